"""The app with a terminal in memory: what it writes is kept, and nothing is read."""

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
from tui.draw.themes import THEMES
from tui.session.launch import LaunchRequest

TERMINALS = {
    "true": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
    "256": {"TERM": "xterm-256color", "COLORTERM": ""},
    "16": {"TERM": "xterm-16color", "COLORTERM": ""},
}
"""Kinds of terminals by their colours, as the environment says them."""


class Terminal(Driver):
    """Takes all that is written."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)

    def start_application_mode(self) -> None:
        self.resize(*(self._size or (80, 24)))

    def resize(self, columns: int, rows: int) -> None:
        """The window has another size."""
        size = Size(columns, rows)
        asyncio.get_running_loop().create_task(self._app._post_message(events.Resize(size, size)))

    def disable_input(self) -> None: ...

    def stop_application_mode(self) -> None: ...

    def take(self) -> str:
        """What was written since it was last taken."""
        text = "".join(self.written)
        self.written.clear()
        return text


@contextmanager
def colours(kind: str) -> Any:
    """A terminal with these colours, see `TERMINALS`."""
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
    """Run the app for this client before a terminal in memory; what the script gives."""

    async def run() -> Any:
        settings = Settings(name=client.name, language="en", motion=motion)
        settings.save = lambda: None  # type: ignore[method-assign]
        app = RoundTable(LaunchRequest(), settings, **{"pause": 0, "patience": 0, "ascii_only": False, **more})
        app.driver_class = Terminal
        app.session = LocalSession(client, app._heard)
        app.cannot_draw = fail  # type: ignore[method-assign]
        async with app.run_test(size=size, headless=False) as pilot:
            app._heard(None)
            await pilot.pause()
            await pilot.pause()
            return await script(app, pilot, app._driver)

    with colours(kind):
        try:
            return asyncio.run(run())
        finally:
            styles.use(THEMES["dark"])


def somebody_moves(local: LocalTable, rng: random.Random, looks_on: LocalClient) -> bool:
    """One who is asked answers at random; was it another than the one who looks on? The game must not be over."""
    asked = [client for client in local.clients if client.state.games.replica.legal()]
    who = rng.choice(asked)
    who.send(who.state.act(rng.choice(list(who.state.games.replica.legal()))))
    return who is not looks_on


def over(local: LocalTable) -> bool:
    """Is the game over?"""
    replica = local.clients[0].state.games.replica
    return replica is None or replica.outcome is not None


NAMES = ("Anna", "Boris", "Chloé", "Dmytro")


def table(game_id: str) -> LocalTable:
    """A game of as many people as there may be, four at most."""
    local = LocalTable(*NAMES[: min(4, core.game(game_id).seats[-1])], game=game_id)
    local.start()
    return local
