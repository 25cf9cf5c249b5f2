"""Grail Cup for newcomers: what its help draws, and what the coach says when."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from core.games.grail.components import ARMED_LABELS, BOARDS
from tui.app.settings import LANGUAGES
from tui.boards.guide import guide
from tui.draw.canvas import Canvas
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
