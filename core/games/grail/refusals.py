"""Grail Cup: why an answer cannot be given.

Knows: what somebody might want to answer, and the rule that stands against it.
Must not know: what may be answered, which the rules say, or any words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.contract import Refusal
from core.scheduler import Refusals

from .actions import Choose, Curse, Keep, PlaceDragon, Point, Push, Steal
from .components import ALLIES
from .effects import others
from .path import board
from .state import KnightQuestion, State


def keeping(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """Allies that are not in this hand: set aside for all to see, kept already, or somewhere else."""
    kept = state.kept[question.seat].known()
    for ally in ALLIES:
        where = "aside" if ally in state.face_up.faces else "kept" if ally in kept else "elsewhere"
        yield Refusal(Keep(ally), where, {"ally": ally})


def curses(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """The witch herself."""
    yield Refusal(Curse("witch"), "curse-own", {"ally": "witch"})


def pointing(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """The squire's own knight. [R5]"""
    yield Refusal(Point(question.seat), "own-knight", {"knight": question.seat})


def pushing(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """The own knight."""
    yield Refusal(Push(question.seat), "own-knight", {"knight": question.seat})


def choosing(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """Clover spaces that the fairy has chosen."""
    for space in state.looked:
        yield Refusal(Choose(space), "looked", {"space": space})


def dragons(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """Yields the refusals for the dragon's own space, the spaces of knights, and the finish. [R3]"""
    finish = board(state).finish
    yield Refusal(PlaceDragon(state.dragon), "dragon-here", {"space": state.dragon})
    for space in sorted({*state.at} - {state.dragon, finish}):
        yield Refusal(PlaceDragon(space), "dragon-knights", {"space": space})
    yield Refusal(PlaceDragon(finish), "dragon-finish", {"space": finish})


def stealing(state: State, question: KnightQuestion) -> Iterator[Refusal]:
    """Players who have no spear."""
    for other in others(state, question.seat):
        yield Refusal(Steal(other), "spearless", {"knight": other})


REFUSALS: Mapping[str, Refusals[State, KnightQuestion]] = {
    "keep": keeping,
    "curse": curses,
    "point": pointing,
    "push": pushing,
    "choose": choosing,
    "dragon": dragons,
    "steal": stealing,
}
