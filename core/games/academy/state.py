"""Medieval Academy: everything that changes during a game.

Knows: what lies where, and which questions are open.
Must not know: when anything may happen.
"""

from __future__ import annotations

import msgspec

from ...asking import Question
from ...game import Options
from ...piles import Pile


class AcademyOptions(Options, frozen=True):
    """The options of the rules file."""


class Track(msgspec.Struct, array_like=True):
    """Every squire's disc on one track."""

    walked: list[int]
    """The distance of each squire's disc since the last reset, laps included."""
    stacked: list[int]
    """The squires in the order in which their discs arrived where they are: the later, the higher in a stack."""


class Shield(msgspec.Struct, frozen=True, array_like=True):
    """A coat of arms: chivalry points gained or lost on a track."""

    track: str
    value: int


class SquireQuestion(Question, frozen=True, array_like=True):
    """A question for one squire, about so many squares."""

    squire: int
    amount: int = 0


class State(msgspec.Struct, array_like=True):
    """A game of Medieval Academy. Squires are numbered in turn order clockwise."""

    options: AcademyOptions
    owners: list[int]
    """The seat that plays each squire."""
    first: int
    """The squire who is first player this round."""
    round: int
    """1 to 6."""
    step: int
    """Which step of the round is under way."""
    asked: list[SquireQuestion]
    """The open questions; the first is to be answered, or all if they are asked at once."""
    tracks: dict[str, Track]
    shields: list[list[Shield]]
    """The shields of each squire."""
    deck: Pile
    discard: Pile
    packs: list[Pile]
    """The cards each squire draws his choice from during the draft."""
    hands: list[Pile]
    played: list[Pile]
    over: bool = False

    @property
    def squires(self) -> range:
        """The numbers of all squires."""
        return range(len(self.owners))

    def clockwise(self) -> list[int]:
        """The squires in turn order from the first player."""
        n = len(self.owners)
        return [(self.first + i) % n for i in range(n)]
