"""What stands in the way: a lost connection, a rejected request, a game that cannot start.

Knows: what a client knows of its table, texts.
Must not know: where lines are read or written.
"""

from __future__ import annotations

from typing import Any

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Rejected
from tui.text.words import Words


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


def problem_line(words: Words, lobby: Lobby) -> str:
    """Returns why the game cannot start; "" if it can."""
    if not lobby.problem:
        return ""
    seats = core.game(lobby.game).seats
    key = f"{lobby.game}-problem" if lobby.code == "options" else f"table-problem-{lobby.code}"
    names = ", ".join(map(words.verbatim, lobby.names))
    known = {"names": names, "fewest": seats[0], "most": seats[-1]}
    return words(key, **known) if words.has(key) else words.verbatim(lobby.problem)


def start_line(words: Words, client_state: ClientState, lobby: Lobby) -> str:
    """Returns why the game cannot start, or that it can."""
    return problem_line(words, lobby) or can_start(words, client_state)


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
        return problem_line(words, lobby), "rejected" if rejected else "problem"
    if rejected:
        return rejected_line(words, rejected), "rejected"
    return can_start(words, client_state), "ready"
