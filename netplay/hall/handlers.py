"""What a hall does with each message of a visitor in the list.

Knows: the hall, the sender.
Must not know: sockets, what happens at a table, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import core
from netplay.protocol import codec
from netplay.protocol.messages import (
    MINOR,
    TABLE_CELLS,
    Bye,
    Chat,
    Enter,
    JoinTable,
    Message,
    OpenTable,
    Ping,
    Pong,
    Rename,
    ToList,
    Unknown,
)
from netplay.protocol.refusal import Refusal
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.table import Table

from .context import HallContext, Handler
from .directory import Opener
from .organising import ORGANISERS
from .tournaments.handlers import ABOUT_TOURNAMENTS
from .visitors import Visit

# In the list


def open_table(hall: HallContext, peer: Peer, visit: Visit, message: OpenTable) -> Outgoing:
    """Opens a table, at which the sender is the host. Raises Refusal."""
    name = codec.clean(message.name, TABLE_CELLS) or visit.person.name
    opener = Opener(visit.person.id, visit.greeting.address)
    table = hall.directory.open(name, message.game or core.IDS[0], message.options, opener)
    visit.table = table
    return _let_in_as_host(hall, peer, visit, table)


def _let_in_as_host(hall: HallContext, peer: Peer, visit: Visit, table: Table) -> Outgoing:
    """Lets a visitor in to the table that they have just opened: nobody else can be its host."""
    table.admission.challenge(peer, *visit.greeting)
    told = hall.relayed(table, table.receive(peer, Enter()), moved=True)
    if table.people.at(peer) is None:
        hall.directory.close(table)
    return told


def join_table(hall: HallContext, peer: Peer, visit: Visit, message: JoinTable) -> Outgoing:
    """The sender comes to the door of a table. Raises Refusal."""
    table = hall.directory.find(message.table)
    visit.table = table
    return hall.relayed(table, table.join(peer, *visit.greeting), moved=True)


def talk(hall: HallContext, peer: Peer, visit: Visit, message: Chat) -> Outgoing:
    """Tells a line to everybody in the list."""
    said = hall.chat.say(visit.person.name, message.text)
    return [(each, said) for each in hall.visitors.in_list()] if said else []


def rename(hall: HallContext, peer: Peer, visit: Visit, message: Rename) -> Outgoing:
    """Changes the sender's name, also for the tables that they go to. Raises Refusal."""
    hall.reception.people.rename(visit.person, message.name)
    hall.desk.renamed(visit.person)
    hello = msgspec.structs.replace(visit.greeting.hello, name=message.name)
    visit.greeting = visit.greeting._replace(hello=hello)
    return []


def ping(hall: HallContext, peer: Peer, visit: Visit, message: Ping) -> Outgoing:
    """Answers, so that the sender's program knows the connection works."""
    return [(peer, Pong(message.n))]


def bye(hall: HallContext, peer: Peer, visit: Visit, message: Bye) -> Outgoing:
    """The sender leaves: the connection ends."""
    return []


def in_list_already(hall: HallContext, peer: Peer, visit: Visit, message: ToList) -> Outgoing:
    """Confirms that the sender is in the list."""
    return hall.visitors.to_list(peer)


def not_here(hall: HallContext, peer: Peer, visit: Visit, message: Message) -> Outgoing:
    """Raises Refusal: this is for a table."""
    raise Refusal("not-at-table", "You are at no table. Choose one from the list, or open one.")


def unknown(hall: HallContext, peer: Peer, visit: Visit, message: Unknown) -> Outgoing:
    """Ignores a message of an unknown kind from a newer program. Raises ProtocolError for any other program."""
    if visit.greeting.hello.minor > MINOR:
        return []
    raise codec.ProtocolError(f"There is no message of the kind {message.kind}.")


ANYWHERE: Mapping[type[Message], Handler] = {**ORGANISERS, **ABOUT_TOURNAMENTS}
"""The messages that the hall handles wherever the sender is."""
IN_LIST: Mapping[type[Message], Handler] = {
    OpenTable: open_table,
    JoinTable: join_table,
    ToList: in_list_already,
    Chat: talk,
    Rename: rename,
    Ping: ping,
    Bye: bye,
    Unknown: unknown,
}
"""The messages that it handles for those in the list; it refuses all others."""
