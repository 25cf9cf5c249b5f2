"""Derives the result in a summary from a game's outcome and state.

Knows: the rules' outcomes and options.
Must not know: files, kept games.
"""

from __future__ import annotations

from typing import Any

import msgspec

import core


def result(outcome: core.Outcome) -> tuple[list[int], list[int], str]:
    """Returns scores and places by seat, and the reason."""
    places = [0] * len(outcome.scores)
    place = 1
    for group in outcome.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return list(outcome.scores), places, outcome.reason


def options_of(game: core.Game[Any], state: bytes) -> dict[str, Any]:
    """Returns the options that a game is played with, by any of its states; without those that it does not have."""
    options = msgspec.structs.asdict(game.decode(state).options)
    return {name: value for name, value in options.items() if value is not msgspec.UNSET}
