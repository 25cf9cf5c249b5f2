"""A table without a network for the tests of screens: the real table and client state, connected by calls.

Knows: how to play a table in one process, and how to run the app for one of its clients.
Must not know: sockets, or any one game.

Deterministic: equal seeds deal equal cards, and bots act when they are told to.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

import core
from ai import Bot
from netplay.audit.commitment import ClientDeals
from netplay.client.route import Route
from netplay.client.state import ClientState
from netplay.protocol.messages import AddBot, Message, Notice, Pick, Ready, Start, Welcome, greeting
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table
from tests.tui.quick import hasten
from tui.app.app import RoundTable
from tui.app.settings import Settings
from tui.draw import styles
from tui.draw.themes import THEMES
from tui.screens.base import MainScreen
from tui.session.launch import LaunchRequest
from tui.session.rematch import Rematch
from tui.session.ways_in import WaysIn

hasten()

PATIENCE = 90.0
"""Seconds for one thing to appear on a screen, on a busy machine."""


class LocalClient:
    """The connection of one player: a message arrives as soon as it is sent."""

    status, trouble, host, port = "open", "", "localhost", 4747
    route = Route("192.168.1.5", 4747)

    def __init__(self, table: LocalTable, name: str, proven: bool = False) -> None:
        self.table, self.name, self._proven, self.now = table, name, proven, monotonic
        self.state = ClientState(lambda: self.now())
        self.heard: Callable[[Message | None], None] = lambda message: None

    def send(self, message: Message) -> bool:
        self.state.sent(message)
        self.table.deliver(self.table.table.receive(self, message))
        return True

    def join(self) -> None:
        can = ("clock", "take-back", "deal") if self._proven else ("clock", "take-back")
        self.table.deliver(self.table.table.join(self, greeting(self.name, self.state.table.token, can)))

    def leave(self) -> None:
        self.table.deliver(self.table.table.leave(self))


class LocalTable:
    """A table with players; the first is the host. The seed decides the cards. With `proven` the deal is committed to;
    without it, the notice that it cannot be verified is dropped."""

    def __init__(self, *names: str, game: str = "academy", seed: int = 7, proven: bool = False) -> None:
        self.table = Table("Anna's table", game, random.Random(seed))
        self.table.id = random.Random(seed).randbytes(8).hex()  # a part of what the deal is made of
        self._rng = random.Random(seed)
        self._rng.randbytes(core.SEED_BYTES)
        self.clients = [LocalClient(self, name, proven) for name in names]
        for client in self.clients:
            client.state.audit.party = ClientDeals(random.Random(f"{seed} {client.name}").randbytes)
            client.join()

    def deliver(self, mail: Outgoing) -> None:
        for client, message in mail:
            if isinstance(message, Notice) and message.code == "unproven":
                continue
            if isinstance(message, Welcome) and not client._proven:
                message = msgspec.structs.replace(message, can=[each for each in message.can if each != "deal"])
            for answer in client.state.receive(message):
                client.send(answer)
            client.heard(message)

    def start(self, options: dict[str, Any] | None = None, bots: int = 0, level: str = "page") -> None:
        """Starts a game with everybody ready and so many bots behind the players. Pages depend on the seed alone, so
        that snapshots do not change when squires are trained."""
        host = self.clients[0]
        if options is not None:
            host.send(Pick(self.table.seats.game, options))
        for seat in range(len(self.clients), len(self.clients) + bots):
            host.send(AddBot(seat, level))
        for client in self.clients[1:]:
            client.send(Ready(True))
        host.send(Start())

    def bots(self, most: int = 1000) -> None:
        """Lets the bots act until a player is asked."""
        for _ in range(most):
            ask = next(iter(self.table.decision_requests()), None)
            if ask is None:
                return
            ask.decide()  # brings the replica up to date
            self.deliver(self.table.answered(ask, Bot(ask.bot.level, self._rng).choose(ask.bot.replica)))

    def play(self, until: Callable[[Any], bool], rng: random.Random) -> None:
        """Plays at random, bots included, until a condition on the first player's replica holds or the game is over."""
        for _ in range(5000):
            self.bots()
            replica = self.clients[0].state.games.replica
            if replica.outcome is not None or until(replica):
                return
            client = next(each for each in self.clients if each.state.games.replica.legal())
            client.send(client.state.act(rng.choice(list(client.state.games.replica.legal()))))
        raise AssertionError("The condition never held.")


class LocalSession:
    """The session that the app asks for, over a LocalClient."""

    hosting, failure, at_once, saved, plan, unfinished, journal = True, "", False, False, LaunchRequest(), (), None

    def __init__(self, client: LocalClient | None, heard: Callable[[Message | None], None]) -> None:
        self.client = client
        self.ways_in = WaysIn("192.168.1.5:4747")
        self.can_return = False
        self.connecting = ""
        self.left = 0
        self.in_hall = False
        self.won: list[int] = []
        if client is not None:
            client.heard = heard

    def send(self, message: Message) -> bool:
        return self.client.send(message)

    def act(self, action: core.Action) -> bool:
        client_state = self.client.state
        return client_state.requests.pending is None and self.client.send(client_state.act(action))

    def series(self, game: str, names: Any) -> list[int]:
        return self.won

    def rematch(self) -> bool:
        return Rematch().ask(self.client, self.at_once)

    def take_back(self, steps: int) -> bool:
        return False

    def step_out(self) -> None:
        self.left += 1


class Threshold(MainScreen):
    """An empty main menu: a client at a table goes on to its screen without painting the real first one."""

    def table_changed(self) -> None: ...


def fail(error: Exception) -> None:
    raise error


Script = Callable[[RoundTable, Any], Awaitable[None]]


def show(
    client: LocalClient | None,
    script: Script,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    strange: bool = False,
    theme: str = "auto",
    **more: Any,
) -> RoundTable:
    """Runs the app for this client, carries out the script with its pilot, and ends. An error in drawing fails the
    test, unless the table is `strange`."""

    async def run() -> RoundTable:
        settings = Settings(name=client.name if client else "Anna", language=language, theme=theme)
        settings.save = lambda: None  # type: ignore[method-assign]
        app = RoundTable(LaunchRequest(), settings, **{"pause": 0, "patience": 0, "ascii_only": False, **more})
        app.session = LocalSession(client, app.navigation.heard)
        if client is not None and client.state.table.lobby is not None:
            app.FIRST = Threshold
        if not strange:
            app.cannot_draw = fail  # type: ignore[method-assign]
        async with app.run_test(size=size, notifications=True) as pilot:
            app.look_again()
            await pilot.pause()
            await pilot.pause()
            await script(app, pilot)
            if app.screen_stack:
                screen_text(app)  # what cannot be drawn fails here
        return app

    try:
        return asyncio.run(run())
    finally:
        styles.use(THEMES["dark"])


def press(*keys: str) -> Script:
    """Returns a script that presses these keys and keeps the text of the screen as `app.seen`."""

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return script


async def until(pilot: Any, holds: Callable[[], bool]) -> None:
    """Waits until something holds. Raises AssertionError with the screen's text when `PATIENCE` is over."""
    deadline = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < deadline, f"It never held. The screen shows:\n{screen_text(pilot.app)}"
        await pilot.pause(0.02)


async def until_asked(pilot: Any, kind: type) -> None:
    """Waits until a screen of a kind is on top, and a key is taken as meant for it."""
    await until(pilot, lambda: isinstance(pilot.app.screen, kind) and pilot.app.screen.fresh.counts(monotonic()))


def screen_text(app: RoundTable) -> str:
    """Returns the text on the screen, without colours."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"
