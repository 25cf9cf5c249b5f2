"""The recap of a round that is over, over the board: what each player scored and why, as a table.

Knows: how a table is set in columns.
Must not know: what is in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tui.boards import Standings, Tally
from tui.draw.canvas import Canvas
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
BROAD = 104
"""Columns of the dialog within the frame of its sheet, at most, unless its table wants more."""
APART = 4
"""Columns between the table and the picture beside it."""
GAP, WIDE = 2, 10
"""Columns between two columns of the table: at least, and at most where the text around it is wider."""
BAR = "▆"
"""What a bar is made of; one and the next are apart."""
NEW, REST = "━", "─"
"""What the line of a race is made of: thick for what the round has added, thin for what was there before and, in
another colour, for what is left to the end of its scale."""
SPACED = 2
"""Rows of the free row and the title above the standings."""
PARTED = ", "
"""The gap between the parts of a cell."""
WORD = re.compile(r"[^\W\d_]{3}")
"""In every cell of a column of words, which is aligned to the left as texts are."""
LOSS = re.compile(r"[−-]\d+")
SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class RecapDialog(Dialog[None]):
    """Shows a table. A click or any key closes it, except keys that scroll while not all of it fits."""

    COLUMNS = BROAD

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
        if not self.query("#table"):  # before the layout, or after closing
            return
        text, width = self._table()
        for table in self.query("#table").results(Static):
            table.update(text)
        for scroll in self.query(VerticalScroll):
            scroll.styles.max_height = self.app.size.height - ROWS_AROUND
        columns = max(self.across, width + SCROLL_BAR)
        for dialog in self.query(".dialog"):
            dialog.styles.width = columns + PADDING
        for hint in self.query(".hint").results(Static):
            hint.update(at_both_ends(self._hint, columns - SCROLL_BAR))

    def _wanted(self) -> int:
        """The columns that the lines around the table want, as far as a dialog has them without being widened."""
        last = self._tally.standings
        if last is not None and last.scores:  # the bars take all columns
            return self.across - SCROLL_BAR
        lines = [self._tally.title, *self._tally.before, *self._tally.notes]
        if last is not None:
            lines += [standings_text(last, self._names).plain, last.legend]
        return min(WIDTH, max(rich(line, self._names).cell_len for line in [*lines, self._hint]))

    def _table(self) -> tuple[Group, int]:
        """The table with its notes below, in its full form where there is room, if need be with its longest cells in
        several rows, and its width. If the screen is too narrow for that, the table with a column for each row, or else
        its rows in words, and 0."""
        tally, room = self._tally, self.app.size.width - AROUND
        whole = tally._replace(rows=tally.whole or tally.rows, notes=())
        bare = whole._replace(signs=())
        for shown, most in ((whole, None), (bare, None), (whole, room), (bare._replace(rows=tally.rows), None)):
            table = tally_text(shown, self._names, most)
            if (width := width_of(table)) <= room:
                if most is None and (pictured := self._pictured(shown, width)) is not None:
                    return pictured, self.across - SCROLL_BAR
                table = self._spread(shown, width) if most is None else table
                return Group(*self._above(), table, *self._below()), width_of(table)
        for table in turned(bare, self._names):
            if (width := width_of(table)) <= room:
                return Group(*self._above(), table, *self._below()), width
        _, *lines = tally_lines(tally, self._names)
        return Group(*(Prose(Text(line)) for line in lines)), 0

    def _pictured(self, tally: Tally, width: int) -> Group | None:
        """The table of this width with the game's picture beside it, no higher than it if that is possible, or else
        below it: the other way round on an upright screen. None where there is no room for it."""
        if tally.picture is None:
            return None
        (columns, height), room = self.app.size, self.across - SCROLL_BAR
        rows, above = height - ROWS_AROUND, self._height(*self._above())
        table = self._height(*self._above(), self._spread(tally, width), *self._below()) + 1
        free = rows - above - self._height(*self._last())
        beside = [((room - width - APART, high), self._beside) for high in (min(free, 1 + len(tally.rows)), free)]
        below = [((room, rows - table), self._over)]
        for (wide, high), made in (*below, *beside) if height > columns else (*beside, *below):
            picture = tally.picture(wide, high) if min(high, wide) > 0 else None
            found = [] if picture is None else [*self._above(), *made(tally, width, picture), *self._last()]
            if found and self._height(*found) <= rows:
                return Group(*found)
        return None

    def _beside(self, tally: Tally, width: int, picture: Canvas) -> list[RenderableType]:
        """The table, at its right this picture, and the notes below both, or below the table if the picture is
        higher."""
        left, notes = self.across - SCROLL_BAR - APART - picture.width, self._notes()
        spare = (left - width) // max(1, len(tally.head) - 1)
        table = tally_text(tally, self._names, gap=max(GAP, min(WIDE, GAP + spare)))
        within = notes if picture.height > 1 + len(tally.rows) else []
        grid = Table.grid(padding=(0, APART, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=picture.width, no_wrap=True)
        grid.add_row(Group(table, *within), self._drawn(picture))
        return [grid, *([] if within else notes)]

    def _over(self, tally: Tally, width: int, picture: Canvas) -> list[RenderableType]:
        """The table, below it this picture, and last its notes."""
        return [self._spread(tally, width), Text(), self._drawn(picture), *self._notes()]

    def _drawn(self, picture: Canvas) -> Text:
        """A picture as a text."""
        (base,) = (each.rich_style for each in self.query("#table").results(Static))
        rows = picture.segments(base)
        return Text("\n").join(Text.assemble(*((each.text, each.style or "") for each in row)) for row in rows)

    def _height(self, *shown: RenderableType) -> int:
        """The rows of what is shown below each other in all columns of the dialog."""
        options = self.app.console.options.update(width=self.across - SCROLL_BAR)
        return len(self.app.console.render_lines(Group(*shown), options)) if shown else 0

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
        return [*self._notes(), *self._last()]

    def _notes(self) -> list[Text | Prose]:
        """The notes below the table."""
        notes = [Prose(rich(note, self._names)) for note in self._tally.notes]
        return [Text(), *notes] if notes else []

    def _last(self) -> list[Text | Prose]:
        """The standings, which stand last of all."""
        last = self._tally.standings
        if last is None:
            return []
        legend = [Prose(Text(last.legend, style("dim")))] if last.legend else []
        return [Text(), *self._standings(last), *legend]

    def _standings(self, last: Standings) -> list[Text | Prose]:
        """The standings with a bar for each player, or where the rows are too few, in a line."""
        tally = self._tally
        others = 1 + len(tally.rows) + sum(len(part) + bool(part) for part in (tally.before, tally.notes))
        if not last.scores or others + len(last.cells) + ROWS_AROUND + SPACED > self.app.size.height:
            return [Prose(standings_text(last, self._names))]
        rows = standings_rows(last, self._names, self.across - SCROLL_BAR, self.app.ascii_only)
        return [Text("\n").join(rows)]

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

    def each(texts: Sequence[str]) -> list[str]:
        return [text.translate(ASCII) for text in texts]

    head, notes, told, before = map(each, (tally.head, tally.notes, tally.told, tally.before))
    rows, whole = ([*map(each, lines)] for lines in (tally.rows, tally.whole))
    if (last := tally.standings) is not None:
        title, said, legend, gained = each([last.title, last.told, last.legend, last.gained])
        last = last._replace(title=title, cells=each(last.cells), told=said, legend=legend, gained=gained)
    title = tally.title.translate(ASCII)
    texts = tally._replace(title=title, head=head, rows=rows, notes=notes, whole=whole, told=told, before=before)
    return texts._replace(standings=last)


def standings_text(standings: Standings, names: Sequence[str]) -> Text:
    """The standings in a line that may be wrapped between two players, the winner of places in green."""
    text = Text().append(standings.title, style("gold bold"))
    for cell in standings.cells:
        text.append("   ").append_text(_rank(rich(cell.replace(" ", "\u00a0"), names)))
    return text


def standings_rows(standings: Standings, names: Sequence[str], width: int, ascii_only: bool = False) -> list[Text]:
    """Returns the title of the standings, and below it a row for each player: place, name and score, and a bar up to
    so many columns, of which a full score takes all, or else the highest one; thin as far as it was before the round,
    where that is told."""
    ranks = [_rank(rich(cell, names)) for cell in standings.cells]
    wide = max(rank.cell_len for rank in ranks) + GAP
    most = standings.full or max(1, *(score for _, score in standings.scores))
    rows = [_titled(standings, width)]
    for rank, (seat, score) in zip(ranks, standings.scores, strict=True):
        before, columns = (
            min(width - wide, max(0, round(each / most * (width - wide))))
            for each in (min(score, standings.began.get(seat, 0)), score)
        )
        new, rest = (NEW, REST * (width - wide - columns)) if standings.full else (BAR, "")
        signs = (REST * before + new * (columns - before), rest)
        bar, rest = (each.translate(ASCII) if ascii_only else each for each in signs)
        parts = (" " * (wide - rank.cell_len), (bar, style(f"seat{seat}")), (rest, style("line")))
        rows.append(rank + Text.assemble(*parts))
    return rows


def _titled(standings: Standings, width: int) -> Text:
    """The title of the standings, behind it what is new of the bars if that has room, and above their end the full
    score, where there is one."""
    title, end = Text(standings.title, style("gold bold")), str(standings.full or "")
    if standings.gained and title.cell_len + GAP + cell_len(standings.gained) + GAP + len(end) <= width:
        title.append(" " * GAP).append(standings.gained, style("soft-dim"))
    return title.append(end.rjust(width - title.cell_len) if end else "", style("soft-dim"))


def _rank(rank: Text) -> Text:
    """A player's place; an arrow is green or red."""
    for sign, colour in (("▲", "good bold"), ("▼", "bad bold")):
        if (at := rank.plain.rfind(sign)) >= 0:
            rank.stylize(style(colour), at)
    return rank


