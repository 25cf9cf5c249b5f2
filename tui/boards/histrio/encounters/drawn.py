"""The encounters of a city where there are rows for pictures: in all cities as cards, or by name beside a picture.

Knows: whether all cards have room, and what stands where none lie.
Must not know: where a city lies, or whose caravels are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

import core
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Size

from ..faces import ENCOUNTER, LARGE, NOTED, PORTRAIT, chip_row, hints, is_named_whole, line, portrait, whole
from ..scene import Scene, tail

PICTURED = 3
"""Rows from which encounters have pictures."""
LIST = 13
"""Columns that the names of encounters need beside their pictures, with a free one."""
CARDS, PORTRAITS = (LARGE, ENCOUNTER), (Size(12, 5), PORTRAIT)
"""The sizes of cards, and of the picture of the newest encounter where not all are cards."""
LANDMARKS = ("castle", "village", "church", "village", "castle", "well", "church", "village")
"""The landmark of each city."""
LANDMARK = 7
"""Columns of that."""


def picture_size(scene: Scene, rooms: Mapping[int, Canvas]) -> Size:
    """The size of a card that every encounter of every city has room for; if some city has no room for all of its own,
    or some card none for its name, that of the picture of the newest: all are drawn alike."""
    held = {city: scene.state.at(city).known() for city in rooms}
    for size in CARDS:
        if all(_have_room(scene, rooms[city], held[city], size) for city in rooms if held[city]):
            return size
    return next((size for size in PORTRAITS if all(_is_beside(room, size) for room in rooms.values())), PORTRAIT)


def _have_room(scene: Scene, room: Canvas, held: Sequence[core.Face], size: Size) -> bool:
    """True if these lie side by side in a room as cards of a size, each with its name."""
    if room.height < size.height or len(held) * (size.width + 1) - 1 > room.width:
        return False
    return all(is_named_whole(scene, card, _card_size(room, size)) for card in held)


def _card_size(room: Canvas, size: Size) -> Size:
    """The size of a card with what it does, where there is a row for that."""
    return Size(size.width, max(size.height, min(room.height, NOTED)))


def encounters(scene: Scene, room: Canvas, held: Sequence[core.Face], size: Size) -> None:
    """All as cards of a size, or the newest as a picture without an edge and all by name."""
    if not held:
        empty, beside = scene.text("empty"), LANDMARK + 2 if room.height <= PICTURED else 0
        room.put(0, 0, empty if cell_len(empty) <= room.width - beside else "", "dim")
    elif size in CARDS:
        _as_cards(scene, room, held, size)
    else:
        portrait(room.part(0, 0, *size), held[0], named=True)
        listed(scene, _list_room(room, size), held)


def _list_room(room: Canvas, size: Size) -> Canvas:
    """The room of the names: beside the picture, or below it where that has more columns for them."""
    below = not _is_beside(room, size) and size.height < room.height - 1 and room.width >= LIST - 1
    x, y = (0, size.height) if below else (size.width + 1, 0)
    return room.part(x, y, room.width - x, room.height - y)


def _is_beside(room: Canvas, size: Size) -> bool:
    """True if a picture of this size leaves room for names beside it."""
    return size.height < room.height and room.width - size.width - 1 >= LIST - 1


def _as_cards(scene: Scene, room: Canvas, held: Sequence[core.Face], size: Size) -> None:
    """Cards side by side, with what they do where there is a row for that."""
    place = _card_size(room, size)
    for at, card in enumerate(held):
        whole(scene, room.part(at * (size.width + 1), 0, *place), card)


def landmark(room: Canvas, city: int, held: bool) -> None:
    """Draws the landmark, at the end of the place where nothing stands."""
    across = room.part(room.width - LANDMARK - 2, 0, LANDMARK + 2, room.height)
    if not across.text().strip() or not held:
        pictures.place(across.part(1, room.height - 3, LANDMARK, 3), LANDMARKS[city - 1], "ink", True)


def listed(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """A row for each; those that have none stand side by side in the last row."""
    rows = len(held) if len(held) <= room.height else room.height - 1
    for at, said in enumerate(hints(scene, held[:rows], room.width)):
        line(scene, room.part(0, at, room.width, 1), held[at], first=not at, said=said)
    if held[rows:]:
        chip_row(scene, room.part(0, rows, room.width, 1), held[rows:], rest=True)


def turning(scene: Scene, room: Canvas, city: int, size: Size) -> None:
    """The encounter that has just come is turned: its back, then its edge."""
    come = [event.args["city"] for event in tail(scene.view, "encounter")]
    if city not in come:
        return
    if size in CARDS:
        room.fill(0, 0, size.width, room.height, "tint-leaf")
    else:
        names = _list_room(room, size)
        room.fill(0, 0, *size, "tint-leaf")
        names.fill(0, 0, names.width, 1, "tint-leaf")
    width = size.width if scene.phase < 0.4 else 3
    cards.back(room.part((size.width - width) // 2, 0, width, min(room.height, size.height)))
