"""What the processes of a shared hall tell and ask each other: announcements, talk, and the organiser's requests.

Knows: the organiser's handlers, visitors, which tables are awake here.
Must not know: the store, how messages travel, sockets, trio.

Each message goes to all processes, or to one. A request about a table is carried out by the process that serves it,
as if its organiser had sent it there; what the organiser is told goes back the same way.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable
from math import inf

import msgspec

from netplay.protocol.messages import (
    AskWhereabouts,
    CloseTable,
    GiveTime,
    Hello,
    MovePerson,
    PauseTable,
    ReadLog,
    Rejected,
    TableLog,
    Whereabout,
    Whereabouts,
)
from netplay.protocol.refusal import Refusal
from netplay.table.joins import Greeting
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person

from . import organising
from .context import HallContext
from .shared_directory import SharedDirectory
from .tournaments import deeds
from .tournaments.requests import DeskRequest, Outcome, Waiting
from .visitors import Visit

log = logging.getLogger(__name__)
FORGOTTEN = 8.0
"""Seconds after which the people of a process count as gone that has told nothing more of them."""
EVERY = 1.0
"""Seconds between two questions for the people of the others."""
REMEMBERED = 4096
"""Requests about tournaments of which is remembered that they were carried out."""

AboutTable = PauseTable | GiveTime | CloseTable | ReadLog
"""The organiser's requests about a table, which may be served by another process."""
Request = AboutTable | MovePerson | AskWhereabouts
Reply = Rejected | TableLog | Whereabouts


class Announced(msgspec.Struct, frozen=True, tag=True):
    """The organiser tells a line to everybody."""

    name: str
    text: str


class Spoken(msgspec.Struct, frozen=True, tag=True):
    """A visitor says a line in the list."""

    name: str
    text: str


class Asked(msgspec.Struct, frozen=True, tag=True):
    """The organiser asks for something; `person` and `hello` are theirs."""

    person: int
    name: str
    hello: Hello
    request: Request


class Answered(msgspec.Struct, frozen=True, tag=True):
    """What the organiser of another process is told."""

    person: int
    replies: list[Reply]


class DeskAsked(msgspec.Struct, frozen=True, tag=True):
    """Whoever runs the tournaments is asked for something. A request that is sent again has the same number."""

    number: int
    person: Person
    request: DeskRequest


class DeskReplied(msgspec.Struct, frozen=True, tag=True):
    """What has become of a request about a tournament."""

    number: int
    rejected: Rejected | None
    about: str


Body = Announced | Spoken | Asked | Answered | DeskAsked | DeskReplied


class BusMessage(msgspec.Struct, frozen=True):
    """A message between processes. `to` is empty for all."""

    sender: str
    to: str
    body: Body


