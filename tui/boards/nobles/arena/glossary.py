"""Duelling Nobles on the screen: what coins buy, or what the favour of each suit does, while that is asked for.

Knows: which facts belong to which question, and the favours that this seat has had.
Must not know: what is legal, or what else lies in the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles.components import NOBLE_PRICE, SUBSTITUTE_PRICE, SUITS, WEAPON_PRICE, suit_of
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, heading
from tui.draw.signs import glyph

from .. import cards as faces
from ..asides.rules import asked
from ..plan import Table

PRICES = {"price-weapon": WEAPON_PRICE, "price-substitute": SUBSTITUTE_PRICE, "price-noble": NOBLE_PRICE}
"""What coins are spent on, the cheapest first, with how many."""


class Fact(NamedTuple):
    """A row of the list: a price or a suit, and what is had for it."""

    name: str
    does: str
    style: str
    coins: int = 0
    """The coins that it costs."""


def facts(table: Table) -> Sequence[Fact]:
    """The rows for the question that this seat is asked; none if it needs no list, or if no favour can be had."""
    if asked(table.view) == "tithe":
        return [
            Fact(table.say(f"rule-{name}"), table.say(f"rule-{name}-does"), "ink bold", coins)
            for name, coins in PRICES.items()
        ]
    chooses = asked(table.view) == "favour" and len(table.view.legal) > 1
    return _favours(table) if chooses else []


def _favours(table: Table) -> Sequence[Fact]:
    """What the favours do that this seat has not had yet."""
    had = {suit_of(face) for face in table.state.favours[table.view.own].known()}
    return [Fact(faces.SUIT[suit], table.say(f"rule-favour-{suit}"), suit) for suit in SUITS if suit not in had]


def draw(table: Table, room: Canvas, rows: Sequence[Fact], least: int) -> int:
    """The list below a title where there is room for it, with a free row above that, favours with large suits where so
    many rows are left below them; the rows it takes."""
    above = min(2, room.height - len(rows))
    if above:
        title = table.say("rules-prices" if asked(table.view) == "tithe" else "rules-favours")
        heading(room.part(0, above - 1, room.width, 1), title, "ink")
    below = room.part(0, above, room.width, room.height - above)
    pictured = rows[0].name in faces.SUITS and _pictured(below.part(0, 0, below.width, below.height - least), rows)
    return above + (pictured or _listed(table, below, rows))


def _listed(table: Table, room: Canvas, rows: Sequence[Fact]) -> int:
    """A row for each, prices with their coins where these have room; the rows they take."""
    first = max(cell_len(fact.name) for fact in rows) + 2
    coins = max(fact.coins for fact in rows)
    second = first + bool(coins) * (coins + 2)
    if second + max(cell_len(fact.does) for fact in rows) > room.width:
        second = first
    for row, fact in enumerate(rows):
        if fact.name in faces.SUITS:
            room.part(0, row, room.width, 1).named(f"favour-{faces.SUITS[fact.name]}")
        room.put(0, row, fact.name, fact.style)
        if second > first:
            room.put(first, row, glyph("coin", room.ascii_only) * fact.coins, "gold")
        room.put(second, row, fitted(fact.does, room.width - second), "ink")
    return len(rows)


def _pictured(room: Canvas, rows: Sequence[Fact]) -> int:
    """Favours two in a row, each with its suit as a picture; the rows they take, 0 where there are too few."""
    wide, high = room.width // 2, -(-len(rows) // 2) * PITCH - 1
    lines = [wrap(fact.does, wide - SUIT - APART) for fact in rows]
    if room.height < high or wide < SUIT + LEAST + APART or max(map(len, lines)) >= PITCH:
        return 0
    for at, (fact, told) in enumerate(zip(rows, lines, strict=True)):
        place = room.part(at % 2 * wide, at // 2 * PITCH, wide, PITCH - 1)
        place.named(f"favour-{faces.SUITS[fact.name]}")
        pictures.place(place.part(0, 0, SUIT - 1, PITCH - 1), fact.style, fact.style)
        for row, line in enumerate(told, (PITCH - len(told)) // 2):
            place.put(SUIT, row, line, "ink")
    return high


PITCH = 4
"""Rows from one picture of a suit to the next."""
SUIT, LEAST, APART = 8, 11, 2
"""Columns of such a picture with the free one behind it, of what stands there at least, and before the next one."""
