"""Many encounters in few columns: in a crowd, actors of one talent share a sign.

Knows: talents and levels.
Must not know: how an encounter is worded, or where it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import core
from core.games.histrio.cards import is_acrobat, is_actor, level_of, talent_of
from core.games.histrio.components import TALENTS
from core.games.histrio.state import State

FEW = 3
"""Encounters that stand one by one, the newest first."""
Group = Sequence[core.Face]


def is_crowded(state: State) -> bool:
    """True if some city has so many encounters that its actors share signs: then those of other cities do, too."""
    return any(len(city) > FEW for city in state.cities)


def groups(cards: Sequence[core.Face], *, crowded: bool = False) -> list[Group]:
    """A few encounters one by one, unless others are `crowded` and two of these would share a sign; of more, the actors
    by talent, the lowest levels first, then all others, of which equal acrobats stand together."""
    talents = [talent_of(card) for card in cards if is_actor(card)]
    if len(cards) <= FEW and not (crowded and len({*talents}) < len(talents)):
        return [[card] for card in cards]
    actors = [card for card in cards if is_actor(card)]
    found = [sorted((card for card in actors if talent_of(card) == talent), key=level_of) for talent in TALENTS]
    others = [card for card in cards if not is_actor(card)]
    equal = [[card] * count for card, count in Counter(filter(is_acrobat, others)).items()]
    return [*filter(None, found), *equal, *([card] for card in others if not is_acrobat(card))]


def told(group: Group, named: Callable[[core.Face], str]) -> str:
    """The first of a group as it is `named`, and the levels of the other actors, or how many acrobats it stands for."""
    first = named(group[0])
    if is_actor(group[0]):
        return " ".join([first, *(str(level_of(card)) for card in group[1:])])
    return f"{first}×{len(group)}" if len(group) > 1 else first
