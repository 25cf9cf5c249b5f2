"""Draws cells of a terminal as SVG. Blocks and lines are shapes, as terminals draw them; all else is text.

Knows: characters, their colours, the style sheet of a picture.
Must not know: where cells come from, files, the network; a picture loads nothing.

A font would leave gaps between the rows of a frame, and seams where one half block lies on another.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.color import blend_rgb
from rich.style import Style

WIDE, HIGH = 9, 18
"""Dots of a column and of a row."""
PARTS = 8
"""Parts of a cell, across and down, that blocks are made of."""
OVERLAP = 0.3
"""Dots by which a line reaches into the next cell, so that no gap is seen at any scale."""
ROUND = 4.5
"""Dots of the radius of a round corner: half a column."""
DIM = 0.5
"""The part of the ground in a dimmed colour."""
INK, PAPER = "#e6dfd0", "#171613"
"""The colours of a terminal where none is asked for."""
RULES = (
    "path{shape-rendering:crispEdges}.l{fill:none;stroke:currentColor;shape-rendering:auto}.h{stroke-width:2.4}"
    ".b{font-weight:bold}.i{font-style:italic}.u{text-decoration:underline}"
    "text{font:14.5px 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}"
)
"""The style of shapes and texts; after that of the colours, as a line is not filled."""
Box = tuple[int, int, int, int]
"""Left, top, width and height of a part of a cell, in eighths."""


class Glyph(NamedTuple):
    """One column of one row, as it is drawn."""

    character: str
    ink: str
    ground: str = ""
    """Empty: that of the picture."""
    weight: str = ""
    """Classes of the text: "b" bold, "i" italic, "u" underlined."""


class Sheet:
    """The style sheet of a picture: collects the colours that it needs."""

    def __init__(self) -> None:
        self.colours: dict[str, str] = {}

    def colour(self, name: str) -> str:
        """The class of a colour."""
        return self.colours.setdefault(name, f"c{len(self.colours)}")

    def css(self) -> str:
        """The rules."""
        colours = "".join(f".{name}{{fill:{value};color:{value}}}" for value, name in self.colours.items())
        return colours + RULES


def glyph(character: str, style: Style) -> Glyph:
    """A character in a style of the terminal."""
    ink, ground = style.color, style.bgcolor
    inked = INK if ink is None or ink.is_default else ink.get_truecolor().hex
    filled = "" if ground is None or ground.is_default else ground.get_truecolor().hex
    if style.reverse:
        inked, filled = filled or PAPER, inked
    if style.dim:
        inked = _blended(inked, filled or PAPER)
    weights = zip("biu", (style.bold, style.italic, style.underline), strict=True)
    return Glyph(character, inked, filled, " ".join(name for name, on in weights if on))


def document(width: int, height: int, body: str, css: str, paper: str = PAPER) -> str:
    """A picture of so many columns and rows."""
    across, down = width * WIDE, height * HIGH
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}">'
    return f'{head}<style>{css}</style><rect width="{across}" height="{down}" fill="{paper}"/>{body}</svg>\n'


def drawn_cells(cells: Sequence[Glyph], x: int, y: int, sheet: Sheet) -> str:
    """Neighbouring cells of one row: their grounds, then shapes, then texts."""
    shapes, texts = Shapes(), list[str]()
    for look, run in groupby(enumerate(cells), key=lambda each: (each[1][1:], kind(each[1].character))):
        placed = [*run]
        (ink, ground, weight), what = look
        left, content = x + placed[0][0], [each.character for _, each in placed]
        if ground:
            shapes.grounds[ground].append(box(left, y, len(placed), (0, 0, PARTS, PARTS)))
        if what == "block":
            shapes.blocks[ink] += blocks("".join(content), left, y)
        elif what == "line":
            shapes.add_lines("".join(content), ink, left, y)
        else:
            pieces = ["".join(content)] if what == "text" else content
            texts += written(pieces, left, y, lambda ink=ink, weight=weight: f"{sheet.colour(ink)} {weight}".strip())
    return shapes.svg(sheet) + "".join(texts)


class Shapes:
    """The shapes of a row by their colours, as parts of paths."""

    def __init__(self) -> None:
        self.grounds: dict[str, list[str]] = defaultdict(list)
        self.blocks: dict[str, list[str]] = defaultdict(list)
        self.lines: dict[tuple[str, bool], list[str]] = defaultdict(list)
        """By colour, and whether the line is heavy."""

    def add_lines(self, content: str, ink: str, x: int, y: int) -> None:
        """Lines side by side, those alike in one stroke."""
        for character, same in groupby(enumerate(content), key=lambda each: each[1]):
            columns = [x + at for at, _ in same]
            self.lines[ink, is_heavy(character)] += stroke(character, columns[0], y, len(columns))

    def svg(self, sheet: Sheet) -> str:
        """Grounds lie below blocks, and these below lines."""
        filled = [*self.grounds.items(), *self.blocks.items()]
        paths = [_path(sheet.colour(colour), parts) for colour, parts in filled]
        for (colour, heavy), parts in self.lines.items():
            paths.append(_path(f"{sheet.colour(colour)} l{' h' * heavy}", parts))
        return "".join(paths)


def _path(classes: str, parts: Sequence[str]) -> str:
    return f'<path class="{classes}" d="{"".join(parts)}"/>'


def _blended(ink: str, ground: str) -> str:
    """An ink that is nearer to its ground."""
    one, two = (tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)) for colour in (ink, ground))
    return "#{:02x}{:02x}{:02x}".format(*blend_rgb(one, two, DIM))  # type: ignore[arg-type]


@cache
def kind(character: str) -> str:
    """How a character is drawn: as a "block", a "line", "text" in a run, or a "sign" in its own column."""
    if len(character) != 1:
        return "sign"
    if character in BLOCKS:
        return "block"
    if arms(character) or character in STROKES:
        return "line"
    return "text" if character < "\u0530" or character in "’–…−‹›" else "sign"


# Blocks


def _blocks() -> dict[str, list[Box]]:
    """Every block that fills parts of a cell."""
    found: dict[str, list[Box]] = {"▀": [(0, 0, 8, 4)], "▔": [(0, 0, 8, 1)], "▐": [(4, 0, 4, 8)], "▕": [(7, 0, 1, 8)]}
    found |= {chr(0x2580 + high): [(0, PARTS - high, PARTS, high)] for high in range(1, PARTS + 1)}
    found |= {chr(0x2590 - wide): [(0, 0, wide, PARTS)] for wide in range(1, PARTS)}
    quarters = ((0, 0, 4, 4), (4, 0, 4, 4), (0, 4, 4, 4), (4, 4, 4, 4))
    for character, filled in {
        "▖": (2,), "▗": (3,), "▘": (0,), "▙": (0, 2, 3), "▚": (0, 3), "▛": (0, 1, 2), "▜": (0, 1, 3), "▝": (1,),
        "▞": (1, 2), "▟": (1, 2, 3),
    }.items():  # fmt: skip
        found[character] = [quarters[quarter] for quarter in filled]
    return found


BLOCKS = _blocks()
"""The parts of a cell that each block fills."""


def blocks(content: str, x: int, y: int) -> Iterator[str]:
    """Blocks side by side; those alike that fill a column's width are one shape."""
    for character, run in groupby(enumerate(content), key=lambda each: each[1]):
        columns = [x + at for at, _ in run]
        for part in BLOCKS[character]:
            if part[2] == PARTS:
                yield box(columns[0], y, len(columns), part)
            else:
                yield from (box(column, y, 1, part) for column in columns)


