"""The board of Medieval Academy."""

from typing import Any

from tui.boards.look import Look, Moment


def _shown(state: Any) -> bool:
    """True of the moment that the documents show."""
    return state.round == 3 and state.asked[0].ask == "play" and bool(state.played[3].faces)


LOOK = Look("crown", "king", Moment(4, 5, _shown))
