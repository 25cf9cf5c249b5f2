"""Medieval Academy: every example that the printed rules give, in words or as a picture."""

from __future__ import annotations

import pytest

from core.games.academy.actions import Bet, Play, PlayTurned
from core.games.academy.components import CARDS
from tests.games.academy.table import Table
from tui.boards.academy.guide import example_cards


def test_example_the_cards_a_sword_has_two_fives_four_fours_six_threes_and_each_other_suit_one_two_three_two():
    swords = {value: CARDS[f"sword-{value}"] for value in (5, 4, 3)}
    assert swords == {5: 2, 4: 4, 3: 6}
    for suit in ("gallantry", "education", "king", "quests", "charity"):
        assert [CARDS[f"{suit}-{value}"] for value in (5, 4, 3, 2)] == [1, 2, 3, 2]


def test_the_cards_that_the_help_shows_are_in_the_box():
    shown = example_cards()
    assert len({suit for suit, _ in shown}) == 6
    assert all(f"{suit}-{value}" in CARDS for suit, value in shown)


def test_example_of_playing_a_gallantry_card_of_3_moves_the_disc_3_squares_on_gallantry():
    t = Table(3).stand("gallantry", 4, 0, 0).hold("gallantry-3 king-2", "king-3 king-3", "king-4 king-4")
    t.act(Play("gallantry-3", "gallantry"))
    assert t.walked("gallantry") == [7, 0, 0]


@pytest.mark.parametrize(("track", "rounds"), [("king", ["III", "VI"]), ("quests", ["VI"]), ("charity", ["VI"])])
def test_example_of_the_parchment_on_a_board_some_score_in_III_and_VI_some_in_VI_alone(track, rounds):
    scored = []
    for number in ("I", "II", "III", "IV", "V", "VI"):
        t = Table(3).stand(track, 12, 7, 1).score(number)
        if any(t.shields(track)):
            scored.append(number)
    assert scored == rounds


@pytest.mark.parametrize("track", ["jousts", "tournaments", "education", "gallantry"])
def test_example_of_boards_that_score_in_every_round(track):
    for number in ("I", "II", "III", "IV", "V", "VI"):
        t = Table(4).stand(track, 9, 7, 5, 3).score(number)
        assert track in t.told("scores", "track")


def test_example_of_a_bet_on_quests_three_cards_and_second_place_are_6_squares():
    """Three cards of Quests were played and their player is second on Gallantry: three times two squares."""
    t = Table(3, gallantry_bets=True).act(Bet("quests"), Bet("charity"), Bet("charity"))
    t.hold("quests-3 quests-2 quests-4 king-2", "sword-3 sword-3 sword-3 king-3", "sword-4 sword-4 sword-4 king-4")
    for card in ("quests-3", "quests-2", "quests-4"):
        t.act(Play(card, "quests"), Play("sword-3", "jousts"), Play("sword-4", "jousts"))
    assert (t.walked("quests"), t.state.bets.cards) == ([9, 0, 0], [3, 0, 0])
    t.stand("gallantry", 7, 9, 5).score("I")
    assert t.told("moves", "squire", "track", "squares") == [(0, "quests", 6)]
    assert t.walked("quests") == [15, 0, 0]


def test_example_of_the_staggered_reset_last_to_0_second_to_last_to_1_third_from_last_to_2_order_kept():
    """The picture shows discs that go back to 0, 1, 2 and 3, each behind the one that was ahead of it."""
    t = Table(4, staggered_reset=True).turn_to("III").stand("education", 11, 6, 14, 2).go("reset")
    assert t.walked("education") == [2, 1, 3, 0]


def test_example_of_the_neutral_squire_the_first_player_chooses_between_jousts_and_tournaments():
    t = Table(2, two_player="karadoc").hold("king-2", "king-3", "sword-3")
    t.act(Play("king-2", "king"), Play("king-3", "king"))
    assert t.asked() == ("turned", t.state.owners[t.state.first], 2)
    assert t.legal == [PlayTurned("jousts"), PlayTurned("tournaments")]
