"""The parts of a coached first game: its deal, the coach's answers, and the notes that are given in it.

Knows: the files of lessons.
Must not know: words, what a note looks like, who plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import core

DATA = Path(__file__).parent / "data"
"""The files of lessons and exercises of the games of this tree."""
BROUGHT = "lessons"
"""The folder of such files in the package of an installed game."""
LESSON, EXERCISES = "lesson", "exercises"
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
    foreseen: str = ""
    """What an answer would lead to, as the board names it."""
    told: str = ""
    """A kind of event that has happened."""
    of: dict[str, Any] = {}
    """The subject of that event."""
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
    deal: int = 0
    """The number from which the seed is made, for the script that plays the lesson again."""
    shown: list[str] = []
    """Kinds of answers that the script lets the learner meet once, though a squire would not give them."""
    given: dict[int, list[Any]] = {}
    """Answers of the learner that the script does not leave to a squire, packed, by the number of steps before them."""

    @property
    def text(self) -> str:
        """Begins the keys of its texts."""
        return f"learn_{self.game}"


def is_taught(game: str) -> bool:
    """True if there are a lesson and exercises of this game."""
    return all(path_of(game, kind).is_file() for kind in (LESSON, EXERCISES))


def path_of(game: str, kind: str) -> Path:
    """Returns the file with the lesson, or the exercises, of a game."""
    if core.games.is_ours(game):
        return DATA / f"{kind}-{game}.json"
    package = import_module(core.games.registry().packages[game])
    return Path(str(package.__file__)).parent / BROUGHT / f"{kind}.json"


@cache
def lesson(game: str) -> Lesson:
    """Returns the lesson of a game."""
    return msgspec.json.decode(path_of(game, LESSON).read_bytes(), type=Lesson)


def follows(steps: Sequence[Step], plan: Sequence[Step]) -> bool:
    """True if these steps are the first ones of a plan."""
    return len(steps) <= len(plan) and all(
        seat == planned and list(action) == list(coached)
        for (seat, action), (planned, coached) in zip(steps, plan, strict=False)
    )
