"""Obstacles: a lost connection, a rejected request, a game that cannot start.

Knows: what a client knows of its table, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Rejected
from tui.text.words import Words

from .seat_text import taken, unready


def line_down(words: Words, client: Any) -> str:
    """Returns the text for a connection that is down; "" while it is open.

    A client that has been at the table has the right address: it is told that the connection is cut, and a player
    that the seat is kept.
    """
    if client is None or client.status not in ("lost", "connecting"):
        return ""
    client_state, why = client.state, words.sentence(client.trouble)
    if client_state.table.welcome is not None:
        plays = client_state.games.current is not None and not client_state.games.watching
        why = words("table-line-cut" if plays else "table-no-lost")
    return f"{why} {words('table-trying')}"


def rejected_line(words: Words, rejected: Rejected) -> str:
    """Returns why a request was turned down."""
    key = f"table-no-{rejected.code}"
    return words(key) if words.has(key) else words.verbatim(rejected.text)


def problem_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns why the game cannot start, as it concerns this client; "" if it can."""
    if not lobby.problem:
        return ""
    match lobby.code:
        case "players":
            return _players_line(words, client_state, lobby)
        case "waiting":
            return _waiting_line(words, client_state, lobby)
        case "options":
            return _options_line(words, client_state, lobby)
    guest_hears_of_absence = lobby.code == "away" and not client_state.table.is_host
    key = "lobby-away" if guest_hears_of_absence else f"table-problem-{lobby.code}"
    line = words(key, names=_listed(words, lobby.names)) if words.has(key) else words.verbatim(lobby.problem)
    return _with_own_part(words, client_state, line)


def _players_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns how many players are missing; if there are too many, for how many the game is."""
    seats, sitting = core.game(lobby.game).seats, sum(map(taken, lobby.seats))
    if sitting < seats[0]:
        key = "lobby-missing-host" if client_state.table.is_host else "lobby-missing"
        line = words(key, count=seats[0] - sitting)
    else:
        line = words("table-problem-players", fewest=seats[0], most=seats[-1])
    return _with_own_part(words, client_state, line)


def _options_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    key = f"{lobby.game}-problem"
    line = words(key) if words.has(key) else words.verbatim(lobby.problem or "")
    more = "" if client_state.table.is_host else f" {words('lobby-host-chooses')}"
    return _with_own_part(words, client_state, line + more)


def _waiting_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns who is not ready yet; this client hears of itself first."""
    others = [name for name in lobby.names if name != client_state.table.called]
    line = words("table-problem-waiting", names=_listed(words, others)) if others else ""
    return _with_own_part(words, client_state, line)


def _with_own_part(words: Words, client_state: ClientState, line: str) -> str:
    """Returns a line about the table, after what this client itself has to do."""
    own = words("lobby-not-ready") if unready(client_state) else ""
    return " ".join(filter(None, (own, line)))


def _listed(words: Words, names: Sequence[str]) -> str:
    return ", ".join(map(words.verbatim, names))


def start_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns why the game cannot start, or that it can."""
    return problem_line(words, client_state, lobby) or can_start(words, client_state)


def can_start(words: Words, client_state: ClientState) -> str:
    """Returns that the game can start, and by whom."""
    return words("table-can-start" if client_state.table.is_host else "table-host-starts")


def asking_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns who asks the host for a seat, and with which key the host answers; "" for anybody else."""
    names = [name for name, person in zip(lobby.watching, lobby.watchers, strict=False) if person in lobby.asking]
    if not names or not client_state.table.is_host:
        return ""
    return words("table-notice-asks-host", name=", ".join(map(words.verbatim, names)))


def lobby_problem(words: Words, client_state: ClientState, lobby: Lobby) -> tuple[str, str]:
    """Returns the one line below a lobby, and its kind: `problem`, `rejected` or `ready`."""
    rejected = client_state.requests.rejected
    if rejected is None and (asking := asking_line(words, client_state, lobby)):
        return asking, "rejected"
    if lobby.problem and (rejected is None or rejected.code == "cannot-start"):
        return problem_line(words, client_state, lobby), "rejected" if rejected else "problem"
    if rejected:
        return rejected_line(words, rejected), "rejected"
    return can_start(words, client_state), "ready"
