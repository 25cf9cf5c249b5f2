"""Lancelot: the two stacks of a player, a row each: what they are called, their cards, and the squares of these.

Knows: how the columns of both rows are aligned, and which of them are left out first.
Must not know: whose stacks they are, or what is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tui.draw.canvas import Canvas

from .piles import Pile
from .played import PlayedCards

CARDS = 9
"""Columns of three cards, one of which comes behind a sign."""
GAP = 2
"""Columns before the squares."""


def draw_stacks(played: PlayedCards, room: Canvas, piles: Sequence[Pile]) -> None:
    """The stacks below each other."""
    names = [pile.name for pile in piles]
    worths = [pile.worths[0] for pile in piles]
    start = max(map(cell_len, names)) + 1
    if start + CARDS > room.width:
        names, start = [""] * len(piles), 0
    shown = start + CARDS + GAP + max(map(cell_len, worths)) <= room.width
    for y, (pile, name, worth) in enumerate(zip(piles, names, worths, strict=True)):
        style = "gold" if pile.preview else "ink"
        room.put(0, y, name, style)
        played.draw_pile(room.part(start, y, min(CARDS, room.width - start), 1), pile)
        room.put(start + CARDS + GAP, y, worth if shown else "", style)
