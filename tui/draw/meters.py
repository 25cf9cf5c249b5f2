"""Meters: pips, bars, a gauge with a needle, dice.

Knows: how a number is drawn.
Must not know: what it counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..canvas import Canvas


def pips(
    canvas: Canvas, x: int, y: int, full: int, most: int, colour: str = "gold", shapes: tuple[str, str] = ("●", "○")
) -> int:
    """So many of so many, a sign for each; the column after them."""
    if canvas.ascii_only:
        shapes = ("#", ".")
    x = canvas.put(x, y, shapes[0] * min(full, most), colour)
    return canvas.put(x, y, shapes[1] * max(0, most - full), "dim")


def bar(canvas: Canvas, x: int, y: int, width: int, share: float, colour: str = "gold") -> None:
    """A bar filled by a share from 0 to 1, in half columns."""
    halves = round(max(0.0, min(1.0, share)) * width * 2)
    canvas.put(x, y, "━" * width, "line")
    canvas.put(x, y, "━" * (halves // 2) + "╸" * (halves % 2), colour)


def gauge(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    at: int,
    marks: Sequence[int],
    colours: tuple[str, str],
    *,
    middle: int = 0,
    ghost: int | None = None,
) -> None:
    """A scale from one side to the other with a needle: two rows, the needle above the scale.

    `marks` are the values that the needle may have, in order; those below `middle` have the first colour.
    `ghost`: where the needle would go.
    """
    step = max(1, width // len(marks))
    for number, mark in enumerate(marks):
        colour = colours[mark >= middle]
        column = x + number * step
        names = f"{'over' if mark == at else 'wash'}-{colour}"
        canvas.fill(column, y + 1, step, 1, names)
        canvas.center(column, y + 1, step, str(abs(mark)), f"on-{colour} bold" if mark == at else colour)
        if mark == ghost:
            canvas.center(column, y, step, "▽", "gold")
        if mark == at:
            canvas.center(column, y, step, "▼", f"{colour} bold")


PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8),
}  # fmt: skip
"""Which of nine places, row by row, have a pip."""
DIE_WIDTH, DIE_HEIGHT = 9, 5


def die(canvas: Canvas, x: int, y: int, face: int, colour: str = "ink", *, pip: str = "●") -> None:
    """A die, nine columns by five rows; a face of 0 is one that still rolls."""
    canvas.fill(x, y, DIE_WIDTH, DIE_HEIGHT, f"tint-{colour}")
    canvas.put(x, y, f"╭{'─' * (DIE_WIDTH - 2)}╮", colour)
    canvas.put(x, y + DIE_HEIGHT - 1, f"╰{'─' * (DIE_WIDTH - 2)}╯", colour)
    for row in range(3):
        canvas.put(x, y + 1 + row, "│", colour)
        canvas.put(x + DIE_WIDTH - 1, y + 1 + row, "│", colour)
    for place in PIPS.get(face, ()):
        row, column = divmod(place, 3)
        canvas.put(x + 2 + 2 * column, y + 1 + row, pip, f"{colour} bold")
    if face not in PIPS:
        canvas.center(x, y + 2, DIE_WIDTH, "?", "dim")


def small_die(canvas: Canvas, x: int, y: int, face: int, colour: str = "ink") -> int:
    """A die in one row; the column after it."""
    return canvas.put(x, y, f" {face or '?'} ", f"on-{colour} bold")
