"""What it costs: each figure beside a baseline measured in the same run, because machines are noisy.

Knows: the whole program.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import asyncio
import copy
import fcntl
import os
import pty
import random
import select
import struct
import sys
import tempfile
import termios
import time
import timeit
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import trio

import core
from core.chance import SeededChance, Stream
from netplay import wire
from netplay.client import Client
from netplay.journal import Journal, Scribe
from netplay.protocol import Again, Message, Ready, Stand, Start
from netplay.server import UNLIMITED, Server
from netplay.table import Table

ROUNDS = 5
"""Each pair of measurements is taken so often, in turns; the median ratio is printed."""
ACTIONS = 1500


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


async def relay(count: int, journal: Journal | None = None) -> tuple[float, float, float]:
    """(c) actions a second, bytes up and bytes down an action: until all four have applied each."""
    table = Table("Bench", rng=random.Random(1))
    server = Server(table, UNLIMITED, scribe=Scribe(journal, table) if journal else None)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        turn = Turn()
        clients = [Client("127.0.0.1", port, name, turn.heard) for name in ("Anna", "Boris", "Chloé", "Dmytro")]
        turn.clients = clients
        for client in clients:
            nursery.start_soon(client.run)
            await turn.until(lambda client=client: client.status == "open" and client.mirror.lobby is not None)
        clients[3].send(Stand())
        up, done, spent, rng = 0, 0, 0.0, random.Random(1)
        while done < count:
            await deal(clients, turn)
            turn.down = turn.down if done else 0
            started = time.perf_counter()
            while done < count and clients[0].mirror.replica.outcome is None:
                client = clients[clients[0].mirror.replica.to_act[0]]
                act = client.mirror.act(rng.choice(client.mirror.replica.legal()))
                up += len(wire.encode(act)) if COUNT_BYTES else 0
                turn.want += 1
                client.send(act)
                await turn.until(turn.all_there)
                done += 1
            spent += time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return done / spent, up / done, turn.down / done


async def deal(clients: list[Client], turn: Turn) -> None:
    """A new game: if one is over, back to the lobby first, when each has checked it, which is measured elsewhere."""
    if clients[0].mirror.replica is not None:
        games = [client.mirror.game for client in clients]
        await turn.until(lambda: all(game.verdict is not None for game in games))
        clients[0].send(Again())
        await turn.until(lambda: all(client.mirror.replica is None for client in clients))
    for client in clients[:3]:
        client.send(Ready(True))
    await turn.until(lambda: clients[0].mirror.lobby.problem is None)
    clients[0].send(Start())
    await turn.until(lambda: all(client.mirror.replica is not None for client in clients))
    turn.want = 0


class Turn:
    """Wakes whoever waits when something was heard."""

    def __init__(self) -> None:
        self.event = trio.Event()
        self.clients: list[Client] = []
        self.want = self.down = 0

    def heard(self, message: Message | None) -> None:
        if message is not None:
            self.down += len(wire.encode(message)) if COUNT_BYTES else 0
        self.event.set()

    def all_there(self) -> bool:
        return all(
            client.mirror.replica is not None and client.mirror.replica.seq >= self.want for client in self.clients
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
    """(c) the relay, plain and as a guest."""
    global COUNT_BYTES
    COUNT_BYTES = True
    _, up, down = trio.run(relay, 200)
    COUNT_BYTES = False
    for name, run in (("plain", trio.run), ("as guest", as_guest)):
        pairs = [(run(relay, ACTIONS)[0], run(bare, int(up), int(down / 4), ACTIONS)) for _ in range(3)]
        ours, theirs = map(median, zip(*pairs, strict=True))
        ratio = median(a / b for a, b in pairs)
        print(
            f"(c) relay {name}: {ours:,.0f} actions/s (goal 2,500), "
            f"bare trio with as many bytes {theirs:,.0f}/s: {ratio:.2f} of it"
        )

    journalled()


def journalled() -> None:
    """(c) the relay with every step in a journal, in turns with one without."""
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal.sqlite") as journal:
        pairs = [(trio.run(relay, ACTIONS, journal)[0], trio.run(relay, ACTIONS)[0]) for _ in range(3)]
    on, off = map(median, zip(*pairs, strict=True))
    ratio = median(a / b for a, b in pairs)
    print(f"(c) relay with the journal on: {on:,.0f} actions/s, off {off:,.0f}: {ratio:.2f} of it")


def sizes() -> None:
    """(d) bytes per seat per action, and of a late sync after a whole game."""
    from tests.tui.local import LocalTable

    for game_id in core.IDS:
        seats = min(4, core.game(game_id).seats[-1])
        people = ["Anna", "Boris", "Chloé", "Dmytro"][:seats]
        local = LocalTable(*people, game=game_id)
        local.start()
        rng, actions, total = random.Random(1), 0, 0
        count = lambda mail: sum(len(wire.encode(message)) for _, message in mail)  # noqa: E731
        while local.clients[0].mirror.replica.outcome is None:
            client = next(each for each in local.clients if each.mirror.replica.legal())
            act = client.mirror.act(rng.choice(list(client.mirror.replica.legal())))
            mail = local.table.receive(client, act)
            total += count([pair for pair in mail if type(pair[1]).__name__ == "Reported"])
            actions += 1
            local.deliver(mail)
        person = next(iter(local.table.people))
        sync = count(local.table._sync(person))
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
                "XDG_CONFIG_HOME": "/nonexistent",
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

    def close(self) -> None:
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def screens() -> None:
    """(e) start to first paint, and key to paint, against a bare Textual app."""
    ours_argv = ["-m", "tui", "--name", "Anna", "--lang", "en"]
    game_argv = ["-m", "tui", "solo", "academy", "--name", "Anna", "--lang", "en", "--pace", "0"]
    bare_argv = ["scripts/bare_app.py"]
    starts = []
    for _ in range(ROUNDS):
        pair = []
        for argv, text in ((ours_argv, b"Quit"), (bare_argv, b"Quit")):
            screen = Screen(argv)
            pair.append(screen.until(text))
            screen.close()
        starts.append(pair)
    ours, theirs = map(median, zip(*starts, strict=True))
    ratio = median(a / b for a, b in starts)
    print(f"(e) start to first paint {ours:.2f} s, bare Textual {theirs:.2f} s: {ratio:.2f} × (goal 1.5)")
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
        f"bare Textual {1e3 * bare_latency:.1f} ms and {bare_size:.0f} bytes: {ratio:.2f} × (goal 1.5)"
    )


PARTS = {"clone": clone, "play": play, "relay": relays, "bytes": sizes, "screen": screens}


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        sys.exit(f"There is no measurement called {', '.join(unknown)}; there are {', '.join(PARTS)}.")
    for name in wanted:
        PARTS[name]()


if __name__ == "__main__":
    main()