class ProcessBus:
    """One process's end."""

    def __init__(self, hall: HallContext, directory: SharedDirectory) -> None:
        self._hall, self._directory = hall, directory
        self.publish: Callable[[bytes], None] = lambda data: None
        """Gives a message to all processes, this one too."""
        self.publish_reply: Callable[[bytes], None] = lambda data: None
        """The same for a reply about a tournament: together with what was changed, or not at all."""
        self._done: deque[tuple[str, int]] = deque(maxlen=REMEMBERED)
        """The requests about tournaments that were carried out here, each by its sender and number."""
        self.process = secrets.token_hex(8)
        self._people: dict[str, tuple[float, list[Whereabout]]] = {}
        """Who is at each other process, and when it was told."""
        self._read: frozenset[str] | None = None
        """The names of what was last told."""
        self._asked = -inf
        """When the others were last asked for their people."""

    def _send(self, body: Body, to: str = "") -> None:
        self.publish(_encode(BusMessage(self.process, to, body)))

    def ask_desk(self, number: int, waiting: Waiting) -> None:
        """Asks the process that runs the tournaments."""
        self._send(DeskAsked(number, waiting.person, waiting.request))

    # To the others

    def announce(self, name: str, text: str) -> None:
        """Tells the organiser's line at all other processes."""
        self._send(Announced(name, text))

    def speak(self, name: str, text: str) -> None:
        """Tells a visitor's line in the lists of all other processes."""
        self._send(Spoken(name, text))

    def ask(self, visit: Visit, request: Request, to: str = "") -> None:
        """Has the organiser's request carried out where it concerns somebody or something."""
        self._send(Asked(visit.person.id, visit.person.name, visit.greeting.hello, request), to)

    def ask_for_people(self, visit: Visit) -> None:
        """Has all other processes tell who is there, unless they were asked a moment ago."""
        now = self._directory.clocks.now()
        if now >= self._asked + EVERY:
            self._asked = now
            self.ask(visit, AskWhereabouts())

    def process_of(self, person: int) -> str:
        """Returns the other process that a person is at; empty for one who is here, or of whom nothing was told."""
        if any(visit.person.id == person for visit in self._hall.visitors.visits.values()):
            return ""
        told = ((process, each.person) for process, (_, people) in self._people.items() for each in people)
        return next((process for process, each in told if each == person), "")

    def people(self) -> list[Whereabout]:
        """Returns who is at the other processes, as far as these have told it lately."""
        since = self._directory.clocks.now() - FORGOTTEN
        return [each for time, people in self._people.values() if time >= since for each in people]

    # From the others

    def read(self, told: dict[str, bytes]) -> Outgoing:
        """Takes in what the processes have told each other lately, by names; some of it may come twice in a row. What
        is there at the first time was told before this process began. Returns what is sent here."""
        known, self._read = self._read, frozenset(told)
        outgoing: Outgoing = []
        if known is not None:
            for name in sorted(told.keys() - known):
                outgoing += self._readable(told[name])
        return outgoing

    def _readable(self, data: bytes) -> Outgoing:
        """Takes in a message, unless it is of a process of another version."""
        try:
            return self.take(data)
        except msgspec.DecodeError:
            log.error("What another process of the hall tells cannot be read: it may be of another version.")
            return []

    def take(self, data: bytes) -> Outgoing:
        """Takes in a message of another process. Returns what is sent here."""
        message = _decode(data)
        if message.sender == self.process or message.to not in ("", self.process):
            return []
        match message.body:
            case Announced(name, text):
                return organising.tell_all(self._hall, name, text)
            case Spoken(name, text):
                said = self._hall.chat.say(name, text)
                return [(each, said) for each in self._hall.visitors.in_list()] if said else []
            case Asked() as asked:
                return self._carry_out(asked, message.sender)
            case Answered(person, replies):
                return self._pass_on(person, replies, message.sender)
            case DeskAsked() as asked:
                return self._carry_out_at_desk(asked, message.sender)
            case DeskReplied(number, rejected, about):
                return self._hall.desk.requests.replied(number, Outcome(rejected, about))

    def _carry_out_at_desk(self, asked: DeskAsked, sender: str) -> Outgoing:
        """Does what is asked of the process that runs the tournaments, if it is this one, and only once."""
        if not self._hall.desk.leads or (sender, asked.number) in self._done:
            return []
        self._done.append((sender, asked.number))
        outcome, told = deeds.carry_out(self._hall.desk, asked.person, asked.request)
        self._hall.visitors.note_changes()
        self.publish_reply(_encode(BusMessage(self.process, sender, DeskReplied(asked.number, *outcome))))
        return told

    def _carry_out(self, asked: Asked, sender: str) -> Outgoing:
        """Does what another process's organiser asks, if it is this process that it concerns."""
        if isinstance(asked.request, AboutTable) and not self._directory.serves(asked.request.table):
            return []
        organiser: Peer = object()
        visit = Visit(Person(asked.person, asked.name, b""), Greeting(asked.hello, "", b""))
        try:
            told = organising.carry_out(self._hall, organiser, visit, asked.request)
        except Refusal as refusal:
            told = [(organiser, Rejected(0, refusal.code, str(refusal), 0))]
        self._hall.visitors.note_changes()
        replies = [each for peer, each in told if peer is organiser and isinstance(each, Reply)]
        if replies:
            self._send(Answered(asked.person, replies), sender)
        return [(peer, each) for peer, each in told if peer is not organiser]

    def _pass_on(self, person: int, replies: list[Reply], sender: str) -> Outgoing:
        """Tells the organiser here what another process has replied."""
        for each in replies:
            if isinstance(each, Whereabouts):
                self._people[sender] = self._directory.clocks.now(), each.people
        organiser = self._hall.reception.organiser
        peers = [peer for peer, each in self._hall.visitors.visits.items() if each.person is organiser]
        told = [each for each in replies if not isinstance(each, Whereabouts)]
        return [(peer, each) for peer in peers if person == organiser.id for each in told]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BusMessage).decode
