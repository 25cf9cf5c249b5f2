"""Medieval Academy: what a player can boast of after a game: coats of arms, and what one track brought.

Knows: the log, whose squire is whose.
Must not know: when a track scores, or who won the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from core.contract import Event

from .state import NEUTRAL, State


def feats(state: State, log: Sequence[Event]) -> Mapping[str, list[int]]:
    """Returns by player: coats of arms, what was lost by the bad ones, and the most that one track brought."""
    taken = [event.args for event in log if event.key == "shield" and event.args["value"] is not None]
    found = {key: [0] * state.seats for key in ("coats", "coats-lost", "best-track")}
    tracks = Counter[tuple[int, str]]()
    for args in taken:
        player, value = _player(state, args["squire"]), args["value"]
        if player is None:
            continue
        found["coats"][player] += 1
        found["coats-lost"][player] -= min(0, value)
        tracks[player, args["track"]] += value
    for (player, _), points in tracks.items():
        found["best-track"][player] = max(points, found["best-track"][player])
    return found


def _player(state: State, squire: int) -> int | None:
    """Returns whose squire it is; None for one of nobody."""
    owner = state.owners[squire]
    return owner if owner != NEUTRAL else None
