"""Goofspiel: the state. Whatever may be hidden lies in a pile.

Knows: which cards lie where.
Must not know: how they come there.
"""

from __future__ import annotations

import msgspec

from core import Options, Pile, Question, Task


class GoofspielOptions(Options, frozen=True):
    """The options of a table."""

    hidden_prizes: bool = False
    """The prize is turned up after the bids."""


class State(msgspec.Struct):
    """A game of Goofspiel."""

    options: GoofspielOptions
    prizes: Pile
    """The prizes that are still to come, face down."""
    offer: Pile
    """The prize that is bid for."""
    carried: Pile
    """The prizes of rounds that were tied: the next winner gets them too."""
    won: Pile
    """The prizes that somebody has won."""
    hands: list[Pile]
    bids: list[Pile]
    """What each has bid in this round: seen by its player only, until all have bid."""
    spent: list[Pile]
    """The cards each has bid with before."""
    points: list[int]
    round: int = 0
    over: bool = False
    asked: list[Question] = []
    todo: list[Task] = []
