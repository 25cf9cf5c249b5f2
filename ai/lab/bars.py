"""Bars: shares with their intervals, as lines of text and as a picture (SVG).

Knows: shares, intervals, labels.
Must not know: what was counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from .scores import Interval

ENOUGH = 5
"""Games that the fair share must come to, and the rest too, before an interval says what is unfair: with fewer, far
more than one in twenty would be called so by luck."""


class Bar(NamedTuple):
    """A share of so many games, where the truth may lie, and what would be fair."""

    label: str
    share: float
    interval: Interval
    fair: float
    games: int

    @property
    def unfair(self) -> bool:
        """True if the fair share lies outside the interval, with enough games."""
        return self.games * min(self.fair, 1 - self.fair) >= ENOUGH and not self.interval.holds(self.fair)


class Group(NamedTuple):
    """Bars that belong together: the shares of one whole."""

    title: str
    bars: Sequence[Bar]


BLOCKS, LETTERS = "█▒·│", "#=.|"
"""Sure, within the interval, beyond it, and the fair share; and for a terminal without such characters."""


def line(bar: Bar, top: float, width: int, signs: str = BLOCKS) -> str:
    """The bar as so many characters, of which the last stands for `top`."""
    sure, open_, beyond, fair = signs
    cells = [beyond] * width
    for at in range(width):
        middle = (at + 0.5) * top / width
        if middle < bar.interval.high:
            cells[at] = open_ if middle > bar.interval.low else sure
    cells[min(width - 1, int(bar.fair * width / top))] = fair
    return "".join(cells)


def top_of(groups: Sequence[Group]) -> float:
    """Returns the top of the common scale."""
    return max((bar.interval.high for group in groups for bar in group.bars), default=1.0) or 1.0


# The picture, in its own units

ROW, TITLE_ROW, GAP = 18, 24, 10
LABELS, BARS, FIGURES, EDGE = 150, 420, 130, 16
INK, PAPER, FILL, ODD, FAIR = "#2b2620", "#f7f2e7", "#7d98b3", "#c8843c", "#8c1c13"


def svg(title: str, groups: Sequence[Group]) -> str:
    """Returns all games in one SVG, one below the other. A thin line shows the interval, a red one the fair share. The
    bar of a result whose interval excludes the fair share has another colour."""
    body, y, top = [_text(EDGE, EDGE + 14, title, 16, bold=True)], EDGE + 32, top_of(groups)
    for group in groups:
        body.append(_text(EDGE, y + 15, group.title, 13, bold=True))
        y += TITLE_ROW
        for bar in group.bars:
            body += _bar(bar, y, top)
            y += ROW
        y += GAP
    width, height = 2 * EDGE + LABELS + BARS + FIGURES, y + EDGE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, *body, "</svg>", ""])


def _bar(bar: Bar, y: int, top: float) -> list[str]:
    left, middle = EDGE + LABELS, y + ROW / 2

    def at(share: float) -> float:
        return round(left + BARS * min(share, top) / top, 1)

    fill = ODD if bar.unfair else FILL
    return [
        _text(EDGE + 12, y + 13, bar.label, 12),
        f'<rect x="{left}" y="{y + 3}" width="{round(at(bar.share) - left, 1)}" height="{ROW - 6}" fill="{fill}"/>',
        _line(at(bar.interval.low), middle, at(bar.interval.high), middle, INK),
        _line(at(bar.fair), y, at(bar.fair), y + ROW, FAIR),
        _text(left + BARS + 10, y + 13, figures(bar), 12),
    ]


def figures(bar: Bar) -> str:
    """The share and its interval, in words."""
    return f"{bar.share:.1%} ({bar.interval.low:.0%}–{bar.interval.high:.0%})"


def _text(x: float, y: float, text: str, size: int, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    font = f'font-family="sans-serif" font-size="{size}"{weight} fill="{INK}"'
    return f'<text x="{x}" y="{y}" {font}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="1.5"/>'
