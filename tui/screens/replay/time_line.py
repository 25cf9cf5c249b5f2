"""The time line of a replay: where it stands, where rounds ended, and every step under the mouse.

Knows: the replay, canvases.
Must not know: widgets, keys.
"""

from __future__ import annotations

from rich.cells import cell_len

from tui.draw.canvas import Canvas
from tui.game_view.replay.replay import Replay
from tui.text.words import Words


def time_line(replay: Replay, words: Words, width: int) -> Canvas:
    """Draws the line in one row. The number of an answer is the step that a click leads to."""
    canvas = Canvas(width, 1, words.ascii_only)
    canvas.fill(0, 0, width, 1, "panel")
    sign = f"► {replay.speed}" if replay.playing else "■"
    left = canvas.put(1, 0, sign, "gold bold") + 1
    left = canvas.put(left, 0, f"{replay.step}/{replay.steps}".rjust(2 * len(str(replay.steps)) + 1), "ink") + 1
    right = words.shown(replay.view_name())
    canvas.right(width - 1, 0, right, "dim")
    end = width - cell_len(right) - 2
    _bar(canvas.part(left, 0, max(0, end - left), 1), replay)
    return canvas


def _bar(room: Canvas, replay: Replay) -> None:
    """Draws the steps, those that were shown bright, with a mark where a round ended."""
    last = room.width - 1
    if last < 1:
        return
    here = round(replay.step / max(1, replay.steps) * last)
    ends = {round(step / max(1, replay.steps) * last) for step in replay.chapter.rounds[1:-1]}
    for x in range(room.width):
        past = x < here
        room.put(x, 0, "┼" if x in ends else "━" if past else "─", "gold" if past else "dim")
        room.part(x, 0, 1, 1).hot(round(x / last * replay.steps))
    room.put(here, 0, "●", "gold bold")
