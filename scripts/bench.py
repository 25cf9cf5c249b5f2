"""What it costs: each figure beside a baseline measured in the same run, because machines are noisy.

Knows: the whole program.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import fcntl
import os
import pty
import random
import re
import select
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
import timeit
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import trio

import core
from core.chance import SeededChance, Stream
from netplay.audit.verification import verify
from netplay.client.client import Client, Way
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol.messages import MAGIC, Again, Message, Ready, Stand, Start, greeting
from netplay.server.limits import UNLIMITED, Limits
from netplay.server.server import Server
from netplay.table import people
from netplay.table.table import Table
from scripts.relays import host_alone

ROUNDS = 5
"""Each pair of measurements is taken so often, in turns; the median ratio is printed."""


def seed(number: int) -> bytes:
    return number.to_bytes(core.SEED_BYTES, "big")


def halfway(game: core.Game[Any], seats: int) -> Any:
    """A state in the middle of a random game."""
    dealer, rng = core.Dealer(game, seats, seed=seed(1)), random.Random(1)
    for _ in range(100):
        seat = dealer.to_act[0]
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))
    return dealer.state


def clone() -> None:
    """(a) clone against deepcopy."""
    game = core.game("academy")
    state = halfway(game, 4)
    ratios, times = [], []
    for _ in range(ROUNDS):
        ours = timeit.timeit(lambda: game.clone(state), number=2000) / 2000
        theirs = timeit.timeit(lambda: copy.deepcopy(state), number=200) / 200
        ratios.append(theirs / ours)
        times.append((ours, theirs))
    ours, theirs = map(median, zip(*times, strict=True))
    print(f"(a) clone {1e6 * ours:.1f} µs, deepcopy {1e6 * theirs:.1f} µs: {median(ratios):.1f} × as fast (goal 8)")


def play() -> None:
    """(b) random play by the rules alone, `legal` included; beside it a loop of as many empty calls."""
    game, rng, done = core.game("academy"), random.Random(1), 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < 3:
        chance = SeededChance(Stream(seed(done)))
        state = game.setup(4, game.configure(4), chance)
        while game.outcome(state) is None:
            seat = game.to_act(state)[0]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[int(rng.random() * len(legal))], chance)
            done += 1
        chance.take()
    call = timeit.timeit("f()", "def f(): pass", number=1_000_000) / 1_000_000
    rate = done / spent
    print(f"(b) random play {rate:,.0f} actions/s (goal 30,000); one action costs {1 / rate / call:.0f} empty calls")


async def relay(count: int) -> tuple[float, float, float]:
    """(c) actions a second, bytes up and bytes down an action: until all four have applied each."""
    table = Table("Bench", rng=random.Random(1))
    server = Server(table, UNLIMITED)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        turn = Turn()
        clients = [Client("127.0.0.1", port, name, turn.heard) for name in ("Anna", "Boris", "Chloé", "Dmytro")]
        turn.clients = clients
        for client in clients:
            nursery.start_soon(client.run)
            await turn.until(lambda client=client: client.status == "open" and client.state.lobby is not None)
        clients[3].send(Stand())
        up, done, spent, rng = 0, 0, 0.0, random.Random(1)
        while done < count:
            await deal(clients, turn)
            turn.down = turn.down if done else 0
            started = time.perf_counter()
            while done < count and clients[0].state.replica.outcome is None:
                client = clients[clients[0].state.replica.to_act[0]]
                act = client.state.act(rng.choice(client.state.replica.legal()))
                up += len(codec.encode(act)) if COUNT_BYTES else 0
                turn.want += 1
                client.send(act)
                await turn.until(turn.all_there)
                done += 1
            spent += time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return done / spent, up / done, turn.down / done


async def deal(clients: list[Client], turn: Turn) -> None:
    """A new game: if one is over, back to the lobby first, when each has checked it, which is measured elsewhere."""
    if clients[0].state.replica is not None:
        games = [client.state.game for client in clients]
        await turn.until(lambda: all(game.verdict is not None for game in games))
        clients[0].send(Again())
        await turn.until(lambda: all(client.state.replica is None for client in clients))
    for client in clients[:3]:
        client.send(Ready(True))
    await turn.until(lambda: clients[0].state.lobby.problem is None)
    clients[0].send(Start())
    await turn.until(lambda: all(client.state.replica is not None for client in clients))
    turn.want = 0


class Turn:
    """Wakes whoever waits when something was heard."""

    def __init__(self) -> None:
        self.event = trio.Event()
        self.clients: list[Client] = []
        self.want = self.down = 0

    def heard(self, message: Message | None) -> None:
        if message is not None:
            self.down += len(codec.encode(message)) if COUNT_BYTES else 0
        self.event.set()

    def all_there(self) -> bool:
        return all(
            client.state.replica is not None and client.state.replica.seq >= self.want for client in self.clients
        )

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self.event = trio.Event()
            await self.event.wait()


COUNT_BYTES = False


async def bare(up: int, down: int, count: int) -> float:
    """The baseline: as many bytes to a bare trio server and from it to four streams, exchanges a second."""

    streams: list[trio.abc.Stream] = []

    async def serve(stream: trio.SocketStream) -> None:
        streams.append(stream)
        async for data in stream:
            if len(data) >= up:
                for each in streams:
                    await each.send_all(b"x" * down)

    async with trio.open_nursery() as nursery:
        listeners = await nursery.start(
            trio.serve_tcp,
            serve,
            0,
        )
        port = listeners[0].socket.getsockname()[1]
        clients = [await trio.open_tcp_stream("127.0.0.1", port) for _ in range(4)]
        got, event = [0] * 4, [trio.Event()]

        async def read(at: int) -> None:
            async for data in clients[at]:
                got[at] += len(data)
                event[0].set()

        for at in range(4):
            nursery.start_soon(read, at)
        while len(streams) < 4:
            await trio.sleep(0.01)
        started = time.perf_counter()
        for number in range(1, count + 1):
            await clients[number % 3].send_all(b"x" * up)
            while min(got) < number * down:
                event[0] = trio.Event()
                await event[0].wait()
        spent = time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return count / spent


def as_guest(function: Callable[..., Awaitable[Any]], *args: Any) -> Any:
    """Run a trio function as a guest on asyncio, as the screens do."""

    async def host() -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        trio.lowlevel.start_guest_run(
            function, *args, run_sync_soon_threadsafe=loop.call_soon_threadsafe,
            run_sync_soon_not_threadsafe=loop.call_soon, done_callback=done.set_result,
        )  # fmt: skip
        return (await done).unwrap()

    return asyncio.run(host())


def relays() -> None:
    """(c) the relay: its host alone, and with four clients in the same process that follow every step."""
    global COUNT_BYTES
    COUNT_BYTES = True
    _, up, down = trio.run(relay, 200)
    COUNT_BYTES = False
    baseline = (bare, int(up), int(down / 4), TURN)
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal.sqlite") as journal:
        for name, run in (("plain", trio.run), ("as guest", as_guest)):
            turns = [
                (run(*baseline), run(host_alone, TURN), run(host_alone, TURN, journal), run(relay, TURN // 2)[0])
                for _ in range(TURNS)
            ]
            theirs, off, on, followed = map(median, zip(*turns, strict=True))
            off_ratio, on_ratio, followed_ratio = (median(turn[at] / turn[0] for turn in turns) for at in (1, 2, 3))
            print(
                f"(c) relay {name}: bare trio with as many bytes {theirs:,.0f}/s; the host alone {off:,.0f} actions/s, "
                f"{off_ratio:.2f} of it (goal 0.5), with the journal {on:,.0f}, {on_ratio:.2f} of it (goal 0.4); "
                f"with four clients that follow {followed:,.0f}, {followed_ratio:.2f} of it"
            )


TURNS, TURN = 9, 600
"""So often the relay and its baseline are measured in turns, and so many actions each time."""

CROWD, STOPPED = 50, 5
"""Who looks on, and how many of them do not read."""
CROWDED = Limits(
    seated=UNLIMITED.seated, others=UNLIMITED.others, callers_per_address=100, peers=100, peers_per_address=100,
    gallery=100, gallery_per_address=100,
)  # fmt: skip
SMALL = 4096
"""Bytes that a system holds for a peer: few, so that who does not read is felt at once."""


class SmallServer(Server):
    async def _connect(self, stream: trio.SocketStream) -> None:
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        await super()._connect(stream)


async def look_on(port: int, reads: bool, task_status: Any) -> None:
    """Watch the table, or come and read no more."""
    line = trio.socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    await line.connect(("127.0.0.1", port))
    async with trio.SocketStream(line) as stream:
        await stream.send_all(MAGIC + codec.encode(greeting("Eve", None, ())))
        await stream.receive_some(SMALL)
        task_status.started()
        while reads:
            await stream.receive_some(65536)
        await trio.sleep_forever()


async def crowd(stopped: int, count: int = 400) -> float:
    """(f) p99 of an action in seconds, until all players have applied it, before so many who look on."""
    table = Table("Bench", rng=random.Random(1))
    server = SmallServer(table, CROWDED)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        turn = Turn()
        turn.clients = [Client("127.0.0.1", port, name, turn.heard) for name in ("Anna", "Boris", "Chloé")]
        for client in turn.clients:
            nursery.start_soon(client.run)
            await turn.until(lambda client=client: client.status == "open" and client.state.lobby is not None)
        await deal(turn.clients, turn)
        for number in range(CROWD):
            await nursery.start(lambda reads, task_status: look_on(port, reads, task_status), number >= stopped)
        spent = [await one_action(turn, random.Random(number)) for number in range(count)]
        late = [each for each in server._connections if each._writer.sending and each._writer._size > SMALL]
        assert len(late) == stopped, "the table waits for who does not read, and has not given them up yet"
        nursery.cancel_scope.cancel()
    warm = sorted(spent[count // 4 :])
    return warm[int(len(warm) * 0.99)]


async def one_action(turn: Turn, rng: random.Random) -> float:
    """Seconds from a click to when all have applied it; a game that is over is followed by another."""
    if turn.clients[0].state.replica.outcome is not None:
        await deal(turn.clients, turn)
    client = turn.clients[turn.clients[0].state.replica.to_act[0]]
    act = client.state.act(rng.choice(client.state.replica.legal()))
    started = time.perf_counter()
    turn.want += 1
    client.send(act)
    await turn.until(turn.all_there)
    return time.perf_counter() - started


def crowds() -> None:
    """(f) fifty who look on, of whom five have stopped reading."""
    most, people.MOST = people.MOST, 100
    try:
        pairs = [(trio.run(crowd, STOPPED), trio.run(crowd, 0)) for _ in range(3)]
    finally:
        people.MOST = most
    some, none = map(median, zip(*pairs, strict=True))
    print(
        f"(f) p99 of an action before {CROWD} who look on: {1e3 * some:.1f} ms if {STOPPED} of them do not read, else "
        f"{1e3 * none:.1f} ms: {median(a / b for a, b in pairs):.2f} × (goal 1.5)"
    )


def verifying() -> None:
    """(g) the whole game checked by one client, and how long that is beside playing it."""
    from tests.netplay.fair import Fair

    for game_id in core.IDS:
        seats = core.game(game_id).seats
        for kind, bots in (("people", 0), ("squires", min(seats[-1], 4) - 1)):
            names = ("Anna", "Bert", "Cleo", "Dora")[: 1 if bots else min(seats[-1], 4)]
            hall = Fair(game_id, *names, bots=("squire",) * bots)
            hall.start()
            started = time.process_time()
            hall.play()
            spent = time.process_time() - started
            client_state = hall.people[0].state
            told = client_state.finished.told(client_state.welcome)
            ours = min(timeit.repeat(lambda told=told: verify(told), number=1, repeat=ROUNDS, timer=time.process_time))
            assert verify(told).fair
            print(
                f"(g) verify {game_id}, {len(names) + bots} seats, {kind}: {1e3 * ours:.0f} ms for "
                f"{len(told.reports)} steps, which took {1e3 * spent:.0f} ms to play at a table: {ours / spent:.2f} ×"
            )


def half_a_game(path: Path) -> tuple[str, int]:
    """A journal with a game of one person and three squires in it that has got half way: her key, and the steps."""
    from tests.netplay.fair import Fair

    hall = Fair("academy", "Anna", bots=("squire",) * 3)
    with Journal(path) as journal:
        scribe = JournalWriter(journal, hall.table)
        hall.start()
        for _ in range(90):
            hall.step()
        scribe.keep()
    return hall.people[0].state.token or "", hall.dealer.seq


async def called(port: int, key: str) -> bool:
    """Does a table answer there, and is our game on it if we have a key?"""
    turn = Turn()
    async with trio.open_nursery() as nursery:
        client = Client("127.0.0.1", port, "Anna", turn.heard, Way(keys=lambda table: key or None))
        nursery.start_soon(client.run)
        await turn.until(lambda: client.status == "closed" or client.state.lobby is not None)
        nursery.cancel_scope.cancel()
    return client.state.lobby is not None and (client.state.replica is not None) == bool(key)


async def until_playable(key: str, *arguments: str) -> float:
    """Seconds from the start of a host's process until a client that calls all the time is at its table."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "netplay", "--bind", "127.0.0.1", "--port", str(port), *arguments]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        with trio.fail_after(60):
            while not await called(port, key):
                await trio.sleep(0.005)
        return time.perf_counter() - started
    finally:
        process.kill()
        process.wait()


