"""The summary of a finished game, from what a client was told of it.

Knows: replicas, outcomes, who moved.
Must not know: files, sockets.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import core
from netplay.protocol.messages import Began

from .kept_game import LONGEST, Summary
from .result import options_of, result

ID_BYTES = 6


class Told(NamedTuple):
    """A game as one client was told of it, and when."""

    began: Began
    reports: Sequence[core.Report]
    table_id: str
    table: str
    names: Sequence[str]
    levels: Sequence[str]
    ended: float
    seconds: float = 0


def summarize(told: Told, last: core.Replica[Any]) -> Summary:
    """Returns the summary of a game that ended like this replica of it. Raises ValueError if it goes on."""
    game, began = last.game, told.began
    if last.outcome is None:
        raise ValueError("The game goes on.")
    scores, places, reason = result(last.outcome)
    seconds = max(0, min(LONGEST, round(told.seconds)))
    return Summary(
        game_id(told.table_id, began, told.reports), game.id, game.fingerprint, game.rules_number, told.table_id,
        told.table, told.ended, seconds, list(told.names), list(told.levels), began.seat,
        options_of(game, began.state), len(told.reports), scores, places, reason, began.branch,
        feats_of(last),
    )  # fmt: skip


def feats_of(last: core.Replica[Any]) -> dict[str, list[int]]:
    """Returns what the players of a game that is over can boast of."""
    return {key: [*values] for key, values in last.game.feats(last.state, core.standing(last.log)).items()}


def game_id(table: str, began: Began, reports: Sequence[core.Report]) -> str:
    """Returns the identity of a game as one seat sees it: the same whenever this seat keeps it."""
    seat = -1 if began.seat is None else began.seat
    digests = b"".join(report.digest for report in reports)
    said = repr((table, seat)).encode() + began.state + digests
    return blake2b(said, digest_size=ID_BYTES, person=b"kept-game").hexdigest()


def levels_of(players: int, reports: Sequence[core.Report], movers: Sequence[str | None]) -> list[str]:
    """Returns for each player the level of the bot that moved last for them; "" for a person, or if it is not known."""
    levels = [""] * players
    for report, mover in zip(reports, movers, strict=False):
        if mover is not None:
            levels[report.actor] = mover
    return levels
