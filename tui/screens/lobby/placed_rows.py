"""A list whose rows may stand at places of their own, beside a panel; some of them may be folded away below a card.

Knows: places, Textual's list.
Must not know: what a row says.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.strip import Strip
from textual.widgets import OptionList

from tui.draw.canvas import Canvas, segments_of
from tui.draw.styles import style

from .columns import BESIDE, Place, scrolled

FOLD = 15
"""Lines of all rows while some are folded away, at least."""
LEAST = 3
"""Lines of the card in their place, at least."""


class PlacedRows(OptionList):
    """Draws its rows at their places while it has a `side`, or else below each other.

    The rows from `_foldable` on are folded away below a card while the cursor is on none of them.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self.side = 0
        """Columns of a panel beside the first rows; 0: all rows are below each other."""
        self._width = 0
        """The columns for which it is drawn."""
        self._panel: Canvas | None = None
        self._places: Sequence[Place] = ()
        """The places of the rows, while it has a side."""
        self._foldable = 0
        """The first row that is folded away."""
        self._top = 0
        """The first line that is shown."""
        self._canvas: Canvas | None = None
        """The rows as they are drawn; None if they have changed."""

    def card(self, width: int, height: int) -> Canvas:
        """Draws the card in place of the rows that are folded away."""
        raise NotImplementedError

    def beside(self, panel: Canvas) -> None:
        """Draws this panel beside the first rows."""
        self._panel, self._canvas = panel, None
        self.refresh()

    @property
    def panel(self) -> Canvas | None:
        """The panel beside the first rows; None where it stands elsewhere."""
        return self._panel if self.side else None

    @property
    def folded(self) -> bool:
        """True while rows are folded away."""
        return bool(self.side) and (self.highlighted is None or self.highlighted < self._foldable)

    def beside_rows(self, most: int) -> int:
        """The lines of a panel beside the first rows: it reaches over the others only while they are folded away."""
        first = next((place.y for place in self._places if place.y >= BESIDE and place.x == 0), BESIDE)
        return most if self.folded else first

    @property
    def _card_at(self) -> int:
        """The first line of the card."""
        return self._places[self._foldable - 1].y + 1 if 0 < self._foldable <= len(self._places) else 0

    @property
    def folded_lines(self) -> int:
        """The lines of all rows while some are folded away."""
        return max(FOLD, self._card_at + LEAST)

    @property
    def lines(self) -> int:
        """The lines of all rows where they stand at places of their own; in place of the folded ones no fewer."""
        return self.folded_lines if self.folded else max(self.folded_lines, self._unfolded_lines)

    @property
    def _unfolded_lines(self) -> int:
        return max((place.y + 1 for place in self._places), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.lines if self.side else super().get_content_height(container, viewport, width)

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self._canvas = None
        if self.side:
            self.refresh(layout=True)

    def scroll_to_highlight(self, top: bool = False) -> None:
        if not self.side:
            super().scroll_to_highlight(top)
        elif self.highlighted is not None and self.highlighted < len(self._places):
            self._top = scrolled(self._top, self._places[self.highlighted].y, self.size.height, self.lines)

    def on_click(self, event: Click) -> None:
        """A click on the card unfolds the rows: the cursor goes to the first of them."""
        if self.folded and event.style.meta.get("folded"):
            within = range(self._foldable, self.option_count)
            first = (at for at in within if not self.get_option_at_index(at).disabled)
            self.highlighted = next(first, self.highlighted)

    def render_line(self, y: int) -> Strip:
        if not self.side:
            return super().render_line(y)
        if self._canvas is None:
            self._canvas = self._drawn()
        line = y + min(self._top, max(0, self._canvas.height - self.size.height))
        return self._in_columns(line) if line < self._canvas.height else Strip.blank(self.size.width, self.rich_style)

    def _in_columns(self, line: int) -> Strip:
        """A line of the drawing, whose rows can be clicked."""
        assert self._canvas is not None
        strip = Strip(segments_of(self._canvas.rows()[line], self.rich_style), self._canvas.width)
        if self.folded and line >= self._card_at:
            return strip.apply_meta({"folded": True})
        at, parts = 0, list[Strip]()
        for number, place in enumerate(self._shown_places()):
            if place.y == line:
                parts += [strip.crop(at, place.x), strip.crop(place.x, place.x + place.width)]
                parts[-1] = parts[-1].apply_meta({"option": number})
                at = place.x + place.width
        return Strip.join([*parts, strip.crop(at, strip.cell_length)])

    def _shown_places(self) -> Sequence[Place]:
        """The places of the rows that are not folded away."""
        return self._places[: self._foldable] if self.folded else self._places

    def _drawn(self) -> Canvas:
        """Draws the rows, the card in place of the folded ones, and the panel beside the first rows."""
        canvas = Canvas(self._width, self.lines, getattr(self.app, "ascii_only", False))
        if self.folded:
            self._stamp_card(canvas)
        for number, place in enumerate(self._shown_places()):
            if not self._covers(place):
                self._write(canvas, number, place)
        if self._panel is not None:
            _stamp_at_right(canvas, self._panel)
        return canvas

    def _stamp_card(self, canvas: Canvas) -> None:
        """Draws the card, beside the panel where that reaches over it."""
        top = self._card_at
        over = self._panel is not None and self._panel.height > top + 1
        width = canvas.width - self.side - 1 if over else canvas.width
        canvas.stamp(0, top, self.card(width, canvas.height - top))

    def _write(self, canvas: Canvas, number: int, place: Place) -> None:
        """Writes a row at its place, that under the cursor on a ground of its own."""
        option = self.get_option_at_index(number)
        prompt = option.prompt.copy() if isinstance(option.prompt, Text) else Text()
        if number == self.highlighted:
            canvas.fill(place.x, place.y, place.width, 1, "raised")
            prompt.spans = [each for each in prompt.spans if each.style != style("dim")]
            prompt.stylize_before(style("raised bold"))
        canvas.write(place.x, place.y, prompt)

    def _covers(self, place: Place) -> bool:
        """True if this row stands in a column over which the panel lies; such a column is not drawn."""
        if self._panel is None:
            return False
        left = self._width - self._panel.width
        beside = [each.y for each in self._places if each.x + each.width > left]
        return place.x + place.width > left and min(beside) < self._panel.height


def _stamp_at_right(canvas: Canvas, panel: Canvas) -> None:
    """Draws a panel at the right end, with a free column before it."""
    left = canvas.width - panel.width
    for row in range(min(canvas.height, panel.height)):
        canvas.put(left - 1, row, " ")
    canvas.stamp(left, 0, panel)
