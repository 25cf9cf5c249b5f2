"""One table, without any input or output: a message in, messages out.

Knows: its parts (people, lobby, deal, play, chat), who may ask for what and when, and who is told what came of it.
Must not know: sockets, trio, what time it is (it is handed a clock), files, or the rules of any game.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Hashable, Mapping
from math import inf
from typing import Any, ClassVar

import core
from ai import USUAL

from . import wire
from .bots import Ask
from .chat import Chat
from .consent import Consent
from .deal import CAPABILITY, Ceremony, bot_luck_of, seed_of
from .door import ROOM, Caller, Door, Room
from .hourglass import Clocks
from .lobby import Problem, Seats, check_level
from .mail import Mail, Peer, Refusal
from .people import People, Person, check_version
from .play import Play, reported
from .protocol import (
    CAN,
    MINOR,
    NONCE_BYTES,
    SHORTEST,
    TABLE_CELLS,
    Abandon,
    Act,
    AddBot,
    Again,
    Bye,
    Clock,
    Code,
    Dealing,
    Disclose,
    Enter,
    Free,
    Grant,
    Hello,
    House,
    Kick,
    Lobby,
    Message,
    Notice,
    Open,
    Pick,
    Ping,
    Pong,
    Ready,
    Refused,
    Rejected,
    Rename,
    Reported,
    Resync,
    Seal,
    Sealed,
    Sit,
    Stand,
    Start,
    Terms,
    Unknown,
    WantCode,
    Welcome,
)
from .protocol import Chat as Talk
from .saved import SavedDeal, SavedTable, from_bytes, to_bytes

HOST_ONLY = frozenset({AddBot, Free, Pick, Start, Again, Abandon, Kick, House, Grant})
"""What nobody but the host may ask for."""
LOBBY_ONLY = frozenset({Sit, Stand, Pick, Ready, Start})
"""What must wait until there is no game."""
STAND_IN = USUAL
"""The bot that plays for people."""


def still() -> float:
    """A clock that stands still, for a table at which nobody waits for anything."""
    return 0.0


class Table:
    """A table and its game. `now` is its clock, in seconds from any beginning, never going back. `rng` is for tests;
    without it every deal is drawn from the system's best luck."""

    def __init__(
        self, name: str, game: str = core.IDS[0], rng: random.Random | None = None, now: Callable[[], float] = still,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.id = secrets.token_hex(8)
        """Which table this is: nobody else's, for as long as it lasts, also when it has been saved and made again."""
        self.name = wire.clean(name, TABLE_CELLS) or "Round Table"
        self.people = People()
        self.door = Door(self.id)
        self.seats = Seats(self.people, game, options)
        self.chat = Chat()
        self.play: Play | None = None
        self.deals = 0
        """How many there have been; each has its number, so that none is dealt anew unseen."""
        self.ceremony: Ceremony | None = None
        """The deal that is being agreed upon."""
        self.broken: Consent | None = None
        """Whether the last game may be opened, if it was broken off, until the next begins."""
        self._now = now
        self._clocks = Clocks(now)
        self._hands: tuple[dict[int, float], bool] = ({}, True)
        """What all were told of the clocks."""
        self._draw = rng.randbytes if rng else secrets.token_bytes

    # Written down, and made again

    def save(self) -> bytes:
        """All that this table is, but for who is connected, and who only watches: nothing is kept for him. It holds
        every secret, and is for the host's machine only."""
        return to_bytes(self.saved())

    def saved(self, since: int = 0) -> SavedTable:
        """The same as plain data; of the steps of its game those after step `since`. It shares what may change."""
        seats, host = self.seats, self.people.host
        seated = [person for person in self.people if person.seat is not None or person is host]
        return SavedTable(
            self.id, self.name, seated, self.people.next_id, seats.game, seats.options,
            {seat: level for seat, level in seats.bots.items() if seat not in seats.once}, self.chat.lines,
            self.play.saved(since) if self.play else None, self.deals, host.id if host else None, self.door.house,
        )  # fmt: skip

    @classmethod
    def resumed(cls, data: bytes, rng: random.Random | None = None, now: Callable[[], float] = still) -> Table:
        """The table that was saved so; it goes on alike when its people come back. Raises CannotResume."""
        saved = from_bytes(data)
        saved.check_seats()
        table = cls(saved.name, saved.game, rng, now)
        table.id = saved.id
        table.door = Door(saved.id, saved.house)
        table.people = People(saved.people, saved.next_id, saved.host)
        table.seats = Seats(table.people, saved.game, saved.options, saved.bots)
        table.chat = Chat(saved.chat)
        table.deals = saved.deals
        if saved.play is not None:
            table.play = Play.resumed(saved.play, table.seats.bots, now())
        return table

    def host_key(self) -> str:
        """A key for whoever opens this table, before anybody can come: with it he is its host, and with no other."""
        return self.people.host_key()

    def host_code(self) -> str:
        """The same, for a host who will come from another program: a seat code."""
        host = self.people.host
        if host is None:
            self.people.host_key()
            return self.host_code()
        return self.door.new_code(host)

    # Coming and going

    def join(self, peer: Peer, hello: Hello, address: str = "", room: Room = ROOM) -> Mail:
        """A new connection says hello: it is asked for its key or, if its program cannot be, let in or refused."""
        try:
            check_version(hello)
            self._check_rules(hello)
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        question = self.door.ask(peer, hello, address, room)
        return [(peer, question)] if "door" in hello.can else self._enter(peer, Enter())

    def _enter(self, peer: Peer, enter: Enter) -> Mail:
        """Whoever was asked at the door has answered: he is welcomed, with all he needs, or refused."""
        caller = self.door.take(peer)
        if caller is None:
            return []
        known, by_code = self.door.knows(caller, self.people, enter)
        known = known or self.people.whose(caller.hello.token)
        try:
            self._check_rules(caller.hello)  # a game may have begun since he said hello
            new = known is None or not known.name
            person, token = self._person(caller, enter, known)
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        if by_code:
            token = self.people.new_key(person)
        self.door.came(person, by_code)
        was_here, former = self.people.here(person), self.people.connect(person, peer, caller.hello, caller.address)
        mail: Mail = []
        if was_here:
            mail.append((former, Refused("elsewhere", "You have come back from somewhere else.")))
        mail.append((peer, Welcome(person.id, token, self.name, person.name, person.last_n, self.id, MINOR, list(CAN))))
        mail += [(peer, line) for line in self.chat.lines]
        mail += self._sync(person) + self._opened(person)
        mail += self._called(person, caller.hello.name) if new else []
        mail += self._arrival(person, new, was_here, enter.watch) + self._check_deal()
        return self._settled(mail + self._lobby(), anew=person)

    def _person(self, caller: Caller, enter: Enter, known: Person | None) -> tuple[Person, str]:
        """Who comes, and his token if he does not have it already. Raises Refusal, and then nothing has changed."""
        if known is not None:
            if not known.name:
                self.people.rename(known, caller.hello.name)
            return known, caller.hello.token or ""
        if enter.only_back:
            raise Refusal("no-such-code", "That seat code opens nothing here, or no longer does. Ask for a new one.")
        self.door.check_newcomer(caller, enter)
        dealt = self.play is not None or self.ceremony is not None
        looks_on = dealt or enter.watch or not self.seats.free()
        if looks_on and self.door.house.watch == "none":
            raise Refusal("no-watching", "There is no free seat, and nobody may watch at this table.")
        if looks_on and not caller.room.gallery:
            raise Refusal("full", "This table is full. Please try again later.")
        return self.people.newcomer(caller.hello.name)

    def _called(self, person: Person, wanted: str) -> Mail:
        """Who is called otherwise than he wanted hears of it, and nobody else does."""
        if person.name == wire.clean(wanted):
            return []
        return [(self.people.presence(person).peer, Notice("called", [person.name]))]

    def leave(self, peer: Peer) -> Mail:
        """A connection is gone. Who sits keeps the seat and can come back to it, and so does the host; who only watched
        is forgotten."""
        self.door.take(peer)
        person = self.people.at(peer)
        if person is None:
            return []
        self.people.disconnect(person)
        if person.seat is None and person is not self.people.host:
            self._forget(person)
        gone = self._notice("left" if person.seat is None else "dropped", person.name)
        return self._settled(gone + self._check_consent() + self._lobby() + self._leave_out(person.seat))

    def _forget(self, person: Person) -> None:
        """He belongs to the table no more."""
        self.people.forget(person)
        self.door.forget(person)

    def _check_rules(self, hello: Hello) -> None:
        """While a game is on the table, nobody can follow it whose program plays it by other rules."""
        if self.play is not None and hello.games.get(self.play.game) != self.play.dealer.game.fingerprint:
            raise Refusal("other-rules", "This table is playing a game that your program plays by other rules. "
                                         "Please use the same release as the host, and join again.")  # fmt: skip

    def _arrival(self, person: Person, new: bool, was_here: bool, watch: bool) -> Mail:
        """Who has come finds his place, and the others hear of it."""
        lobby = self.play is None and self.ceremony is None
        asks = new and lobby and not watch and self._seat_newcomer(person)
        if not self.people.plays(person, self.seats.game):
            self.seats.stand(person)
            return self._notice("other-rules", person.name)
        if back := self._stand_down(person):
            return back
        if asks:
            return self._notice("asks", person.name)
        if was_here or len(self.people.present()) == 1:
            return []
        return self._notice("back" if not new else "watches" if person.seat is None else "joined", person.name)

    def _seat_newcomer(self, person: Person) -> bool:
        """Somebody new takes a seat; True if the host must be asked first."""
        if self.door.house.ask and person is not self.people.host:
            self.door.asking[person.id] = None
            return True
        self.seats.welcome(person)
        return False

    def _stand_down(self, person: Person) -> Mail:
        """Whoever comes back to a game takes his seat from the bot that stood in, if there was one. A single move for
        which one is there he has lost."""
        seat = person.seat
        if self.play is None or seat is None or seat not in self.seats.bots or seat in self.seats.once:
            return []
        self.seats.stand_down(seat)
        return self._notice("bot-out", person.name) + self._lobby()

    # What people ask for

    def receive(self, peer: Peer, message: Message) -> Mail:
        """A message from somebody who has been welcomed. What cannot be done is answered, to him alone. Raises
        ProtocolError for what his program should not have sent."""
        if isinstance(message, Enter) and self.people.at(peer) is None:
            return self._enter(peer, message)
        person = self.people.at(peer)
        if person is None:
            return []
        try:
            self._check_may(person, type(message))
            mail = self._HANDLERS[type(message)](self, person, message) + self._check_deal() + self._check_consent()
            return self._settled(mail, anew=person if isinstance(message, Resync) else None)
        except Refusal as refusal:
            return [(peer, self._rejected(message, refusal))]

    def _rejected(self, message: Message, refusal: Refusal) -> Rejected:
        return Rejected(message.n if isinstance(message, Act) else 0, refusal.code, str(refusal), self.seq)

    def _check_may(self, person: Person, kind: type[Message]) -> None:
        if kind in HOST_ONLY and person is not self.people.host and not self._may_keep_going(person, kind):
            raise Refusal("not-host", "Only the host decides that.")
        if kind in LOBBY_ONLY:
            self._need_lobby()

    def _may_keep_going(self, person: Person, kind: type[Message]) -> bool:
        """While the host is away, whoever plays may do what keeps the game going, and nothing else."""
        host, play = self.people.host, self.play
        away = host is not None and not self.people.here(host)
        playing = play is not None and not play.over and play.player(person.seat) is not None
        return away and playing and kind is AddBot

    def _need_lobby(self) -> None:
        if self.play is not None and not self.play.over:
            raise Refusal("playing", "That must wait until the game is over.")
        if self.play is not None:
            raise Refusal("over", "The host must first open the lobby again.")

    def _rename(self, person: Person, message: Rename) -> Mail:
        self.people.rename(person, message.name)
        return self._called(person, message.name) + self._lobby()

    def _sit(self, person: Person, message: Sit) -> Mail:
        if self.door.house.ask and person.seat is None and person is not self.people.host:
            new, self.door.asking[person.id] = person.id not in self.door.asking, message.seat
            return (self._notice("asks", person.name) if new else []) + self._lobby()
        self.seats.sit(person, message.seat)
        self.door.asking.pop(person.id, None)
        return self._lobby()

    def _grant(self, person: Person, message: Grant) -> Mail:
        asker = self.people.everybody.get(message.person)
        if asker is None or asker.id not in self.door.asking:
            raise Refusal("not-asking", "Nobody is waiting for that answer any more.")
        told = self._seat_asker(asker) if message.yes else []
        del self.door.asking[asker.id]
        return told + self._lobby()

    def _seat_asker(self, asker: Person) -> Mail:
        """Who has asked is given the seat that he wanted, or another. If it is his program that keeps him from it, all
        hear so: the host's own is as it should be. Raises Refusal."""
        self._need_lobby()
        if not self.people.plays(asker, self.seats.game):
            return self._notice("other-rules", asker.name)
        free, wanted = self.seats.free(), self.door.asking[asker.id]
        if not free:
            raise Refusal("seat-taken", "There is no free seat.")
        self.seats.sit(asker, wanted if wanted in free else free[0])
        return []

    def _house(self, person: Person, message: House) -> Mail:
        if any(0 < limit < SHORTEST for limit in (message.clock, message.stand_in)):
            raise Refusal("clock-short", f"A limit is of {SHORTEST} seconds or more.")
        before, after = self.door.house.clock or inf, message.clock or inf
        if self.play is not None and not self.play.over and after < before:
            raise Refusal("clock", "While a game is on, nobody's time can be made shorter.")
        changed = message.hints is not self.door.house.hints
        self.door.house = message
        told = self._notice("hints-on" if message.hints else "hints-off", person.name) if changed else []
        return told + self._lobby()

    def _kick(self, person: Person, message: Kick) -> Mail:
        target = self.people.everybody.get(message.person)
        if target is None or target is person:
            raise Refusal("nobody", "There is nobody here who could be sent away like that.")
        mail: Mail = []
        if self.people.here(target):
            presence = self.people.presence(target)
            mail.append((presence.peer, Refused("kicked", "The host has sent you away from the table.")))
            if message.ban:
                self.door.ban(presence.address)
        play, seat = self.play, target.seat
        if play is not None and not play.over and seat in play.seats and not self.seats.stood_in(seat):
            self.seats.stand_in(seat, STAND_IN)
        self._forget(target)
        return mail + self._notice("kicked", target.name) + self._lobby()

    def _want_code(self, person: Person, message: WantCode) -> Mail:
        holder = self.seats.holder(message.seat)
        if holder is None or (holder is not person and person is not self.people.host):
            raise Refusal("no-code", "You can be shown a seat code for your own seat only.")
        if holder is not person and self.people.here(holder):
            raise Refusal("no-code", "Whoever is here can ask for a seat code himself.")
        shown = self._notice("code", holder.name) if holder is not person else []
        code = Code(message.seat, self.door.new_code(holder, lent=holder is not person))
        return [*shown, (self.people.presence(person).peer, code)]

    def _stand(self, person: Person, message: Stand) -> Mail:
        self.seats.stand(person)
        return self._lobby()

    def _ready(self, person: Person, message: Ready) -> Mail:
        seen = (message.game, message.options)
        if message.ready and message.game and seen != (self.seats.game, self.seats.options):
            return []  # the lobby as it is now is on its way to him
        self.seats.be_ready(person, message.ready)
        return self._lobby()

    def _pick(self, person: Person, message: Pick) -> Mail:
        strangers = self.seats.pick(message.game, message.options)
        mail = [mail for each in strangers for mail in self._notice("other-rules", each.name)]
        for gone in [each for each in self.people if each.seat is None and not self.people.here(each)]:
            self._forget(gone)
            mail += self._notice("left", gone.name)
        return mail + self._lobby()

    def _add_bot(self, person: Person, message: AddBot) -> Mail:
        if self.play is None or self.play.over:
            self.seats.seat_bot(message.seat, message.level)
            return self._lobby()
        check_level(message.level)
        holder = self.seats.holder(message.seat)
        by_host = person is self.people.host and holder is not person
        if person is not self.people.host and (message.level != STAND_IN or self.seats.stood_in(message.seat)):
            raise Refusal("not-host", "Only the host decides that.")
        if holder is None or (self.people.here(holder) and not by_host) or self.play.player(message.seat) is None:
            raise Refusal("not-away", "During a game a bot can play only for somebody who is away.")
        new = self.seats.stand_in(message.seat, message.level)
        return (self._notice("bot-in", holder.name) if new else []) + self._lobby()

    def _free(self, person: Person, message: Free) -> Mail:
        holder = self.seats.holder(message.seat)
        if self.play is not None and not (self.play.over and holder is not None and not self.people.here(holder)):
            self._need_lobby()
        if self.seats.bots.pop(message.seat, None) is not None:
            return self._lobby()
        if holder is None:
            raise Refusal("not-away", "Nobody sits there.")
        self.seats.stand(holder)
        if self.people.here(holder):
            return self._lobby()
        self._forget(holder)
        return self._notice("left", holder.name) + self._lobby()

    def _start(self, person: Person, message: Start) -> Mail:
        problem = self.seats.problem()
        if problem.sentence:
            raise Refusal("cannot-start", problem.sentence)
        if self.ceremony is not None:
            raise Refusal("dealing", "The cards are already being dealt.")
        self.deals += 1
        seated = [each for each, _ in self.people.present() if each.seat is not None]
        older = [each.name for each in seated if CAPABILITY not in self.people.presence(each).can]
        if older or not seated:
            notice = self._notice("unproven", *older[:1]) if older else []
            return notice + self._begin(self._draw(core.SEED_BYTES), None)
        self.ceremony = Ceremony(self._terms(), self._draw(NONCE_BYTES), self._now())
        return self._to_all(Dealing(self.ceremony.deal)) + self._go_on_dealing()

    def _begin(self, seed: bytes, deal: SavedDeal | None) -> Mail:
        """The game, from this seed."""
        self.ceremony, unopened = None, self._stays_closed()
        seats, options = self.seats.taken(), self.seats.options
        dealer = core.Dealer(core.game(self.seats.game), len(seats), options, seed)
        bot_luck = bot_luck_of(seed) if deal else self._draw(core.SEED_BYTES)
        self.play = Play(dealer, options, seats, self.seats.bots, seed, bot_luck, self._now(), deal)
        host = self.people.host
        begun = unopened + self._notice("began", *([host.name] if host else [])) + self._lobby()
        return begun + [mail for each, _ in self.people.present() for mail in self._sync(each)]

    # The fair deal

    def _terms(self) -> Terms:
        """What would be dealt now."""
        seats = self.seats
        return Terms(
            table=self.id, number=self.deals, game=seats.game, rules=core.game(seats.game).fingerprint,
            stream=core.STREAM_VERSION, options=dict(seats.options), seats=seats.taken(),
            people={person.seat: person.id for person in self.people if person.seat is not None},
            bots=dict(seats.bots),
        )  # fmt: skip

    def _seal(self, person: Person, message: Seal) -> Mail:
        self._dealing(message.number).seal(person.seat, message.seal)
        return self._go_on_dealing()

    def _open(self, person: Person, message: Open) -> Mail:
        self._dealing(message.number).open(person.seat, message.nonce)
        return self._go_on_dealing()

    def _dealing(self, number: int) -> Ceremony:
        if self.ceremony is None or number != self.ceremony.deal.terms.number:
            raise Refusal("no-deal", "Nobody is waiting for that seal.")
        return self.ceremony

    def _go_on_dealing(self) -> Mail:
        """When nobody is waited for any more: first all seals are shown to all, then the cards are dealt."""
        off, ceremony = self._check_deal(), self.ceremony
        if ceremony is None or not ceremony.go_on(self._now()):
            return off
        deal = ceremony.deal
        if not ceremony.done:
            return self._to_all(Sealed(deal.terms.number, deal.parts))
        if not any(part.nonce for part in deal.parts):
            self.ceremony = None
            return self._notice("deal-off")
        return self._begin(seed_of(deal, ceremony.nonce), SavedDeal(deal, ceremony.nonce))

    def _leave_out(self, *seats: int | None) -> Mail:
        """Those on these seats are waited for no longer; all hear of it."""
        if self.ceremony is None:
            return []
        late = self.ceremony.leave_out([seat for seat in seats if seat is not None])
        mail = [mail for seat in late for mail in self._notice("left-out", self.seats.name(seat))]
        return mail + self._go_on_dealing()

    def _check_deal(self) -> Mail:
        """What has been announced is dealt, or nothing."""
        if self.ceremony is None or self.ceremony.deal.terms == self._terms():
            return []
        self.ceremony = None
        return self._notice("deal-off")

    @property
    def due(self) -> float:
        """When `tick` should be called, on the table's clock; infinite if nobody is waited for."""
        return min(self.ceremony.due if self.ceremony else inf, self._clocks.due)

    def tick(self) -> Mail:
        """Who has not done his part of a deal in time is left out; who has used up his time, or been away for long, is
        played for."""
        if self.ceremony is not None and self._now() >= self.ceremony.due:
            return self._settled(self._leave_out(*self.ceremony.awaited))
        return self._settled(self._time_up()) if self._now() >= self._clocks.due else []

    def _disclose(self, person: Person, message: Disclose) -> Mail:
        """When all agree who played, all is shown of a game that was broken off; when one does not, nothing is."""
        broken = self.broken
        if broken is None or broken.open or person.id not in broken.players or not broken.is_meant(message.number):
            raise Refusal("no-broken-game", "There is no broken-off game that you played in.")
        if not message.agree:
            self.broken = None
            return self._notice("not-opened", person.name) + self._lobby()
        if person.id in broken.agreed:
            return []
        broken.agreed.append(person.id)
        mail = self._notice("discloses", person.name)
        record = broken.play.record() if broken.open else None
        return mail + (self._notice("opened") + self._to_all(record) if record else []) + self._lobby()

    def _opened(self, person: Person) -> Mail:
        """Who agreed and was away when the game was opened, is shown it when he comes back."""
        broken = self.broken
        record = broken.play.record() if broken and broken.open and person.id in broken.players else None
        return [(self.people.presence(person).peer, record)] if record else []

    def _check_consent(self) -> Mail:
        """Who has left agrees to nothing."""
        if self.broken is None or all(person in self.people.everybody for person in self.broken.awaited):
            return []
        self.broken = None
        return self._notice("never-opened") + self._lobby()

    def _stays_closed(self) -> Mail:
        """The next game begins: who has not answered has not agreed."""
        awaited, self.broken = self.broken.awaited if self.broken else [], None
        return self._notice("not-opened", self.people.everybody[awaited[0]].name) if awaited else []

    def _again(self, person: Person, message: Again) -> Mail:
        if self.play is None or not self.play.over:
            raise Refusal("not-over", "The game is not over yet.")
        return self._clear()

    def _abandon(self, person: Person, message: Abandon) -> Mail:
        if self.play is None or self.play.over:
            raise Refusal("no-game", "There is no game to abandon.")
        self.broken = Consent(self.play, self.play.deal.deal) if self.play.deal else None
        return self._notice("abandoned", person.name) + self._clear()

    def _clear(self) -> Mail:
        """Back to the lobby, with the same seats."""
        self.play = None
        self.seats.clear()
        return self._lobby()

    def _say(self, person: Person, message: Talk) -> Mail:
        if person.seat is None and person is not self.people.host and self.door.house.watch != "free":
            raise Refusal("hush", "At this table those who watch do so in silence.")
        said = self.chat.say(person.name, message.text, person.seat)
        return self._to_all(said) if said else []

    def _act(self, person: Person, message: Act) -> Mail:
        if message.n <= person.last_n:
            return []
        person.last_n = message.n
        player = self.play.player(person.seat) if self.play else None
        if self.play is None or player is None:
            raise Refusal("not-playing", "You are not playing in this game.")
        back = self._stand_down(person)
        try:
            step = self.play.act(player, message.seq, message.action, self._now())
        except Refusal as refusal:
            return [*back, (self.people.presence(person).peer, self._rejected(message, refusal))]
        return back + self._end_of_once(person.seat) + self._report(step)

    def _resync(self, person: Person, message: Resync) -> Mail:
        return self._sync(person)

    def _ping(self, person: Person, message: Ping) -> Mail:
        return [(self.people.presence(person).peer, Pong(message.n))]

    def _hello(self, person: Person, message: Hello) -> Mail:
        raise Refusal("already-here", "You are at the table already.")

    def _late_enter(self, person: Person, message: Enter) -> Mail:
        raise Refusal("already-here", "You are at the table already.")

    def _bye(self, person: Person, message: Bye) -> Mail:
        if (self.play is None or self.play.over) and self.ceremony is None:
            self.seats.stand(person)
        return self.leave(self.people.presence(person).peer)

    def _unknown(self, person: Person, message: Unknown) -> Mail:
        """A newer program may say what this one does not know; any other may not."""
        if self.people.presence(person).minor > MINOR:
            return []
        raise wire.ProtocolError(f"There is no message of the kind {message.kind}.")

    _HANDLERS: ClassVar[Mapping[type[Message], Callable[..., Mail]]] = {
        Rename: _rename,
        Sit: _sit,
        Stand: _stand,
        AddBot: _add_bot,
        Free: _free,
        Pick: _pick,
        Ready: _ready,
        Start: _start,
        Again: _again,
        Abandon: _abandon,
        Talk: _say,
        Act: _act,
        Seal: _seal,
        Open: _open,
        Disclose: _disclose,
        Resync: _resync,
        Ping: _ping,
        Bye: _bye,
        Hello: _hello,
        Enter: _late_enter,
        Kick: _kick,
        House: _house,
        Grant: _grant,
        WantCode: _want_code,
        Unknown: _unknown,
    }

    # Whose time is up

    def _settled(self, mail: Mail, anew: Person | None = None) -> Mail:
        """What has happened may change who is waited for: then all hear how long, and somebody does `anew` who has
        just been told the whole game."""
        self._note_waits()
        before, self._hands = self._hands, self._clocks.hands
        news = before != self._hands
        if not (news or self._hands[0]):
            return mail
        told = self.people.present() if news else [] if anew is None else [(anew, self.people.presence(anew).peer)]
        left = {seat: round(1000 * seconds) for seat, seconds in self._clocks.left().items()}
        clock = Clock(left, self._hands[1])
        return mail + [(peer, clock) for each, peer in told if "clock" in self.people.presence(each).can]

    def _note_waits(self) -> None:
        """Who is waited for now: who plays, and no bot for him."""
        house, play, people = self.door.house, self.play, self.people
        self._clocks.clock, self._clocks.stand_in = house.clock, house.stand_in
        if play is None or play.over or not (house.clock or house.stand_in):
            self._clocks.note({}, {}, False)
            return
        playing = [each for each in people if play.player(each.seat) is not None]
        alone = {each.seat or 0: each for each in playing if each.seat not in self.seats.bots}
        asked: Mapping[int, Hashable] = play.asked() if house.clock else {}
        away = {seat: each.id for seat, each in alone.items() if not people.here(each)}
        self._clocks.note(
            {seat: what for seat, what in asked.items() if seat in alone}, away,
            any(people.here(each) for each in playing),
        )  # fmt: skip

    def _time_up(self) -> Mail:
        """For who has been away for long a bot sits in; whose time for a decision is up, for him it plays this move."""
        asked, away = self._clocks.up()
        mail: Mail = []
        for seat in away:
            self.seats.stand_in(seat, STAND_IN)
            mail += self._notice("bot-in", self.seats.name(seat))
        for seat in asked:
            if seat not in away:
                self.seats.stand_in(seat, STAND_IN, once=True)
                mail += self._notice("time-up", self.seats.name(seat))
        return mail + self._lobby() if mail else []

    # What bots are asked

    def asks(self) -> list[Ask]:
        """The decisions that bots should make now, each with the replica to make it by. Whoever makes one gives the
        answer to `answered`, whenever it is ready; asking again asks the same."""
        return self.play.asks() if self.play else []

    def answered(self, ask: Ask, action: core.Action | None, replaced: bool = False) -> Mail:
        """What a bot has decided, None if it could not; or another in its place, which all hear once in a game. Ignored
        if nobody waits for it any more."""
        answered = self.play.answered(ask, action, self._now()) if self.play else None
        if self.play is None or answered is None:
            return []
        seat = self.play.seats[ask.bot.player]
        name = self.seats.name(seat)
        if answered.step is None:
            return self._notice("stuck", name)
        mail = self._notice("bot-failed", name) if answered.failed else []
        if replaced and not answered.failed and not ask.bot.replaced:
            ask.bot.replaced, mail = True, self._notice("bot-replaced", name)
        return self._settled(mail + self._report(answered.step) + self._end_of_once(seat))

    def _end_of_once(self, seat: int | None) -> Mail:
        """The single move for which a bot stood in has been made, by whomever."""
        if seat is None or seat not in self.seats.once:
            return []
        self.seats.stand_down(seat)
        return self._lobby()

    # What people are told

    @property
    def seq(self) -> int:
        """How many steps the game has had."""
        return self.play.dealer.seq if self.play else 0

    def _lobby(self) -> Mail:
        """The table as it is now, to everybody."""
        host, play, seats = self.people.host, self.play, self.seats
        if host is None:
            return []
        problem = seats.problem() if play is None else Problem()
        watching = [person for person, _ in self.people.present() if person.seat is None]
        return self._to_all(Lobby(
            host=host.id,
            game=seats.game,
            options=seats.options,
            seats=[seats.shown(seat) for seat in range(seats.count)],
            watching=[person.name for person in watching],
            phase="lobby" if play is None else "over" if play.over else "playing",
            problem=problem.sentence,
            code=problem.code,
            names=problem.names,
            watchers=[person.id for person in watching],
            asking=list(self.door.asking),
            house=self.door.house,
            broken=self.broken.shown() if self.broken else None,
        ))  # fmt: skip

    def _sync(self, person: Person) -> Mail:
        """The whole game as this person may see it."""
        if self.play is None or not self.people.plays(person, self.play.game):
            return []
        peer = self.people.presence(person).peer
        record = self.play.record() if self.play.over else None
        mail: Mail = [(peer, self.play.began(self.play.player(person.seat)))]
        return mail + ([(peer, record)] if record else [])

    def _report(self, step: core.Step) -> Mail:
        """A step, to everybody who follows the game, and to each what he may know."""
        play = self.play
        if play is None:
            return []
        mail: Mail = []
        reports: dict[int | None, Reported] = {}
        for person, peer in self.people.present():
            player = play.player(person.seat)
            if player not in reports:
                reports[player] = reported(step.report(player))
            if self.people.plays(person, play.game):
                mail.append((peer, reports[player]))
        return mail + (self._at_the_end(play) if play.over else [])

    def _at_the_end(self, play: Play) -> Mail:
        """The game is over: all of it is shown to who followed it, so that he can see whether the deal was fair."""
        record = play.record()
        followers = [peer for person, peer in self.people.present() if self.people.plays(person, play.game)]
        return ([(peer, record) for peer in followers] if record else []) + self._lobby()

    def notice(self, code: str) -> Mail:
        """What the host's machine has to say to everybody."""
        return self._notice(code)

    def _notice(self, code: str, *names: str) -> Mail:
        """Something that everybody should know."""
        return self._to_all(self.chat.notice(code, *names))

    def _to_all(self, message: Message) -> Mail:
        return [(peer, message) for _, peer in self.people.present()]
