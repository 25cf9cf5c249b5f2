"""The keys that do something on a row of the lobby, and what they do there.

Knows: the lobby as the table sends it, the commands.
Must not know: how keys are shown, or what may be asked of the table elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby
from tui.lobby_view.bot_levels import characters
from tui.lobby_view.next_step import is_waiting, lacks_players
from tui.lobby_view.seat_text import taken

ROW_COMMANDS = frozenset({"bot", "character", "free", "game", "ready", "start"})
"""The commands that are named only on the rows where they do something, or on the button."""

OWN_COMMANDS = frozenset({"stand", "rename"})
"""The commands about the reader, which the panel names on their own seat."""


class RowKey(NamedTuple):
    """A key and what it does on a row."""

    command: str
    """Its name in the keymap; empty for one that cannot be changed."""
    text: str
    """The name of the text that says what it does."""
    key: str = ""
    """The key, if it cannot be changed."""


ENTER_SITS = RowKey("", "lobby-key-sit", "enter")
ENTER_TURNS = RowKey("", "frame-lobby-value", "enter")
TURNS = (ENTER_TURNS, RowKey("", "lobby-key-turn", "left"), RowKey("", "lobby-key-turn", "right"))


def unnamed(client_state: ClientState) -> frozenset[str]:
    """Returns the commands that the last row does not name although they do something, since others name them."""
    return ROW_COMMANDS | (OWN_COMMANDS if client_state.table.my_seat is not None else frozenset())


def row_keys(client_state: ClientState, lobby: Lobby, row: str) -> Sequence[RowKey]:
    """Returns the keys of the row with this id."""
    host = client_state.table.is_host
    if row.startswith("seat-"):
        return _seat_keys(client_state, lobby, int(row.removeprefix("seat-")))
    if row == "broken":
        return [RowKey("", "lobby-key-look", "enter")]
    if row == "game":
        return [RowKey("", "frame-lobby-game", "enter")] if host else []
    return TURNS if host else []


def _seat_keys(client_state: ClientState, lobby: Lobby, at: int) -> Sequence[RowKey]:
    seated, host = lobby.seats[at], client_state.table.is_host
    if not taken(seated):
        return [ENTER_SITS, RowKey("bot", "lobby-key-bot")] if host else [ENTER_SITS]
    if at == client_state.table.my_seat:
        ready = "lobby-key-unready" if seated.ready else "lobby-key-ready"
        return _own_keys(lobby) if host else [RowKey("", ready, "enter")]
    if not host:
        return []
    if seated.person is not None:
        return [] if seated.here else [RowKey("free", "lobby-key-free")]
    character = [RowKey("character", "lobby-key-character")] if characters(client_state) else []
    return [RowKey("", "frame-lobby-level", "enter"), *character, RowKey("free", "lobby-key-free")]


def _own_keys(lobby: Lobby) -> Sequence[RowKey]:
    """The keys of the host's own seat: Enter is the next step, reminds those it waits for, or says why it waits."""
    if lacks_players(lobby):
        return [RowKey("", "frame-lobby-bot", "enter")]
    if is_waiting(lobby):
        return [RowKey("", "around-lobby-remind", "enter")]
    return [RowKey("", "frame-lobby-later" if lobby.problem else "frame-lobby-start", "enter")]
