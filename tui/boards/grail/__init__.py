"""The board of Grail Cup."""

from typing import Any

from tui.boards.look import Film, Look, Moment


def _shown(state: Any) -> bool:
    """True of the moment that the documents show."""
    return state.round == 4 and state.phase == "call"


LOOK = Look("grail", "church", Moment(5, 3, _shown), film=Film(5, 3, (112, 30), "round", "wins"))
