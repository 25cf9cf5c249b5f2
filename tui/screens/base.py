"""What the main screens share: they tell the app when their size changes, and at a table people talk and leave.

Knows: the app, the line of chat.
Must not know: what else is on a screen.
"""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input

from netplay.protocol import Chat

from .. import keys


class MainScreen(Screen[None]):
    """A screen that fills the terminal and lives under dialogs."""

    def on_resize(self) -> None:
        self.app.check_size()

    def table_changed(self) -> None:
        """Something at the table is different: draw it."""
        raise NotImplementedError


class TableScreen(MainScreen):
    """A main screen at a table: it has an Input `#chat`, which shows while somebody writes."""

    home: ClassVar[str]
    """The widget that has the focus otherwise."""
    BINDINGS = [
        Binding(keys.letter("t"), "chat", show=False),
        Binding(f"escape,{keys.letter('q')}", "leave", show=False),
    ]

    def action_chat(self) -> None:
        chat = self.query_one("#chat", Input)
        chat.display = True
        chat.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip() and not self.app.session.send(Chat(event.value)):
            self.app.bell()
        self.close_chat()

    def close_chat(self) -> None:
        """The line of chat goes away, empty."""
        chat = self.query_one("#chat", Input)
        chat.value = ""
        chat.display = False
        self.query_one(self.home).focus()

    def action_leave(self) -> None:
        """Out of the line of chat, or away from the table (that is asked)."""
        if self.query_one("#chat").display:
            self.close_chat()
        else:
            self.app.ask_leave()
