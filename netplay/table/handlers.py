"""What people at a table ask for: a function a message, which does it and says who is told what.

Knows: the top of the table, and who asks.
Must not know: sockets, or the rules of any game. What is the host's alone, and what must wait for the lobby, the table
has looked at before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Any

from netplay.protocol import codec
from netplay.protocol.messages import (
    MINOR,
    SHORTEST,
    Abandon,
    Act,
    AddBot,
    Again,
    Bye,
    Commit,
    Disclose,
    Enter,
    Free,
    Grant,
    Hello,
    House,
    Kick,
    Message,
    Notice,
    Pick,
    Ping,
    Pong,
    Ready,
    Refused,
    Rejected,
    Rename,
    RequestSeatCode,
    Resync,
    Reveal,
    SeatCode,
    Sit,
    Stand,
    Start,
    Unknown,
    is_limit,
)
from netplay.protocol.messages import Chat as Talk
from netplay.protocol.refusal import Refusal

from . import dealing, disclosure, joins
from .consent import Consent
from .lobby import STAND_IN, check_level
from .outgoing import Mail
from .people import Person
from .tabletop import TableParts


def rejected(table: TableParts, message: Message, refusal: Refusal) -> Rejected:
    """What is answered to who asked for what cannot be."""
    return Rejected(message.n if isinstance(message, Act) else 0, refusal.code, str(refusal), table.seq)


def rename(table: TableParts, person: Person, message: Rename) -> Mail:
    """He wants to be called otherwise. Raises Refusal."""
    table.people.rename(person, message.name)
    return joins.called(table, person, message.name) + table.lobby()


def sit(table: TableParts, person: Person, message: Sit) -> Mail:
    """He takes a seat; where the host is asked first, he asks for it. In a game who sits down on his own seat takes it
    back from the bot that plays for him. Raises Refusal."""
    if table.playing is not None and message.seat == person.seat:
        return table.stand_down(person)
    table.need_lobby()
    if table.door.house.ask and person.seat is None and person is not table.people.host:
        new, table.door.asking[person.id] = person.id not in table.door.asking, message.seat
        return (table.notice("asks", person.name) if new else []) + table.lobby()
    table.seats.sit(person, message.seat)
    table.door.asking.pop(person.id, None)
    return table.lobby()


def grant(table: TableParts, person: Person, message: Grant) -> Mail:
    """The host says who of those who asked may sit. Raises Refusal."""
    asker = table.people.everybody.get(message.person)
    if asker is None or asker.id not in table.door.asking:
        raise Refusal("not-asking", "Nobody is waiting for that answer any more.")
    told = _seat_asker(table, asker) if message.yes else []
    del table.door.asking[asker.id]
    return told + table.lobby()


def house(table: TableParts, person: Person, message: House) -> Mail:
    """The host sets the rules of the house. Raises Refusal."""
    if not all(map(is_limit, (message.clock, message.stand_in))):
        raise Refusal("clock-short", f"A limit is of {SHORTEST} seconds or more.")
    before, after = table.door.house.clock or inf, message.clock or inf
    if table.playing and after < before:
        raise Refusal("clock", "While a game is on, nobody's time can be made shorter.")
    changed = message.hints is not table.door.house.hints
    table.door.house = message
    told = table.notice("hints-on" if message.hints else "hints-off", person.name) if changed else []
    return told + table.lobby()


def kick(table: TableParts, person: Person, message: Kick) -> Mail:
    """The host sends somebody away; in a game a bot goes on for him. Raises Refusal."""
    target = table.people.everybody.get(message.person)
    if target is None or target is person:
        raise Refusal("nobody", "There is nobody here who could be sent away like that.")
    mail: Mail = []
    if table.people.here(target):
        presence = table.people.presence(target)
        mail.append((presence.peer, Refused("kicked", "The host has sent you away from the table.")))
        if message.ban and not table.door.ban(presence.address):
            mail.append((table.people.presence(person).peer, Notice("not-kept-out", [target.name])))
    seat = target.seat
    if table.playing and seat in table.playing.seats and not table.seats.stood_in(seat):
        table.seats.stand_in(seat, STAND_IN)
    table.forget(target)
    return mail + table.notice("kicked", target.name) + table.lobby()


def want_code(table: TableParts, person: Person, message: RequestSeatCode) -> Mail:
    """A seat code for his own seat or, for the host, for that of somebody who is away: then all hear so. Raises
    Refusal."""
    holder = table.seats.holder(message.seat)
    if holder is None or (holder is not person and person is not table.people.host):
        raise Refusal("no-code", "You can be shown a seat code for your own seat only.")
    if holder is not person and table.people.here(holder):
        raise Refusal("no-code", "Whoever is here can ask for a seat code himself.")
    shown = table.notice("code", holder.name) if holder is not person else []
    code = SeatCode(message.seat, table.door.new_code(holder, lent=holder is not person))
    return [*shown, (table.people.presence(person).peer, code)]


def stand(table: TableParts, person: Person, message: Stand) -> Mail:
    """He gives his seat up. Raises Refusal."""
    if person.seat is not None:
        joins.check_gets_up(table, person, table.people.presence(person).address)
    table.seats.stand(person)
    return table.lobby()


def ready(table: TableParts, person: Person, message: Ready) -> Mail:
    """He is ready, or no longer; for the game and the options that he sees."""
    seen = (message.game, message.options)
    if message.ready and message.game and seen != (table.seats.game, table.seats.options):
        return []  # the lobby as it is now is on its way to him
    table.seats.be_ready(person, message.ready)
    return table.lobby()


def pick(table: TableParts, person: Person, message: Pick) -> Mail:
    """The host chooses the game and its options. Raises Refusal."""
    strangers = table.seats.pick(message.game, message.options)
    mail = [mail for each in strangers for mail in table.notice("other-rules", each.name)]
    for gone in [each for each in table.people if each.seat is None and not table.people.here(each)]:
        table.forget(gone)
        mail += table.notice("left", gone.name)
    return mail + table.lobby()


def add_bot(table: TableParts, person: Person, message: AddBot) -> Mail:
    """A bot takes a free seat; during a game it stands in for somebody who is away. Raises Refusal."""
    if table.playing is None:
        table.seats.seat_bot(message.seat, message.level)
        return table.lobby()
    check_level(message.level)
    holder = table.seats.holder(message.seat)
    by_host = person is table.people.host and holder is not person
    if person is not table.people.host and (message.level != STAND_IN or table.seats.stood_in(message.seat)):
        raise Refusal("not-host", "Only the host decides that.")
    if holder is None or (table.people.here(holder) and not by_host) or table.playing.player(message.seat) is None:
        raise Refusal("not-away", "During a game a bot can play only for somebody who is away.")
    new = table.seats.stand_in(message.seat, message.level)
    return (table.notice("bot-in", holder.name) if new else []) + table.lobby()


def free_seat(table: TableParts, person: Person, message: Free) -> Mail:
    """The host clears a seat: of a bot, or of a person, who belongs to the table no more if he is away. Raises
    Refusal."""
    holder = table.seats.holder(message.seat)
    away = holder is not None and not table.people.here(holder)
    if table.playing or not away:
        table.need_lobby()
    if holder is person:
        raise Refusal("own-seat", "Who wants to get up from his own seat says that he wants to watch.")
    bot = table.seats.bots.pop(message.seat, None)
    if holder is None and bot is None:
        raise Refusal("not-away", "Nobody sits there.")
    if holder is None:
        return table.lobby()
    table.seats.stand(holder)
    if table.people.here(holder):
        return table.lobby()
    table.forget(holder)
    return table.notice("left", holder.name) + table.lobby()


def again(table: TableParts, person: Person, message: Again) -> Mail:
    """The host opens the lobby after a game. Raises Refusal."""
    if table.play is None or table.playing:
        raise Refusal("not-over", "The game is not over yet.")
    return table.clear()


def abandon(table: TableParts, person: Person, message: Abandon) -> Mail:
    """The host breaks a game off. Raises Refusal."""
    play = table.playing
    if play is None:
        raise Refusal("no-game", "There is no game to abandon.")
    table.broken = Consent(play, play.deal.deal) if play.deal else None
    return table.notice("abandoned", person.name) + table.clear()


def say(table: TableParts, person: Person, message: Talk) -> Mail:
    """He says something to all. Raises Refusal."""
    if person.seat is None and person is not table.people.host and table.door.house.watch != "free":
        raise Refusal("hush", "At this table those who watch do so in silence.")
    said = table.chat.say(person.name, message.text, person.seat, table.moment)
    return table.to_all(said) if said else []


def act(table: TableParts, person: Person, message: Act) -> Mail:
    """He answers the game; what he has sent before counts once. Raises Refusal."""
    if message.n <= person.last_n:
        return []
    person.last_n = message.n
    player = table.play.player(person.seat) if table.play else None
    if table.play is None or player is None:
        raise Refusal("not-playing", "You are not playing in this game.")
    back = table.stand_down(person)
    try:
        step = table.play.act(player, message.seq, message.action, table.now())
    except Refusal as refusal:
        return [*back, (table.people.presence(person).peer, rejected(table, message, refusal))]
    return back + table.end_of_once(person.seat) + table.report(step)


def resync(table: TableParts, person: Person, message: Resync) -> Mail:
    """His program asks for the whole game anew."""
    return table.sync(person)


def ping(table: TableParts, person: Person, message: Ping) -> Mail:
    """His program asks whether the line is good."""
    return [(table.people.presence(person).peer, Pong(message.n))]


def already_here(table: TableParts, person: Person, message: Enter | Hello) -> Mail:
    """Who is at the table already comes in once more. Raises Refusal."""
    raise Refusal("already-here", "You are at the table already.")


def bye(table: TableParts, person: Person, message: Bye) -> Mail:
    """He leaves; after a game and before one his seat is free."""
    if table.playing is None and table.ceremony is None:
        table.seats.stand(person)
    return joins.leave(table, table.people.presence(person).peer)


def unknown(table: TableParts, person: Person, message: Unknown) -> Mail:
    """A newer program may say what this one does not know; any other may not."""
    if table.people.presence(person).minor > MINOR:
        return []
    raise codec.ProtocolError(f"There is no message of the kind {message.kind}.")


def _seat_asker(table: TableParts, asker: Person) -> Mail:
    """Who has asked is given the seat that he wanted, or another. If it is his program that keeps him from it, all
    hear so: the host's own is as it should be. Raises Refusal."""
    table.need_lobby()
    if not table.people.plays(asker, table.seats.game):
        return table.notice("other-rules", asker.name)
    free, wanted = table.seats.free(), table.door.asking[asker.id]
    if not free:
        raise Refusal("seat-taken", "There is no free seat.")
    table.seats.sit(asker, wanted if wanted in free else free[0])
    return []


Handler = Callable[[TableParts, Person, Any], Mail]
"""Table, who asks, what for: the mail that comes of it."""
HANDLERS: Mapping[type[Message], Handler] = {
    Rename: rename,
    Sit: sit,
    Stand: stand,
    AddBot: add_bot,
    Free: free_seat,
    Pick: pick,
    Ready: ready,
    Start: dealing.start,
    Again: again,
    Abandon: abandon,
    Talk: say,
    Act: act,
    Commit: dealing.seal,
    Reveal: dealing.open_nonce,
    Disclose: disclosure.disclose,
    Resync: resync,
    Ping: ping,
    Bye: bye,
    Hello: already_here,
    Enter: already_here,
    Kick: kick,
    House: house,
    Grant: grant,
    RequestSeatCode: want_code,
    Unknown: unknown,
}
"""Who answers which message."""
