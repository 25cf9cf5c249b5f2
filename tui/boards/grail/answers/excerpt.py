"""A piece of Grail Cup's road, drawn large: around the way of an answer, for its explanation.

Knows: how many spaces find room, and which of them matter.
Must not know: where the piece is shown.
"""

from __future__ import annotations

from collections.abc import Collection

from core.games.grail.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas, Region, cut

from ..aim import Spots, aim
from ..land import SMALL, Fold, signs
from ..on_road import scene
from ..road import draw_road

BAND = 4
"""Rows of the piece, if its spaces have pictures."""
CELLS = (9, 8, 7, 6)
"""Columns of such a space, from the most."""
ROOM = 9
"""Spaces that the piece shows at least where they are that wide, if there are so many."""


def around_way(view: View, width: int) -> Canvas | None:
    """The road from where a knight stands to where the answer under the cursor leads it, also for a spear, with what
    lies around; None if nobody moves."""
    ends = {end for way in aim(view).ways for end in (way.start, way.stop, way.past) if end is not None}
    return piece(view, ends, width) if ends else None


def piece(view: View, wanted: Collection[int], width: int) -> Canvas:
    """The road with these spaces about its middle, in at most so many columns; without pictures where the spaces are
    too many for that."""
    state: State = view.state
    found = len(signs(state.options.board))
    fold = fold_for(max(wanted) - min(wanted) + 1, found, width)
    shown = min(found, (width - 2 * fold.left) // fold.cell)
    first = max(0, min((min(wanted) + max(wanted) + 1 - shown) // 2, found - shown))
    canvas = Canvas(fold.width, fold.rows(found), view.ascii_only)
    draw_road(canvas, scene(view, fold, aim(view), Spots()))
    return cut(canvas, Region(fold.where(first)[0] - fold.left, 0, shown * fold.cell + 2 * fold.left, fold.band, ""))


def fold_for(spaces: int, found: int, width: int) -> Fold:
    """All spaces in one band, as wide as leaves so many of them in sight."""
    least = min(found, max(ROOM, spaces + 2))
    cell = next((cell for cell in CELLS if least * cell <= width - 2), SMALL.cell)
    return Fold(found, cell, BAND if cell > SMALL.cell else SMALL.band, int(cell > SMALL.cell))
