"""Medieval Academy, scrolls."""

from __future__ import annotations

import pytest

from core.games.academy.actions import Advance, Bet, Play
from core.games.academy.components import SCROLL_SQUARES, TRACKS
from core.games.academy.scoring import by_square
from tests.games.academy.table import ROUND, Table


def scrolls(players: int = 4, **options) -> Table:
    return Table(players, scrolls=True, **options)


def test_scrolls_lie_on_6_and_12():
    assert (scrolls().state.scrolls.lying, scrolls().state.scrolls.taken) == ([6, 12], [])


TAKES = {
    "short of it": (0, "king-5", [6, 12], []),
    "on it": (2, "king-4", [12], [6]),
    "past it": (5, "king-3", [12], [6]),
    "both at once": (8, "king-4", [], [6, 12]),
    "R6 the disc stood there before": (6, "king-2", [12], [6]),
    "R6 the disc stood at 12 and does not move": (12, "king-2", [], [6, 12]),
}


@pytest.mark.parametrize("name", TAKES)
def test_having_played_a_king_card_you_take_every_scroll_at_or_behind_your_disc(name):
    start, card, lying, taken = TAKES[name]
    t = scrolls(3).stand("king", start, 0, 0).hold(card, "sword-3", "sword-3").act(Play(card, "king"))
    assert (t.state.scrolls.lying, t.state.scrolls.taken) == (lying, taken)
    assert t.told("scroll", "squire", "square") == [(0, square) for square in taken]


def test_a_scroll_is_taken_once():
    t = scrolls(3).stand("king", 6, 7, 0).hold("king-2", "king-2", "sword-3")
    t.act(Play("king-2", "king"), Play("king-2", "king"))
    assert t.told("scroll", "squire") == [0]


@pytest.mark.parametrize("track", [track for track in TRACKS if track != "king"])
def test_other_cards_take_none(track):
    card = f"{TRACKS[track].suit}-3"
    t = scrolls(3).stand("king", 8, 0, 0).hold(card, "sword-3", "sword-3").act(Play(card, track))
    assert t.state.scrolls.lying == [6, 12]


def test_R6_gallantry_moves_take_none():
    t = scrolls(3).stand("gallantry", 5, 0, 0).stand("king", 5, 0, 0).score("I").act(Advance("king"))
    assert t.walked("king") == [8, 0, 0]
    assert t.state.scrolls.lying == [6, 12]
    assert t.shields("king") == [[], [], []]


def test_R6_bets_take_none():
    t = scrolls(3, gallantry_bets=True).stand("gallantry", 5, 0, 0).stand("king", 1, 0, 0)
    t.act(Bet("king"), Bet("king"), Bet("king")).hold("king-3", "sword-3", "sword-3").act(Play("king-3", "king"))
    t.score("I")
    assert t.walked("king") == [7, 0, 0]
    assert t.state.scrolls.lying == [6, 12]


def taken(t: Table, *squares: int) -> Table:
    for square in squares:
        if square in t.state.scrolls.lying:
            t.state.scrolls.lying.remove(square)
    t.state.scrolls.taken = list(squares)
    return t


@pytest.mark.parametrize("number", ROUND)
def test_king_scores_in_every_round_in_which_a_scroll_was_taken_and_in_no_other(number):
    t = scrolls().stand("king", 7, 1, 0, 5).score(number)
    assert "king" not in t.told("scores", "track"), "III and VI are rounds like any"
    t = taken(scrolls().stand("king", 7, 1, 0, 5), 6).score(number)
    assert t.shields("king") == [[4], [1], [], [2]]


def test_C3_squares():
    by = [by_square(SCROLL_SQUARES, square) for square in range(13)]
    assert by == [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 6]


def test_two_shields_each_if_both_were_taken_that_round():
    t = taken(scrolls().stand("king", 12, 9, 0, 3), 6, 12).score("II")
    assert t.shields("king") == [[6, 6], [5, 5], [], [1, 1]]


def test_one_shield_if_12_is_taken_in_a_later_round():
    t = scrolls().stand("king", 12, 9, 0, 3)
    t.state.scrolls.lying = []
    t.state.scrolls.taken = [12]
    assert t.score("II").shields("king") == [[6], [5], [], [1]]


def test_at_once_if_that_of_12_was_taken_both_return_and_all_discs_go_to_0():
    t = taken(scrolls().stand("king", 12, 9, 0, 3), 6, 12).score("II")
    assert (t.state.scrolls.lying, t.state.scrolls.taken) == ([6, 12], [])
    assert t.walked("king") == [0, 0, 0, 0]
    assert [key for key, _ in t.chance.lines].count("scrolls_return") == 1


def test_if_only_that_of_6_it_is_set_aside_until_then():
    t = taken(scrolls(3).stand("king", 7, 1, 0), 6).score("II")
    assert (t.state.scrolls.lying, t.state.scrolls.taken) == ([12], [])
    assert t.walked("king") == [7, 1, 0]
    t.hold("king-5", "sword-3", "sword-3")
    t.act(Play("sword-3", "jousts"), Play("king-5", "king"))
    assert t.told("scroll", "squire", "square") == [(0, 12)]
    t.turn_to("IV").go("king")
    assert t.shields("king")[0] == [4, 6], "one shield: only one scroll was taken in this round"
    assert (t.state.scrolls.lying, t.walked("king")) == ([6, 12], [0, 0, 0])


def test_no_reset_after_III():
    assert scrolls().stand("king", 7, 1, 0, 5).score("III").walked("king") == [7, 1, 0, 5]
