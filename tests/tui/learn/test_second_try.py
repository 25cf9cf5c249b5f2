"""Exercises do not print their solution: answers come without what they bring, and a first mistake is only named."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.game_view.lesson.exercises import Exercises
from tui.game_view.lesson.first_game import FirstGame
from tui.game_view.lesson.progress import Progress
from tui.game_view.lesson.taught_source import TaughtGame
from tui.game_view.presenter import GamePresenter
from tui.lines.learning import LessonLines
from tui.text.words import Words, plain


def opened(game: str, at: int = 0) -> Exercises:
    """Exercises of a game, open at one of them."""
    teacher = Exercises(game, "Anna", Progress(None))
    while teacher.at < at:
        teacher.go_on()
    return teacher


def view_of(teacher: Exercises, language: str = "en", figures: bool = False) -> View:
    return replace(View.of(teacher.replica, Words(language), teacher.names), figures=figures)


def wrong(teacher: Exercises, view: View) -> list:
    return [action for action in view.legal if view.game.pack(action) not in teacher.exercise.right]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_an_exercise_of_academy_says_where_a_disc_goes_and_not_what_that_brings(language):
    teacher: Exercises = opened("academy")
    drawn: Any = board("academy")
    for _ in range(10):
        told, asked = view_of(teacher, language, figures=True), view_of(teacher, language)
        head = asked.words("academy_board-head-gain")
        assert any(each.startswith(head) for table in drawn.tables(told) for each in table.heads)
        for table in drawn.tables(asked):
            assert not any(each.startswith(head) for each in table.heads), "not even for all choices at once"
            assert not re.search(r"[+−]\d", " ".join(cell for row in table.rows for cell in row))
        for action in asked.legal:
            assert not re.search(r"[+−]\d", drawn.row(asked, action))
        teacher.go_on()


@pytest.mark.parametrize(("game", "telling"), [("nobles", r"\d %|you win|you lose"), ("histrio", r"^\+\d+$")])
def test_other_games_do_not_tell_the_outcome_of_an_answer_either(game, telling):
    teacher, drawn, found = opened(game), board(game), 0
    for _ in range(10):
        told, asked = view_of(teacher, figures=True), view_of(teacher)
        found += any(re.search(telling, text) for text in listed(drawn, told))
        assert not [text for text in listed(drawn, asked) if re.search(telling, text)]
        teacher.go_on()
    assert found > 2


def listed(drawn: Any, view: View) -> list[str]:
    """The cells of the tables of answers; where there is none, of the answers."""
    rows = [row for table in drawn.tables(view) for row in table.rows]
    rows = rows or [drawn.cells(view, each) for each in view.legal]
    return [plain(cell, view.names).replace("\u00a0", " ") for row in rows for cell in row]


def test_a_first_mistake_is_named_and_the_second_is_answered_by_the_solution():
    teacher = opened("academy")
    view = view_of(teacher)
    one, two = wrong(teacher, view)[:2]
    best = board("academy").answer(view, view.game.unpack(teacher.exercise.right[0]))
    teacher.act(view, one)
    (first,) = teacher.remarks()
    assert "Try once more." in first.text
    assert best not in first.text
    assert teacher.go_on()
    assert teacher.at == 0
    assert not teacher.pages(view), "the question has been read"
    teacher.act(view, two)
    (second,) = teacher.remarks()
    assert f"The best: {best}." in second.text
    assert teacher.go_on()
    assert teacher.at == 1
    assert teacher.pages(view_of(teacher))


def test_where_only_the_right_answer_is_left_there_is_no_second_try():
    teacher = opened("grail", 1)
    view = view_of(teacher)
    assert len(view.legal) == 2
    teacher.act(view, *wrong(teacher, view))
    assert "The best: " in teacher.remarks()[0].text


def test_a_second_try_that_is_right_counts():
    teacher = opened("histrio", 5)
    view = view_of(teacher)
    teacher.act(view, wrong(teacher, view)[0])
    teacher.go_on()
    teacher.act(view, view.game.unpack(teacher.exercise.right[0]))
    assert "Right!" in teacher.remarks()[0].text
    assert teacher.exercise.id in teacher.learnt.solved


def test_the_squire_s_leap_is_not_forgotten():
    teacher = opened("grail")
    view = view_of(teacher)
    squire = next(action for action in view.legal if getattr(action, "ally", "") == "squire")
    teacher.act(view, squire)
    assert "its leap at the end of the round" in teacher.remarks()[0].text


@pytest.mark.parametrize(("teacher", "figures"), [(Exercises, False), (FirstGame, True)])
def test_figures_are_left_out_in_exercises_alone(teacher, figures):
    tutor = teacher("academy", "Anna", Progress(None))
    lines = LessonLines(tutor, Words("en"), lambda text: None)
    assert lines.presenter.moments.now(tutor.replica).figures is figures
    assert GamePresenter(TaughtGame(tutor), lambda: Words("en")).moments.now(tutor.replica).figures
