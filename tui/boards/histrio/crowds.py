"""Many encounters in few columns: in a crowd, actors of one talent share a sign.

Knows: talents and levels.
Must not know: how an encounter is worded, or where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import core
from core.games.histrio.cards import is_actor, level_of, talent_of
from core.games.histrio.components import TALENTS

FEW = 3
"""Encounters that stand one by one, the newest first."""
Group = Sequence[core.Face]


def groups(cards: Sequence[core.Face]) -> list[Group]:
    """A few encounters one by one; of more, the actors by talent, the lowest levels first, then all others."""
    if len(cards) <= FEW:
        return [[card] for card in cards]
    actors = [card for card in cards if is_actor(card)]
    found = [sorted((card for card in actors if talent_of(card) == talent), key=level_of) for talent in TALENTS]
    return [*filter(None, found), *([card] for card in cards if not is_actor(card))]


def told(group: Group, named: Callable[[core.Face], str]) -> str:
    """The first of a group as it is `named`, and the levels of the others."""
    return " ".join([named(group[0]), *(str(level_of(card)) for card in group[1:])])
