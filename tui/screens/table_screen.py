"""The base of the screens at a table: the line of chat, and leaving.

Knows: the app's protocol, the line of chat.
Must not know: what else is on a screen.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.widgets import Input

from netplay.protocol.messages import Chat
from tui.input.bindings import named_binding
from tui.input.stale_input import StaleInputGuard
from tui.terminal.message_queues import wait_for_queues

from .base import MainScreen, is_upright
from .key_line import key_line, two_ends

if TYPE_CHECKING:
    from netplay.client.state import ClientState

APART = 3
"""Columns between the title and keys beside it, at least."""
KEY_TIMEOUT = 1.0
"""Seconds that a key on its way to the line of chat is waited for."""


class TableScreen(MainScreen):
    """A main screen at a table. It has an Input `#chat`, which is visible while the player writes."""

    home: ClassVar[str]
    """The widget that has the focus otherwise."""
    draft: str | None = None
    """A line of chat that was begun on the screen before; None if there was none."""
    _chat: Input | None = None
    BINDINGS = [
        named_binding("chat", "chat"),
        named_binding("people", "app.people"),
        named_binding("leave", "leave"),
    ]

    @property
    def client_state(self) -> ClientState | None:
        """The client's knowledge of the table; None while there is none."""
        client = self.app.session.client
        return client.state if client else None

    @property
    def _chat_line(self) -> Input | None:
        """The line of chat; None while the screen has none yet. It is kept, since each key asks for it."""
        if self._chat is None or not self._chat.is_attached:
            self._chat = next(iter(self.query("#chat").results(Input)), None)
        return self._chat

    @property
    def begun(self) -> bool:
        """True if a line of chat was begun."""
        return self._chat_line is not None and self._chat_line.display

    @property
    def writing(self) -> bool:
        """True while keys go to the line of chat, so that nothing else may open by itself and take them."""
        return self.begun and self.focused is self._chat_line

    @cached_property
    def _said(self) -> StaleInputGuard:
        """Decides which Enter counts after a line of chat: one more was meant for the line."""
        guard = StaleInputGuard(self.app.patience)
        guard.show(since=0.0)
        return guard

    def takes(self, event: events.InputEvent) -> bool:
        """True if a key or a click goes on to the screen; keys of a line of chat always do."""
        if isinstance(event, events.Key):
            if self.writing:
                return True
            if event.key == "enter" and not self._said.counts(event.time):
                return False
        return super().takes(event)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, TableScreen) and self.begun:
            chat = self.query_one("#chat", Input)
            await wait_for_queues(
                [self, chat, self], KEY_TIMEOUT
            )  # a key may be on its way to the line, or an Enter back
            other.draft = chat.value if self.begun else None
        return other

    def title_with_keys(self, title: Text) -> Text:
        """Returns the title and the keys that do something everywhere, as many of them as have room beside it."""
        room = self.app.size.width - 2 - title.cell_len - APART
        row = key_line("") if is_upright(*self.app.size) else two_ends((), self.keys_everywhere(), room)
        row.stylize("not bold")
        return title.append(" " * APART).append_text(row)

    def take_up_chat(self) -> None:
        """Hides the line of chat, or goes on with the one begun on the screen before."""
        self.close_chat()
        if self.draft is not None:
            self.action_chat()
            chat = self.query_one("#chat", Input)
            chat.value, chat.cursor_position = self.draft, len(self.draft)
            self.set_focus(chat)  # at once: the next key may be here already

    def action_chat(self) -> None:
        """Opens the line of chat."""
        chat = self.query_one("#chat", Input)
        chat.placeholder = self.app.words("table-chat-keys")
        chat.display = True
        chat.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Sends the line of chat. Without a connection it stays, to be sent later."""
        if event.value.strip() and not self.app.session.send(Chat(event.value)):
            self.app.bell()
            return
        self._said.show(by_itself=True)
        self.close_chat()
        self.table_changed()

    def close_chat(self) -> None:
        """Empties and hides the line of chat."""
        chat = self.query_one("#chat", Input)
        chat.value = ""
        chat.display = False
        self.query_one(self.home).focus()

    def action_leave(self) -> None:
        """Closes the line of chat; if there is none, leaves the table after asking."""
        if self.begun:
            self.close_chat()
            self.table_changed()
        else:
            self.app.ask_leave()
