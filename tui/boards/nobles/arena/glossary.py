"""Duelling Nobles on the screen: what coins buy, or what the favour of each suit does, while that is asked for.

Knows: which facts belong to which question, and the favours that this seat has had.
Must not know: what is legal, or what else lies in the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles.components import SUITS, suit_of
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, heading

from .. import cards as faces
from ..asides.rules import asked
from ..plan import Table

PRICES = ("price-weapon", "price-substitute", "price-noble")
"""What coins are spent on, the cheapest first."""


class Fact(NamedTuple):
    """A row of the list: a price or a suit, and what is had for it."""

    name: str
    does: str
    style: str


def facts(table: Table) -> Sequence[Fact]:
    """The rows for the question that this seat is asked; none if it needs no list, or if no favour can be had."""
    if asked(table.view) == "tithe":
        return [Fact(table.say(f"rule-{name}"), table.say(f"rule-{name}-does"), "ink bold") for name in PRICES]
    chooses = asked(table.view) == "favour" and len(table.view.legal) > 1
    return _favours(table) if chooses else []


def _favours(table: Table) -> Sequence[Fact]:
    """What the favours do that this seat has not had yet."""
    had = {suit_of(face) for face in table.state.favours[table.view.own].known()}
    return [Fact(faces.SUIT[suit], table.say(f"rule-favour-{suit}"), suit) for suit in SUITS if suit not in had]


def draw(table: Table, room: Canvas, rows: Sequence[Fact]) -> int:
    """The list below a title where there is room for it, with a free row above that; the rows it takes."""
    above = min(2, room.height - len(rows))
    if above:
        title = table.say("rules-prices" if asked(table.view) == "tithe" else "rules-favours")
        heading(room.part(0, above - 1, room.width, 1), title, "ink")
    first = max(cell_len(fact.name) for fact in rows) + 2
    for row, fact in enumerate(rows, above):
        room.put(0, row, fact.name, fact.style)
        room.put(first, row, fitted(fact.does, room.width - first), "ink")
    return above + len(rows)
