"""A hall that several processes serve, each some of its tables: who asks the wrong one is sent on.

Knows: which tables are fetched, which are served elsewhere, and whether changes can be saved at the moment.
Must not know: the store, leases, sockets, trio.
"""

from __future__ import annotations

from netplay.protocol.hall_messages import TABLES, number_of
from netplay.protocol.messages import (
    MOVED,
    Act,
    Announce,
    AskWhereabouts,
    Bye,
    Chat,
    Enter,
    GiveTime,
    HallAddresses,
    Hello,
    InHall,
    JoinTable,
    Message,
    Moved,
    MovePerson,
    Notice,
    Ping,
    Pong,
    Refused,
    Rejected,
    Said,
    Whereabouts,
)
from netplay.protocol.refusal import Refusal
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.pauses import hold
from netplay.table.table import Table

from .context import check_organiser
from .directory import NO_SUCH_TABLE
from .hall import Hall
from .process_bus import AboutTable, ProcessBus
from .saved import SavedHall
from .shared_directory import SharedDirectory
from .shelf import Coming
from .visitors import Visit

SENT_ON = "That table is at another address of this hall now: {where}. Please join there."
WAITS = "The hall cannot save at the moment, so its tables wait. Nothing is lost: please try again in a moment."
AGAIN = "Your table had to be fetched again. Please join again."
ASKS_AWAY = (JoinTable, Enter, Bye)
"""What a hall takes in that cannot save: the reply waits, but needs no second try."""


