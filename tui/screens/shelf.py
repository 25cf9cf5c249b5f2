"""The shelf: the four games as four boxes, each with its picture.

Knows: the games' names and numbers of players, drawing parts.
Must not know: what a chosen game leads to.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

import core

from ..canvas import Canvas
from ..draw import panels, pictures
from ..words import Words

PICTURES: Mapping[str, tuple[str, str]] = {
    "academy": ("crown", "king"),
    "grail": ("grail", "church"),
    "nobles": ("queen", "hearts"),
    "histrio": ("comedy", "comedy"),
}
"""What is on each box, and in which colour."""
GAP = 1
LOW, HIGH = 9, 17
"""Rows of a box; the higher one has room for what the game is about."""


def shelf(width: int, high: bool, words: Words, last: str) -> Canvas:
    """All boxes side by side; that of the game that was played last stands out."""
    canvas = Canvas(width, HIGH if high else LOW, words.ascii_only)
    each = (width + GAP) // len(core.IDS) - GAP
    for at, id in enumerate(core.IDS):
        room = canvas.part(at * (each + GAP), 0, each, canvas.height)
        room.hot(at)
        _box(room, f"{at + 1}", id, words, bright=id == last)
    return canvas


def _box(room: Canvas, key: str, id: str, words: Words, bright: bool) -> None:
    picture, colour = PICTURES[id]
    inner = panels.panel(room, "", colour, bright=bright)
    room.put(2, 0, f" {key} ", "gold bold")
    wide = inner.width + 2
    name = room.part(1, 1, wide, 1)
    name.center(0, 0, wide, panels.fitted(words(f"{id}-name"), wide), "ink bold")
    pictures.place(room.part(1, 2, wide, 5), picture, colour)
    seats = core.SEATS[id]
    players = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
    look = "ink" if bright else "dim"
    room.center(1, 7, wide, words("table-box-players", players=players), look)
    if room.height >= HIGH:
        _about(room.part(2, 9, wide - 2, room.height - 10), words(f"{id}-blurb"), look)


def _about(room: Canvas, text: str, look: str) -> None:
    """The first lines of what the game is about."""
    lines = Text(text).wrap(Console(width=room.width), room.width)
    for row, line in enumerate(lines[: room.height]):
        more = "…" if row == room.height - 1 and len(lines) > room.height else ""
        room.put(0, row, panels.fitted(line.plain.rstrip() + more, room.width), look)
