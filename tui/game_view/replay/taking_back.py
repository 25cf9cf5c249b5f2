"""Finds the step that a player goes back to in a game of their own.

Knows: replicated games, the marks of lines.
Must not know: tables, keys, whether anything may be taken back.
"""

from __future__ import annotations

from netplay.client.replicated_game import ReplicatedGame


def before_last_choice(game: ReplicatedGame) -> int | None:
    """Returns the number of steps before the last one that this seat has taken; None if it has taken none."""
    taken = (report.seq for report in reversed(game.reports) if report.actor == game.replica.seat)
    seq = next(taken, None)
    return None if seq is None else seq - 1


def step_of_line(game: ReplicatedGame, mark: int) -> int:
    """Returns the number of steps after which the line of this mark had been said."""
    steps = len(game.reports)
    return next((step for step in range(steps) if game.logged(step) >= mark), steps)
