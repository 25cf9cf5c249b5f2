"""Lancelot: what is drawn of a player below the tiles of the two squires, and over them.

Knows: what belongs to a player, not to one of the squires.
Must not know: how a tile looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tui.draw.canvas import Canvas
from tui.draw.panels import fitted

from .common import Common
from .piles import draw_next, speaker
from .stacks import draw_stacks


def draw_below(common: Common, room: Canvas, owner: int) -> None:
    """The ground on which the tiles of a player's two squires are drawn."""
    if common.shared:
        _ground(common, room, owner)
        top = int(common.has_edge(room))
        _name(common, room.part(1, top, room.width - 1, 1), owner)
        if "arms" not in common.facts_in(room):
            _arms(common, room.part(1, top, room.width - 2, 1), common.squires.of(owner))
    elif common.is_joint(owner):
        room.fill(0, 0, *room.size, f"tint-seat{owner}")


def draw_over(common: Common, room: Canvas, owner: int, y: int) -> None:
    """What is told from this row on of a player's two squires together."""
    if common.is_joint(owner):
        _known(common, room.part(0, y, room.width, room.height - y), owner)
    elif common.shared and y:
        _exchanged(common, room, owner, y)


def _exchanged(common: Common, tile: Canvas, owner: int, y: int) -> None:
    """What a player has while stacks are made and taken, from this row of their tile, where those of the squires do
    not tell it: the stacks, what becomes of them, or the cards got."""
    y -= common.has_round
    room = tile.part(1, y, tile.width - 2, tile.height - y)
    piles = [pile for squire in common.squires.of(owner) if (pile := common.piles.pile_of(squire))]
    if owner == speaker(common.view):
        draw_next(room, common.view, owner)
    elif not piles:
        common.known.draw_so_far(room.part(0, 0, room.width, 1), owner)
    elif common.has_stacks_in_rows(tile):
        draw_stacks(common.played, room, piles)


def _known(common: Common, room: Canvas, owner: int) -> None:
    """The cards that a player's two squires hold: by their names in two columns where these have rows enough."""
    common.known.draw_joint(room, owner)
    left = common.known.left(owner)
    half = (len(left) + 1) // 2
    if room.height <= half:
        return
    room.fill(1, 1, room.width - 1, room.height - 1, f"tint-seat{owner}")
    start = (room.width + 1) // 2
    for x, cards in ((1, left[:half]), (start + 1, left[half:])):
        common.played.draw_in_words(room.part(x, 1, start - 2, half), cards)


def _ground(common: Common, room: Canvas, owner: int) -> None:
    """The ground of a player, and the edge, if there is room for one."""
    bright = owner in common.view.to_act
    room.fill(0, 0, *room.size, "tint-gold" if bright else "panel")
    if common.has_edge(room):
        room.put(0, 0, ("▀" if bright else "▔") * room.width, "gold" if bright else "line")


def _name(common: Common, row: Canvas, owner: int) -> None:
    """The letters of both squires, and the name of their player with its signs."""
    x = 0
    for squire in common.squires.of(owner):
        x = row.put(x, 0, f" {common.squires.letter(squire)} ", f"on-{common.squires.style(squire)} bold")
    x = row.put(x + 1, 0, fitted(common.view.names[owner], (row.width + 1) // 2), f"seat{owner} bold")
    common.who.draw_marks(row.part(x + 1, 0, row.width - x - 1, 1), owner)


def _arms(common: Common, row: Canvas, squires: Sequence[int]) -> None:
    """The arms of several squires at the end of a row, each behind its letter."""
    x = row.width
    for squire in reversed(squires):
        if not (short := common.arms.short(squire)):
            continue
        x -= cell_len(short) + 2
        row.put(x, 0, common.squires.letter(squire), common.squires.style(squire))
        row.put(x + 2, 0, short, "dim")
        x -= 2
