"""Pictures as data: small paintings whose pixels are half a character high, so that each is about square.

Knows: which letter is painted in which colour.
Must not know: games; a picture is called by what it shows.

How a picture is written, in the files of PARTS: its name; then a letter of PAINT for each pixel, two rows of pixels to
one row of the screen, an even number, at most 7 by 6 (`name` alone), 11 by 10 (`name large`) or 5 by 4 (`name little`);
and behind ` : ` the same in ASCII, row by row of the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from typing import NamedTuple

from tui.draw import styles
from tui.draw.canvas import Canvas

from . import large, little, people, places, stage, things

PARTS = (things, people, places, stage, large, little)
OWN = "own"
TWICE, THRICE = 2, 3
"""How many times as large as on a large card pixels are at most: on a board, and around the boards."""
PAINT: Mapping[str, str] = {
    "*": OWN, "m": OWN, "x": OWN, "y": "amber", "s": "steel", "k": "coal", "h": "shade", "b": "wood", "l": "leather",
    "f": "skin", "p": "cloth", "g": "leaf", "c": "sky", "n": "night", "w": "white", "r": "blood", "o": "flame",
}  # fmt: skip
"""The colour of a letter: `*` is the colour that the one who draws wants, `m` the same, `x` a darker one of it, `.`
nothing."""
DARK = "xkm"
"""Letters that stay empty where there is no colour at all, so that eyes and slits are seen, and a chin above its
clothes."""


class Picture(NamedTuple):
    """A picture: what the screen shows in colours, and what it shows in ASCII."""

    pixels: tuple[str, ...]
    plain: tuple[str, ...]

    @property
    def width(self) -> int:
        """Columns it takes."""
        return max(map(len, self.pixels))

    @property
    def height(self) -> int:
        """Rows it takes."""
        return len(self.pixels) // 2

    @property
    def colourless(self) -> tuple[str, ...]:
        """The pixels where there is no colour: what is painted on paper, or in white on a ground, is left empty."""
        painted = "".join(self.pixels)
        on_paper = painted.count("w") > painted.count("*") > 0
        off = DARK + ("*r" if on_paper else "w" if "*" in painted else "")
        return tuple("".join("." if letter in off else letter for letter in row) for row in self.pixels)


@cache
def gallery() -> Mapping[str, Picture]:
    """All pictures, by name; the large ones by `name large`, the little ones by `name little`."""
    blocks = (block.split("\n") for part in PARTS for block in part.ART.strip("\n").split("\n\n"))
    pictures = {name: _picture(rows) for name, *rows in blocks}
    small = {name: pictures.get(name.removesuffix(" large"), picture) for name, picture in pictures.items()}
    return {name: picture._replace(plain=small[name].plain) for name, picture in pictures.items()}


def _picture(rows: list[str]) -> Picture:
    halves = [row.partition(" : ") for row in rows]
    plain = [ascii_only.rstrip() for _, colon, ascii_only in halves if colon]
    left = min((len(row) - len(row.lstrip()) for row in plain), default=0)
    return Picture(tuple(pixels for pixels, _, _ in halves), tuple(row[left:] for row in plain))


def find(name: str, width: int, height: int, most: int = TWICE) -> Picture | None:
    """The largest picture of this name that fits in so many columns and rows, its pixels `most` times as large."""
    names = (f"{name} large", name, f"{name} little")
    sizes = (*(_enlarged(name, times) for times in range(most, 1, -1)), *map(gallery().get, names))
    return next((found for found in sizes if found and found.width <= width and found.height <= height), None)


@cache
def _enlarged(name: str, times: int) -> Picture | None:
    """The large picture with pixels so many times as large."""
    large = gallery().get(f"{name} large")
    if large is None:
        return None
    rows = ("".join(pixel * times for pixel in row) for row in large.pixels)
    return Picture(tuple(row for row in rows for _ in range(times)), large.plain)


def place(room: Canvas, name: str, own: str = "ink", faint: bool = False, most: int = TWICE) -> None:
    """Draw the largest picture of this name that fits in the middle of a room; nothing, if none fits. `own` is the
    colour of what in it has none of its own; `faint`: out of play; `most`: how many times as large its pixels are."""
    picture = find(name, *room.size, most)
    if picture is None:
        return
    wide, high = (picture.width, picture.height)
    if room.ascii_only:
        wide, high = max(map(len, picture.plain)), len(picture.plain)
    middle = room.part((room.width - wide) // 2, (room.height - high) // 2, wide, high)
    (_write if room.ascii_only else _paint)(middle, picture, own, faint)


def _write(room: Canvas, picture: Picture, own: str, faint: bool) -> None:
    for y, row in enumerate(picture.plain):
        room.put(0, y, row, f"faint-{own}" if faint else own)


def _paint(room: Canvas, picture: Picture, own: str, faint: bool) -> None:
    pixels = picture.pixels if styles.current().colours else picture.colourless
    for x, y, text, names in _runs(pixels, own, faint):
        room.put(x, y, text, names)


@cache
def _runs(pixels: tuple[str, ...], own: str, faint: bool) -> list[tuple[int, int, str, str]]:
    """The runs to write: neighbours of one style together, since a board draws a dozen pictures."""
    runs: list[tuple[int, int, str, str]] = []
    for y in range(len(pixels) // 2):
        pairs = zip(pixels[2 * y], pixels[2 * y + 1], strict=True)
        cells = [(x, *_cell(top, bottom, own, faint)) for x, (top, bottom) in enumerate(pairs)]
        for names, run in groupby((cell for cell in cells if cell[1]), key=lambda cell: cell[2]):
            for x, text in _joined(run):
                runs.append((x, y, text, names))
    return runs


def _joined(cells: Iterable[tuple[int, str, str]]) -> list[tuple[int, str]]:
    """The characters of neighbouring columns as one text."""
    texts: list[tuple[int, str]] = []
    for x, character, _ in cells:
        if texts and texts[-1][0] + len(texts[-1][1]) == x:
            texts[-1] = (texts[-1][0], texts[-1][1] + character)
        else:
            texts.append((x, character))
    return texts


def _cell(top: str, bottom: str, own: str, faint: bool) -> tuple[str, str]:
    """Two pixels, one above the other, as one character and its style; empty: nothing is there."""
    ink, ground = ("faint-", "low-") if faint else ("", "over-")
    match top == ".", bottom == ".":
        case True, True:
            return "", ""
        case True, False:
            return "▄", _colour(bottom, own, ink)
        case False, True:
            return "▀", _colour(top, own, ink)
        case _ if _colour(top, own, "") == _colour(bottom, own, ""):
            return "█", _colour(top, own, ink)
        case _:
            return "▀", f"{_colour(top, own, ink)} {_colour(bottom, own, ground)}"


def _colour(letter: str, own: str, way: str) -> str:
    if letter == "x":
        way = {"": "faint-", "over-": "low-"}.get(way, way)
    if letter == "k":
        way = way.replace("faint-", "").replace("low-", "over-")
    name = PAINT[letter]
    return way + (own if name == OWN else name)
