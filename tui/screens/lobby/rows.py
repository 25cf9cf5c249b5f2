"""The list of a lobby: its seats, the abandoned game, the game with its options, and the table's rules.

Knows: the lobby as the table sends it, how its parts are worded, Textual's list.
Must not know: keys, and what may be asked of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text
from textual.widgets.option_list import Option

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Seated
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS, glyph
from tui.draw.styles import style
from tui.lobby_view.seat_text import first_seat, named_seats, seat_state, seat_who, taken
from tui.screens.deal import broken_row
from tui.screens.game.room import is_roomy
from tui.text.words import Words, letter

from .columns import Counted, column_width, placed
from .folded import folded
from .listed_settings import Setting, brief, listed_settings
from .placed_rows import PlacedRows

NAME = 18
"""Columns of a name and the space after it, at most."""
BESIDE_NAME = 8
"""Columns of a seat's row for its letter, its sign and the gaps."""
LEAST = 30
"""Columns of a row, at least; so many before the list has a size."""
INDENT = " "
"""Before the settings below their heading."""
SPACED = 40
"""Rows of a screen that has room for a free row below each seat and above the rules, and above each other part."""
LABEL = 10
"""Columns before the values, at least."""
ELSEWHERE, SHARE, OTHERS = 13, 0.6, 4
"""Rows of a high screen above and below the list; the share of a narrow one that the list has, and rows of it that
stand above."""
HEADINGS, PARTED = 4, 3
"""Headings of the list, and free rows between them where seats have free rows below them."""


