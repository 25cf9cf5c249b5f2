"""The first columns of a lane of Medieval Academy: picture or sign, name, and what the track pays when.

Knows: how much of it there is room for.
Must not know: squares, or discs.
"""

from __future__ import annotations

from rich.cells import cell_len

from tui.draw import pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.signs import glyph

from ..hand.faces import SUITS
from ..terms import SIGNS, said
from .lane import Lane


def draw_heading(lane: Lane, edge: str) -> None:
    """Picture or sign, name, and what it pays when."""
    style = "gold bold" if lane.meant else f"{lane.colour} bold" if lane.now else "dim"
    name = lane.words.text(lane.view, f"row-{lane.name}")
    pictured = lane.open_floor and _picture(lane, lane.room.part(1, 0, lane.place.name - 2, lane.room.height))
    if not lane.open_floor:
        sign = glyph(SIGNS.get(lane.name, lane.name), lane.room.ascii_only)
        lane.room.put(1, 0, sign, edge)
    room = lane.place.start - lane.place.name - 1
    x, y = lane.place.name, (lane.room.height - 1) // 2 - (lane.room.height > 2)
    lane.room.put(x, y, fitted(name, room), style)
    if pictured and lane.name in SUITS and cell_len(name) + 1 < room:  # the cards of this suit bear it
        lane.room.right(x + room, y, glyph(lane.name, lane.room.ascii_only), style)
    if lane.room.height > 1:
        _terms(lane, x, y + 1, room)
    elif not lane.now:
        lane.room.right(lane.place.start - 1, 0, lane.when, lane.colour)


def _picture(lane: Lane, room: Canvas) -> bool:
    """The track's picture; its sign alone where it would touch those above and below and no colour parts them. True if
    it is the picture."""
    name = lane.common.terms.picture(lane.name)
    found = pictures.find(name, *room.size)
    theme = styles.current()
    parted = bool(theme.colours) and (lane.now or not theme.faded)
    if parted or (found is not None and found.height < room.height):
        pictures.place(room, name, lane.colour, not lane.now)
    else:
        sign = glyph(SIGNS.get(lane.name, lane.name), room.ascii_only)
        room.center(0, room.height // 2, room.width, sign, "bold" if lane.now else "dim bold")
        return False
    return True


def _terms(lane: Lane, x: int, y: int, room: int) -> None:
    """The track's points and when it scores: one row each, or both in one."""
    pays, when = lane.common.terms.pays(lane.name, room), lane.when
    lane.room.part(x, y, room, 1).named("pays", lane.name)
    if lane.room.height == 2:
        both = f"{pays} {when}" if when and not lane.now else pays
        lane.room.put(x, y, fitted(both if cell_len(both) <= room else pays, room), "" if lane.now else "dim")
        return
    named = lane.view.words("academy_board-pays", pays=pays) if lane.common.terms.is_bare(lane.name) else pays
    lane.room.put(
        x, y, named if cell_len(named) <= room else fitted(pays, room), f"{lane.colour}" if lane.now else "dim"
    )
    key = "lane-first" if lane.table.moves else "lane-now"
    text = lane.words.text(lane.view, key) if lane.now else ""
    if when and not lane.now:
        text = said(lane.view.words, "lane-when", round=when)
    lane.room.put(x, y + 1, fitted(text, room), "ink" if lane.now else "dim")
