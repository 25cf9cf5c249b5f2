"""Histrio on the screen. What is told while an acrobat can still lead to another city."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Done, Horse, Ox, Tightrope, Travel
from tests.games.histrio.screen import BOARD, drawn, view_of
from tests.games.histrio.table import Table
from tui.app.settings import LANGUAGES
from tui.boards.histrio.map import caravel_key, is_key
from tui.boards.histrio.scene import answers_by_city, is_aside, scene
from tui.text.words import Words


def walking(friends=None):
    """The moment when a tightrope walker can lead the caravel of A from city 5 to 4 or 6."""
    players = 2 if friends else 3
    cities = {city: ["comedian-4"] for city in (4, 5, 6)}
    table = Table(players, cities=cities, friends=friends or ((), ()))
    table.give(0, "tightrope")
    table.travel(5, *range(1, players))
    return table, view_of(table)


def keys(view):
    """The cities whose numbers are keys."""
    it = scene(BOARD, view)
    return [city for city in range(1, 9) if is_key(it, city, answers_by_city(view))]


def test_the_number_of_a_city_looks_like_a_key_only_where_it_is_one():
    assert keys(view_of(Table())) == list(range(1, 9))
    _, view = walking()
    assert set(answers_by_city(view)) >= {4, 6}, "a click leads there"
    assert keys(view) == [4, 6]
    view.legal = (Tightrope(5, 4), Horse("city-4"), Done())
    assert keys(view) == [], "two choices lead there"


@pytest.mark.parametrize(("view", "aside"), [(view_of(Table()), []), (walking()[1], [3, 7, 8])])
def test_cities_without_caravels_are_quiet_where_the_question_does_not_lead_there(view, aside):
    assert [city for city in range(1, 9) if is_aside(scene(BOARD, view), city)] == aside


def test_the_question_names_the_only_acrobat_that_it_is_about():
    _, view = walking()
    assert view.asked.ask == "shown"
    assert BOARD.ask(view) == "Tightrope walker: go to a neighbouring city, or stay?"
    for legal, said in (
        ((Horse("city-3"), Done()), "Horse rider"),
        ((Ox(5), Done()), "Ox tamer"),
        ((Ox(5), Tightrope(5, 4), Done()), "Use an acrobat"),
    ):
        view.legal = legal
        assert BOARD.ask(view).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("acrobat", ["tightrope", "horse", "ox", "several"])
def test_the_question_of_an_acrobat_has_room(language, acrobat):
    assert len(Words(language)("histrio-ask-shown", acrobat=acrobat)) <= 58


def test_the_cities_of_friends_are_told_while_cards_are_chosen_and_some_are_used():
    table, view = walking(friends=([7], [8]))
    signs = ["◡ comedian  ◠ tragedian  number: level"]
    assert said_below(view) == ["A* your friends", "B* Boris’s friends", *signs], "what letters mean, and signs"
    table.act(0, Done())
    while not any(isinstance(action, Travel) for action in table.legal(0)):
        table.act(0, table.legal(0)[0])
    assert "Anna’s friends: 1 2 3 4 5 6 8" in drawn(view_of(table))[-1]


def test_a_letter_with_a_star_is_explained_only_where_it_is_on_the_board():
    table, (ours, theirs) = Table(2, friends=([7], [8])), ("A* your friends", "B* Boris’s friends")
    assert said_below(view_of(table))[0] == ours, "only this seat knows where its friends go"
    assert not any("friends" in said for said in said_below(view_of(table, None)))
    _, view = walking(friends=([7], [8]))
    view.state.caravels = [each for each in view.state.caravels if not each.friendly or each.seat]
    assert said_below(view)[0] == theirs
    view.state.caravels = [each for each in view.state.caravels if not each.friendly]
    assert not any("friends" in said for said in said_below(view))


def test_letters_of_friends_are_explained_where_cities_are_marked_by_earlier_turns():
    _, view = walking(friends=([7], [8]))
    view.state.caravels = [each for each in view.state.caravels if not each.friendly]
    seen = [drawn(view, height=BOARD.height(view, 80, room)) for room in range(12, 30)]
    marked = [rows[-1] for rows in seen if any("been A*" in row for row in rows)]
    assert marked
    assert all("A* your friends" in row for row in marked)


def test_below_the_king_friends_are_explained_only_where_one_waits():
    _, view = walking(friends=([7], [8]))
    assert "A* friends" in caravel_key(scene(BOARD, view), 0, 80).plain
    view.state.caravels = [each for each in view.state.caravels if not each.friendly]
    assert caravel_key(scene(BOARD, view), 0, 80).plain == "A here now"


def said_below(view):
    """What the last row of the board says."""
    return [each.strip() for each in drawn(view)[-1].split("   ") if each.strip()]