class LobbyRows(PlacedRows):
    """Shows a lobby row by row. Each row has an id: `seat-0`, `broken`, `game`, a rule's name, `option-` and a name.

    Settings without their default come first. None moves while the cursor is on one, or it would run from the key.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._placed = False
        """True once the cursor was set on the row that is most likely wanted."""
        self._order: list[str] = []
        """The ids of the settings as they were shown last."""
        self._shown: tuple[Words, ClientState, Lobby] | None = None
        """What is shown."""
        self._settings: Mapping[str, Setting] = {}
        """The settings by their ids."""
        self._columns: tuple[Mapping[bool, int], int] = {}, 0
        """The columns of the values of the options and of the rules, and the width of a row."""
        self._air = 0
        """Free rows below each heading, and above it besides the first one."""
        self._under = ""
        """The id of the row that was under the cursor when the arrows were drawn."""

    def show(self, words: Words, client_state: ClientState, lobby: Lobby) -> None:
        """Shows this lobby; the cursor stays on its row, or else where it was."""
        at, held = self.highlighted, self.row
        settings = self._ordered(list(listed_settings(words, client_state, lobby)), held)
        self._shown = words, client_state, lobby
        self._width = width = max(LEAST, self.scrollable_content_region.width)
        self.clear_options()
        self._air = self._free_rows(len(lobby.seats), len(settings))
        seat, column = self._widths(settings)
        self._add_seats(words, client_state, lobby, seat)
        self._space(self._air > 1)
        self._add([("game", _game(words, lobby, seat))])
        self._foldable = self.option_count
        self._space()
        self._space(self._air > 1)
        heading = _options_heading(words, settings, width if self.side else seat)
        self._add_heading(heading)
        self._add_settings(settings, (width, seat, column))
        self._canvas = None
        same = [number for number, option in enumerate(self.options) if option.id == held]
        kept = same[0] if same else min(at or 0, self.option_count - 1)
        first = self.get_option_index(f"seat-{first_seat(client_state, lobby)}")
        self.highlighted = kept if self._placed else first
        self._placed = True

    def _widths(self, settings: Sequence[Setting]) -> tuple[int, int]:
        """The columns of a row above the settings, and of a setting."""
        if not self.side:
            return self._width, self._width
        widest = max([LABEL, *(_end(each._replace(label=brief(each))) + cell_len(each.value) for each in settings)])
        return max(LEAST, self._width - self.side - 1), column_width(self._width, widest)

    def _add_seats(self, words: Words, client_state: ClientState, lobby: Lobby, width: int) -> None:
        """Adds the rows above the game: the seats, and the abandoned game."""
        self._add_heading(_seats_heading(words, lobby, width))
        for at, line in enumerate(_seats(words, client_state, lobby, width)):
            self._add([(f"seat-{at}", line)])
            self._space()
        if line := broken_row(words, client_state):
            self._add([("broken", line)])

    def _space(self, wanted: bool = True) -> None:
        """Adds a free row on a high screen, if it is wanted there."""
        if wanted and self.app.size.height >= SPACED and not self.side:
            self.add_option(Option(Text(), disabled=True))

    def _add_heading(self, heading: Text) -> None:
        """Adds a heading, and a free row below it where there is room for one below each."""
        self.add_option(Option(heading, disabled=True))
        self._space(self._air > 0)

    def _free_rows(self, seats: int, settings: int) -> int:
        """The free rows below each heading, or also above it, for which a high screen has room: 0, 1 or 2."""
        columns, rows = self.app.size
        room = rows - ELSEWHERE if is_roomy(columns, rows) else round(rows * SHARE) - OTHERS
        left = room - 2 * seats - settings - HEADINGS - PARTED
        return min(2, max(0, left // HEADINGS))

    def _add_settings(self, settings: Sequence[Setting], widths: tuple[int, int, int]) -> None:
        """Adds the options of the game, then the rules of the table below a heading of their own."""
        fitting = [each._replace(label=brief(each)) for each in settings]
        options, rules = ([each for each in fitting if each.rule is rule] for rule in (False, True))
        if self.side:
            self._places = placed(Counted(self.option_count, len(options), len(rules) + bool(rules)), widths)
        self._settings = {each.id: each for each in fitting}
        self._columns = {each.rule: _values_column(fitting, each.rule, widths[2]) for each in fitting}, widths[2]
        self._add([(each.id, self._setting(each.id)) for each in options])
        if rules:
            self._space()
            self._space(self._air > 1)
            self._add_heading(self._rules_heading(widths[2]))
        self._add([(each.id, self._setting(each.id)) for each in rules])

    def _rules_heading(self, width: int) -> Text:
        assert self._shown is not None
        return _heading(self._shown[0], self._shown[0]("lobby-rules"), width)

    def _setting(self, id: str) -> Text:
        """Returns the row of a setting; between arrows while the cursor is on it and they turn it."""
        assert self._shown is not None
        words, client_state, _ = self._shown
        turns = words.shown("◄►") if id == self._under and client_state.table.is_host else ""
        each, (columns, width) = self._settings[id], self._columns
        return _setting(each, columns[each.rule], width, turns)

    def _mark(self) -> None:
        """Draws the arrows at the setting under the cursor, and takes those away that are elsewhere."""
        before, self._under = self._under, self.row
        for each in {before, self._under} & {*self._settings} & {option.id or "" for option in self.options}:
            self.replace_option_prompt(each, self._setting(each))
        self._canvas = None

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self._mark()

    def card(self, width: int, height: int) -> Canvas:
        assert self._shown is not None
        words, _, lobby = self._shown
        return folded(Canvas(width, height, words.ascii_only), words, lobby, [*self._settings.values()])

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
        ordered = sorted(settings, key=lambda each: (each.rule, each.usual))
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
    return _heading(words, words("frame-seats", taken=sum(map(taken, lobby.seats)), all=len(lobby.seats)), width)


def _options_heading(words: Words, settings: Sequence[Setting], width: int) -> Text:
    """Returns the heading of the options: how many of them are not as usual."""
    options = [each for each in settings if not each.rule]
    changed = sum(not each.usual for each in options)
    return _heading(words, words("lobby-options", all=len(options), changed=changed), width)


def _heading(words: Words, said: str, width: int) -> Text:
    """Returns a heading with a line behind it."""
    line = words.shown("─") * (width - cell_len(said) - 1)
    return Text().append(f"{said} ", style("gold")).append(line, style("line"))


def _seats(words: Words, client_state: ClientState, lobby: Lobby, width: int) -> Iterator[Text]:
    """Yields a row for each seat. The column of the names is as narrow as they allow where the rows need that."""
    seats = named_seats(words, lobby)
    there = [seated for seated in seats if taken(seated)]
    wanted = max((_beside_name(words, client_state, seated) for seated in there), default=0)
    longest = max((cell_len(seated.name) + 2 for seated in there), default=0)
    name = NAME if wanted + NAME <= width else min(NAME, longest)
    for at, seated in enumerate(seats):
        yield _seat(words, client_state, at, seated, (name, width))


def _beside_name(words: Words, client_state: ClientState, seated: Seated) -> int:
    """Returns the columns that a seat's row takes besides the name."""
    return cell_len(seat_who(words, client_state, seated)) + cell_len(seat_state(words, seated)) + BESIDE_NAME


