"""Lanes: coloured rows of squares on which pieces stand and stack.

Knows: squares, pieces, where they are drawn.
Must not know: rules of tracks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..canvas import Canvas
from . import pictures
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


def piece(canvas: Canvas, x: int, y: int, width: int, one: Piece) -> None:
    """A piece: its letter on its colour."""
    canvas.center(x, y, width, " " * width, f"on-{one.colour}")
    canvas.center(x, y, width, f"{one.letter}{one.note}"[:width], f"on-{one.colour} bold")


NAME = 12
"""Columns of a lane's name, where there are as many."""
PICTURE = 8
"""Columns of its picture."""


def lane(canvas: Canvas, x: int, y: int, width: int, height: int, it: Lane, step: int = 0) -> int:
    """Draw a lane: a picture if it is three rows high, its name, its squares; the column where its squares begin.

    `step` is how wide a square is; 0: as wide as there is room for.

    Pieces stand on the last row of their square and stack upward, as many as there are rows; more are a small number.
    """
    ground = f"tint-{it.colour}"
    canvas.fill(x, y, width, height, ground)
    for row in range(height):
        canvas.put(x, y + row, "▌", it.colour if it.bright else f"faint-{it.colour}")
    column = x + 2
    if height > 2 and it.picture and width >= 2 + PICTURE + NAME + it.squares:
        pictures.place(canvas, column, y, PICTURE - 1, height, it.picture, it.colour, not it.bright)
        column += PICTURE
    room = max(0, min(NAME, x + width - column - it.squares))
    name_row = y + (height - 1) // 2
    canvas.put(column, name_row, fitted(it.name, room - 1), f"{it.colour} bold" if it.bright else "dim")
    if it.note and height > 1:
        canvas.put(column, name_row + 1, fitted(it.note, room - 1), "dim")
    start = column + room
    step = step or max(1, (x + width - start) // it.squares)
    squares(canvas, start, y, height, it, step)
    return start


def squares(canvas: Canvas, x: int, y: int, height: int, it: Lane, step: int) -> None:
    """The squares of a lane with what stands on them, each `step` columns wide."""
    base = y + height - 1
    for square in range(it.squares):
        column = x + square * step
        fifth = square % 5 == 0
        canvas.put(column, base, "╵" if fifth and step > 1 else "·", it.colour if fifth else f"faint-{it.colour}")
        if square in it.labels:
            canvas.center(column, base, step, it.labels[square][:step], f"{it.colour} bold")
            canvas.paint(column, base, step, f"wash-{it.colour}")
    _path(canvas, x, y, height, it, step)
    for square, stack in it.pieces.items():
        _stack(canvas, x + square * step, base, height, stack, step)
    if it.mover is not None and it.path:
        _ghost(canvas, x + it.path[-1] * step, base - _height_of(it, it.path[-1], height), step, it.mover)


def _height_of(it: Lane, square: int, height: int) -> int:
    return min(len(it.pieces.get(square, ())), height - 1)


def _path(canvas: Canvas, x: int, y: int, height: int, it: Lane, step: int) -> None:
    """The way: a gold line over the squares that are passed, and a warm ground under them."""
    for square in it.path:
        for row in range(height):
            canvas.paint(x + square * step, y + row, step, "wash-gold")
    for square in it.path[1:-1]:
        canvas.put(x + square * step, y + height - 1, "─" * step, "gold")


def _stack(canvas: Canvas, x: int, base: int, height: int, stack: Sequence[Piece], step: int) -> None:
    width = min(step, 3)
    seen = stack[-height:]
    for at, one in enumerate(seen):
        piece(canvas, x, base - at, width, one)
    hidden = len(stack) - len(seen)
    if hidden and width > 1:
        canvas.put(x + width - 1, base, "₂₃₄₅"[min(hidden, 4) - 1], f"on-{seen[0].colour}")


def _ghost(canvas: Canvas, x: int, y: int, step: int, mover: Piece) -> None:
    """Where the piece would stand: its letter in its colour between gold marks."""
    width = min(step, 3)
    canvas.center(x, y, width, " " * width, "wash-gold")
    canvas.center(x, y, width, f"▕{mover.letter}▏" if width > 2 else mover.letter, f"{mover.colour} wash-gold under")
