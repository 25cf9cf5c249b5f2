"""Duelling Nobles: the four favours, one a suit.

Knows: when each favour can do something, whom or what it can be aimed at, and what it does.
Must not know: when in a turn favours are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from core.chance import Chance
from core.piles import Face, only
from core.scheduler import Task

from .actions import Favour
from .components import FAVOUR_WEAPONS, SUITS, suit_of
from .hands import draw, play_out, take_openly, weapons_to_draw
from .state import State, other

Target = Face | None


def wounded(state: State, seat: int) -> Sequence[Target]:
    """Hearts can heal each wounded noble of the own court."""
    return [noble for noble in state.court(seat) if state.wounds[noble]]


def heal(state: State, seat: int, noble: Target, chance: Chance) -> None:
    """Hearts: one wound of one of your nobles."""
    if noble is not None:
        state.wounds[noble] -= 1
        chance.say("heals", seat=seat, noble=noble, wounds=state.wounds[noble])


def if_outnumbered(state: State, seat: int) -> Sequence[Target]:
    """Diamonds are for the smaller court, while there are weapons to draw."""
    outnumbered = len(state.courts[other(seat)]) > len(state.courts[seat])
    return [None] if outnumbered and weapons_to_draw(state) else []


def draw_three(state: State, seat: int, target: Target, chance: Chance) -> None:
    """Diamonds: 3 weapons, or as many as there are. They do not count as bought."""
    for _ in range(FAVOUR_WEAPONS):
        if weapons_to_draw(state):
            chance.say("draws", seat=seat, weapon=draw(state, seat, chance))


def discarded(state: State, seat: int) -> Sequence[Target]:
    """Clubs can take each weapon of the discard."""
    return list(state.discard.faces)


def take(state: State, seat: int, weapon: Target, chance: Chance) -> None:
    """Clubs: any weapon of the discard to the hand."""
    take_openly(state, seat, weapon, chance)
    chance.say("takes", seat=seat, weapon=weapon)


def if_they_hold_any(state: State, seat: int) -> Sequence[Target]:
    """Spades need another hand to look at."""
    return [None] if len(state.hands[other(seat)]) else []


def look(state: State, seat: int, target: Target, chance: Chance) -> None:
    """Spades: the other hand is open to you, and to you alone, until you ask for no more favours."""
    they = other(seat)
    chance.turn(state.hands[they], only(they, seat))
    chance.say("looks", seat=seat, at=they, weapons=list(state.hands[they].faces))


class FavourRule(NamedTuple):
    """The favour of one suit. Without a target it can do nothing, and cannot be chosen."""

    targets: Callable[[State, int], Sequence[Target]]
    effect: Callable[[State, int, Target, Chance], None]


FAVOURS = {
    "hearts": FavourRule(wounded, heal),
    "diamonds": FavourRule(if_outnumbered, draw_three),
    "clubs": FavourRule(discarded, take),
    "spades": FavourRule(if_they_hold_any, look),
}


def used(state: State, seat: int) -> list[str]:
    """The suits whose favour this player has had: their cards lie beside the player's court. [R8]"""
    return [suit_of(card) for card in state.favours[seat].known()]


def targets(state: State, seat: int, suit: str) -> Sequence[Target]:
    """Returns the possible targets of this suit's favour now; empty if it cannot be chosen."""
    return [] if suit in used(state, seat) else FAVOURS[suit].targets(state, seat)


def open_favours(state: State, seat: int) -> list[str]:
    """The suits whose favour can be chosen now by whoever holds such a card: a public fact."""
    if state.turn.favoured or seat != state.turn.seat:
        return []
    return [suit for suit in SUITS if targets(state, seat, suit)]


def grant(state: State, seat: int, favour: Favour, chance: Chance) -> None:
    """Lay the card face up beside the court, for the rest of the game [R8]; its favour happens."""
    play_out(state, seat, favour.card, state.favours[seat], chance)
    state.turn.favoured = True
    suit = suit_of(favour.card)
    chance.say("favour", seat=seat, card=favour.card, suit=suit)
    FAVOURS[suit].effect(state, seat, favour.target, chance)


def look_away(state: State, task: Task, chance: Chance) -> None:
    """Restores each hand to its owner alone when no more favours are asked."""
    for seat, hand in enumerate(state.hands):
        if hand.audience != only(seat):
            chance.turn(hand, only(seat))
            chance.say("looks_away", seat=other(seat), at=seat)
