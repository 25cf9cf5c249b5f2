"""A hand of cards that can be clicked: as large as they fit, side by side, as a fan, or small in rows.

Knows: how many cards lie side by side in how much room.
Must not know: games; what a card is worth, or may be used for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from . import cards
from .canvas import Canvas
from .cards import Card, Size

SIZES = (Size(13, 8), Size(9, 6))
"""The sizes of cards, the largest first."""
LEFT = 18
"""Columns that a hand leaves to the answers, beyond what it must."""
ABREAST = 6
"""Cards that lie side by side where there is room: the nobles from which a court is chosen."""
SEEN = 4
"""Columns of a card that must be seen: its value."""
LEAST = 7
"""Rows of a hand at least."""
CHIP = Size(5, 3)
"""The least that a card of a hand takes that is too large for pictures."""
EDGES = 2
"""Columns of a card's edges."""


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
    told: bool = False
    """True if the name of a card says that it cannot be played: it is faint only where that name has no room."""
    asked: bool = True
    """False: names are only what the cards are, and none is shown where one of them has no room."""

    def is_faint(self, at: int, *, named: bool) -> bool:
        """True if a card is drawn as one that cannot be played; `named`: its name is seen."""
        return bool(self.playable) and not self.playable[at] and not (self.told and named)


def kept(room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of the largest hand in so much room: six cards side by side, or a fan of more."""
    size = next(each for each in SIZES if each.height < room[1] or each is SIZES[-1])
    return min(room[0] - LEFT, ABREAST * (size.width + 1) - 1), max(LEAST, size.height + 1)


def draw(hand: Hand, room: tuple[int, int], ascii_only: bool) -> Canvas:
    """A hand of cards as large as they fit, side by side or as a fan; small ones in rows, where they are too many. All
    begin in the first row: the one below them stays free."""
    width, count = room[0], len(hand.faces)
    size = next((each for each in SIZES if _fits(each, room, count)), None)
    if size is None:
        return _chips(hand, room, ascii_only)
    canvas = Canvas(min(width, (size.width + 1) * count - 1), max(LEAST, size.height + 1), ascii_only)
    starts = cards.fan(count, canvas.width, size.width)
    faces = _seen(hand, starts, size.width)
    for at in cards.stacked(count, hand.chosen):
        place = canvas.part(starts[at], 0, *size)
        cards.card(place, faces[at], chosen=at == hand.chosen, faint=hand.is_faint(at, named=True))
        _hot(place, hand, at)
    return canvas


def _seen(hand: Hand, starts: Sequence[int], width: int) -> list[Card]:
    """The cards with what is seen of each, as they lie at these columns."""
    faces = [cards.in_fan(hand.faces, starts, at, hand.chosen, width) for at in range(len(hand.faces))]
    named = hand.asked or all(face.name for face in faces)
    return faces if named else [replace(face, name="") for face in faces]


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
        named = cell_len(face.name) <= wide - EDGES
        _chip(place, face, chosen=at == hand.chosen, faint=hand.is_faint(at, named=named))
        _hot(place, hand, at)
    return canvas


def _chip(room: Canvas, face: Card, *, chosen: bool, faint: bool) -> None:
    """A small card; its value stands in its edge, so that it is seen where the next row lies over it, below that its
    name, if there is room for it, and in the lower edge its key."""
    cards.card(room, Card(face.colour), chosen=chosen, faint=faint)
    if cell_len(face.name) <= room.width - EDGES:
        room.center(1, 1, room.width - EDGES, face.name, "dim" if faint else "ink bold" if chosen else "ink")
    style = "on-gold bold" if chosen else f"faint-{face.colour}" if faint else f"{face.colour} bold"
    room.center(0, 0, room.width, face.value, style)
    room.put(1, room.height - 1, face.key, "gold bold")


def _hot(room: Canvas, hand: Hand, at: int) -> None:
    answer = hand.answers[at]
    if answer is not None:
        room.hot(answer, selects=hand.selects[at])
