"""The time line of a replay: where it stands, its rounds with every step under the mouse, and above it who led when.

Knows: the replay, the track, canvases.
Must not know: widgets, keys.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from tui.boards import board
from tui.boards.leading import leading
from tui.draw import charts
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.game_view.replay.lead import Lead
from tui.game_view.replay.replay import Replay
from tui.screens.game.room import TALL, is_tight, is_upright
from tui.text.words import Words, letter, mark, rich

from .track import Track, named_track

START, GAP = 1, 3
"""Columns before the number of the step, and between two parts."""
ROOMY = 80
"""Columns from which the only view of a game is named."""
RUN = 3
"""Columns from which a lead has its player's letter."""
MOST = 3
"""The part of the width that a lead in words may take, as its divisor."""


def line_rows(columns: int, rows: int) -> int:
    """The rows of the time line on a screen of this size: an upright one has room for more above the bar; on a low
    one the title alone says who leads."""
    if is_tight(columns, rows) or rows < TALL:
        return 1
    return 2 + is_upright(columns, rows)


def free_rows(columns: int, rows: int) -> int:
    """The free rows between the time line and the keys on a screen of this size."""
    return 0 if is_tight(columns, rows) else 1


def time_line(replay: Replay, words: Words, width: int, rows: int = 1) -> Canvas:
    """Draws the line in the last of so many rows, in those above it the leads. The number of an answer is the step that
    a click leads to."""
    canvas = Canvas(width, rows, words.ascii_only)
    canvas.fill(0, 0, width, rows, "panel")
    last = canvas.part(0, rows - 1, width, 1)
    left, end = _at_the_beginning(last, replay, words, rows > 1), _at_the_end(last, replay, words)
    there = named_track(replay.chapter.rounds, replay.round_names(), max(1, end - left))
    _bar(last.part(left, 0, max(0, end - left), 1), replay, there)
    if rows > 1:
        _who_leads(canvas.part(START, rows - 2, width - START, 1), replay, words, left - START)
        _leads(canvas.part(left, 0, width - left, rows - 1), replay, there)
    return canvas


def _at_the_beginning(canvas: Canvas, replay: Replay, words: Words, leads: bool) -> int:
    """Says which step is shown. Returns the column where the bar begins, behind the longest sentence of the step and,
    if the row above tells it, of who leads."""
    canvas.put(START, 0, words("replay-step", step=replay.step, steps=replay.steps), "soft-dim")
    longest = cell_len(words("replay-step", step=replay.steps, steps=replay.steps))
    if leads:
        longest = max([longest, *(size for size in _lead_sizes(replay, words) if size <= canvas.width // MOST)])
    left = START + longest + GAP
    canvas.put(left - 2, 0, glyph("turn", words.ascii_only) if replay.playing else "", "gold bold")
    return left


def _at_the_end(canvas: Canvas, replay: Replay, words: Words) -> int:
    """Says at the right end how fast the replay runs, and from where the game is seen, behind the key to another view,
    where there is one. Returns the column where the bar ends."""
    said, end = words.shown(replay.view_name()), canvas.width - 1
    key = words.key("viewpoint") if len(replay.opened.views()) > 1 else ""
    if canvas.width < ROOMY and not key:
        said, end = "", end + GAP  # the title says whose the view is
    end -= cell_len(said) + (cell_len(key) + 1 if key else 0)
    canvas.put(canvas.put(end, 0, key, "gold") + bool(key), 0, said, "soft-dim")
    end -= GAP
    if replay.playing:
        speed = words("replay-speed", speed=replay.speed)
        canvas.right(end, 0, speed, "soft-dim")
        end -= cell_len(speed) + GAP
    return end


def _bar(room: Canvas, replay: Replay, there: Track) -> None:
    """Draws the steps as one line, those that were shown in gold, each round behind its name."""
    here = there.column(replay.step)
    room.put(0, 0, there.word, "soft-dim")
    for stretch in there.stretches:
        begun = stretch.first <= replay.step
        room.put(stretch.cells.start - cell_len(stretch.name) - 1, 0, stretch.name, "gold" if begun else "soft-dim")
        for x in stretch.cells:
            room.put(x, 0, "━", "gold" if x < here else "dim")
    for x in range(room.width):
        room.part(x, 0, 1, 1).hot(there.step(x))
    room.put(here, 0, "●", "gold bold")


def _leads(room: Canvas, replay: Replay, there: Track) -> None:
    """Draws how far ahead who led until now, in the leader's colour."""
    here, leads = there.column(replay.step), replay.chapter.leads
    seen = [leads[min(replay.step, there.step(x))] for x in range(here)] + [leads[replay.step]]
    if any(map(_colour, seen)):
        room.fill(0, 0, here + 1, room.height, "tint-line")
    charts.peaks(room, [(lead.points, _colour(lead)) for lead in seen], max(lead.points for lead in seen))
    for x, seat in runs([lead.seat for lead in seen]):
        room.put(x, 0, letter(seat), f"seat{seat} bold")


def _colour(lead: Lead) -> str:
    return "" if lead.seat is None else f"seat{lead.seat}"


def runs(seats: Sequence[int | None]) -> Iterator[tuple[int, int]]:
    """Yields the column where each lead begins that lasts long enough for a letter, with its seat."""
    start = 0
    for seat, run in groupby(seats):
        columns = len(list(run))
        if seat is not None and columns >= RUN:
            yield start, seat
        start += columns


def _who_leads(room: Canvas, replay: Replay, words: Words, left: int) -> None:
    """Says who leads by how much now, before the bar, or why nobody does; until a player has led, that this is told."""
    led = any(map(_colour, replay.chapter.leads[: replay.step + 1]))
    said = next((text for text in _told(replay, words) if text.cell_len < (left if led else room.width - left)), Text())
    if not led:
        room.put(0, 0, words("replay-lead"), "soft-dim")
    room.write(0 if led else left, 0, said)


def _told(replay: Replay, words: Words) -> list[Text]:
    """Who leads by how much now, the longest form first; or why nobody does."""
    view, lead = replay.view(), replay.chapter.leads[replay.step]
    if lead.seat is None or not lead.points:
        said = leading(dataclasses.replace(view, seat=None), board(view.game.id))
    else:
        said = [_leader(words, lead.seat, lead.points), f"{mark(lead.seat)} +{lead.points}", f"+{lead.points}"]
    return [rich(each, view.names, "soft-dim") for each in said]


def _lead_sizes(replay: Replay, words: Words) -> list[int]:
    """The columns of the longest lead of each player in words."""
    most = {lead.seat: lead.points for lead in sorted(replay.chapter.leads, key=lambda lead: lead.points)}
    told = [_leader(words, seat, points) for seat, points in most.items() if seat is not None]
    return [rich(each, replay.view().names).cell_len for each in told]


def _leader(words: Words, seat: int, points: int) -> str:
    return words("replay-leads", name=mark(seat), points=points)
