"""The time line of a replay: where it stands, its rounds, and every step under the mouse.

Knows: the replay, canvases.
Must not know: widgets, keys.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.game_view.replay.replay import Replay
from tui.text.words import Words

START, GAP = 1, 3
"""Columns before the number of the step, and between two parts."""
PART = 4
"""Columns that a round has on average, at least, where the bar is parted into rounds; of a shorter one the gap is left
out."""


def time_line(replay: Replay, words: Words, width: int) -> Canvas:
    """Draws the line in one row. The number of an answer is the step that a click leads to."""
    canvas = Canvas(width, 1, words.ascii_only)
    canvas.fill(0, 0, width, 1, "panel")
    longest = words("replay-step", step=replay.steps, steps=replay.steps)
    canvas.put(START, 0, words("replay-step", step=replay.step, steps=replay.steps), "soft-dim")
    left = START + cell_len(longest) + GAP
    canvas.put(left - 2, 0, glyph("turn", words.ascii_only) if replay.playing else "", "gold bold")
    end = _at_the_end(canvas, replay, words)
    _bar(canvas.part(left, 0, max(0, end - left), 1), replay)
    return canvas


def _at_the_end(canvas: Canvas, replay: Replay, words: Words) -> int:
    """Says at the right end how fast the replay runs, and from where the game is seen, behind the key to another view;
    where there is no other, that is not said. Returns the column where the bar ends."""
    end = canvas.width - 1
    if len(replay.opened.views()) > 1:
        said, key = words.shown(replay.view_name()), words.key("viewpoint")
        end -= cell_len(f"{key} {said}")
        canvas.put(canvas.put(end, 0, key, "gold") + 1, 0, said, "soft-dim")
        end -= GAP
    if replay.playing:
        speed = words("replay-speed", speed=replay.speed)
        canvas.right(end, 0, speed, "soft-dim")
        end -= cell_len(speed) + GAP
    return end


def _bar(room: Canvas, replay: Replay) -> None:
    """Draws the steps as one line, those that were shown in gold, with a gap where a round ended."""
    last = room.width - 1
    if last < 1:
        return
    here = round(replay.step / max(1, replay.steps) * last)
    ends = _gaps([round(step / max(1, replay.steps) * last) for step in replay.chapter.rounds[1:-1]], last)
    for x in range(room.width):
        room.put(x, 0, " " if x in ends else "━", "gold" if x < here else "dim")
        room.part(x, 0, 1, 1).hot(round(x / last * replay.steps))
    room.put(here, 0, "●", "gold bold")


def _gaps(ends: Sequence[int], last: int) -> Sequence[int]:
    """Returns the columns of the gaps, of those where a round ends; none where the rounds have no room."""
    kept = [0]
    for end in ends if PART * len(ends) < last else ():
        if end - kept[-1] >= PART and end <= last - PART:
            kept.append(end)
    return kept[1:]
