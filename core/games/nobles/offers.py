"""Duelling Nobles: what can still be bought, tithed and worn this turn, all of it public.

Knows: prices, limits a turn, who may bear what. Rules make answers of it, and screens show it at any time.
Must not know: what a hand holds, or which step of the turn it is.
"""

from __future__ import annotations

from core.piles import Face

from .actions import MoveArmour
from .components import COURT, NOBLE_PRICE, WEAPON_PRICE, WEAPONS_A_TURN, rank_of
from .hands import weapons_to_draw
from .state import State


def weapons_for_sale(state: State) -> int:
    """Returns how many more weapons the player whose turn it is can buy and pay for."""
    left = min(WEAPONS_A_TURN - state.turn.weapons_bought, state.coins[state.turn.seat] // WEAPON_PRICE)
    return min(left, weapons_to_draw(state))


def noble_for_sale(state: State) -> bool:
    """Can the player whose turn it is buy a noble? One a turn, into a court of fewer than three."""
    seat = state.turn.seat
    room = len(state.courts[seat]) < COURT and not state.turn.noble_bought
    return room and len(state.noble_deck) > 0 and state.coins[seat] >= NOBLE_PRICE


def kings_to_tithe(state: State) -> list[Face]:
    """The kings that can take a wound for a coin: not one whom it would kill [R1]; once a turn."""
    if state.turn.tithed:
        return []
    kings = [noble for noble in state.court(state.turn.seat) if rank_of(noble) == "king"]
    return [king for king in kings if state.still_bears(king) > 1]


def nobles_to_arm(state: State) -> list[Face]:
    """The nobles without armour: what a living noble wears is never replaced. [R2]"""
    return [noble for noble in state.court(state.turn.seat) if state.worn(noble) is None]


def armour_moves(state: State) -> list[MoveArmour]:
    """Armour not yet laid or moved this turn, to a noble without any; or two such cards swapped."""
    court = state.court(state.turn.seat)
    free = [noble for noble in court if state.worn(noble) not in (None, *state.turn.fitted)]
    moves = [MoveArmour(source, target) for source in free for target in nobles_to_arm(state)]
    swaps = [MoveArmour(one, two) for at, one in enumerate(free) for two in free[at + 1 :]]
    return moves + swaps
