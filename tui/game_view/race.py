"""The race of the scores in lines: what each player had after a few parts of a finished game.

Knows: the course of the scores, and how a board names a part of its game.
Must not know: how the race is drawn, or where lines are read.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import core
from tui.boards import View, board
from tui.boards.course import Course, course_of
from tui.text.words import mark

from .plain_names import named

MOST = 6
"""Lines of a race, at most."""


def race_lines(view: View, replica: core.Replica[Any], outcome: core.Outcome) -> list[str]:
    """Returns a line for each of a few parts of the game but the last, with the scores in the order of the seats."""
    drawn, course = board(view.game.id), course_of(board(view.game.id), replica, outcome)
    return [
        named(f"{drawn.text(view, 'part', part=course.parts[at])}: {_scores(course, at)}.", view.names)
        for at in _stops(course)
    ]


def _stops(course: Course) -> list[int]:
    """The last moments of parts of the game: of all but the last part, or of so many at even distances."""
    parts = course.parts
    ends = [at for at, (part, after) in enumerate(pairwise(parts)) if part != after]
    count = min(MOST, len(ends))
    return [ends[(number + 1) * len(ends) // count - 1] for number in range(count)]


def _scores(course: Course, at: int) -> str:
    shown = (str(score).replace("-", "−") for score in course.scores[at])
    return ", ".join(f"{mark(seat)} {score}" for seat, score in enumerate(shown))
