"""Cards that look like cards: faces with pictures, backs, empty places, hands of them.

Knows: shapes, pictures, styles by name.
Must not know: games; what is on a card is said by the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import NamedTuple

from rich.cells import cell_len

from . import pictures
from .canvas import Canvas
from .panels import edge, fitted


class Size(NamedTuple):
    """Columns and rows of a card."""

    width: int
    height: int


class Across(Size):
    """The room of cards that have all columns to themselves: what else there is stands below them."""


SMALL, MEDIUM, LARGE = Size(5, 4), Size(9, 6), Size(13, 9)


@dataclass(frozen=True)
class Card:
    """The contents of a card. Texts are cut to the card's width; the picture is as large as there is room for."""

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
    corner: bool = True
    """The value stands in the lower right corner too."""
    key: str = ""
    """The digit that chooses it: in the lower left corner, which is seen in a fan too."""
    chip: bool = False
    """The key stands on gold, so that it is not read as a value."""
    count: str = ""
    """How many of it there are, if several: a block in the lower edge, in the middle before a value, else at the right
    end."""
    walls: bool = True
    """It has an edge at its sides; without, picture and name have these columns too, and the name stands on a band."""
    corners: bool = True
    """Its edge has corners; without sides it looks calmer without them."""
    bright: bool = False
    """Its edge is as bright as its colour: it lies in a stack that may be chosen."""
    turned: bool = False
    """Only its right side is seen: value and key stand in the corners there."""


CORNERED = 3
"""Rows within the edge from which a card has its value in two corners."""


def card(room: Canvas, face: Card, *, chosen: bool = False, faint: bool = False) -> None:
    """Draw a card as large as the room. `chosen`: a heavy gold edge on a brighter ground; `faint`: cannot be played
    now."""
    if face.face_down:
        back(room, face.colour, chosen=chosen)
        return
    room.fill(0, 0, *room.size, f"wash-{face.colour}" if chosen else "tint-dim" if faint else f"tint-{face.colour}")
    open_edge = face.colour if face.bright else f"faint-{face.colour}"
    rim = "gold bold" if chosen else "line" if faint else open_edge
    edge(room, rim, heavy=chosen, walls=face.walls)
    if not face.corners:
        for row in (0, room.height - 1):
            room.put(0, row, ("━" if chosen else "─") * room.width, rim)
    inner = room.part(1, 1, room.width - 2, room.height - 2)
    value = f"faint-{face.colour}" if faint else f"{face.colour} bold"
    name = "dim" if faint else "ink bold" if chosen else "ink"
    if inner.height < CORNERED:
        _low(inner, face, value, name)
    else:
        _corners(room, face, value)
        _body(room, face, name, faint)
    if not face.walls and not faint:  # the name stands on a band, not over edges
        room.paint(0, room.height - 2, room.width, "wash-gold" if chosen else f"wash-{face.colour}")
    _key(room, face)


def _low(inner: Canvas, face: Card, value: str, name: str) -> None:
    """The value and the sign, and the name below them, or behind them where a card has one row."""
    if face.turned:
        end = 0
        inner.right(inner.width, 0, face.value, value)
    else:
        end = inner.put(inner.put(0, 0, face.value, value), 0, face.sign, value)
    if inner.height > 1:
        inner.center(0, 1, inner.width, _fitted(face, inner.width), name)
    elif not face.turned:
        inner.right(inner.width, 0, fitted(face.name, max(0, inner.width - end - 1)), name)