def width_of(table: Text) -> int:
    """Returns the columns of a table."""
    return max(map(cell_len, table.plain.splitlines()))


def tally_text(tally: Tally, names: Sequence[str], room: int | None = None, gap: int = GAP) -> Text:
    """The table with its notes below it. With so many columns of `room` the widest column is folded to fit."""
    lines = [[_cell(cell, names) for cell in line] for line in (tally.head, *tally.rows)]
    if tally.signs:
        _sign(lines, tally)
    widths = _widths(lines)
    if room is not None and (over := sum(widths) + GAP * (len(widths) - 1) - room) > 0:
        at = widths.index(max(widths))
        lines = [row for line in lines for row in _in_rows(line, at, widths[at] - over)]
        widths = _widths(lines)
    rows = [in_columns(line, widths, _of_words(tally.rows), gap) for line in lines]
    rows[0].stylize_before(style("soft-dim"))
    notes = [rich(note, names) for note in tally.notes]
    return Text("\n").join([*rows, Text(), *notes] if notes else rows)


def _sign(lines: Sequence[list[Text]], tally: Tally) -> None:
    """Sets the signs before the cells of their column."""
    for at, line in enumerate(lines):
        sign, look = tally.signs[at - 1] if 0 < at <= len(tally.signs) else (" ", "")
        line[tally.signed] = Text.assemble((sign or " ", style(look)), " ", line[tally.signed])


