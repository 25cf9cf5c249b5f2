"""One table, without any input or output: a message in, messages out.

Knows: who sits where, what the host decides, the running game, and who is told what of it.
Must not know: sockets, trio, the clock, or the rules of any game.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import core
from ai import LEVELS

from . import wire
from .bots import BotSeat
from .protocol import (
    CHAT_CELLS,
    NAME_CELLS,
    PROTOCOL,
    SEATS,
    Act,
    AddBot,
    Again,
    Began,
    Bye,
    Chat,
    Free,
    Hello,
    Lobby,
    Message,
    Pick,
    Ping,
    Pong,
    Ready,
    Refused,
    Rejected,
    Rename,
    Resync,
    Said,
    Seated,
    Sit,
    Stand,
    Start,
    Told,
    Welcome,
    rules_hash,
)

Peer = Hashable
"""A connection, as the server names it."""
Mail = list[tuple[Peer, Message]]
"""Messages to send, in order, and to whom."""

TABLE_CELLS = 40
"""Columns of the name of a table."""
PEOPLE = 40
"""The most people a table remembers: eight players and a good many spectators."""
CHAT_LINES = 100
"""Lines of chat that somebody who comes late is given."""
BOT_NAMES = ("Gawain", "Yvain", "Bors", "Ector", "Kay", "Lionel", "Erec", "Galahad")
"""What a bot is called on each seat: knights of the Round Table."""
TOKEN_BYTES = 24
"""192 bit: not to be guessed."""


class Refusal(Exception):
    """The request is not granted; the text says why and what to do."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass
class Person:
    """Somebody at the table. `peer` is None while he is away."""

    id: int
    name: str
    token: str = field(repr=False)
    peer: Peer | None
    seat: int | None = None
    ready: bool = False
    last_n: int = 0
    """The number of his last action that was dealt with."""


@dataclass
class Play:
    """A running or finished game."""

    dealer: core.Dealer[Any]
    seats: list[int]
    """The table's seat of each player."""
    bots: dict[int, BotSeat] = field(default_factory=dict)
    acted: dict[int, int] = field(default_factory=dict)
    """For each player, the step in which he last acted."""

    def player(self, seat: int | None) -> int | None:
        """The player on a seat of the table; None if nobody plays there."""
        return self.seats.index(seat) if seat in self.seats else None


class Problem(NamedTuple):
    """Why a game cannot start: a key, a sentence, and whom it is about. Without a sentence it can."""

    code: str = ""
    sentence: str | None = None
    names: list[str] = []


