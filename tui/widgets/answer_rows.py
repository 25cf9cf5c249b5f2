"""The rows of a list of answers: in columns where there is room for them, else as sentences; or as a grid.

Knows: styled text, and columns.
Must not know: what an answer does, or which rows are in sight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from tui.draw.styles import style
from tui.text.wrap import wrap

GAP = 2
"""Columns between two columns."""
WIDEST_GAP = 4
"""The same at most, where the rows and the columns of a table stand apart."""
NARROW = 45
"""Columns from which answers are shown in full, even if some take more than a row then."""


class Cell(NamedTuple):
    """A place in a grid of answers."""

    number: int | None
    """The number of its answer; None: the place has none."""
    text: Text
    apart: bool = False
    """True if its key is drawn as on a card, with a free column before the text."""

    def key(self, keys: Sequence[str]) -> str:
        """The digit that gives its answer, with the free column."""
        key = "" if self.number is None else keys[self.number]
        return f"{key} " if key and self.apart else key


Head = tuple[Text, Text]
"""The name of a row or a column, and what is said beside it where there is room."""


class Grid(NamedTuple):
    """Answers that are made of two things: the first names a row, the second a column."""

    heads: Sequence[Head]
    rows: Sequence[tuple[Head, Sequence[Cell]]]
    notes: Sequence[Sequence[Text]] = ()
    """Sentences below all answers."""
    corner: Text = Text("", end="")
    """The words before the names of the columns; empty where these say all themselves."""
    flush: bool = False
    """True if it begins where a list does, and the answer under the cursor looks as it does there; without keys it is
    all gold. What stands at a place without an answer is shown, too."""

    @property
    def numbers(self) -> set[int]:
        """The numbers of the answers in it."""
        return {cell.number for _, cells in self.rows for cell in cells if cell.number is not None}


class Listing(NamedTuple):
    """All answers to a question."""

    answers: Sequence[Sequence[Text]] = ()
    """The columns of each."""
    keys: Sequence[str] = ()
    """The digit that gives each; empty for none."""
    shorter: Sequence[Sequence[Sequence[Text]]] = ()
    """The same in fewer words, and in fewer still; none where there are none."""
    grid: Grid | None = None
    tables: Sequence[Sequence[Sequence[Text]]] = ()
    """The same in columns below headings: the first row of each holds these, and rows behind those of all answers hold
    notes. The longest wording comes first."""
    keyed: str = "gold"
    """The style of the digits: another one where they only number the answers."""
    airy: bool = False
    """True if the rows and the columns of a table stand apart where there is room: these by so many at most."""
    widest: int = WIDEST_GAP
    after: Sequence[Text] = ()
    """Sentences below all of it, as far as rows are free, instead of the notes that help to choose."""
    title: Text = Text("", end="")
    """Said above the headings of a table; empty for nothing."""

    def only(self, number: int) -> Listing:
        """The same with a single answer, below its headings; unchanged where answers stand in a grid."""
        if self.grid is not None:
            return self
        one = slice(number, number + 1)
        shorter, tables = [each[one] for each in self.shorter], [[it[0], *it[1:][one]] for it in self.tables]
        return self._replace(answers=self.answers[one], keys=self.keys[one], shorter=shorter, tables=tables)

    def told(self, after: Sequence[Text]) -> Listing:
        """The same with these sentences below, and none that help to choose."""
        ends = 1 + len(self.answers)
        grid = self.grid._replace(notes=()) if self.grid is not None else None
        return self._replace(after=after, grid=grid, tables=[table[:ends] for table in self.tables])


class Told(NamedTuple):
    """What the answer under the cursor leads to, where answers are chosen on the board."""

    places: Sequence[tuple[int, int]]
    """The column and the row of each answer on the board."""
    rows: int
    """The rows of each table between its headings and its notes."""
    tables: Sequence[Sequence[Sequence[Text]]]
    """The same in several wordings, the longest first."""
    how: Text = Text(end="")
    """The heading above them."""


class Spot(NamedTuple):
    """The part of a row that is an answer."""

    number: int
    x: int
    width: int
    key: int = 0
    """Columns of the digit that gives it, at the beginning."""


class Row(NamedTuple):
    """A row of the list."""

    line: Text
    spots: Sequence[Spot]
    marked: str = "raised"
    """The style of the answer under the cursor."""

    def is_of(self, number: int | None) -> bool:
        """True if this row, or a part of it, is the answer of this number."""
        return any(spot.number == number for spot in self.spots)

    def shifted(self, by: int) -> Row:
        """The same so many columns further to the right, with no more width."""
        spots = [spot._replace(x=spot.x + by, width=spot.width - by) for spot in self.spots]
        return self._replace(line=Text(" " * by, end="").append_text(self.line), spots=spots) if by else self


def laid_out(listing: Listing, console: Console, width: int) -> list[Row]:
    """The rows of all answers in so many columns, and of what is said below them."""
    signs = max((len(key) for key in listing.keys), default=0) + 1
    after = _notes([[each] for each in listing.after], console, signs, width)
    return [*_answers(listing, console, signs, width), *after]


def _answers(listing: Listing, console: Console, signs: int, width: int) -> list[Row]:
    """The rows of all answers behind so many columns for their keys."""
    if (table := _table(listing, console, signs, width)) is not None:
        return table
    above, left = _grid(listing, width) if listing.grid else ([], 0)
    drawn = listing.grid.numbers if above and listing.grid else set[int]()
    others = [
        _row(listing, number, line, not at, signs, width).shifted(left)
        for number, lines in enumerate(_lines(listing, console, max(1, width - signs - left)))
        for at, line in enumerate(lines)
        if number not in drawn
    ]
    notes = _below(listing.grid, console, (signs * bool(others), left), width) if above and listing.grid else []
    return [*above, *others, *notes]


def _row(listing: Listing, number: int, line: Text, first: bool, signs: int, width: int) -> Row:
    """A row of one answer, with its key in front of the first."""
    key = listing.keys[number] if first else ""
    drawn = Text(end="").append(key.ljust(signs), style(listing.keyed)).append_text(line)
    return Row(drawn, [Spot(number, 0, width + 1, len(key))])


def _table(listing: Listing, console: Console, signs: int, width: int) -> list[Row] | None:
    """The rows of the longest table that there is room for, below its headings if it has any, its notes below; None if
    there is none."""
    ends = 1 + len(listing.answers)
    for gap, table in product((GAP, 1), listing.tables):
        rows = in_columns(table[:ends], width - signs, gap)
        if rows is not None:
            rows = _airy(table[:ends], width - signs, range(listing.widest, gap, -1)) or rows if listing.airy else rows
            heads = Text(" " * signs, style("dim"), end="").append_text(rows[0])
            answers = [_row(listing, at, line, True, signs, width) for at, line in enumerate(rows[1:])]
            headed = [Row(heads, [])] if heads.plain.strip() else []
            above = [*_notes([[listing.title]] if listing.title else [], console, signs, width)[1:], *headed]
            return [*above, *answers, *_notes(table[ends:], console, signs, width)]
    return None


def _airy(table: Sequence[Sequence[Text]], room: int, gaps: Sequence[int]) -> list[Text] | None:
    """The rows of a table with the first of these gaps that there is room for; None if there is room for none."""
    return next((rows for each in gaps if (rows := in_columns(table, room, each)) is not None), None)


def told_rows(told: Told, console: Console, size: tuple[int, int]) -> list[Row]:
    """The rows of what an answer leads to; none of them is an answer itself. Above them stands their heading, as far as
    there is room: with a free row below it only where one is free below all, too."""
    (width, height), rows = size, [[Text(end="")]] * told.rows
    found = _table(Listing(rows, [""] * told.rows, tables=told.tables), console, 1, width) or ()
    below = [row._replace(spots=[]) for row in found]
    free = height - len(below)
    above = [Row(Text(" ", end="").append_text(told.how), []), Row(Text(end=""), [])] if told.how else []
    return [*above[: max(min(1, free), free - 1, 0)], *below]


def _below(grid: Grid, console: Console, before: tuple[int, int], width: int) -> list[Row]:
    """The rows of a grid's notes, as far to the right as the grid, where that breaks no note."""
    signs, left = before
    longest = max((sentence(cells).cell_len for cells in grid.notes), default=0)
    return _notes(grid.notes, console, signs + max(0, min(left, width - signs - longest)), width)