def resuming() -> None:
    """(h) from the start of a host that goes on until its players can, against one that opens a new table."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite"
        key, steps = half_a_game(path)
        pairs = []
        for number in range(ROUNDS):
            twin = Path(folder) / f"{number}.sqlite"
            twin.write_bytes(path.read_bytes())
            again = trio.run(until_playable, key, "--resume", "--journal", str(twin))
            pairs.append((again, trio.run(until_playable, "", "--no-journal")))
    ours, theirs = map(median, zip(*pairs, strict=True))
    print(
        f"(h) a host goes on after {steps} steps: playable {ours:.2f} s after its start, a new table {theirs:.2f} s: "
        f"{median(a / b for a, b in pairs):.2f} ×"
    )


def sizes() -> None:
    """(d) bytes per seat per action, and of a late sync after a whole game."""
    from tests.tui.local import LocalTable

    for game_id in core.IDS:
        seats = min(4, core.game(game_id).seats[-1])
        people = ["Anna", "Boris", "Chloé", "Dmytro"][:seats]
        local = LocalTable(*people, game=game_id)
        local.start()
        rng, actions, total = random.Random(1), 0, 0
        count = lambda mail: sum(len(codec.encode(message)) for _, message in mail)  # noqa: E731
        while local.clients[0].state.replica.outcome is None:
            client = next(each for each in local.clients if each.state.replica.legal())
            act = client.state.act(rng.choice(list(client.state.replica.legal())))
            mail = local.table.receive(client, act)
            total += count([pair for pair in mail if type(pair[1]).__name__ == "Report"])
            actions += 1
            local.deliver(mail)
        person = next(iter(local.table.people))
        sync = count(local.table.sync(person))
        print(
            f"(d) {game_id}, {seats} seats: {total / actions / seats:.0f} bytes per seat per action (goal 120), "
            f"late sync after {actions} actions {sync / 1000:.1f} kB (goal 20)"
        )


class Screen:
    """A program in a pseudo-terminal, timed."""

    def __init__(self, argv: list[str]) -> None:
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            environment = {
                **os.environ,
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                "XDG_CONFIG_HOME": os.devnull,
                "PYTHONDONTWRITEBYTECODE": "",
            }
            os.execve(sys.executable, [sys.executable, *argv], environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, text: bytes, limit: float = 20.0) -> float:
        """Seconds from the start until the text was painted."""
        seen = b""
        while text not in seen and time.perf_counter() - self.started < limit:
            seen += self.read(1.0)
        return time.perf_counter() - self.started

    def read(self, patience: float) -> bytes:
        ready, _, _ = select.select([self.fd], [], [], patience)
        try:
            return os.read(self.fd, 65536) if ready else b""
        except OSError:
            return b""

    def key(self, key: bytes) -> tuple[float, int]:
        """Seconds from a key to the first byte painted, and how many bytes."""
        while self.read(0.15):
            pass
        pressed = time.perf_counter()
        os.write(self.fd, key)
        first = self.read(2.0)
        latency, size = time.perf_counter() - pressed, len(first)
        while more := self.read(0.1):
            size += len(more)
        return latency, size

    def echo(self, sign: bytes, limit: float) -> float:
        """Seconds from a letter to its picture."""
        pressed, seen = time.perf_counter(), b""
        os.write(self.fd, sign)
        while sign not in seen and time.perf_counter() - pressed < limit:
            seen += self.read(1.0)
        return time.perf_counter() - pressed

    def spent(self) -> float:
        """Seconds of a processor that it has had, all its threads together."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def close(self) -> None:
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def screens() -> None:
    """(e) start to first paint, and key to paint, against a bare Textual app; and what is sent."""
    ours_argv = ["-m", "tui", "--name", "Anna", "--lang", "en"]
    game_argv = ["-m", "tui", "solo", "academy", "--name", "Anna", "--lang", "en", "--pace", "0"]
    bare_argv = ["scripts/bare_app.py"]
    starts = []
    for _ in range(ROUNDS):
        pair = []
        for argv, text in ((ours_argv, b"Quit"), (bare_argv, b"Quit")):
            screen = Screen(argv)
            pair += [screen.until(text), screen.spent()]
            screen.close()
        starts.append(pair)
    ours, spent, theirs, spent_there = map(median, zip(*starts, strict=True))
    ratio, busy = median(a / b for a, _, b, _ in starts), median(a / b for _, a, _, b in starts)
    print(
        f"(e) start to first paint {ours:.2f} s, bare Textual {theirs:.2f} s: {ratio:.2f} × (goal 1.3); "
        f"of a processor {spent:.2f} s and {spent_there:.2f} s: {busy:.2f} ×"
    )
    game, bare_screen = Screen(game_argv), Screen(bare_argv)
    game.until(b"Keep one")
    bare_screen.until(b"Quit")
    pairs = []
    for number in range(12):
        key = b"\x1b[B" if number % 2 == 0 else b"\x1b[A"
        pairs.append((*game.key(key), *bare_screen.key(key)))
    game.close()
    bare_screen.close()
    latency, size, bare_latency, bare_size = (median(column) for column in zip(*pairs, strict=True))
    ratio = median(pair[0] / pair[2] for pair in pairs)
    print(
        f"(e) key to paint {1e3 * latency:.1f} ms and {size:.0f} bytes, "
        f"bare Textual {1e3 * bare_latency:.1f} ms and {bare_size:.0f} bytes: {ratio:.2f} × (goal 1.4)"
    )
    painted()


