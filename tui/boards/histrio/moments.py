"""Moments on Histrio's board: cards and coins on their way from one place to another.

Knows: which events are made of several pictures, and where things come from and go to.
Must not know: how places are drawn.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len

from tui.draw.canvas import Canvas

from .faces import WIDTH, chip, portrait
from .free import Place, free_place
from .layout import LEAST, Layout
from .map import Chart
from .scene import Scene

FRAMES: Mapping[str, int] = {
    "travels": 6, "encounter": 3, "meets": 5, "court": 5, "money": 4, "steals": 5, "swings": 2, "mood": 5, "toss": 6,
    "festival": 4,
}  # fmt: skip
"""The number of frames of each event's moment."""
HIGH = 3
"""Rows of a picture on its way."""


def draw(scene: Scene, canvas: Canvas, chart: Chart, plan: Layout) -> None:
    """Draws what moves now."""
    if scene.phase >= 1:
        return
    args = scene.news.args
    if scene.told("meets"):
        start = chart.spots()[args["city"]]
        way = between(scene, (start.x + 1, start.y + 1), tile(chart, plan, args["seat"]))
        card(scene, canvas, args["card"], below(way, chart, plan))
    elif scene.told("court"):
        way = between(scene, tile(chart, plan, args["seat"]), theatre(chart))
        card(scene, canvas, args["card"], below(way, chart, plan))
    elif scene.told("steals"):
        way = between(scene, tile(chart, plan, args["victim"]), tile(chart, plan, args["seat"]))
        coin(scene, canvas, 1, way)
    elif scene.told("money"):
        ends = theatre(chart), tile(chart, plan, args["seat"])
        way = between(scene, *(ends if args["amount"] > 0 else ends[::-1]))
        coin(scene, canvas, abs(args["amount"]), below(way, chart, plan))


def between(scene: Scene, start: Place, end: Place) -> Place:
    """The position between two places at this phase."""
    x, y = (round(a + (b - a) * scene.phase) for a, b in zip(start, end, strict=True))
    return x, y


def below(at: Place, chart: Chart, plan: Layout) -> Place:
    """The same place, but for the row that says what the columns of the troupes are: from there the one below it."""
    x, y = at
    return x, y + int(plan.head and y == chart.height)


def tile(chart: Chart, plan: Layout, seat: int) -> Place:
    """The tile with a troupe's actors."""
    return chart.width // 3, chart.height + plan.head + seat * plan.troupe


def theatre(chart: Chart) -> Place:
    """The middle of the theatre."""
    spot = chart.spots()[0]
    return spot.x + (spot.width - WIDTH) // 2, spot.y + spot.height // 3


def card(scene: Scene, canvas: Canvas, face: str, at: Place) -> None:
    """An encounter on its way: its picture where the map has pictures, else a chip."""
    found = free_place(canvas, at, (WIDTH, HIGH)) if canvas.height > LEAST else None
    if found is not None:
        room = canvas.part(*found, WIDTH, HIGH)
        portrait(room, face)
        for row in range(HIGH):
            room.paint(0, row, WIDTH, "wash-gold")
        return
    sign = chip(scene, face)
    found = free_place(canvas, at, (sign.cell_len, 1))
    if found is not None:
        canvas.write(*found, sign)
        canvas.paint(*found, sign.cell_len, "cursor")


def coin(scene: Scene, canvas: Canvas, amount: int, at: Place) -> None:
    """Écus on their way."""
    said = f" {scene.sign('coin')}{amount} "
    found = free_place(canvas, at, (cell_len(said), 1))
    if found is not None:
        canvas.put(*found, said, "cursor")
