"""Who comes to a table and who goes: what he is told, what the others hear of it.

Knows: the top of the table, the door, who belongs to it.
Must not know: sockets, what people ask for once they are here, or the rules of any game.
"""

from __future__ import annotations

from netplay.protocol import codec
from netplay.protocol.messages import CAPABILITIES, MINOR, Enter, Hello, Notice, Refused, Welcome
from netplay.protocol.refusal import Refusal

from . import dealing, disclosure
from .admission import Caller
from .outgoing import Mail, Peer
from .people import Person, by_our_rules
from .tabletop import TableParts

PATIENCE = 60.0
"""Seconds for which a seat in the lobby is nobody else's whose owner has gone without ever being ready."""


def come_in(table: TableParts, peer: Peer, enter: Enter) -> Mail:
    """Whoever was asked at the door has answered: he is welcomed, with all he needs, or refused."""
    caller = table.door.take(peer)
    if caller is None:
        return []
    known, by_code = table.door.knows(caller, table.people, enter)
    known = known or table.people.whose(caller.hello.token)
    try:
        check_rules(table, caller.hello)  # a game may have begun since he said hello
        new = known is None or not known.name
        person, token = _person(table, caller, enter, known)
    except Refusal as refusal:
        return [(peer, Refused(refusal.code, str(refusal)))]
    if by_code:
        token = table.people.new_key(person)
    table.door.came(person, by_code)
    table.away.pop(person.id, None)
    was_here, former = table.people.here(person), table.people.connect(person, peer, caller.hello, caller.address)
    mail: Mail = []
    if was_here:
        mail.append((former, Refused("elsewhere", "You have come back from somewhere else.")))
    mail.append(
        (peer, Welcome(person.id, token, table.name, person.name, person.last_n, table.id, MINOR, list(CAPABILITIES)))
    )
    mail += [(peer, line) for line in table.chat.lines]
    mail += table.sync(person) + disclosure.opened(table, person)
    mail += called(table, person, caller.hello.name) if new else []
    mail += _arrival(table, person, new, was_here, enter.watch) + dealing.call_off(table)
    return mail + table.lobby()


def _person(table: TableParts, caller: Caller, enter: Enter, known: Person | None) -> tuple[Person, str]:
    """Who comes, and his token if he does not have it already. Raises Refusal, and then nothing has changed."""
    may_sit = by_our_rules(caller.hello.games, table.seats.game)
    if known is not None:
        if not known.name:
            table.people.rename(known, caller.hello.name)
        if known.seat is not None and not may_sit:
            check_gets_up(table, known, caller.address)
        return known, caller.hello.token or ""
    if enter.only_back:
        raise Refusal("no-such-code", "That seat code opens nothing here, or no longer does. Ask for a new one.")
    room, house = table.room(caller.address), table.door.house
    table.door.check_newcomer(caller, enter, room)
    dealt = table.play is not None or table.ceremony is not None
    looks_on = dealt or enter.watch or not (table.seats.free() or _spare(table))
    if looks_on and house.watch == "none":
        raise Refusal("no-watching", "There is no free seat, and nobody may watch at this table.")
    sits = may_sit and not (looks_on or house.ask)
    if not sits and not room.gallery:
        raise Refusal("full", "This table is full. Please try again later.")
    return table.people.newcomer(caller.hello.name)


def check_gets_up(table: TableParts, person: Person, address: str) -> None:
    """May somebody who is there be one more without a seat? It is the host's table. Raises Refusal."""
    if person is not table.people.host and not table.room(address).gallery:
        text = "So many people are watching that there is no room for one more. Keep your seat, or leave the table."
        raise Refusal("gallery", text)


def called(table: TableParts, person: Person, wanted: str) -> Mail:
    """Who is called otherwise than he wanted hears of it, and nobody else does."""
    if person.name == codec.clean(wanted):
        return []
    return [(table.people.presence(person).peer, Notice("called", [person.name]))]


def leave(table: TableParts, peer: Peer) -> Mail:
    """A connection is gone. Who sits keeps the seat and can come back to it, and so does the host; who only watched
    is forgotten."""
    table.door.take(peer)
    person = table.people.at(peer)
    if person is None:
        return []
    table.people.disconnect(person)
    table.away[person.id] = table.now()
    how = "dropped" if person.seat is not None else "away" if person is table.people.host else "left"
    if how == "left":
        table.forget(person)
    gone = table.notice(how, person.name) + disclosure.close(table)
    return gone + table.lobby() + dealing.leave_out(table, person.seat)


def check_rules(table: TableParts, hello: Hello) -> None:
    """While a game is on the table, nobody can follow it whose program plays it by other rules."""
    if table.play is not None and not by_our_rules(hello.games, table.play.game):
        raise Refusal("other-rules", "This table is playing a game that your program plays by other rules. "
                                     "Please use the same release as the host, and join again.")  # fmt: skip


def _arrival(table: TableParts, person: Person, new: bool, was_here: bool, watch: bool) -> Mail:
    """Who has come finds his place, and the others hear of it."""
    lobby = table.play is None and table.ceremony is None
    mail = _seat_newcomer(table, person) if new and lobby and not watch else []
    if not table.people.plays(person, table.seats.game):
        table.seats.stand(person)
        return mail + table.notice("other-rules", person.name)
    if back := table.stand_down(person):
        return back
    if new and person.id in table.door.asking:
        return table.notice("asks", person.name)
    if was_here or len(table.people.present()) == 1:
        return mail
    return mail + table.notice("back" if not new else "watches" if person.seat is None else "joined", person.name)


def _seat_newcomer(table: TableParts, person: Person) -> Mail:
    """Somebody new takes a seat, or asks for one if the host must be asked first."""
    if table.door.house.ask and person is not table.people.host:
        table.door.asking[person.id] = None
        return []
    gone = None if table.seats.free() else _spare(table)
    if gone is not None and table.people.plays(person, table.seats.game):
        table.forget(gone)
    table.seats.welcome(person)
    return table.notice("left", gone.name) if gone is not None and person.seat is not None else []


def _spare(table: TableParts) -> Person | None:
    """Who has a seat that somebody new may have if no other is free: who was never ready, and has been away for long;
    of several, for longest. Else one who comes and goes would keep all seats for as long as the table stands."""
    long = [id for id, since in table.away.items() if table.now() - since >= PATIENCE]
    strangers = {person.id: person for person in table.people if person.id not in table.seats.settled}
    strangers.pop(table.people.host_id or 0, None)
    return next((strangers[id] for id in long if id in strangers), None)
