"""Lancelot: the cards that everybody knows a squire has, and those that lie before it while cards are divided.

Knows: what was seen in the exchange, and what has been played since.
Must not know: how cards look, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import LANCELOT_PLAYED
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.signs import glyph
from tui.text.words import mark, plain

from ..plan import facts_of, is_dividing
from ..squires import Squires
from .piles import Pile, Piles, is_ours


class KnownCards:
    """The cards that everybody knows a squire has, as a row of its tile."""

    def __init__(self, view: View) -> None:
        self.view, self.squires = view, Squires(view)
        self.state: State = view.state
        self._piles = Piles(view)

    def draw(self, room: Canvas, squire: int) -> None:
        """The stacks that are made or chosen from, then what everybody knows of a squire's cards."""
        if pile := self._piles.pile_of(squire):
            self.draw_worth(room, pile, pile.labels)
        elif not is_ours(self.view, squire):
            self._alone(room, squire)

    @staticmethod
    def draw_worth(row: Canvas, pile: Pile, forms: Sequence[str]) -> None:
        """The longest of several forms for which there is room."""
        form = next((form for form in forms if cell_len(form) <= row.width), forms[-1])
        row.put(0, 0, fitted(form, row.width), "gold" if pile.preview else "ink")

    def _alone(self, room: Canvas, squire: int) -> None:
        """The cards that only this squire of its player still has."""
        if self.knows_all_of(squire):
            self._list(room, self.view.words("academy-note-left"), self.left(self.state.owners[squire]))

    def draw_so_far(self, room: Canvas, owner: int) -> None:
        """The cards that a player has got while stacks are taken, which belong to neither of their squires yet."""
        self._list(room, self.view.words("academy_board-so-far"), self.left(owner))

    def draw_joint(self, room: Canvas, owner: int) -> None:
        """The cards that two squires of a player hold, without which of them holds which: that is secret. Their label
        stands before them, or in a row above."""
        room.fill(0, 0, *room.size, f"tint-seat{owner}")
        left, row = self.left(owner), room.part(1, int(room.height > 1), room.width - 1, 1)
        if room.height > 1:
            each = self.view.words("academy_board-each-has", count=LANCELOT_PLAYED)
            room.put(1, 0, fitted(each, room.width - 1), "soft-dim")
            self._list(row, "", left)
            return
        named = plain(self.view.words("academy_board-cards-of", name=mark(owner)), self.view.names)
        both = self.view.words("academy_board-both-hands")
        fits = cell_len(named) + 3 * len(left) <= row.width
        self._list(row, named if fits else both, left)

    def _list(self, room: Canvas, label: str, known: Sequence[str]) -> None:
        """Cards in short, behind what they are, if there is room for that."""
        least = 1 + 2 * len(known) if known else room.width
        label = label if cell_len(label) + least <= room.width else ""
        gap = cell_len(label) + bool(label) + 3 * len(known) - 1 <= room.width
        x = room.put(0, 0, label, "ink") + 1 if label else 0
        for name in known:
            sign = glyph(suit_of(name), room.ascii_only)
            x = room.put(x, 0, f"{sign}{value_of(name)}", suit_of(name)) + gap

    # What is known

    def is_joint(self, owner: int) -> bool:
        """True if it is known which cards a player's squires hold, and not which of them holds which."""
        squires = self.squires.of(owner)
        return owner != self.view.seat and all(map(self._is_among, squires))

    def are_labelled(self, owner: int) -> bool:
        """True if the cards of a player's squires are told in two rows: how many each has, which is the same until one
        of them plays, and which cards these are."""
        squires = self.squires.of(owner)
        untouched = not any(len(self.state.played[squire]) for squire in squires)
        return len(squires) > 1 and untouched and "notes" not in facts_of(self.view) and self.is_joint(owner)

    def knows_all_of(self, squire: int) -> bool:
        """True if everybody knows each card that a squire of another player still has."""
        if not self.squires.doubled or is_ours(self.view, squire) or is_dividing(self.state):
            return False
        to_play = self._to_play(squire)
        return to_play > 0 and len(self.left(self.state.owners[squire])) == to_play

    def holds_some_of(self, squire: int) -> bool:
        """True if everybody knows more cards than the squire holds, which has played nothing yet: its tile says in
        words how many it holds."""
        return self._is_among(squire) and not self.state.played[squire]

    def _is_among(self, squire: int) -> bool:
        """True if everybody knows more cards than the squire still has, and that it has some of them."""
        if not self.squires.doubled:
            return False
        owner = self.state.owners[squire]
        left = len(self.left(owner))
        return left >= sum(map(self._to_play, self.squires.of(owner))) and left > self._to_play(squire) > 0

    def _to_play(self, squire: int) -> int:
        """The number of cards that a squire has still to play."""
        return LANCELOT_PLAYED - len(self.state.played[squire])

    def left(self, seat: int) -> list[str]:
        """The cards a player was seen to take in the exchange, without those its squires have played."""
        left = list(self.state.exchange.known[seat])
        for squire in self.squires.of(seat):
            for name in self.state.played[squire].known():
                left.remove(name)
        return [name for name in left if name]
