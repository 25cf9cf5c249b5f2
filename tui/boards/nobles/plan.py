"""Duelling Nobles on the screen: how large everything is at which size, and what all drawings of one picture share.

Knows: rows and columns, and what the answer under the cursor would change.
Must not know: how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core.games.nobles.actions import Challenge
from core.games.nobles.state import State, other
from tui.boards.view import View
from tui.draw.canvas import Canvas

from .clicks import answer_about, bears_key
from .duel import decided
from .outlook import Outlook, outlook


class Plan(NamedTuple):
    """The sizes of everything. The steps of the turn take the first row; then come both players' heads side by side,
    this seat's court at the left, the other at the right, and the arena between them."""

    rows: int
    """Rows of the whole board."""
    head: int
    """Rows of a player's head: two, more with an edge above and a row between."""
    noble: int
    """Rows from one noble of a court to the next."""
    side: int
    """Columns of a court."""
    card: int
    """Columns of a noble's card; 0: there is no room for cards, and a noble is a picture beside its facts."""
    least: int = 80
    """Columns that the board must have."""
    arena: int = 0
    """Rows of the arena below the courts, which lie beside each other; 0: it lies between them."""

    def court_room(self, board: Canvas, *, right: bool) -> Canvas:
        """The room of a court on the board."""
        wide = board.width // 2 if self.arena else self.side
        return board.part(board.width - wide if right else 0, self.top, wide, board.height - self.top - self.arena)

    def arena_at(self, board: Canvas) -> tuple[int, int]:
        """The first column and the first row of the arena on the board."""
        return (0, board.height - self.arena) if self.arena else (self.side, self.top)

    def arena_room(self, board: Canvas) -> Canvas:
        """The room of the arena on the board."""
        x, y = self.arena_at(board)
        return board.part(x, y, board.width - 2 * x, board.height - y)

    @property
    def top(self) -> int:
        """The row where courts and arena begin."""
        return 1 + self.head


PLANS = (
    Plan(rows=38, head=4, noble=11, side=25, card=15, least=110),
    Plan(rows=28, head=3, noble=8, side=19, card=13),
    Plan(rows=22, head=3, noble=6, side=17, card=9),
    Plan(rows=18, head=2, noble=5, side=23, card=0),
    Plan(rows=12, head=2, noble=3, side=23, card=0),
)
UPRIGHT = (
    Plan(rows=39, head=3, noble=4, side=31, card=0, arena=23),
    Plan(rows=36, head=3, noble=5, side=31, card=0, arena=17),
    Plan(rows=30, head=3, noble=3, side=31, card=0, arena=17),
    Plan(rows=22, head=2, noble=3, side=31, card=0, arena=10),
    Plan(rows=20, head=2, noble=3, side=31, card=0, arena=8),
)
"""For a narrow, high screen."""


def plan(width: int, room: int) -> Plan:
    """The largest plan that fits; the smallest, if none does."""
    plans = PLANS if width >= PLANS[-1].least else UPRIGHT
    fitting = (each for each in plans if each.rows <= room and (each.arena or each.least <= width))
    return next(fitting, plans[-1])


@dataclass(frozen=True)
class Table:
    """The data that all parts of one picture share."""

    view: View
    plan: Plan
    outlook: Outlook
    keys: Callable[[View, Sequence[int]], str] = lambda view, numbers: ""
    """The digits that give the answers of these numbers."""
    fresh: frozenset[str] = frozenset()
    """The nobles that the last duel has wounded, while no answer is under the cursor."""

    @classmethod
    def of(cls, view: View, canvas: Canvas, keys: Callable[[View, Sequence[int]], str]) -> Table:
        """The table that is drawn on this canvas."""
        last = decided(view.log)
        struck = frozenset[str]() if last is None or view.cursor else frozenset(last.struck)
        return cls(view, plan(canvas.width, canvas.height), outlook(view), keys, struck)

    def key(self, face: str) -> str:
        """The digit of the answer that a card on the table is; empty if it is none. Challenges name two cards each:
        their digits stand in the table of chances. Of all that an answer names, only one has its digit."""
        if any(isinstance(each, Challenge) for each in self.view.legal):
            return ""
        answer = answer_about(self.view, face)
        return self.keys(self.view, [answer]) if answer is not None and bears_key(self.view, answer, face) else ""

    @property
    def state(self) -> State:
        """The game."""
        return self.view.state

    @property
    def seats(self) -> tuple[int, int]:
        """The seats at the left and at the right."""
        left = self.view.seat or 0
        return left, other(left)

    def say(self, key: str, **args: object) -> str:
        """A text of this game."""
        return self.view.words(f"nobles-{key}", **args)
