"""Talk at a table: the lines that are new, and how they look in a feed.

Knows: the talk of a table, the colours of its seats.
Must not know: where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from netplay.client.state import ClientState
from netplay.protocol.messages import Line, Notice
from tui.draw.styles import style
from tui.lobby_view import people_names, talk_text
from tui.text.words import Words

from .telling import ChatText


class TalkReader:
    """Reads the talk of a table line by line: each line is new once."""

    def __init__(self, heard: int = 0) -> None:
        self._heard = heard
        """The number of lines of the talk that are no longer new."""

    def new(self, client_state: ClientState) -> Sequence[Line]:
        """The lines since the last call. A notice that this client itself was away is left out."""
        count, self._heard = client_state.talk.count - self._heard, client_state.talk.count
        lines = client_state.talk.lines[-count:] if count > 0 else []
        return [line for line in lines if not talk_text.was_away(client_state, line)]


def talk(words: Words, client_state: ClientState, lines: Iterable[Line]) -> list[Text]:
    """The lines for a feed: what people said behind their coloured letters, and the table's notices."""
    return [feed_text(words, client_state, line) for line in lines if not talk_text.was_away(client_state, line)]


def feed_text(words: Words, client_state: ClientState, line: Line) -> Text:
    """One line for a feed."""
    text = talk_text.told_line(words, client_state, line)
    if isinstance(line, Notice):
        return Text(text, "italic")
    said = ChatText("", "italic")
    if line.seat is not None:
        badge = people_names.badge(words, client_state, line.seat)
        for letter, colour in badge:
            said.append(letter, style(colour))
        said.append(" " if badge else "")
    return said.append(text)
