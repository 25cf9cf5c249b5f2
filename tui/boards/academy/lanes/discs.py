"""The discs on a lane of Medieval Academy: stacks, and those side by side at the start.

Knows: how a disc looks at each size of a square, and what of a high stack is told.
Must not know: what a track pays, or its order.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.academy.components import LOOP
from tui.draw.lanes import Piece, piece

from ..strip import HEAPS, LAP
from .lane import Lane


class Discs:
    """The discs of one track."""

    def __init__(self, lane: Lane) -> None:
        self.lane, self.room, self.place, self.it = lane, lane.room, lane.place, lane.it
        self.squires, self.own = lane.squires, lane.common.own

    def draw(self) -> None:
        """Discs in stacks, those at the start side by side; and where a disc would land."""
        stacks = self.it.stacks(self.own)
        for square, stack in sorted(stacks.items()):
            if square == 0 and not any(self.it.track.walked[one] for one in stack) and self._is_abreast(stack):
                self._start(stack)
            else:
                self._stack(square, stack)
        if self.it.ahead and self.it.mover is not None:
            self._ghost(stacks)

    @property
    def _levels(self) -> int:
        """The number of discs drawn above each other."""
        return self.room.height - self.lane.open_floor

    def _piece(self, squire: int, x: int, y: int, count: int = 1, wide: int = 3) -> None:
        """A disc, as wide as its square but for the free column between two, with how many lie there."""
        wide = min(self.place.step, wide)
        lap = LAP if self.it.track.walked[squire] >= LOOP and wide > 1 else ""
        text = self._heap(squire, count) if count > 1 else f"{self.squires.letter(squire)}{lap}"
        room = self.room.part(x, y, wide, 1)
        if lap and count == 1:
            room.named("lap", squire)
        if self._leaves(squire):
            room.put(0, 0, text[:wide].ljust(wide), self._left(squire))
            return
        piece(room, Piece(text, self.squires.style(squire)))
        if paid := self.lane.paid(squire):
            room.paint(0, 0, wide, paid)

    def _leaves(self, squire: int) -> bool:
        """True if the choice under the cursor would move this disc away from where it is."""
        return squire == self.it.mover and self.it.ahead and len(self.it.path) > 1

    def _left(self, squire: int) -> str:
        """The style of the place that a disc would leave: its letter without its ground."""
        return f"{self.squires.style(squire)} wash-gold bold"

    def _heap(self, squire: int, count: int) -> str:
        """The top of a stack and how many it is made of. Where there are no small figures the number stands before the
        letter: behind it, it would be a distance."""
        letter = self.squires.letter(squire)
        return f"{count}{letter}" if self.room.ascii_only else f"{letter}{HEAPS[count]}"

    def _is_abreast(self, stack: Sequence[int]) -> bool:
        """True if discs at the start have room side by side."""
        return self.room.height > 1 or len(stack) <= self.place.wide(0)

    def _start(self, stack: Sequence[int]) -> None:
        """Discs at 0, of which none is ahead: side by side, our own first."""
        wide = min(self.place.step, 3) if self.room.height > 1 else 1
        for at, squire in enumerate(reversed(stack)):
            column, level = divmod(at, self._levels)
            self._piece(squire, self.place.start + column * wide, self._levels - 1 - level, wide=wide)

    def _stack(self, square: int, stack: Sequence[int]) -> None:
        """Discs on each other. Where there are more than rows, those below share the lowest one, a letter each, or
        are a number."""
        x, levels = self.place.at(square), self._levels
        hidden = max(0, len(stack) - levels)
        for level, squire in enumerate(stack[hidden:]):
            self._piece(squire, x, levels - 1 - level)
        if hidden and levels > 1:
            self._shared(x, levels - 1, stack[: hidden + 1])
        elif hidden:
            if len(stack) == self.place.step == 2:
                self._shared(x, 0, stack)
            elif self.place.step > 1:
                self._piece(stack[-1], x, 0, len(stack))
            elif not self.room.ascii_only and square + 1 not in {walked % LOOP for walked in self.it.track.walked}:
                self.room.put(x + 1, 0, HEAPS[len(stack)], "dim")

    def _shared(self, x: int, y: int, stack: Sequence[int]) -> None:
        """The lowest discs of a high stack in one row, the upper ones first. Where there are more than columns, the
        last two say how many those are that have no room with the one above them."""
        wide = max(2, min(self.place.step, 3))
        heap = len(stack) - wide + 2 if len(stack) > wide else 0
        texts = {squire: self.squires.letter(squire) for squire in stack[heap:][::-1]}
        if heap:
            texts[stack[heap - 1]] = self._heap(stack[heap - 1], heap)
        for at, (squire, text) in enumerate(texts.items()):
            style = self._left(squire) if self._leaves(squire) else f"on-{self.squires.style(squire)} bold"
            self.room.put(x + at, y, text, style)

    def _ghost(self, stacks: dict[int, list[int]]) -> None:
        """Draws the disc where it would land, behind the end of a golden way: on top of those there."""
        squire, square = self.it.mover, self.it.path[-1] % LOOP
        assert squire is not None
        there = [one for one in stacks.get(square, ()) if one != squire or self.it.path[0] % LOOP != square]
        level = min(len(there), self._levels - 1)
        wide = min(self.place.step, 3)
        x, y = self.place.at(square), self._levels - 1 - level
        letter, style = self.squires.letter(squire), f"on-{self.squires.style(squire)} bold"
        if wide == 2 and not there and self._comes_over_a_square(square):
            self.room.put(x - 1, y, "►", "gold")
            self.room.put(x, y, f"{letter} ", style)
            return
        shared = self._levels == 1 and bool(there) and wide > 1
        if not shared and wide > 1:
            self.room.put(x, y, "►", "gold wash-gold")
        start = x + (shared or wide > 1)
        self.room.put(start, y, f"{letter} "[: x + wide - start], style)

    def _comes_over_a_square(self, square: int) -> bool:
        """True if the way to a square leads over the one before it, where no disc lies: a sign has room there, and the
        disc stays apart from the one behind it."""
        walked = {distance % LOOP for distance in self.it.track.walked}
        return len(self.it.path) > 2 and square > 1 and square - 1 not in walked
