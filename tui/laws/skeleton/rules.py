"""Skeleton: the course of the game.

Knows: what each question, answer and task does.
Must not know: luck or secrets: it asks a `Chance`.
"""

from __future__ import annotations

from core import EVERYONE, NOBODY, Action, Chance, Outcome, Pile, Question, Task, only

from .actions import Keep
from .components import CARDS, TURNS
from .state import SkeletonOptions, State


def begin(seats: int, options: SkeletonOptions, chance: Chance) -> State:
    """The state before the first turn: a card for each player."""
    state = State(
        options,
        deck=Pile("card", NOBODY, [*CARDS]),
        discard=Pile("card", EVERYONE),
        hands=[Pile("card", only(seat)) for seat in range(seats)],
        todo=[Task("turn")],
    )
    chance.shuffle(state.deck)
    for hand in state.hands:
        chance.deal(state.deck, hand)
    return state


def start_turn(state: State, task: Task, chance: Chance) -> None:
    """The next player draws a card, and is asked which one to keep."""
    seat = state.turn % len(state.hands)
    state.turn += 1
    chance.deal(state.deck, state.hands[seat])
    chance.say("draws", seat=seat, card=state.hands[seat].faces[-1])
    state.asked = [Question("keep", seat)]


def cards_to_keep(state: State, question: Question) -> list[Action]:
    """Both cards in hand."""
    return [Keep(card) for card in state.hands[question.seat].known()]


def answer_keep(state: State, question: Question, action: Keep, chance: Chance) -> None:
    """The other card is laid down, for all to see."""
    hand = state.hands[question.seat]
    other = next((face for face in hand.known() if face != action.card), None)
    chance.move(hand, state.discard, other)
    chance.say("keeps", seat=question.seat, card=action.card, other=state.discard.faces[-1])
    last = state.turn == TURNS * len(state.hands)
    state.todo = [Task("show" if last else "turn")]


def show(state: State, task: Task, chance: Chance) -> None:
    """All hands are turned up; the game is over."""
    for hand in state.hands:
        chance.turn(hand, EVERYONE)
    state.over = True
    chance.say("shows", cards=[hand.faces[0] for hand in state.hands])


def final(state: State) -> Outcome:
    """The highest card wins, or the lowest."""
    scores = tuple(int(hand.known()[0]) for hand in state.hands)
    order = sorted(scores, reverse=not state.options.low)
    return Outcome(tuple((scores.index(score),) for score in order), scores, "low" if state.options.low else "high")


ANSWERS = {"keep": cards_to_keep}
HANDLERS = {Keep: answer_keep}
WORK = {"turn": start_turn, "show": show}
