"""The lines of a feed, and which of their rows are seen.

Knows: lines of styled text, their marks, and the moment that is looked back at.
Must not know: widgets, or when a line is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from tui.draw.styles import style
from tui.game_view.telling import HEADLINE, NarrationLine, is_headline
from tui.text.wrap import Prose, with_units, wrap

HANG = 2
"""Columns by which the further rows of a line are indented, so that none looks like a line of its own."""


def rows(line: Text, console: Console, width: int) -> list[Text]:
    """The rows of a line at this width; all but the first hang. No number is parted from what it counts."""
    line = with_units(line)
    if is_headline(line):
        return balanced(line[len(HEADLINE) :], console, width)
    first, *more = wrap(line, console, width - HANG)
    for row in more:
        row.pad_left(HANG)
    return [first, *more]


def balanced(line: Text, console: Console, width: int) -> list[Text]:
    """The rows of a headline: as few as it needs, of nearly the same length, so that no part is left alone."""
    best = wrap(line, console, width)
    for narrower in range(width - 1, width // 2, -1):
        others = wrap(line, console, narrower)
        if len(best) < 2 or len(others) > len(best):
            break
        best = others
    return best


class LogText(Prose):
    """A line of the whole log: below its headline, and what belongs to the line before further in."""

    def __init__(self, line: NarrationLine) -> None:
        super().__init__(line.text)
        self.headline = is_headline(line.text)
        self._indent = 0 if self.headline else HANG * (1 + line.inner)

    def rows(self, console: Console, width: int) -> list[Text]:
        """All rows at this width."""
        shown = rows(self.text, console, width - self._indent)
        for row in shown:
            row.pad_left(self._indent)
            if self.headline:
                row.stylize_before(style("gold bold"))
        return shown


class Row(NamedTuple):
    """A row of the feed."""

    text: Text
    fresh: bool
    """True if it is among the newest."""
    mark: int
    """The mark of its line."""
    begins: bool
    """True for the first row of its line."""
    headline: bool = False
    """True for the rows of a headline."""
    last: bool = False
    """True for the last row of its line."""


class Column(NamedTuple):
    """The column in which lines are wrapped."""

    console: Console
    width: int
    spaced: bool
    """True if a free row is above a headline."""


class FeedLines:
    """All lines that have been told, the last of them fresh."""

    def __init__(self) -> None:
        self._lines: list[Text] = []
        self._marks: list[int] = []
        """The mark of each line."""
        self._fresh = 0
        """The number of the last lines that are news."""
        self.looked_at: int | None = None
        """The mark of the lines that are looked back at."""
        self._first: int | None = None
        """The first of those lines, if the feed scrolls to them; else its end is seen."""

    def append(self, line: NarrationLine) -> None:
        """Adds a line; one without text is only a moment. One that closes a block gives the headline of that its last
        words."""
        if line.summary is not None and line.closes in self._marks:
            self._lines[self._marks.index(line.closes)] = line.summary
        if line.text.plain:
            self._lines.append(line.text)
            self._marks.append(line.mark)
            self._fresh += 1

    def replace(self, lines: list[Text], marks: list[int]) -> None:
        """Puts these lines in the place of all; none is fresh, and none is looked back at."""
        self._lines, self._marks, self._fresh = lines, marks, 0
        self.looked_at = self._first = None

    def age(self) -> None:
        """No line is fresh any more."""
        self._fresh = 0

    def look_at(self, mark: int | None, follow: bool) -> bool:
        """Marks the lines with this mark as looked at, and scrolls to them with `follow`. False if nothing changes."""
        before = self.looked_at, self._first
        self.looked_at = mark
        self._first = self._marks.index(mark) if follow and mark in self._marks else None
        return before != (self.looked_at, self._first)

    @property
    def texts(self) -> Sequence[Text]:
        """All lines, the first told first."""
        return self._lines

    def seen(self, column: Column, height: int) -> list[Row]:
        """The last rows; or those of the moment that is looked back at, in the middle unless it is among the last or
        the first. If it needs more rows than there are, its beginning is seen."""
        first = len(self._lines) if self._first is None else self._first
        after = self._rows_from(first, column, height + 1)
        ours = sum(row.mark == self.looked_at for row in after)
        above = height - len(after) if len(after) <= height else max(0, height - ours) // 2
        shown = [*self._rows_before(first, column, above), *after][:height]
        return whole_lines(shown) if column.spaced else shown

    def _rows_from(self, at: int, column: Column, enough: int) -> list[Row]:
        """The rows of line `at` and those after it, at least `enough` if there are so many."""
        shown: list[Row] = []
        while at < len(self._lines) and len(shown) < enough:
            shown += self._rows_of(at, column)
            at += 1
        return shown

    def _rows_before(self, at: int, column: Column, most: int) -> list[Row]:
        """The last rows before line `at`, at most so many. Of a line that has more, the newest keeps its end, and
        another one its beginning."""
        shown: list[Row] = []
        while at and len(shown) < most:
            at -= 1
            line, room = self._rows_of(at, column), most - len(shown)
            newest = at == len(self._lines) - 1
            whole = len(line) <= room or newest or column.spaced
            shown[:0] = line[-room:] if whole else begun(line[:room], column.width)
        return shown

    def _rows_of(self, at: int, column: Column) -> list[Row]:
        """The rows of a line."""
        line, fresh, mark = self._lines[at], at >= len(self._lines) - self._fresh, self._marks[at]
        wrapped, head = rows(line, column.console, column.width), is_headline(line)
        shown = [
            Row(row, fresh, mark, not number, head, number == len(wrapped) - 1) for number, row in enumerate(wrapped)
        ]
        return [Row(Text(), False, mark, True), *shown] if head and at and column.spaced else shown


def begun(shown: Sequence[Row], width: int) -> list[Row]:
    """The first rows of a line that has more: the last of these says so."""
    *rows, last = shown
    text = last.text.copy()
    text.truncate(width - 2)
    text.rstrip()
    return [*rows, last._replace(text=text.append(" …", style("dim")))]


def whole_lines(shown: Sequence[Row]) -> list[Row]:
    """The rows without those of a line that has begun above them: they are free. One line alone stays."""
    begin = next((at for at, row in enumerate(shown) if row.begins), 0)
    return [*(Row(Text(), False, row.mark, True) for row in shown[:begin]), *shown[begin:]]
