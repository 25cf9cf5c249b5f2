"""The dialog for joining: an address to type, and the tables of the local network to choose from.

Knows: what was found in the network, how addresses are written.
Must not know: how the network is browsed, or how a table is joined.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from netplay.addresses import PORT, CannotJoin, parse_address, written
from netplay.invitations import Invitation
from tui.lines.found_tables import LOOKING
from tui.screens.dialogs import Form
from tui.screens.key_line import key_line
from tui.text.words import Words
from tui.text.wrap import Prose
from tui.widgets.text_line import TextLine

from .found_tables import REFRESH, table_line

if TYPE_CHECKING:
    from netplay.discovery.announcement import FoundTable

WIDTH = 66
"""Columns of a table in the dialog."""


class JoinForm(Form):
    """Asks for the address of a table. `tables` returns those found; None without a network."""

    def __init__(self, words: Words, last: str, tables: Callable[[], tuple[FoundTable, ...] | None]) -> None:
        super().__init__(words("table-join-title"), last, words("table-join-hint"), wrong_address)
        self._words, self._tables = words, tables
        self._since = monotonic()
        self._shown: tuple[FoundTable, ...] = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            yield TextLine(self._value, max_length=120)
            yield Static(Prose(Text(self._hint)), classes="hint", id="hint")
            yield Static(id="around", classes="hint")
            yield OptionList(id="found", markup=False)
            yield Static(key_line(self._words("table-join-keys")), classes="hint")

    def on_mount(self) -> None:
        super().on_mount()
        self._refresh()
        self.set_interval(REFRESH, self._refresh)

    def _refresh(self) -> None:
        """Draws the tables found. The cursor stays on its table."""
        found = self._tables()
        self.query_one("#around", Static).update(Text(self._words(self._progress(found))))
        if (found or ()) != self._shown:
            self._show(found or ())

    def _progress(self, found: tuple[FoundTable, ...] | None) -> str:
        """Returns the key of the text that says how the search goes."""
        if found:
            return "table-around-found"
        if found is None:
            return "table-around-deaf"
        return "table-around-looking" if monotonic() - self._since < LOOKING else "table-around-nothing"

    def _show(self, found: tuple[FoundTable, ...]) -> None:
        tables = self.query_one("#found", OptionList)
        at = tables.highlighted
        chosen = _place(self._shown[at]) if at is not None and at < len(self._shown) else None
        self._shown = found
        tables.clear_options()
        tables.add_options([Option(table_line(each, self._words, WIDTH)) for each in found])
        places = [_place(each) for each in found]
        if chosen in places:
            tables.highlighted = places.index(chosen)
        if not found and tables.has_focus:
            self.query_one(Input).focus()

    def on_key(self, event: events.Key) -> None:
        """Moves the focus from the address down into the list, and back."""
        tables, typed = self.query_one("#found", OptionList), self.query_one(Input)
        if event.key == "down" and typed.has_focus and self._shown:
            event.stop()
            tables.focus()
            tables.highlighted = tables.highlighted or 0
        elif event.key == "up" and tables.has_focus and not tables.highlighted:
            event.stop()
            typed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(written(*_place(self._shown[event.option_index])))


def _place(found: FoundTable) -> tuple[str, int]:
    return found.host, found.port


def wrong_address(text: str) -> str | None:
    """Returns a sentence why this is no address; None if it is one."""
    try:
        parse_address(Invitation.parse(text).address, PORT)
    except CannotJoin as error:
        return error.sentence
    return None
