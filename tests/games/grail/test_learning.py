"""Grail Cup for newcomers: what its help draws, and what the coach says when."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from core.games.grail.components import ARMED_LABELS, BOARDS
from tests.games.grail.race import Race
from tests.games.grail.screen import DRAWN, view_of
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.guide import guide
from tui.draw.canvas import Canvas
from tui.game_view.lesson.first_game import FirstGame
from tui.game_view.lesson.progress import Progress
from tui.text.words import Words

STARTS = BOARDS["forest"].starts


@pytest.mark.parametrize("width", [38, 52, 84])
def test_the_help_draws_each_number_above_the_space_where_it_starts(width):
    canvas = Canvas(width, guide("grail").examples["setup"].rows)
    guide("grail").examples["setup"].draw(canvas, Words("en"))
    _, numbers, knights, road = canvas.text().split("\n")
    spaces = {match.start(): int(match[0]) for match in re.finditer(r"\d+", road)}
    drawn = {int(match[0]): spaces[match.start() - 2] for match in re.finditer(r"\d+", numbers)}
    assert drawn == {number: STARTS[number] for number in drawn}
    assert len(drawn) == 3
    assert knights.count("↑") == len(drawn.keys() & {*ARMED_LABELS}), "only these have a spear"
    assert knights.strip().startswith("C ↑★"), "the last knight has the seal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_where_numbers_start(language):
    said = guide("grail").section("setup", Words(language)).text
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    for label in (9, 8, 1):
        assert (label, STARTS[label]) in [*pairwise(numbers)], label


# The coach


def noted(choose):
    """The notes of each question of a lesson that is answered so, and whether the dragon would stop a choice there."""
    teacher, given = FirstGame("grail", "Anna", Progress(None)), []
    while teacher.replica.outcome is None:
        view = View.of(teacher.replica, Words("en"), teacher.names)
        given.append(({note.id for note in teacher.coach.notes(view)}, "dragon" in DRAWN.foreseen(view)))
        teacher.act(view, choose(teacher, view))
    return given


WAYS = {
    "as advised": lambda teacher, view: teacher.advised,
    "the first choice": lambda teacher, view: view.legal[0],
    "the last choice": lambda teacher, view: view.legal[-1],
}


@pytest.mark.parametrize("way", WAYS)
def test_the_coach_explains_the_dragon_at_the_first_choice_that_it_would_stop(way):
    given = noted(WAYS[way])
    stopped = [at for at, (_, stops) in enumerate(given) if stops]
    assert [at for at, (notes, _) in enumerate(given) if "dragon" in notes] == stopped[:1]


def test_a_choice_leads_to_the_dragon_only_where_that_stops_us():
    def foreseen(*at, **more):
        return DRAWN.foreseen(view_of(Race(at, dragon=22, **more)))

    assert foreseen(17, 3, 9, holds={"horse": 0}) == ["dragon"]
    assert foreseen(23, 3, 9, holds={"horse": 0}) == []
    assert foreseen(15, 3, 9, holds={"horse": 0}) == []
    assert foreseen(17, 3, 9, holds={"witch": 0}) == [], "a curse"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_note_says_why_knights_start_on_different_spaces_with_spears_for_some(language):
    teacher = FirstGame("grail", "Anna", Progress(None))
    view = View.of(teacher.replica, Words(language), teacher.names)
    *_, last, armed1, armed2, armed3, ours = (int(each) for each in re.findall(r"\d+", teacher.pages(view)[0].text))
    assert STARTS[last] == min(STARTS.values())
    assert (armed1, armed2, armed3) == ARMED_LABELS
    assert STARTS[ours] == view.state.at[0]
    assert view.state.spears[0] == int(ours in ARMED_LABELS)
