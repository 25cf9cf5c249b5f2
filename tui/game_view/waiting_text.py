"""The players a game waits for, and what is to be known of them: away, replaced by a bot, thinking.

Knows: who must act, the lobby's people, levels of bots.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from netplay.client.state import ClientState
from tui.boards import Board, View
from tui.lobby_view.bot_levels import as_words
from tui.text.words import Words, mark

from .plain_names import named


def awaited(view: View, client_state: ClientState | None) -> dict[str, list[int]]:
    """Returns the players who must act, and those of them who are away, replaced by a bot, or thinking.

    Without a table, for a game that is only read, all but the first is unknown.
    """
    played = client_state.games.played_for() if client_state is not None else []
    by_bot = [seat for seat in view.to_act if seat < len(played) and played[seat]]
    away = [seat for seat in view.to_act if seat < len(view.away) and view.away[seat] and seat not in by_bot]
    return {
        "asked": list(view.to_act), "away": away, "by-bot": by_bot,
        "thinks": list(client_state.games.thinking()) if client_state is not None else [],
    }  # fmt: skip


def waiting(words: Words, drawn: Board, view: View, client_state: ClientState | None, *, seconds: bool = True) -> str:
    """Returns the same as a sentence, with the time that bots have thought, and that this client is a spectator."""
    parts, found = [drawn.waiting(view)], awaited(view, client_state)
    for kind, key in (("away", "table-gone"), ("by-bot", "table-played-for")):
        if found[kind]:
            parts.append(words(key, names=", ".join(map(mark, found[kind])), count=len(found[kind])))
    parts.append(thinkers(words, client_state, seconds=seconds))
    if view.seat is None:
        parts.insert(0, words("table-you-watch"))
    return " ".join(filter(None, parts))


def thinkers(words: Words, client_state: ClientState | None, *, seconds: bool = True) -> str:
    """Returns the players whose bots think, and for how many seconds; "" if none does."""
    if client_state is None or not (thinking := client_state.games.thinking()):
        return ""
    names = [words("table-thinker", name=mark(seat), **as_words(level)) for seat, (level, _) in thinking.items()]
    longest = int(max(since for _, since in thinking.values())) if seconds else 0
    key = "table-thinks-long" if longest else "table-thinks"
    return words(key, names=", ".join(names), count=len(names), seconds=longest)


def waiting_line(words: Words, drawn: Board, view: View, client_state: ClientState) -> str:
    """Returns the sentence with whole names and without seconds, which would differ each time."""
    return named(waiting(words, drawn, view, client_state, seconds=False), view.names)
