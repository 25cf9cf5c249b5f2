"""Grail Cup: what a player can boast of after a game: the village die, and the longest move.

Knows: the log, the number of players.
Must not know: what an ally does, or who won the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.contract import Event

from .state import State


def feats(state: State, log: Sequence[Event]) -> Mapping[str, list[int]]:
    """Returns by player: rolls in villages, those that brought a spear and those that met a thief, the longest move."""
    keys = ("villages", "villages-spear", "villages-thief", "villages-seal", "best-move")
    found: dict[str, list[int]] = {key: [0] * len(state.at) for key in keys}
    for event in log:
        match event:
            case Event("village", {"seat": seat, "side": side}):
                found["villages"][seat] += 1
                found[f"villages-{side}"][seat] += 1
            case Event("moves", {"seat": seat, "start": start, "end": end}):
                found["best-move"][seat] = max(int(end - start), found["best-move"][int(seat)])
            case _:
                pass
    return found
