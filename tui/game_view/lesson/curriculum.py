"""What can be learnt of each game, how far a learner has come, and who teaches it.

Knows: lessons and exercises, the progress of a learner, words.
Must not know: screens, lines.
"""

from __future__ import annotations

import core
from tui.text.words import Words

from .exercises import Exercises, exercises
from .first_game import FirstGame
from .lesson import is_taught
from .progress import Progress
from .tutor import Tutor

GAME, EXERCISES = KINDS = "game", "exercises"
"""What there is to learn of a game that is taught."""


def taught() -> list[str]:
    """Returns the games that are taught."""
    return [game for game in core.IDS if is_taught(game)]


def tutor(kind: str, game: str, name: str, progress: Progress) -> Tutor:
    """Returns who teaches this."""
    return FirstGame(game, name, progress) if kind == GAME else Exercises(game, name, progress)


def state(kind: str, game: str, progress: Progress, words: Words) -> str:
    """Returns how far the learner has come, in words."""
    learnt = progress.of(game)
    if kind == EXERCISES:
        every = [each.id for each in exercises(game)]
        return words("learn-solved", solved=sum(each in learnt.solved for each in every), count=len(every))
    return words("learn-done" if learnt.done else "learn-begun" if learnt.steps else "learn-new")


def forget(game: str, progress: Progress) -> None:
    """Lets a coached game begin again."""
    learnt = progress.of(game)
    learnt.steps, learnt.met = [], []
    progress.save()
