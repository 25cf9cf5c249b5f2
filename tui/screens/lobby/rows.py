"""The list of a lobby: its seats, the abandoned game, the game with its options, and the table's rules.

Knows: the lobby as the table sends it, how its parts are worded, Textual's list.
Must not know: keys, and what may be asked of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Seated
from tui.draw import panels
from tui.draw.signs import SIGNS, glyph
from tui.draw.styles import style
from tui.lobby_view.seat_text import first_seat, named_seats, seat_state, seat_who, taken
from tui.lobby_view.table_settings import offered, option_value, rule_label, rule_value, rules
from tui.screens.deal import broken_row
from tui.text.words import Words, letter

NAME = 18
"""Columns of a name and the space after it."""
LEAST = 30
"""Columns of a row, at least; so many before the list has a size."""
INDENT = "   "
"""Before the settings below the game."""
SPACED = 40
"""Rows of a screen that has room for a free row below each seat."""
LABEL = 10
"""Columns before the values, at least."""


class Setting(NamedTuple):
    """A row with a name and a value."""

    id: str
    label: str
    value: str
    usual: bool
    """True if it has its default."""


class LobbyRows(OptionList):
    """Shows a lobby row by row. Each row has an id: `seat-0`, `broken`, `game`, a rule's name, `option-` and a name.

    Settings without their default come first. None moves while the cursor is on one, or it would run from the key.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._placed = False
        """True once the cursor was set on the row that is most likely wanted."""
        self._order: list[str] = []
        """The ids of the settings as they were shown last."""
        self._shown: tuple[Words, ClientState, Lobby] | None = None
        """What is shown."""
        self._width = 0
        """The columns for which it is drawn."""

    def show(self, words: Words, client_state: ClientState, lobby: Lobby) -> None:
        """Shows this lobby; the cursor stays on its row, or else where it was."""
        at, held = self.highlighted, self.row
        settings = self._ordered(list(_settings(words, client_state, lobby)), held)
        self._shown = words, client_state, lobby
        self._width = width = max(LEAST, self.scrollable_content_region.width)
        self.clear_options()
        self.add_option(Option(_seats_heading(words, lobby, width), disabled=True))
        seats = [(f"seat-{at}", line) for at, line in enumerate(_seats(words, client_state, lobby, width))]
        spaced = self.app.size.height >= SPACED
        for seat in seats:
            self._add([seat])
            self.add_options([Option(Text(), disabled=True)] * spaced)
        if line := broken_row(words, client_state):
            self._add([("broken", line)])
        self.add_option(Option(Text(words.shown("─") * width, style("line")), disabled=True))
        settings, column = _names_that_fit(settings, width)
        self._add([("game", _game(words, client_state, lobby, width))])
        self._add([(each.id, _setting(each, column, width)) for each in settings])
        same = [number for number, option in enumerate(self.options) if option.id == held]
        kept = same[0] if same else min(at or 0, self.option_count - 1)
        first = self.get_option_index(f"seat-{first_seat(client_state, lobby)}")
        self.highlighted = kept if self._placed else first
        self._placed = True

    def on_resize(self) -> None:
        """Draws the rows again for another width: the screen draws them before it is laid out."""
        if self._shown is not None and self._width != max(LEAST, self.scrollable_content_region.width):
            self.show(*self._shown)

    def _add(self, rows: Sequence[tuple[str, Text]]) -> None:
        self.add_options([Option(text, id=id) for id, text in rows])

    def _ordered(self, settings: list[Setting], held: str) -> list[Setting]:
        """Returns the settings without their default before the others; in the order before if the cursor holds one."""
        ids = {each.id for each in settings}
        if held in ids and ids == set(self._order):
            return sorted(settings, key=lambda each: self._order.index(each.id))
        ordered = sorted(settings, key=lambda each: each.usual)
        self._order = [each.id for each in ordered]
        return ordered

    @property
    def row(self) -> str:
        """The id of the row under the cursor; "" if there is none."""
        return "" if self.highlighted is None else str(self.get_option_at_index(self.highlighted).id)

    @property
    def seat(self) -> int | None:
        """The seat under the cursor."""
        return int(self.row.removeprefix("seat-")) if self.row.startswith("seat-") else None


