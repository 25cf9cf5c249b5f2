"""Medieval Academy: the base game and its variants put together.

Knows: which book of rules a table plays by, and how a game of it begins and goes on.
Must not know: what any variant does.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...asking import AskingGame
from ...chance import Chance
from ...contract import Outcome
from ...piles import EVERYONE, Pile
from . import rules, scoring, variants
from .actions import AcademyAction
from .book import Book
from .components import CARDS
from .state import AcademyOptions, State
from .tracks import new_track
from .variants import codex, lancelot


@cache
def book_for(seats: int, options: AcademyOptions) -> Book:
    """The book of rules for so many players with these options."""
    book = rules.base_book(seats)
    for change in variants.chosen(seats, options):
        change(book)
    return book


def begin(seats: int, options: AcademyOptions, chance: Chance) -> State:
    """All discs on 0; the first player is drawn at random among the people. [R2]"""
    book = book_for(seats, options)
    starter = chance.roll(seats) - 1
    n = len(book.owners)
    state = State(
        options=options,
        seats=seats,
        owners=list(book.owners),
        starter=starter,
        order=book.turn_order(1, starter),
        round=1,
        step=0,
        asked=[],
        tracks={name: new_track(n) for name in book.tracks},
        shields=[[] for _ in range(n)],
        deck=Pile("learning", faces=[card for card, count in CARDS.items() for _ in range(count)]),
        discard=Pile("learning"),
        packs=[Pile("learning") for _ in range(n)],
        hands=[Pile("learning") for _ in range(n)],
        played=[Pile("learning", EVERYONE) for _ in range(n)],
    )
    for squire in state.squires:
        state.packs[squire].audience = state.hands[squire].audience = state.eyes(squire)
    for prepare in book.setup:
        prepare(state, chance)
    proceed(state, chance)
    return state


def proceed(state: State, chance: Chance) -> None:
    """Take the steps of the round, up to the next question or the end."""
    steps = book_for(state.seats, state.options).round
    while not state.asked and not state.over:
        step = steps[state.step]
        state.step += 1
        step(state, chance)


class Academy(AskingGame[State]):
    """Medieval Academy, by Nicolas Poncin."""

    id = "academy"
    seats = range(2, 6)
    options = AcademyOptions
    state = State
    actions = AcademyAction
    rules_number = 1
    rulings = (*(f"R{number}" for number in range(1, 19)), *(f"C{number}" for number in range(1, 5)))
    answers = rules.ANSWERS | variants.ANSWERS
    handlers = rules.HANDLERS | variants.HANDLERS
    at_once = frozenset({"keep", "split", "arm"})

    def begin(self, seats: int, options: AcademyOptions, chance: Chance) -> State:
        return begin(seats, options, chance)

    def setup(self, seats: int, options: AcademyOptions, chance: Chance) -> State:
        return self.begin(seats, options, chance)

    def components(self, state: State) -> Mapping[str, Mapping[str, int]]:
        return {**lancelot.cards(state), **codex.box(state)}

    def proceed(self, state: State, chance: Chance) -> None:
        proceed(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.final(state) if state.over else None
