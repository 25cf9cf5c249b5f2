"""Coached first games: what the coach says fits the game, in every language, whatever the learner answers."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import core
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.game_view.lesson.coach import Page
from tui.game_view.lesson.first_game import FirstGame
from tui.game_view.lesson.lesson import LEARNER, lesson
from tui.game_view.lesson.progress import Learnt, Progress
from tui.text.books import LOCALES
from tui.text.words import Words

GAMES = pytest.mark.parametrize("game", core.IDS)
WIDGETS = ("board", "hand", "answers", "question", "news")
"""Places that are widgets of the screen."""
HAND = 10
"""Rows of a hand."""
LONGEST, QUESTION, WORD = 600, 10, 60 / 200
"""Seconds until the notes of a lesson have been given, at so many for a question, and for a word of a note."""


def taught(game: str, progress: Progress | None = None) -> FirstGame:
    return FirstGame(game, "Anna", progress or Progress(None))


def view(teacher: FirstGame, language: str = "en") -> View:
    return View.of(teacher.replica, Words(language), teacher.names)


def asked(now: View) -> bool:
    """True unless the screen answers this question by itself."""
    return not board(now.game.id).answers_itself(now)


def heard(teacher: FirstGame, now: View) -> list[Page]:
    return [*teacher.pages(now)] if asked(now) else []


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_follows_the_coach_hears_every_note_and_wins(game, language):
    teacher, pages, questions = taught(game), [], 0
    while teacher.replica.outcome is None:
        now = view(teacher, language)
        if not teacher.coach.done:
            questions += asked(now)
        pages += heard(teacher, now)
        advice = teacher.advice(now)
        assert advice
        assert not advice.startswith("learn")
        assert teacher.act(now, teacher.advised)
    assert teacher.replica.outcome.ranking[0] == (LEARNER,)
    assert len(pages) == len(lesson(game).notes)
    assert QUESTION * questions + WORD * sum(len(page.text.split()) for page in pages) <= LONGEST
    assert not [page.text for page in pages if page.text.startswith("learn") or "{" in page.text]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_learner_who_answers_otherwise_comes_to_an_end_as_well(game, language):
    for seed in range(3):
        teacher, rng = taught(game), random.Random(seed)
        said: list[str] = []
        while teacher.replica.outcome is None:
            now = view(teacher, language)
            said += [page.text for page in heard(teacher, now)]
            said.append(teacher.advice(now))
            assert teacher.act(now, rng.choice(list(now.legal)))
        assert teacher.coach.done
        assert len(set(said)) > 5
        assert not [text for text in said if text.startswith("learn")]


@GAMES
def test_the_coach_advises_nothing_once_the_game_goes_its_own_way(game):
    teacher = taught(game)
    now = view(teacher)
    other = next(action for action in now.legal if action != teacher.advised)
    teacher.act(now, other)
    assert teacher.advised is None
    assert teacher.advice(view(teacher)) == ""


@GAMES
def test_every_advice_in_words_is_for_a_question_of_the_plan(game):
    text = (LOCALES / "en" / f"learn_{game}.ftl").read_text(encoding="utf-8")
    steps = lesson(game).steps
    numbers = [int(number) for number in re.findall(rf"^learn_{game}-do-(\d+) =", text, re.MULTILINE)]
    assert numbers
    assert [number for number in numbers if steps[number][0] != LEARNER] == []


@GAMES
@pytest.mark.parametrize("size", [(80, 12), (80, 22), (120, 30)])
def test_the_coach_points_at_places_that_are_drawn(game, size):
    teacher = taught(game)
    while not teacher.coach.done or teacher.replica.outcome is None:
        now, drawn = view(teacher), board(game)
        canvas = Canvas(size[0], drawn.height(now, *size))
        drawn.draw(now, canvas)
        drawings = [canvas, drawn.hand(now, (size[0], HAND))]
        for page in heard(teacher, now):
            found = [each.region_named(page.at) for each in drawings if each is not None]
            assert page.at in WIDGETS or next(filter(None, found)).width > 3
        if teacher.advised is None:
            break
        teacher.act(now, teacher.advised)


@GAMES
def test_a_game_that_was_left_goes_on_where_it_was(game, tmp_path):
    path = tmp_path / "learning.json"
    teacher = taught(game, Progress(path))
    for _ in range(6):
        now = view(teacher)
        heard(teacher, now)
        teacher.act(now, teacher.advised)
    last = heard(teacher, view(teacher))
    again = taught(game, Progress(path))
    assert again.replica.game.encode(again.replica.state) == teacher.replica.game.encode(teacher.replica.state)
    assert again.replica.log == teacher.replica.log
    assert again.advised == teacher.advised
    assert heard(again, view(again)) == last


@GAMES
def test_a_finished_game_begins_again_and_stays_learnt(game, tmp_path):
    progress = Progress(tmp_path / "learning.json")
    teacher = taught(game, progress)
    while teacher.replica.outcome is None:
        now = view(teacher)
        heard(teacher, now)
        teacher.act(now, teacher.advised)
    assert Progress(tmp_path / "learning.json").of(game).done
    again = taught(game, progress)
    assert again.replica.outcome is None
    assert heard(again, view(again))


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"nobles": {"steps": [[9, ["keep"]]]}}', b" " * (2 << 20)]
)
def test_a_file_that_is_no_progress_counts_as_none(tmp_path, content):
    path = tmp_path / "learning.json"
    path.write_bytes(content)
    assert Progress(path).of("nobles") == Learnt()


@pytest.mark.parametrize("steps", [[(0, ["nonsense"])], [(0, [])], [(1, ["keep", "KS"])], [(5, ["done"])], [(0, [{}])]])
def test_steps_that_are_not_possible_are_dropped(tmp_path, steps):
    path = tmp_path / "learning.json"
    path.write_bytes(msgspec.json.encode({"nobles": Learnt(steps=steps, met=["no such note"])}))
    teacher = taught("nobles", Progress(path))
    assert teacher.advised is not None
    assert teacher.coach.met == []


def test_a_place_that_takes_no_file_does_not_stop_the_lesson(tmp_path):
    (tmp_path / "a file").write_text("")
    teacher = taught("nobles", Progress(tmp_path / "a file" / "learning.json"))
    assert teacher.act(view(teacher), teacher.advised)


def test_histrio_begins_with_a_success_and_then_teaches_what_meeting_others_means():
    teacher = taught("histrio")
    while teacher.replica.outcome is None:
        teacher.act(view(teacher), teacher.advised)
    turns: list[set[str]] = [set()]
    for event in teacher.replica.log:
        turns += [set()] * (event.key == "turn")
        turns[-1] |= {event.key} if event.args.get("seat") == LEARNER else set()
    assert {"meets", "money", "joins"} <= turns[0]
    assert ["draws" in events for events in turns] == [False, True, False, False, False, False]


def test_the_forecast_of_the_festival_is_explained_at_the_first_choice_that_is_paid_by_it():
    teacher = taught("histrio")
    paid: list[bool] = []
    while "forecast" not in teacher.coach.met:
        now = view(teacher)
        heard(teacher, now)
        if now.asked.ask == "court":
            cells = [row[-1] for row in board("histrio").tables(now)[0].rows]
            paid.append(any("+0" not in cell for cell in cells))
        teacher.act(now, teacher.advised)
    assert paid == [False, True]
