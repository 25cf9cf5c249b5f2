"""Medieval Academy: everything that changes during a game.

Knows: what lies where, and which questions are open.
Must not know: when anything may happen.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from core.contract import Options
from core.piles import NOBODY, Audience, Face, Pile, only
from core.scheduler import Question, Task

NEUTRAL = -1
"""The owner of a squire that nobody plays. It is never first player."""

NOBODY_ELSE = -1
"""No other squire is concerned."""


class AcademyOptions(Options, frozen=True):
    """The options and variants of the rules file. Each has a file of its own in `variants`."""

    open_scores: bool = False
    """Totals are always shown."""
    excalibur: bool = False
    """The first player may win one tie just before scoring."""
    step_back: bool = False
    """A gallantry move costs a square on gallantry."""
    staggered_reset: bool = False
    """After round III the order on the tracks is kept."""
    knights_duel: bool = False
    gallantry_bets: bool = False
    secret_codex: bool = False
    scrolls: bool = False
    dragon_bonus: bool = False
    alms: bool = False
    two_player: Literal["lancelot", "karadoc"] = "lancelot"
    """The game for two; with more players it means nothing."""


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
    """A question for one squire: about so many squares or shields, and about another squire."""

    squire: int
    amount: int = 0
    other: int = NOBODY_ELSE


class AcademyTask(Task, frozen=True, array_like=True, gc=False):
    """Something to be done: on a track, for a squire, with so many squares."""

    track: str = ""
    squire: int = NOBODY_ELSE
    amount: int = 0


class Bets(msgspec.Struct, array_like=True):
    """Gallantry bets of this round."""

    on: list[str | None]
    """The track each squire has bet on."""
    cards: list[int]
    """How many cards each squire has played on that track."""


class Codex(msgspec.Struct, array_like=True):
    """The secret codex."""

    places: list[Pile]
    """The numbered places of this round, each with its shield or empty; none when all have been settled."""
    kept: list[list[Pile]]
    """The shields that lie face down before each squire."""
    mixed: bool = False
    """True if each squire's shields have been put together, so that nobody else can tell from which round one is."""


class Scrolls(msgspec.Struct, array_like=True):
    """The scrolls of the king track, by their squares. One in neither list has been set aside."""

    lying: list[int]
    taken: list[int]
    """Those that were taken this round."""


class Exchange(msgspec.Struct, array_like=True):
    """Lancelot: how the cards of a round come to the squires."""

    dealt: list[Pile]
    """What each player was dealt and has not laid on a stack yet."""
    stacks: list[list[Pile]]
    """The two stacks each player makes."""
    shares: list[Pile]
    """The cards each player has after the exchange and has not given to a squire yet."""
    known: list[list[Face]]
    """All that each player has after the exchange: everybody saw it. [R11]"""


class State(msgspec.Struct, array_like=True):
    """A game of Medieval Academy. Squires are numbered clockwise; Lancelot: red, yellow, blue, green."""

    options: AcademyOptions
    seats: int
    """How many people play."""
    owners: list[int]
    """The seat that plays each squire, or NEUTRAL."""
    starter: int
    """The seat that was first player in round I."""
    order: list[int]
    """The squires in the turn order of this round."""
    round: int
    """1 to 6."""
    asked: list[SquireQuestion]
    """The open questions; the first is to be answered, or all if they are asked at once."""
    todo: list[AcademyTask]
    """What is to be done when no question is open, the next task first."""
    tracks: dict[str, Track]
    shields: list[list[Shield]]
    """The open shields of each squire."""
    deck: Pile
    discard: Pile
    packs: list[Pile]
    """The cards each squire draws its choice from during the draft."""
    hands: list[Pile]
    played: list[Pile]
    over: bool = False

    # What belongs to a variant is empty where it is not played.
    bets: Bets = msgspec.field(default_factory=lambda: Bets([], []))
    cup: int = 0
    """Knights' duel: where the cup stands, from -10 (black) to 10 (white)."""
    codex: Codex = msgspec.field(default_factory=lambda: Codex([], []))
    scrolls: Scrolls = msgspec.field(default_factory=lambda: Scrolls([], []))
    bonus: list[int] = []
    """Dragon bonus: the points of each squire."""
    named: int | None = None
    """Alms: whom the first on charity has named."""
    exchange: Exchange = msgspec.field(default_factory=lambda: Exchange([], [], [], []))

    @property
    def squires(self) -> range:
        """The numbers of all squires."""
        return range(len(self.owners))

    @property
    def first(self) -> int:
        """The squire that is first in turn order this round; its owner is the first player."""
        return self.order[0]

    def decider(self, squire: int) -> int:
        """The seat that answers for a squire: its owner; for the neutral squire the first player. [R10]"""
        owner = self.owners[squire]
        return self.owners[self.first] if owner == NEUTRAL else owner

    def eyes(self, squire: int) -> Audience:
        """The seats that may look at what a squire holds: its owner alone; for the neutral squire none. [R9]"""
        owner = self.owners[squire]
        return NOBODY if owner == NEUTRAL else only(owner)

    def then(self, *tasks: AcademyTask) -> None:
        """Puts these tasks before all that are waiting."""
        self.todo[:0] = tasks

    def ask(self, what: str, squire: int, amount: int = 0, other: int = NOBODY_ELSE) -> None:
        """Open a question, to be answered after those that are open already."""
        self.asked.append(SquireQuestion(what, self.decider(squire), squire, amount, other))
