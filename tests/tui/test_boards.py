"""Every board of every game: it can always be drawn and told, in words that are there, and fits."""

from __future__ import annotations

import random
import re
import textwrap
from typing import Any

import pytest
from rich.text import Text

import core
from tests.cases import each_pair
from tests.play import play
from tui.app.settings import LANGUAGES
from tui.boards import Board, View, board
from tui.laws.tables import NAMES, SIZES, Table, various, words_of
from tui.laws.test_screen import *  # noqa: F403
from tui.screens.game.frame import own, title
from tui.text.words import Words

everybody = pytest.mark.parametrize("id", core.IDS)


@pytest.mark.parametrize("language", LANGUAGES)
@everybody
def test_every_board_has_a_few_notes_that_are_short(id, language):
    for seats, options in various(id):
        replica = Table(id, seats, options, 1).replicas[0]
        view = View.of(replica, Words(language), NAMES[:seats])
        notes = [words_of(board(id), view, note).split("\n", 1) for note in board(id).notes(view)]
        assert 2 <= len(notes) <= 3
        assert all(len(textwrap.wrap(body, 36)) <= 4 and len(title) < 30 for title, body in notes)


# The first row of a screen


class Numbered:
    """A board in whose title each number has two digits, as late in a game."""

    def __init__(self, drawn: Board) -> None:
        self.id, self.plain, self._title = drawn.id, drawn.plain, drawn.title
        self.badge, self.total, self.place = drawn.badge, drawn.total, drawn.place
        self.standing, self.falling, self.hides_scores = drawn.standing, drawn.falling, drawn.hides_scores

    def title(self, view: View) -> str:
        return re.sub(r"\b\d\b", "88", self._title(view))


@pytest.mark.parametrize(("id", "language", "clock"), each_pair(core.IDS, LANGUAGES, ["", "BC 60:00"]))
def test_no_part_of_a_title_is_cut_or_touches_what_is_beside_it(id, language, clock):
    """Half a number would be another one."""
    table, words, rng = Table(id, *various(id)[0], 0), Words(language), random.Random(0)
    name = words(f"{id}-name")
    drawn: Any = Numbered(table.board)
    for seat, action in play(table.dealer, rng):
        for view, events in table.step(seat, action, ascii_only=False)[:1]:
            view.words, view.names = words, ["Маргарита-Аделаї"] * len(view.names)
            view.news = rng.choice([None, *events])
            said = drawn.plain(view, drawn.title(view)).split("   ")
            ours = [form.plain for form in own(view, drawn)]
            parts = [name, *said, "Table", words("table-bar-help"), clock, *ours]
            parts = {each.replace("\xa0", " ").strip() for each in parts}
            for size in ((60, 20), *SIZES[:2]):
                seen = title(view, drawn, size, "Table", Text(clock)).text().strip()
                assert {*re.split(" {3,}", seen)} <= parts, seen
                assert size < SIZES[1] or name in seen, seen