def _notes(notes: Sequence[Sequence[Text]], console: Console, signs: int, width: int) -> list[Row]:
    """The rows of notes, a free one above them."""
    lines = [line for cells in notes for line in wrap(sentence(cells), console, max(1, width - signs))]
    told = [Text(" " * signs, style("dim"), end="").append_text(line) for line in lines]
    return [Row(line, []) for line in ([Text(end=""), *told] if told else [])]


def _lines(listing: Listing, console: Console, room: int) -> list[list[Text]]:
    """The lines of each answer: in columns, in fewer words, or as a sentence in as many lines as it needs."""
    forms = [listing.answers, *listing.shorter]
    for gap, answers in product((GAP, 1), forms):
        if (rows := in_columns(answers, room, gap)) is not None:
            return [[row] for row in rows]
    for answers in forms:
        if (rows := as_sentences(answers, room)) is not None:
            return [[row] for row in rows]
    answers = forms[-1] if room < NARROW else listing.answers
    widths = _widths(fitting(answers, room))
    return [
        [_columns(cells, widths)] if fits(cells, widths, room) else wrap(sentence(cells), console, room)
        for cells in answers
    ]


def in_columns(answers: Sequence[Sequence[Text]], room: int, gap: int = GAP) -> list[Text] | None:
    """Each answer in one row, its columns below those of the others; None if there is no room for that."""
    widths = _widths(answers)
    if not all(fits(each, widths, room, gap) for each in answers):
        return None
    return [_columns(cells, widths, gap) for cells in answers]


