"""The app before a terminal in memory, which keeps what is written.

Knows: how a Textual driver is made, and how the app is run before it.
Must not know: what any screen shows.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from typing import Any
from unittest import mock

from textual import events
from textual.driver import Driver
from textual.geometry import Size

import core
from tests.tui.local import LocalClient, LocalSession, LocalTable, fail
from tui.app.app import RoundTable
from tui.app.settings import Settings
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.session.launch import LaunchRequest

TERMINALS = {
    "true": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
    "256": {"TERM": "xterm-256color", "COLORTERM": ""},
    "16": {"TERM": "xterm-16color", "COLORTERM": ""},
}
"""The environment of a terminal by the colours that it has."""


class Terminal(Driver):
    """A driver that keeps what is written."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)

    def start_application_mode(self) -> None:
        self.resize(*(self._size or (80, 24)))

    def resize(self, columns: int, rows: int) -> None:
        """Gives the window another size."""
        size = Size(columns, rows)
        asyncio.get_running_loop().create_task(self._app._post_message(events.Resize(size, size)))

    def disable_input(self) -> None: ...

    def stop_application_mode(self) -> None: ...

    def take(self) -> str:
        """Returns what was written since the last call."""
        text = "".join(self.written)
        self.written.clear()
        return text


@contextmanager
def colours(kind: str) -> Any:
    """Sets the environment of a terminal with these colours, see `TERMINALS`."""
    with mock.patch.dict(os.environ, TERMINALS[kind]):
        os.environ.pop("NO_COLOR", None)
        yield


def painted(
    client: LocalClient,
    script: Callable[[RoundTable, Any, Terminal], Awaitable[Any]],
    size: tuple[int, int] = (80, 24),
    kind: str = "true",
    motion: Any = "off",
    **more: Any,
) -> Any:
    """Runs the app for this client before a terminal in memory and returns what the script returns."""

    async def run() -> Any:
        settings = Settings(name=client.name, language="en", motion=motion)
        settings.save = lambda: None  # type: ignore[method-assign]
        app = RoundTable(LaunchRequest(), settings, **{"pause": 0, "patience": 0, "ascii_only": False, **more})
        app.driver_class = Terminal
        app.session = LocalSession(client, app.navigation.heard)
        app.cannot_draw = fail  # type: ignore[method-assign]
        async with app.run_test(size=size, headless=False) as pilot:
            app.look_again()
            await pilot.pause()
            await pilot.pause()
            return await script(app, pilot, app._driver)

    with colours(kind):
        try:
            return asyncio.run(run())
        finally:
            styles.use(THEMES["dark"])


def somebody_moves(local: LocalTable, rng: random.Random, looks_on: LocalClient) -> bool:
    """Answers at random for one player who is asked. True if that was another than `looks_on`. The game must go on."""
    asked = [client for client in local.clients if client.state.games.replica.legal()]
    who = rng.choice(asked)
    who.send(who.state.act(rng.choice(list(who.state.games.replica.legal()))))
    return who is not looks_on


def over(local: LocalTable) -> bool:
    """True if the game is over."""
    replica = local.clients[0].state.games.replica
    return replica is None or replica.outcome is not None


NAMES = ("Anna", "Boris", "Chloé", "Dmytro")


def table(game_id: str) -> LocalTable:
    """Returns a started game of as many players as there may be, four at most."""
    local = LocalTable(*NAMES[: min(4, core.game(game_id).seats[-1])], game=game_id)
    local.start()
    return local


def answer_at(canvas: Canvas, x: int, y: int) -> int | None:
    """The number of the answer that a click at this place is, or moves the cursor to."""
    spot = canvas.spot_at(x, y)
    return None if spot is None else spot.answer
