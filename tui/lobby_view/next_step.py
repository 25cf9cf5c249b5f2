"""The next step of this client in a lobby: to start, to remind, to be ready, to sit, or to wait, and what for.

Knows: the lobby as the table sends it, texts.
Must not know: keys, screens; whether the table will grant a request.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby
from tui.text.words import Words

from .problems import lobby_problem
from .seat_text import taken, unready

FEW = 2
"""Names beside which a second sentence has room."""
Step = Literal["start", "bot", "remind", "ready", "unready", "sit"]


class NextStep(NamedTuple):
    """The actions that are possible now, and the sentence beside them."""

    step: Step
    urgent: bool
    """True if others wait for this client to do it."""
    text: str
    kind: str
    """`problem`, `rejected` or `ready`, as of `lobby_problem`."""


def lacks_players(lobby: Lobby) -> bool:
    """True if the game cannot start since fewer sit there than it needs."""
    return lobby.code == "players" and sum(map(taken, lobby.seats)) < core.game(lobby.game).seats[0]


def is_waiting(lobby: Lobby) -> bool:
    """True if the game cannot start only since some are not ready."""
    return lobby.code == "waiting"


def reminder(words: Words, lobby: Lobby) -> str:
    """Returns a line of chat that asks those who are not ready."""
    return words("around-lobby-reminder", names=", ".join(lobby.names))


def next_step(words: Words, client_state: ClientState, lobby: Lobby) -> NextStep:
    """Returns the next step of this client in its lobby."""
    text, kind = lobby_problem(words, client_state, lobby)
    if client_state.table.my_seat is None:
        said = words("table-watch-full" if all(map(taken, lobby.seats)) else "table-watch-lobby")
        return NextStep("sit", False, text if kind == "rejected" else f"{said}\n{text}", kind)
    if client_state.table.is_host and lacks_players(lobby):
        return NextStep("bot", True, text, kind)
    if client_state.table.is_host:
        if is_waiting(lobby):
            return NextStep("remind", False, _until_all_are_ready(words, lobby, text, kind), kind)
        return NextStep("start", not lobby.problem, text, kind)
    if unready(client_state):
        return NextStep("ready", True, text, kind)
    return NextStep("unready", False, _of_the_ready(words, text, kind), kind)


def _until_all_are_ready(words: Words, lobby: Lobby, text: str, kind: str) -> str:
    """Returns what the host waits for, and what comes then where few names leave room for that."""
    return text if kind == "rejected" or len(lobby.names) > FEW else f"{text} {words('lobby-then-start')}"


def _of_the_ready(words: Words, text: str, kind: str) -> str:
    """Returns what a guest who is ready waits for."""
    if kind == "ready":
        return words("lobby-ready-waits")
    return text if kind == "rejected" else f"{words('lobby-ready')} {text}"
