"""Chat lines and notices, worded.

Knows: the talk of a table, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from netplay.client.state import ClientState
from netplay.protocol.messages import Line, Notice
from tui.text.words import Words

from .people_names import lettered


def was_away(client_state: ClientState, line: Line) -> bool:
    """True if the table notices that this client is away: one that hears it is there again."""
    return isinstance(line, Notice) and line.code in ("dropped", "away") and line.names == [client_state.table.called]


def said_line(words: Words, line: Line, us: str = "") -> str:
    """Returns what somebody said, or what the table noticed; `us` is this client's name at the table."""
    if isinstance(line, Notice):
        ours = f"table-notice-{line.code}-you"
        if us and line.names == [us] and words.has(ours):
            return words(ours)
        name, other = (words.called(each) for each in [*line.names, "", ""][:2])
        return words(f"table-notice-{line.code}", name=name, other=other)
    return words("table-said", name=words.verbatim(line.name), text=words.verbatim(line.text))


def asks_us(client_state: ClientState, line: Line) -> bool:
    """True if somebody asks for a seat, and this client is the host, who answers."""
    return isinstance(line, Notice) and line.code == "asks" and client_state.table.is_host


def told_line(words: Words, client_state: ClientState, line: Line) -> str:
    """Returns the same for this client: the host also learns how to answer a request for a seat."""
    if isinstance(line, Notice) and asks_us(client_state, line):
        return words("table-notice-asks-host", name=words.called((line.names or [""])[0]))
    return said_line(words, line, client_state.table.called)


def talk_line(words: Words, client_state: ClientState, line: Line) -> str:
    """Returns the same, preceded by the letter of its speaker."""
    said = told_line(words, client_state, line)
    return said if isinstance(line, Notice) or line.seat is None else lettered(words, client_state, line.seat, said)
