"""The time line of a replay: where it stands, where rounds ended, and every step under the mouse.

Knows: the replay, canvases.
Must not know: widgets, keys.
"""

from __future__ import annotations

from rich.cells import cell_len

from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.game_view.replay.replay import Replay
from tui.text.words import Words

START, GAP, ROUND = 1, 3, "┿"
"""Columns before the number of the step, columns between two parts, and the mark where a round ended."""
LEAST = 20
"""Columns that the bar keeps: the meaning of its marks gives way where there are fewer."""


def time_line(replay: Replay, words: Words, width: int) -> Canvas:
    """Draws the line in one row. The number of an answer is the step that a click leads to."""
    canvas = Canvas(width, 1, words.ascii_only)
    canvas.fill(0, 0, width, 1, "panel")
    longest = words("replay-step", step=replay.steps, steps=replay.steps)
    canvas.put(START, 0, words("replay-step", step=replay.step, steps=replay.steps), "ink bold")
    left = START + cell_len(longest) + GAP
    canvas.put(left - 2, 0, glyph("turn", words.ascii_only) if replay.playing else "", "gold bold")
    end = _seen_by(canvas, replay, words) - GAP
    meant = _meant(replay, words)
    if end - left >= LEAST + cell_len(meant) + GAP:
        canvas.right(end, 0, meant, "dim")
        end -= cell_len(meant) + GAP
    _bar(canvas.part(left, 0, max(0, end - left), 1), replay)
    return canvas


def _seen_by(canvas: Canvas, replay: Replay, words: Words) -> int:
    """Says at the right end from where the game is seen, behind the key to another view if there is one. Returns the
    column where that begins."""
    said, key = words.shown(replay.view_name()), words.key("viewpoint") if len(replay.opened.views()) > 1 else ""
    at = canvas.width - 1 - cell_len(f"{key} {said}".strip())
    canvas.put(canvas.put(at, 0, key, "gold") + bool(key), 0, said, "soft-dim")
    return at


def _meant(replay: Replay, words: Words) -> str:
    """Returns the speed while the replay plays, else what the marks in the bar mean, if it has any."""
    if replay.playing:
        return words("replay-speed", speed=replay.speed)
    ends = replay.chapter.rounds[1:-1]
    return f"{ROUND} {words('replay-mark', game=replay.opened.game.id)}" if ends else ""


def _bar(room: Canvas, replay: Replay) -> None:
    """Draws the steps as one line, those that were shown in gold, with a mark where a round ended."""
    last = room.width - 1
    if last < 1:
        return
    here = round(replay.step / max(1, replay.steps) * last)
    ends = {round(step / max(1, replay.steps) * last) for step in replay.chapter.rounds[1:-1]}
    for x in range(room.width):
        past = x < here
        room.put(x, 0, ROUND if x in ends else "━", "gold" if past else "dim")
        room.part(x, 0, 1, 1).hot(round(x / last * replay.steps))
    room.put(here, 0, "●", "gold bold")