def box(x: int, y: int, columns: int, part: Box) -> str:
    """A part of cells as a path; a part of a column stands in the first one."""
    left, top, wide, high = part
    across = columns * WIDE if wide == PARTS else wide * WIDE / PARTS
    start, row = x * WIDE + left * WIDE / PARTS, y * HIGH + top * HIGH / PARTS
    return f"M{start:g} {row:g}h{across:g}v{high * HIGH / PARTS:g}h-{across:g}z"


# Lines

SIDES = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}
"""The directions of an arm."""
SPANS = {"HORIZONTAL": ("LEFT", "RIGHT"), "VERTICAL": ("UP", "DOWN")}
"""The names of two arms in one line."""


@cache
def arms(character: str) -> tuple[str, ...]:
    """The sides to which a plain line, light or heavy, reaches from the middle of its cell; none for another."""
    name = unicodedata.name(character, "")
    words = name.removeprefix("BOX DRAWINGS ").split()
    if not name.startswith("BOX DRAWINGS ") or words[0] not in ("LIGHT", "HEAVY"):
        return ()
    named = [word for word in words[1:] if word != "AND"]
    if not {*named} <= {*SIDES, *SPANS}:
        return ()
    return tuple(side for word in named for side in SPANS.get(word, (word,)))


def is_heavy(character: str) -> bool:
    """True for a line of twice the weight."""
    return unicodedata.name(character, "").startswith("BOX DRAWINGS HEAVY")


