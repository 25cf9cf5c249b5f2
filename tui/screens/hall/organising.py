"""The organiser's screen: every table of the hall with who is there, and what can be done about each.

Knows: what the client knows of the hall, dialogs.
Must not know: how a deed is carried out, or what happens at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from core import Sentence
from netplay.client.hall import HallState
from netplay.client.state import ClientState
from netplay.protocol.messages import (
    Announce,
    AskWhereabouts,
    CloseTable,
    Message,
    MovePerson,
    ProtectHall,
    Whereabout,
)
from tui.draw import panels
from tui.draw.styles import style
from tui.lobby_view import organising
from tui.lobby_view.hall_text import clock_of, name_of
from tui.lobby_view.organising import Deed, Row
from tui.screens.dialogs import Chooser, Dialog, Form, Picker, closing
from tui.screens.key_line import key_line
from tui.text.words import Words
from tui.text.wrap import Prose

EVERY = 3.0
"""Seconds between two questions who is where."""
NAME = 26
"""Columns of the name of a table or a person."""
WIDTH = 72
"""Columns of a row."""


class Organising(Dialog[None]):
    """The tables and people of a hall, for its organiser. `state` returns what the client knows."""

    BINDINGS = closing("dismiss", "help")

    def __init__(self, state: Callable[[], ClientState | None]) -> None:
        super().__init__()
        self._state, self._since = state, monotonic()
        self._people: Sequence[Whereabout] = ()
        self._rows: list[Row] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Static(id="organiser-title", classes="heading")
            yield OptionList(id="organised", markup=False)
            yield Static(id="organiser-why")
            yield Static(key_line(self.app.words("organiser-keys")), classes="hint")

    def on_mount(self) -> None:
        self._ask()
        self.set_interval(EVERY, self._ask)
        self.hall_changed()
        self.query_one(OptionList).focus()

    def _ask(self) -> None:
        """Asks who is where."""
        self.app.session.send(AskWhereabouts())

    def hall_changed(self) -> None:
        """Draws the rows again. The cursor stays on its table or person."""
        state, words = self._state(), self.app.words
        if state is None or state.hall.welcome is None or not self.is_mounted:
            return
        hall = state.hall
        if hall.whereabouts is not None:
            self._people, hall.whereabouts = hall.whereabouts.people, None
        title = words("organiser-title", hall=words.verbatim(hall.welcome.hall if hall.welcome else ""))
        self.query_one("#organiser-title", Static).update(Text(title))
        self._draw(organising.rows(words, hall, self._people, clock_of(hall.welcome, self._since, monotonic())))
        rejected = state.requests.rejected
        sentence = words.sentence(Sentence(rejected.code, rejected.text)) if rejected is not None else ""
        self.query_one("#organiser-why", Static).update(Prose(Text(sentence, style("gold"))))

    def _draw(self, rows: list[Row]) -> None:
        listed = self.query_one(OptionList)
        at = listed.highlighted
        chosen = self._rows[at].key if at is not None and at < len(self._rows) else None
        if rows == self._rows:
            return
        self._rows = rows
        listed.clear_options()
        listed.add_options([Option(_line(row)) for row in rows])
        keys = [row.key for row in rows]
        listed.highlighted = keys.index(chosen) if chosen in keys else 0

    @property
    def _hall(self) -> HallState:
        state = self._state()
        return state.hall if state is not None else HallState()

    # Deeds

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Offers what can be done about the row."""
        event.stop()
        words, hall, row = self.app.words, self._hall, self._rows[event.option_index]
        found = organising.deeds(words, row, hall.tables, hall.welcome.person if hall.welcome is not None else 0)

        def done(at: int | None) -> None:
            if at is not None and 0 <= at < len(found):
                self._do(found[at], row)

        body = Text(words("organiser-do" if found else "organiser-nothing"))
        self.app.push_screen(Chooser(row.text, body, [deed.text for deed in found]), done)

    def _do(self, deed: Deed, row: Row) -> None:
        if deed.message is not None:
            self._send(deed.message)
        else:
            asked = {"announce": ask_announcement, "password": ask_password, "close": ask_close, "move": ask_place}
            asked[deed.asks](self, row)

    def _send(self, message: Message) -> None:
        send(self, message)
        self._ask()

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss()

    @property
    def words(self) -> Words:
        """The texts of the reader's language."""
        return self.app.words

    @property
    def hall(self) -> HallState:
        """The hall as the client knows it."""
        return self._hall


def send(screen: Organising, message: Message) -> None:
    """Sends a request of the organiser; an earlier refusal is forgotten."""
    state = screen._state()
    if state is not None:
        state.requests.rejected = None
    if not screen.app.session.send(message):
        screen.app.bell()


def ask_announcement(screen: Organising, row: Row) -> None:
    """Asks for a line, which everybody in the hall is told."""
    words = screen.words
    form = Form(words("hall-announce-title"), "", words("hall-announce-hint"), lambda text: None)
    screen.app.push_screen(form, lambda text: send(screen, Announce(text)) if text else None)


def ask_password(screen: Organising, row: Row) -> None:
    """Asks for a password, which newcomers need from then on."""
    words = screen.words
    form = Form(words("organiser-password-title"), "", words("organiser-password-hint"), lambda text: None)
    screen.app.push_screen(form, lambda text: send(screen, ProtectHall(text)) if text else None)


def ask_close(screen: Organising, row: Row) -> None:
    """Closes a table, after asking."""
    words = screen.words
    table = screen.hall.tables.get(row.table)
    title = words("hall-close-title", table=name_of(words, table) if table is not None else row.text)
    dialog = Chooser(title, Text(words("hall-close-body")), [words("hall-close-stay"), words("hall-close-go")])
    screen.app.push_screen(dialog, lambda at: send(screen, CloseTable(row.table)) if at == 1 else None)


def ask_place(screen: Organising, row: Row) -> None:
    """Asks for the table to which a person is moved."""
    words, person = screen.words, row.person
    if person is None:
        return
    places = organising.places(words, screen.hall.tables.values(), person.table)

    def done(at: int | None) -> None:
        if at is not None and 0 <= at < len(places):
            send(screen, MovePerson(person.person, places[at][0]))

    title = words("organiser-move-title", name=row.text)
    screen.app.push_screen(Picker(title, Text(), [text for _, text in places]), done)


def _line(row: Row) -> Text:
    """Returns a row: a place stands out, and people are set under it."""
    inside = row.person is not None and row.table
    name = panels.fitted(row.text, NAME)
    line = Text("  " if inside else "").append(name, style("ink" if row.person is not None else "gold"))
    if row.state:
        line.append(" " * max(1, NAME + 2 - line.cell_len)).append(
            panels.fitted(row.state, WIDTH - NAME - 2), style("dim")
        )
    return line
