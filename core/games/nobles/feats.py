"""Duelling Nobles: what a player can boast of after a game: duels, dice, the highest score of a duel.

Knows: the log, the number of players.
Must not know: when a duel is fought, or who won the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.contract import Event

from .state import PLAYERS, State


def feats(state: State, log: Sequence[Event]) -> Mapping[str, list[int]]:
    """Returns by player: duels fought and won, dice rolled and what they showed, the highest score."""
    found: dict[str, list[int]] = {
        key: [0] * PLAYERS for key in ("duels", "duels-won", "dice", "dice-sum", "best-score")
    }
    for event in log:
        match event:
            case Event("rolls", {"seat": seat, "dice": dice}):
                found["duels"][seat] += 1
                found["dice"][seat] += len(dice)
                found["dice-sum"][seat] += sum(dice)
            case Event("wins", {"seat": seat}):
                found["duels-won"][seat] += 1
            case Event("score", {"seat": seat, "total": total}):
                found["best-score"][seat] = max(int(total), found["best-score"][int(seat)])
            case _:
                pass
    return found