def as_sentences(answers: Sequence[Sequence[Text]], room: int) -> list[Text] | None:
    """Each answer in one row as a sentence; None if one is too long."""
    said = [sentence(cells) for cells in answers]
    return said if all(text.cell_len <= room for text in said) else None


def fits(cells: Sequence[Text], widths: Sequence[int], room: int, gap: int = GAP) -> bool:
    """True if an answer has room in columns of these widths."""
    if len(cells) == 1:
        return cells[0].cell_len <= room
    narrow = len(cells) <= len(widths) and all(cell.cell_len <= most for cell, most in zip(cells, widths, strict=False))
    return narrow and sum(widths[: len(cells) - 1]) + gap * (len(cells) - 1) + cells[-1].cell_len <= room


def fitting(answers: Sequence[Sequence[Text]], room: int) -> Sequence[Sequence[Text]]:
    """The answers without the longest ones, as many as it takes for the others to have room in columns."""
    kept = sorted(answers, key=lambda cells: sum(cell.cell_len for cell in cells))
    while kept and in_columns(kept, room) is None:
        kept.pop()
    return kept


def _widths(answers: Sequence[Sequence[Text]]) -> list[int]:
    """The width of each column; an answer of one cell has no part in them."""
    most = max((len(cells) for cells in answers), default=0)
    rows = [cells for cells in answers if len(cells) > 1]
    return [max(cells[at].cell_len for cells in rows if at < len(cells)) for at in range(most)] if rows else []


def _columns(cells: Sequence[Text], widths: Sequence[int], gap: int = GAP) -> Text:
    """The cells of one answer at the places of their columns."""
    line, x = Text(end=""), 0
    for at, cell in enumerate(cells):
        line.append(" " * (x - line.cell_len)).append_text(cell)
        x += (widths[at] if at < len(widths) else cell.cell_len) + gap
    return line


def sentence(cells: Sequence[Text]) -> Text:
    """The cells of an answer one after the other."""
    said = [cell for cell in cells if cell.plain]
    return Text(", ", end="").join(said) if len(said) > 1 else next(iter(said), Text(end=""))


class Places(NamedTuple):
    """The columns of a grid."""

    left: int
    """The column where the grid begins: it stands in the middle of the room."""
    indent: int
    """Columns before the names of its rows, which stand in the middle below what they are."""
    first: int
    """The column of the first answers."""
    step: int
    """Columns from one answer to the next."""
    key: int
    """Columns of a key, with the free one behind it."""


def _grid(listing: Listing, width: int) -> tuple[list[Row], int]:
    """The rows of the grid, its heads above, and the column where it begins; none if there is no room for it. What its
    is said before the names of its columns gives way to them."""
    whole = listing.grid
    assert whole is not None
    for grid, named in product((whole, whole._replace(corner=Text(end=""))), (_at_length, _by_name)):
        places = _places(listing, grid, named, width)
        if places is not None:
            heads = _heads(grid, named, places) if any(named(head) for head in grid.heads) else []
            return [*heads, *(_grid_row(listing, each, named, places) for each in grid.rows)], places.left
    return [], 0


