"""Grail Cup, setup and components: each test is named after its rule."""

from __future__ import annotations

import pytest

import core
from core.games.grail import components
from core.games.grail.components import ALLIES, BOARDS, TOKENS, VILLAGE_DIE
from core.games.grail.path import kinds
from tests.games.grail.race import GAME, Race


def drawn(labels, script=(), **options):
    """A new game in which the players draw these labels, in seat order."""
    allies = [ALLIES[label - 1] for label in labels]
    return core.Dealer(GAME, len(labels), options, seed=bytes(32), script=[allies, *script]).state


PRINTED = {
    "clover": (10, 15, 19, 22, 25, 29, 33, 36, 39, 42, 47),
    "castle": (16, 22, 30, 36, 45, 50),
    "church": (13, 20, 27, 34, 41, 48),
    "village": (11, 18, 24, 31, 38, 44),
    "start": range(9),
    "finish": (50,),
}


@pytest.mark.parametrize("kind", PRINTED)
def test_C1_the_forest_has_its_spaces_and_all_others_are_plain(kind):
    state = drawn((1, 2, 3))
    assert [space for space in range(51) if kind in kinds(state, space)] == list(PRINTED[kind])
    plain = [space for space in range(51) if not kinds(state, space)]
    assert plain == sorted(set(range(51)) - {space for spaces in PRINTED.values() for space in spaces})


def test_C1_the_start_spaces_are_labelled_9_to_1():
    assert BOARDS["forest"].starts == dict(zip(range(9, 0, -1), range(9), strict=True))


def test_C1_a_castle_can_be_a_clover_space_too_and_the_finish_counts_as_a_castle():
    state = drawn((1, 2, 3))
    assert kinds(state, 22) == kinds(state, 36) == ("clover", "castle")
    assert kinds(state, 50) == ("castle", "finish")


def test_C1_the_dragon_starts_on_14():
    assert drawn((1, 2, 3)).dragon == 14


def test_C2_the_allies_in_the_order_of_their_numbers():
    assert ALLIES == ("witch", "squire", "fairy", "smith", "wizard", "princess", "priest", "horse", "unicorn")
    assert set(components.EFFECTS) == {*ALLIES, *TOKENS, "curse", "jump"}


def test_18_clover_tokens_one_face_down_on_each_clover_space_the_rest_the_supply_face_down():
    assert TOKENS == {"boots": 4, "goblin": 4, "bait": 4, "fake_grail": 3, "magnet": 3}
    state = drawn((1, 2, 3))
    assert tuple(state.tokens) == PRINTED["clover"]
    assert [len(pile) for pile in state.tokens.values()] == [1] * 11
    assert len(state.supply) == 7
    assert {pile.audience for pile in (state.supply, *state.tokens.values())} == {core.NOBODY}


def test_tokens_are_laid_at_random():
    first = drawn((1, 2, 3), script=[["magnet", "bait", "bait"]])
    assert [first.tokens[space].faces for space in (10, 15, 19)] == [["magnet"], ["bait"], ["bait"]]


def test_12_spears_and_a_village_die_of_one_seal_two_thieves_three_spears():
    assert drawn((6, 7, 8)).spears_left == 12 - 2
    assert sorted(VILLAGE_DIE) == ["seal", "spear", "spear", "spear", "thief", "thief"]


def test_the_players_draw_different_allies_and_start_on_their_labels():
    state = drawn((1, 5, 9))
    assert state.at == [8, 4, 0]
    assert state.line == [0, 1, 2]


def test_the_drawn_allies_go_back():
    state = drawn((1, 5, 9))
    assert sorted([*state.pack.faces, *state.face_up.faces, *state.face_down.faces]) == sorted(ALLIES)


@pytest.mark.parametrize(
    ("labels", "spears"),
    [
        ((7, 1, 2), [1, 0, 0]),
        ((1, 8, 9), [0, 1, 1]),
        ((7, 8, 9), [1, 1, 1]),
        ((6, 5, 4), [1, 0, 0]),
        ((1, 3, 2, 6), [0, 0, 0, 1]),
    ],
)
def test_who_drew_7_8_or_9_takes_a_spear_and_if_nobody_did_the_last(labels, spears):
    assert drawn(labels).spears == spears


def test_the_last_takes_the_seal_and_is_the_first_player():
    state = drawn((3, 9, 5))
    assert (state.seal, state.first) == (1, 1)
    assert state.asked[0].seat == 1


@pytest.fixture
def meadow(monkeypatch):
    """Another path: short, with shared start spaces."""
    starts = {label: (9 - label) // 3 for label in range(1, 10)}
    table = components.Board(starts, (8, 12), (6,), (9,), (10,), 5, 20)
    monkeypatch.setitem(BOARDS, "forest", table)
    return table


def test_knights_that_share_a_start_space_stand_in_seat_order_the_lowest_in_front(meadow):
    state = drawn((2, 3, 9, 1, 8))
    assert state.at == [2, 2, 0, 2, 0]
    assert state.line == [0, 1, 3, 2, 4]
    assert (state.seal, state.first) == (4, 4)


def test_another_board_holds_its_own_dragon_and_finish_too(meadow):
    assert drawn((2, 3, 9)).dragon == 5
    race = Race([17, 3, 1], {"smith": 0}, dragon=5)
    assert race.state.at[0] == 20
    assert race.dealer.outcome.ranking[0] == (0,)


def test_the_option_board_offers_the_tables():
    choices = {choice.name: choice for choice in GAME.choices}
    assert choices["board"].values == tuple(BOARDS)
    assert choices["board"].default == "forest"
    assert choices["open_allies"].default is False


def test_three_to_eight_players():
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8]


def test_every_ruling_of_the_file_is_listed_in_its_order():
    assert GAME.rulings == ("C1", "C2", "R1", "R8", "R2", "R3", "R4", "R5", "R9", "R6", "R7")


def test_C1_on_the_path_of_pairs_two_numbers_share_a_start_space_and_all_else_is_the_forest():
    pairs, forest = BOARDS["pairs"], BOARDS["forest"]
    assert sorted(pairs.starts.values()) == [0, 2, 2, 4, 4, 6, 6, 8, 8]
    assert pairs._replace(starts=forest.starts) == forest
    state = drawn((7, 8, 9, 1), board="pairs")
    assert (state.at, state.line, state.first) == ([2, 2, 0, 8], [3, 0, 1, 2], 2)
    assert state.spears == [1, 1, 1, 0]
