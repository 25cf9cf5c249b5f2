"""The pictures in an explanation of Duelling Nobles: the nobles and weapons that an answer names, or examples of those
that it may bring.

Knows: which cards an answer is about.
Must not know: where an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.nobles.actions import BuyWeapon
from core.games.nobles.components import RANKS, rank_of
from tui.boards.base import Board
from tui.boards.view import View
from tui.draw.cards import LARGE, Card

from ..asides import examples
from ..cards import BACK, NOBLE_BACK, noble_card, weapon_card

NAMED = ("card", "king", "noble", "source", "target")
"""The fields of answers that name cards."""


class Pictured(Board):
    """The pictures of answers and of nobles; of a weapon that is bought unseen, examples; of a pile, its top card."""

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        if isinstance(action, BuyWeapon):
            return examples.told(view)
        named = dict.fromkeys(getattr(action, name, None) for name in NAMED)
        return [_face(view, each) for each in named if each]

    def card_shown(self, view: View, term: str, about: int | str | None = None) -> Card | None:
        if term == "noble" and isinstance(about, str):
            return _face(view, about)
        return _top(view, term)


def _top(view: View, pile: str) -> Card | None:
    """The card on top of a pile, of a deck its back; None of one that is empty, or of another thing."""
    if pile not in PILES or not (lying := getattr(view.state, PILES[pile])):
        return None
    if pile in BACKS:
        return BACKS[pile]
    return _face(view, lying.known()[-1])


PILES = {"weapons": "weapon_deck", "nobles": "noble_deck", "discard": "discard", "fallen": "fallen"}
"""The piles, by their names, with the fields of the state that hold them."""
BACKS = {"weapons": BACK, "nobles": NOBLE_BACK}
"""The backs of those that lie face down."""


def _face(view: View, card: core.Face) -> Card:
    """A noble or a weapon."""
    return noble_card(view, card, LARGE.width) if rank_of(card) in RANKS else weapon_card(view, card)
