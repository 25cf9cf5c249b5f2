"""Lanes: coloured rows of squares on which pieces stand and stack.

Knows: squares, pieces, where they are drawn.
Must not know: rules of tracks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from . import pictures
from .canvas import Canvas
from .panels import fitted


class Piece(NamedTuple):
    """A disc, a pawn."""

    letter: str
    colour: str
    note: str = ""
    """One more character behind the letter, such as a lap."""


@dataclass(frozen=True)
class Lane:
    """A lane of squares and what stands on it."""

    colour: str
    name: str
    picture: str = ""
    squares: int = 20
    pieces: Mapping[int, Sequence[Piece]] = field(default_factory=dict[int, Sequence[Piece]])
    """For each square the pieces on it, from the lowest to the top."""
    labels: Mapping[int, str] = field(default_factory=dict[int, str])
    """Squares that say something: their ground is fuller."""
    note: str = ""
    """Below the name: when it counts, what it is."""
    bright: bool = True
    """It matters now; others are drawn with less."""
    path: Sequence[int] = ()
    """Squares that a piece would pass or has just passed, the first one where it comes from, the last where it ends."""
    mover: Piece | None = None
    """The piece that would go this path."""


def piece(room: Canvas, one: Piece) -> None:
    """A piece in the first row of the room: its letter on its colour."""
    room.put(0, 0, " " * room.width, f"on-{one.colour}")
    room.center(0, 0, room.width, f"{one.letter}{one.note}"[: room.width], f"on-{one.colour} bold")


NAME = 12
"""Columns of a lane's name, where there are as many."""
PICTURE = 8
"""Columns of its picture."""


def lane(room: Canvas, it: Lane, step: int = 0) -> int:
    """Draw a lane: a picture if it is three rows high, its name, its squares; the column where its squares begin.

    `step` is how wide a square is; 0: as wide as there is room for.

    Pieces stand on the last row of their square and stack upward, as many as there are rows; more are a small number.
    """
    width, height = room.size
    room.fill(0, 0, width, height, f"tint-{it.colour}")
    for row in range(height):
        room.put(0, row, "▌", it.colour if it.bright else f"faint-{it.colour}")
    column = 2
    if height > 2 and it.picture and width >= 2 + PICTURE + NAME + it.squares:
        pictures.place(room.part(column, 0, PICTURE - 1, height), it.picture, it.colour, not it.bright)
        column += PICTURE
    name = max(0, min(NAME, width - column - it.squares))
    _name(room.part(column, 0, name, height), it)
    start = column + name
    step = step or max(1, (width - start) // it.squares)
    squares(room.part(start, 0, width - start, height), it, step)
    return start


def _name(room: Canvas, it: Lane) -> None:
    """Name and note, in the middle rows."""
    row = (room.height - 1) // 2
    room.put(0, row, fitted(it.name, room.width - 1), f"{it.colour} bold" if it.bright else "dim")
    if it.note and room.height > 1:
        room.put(0, row + 1, fitted(it.note, room.width - 1), "dim")


def squares(room: Canvas, it: Lane, step: int) -> None:
    """The squares of a lane with what stands on them, each `step` columns wide."""
    base = room.height - 1
    for square in range(it.squares):
        x, fifth = square * step, square % 5 == 0
        room.put(x, base, "╵" if fifth and step > 1 else "·", it.colour if fifth else f"faint-{it.colour}")
        if square in it.labels:
            room.center(x, base, step, it.labels[square][:step], f"{it.colour} bold")
            room.paint(x, base, step, f"wash-{it.colour}")
    _path(room, it, step)
    for square, stack in it.pieces.items():
        _stack(room.part(square * step, 0, min(step, 3), room.height), stack)
    if it.mover is not None and it.path:
        on = min(len(it.pieces.get(it.path[-1], ())), base)
        _ghost(room.part(it.path[-1] * step, base - on, min(step, 3), 1), it.mover)


def _path(room: Canvas, it: Lane, step: int) -> None:
    """The way: a gold line over the squares that are passed, and a warm ground under them."""
    for square in it.path:
        for row in range(room.height):
            room.paint(square * step, row, step, "wash-gold")
    for square in it.path[1:-1]:
        room.put(square * step, room.height - 1, "─" * step, "gold")


def _stack(room: Canvas, stack: Sequence[Piece]) -> None:
    """The pieces of a square, the last ones where there are too many."""
    base, seen = room.height - 1, stack[-room.height :]
    for at, one in enumerate(seen):
        piece(room.part(0, base - at, room.width, 1), one)
    hidden = len(stack) - len(seen)
    if hidden and room.width > 1:
        room.put(room.width - 1, base, "₂₃₄₅"[min(hidden, 4) - 1], f"on-{seen[0].colour}")


def _ghost(room: Canvas, mover: Piece) -> None:
    """Draws the place the piece would take: its letter in its colour between gold marks."""
    letter = f"▕{mover.letter}▏" if room.width > 2 else mover.letter
    room.put(0, 0, " " * room.width, "wash-gold")
    room.center(0, 0, room.width, letter, f"{mover.colour} wash-gold under")