class Table:
    """A table and its game. `rng` is for tests; without it every deal is drawn from the system's best luck."""

    def __init__(self, name: str, game: str = core.IDS[0], rng: random.Random | None = None) -> None:
        self.name = wire.clean(name, TABLE_CELLS) or "Round Table"
        self.game = game
        self.options: dict[str, Any] = {}
        self.people: dict[int, Person] = {}
        self.bots: dict[int, str] = {}
        self.play: Play | None = None
        self._chat: list[Said] = []
        self._next_id = 1
        self._rng = rng or random.Random()
        """Breaks ties for bots; never deals, since what bots do could betray it."""
        self._seed = rng.randbytes if rng else secrets.token_bytes

    # Coming and going

    def join(self, peer: Peer, hello: Hello) -> Mail:
        """A new connection says hello: it is welcomed, with all it needs, or refused."""
        try:
            self._check_version(hello)
            person, mail = self._returning(hello), []
            if person is None:
                person = self._newcomer(hello)
            elif person.peer is not None:
                mail.append((person.peer, Refused("elsewhere", "You have come back from somewhere else.")))
            person.peer = peer
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        mail.append((peer, Welcome(person.id, person.token, self.name, person.name, person.last_n)))
        mail += [(peer, said) for said in self._chat]
        mail += self._sync(person)
        return mail + self._lobby()

    def leave(self, peer: Peer) -> Mail:
        """A connection is gone. Who sits keeps the seat and can come back to it; who only watched is forgotten."""
        person = self._person(peer)
        if person is None:
            return []
        person.peer = None
        if person.seat is None:
            del self.people[person.id]
        return self._lobby()

    def receive(self, peer: Peer, message: Message) -> Mail:
        """A message from somebody who has been welcomed. What cannot be done is answered, to him alone."""
        person = self._person(peer)
        if person is None:
            return []
        try:
            return self._HANDLERS[type(message)](self, person, message)
        except Refusal as refusal:
            number = message.n if isinstance(message, Act) else 0
            return [(peer, Rejected(number, refusal.code, str(refusal), self.seq))]

    # Bots

    def bot_to_act(self) -> int | None:
        """The player of the running game that a bot should play for now."""
        if not self.bots or self.play is None or self.play.dealer.outcome is not None:
            return None
        return next((player for player in self.play.dealer.to_act if self._bot_level(player)), None)

    def act_for_bot(self, player: int) -> Mail:
        """Let the bot decide for this player."""
        play = self.play
        level = self._bot_level(player)
        if play is None or level is None or player not in play.dealer.to_act:
            return []
        if player not in play.bots or play.bots[player].level != level:
            play.bots[player] = BotSeat(play.dealer, player, level, self._rng)
        return self._carry_out(play, player, play.bots[player].choose(play.dealer))

    def _bot_level(self, player: int) -> str | None:
        return self.bots.get(self.play.seats[player]) if self.play else None

    # What people ask for

    def _rename(self, person: Person, message: Rename) -> Mail:
        person.name = self._free_name(message.name, but=person)
        return self._lobby()

    def _sit(self, person: Person, message: Sit) -> Mail:
        self._need_lobby()
        if message.seat >= self._seat_count() or message.seat in self._taken():
            raise Refusal("seat-taken", "That seat is taken. Please choose another.")
        person.seat, person.ready = message.seat, False
        return self._lobby()

    def _stand(self, person: Person, message: Stand) -> Mail:
        self._need_lobby()
        person.seat, person.ready = None, False
        return self._lobby()

    def _add_bot(self, person: Person, message: AddBot) -> Mail:
        self._need_host(person)
        if message.level not in LEVELS:
            raise Refusal("no-such-bot", f"There is no such bot. There are: {', '.join(LEVELS)}.")
        holder = self._holder(message.seat)
        if self.play is not None and self.play.dealer.outcome is None:
            if holder is None or holder.peer is not None or self.play.player(message.seat) is None:
                raise Refusal("not-away", "During a game a bot can play only for somebody who is away.")
        elif message.seat >= self._seat_count() or holder is not None:
            raise Refusal("seat-taken", "That seat is taken. Please choose another.")
        self.bots[message.seat] = message.level
        return self._lobby()

    def _free(self, person: Person, message: Free) -> Mail:
        self._need_host(person)
        holder = self._holder(message.seat)
        if self.play is not None and (holder is None or self.play.dealer.outcome is None):
            self._need_lobby()
        if self.bots.pop(message.seat, None) is None:
            if holder is None or holder.peer is not None:
                raise Refusal("not-away", "Only bots, and people who are away, can be taken off their seats.")
            del self.people[holder.id]
        return self._lobby()

    def _pick(self, person: Person, message: Pick) -> Mail:
        self._need_host(person)
        self._need_lobby()
        if message.game not in core.IDS:
            raise Refusal("no-such-game", f"There is no such game here. There are: {', '.join(core.IDS)}.")
        game = core.game(message.game)
        known = {choice.name: choice.values for choice in game.choices}
        for name, value in message.options.items():
            if not any(type(value) is type(each) and value == each for each in known.get(name, ())):
                raise Refusal("bad-options", "This game has no such option, or not with that value.")
        self.game, self.options = message.game, dict(message.options)
        self._make_room()
        return self._lobby()

    def _make_room(self) -> None:
        """Seats beyond those of the game are given up; and everybody looks at the new game before he is ready."""
        for seat in range(self._seat_count(), SEATS):
            self.bots.pop(seat, None)
        for person in self.people.values():
            person.ready = False
            if person.seat is not None and person.seat >= self._seat_count():
                person.seat = None

    def _ready(self, person: Person, message: Ready) -> Mail:
        self._need_lobby()
        if person.seat is None:
            raise Refusal("not-seated", "Take a seat first.")
        person.ready = message.ready
        return self._lobby()

    def _start(self, person: Person, message: Start) -> Mail:
        self._need_host(person)
        self._need_lobby()
        person.ready = person.seat is not None
        problem = self._problem()
        if problem.sentence:
            raise Refusal("cannot-start", problem.sentence)
        seats = self._taken()
        dealer = core.Dealer(core.game(self.game), len(seats), self.options, self._seed(core.SEED_BYTES))
        self.play = Play(dealer, seats)
        return self._lobby() + [mail for each in self._present() for mail in self._sync(each)]

    def _again(self, person: Person, message: Again) -> Mail:
        self._need_host(person)
        if self.play is None or self.play.dealer.outcome is None:
            raise Refusal("not-over", "The game is not over yet.")
        self.play = None
        for each in list(self.people.values()):
            each.ready = False
            if each.seat in self.bots:
                del self.bots[each.seat]
        return self._lobby()

    def _say(self, person: Person, message: Chat) -> Mail:
        text = wire.clean(message.text, CHAT_CELLS)
        if not text:
            return []
        return self._tell(Said(person.name, text))

    def _act(self, person: Person, message: Act) -> Mail:
        if message.n <= person.last_n:
            return []
        person.last_n = message.n
        play = self.play
        player = play.player(person.seat) if play else None
        if play is None or player is None:
            raise Refusal("not-playing", "You are not playing in this game.")
        if not play.acted.get(player, 0) <= message.seq <= play.dealer.seq:
            raise Refusal("stale", "The game has gone on since. Please choose again.")
        try:
            return self._carry_out(play, player, play.dealer.game.unpack(message.action))
        except core.IllegalAction as error:
            raise Refusal(error.code, str(error)) from None

    def _carry_out(self, play: Play, player: int, action: core.Action) -> Mail:
        step = play.dealer.act(player, action)
        play.acted[player] = step.seq
        mail: Mail = []
        told: dict[int | None, Told] = {}
        for person in self._present():
            seat = play.player(person.seat)
            if seat not in told:
                told[seat] = _told(step.report(seat))
            mail.append((person.peer, told[seat]))
        return mail + (self._lobby() if play.dealer.outcome is not None else [])

    def _resync(self, person: Person, message: Resync) -> Mail:
        return self._sync(person)

    def _ping(self, person: Person, message: Ping) -> Mail:
        return [(person.peer, Pong(message.n))]

    def _hello(self, person: Person, message: Hello) -> Mail:
        raise Refusal("already-here", "You are at the table already.")

    def _bye(self, person: Person, message: Bye) -> Mail:
        if self.play is None or self.play.dealer.outcome is not None:
            person.seat = None
        return self.leave(person.peer)

    _HANDLERS: dict[type[Message], Callable[[Table, Person, Any], Mail]] = {
        Rename: _rename,
        Sit: _sit,
        Stand: _stand,
        AddBot: _add_bot,
        Free: _free,
        Pick: _pick,
        Ready: _ready,
        Start: _start,
        Again: _again,
        Chat: _say,
        Act: _act,
        Resync: _resync,
        Ping: _ping,
        Bye: _bye,
        Hello: _hello,
    }

    # Who is who

    def _check_version(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Refusal("version", f"This table speaks version {PROTOCOL} and you speak version {hello.protocol}: "
                                     "please use the same release.")  # fmt: skip
        if hello.rules != rules_hash():
            raise Refusal("rules", f"This table's component tables are {rules_hash()} and yours are "
                                   f"{wire.clean(hello.rules, 16)}: please use the same release.")  # fmt: skip

    def _returning(self, hello: Hello) -> Person | None:
        """The person whose token this is. A token that fits nobody makes a newcomer: the table may be a new one."""
        found = self._owner(hello.token)
        if found is not None and found.seat is not None and self.play is not None:
            self.bots.pop(found.seat, None)
        return found

    def knows(self, token: str | None) -> bool:
        """Does this token open a seat?"""
        owner = self._owner(token)
        return owner is not None and owner.seat is not None

    def _owner(self, token: str | None) -> Person | None:
        """Whose token this is; as slow for a wrong one as for a right one."""
        found = None
        for person in self.people.values():
            if secrets.compare_digest(person.token.encode(), (token or "").encode()):
                found = person
        return found

    def _newcomer(self, hello: Hello) -> Person:
        if len(self.people) >= PEOPLE:
            raise Refusal("full", "This table is full. Please try again later.")
        name = self._free_name(hello.name)
        person = Person(self._next_id, name, secrets.token_urlsafe(TOKEN_BYTES), None)
        self._next_id += 1
        self.people[person.id] = person
        if self.play is None:
            free = [seat for seat in range(self._seat_count()) if seat not in self._taken()]
            person.seat = free[0] if free else None
        return person

    def _free_name(self, wanted: str, but: Person | None = None) -> str:
        """The name, cleaned; if somebody has it already, with a number behind it."""
        name = wire.clean(wanted)
        if sentence := wire.why_no_name(name, NAME_CELLS):
            raise Refusal("bad-name", sentence)
        people = [person.name for person in self.people.values() if person is not but]
        taken = {wire.name_key(each) for each in (*people, *BOT_NAMES)}
        numbered = (f"{wire.cut(name, NAME_CELLS - 3)} {number}" for number in range(2, PEOPLE + 3))
        return next(each for each in (name, *numbered) if wire.name_key(each) not in taken)

    def _person(self, peer: Peer) -> Person | None:
        return next((person for person in self.people.values() if person.peer == peer), None)

    def _holder(self, seat: int) -> Person | None:
        return next((person for person in self.people.values() if person.seat == seat), None)

    def _present(self) -> Iterator[Person]:
        return (person for person in self.people.values() if person.peer is not None)

    @property
    def host(self) -> Person | None:
        """Whoever came first of those who are here."""
        return next(self._present(), None)

    # What must be so

    def _need_host(self, person: Person) -> None:
        if person is not self.host:
            raise Refusal("not-host", "Only the host decides that.")

    def _need_lobby(self) -> None:
        if self.play is not None and self.play.dealer.outcome is None:
            raise Refusal("playing", "That must wait until the game is over.")
        if self.play is not None:
            raise Refusal("over", "The host must first open the lobby again.")

    def _seat_count(self) -> int:
        return core.game(self.game).seats[-1]

    def _taken(self) -> list[int]:
        """The seats that somebody has, in order."""
        return sorted({*self.bots, *(person.seat for person in self.people.values() if person.seat is not None)})

    def _problem(self) -> Problem:
        """Why the game cannot start."""
        game, seats = core.game(self.game), self._taken()
        try:
            game.configure(len(seats), self.options)
        except core.BadOptions as error:
            return Problem("options" if len(seats) in game.seats else "players", str(error))
        seated = [person for person in self.people.values() if person.seat is not None]
        away = [person.name for person in seated if person.peer is None]
        if away:
            return Problem("away", f"Not here: {', '.join(away)}. Wait, or free the seat.", away)
        waiting = [person.name for person in seated if not person.ready and person is not self.host]
        if waiting:
            return Problem("waiting", f"Not ready yet: {', '.join(waiting)}.", waiting)
        return Problem()

    # What people are told

    @property
    def seq(self) -> int:
        """How many steps the game has had."""
        return self.play.dealer.seq if self.play else 0

    def _lobby(self) -> Mail:
        """The table as it is now, to everybody."""
        host = self.host
        if host is None:
            return []
        problem = self._problem() if self.play is None else Problem()
        lobby = Lobby(
            host=host.id,
            game=self.game,
            options=self.options,
            seats=[self._seated(seat) for seat in range(self._seat_count())],
            watching=[person.name for person in self._present() if person.seat is None],
            phase="lobby" if self.play is None else "playing" if self.play.dealer.outcome is None else "over",
            problem=problem.sentence,
            code=problem.code,
            names=problem.names,
        )
        return [(person.peer, lobby) for person in self._present()]

    def _seated(self, seat: int) -> Seated:
        person, bot = self._holder(seat), self.bots.get(seat)
        if person is None:
            return Seated(bot=bot, name=BOT_NAMES[seat] if bot else "", ready=bot is not None)
        ready = person.ready or person is self.host
        return Seated(person=person.id, bot=bot, name=person.name, here=person.peer is not None, ready=ready)

    def _sync(self, person: Person) -> Mail:
        """The whole game as this person may see it."""
        if self.play is None:
            return []
        player, dealer = self.play.player(person.seat), self.play.dealer
        state = dealer.snapshot(player, seq=0).state
        told = [_told(report) for report in dealer.history(player)]
        return [(person.peer, Began(self.game, self.play.seats, player, state, told))]

    def _tell(self, said: Said) -> Mail:
        self._chat = [*self._chat, said][-CHAT_LINES:]
        return [(person.peer, said) for person in self._present()]


def _told(report: core.Report) -> Told:
    return Told(report.seq, report.actor, report.action, report.told, report.digest)
