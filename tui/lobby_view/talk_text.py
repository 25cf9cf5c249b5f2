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
        return words(f"table-notice-{line.code}", name=words.called((line.names or [""])[0]))
    return words("table-said", name=words.verbatim(line.name), text=words.verbatim(line.text))


def talk_line(words: Words, client_state: ClientState, line: Line) -> str:
    """Returns the same, preceded by the letter of its speaker."""
    said = said_line(words, line, client_state.table.called)
    return said if isinstance(line, Notice) or line.seat is None else lettered(words, client_state, line.seat, said)
