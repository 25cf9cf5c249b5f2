"""Cards and players: a plain table, with the piles in the middle and a tile for each player.

Knows: piles, tiles, and how many lie side by side in how much room.
Must not know: games; what lies there is said by the board.

A board that wants more draws its own parts into the same rooms: `middle` and `players` may be called alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from . import cards
from .canvas import Canvas
from .cards import MEDIUM, Card, Size
from .panels import fitted
from .people import EDGES, Fact, Player, tile

GAP = 2
"""Columns between two piles."""
LEAST = 24
"""Columns of a player's tile, at least."""
CHIP = Size(5, 3)
"""A card that lies before a player."""


class Heap(NamedTuple):
    """A pile in the middle."""

    label: str
    size: int
    top: Card | None = None
    """The card that is seen on it; None: a back."""
    term: str = ""
    """The name under which the guide explains it."""


class Place(NamedTuple):
    """A player with what lies before them."""

    player: Player
    facts: Sequence[Fact | str] = ()
    laid: Sequence[Card] = ()
    """Cards before the player, open or face down."""


def height(heaps: Sequence[Heap], places: Sequence[Place], width: int, room: int) -> int:
    """The rows that the table takes in so many columns, of those there are at most."""
    lines = -(-len(places) // _across(places, width))
    return min(room, _middle_rows(heaps, room) + lines * max(map(_tile_rows, places)))


def draw(canvas: Canvas, heaps: Sequence[Heap], places: Sequence[Place]) -> None:
    """Draws piles and players over the whole canvas."""
    rows = _middle_rows(heaps, canvas.height)
    if rows:
        middle(canvas.part(0, 0, canvas.width, rows), heaps)
    players(canvas.part(0, rows, canvas.width, canvas.height - rows), places)


def middle(room: Canvas, heaps: Sequence[Heap]) -> None:
    """Draws piles side by side, each with its label below it."""
    widths = [max(MEDIUM.width + cards.UNDER, cell_len(heap.label)) for heap in heaps]
    x = max(0, room.width - sum(widths) - GAP * (len(heaps) - 1)) // 2
    for heap, width in zip(heaps, widths, strict=True):
        place = room.part(x, 0, width, room.height)
        wide = MEDIUM.width + cards.UNDER
        cards.pile(place.part((width - wide) // 2, 0, wide, room.height - 1), heap.size, heap.top)
        place.center(0, room.height - 1, width, fitted(heap.label, width), "dim")
        if heap.term:
            place.term(heap.term)
        x += width + GAP


def players(room: Canvas, places: Sequence[Place]) -> None:
    """Draws a tile for each player, as many side by side as there is room for."""
    across = _across(places, room.width)
    lines = -(-len(places) // across)
    wide, high = room.width // across, max(EDGES, room.height // lines)
    for at, place in enumerate(places):
        row, column = divmod(at, across)
        _place(room.part(column * wide, row * high, wide - (column < across - 1), high), place)


def _place(room: Canvas, place: Place) -> None:
    """Draws a player's tile; the cards before them in its last rows, or at its right where it is low."""
    tile(room, place.player, place.facts)
    free = room.height - EDGES - len(place.facts)
    beside = free < CHIP.height
    x, y = (room.width // 2 if beside else 1), (room.height - CHIP.height if not beside else 2)
    if room.height - y < CHIP.height:
        return
    step = min(CHIP.width, max(1, (room.width - x - CHIP.width) // max(1, len(place.laid) - 1)))
    for at, face in enumerate(place.laid):
        cards.card(room.part(x + at * step, y, *CHIP), face)


def _across(places: Sequence[Place], width: int) -> int:
    """How many tiles lie side by side: as many as fit, evenly in as few lines as that takes."""
    lines = -(-len(places) // max(1, width // LEAST))
    return -(-len(places) // lines)


def _middle_rows(heaps: Sequence[Heap], room: int) -> int:
    return 0 if not heaps else MEDIUM.height + 1 if room >= 18 else MEDIUM.height - 1


def _tile_rows(place: Place) -> int:
    return EDGES + max(len(place.facts), CHIP.height)
