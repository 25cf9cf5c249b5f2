"""Message handlers that several phases share: each changes the table and returns what is sent.

Knows: the parts of a table that outlive a phase, and the sender.
Must not know: which phase the table is in, sockets, or the rules of any game. Host-only messages have been checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from netplay.protocol import codec
from netplay.protocol.messages import (
    MINOR,
    SHORTEST,
    AddBot,
    Bye,
    Consent,
    Enter,
    Free,
    FromOrganiser,
    FromVisitor,
    Grant,
    Hello,
    Kick,
    Message,
    Notice,
    Ping,
    Pong,
    Refused,
    Rename,
    RequestSeatCode,
    Resync,
    SeatCode,
    TableSettings,
    Unknown,
    is_limit,
)
from netplay.protocol.messages import Chat as ChatMessage
from netplay.protocol.refusal import Refusal

from . import joins
from .outgoing import Outgoing
from .people import Person
from .phase import Handler, Phase, TableContext


def rename(phase: Phase, person: Person, message: Rename) -> Outgoing:
    """Changes the sender's name. Raises Refusal."""
    phase.table.people.rename(person, message.name)
    return joins.called(phase.table, person, message.name) + phase.table.lobby()


def chat(phase: Phase, person: Person, message: ChatMessage) -> Outgoing:
    """Sends a line of chat to everybody. Raises Refusal."""
    table, play = phase.table, phase.play
    if person.seat is None and person is not table.people.host and table.settings.watch != "free":
        raise Refusal("hush", "Spectators cannot chat at this table.")
    said = table.chat.say(person.name, message.text, person.seat, play.dealer.seq if play else None)
    return table.to_all(said) if said else []


def resync(phase: Phase, person: Person, message: Resync) -> Outgoing:
    """Sends the whole game to the sender again."""
    shown = phase.shown_to(person) if phase.play else []
    return shown + phase.timing_changed(person)


def ping(phase: Phase, person: Person, message: Ping) -> Outgoing:
    """Answers, so that the sender's program knows the connection works."""
    return [(phase.table.people.presence(person).peer, Pong(message.n))]


def consent_to_nothing(phase: Phase, person: Person, message: Consent) -> Outgoing:
    """Ignores an answer that comes too late."""
    return []


def already_here(phase: Phase, person: Person, message: Enter | Hello) -> Outgoing:
    """Raises Refusal: the sender has come in already."""
    raise Refusal("already-here", "You are at the table already.")


def no_hall(phase: Phase, person: Person, message: Message) -> Outgoing:
    """Raises Refusal: a hall handles the message before its tables see it, and this table is in none."""
    raise Refusal("no-hall", "This table is in no hall: there is no list of tables here.")


def unknown(phase: Phase, person: Person, message: Unknown) -> Outgoing:
    """Ignores a message of an unknown kind from a newer program. Raises ProtocolError for any other program."""
    if phase.table.people.presence(person).minor > MINOR:
        return []
    raise codec.ProtocolError(f"There is no message of the kind {message.kind}.")


def bye(phase: Phase, person: Person, message: Bye) -> Outgoing:
    """The sender leaves and keeps the seat."""
    return joins.leave(phase.table, phase.table.people.presence(person).peer)


def bye_and_stand(phase: Phase, person: Person, message: Bye) -> Outgoing:
    """The sender leaves and gives the seat up."""
    phase.table.seats.stand(person)
    return bye(phase, person, message)


def want_code(phase: Phase, person: Person, message: RequestSeatCode) -> Outgoing:
    """Shows a seat code: to the holder of the seat, or to the host for a holder who is away, which everybody is told.
    Raises Refusal."""
    table = phase.table
    holder = table.seats.holder(message.seat)
    if holder is None or (holder is not person and person is not table.people.host):
        raise Refusal("no-code", "A seat code is shown only to the player who has the seat.")
    if holder is not person and table.people.here(holder):
        text = "A seat code is shown to the player who has the seat; the host sees one only for a player who is away."
        raise Refusal("no-code", text)
    shown = table.notice("code", holder.name) if holder is not person else []
    code = SeatCode(message.seat, table.admission.new_code(holder, lent=holder is not person))
    return [*shown, (table.people.presence(person).peer, code)]


