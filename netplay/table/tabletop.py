"""What lies on a table, and who is told of it: its parts, and the messages that show them to people.

Knows: its parts (people, door, seats, chat, play, deal), who follows what.
Must not know: what people ask for, sockets, trio, what time it is (it is handed a clock), files, or the rules of any
game.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import core
from netplay.audit.commitment import ServerDeal
from netplay.game.play import Play
from netplay.protocol import codec
from netplay.protocol.messages import TABLE_CELLS, Lobby, Message
from netplay.protocol.refusal import Refusal

from .admission import ROOM, Admission, Room
from .chat import Chat
from .consent import Consent
from .lobby import Problem, Seats
from .outgoing import Mail
from .people import People, Person
from .saved import Place


class TableParts:
    """The parts of a table. Whoever changes them sends the mail that comes of it. `now` is the table's clock, in
    seconds from any beginning, never going back. `rng` is for tests; without it every deal is drawn from the system's
    best luck."""

    def __init__(
        self, name: str, game: str, rng: random.Random | None, now: Callable[[], float],
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.id = secrets.token_hex(8)
        """Which table this is: nobody else's, for as long as it lasts, also when it has been saved and made again."""
        self.name = codec.clean(name, TABLE_CELLS) or "Round Table"
        self.place = Place()
        self.people = People()
        self.door = Admission(self.id)
        self.seats = Seats(self.people, game, options)
        self.chat = Chat()
        self.play: Play | None = None
        self.deals = 0
        """How many there have been; each has its number, so that none is dealt anew unseen."""
        self.ceremony: ServerDeal | None = None
        """The deal that is being agreed upon."""
        self.broken: Consent | None = None
        """Whether the last game may be opened, if it was broken off, until the next begins."""
        self.room: Callable[[str], Room] = lambda address: ROOM
        """What there is room for, of people from an address: the server says so."""
        self.away: dict[int, float] = {}
        """Since when each who sits, and whose line has ended, is away."""
        self.now = now
        self.draw = rng.randbytes if rng else secrets.token_bytes

    @property
    def seq(self) -> int:
        """How many steps the game has had."""
        return self.play.dealer.seq if self.play else 0

    @property
    def moment(self) -> int | None:
        """The same, as lines of the talk say it: None in the lobby."""
        return self.seq if self.play else None

    @property
    def playing(self) -> Play | None:
        """The game, as long as it goes on; `play` stays on the table after its end, too."""
        return None if self.play is None or self.play.over else self.play

    def need_lobby(self) -> None:
        """Raises Refusal unless there is no game on the table."""
        if self.playing is not None:
            raise Refusal("playing", "That must wait until the game is over.")
        if self.play is not None:
            raise Refusal("over", "The host must first open the lobby again.")

    def forget(self, person: Person) -> None:
        """He belongs to the table no more."""
        self.people.forget(person)
        self.door.forget(person)
        self.away.pop(person.id, None)

    def stand_down(self, person: Person) -> Mail:
        """Whoever comes back to a game takes his seat from the bot that stood in, if there was one. A single move for
        which one is there he has lost."""
        seat = person.seat
        if self.play is None or seat is None or seat not in self.seats.bots or seat in self.seats.once:
            return []
        self.seats.stand_down(seat)
        return self.notice("bot-out", person.name) + self.lobby()

    def end_of_once(self, seat: int | None) -> Mail:
        """The single move for which a bot stood in has been made, by whomever."""
        if seat is None or seat not in self.seats.once:
            return []
        self.seats.stand_down(seat)
        return self.lobby()

    def clear(self) -> Mail:
        """Back to the lobby, with the same seats."""
        self.play = None
        self.seats.clear()
        return self.lobby()

    # What people are told

    def lobby(self) -> Mail:
        """The table as it is now, to everybody."""
        host, seats = self.people.host, self.seats
        if host is None:
            return []
        problem = seats.problem() if self.play is None else Problem()
        watching = [person for person, _ in self.people.present() if person.seat is None]
        return self.to_all(Lobby(
            host=host.id,
            game=seats.game,
            options=seats.options,
            seats=[seats.shown(seat) for seat in range(seats.count)],
            watching=[person.name for person in watching],
            phase="playing" if self.playing else "over" if self.play else "lobby",
            problem=problem.sentence,
            code=problem.code,
            names=problem.names,
            watchers=[person.id for person in watching],
            asking=list(self.door.asking),
            house=self.door.house,
            broken=self.broken.shown() if self.broken else None,
        ))  # fmt: skip

    def sync(self, person: Person) -> Mail:
        """The whole game as this person may see it."""
        if self.play is None or not self.people.plays(person, self.play.game):
            return []
        peer = self.people.presence(person).peer
        record = self.play.record() if self.play.over else None
        mail: Mail = [(peer, self.play.began(self.play.player(person.seat)))]
        return mail + ([(peer, record)] if record else [])

    def report(self, step: core.Step) -> Mail:
        """A step, to everybody who follows the game, and to each what he may know."""
        play = self.play
        if play is None:
            return []
        mail: Mail = []
        reports: dict[int | None, core.Report] = {}
        for person, peer in self.people.present():
            player = play.player(person.seat)
            if player not in reports:
                reports[player] = step.report(player)
            if self.people.plays(person, play.game):
                mail.append((peer, reports[player]))
        return mail + (self._at_the_end(play) if play.over else [])

    def _at_the_end(self, play: Play) -> Mail:
        """The game is over: all of it is shown to who followed it, so that he can see whether the deal was fair."""
        record = play.record()
        followers = [peer for person, peer in self.people.present() if self.people.plays(person, play.game)]
        return ([(peer, record) for peer in followers] if record else []) + self.lobby()

    def notice(self, code: str, *names: str) -> Mail:
        """Something that everybody should know."""
        return self.to_all(self.chat.notice(code, *names, seq=self.moment))

    def to_all(self, message: Message) -> Mail:
        """The same to everybody who is here."""
        return [(peer, message) for _, peer in self.people.present()]
