"""Points of Medieval Academy on their way from a track to the squire who gets them.

Knows: which events bring points, and which cells of the tracks are free.
Must not know: what a track pays.
"""

from __future__ import annotations

from rich.cells import cell_len

from tui.boards.view import View
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph

from .plan import Plan, columns
from .words import minus, signed

FLIGHT = {"shield": "value", "bonus": "points"}
"""Events in which points fly from a track to a squire, and what says how many."""
FREE = frozenset(" ·╵┴╌")
"""What is drawn on squares without a disc, and between them."""
AROUND = 2
"""Columns of a sign beside its text."""


def draw_flight(view: View, canvas: Canvas, shares: Plan) -> None:
    """The points over the tracks, above the tile of their squire in the end, where no disc, number or name lies."""
    assert view.news is not None
    args, squires = view.news.args, len(view.state.owners)
    place = columns(view, canvas.width, shares.lane)
    track = [*view.state.tracks].index(args.get("track", "quests"))
    last = shares.head + shares.lane * shares.tracks - 1
    start = place.order, shares.head + track * shares.lane + shares.lane // 2
    end = canvas.width * args["squire"] // squires + AROUND, last
    x, y = (round(a + (b - a) * view.phase) for a, b in zip(start, end, strict=True))
    text = minus(f"{glyph('shield', view.ascii_only)}{signed(args[FLIGHT[view.news.key]])}")
    free = _free_column(canvas.part(0, 0, place.order, canvas.height), x, y, cell_len(text) + AROUND, place.start)
    if free is not None:
        panels.badge(canvas, free, y, text, "gold")


def _free_column(squares: Canvas, x: int, y: int, wide: int, first: int) -> int | None:
    """The column nearest to `x` from which so many cells of a row are free; None if there is none."""
    free = [cell.character in FREE and not cell.ground.startswith("on-") for cell in squares.rows()[y]]
    fitting = (at for at in range(first, len(free) - wide + 1) if all(free[at : at + wide]))
    return min(fitting, key=lambda at: abs(at - x), default=None)
