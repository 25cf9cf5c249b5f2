"""The cost of the relay itself: peers that act by script and follow nothing, so that only the host works.

Knows: the table, its server and its journal.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import trio

from netplay.client.state import ClientState
from netplay.game.play import Play
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol.messages import (
    CAPABILITIES,
    MAGIC,
    Act,
    Challenge,
    Enter,
    Message,
    Ready,
    Stand,
    Start,
    greeting,
)
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table


class Peer:
    """One that takes part in earnest until the cards are dealt, and then counts what it is told without reading it."""

    def __init__(self, name: str, stream: trio.SocketStream, heard: Peers) -> None:
        self.name, self._stream, self._all = name, stream, heard
        self.state = ClientState()
        self.told = self.said = 0
        """Messages received since then, and actions sent."""

    async def say(self, *messages: Message) -> None:
        """Send these now."""
        await self._stream.send_all(b"".join(map(codec.encode, messages)))

    async def act(self, play: Play, choose: random.Random) -> None:
        """Ask for one of the actions that the table will take."""
        dealer, self.said = play.dealer, self.said + 1
        action = choose.choice(dealer.legal(dealer.to_act[0]))
        await self.say(Act(self.said, dealer.seq, dealer.game.pack(action)))

    async def run(self) -> None:
        """Come in, and hear all there is to hear."""
        reader = codec.Reader.of_server()
        await self._stream.send_all(MAGIC + codec.encode(greeting(self.name, None, CAPABILITIES)))
        async for data in self._stream:
            for body in reader.bodies(data):
                if self.state.games.current is not None:
                    self.told += 1
                else:
                    await self._take(reader.message(body))
            self._all.news.set()

    async def _take(self, message: Message) -> None:
        answers = [Enter()] if isinstance(message, Challenge) else self.state.receive(message)
        if answers:
            await self.say(*answers)


class Peers(list[Peer]):
    """All peers of a table; `news` is set whenever one of them has heard something."""

    def __init__(self) -> None:
        self.news = trio.Event()

    async def told(self, count: int) -> None:
        """Wait until each has been told so many messages of the game."""
        while any(peer.told < count for peer in self):
            await self.next()

    async def have(self, what: Callable[[ClientState], object]) -> None:
        """Wait until each client has this."""
        while any(what(peer.state) is None for peer in self):
            await self.next()

    async def next(self) -> None:
        """Wait until one of them has heard more."""
        self.news = trio.Event()
        await self.news.wait()


async def host_alone(count: int, journal: Journal | None = None) -> float:
    """Actions a second, from the moment one is sent until three players and one who watches have been told of it."""
    done, spent, choose = 0, 0.0, random.Random(1)
    while done < count:
        steps, seconds = await _game(count - done, journal, choose)
        done, spent = done + steps, spent + seconds
    return done / spent


async def _game(most: int, journal: Journal | None, choose: random.Random) -> tuple[int, float]:
    """A game, or so much of it: how many actions it was, and how many seconds they took."""
    table = Table("Bench", rng=choose)
    server = Server(table, UNLIMITED, writer=JournalWriter(journal, table) if journal else None)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        peers = await _seated(nursery, port)
        play, steps = table.play, 0
        if play is None:
            raise RuntimeError("The game has not begun.")
        started = time.perf_counter()
        while steps < most and not play.over:
            player = play.dealer.to_act[0]
            await peers[play.seats[player]].act(play, choose)
            steps += 1
            await peers.told(steps)
        spent = time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return steps, spent


async def _seated(nursery: trio.Nursery, port: int) -> Peers:
    """Three who play and one who watches, with cards dealt."""
    peers = Peers()
    for name in ("Anna", "Boris", "Chloé", "Dmytro"):
        peers.append(Peer(name, await trio.open_tcp_stream("127.0.0.1", port), peers))
        nursery.start_soon(peers[-1].run)
        await peers.have(lambda state: state.table.lobby)
    await peers[3].say(Stand())
    for peer in peers[:3]:
        await peer.say(Ready(True))
    while peers[0].state.table.lobby is None or peers[0].state.table.lobby.problem:
        await peers.next()
    await peers[0].say(Start())
    await peers.have(lambda state: state.games.current)
    await trio.sleep(0.05)  # what else is told at the beginning is not counted
    for peer in peers:
        peer.told = 0
    return peers
