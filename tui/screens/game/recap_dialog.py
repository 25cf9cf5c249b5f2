"""The recap of a round that is over, over the board: what each player scored and why, as a table.

Knows: how a table is set in columns.
Must not know: what is in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tui.boards import Standings, Tally
from tui.draw.styles import ASCII, style
from tui.game_view.outcome_text import tally_lines
from tui.screens.dialogs import AROUND as ROWS_AROUND
from tui.screens.dialogs import PADDING, Dialog
from tui.screens.key_line import at_both_ends
from tui.text.words import rich
from tui.text.wrap import Prose

AROUND = 6
"""Columns of the dialog beside the table."""
SCROLL_BAR = 2
"""Columns of a scroll bar."""
WIDTH = 72
"""Columns that a dialog has for a table without being widened."""
GAP, WIDE = 2, 8
"""Columns between two columns of the table: at least, and at most where the text around it is wider."""
PARTED = ", "
"""The gap between the parts of a cell."""
WORD = re.compile(r"[^\W\d_]{3}")
"""In every cell of a column of words, which is aligned to the left as texts are."""
LOSS = re.compile(r"[−-]\d+")
SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class RecapDialog(Dialog[None]):
    """Shows a table. A click or any key closes it, except keys that scroll while not all of it fits."""

    def __init__(self, tally: Tally, names: Sequence[str], hint: str) -> None:
        super().__init__(by_itself=True)
        self._tally, self._names, self._hint = tally, names, hint

    def compose(self) -> ComposeResult:
        if self.app.ascii_only:
            self._tally = in_ascii(self._tally)
        with Vertical(classes="dialog wide"):
            yield Static(rich(self._tally.title, self._names), classes="heading")
            with VerticalScroll(classes="fit"):
                yield Static(id="table")
            yield Static(classes="hint")

    def on_resize(self) -> None:
        super().on_resize()
        text, width = self._table()
        for table in self.query("#table").results(Static):  # none is there before the layout, or after closing
            table.update(text)
        for scroll in self.query(VerticalScroll):
            scroll.styles.max_height = self.app.size.height - ROWS_AROUND
        columns = max(self.across, width + SCROLL_BAR)
        for dialog in self.query(".dialog"):
            dialog.styles.width = columns + PADDING
        for hint in self.query(".hint").results(Static):
            hint.update(at_both_ends(self._hint, columns))

    def _wanted(self) -> int:
        """The columns that the lines around the table want, as far as a dialog has them without being widened."""
        lines = [self._tally.title, *self._tally.before, *self._tally.notes]
        if (last := self._tally.standings) is not None:
            lines += [standings_text(last, self._names).plain, last.legend]
        return min(WIDTH, max(rich(line, self._names).cell_len for line in [*lines, self._hint]))

    def _table(self) -> tuple[Group, int]:
        """The table with its notes below, in its full form where there is room, if need be with its longest cells in
        several rows, and its width. If the screen is too narrow for a table, its rows in words, and 0."""
        tally, room = self._tally, self.app.size.width - AROUND
        for rows, most in ((tally.whole or tally.rows, None), (tally.whole or tally.rows, room), (tally.rows, None)):
            table = tally_text(tally._replace(rows=rows, notes=()), self._names, most)
            if (width := _width(table)) <= room:
                table = self._spread(tally._replace(rows=rows, notes=()), width) if most is None else table
                return Group(*self._above(), table, *self._below()), _width(table)
        _, *lines = tally_lines(tally, self._names)
        return Group(*(Prose(Text(line)) for line in lines)), 0

    def _spread(self, tally: Tally, width: int) -> Text:
        """The table of this width, with its columns as far apart as the text around it is wide."""
        spare = (self._wanted() - width) // max(1, len(tally.head) - 1)
        return tally_text(tally, self._names, gap=max(GAP, min(WIDE, GAP + spare)))

    def _above(self) -> list[Text | Prose]:
        """The sentences above the table."""
        above = [Prose(rich(text, self._names)) for text in self._tally.before]
        return [*above, Text()] if above else []

    def _below(self) -> list[Text | Prose]:
        """The notes below the table, and last of all the standings."""
        notes = [Prose(rich(note, self._names)) for note in self._tally.notes]
        last = self._tally.standings
        below: list[Text | Prose] = [Text(), *notes] if notes else []
        if last is None:
            return below
        legend = [Prose(Text(last.legend, style("dim")))] if last.legend else []
        return [*below, Text(), Prose(standings_text(last, self._names)), *legend]

    def on_mount(self) -> None:
        self.on_resize()
        self.query(VerticalScroll).focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in SCROLLING and self.query_one(VerticalScroll).max_scroll_y:
            return
        event.stop()
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if self.takes(event):
            self.dismiss()


def in_ascii(tally: Tally) -> Tally:
    """The table in ASCII, except for names."""
    title, head, rows, notes, whole, told, before, last = tally

    def each(texts: Sequence[str]) -> list[str]:
        return [text.translate(ASCII) for text in texts]

    rows, whole = ([*map(each, lines)] for lines in (rows, whole))
    if last is not None:
        last = Standings(
            last.title.translate(ASCII), each(last.cells), last.told.translate(ASCII), last.legend.translate(ASCII)
        )
    return Tally(title.translate(ASCII), each(head), rows, each(notes), whole, each(told), each(before), last)


def standings_text(standings: Standings, names: Sequence[str]) -> Text:
    """The standings in a line that may be wrapped between two players, the winner of places in green."""
    text = Text().append(standings.title, style("gold bold"))
    for cell in standings.cells:
        text.append("   ").append_text(_rank(rich(cell.replace(" ", "\u00a0"), names)))
    return text


def _rank(rank: Text) -> Text:
    """A player's place; an arrow is green or red."""
    for sign, colour in (("▲", "good bold"), ("▼", "bad bold")):
        if (at := rank.plain.rfind(sign)) >= 0:
            rank.stylize(style(colour), at)
    return rank