def _seat(words: Words, client_state: ClientState, at: int, seated: Seated, columns: tuple[int, int]) -> Text:
    """Returns a seat in one row: its letter, the name, who that is, and at the right whether they are ready; by a sign
    alone where the words have no room. `columns`: those of the name, and of all."""
    if not taken(seated):
        return Text().append(f" {letter(at)}  {words('table-seat-free')}", style("dim"))
    of_name, width = columns
    state = seat_state(words, seated)
    of_person = "away" if not seated.here else "done" if seated.ready else "thinking"
    sign = "done" if seated.person is None else of_person
    tail, who = f"{state} {glyph(sign, words.ascii_only)} ".lstrip(), seat_who(words, client_state, seated)
    if _beside_name(words, client_state, seated) + of_name > width:
        tail = tail.removeprefix(state)
    text = Text().append(f" {letter(at)} ", style(f"on-seat{at} bold"))
    name = panels.fitted(seated.name, of_name - 2)
    plate = f" {name}{' ' * (of_name - 2 - cell_len(name))}"
    text.append(plate, style("ink bold")).append(" ")
    room = width - cell_len(text.plain) - cell_len(tail) - 1
    text.append(panels.fitted(who, max(0, room)), style("dim"))
    text.pad_right(max(0, width - cell_len(text.plain) - cell_len(tail)))
    return text.append(tail, style("gold" if sign == "thinking" else SIGNS[sign].style))


def _values_column(settings: Sequence[Setting], rule: bool, width: int) -> int:
    """Returns the column of the values of the options or rules: one for all if it has room for all of them."""
    ours = [each for each in settings if each.rule is rule]
    common, room = _column_of(settings, width)
    return common if common <= room else min(_column_of(ours, width))


def _column_of(settings: Sequence[Setting], width: int) -> tuple[int, int]:
    """Returns the first column after all names, and the last one at which all values have room."""
    return max(LABEL, *map(_end, settings)), width - max(cell_len(each.value) for each in settings)


def _end(each: Setting) -> int:
    """Returns the first column after a name and the space around it, where an arrow has room."""
    return cell_len(INDENT) + cell_len(each.label) + 3


def _game(words: Words, lobby: Lobby, width: int) -> Text:
    """Returns the row of the game, a heading."""
    text = Text().append(f"{words('lobby-row-game')} ", style("gold"))
    text.append(words(f"{lobby.game}-name"), style("ink bold"))
    text.truncate(width, overflow="ellipsis")
    line = words.shown("─") * (width - text.cell_len - 1)
    return text.append(f" {line}" if line else "", style("line"))


def _setting(each: Setting, column: int, width: int, turns: str) -> Text:
    """Returns a name and its value, both quiet while that is the default. The name is cut only where the row has no
    room for both. `turns`: the arrows around the value, in place of its sign; empty where none turn it."""
    column = max(column, min(_end(each), width - cell_len(each.value) - 1))
    text = _labelled(f"{INDENT}{each.label}", column, "ink bold" if turns or not each.usual else "soft-dim")
    look = "gold bold" if turns or not each.usual else "soft-dim"
    if turns or each.sign:
        text.right_crop(2)
        text.append(f"{turns[0]} " if turns else f"{each.sign} ", style("gold" if turns else look))
    text.append(each.value, style(look))
    return text.append(f" {turns[1:]}" if turns and text.cell_len + 2 <= width else "", style("gold"))


def _labelled(label: str, column: int, look: str) -> Text:
    """Returns a row up to this column."""
    text = Text().append(panels.fitted(label, column - 2), style(look))
    text.pad_right(max(0, column - cell_len(text.plain)))
    return text
