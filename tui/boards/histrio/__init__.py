"""The board of Histrio."""

from typing import Any

from tui.boards.look import Look, Moment


def _shown(state: Any) -> bool:
    """True of the moment that the documents show."""
    return state.season == 1 and state.turn == 4 and state.asked[0].ask == "travel"


LOOK = Look("comedy", "comedy", Moment(4, 2, _shown))
