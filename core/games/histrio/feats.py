"""Histrio: what a player can boast of after a game: their shows.

Knows: the log, the number of players.
Must not know: what a show pays, or who won the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.contract import Event

from .state import State


def feats(state: State, log: Sequence[Event]) -> Mapping[str, list[int]]:
    """Returns by player: shows, those that pleased the King and those that were the best, the biggest that pleased."""
    keys = ("shows", "shows-pleased", "shows-won", "best-show")
    found: dict[str, list[int]] = {key: [0] * len(state.troupes) for key in keys}
    for event in log:
        match event:
            case Event("show", {"seat": seat, "difference": difference, "pleases": pleases, "best": best}):
                found["shows"][seat] += 1
                found["shows-pleased"][seat] += bool(pleases)
                found["shows-won"][seat] += bool(best)
                if pleases:
                    found["best-show"][seat] = max(abs(int(difference)), found["best-show"][int(seat)])
            case _:
                pass
    return found
