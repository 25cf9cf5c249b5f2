"""Effect of a flood on honest players: the time they wait for an answer, before and during each flood, and the memory
after.

Knows: the whole program; the loopback.
Must not know: any other address. Each flood is a process of its own, and ends after some seconds.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from multiprocessing.synchronize import Event

import msgspec
import trio

from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.protocol import codec
from netplay.protocol.messages import (
    HALL,
    MAGIC,
    Act,
    AskWhereabouts,
    Chat,
    Enter,
    JoinTable,
    Message,
    OpenTable,
    Rename,
    ToList,
    greeting,
)
from netplay.server.limits import IN_HALL
from netplay.server.server import Server
from netplay.table.table import Table
from scripts.benchmarks.honest import SECONDS, Honest, Taken, begin, memory, returned, until

AGAIN = 1.0
"""Seconds after which a rejected client calls again. Reconnecting faster would be a flood of its own."""
MINUTE = 60.0
"""Seconds of the floods through which a player returns."""
GOAL = 5
OF_HALLS = ("door", HALL)
"""What the program of a visitor says that it can."""
LARGE = 14_000
"""Bytes of a large action."""


async def called(port: int, name: str, can: Collection[str] = ()) -> trio.SocketStream:
    """A stranger who has come in: into the list of a hall, if its program says that it knows of halls."""
    stream = await trio.open_tcp_stream("127.0.0.1", port)
    await stream.send_all(MAGIC + codec.encode(greeting(name, can=tuple(can))) + codec.encode(Enter()))
    return stream


async def saying(
    port: int, name: str, messages: Sequence[Message], pause: float, can: Collection[str] = ()
) -> None:  # fmt: skip
    """Come in, and say all of these at once, again and again, for as long as the line lasts."""
    data = b"".join(map(codec.encode, messages))
    while True:
        try:
            async with await called(port, name, can) as stream, trio.open_nursery() as nursery:
                nursery.start_soon(_read, stream)
                while True:
                    await stream.send_all(data)
                    await trio.sleep(pause)
        except* (OSError, trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        await trio.sleep(AGAIN)


async def _read(stream: trio.SocketStream) -> None:
    while await stream.receive_some(65536):
        pass


async def silent(port: int, greets: bool) -> None:
    """Hold a line and say nothing more on it; when it is cut, call again."""
    while True:
        try:
            stream = await (called(port, "Silent") if greets else trio.open_tcp_stream("127.0.0.1", port))
            async with stream:
                while await stream.receive_some(65536):
                    pass
        except (OSError, trio.BrokenResourceError):
            pass
        await trio.sleep(AGAIN)


async def renames(port: int, nursery: trio.Nursery) -> None:
    """59 in one piece, while 30 others are at the table."""
    for number in range(30):
        nursery.start_soon(saying, port, f"Guest {number}", [], 9.0)
    volley: list[Message] = [Rename(f"{'WM'[at % 2] * 13}{at % 60}") for at in range(59)]
    for number in range(2):
        nursery.start_soon(saying, port, f"Renamer {number}", volley, 0.1)


async def sockets(port: int, nursery: trio.Nursery) -> None:
    """75 that never say hello."""
    for _ in range(75):
        nursery.start_soon(silent, port, False)


async def spectators(port: int, nursery: trio.Nursery) -> None:
    """38 who look on and say nothing."""
    for _ in range(38):
        nursery.start_soon(silent, port, True)


async def acts(port: int, nursery: trio.Nursery) -> None:
    """Actions of 14 kB, as fast as they are taken."""
    large = Act(1, 0, ["x" * 200] * (LARGE // 203))
    for number in range(5):
        nursery.start_soon(saying, port, f"Actor {number}", [large] * 4, 0.01)


async def chats(port: int, nursery: trio.Nursery) -> None:
    """35 people who say 19 things a second each."""
    for number in range(35):
        nursery.start_soon(saying, port, f"Talker {number}", [Chat(f"Hear me {number}")], 1 / 19)


async def reconnects(port: int, nursery: trio.Nursery) -> None:
    """Come, say as much as a newcomer may, go, and come again."""
    data = b"".join(map(codec.encode, [Chat("Here I am")] * 60))

    async def one(name: str) -> None:
        while True:
            try:
                async with await called(port, name) as stream:
                    await stream.send_all(data)
            except (OSError, trio.BrokenResourceError):
                pass
            await trio.sleep(0.02)

    for number in range(8):
        nursery.start_soon(one, f"Caller {number}")


async def _full_hellos(port: int, more: bytes) -> None:
    """Three times a second the longest hello that is accepted, over lines that are kept."""
    said = msgspec.structs.replace(greeting("Mallory", can=("door",)), can=["door", *("x" * 200 for _ in range(3))])
    async with trio.open_nursery() as lines:
        while True:
            lines.start_soon(_kept, port, MAGIC + codec.encode(said) + more)
            await trio.sleep(1 / 3)


async def _kept(port: int, data: bytes) -> None:
    with suppress(OSError, trio.BrokenResourceError):
        async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
            await stream.send_all(data)
            await _read(stream)


async def hellos(port: int, nursery: trio.Nursery) -> None:
    """Full hellos from the address of the honest, that wait to be asked."""
    nursery.start_soon(_full_hellos, port, b"")


async def entries(port: int, nursery: trio.Nursery) -> None:
    """Full hellos from the address of the honest, that ask to be let in."""
    nursery.start_soon(_full_hellos, port, codec.encode(Enter()))


FLOODS: dict[str, Callable[[int, trio.Nursery], Awaitable[None]]] = {
    "renames": renames, "silent sockets": sockets, "silent spectators": spectators, "large acts": acts, "chats": chats,
    "reconnects": reconnects, "full hellos": hellos, "full hellos that enter": entries,
}  # fmt: skip


async def openers(port: int, nursery: trio.Nursery) -> None:
    """Ten who open tables, go back to the list and open others, as fast as they are let."""
    volley: list[Message] = [OpenTable("Mine", "academy"), ToList()] * 5
    for number in range(10):
        nursery.start_soon(saying, port, f"Opener {number}", volley, 0.05, OF_HALLS)


async def strollers(port: int, nursery: trio.Nursery) -> None:
    """Twenty who talk in the list and ask for tables that are not there."""
    volley: list[Message] = [Chat("Hear me"), JoinTable("ffffff"), AskWhereabouts()] * 5
    for number in range(20):
        nursery.start_soon(saying, port, f"Stroller {number}", volley, 0.05, OF_HALLS)


LIST_FLOODS: dict[str, Callable[[int, trio.Nursery], Awaitable[None]]] = {
    "opened tables": openers, "strollers": strollers,
}  # fmt: skip


def flood(kind: str, port: int, seconds: float, begun: Event) -> None:
    """Floods a server; runs in a process of its own."""

    async def run() -> None:
        with trio.move_on_after(seconds):
            async with trio.open_nursery() as nursery:
                await {**FLOODS, **LIST_FLOODS}[kind](port, nursery)
                await trio.sleep(0.5)
                begun.set()
                await trio.sleep_forever()

    trio.run(run)


def one_table() -> Server:
    """Returns the server of a table."""
    return Server(Table("Bench", rng=random.Random(1), now=trio.current_time))


def a_hall() -> Server:
    """Returns the server of a hall, which sends those whose programs know of none to its default table: the honest and
    those who flood are all there."""
    hall = Hall("Bench", Directory(Clocks(trio.current_time, time.time)))
    hall.name_default(hall.directory.open("Bench", "academy", {}))
    return Server(hall, IN_HALL)


async def measured(kind: str, opened: Callable[[], Server] = one_table) -> tuple[Taken, Taken, float]:
    """Measures a server in calm and during a flood, and its memory some seconds later."""
    server = opened()
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        honest = Honest()
        await begin(port, honest, nursery)
        await honest.measure()
        calm = await honest.measure()
        spawn = multiprocessing.get_context("spawn")
        begun = spawn.Event()
        attacker = spawn.Process(target=flood, args=(kind, port, SECONDS + 2, begun), daemon=True)
        attacker.start()
        await until(begun.is_set)
        during = await honest.measure()
        await trio.to_thread.run_sync(attacker.join)
        await trio.sleep(1)
        nursery.cancel_scope.cancel()
    return calm, during, memory()


async def returns(kind: str, seconds: float) -> list[float]:
    """The seconds in which a player is back in the game, again and again during a flood from the same address."""
    server = Server(Table("Bench", rng=random.Random(1), now=trio.current_time))
    spawn, taken = multiprocessing.get_context("spawn"), list[float]()
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        honest = Honest()
        await begin(port, honest, nursery)
        boris = honest.clients[1]
        attacker = spawn.Process(target=flood, args=(kind, port, seconds, begun := spawn.Event()), daemon=True)
        attacker.start()
        await until(begun.is_set)
        while attacker.is_alive():
            boris.hang_up()
            await trio.sleep(2)
            start = trio.current_time()
            boris = await returned(port, boris, nursery, honest.way)
            taken.append(trio.current_time() - start)
        nursery.cancel_scope.cancel()
    return taken


def floods() -> None:
    """(j) every flood, with calm before it at the same table; and returns during a minute of full hellos."""
    for kind in ("full hellos", "full hellos that enter"):
        taken = trio.run(returns, kind, MINUTE)
        print(f"(j) {kind}: back in at most {max(taken):.2f} s ({len(taken)} times; goal 2)")
    for kind in FLOODS:
        _print_effect("(j)", kind, one_table)


def hall_floods() -> None:
    """The same floods against a hall, and those of its list."""
    for kind in (*FLOODS, *LIST_FLOODS):
        _print_effect("(j, hall)", kind, a_hall)


def _print_effect(mark: str, kind: str, opened: Callable[[], Server]) -> None:
    calm, during, after = trio.run(measured, kind, opened)
    ratio, worst = during.median / calm.median, during.p99 / calm.p99
    print(
        f"{mark} {kind}: median {1e3 * calm.median:.2f} → {1e3 * during.median:.2f} ms ({ratio:.1f} ×), "
        f"p99 {1e3 * calm.p99:.2f} → {1e3 * during.p99:.2f} ms ({worst:.1f} ×; goal {GOAL}), "
        f"memory {calm.memory:.1f} → {during.memory:.1f} → {after:.1f} MB"
    )
