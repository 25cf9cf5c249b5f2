"""Duelling Nobles on the screen: what the answer under the cursor would change, as far as we can tell.

Knows: what each answer costs and brings.
Must not know: how that is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from core.games.nobles.actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Favour,
    Lay,
    MoveArmour,
    Substitute,
    Tithe,
)
from core.games.nobles.components import FAVOUR_WEAPONS, NOBLE_PRICE, SUBSTITUTE_PRICE, TITHE, WEAPON_PRICE, suit_of
from core.games.nobles.hands import weapons_to_draw
from core.games.nobles.state import State, other
from tui.boards.view import View


@dataclass
class Outlook:
    """The changes that an answer would make. Whatever is not named stays as it is."""

    coins: dict[int, int] = field(default_factory=dict[int, int])
    """Coins, by seat."""
    hands: dict[int, int] = field(default_factory=dict[int, int])
    """The number of cards in each hand afterwards, by seat."""
    wounds: dict[str, int] = field(default_factory=dict[str, int])
    """Wounds, by noble."""
    armour: dict[str, str | None] = field(default_factory=dict[str, str | None])
    """Armour, by noble."""
    about: tuple[str, ...] = ()
    """The nobles it is about."""
    pile: str = ""
    """The pile a card is taken from: `nobles`, `weapons`, `discard`."""
    taken: str = ""
    """The card that is taken from there, if it is seen."""
    looks_at: int | None = None
    """The seat whose hand we would see."""
    joins: int | None = None
    """The seat whose court a noble would join."""
    spared: str = ""
    """The noble that would not have to fight."""
    laid: str = ""
    """The weapon that would be laid in the duel."""


def outlook(view: View) -> Outlook:
    """The changes by the answer under the cursor; none without one."""
    change = CHANGES.get(type(view.cursor))
    if change is None or view.seat is None or view.outcome is not None:
        return Outlook()
    return change(view.state, view.seat, view.cursor)


def _favour(state: State, seat: int, action: Favour) -> Outlook:
    left, target = len(state.hands[seat]) - 1, action.target or ""
    match suit_of(action.card):
        case "hearts":
            return Outlook(hands={seat: left}, wounds={target: state.wounds[target] - 1}, about=(target,))
        case "diamonds":
            drawn = min(FAVOUR_WEAPONS, weapons_to_draw(state))
            return Outlook(hands={seat: left + drawn}, pile="weapons")
        case "clubs":
            return Outlook(pile="discard", taken=target)
        case _:
            return Outlook(hands={seat: left}, looks_at=other(seat))


def _weapon(state: State, seat: int, action: BuyWeapon) -> Outlook:
    coins, held = state.coins[seat] - WEAPON_PRICE, len(state.hands[seat]) + 1
    return Outlook(coins={seat: coins}, hands={seat: held}, pile="weapons")


def _noble(state: State, seat: int, action: BuyNoble) -> Outlook:
    return Outlook(coins={seat: state.coins[seat] - NOBLE_PRICE}, pile="nobles", joins=seat)


def _tithe(state: State, seat: int, action: Tithe) -> Outlook:
    king = action.king
    return Outlook(coins={seat: state.coins[seat] + TITHE}, wounds={king: state.wounds[king] + 1}, about=(king,))


def _arm(state: State, seat: int, action: Arm) -> Outlook:
    left = len(state.hands[seat]) - 1
    return Outlook(hands={seat: left}, armour={action.noble: action.card}, about=(action.noble,))


def _move_armour(state: State, seat: int, action: MoveArmour) -> Outlook:
    source, target = action.source, action.target
    return Outlook(armour={source: state.worn(target), target: state.worn(source)}, about=(source, target))


def _challenge(state: State, seat: int, action: Challenge) -> Outlook:
    return Outlook(about=(action.noble, action.target))


def _substitute(state: State, seat: int, action: Substitute) -> Outlook:
    spared = state.duel.nobles[seat] if state.duel else ""
    return Outlook(coins={seat: state.coins[seat] - SUBSTITUTE_PRICE}, about=(action.noble,), spared=spared)


def _lay(state: State, seat: int, action: Lay) -> Outlook:
    return Outlook(hands={seat: len(state.hands[seat]) - 1}, laid=action.card)


CHANGES: dict[type[Any], Callable[[State, int, Any], Outlook]] = {
    Favour: _favour,
    BuyWeapon: _weapon,
    BuyNoble: _noble,
    Tithe: _tithe,
    Arm: _arm,
    MoveArmour: _move_armour,
    Challenge: _challenge,
    Substitute: _substitute,
    Lay: _lay,
}
