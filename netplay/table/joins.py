"""Joining and leaving: the messages sent to the person concerned and to the rest of the table.

Knows: admission, people, seats, and the hooks that every phase has for these events.
Must not know: sockets, which phase the table is in, other messages, or the rules of any game.
"""

from __future__ import annotations

from typing import NamedTuple

from netplay.protocol import codec
from netplay.protocol.messages import CAPABILITIES, MINOR, Enter, Hello, Notice, Refused, Welcome
from netplay.protocol.refusal import Refusal

from .admission import Caller
from .outgoing import Outgoing, Peer
from .people import Person, by_our_rules, check_version
from .phase import TableContext
from .strangers import stranger_notice


class Greeting(NamedTuple):
    """A hello, and the connection that it came over."""

    hello: Hello
    address: str
    binding: bytes
    """As `Line.binding`."""


class Arrival(NamedTuple):
    """A person who has just been connected."""

    person: Person
    new: bool
    """True if the person has never been at this table before."""
    was_here: bool
    """True if the person had another connection until now."""
    watch: bool
    """True if the person wants no seat."""


# Joining


def greet(table: TableContext, peer: Peer, greeting: Greeting) -> Outgoing:
    """A new connection has said hello: it is asked for its key, let in if its program cannot be asked, or refused."""
    hello = greeting.hello
    try:
        check_version(hello)
        table.phase.check_rules(hello)
    except Refusal as refusal:
        return [(peer, Refused(refusal.code, str(refusal)))]
    question = table.admission.challenge(peer, *greeting)
    return [(peer, question)] if "door" in hello.can else come_in(table, peer, Enter())


def recognized(table: TableContext, peer: Peer, message: Hello | Enter) -> Person | None:
    """Returns the person whose key a connection shows that is not let in yet; nothing changes."""
    caller = table.admission.caller(peer)
    if isinstance(message, Hello):
        return table.people.whose(message.token) if message.token else None
    return table.admission.identify(caller, table.people, message)[0] if caller and message.key else None


def come_in(table: TableContext, peer: Peer, enter: Enter) -> Outgoing:
    """A connection has answered the challenge: it is welcomed, with all it needs, or refused."""
    caller = table.admission.take(peer)
    if caller is None:
        return []
    known, by_code = table.admission.identify(caller, table.people, enter)
    known = known or table.people.whose(caller.hello.token)
    try:
        table.phase.check_rules(caller.hello)  # a game may have begun since the hello
        new = known is None or not known.name
        person, token = _person(table, caller, enter, known)
    except Refusal as refusal:
        return [(peer, Refused(refusal.code, str(refusal)))]
    if by_code:
        token = table.people.new_key(person)
    table.admission.came(person, by_code)
    arrival = Arrival(person, new, table.people.here(person), enter.watch)
    told = _connect(table, peer, caller, arrival) + _welcome(table, peer, arrival, token)
    return told + _announce(table, arrival, caller.hello.name)


def _connect(table: TableContext, peer: Peer, caller: Caller, arrival: Arrival) -> Outgoing:
    """Connects the person; a former connection is told so."""
    table.absences.came(arrival.person.id, table.now())
    former = table.people.connect(arrival.person, peer, caller.hello, caller.address)
    elsewhere = Refused("elsewhere", "You have come back from somewhere else.")
    return [(former, elsewhere)] if arrival.was_here else []


def _person(table: TableContext, caller: Caller, enter: Enter, known: Person | None) -> tuple[Person, str]:
    """The person who comes in, and a token if they need a new one. Raises Refusal, and then nothing has changed."""
    if known is None:
        _check_newcomer(table, caller, enter)
        return table.people.newcomer(caller.hello.name)
    if not known.name:
        table.people.rename(known, caller.hello.name)
    if known.seat is not None and not by_our_rules(caller.hello, table.seats.game, table.seats.options):
        check_gets_up(table, known, caller.address)
    return known, caller.hello.token or ""


