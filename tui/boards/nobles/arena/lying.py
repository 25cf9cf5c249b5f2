"""Duelling Nobles on the screen: the cards of the open piles, as lists below the piles, or beside the decks.

Knows: what lies in the discard and among the fallen, and how many cards have room in a row.
Must not know: how the decks are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.cells import cell_len

from tui.draw.canvas import Canvas

from .. import cards as faces
from ..plan import Table

OPEN = ("discard", "fallen")
"""The piles that lie open."""
APART = 2
"""Columns between the name of a pile and its first card."""
ROWS = 2
"""Rows of an open pile beside the decks: its name, below it its cards."""


def beside(table: Table, room: Canvas) -> None:
    """The open piles one below the other, for each its name with the number of its cards, and its latest cards, or the
    card first that the cursor would take; an empty one is left out."""
    for at, name in enumerate(OPEN):
        lying = list(getattr(table.state, name).known()[::-1])
        if not lying:
            continue
        place = room.part(0, ROWS * at, room.width, ROWS).named_part(name)
        chosen = table.outlook.pile == name
        x = place.put(0, 0, table.say(f"pile-{name}"), "gold bold" if chosen else "ink")
        place.put(x + 1, 0, f"({len(lying)})", "ink bold")
        taken = [table.outlook.taken] if chosen and table.outlook.taken in lying else []
        rest = [face for face in lying if face not in taken]
        faces.put_cards(table.view, place.part(0, 1, place.width, 1), 0, [*taken, *rest])


def draw(table: Table, room: Canvas) -> int:
    """Lists the open piles one below the other, the latest card first; the rows they take. Of a pile of one, the card
    lies on top of it."""
    row = 0
    names = {name: table.say(f"pile-{name}") for name in OPEN}
    start = max(map(cell_len, names.values())) + APART
    for name in OPEN:
        lying = getattr(table.state, name).known()[::-1]
        if len(lying) > 1 and row < room.height:
            room.put(0, row, names[name], "ink")
            row += _listed(table, room.part(start, row, room.width - start, room.height - row), lying)
    return row


def is_listed(table: Table) -> bool:
    """True if the cards of an open pile are listed."""
    return any(len(getattr(table.state, name).known()) > 1 for name in OPEN)


def _listed(table: Table, room: Canvas, lying: Sequence[str]) -> int:
    """The cards of a pile in a row, or as many in each of two, so that none stands alone below the others; the rows."""
    halves = [lying] if _wide(table, lying) <= room.width or room.height == 1 else _halved(table, room.width, lying)
    for row, cards in enumerate(halves):
        faces.put_cards(table.view, room.part(0, row, room.width, 1), 0, cards)
    return len(halves)


def _halved(table: Table, width: int, lying: Sequence[str]) -> list[Sequence[str]]:
    """The cards in two rows of as many; where these are too narrow for that, as many in the first as it holds."""
    first = ceil(len(lying) / 2)
    if any(_wide(table, half) > width for half in (lying[:first], lying[first:])):
        first = max(count for count in range(len(lying)) if _wide(table, lying[:count]) <= width)
    return [lying[:first], lying[first:]]


def _wide(table: Table, lying: Sequence[str]) -> int:
    """The columns of so many cards in a row."""
    return cell_len(faces.shorts(table.view, lying))
