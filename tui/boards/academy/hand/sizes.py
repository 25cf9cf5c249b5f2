"""How large our hand of Medieval Academy is in so much room: its columns and rows, and the size of a card.

Knows: how many cards lie side by side in each part of a game.
Must not know: which cards are chosen from, or how they are drawn.
"""

from __future__ import annotations

from core.games.academy.components import DEALT
from core.games.academy.state import State
from core.piles import Pile
from tui.boards.view import View
from tui.draw.cards import LARGE, MEDIUM, Size

from ..plan import BOTTOM, is_dividing, large_hand
from ..squires import Squires
from .stacks import maker_shown

LOW = (Size(11, 6), Size(9, 6), Size(8, 6))
"""The sizes of a card in a low hand, the largest first. On the last, some names are short ones."""
TALL = (LARGE, Size(11, 9), Size(9, 9))
"""The same in a high one."""
LEAST, LEAST_MOVERS = 22, 41
"""Columns of the hand, however few cards there are, and where those who move a disc are told in its place."""
GAP = 2
"""Columns between two groups of cards."""
ALONE, TWO = Size(60, 8), 78
"""The room of a hand on an upright screen: its columns at least and its rows, and the columns from which there is more
beside it."""
MOST, FEWER = 70, 2
"""Columns of a low hand at most, and how many of them it leaves to the answers all the same."""
ANSWERS, BRIEF = 24, 20
"""More columns that the answers get beside a high hand, and those that say little: while cards are divided."""
STACKED = 6
"""Columns more of a low hand where stacks are chosen from, so that all cards bear their whole names: beside them stand
two answers of a few figures."""
NAMED = 2
"""Columns that the hand leaves to the list while cards are divided, whose names have room there then."""
DIVIDED, SHARE = 6, 3
"""Lancelot: the cards that a player divides, and those of a squire."""


class Sizes:
    """The sizes of the hand of one view, in a room of so many columns and rows."""

    def __init__(self, view: View, room: tuple[int, int]) -> None:
        self.view, self.squires, self.room = view, Squires(view), room
        self.state: State = view.state

    def kept(self) -> tuple[int, int]:
        """The columns and rows of the widest and the highest hand."""
        size = self.card()
        least = 0 if self._count != SHARE else self._most if self._is_alone else LEAST_MOVERS
        return min(self._most, max(least, self._wide(size))), self.drawn + self.below

    @property
    def drawn(self) -> int:
        """The rows of the cards and of the one by which a card is lifted."""
        return self.card().height + 1

    @property
    def below(self) -> int:
        """1 if a row is free below the cards of a low hand, so that they do not touch what stands there; else 0."""
        return int(self.room[1] > self.drawn and not self.is_high)

    def card(self) -> Size:
        """The largest size of which all cards lie side by side, and beside cards that are divided the names of all in
        the list, if no name is cut on the cards for that; else the smallest."""
        sizes = TALL if self.is_high else LOW
        fit = [size for size in sizes if self._wide(size) <= self._most]
        spare = NAMED if self._count == DIVIDED else 0
        named = [size for size in fit if self._wide(size) <= self._most - spare and size.width >= MEDIUM.width]
        return next(iter([*named, *fit]), sizes[-1])

    def _wide(self, size: Size) -> int:
        """The columns of the widest hand of cards of this size: equal ones are one card with their count."""
        return self._different * (size.width + 1) + GAP - 2

    @property
    def _most(self) -> int:
        """The columns of a hand: a high one leaves more to the answers, one that is divided takes all there are."""
        columns, dividing = self.room[0], self._count == DIVIDED
        if self.is_high:
            return max(min(MOST, columns - FEWER), columns - (BRIEF if dividing else ANSWERS))
        if dividing and self._shows_stacks:
            return min(columns + STACKED, MOST)
        return min(columns - (0 if dividing or self._is_alone else FEWER), MOST)

    @property
    def _is_alone(self) -> bool:
        """True if no answers stand beside the hand: on an upright screen."""
        return ALONE.width <= self.room[0] < TWO and self.room[1] == ALONE.height

    @property
    def is_high(self) -> bool:
        """True if the hand has rows for large cards."""
        return large_hand(self.state, 4 * self.room[1] - BOTTOM)

    @property
    def _count(self) -> int:
        """The most cards that lie side by side in this part of the game."""
        return (DIVIDED if is_dividing(self.state) else SHARE) if self.squires.doubled else DEALT

    @property
    def _different(self) -> int:
        """The same of this deal: of cards that are divided, equal ones lie on each other until they are in stacks."""
        if self._count != DIVIDED:
            return self._count
        if self._shows_stacks:
            return DIVIDED
        seat = self.view.own
        hands = [self.state.hands[squire] for squire in self.squires.of(seat)]
        return len({card for pile in [*self._divided(), *hands] for card in pile.known()})

    @property
    def _shows_stacks(self) -> bool:
        """True if stacks lie in the hand: each of their cards by itself."""
        return maker_shown(self.view) is not None and not self.state.exchange.dealt[self.view.own]

    def _divided(self) -> list[Pile]:
        """The piles of ours of which cards go to stacks and squires, and the stacks."""
        exchange, seat = self.state.exchange, self.view.own
        return [exchange.dealt[seat], exchange.shares[seat], *exchange.stacks[seat]]
