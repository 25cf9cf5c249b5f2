"""Peers and clients over streams in memory, for the tests of server and client."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import trio
import trio.testing

from netplay.addresses import CannotJoin
from netplay.client.admission import Admission, Way
from netplay.client.client import Client
from netplay.client.private_line import open_private
from netplay.protocol import codec
from netplay.protocol.messages import MAGIC, Message
from netplay.server.limits import Limits
from netplay.server.server import Server
from netplay.table.table import Table
from netplay.transport.line import Line
from tests.netplay.room import hello


class Peer:
    """A peer that says just what a test lets it say."""

    def __init__(self, stream: trio.abc.HalfCloseableStream) -> None:
        self.stream = stream
        self.heard: list[Message] = []
        self.ended = False
        self.line = Line()
        self._reader = codec.Reader.of_server()

    async def make_private(self, way: Way) -> Peer:
        """Makes the line private, as a client does that knows this. Raises ChannelError."""
        await open_private(self.stream, Admission(way), self.line)
        return self

    async def send(self, data: bytes) -> None:
        """Sends bytes through the line."""
        await self.stream.send_all(self.line.sealed(data))

    async def say(self, *messages: Message) -> None:
        await self.send(b"".join(map(codec.encode, messages)))

    async def greet(self, name: str = "Anna", token: str | None = None) -> None:
        """Say hello, and hear the welcome and the lobby."""
        await self.send(MAGIC + codec.encode(hello(name, token)))
        await self.until(lambda message: type(message).__name__ in ("Lobby", "Refused"))

    async def until(self, wanted: Callable[[Message], bool] = lambda message: False) -> Message | None:
        """Listen until such a message comes, or the line ends: then None."""
        while not self.ended:
            before = len(self.heard)
            try:
                data = await self.stream.receive_some(4096)
            except trio.BrokenResourceError:
                data = b""
            self.ended = not data
            self.heard += self._reader.feed(self.line.opened(data))
            for message in self.heard[before:]:
                if wanted(message):
                    return message
        return None

    async def to_the_end(self) -> Message:
        """Listen until the line ends; the last word."""
        with trio.fail_after(1000):
            await self.until()
        return self.heard[-1]


class Hall:
    """A server, and peers and clients who come to it over streams in memory."""

    def __init__(self, nursery: trio.Nursery, limits: Limits | None = None, game: str = "academy", **more: Any) -> None:
        self.nursery = nursery
        self.table = Table("Camelot", game, random.Random(0), trio.current_time)
        self.server = Server(self.table, limits, **more)
        self.open = True
        """Is anybody listening?"""
        self.calls: list[float] = []
        """When clients tried to connect."""
        self.deaf = 0
        """How many calls will be taken and hung up on."""
        self.lines: list[Any] = []
        nursery.start_soon(self.server.play_bots)
        nursery.start_soon(self.server.keep_time)

    def line(
        self, pair: Callable[[], Any] = trio.testing.memory_stream_pair, address: str = ""
    ) -> trio.abc.HalfCloseableStream:
        """The far end of a new line to the server, as if it came from this address."""
        ours, theirs = pair()
        self.nursery.start_soon(self.server.serve_stream, theirs, address)
        self.lines.append(ours)
        return ours

    def peer(self) -> Peer:
        return Peer(self.line())

    async def guest(self, name: str, token: str | None = None, address: str = "") -> Peer:
        """A peer that has been welcomed."""
        peer = Peer(self.line(address=address))
        await peer.greet(name, token)
        return peer

    def client(
        self, name: str, token: str | None = None, nursery: trio.Nursery | None = None, way: Way | None = None
    ) -> Client:
        """A real client whose line runs through memory."""
        hall = self

        class Local(Client):
            async def _open(self):
                hall.calls.append(trio.current_time())
                if not hall.open:
                    raise CannotJoin("Nobody listens there.")
                if hall.deaf:
                    hall.deaf -= 1
                    ours, theirs = trio.testing.memory_stream_pair()
                    await theirs.aclose()
                    return ours
                return hall.line()

        way = way or Way(keys=lambda table: token)
        client = Local("camelot", 4747, name, lambda message: None, way)
        (nursery or self.nursery).start_soon(client.run)
        return client


async def settled() -> None:
    """Everybody waits for something."""
    await trio.testing.wait_all_tasks_blocked()


async def play(clients, steps: int, seed: int = 1) -> None:
    """Random play by the clients; whoever's line is down waits."""
    rng = random.Random(seed)
    for _ in range(steps):
        ready = [c for c in clients if c.status == "open" and c.state.games.replica and c.state.games.replica.legal()]
        if not ready:
            return
        client = rng.choice(ready)
        assert client.send(client.state.act(rng.choice(client.state.games.replica.legal())))
        await settled()
