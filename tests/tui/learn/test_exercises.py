"""Exercises: their positions are legal, their answers complete, and rules and search still agree on the right one."""

from __future__ import annotations

import json

import pytest

import core
from scripts.exercises import agrees
from scripts.judges import Position, judge_of
from tests.tui.local import screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.game_view.lesson.exercises import Exercise, Exercises, exercises, position
from tui.game_view.lesson.lesson import LEARNER
from tui.game_view.lesson.progress import Progress
from tui.screens.learn.coach_dialog import CoachDialog
from tui.screens.learn.menu import LearnScreen
from tui.screens.learn.taught_game import TaughtScreen
from tui.text.words import Words

GAMES = pytest.mark.parametrize("game", core.IDS)
SEARCHED = 2
"""Exercises of a game that are searched again: the first ones."""


def taught(game: str, progress: Progress | None = None) -> Exercises:
    return Exercises(game, "Anna", progress or Progress(None))


def view(teacher: Exercises, language: str = "en") -> View:
    return View.of(teacher.replica, Words(language), teacher.names)


def judged(game: str, each: Exercise):
    """What the judge of a game says of an exercise today."""
    rules = core.game(game)
    steps = tuple((seat, packed) for seat, packed in each.steps)
    at = Position(rules, each.players, each.options, bytes.fromhex(each.seed), steps, position(rules, each))
    return judge_of(game).judge(at), at


@GAMES
def test_there_are_ten_and_no_two_are_alike(game):
    every = exercises(game)
    assert len(every) == 10
    assert len({each.id for each in every}) == 10
    assert len({json.dumps(each.steps) + each.seed for each in every}) == 10


@GAMES
def test_right_and_other_answers_are_all_that_is_legal(game):
    rules = core.game(game)
    for each in exercises(game):
        answers = [*each.right, *(other for other, _, _ in each.others)]
        legal = [rules.pack(action) for action in position(rules, each).legal()]
        assert len(legal) > 1
        assert sorted(map(json.dumps, answers)) == sorted(map(json.dumps, legal))


@GAMES
def test_the_rules_still_say_the_same_of_every_answer(game):
    rules = core.game(game)
    for each in exercises(game):
        found, _ = judged(game, each)
        assert found is not None, each.id
        assert [rules.pack(action) for action in found.right] == each.right
        assert (found.asks, found.why, found.facts, found.rule) == (each.asks, each.why, each.facts, each.rule)
        others = {json.dumps(rules.pack(action)): reason for action, reason in found.others.items()}
        assert others == {json.dumps(other): (why, facts) for other, why, facts in each.others}


@GAMES
def test_a_fresh_search_finds_the_right_answer(game):
    for each in exercises(game)[:SEARCHED]:
        found, at = judged(game, each)
        assert agrees(found, at.replica), each.id


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_to_every_exercise_is_explained(game, language):
    teacher, going = taught(game), True
    while going:
        now, drawn = view(teacher, language), board(game)
        said = [page.text for page in teacher.pages(now)]
        for action in now.legal:
            assert teacher.act(now, action)
            (page,) = teacher.remarks()
            right = now.game.pack(action) in teacher.exercise.right
            assert (now.words("learn-right") in page.text) == right
            if not right:
                assert drawn.answer(now, action) in page.text
                assert len(page.text.split("\n")) >= (3 if now.words("learn-again") in page.text else 4)
            said.append(page.text)
        assert not [text for text in said if "learn_" in text or "{" in text]
        teacher.act(now, now.game.unpack(teacher.exercise.right[0]))  # which leaves no second try
        going = teacher.go_on()
    assert teacher.at == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_exercise_says_what_the_coats_of_a_squire_are(language):
    teacher = taught("academy")
    now = view(teacher, language)
    short = now.words("academy-shields-short", count=5).split()[1]
    (page,) = teacher.pages(now)
    told = page.text.split("\n")
    assert len(told) == 3
    assert short.casefold() in told[2].casefold()
    teacher.act(now, now.game.unpack(teacher.exercise.right[0]))
    teacher.go_on()
    assert short not in teacher.pages(view(teacher, language))[0].text


def test_a_right_answer_counts_once_and_is_remembered(tmp_path):
    path = tmp_path / "learning.json"
    teacher = taught("nobles", Progress(path))
    now = view(teacher)
    wrong = next(action for action in now.legal if now.game.pack(action) not in teacher.exercise.right)
    teacher.act(now, wrong)
    assert Progress(path).of("nobles").solved == []
    right = now.game.unpack(teacher.exercise.right[0])
    teacher.act(now, right)
    teacher.act(now, right)
    assert Progress(path).of("nobles").solved == [teacher.exercise.id]
    assert taught("nobles", Progress(path)).at == 1


def test_the_answers_of_an_exercise_change_nothing():
    teacher = taught("academy")
    now, before = view(teacher), teacher.replica.seq
    teacher.act(now, now.legal[0])
    assert teacher.replica.seq == before


@GAMES
def test_exercises_are_solved_on_the_screen(game):
    progress = Progress(None)

    async def script(app, pilot):
        app.push_screen(LearnScreen(game, progress=progress))
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.pause()
        await pilot.press("down", "enter")
        for number in (1, 2):
            await until(pilot, lambda: isinstance(app.screen, CoachDialog))
            await pilot.pause()
            assert f"Exercise {number} of 10" in screen_text(app)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TaughtScreen))
            question, tutor = app.screen.presenter.question, app.screen.tutor
            await until(pilot, lambda question=question: bool(question.legal))
            right = tutor.replica.game.unpack(tutor.exercise.right[0])
            app.screen.answers.cursor = list(question.legal).index(right)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, CoachDialog))
            await pilot.pause()
            assert "Right!" in screen_text(app)
            await pilot.press("enter")
        await until(pilot, lambda: len(progress.of(game).solved) == 2)

    show(None, script)


def test_every_exercise_asks_the_learner():
    for game in core.IDS:
        for each in exercises(game):
            assert position(core.game(game), each).seat == LEARNER
