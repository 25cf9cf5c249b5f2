"""The record page of the statistics: for each game the best of all games, duels, dice and shows.

Knows: records, words.
Must not know: files, how a record is found.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from netplay.archive.records import Record, records
from netplay.archive.statistics import Part
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.lobby_view.people_names import called_all
from tui.text.words import Words

VALUE, DAY = 16, 12
"""Columns of the value of a record, and of its day."""
LABEL = 37


def draw_records(room: Canvas, words: Words, parts: Sequence[Part]) -> None:
    """Draws the records of each game, as many as there is room for; the game played last is first."""
    y = 0
    for game in dict.fromkeys(part.summary.game for part in reversed(parts)):
        of_game = [part for part in parts if part.summary.game == game]
        rows = list(record_rows(records(of_game), words))
        if y + 1 + len(rows) > room.height and y:
            return
        name = words(f"{game}-name") if words.has(f"{game}-name") else game
        panels.heading(room.part(0, y, room.width, 1), name)
        for label, value, when in rows[: room.height - y - 1]:
            y += 1
            _row(room.part(0, y, room.width, 1), label, value, when)
        y += 2


def record_rows(found: Sequence[Record], words: Words) -> Iterator[tuple[str, str, str]]:
    """Yields what each record is of, its value, and the day and the others of its game."""
    for record in found:
        key = f"replay-record-{record.key}"
        if words.has(key):
            yield words(key), value_of(record, words), _when(record, words)


def value_of(record: Record, words: Words) -> str:
    """Returns the value in figures: a share with its percent, a mean with one place."""
    if record.of:
        return f"{record.value:.0f}/{record.of:.0f} · {100 * record.value / record.of:.0f} %"
    return mean(record.value, words) if record.value != int(record.value) else f"{record.value:.0f}".replace("-", "−")


def mean(value: float, words: Words) -> str:
    """Returns a mean with one place behind the mark of the language."""
    return f"{value:.1f}".replace(".", words("replay-decimal-mark")).replace("-", "−")


def _when(record: Record, words: Words) -> str:
    """Returns the day of the game of a record, and who else played."""
    if record.part is None:
        return ""
    summary = record.part.summary
    others = [name for seat, name in enumerate(called_all(words, summary.names)) if seat != record.part.seat]
    return f"{time.strftime('%Y-%m-%d', time.localtime(summary.ended))}  {', '.join(others)}"


def _row(room: Canvas, label: str, value: str, when: str) -> None:
    label = panels.fitted(label, min(LABEL, room.width - VALUE))
    room.put(2, 0, label)
    room.put(LABEL + 2, 0, value, "gold bold")
    rest = room.width - LABEL - 2 - max(VALUE, cell_len(value) + 2)
    if rest > DAY:
        room.put(room.width - rest, 0, panels.fitted(when, rest), "dim")
