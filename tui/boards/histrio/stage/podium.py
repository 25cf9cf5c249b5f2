"""The podium at the end of a festival of Histrio: those who have earned most on steps, the others beside them.

Knows: what each troupe has earned.
Must not know: with what.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter

from ..scene import Scene

STEP = (0.8, 0.55, 0.3)
"""The height of a step by its place, of the rows that names leave."""
STEPS = (1, 0, 2)
"""The places on the podium from left to right, the best in the middle."""


def podium(scene: Scene, room: Canvas, earned: Sequence[int]) -> None:
    """The troupes that have earned most at this festival, the best on the highest step; the others beside them."""
    order = sorted(range(len(earned)), key=lambda seat: -earned[seat])
    wide = min(18, room.width // 3)
    for place, seat in enumerate(order[:3]):
        rank = 1 + sum(other > earned[seat] for other in earned)
        _step(scene, room.part(STEPS.index(place) * wide, 0, wide - 1, room.height), (seat, rank), earned[seat])
    x = 3 * wide + 1
    for row, seat in enumerate(order[3:]):
        text = f"{letter(seat)} {scene.view.names[seat]} +{earned[seat]}"
        room.put(x, room.height - len(order) + 3 + row, fitted(text, room.width - x), f"seat{seat}")


def _step(scene: Scene, room: Canvas, who: tuple[int, int], earned: int) -> None:
    """A step of the podium with its troupe on it: name, what it has earned, and the place."""
    seat, rank = who
    high = max(1, round((room.height - 3) * STEP[rank - 1]))
    top = room.height - high
    room.fill(0, top, room.width, high, f"over-seat{seat}")
    room.center(0, top + high // 2, room.width, str(rank), f"on-seat{seat} bold")
    name = fitted(scene.view.names[seat], room.width)
    room.center(0, top - 2, room.width, name, f"seat{seat} bold")
    text = f"{scene.sign('coin')} +{earned}"
    room.center(0, top - 1, room.width, text, "gold bold" if rank == 1 else "ink")
    if rank == 1 and top > 2 and cell_len(name) < room.width:
        room.center(0, top - 3, room.width, scene.sign("king"), "gold bold")
