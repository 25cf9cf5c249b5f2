"""A tournament as plain data, from which it goes on the same after a restart.

Knows: what a tournament consists of.
Must not know: how opponents are found, files, or the tables at which games are played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from core import Sentence
from netplay.protocol.fields import Number, Text
from netplay.protocol.tournament_messages import Places, Plan, Players

FORMAT = 1
"""The version of saved tournaments. A field added later has a default; any other change needs a new number."""


class CannotContinue(Exception):
    """A saved tournament cannot be read: `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class Entrant(msgspec.Struct):
    """A player or a bot in a tournament."""

    id: Number
    name: Text
    level: Text = ""
    """The level of a bot; empty for a person."""
    since: Number = 0
    """The number of rounds that were drawn before they came."""
    gone: bool = False
    ready: bool = False
    waiting: float = 0.0
    """Since when they wait for a game of an open tournament."""
    mu: float = 25.0
    sigma: float = 25.0 / 3
    """The rating, as openskill counts it."""
    points: Number = 0
    games: Number = 0
    wins: Number = 0
    """What was won in games that are not recorded any more, see `open.folded`."""


class Pairing(msgspec.Struct):
    """The entrants who meet at one table, in the order of their seats."""

    number: Number
    players: Players
    table: Text = ""
    """The table's name for whoever keeps tables; empty until there is one."""
    places: Places | None = None
    """None until there is a result."""
    decided: bool = False
    """True for a result that is not of a finished game."""
    replay: Number = 0
    """The number of games before this one in which the same first place was shared."""


class Round(msgspec.Struct):
    """The games that are drawn together, and the entrants who have none. An open tournament has one long round."""

    pairings: list[Pairing] = []
    byes: list[Number] = []

    @property
    def finished(self) -> bool:
        """True once every game has a result."""
        return all(pairing.places is not None for pairing in self.pairings)


class Record(msgspec.Struct):
    """Everything that is known of a tournament."""

    id: Text
    plan: Plan
    entrants: dict[Number, Entrant] = {}
    rounds: list[Round] = []
    began: float = 0.0
    """When an open tournament began, in seconds since 1970."""
    over: bool = False
    format: int = FORMAT

    @property
    def active(self) -> list[Entrant]:
        """The entrants who have not withdrawn, in the order of their lots."""
        return sorted((each for each in self.entrants.values() if not each.gone), key=lambda each: self.lot(each.id))

    @property
    def pairings(self) -> Iterator[Pairing]:
        """All pairings, in the order in which they were drawn."""
        return (pairing for round in self.rounds for pairing in round.pairings)

    @property
    def last_number(self) -> int:
        """The number of the latest pairing; 0 without one."""
        return max((pairing.number for pairing in self.pairings), default=0)

    def lot(self, id: int) -> bytes:
        """Returns the lot of an entrant: an order that neither names nor the moment of entering decide."""
        return hashlib.sha256(f"{self.id} {id}".encode()).digest()


def to_bytes(record: Record) -> bytes:
    """Returns the tournament, encoded."""
    return msgspec.msgpack.encode(record)


def from_bytes(data: bytes) -> Record:
    """Returns the tournament of these bytes. Raises CannotContinue."""
    try:
        record = msgspec.msgpack.decode(data, type=Record)
    except (ValueError, RecursionError):
        text = "The saved tournament is damaged, and is left as it is."
        raise CannotContinue(Sentence("tournament-damaged", text)) from None
    if record.format != FORMAT:
        text = "This tournament was saved by a newer version. Please continue with that one."
        raise CannotContinue(Sentence("tournament-newer", text))
    return record
