"""Charts: curves that run from the left to the right, each in its colour and with its letter. Two share a room; more
would hide each other, and have a strip each.

Knows: how a row of numbers becomes a line.
Must not know: what the numbers count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from .canvas import Canvas
from .panels import badge
from .styles import current, style

SCALE = 5
"""Columns at the left, for the highest and the lowest number."""
END = 4
"""Columns at the right, for the letter at the end of each curve; more letters take more."""
APART = 18
"""Columns between two letters on the same curve: who sees no colours follows those."""


class Curve(NamedTuple):
    """One of several."""

    letter: str
    colour: str
    values: Sequence[float]
    """As many as the other curves have, at even distances."""


DASH = 2
"""Columns of a common line that are drawn in the colour of one curve."""
TOGETHER = 2
"""Curves that are drawn in one room, where there is room for strips."""
HIGH = 3
"""Rows of a high strip."""
LITTLE = 0.2
"""The share of the highest number, up to which the lowest is little more than 0."""
LEVELS = "▁▂▃▄▅▆▇█"
"""The fill of a cell of a strip."""


def chart(
    room: Canvas, curves: Sequence[Curve], marks: Sequence[tuple[float, str]] = (), share: float = 1.0,
    together: int = TOGETHER,
) -> None:  # fmt: skip
    """The curves, the first on top of the others, or a strip for each of more than `together`; below them the marks,
    each at its share of the width. Only as much is drawn as `share` says."""
    plot = room.part(SCALE, 0, room.width - SCALE - _end(curves), room.height - 1)
    seen = [_values(curve, plot.width) for curve in curves]
    strips = together < len(curves) < room.height
    least = _floor(min(map(min, seen)), max(map(max, seen)), 1 if strips else LITTLE)
    most = max(least + 1, *map(max, seen))
    if strips:
        high, gap = _strip(plot.height, len(curves))
        _marks(room, plot.width, marks, len(curves) * (high + gap) - gap)
        _strips(room, curves, [(values[: max(1, round(share * plot.width))]) for values in seen], (least, most))
        return
    plot.fill(0, 0, *plot.size, "tint-line")
    _marks(room, plot.width, marks, plot.height)
    _scale(room.part(0, 0, SCALE - 1, plot.height), (least, most))
    drawn = [(curve, _rows(values, plot, (least, most))) for curve, values in zip(curves, seen, strict=True)]
    until = max(1, round(share * plot.width))
    for curve, rows in reversed(drawn):
        _line(plot, rows[:until], curve.colour)
    _share(plot, [(curve, rows[:until]) for curve, rows in drawn])
    for number, (curve, rows) in reversed([*enumerate(drawn)]):
        shown = rows[:until]
        for x in range(4 + number * APART // len(curves), len(shown), APART):
            plot.put(x, shown[x], curve.letter, f"{curve.colour} bold")
    if share >= 1:
        for row, curve in _apart([(rows[-1], curve) for curve, rows in drawn], plot.height):
            badge(room, SCALE + plot.width + 1, row, curve.letter, curve.colour)


def _end(curves: Sequence[Curve]) -> int:
    """Columns at the right, for the letters at the ends of the curves."""
    return END - 1 + max(len(curve.letter) for curve in curves)


def _floor(least: float, most: float, little: float) -> float:
    """The lowest number of the scale: 0, if the least is at most this share of the highest. Hills always stand on 0:
    their height is read as the number."""
    return 0 if 0 < least <= most * little else least


def _scale(room: Canvas, ends: tuple[float, float], below: int = 0) -> None:
    """The highest number at the top, and the lowest at the bottom where that is another row; above so many rows for
    numbers below 0 stands this."""
    zero = [(room.height - 1 - below, 0)] if below else []
    for row, value in ((room.height - 1, ends[0]), *zero, (0, ends[1])):
        room.fill(0, row, room.width, 1)
        room.right(room.width, row, f"{value:.0f}".replace("-", "−"), "dim")


def _strips(room: Canvas, curves: Sequence[Curve], seen: Sequence[Sequence[float]], ends: tuple[float, float]) -> None:
    """A strip for each curve, one below the other, all of one height and one scale: a hill in its colour, and its
    letter behind it."""
    width, (high, gap) = room.width - SCALE - _end(curves), _strip(room.height - 1, len(curves))
    for at, (curve, values) in enumerate(zip(curves, seen, strict=True)):
        top = at * (high + gap)
        strip = room.part(SCALE, top, width, high)
        strip.fill(0, 0, *strip.size, "tint-line")
        below, least = _below(ends, high), max(0.0, ends[0])
        _hill(strip.part(0, 0, width, high - below), values, (least, ends[1]), curve.colour)
        _pit(strip.part(0, high - max(1, below), width, max(1, below)), values, below and ends[0])
        if high > 1 or not at:
            _scale(room.part(0, top, SCALE - 1, high), (ends[0] if below else least, ends[1]), below)
        badge(room, SCALE + width + 1, top, curve.letter, curve.colour)


def _below(ends: tuple[float, float], high: int) -> int:
    """The rows of a strip for numbers below 0; none where it is low, or they are little below that."""
    least, most = ends
    if high < HIGH or least >= -most * LITTLE:
        return 0
    return max(1, min(high - 2, int(high * -least / (most - least))))


def _strip(rows: int, count: int) -> tuple[int, int]:
    """The height of each strip in so many rows, and the free rows between two: one, where that leaves them high or
    costs them nothing, or where no colours tell them apart."""
    apart, close = (rows - count + 1) // count, rows // count
    least = HIGH if current().colours else 1
    return (apart, 1) if apart >= least or apart == close else (close, 0)


def _hill(strip: Canvas, values: Sequence[float], ends: tuple[float, float], colour: str) -> None:
    """Columns as high as the values, at least as high as can be seen; none below 0."""
    least, most = ends
    fill = _fill(strip.ascii_only, colour)
    for x, value in enumerate(values):
        if value < least:
            continue
        full = max(1, round((value - least) / (most - least) * strip.height * len(LEVELS)))
        for row in range(-(-full // len(LEVELS))):
            level = min(len(LEVELS), full - row * len(LEVELS))
            strip.put(x, strip.height - 1 - row, *fill(level, lowest=row == 0))


def _pit(strip: Canvas, values: Sequence[float], least: float) -> None:
    """Columns below the line of 0 for values below that; a minus each where they have no rows of their own."""
    for x, value in enumerate(values):
        if value < 0 and not least:
            strip.put(x, 0, "−", "bad bold")
        for row in range(max(1, round(value / least * strip.height)) if value < 0 and least else 0):
            strip.put(x, row, "█", "bad over-bad")


def _fill(ascii_only: bool, colour: str) -> Callable[..., tuple[str, str | Style]]:
    """Returns what fills a cell of a hill. Above another cell it is full or half full, by its ground: a low block would
    leave a seam below it where a terminal sets its rows apart."""
    plain = ascii_only or not current().colours
    half = style(f"over-{colour}") + Style(color=style("tint-line").bgcolor)

    def fill(level: int, *, lowest: bool) -> tuple[str, str | Style]:
        if plain or (lowest and level < len(LEVELS)):
            return LEVELS[level - 1], colour
        if lowest or level > len(LEVELS) * 3 // 4:
            return LEVELS[-1], f"{colour} over-{colour}"
        return ("▀", half) if level >= len(LEVELS) // 4 else (" ", "")

    return fill


def _values(curve: Curve, width: int) -> list[float]:
    """Of the curve what is drawn in so many columns, one for each."""
    step = (len(curve.values) - 1) / max(1, width - 1)
    return [curve.values[round(x * step)] for x in range(width)]


def _rows(values: Sequence[float], plot: Canvas, ends: tuple[float, float]) -> list[int]:
    """For each column the row in which the curve is."""
    least, most = ends
    return [round((most - value) / (most - least) * (plot.height - 1)) for value in values]


def _line(plot: Canvas, rows: Sequence[int], colour: str) -> None:
    """A line through these rows, a column each."""
    before = rows[0]
    for x, row in enumerate(rows):
        if row == before:
            plot.put(x, row, "─", colour)
        else:
            for between in range(min(row, before) + 1, max(row, before)):
                plot.put(x, between, "│", colour)
            plot.put(x, before, "╯" if row < before else "╮", colour)
            plot.put(x, row, "╭" if row < before else "╰", colour)
        before = row


def _share(plot: Canvas, drawn: Sequence[tuple[Curve, Sequence[int]]]) -> None:
    """Draws by turns in their colours what several curves have in common, so that none hides another."""
    for x in range(1, len(drawn[0][1])):
        for row in {rows[x] for _, rows in drawn}:
            here = [curve for curve, rows in drawn if rows[x - 1] == rows[x] == row]
            if len(here) > 1:
                plot.put(x, row, "─", here[x // DASH % len(here)].colour)


def _apart(wanted: Sequence[tuple[int, Curve]], height: int) -> list[tuple[int, Curve]]:
    """The curves from the top down, each in a row of its own, no further from the one it ends in than it must be."""
    placed: list[tuple[int, Curve]] = []
    for at, (row, curve) in enumerate(sorted(wanted, key=lambda each: each[0])):
        after = placed[-1][0] + 1 if placed else 0
        placed.append((min(max(row, after), max(after, height - len(wanted) + at)), curve))
    return placed


def _marks(room: Canvas, width: int, marks: Sequence[tuple[float, str]], y: int) -> None:
    """The marks below the curves; where marks would come too close, only those of round numbers: every second, fifth,
    tenth …"""
    places = [(round(share * (width - 1)), text) for share, text in marks]
    shown = (fit for step in ROUND if not _touch(fit := [place for place in places if _round(place[1], step)]))
    for x, text in _even(next(shown, []), width):
        room.put(SCALE + x, y, text, "dim")


def _even(places: Sequence[tuple[int, str]], width: int) -> Sequence[tuple[int, str]]:
    """The same texts at even distances, where none moves by more than a column for that."""
    if len(places) < 3:
        return places
    first, step = places[0][0], round((places[-1][0] - places[0][0]) / (len(places) - 1))
    for start in (first, first - 1, first + 1):
        even = [(start + at * step, text) for at, (_, text) in enumerate(places)]
        near = all(abs(new - x) <= 1 for (new, _), (x, _) in zip(even, places, strict=True))
        if near and start >= 0 and even[-1][0] + cell_len(even[-1][1]) <= width + 1:
            return even
    return places


EVEN = 6
"""Columns from one number below the curves to the next, at least."""
ROUND = (1, 2, 5, 10, 20, 50, 100)
"""The distances between the numbers below the curves."""


def _round(text: str, step: int) -> bool:
    """True if this is a multiple of a number."""
    return not text.isdigit() or int(text) % step == 0


def _touch(places: Sequence[tuple[int, str]]) -> bool:
    """True if one of these texts touches the next, or is so near that a column more or less is seen."""
    return any(max(x + cell_len(text) + 1, x + EVEN) > after for (x, text), (after, _) in pairwise(places))