def _check_newcomer(table: TableContext, caller: Caller, enter: Enter) -> None:
    """Raises Refusal for a newcomer who is not admitted, or for whom there is no seat and no place to watch."""
    if enter.only_back:
        raise Refusal("no-such-code", "That seat code opens nothing here, or no longer does. Ask for a new one.")
    capacity, settings = table.capacity(caller.address), table.settings
    table.admission.check_newcomer(caller, enter, capacity, settings.open)
    watches = not table.phase.seats_newcomers or enter.watch or not (table.seats.free() or _replaceable(table))
    if watches and settings.watch == "none":
        raise Refusal("no-watching", "There is no free seat, and this table admits no spectators.")
    sits = by_our_rules(caller.hello, table.seats.game, table.seats.options) and not (watches or settings.ask)
    if not sits and not capacity.spectators:
        raise Refusal("full", "This table is full. Please try again later.")


def check_gets_up(table: TableContext, person: Person, address: str) -> None:
    """Raises Refusal if there is no place for one more spectator. The host always has one."""
    if person is not table.people.host and not table.capacity(address).spectators:
        text = "There are so many spectators that there is no room for one more. Keep your seat, or leave the table."
        raise Refusal("gallery", text)


def _welcome(table: TableContext, peer: Peer, arrival: Arrival, token: str) -> Outgoing:
    """Returns the first messages to a person: the welcome, how others join, the chat so far, and the game."""
    person = arrival.person
    welcome = Welcome(person.id, token, table.name, person.name, person.last_n, table.id, MINOR, list(CAPABILITIES))
    ways: Outgoing = [] if table.join_addresses is None else [(peer, table.join_addresses)]
    return [(peer, welcome), *ways, *((peer, line) for line in table.chat.lines), *table.phase.shown_to(person)]


def _announce(table: TableContext, arrival: Arrival, wanted: str) -> Outgoing:
    """The person is given a place, and everybody is told."""
    renamed = called(table, arrival.person, wanted) if arrival.new else []
    told = renamed + _place(table, arrival) + table.phase.seats_changed()
    return told + table.lobby() + table.phase.timing_changed(arrival.person)


def called(table: TableContext, person: Person, wanted: str) -> Outgoing:
    """A notice to a person whose name is not the one they wanted, and to nobody else."""
    if person.name == codec.clean(wanted):
        return []
    return [(table.people.presence(person).peer, Notice("called", [person.name]))]


def _place(table: TableContext, arrival: Arrival) -> Outgoing:
    """A seat for a newcomer, where there is one; and a notice of who has come."""
    person, new, was_here, watch = arrival
    told = _seat_newcomer(table, person) if new and table.phase.seats_newcomers and not watch else []
    if not table.people.plays(person, table.seats.game, table.seats.options):
        table.seats.stand(person)
        return told + stranger_notice(table, person)
    if back := table.phase.returned(person):
        return back
    if new and person.id in table.admission.asking:
        return table.notice("asks", person.name)
    if was_here or len(table.people.present()) == 1:
        return told
    return told + table.notice("back" if not new else "watches" if person.seat is None else "joined", person.name)


def _seat_newcomer(table: TableContext, person: Person) -> Outgoing:
    """A newcomer takes a seat, or asks for one where the host decides."""
    if table.settings.ask and person is not table.people.host:
        table.admission.asking[person.id] = None
        return []
    gone = None if table.seats.free() else _replaceable(table)
    if gone is not None and table.people.plays(person, table.seats.game, table.seats.options):
        table.forget(gone)
    table.seats.seat_newcomer(person)
    return table.notice("left", gone.name) if gone is not None and person.seat is not None else []


def _replaceable(table: TableContext) -> Person | None:
    """The person whose seat a newcomer may have if no other is free: has never played at this table and is away for
    long; of several, the one who has been away longest. Without this, visitors who come and go would keep all seats,
    also those who say that they are ready."""
    unproven = {person.id: person for person in table.people if person.id not in table.seats.established}
    unproven.pop(table.people.host_id or 0, None)
    return next((unproven[id] for id in table.absences.long(table.now()) if id in unproven), None)


# Leaving


def leave(table: TableContext, peer: Peer) -> Outgoing:
    """A connection has ended. The holder of a seat keeps it, and the host stays the host; a spectator is forgotten."""
    table.admission.take(peer)
    person = table.people.at(peer)
    if person is None:
        return []
    phase = table.phase
    table.people.disconnect(person)
    table.absences.left(person.id, table.now())
    how = "dropped" if person.seat is not None else "away" if person is table.people.host else "left"
    if how == "left":
        table.forget(person)
    told = table.notice(how, person.name) + phase.forgotten() + table.lobby()
    return told + phase.disconnected(person) + phase.timing_changed()
