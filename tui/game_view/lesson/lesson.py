"""What a coached first game is made of: how it is dealt, what the coach would answer, and which notes are given when.

Knows: the files of lessons.
Must not know: words, what a note looks like, who plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

DATA = Path(__file__).parent / "data"
"""The files of lessons and exercises."""
LEARNER = 0
"""The seat of the learner."""

Step = tuple[int, list[Any]]
"""A seat, and the action it takes, packed."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The situation that a note is for; what is left out does not matter."""

    ask: str = ""
    """The question that is open."""
    can: str = ""
    """A kind of answer that is possible."""
    told: str = ""
    """A kind of event that has happened."""
    of: dict[str, Any] = {}
    """What that event was about."""
    step: int | None = None
    """The number of steps in a game that has gone as the coach would have it."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said once, at a question."""

    id: str
    """Ends the key of its text."""
    at: str
    """The place that it points at."""
    when: When = When()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coached game."""

    game: str
    players: int
    seed: str
    """Of the deal, in hexadecimal digits."""
    steps: list[Step]
    """The game as the coach would have it, in the order in which seats act."""
    notes: list[Note]
    options: dict[str, Any] = {}

    @property
    def text(self) -> str:
        """Begins the keys of its texts."""
        return f"learn_{self.game}"


def is_taught(game: str) -> bool:
    """True if there is a lesson of this game."""
    return (DATA / f"lesson-{game}.json").is_file()


@cache
def lesson(game: str) -> Lesson:
    """Returns the lesson of a game."""
    return msgspec.json.decode((DATA / f"lesson-{game}.json").read_bytes(), type=Lesson)


def follows(steps: Sequence[Step], plan: Sequence[Step]) -> bool:
    """True if these steps are the first ones of a plan."""
    return len(steps) <= len(plan) and all(
        seat == planned and list(action) == list(coached)
        for (seat, action), (planned, coached) in zip(steps, plan, strict=False)
    )
