"""The meaning of the signs on the board of Histrio, in the free rows below the hand.

Knows: which signs are to be seen.
Must not know: what is asked.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tui.draw.canvas import Canvas
from tui.draw.panels import fitted_line

from ..faces import wrapped as in_rows
from ..festival import is_on
from ..map import caravel_key
from ..scene import Scene
from .tickets import travelling

EFFECTS = ((1, 2), (3, 5))
"""Levels of actors that do something when they are met, as the legend has them in two rows."""


def legend(scene: Scene, room: Canvas) -> None:
    """The meaning of the signs that are on the board, in the last rows of the room."""
    signs = {"comedy": scene.sign("comedy"), "tragedy": scene.sign("tragedy")}
    parts = [[Text(scene.board_text("legend-talents", **signs))]]
    if not is_on(scene.view.log):
        acts = [*map(Text, effects(scene))]
        rest = [[row] for row in (*signs_in_rows(scene, room.width), Text(scene.text("legend-earns")))]
        parts += [acts, *rest] if travelling(scene) else [*rest, acts]
    lines: list[Text] = []
    for part in parts:
        lines += part if len(lines) + len(part) <= room.height else []
    for y, line in enumerate(lines, room.height - len(lines)):
        line.stylize_before("dim")
        room.write(0, y, fitted_line(line, room.width))


def effects(scene: Scene) -> list[str]:
    """The effects of actors by their levels, two in a row below each other."""
    head = scene.board_text("legend-level")
    said = [[f"{level} {scene.text(f'hint-{level}')}" for level in pair] for pair in EFFECTS]
    wide = max(cell_len(first) for first, _ in said) + 3
    heads = (head, " " * cell_len(head))
    return [
        f"{head} {first}{' ' * (wide - cell_len(first))}{last}" for head, (first, last) in zip(heads, said, strict=True)
    ]


def signs_in_rows(scene: Scene, width: int) -> list[Text]:
    """The letters in cities, and the marks beside players, of those that are to be seen, in rows."""
    letters_there = caravel_key(scene, scene.view.own, width)
    pieces = [*filter(None, [letters_there]), *map(Text, marks(scene))]
    rows = in_rows([Text.assemble(piece, " ", end="") for piece in pieces], width + 1)
    return [Text(" ", end="").join(row) for row in rows]


def marks(scene: Scene) -> list[str]:
    """The names of the marks beside players, of those that are to be seen."""
    troupes = scene.state.troupes
    money = [troupe.money for troupe in troupes]
    there = {
        "first": True,
        "leads": max(money) > min(money),
        "manager": any(each.managers for each in troupes),
        "played": any(len(each.played) for each in troupes),
    }
    signs = {name: scene.sign(name) for name in ("first", "king", "manager")}
    return [scene.text(f"legend-{name}", **signs) for name, seen in there.items() if seen]
