"""Medieval Academy's cards: what is on each.

Knows: suits, values, pictures.
Must not know: where cards lie.
"""

from __future__ import annotations

from core.games.academy.base import suit_of, value_of
from tui.boards.base import View
from tui.draw.cards import Card
from tui.draw.signs import SIGNS

from .terms import picture_of
from .words import Wording

ORDER = ("gallantry", "sword", "white", "black", "education", "king", "quests", "charity")
"""The suits as they are held, from the left: as their tracks lie from above."""


def place_in_hand(name: str) -> tuple[int, int]:
    """Sorts cards as they are held: by suit, the highest first."""
    suit = suit_of(name)
    return (ORDER.index(suit) if suit in ORDER else len(ORDER)), -value_of(name)


def face(words: Wording, view: View, name: str) -> Card:
    """A learning card."""
    suit, value = suit_of(name), str(value_of(name))
    sign = SIGNS[suit].plain if view.ascii_only else SIGNS[suit].glyph
    full, short = words.text(view, f"suit-{suit}"), words.text(view, f"face-{suit}")
    return Card(suit, value, full, picture_of(view.words, suit), sign, short)
