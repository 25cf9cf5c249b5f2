"""People's names and the letters of their seats, in the reader's language.

Knows: a client's table and game, boards that give players their letters.
Must not know: where a name is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from netplay.client.state import ClientState
from tui.boards import View, board
from tui.text.words import Words, letter


def called(words: Words, client_state: ClientState) -> list[str]:
    """Returns the players' names; bots are named in the reader's language."""
    return called_all(words, client_state.games.names())


def called_all(words: Words, names: Sequence[str]) -> list[str]:
    """Returns these names; bots are named in the reader's language."""
    return [words.called(name, names) for name in names]


def view_of(words: Words, client_state: ClientState, replica: core.Replica[Any]) -> View:
    """Returns a view of the game as it is now, with its players' names."""
    names = called(words, client_state)
    return View.of(replica, words, names, away=client_state.games.away(), ascii_only=words.ascii_only)


def badge(words: Words, client_state: ClientState, chair: int) -> Sequence[tuple[str, str]]:
    """Returns the letters of a seat of the table, each with the name of its colour.

    In a game they are those of the player's pieces; a seat without a player has none.
    """
    replica = client_state.games.replica
    if replica is None:
        return [(letter(chair), f"seat{chair}")]
    if chair not in client_state.games.seats:
        return []
    return board(replica.game.id).badge(view_of(words, client_state, replica), client_state.games.seats.index(chair))


def lettered(words: Words, client_state: ClientState, chair: int, text: str) -> str:
    """Returns a text preceded by the letters of a seat."""
    letters = "".join(each for each, _ in badge(words, client_state, chair))
    return f"{letters} {text}" if letters else text
