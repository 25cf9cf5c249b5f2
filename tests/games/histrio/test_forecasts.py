"""Histrio on the screen. What a choice would do to the King's mood, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.games.histrio.actions import Tightrope, Travel
from tests.games.histrio.screen import BOARD, drawn, view_of
from tests.games.histrio.table import Table
from tui.app.settings import LANGUAGES
from tui.boards.histrio.hand.hand import NARROW
from tui.screens.game.room import hand_room
from tui.text.words import Words

LOW = hand_room(80, 24)


def hand_of(view):
    """The rows of the hand on a low screen."""
    return BOARD.hand(view, LOW).text().splitlines()


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (["comedian-5"], ["if others come: only a request", "  actors move the King to comedy 6"]),
        (["tragedian-5", "comedian-2"], ["if others come: only a request", "  actors move the King to tragedy 3"]),
        (["chameleon"], ["if others come: only a request"]),
        (["comedian-2", "tragedian-2"], ["if others come: only a request"]),
        ([], ["no encounters: you draw a request"]),
    ],
    ids=["one actor", "several", "no actor", "even", "nothing"],
)
def test_the_hand_says_what_moves_the_king_if_others_come_to_a_city(cards, told):
    view = view_of(Table(needle=1, cities={3: cards}), cursor=Travel("city-3"))
    rows = [row.rstrip() for row in hand_of(view)[1 + len(cards) :]]
    assert rows[: len(told)] == told
    if len(cards) < 2:
        assert rows[len(told)] == "", "what levels mean stands apart"


@pytest.mark.parametrize(
    ("card", "said"),
    [("comedian-5", "if others come too:  6 "), ("tragedian-5", "if others come too:  tragedy 5 ")],
    ids=["stays", "changes"],
)
def test_a_strip_marks_where_the_needle_would_stand_as_its_scale_does(card, said):
    view = view_of(Table(2, needle=1, cities={3: [card]}), cursor=Travel("city-3"))
    rows = drawn(view, 80, 12)
    assert any(said in row for row in rows)
    assert "King: COMEDY 1 " in "\n".join(rows)


@pytest.mark.parametrize("mood", ["comedy", "tragedy"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_of_the_king_has_room_in_the_hand(language, mood):
    words = Words(language)
    mark = f"{words(f'histrio-quiet-{mood}')} 8"
    view = replace(view_of(Table()), words=words)
    assert len(view.words("histrio_board-city-needle", mark=mark)) <= NARROW


def test_a_strip_says_that_meeting_others_moves_the_needle():
    table = Table(2, needle=1, cities={1: ["bonus-1"], 2: ["comedian-4"]})
    table.give(0, "tightrope")
    table.travel(1, 2)
    view = view_of(table)
    for action, said in ((Tightrope(1, 2), True), (Tightrope(1, 8), False)):
        text = "\n".join(drawn(replace(view, cursor=action), 80, 12))
        assert ("as you meet others:  5 " in text) is said
