"""The dialog in which the coach speaks: one page after the other, with light on the place that each is about.

Knows: the panel, pages, the dialog it stands in.
Must not know: lessons, where on a board a place is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Region

from tui.draw.canvas import Canvas
from tui.game_view.lesson.coach import Page
from tui.input.bindings import named_binding
from tui.screens.base import STYLES
from tui.screens.dialogs import DIALOGS
from tui.screens.lit_dialog import FRAME, LitDialog, framed, panel_rows
from tui.text.words import rich
from tui.text.wrap import wrap
from tui.widgets.drawing import Drawing

from .panel import WIDEST, Portrait, coach_panel, portrait_size


class Below(Protocol):
    """The screen below."""

    def located(self, place: str) -> Region | None:
        """Returns where on the screen a place is; None if it is not drawn. Draws it as it is spoken of."""
        ...

    def edges(self) -> Sequence[int]:
        """Returns the rows at which a panel may begin without cutting anything in two."""
        ...

    def explain(self) -> None:
        """Explains the choice under the cursor."""
        ...


class CoachDialog(LitDialog[None]):
    """Shows the pages of the coach."""

    CSS_PATH = [DIALOGS, STYLES / "learn.tcss"]
    BINDINGS = [
        Binding("enter,space,right,down", "turn(1)", show=False),
        Binding("left,up,backspace", "turn(-1)", show=False),
        named_binding("leave", "close", said=False),
        named_binding("hint", "close", said=False),
        named_binding("explain", "explain", said=False),
        named_binding("help", "app.help", said=False),
    ]

    def __init__(self, pages: Sequence[Page], names: Sequence[str], below: Below, coach: tuple[str, Portrait]) -> None:
        """`coach`: the title of the panel, and the picture beside what is said."""
        super().__init__(by_itself=True)
        self._pages, self._names, self._below = pages, names, below
        self._title, self._portrait = coach
        self.at = 0
        """The page that is shown."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="panel")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.show)

    def look_again(self) -> None:
        if self.at < len(self._pages):
            self.show()

    def show(self) -> None:
        """Draws the page, and leaves its place in sight."""
        screen, words, page = self.app.size, self.app.words, self._pages[self.at]
        if not self.is_mounted or not screen.width:
            return
        size = portrait_size(screen)
        lines = wrap(rich(page.text, self._names), self.app.console, min(WIDEST, screen.width - 4 - size.width))
        high = max(len(lines), size.height)
        place = self._below.located(page.at)
        rows = framed(panel_rows(high + FRAME, place, self._below.edges(), screen.height), high)
        canvas = Canvas(screen.width, rows.height, self.app.ascii_only)
        coach_panel(lines, self._heading(), words("learn-keys-page"), canvas, (self._portrait, size))
        self.light(place, rows)
        self._place(canvas, rows.top)

    def _heading(self) -> str:
        more = f" {self.at + 1}/{len(self._pages)}" if len(self._pages) > 1 else ""
        return self._title + more

    def _place(self, canvas: Canvas, top: int) -> None:
        drawing = self.query_one("#panel", Drawing)
        drawing.styles.width = canvas.width
        drawing.styles.offset = (0, top)
        drawing.show(canvas)

    def action_turn(self, by: int) -> None:
        """Turns to the next page, or back; closes after the last one."""
        self.at = max(0, self.at + by)
        if self.at < len(self._pages):
            self.show()
            self.fresh.cover()  # a key that was pressed for the page before is not for this one
            self.call_after_refresh(self._visible, 0.0)
        else:
            self.at = len(self._pages) - 1
            self.dismiss()

    def action_explain(self) -> None:
        """Explains the choice under the cursor, as in the game; the coach goes on behind that."""
        self._below.explain()

    def action_close(self) -> None:
        """Closes, whatever page is shown."""
        self.dismiss()

    def on_click(self) -> None:
        self.action_turn(1)
