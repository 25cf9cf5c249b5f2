"""Histrio: secret requests: what they ask for, drawing and discarding them.

Knows: the conditions of the component table, the request deck, the limit of three.
Must not know: who visits what, or what a festival pays besides.
"""

from __future__ import annotations

from collections.abc import Callable

from core.chance import Chance
from core.contract import Action
from core.piles import Face, Pile, only
from core.scheduler import Question

from .actions import Discard
from .cards import blank, levels, owner_of, talents
from .components import COMEDIAN, LEVELS, MOST_REQUESTS, REQUESTS, TRAGEDIAN
from .shows import favour
from .state import Errand, State

Count = Callable[[State, int], int]
"""How many of something a player has."""


def of_talent(talent: str) -> Count:
    """Actors of one talent."""
    return lambda state, seat: talents(state.troupes[seat].actors.known()).count(talent)


def of_level(level: int) -> Count:
    """Actors of one level."""
    return lambda state, seat: levels(state.troupes[seat].actors.known()).count(level)


def lack_of(count: Count) -> Count:
    """The more of it, the less."""
    return lambda state, seat: -count(state, seat)


def balance(state: State, seat: int) -> int:
    """0 with as many comedians as tragedians, below it otherwise."""
    return -abs(of_talent(COMEDIAN)(state, seat) - of_talent(TRAGEDIAN)(state, seat))


def acrobats(state: State, seat: int) -> int:
    """A player's acrobats, used or not, chameleons too."""
    return len(state.troupes[seat].acrobats) + len(state.troupes[seat].spent)


COUNTS: dict[str, Count] = {
    "actor": lambda state, seat: len(state.troupes[seat].actors),
    "comedian": of_talent(COMEDIAN),
    "tragedian": of_talent(TRAGEDIAN),
    "no_comedian": lack_of(of_talent(COMEDIAN)),
    "no_tragedian": lack_of(of_talent(TRAGEDIAN)),
    "balance": balance,
    **{f"level-{level}": of_level(level) for level in LEVELS},
    "acrobat": acrobats,
    "manager": lambda state, seat: state.troupes[seat].managers,
    "pleasing": favour,
    "contrary": lack_of(favour),
}
"""What requests count. Some counts are 0 at best, and negative by what there is too much of."""


def lacks(state: State, seat: int, request: Face) -> dict[str, int]:
    """Returns the player's unmet needs for a request now, by what is counted; empty if its condition is met."""
    needs = REQUESTS[request].needs.items()
    return {what: missing for what, least in needs if (missing := least - COUNTS[what](state, seat)) > 0}


def met(state: State, seat: int, request: Face) -> bool:
    """True if the condition of a request is met now."""
    return not lacks(state, seat, request)


def unplayed(state: State, seat: int) -> list[Face | None]:
    """A player's unplayed requests, without the blank; None for those that this view does not show."""
    troupe = state.troupes[seat]
    held = [*troupe.requests.faces, *troupe.answer.faces]
    if blank(seat) in state.blanks.faces:
        return held
    return held[1:] if None in held else [card for card in held if card != blank(seat)]


def draw(state: State, errand: Errand, chance: Chance) -> None:
    """Draw a secret request; who then holds more than three discards one at once. [R4]"""
    seat = errand.about
    if not len(state.request_deck):
        chance.deal(state.request_discard, state.request_deck, len(state.request_discard))
        chance.shuffle(state.request_deck)
        chance.say("reshuffles")
    requests = state.troupes[seat].requests
    chance.deal(state.request_deck, requests)
    chance.say("draws", seat=seat, request=requests.faces[-1])
    if len(requests) > MOST_REQUESTS:
        state.ask("discard", seat)


def requests_to_discard(state: State, question: Question) -> list[Action]:
    """Any different request the player holds, the new one too."""
    return [Discard(request) for request in dict.fromkeys(state.troupes[question.seat].requests.known())]


def answer_discard(state: State, question: Question, action: Discard, chance: Chance) -> None:
    """Face down, seen by nobody else. [R4]"""
    chance.move(state.troupes[question.seat].requests, state.request_discard, action.request)
    chance.say("discards", seat=question.seat, request=action.request)


def may_lie(state: State, pile: Pile, card: Face) -> bool:
    """May this card lie in a hidden pile of requests? A blank only with its owner, and as an answer, besides
    the blank, only a request whose condition is met."""
    owner = owner_of(card)
    if owner is not None:
        return pile.audience == only(owner)
    answering = next((seat for seat, troupe in enumerate(state.troupes) if troupe.answer is pile), None)
    return answering is None or met(state, answering, card)
