"""Histrio: the acrobats, each once a season in its window.

Knows: which acrobats a player can use now, and what each does.
Must not know: when a window opens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from core.chance import Chance
from core.contract import Action
from core.piles import Face
from core.scheduler import Handler, Question, Work

from .actions import Done, FireEater, Horse, Ox, Strongman, Tightrope
from .components import ACROBATS, CITIES, END, FIRE, SHOWN
from .state import Bar, Errand, State
from .theatre import move_needle, solvent, steal
from .travel import own_caravels, redirect, sail


def usable(state: State, seat: int, window: str) -> list[Face]:
    """A player's acrobats of this window that are not used this season, effect or not."""
    return [acrobat for acrobat in state.troupes[seat].acrobats.known() if ACROBATS[acrobat].window == window]


def opens(window: str) -> Work[State, Errand]:
    """A window is one lap: clockwise from the start player."""

    def lap(state: State, errand: Errand, chance: Chance) -> None:
        state.then(*(Errand(window, seat) for seat in state.clockwise()))

    return lap


def offer(state: State, errand: Errand, chance: Chance) -> None:
    """Whoever has a usable acrobat (left) in this window is asked, the others are not."""
    if usable(state, errand.about, errand.do):
        state.ask(errand.do, errand.about)


def ways_to_use(state: State, question: Question) -> list[Action]:
    """Any usable acrobat of the window, in any order, then done."""
    acrobats = usable(state, question.seat, question.ask)
    return [Done(), *(way for acrobat in acrobats for way in WAYS[acrobat](state, question.seat))]


def ropes(state: State, seat: int) -> list[Action]:
    """To a city next to one of your caravels; 1 and 8 are no neighbours."""
    starts = dict.fromkeys(caravel.city for caravel in own_caravels(state, seat))
    return [Tightrope(start, end) for start in starts for end in (start - 1, start + 1) if end in CITIES]


def gates(state: State, seat: int) -> list[Action]:
    """A city where your caravel stands."""
    return [Ox(city) for city in dict.fromkeys(caravel.city for caravel in own_caravels(state, seat))]


def rides(state: State, seat: int) -> list[Action]:
    """Any travel card left in hand."""
    return [Horse(card) for card in sorted(state.troupes[seat].hand.known())]


WAYS: dict[Face, Callable[[State, int], list[Action]]] = {
    "tightrope": ropes,
    "ox": gates,
    "horse": rides,
    "fire_eater": lambda state, seat: [FireEater(steps) for steps in FIRE],
    "strongman": lambda state, seat: [Strongman()],
}
"""The ways to use each acrobat."""


def tightrope(state: State, seat: int, action: Tightrope, chance: Chance) -> None:
    """The caravel is resolved at the neighbour; afterwards it marks the city of its travel card."""
    redirect(state, seat, action.start, action.end)
    chance.say("tightrope", seat=seat, start=action.start, end=action.end)


def ox(state: State, seat: int, action: Ox, chance: Chance) -> None:
    """All other players there resolve nothing and draw nothing, this turn, whoever comes or goes. [R7]"""
    state.barred = Bar(action.city, seat)
    chance.say("ox", seat=seat, city=action.city)


def horse(state: State, seat: int, action: Horse, chance: Chance) -> None:
    """One more travel card, and a second caravel."""
    chance.say("horse", seat=seat)
    troupe = state.troupes[seat]
    chance.move(troupe.hand, troupe.used, action.card)
    sail(state, seat, False, action.card, chance)


def fire_eater(state: State, seat: int, action: FireEater, chance: Chance) -> None:
    """The needle moves 1 or 2 either way."""
    chance.say("fire_eater", seat=seat, steps=action.steps)
    move_needle(state, action.steps, chance)


def strongman(state: State, seat: int, action: Strongman, chance: Chance) -> None:
    """1 écu from each other player who has one."""
    chance.say("strongman", seat=seat)
    for victim in solvent(state, seat):
        steal(state, seat, victim, chance)


A = TypeVar("A", bound=Action)


def use(acrobat: Face, effect: Callable[[State, int, A, Chance], None]) -> Handler[State, Question]:
    """The acrobat is used this season; the same player goes on if they have another."""

    def handler(state: State, question: Question, action: A, chance: Chance) -> None:
        troupe = state.troupes[question.seat]
        chance.move(troupe.acrobats, troupe.spent, acrobat)
        effect(state, question.seat, action, chance)
        state.then(Errand(question.ask, question.seat))

    return handler


def answer_done(state: State, question: Question, action: Done, chance: Chance) -> None:
    """The next player's turn in this window."""
    chance.say("done", seat=question.seat)


USES: dict[type[Action], Handler[State, Question]] = {
    Tightrope: use("tightrope", tightrope),
    Ox: use("ox", ox),
    Horse: use("horse", horse),
    FireEater: use("fire_eater", fire_eater),
    Strongman: use("strongman", strongman),
    Done: answer_done,
}

WORK: dict[str, Work[State, Errand]] = {
    "travel window": opens(SHOWN),
    "end window": opens(END),
    SHOWN: offer,
    END: offer,
}
"""What the windows do: each opens with a lap, in which each player is offered it by its name."""
