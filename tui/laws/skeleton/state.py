"""Skeleton: the state. Whatever may be hidden lies in a pile.

Knows: which cards lie where.
Must not know: how they come there.
"""

from __future__ import annotations

import msgspec

from core import Options, Pile, Question, Task


class SkeletonOptions(Options, frozen=True):
    """The options of a table: fields that are a bool, a Literal or a bounded int."""

    low: bool = False
    """The lowest card wins."""


class State(msgspec.Struct):
    """A game."""

    options: SkeletonOptions
    deck: Pile
    discard: Pile
    hands: list[Pile]
    turn: int = 0
    over: bool = False
    asked: list[Question] = []
    todo: list[Task] = []
