"""What a hall does with each message of its organiser. Others are refused.

Knows: the hall, its tables, the organiser.
Must not know: sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping

from netplay.phrases.phrase import new_phrase
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import (
    CHAT_CELLS,
    Announce,
    AskWhereabouts,
    Bye,
    CloseTable,
    GiveTime,
    HallProtected,
    Message,
    MovePerson,
    PauseTable,
    ProtectHall,
    ReadLog,
    SentTo,
    TableLog,
    Whereabout,
    Whereabouts,
)
from netplay.protocol.refusal import Refusal
from netplay.table import pauses
from netplay.table.admission import is_loopback
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import by_our_rules
from netplay.table.table import Table

from .context import HallContext, Handler, check_organiser
from .visitors import Visit


def announce(hall: HallContext, peer: Peer, visit: Visit, message: Announce) -> Outgoing:
    """Tells a line to everybody, in the list and at the tables. Raises Refusal."""
    text = codec.clean(message.text, CHAT_CELLS)
    if not text:
        raise Refusal("nothing-said", "There is nothing to announce. Please type a line.")
    return tell_all(hall, visit.person.name, text)


def tell_all(hall: HallContext, name: str, text: str) -> Outgoing:
    """Tells a line of the organiser to everybody."""
    notice = hall.chat.notice("announced", name, text)
    told: Outgoing = [(each, notice) for each in hall.visitors.in_list()]
    for table in hall.directory.awake:
        if table.people.present():
            told += hall.relayed(table, table.notice("announced", name, text))
    return told


def close_table(hall: HallContext, peer: Peer, visit: Visit, message: CloseTable) -> Outgoing:
    """Closes a table. Raises Refusal."""
    return hall.close(hall.directory.find(message.table))


def tell_whereabouts(hall: HallContext, peer: Peer, visit: Visit, message: AskWhereabouts) -> Outgoing:
    """Tells the organiser who is where. Raises Refusal."""
    found = [
        Whereabout(each.person.name, number_of(each.table.id) if each.table else "", each.person.id)
        for each in hall.visitors.visits.values()
    ]
    return [(peer, Whereabouts(found))]


# Games


def pause_table(hall: HallContext, peer: Peer, visit: Visit, message: PauseTable) -> Outgoing:
    """Stops the game of a table, or lets it go on. Raises Refusal."""
    table = hall.directory.find(message.table)
    return hall.relayed(table, pauses.pause(table, message.on, visit.person.name))


def give_time(hall: HallContext, peer: Peer, visit: Visit, message: GiveTime) -> Outgoing:
    """Gives time to those who are to decide at a table, or to one person there. Raises Refusal."""
    table = hall.directory.find(message.table)
    seats = [_seat_of(hall, table, message.person)] if message.person else None
    return hall.relayed(table, pauses.give_time(table, message.seconds, seats))


def _seat_of(hall: HallContext, table: Table, number: int) -> int:
    """Returns the seat that a person of the hall has at a table. Raises Refusal."""
    peer, visit = find_person(hall, number)
    person = table.people.at(peer) if visit.table is table else None
    if person is None or person.seat is None:
        raise Refusal("not-seated-there", "That person has no seat at that table.")
    return person.seat


def read_log(hall: HallContext, peer: Peer, visit: Visit, message: ReadLog) -> Outgoing:
    """Tells the organiser what a spectator of the table may know, and nothing at a table without spectators. Raises
    Refusal."""
    table = hall.directory.find(message.table)
    if table.settings.watch == "none" and table.people.at(peer) is None:
        raise Refusal("log-closed", "That table admits no spectators, so its log is open to nobody else.")
    play = table.play
    if play is not None and not by_our_rules(visit.greeting.hello, play.game, play.origin.options):
        raise Refusal("other-rules", "Your program plays this game by other rules than that table.")
    names = [table.seats.name(seat) for seat in play.seats] if play else []
    return [(peer, TableLog(message.table, play.began(None) if play else None, table.chat.lines, names))]


# People


def find_person(hall: HallContext, number: int) -> tuple[Peer, Visit]:
    """Returns the connection and the visit of the person with this number. Raises Refusal."""
    for peer, visit in hall.visitors.visits.items():
        if visit.person.id == number:
            return peer, visit
    raise Refusal("not-in-hall", "That person is not in the hall any more.")


def move_person(hall: HallContext, peer: Peer, visit: Visit, message: MovePerson) -> Outgoing:
    """Moves a person to a free seat of another table, or to the list. Their program goes to the table by itself, so
    that the table asks for its key as always, wherever it is served. Raises Refusal."""
    whom, moved = find_person(hall, message.person)
    if message.table == (number_of(moved.table.id) if moved.table else ""):
        raise Refusal("there-already", "That person is there already.")
    if message.table and not hall.directory.row(message.table).sit:
        raise Refusal("no-free-seat", "That table has no free seat for a newcomer.")
    to_table = "The organiser has moved you to another table."
    text = to_table if message.table else "The organiser has moved you to the list."
    told = hall.leave_table(whom, moved, Bye()) + hall.visitors.to_list(whom, "moved", text)
    if message.table:
        told.append((whom, SentTo(message.table, visit.person.name)))
    return told


# The hall


def protect(hall: HallContext, peer: Peer, visit: Visit, message: ProtectHall) -> Outgoing:
    """Changes the password of the hall for newcomers; those who are connected stay. Raises Refusal."""
    open_line = not visit.greeting.binding
    if open_line and visit.greeting.address and not is_loopback(visit.greeting.address):
        text = "Your connection to the hall is not private: others could read the password. Start it with --private."
        raise Refusal("line-open", text)
    password = new_phrase("en") if message.phrase else codec.clean(message.password, CHAT_CELLS)
    hall.protect(password, message.phrase)
    return [(peer, HallProtected(bool(password), password if message.phrase else ""))]


_HANDLERS: Mapping[type[Message], Handler] = {
    Announce: announce,
    CloseTable: close_table,
    AskWhereabouts: tell_whereabouts,
    PauseTable: pause_table,
    GiveTime: give_time,
    MovePerson: move_person,
    ReadLog: read_log,
    ProtectHall: protect,
}


def organise(hall: HallContext, peer: Peer, visit: Visit, message: Message) -> Outgoing:
    """Does what the organiser wants; wherever they are in the hall. Raises Refusal for everybody else."""
    check_organiser(hall, visit)
    return carry_out(hall, peer, visit, message)


def carry_out(hall: HallContext, peer: Peer, visit: Visit, message: Message) -> Outgoing:
    """Does what the organiser wants who has been recognised, here or by another process. Raises Refusal."""
    return _HANDLERS[type(message)](hall, peer, visit, message)


ORGANISERS = dict.fromkeys(_HANDLERS, organise)
"""The messages that are the organiser's alone, each with its handler."""
