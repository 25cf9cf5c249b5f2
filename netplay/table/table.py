"""One table, without any input or output: a message in, messages out.

Knows: its top, who may ask for what and when, whom bots and time are waited for.
Must not know: sockets, trio, what time it is (it is handed a clock), files, or the rules of any game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import inf
from typing import Any

import core
from netplay.game.bot_seats import DecisionRequest
from netplay.game.play import Play
from netplay.protocol.messages import (
    Abandon,
    AddBot,
    Again,
    Enter,
    Free,
    Grant,
    Hello,
    House,
    Kick,
    Message,
    Pick,
    Ready,
    Refused,
    Resync,
    Sit,
    Stand,
    Start,
)
from netplay.protocol.refusal import Refusal

from . import dealing, disclosure, joins
from .admission import Admission
from .chat import Chat
from .handlers import HANDLERS, rejected
from .lobby import Seats
from .outgoing import Mail, Peer
from .people import People, Person, check_version
from .saved import SavedTable, to_bytes
from .tabletop import TableParts
from .waiting import Waiting

HOST_ONLY = frozenset({AddBot, Free, Pick, Start, Again, Abandon, Kick, House, Grant})
"""What nobody but the host may ask for."""
LOBBY_ONLY = frozenset({Stand, Pick, Ready, Start})
"""What must wait until there is no game, whatever it is about."""
UNDEALT_ONLY = frozenset({Sit, Stand, Grant, Start})
"""What must wait while cards are being dealt: or whoever sits down or gets up would call off every deal."""


def still() -> float:
    """A clock that stands still, for a table at which nobody waits for anything."""
    return 0.0


class Table(TableParts):
    """A table and its game."""

    def __init__(
        self, name: str, game: str = core.IDS[0], rng: random.Random | None = None, now: Callable[[], float] = still,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name, game, rng, now, options)
        self._waiting = Waiting(self)

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
            self.door.shut, self.place,
        )  # fmt: skip

    @classmethod
    def resumed(cls, saved: SavedTable, rng: random.Random | None = None, now: Callable[[], float] = still) -> Table:
        """The table that was saved so; it goes on alike when its people come back. Raises CannotResume."""
        saved.check()
        table = cls(saved.name, saved.game, rng, now)
        table.id = saved.id
        table.place = saved.place
        table.door = Admission(saved.id, saved.house, saved.shut)
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

    def join(self, peer: Peer, hello: Hello, address: str = "") -> Mail:
        """A new connection says hello: it is asked for its key or, if its program cannot be, let in or refused."""
        try:
            check_version(hello)
            joins.check_rules(self, hello)
        except Refusal as refusal:
            return [(peer, Refused(refusal.code, str(refusal)))]
        question = self.door.ask(peer, hello, address)
        return [(peer, question)] if "door" in hello.can else self._come_in(peer, Enter())

    def _come_in(self, peer: Peer, enter: Enter) -> Mail:
        mail = joins.come_in(self, peer, enter)
        return self._waiting.settled(mail, anew=self.people.at(peer))

    def leave(self, peer: Peer) -> Mail:
        """A connection is gone: see `coming.leave`."""
        return self._waiting.settled(joins.leave(self, peer))

    # What people ask for

    def receive(self, peer: Peer, message: Message) -> Mail:
        """A message from somebody who has been welcomed. What cannot be done is answered, to him alone. Raises
        ProtocolError for what his program should not have sent."""
        if isinstance(message, Enter) and self.people.at(peer) is None:
            return self._come_in(peer, message)
        person = self.people.at(peer)
        if person is None:
            return []
        try:
            self._check_may(person, type(message))
            mail = HANDLERS[type(message)](self, person, message) + dealing.call_off(self) + disclosure.close(self)
            return self._waiting.settled(mail, anew=person if isinstance(message, Resync) else None)
        except Refusal as refusal:
            return [(peer, rejected(self, message, refusal))]

    def _check_may(self, person: Person, kind: type[Message]) -> None:
        if kind in HOST_ONLY and person is not self.people.host and not self._may_keep_going(person, kind):
            raise Refusal("not-host", "Only the host decides that.")
        if kind in LOBBY_ONLY:
            self.need_lobby()
        if kind in UNDEALT_ONLY and self.ceremony is not None:
            raise Refusal("dealing", "The cards are already being dealt.")

    def _may_keep_going(self, person: Person, kind: type[Message]) -> bool:
        """While the host is away, whoever plays may do what keeps the game going, and nothing else."""
        host = self.people.host
        away = host is not None and not self.people.here(host)
        plays = self.playing is not None and self.playing.player(person.seat) is not None
        return away and plays and kind is AddBot

    # Whose time is up

    @property
    def due(self) -> float:
        """When `tick` should be called, on the table's clock; infinite if nobody is waited for."""
        return min(self.ceremony.due if self.ceremony else inf, self._waiting.due)

    def tick(self) -> Mail:
        """Who has not done his part of a deal in time is left out; who has used up his time, or been away for long, is
        played for."""
        if self.ceremony is not None and self.now() >= self.ceremony.due:
            return self._waiting.settled(dealing.leave_out(self, *self.ceremony.awaited))
        return self._waiting.settled(self._waiting.time_up()) if self.now() >= self._waiting.due else []

    # What bots are asked

    def asks(self) -> list[DecisionRequest]:
        """The decisions that bots should make now, each with the replica to make it by. Whoever makes one gives the
        answer to `answered`, whenever it is ready; asking again asks the same."""
        return self.play.asks() if self.play else []

    def answered(self, ask: DecisionRequest, action: core.Action | None, replaced: bool = False) -> Mail:
        """What a bot has decided, None if it could not; or another in its place, which all hear once in a game. Ignored
        if nobody waits for it any more."""
        answered = self.play.answered(ask, action, self.now()) if self.play else None
        if self.play is None or answered is None:
            return []
        seat = self.play.seats[ask.bot.player]
        name = self.seats.name(seat)
        if answered.step is None:
            return self.notice("stuck", name)
        mail = self.notice("bot-failed", name) if answered.failed else []
        if replaced and not answered.failed and not ask.bot.replaced:
            ask.bot.replaced, mail = True, self.notice("bot-replaced", name)
        return self._waiting.settled(mail + self.report(answered.step) + self.end_of_once(seat))
