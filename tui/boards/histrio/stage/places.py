"""The places on the festival's stage: how wide the King's is, and where a troupe has its name, show, earnings, actors.

Knows: columns and rows, and how many actors the largest troupe has.
Must not know: what is drawn there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tui.draw.canvas import Canvas
from tui.draw.cards import Size

from ..faces import ENCOUNTER, LARGE, WIDTH

NAME, SHOW, EARNED = 15, 14, 12
"""Columns of a name with its letter, of a show, and of what a troupe has earned."""
STACKED, BESIDE = 19, 72
"""Columns of a name with the show below it, in as many rows as that needs; and of a stage that has room for the show
beside the actors."""
ROWS, INDENT, HEAD = 6, 4, 4
"""Rows of a troupe with pictures of its actors, at least; the column in which a show below a name begins; and the rows
above the actors that stand below their name."""
APART = 2
"""Columns between a name and its show beside it."""
FACE = (24, 15, 9)
"""Columns of the King's face; the last in a low room."""
NARROW = 90
"""Columns up to which the King's face is small where the stage is low."""
SEEN = 7
"""Columns of a picture that are seen at least."""
PAINTED = 3
"""Rows of a picture without an edge."""
NAMED = Size(WIDTH + 2, PAINTED + 1)
"""The same with room for sign and level before it, and for its name below."""
MOST_APART = 4
"""Free rows between two troupes, at most."""


class Plan(NamedTuple):
    """How a stage is shared."""

    king: int
    """Columns of the King."""
    rows: int
    """Rows of a troupe."""
    below: bool = False
    """True if the actors stand below the name, over the whole width."""
    size: Size = Size(0, 0)
    """An actor's picture; none where there is no room for one."""
    across: int = 0
    """How many of them stand in a row."""
    apart: bool = False
    """True if there is a free column between two of them."""

    def height(self, actors: int) -> int:
        """The rows of a troupe of so many actors: below the name no more than these need."""
        if not self.below:
            return self.rows
        most = (self.rows - HEAD) // self.size.height
        return HEAD + rows_of(self.size, most if actors > self.across else 1)


class Places(NamedTuple):
    """The places of a troupe."""

    owner: Canvas
    show: Canvas
    earned: Canvas
    actors: Canvas


def plan_of(size: tuple[int, int], count: int, most: int) -> Plan:
    """The plan with the largest pictures of so many actors for so many troupes; of these, the one with the larger King,
    then the one with the actors beside their name."""
    width, height = size
    found = [
        Plan(king, *form)
        for king, below in product(FACE, (False, True))
        for form in _forms(Canvas(width - king - 1, height), below, most)
        if count * (form[0] + 1) - below <= height
    ]
    if found:
        return max(found, key=lambda plan: (plan.size, plan.apart, plan.king, not plan.below, -plan.rows))
    king = FACE[1] if height > ROWS and width > NARROW else FACE[2]
    return Plan(king, max(1, min(ENCOUNTER.height + 1, height // count)))


def _forms(room: Canvas, below: bool, most: int) -> Iterator[tuple[int, bool, Size, int, bool]]:
    """The rows of a troupe, and how its actors stand there, for each size of these that has room, in one row or two."""
    if below and room.width < STACKED + APART + SHOW + EARNED:
        return
    for size, rows in product((LARGE, ENCOUNTER, NAMED, Size(WIDTH, PAINTED)), (1, 2)):
        high = rows_of(size, rows) + HEAD if below else max(ROWS, rows_of(size, rows))
        actors = places(Canvas(room.width, high), below).actors
        found, across = sizes(actors, most)
        if across and found == size:
            yield high, below, size, across, across * (size.width + 1) <= actors.width + 1


def rows_of(size: Size, count: int) -> int:
    """The rows of so many pictures of a size one below the other: a free one between those without an edge."""
    return count * (size.height + 1) - 1 if size.height == PAINTED else count * size.height


def places(room: Canvas, below: bool) -> Places:
    """The places of a troupe in its rows."""
    width, high = room.size
    left, y = width - EARNED, (high - 1) // 2
    if below:
        head = room.part(0, 0, width, HEAD)
        played, actors = head.part(STACKED + APART, 0, SHOW + 1, HEAD), room.part(0, HEAD, width, high - HEAD)
        return Places(head.part(0, 0, STACKED, HEAD), played, head.part(left, 0, EARNED, HEAD), actors)
    earned = room.part(left, y, EARNED, high - y)
    if is_stacked(width):
        actors = room.part(STACKED, 0, left - STACKED - 1, high)
        return Places(room.part(0, 0, STACKED, 3), room.part(INDENT, 3, SHOW + 1, high - 3), earned, actors)
    owner, played = room.part(0, y, NAME, high - y), room.part(left - SHOW, y, SHOW, high - y)
    return Places(owner, played, earned, room.part(NAME, 0, left - SHOW - NAME - 1, high))


def is_stacked(width: int) -> bool:
    """True if a troupe has its show below its name, so that its actors have the room beside both."""
    return width < BESIDE


def sizes(room: Canvas, most: int) -> tuple[Size, int]:
    """The size of so many actors, and how many of them stand in a row, in one or two; none if they have no room."""
    for size, rows in product((LARGE, ENCOUNTER, NAMED), (1, 2)):
        across = -(-most // rows)
        if room.height >= rows * size.height and across * (size.width + 1) <= room.width + 1:
            return size, across
    fitting = (-(-most // rows) for rows in (1, 2) if room.height >= rows * PAINTED)
    return Size(WIDTH, PAINTED), next((across for across in fitting if across * SEEN <= room.width), 0)


def tops(height: int, troupes: Sequence[int]) -> list[int]:
    """The first row of each troupe of so many rows: free rows lie between them, above the first and below the last."""
    free, count = height - sum(troupes), len(troupes)
    apart = min(MOST_APART, max(free // (count + 1), int(free >= count - 1)))
    top = (free - apart * (count - 1)) // 2
    return [top + sum(troupes[:at]) + at * apart for at in range(count)]
