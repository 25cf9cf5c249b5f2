"""Bytes that a move by another player sends to a terminal, game by game; and bytes sent while nothing happens.

Knows: the whole program, with a terminal in memory.
Must not know: processes, networks.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

import core
from tests.tui.painted import Terminal, over, painted, somebody_moves, table
from tui.screens.game.recap_dialog import RecapDialog

SIZE = (120, 40)
MOVES = 60
"""Moves of others that are counted."""
GOALS = {"true": 4.0, "16": 2.0}
"""Kilobytes of one, for each kind of terminal."""
PAUSE = 0.01
"""Seconds between two lines of the feed: short, but each is painted by itself, as it is for people."""
IDLE = 5.0
"""Seconds of nothing."""
LONGEST = 3000
"""Looks at the screen until it must be quiet."""


async def quiet(app: Any, pilot: Any, terminal: Terminal, shows: Callable[[str], object] = len) -> int:
    """Wait until all is told and painted; how many bytes were sent. `shows` is given what was."""
    size, calm = 0, 0
    for _ in range(LONGEST):
        if calm == 3:
            break
        await asyncio.sleep(0.01)
        await pilot.pause()
        said = terminal.take()
        shows(said)
        if isinstance(app.screen, RecapDialog):  # the table of a round: it has been read
            await pilot.press("escape")
        calm = 0 if said or getattr(app.screen, "_telling", False) else calm + 1
        size += len(said.encode())
    return size


def moves(game_id: str, kind: str) -> tuple[list[int], int]:
    """Bytes of each of some moves of others, and what was sent in some seconds afterwards."""
    local, rng = table(game_id), random.Random(1)
    anna = local.clients[0]

    async def script(app: Any, pilot: Any, terminal: Terminal) -> tuple[list[int], int]:
        sizes: list[int] = []
        await quiet(app, pilot, terminal)
        while len(sizes) < MOVES and not over(local):
            theirs = somebody_moves(local, rng, anna)
            sent = await quiet(app, pilot, terminal)
            if theirs:
                sizes.append(sent)
        await asyncio.sleep(IDLE)
        return sizes, len(terminal.take().encode())

    return painted(anna, script, SIZE, kind, pause=PAUSE)


def paints() -> None:
    """(e) bytes that are painted."""
    for game_id in core.IDS:
        for kind, goal in GOALS.items():
            sizes, idle = moves(game_id, kind)
            print(
                f"(e) {game_id}, {SIZE[0]}×{SIZE[1]}, {kind} colours: a move of another {median(sizes) / 1000:.1f} kB "
                f"(goal {goal:.0f}), nine of ten below {quantiles(sizes, n=10)[-1] / 1000:.1f} kB; "
                f"in {IDLE:.0f} s of nothing {idle} bytes (goal 0)"
            )
