"""The board of Duelling Nobles."""

from typing import Any

from tui.boards.look import Film, Look, Moment


def _shown(state: Any) -> bool:
    """True of the moment that the documents show."""
    return state.duel is not None and bool(state.duel.dice[0])


FILM = Film(2, 4, (112, 28), "challenge", "parts")
LOOK = Look("queen", "hearts", Moment(2, 4, _shown), film=FILM, won=("crown", "king"))
