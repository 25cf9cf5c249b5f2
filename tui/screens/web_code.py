"""The dialog with a code by which friends join; where it has no room, what the code says alone.

Knows: what codes say, dialogs.
Must not know: which door is open.
"""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from tui.draw import qr
from tui.draw.styles import style
from tui.lobby_view.web_code import JoinCode, code_of
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing

from .dialogs import Dialog, closing
from .key_line import key_line

AROUND = 7
"""Rows of the dialog, and of the screen around it, besides the code and the address."""


class WebCode(Dialog[None]):
    """Shows a code, and what it says."""

    BINDINGS = [Binding("enter,space", "dismiss", show=False), *closing("dismiss", "help")]

    def __init__(self, code: JoinCode) -> None:
        super().__init__()
        self._code, self._modules = code, code_of(code.content) or ()

    def compose(self) -> ComposeResult:
        words = self.app.words
        with Vertical(classes="dialog"):
            yield Static(Text(words(f"{self._code.texts}-title")), classes="heading")
            yield Drawing(id="code")
            yield Static(Prose(Text(words(f"{self._code.texts}-about"))), id="code-about")
            yield Static(Text(self._code.content, style=style("gold bold")))
            yield Static(key_line(words("table-reader-keys")), classes="hint")

    def on_mount(self) -> None:
        self.on_resize()

    def on_resize(self) -> None:
        """Draws the code if there is room for it."""
        super().on_resize()
        columns, rows = qr.size(self._modules)
        width, height = self.app.size
        drawing = self.query_one("#code", Drawing)
        drawing.display = columns <= width - 4 and rows <= height - AROUND and not self.app.ascii_only
        tall, alone = rows <= height - AROUND - 3, not drawing.display and self._code.is_typed
        self.query_one("#code-about").display = (tall and drawing.display) or alone
        if drawing.display:
            drawing.styles.width = columns
            drawing.show(qr.code(self._modules))

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if self.takes(event):
            self.dismiss()
