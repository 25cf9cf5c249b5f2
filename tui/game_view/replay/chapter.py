"""A game as it is seen from one place, with all that is told of it, and where its turns and rounds begin.

Knows: timelines, boards, the narration.
Must not know: which step is shown.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import core
from netplay.client.state import ClientState
from tui.boards import board
from tui.game_view.moments import Moments
from tui.game_view.narration import lines_of, opening_of
from tui.game_view.telling import NarrationLine

from .lead import Lead, lead_of


class ReplaySource:
    """The source of a presenter: the game at the step that is shown."""

    client_state: ClientState | None = None
    reading = True

    def __init__(self, names: Sequence[str]) -> None:
        self.replica: core.Replica[Any] | None = None
        self.names = names


class Chapter:
    """The whole game from one seat. Its lines are worded step by step, as they were while it was played."""

    def __init__(self, timeline: core.Timeline[Any], actors: Sequence[int], moments: Moments) -> None:
        """`actors` are the seats that acted, by step."""
        self.timeline, self.actors = timeline, actors
        self.lines = _told(timeline, moments)
        self.turns = [0, *(step for step in range(1, len(actors)) if actors[step] != actors[step - 1]), len(actors)]
        """The steps after which another player acts, with the beginning and the end."""
        drawn, self._moments = board(timeline.last.game.id), moments
        laps = [drawn.lap(drawn.standing(timeline.at(step).state).part) for step in range(timeline.steps)]
        begins = [step for step in range(1, len(laps)) if laps[step] != laps[step - 1]]
        self.rounds = [0, *begins, timeline.steps]
        """The steps with which a round or a season begins, the first and each further one, and the end."""
        self.laps = [laps[step] for step in self.rounds[:-1]]
        """The number of each of them."""

    @property
    def steps(self) -> int:
        """The number of steps."""
        return self.timeline.steps

    @cached_property
    def leads(self) -> list[Lead]:
        """Who led at each step."""
        steps = range(self.steps + 1)
        return [lead_of(self._moments.now(self.timeline.at(step), legal=())) for step in steps]

    def lines_at(self, step: int) -> list[NarrationLine]:
        """All lines up to a step."""
        return self.lines[: bisect_right(self.lines, self.timeline.logged(step), key=lambda line: line.mark)]


def neighbour(places: Sequence[int], step: int, by: int) -> int:
    """Returns the place after a step, or before it if `by` is negative; an end if there is none."""
    at = bisect_right(places, step) if by > 0 else bisect_left(places, step) - 1
    return places[max(0, min(len(places) - 1, at))]


def _told(timeline: core.Timeline[Any], moments: Moments) -> list[NarrationLine]:
    """Returns the lines of the whole game, each worded by the game as it was then."""
    first = timeline.at(0)
    lines = opening_of(first, moments.now(first, legal=()))
    for step in range(1, timeline.steps + 1):
        before = timeline.logged(step - 1)
        if timeline.logged(step) > before:
            then = timeline.at(step)
            lines += lines_of(then, moments.now(then, legal=()), before)
    return lines