def _seats_heading(words: Words, lobby: Lobby, width: int) -> Text:
    """Returns the heading of the seats: how many are taken."""
    said = words("frame-seats", taken=sum(map(taken, lobby.seats)), all=len(lobby.seats))
    return (
        Text().append(f"{said} ", style("gold")).append(words.shown("─") * (width - cell_len(said) - 1), style("line"))
    )


def _seats(words: Words, client_state: ClientState, lobby: Lobby, width: int) -> Iterator[Text]:
    for at, seated in enumerate(named_seats(words, lobby)):
        yield _seat(words, client_state, at, seated, width)


def _seat(words: Words, client_state: ClientState, at: int, seated: Seated, width: int) -> Text:
    """Returns a seat in one row: its letter, the name, who that is, and at the right whether they are ready; by a sign
    alone where the words have no room."""
    if not taken(seated):
        return Text().append(f" {letter(at)}  {words('table-seat-free')}", style("dim"))
    state = seat_state(words, seated)
    sign = "away" if not seated.here else "done" if seated.ready else "turn"
    tail, who = f"{state} {glyph(sign, words.ascii_only)} " if state else "", seat_who(words, client_state, seated)
    if cell_len(who) + cell_len(tail) + NAME + 4 > width:
        tail = tail.removeprefix(state)
    text = Text().append(f" {letter(at)} ", style(f"on-seat{at} bold"))
    name = panels.fitted(seated.name, NAME - 2)
    plate = f" {name}{' ' * (NAME - 2 - cell_len(name))}"
    text.append(plate, style(f"wash-seat{at} bold")).append(" ")
    room = width - cell_len(text.plain) - cell_len(tail) - 1
    text.append(panels.fitted(who, max(0, room)), style("dim"))
    text.pad_right(max(0, width - cell_len(text.plain) - cell_len(tail)))
    return text.append(tail, style(SIGNS[sign].style))


def _settings(words: Words, client_state: ClientState, lobby: Lobby) -> Iterator[Setting]:
    """Yields the options of the game, then the rules of the table."""
    for choice in offered(lobby):
        now, label = lobby.options.get(choice.name, choice.default), words(f"{lobby.game}-option-{choice.name}")
        yield Setting(f"option-{choice.name}", label, option_value(words, lobby.game, now), now == choice.default)
    for rule in rules(words, lobby.house, host=client_state.table.is_host):
        yield Setting(rule.name, rule_label(words, rule.name), rule_value(words, rule.name, rule.value), rule.usual)


def _names_that_fit(settings: list[Setting], width: int) -> tuple[list[Setting], int]:
    """Returns the settings, whose names lose their brackets where one has no room for them, and the column of the
    values. A name that is still too long moves its own value to the right: `_setting`."""
    room = width - max([0, *(cell_len(each.value) for each in settings)]) - 1
    if any(_end(each) > room for each in settings):
        settings = [each._replace(label=each.label.partition(" (")[0]) for each in settings]
    return settings, max(LABEL, min(max([0, *map(_end, settings)]), room))


def _end(each: Setting) -> int:
    """Returns the first column after a name and the space around it."""
    return cell_len(INDENT) + cell_len(each.label) + 2


def _game(words: Words, client_state: ClientState, lobby: Lobby, width: int) -> Text:
    """Returns the row of the game, at whose end the host sees the key for another one."""
    text = Text().append(f" {words('lobby-row-game')}  ", style("dim"))
    text.append(words(f"{lobby.game}-name"), style("ink bold"))
    text.truncate(width - 4, overflow="ellipsis", pad=True)
    return text.append(words("lobby-game-key") if client_state.table.is_host else "", style("gold bold"))


def _setting(each: Setting, column: int, width: int) -> Text:
    """Returns a name and its value, which stands out if it is not the default. The name is cut only where the row has
    no room for both."""
    column = max(column, min(_end(each), width - cell_len(each.value) - 1))
    text = _labelled(f"{INDENT}{each.label}", column, "" if each.usual else "bold")
    return text.append(each.value, style("dim" if each.usual else "gold bold"))


def _labelled(label: str, column: int, look: str) -> Text:
    """Returns a row up to this column."""
    text = Text().append(panels.fitted(label, column - 2), style(look))
    text.pad_right(max(0, column - cell_len(text.plain)))
    return text