def turned(tally: Tally, names: Sequence[str]) -> list[Text]:
    """Returns the table with a column for each of its rows, with its notes below it: with the parts of a cell below
    each other, and narrower, with the words of a cell below each other."""
    lines = [[_cell(cell, names) for cell in line] for line in (tally.head, *tally.rows)]
    heads, *others = ([*line] for line in zip(*lines, strict=True))
    if not others:
        return []
    notes = [rich(note, names) for note in tally.notes]
    return [_turned(heads, others, parted, notes) for parted in (PARTED, " ")]


def _turned(heads: list[Text], others: Sequence[list[Text]], parted: str, notes: Sequence[Text]) -> Text:
    """Those columns below their heads, with all cells but the first of a line broken at a separator."""
    top = _stacked(heads, parted)
    lines = [*top, *(row for line in others for row in _stacked(line, parted))]
    rows = [in_columns(line, _widths(lines)) for line in lines]
    for row in rows[: len(top)]:
        row.stylize_before(style("soft-dim"))
    return Text("\n").join([*rows, Text(), *notes] if notes else rows)


def _stacked(line: Sequence[Text], parted: str) -> list[list[Text]]:
    """A line of the table in rows, each cell but the first broken at a separator."""
    first, *cells = line
    parts = [[first], *([*cell.split(parted)] or [Text()] for cell in cells)]
    return [[*row] for row in zip_longest(*parts, fillvalue=Text())]


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
