"""A list of choices, each of which may have a free row below it: a finger hits both, the cursor lights the text alone.

Knows: Textual's list.
Must not know: what a choice does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class ChoiceList(OptionList):
    """Lights the rows with text of the choice under the cursor, and not the free ones, which can be clicked too."""

    pictured = 0
    """Columns at the left that hold pictures in place of text."""

    _rows: Callable[[], Sequence[Option | None]] | None = None
    _laid_out = 0
    """The columns for which the rows are laid out; 0: not yet."""

    def laid_out_by(self, rows: Callable[[], Sequence[Option | None]]) -> Self:
        """Returns this list, which asks for its rows again when it gets wider or narrower."""
        self._rows = rows
        return self

    def on_resize(self) -> None:
        before, self._laid_out = self._laid_out, self.size.width
        if self._rows is not None and before not in (0, self._laid_out):
            at = self.highlighted
            self.clear_options()
            self.add_options(self._rows())
            self.highlighted = at

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        picture, text = strip.crop(0, self.pictured), strip.crop(self.pictured)
        if text.text.strip():
            return strip
        ground = self.get_visual_style("option-list--option").rich_style
        cells = [Segment(each.text, ground + Style(meta=each.style.meta if each.style else {})) for each in text]
        return Strip([*picture, *cells], strip.cell_length)
