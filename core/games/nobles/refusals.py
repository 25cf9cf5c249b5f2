"""Duelling Nobles: why an answer cannot be given.

Knows: what somebody might want to answer, and the rule that stands against it.
Must not know: what may be answered, which the rules say, or any words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.contract import Refusal
from core.scheduler import Question, Refusals

from .actions import Arm, BuyNoble, BuyWeapon, Favour, Lay, MoveArmour, Substitute, Tithe
from .components import ARMOUR, COURT, NOBLE_PRICE, RANKS, WEAPON_PRICE, WEAPONS_A_TURN, rank_of, suit_of
from .duel import may_use, under_way, weapons_left
from .favours import open_favours, used
from .hands import weapons_to_draw
from .state import State


def favours(state: State, question: Question) -> Iterator[Refusal]:
    """Cards of the hand whose favour cannot be asked."""
    seat = question.seat
    for card in state.hands[seat].known():
        suit = suit_of(card)
        if suit not in open_favours(state, seat):
            spent = "favour-used" if suit in used(state, seat) else "favour-idle"
            yield Refusal(Favour(card), "favoured" if state.turn.favoured else spent, {"card": card, "suit": suit})


def wares(state: State, question: Question) -> Iterator[Refusal]:
    """A weapon, a noble: too many, none left, or too dear."""
    coins, turn = state.coins[question.seat], state.turn
    if turn.weapons_bought >= WEAPONS_A_TURN:
        weapon = "three-weapons"
    else:
        weapon = "weapon-price" if weapons_to_draw(state) else "no-weapons"
    if turn.noble_bought:
        noble = "one-noble"
    elif len(state.courts[question.seat]) >= COURT:
        noble = "full-court"
    else:
        noble = "noble-price" if len(state.noble_deck) else "no-nobles"
    yield Refusal(BuyWeapon(), weapon, {"buys": "buy-weapon", "price": WEAPON_PRICE, "coins": coins})
    yield Refusal(BuyNoble(), noble, {"buys": "buy-noble", "price": NOBLE_PRICE, "coins": coins})


def tithes(state: State, question: Question) -> Iterator[Refusal]:
    """Nobles who bring no coin. [R1]"""
    for noble in state.court(question.seat):
        lasts = "tithed" if state.turn.tithed else "would-kill"
        yield Refusal(Tithe(noble), lasts if rank_of(noble) == "king" else "no-king", {"noble": noble})


def fittings(state: State, question: Question) -> Iterator[Refusal]:
    """Cards that are no armour, nobles who wear some already, armour that was laid this turn. [R2]"""
    hand, court = state.hands[question.seat].known(), state.court(question.seat)
    fitting = [card for card in hand if rank_of(card) in ARMOUR]
    for card in hand:
        if card not in fitting:
            yield Refusal(Arm(card, court[0]), "no-armour", {"card": card})
    for noble in court:
        worn = state.worn(noble)
        if worn is None:
            continue
        if fitting:
            yield Refusal(Arm(fitting[0], noble), "wears", {"noble": noble, "armour": worn})
        if worn in state.turn.fitted:
            other = next((each for each in court if each != noble), noble)
            yield Refusal(MoveArmour(noble, other), "fitted", {"noble": noble, "armour": worn})


def substitutes(state: State, question: Question) -> Iterator[Refusal]:
    """The noble who stands in the duel already."""
    noble = under_way(state).nobles[question.seat]
    yield Refusal(Substitute(noble), "duelling", {"noble": noble})


def weapons(state: State, question: Question) -> Iterator[Refusal]:
    """Weapons beyond the most, or that the options take from this noble."""
    duel = under_way(state)
    noble = duel.nobles[question.seat]
    for card in state.hands[question.seat].known():
        if not weapons_left(duel, question.seat):
            most = RANKS[rank_of(noble)].weapons
            yield Refusal(Lay(card), "most-weapons", {"card": card, "noble": noble, "most": most})
        elif not may_use(state, noble, card):
            why = "same-suit" if state.options.same_suit else "same-colour"
            yield Refusal(Lay(card), why, {"card": card, "noble": noble})


REFUSALS: Mapping[str, Refusals[State, Question]] = {
    "favour": favours,
    "buy": wares,
    "tithe": tithes,
    "equip": fittings,
    "substitute": substitutes,
    "weapons": weapons,
}