def _corners(room: Canvas, face: Card, style: str) -> None:
    """The value in two corners, the sign in a third."""
    width, height = room.size
    count = style if style.startswith("faint") else f"on-{face.colour} bold"
    if face.turned:
        room.right(width - 1, 0, face.value, style)
        room.right(width - 2 - cell_len(face.value), 0, face.count, count)
        return
    room.put(1, 0, face.value, style)
    if face.corner:
        room.put((width - cell_len(face.count)) // 2, height - 1, face.count, count)
    else:
        room.right(width - 1, height - 1, face.count, count)
    if cell_len(face.value + face.sign) < width - 2:
        room.right(width - 1, 0, face.sign, style)
    if face.corner:
        room.right(width - 1, height - 1, face.value, style)


def _key(room: Canvas, face: Card) -> None:
    """The digit that chooses a card, if it is one."""
    wide = cell_len(face.key)
    if face.key and wide < room.width - 1:
        style = "on-gold bold" if face.chip else "gold bold"
        room.put(room.width - 1 - wide if face.turned else 1, room.height - 1, face.key, style)


def _body(room: Canvas, face: Card, name: str, faint: bool) -> None:
    """Picture, notes, name: a long name in two rows, if the picture leaves them."""
    inner = room.part(int(face.walls), 1, room.width - 2 * face.walls, room.height - 2)
    width, names = inner.width, _name_rows(face, inner.width, inner.height - len(face.notes) - PICTURE)
    last = inner.height - len(names)
    free = last - len(face.notes)
    if face.picture:
        pictures.place(inner.part(0, 0, width, free), face.picture, face.colour, faint)
    for at, note in enumerate(face.notes):
        inner.center(0, free + at, width, fitted(note, width), "dim" if faint else "soft-dim")
    for at, words in enumerate(names):
        inner.center(0, last + at, width, words, name)
    if len(names) == 1 and (over := _over_edges(face, room.width)):
        room.center(0, 1 + last, room.width, over, name)


def _over_edges(face: Card, width: int) -> str:
    """The name, or the short one, that is whole only if it stands over the edges too; empty if there is none."""
    names = [name for name in (face.name, face.short) if name]
    if not names or min(map(cell_len, names)) <= width - 2:
        return ""
    return next((name for name in names if cell_len(name) <= width), "")


def has_room_for(face: Card, size: Size) -> bool:
    """True if the name of a card is seen whole on it."""
    rows = _name_rows(face, size.width - 2, size.height - 2 - PICTURE)
    return " ".join(rows) == face.name


PICTURE = 3
"""Rows of the picture of a card that names leave free."""


def _name_rows(face: Card, width: int, most: int) -> list[str]:
    """The name in one row; in two between words, if it is too long and there are so many rows."""
    words = face.name.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    fit = [half for half in halves if max(map(cell_len, half)) <= width]
    if most < 2 or not fit or cell_len(face.name) <= width:
        return [_fitted(face, width)]
    return list(fit[-1])


def _fitted(face: Card, width: int) -> str:
    if cell_len(face.name) > width and face.short:
        return fitted(face.short, width)
    return fitted(face.name, width)


def back(room: Canvas, colour: str = "cloth", *, chosen: bool = False) -> None:
    """The back of a card: a lattice within its edge."""
    room.fill(0, 0, *room.size, f"wash-{colour}")
    edge(room, "gold bold" if chosen else colour, heavy=chosen)
    for row in range(1, room.height - 1):
        room.put(1, row, ("╲╱" * room.width)[(row + 1) % 2 :][: room.width - 2], f"faint-{colour}")


def empty(room: Canvas, text: str = "", names: str = "line") -> None:
    """A place where no card lies: its corners, and a word."""
    width, height = room.size
    for row, corners in ((0, "╭╮"), (height - 1, "╰╯")):
        room.put(0, row, f"{corners[0]}╴", names)
        room.right(width, row, f"╶{corners[1]}", names)
    room.center(0, height // 2, width, text, "dim")


UNDER = 2
"""Columns at the right of a pile for the edges of the cards below the top one."""


def pile(room: Canvas, count: int, top: Card | None = None) -> None:
    """A pile: the top card, its back unless given, on the edges of up to two more, and how many there are. The card
    is `UNDER` columns narrower than the room."""
    width, height = room.width - UNDER, room.height
    place = room.part(0, 0, width, height)
    if not count:
        empty(place, "0")
        return
    for right in range(width, width + min(count - 1, UNDER)):
        for row, line in enumerate("╮" + "│" * (height - 2) + "╯"):
            room.put(right, row, line, "faint-cloth")
    top = top or Card(colour="cloth", face_down=True)
    card(place, top)
    said, corner = f" {count} ", _corner(top, height)
    place.put(max(1, min((width - len(said)) // 2, width - 1 - corner - len(said))), height - 1, said, "ink bold")


def _corner(face: Card, height: int) -> int:
    """Columns that the value takes in the lower edge of a card."""
    return cell_len(face.value) if face.corner and not face.face_down and height - 2 >= CORNERED else 0


def hand(
    room: Canvas,
    faces: Sequence[Card],
    chosen: int | None = None,
    *,
    playable: Sequence[bool] = (),
    lifted: bool = False,
    level: bool = False,
    size: Size = MEDIUM,
) -> list[int]:
    """A hand of cards as wide as the room: side by side, and where they are too many, one over the next like a fan.

    No card moves when another is chosen: the chosen one is lifted by a row and is seen whole, of those before it the
    left side is seen and of those behind it the right one. `lifted`: all are; the hand takes a row more than its cards.
    `level`: none is, so that the row above stays free. Returns the column at which each card begins, for clicks: they
    lie over each other as `stacked` says.
    """
    columns = fan(len(faces), room.width, size.width)
    for at in stacked(len(faces), chosen):
        up = lifted or at == chosen
        faint = bool(playable) and not playable[at]
        face = in_fan(faces, columns, at, chosen, size.width)
        card(room.part(columns[at], int(level or not up), *size), face, chosen=up, faint=faint)
    return columns


def stacked(count: int, chosen: int | None) -> list[int]:
    """The cards of a hand from the lowest to the one on top."""
    top = count - 1 if chosen is None else chosen
    return [*range(top), *range(count - 1, top, -1), *([top] if count else [])]


def in_fan(faces: Sequence[Card], columns: Sequence[int], at: int, chosen: int | None, width: int) -> Card:
    """A card of a fan with what is seen of it, beside the chosen one or else the last."""
    face, top = faces[at], len(faces) - 1 if chosen is None else chosen
    if at == top:
        return face
    if at < top:
        return beneath(face, width, columns[at + 1] - columns[at])
    return turned(face, width, columns[at] - columns[at - 1])


def spread(room: Canvas, faces: Sequence[Card], chosen: int | None = None, *, size: Size = MEDIUM) -> list[int]:
    """A hand in which many cards have long names: where they do not lie side by side, one is seen whole, the chosen or
    else the last, and of each other as much as of the next: where half of it is seen, with its name or the short one
    beneath its picture, else with its name spelt downward.

    Takes as many rows as `hand`, and returns as much.
    """
    columns = strips(len(faces), room.width, size.width, chosen)
    ends = [*columns[1:], room.width]
    whole = len(faces) - 1 if chosen is None else chosen
    for at in [*(at for at in range(len(faces)) if at != whole), whole]:
        face, place, seen = faces[at], room.part(columns[at], int(at != chosen), *size), ends[at] - columns[at]
        ends_here = place.width == seen
        letters = seen - 1 - ends_here
        named = any(name and cell_len(name) <= letters for name in (face.name, face.short))
        if seen >= size.width or (2 * seen > size.width and named):
            card(place, face if ends_here else beneath(face, size.width, seen), chosen=at == chosen)
        else:
            card(place, replace(face, name="", picture=""))
            _spell(place.part(1, 1, letters, size.height - 2), face.name)
    return columns


def _spell(room: Canvas, name: str) -> None:
    """A name in one row if it fits, else downward, a letter a row; a name too long for that is divided."""
    for row, piece in enumerate(_pieces(name, room.width, room.height)[: room.height]):
        room.put(0, row, piece, "ink")


def _pieces(name: str, width: int, rows: int) -> list[str]:
    """The rows of a name: equal parts with hyphens where it is too long for letters below each other."""
    if len(name) <= width:
        return [name]
    if len(name) <= rows or width < PARTED:
        return list(name)
    part = ceil(len(name) / ceil(len(name) / (width - 1)))
    pieces = [name[at : at + part] for at in range(0, len(name), part)]
    return [*(f"{piece}-" for piece in pieces[:-1]), pieces[-1]]


PARTED = 3
"""Columns from which a part of a name can be read."""


def strips(count: int, room: int, width: int, whole: int | None = None) -> list[int]:
    """The columns at which so many cards of a width begin, if one of them, the last unless said otherwise, is whole and
    the others share the rest."""
    if count * (width + 1) - 1 <= room or count < 2:
        return [(width + 1) * at for at in range(count)]
    shift = room - width
    found = [shift * at // (count - 1) for at in range(count)]
    if whole is None:
        return found
    return [*found[: whole + 1], *(at + width for at in found[whole : count - 1])]


def fan(count: int, room: int, width: int) -> list[int]:
    """The columns at which so many cards of a width begin in so many columns."""
    if count * (width + 1) - 1 <= room or count < 2:
        return [(width + 1) * at for at in range(count)]
    step = max(1, (room - width) // (count - 1))
    return [step * at for at in range(count)]


def turned(face: Card, width: int, seen: int) -> Card:
    """A card of which only so many columns at its right are seen: its value and its key there, and its name, or the
    short one, if that is seen whole."""
    if seen >= width:
        return face
    name = next((name for name in (face.name, face.short) if name and cell_len(name) < seen), "")
    padded = " " * (width - 2 - cell_len(name)) + name if name else ""
    return replace(face, turned=True, name=padded, short="")


CUT = 5
"""Columns of a covered card in which a name that is cut can be told."""


def beneath(face: Card, width: int, seen: int) -> Card:
    """A card of which only so many columns are seen: with its name, or the short one, only if that is seen whole, and
    without what is cut in its right corners."""
    if width > SMALL.width:
        face = replace(
            face,
            corner=face.corner and not _cut(face.value, width, seen),
            sign="" if _cut(face.sign, width, seen) else face.sign,
        )
    for name in (face.name, face.short):
        wide = cell_len(name)
        if 1 + (width - 2 - wide) // 2 + wide <= seen or seen >= width:
            return face if name == face.name else replace(face, name=name)
        if wide < seen:
            return replace(face, name=name + " " * (width - 2 - wide))
    cut = fitted(face.short or face.name, seen - 1) if seen > CUT else ""
    return replace(face, name=cut + " " * (width - 2 - cell_len(cut)) if cut else "", short="")


def _cut(text: str, width: int, seen: int) -> bool:
    """True if a text of this width in a right corner of a card is cut at so many columns."""
    return width - 1 - cell_len(text) < seen < width - 1
