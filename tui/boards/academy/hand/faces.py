"""The cards of Medieval Academy as they lie in a hand: what is on them, and in which order they are held.

Knows: suits, squares, pictures.
Must not know: which cards there are, or what a card is chosen for.
"""

from __future__ import annotations

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import KNIGHTS
from tui.boards.view import View
from tui.draw.cards import Card
from tui.draw.signs import SIGNS

from ..terms import picture_of
from ..words import Wording

ORDER = ("gallantry", "sword", "white", "black", "education", "king", "quests", "charity")
"""The suits as they are held, from the left: as their tracks lie from above."""
SUITS = tuple(suit for suit in ORDER if suit not in KNIGHTS)
"""The suits of the cards."""


def place_in_hand(name: str) -> tuple[int, int]:
    """Sorts cards as they are held: by suit, the highest first."""
    suit = suit_of(name)
    return (ORDER.index(suit) if suit in ORDER else len(ORDER)), -value_of(name)


def face(words: Wording, view: View, name: str) -> Card:
    """A learning card, by its name in short where a card has no room for it."""
    suit, value = suit_of(name), str(value_of(name))
    sign = SIGNS[suit].plain if view.ascii_only else SIGNS[suit].glyph
    full = words.text(view, f"suit-{suit}")
    short = words.text(view, f"face-{suit}")
    return Card(suit, value, full, picture_of(view.words, suit), sign, short)
