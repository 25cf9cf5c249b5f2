"""How the game ends."""

from __future__ import annotations

import pytest

import core
from core.games.nobles.components import PATIENCE
from tests.games.nobles.screen import BOARD, view
from tests.games.nobles.table import MINE, THEIRS, Table, card, cards, only


def test_at_once_when_a_court_is_empty_the_other_player_wins_after_coin_wounds_and_discards():
    table = Table(
        ask="challenge",
        courts=(MINE, "Qs"),
        hands=("Ah", "4c"),
        wounds={"Qs": 1, "Kh": 1},
        armour={"Qs": "2h"},
        luck=(1,) * 3,
    )
    events = table.duel("Kh", "Qs", "Ah", "4c")
    assert table.dealer.outcome == core.Outcome(((0,), (1,)), (6, 0), "destroyed")
    assert table.state.coins == [1, 0], "no income follows"
    assert table.state.discard.faces == cards("Ah 4c 2h")
    assert table.dealer.to_act == ()
    assert events[-1] == core.Event("over", {"reason": "destroyed", "stamina": [6, 0]})


def test_the_challenger_can_lose_the_last_noble_too():
    table = Table(ask="challenge", courts=("Kh", THEIRS), hands=("", "Ah"), wounds={"Kh": 2}, luck=(1,) * 4)
    table.duel("Kh", "Ks", "", "Ah")
    assert table.dealer.outcome == core.Outcome(((1,), (0,)), (0, 7), "destroyed")


def test_R5_a_tie_that_kills_both_last_nobles_is_a_draw():
    table = Table(ask="challenge", courts=("Kh", "Ks"), wounds={"Kh": 2, "Ks": 2}, luck=(1,) * 4)
    table.duel("Kh", "Ks")
    assert table.dealer.outcome == core.Outcome(((0, 1),), (0, 0), "both-destroyed")
    assert table.state.coins == [0, 0]
    assert table.state.fallen.faces == cards("Kh Ks")


def test_R5_a_tie_that_kills_one_of_them_only_is_no_draw():
    table = Table(ask="challenge", courts=("Kh", "Ks"), wounds={"Kh": 1, "Ks": 2}, luck=(1,) * 4)
    table.duel("Kh", "Ks")
    assert table.dealer.outcome == core.Outcome(((0,), (1,)), (1, 0), "destroyed")


QUIET = {
    "more-to-bear-wins": ({"courts": ("Kh Qd", "Ks")}, ((0,), (1,)), (5, 3)),
    "less-those-taken": ({"courts": ("Kh Qd", "Ks Qs"), "wounds": {"Kh": 1}}, ((1,), (0,)), (4, 5)),
    "equal-is-a-draw-however-many-nobles": ({"courts": ("Kh", "Qs Js"), "wounds": {"Qs": 1}}, ((0, 1),), (3, 3)),
    "more-nobles-do-not-help": ({"courts": ("Kh", "Qs Js"), "wounds": {"Qs": 1, "Js": 1}}, ((0,), (1,)), (3, 2)),
    "equal-is-a-draw": ({"courts": ("Kh Qd", "Qs Ks"), "wounds": {"Kh": 1, "Qs": 1}}, ((0, 1),), (4, 4)),
}


@pytest.mark.parametrize("case", QUIET)
def test_R6_after_40_turns_in_a_row_without_a_duel(case):
    position, ranking, scores = QUIET[case]
    table = Table(ask="challenge", number=PATIENCE + 6, last_duel=6, mover=1, **position)
    events = table.done()
    assert table.dealer.outcome == core.Outcome(ranking, scores, "no-duels")
    assert only(events, "no-duel") == [{"seat": 1, "turns": 40}]
    assert table.state.coins == [0, 0], "no turn follows"


def test_R6_not_after_39():
    table = Table(ask="challenge", number=PATIENCE + 5, last_duel=6)
    table.done()
    assert table.dealer.outcome is None
    assert table.state.turn.number == PATIENCE + 6


def test_R6_both_players_turns_are_counted_from_the_start():
    table = Table()
    for number in range(1, 41):
        assert table.dealer.outcome is None
        assert (table.state.turn.number, table.state.quiet_turns) == (number, number)
        table.done(5)
    assert table.dealer.outcome == core.Outcome(((0, 1),), (7, 7), "no-duels")


def test_R6_a_duel_begins_the_count_anew():
    table = Table(ask="challenge", number=40, luck=(1,) * 4)
    table.duel("Kh", "Ks")
    assert table.dealer.outcome is None
    assert table.state.last_duel == 40
    table.done(5)
    assert table.state.quiet_turns == 2
    assert table.dealer.outcome is None


def test_scores_shown_are_the_wounds_each_court_can_still_bear():
    table = Table(courts=("Kh Qd Jc", "Ks Js"), wounds={"Kh": 2, "Js": 1})
    assert [table.state.stamina(seat) for seat in (0, 1)] == [5, 4]
    assert table.state.still_bears(card("Kh")) == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ("9h", "5d", "Anna’s K♥ struck down Boris’s J♠ with 9♥, 34 to 21."),
        ("", "5d", "Anna’s K♥ struck down Boris’s J♠, 23 to 21."),
        ("As", "5d", "Anna’s K♥ struck down Boris’s J♠ with A♠, an ace."),
        ("", "7d", "a tie at 23, wounded both: K♥ (Anna) and J♠ (Boris)."),
        ("As", "Ad", "a tie of aces, wounded both: K♥ (Anna) and J♠ (Boris)."),
    ],
)
def test_the_last_blow_is_told_with_who_struck_whom_with_what_and_the_sums(mine, theirs, told):
    wounds, dice = {"Js": 1}, (4, 6, 5)
    table = Table(("Kh", "Js"), (mine, theirs), ask="challenge", wounds=wounds, luck=dice)
    table.duel("Kh", "Js", mine, theirs)
    now = view(table.replicas[0])
    assert BOARD.plain(now, BOARD.reason(now, table.dealer.outcome)).endswith(told)


def test_without_a_last_duel_none_is_told():
    table = Table(number=40, ask="challenge", last_duel=0)
    table.done()
    now = view(table.replicas[0])
    assert table.dealer.outcome.reason == "no-duels"
    assert "blow" not in BOARD.reason(now, table.dealer.outcome)
