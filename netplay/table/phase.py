"""The base class of a table's phases, and the part of a table that they use.

Knows: the parts of a table that outlive a phase, and how a message is dispatched.
Must not know: any single phase, sockets, trio, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

import core
from netplay.audit.commitment import ServerDeal
from netplay.game.bot_seats import DecisionRequest
from netplay.game.play import Play
from netplay.protocol.messages import (
    Abandon,
    Act,
    AddBot,
    Again,
    Consent,
    Free,
    Grant,
    Hello,
    JoinAddresses,
    Kick,
    Message,
    Pick,
    Rejected,
    Start,
    TableSettings,
    TakingBack,
)
from netplay.protocol.refusal import Refusal

from .abandoned import AbandonedGame
from .absences import Absences
from .admission import Admission, Capacity
from .chat import Chat
from .events import Event
from .outgoing import Outgoing
from .people import People, Person
from .seats import Seats

HOST_ONLY = frozenset({AddBot, Free, Pick, Start, Again, Abandon, Kick, TableSettings, Grant})
"""The messages that are the host's alone, in every phase."""


class Reason(NamedTuple):
    """The reason for a refusal: a key for translation, and a sentence."""

    code: str
    text: str


PAUSED = Reason("paused", "The organiser of the hall has paused this game. Please wait until it goes on.")
STOPPED = frozenset({Act, Consent})
"""The messages that a paused game does not take."""
NOT_HOST = Reason("not-host", "Only the host decides that.")

Handler = Callable[[Any, Person, Any], Outgoing]
"""Takes the phase, the sender and the message; returns what is sent. Raises Refusal, and then nothing has changed."""


class TableContext(Protocol):
    """The part of a table that its phases use."""

    id: str
    name: str
    people: People
    admission: Admission
    seats: Seats
    chat: Chat
    settings: TableSettings
    deals: int
    """The number of deals announced so far. Each has a number, so that none is repeated unseen."""
    join_addresses: JoinAddresses | None
    """How others join, for everybody who is let in."""
    absences: Absences
    """People who are away, and since when."""
    capacity: Callable[[str], Capacity]
    now: Callable[[], float]
    draw: Callable[[int], bytes]
    """Returns so many random bytes."""

    @property
    def phase(self) -> Phase:
        """The phase that the table is in."""
        ...

    def enter(self, event: Event) -> None:
        """Go to the phase that this event leads to. Raises IllegalTransition."""
        ...

    def forget(self, person: Person) -> None:
        """Remove a person from the table; their token opens nothing any more."""
        ...

    def lobby(self) -> Outgoing:
        """The state of the table, for everybody present."""
        ...

    def notice(self, code: str, *names: str) -> Outgoing:
        """A notice, for everybody present."""
        ...

    def to_all(self, message: Message) -> Outgoing:
        """The same message for everybody present."""
        ...


class Phase:
    """The base of all phases: it dispatches messages, and does nothing of its own when something happens. A phase owns
    the data that exists only while the table is in it."""

    name: ClassVar[Literal["lobby", "playing", "over"]] = "lobby"
    """The phase as clients are told it."""
    handled: ClassVar[Mapping[type[Message], Handler]] = {}
    """The messages that this phase handles."""
    refused: ClassVar[Mapping[type[Message], Reason]] = {}
    """The messages that this phase refuses, and why."""
    seats_newcomers: ClassVar[bool] = False
    """True if a newcomer may be given a seat."""
    paused = False
    """True while the organiser of the hall has stopped the game."""

    def __init__(self, table: TableContext) -> None:
        self.table = table

    @property
    def play(self) -> Play | None:
        """The game on the table, going on or over."""
        return None

    @property
    def commitment(self) -> ServerDeal | None:
        """The deal that is being agreed upon."""
        return None

    @property
    def abandoned(self) -> AbandonedGame | None:
        """The last game, if it was abandoned and can still be disclosed."""
        return None

    @property
    def taking_back(self) -> TakingBack | None:
        """What a player wants to take back, while the others are asked."""
        return None

    @property
    def due(self) -> float:
        """The moment to call `tick`, on the table's clock; infinite if nobody is waited for."""
        return inf

    # Messages

    def receive(self, person: Person, message: Message) -> Outgoing:
        """Handle a message. Raises Refusal, or ProtocolError for a message that no program should have sent."""
        kind = type(message)
        if kind in HOST_ONLY and person is not self.table.people.host and not self.may_act_for_host(person, kind):
            raise Refusal(*NOT_HOST)
        if self.paused and kind in STOPPED:
            raise Refusal(*PAUSED)
        if kind in self.refused:
            raise Refusal(*self.refused[kind])
        return self.handled[kind](self, person, message)

    def rejected(self, message: Message, refusal: Refusal) -> Rejected:
        """The answer to a message that was refused."""
        seq = self.play.dealer.seq if self.play else 0
        return Rejected(message.n if isinstance(message, Act) else 0, refusal.code, str(refusal), seq)

    def may_act_for_host(self, person: Person, kind: type[Message]) -> bool:
        """True if this person may send a message of this kind although it is the host's."""
        return False

    # People come and go

    def check_rules(self, hello: Hello) -> None:
        """Raises Refusal for a program that cannot follow the game on the table."""

    def shown_to(self, person: Person) -> Outgoing:
        """The game on the table, or the one just disclosed, as this person may see it."""
        return []

    def returned(self, person: Person) -> Outgoing:
        """A person has a connection again."""
        return []

    def disconnected(self, person: Person) -> Outgoing:
        """A person's connection has ended, and everybody has been told."""
        return []

    def expelled(self, person: Person) -> None:
        """The host is about to remove this person from the table."""

    def forgotten(self) -> Outgoing:
        """Handles that a person no longer belongs to the table."""
        return []

    def seats_changed(self) -> Outgoing:
        """The game, its options, a bot or the holder of a seat may be another. The table may be in another phase after
        this."""
        return []

    def timing_changed(self, anew: Person | None = None) -> Outgoing:
        """The people who are waited for may be others. `anew` has just been sent the whole game."""
        return []

    # Time and bots

    def tick(self) -> Outgoing:
        """Time has passed, at least until `due`."""
        return []

    def decision_requests(self) -> list[DecisionRequest]:
        """The decisions that bots should make now."""
        return []

    def answered(self, request: DecisionRequest, action: core.Action | None, replaced: bool) -> Outgoing:
        """A bot has decided; an answer that nobody waits for is ignored."""
        return []
