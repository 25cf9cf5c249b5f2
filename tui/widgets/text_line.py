"""A line that is typed, or pasted: then too it is one line, and holds nothing that a keyboard could not give.

Knows: what any terminal can be given.
Must not know: what the line is for.
"""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from netplay.protocol import codec


class TextLine(Input):
    """One line of text. (Textual takes the first line of what is pasted, with whatever is in it.)"""

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
        """Lines are joined by a blank. Of a password, in which every blank counts, there is only the first."""
        if not self.password:
            return codec.clean(text)
        return "".join(each for each in text.partition("\n")[0] if each.isprintable())
