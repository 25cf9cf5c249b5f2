"""Whole games over lines that fail, with a host and clients that are killed and come back. One number decides it all.

Everything happens in one process, on a clock that jumps: lines run through memory, the journal is a real file. A world
is a table, its host, and guests with real clients, who play at random. `python -m tests.netplay.harness SEED` plays one
world again and says what became of it.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import trio
import trio.testing

import core
from netplay.addresses import CannotJoin
from netplay.audit.verification import verify
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.journal.writer import JournalWriter
from netplay.protocol import messages as p
from netplay.server.server import Server
from netplay.table.admission import Admission
from netplay.table.table import Table
from tests.play import playable

NAMES = ("Anna", "Bert", "Cleo", "Dora")
LONGEST = 50_000.0
"""Seconds, on the clock that jumps, within which every world ends."""
SETTLING = 200.0
"""Seconds until everybody has noticed a cut line and has come back."""
BROKEN = (trio.BrokenResourceError, trio.ClosedResourceError)


class Line:
    """A line between a client and the host that splits, delays and stalls what it carries, until it is cut. Both ends
    see the cut, or only one of them, and the other receives nothing more."""

    def __init__(self, world: World) -> None:
        self._world, self._rng = world, random.Random(world.rng.random())
        kinds = trio.testing.memory_stream_pair, trio.testing.lockstep_stream_pair
        self.of_client, self._near = trio.testing.memory_stream_pair()
        self.of_host, self._far = self._rng.choice(kinds)()
        self._silent = False
        """True if the line is cut and one end has not seen it."""

    async def run(self) -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._carry, self._near, self._far)
            nursery.start_soon(self._carry, self._far, self._near)
            await trio.sleep(self._rng.expovariate(1 / 40))
            if self._world.faulty:
                self._break()

    def _break(self) -> None:
        kind = self._rng.choice(("cut", "cut", "client sees it", "host sees it"))
        self._world.count(kind)
        if kind == "cut":
            self.cut()
        else:
            self._silent = True
            _close(self._near if kind == "client sees it" else self._far)

    def cut(self) -> None:
        """Cuts the line, so that both ends see it."""
        _close(self._near)
        _close(self._far)

    async def _carry(self, source: Any, target: Any) -> None:
        try:
            while data := await source.receive_some(65536):
                if delay := self._delay():
                    await trio.sleep(delay)
                for piece in self._split(data):
                    if not self._silent:
                        await target.send_all(piece)
            if not self._silent:
                await target.send_eof()
        except BROKEN:
            if not self._silent:
                self.cut()

    def _delay(self) -> float:
        """Seconds: mostly none, sometimes a few, and rarely longer than anybody waits."""
        chance = self._rng.random()
        if not self._world.faulty or chance > 0.3:
            return 0
        if chance < 0.002:
            self._world.count("stall")
            return self._rng.uniform(5, 100)
        return self._rng.expovariate(5)

    def _split(self, data: bytes) -> Iterator[bytes]:
        """Splits what was sent at once, often in the middle of a message."""
        at = self._rng.randint(1, len(data)) if self._world.faulty and self._rng.random() < 0.3 else len(data)
        yield bytes(data[:at])
        if at < len(data):
            yield bytes(data[at:])


def _close(stream: Any) -> None:
    stream.send_stream.close()
    stream.receive_stream.close()


class Paper(Journal):
    """The journal of a host that may die while writing, before or after the commit, or whose disk is full for a
    while."""

    def __init__(self, path: Path, host: Host) -> None:
        super().__init__(path)
        self._host = host

    def write(self, entry: Entry, *more: Any, **how: Any) -> list[Entry]:
        fate = self._host.fate(entry)
        if fate in ("dead", "full"):
            raise NotSaved(fate)
        if fate == "dies before":
            self._host.die(fate)
            raise NotSaved("dead")
        evicted = super().write(entry, *more, **how)
        if fate == "dies after":
            self._host.die(fate)
        return evicted


class Host:
    """The program that hosts the table. It dies as by `kill -9`: nothing more is written or sent. Then it goes on from
    its journal."""

    def __init__(self, world: World) -> None:
        self.world, self.rng = world, random.Random(world.rng.random())
        self.table, self.server = self._opened()
        self.writer = self._writer_of(self.table)
        self.dead = False
        self.lives = self.rng.randrange(4)
        """How often it will come back from death."""
        self._until_death, self._full = self.rng.randint(1, 60), 0
        self._lines: list[Line] = []
        self._scope = trio.CancelScope()
        self._nursery: trio.Nursery | None = None

    def _opened(self) -> tuple[Table, Server]:
        world = self.world
        table = Table("Camelot", world.game.id, self.rng, trio.current_time, world.options)
        table.id = "camelot"
        table.admission = Admission(table.id)
        return table, Server(table, pace=0.05)

    def _writer_of(self, table: Table) -> JournalWriter:
        self.journal = Paper(self.world.path, self)
        writer = JournalWriter(self.journal, table, clock=trio.current_time)
        self.server = Server(table, pace=0.05, writer=writer)
        return writer

    def line(self) -> trio.abc.HalfCloseableStream:
        """Returns a new line to this host. Raises CannotJoin."""
        if self.dead or self._nursery is None:
            raise CannotJoin("Nobody listens there.")
        line = Line(self.world)
        self._lines.append(line)
        self.world.nursery.start_soon(line.run)
        self._nursery.start_soon(self.server.serve_stream, line.of_host)
        return line.of_client

    def close(self) -> None:
        """Closes the journal, once nobody can write to it any more."""
        self.journal.close()

    def fate(self, entry: Entry) -> str:
        """What happens when this entry is written; "" if it succeeds. No host dies after the end of the game."""
        if self.dead:
            return "dead"
        if self._full:
            self._full -= 1
            return "full" if self.world.faulty else ""
        if not self.world.faulty or not self.writer.saving or not entry.playing:
            return ""
        self._until_death -= 1
        if self.rng.random() < 0.004:
            self.world.count("disk full")
            self._full = self.rng.randint(0, 5)
            return "full"
        if self._until_death <= 0 < self.lives:
            return self.rng.choice(("dies before", "dies after"))
        return ""

    def die(self, how: str) -> None:
        """Dies at once."""
        self.world.count(how)
        self.dead, self.lives = True, self.lives - 1
        self._scope.cancel()
        for line in self._lines:
            line.cut()

    async def run(self) -> None:
        while True:
            with self._scope:
                async with trio.open_nursery() as self._nursery:
                    self._nursery.start_soon(self.server.play_bots)
                    self._nursery.start_soon(self.server.keep_time)
                    self._nursery.start_soon(self._die_some_time)
                    if self.world.lies:
                        self._nursery.start_soon(self._move_for_others)
            await trio.sleep(self.rng.uniform(0.1, 20))
            self._resume()

    async def _die_some_time(self) -> None:
        """Dies at a random moment, also when nothing is being written."""
        await trio.sleep(self.rng.expovariate(1 / 60))
        if self.world.faulty and self.lives and self.writer.saving and self.table.play and not self.table.play.over:
            self.die("dies between")
        await trio.sleep_forever()

    async def _move_for_others(self) -> None:
        """Now and then chooses a move of somebody who is there, in the name of a bot that nobody is told of."""
        while True:
            await trio.sleep(self.rng.uniform(5, 20))
            play, seats, here = self.table.play, self.table.seats, self.table.people.here
            asked = [] if play is None or play.over or not self.world.faulty else list(play.asked())
            holders = {seat: seats.holder(seat) for seat in asked if seat not in seats.bots}
            there = [(seat, each.name) for seat, each in holders.items() if each is not None and here(each)]
            if there and not self.dead:
                self._move_for(*self.rng.choice(there))

    def _move_for(self, seat: int, name: str) -> None:
        table, play = self.table, self.table.play
        assert play is not None
        table.seats.bots[seat] = "knight"
        self.server.deliver(table.lobby())
        player = play.player(seat)
        request = next((each for each in table.decision_requests() if each.bot.player == player), None)
        if request is not None:
            self.world.victims.add(name)
            self.server.deliver(table.answered(request, play.dealer.legal(request.bot.player)[-1]))
        table.seats.bots.pop(seat, None)
        self.server.deliver(table.lobby())

    def _resume(self) -> None:
        """Goes on from the journal, which the killed host has not closed."""
        former = self.journal
        with Journal(self.world.path) as journal:
            _, self.table = journal.resume("", False, trio.current_time)
        self.table.draw = self.rng.randbytes
        self.writer = self._writer_of(self.table)
        former.close()
        self.dead, self._lines, self._scope = False, [], trio.CancelScope()
        self._until_death = self.rng.randint(1, 60)


class Guest:
    """A person with a client, who plays at random. It records the result of each action that was sent, and everything
    that was received. The program may be killed too, and comes back with the key that it kept."""

    def __init__(self, world: World, name: str, watch: bool = False) -> None:
        self.world, self.name, self.watch = world, name, watch
        self.rng = random.Random(world.rng.random())
        self.open: dict[int, list[Any]] = {}
        """The unanswered actions sent over the present line, by their numbers."""
        self.done: list[tuple[int, list[Any]]] = []
        """The steps that were reported, with the actions."""
        self.rejected: list[list[Any]] = []
        self.answered: set[int] = set()
        """The numbers of the actions that were reported or rejected."""
        self.lost: list[list[Any]] = []
        """The actions without an answer when the line was cut."""
        self.told: dict[int, core.Report] = {}
        self.token: str | None = None
        """The key, as the program has kept it."""
        self.at_table = self.was_there = False
        """True if the program has seen the table over its present line; true if it had when the cards were dealt."""
        self.client = self._new_client()

    def _new_client(self) -> Client:
        guest, token = self, self.token

        class Local(Client):
            async def _open(self) -> Any:
                return guest.world.host.line()

            async def _verify(self, game: Any, told: Any) -> None:
                """Verifies at once: threads know nothing of a clock that jumps."""
                game.verdict = verify(told)

        client = Local("camelot", 4747, self.name, self._heard, Way(keys=lambda table: token, watch=self.watch))
        client.state.audit.party._draw = self.rng.randbytes
        self.world.nursery.start_soon(client.run)
        return client

    def die(self) -> None:
        """The program is killed and started again."""
        self.world.count("client dies")
        self.token = self.client.state.table.token
        self._start_again()

    def _start_again(self) -> None:
        self.client._changed = lambda message: None
        self.client.hang_up()
        self._lose()
        self.at_table = self.was_there = False
        self.client = self._new_client()

    async def _try_again(self) -> None:
        """Starts the program again a while later, since no host was there."""
        gone = self.client
        await trio.sleep(5)
        if self.client is gone:
            self._start_again()

    def _lose(self) -> None:
        self.lost += self.open.values()
        self.open.clear()

    def _heard(self, message: p.Message | None) -> None:
        if isinstance(message, p.Welcome):
            self.at_table = False
        self.at_table = self.at_table or isinstance(message, p.Lobby)
        self.was_there = self.was_there or (self.at_table and isinstance(message, p.Began))
        if message is None:
            if self.client.status != "open":
                self._lose()
            if self.client.status == "closed" and not self.world.over:
                assert self.client.state.table.welcome is None, self.client.trouble
                self.world.nursery.start_soon(self._try_again)
        elif isinstance(message, p.Welcome):
            self._lose()
        elif isinstance(message, p.Rejected):
            twice = message.n in self.answered and self.name not in self.world.victims
            assert not twice, "an action that was sent twice was answered twice"
            if message.n in self.open:
                self.rejected.append(self.open.pop(message.n))
                self.answered.add(message.n)
        elif isinstance(message, p.Began):
            assert self.watch or len(message.reports) >= len(self.told), "what was told has not happened"
            for each in message.reports:
                self._note(each)
        elif isinstance(message, core.Report):
            self._note(message)
            self._answered(message)

    def _note(self, told: core.Report) -> None:
        assert self.told.setdefault(told.seq, told) == told, "a step was told twice, and otherwise"

    def _answered(self, told: core.Report) -> None:
        """A step of this player answers the action that was sent, unless a bot took the step."""
        replica, play = self.client.state.games.replica, self.world.host.table.play
        if replica is None or replica.seat != told.actor or play is None:
            return
        taken = play.dealer.steps[told.seq - 1].action
        if (n := next((n for n, action in self.open.items() if action == taken), None)) is not None:
            self.done.append((told.seq, self.open.pop(n)))
            self.answered.add(n)

    async def live(self) -> None:
        while not self.world.over:
            await trio.sleep(self.rng.uniform(0.02, 0.4) if self.world.faulty else SETTLING / 100)
            if self.client.status == "open" and self.client.state.table.lobby is not None:
                self._do_something()

    def _do_something(self) -> None:
        client_state, chance = self.client.state, self.rng.random()
        if client_state.games.current is None:
            self._agree()
        elif client_state.games.current.replica.outcome is None:
            if self.world.faulty and chance < 0.002:
                self.die()
            elif chance > 0.99:
                self.client.send(p.Chat(f"{self.name}: {chance}"))
            elif chance > 0.985 and client_state.table.is_host and any(client_state.games.away()):
                away = client_state.games.seats[client_state.games.away().index(True)]
                self.world.count("a bot stands in")
                self.client.send(p.AddBot(away, "page"))
            else:
                self._act()

    def _agree(self) -> None:
        """In the lobby: seated people say that they are ready, and the host deals once all are."""
        client_state = self.client.state
        if client_state.table.lobby is None or client_state.table.my_seat is None or not self.world.gathered:
            return
        if not client_state.table.is_host:
            if not client_state.table.lobby.seats[client_state.table.my_seat].ready:
                self.client.send(p.Ready(True))
        elif client_state.table.lobby.problem is None:
            self.client.send(p.Start())

    def _act(self) -> None:
        """Sends a legal action, or rarely an illegal one; now and then it is sent twice."""
        client_state = self.client.state
        if (
            client_state.requests.pending is not None
            or client_state.games.replica is None
            or not (legal := list(client_state.games.replica.legal()))
        ):
            return
        act, chance = client_state.act(self.rng.choice(legal)), self.rng.random()
        if chance < 0.03:
            act = msgspec.structs.replace(act, action=["nonsense", 1])
        if self.client.send(act):
            self.open[act.n] = act.action
        if chance > 0.95:
            self.client.send(act)


class World:
    """A table, its host and its guests, determined by a seed."""

    def __init__(self, seed: int, path: Path, lies: bool = False) -> None:
        self.rng, self.path = random.Random(seed), path
        self.lies, self.victims = lies, set[str]()
        """True if the host moves for others, and the people for whom it did."""
        self.game = core.all_games()[seed % len(core.IDS)]
        self.seats, self.options = self._picked()
        self.people = self.rng.randint(1, min(self.seats, len(NAMES)))
        self.faulty = self.gathered = self.over = False
        self.faults: Counter[str] = Counter()

    def _picked(self) -> tuple[int, dict[str, Any]]:
        while True:
            seats = self.rng.choice(self.game.seats)
            options = {choice.name: self.rng.choice(choice.values) for choice in self.game.choices}
            if playable(self.game, seats, options):
                return seats, options

    def count(self, fault: str) -> None:
        self.faults[fault] += 1

    async def play(self) -> None:
        """Plays from an empty table to the end of the game, and checks the result."""
        self.host = Host(self)
        with closing(self.host), trio.fail_after(LONGEST):
            async with trio.open_nursery() as self.nursery:
                self.nursery.start_soon(self.host.run)
                await trio.testing.wait_all_tasks_blocked()
                await self._gather()
                self.faulty = True
                await self._until(lambda: self.host.table.play is not None and self.host.table.play.over)
                self.faulty = False
                await trio.sleep(SETTLING)
                await self._until(lambda: all(self._has_seen_the_end(guest) for guest in self.guests))
                self.host.writer.keep()
                self.over = True
                self._check()
                self.nursery.cancel_scope.cancel()

    async def _gather(self) -> None:
        """Everybody joins and sits down, over lines that do not fail yet."""
        self.guests = [Guest(self, "Anna")]
        await self._until(lambda: self.host.table.people.host is not None)
        self.guests += [Guest(self, name) for name in NAMES[1 : self.people]]
        await self._until(lambda: all(guest.client.state.table.my_seat is not None for guest in self.guests))
        self.guests += [Guest(self, "Eve", watch=True)] if self.rng.random() < 0.3 else []
        for seat in range(self.people, self.seats):
            self.guests[0].client.send(p.AddBot(seat, "page"))
        await self._until(lambda: len(self.host.table.seats.taken()) == self.seats)
        for guest in self.guests:
            self.nursery.start_soon(guest.live)
        self.gathered = True

    async def _until(self, condition: Any) -> None:
        while not condition():
            await trio.sleep(0.5)

    def _has_seen_the_end(self, guest: Guest) -> bool:
        game = guest.client.state.games.current
        return game is not None and game.verdict is not None and not guest.open

    # What must be so

    def _check(self) -> None:
        play = self.host.table.play
        assert play is not None
        dealer = play.dealer
        self._check_journal(dealer)
        for guest in self.guests:
            self._check_copy(guest, dealer)
            self._check_told(guest, dealer)
            self._check_actions(guest, dealer)
            lines = self.host.table.chat.lines[-20:]
            own = ("journal-trouble", "not-yours")  # told to the host alone, and by a program of its own
            heard = [each for each in guest.client.state.talk.lines if getattr(each, "code", "") not in own]
            assert heard[-len(lines) :] == lines, "the talk is not the same for all"

    def _check_journal(self, dealer: core.Dealer[Any]) -> None:
        """Checks that the journal replays to the same game."""
        with Journal(self.path) as journal:
            saved = journal.read("camelot").play
        assert saved is not None
        again = saved.replayed()
        assert (again.state, again.outcome) == (dealer.state, dealer.outcome)
        assert [(s.actor, s.action, s.luck) for s in again.steps] == [(s.actor, s.action, s.luck) for s in dealer.steps]

    def _check_copy(self, guest: Guest, dealer: core.Dealer[Any]) -> None:
        """Checks that a client has exactly what its seat may see, however often it had to come back."""
        game = guest.client.state.games.current
        assert game is not None
        assert game.replica.state == core.mask(self.game, dealer.state, game.replica.seat)
        if self.lies:
            self._check_told_of_moves(guest)
            return
        assert (game.odd, game.anomaly) == ([], None)
        assert game.verdict is not None
        assert game.verdict.fair or (game.verdict.code == "unseen" and not guest.was_there), game.verdict

    def _check_told_of_moves(self, guest: Guest) -> None:
        """Checks that a person for whom the host moved is told: of a lie, or, if the line was cut then, of a bot."""
        verdict = guest.client.state.games.current.verdict  # type: ignore[union-attr]
        named = any(each.startswith("Bots answered for") and guest.name in each for each in verdict.checked)
        if guest.name in self.victims:
            assert verdict.fair is False or named, verdict

    def _check_told(self, guest: Guest, dealer: core.Dealer[Any]) -> None:
        """Checks that every report ever received, from whichever host, still holds, and none is missing."""
        seat = guest.client.state.games.current.replica.seat  # type: ignore[union-attr]
        true = {each.seq: each for each in dealer.history(seat)}
        assert guest.told == true

    def _check_actions(self, guest: Guest, dealer: core.Dealer[Any]) -> None:
        """Checks that each action that was sent happened once, was rejected, or was noticed to be lost."""
        assert not guest.open
        for seq, action in guest.done:
            assert dealer.steps[seq - 1].action == action
        assert len({seq for seq, _ in guest.done}) == len(guest.done)


@contextmanager
def decided(seed: int) -> Iterator[None]:
    """Makes the order of tasks and the pauses depend on this seed, too."""
    run, state = sys.modules["trio._core._run"], random.getstate()
    former = run._ALLOW_DETERMINISTIC_SCHEDULING, run._r  # type: ignore[attr-defined]
    run._ALLOW_DETERMINISTIC_SCHEDULING, run._r = True, random.Random(seed)  # type: ignore[attr-defined]
    random.seed(seed)
    try:
        yield
    finally:
        run._ALLOW_DETERMINISTIC_SCHEDULING, run._r = former  # type: ignore[attr-defined]
        random.setstate(state)


def played(seed: int, lies: bool = False) -> World:
    """The world of this seed after its game. A failure names the seed by which it can be replayed."""
    with tempfile.TemporaryDirectory() as folder, decided(seed):
        world = World(seed, Path(folder) / "journal.sqlite", lies)
        try:
            trio.run(world.play, clock=trio.testing.MockClock(autojump_threshold=0))
        except BaseException as failure:
            failure.add_note(f"python -m tests.netplay.harness {seed} plays it again. Faults: {dict(world.faults)}")
            raise
    return world


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        for number in map(int, sys.argv[1:]):
            world = played(number)
            steps = world.host.table.seq
            print(number, world.game.id, world.seats, world.people, steps, dict(world.faults))
