"""Histrio on the screen. Which digit gives which choice."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Done, Horse, Ox, Tightrope
from tests.games.histrio.screen import BOARD, view_of
from tests.games.histrio.test_acrobats import owning
from tui.screens.key_row import KEYS, keys


@pytest.mark.parametrize("acrobat", ["horse", "tightrope", "ox"])
def test_a_city_is_chosen_by_its_own_number_and_none_by_zero(acrobat):
    table = owning(acrobat)
    table.travel(1, 6, 7)
    view = view_of(table)
    for at, action in enumerate(view.legal):
        match action:
            case Horse(card=card):
                goal = int(card.removeprefix("city-"))
            case Tightrope(end=goal) | Ox(city=goal):
                pass
            case _:
                goal = 0
                assert isinstance(action, Done)
        assert BOARD.digit(view, at) == goal


def test_where_two_choices_lead_to_one_city_they_are_numbered_in_their_order():
    table = owning("horse", "tightrope")
    table.travel(1, 6, 7)
    view = view_of(table)
    assert [BOARD.digit(view, at) for at in range(len(view.legal))] == [*range(1, len(view.legal) + 1)]


def test_the_last_row_names_each_digit_where_there_are_gaps_between_them():
    table = owning("tightrope")
    table.travel(3, 6, 7)
    there = dict.fromkeys(KEYS, True)
    assert "↑↓ look  0 2 4 " in keys(view_of(table), (120, 40), there).text()
    table = owning("tightrope")
    table.travel(1, 6, 7)
    assert "↑↓ look  0 2 " in keys(view_of(table), (120, 40), there).text()
