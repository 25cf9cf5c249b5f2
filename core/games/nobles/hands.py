"""Duelling Nobles: how weapons come into a hand and leave it.

Knows: the weapon deck, the discard, hands, and what everybody can tell of where a weapon lies.
Must not know: turns, courts, or what a weapon is used for.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.chance import Chance
from core.contract import Event
from core.memory import Memory
from core.piles import NOBODY, Face, Pile

from .components import WEAPONS
from .state import State, other


def weapons_to_draw(state: State) -> int:
    """Returns how many weapons can be drawn, the last of them from the reshuffled discard."""
    return len(state.weapon_deck) + len(state.discard)


def draw(state: State, seat: int, chance: Chance) -> Face | None:
    """The top weapon of the deck to the hand; the face if this peer may see it."""
    if not len(state.weapon_deck):
        reshuffle(state, chance)
    chance.deal(state.weapon_deck, state.hands[seat])
    return state.hands[seat].faces[-1]


def reshuffle(state: State, chance: Chance) -> None:
    """The discard becomes the new deck. Everybody knows which weapons it can have in it."""
    state.not_in_deck = [face for face in WEAPONS if face not in state.discard.faces]
    chance.deal(state.discard, state.weapon_deck, len(state.discard))
    chance.shuffle(state.weapon_deck)
    chance.say("reshuffle", weapons=len(state.weapon_deck))


def take_openly(state: State, seat: int, card: Face | None, chance: Chance) -> None:
    """A weapon of the discard to the hand, seen by all."""
    chance.move(state.discard, state.hands[seat], card)
    if card is not None:
        state.openly_taken[card] = seat


def play_out(state: State, seat: int, card: Face, target: Pile, chance: Chance) -> None:
    """A weapon of the hand to where it is used."""
    chance.move(state.hands[seat], target, card)
    state.openly_taken.pop(card, None)


def may_lie(state: State, pile: Pile, card: Face) -> bool:
    """May this weapon lie in this hidden pile, by what everybody saw? The hidden piles are the deck and the hands."""
    seat = state.openly_taken.get(card)
    if pile.audience == NOBODY:
        return seat is None and card not in state.not_in_deck
    return seat is None or pile.audience == state.hands[seat].audience


GONE = {"lays": "weapon", "arms": "armour", "favour": "card"}
"""The events in which a weapon leaves a hand, and the argument that names it."""


def remembered(view: State, seat: int | None, log: Sequence[Event]) -> Memory:
    """Returns the memory of this seat: the part of the other hand that it saw by spades and that has not left it
    since."""
    memory = Memory()
    if seat is not None:
        memory.without(view.weapon_deck, [card for card in seen_in_hand(other(seat), seat, log) if card])
    return memory


def seen_in_hand(seat: int, looker: int, log: Sequence[Event]) -> list[Face | None]:
    """Returns the rest of the hand that the looking seat was last shown."""
    seen: list[Face | None] = []
    for event in log:
        if event.key == "looks" and event.args["seat"] == looker:
            seen = list(event.args["weapons"])
        elif event.key in GONE and event.args["seat"] == seat:
            seen = [card for card in seen if card != event.args[GONE[event.key]]]
    return seen
