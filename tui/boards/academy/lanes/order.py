"""The order on a lane of Medieval Academy: the squires with their distances, and what each would earn.

Knows: the columns that a squire needs.
Must not know: squares, or where a disc stands.
"""

from __future__ import annotations

from tui.draw.canvas import Canvas
from tui.draw.panels import fitted

from ..plan import BESIDE_NAME, LEAST_ORDER, NAMED_ORDER, named_order
from ..words import minus, signed
from .lane import Lane

BLOCK = 7
"""Columns of a squire from which its letter stands on a block, apart from its distance and the next squire."""


class Order:
    """The order on one track."""

    def __init__(self, lane: Lane) -> None:
        self.lane, self.room, self.place, self.it = lane, lane.room, lane.place, lane.it
        self.view, self.words, self.squires = lane.view, lane.words, lane.squires

    def draw(self) -> None:
        """Draws the squires in their order with their distances, and below each what it would earn on this track. All
        columns are equally wide; a squire that needs more width takes it and shifts those after it."""
        x = self.place.order
        if any(self.it.order.walked):
            x = self._ranks(x)
        else:
            self._level(self.room.part(x, 0, self.place.each * len(self.it.ranked), self.room.height))
        if self.room.height == 1:
            self._pays(x)

    def _pays(self, x: int) -> None:
        """What the track pays, below its heading; nearer to the order, which ends before this column, where it has no
        room there."""
        end = max(x, self.place.order + self.place.each * len(self.it.ranked))
        column = max(end, self.lane.common.pays_column(self.place, self.room.width))
        terms, room = self.lane.common.terms, self.room.width
        start = column if terms.is_whole(self.lane.name, room - column) else end
        if self.place.each == LEAST_ORDER:  # the last distance stands but one column before
            self.room.put(start - 1, 0, "│", "line")
        self.room.put(start, 0, terms.pays(self.lane.name, room - start), self.lane.colour)

    def _level(self, room: Canvas) -> None:
        """That all are on square 0, and below it what each of them would earn."""
        y, squire = self._row, self.it.ranked[0]
        room.put(0, y, fitted(self.view.words("academy_board-level"), room.width), "dim")
        if earned := self._earned(squire):
            text = self.view.words("academy_board-each", earned=earned)
            room.put(0, y + 1, fitted(text, room.width), self._colour(squire))

    @property
    def _row(self) -> int:
        """The row of the squires; that below it tells what they would earn."""
        return (self.room.height - 1) // 2 - (self.room.height > 2)

    def _colour(self, squire: int) -> str:
        """The style of what a squire would earn: dim on a track that does not score now."""
        if not (self.lane.now or self.lane.meant):
            return "dim"
        return f"{'bad' if self.it.earns[squire] < 0 else self.lane.colour} bold"

    def _ranks(self, x: int) -> int:
        """The squires from this column on; the column after them."""
        for squire in self.it.ranked:
            wide = max(self.place.each, self._least(squire))
            self._rank(self.room.part(x, 0, wide, self.room.height), squire)
            x += wide
        return x

    def _least(self, squire: int) -> int:
        """The columns of a squire's letter with its distance, or of its earnings, plus a free one."""
        return 1 + max(1 + len(self._distance(squire)), len(self._earned(squire)))

    def _distance(self, squire: int) -> str:
        """The distance of a squire."""
        return str(self.it.order.walked[squire])

    def _earned(self, squire: int) -> str:
        """The earnings of a squire on this track, in rows."""
        earned = self.it.earns.get(squire, 0) if self.room.height > 1 and self.view.figures else 0
        return (signed(earned) if self.lane.table.moves else minus(str(earned))) if earned else ""

    def _rank(self, room: Canvas, squire: int) -> None:
        """A squire and its earnings: without a ground on square 0, marked while it moves."""
        walked, style = self.it.order.walked[squire], self.squires.style(squire)
        moved = squire == self.it.mover and self.it.path
        x = self._badge(room.part(0, self._row, room.width, 1), squire, f"on-{style} bold" if walked else style)
        bare = "ink" if walked else "dim"
        shown = self._distance(squire)
        room.put(
            x, self._row, shown, "cursor" if moved and self.it.ahead else f"{bare} wash-{style}" if moved else bare
        )
        if text := self._earned(squire):
            room.put(0, self._row + 1, text, self.lane.paid(squire) or self._colour(squire))

    def _badge(self, room: Canvas, squire: int, style: str) -> int:
        """Letter, and name if there is room; the column after it, or after the free one behind a block."""
        letter = self.squires.letter(squire)
        if room.width < BLOCK:
            return room.put(0, 0, letter, style.replace("on-", "") + " bold" * ("bold" not in style))
        x = room.put(0, 0, f" {letter} ", style)
        if room.width < NAMED_ORDER or self.place.each < named_order(self.view) or self.squires.doubled:
            return x + 1
        name = self.words.plain(self.view, self.squires.name(squire))
        style = style.replace(" bold", "").replace("on-", "")
        return room.put(x, 0, f" {fitted(name, room.width - BESIDE_NAME)} ", style)
