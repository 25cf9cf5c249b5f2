"""A text input of one line. Pasted text becomes one line as well, without characters that a keyboard cannot give.

Knows: which characters a terminal can be sent.
Must not know: what the line is for.
"""

from __future__ import annotations

from textual import events
from textual.message import Message
from textual.widgets import Input

from netplay.protocol import plain_text


class TextLine(Input):
    """One line of text, at most `max_length` columns wide. (Textual's Input takes the first line of a paste, whatever
    is in it, and nothing of a text that is too long.)"""

    class Cut(Message):
        """Pasted text had more characters than the line has room for."""

        def __init__(self, most: int) -> None:
            """`most` is how many the line holds."""
            super().__init__()
            self.most = most

    def on_paste(self, event: events.Paste) -> None:
        """Inserts the text as one line, in place of the selection, as far as there is room."""
        event.prevent_default()
        event.stop()
        if line := self.one_line(event.text):
            self.replace(line, *self.selection)

    def replace(self, text: str, start: int, end: int) -> None:
        """Replaces what is between two places, as far as there is room for the text; says so if some is left out."""
        first, last = sorted((start, end))
        kept = self.value[:first] + self.value[last:]
        fitting = self._beginning(text, kept)
        if fitting or not text:
            super().replace(fitting, start, end)
        if fitting != text:
            self.restricted()
            self.post_message(self.Cut(self.max_length or 0))

    def _beginning(self, text: str, kept: str) -> str:
        """Returns as much of a text as there is room for beside what is kept."""
        if not self.max_length:
            return text
        columns, characters = self.max_length - plain_text.width(kept), self.max_length - len(kept)
        return plain_text.cut(f"{text}…", max(0, columns) + 1)[:-1][: max(0, characters)]

    def one_line(self, text: str) -> str:
        """Pasted text as one line: lines are joined by a blank, except for a password, which is the first line only."""
        if not self.password:
            return plain_text.clean(text)
        return "".join(each for each in text.partition("\n")[0] if each.isprintable())