def _width(table: Text) -> int:
    """The columns of a table."""
    return max(map(cell_len, table.plain.splitlines()))


def tally_text(tally: Tally, names: Sequence[str], room: int | None = None, gap: int = GAP) -> Text:
    """The table with its notes below it. With so many columns of `room` the widest column is folded to fit."""
    lines = [[_cell(cell, names) for cell in line] for line in (tally.head, *tally.rows)]
    widths = _widths(lines)
    if room is not None and (over := sum(widths) + GAP * (len(widths) - 1) - room) > 0:
        at = widths.index(max(widths))
        lines = [row for line in lines for row in _in_rows(line, at, widths[at] - over)]
        widths = _widths(lines)
    rows = [in_columns(line, widths, _of_words(tally.rows), gap) for line in lines]
    rows[0].stylize_before(style("soft-dim"))
    notes = [rich(note, names) for note in tally.notes]
    return Text("\n").join([*rows, Text(), *notes] if notes else rows)


def _widths(lines: Sequence[Sequence[Text]]) -> list[int]:
    """The width of each column."""
    return [max(cell_len(cell.plain) for cell in column) for column in zip(*lines, strict=True)]


def _in_rows(line: Sequence[Text], at: int, width: int) -> list[list[Text]]:
    """A line of the table in rows, in which the cell `at` is broken between its parts to be at most so wide."""
    parts = [Text()]
    for part in line[at].split(PARTED, include_separator=True):
        if parts[-1] and cell_len(f"{parts[-1].plain}{part.plain}".rstrip()) > width:
            parts.append(Text())
        parts[-1].append_text(part)
    for part in parts:
        part.rstrip()
    first, *others = parts
    blank = [Text() for _ in line]
    return [[*line[:at], first, *line[at + 1 :]], *([*blank[:at], other, *blank[at + 1 :]] for other in others)]


def _cell(text: str, names: Sequence[str]) -> Text:
    """One cell; a loss is red."""
    cell = rich(text, names)
    if LOSS.fullmatch(cell.plain):
        cell.stylize(style("bad"))
    return cell


def _of_words(rows: Sequence[Sequence[str]]) -> list[int]:
    """The columns of words: the first, and those with a word in every cell that is not empty."""
    columns = enumerate(zip(*rows, strict=True))
    return [at for at, cells in columns if not at or all(WORD.search(cell) for cell in cells if cell)]


def in_columns(cells: Sequence[Text], widths: Sequence[int], words: Collection[int] = (0,), gap: int = GAP) -> Text:
    """One line of the table: the columns of words are aligned to the left, the others to the right."""
    row = Text()
    for at, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        space = " " * (width - cell_len(cell.plain))
        row.append(" " * gap * bool(at))
        row.append_text(cell).append(space) if at in words else row.append(space).append_text(cell)
    return row
