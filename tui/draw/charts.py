"""Charts: a line for one row of numbers, and hills for several: a strip for each, so that none hides another.

Knows: how a row of numbers becomes a line or a hill.
Must not know: what the numbers count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from .canvas import Canvas
from .panels import badge
from .styles import current, style

SCALE = 5
"""Columns at the left, for the highest and the lowest number; a longer word before the marks takes more."""
END = 4
"""Columns at the right, for the letter at the end of each curve; more letters take more."""
APART = 18
"""Columns between two letters on a line: who sees no colours follows those."""


class Curve(NamedTuple):
    """One of several."""

    letter: str
    colour: str
    values: Sequence[float]
    """As many as the other curves have, at even distances."""


class Marks(NamedTuple):
    """What stands below hills."""

    places: Sequence[tuple[float, str]] = ()
    """Texts, each at its share of the width."""
    unit: str = ""
    """The word for what the texts number, said before them."""


NO_MARKS = Marks()
NO_PINS: Mapping[int, str] = {}
HIGH = 3
"""Rows of a strip, at least."""
LITTLE = 0.2
"""The share of the highest number, up to which the lowest is little more than 0."""
LEVELS = "▁▂▃▄▅▆▇█"
"""The fill of a cell of a strip."""


def line(room: Canvas, curve: Curve, pins: Mapping[int, str] = NO_PINS) -> None:
    """A line through the values of a curve, with its letter on it and at its end; a sign is no name, and only on it.
    `pins`: signs at some of the values, instead of the letters on it."""
    plot = room.part(SCALE, 0, room.width - SCALE - _end([curve]), room.height - 1)
    values = _values(curve, plot.width)
    least = _floor(min(values), max(values), LITTLE)
    most = max(least + 1, *values)
    plot.fill(0, 0, *plot.size, "tint-line")
    _scale(room.part(0, 0, SCALE - 1, plot.height), (least, most))
    rows = _rows(values, plot, (least, most))
    _line(plot, rows, curve.colour)
    for x in _lettered(len(curve.values), len(rows)) if not pins else ():
        plot.put(x, rows[x], curve.letter, f"{curve.colour} bold")
    _pin(plot, rows, [(at / max(1, len(curve.values) - 1), pins[at]) for at in sorted(pins)])
    if curve.letter.isalpha():
        badge(room, SCALE + plot.width + 1, rows[-1], curve.letter, curve.colour)


def _pin(plot: Canvas, rows: Sequence[int], pins: Sequence[tuple[float, str]]) -> None:
    """Signs on a line, each at its share of the width, or as far behind it as those before take its place."""
    free = 0
    for number, (share, sign) in enumerate(pins):
        last = len(rows) - len(pins) + number
        x = min(last, max(free, round(share * (len(rows) - 1))))
        plot.put(x, rows[x], sign, "on-bad bold")
        free = x + 1


class Bar(NamedTuple):
    """A bar with what stands below it."""

    value: float
    below: Sequence[str]
    """Texts, each in a row of its own."""
    colour: str


def bars(room: Canvas, shown: Sequence[Bar]) -> None:
    """A bar for each, at even distances, with its value above it; all stand on 0, or on the lowest value if that is
    below it, and in a high room on a line, each before a faint column as high as the highest."""
    least, most = min(0, *(bar.value for bar in shown)), max(1, *(bar.value for bar in shown))
    lined = room.height >= LINED
    high = room.height - 1 - lined - max(len(bar.below) for bar in shown)
    if lined:
        room.put(0, high + 1, "─" * room.width, "line")
    for bar, spot in zip(shown, _spots(room, shown), strict=True):
        full = max(1, round((bar.value - least) / (most - least) * high))
        wide = min(spot.width, max(SLIM, room.width // len(shown) // STOUT))
        wide -= (spot.width - wide) % 2  # it stands in the middle of its place, as what is written there
        look = f"low-{bar.colour}" if current().colours else "reverse"
        if lined:
            spot.fill((spot.width - wide) // 2, 1, wide, high, "tint-line")
        spot.fill((spot.width - wide) // 2, 1 + high - full, wide, full, look)
        _centred(spot, high - full, f"{bar.value:.0f}".replace("-", "−"), "bold")
        for row, text in enumerate(bar.below, high + 1 + lined):
            _centred(spot, row, text, "dim")


def _spots(room: Canvas, shown: Sequence[Bar]) -> Iterator[Canvas]:
    """The place of each bar, in the middle of its share of the room."""
    each = (room.width + BETWEEN) / len(shown)
    wide = max(_below_bar(shown), min(THICKEST, int(each) - BETWEEN))
    for at in range(len(shown)):
        left = round(at * each + (each - BETWEEN - wide) / 2)
        yield room.part(min(max(0, left), room.width - wide), 0, wide, room.height)


def _centred(room: Canvas, y: int, text: str, look: str) -> None:
    room.put(max(0, (room.width - cell_len(text)) // 2), y, text, look)


def bars_fit(width: int, shown: Sequence[Bar]) -> bool:
    """True if these fit beside each other."""
    return bars_wide(shown) <= width


def bars_wide(shown: Sequence[Bar]) -> int:
    """The columns in which the bars stand as far from each other as they need at least."""
    return (_below_bar(shown) + BETWEEN) * len(shown) - BETWEEN


def _below_bar(shown: Sequence[Bar]) -> int:
    """The columns of the widest text below a bar."""
    return max(cell_len(text) for bar in shown for text in bar.below)


BETWEEN, THICKEST, SLIM, STOUT = 2, 14, 6, 3
"""Columns between the places of two bars at least, of a place at most unless what stands below its bar is wider, and
of a bar at most; where the bars have much room, they take one column in so many of it."""
LINED = 10
"""Rows of a room from which its bars stand on a line."""


def _lettered(count: int, width: int) -> Sequence[int]:
    """The columns of the letters on a line: at each of its values where they are few, else at even distances."""
    if not 1 < count <= width // EVEN:
        return range(4, width, APART)
    return [round(at * (width - 1) / (count - 1)) for at in range(count)]


def rows_of(count: int) -> int:
    """The rows that hills of so many curves need at least: strips with a free row between two, and the marks."""
    return count * (HIGH + 1)


def hills(room: Canvas, curves: Sequence[Curve], marks: Marks = NO_MARKS, share: float = 1.0) -> None:
    """A strip for each curve; below them the marks. Only as much is drawn as `share` says."""
    left = max(SCALE, cell_len(marks.unit) + 1)
    width, high = room.width - left - _end(curves), (room.height - len(curves)) // len(curves)
    seen = [_values(curve, width) for curve in curves]
    least = _floor(min(map(min, seen)), max(map(max, seen)), 1)
    ends = least, max(least + 1, *map(max, seen))
    for at, (curve, values) in enumerate(zip(curves, seen, strict=True)):
        strip = room.part(0, at * (high + 1), room.width - _end(curves), high)
        _strip(strip, left, curve._replace(values=values[: max(1, round(share * width))]), ends)
        badge(room, left + width + 1, at * (high + 1), curve.letter, curve.colour)
    _marks(room.part(0, len(curves) * (high + 1) - 1, room.width, 1), left, width, marks)


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


def _strip(room: Canvas, left: int, curve: Curve, ends: tuple[float, float]) -> None:
    """A hill behind `left` columns for its scale."""
    strip, high = room.part(left, 0, room.width - left, room.height), room.height
    strip.fill(0, 0, *strip.size, "tint-line")
    below, least = _below(ends, high), max(0.0, ends[0])
    _hill(strip.part(0, 0, strip.width, high - below), curve.values, (least, ends[1]), curve.colour)
    _pit(strip.part(0, high - max(1, below), strip.width, max(1, below)), curve.values, below and ends[0])
    _scale(room.part(0, 0, left - 1, high), (ends[0] if below else least, ends[1]), below)


def _below(ends: tuple[float, float], high: int) -> int:
    """The rows of a strip for numbers below 0; none where they are little below that."""
    least, most = ends
    if least >= -most * LITTLE:
        return 0
    return max(1, min(high - 2, int(high * -least / (most - least))))


def _hill(strip: Canvas, values: Sequence[float], ends: tuple[float, float], colour: str) -> None:
    """Columns as high as the values, at least as high as can be seen; none below 0."""
    least, most = ends
    for x, value in enumerate(values):
        if value >= least:
            _pile(strip, x, (value - least) / (most - least), colour)


def peaks(room: Canvas, values: Sequence[tuple[float, str]], most: float) -> None:
    """Columns as high as the values, each in a colour of its own, the highest for `most`; none where a colour is
    empty."""
    for x, (value, colour) in enumerate(values):
        if colour:
            _pile(room, x, value / max(1, most), colour)


def _pile(strip: Canvas, x: int, share: float, colour: str) -> None:
    """A column as high as this share of the strip, at least as high as can be seen."""
    fill = _fill(strip.ascii_only, colour)
    full = max(1, round(share * strip.height * len(LEVELS)))
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


def _marks(room: Canvas, left: int, width: int, marks: Marks) -> None:
    """The marks below hills, behind the word for them; where marks would come too close, only those of round numbers:
    every second, fifth, tenth …"""
    places = [(round(share * (width - 1)), text) for share, text in marks.places]
    numbers = [int(text) if text.isdigit() else at for at, (_, text) in enumerate(places, 1)]
    steps = ([place for number, place in zip(numbers, places, strict=True) if number % step == 0] for step in ROUND)
    shown = (fit for fit in steps if not _touch(fit))
    room.right(left - 1, 0, marks.unit, "ink")
    for x, text in _even(next(shown, []), width):
        room.put(left + x, 0, text, "ink")
    for before, after in pairwise(places):
        if _begins_again(before[1], after[1]) and after[0] > 1:
            room.put(left + after[0] - 2, 0, AGAIN, "dim")


AGAIN = "│"
"""Stands where the numbers begin again."""


def _begins_again(before: str, after: str) -> bool:
    """True if a number is lower than the one before it."""
    return before.isdigit() and after.isdigit() and int(after) < int(before)


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


def _touch(places: Sequence[tuple[int, str]]) -> bool:
    """True if one of these texts touches the next, or is so near that a column more or less is seen."""
    return any(max(x + cell_len(text) + 1, x + EVEN) > after for (x, text), (after, _) in pairwise(places))
