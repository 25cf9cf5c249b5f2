"""A hand of cards that can be clicked: as large as they fit, side by side, as a fan, or small in rows.

Knows: how many cards lie side by side in how much room.
Must not know: games; what a card is worth, or may be used for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from . import cards
from .canvas import Canvas
from .cards import Card, Size

SIZES = (Size(13, 8), Size(9, 6))
"""The sizes of cards, the largest first."""
LEFT = 18
"""Columns that a hand leaves to the answers, beyond what it must."""
SEEN = 4
"""Columns of a card that must be seen: its value."""
LEAST = 7
"""Rows of a hand at least."""
CHIP = Size(5, 3)
"""The least that a card of a hand takes that is too large for pictures."""


class Hand(NamedTuple):
    """A hand as it is to be drawn."""

    faces: Sequence[Card]
    chosen: int | None
    """The card under the cursor."""
    playable: Sequence[bool]
    """The cards that could be answered with; the others are faint. None at all: the hand is not asked for."""
    answers: Sequence[int | None]
    """The answer that each card is, for clicks."""
    selects: Sequence[bool]
    """The cards that a click only selects, for the answer's target to be chosen."""


def draw(hand: Hand, room: tuple[int, int], ascii_only: bool) -> Canvas:
    """A hand of cards as large as they fit, side by side or as a fan; small ones in rows, where they are too many."""
    width, count = room[0] - LEFT, len(hand.faces)
    size = next((each for each in SIZES if _fits(each, (width, room[1]), count)), None)
    if size is None:
        return _chips(hand, (width, room[1]), ascii_only)
    canvas = Canvas(min(width, (size.width + 1) * count - 1), max(LEAST, size.height + 1), ascii_only)
    starts = cards.hand(canvas, hand.faces, hand.chosen, playable=hand.playable, size=size)
    for at in [*range(count), *([hand.chosen] if hand.chosen is not None else [])]:
        _hot(canvas.part(starts[at], 0, size.width, canvas.height), hand, at)
    return canvas


def _fits(size: Size, room: tuple[int, int], count: int) -> bool:
    return size.height < room[1] and 2 * size.width + SEEN * (count - 2) <= room[0]


def _chips(hand: Hand, room: tuple[int, int], ascii_only: bool) -> Canvas:
    """Small cards in two rows, as wide as they fit; in more that lie over each other, where they are too many."""
    count = len(hand.faces)
    rows = max(2, -(-count // (room[0] // CHIP.width)))
    columns = -(-count // rows)
    wide = min(SIZES[-1].width, room[0] // columns)
    step = min(CHIP.height, max(1, (room[1] - CHIP.height) // (rows - 1)))
    canvas = Canvas(columns * wide, room[1], ascii_only)
    for at, face in enumerate(hand.faces):
        row, column = divmod(at, columns)
        place = canvas.part(column * wide, row * step, wide, CHIP.height)
        faint = bool(hand.playable) and not hand.playable[at]
        _chip(place, face, chosen=at == hand.chosen, faint=faint)
        _hot(place, hand, at)
    return canvas


def _chip(room: Canvas, face: Card, *, chosen: bool, faint: bool) -> None:
    """A small card; its value stands in its edge, so that it is seen where the next row lies over it, and below that
    its name, if there is room for it."""
    cards.card(room, Card(face.colour), chosen=chosen, faint=faint)
    if cell_len(face.name) <= room.width - 2:
        room.center(1, 1, room.width - 2, face.name, "dim" if faint else "ink bold" if chosen else "ink")
    style = "on-gold bold" if chosen else f"faint-{face.colour}" if faint else f"{face.colour} bold"
    room.center(0, 0, room.width, face.value, style)


def _hot(room: Canvas, hand: Hand, at: int) -> None:
    answer = hand.answers[at]
    if answer is not None:
        room.hot(answer, selects=hand.selects[at])
