"""Inputs of the net of Duelling Nobles: both courts, purses and hands, as the seat to move sees them.

Knows: both hands, as they were imagined, at the start of a turn.
Must not know: which of what it is shown is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.net import Inputs
from core.games.nobles.components import (
    ACE,
    ARMOUR,
    COURT,
    NOBLE_PRICE,
    RANKS,
    SUBSTITUTE_PRICE,
    SUITS,
    VALUES,
    rank_of,
    suit_of,
)
from core.games.nobles.state import PLAYERS, State

from .heuristic import best_points, promise
from .values import DOUBT, any_weapon, bring, harm

KING_ROLLOUT_DEPTH = 1
OWN = (
    "bears", "nobles", "kings", "queens", "jacks", "queen helps", "armour", "hurt", "bears, alone", "two nobles",
    "coins to 1", "coins to 2", "coins to 5", "coins", "can send a substitute",
    "aces", "an ace", "best weapon", "second weapon", "third weapon", "fourth weapon", "weapons", "twos and threes",
    "strong weapons", "points in hand",
    *(f"favour of {suit} left" for suit in SUITS), *(f"favour of {suit} at hand" for suit in SUITS),
    "can heal", "can buy a noble", "saves for a noble", "can arm", "most by a weapon",
)  # fmt: skip
"""Inputs of one side: first of the seat to move, then of the other."""
DUELS = ("best", "worst", "average")
SHARED = (
    *(f"{which} duel" for which in DUELS),
    *(f"{which} duel without weapons" for which in DUELS),
    *(f"{which} duel without aces" for which in DUELS),
    "turn", "weapon deck", "noble deck", "quiet turns", "aces against aces",
)  # fmt: skip
"""Inputs of both together, as the seat to move sees them: the last ones."""
STRONG = 8
"""A weapon of this value or more is strong."""
LATE = 30
"""Turns that are told apart."""
DOUBT_BARE = 3.0
"""Points of lead that make a win e times as likely as a loss, without weapons."""


class Fighter(NamedTuple):
    """The points a noble may reach in a duel, and the cost of a wound."""

    armed: float
    bare: float
    """Without weapons."""
    aceless: float
    """With a weapon that is no ace."""
    harm: float


Fought = Sequence[tuple[float, float]]
"""Of each noble its points, in one of these ways, and its harm."""


def fits(state: State) -> bool:
    """True with the usual options: with others the net was not seen to win."""
    return any_weapon(state)


def inputs(state: State) -> Inputs:
    """The inputs for the seat to move; None for the other, which has the opposite value."""
    mover, other = state.mover_first()
    mine, theirs = fighters_of(state, mover), fighters_of(state, other)
    shown = [*side(state, mover, mine), *side(state, other, theirs), *shared(state, mine, theirs)]
    return [shown if seat == mover else None for seat in range(PLAYERS)]


def side(state: State, seat: int, fighters: Sequence[Fighter]) -> list[float]:
    """The figures of a seat."""
    return [*court(state, seat), *purse(state, seat), *hand(state, seat, fighters)]


def fighters_of(state: State, seat: int) -> list[Fighter]:
    """The nobles of a seat."""
    cards = state.hands[seat].known()
    plain = [card for card in cards if rank_of(card) != ACE]
    found: list[Fighter] = []
    for noble in state.court(seat):
        bare, aceless = promise(state, seat, noble), best_points(state, noble, plain)
        armed = best_points(state, noble, cards) if len(plain) < len(cards) else aceless
        found.append(Fighter(bare + armed, bare, bare + aceless, harm(state, seat, noble)))
    return found


def court(state: State, seat: int) -> list[float]:
    """The nobles by themselves."""
    nobles = state.court(seat)
    bears, ranks = [state.still_bears(noble) for noble in nobles], [rank_of(noble) for noble in nobles]
    kings, queens, jacks = (float(ranks.count(rank)) for rank in RANKS)
    armour = sum([VALUES[rank_of(worn)] for worn in map(state.worn, nobles) if worn])
    return [
        sum(bears) / 3, float(len(nobles)), kings, queens, jacks, float(0 < queens < len(nobles)), armour / 2,
        float(bears.count(1)), float(bears[0]) if len(bears) == 1 else 0.0, float(len(nobles) == 2),
    ]  # fmt: skip


def purse(state: State, seat: int) -> list[float]:
    """The coins, and whether a substitute could be sent."""
    coins = state.coins[seat]
    substitute = coins >= SUBSTITUTE_PRICE and len(state.courts[seat]) > 1
    return [float(min(coins, 1)), min(coins, 2) / 2, min(coins, 5) / 5, max(0, coins - 5) / 5, float(substitute)]


def hand(state: State, seat: int, fighters: Sequence[Fighter]) -> list[float]:
    """The weapons, and what may be done with them and the coins."""
    cards, nobles, coins = state.hands[seat].known(), state.court(seat), state.coins[seat]
    values = sorted([VALUES[rank_of(card)] for card in cards if rank_of(card) != ACE], reverse=True)
    aces, arms = len(cards) - len(values), sum([rank_of(card) in ARMOUR for card in cards])
    asked, held = set(map(suit_of, state.favours[seat].known())), set(map(suit_of, cards))
    left = [float(suit not in asked) for suit in SUITS]
    ready = [float(suit in held and suit not in asked) for suit in SUITS]
    heal = ready[SUITS.index("hearts")] and any(state.wounds[noble] for noble in nobles)
    missing = len(nobles) < COURT and len(state.noble_deck) > 0
    return [
        float(aces), float(aces > 0), *[value / 10 for value in [*values, 0, 0, 0, 0][:4]],
        len(cards) / 5, float(arms), sum([value >= STRONG for value in values]) / 2, sum(values) / 20, *left, *ready,
        float(heal), float(missing and coins >= NOBLE_PRICE - 1), missing * min(coins, NOBLE_PRICE) / NOBLE_PRICE,
        float(min(arms, sum([state.worn(noble) is None for noble in nobles]))),
        max([fighter.aceless - fighter.bare for fighter in fighters], default=0.0) / 10,
    ]  # fmt: skip


def shared(state: State, mine: Sequence[Fighter], theirs: Sequence[Fighter]) -> list[float]:
    """Inputs of both together: what duels would bring to the seat to move, how late it is, and which side has aces."""
    mover, other = state.mover_first()
    return [
        *duels([(each.armed, each.harm) for each in mine], [(each.armed, each.harm) for each in theirs], DOUBT),
        *duels([(each.bare, each.harm) for each in mine], [(each.bare, each.harm) for each in theirs], DOUBT_BARE),
        *duels([(each.aceless, each.harm) for each in mine], [(each.aceless, each.harm) for each in theirs], DOUBT),
        min(state.turn.number, LATE) / 10, len(state.weapon_deck) / 20, len(state.noble_deck) / 3,
        state.quiet_turns / 20, float(has_ace(state, mover) - has_ace(state, other)),
    ]  # fmt: skip


def duels(mine: Fought, theirs: Fought, doubt: float) -> list[float]:
    """The most that a duel would bring, the least, and what one brings on average; nothing where there is none."""
    brings = [bring(one, two, doubt) for one in mine for two in theirs]
    return [max(brings), min(brings), sum(brings) / len(brings)] if brings else [0.0] * len(DUELS)


def has_ace(state: State, seat: int) -> bool:
    """True if there is an ace in this hand."""
    return any(rank_of(card) == ACE for card in state.hands[seat].known())
