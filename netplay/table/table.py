"""One table, sans-I/O: a message in, messages out. It is in exactly one phase, which handles the messages.

Knows: its parts that outlive a phase, its phase, and how both are saved.
Must not know: sockets, trio, files, the time (it is handed a clock), or the rules of any game.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import core
from netplay.audit.commitment import ServerDeal
from netplay.game.bot_seats import DecisionRequest
from netplay.game.play import Play
from netplay.protocol import codec
from netplay.protocol.messages import TABLE_CELLS, Enter, Hello, JoinAddresses, Lobby, Message, TableSettings
from netplay.protocol.refusal import Refusal

from . import joins
from .abandoned import AbandonedGame
from .absences import Absences
from .admission import UNLIMITED, Admission, Capacity
from .chat import Chat
from .events import Event, GameBegan, GameEnded, TableOpened
from .outgoing import Outgoing, Peer
from .people import People, Person
from .phase import Phase
from .phases.lobby import LobbyPhase
from .phases.playing import PlayingPhase
from .phases.transitions import next_phase
from .saved import Place, SavedTable, format_of, to_bytes
from .seats import Problem, Seats


def still() -> float:
    """A clock that stands still, for a table without time limits."""
    return 0.0


class Table:
    """A table and its game. `now` is its clock, in seconds from any beginning, never going back. `rng` is for tests;
    without it every deal is drawn from the system's random source."""

    def __init__(
        self, name: str, game: str = core.IDS[0], rng: random.Random | None = None, now: Callable[[], float] = still,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.id = secrets.token_hex(8)
        """The identity of the table: unique, and kept when it is saved and loaded."""
        self.name = codec.clean(name, TABLE_CELLS) or "Round Table"
        self.place = Place()
        self.settings = TableSettings()
        self.people = People()
        self.admission = Admission(self.id)
        self.seats = Seats(self.people, game, options)
        self.chat = Chat()
        self.deals = 0
        """The number of deals announced so far. Each has a number, so that none is repeated unseen."""
        self.capacity: Callable[[str], Capacity] = lambda address: UNLIMITED
        """The room left for people from an address; set by the server."""
        self.join_addresses: JoinAddresses | None = None
        """How others join, for everybody who is let in; None until the server knows, and for a table of a hall."""
        self.absences = Absences()
        """People who are away, and since when."""
        self.now = now
        self.draw: Callable[[int], bytes] = rng.randbytes if rng else secrets.token_bytes
        self._phase: Phase = LobbyPhase(self, TableOpened())

    # Its phase

    @property
    def phase(self) -> Phase:
        """The phase that the table is in."""
        return self._phase

    def enter(self, event: Event) -> None:
        """Goes to the phase that this event leads to. Raises IllegalTransition, and then nothing has changed."""
        self._phase = next_phase(self, event)

    @property
    def play(self) -> Play | None:
        """The game on the table, going on or over."""
        return self._phase.play

    @property
    def playing(self) -> Play | None:
        """The game on the table, if it goes on."""
        return self._phase.play if isinstance(self._phase, PlayingPhase) else None

    @property
    def commitment(self) -> ServerDeal | None:
        """The deal that is being agreed upon."""
        return self._phase.commitment

    @property
    def abandoned(self) -> AbandonedGame | None:
        """The last game, if it was abandoned and can still be disclosed."""
        return self._phase.abandoned

    @property
    def seq(self) -> int:
        """The number of steps of the game on the table."""
        play = self.play
        return play.dealer.seq if play else 0

    # Saved and loaded

    def save(self) -> bytes:
        """The table as bytes, without connections and spectators. They hold every secret and are for the host's machine
        only."""
        return to_bytes(self.saved())

    def saved(self, since: int = 0) -> SavedTable:
        """The table as plain data that shares what may change; of the game's steps those after step `since`."""
        seats, host, play = self.seats, self.people.host, self.play
        seated = [person for person in self.people if person.seat is not None or person is host]
        return SavedTable(
            self.id, self.name, seated, self.people.next_id, seats.game, seats.options,
            {seat: level for seat, level in seats.bots.items() if seat not in seats.single_move}, self.chat.lines,
            play.saved(since) if play else None, self.deals, host.id if host else None, self.settings,
            self.admission.restrictions, self.place, format_of(play), self._phase.paused,
        )  # fmt: skip

    @classmethod
    def resumed(cls, saved: SavedTable, rng: random.Random | None = None, now: Callable[[], float] = still) -> Table:
        """The saved table. Its game goes on when its people come back. Raises CannotResume."""
        saved.check()
        table = cls(saved.name, saved.game, rng, now)
        table.id, table.place, table.settings = saved.id, saved.place, saved.house
        table.admission = Admission(saved.id, saved.shut)
        table.people = People(saved.people, saved.next_id, saved.host)
        table.seats = Seats(table.people, saved.game, saved.options, saved.bots)
        table.chat, table.deals = Chat(saved.chat), saved.deals
        if saved.play is not None:
            table.load(Play.resumed(saved.play, table.seats.bots, now()), saved.paused)
        return table

    def load(self, play: Play, paused: bool = False) -> None:
        """Puts a saved game on the table, going on, paused or over."""
        self.enter(GameBegan(play=play, resumed=True, paused=paused))
        if play.over:
            self.enter(GameEnded(play=play))

    def host_key(self) -> str:
        """A new key for the host, in place of the former one. Before anybody has come, whoever shows it is the host."""
        return self.people.host_key()

    def host_code(self) -> str:
        """A seat code for the host, to be typed into another program."""
        if self.people.host is None:
            self.people.host_key()
        assert self.people.host is not None
        return self.admission.new_code(self.people.host)

    # Connections and their messages

    def join(self, peer: Peer, hello: Hello, address: str = "", binding: bytes = b"") -> Outgoing:
        """A new connection has said hello. `binding` is the value that only this private line has."""
        return joins.greet(self, peer, joins.Greeting(hello, address, binding))

    def leave(self, peer: Peer) -> Outgoing:
        """A connection has ended."""
        return joins.leave(self, peer)

    def receive(self, peer: Peer, message: Message) -> Outgoing:
        """A message from a connection. What cannot be done is answered, to the sender alone. Raises ProtocolError for
        what no program should have sent."""
        person = self.people.at(peer)
        if person is None:
            return joins.come_in(self, peer, message) if isinstance(message, Enter) else []
        phase = self._phase
        try:
            return phase.receive(person, message)
        except Refusal as refusal:
            return [(peer, phase.rejected(message, refusal))]

    def forget(self, person: Person) -> None:
        """Removes a person from the table; their token opens nothing any more."""
        self.people.forget(person)
        self.admission.forget(person)
        self.absences.forget(person.id)

    # Time and bots

    @property
    def due(self) -> float:
        """The moment to call `tick`, on the table's clock; infinite if nobody is waited for."""
        return self._phase.due

    def tick(self) -> Outgoing:
        """Time has passed, at least until `due`."""
        return self._phase.tick()

    def decision_requests(self) -> list[DecisionRequest]:
        """The decisions that bots should make now, each with the replica to decide by. The answer goes to `answered`,
        whenever it is ready; asking again returns the same."""
        return self._phase.decision_requests()

    def answered(self, request: DecisionRequest, action: core.Action | None, replaced: bool = False) -> Outgoing:
        """A bot has decided (None: it could not), or another in its place (`replaced`), which everybody is told once in
        a game. An answer that nobody waits for is ignored."""
        return self._phase.answered(request, action, replaced)

    # Messages to several

    def lobby(self) -> Outgoing:
        """The state of the table, for everybody present."""
        host, seats, abandoned = self.people.host, self.seats, self.abandoned
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
            phase=self._phase.name,
            problem=problem.sentence,
            code=problem.code,
            names=problem.names,
            watchers=[person.id for person in watching],
            asking=list(self.admission.asking),
            house=self.settings,
            broken=abandoned.shown() if abandoned else None,
            taking_back=self._phase.taking_back,
            paused=self._phase.paused,
        ))  # fmt: skip

    def notice(self, code: str, *names: str) -> Outgoing:
        """A notice, for everybody present."""
        return self.to_all(self.chat.notice(code, *names, seq=self.seq if self.play else None))

    def to_all(self, message: Message) -> Outgoing:
        """The same message for everybody present."""
        return [(peer, message) for _, peer in self.people.present()]