def stroke(character: str, x: int, y: int, columns: int) -> Iterator[str]:
    """Equal lines side by side, as parts of a path."""
    if {*arms(character)} == {"LEFT", "RIGHT"}:
        yield f"M{x * WIDE - OVERLAP:g} {(y + 0.5) * HIGH:g}h{columns * WIDE + 2 * OVERLAP:g}"
        return
    draw = STROKES.get(character) or (lambda across, down: _arms(character, across, down))
    for column in range(x, x + columns):
        yield draw(column * WIDE, y * HIGH)


def _arms(character: str, x: int, y: int) -> str:
    """A line from the middle of a cell to each side that it reaches, a little beyond."""
    across, down = WIDE / 2 + OVERLAP, HIGH / 2 + OVERLAP
    middle = f"M{x + WIDE / 2:g} {y + HIGH / 2:g}"
    return "".join(f"{middle}l{across * SIDES[side][0]:g} {down * SIDES[side][1]:g}" for side in arms(character))


def _corner(side: int, rise: int) -> Callable[[int, int], str]:
    """A round corner that opens to a side (1 right, -1 left), and down (1) or up (-1)."""

    def draw(x: int, y: int) -> str:
        far, long = WIDE / 2 + OVERLAP - ROUND, HIGH / 2 + OVERLAP - ROUND
        turn = f"q0 {-rise * ROUND:g} {side * ROUND:g} {-rise * ROUND:g}"
        start = f"M{x + WIDE / 2:g} {y + HIGH / 2 + rise * (HIGH / 2 + OVERLAP):g}"
        return f"{start}v{-rise * long:g}{turn}h{side * far:g}"

    return draw


def _dashes(number: int) -> Callable[[int, int], str]:
    """So many dashes across a cell."""

    def draw(x: int, y: int) -> str:
        step = WIDE / number
        starts = (x + step * (at + 0.2) for at in range(number))
        return "".join(f"M{start:g} {y + HIGH / 2:g}h{step * 0.6:g}" for start in starts)

    return draw


STROKES: dict[str, Callable[[int, int], str]] = {
    "╭": _corner(1, 1),
    "╮": _corner(-1, 1),
    "╯": _corner(-1, -1),
    "╰": _corner(1, -1),
    "╱": lambda x, y: f"M{x} {y + HIGH}l{WIDE} -{HIGH}",
    "╲": lambda x, y: f"M{x} {y}l{WIDE} {HIGH}",
    "╌": _dashes(2),
    "┄": _dashes(3),
    "┈": _dashes(4),
}
"""Lines that are more than arms: how each is drawn in a cell that begins at these dots."""


# Text


def written(pieces: Sequence[str], x: int, y: int, classes: Callable[[], str]) -> Iterator[str]:
    """A text without the spaces around it, as wide as its columns, or signs each in a column of its own."""
    for at, piece in enumerate(pieces):
        text = piece.strip()
        if text:
            start = x + at + len(piece) - len(piece.lstrip())
            place = f'x="{start * WIDE}" y="{y * HIGH + 14}" textLength="{max(1, cell_len(text)) * WIDE}"'
            shown = escape(text, quote=False)
            yield f'<text class="{classes()}" {place} lengthAdjust="spacingAndGlyphs">{shown}</text>'
