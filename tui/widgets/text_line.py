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

    def on_paste(self, event: events.Paste) -> None:
        """Inserts the text as one line, in place of the selection."""
        event.prevent_default()
        event.stop()
        if line := self.one_line(event.text):
            if self.selection.is_empty:
                self.insert_text_at_cursor(line)
            else:
                self.replace(line, *self.selection)

    def one_line(self, text: str) -> str:
        """Pasted text as one line: lines are joined by a blank, except for a password, which is the first line only."""
        if not self.password:
            return codec.clean(text)
        return "".join(each for each in text.partition("\n")[0] if each.isprintable())
