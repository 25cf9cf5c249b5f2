"""A hall of many tables, sans-I/O: a connection is in the list, or at one of the tables, to which its messages go.

Knows: its tables and their list, its visitors, and where each of them is.
Must not know: sockets, trio, files, the rules of any game, or what is said at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import msgspec

from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import (
    CAPABILITIES,
    HALL,
    MINOR,
    TABLE_CELLS,
    TOURNAMENT,
    Bye,
    Chat,
    Enter,
    Hello,
    InHall,
    JoinAddresses,
    JoinTable,
    Message,
    OpenTable,
    Refused,
    Rejected,
    Sit,
    ToList,
)
from netplay.protocol.refusal import Refusal
from netplay.table import joins
from netplay.table.admission import Admission, Capacity
from netplay.table.chat import Chat as Talk
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person, check_version
from netplay.table.table import Table

from .directory import Directory
from .handlers import ANYWHERE, IN_LIST, not_here
from .premises import News, Standing, standing_at
from .reception import Reception
from .saved import SavedHall
from .shares import Shares
from .tournaments.desk import Desk
from .visitors import Visit, Visitors

NO_DEFAULT = "This is a hall of many tables, which your program does not know. Please use the newest version."
CLOSED = "The organiser has closed this table."


class Hall:
    """A hall; see `Premises`. `saved` is a former one, which is opened again."""

    def __init__(self, name: str, directory: Directory, saved: SavedHall | None = None) -> None:
        self.name = codec.clean(name, TABLE_CELLS) or "Round Table"
        self.directory = directory
        self.reception = Reception(directory.limits.people, saved)
        self.visitors = Visitors(directory.listing, directory.clocks.now, directory.limits.gathering)
        self.chat = Talk()
        self.desk = Desk(directory, self.reception)
        self._shares = Shares(directory, self.reception)
        self.phrase = saved.phrase if saved else ""
        self.addresses: list[str] = []
        """The addresses of all processes that serve the hall, this one first; none where it is alone."""
        self.web = ""
        """The address of the hall for browsers; empty without a door for them."""
        self.join_addresses: JoinAddresses | None = None
        """How others join; None until that is known."""
        self.table: Table | None = None
        """The table for those whose programs know of no hall."""
        self._guests: dict[Peer, Table] = {}
        """The connections of those, each with its table."""

    # What a server asks

    @property
    def id(self) -> str:
        """The identity of the hall."""
        return self.reception.id

    @property
    def admission(self) -> Admission:
        """What newcomers to the hall must prove."""
        return self.reception.admission

    @property
    def capacity(self) -> Callable[[str], Capacity]:
        """The room left for people from an address."""
        return self.directory.capacity

    @capacity.setter
    def capacity(self, capacity: Callable[[str], Capacity]) -> None:
        self.directory.capacity = capacity

    def name_default(self, table: Table) -> None:
        """Sends those who know of no hall to this table, which is never put away."""
        self.table = table
        self.directory.keep(table)

    def protect(self, password: str, is_phrase: bool = False) -> None:
        """Requires this password of newcomers from now on; empty for none. Those who are connected stay."""
        self.phrase = password if is_phrase else ""
        self.admission.set_password(password)
        self.directory.save_hall()

    def saved(self) -> SavedHall:
        """The hall as plain data, without its visitors and tables."""
        reception, default = self.reception, self.table.id if self.table else ""
        return SavedHall(
            self.id, self.name, reception.organiser, reception.people.next_id, self.admission.restrictions, default,
            self.directory.identities, self.phrase, members=list(reception.members.values()),
            door_key=self.admission.kept_door_key,
        )  # fmt: skip

    def key_holders(self) -> Iterable[Person]:
        """The organiser, and those who have entered a tournament: other visitors have no key to the hall."""
        return self.reception.key_holders

    def standing(self, peer: Peer) -> Standing | None:
        """The person at the other end of a connection, once they are let in."""
        visit = self.visitors.visits.get(peer)
        if visit is None:
            guest = self._guests.get(peer)
            return guest and standing_at(guest, peer)
        at_table = visit.table and standing_at(visit.table, peer)
        return at_table or Standing((self.id, visit.person.id), False, False)

    def recognized(self, peer: Peer, message: Message) -> Hashable | None:
        """Identifies the person whose key is shown by a connection that is not let in yet."""
        guest = self._guests.get(peer)
        if guest is None or not isinstance(message, Hello | Enter):
            return self.reception.recognized(peer, message)
        person = joins.recognized(guest, peer, message)
        return person and (guest.id, person.id)

    def take_news(self) -> News:
        """Returns what has become of the tables since the last call."""
        return self.directory.take_news()

    # Coming and going

    def join(self, peer: Peer, hello: Hello, address: str = "", binding: bytes = b"") -> Outgoing:
        """A new connection has said hello: it comes to the door of the hall, or of the default table if its program
        knows of no hall."""
        greeting = joins.Greeting(hello, address, binding)
        try:
            check_version(hello)
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        if HALL in hello.can:
            return [(peer, self.reception.challenge(peer, greeting))]
        if self.table is None:
            return [(peer, Refused("hall", NO_DEFAULT))]
        self._guests[peer] = self.table
        return self.relayed(self.table, self.table.join(peer, *greeting), moved=True)

    def _come_in(self, peer: Peer, enter: Enter) -> Outgoing:
        """A connection has answered the challenge: it is let into the hall, or refused."""
        try:
            admitted = self.reception.admit(peer, enter, self.capacity)
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        if admitted is None:
            return []
        told = [] if admitted.former is None else self._replace(admitted.former)
        self.visitors.visits[peer] = Visit(admitted.person, admitted.greeting)
        organiser = admitted.person is self.reception.organiser
        if organiser:
            self.directory.save_hall()  # they may have a new key
        self.desk.renamed(admitted.person)
        welcome = InHall(
            self.id, self.name, admitted.person.id, admitted.person.name, admitted.token, organiser,
            self.directory.clocks.minutes(), MINOR, [*CAPABILITIES, HALL, TOURNAMENT], self.web,
        )  # fmt: skip
        lines: Outgoing = [(peer, line) for line in self.chat.lines]
        ways = self.visitors.ways_in([peer], self.join_addresses, self.admission.has_password)
        shown = [*self.visitors.changes(peer), *self.desk.audience.welcomed(peer, admitted.person)]
        return [*told, (peer, welcome), *ways, *lines, *shown]

    def reached(self, addresses: JoinAddresses) -> Outgoing:
        """Others join at these addresses from now on."""
        self.join_addresses = addresses
        return self.visitors.ways_in(self.visitors.visits, addresses, self.admission.has_password)

    def _replace(self, former: Peer) -> Outgoing:
        """Ends the former connection of an organiser or a member, who has come back over another."""
        self.desk.audience.left(former)
        told = self.leave_table(former, self.visitors.visits.pop(former))
        return [*told, (former, Refused("elsewhere", "You have come back from somewhere else."))]

    def leave(self, peer: Peer) -> Outgoing:
        """A connection has ended."""
        guest, visit = self._guests.pop(peer, None), self.visitors.visits.pop(peer, None)
        told = self.leave_table(peer, visit) if visit else []
        self.desk.audience.left(peer)
        self.reception.left(peer)
        return told if guest is None else self.relayed(guest, guest.leave(peer), moved=True)

    def leave_table(self, peer: Peer, visit: Visit, bye: Bye | None = None) -> Outgoing:
        """A visitor is at their table no longer; with `bye` as by their own wish."""
        table, visit.table = visit.table, None
        if table is None or not self.directory.holds(table):
            return []
        person = table.people.at(peer)
        told = table.receive(peer, bye) if bye and person else []
        self._shares.left(table, person, visit)
        return self.relayed(table, [*told, *table.leave(peer)], moved=True)

    # Messages

    def receive(self, peer: Peer, message: Message) -> Outgoing:
        """A message from a connection. What cannot be done is answered, to the sender alone. Raises ProtocolError."""
        visit = self.visitors.visits.get(peer)
        if visit is not None:
            return self._receive(peer, visit, message)
        guest = self._guests.get(peer)
        if guest is not None:
            return self.relayed(guest, guest.receive(peer, message), moved=isinstance(message, Enter | Bye))
        return self._come_in(peer, message) if isinstance(message, Enter) else []

    def _receive(self, peer: Peer, visit: Visit, message: Message) -> Outgoing:
        handler = ANYWHERE.get(type(message))
        try:
            if isinstance(message, Chat):
                self._shares.check_talk(visit)
            if handler is None and visit.table is not None:
                return self._at_table(peer, visit, visit.table, message)
            return (handler or IN_LIST.get(type(message), not_here))(self, peer, visit, message)
        except Refusal as refusal:
            return [(peer, Rejected(0, refusal.code, str(refusal), 0))]
        finally:
            self.visitors.note_changes()  # tables of a tournament are opened, and one that cannot be fetched is closed

    def _at_table(self, peer: Peer, visit: Visit, table: Table, message: Message) -> Outgoing:
        """Passes a message on to the visitor's table, unless it is for the list."""
        if isinstance(message, OpenTable | JoinTable):
            return [(peer, Rejected(0, "at-table", "You are at a table. Go back to the list first.", 0))]
        if isinstance(message, ToList):
            return [*self.leave_table(peer, visit, Bye()), *self.visitors.to_list(peer)]
        if not self.directory.holds(table):
            return self.visitors.to_list(peer, "table-asleep", "That took too long. Please choose the table again.")
        if isinstance(message, Enter):
            return self._enter(peer, visit, table, message)
        if isinstance(message, Sit):
            self._shares.check_seat(peer, visit, table)
        return self.relayed(table, table.receive(peer, message), moved=isinstance(message, Bye))

    def _enter(self, peer: Peer, visit: Visit, table: Table, message: Enter) -> Outgoing:
        """A visitor answers the door of a table. Who has left too many seats behind may watch, and is told why."""
        why: Outgoing = []
        try:
            if table.phase.seats_newcomers and joins.recognized(table, peer, message) is None:
                self._shares.check_seat(peer, visit, table)
        except Refusal as refusal:
            message = msgspec.structs.replace(message, watch=True)
            why = [(peer, Rejected(0, refusal.code, str(refusal), 0))]
        told = self.relayed(table, table.receive(peer, message), moved=True)
        self._shares.came(peer, table)
        return told + why

    def relayed(self, table: Table, outgoing: Outgoing, moved: bool = False) -> Outgoing:
        """Takes note of what a table says; `moved`: people have come or gone. Returns what is sent: a visitor whom the
        table refuses goes back to the list."""
        if not self.directory.holds(table):  # it was put away while somebody was at its door
            return []
        self.directory.touch(table, None if moved else outgoing)
        outgoing = [*outgoing, *self.desk.note(table)]
        self.visitors.note_changes()
        if not any(type(message) is Refused and peer in self.visitors.visits for peer, message in outgoing):
            return outgoing
        told: Outgoing = []
        for peer, message in outgoing:
            if isinstance(message, Refused) and peer in self.visitors.visits:
                told += self.visitors.to_list(peer, message.code, message.text)
            else:
                told.append((peer, message))
        return told

    def close(self, table: Table) -> Outgoing:
        """Closes a table; who is there goes back to the list, or is refused if their program knows of none."""
        guests = [peer for peer, at in self._guests.items() if at is table]
        peers = [*self.visitors.at(table), *guests]
        for peer in peers:
            table.leave(peer)
        told: Outgoing = [(peer, Refused("table-closed", CLOSED)) for peer in peers]
        told = self.relayed(table, told, moved=True)
        self.directory.close(table)
        self.table = None if self.table is table else self.table
        told += self.desk.closed(number_of(table.id))
        self.visitors.note_changes()
        return told

    # Time

    @property
    def due(self) -> float:
        """The moment to call `tick`; infinite if nobody is waited for."""
        return min(self.visitors.due, self.directory.due, self.desk.due)

    def tick(self) -> Outgoing:
        """Time has passed, at least until `due`."""
        told: Outgoing = []
        for table in self.directory.due_tables():
            told += self.relayed(table, table.tick())
        told += self.desk.tick()
        self.directory.put_away()
        self.visitors.note_changes()
        return told + self.visitors.tell_changes()
