"""What is said at a table, as lines of a feed.

Knows: the talk of a table, colours of seats.
Must not know: where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from netplay.mirror import Mirror
from netplay.protocol import Line, Notice

from .. import spoken
from ..palette import style
from ..widgets.feed import Spoken
from ..words import Words


def talk(words: Words, mirror: Mirror, lines: Iterable[Line]) -> list[Text]:
    """What somebody said, with his letter in its colour, and what the table noticed."""
    return [_shown(words, mirror, line) for line in lines if not spoken.was_away(mirror, line)]


def _shown(words: Words, mirror: Mirror, line: Line) -> Text:
    text = spoken.said_line(words, line, mirror.called)
    if isinstance(line, Notice):
        return Text(text, "italic")
    said = Spoken("", "italic")
    if line.seat is not None:
        badge = spoken.badge(words, mirror, line.seat)
        for letter, colour in badge:
            said.append(letter, style(colour))
        said.append(" " if badge else "")
    return said.append(text)
