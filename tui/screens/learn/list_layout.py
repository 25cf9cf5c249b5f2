"""Where the list of lessons and what is said of one stand, by the size of the screen.

Knows: columns and rows.
Must not know: lessons, widgets.
"""

from __future__ import annotations

from operator import ge
from typing import NamedTuple

from tui.screens.base import is_airy

WIDTH = 76
"""Columns of the list beside small pictures."""
ABOUT, ABOUT_LOW, ABOUT_LEAST = 7, 5, 4
"""Rows of what is said of the lesson under the cursor, on a low screen, and on a low one that is wide enough."""
SMALL = (10, 3)
"""Columns and rows of a game's picture in the list."""
ASIDE, HIGH_ABOUT, HIGHEST_ABOUT = (34, 60), 20, 27
"""Columns of what is said of a lesson beside the list, least and most, its rows there, and on a telephone."""
APART = 4
"""Columns between the list and that, and at the edges together."""
BIG, BIG_FROM, PICTURED = (13, 5), (117, 40), 61
"""Columns and rows of a game's picture in the list on a large screen, the columns and rows of such a screen, and the
columns from which an upright one has pictures in its list."""
LOW, HIGH, HIGHEST = 28, 50, 68
"""Rows of a screen below which the list has no more than it needs, and from which a narrow one has a large picture, and
a larger one."""


class ListLayout(NamedTuple):
    """The list of lessons on a screen of so many columns and rows."""

    columns: int
    rows: int

    def about_rows(self, listed: int) -> int:
        """The rows of what is said of the lesson under the cursor, beside a list of so many rows."""
        if self.is_upright:
            return HIGHEST_ABOUT if self.rows >= HIGHEST else HIGH_ABOUT
        if self.beside:
            return max(HIGH_ABOUT, listed)
        low = ABOUT_LEAST if self.columns >= WIDTH else ABOUT_LOW
        return ABOUT if self.rows >= LOW else low

    @property
    def beside(self) -> int:
        """The columns of what is said of a lesson beside the list; 0 where it stands below."""
        left = self.columns - self.width - APART
        return min(ASIDE[1], left) if left >= ASIDE[0] and self.rows >= LOW else 0

    @property
    def foot(self) -> int:
        """The free rows above the keys."""
        return 1 if self.rows >= LOW else 0

    @property
    def picture(self) -> tuple[int, int]:
        """The columns and rows of a game's picture in the list, as many rows as the game has."""
        return BIG if all(map(ge, self, BIG_FROM)) or is_airy(*self) else SMALL

    @property
    def width(self) -> int:
        """The columns of the list."""
        return WIDTH + self.picture[0] - SMALL[0]

    @property
    def is_upright(self) -> bool:
        """True on a narrow, high screen."""
        return self.columns < WIDTH and self.rows >= HIGH

    @property
    def is_pictured(self) -> bool:
        """True if there are columns for pictures in the list."""
        return self.is_wide or (self.is_upright and self.columns >= PICTURED)

    @property
    def is_wide(self) -> bool:
        """True if there are columns for signs of the exercises beside pictures."""
        return self.columns >= WIDTH
