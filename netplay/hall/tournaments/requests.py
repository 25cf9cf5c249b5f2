"""What the process of a hall that runs its tournaments is asked by the others, and what waits for its reply.

Knows: the messages about tournaments, the connections of those who have sent them.
Must not know: sockets, how requests travel, or what becomes of them.

A request waits until it is replied to. When another process begins to run the tournaments, each that waits is sent
again: a reply of the former one has come by then, since it is saved together with what it tells of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from netplay.protocol.fields import MessageBase
from netplay.protocol.messages import (
    Decide,
    EndTournament,
    Entered,
    EnterTournament,
    FillWithBots,
    NextRound,
    Number,
    OpenTournament,
    ReadyForRound,
    Rejected,
    Text,
    Withdraw,
)
from netplay.protocol.tournament_messages import Places
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person


class GameOver(MessageBase, frozen=True, tag="game-over"):
    """A game of a tournament has ended at a table of another process."""

    tournament: Text
    pairing: Number
    places: Places


class Renamed(MessageBase, frozen=True, tag="renamed"):
    """An entrant has another name."""


DeskRequest = (
    OpenTournament
    | EnterTournament
    | Withdraw
    | ReadyForRound
    | NextRound
    | Decide
    | FillWithBots
    | EndTournament
    | GameOver
    | Renamed
)
"""What the process is asked that runs the tournaments."""


class Waiting(NamedTuple):
    """A request that is not replied to yet."""

    peer: Peer | None
    """The connection that is told the reply; None if nobody is."""
    person: Person
    key: str
    """The new key of an entrant, which they are told once they have entered; empty if they have one."""
    request: DeskRequest


class Outcome(NamedTuple):
    """What was replied: why not, or which tournament it was about."""

    rejected: Rejected | None
    about: str = ""


class Requests:
    """The requests of one process that wait for another one."""

    def __init__(self, looking: dict[Peer, str]) -> None:
        self._looking = looking
        self.send: Callable[[int, Waiting], None] = lambda number, waiting: None
        """Sends a request to the process that runs the tournaments."""
        self._waiting: dict[int, Waiting] = {}
        self._last = 0

    def ask(self, waiting: Waiting) -> None:
        """Sends a request, and waits for the reply."""
        self._last += 1
        self._waiting[self._last] = waiting
        self.send(self._last, waiting)

    def replied(self, number: int, outcome: Outcome) -> Outgoing:
        """A reply has come; one that came already is passed over. Returns what is sent."""
        waiting = self._waiting.pop(number, None)
        return self.told(waiting, outcome) if waiting is not None else []

    def told(self, waiting: Waiting, outcome: Outcome) -> Outgoing:
        """Returns what the sender of a request is told."""
        peer = waiting.peer
        if peer is None:
            return []
        if outcome.rejected is not None:
            return [(peer, outcome.rejected)]
        if isinstance(waiting.request, OpenTournament | EnterTournament):
            self._looking[peer] = outcome.about
        return [(peer, Entered(waiting.key))] if waiting.key else []

    def left(self, peer: Peer) -> None:
        """A connection has ended: it is told nothing."""
        for number, each in self._waiting.items():
            if each.peer is peer:
                self._waiting[number] = each._replace(peer=None)

    def send_again(self) -> None:
        """Another process runs the tournaments now: it is asked what waits."""
        for number, each in self._waiting.items():
            self.send(number, each)

    def taken_over(self) -> list[Waiting]:
        """This process runs the tournaments now: returns what waits, which waits no longer."""
        waiting, self._waiting = list(self._waiting.values()), {}
        return waiting
