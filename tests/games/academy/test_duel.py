"""Medieval Academy, knights' duel."""

from __future__ import annotations

import pytest

from core.games.academy.actions import Advance, Bet, Play
from tests.games.academy.table import ROUND, Table


def duel(players: int = 4, **options) -> Table:
    return Table(players, knights_duel=True, **options)


def test_white_and_black_take_the_place_of_jousts_and_tournaments():
    tracks = duel().state.tracks
    assert list(tracks) == ["gallantry", "white", "black", "education", "king", "quests", "charity"]
    assert duel().score("II").told("scores", "track") == ["gallantry", "white", "black", "education"]


@pytest.mark.parametrize("knight", ["white", "black"])
def test_C6_the_knights_tracks_are_loops_of_20(knight):
    t = duel(3).stand(knight, 18, 0, 0).hold("sword-5", "sword-3", "sword-3").act(Play("sword-5", knight))
    assert t.walked(knight) == [23, 0, 0]
    assert t.told("lap", "track") == [knight]


CUPS = {
    "from the centre to white": (0, "sword-4", "white", 4),
    "from the centre to black": (0, "sword-4", "black", -4),
    "from one side to the other": (3, "sword-5", "black", -2),
    "C2 stops at the white end": (8, "sword-5", "white", 10),
    "C2 stops at the black end": (-10, "sword-3", "black", -10),
    "C2 back from the end": (10, "sword-3", "black", 7),
}


@pytest.mark.parametrize("name", CUPS)
def test_a_sword_card_moves_the_disc_and_the_cup_as_many_squares_toward_that_knight(name):
    start, card, knight, end = CUPS[name]
    t = duel(3).hold(card, "sword-3", "sword-3")
    t.state.cup = start
    assert t.legal == [Play(card, "white"), Play(card, "black")]
    t.act(Play(card, knight))
    assert t.walked(knight)[0] == int(card[-1])
    assert t.state.cup == end
    assert t.told("cup", "start", "end") == [(start, end)]


def test_C2_the_cup_starts_in_the_centre():
    assert duel().state.cup == 0


def test_other_cards_do_not_move_the_cup():
    t = duel(3).hold("king-5", "sword-3", "sword-3").act(Play("king-5", "king"))
    assert (t.state.cup, t.told("cup", "end")) == (0, [])


def test_gallantry_moves_never_move_the_cup():
    t = duel(3).stand("gallantry", 5, 0, 0).score("I").act(Advance("white"))
    assert (t.walked("white"), t.state.cup) == ([3, 0, 0], 0)


def test_bets_never_move_the_cup():
    """Touching gallantry bets: white and black can be bet on; a sword card counts where it was played. [R15]"""
    t = duel(3, gallantry_bets=True)
    assert [Bet("white"), Bet("black")] == t.legal[1:3]
    t.act(Bet("white"), Bet("king"), Bet("king"))
    t.hold("sword-3 sword-4", "sword-3", "sword-3").act(Play("sword-3", "white"))
    assert (t.state.bets.cards, t.state.cup) == ([1, 0, 0], 3)
    t.stand("gallantry", 5, 0, 0).score("I")
    assert (t.walked("white"), t.state.cup) == ([6, 0, 0], 3)


PAYS = {
    "white won": (1, [[8], [5], [2], []], [[], [1], [3], [5]]),
    "black won": (-10, [[5], [3], [1], []], [[], [2], [5], [8]]),
    "R4 cup in the centre": (0, [[5], [3], [1], []], [[], [1], [3], [5]]),
}


@pytest.mark.parametrize("number", ROUND)
@pytest.mark.parametrize("name", PAYS)
def test_scored_in_II_IV_VI_by_the_side_of_the_cup(name, number):
    cup, white, black = PAYS[name]
    t = duel().stand("white", 9, 7, 5, 3).stand("black", 3, 5, 7, 9)
    t.state.cup = cup
    t.score(number)
    scores = number in ("II", "IV", "VI")
    assert t.shields("white") == (white if scores else [[], [], [], []])
    assert t.shields("black") == (black if scores else [[], [], [], []])


def test_third_place_only_with_4_or_more_squires():
    t = duel(3).stand("white", 9, 7, 5).stand("black", 9, 7, 5)
    t.state.cup = 1
    t.score("II")
    assert (t.shields("white"), t.shields("black")) == ([[8], [5], []], [[5], [3], []])


def test_lancelot_has_four_squires_and_pays_the_third_place():
    t = duel(2).stand("white", 9, 7, 5, 3)
    t.state.cup = 1
    assert t.score("II").shields("white") == [[8], [5], [2], []]


def test_a_disc_at_0_earns_no_positive_shield():
    assert duel().stand("white", 9, 0, 0, 0).score("II").shields("white") == [[5], [], [], []]


@pytest.mark.parametrize("number", ROUND)
def test_at_once_after_black_has_scored_both_tracks_and_the_cup_go_back_and_nothing_after_III(number):
    t = duel().stand("white", 9, 7, 5, 3).stand("black", 3, 25, 7, 9)
    t.state.cup = 6
    t.score(number)
    if number in ("II", "IV", "VI"):
        assert (t.walked("white"), t.walked("black"), t.state.cup) == ([0] * 4, [0] * 4, 0)
        keys = [key for key, _ in t.chance.lines]
        educated = next(i for i, line in enumerate(t.chance.lines) if line == ("scores", {"track": "education"}))
        assert keys.index("duel_ends") < educated, "at once"
    else:
        assert (t.walked("white"), t.walked("black"), t.state.cup) == ([9, 7, 5, 3], [3, 25, 7, 9], 6)


def test_excalibur_lifts_on_the_knights_tracks_too():
    t = duel(3, excalibur=True).stand("black", 4, 4, 0, stack=(0, 1, 2)).score("I")
    assert t.ask == "excalibur"
    t.act(t.legal[0])
    assert t.told("lifts", "track") == ["black"]