def painted() -> None:
    """(e) what moves of others and idle seconds send to a terminal; see `paints.py`."""
    from scripts.paints import paints

    paints()


class Tap:
    """Somebody between who counts: all that is sent to a port of this machine goes on to another."""

    def __init__(self, port: int) -> None:
        self.bytes = 0
        self._to = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            caller, _ = self._server.accept()
            called = socket.create_connection(("127.0.0.1", self._to))
            for pair in ((caller, called), (called, caller)):
                threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, heard: socket.socket, said: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := heard.recv(65536):
                self.bytes += len(data)
                said.sendall(data)
            said.shutdown(socket.SHUT_WR)


def doors() -> None:
    """(i) both doors: to the first paint and to the table, beside `join` here; memory; bytes of a move."""
    ssh_door()
    asyncio.run(web_door())


def ssh_door() -> None:
    """From `ssh` on; an answer with what follows from it."""
    from tests.doors.calls import Table as SshTable
    from tests.doors.calls import Terminal

    with tempfile.TemporaryDirectory() as folder:
        table = SshTable(Path(folder), "--game", "nobles")
        tap, starts = Tap(table.port), []
        table.port = tap.port
        try:
            for number in range(3):
                call = timed(lambda number=number: table.call(f"anna{number}", table.key(f"anna{number}")))
                join = [sys.executable, "-m", "tui", "join", f"127.0.0.1:{table.table}", "--name", f"Boris{number}"]
                own = {"PYTHONUTF8": "1", "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
                here = timed(lambda argv=join, own=own: Terminal(argv, **own))
                starts.append((*call[1:], *here[1:]))
                here[0].child.close(force=True)
                if number < 2:
                    table.hang_up()
            paint, seat, paint_here, seat_here = map(median, zip(*starts, strict=True))
            print(
                f"(i) ssh to first paint {paint:.2f} s, to the table {seat:.2f} s; "
                f"`join` on this machine {paint_here:.2f} s and {seat_here:.2f} s"
            )
            print_memory("ssh", table.visits()[0], table.door())
            move_bytes(table, tap)
        finally:
            table.close()


def timed(start: Callable[[], Any]) -> tuple[Any, float, float]:
    """A program, and the seconds until it had painted anything and until it was at the table."""
    began = time.perf_counter()
    terminal, first = start(), 0.0
    while "you are" not in (shown := terminal.read(0.01)) and time.perf_counter() - began < 60:
        first = first or (time.perf_counter() - began if shown.strip() else 0.0)
    return terminal, first or time.perf_counter() - began, time.perf_counter() - began


def memory_of(pid: int) -> tuple[float, float]:
    """Megabytes of a process in memory, and of those its share (what several use counts in parts)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    found = {words[0]: int(words[1]) / 1024 for line in lines if len(words := line.split()) == 3}
    return found["Rss:"], found["Pss:"]


def move_bytes(table: Any, tap: Tap) -> None:
    """What an answer costs on the line, with all that is painted because of it, also of what a bot does then."""
    table.hang_up()
    anna = table.call("anna", None, "-o", "PreferredAuthentications=keyboard-interactive")
    anna.wait("Seat code")
    anna.child.sendline(table.code)
    anna.press("r", "host, ready")
    anna.press("b", "squire")
    anna.press("s", "l log")
    costs = []
    for _ in range(10):
        anna.read(1.0)
        sent, painted = tap.bytes, len(anna.raw)
        anna.child.send("\r")
        anna.read(1.5)
        costs.append((tap.bytes - sent, len(anna.raw) - painted))
    sent, painted = map(median, zip(*costs, strict=True))
    print(f"(i) ssh: a move {sent:.0f} bytes on the line, of which {painted:.0f} are painted")


def print_memory(door: str, visit: int, process: int) -> None:
    """That of a visit by this door and of the door itself."""
    for what, pid in (("a visit", visit), ("the door", process)):
        rss, own = memory_of(pid)
        print(f"(i) {door}: memory of {what} {rss:.0f} MB, of which {own:.0f} MB are its share")


async def web_door() -> None:
    """From opening the page on, in Chromium; a move of somebody else, at a tab that only looks."""
    import aiohttp

    from tests.doors.browser import CHROMIUM, chromium, talking
    from tests.doors.calls import below, command
    from tests.doors.test_web import Page

    argv = [sys.executable, "-m", "netplay", "--bind", "127.0.0.1", "--port", "0", "--web", "0", "--no-journal"]
    table = subprocess.Popen([*argv, "--game", "nobles", "--pace", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert table.stdout is not None
        said = "".join(table.stdout.readline() for _ in range(3))
        door, code = int(re.findall(r":(\d+)\n", said)[1]), said.rpartition("--seat ")[2].strip()
        if CHROMIUM:
            with chromium() as address:
                async with talking(address) as browser:
                    starts = [await opened(await browser.tab(), f"http://127.0.0.1:{door}") for _ in range(3)]
            print(f"(i) web: page to first paint in Chromium {median(starts):.2f} s")
        else:
            print("(i) web: there is no Chromium to time the page in")
        tap = Tap(door)
        async with aiohttp.ClientSession() as http:
            anna, eva = await Page(door, http).tab("a" * 32), await Page(tap.port, http).tab("b" * 32)
            await sit(anna, code, "host")
            await sit(eva, "Eva", "you are Eva")
            door_process = next(pid for pid in below(table.pid) if "tui.doors.web" in command(pid))
            print_memory("web", below(door_process)[0], door_process)
            await web_move_bytes(anna, eva, tap)
    finally:
        table.terminate()
        table.wait()


async def opened(tab: Any, url: str) -> float:
    """Seconds from opening the page until its terminal showed anything."""
    began = time.perf_counter()
    await tab.open(url)
    await tab.until(lambda: bool(tab.shown.strip()))
    return time.perf_counter() - began


async def sit(tab: Any, said: str, seen: str) -> None:
    """Say at the door who one is, and be ready."""
    await tab.sees("What shall we call you")
    await asyncio.sleep(0.5)
    await tab.say("stdin", said)
    await tab.say("stdin", "\r")
    await tab.sees(seen)
    await asyncio.sleep(0.5)
    await tab.say("stdin", "r")
    await tab.sees("you, ready" if seen != "host" else "host, ready")


async def web_move_bytes(anna: Any, eva: Any, tap: Tap) -> None:
    """What Eva's tab is sent, on the line, for each answer of Anna's; Eva gives the first answer when she is asked."""
    await anna.say("stdin", "s")
    await anna.sees("l log")
    costs: list[tuple[int, int]] = []
    for _ in range(60):
        asked, sent, painted = "Waiting for Eva" not in anna.shown, tap.bytes, len(eva.raw)
        await (anna if asked else eva).say("stdin", "\r")
        await asyncio.sleep(1.5)
        if asked and len(eva.raw) > painted:
            costs.append((tap.bytes - sent, len(eva.raw) - painted))
        if len(costs) == 10:
            break
    sent, painted = map(median, zip(*costs, strict=True))
    print(f"(i) web: a move of another {sent:.0f} bytes on the line, of which {painted:.0f} are painted")


def flooded() -> None:
    """(j) what honest people notice of floods; see `floods.py`."""
    from scripts.floods import floods

    floods()


def thoughts() -> None:
    """(k) what thinking costs; see `thoughts.py`."""
    from scripts.thoughts import beside, thinking

    thinking()
    beside(Screen)


PARTS = {
    "clone": clone, "play": play, "relay": relays, "bytes": sizes, "screen": screens, "crowd": crowds,
    "verify": verifying, "resume": resuming, "floods": flooded, "doors": doors,
    "thoughts": thoughts,
}  # fmt: skip


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        sys.exit(f"There is no measurement called {', '.join(unknown)}; there are {', '.join(PARTS)}.")
    for name in wanted:
        PARTS[name]()


if __name__ == "__main__":
    main()
