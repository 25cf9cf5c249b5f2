"""What is said at a table, as lines of a feed.

Knows: the talk of a table, colours of seats.
Must not know: where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from netplay.client.state import ClientState
from netplay.protocol.messages import Line, Notice
from tui.draw.styles import style
from tui.lobby_view import people_names, talk_text
from tui.text.words import Words
from tui.widgets.feed import Spoken


def talk(words: Words, client_state: ClientState, lines: Iterable[Line]) -> list[Text]:
    """What somebody said, with his letter in its colour, and what the table noticed."""
    return [_shown(words, client_state, line) for line in lines if not talk_text.was_away(client_state, line)]


def _shown(words: Words, client_state: ClientState, line: Line) -> Text:
    text = talk_text.said_line(words, line, client_state.table.called)
    if isinstance(line, Notice):
        return Text(text, "italic")
    said = Spoken("", "italic")
    if line.seat is not None:
        badge = people_names.badge(words, client_state, line.seat)
        for letter, colour in badge:
            said.append(letter, style(colour))
        said.append(" " if badge else "")
    return said.append(text)
