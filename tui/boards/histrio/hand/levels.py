"""What an actor of each level of Histrio does, in a few rows below what a question is about.

Knows: the levels that do something, and how much room there is to say so.
Must not know: which actors lie where.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len

from core.games.histrio.theatre import managers_on_theatre
from tui.draw.canvas import Canvas

from ..scene import Scene

ALL, LEVELS, MONEY = (1, 2, 3, 4, 5), (1, 2, 3, 5), (2, 3, 5)
"""The levels, those that do something, and those of them that move écus."""
BETWEEN, APART = " · ", 3
"""What stands between two levels in a row, and the columns between two that are told in words."""


def levels(scene: Scene, room: Canvas) -> None:
    """All levels in the last rows; where there is no room, those that move écus; none if they have none."""
    rows = next((form for form in forms(scene) if fits(form, room)), [])
    for y, said in enumerate(rows, room.height - len(rows)):
        room.put(0, y, said, "dim")


def fits(rows: Sequence[str], room: Canvas) -> bool:
    """True if so many rows of this text have room."""
    return len(rows) <= room.height and all(cell_len(row) <= room.width for row in rows)


def forms(scene: Scene) -> list[list[str]]:
    """The levels in a row each, or two in a row, in the words of encounters; in one row, in two, and those that move
    écus alone."""
    word = f"{scene.board_text('level')} "
    told = {level: f"{level} {scene.text(f'hint-{level}')}" for level in LEVELS}
    first, second = (BETWEEN.join(told[level] for level in half) for half in (LEVELS[:2], LEVELS[2:]))
    money = BETWEEN.join(told[level] for level in MONEY)
    broken = [f"{word}{first}", " " * cell_len(word) + second]
    apart = {level: scene.board_text("level-does", level=level, does=does(scene, level)) for level in ALL}
    rows = [[apart[level] for level in each] for each in (ALL, LEVELS)]
    return [*rows, in_pairs(rows[0]), [f"{word}{first}{BETWEEN}{second}"], broken, [f"{word}{money}"], [money]]


def in_pairs(rows: Sequence[str]) -> list[str]:
    """These rows in two columns, one below the other in each."""
    half = -(-len(rows) // 2)
    wide = max(map(cell_len, rows[:half])) + APART
    return [
        first + " " * (wide - cell_len(first)) + second
        for first, second in zip_longest(rows[:half], rows[half:], fillvalue="")
    ]


def does(scene: Scene, level: int) -> str:
    """What an actor of a level does to a troupe that comes alone."""
    return scene.board_text(f"met-{level}", count=managers_on_theatre(scene.state) + 1)
