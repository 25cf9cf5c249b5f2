"""The stage: what is happening, drawn in the empty rows below a board while nothing is asked.

Knows: which events begin a scene, how lines and ways are set below each other.
Must not know: the rules of any game; each board says what its scenes are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

import core
from tui.draw.canvas import Canvas
from tui.draw.cards import card
from tui.draw.panels import fitted, fitted_line
from tui.text.words import rich

from .base import HELD, Board
from .values import Way
from .view import View

CARD = (10, 6)
"""Columns and rows of the card beside the lines, at most."""
LEAST = 34
"""Columns beside the card that lines need."""
PART = " · "
"""Between the parts of a headline; the last go where there is no room."""
ENDS = (PART, ". ", ": ")
"""What stands behind a part that may be the last one of a shorter headline, the likeliest first."""
INDENT = 2
"""Columns by which the second row of a line is indented."""
REACH = 24
"""Columns of the longest way."""


class Row(NamedTuple):
    """A line of a scene."""

    event: core.Event
    text: Text
    way: Way | None


def scene_of(drawn: Board, log: Sequence[core.Event]) -> tuple[core.Event | None, Sequence[core.Event]]:
    """The event that began the scene which is on, and those after it; None before the first."""
    for at in range(len(log) - 1, -1, -1):
        if log[at].key in drawn.scenes:
            return log[at], log[at + 1 :]
    return None, ()


def draw_stage(drawn: Board, view: View, canvas: Canvas, board: tuple[int, int] = (0, 0)) -> None:
    """The head of the scene, its card, and its last lines, the newest loud; beside a board of so many columns and
    rows."""
    head, events = scene_of(drawn, view.log)
    if head is None or canvas.height < 2 or canvas.width < LEAST:
        return
    _head(drawn, view, canvas.part(1, 0, canvas.width - 2, 1), head)
    room = canvas.part(1, 1, canvas.width - 2, canvas.height - 1)
    face = drawn.stage_card(view, head, board)
    if face is not None and room.width - CARD[0] - 2 >= LEAST and room.height >= 4:
        high = min(CARD[1], room.height)
        card(room.part(0, 0, CARD[0], high), face, chosen=view.news is head)
        room = room.part(CARD[0] + 2, 0, room.width - CARD[0] - 2, room.height)
    shown = [event for event in events if not (drawn.nothing_happens(event) or event.key in drawn.off_stage)]
    rows = [part for event in shown for row in _rows(drawn, view, event) for part in broken(row, room.width - 1)]
    for y, row in enumerate(rows[-room.height :]):
        _draw_row(drawn, view, room.part(0, y, room.width, 1), row)


def _head(drawn: Board, view: View, room: Canvas, head: core.Event) -> None:
    """The line that began the scene, and at the right what comes next where both have room."""
    title, coming = drawn.scene_title(view, head), drawn.coming(view)
    left = room.width - rich(title, view.names).cell_len - 2
    beside = cell_len(coming) <= (room.width // 3 if left < 0 else left)
    free = room.width - (cell_len(coming) + 2 if beside else 0)
    if beside:
        room.right(room.width, 0, coming, "dim")
    room.write(0, 0, fitted_line(rich(headline(title, view.names, free), view.names), free))
    room.paint(0, 0, free, "gold bold" if view.news is head else "gold")


def headline(title: str, names: Sequence[str], room: int) -> str:
    """A headline with as many of its parts as there is room for, or of its sentences, or what is before a colon."""
    shortest = title
    for mark in ENDS:
        parts = shortest.split(mark)
        fitting = (mark.join(parts[:count]) for count in range(len(parts), 0, -1))
        if (found := next((each for each in fitting if rich(each, names).cell_len <= room), None)) is not None:
            return found
        shortest = parts[0]
    return shortest


def _rows(drawn: Board, view: View, event: core.Event) -> list[Row]:
    """The rows of an event: its ways, or else its line; none for a result that still rolls."""
    ways, source = drawn.ways(view, event), drawn.line(view, event)
    if event is view.news and view.phase < 1 and event.key in drawn.rolling:
        return []
    if ways:
        return [Row(event, Text(), way) for way in ways]
    return [Row(event, rich(source, view.names), None)] if source else []


def broken(row: Row, width: int) -> list[Row]:
    """A line in as many rows as it needs, all but the first indented; a way as it is."""
    plain, ends, start, at = row.text.plain, list[int](), 0, 0
    for word in plain.split(" "):
        if at > start and cell_len(plain[start : at + len(word)]) > width - INDENT * bool(ends):
            ends.append(at)
            start = at
        at += len(word) + 1
    parts = row.text.divide(ends)
    for part in parts:
        part.rstrip()
    return [row._replace(text=Text(" " * INDENT * bool(at), end="") + part) for at, part in enumerate(parts)]


def _draw_row(drawn: Board, view: View, room: Canvas, row: Row) -> None:
    """A line or a way; on a warm ground while it is told if much hangs on it."""
    newest = row.event is (view.news or view.log[-1])
    loud = view.news is not None and newest and (drawn.weight(row.event) or 1) >= HELD
    if loud:
        room.fill(0, 0, *room.size, "wash-gold")
    if row.way is None:
        room.write(int(loud), 0, fitted_line(row.text, room.width - loud))
        room.paint(0, 0, room.width, "bold" if newest else "dim")
    else:
        draw_way(room.part(int(loud), 0, room.width - loud, 1), row.way, view.phase if newest else 1.0, newest)


def draw_way(room: Canvas, way: Way, phase: float, loud: bool) -> None:
    """A letter, the smaller and the greater space with an arrow between them as far as it has come, and what moves it.
    The arrow ends where the way goes, whose space is told once it has come there."""
    x = room.put(0, 0, f"{way.shout}  ", "gold bold") if way.shout else 0
    x = room.put(x, 0, f" {way.letter} ", f"on-{way.colour} bold") + 1
    back, (low, high) = way.end < way.start, sorted((way.start, way.end))
    far = max(2, min(REACH, room.width - x - 8 - cell_len(way.note), high - low + 1))
    come = max(1, round(far * phase))
    _space(room, x, low, loud, hidden=back and phase < 1)
    line, style = "═" * (come - 1), "bad" if back else way.colour
    room.put(x + 3 + (far - come) * back, 0, f"◄{line}" if back else f"{line}►", f"{style} bold")
    x = _space(room, x + 4 + far, high, loud, hidden=not back and phase < 1)
    if phase == 1:
        room.put(x + 2, 0, fitted(way.note, room.width - x - 2), "bold" if loud else "dim")


def _space(room: Canvas, x: int, space: int, loud: bool, hidden: bool) -> int:
    """Writes the number of a space, unless it is not told yet; the column after it."""
    said = f"{space:>2}"
    return x + len(said) if hidden else room.put(x, 0, said, "ink bold" if loud else "dim")