# The host's


def check_limits(message: TableSettings) -> None:
    """Raises Refusal if a time limit is too short."""
    if not all(map(is_limit, (message.clock, message.stand_in))):
        raise Refusal("clock-short", f"A limit is of {SHORTEST} seconds or more.")


def change_settings(phase: Phase, person: Person, message: TableSettings) -> Outgoing:
    """Changes the table settings. Raises Refusal."""
    check_limits(message)
    table = phase.table
    changed = message.hints is not table.settings.hints
    table.settings = message
    told = table.notice("hints-on" if message.hints else "hints-off", person.name) if changed else []
    return told + table.lobby() + phase.timing_changed()


def kick(phase: Phase, person: Person, message: Kick) -> Outgoing:
    """Removes somebody from the table. Raises Refusal."""
    table = phase.table
    target = table.people.everybody.get(message.person)
    if target is None or target is person:
        raise Refusal("nobody", "No such player or spectator is here to be sent away.")
    goodbye = _goodbye(table, person, target, message.ban) if table.people.here(target) else []
    phase.expelled(target)
    table.forget(target)
    told = goodbye + table.notice("kicked", target.name) + table.lobby()
    return told + phase.seats_changed() + table.phase.forgotten() + table.phase.timing_changed()


def _goodbye(table: TableContext, host: Person, target: Person, ban: bool) -> Outgoing:
    presence = table.people.presence(target)
    outgoing: Outgoing = [(presence.peer, Refused("kicked", "The host has sent you away from the table."))]
    if ban and not table.admission.ban(presence.address):
        outgoing.append((table.people.presence(host).peer, Notice("not-kept-out", [target.name])))
    return outgoing


def seat_bot(phase: Phase, person: Person, message: AddBot) -> Outgoing:
    """Puts a bot on a seat that no person has. Raises Refusal."""
    phase.table.seats.seat_bot(message.seat, message.level)
    return phase.table.lobby() + phase.seats_changed()


def free_seat(phase: Phase, person: Person, message: Free) -> Outgoing:
    """Takes a bot or a person off a seat. A person who is away is removed from the table. Raises Refusal."""
    table = phase.table
    holder = table.seats.holder(message.seat)
    if holder is person:
        raise Refusal("own-seat", "To get up from your own seat, ask to watch.")
    bot = table.seats.bots.pop(message.seat, None)
    if holder is None and bot is None:
        raise Refusal("not-away", "Nobody sits there.")
    left = _unseat(table, holder) if holder is not None else []
    return left + table.lobby() + phase.seats_changed() + table.phase.forgotten()


def _unseat(table: TableContext, holder: Person) -> Outgoing:
    table.seats.stand(holder)
    if table.people.here(holder):
        return []
    table.forget(holder)
    return table.notice("left", holder.name)


def asker_of(table: TableContext, message: Grant) -> Person:
    """The person who asked for a seat and is answered now. Raises Refusal if they do not ask any more."""
    asker = table.people.everybody.get(message.person)
    if asker is None or asker.id not in table.admission.asking:
        raise Refusal("not-asking", "That request is not waiting any more.")
    return asker


def turn_down(table: TableContext, asker: Person) -> Outgoing:
    """Refuses a request for a seat, and tells the person who asked."""
    del table.admission.asking[asker.id]
    return [(table.people.presence(asker).peer, Notice("turned-down", [asker.name]))]


COMMON: Mapping[type[Message], Handler] = {
    Hello: already_here,
    Enter: already_here,
    Rename: rename,
    ChatMessage: chat,
    Resync: resync,
    Ping: ping,
    Bye: bye,
    Consent: consent_to_nothing,
    RequestSeatCode: want_code,
    TableSettings: change_settings,
    Kick: kick,
    Unknown: unknown,
    **dict.fromkeys((*get_args(FromVisitor), *get_args(FromOrganiser)), no_hall),
}
"""The messages that every phase handles; some phases have a handler of their own for some of them."""
