"""Grail Cup on the screen: what goes where, for the room there is.

Knows: how many rows each part takes at each size.
Must not know: what is drawn there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.games.grail.components import ALLIES
from core.games.grail.path import board
from tui.boards.view import View

from .land import SMALL, Fold, fitting, upright
from .people import columns_of, lines_of
from .roster import rows_of

LIST = 28
"""Columns of the list of allies beside a small road."""
FEWEST = 3
"""Players who have no row for more signs: with so few the choices need it."""
LISTED = len(ALLIES) + 1
"""Rows of that list, with its headings."""
TALL = 3
"""Rows of a player's two lines with a free row below."""
PARTS = 4
"""Parts of a board below each other: road, allies, players, signs."""
NARROW = 80
"""Columns below which the list has no room beside a road, and three columns of it none below one."""


class Plan(NamedTuple):
    """The parts there are, and their rows; the road is above, the allies below or beside it."""

    fold: Fold
    road: int
    """Rows of the road."""
    allies: int
    """Rows of the allies below the road; 0: they are listed beside it."""
    people: int
    tiles: bool
    """True if the players are tiles, False for lines."""
    legend: bool
    below: bool = False
    """True if signs are named below the list of allies, too."""
    gap: int = 0
    """Free rows below each part."""

    @property
    def rows(self) -> int:
        rows = self.road + self.allies + self.people + self.legend + PARTS * self.gap
        return rows if self.fold.painted or self.allies else max(rows, LISTED + self.below)

    @property
    def allies_at(self) -> int:
        """The row where the allies below the road begin."""
        return self.road + self.gap

    @property
    def people_at(self) -> int:
        """The row where the players below them begin."""
        return self.allies_at + self.allies + self.gap

    @property
    def legend_at(self) -> int:
        """The row of the signs below all else."""
        return self.rows - 1 - self.gap

    @property
    def roster(self) -> int:
        """The row where the players of a small road begin; the row above them names its signs."""
        return self.rows - self.people

    @property
    def headed(self) -> bool:
        """True if the players of a small road have a free row above them, for headings."""
        return self.roster > self.road + self.allies + 1

    @property
    def chips(self) -> bool:
        """True if the allies lie below the road, but too low to be cards."""
        return 0 < self.allies < 6

    @property
    def columns(self) -> int:
        """The columns in which they are listed then."""
        return -(-len(ALLIES) // self.allies)


def plan(view: View, width: int, room: int) -> Plan:
    """The first plan that fits, of those there are; the least of all, if none does."""
    found = list(plans(view, width))
    return next((each for each in found if each.rows <= room), found[-1])


def plans(view: View, width: int) -> Iterator[Plan]:
    """All plans for a width, the richest first. What comes before the first one that fits has more rows than there are;
    so the rows of that one lead to it again."""
    spaces, seats = board(view.state).finish + 1, len(view.state.seats)
    lines = lines_of(seats, width)
    if width < NARROW:
        yield from upright_plans(width, spaces, seats, lines)
        return
    for band, allies in ((6, 8), (4, 6), (3, 6), (3, 3)):
        if width < (118 if band == 6 else NARROW):
            continue
        fold = fitting(width, band)
        if (
            band == 6 and lines == 1
        ):  # wide tiles say all in few rows, which leaves the longest list a free row below it
            yield Plan(fold, fold.rows(spaces), allies, 5, True, True, gap=1)
            yield Plan(fold, fold.rows(spaces), allies, 4, True, True)
        for high, legend in ((5, True), (5, False), (4, True), (4, False), (3, True), (3, False)):
            if lines < 2 or (high == 4 and legend):
                yield Plan(fold, fold.rows(spaces), allies, lines * high, True, legend)
        if lines > 1:
            yield Plan(fold, fold.rows(spaces), allies, lines * TALL - 1, False, True)
        yield from listed(fold, spaces, seats, allies)
    yield Plan(SMALL, SMALL.rows(spaces), 0, rows_of(seats), False, True, below=seats > FEWEST)


def upright_plans(width: int, spaces: int, seats: int, lines: int) -> Iterator[Plan]:
    """Plans for a narrow, high screen: the allies are listed in two columns below the road."""
    below = -(-len(ALLIES) // 2)
    for band in (4, 3):
        fold = upright(width, band)
        yield Plan(fold, fold.rows(spaces), below, lines * 5, True, True, gap=1)
        for high, legend in ((5, True), (4, True), (3, True), (3, False)):
            yield Plan(fold, fold.rows(spaces), below, lines * high, True, legend)
    yield Plan(SMALL, SMALL.rows(spaces), below, rows_of(seats), False, True)


def listed(fold: Fold, spaces: int, seats: int, allies: int) -> Iterator[Plan]:
    """Plans with lines instead of tiles."""
    rows = -(-seats // columns_of(seats))
    for people, legend in ((2, True), (2, False), (rows, True), (rows, False)):
        yield Plan(fold, fold.rows(spaces), allies, people, False, legend)
