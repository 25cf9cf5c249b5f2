"""Medieval Academy: the course of the game, and the tables of its rules, those of the variants among them.

Knows: which book of rules a table plays by, how its rounds follow each other, and how the game ends.
Must not know: what any part of a round does.
"""

from __future__ import annotations

from functools import cache

from core.chance import Chance
from core.contract import Action
from core.scheduler import Answers, Handler, Work

from . import base, scoring, variants
from .book import Book
from .components import RESET_AFTER, ROUNDS
from .state import AcademyOptions, AcademyTask, SquireQuestion, State
from .tracks import send_back


@cache
def book_for(seats: int, options: AcademyOptions) -> Book:
    """The book of rules for so many players with these options."""
    book = base.base_book(seats)
    for change in variants.chosen(seats, options):
        change(book)
    return book


def book_of(state: State) -> Book:
    """The book of rules of this table."""
    return book_for(state.seats, state.options)


def take_apart(state: State, task: AcademyTask, chance: Chance) -> None:
    """A part of the round is reached: it is done task by task, as the book has it."""
    state.then(*book_of(state).parts(task))


def reset(state: State, task: AcademyTask, chance: Chance) -> None:
    """After round III the discs of most tracks go back to square 0, or where their order is kept, near it."""
    if state.round != RESET_AFTER:
        return
    back, staggered = book_of(state).resetting, book_of(state).staggered
    for name in back:
        if name not in staggered:
            send_back(state.tracks[name])
    state.then(*(AcademyTask("stagger", name) for name in back if name in staggered))
    chance.say("reset", tracks=back)


def next_round(state: State, task: AcademyTask, chance: Chance) -> None:
    """The role of first player passes to the left; after round VI the game is over."""
    chance.say("round_ends", round=state.round)
    if state.round == ROUNDS:
        finish(state, chance)
        return
    state.round += 1
    state.order = book_of(state).turn_order(state.round, state.starter)
    state.then(AcademyTask("round"))


def finish(state: State, chance: Chance) -> None:
    """All shields are turned up and added."""
    state.over = True
    for squire in state.squires:
        chance.say("total", squire=squire, points=scoring.points(state, squire))
    chance.say("over")


PARTS = ("round", "deal", "draft", "play", "card played", "scoring", "score", "gallant", "end")
"""The tasks that stand for several."""

WORK: dict[str, Work[State, AcademyTask]] = {
    **dict.fromkeys(PARTS, take_apart),
    **base.WORK,
    **variants.WORK,
    "reset": reset,
    "next round": next_round,
}
"""What does each task."""

ANSWERS: dict[str, Answers[State, SquireQuestion]] = {**base.ANSWERS, **variants.ANSWERS}
HANDLERS: dict[type[Action], Handler[State, SquireQuestion]] = {**base.HANDLERS, **variants.HANDLERS}
