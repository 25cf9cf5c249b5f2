"""Tiles of Medieval Academy's squires side by side: one for each, with its belongings and the cards it has played.

Knows: where each tile lies.
Must not know: what is in a tile.
"""

from __future__ import annotations

from itertools import pairwise

from tui.boards.view import View
from tui.draw.canvas import Canvas

from ..squires import Squires
from ..standing import Outlook
from ..words import Wording
from .common import Common
from .owners import draw_below, draw_over
from .tile import Tile


def draw_tiles(words: Wording, view: View, outlook: Outlook, canvas: Canvas) -> None:
    """The squires of one view, in turn order as they sit."""
    rooms = _rooms(canvas, len(view.state.owners))
    narrowest = min(rooms, key=lambda room: room.width)
    common, both = Common(words, view, outlook, narrowest), _rooms_of_players(canvas, view)
    for owner, room in enumerate(both):
        draw_below(common, room, owner)
    shown_at = 0
    for squire, room in enumerate(rooms):
        room.named("squire", squire)
        shown_at = Tile(common, squire, room).draw() or shown_at
    for owner, room in enumerate(both):
        draw_over(common, room, owner, shown_at)


def _edges(canvas: Canvas, count: int) -> list[tuple[int, int]]:
    """The first column of each tile, and the one that parts it from the next."""
    edges = [canvas.width * at // count for at in range(count)] + [canvas.width + 1]
    return [(left, right - 1) for left, right in pairwise(edges)]


def _rooms(canvas: Canvas, count: int) -> list[Canvas]:
    """The room of each squire's tile."""
    return [canvas.part(left, 0, right - left, canvas.height) for left, right in _edges(canvas, count)]


def _rooms_of_players(canvas: Canvas, view: View) -> list[Canvas]:
    """The rooms of each player's two squires together; none where a player has one."""
    squires, edges = Squires(view), _edges(canvas, len(view.state.owners))
    both = map(squires.of, range(view.state.seats) if squires.doubled else ())
    return [
        canvas.part(edges[first][0], 0, edges[last][1] - edges[first][0], canvas.height) for first, *_, last in both
    ]
