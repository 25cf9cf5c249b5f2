"""What the outcome and the state of a game say to a summary.

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
    """Returns the options that a game is played with, by any of its states."""
    return msgspec.structs.asdict(game.decode(state).options)
