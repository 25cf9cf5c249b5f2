"""A text input of one line. Pasted text becomes one line as well, without characters that a keyboard cannot give.

Knows: which characters a terminal can be sent.
Must not know: what the line is for.
"""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from netplay.protocol import codec


class TextLine(Input):
    """One line of text. (Textual's Input takes the first line of pasted text, whatever is in it.)"""

    def _on_paste(self, event: events.Paste) -> None:
        event.prevent_default()
        event.stop()
        super()._on_paste(events.Paste(self.one_line(event.text)))

    def one_line(self, text: str) -> str:
        """Pasted text as one line: lines are joined by a blank, except for a password, which is the first line only."""
        if not self.password:
            return codec.clean(text)
        return "".join(each for each in text.partition("\n")[0] if each.isprintable())
