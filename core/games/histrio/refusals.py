"""Histrio: why an answer cannot be given.

Knows: what somebody might want to answer, and the rule that stands against it.
Must not know: what may be answered, which the rules say, or any words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.contract import Refusal
from core.scheduler import Question, Refusals

from .acrobats import WAYS, usable
from .actions import Answer, Court, Ox, Steal, Travel
from .cards import city_of
from .components import ACROBATS, CITIES, END, SHOWN
from .requests import lacks
from .state import State


def travels(state: State, question: Question) -> Iterator[Refusal]:
    """Cities whose travel cards are used."""
    for card in state.troupes[question.seat].used.known():
        yield Refusal(Travel(card), "used", {"city": city_of(card)})


def acrobats(state: State, question: Question) -> Iterator[Refusal]:
    """Acrobats that were used this season, or have another window; and cities that the ox cannot bar."""
    seat, troupe = question.seat, state.troupes[question.seat]
    for acrobat in [*troupe.acrobats.known(), *troupe.spent.known()]:
        window, spent = ACROBATS[acrobat].window, acrobat in troupe.spent.faces
        if (spent or window != question.ask) and (ways := WAYS[acrobat](state, seat) if acrobat in WAYS else []):
            yield Refusal(ways[0], "spent" if spent else "window", {"card": acrobat, "window": window})
    if "ox" in usable(state, seat, question.ask):
        for city in CITIES:
            yield Refusal(Ox(city), "not-there", {"city": city})


def robberies(state: State, question: Question) -> Iterator[Refusal]:
    """Players who have nothing."""
    for victim in state.others(question.seat):
        yield Refusal(Steal(victim), "poor", {"victim": victim})


def courts(state: State, question: Question) -> Iterator[Refusal]:
    """Actors who joined earlier."""
    for actor in dict.fromkeys(state.troupes[question.seat].actors.known()):
        yield Refusal(Court(actor), "joined", {"card": actor})


def answers(state: State, question: Question) -> Iterator[Refusal]:
    """Requests whose conditions are not met."""
    seat = question.seat
    for card in dict.fromkeys(state.troupes[seat].requests.known()):
        if not card.startswith("blank"):
            yield Refusal(Answer(card), "unmet", {"request": card, "lacks": lacks(state, seat, card)})


REFUSALS: Mapping[str, Refusals[State, Question]] = {
    "travel": travels,
    SHOWN: acrobats,
    END: acrobats,
    "steal": robberies,
    "court": courts,
    "answer": answers,
}
