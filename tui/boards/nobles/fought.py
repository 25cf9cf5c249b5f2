"""Duelling Nobles on the screen: a duel that is over, as a picture beside its sums.

Knows: both duellists, their weapons and dice, and what the duel has cost.
Must not know: where the picture stands, or how a duel is reckoned.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.nobles.components import RANKS, rank_of, suit_of
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.meters import small_die
from tui.draw.panels import fitted

from . import cards as faces
from .duel import Scene, Side, cell

WIDE, HIGH = 11, 5
"""Columns and rows of a portrait; below it stand its noble and the wounds."""
DIE = 4
"""Columns of a die, with the free one behind it."""
BESIDE, APART = 1, 5
"""Columns between a portrait and what its noble has used, and between both sides."""
ROLLED = 3
"""The row of the dice, below the weapons."""


def draw(view: View, seen: Scene, room: tuple[int, int]) -> Canvas | None:
    """Draws both duellists, beside them their weapons and dice, and between them a sign that points from the winner to
    the loser. Returns None where the room has too few columns or rows."""
    left, right = sorted(seen.sides.values(), key=lambda side: side.seat != (view.seat or 0))
    wide = [WIDE + BESIDE + _columns(view, side) for side in (left, right)]
    if sum(wide) + APART > room[0] or room[1] <= HIGH:
        return None
    canvas = Canvas(sum(wide) + APART, HIGH + 1, view.ascii_only)
    _side(view, canvas.part(0, 0, wide[0], HIGH + 1), seen, left)
    _side(view, canvas.part(wide[0] + APART, 0, wide[1], HIGH + 1), seen, right)
    sign = "=" if seen.won is None else "►" if seen.won == left.seat else "◄"
    canvas.center(wide[0], ROLLED, APART, sign, "gold bold")
    return canvas


def _columns(view: View, side: Side) -> int:
    """The columns of what a side has used."""
    return max(len(side.dice) * DIE - 1, *(cell_len(cell(view, blow)) for blow in side.blows), 0)


def _side(view: View, room: Canvas, seen: Scene, side: Side) -> None:
    """A side of the duel: its noble at the outer end, beside it its weapons, and its dice below them."""
    right, inner = side.seat != (view.seat or 0), room.width - WIDE - BESIDE
    _noble(view, room.part(inner + BESIDE if right else 0, 0, WIDE, HIGH + 1), seen, side)
    used = room.part(0 if right else WIDE + BESIDE, 0, inner, room.height)
    for row, blow in enumerate(side.blows, ROLLED - 1 - len(side.blows)):
        told = cell(view, blow)
        used.put(inner - cell_len(told) if right else 0, row, told, f"{suit_of(blow.card)} bold")
    x = inner - len(side.dice) * DIE + 1 if right else 0
    for at, die in enumerate(side.dice):
        used.write(x + at * DIE, ROLLED, small_die(die, f"seat{side.seat}"))


def _noble(view: View, room: Canvas, seen: Scene, side: Side) -> None:
    """A duellist above its name and its wounds; over one that has fallen, that it has."""
    noble, fell = side.noble, side.noble in seen.fell
    pictures.place(room.part(0, 0, room.width, HIGH), rank_of(noble), suit_of(noble), fell)
    bears = RANKS[rank_of(noble)].bears
    taken = bears if fell else view.state.wounds.get(noble, bears)
    name = faces.short(view, noble)
    x = (room.width - cell_len(name) - 1 - bears) // 2
    x = room.put(x, HIGH, name, f"{suit_of(noble)} bold") + 1
    x = room.put(x, HIGH, faces.TAKEN * taken, "bad bold")
    room.put(x, HIGH, faces.BORNE * (bears - taken), "ink")
    if fell:
        told = fitted(view.words("nobles-fallen"), room.width - 2)
        room.center(0, HIGH // 2, room.width, f" {told} ", "on-bad bold")
