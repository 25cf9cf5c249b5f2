"""The meaning of an actor's sign, and of the number behind it.

Knows: signs, and the wordings of different lengths.
Must not know: what stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from core.games.histrio.components import TALENTS
from tui.draw.canvas import Canvas

from ..scene import STYLES, Scene

GAPS = (3, 2)
"""Columns between two of them."""


def signs(scene: Scene, room: Canvas, start: int) -> None:
    """The meaning of both signs at the end of the row, in the longest wording that has room behind so many columns."""
    said = next((text for text in _forms(scene) if start + text.cell_len < room.width), None)
    if said is not None:
        room.write(room.width - 1 - said.cell_len, 0, said)


def _forms(scene: Scene) -> Iterator[Text]:
    """The sign of each talent and what a number behind it is; the signs alone."""
    for gap in GAPS:
        yield Text(" " * gap, end="").join([*_talents(scene), Text(scene.board_text("key-level"), "dim", end="")])
    yield Text(" " * GAPS[0], end="").join(_talents(scene))


def _talents(scene: Scene) -> list[Text]:
    """The sign of each talent before its name."""
    return [
        Text.assemble(
            (scene.sign(STYLES[talent]), STYLES[talent]), (f" {scene.text(f'talent-{talent}')}", "dim"), end=""
        )
        for talent in TALENTS
    ]
