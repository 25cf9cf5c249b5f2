"""A QR code in half blocks, dark on light in every theme, since few cameras read a light code on a dark ground.

Knows: canvases, how a code is laid out.
Must not know: what a code says, or who makes one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from .canvas import Canvas

QUIET = 4
"""Light modules around a code, by which a camera finds it (ISO 18004)."""
DARK_ON_LIGHT = Style(color="#000000", bgcolor="#ffffff")
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""The character of two modules above each other, by which of them is dark."""

Modules = Sequence[Sequence[bool]]
"""The rows of a code; True for a dark module."""


def size(modules: Modules) -> tuple[int, int]:
    """Returns the columns and rows that a code takes."""
    side = len(modules) + 2 * QUIET
    return side, (side + 1) // 2


def code(modules: Modules) -> Canvas:
    """Draws a code with the light ground around it."""
    side, rows = size(modules)
    canvas = Canvas(side, rows)
    for row in range(rows):
        for x in range(side):
            halves = _dark(modules, x, 2 * row), _dark(modules, x, 2 * row + 1)
            canvas.put(x, row, HALVES[halves], DARK_ON_LIGHT)
    return canvas


def _dark(modules: Modules, x: int, y: int) -> bool:
    """True if the module is dark; all around the code are light."""
    inside = range(QUIET, QUIET + len(modules))
    return x in inside and y in inside and modules[y - QUIET][x - QUIET]
