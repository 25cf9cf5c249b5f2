"""Grail Cup: everything that changes during a game.

Knows: what stands and lies where, which questions are open, and what is still to be done.
Must not know: when anything may happen.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from core.contract import Options
from core.piles import Pile
from core.scheduler import Question, Task

from .components import ALLIES, SPEARS

Way = Literal["left", "right"]
"""Which way allies go round in the draft. Left is clockwise."""


class GrailOptions(Options, frozen=True):
    """The options of the rules file."""

    board: Literal["forest", "pairs"] = "forest"
    """Which path is raced on."""
    open_allies: bool = False
    """For learners: every ally that is set aside lies face up."""


class KnightQuestion(Question, frozen=True, array_like=True):
    """A question for the player of one knight."""

    cause: str = ""
    """What asks: an ally, a token, `curse`, `jump`, or `draft`."""
    number: int = 0
    """The goal of the move (spear), the space to lay a token on (lay), how many spaces to go back (push)."""


class KnightTask(Task, frozen=True, array_like=True):
    """Something to be done with one knight; the parts of a round, which are about all, leave the rest as it is."""

    seat: int = 0
    cause: str = ""
    """What brings it about: an ally, a token, `curse`, or `jump`."""
    number: int = 0
    """Of spaces to move, of the space it is about, or of the other knight it is about."""


class Landing(msgspec.Struct, frozen=True, array_like=True):
    """The facts that a landing brought to light."""

    seat: int
    space: int
    shown: str
    """The token revealed, or what the village die shows."""
    rolled: int = 0
    """Which side of the village die, 1 to 6; 0 if it was a token."""


class State(msgspec.Struct, array_like=True):
    """A game of Grail Cup. A knight has the number of its player's seat."""

    options: GrailOptions
    at: list[int]
    """The space of each knight."""
    line: list[int]
    """The knights from the first to the last; on one space, the one in front first."""
    dragon: int
    spears: list[int]
    """The spears of each player."""
    first: int
    """The first player of this round."""
    seal: int
    """Who holds the seal of first player."""
    round: int
    phase: Literal["draft", "call", "end"]
    asked: list[KnightQuestion]
    todo: list[KnightTask]
    """What is to be done, the next first."""
    pack: Pile
    """The allies in the hand of the player who chooses."""
    kept: list[Pile]
    """The allies each player keeps face down."""
    revealed: list[Pile]
    """The called allies that lie open before each player."""
    face_up: Pile
    """The allies set aside that everybody sees."""
    face_down: Pile
    tokens: dict[int, Pile]
    """The token on each clover space."""
    supply: Pile
    """The tokens that lie on no space."""
    look: Pile
    """The tokens that the fairy shows and that are not yet laid back."""
    looked: list[int]
    """The clover spaces that the fairy chose this round."""
    way: Way | None = None
    """Which way the allies go round; None until the first player has said it."""
    answers: list[int | None] = []
    """For each ally called so far, in their order, the player who revealed it; None: nobody.

    Kept, as `landings` is, until the next calling begins: what was shown to all stays on record, even if the same
    answer that brought it ended the round.
    """
    landings: list[Landing] = []
    """What landings brought to light since the calling last began, in order."""
    cursed: str | None = None
    """The ally that is cursed this round."""
    pointed: int | None = None
    """The knight at whom the squire pointed this round."""
    sealed: bool = False
    """True if the seal was rolled this round."""
    moved: bool = False
    """True if the effect under way has moved the knight it belongs to."""
    over: bool = False

    @property
    def seats(self) -> range:
        """Returns all players."""
        return range(len(self.at))

    @property
    def calling(self) -> str | None:
        """The ally that is being called; None in the draft and when the round ends."""
        return self.called[-1] if self.called and self.phase == "call" else None

    @property
    def called(self) -> tuple[str, ...]:
        """The allies that were called so far this round."""
        return () if self.phase == "draft" else ALLIES[: len(self.answers)]

    @property
    def spears_left(self) -> int:
        """The spears that nobody has."""
        return SPEARS - sum(self.spears)

    def holder(self, ally: str) -> int | None:
        """The player who revealed this ally when it was last called; None if nobody did, or it is yet to be called."""
        number = ALLIES.index(ally)
        return self.answers[number] if number < len(self.answers) else None

    def then(self, *tasks: KnightTask) -> None:
        """Do these next, in this order, before what was to be done already."""
        self.todo[:0] = tasks

    def ask(self, what: str, seat: int, cause: str, number: int = 0) -> None:
        """Open a question."""
        self.asked.append(KnightQuestion(what, seat, cause, number))