def _at_length(head: Head) -> Text:
    """A name with what is said beside it."""
    name, beside = head
    return Text.assemble(name, " " * bool(beside), beside, end="")


def _by_name(head: Head) -> Text:
    """A name alone."""
    return head[0]


def _places(listing: Listing, grid: Grid, named: Callable[[Head], Text], width: int) -> Places | None:
    """The columns of a grid whose heads are named so; None if there is no room for it."""
    names = max(named(head).cell_len for head, _ in grid.rows)
    wide, (key, effect) = max(names, grid.corner.cell_len), _cell(listing, grid)
    first = wide + GAP * bool(wide)
    step = GAP + max(effect, *(named(head).cell_len for head in grid.heads))
    spare = width - first - step * len(grid.heads) + GAP
    left = 0 if grid.flush else spare // 2
    return Places(left, (wide - names + 1) // 2, left + first, step, key) if spare >= 0 else None


def _cell(listing: Listing, grid: Grid) -> tuple[int, int]:
    """The most columns of a key, and of an answer with its key."""
    cells = [cell for _, row in grid.rows for cell in row]
    keys = [len(cell.key(listing.keys)) for cell in cells]
    return max(keys), max(key + cell.text.cell_len for key, cell in zip(keys, cells, strict=True))


def _heads(grid: Grid, named: Callable[[Head], Text], places: Places) -> list[Row]:
    """The names of the columns, each in the middle of its effects, behind the words that they end."""
    line = Text(" " * places.left, end="").append_text(grid.corner)
    for at, head in enumerate(grid.heads):
        text = named(head)
        before = places.key if grid.corner.plain else 0
        middle = before + (places.step - GAP - before - text.cell_len + 1) // 2
        line.append(" " * (places.first + at * places.step + middle - line.cell_len)).append_text(text)
    return [Row(line, [])]


def _grid_row(listing: Listing, row: tuple[Head, Sequence[Cell]], named: Callable[[Head], Text], places: Places) -> Row:
    """A row of the grid: what names it, and its answers behind their keys."""
    head, cells = row
    line, spots = Text(" " * (places.left + places.indent), end="").append_text(named(head)), list[Spot]()
    flush = listing.grid is not None and listing.grid.flush
    for at, cell in enumerate(cells):
        if cell.number is None and not flush:
            continue
        key, start = cell.key(listing.keys), places.first + at * places.step
        free = places.step - GAP - len(key) - cell.text.cell_len
        before = free if cell.apart else 0  # a key on its ground begins its answer
        wide, digits = places.step - GAP - before, flush * len(key.rstrip())
        if cell.number is not None:
            spots.append(Spot(cell.number, start + before, wide, digits))
        line.append(" " * (start + free - line.cell_len))
        ground = _ground(cell)
        line.append(key.rstrip(), style(listing.keyed) + ground)
        line.append(" " * (len(key) - len(key.rstrip())), ground).append_text(cell.text)
    return Row(line, spots, "raised" if flush and places.key else "cursor")


def _ground(cell: Cell) -> Style:
    """The ground of a key: one apart stands on that of its answer, to which it so belongs."""
    of = cell.text.style
    return Style(bgcolor=of.bgcolor) if cell.apart and isinstance(of, Style) else Style()


def neighbour_on_board(places: Sequence[tuple[int, int]], number: int, by: int) -> int:
    """The answer in the row of the board above or below, the nearest one there; round at both ends."""
    column, row = places[number]
    rows = sorted({row for _, row in places})
    beside = rows[(rows.index(row) + by) % len(rows)]
    found = [at for at, (_, other) in enumerate(places) if other == beside]
    return min(found, key=lambda at: abs(places[at][0] - column))


def neighbour(rows: Sequence[Row], number: int, by: int) -> int:
    """The answer above or below another; beyond the last comes the first, and above the first the last."""
    places = [row for row in rows if row.spots]
    mine = [at for at, row in enumerate(places) if row.is_of(number)]
    at = mine[-1] if by > 0 else mine[0]
    x = next(spot.x for spot in places[at].spots if spot.number == number)
    return min(places[(at + by) % len(places)].spots, key=lambda spot: abs(spot.x - x)).number
