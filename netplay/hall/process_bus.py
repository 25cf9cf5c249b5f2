"""What the processes of a shared hall tell and ask each other: announcements, talk, and the organiser's requests.

Knows: the organiser's handlers, visitors, which tables are awake here.
Must not know: the store, how messages travel, sockets, trio.

Each message goes to all processes, or to one. A request about a table is carried out by the process that serves it,
as if its organiser had sent it there; what the organiser is told goes back the same way.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from math import inf
from typing import NamedTuple

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
from .visitors import Visit

log = logging.getLogger(__name__)
FORGOTTEN = 8.0
"""Seconds after which the people of a process count as gone that has told nothing more of them."""
EVERY = 1.0
"""Seconds between two questions for the people of the others."""
SPACING = 1_000_000
"""Distance between the numbers under which the people of two other processes are told."""

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


class BusMessage(msgspec.Struct, frozen=True):
    """A message between processes. `to` is empty for all."""

    sender: str
    to: str
    body: Announced | Spoken | Asked | Answered


class Distant(NamedTuple):
    """A person at another process: the process, and their number there."""

    process: str
    person: int


class ProcessBus:
    """One process's end."""

    def __init__(self, hall: HallContext, directory: SharedDirectory) -> None:
        self._hall, self._directory = hall, directory
        self.publish: Callable[[bytes], None] = lambda data: None
        """Gives a message to all processes, this one too."""
        self.process = secrets.token_hex(8)
        self._people: dict[str, tuple[float, list[Whereabout]]] = {}
        """Who is at each other process, and when it was told."""
        self._read: frozenset[str] | None = None
        """The names of what was last told."""
        self._asked = -inf
        """When the others were last asked for their people."""
        self._order: list[str] = []
        """The processes that were ever heard of, by which their people are numbered."""

    def _send(self, body: Announced | Spoken | Asked | Answered, to: str = "") -> None:
        self.publish(_encode(BusMessage(self.process, to, body)))

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

    def distant(self, person: int) -> Distant | None:
        """Returns the process and the number of a person who is at another process."""
        at = person // SPACING - 1
        return Distant(self._order[at], person % SPACING) if 0 <= at < len(self._order) else None

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
                self._note_people(sender, each.people)
        organiser = self._hall.reception.organiser
        peers = [peer for peer, each in self._hall.visitors.visits.items() if each.person is organiser]
        told = [each for each in replies if not isinstance(each, Whereabouts)]
        return [(peer, each) for peer in peers if person == organiser.id for each in told]

    def _note_people(self, process: str, people: list[Whereabout]) -> None:
        if process not in self._order:
            self._order.append(process)
        first = SPACING * (self._order.index(process) + 1)
        numbered = [msgspec.structs.replace(each, person=first + each.person % SPACING) for each in people]
        self._people[process] = self._directory.clocks.now(), numbered


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(BusMessage).decode
