"""Learning in lines of text: the same lessons without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import core
from tui.app.settings import LANGUAGES
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.progress import Progress
from tui.lines.learning import LessonLines
from tui.text.words import Words

ROOT = Path(__file__).parents[3]
GAMES = pytest.mark.parametrize("game", core.IDS)


def lesson(kind: str, game: str, language: str = "en") -> tuple[LessonLines, list[str]]:
    said: list[str] = []
    teacher = curriculum.tutor(kind, game, "Anna", Progress(None))
    return LessonLines(teacher, Words(language), said.append), said


def advised(lines: LessonLines) -> Iterator[str]:
    """What somebody types who follows the coach."""
    while lines.tutor.replica.outcome is None:
        question = lines.presenter.question
        yield str(question.numbers[list(question.legal).index(lines.tutor.advised)])


def right(lines: LessonLines) -> Iterator[str]:
    """What somebody types who solves every exercise."""
    while True:
        question, tutor = lines.presenter.question, lines.tutor
        action = tutor.replica.game.unpack(tutor.exercise.right[0])
        yield str(question.numbers[list(question.legal).index(action)])


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coached_game_is_told_to_its_end(game, language):
    lines, said = lesson(curriculum.GAME, game, language)
    lines.run(advised(lines))
    assert lines.tutor.coach.done
    assert lines.tutor.replica.outcome is not None
    assert not [line for line in said if "learn_" in line or "learn-" in line]
    assert not [line for line in said for character in line if 0xE000 <= ord(character) <= 0xE2FF]


@GAMES
def test_exercises_are_solved_in_lines(game):
    lines, said = lesson(curriculum.EXERCISES, game)
    lines.run(right(lines))
    assert sum("Right!" in line for line in said) == 10
    assert lines.tutor.learnt.solved == [each.id for each in lines.tutor.all]


def test_what_cannot_be_understood_is_said_and_the_question_stays():
    lines, said = lesson(curriculum.GAME, "nobles")
    lines.run(iter(["99", "no", "", "²"]))
    assert [any(line.startswith(f"{typed} is not") for line in said) for typed in ("99", "no", "²")] == [True] * 3
    assert lines.tutor.replica.seq == lesson(curriculum.GAME, "nobles")[0].tutor.replica.seq


def test_the_coach_says_it_again():
    lines, said = lesson(curriculum.GAME, "nobles")
    lines.run(iter(["h"]))
    assert sum("Welcome!" in line for line in said) == 2


def test_a_lesson_is_left_with_a_word():
    lines, said = lesson(curriculum.GAME, "nobles")
    lines.run(iter(["q", "1"]))
    assert not any("keep 2 more" in line for line in said)


def run(*said: str, typed: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    folders = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return subprocess.run(
        [sys.executable, "-m", "tui", *said, "--lang", "en"],
        cwd=ROOT, env={**os.environ, **folders, "HOME": str(home)}, input=typed,
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.process
def test_the_command_learns_goes_on_and_asks_for_a_game(tmp_path):
    first = run("learn", "nobles", "--lines", typed="1\n", home=tmp_path)
    assert first.returncode == 0
    assert "Welcome!" in first.stdout
    again = run("learn", "nobles", "--lines", home=tmp_path)
    assert "Welcome!" not in again.stdout
    assert "keep 2 more" in again.stdout
    exercises = run("learn", "academy", "--exercises", "--lines", home=tmp_path)
    assert "Exercise 1 of 10" in exercises.stdout
    assert run("learn", "--lines", home=tmp_path).returncode == 2
    unknown = run("learn", "chess", "--lines", home=tmp_path)
    assert "chess" in unknown.stderr
