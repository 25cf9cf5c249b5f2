"""Histrio on the screen. What the tests of the screen share."""

from __future__ import annotations

import re

import core
from tests.games.histrio.table import Table
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.text.words import Words

GAME = core.game("histrio")
BOARD = board("histrio")
WORDS = Words("en")
NAMES = ("Anna", "Boris", "Chloé", "Dmytro", "Eva")


# What the board says


def view_of(table: Table, seat: int | None = 0, **more) -> View:
    replica = core.Replica(GAME, seat, table.dealer.snapshot(seat))
    return View.of(replica, WORDS, NAMES, legal=list(replica.legal()), **more)


def drawn(view: View, width=80, height=None) -> list[str]:
    canvas = Canvas(width, height or BOARD.height(view, width, 12))
    BOARD.draw(view, canvas)
    return canvas.text().splitlines()


def needle_of(rows: list[str]) -> int:
    """The mark below the needle; on a low board the one on the knob."""
    if found := next(filter(None, (re.search(r"◠(.*─.*)◡", text) for text in rows)), None):
        knob = re.search(r" (\d) ", found[1])
        assert knob is not None
        return int(knob[1]) * (1 if knob.start() > 15 else -1)
    row = next(at for at, text in enumerate(rows) if "▼" in text)
    scale = rows[row + 1]
    below = scale[rows[row].index("▼")]
    return int(below) * (-1 if rows[row].index("▼") < scale.index("1 1 ") + 1 else 1)


def town(rows: list[str], name: str) -> str:
    """The row of a city's name, from its name on to the next city."""
    row = next(text for text in rows if name in text)
    return re.split(r"[ ─][1-8] ", row[row.index(name) :])[0]


def troupe(rows: list[str], name: str) -> str:
    """A player's row."""
    return next(text for text in rows if name in text)
