"""The lessons of each game, how far a learner has come, and who teaches it.

Knows: lessons and exercises, the progress of a learner, words.
Must not know: screens, lines.
"""

from __future__ import annotations

import core
from tui.text.words import Words

from .exercises import Exercises, exercises
from .first_game import FirstGame
from .lesson import LEARNER, is_taught, lesson
from .progress import Progress
from .tutor import Tutor

GAME, EXERCISES = KINDS = "game", "exercises"
"""The lessons of a game that is taught."""
PLAY = "play"
"""Stands in the place of a lesson for a game against bots, which follows what was learnt."""

SECONDS, THOUGHT, FEW = 20, 3, 5
"""Seconds that a choice or a note of a lesson takes; how often longer an exercise takes; the minutes to a multiple of
which a lesson is rounded."""


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


def share(kind: str, game: str, progress: Progress) -> float:
    """Returns how much of a lesson has been done, from 0 to 1."""
    learnt = progress.of(game)
    if kind == GAME:
        return float(learnt.done)
    every = exercises(game)
    return sum(each.id in learnt.solved for each in every) / len(every)


def minutes(kind: str, game: str) -> int:
    """Returns about how many minutes a lesson takes: by the choices that it asks the learner for."""
    if kind == EXERCISES:
        asked = THOUGHT * len(exercises(game))
    else:
        asked = len(lesson(game).notes) + sum(seat == LEARNER for seat, _ in lesson(game).steps)
    return max(FEW, round(asked * SECONDS / 60 / FEW) * FEW)


def forget(game: str, progress: Progress) -> None:
    """Lets a coached game begin again."""
    learnt = progress.of(game)
    learnt.steps, learnt.met = [], []
    progress.save()
