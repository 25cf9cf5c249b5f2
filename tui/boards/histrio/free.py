"""Free places for what moves over Histrio's board: no name and no picture is covered by it.

Knows: cells that are blank, or only part of an edge.
Must not know: what moves, or where to.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.draw.canvas import Canvas, Cell

Place = tuple[int, int]
DOWN = (0, 1, -1, 2, -2)
ACROSS = tuple(sorted(range(-12, 13), key=abs))
"""Rows and columns away from its way at which a free place is looked for, the nearest first."""
BLANK = " "
ROAD = " ─│╭╮╰╯-|+"
"""What may be covered: blank cells; by a caravel the road too."""


def free_place(canvas: Canvas, at: Place, size: tuple[int, int], over: str = BLANK) -> Place | None:
    """The nearest place of this size that holds only characters of `over`; None if there is none nearby."""
    (x, y), rows = at, canvas.rows()
    near = ((x + across, y + down) for down in DOWN for across in ACROSS)
    return next((place for place in near if _is_free(rows, place, size, over)), None)


def _is_free(rows: Sequence[Sequence[Cell]], at: Place, size: tuple[int, int], over: str) -> bool:
    """True if these cells are on the canvas and may be covered, and those before and behind them too."""
    (x, y), (wide, high) = at, size
    if x < 1 or y < 0 or x + wide >= len(rows[0]) or y + high > len(rows):
        return False
    return all((cell.character or "x") in over for row in rows[y : y + high] for cell in row[x - 1 : x + wide + 1])
