"""Cards that look like cards: faces with pictures, backs, empty places, hands of them.

Knows: shapes, pictures, styles by name.
Must not know: games; what is on a card is said by the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len

from ..canvas import Canvas
from . import pictures
from .panels import fitted


class Size(NamedTuple):
    """Columns and rows of a card."""

    width: int
    height: int


SMALL, MEDIUM, LARGE = Size(5, 4), Size(9, 6), Size(13, 9)


@dataclass(frozen=True)
class Card:
    """What is on a card. Texts are cut to the card's width; the picture is as large as there is room for."""

    colour: str = "ink"
    """The name of a colour: suit, track, talent."""
    value: str = ""
    """In the edge: in the upper left corner and the lower right one, so that it is seen in a fan too."""
    name: str = ""
    """In the last row."""
    picture: str = ""
    """The name of a picture; nothing: none."""
    sign: str = ""
    """In the upper right corner; beside the value on a small card."""
    short: str = ""
    """The name where the whole of it does not fit; nothing: it is cut."""
    notes: Sequence[str] = ()
    """Rows between picture and name, each centred; they take the picture's room."""
    face_down: bool = False


def size_for(width: int, height: int, count: int) -> Size:
    """The largest size in which so many cards lie side by side in so many columns, one of them lifted by a row."""
    fitting = (size for size in (LARGE, MEDIUM) if size.height < height and count * (size.width + 1) - 1 <= width)
    return next(fitting, SMALL)


def card(
    canvas: Canvas, x: int, y: int, face: Card, size: Size = MEDIUM, *, chosen: bool = False, faint: bool = False
) -> None:
    """Draw a card. `chosen`: a heavy gold edge on a brighter ground; `faint`: cannot be played now."""
    if face.face_down:
        back(canvas, x, y, size, face.colour, chosen=chosen)
        return
    ground = f"wash-{face.colour}" if chosen else "tint-dim" if faint else f"tint-{face.colour}"
    canvas.fill(x, y, *size, ground)
    edge(canvas, x, y, size, "gold bold" if chosen else "line" if faint else f"faint-{face.colour}", heavy=chosen)
    inner = Canvas(size.width - 2, size.height - 2, canvas.ascii_only)
    inner.fill(0, 0, *inner.size, ground)
    value = f"faint-{face.colour}" if faint else f"{face.colour} bold"
    name = "dim" if faint else "ink bold" if chosen else "ink"
    if inner.height < 3:
        inner.put(inner.put(0, 0, face.value, value), 0, face.sign, value)
        inner.center(0, 1, inner.width, _fitted(face, inner.width), name)
    else:
        _body(inner, face, name, faint)
        canvas.put(x + 1, y, face.value, value)
        if cell_len(face.value + face.sign) < inner.width:
            canvas.right(x + size.width - 1, y, face.sign, value)
        canvas.right(x + size.width - 1, y + size.height - 1, face.value, value)
    canvas.stamp(x + 1, y + 1, inner)


def _body(inner: Canvas, face: Card, name: str, faint: bool) -> None:
    """Picture, notes, name."""
    width, last = inner.width, inner.height - 1
    room = last - len(face.notes)
    if face.picture:
        pictures.place(inner, 0, 0, width, room, face.picture, face.colour, faint)
    for at, note in enumerate(face.notes):
        inner.center(0, room + at, width, fitted(note, width), "dim")
    inner.center(0, last, width, _fitted(face, width), name)


def _fitted(face: Card, width: int) -> str:
    if cell_len(face.name) > width and face.short:
        return fitted(face.short, width)
    return fitted(face.name, width)


def edge(canvas: Canvas, x: int, y: int, size: tuple[int, int], names: str, *, heavy: bool = False) -> None:
    """The edge of a card; heavy for one that is chosen."""
    width, height = size
    left, flat, right, wall, low_left, low_right = "┏━┓┃┗┛" if heavy else "╭─╮│╰╯"
    canvas.put(x, y, left + flat * (width - 2) + right, names)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, wall, names)
        canvas.put(x + width - 1, row, wall, names)
    canvas.put(x, y + height - 1, low_left + flat * (width - 2) + low_right, names)


def back(canvas: Canvas, x: int, y: int, size: Size = MEDIUM, colour: str = "cloth", *, chosen: bool = False) -> None:
    """The back of a card: a lattice within its edge."""
    canvas.fill(x, y, *size, f"wash-{colour}")
    edge(canvas, x, y, size, "gold bold" if chosen else colour, heavy=chosen)
    for row in range(1, size.height - 1):
        for column in range(1, size.width - 1):
            canvas.put(x + column, y + row, "╲╱"[(row + column) % 2], f"faint-{colour}")


def empty(canvas: Canvas, x: int, y: int, size: Size = MEDIUM, text: str = "", names: str = "line") -> None:
    """A place where no card lies: its corners, and a word."""
    width, height = size
    for row, corners in ((y, "╭╮"), (y + height - 1, "╰╯")):
        canvas.put(x, row, f"{corners[0]}╴", names)
        canvas.right(x + width, row, f"╶{corners[1]}", names)
    canvas.center(x, y + height // 2, width, text, "dim")


def pile(canvas: Canvas, x: int, y: int, count: int, top: Card | None = None, size: Size = MEDIUM) -> None:
    """A pile: the top card, its back unless given, on the edges of up to two more, and how many there are."""
    if not count:
        empty(canvas, x, y, size, "0")
        return
    for under in range(min(count - 1, 2), 0, -1):
        right = x + size.width - 1 + under
        canvas.put(right, y, "╮", "faint-cloth")
        for row in range(1, size.height - 1):
            canvas.put(right, y + row, "│", "faint-cloth")
        canvas.put(right, y + size.height - 1, "╯", "faint-cloth")
    card(canvas, x, y, top or Card(colour="cloth", face_down=True), size)
    canvas.center(x, y + size.height - 1, size.width, f" {count} ", "ink bold")


def hand(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    faces: Sequence[Card],
    chosen: int | None = None,
    *,
    playable: Sequence[bool] = (),
    size: Size = MEDIUM,
) -> list[int]:
    """A hand of cards in so many columns: side by side, and where they are too many, one over the next like a fan.

    The chosen one is lifted by a row and lies on top: the hand takes a row more than its cards.
    Returns the column at which each card begins, for clicks; what covers it begins where the next one does.
    """
    if not faces:
        return []
    step = min(size.width + 1, (width - size.width) // max(1, len(faces) - 1))
    columns = [x + max(1, step) * at for at in range(len(faces))]
    order = [at for at in range(len(faces)) if at != chosen] + ([chosen] if chosen is not None else [])
    for at in order:
        lifted = at == chosen
        faint = bool(playable) and not playable[at]
        card(canvas, columns[at], y + (not lifted), faces[at], size, chosen=lifted, faint=faint)
    return columns