class SharedHall(Hall):
    """One process of a shared hall; see `Premises`."""

    directory: SharedDirectory

    def __init__(self, name: str, directory: SharedDirectory, saved: SavedHall | None = None) -> None:
        super().__init__(name, directory, saved)
        self.desk.leads = False
        self.away = False
        """True while nothing can be saved: no table changes then."""
        self._waiting: dict[str, list[tuple[Peer, Message]]] = {}
        """For each table that is being fetched, by its number, who waits for it, and what they asked."""
        self.bus = ProcessBus(self, directory)
        """What the processes of the hall tell each other."""
        self.desk.requests.send = self.bus.ask_desk
        self._can: dict[Peer, frozenset[str]] = {}
        """The capabilities of each connection's program."""

    # Messages

    def join(self, peer: Peer, hello: Hello, address: str = "", binding: bytes = b"") -> Outgoing:
        """A new connection has said hello."""
        self._can[peer] = frozenset(hello.can)
        return super().join(peer, hello, address, binding)

    def leave(self, peer: Peer) -> Outgoing:
        """A connection has ended."""
        self._can.pop(peer, None)
        self.desk.requests.left(peer)
        for waiting in self._waiting.values():
            waiting[:] = [(each, message) for each, message in waiting if each is not peer]
        return super().leave(peer)

    def receive(self, peer: Peer, message: Message) -> Outgoing:
        """A message from a connection. Raises ProtocolError."""
        if self.away and not isinstance(message, ASKS_AWAY):
            return self._put_off(peer, message)
        try:
            told = self._receive_shared(peer, message)
        except Coming as coming:
            self._waiting.setdefault(number_of(str(coming)), []).append((peer, message))
            return []
        if any(type(each) is InHall for _, each in told) and MOVED in self._can.get(peer, ()):
            told.append((peer, HallAddresses(self.addresses)))
        return told

    def _receive_shared(self, peer: Peer, message: Message) -> Outgoing:
        """Handles a message, and has the other processes do their part of it. Raises ProtocolError or Coming."""
        visit = self.visitors.visits.get(peer)
        if visit is None:
            return super().receive(peer, message)
        if isinstance(message, MovePerson | GiveTime) and (process := self.bus.process_of(message.person)):
            return self._ask_process(peer, visit, message, process)
        told = super().receive(peer, message)
        if any(each is peer and type(said) is Rejected for each, said in told):
            return told
        match message:
            case Announce(text):
                self.bus.announce(visit.person.name, text)
            case Chat(text) if visit.table is None and any(type(said) is Said for _, said in told):
                self.bus.speak(visit.person.name, text)
            case AskWhereabouts():
                self.bus.ask_for_people(visit)
                told = [(each, self._with_distant(said)) for each, said in told]
            case _:
                pass
        return told

    def _ask_process(self, peer: Peer, visit: Visit, message: MovePerson | GiveTime, process: str) -> Outgoing:
        """Has another process do what the organiser wants of a person there."""
        try:
            check_organiser(self, visit)
        except Refusal as refusal:
            return [(peer, Rejected(0, refusal.code, str(refusal), 0))]
        self.bus.ask(visit, message, process)
        return []

    def _with_distant(self, message: Message) -> Message:
        """Returns who is where, with the people of the other processes."""
        if not isinstance(message, Whereabouts):
            return message
        return Whereabouts([*message.people, *self.bus.people()][:TABLES])

    def _put_off(self, peer: Peer, message: Message) -> Outgoing:
        """Returns the reply to what is not carried out since nothing can be saved."""
        if isinstance(message, Ping):
            return [(peer, Pong(message.n))]
        number = message.n if isinstance(message, Act) else 0
        return [(peer, Rejected(number, "store-away", WAITS, 0))]

    def wait_for_store(self, away: bool) -> Outgoing:
        """Takes note that nothing can be saved, or that it can again. Meanwhile nobody's time runs, since nobody can
        act; returns what their clocks show."""
        self.away = away
        return [each for table in self.directory.awake for each in self.relayed(table, hold(table, away))]

    @property
    def due(self) -> float:
        """The moment to call `tick`; nobody is waited for while nothing can be saved."""
        return self.visitors.due if self.away else super().due

    def tick(self) -> Outgoing:
        """Time has passed."""
        return self.visitors.tell_changes() if self.away else super().tick()

    # Tables that come, and tables that are elsewhere

    def arrived(self, table: Table) -> Outgoing:
        """A table has been fetched, and is served here: those who wait for it are heard again."""
        self.directory.take_in(table)
        told = self.desk.arrived(table)
        for peer, message in self._waiting.pop(number_of(table.id), []):
            told += self.receive(peer, message)
        return told

    def not_here(self, id: str, address: str) -> Outgoing:
        """A table was asked for that another process serves, at this address: those who wait are sent on.
        What the organiser wants of it is done there."""
        told: Outgoing = []
        for peer, message in self._waiting.pop(number_of(id), []):
            if isinstance(message, JoinTable):
                told += self._send_on(peer, address, number_of(id))
            elif isinstance(message, AboutTable) and (visit := self.visitors.visits.get(peer)) is not None:
                self.bus.ask(visit, message)
        return told

    def not_found(self, id: str) -> Outgoing:
        """A table was asked for that is closed, or cannot go on."""
        rejected = Rejected(0, "no-such-table", NO_SUCH_TABLE, 0)
        told: Outgoing = [(peer, rejected) for peer, _ in self._waiting.pop(number_of(id), [])]
        return [*told, *self.gone(id)]

    def gone(self, id: str) -> Outgoing:
        """A table that another process has served is closed."""
        self.directory.hide(id)
        told = self.desk.closed(number_of(id))
        self.visitors.note_changes()
        return told

    def lost(self, table: Table, address: str) -> Outgoing:
        """Another process serves this table now, at this address, or none does if it is empty: the table is dropped
        here, and who is there is sent on, or told to join again."""
        peers = self.at(table)
        told: Outgoing = []
        for peer in peers:
            again = [(peer, Refused("failed", AGAIN))]
            told += self._send_on(peer, address, number_of(table.id)) if address else again
        for peer in peers:
            self._forget_at(peer)
        self.table = None if self.table is table else self.table
        self.directory.lose(table)
        self.visitors.note_changes()
        return told

    def send_all_on(self, address: str) -> Outgoing:
        """Sends on who is at a table, since this process may serve none until it has been heard of again. Their
        tables are kept as they are."""
        return [
            (peer, Moved(address, number_of(table.id)))
            for table in self.directory.awake for peer in self.at(table) if MOVED in self._can.get(peer, ())
        ]  # fmt: skip

    def at(self, table: Table) -> list[Peer]:
        """Returns the connections that are at this table or at its door."""
        return [*self.visitors.at(table), *(peer for peer, at in self._guests.items() if at is table)]

    def _forget_at(self, peer: Peer) -> None:
        """A connection is at no table any more, of which the table is not told."""
        self._guests.pop(peer, None)
        if (visit := self.visitors.visits.get(peer)) is not None:
            visit.table = None

    def _send_on(self, peer: Peer, address: str, number: str) -> Outgoing:
        """Sends a connection on to another address; a program that does not follow by itself is told in a sentence."""
        if MOVED in self._can.get(peer, ()):
            return [(peer, Moved(address, number))]
        text = SENT_ON.format(where=address)
        if peer in self.visitors.visits:
            return self.visitors.to_list(peer, "moved-on", text)
        return [(peer, Refused("moved-on", text))]

    # The hall as a whole

    def show_again(self, peer: Peer) -> Outgoing:
        """Tells a visitor anew who missed something: in the list, the whole of it."""
        visit: Visit | None = self.visitors.visits.get(peer)
        if visit is None or visit.table is not None:
            return [(peer, Refused("failed", AGAIN))]
        visit.seen = 0
        return self.visitors.to_list(peer)

    def note_addresses(self, addresses: list[str]) -> Outgoing:
        """Takes in the addresses of all processes, and tells those who come back by them."""
        if addresses == self.addresses:
            return []
        self.addresses = addresses
        told = HallAddresses(addresses)
        return [(peer, told) for peer in self.visitors.visits if MOVED in self._can.get(peer, ())]

    def tell_everybody(self, code: str) -> Outgoing:
        """Returns a notice to all who are in the hall, wherever they are."""
        notice = Notice(code)
        return [(peer, notice) for peer in (*self.visitors.visits, *self._guests)]

    def adopt(self, saved: SavedHall) -> None:
        """Takes over what another process has changed of the hall: password, name and key of the organiser."""
        if saved.id == self.id:
            organiser = self.reception.organiser
            organiser.token_hash = saved.organiser.token_hash
            if not self.reception.people.here(organiser):
                organiser.name = saved.organiser.name
            self.desk.tables.rekey(organiser)
            self.admission.adopt(saved.shut)
            self.admission.kept_door_key = saved.door_key or self.admission.kept_door_key
            self.phrase = saved.phrase
