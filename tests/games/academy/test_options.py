"""Medieval Academy, the options: open scores, excalibur, stepping back, the staggered reset."""

from __future__ import annotations

import itertools
import random

import pytest

import core
from core.games.academy.actions import Advance, Bet, Decline, Lift, Play
from core.games.academy.rules import book_for
from core.games.academy.scoring import shown_totals
from core.games.academy.state import AcademyOptions
from core.games.academy.tracks import ranking
from tests.games.academy.table import GAME, ROUND, Table
from tests.play import MOST_STEPS

FLAGS = [choice.name for choice in GAME.choices if choice.values == (False, True)]


# All options


def test_all_options_default_to_off_and_lancelot_is_the_default_for_two():
    assert [getattr(AcademyOptions(), flag) for flag in FLAGS] == [False] * 10
    assert AcademyOptions().two_player == "lancelot"
    assert Table(2).state.owners == [0, 0, 1, 1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_player_is_ignored_with_more_players(players):
    both = [book_for(players, AcademyOptions(two_player=game)) for game in ("karadoc", "lancelot")]
    assert [book.owners for book in both] == [list(range(players))] * 2
    assert (both[0].plans, both[0].scores) == (both[1].plans, both[1].scores)
    both = [core.Dealer(GAME, players, {"two_player": game}, seed=bytes(32)).state for game in ("karadoc", "lancelot")]
    assert both[0].packs == both[1].packs
    assert both[0].asked == both[1].asked


TABLES = {
    "karadoc": (2, {"two_player": "karadoc"}),
    "lancelot": (2, {}),
    **{str(players): (players, {}) for players in (3, 4, 5)},
}


@pytest.mark.parametrize("name", TABLES)
def test_any_set_of_options_may_be_combined(name):
    """Every pair of options, and all at once, with every number of players, to the end of a game."""
    players, game = TABLES[name]
    sets = [set(pair) for pair in itertools.combinations(FLAGS, 2)] + [set(FLAGS)]
    for number, chosen in enumerate(sets):
        t = Table(players, script=(), **game, **{flag: flag in chosen for flag in FLAGS})
        rng = random.Random(number)
        for _ in range(MOST_STEPS):
            if t.state.over:
                break
            t.act(rng.choice(t.legal))
        outcome = GAME.outcome(t.state)
        assert outcome is not None, chosen
        assert len(outcome.scores) == players


def test_rulings_are_all_named():
    assert GAME.rulings == (*(f"R{number}" for number in range(1, 19)), "C1", "C2", "C3", "C4", "C5", "C6")


# open_scores


def test_R8_open_scores_totals_are_always_shown():
    t = Table(3, open_scores=True).own(0, "jousts", 3, 2).own(1, "education", -3)
    assert shown_totals(t.state) == [5, -3, 0]
    t = Table(3).own(0, "jousts", 3, 2)
    assert shown_totals(t.state) is None, "without the option, not before the end"
    t.score("VI")
    assert shown_totals(t.state) == [-8, -13, -13]


def test_open_scores_include_the_points_of_the_dragon():
    t = Table(3, open_scores=True, dragon_bonus=True, alms=True).own(2, "jousts", 3, 2).own(1, "jousts", 2, 1)
    t.stand("quests", 5, 7, 9).stand("charity", 9, 7, 5).turn_to("VI").go("quests")
    assert t.ask == "take", "the dragon has been met, and the game goes on"
    assert t.state.bonus == [0, 1, 2]
    assert shown_totals(t.state) == [0, 4, 7]


def test_open_scores_lancelot_per_squire():
    t = Table(2, open_scores=True).own(0, "jousts", 3).own(1, "jousts", 2).own(3, "jousts", 1)
    assert shown_totals(t.state) == [3, 2, 0, 1]


def test_open_scores_codex_shields_stay_face_down_and_are_left_out_until_the_end():
    t = Table(3, open_scores=True, secret_codex=True).own(0, "jousts", 3).keep_codex("-3 -1", "-1", "-3")
    for seat in (None, 0, 1, 2):
        assert shown_totals(t.view(seat)) == [3, 0, 0]
    t.turn_to("VI").go("end")
    assert t.state.over
    assert shown_totals(t.view(None)) == [-1, -1, -3]


# excalibur


@pytest.mark.parametrize("number", ROUND)
def test_R12_excalibur_in_every_round_just_before_scoring(number):
    t = Table(4, excalibur=True).turn_to(number)
    first = t.state.first
    stack = (first, *(s for s in range(4) if s != first))
    t.stand("quests", 5, 5, 5, 5, stack=stack).score(number)
    assert t.asked() == ("excalibur", first, first)
    assert t.legal == [Lift(first, "quests"), Decline()], "on any track, scoring or not"
    assert not t.told("scores", "track"), "before scoring"


def test_excalibur_puts_the_disc_on_top_of_all_of_a_stack_of_several():
    t = Table(5, excalibur=True).stand("jousts", 7, 7, 7, 7, 9, stack=(1, 0, 4, 3, 2)).score("I")
    t.act(Lift(0, "jousts"))
    assert t.told("lifts", "squire", "track", "place") == [(0, "jousts", 2)]
    assert ranking(t.state.tracks["jousts"]) == [4, 0, 2, 3, 1]
    assert t.shields("jousts") == [[2], [], [1], [], [3]]


def test_excalibur_once_and_only_the_first_players_discs():
    t = Table(3, excalibur=True)
    t.stand("jousts", 4, 4, 4, stack=(0, 1, 2)).stand("quests", 4, 4, 4, stack=(0, 1, 2)).score("I")
    assert t.legal == [Lift(0, "jousts"), Lift(0, "quests"), Decline()]
    t.act(Lift(0, "jousts"))
    assert t.ask != "excalibur"


def test_excalibur_may_be_declined():
    t = Table(3, excalibur=True).stand("jousts", 4, 4, 4, stack=(0, 1, 2)).score("I").act(Decline())
    assert t.shields("jousts") == [[], [2], [3]]
    assert t.told("declines", "squire", "ask") == [(0, "excalibur")]


NOTHING_TO_LIFT = {
    "all at 0": ("jousts", (0, 0, 0), (0, 1, 2)),
    "on top already": ("jousts", (4, 4, 4), (1, 2, 0)),
    "under nothing at the same distance": ("jousts", (4, 24, 5), (0, 1, 2)),
    "king": ("king", (4, 4, 4), (0, 1, 2)),
    "another's tie": ("jousts", (3, 4, 4), (0, 1, 2)),
}


@pytest.mark.parametrize("name", NOTHING_TO_LIFT)
def test_excalibur_is_not_asked_without_a_covered_disc(name):
    track, walked, stack = NOTHING_TO_LIFT[name]
    assert Table(3, excalibur=True).stand(track, *walked, stack=stack).score("I").ask != "excalibur"


def test_excalibur_before_gallantry_order_is_fixed():
    t = Table(4, excalibur=True).stand("gallantry", 4, 4, 4, 4, stack=(0, 1, 2, 3)).score("I")
    t.act(Lift(0, "gallantry"))
    assert (t.asked(), t.state.asked[0].amount) == (("advance", 2, 2), 1)
    assert [(task.squire, task.amount) for task in t.state.todo if task.do == "gallant"] == [(3, 2), (0, 3)]


# step_back


def test_R13_step_back_at_once_after_the_own_move_and_on_top_of_any_disc_there():
    t = Table(4, step_back=True).stand("gallantry", 7, 4, 6, 5, stack=(3, 2, 1, 0)).score("I")
    assert t.asked() == ("advance", 3, 3)
    t.act(Advance("quests"))
    assert t.walked("gallantry") == [7, 4, 6, 4], "before the second moves"
    assert ranking(t.state.tracks["gallantry"]) == [0, 2, 3, 1], "on top of the disc there"
    assert t.told("steps_back", "squire", "start", "end", "place") == [(3, 5, 4, 3)]
    t.act(Advance("quests"))
    assert t.walked("gallantry") == [7, 4, 5, 4]


def test_step_back_this_rounds_order_stays():
    t = Table(4, step_back=True).stand("gallantry", 7, 7, 6, 0, stack=(3, 2, 1, 0)).score("I")
    t.act(Advance("quests"), Advance("quests"))
    assert ranking(t.state.tracks["gallantry"])[:2] == [0, 1]
    assert t.asked() == ("advance", 0, 0)


def test_step_back_even_after_a_move_of_no_effect():
    t = Table(3, step_back=True).stand("gallantry", 7, 0, 0).stand("king", 12, 0, 0).score("I").act(Advance("king"))
    assert t.walked("gallantry") == [6, 0, 0]


def test_step_back_counts_after_a_move_on_gallantry_itself():
    t = Table(3, step_back=True).stand("gallantry", 7, 0, 0).score("I").act(Advance("gallantry"))
    assert t.walked("gallantry") == [9, 0, 0]


def test_step_back_only_whose_place_earns_a_move_with_three_squires_two():
    t = Table(3, step_back=True).stand("gallantry", 7, 5, 3).score("I").until("keep")
    assert t.told("steps_back", "squire") == [1, 0]


def test_step_back_R1_a_disc_moved_back_to_0_is_at_0():
    t = Table(3, step_back=True).stand("gallantry", 1, 0, 0).score("I").act(Advance("quests"))
    assert t.walked("gallantry") == [0, 0, 0]
    t.state.asked.clear()
    assert t.score("II").told("moves", "squire") == []
    assert t.ask != "advance"


def test_step_back_to_0_tells_no_place_for_all_there_are_last():
    t = Table(3, step_back=True).stand("gallantry", 1, 0, 2).score("I").act(Advance("quests"), Advance("quests"))
    assert t.told("steps_back", "squire", "end", "place") == [(0, 0, None), (2, 1, 1)]


def test_step_back_with_bets_even_after_a_move_of_no_squares():
    t = Table(3, step_back=True, gallantry_bets=True).stand("gallantry", 7, 5, 3).score("I")
    assert t.told("moves", "squire") == []
    assert t.told("steps_back", "squire") == [1, 0]


def test_step_back_over_the_end_of_a_lap():
    t = Table(3, step_back=True).stand("gallantry", 20, 19, 0).score("I").act(Advance("quests"), Advance("quests"))
    assert t.walked("gallantry") == [19, 18, 0]
    assert t.told("lap", "squire") == []


# staggered_reset


STAGGERS = {
    "the last to 0, the next to 1, and so on": ([9, 4, 12, 7], (0, 1, 2, 3), [2, 0, 3, 1]),
    "order kept in a stack": ([4, 4, 4, 4], (2, 0, 3, 1), [1, 3, 0, 2]),
    "forward too if need be": ([1, 2, 1, 2], (0, 1, 2, 3), [0, 2, 1, 3]),
    "laps count and are gone": ([41, 3, 20, 19], (0, 1, 2, 3), [3, 0, 2, 1]),
    "R3 one at 0 stays, the next goes to 1": ([0, 4, 12, 7], (0, 1, 2, 3), [0, 1, 3, 2]),
    "R3 all at 0 stay, the next goes to 1": ([0, 4, 0, 0], (0, 1, 2, 3), [0, 1, 0, 0]),
    "R3 all at 0": ([0, 0, 0, 0], (0, 1, 2, 3), [0, 0, 0, 0]),
}


@pytest.mark.parametrize("track", ["gallantry", "jousts", "tournaments", "education"])
@pytest.mark.parametrize("name", STAGGERS)
def test_staggered_reset(name, track):
    walked, stack, after = STAGGERS[name]
    t = Table(4, staggered_reset=True).turn_to("III").stand(track, *walked, stack=stack)
    before = ranking(t.state.tracks[track])
    t.go("reset")
    assert t.walked(track) == after
    if min(after) == 0 and after.count(0) == 1:
        assert ranking(t.state.tracks[track]) == before, "order kept"


@pytest.mark.parametrize(
    ("walked", "squires", "last"),
    [([9, 4, 12, 7], [2, 0, 3], [1]), ([0, 4, 0, 9], [3, 1], [0, 2]), ([0, 0, 0, 0], [], [0, 1, 2, 3])],
)
def test_staggered_reset_tells_an_order_only_of_discs_that_are_not_at_0(walked, squires, last):
    t = Table(4, staggered_reset=True).turn_to("III").stand("jousts", *walked).go("reset")
    assert dict(t.told("staggers", "track", "squires"))["jousts"] == squires
    assert dict(t.told("staggers", "track", "last"))["jousts"] == last


def test_staggered_reset_king_goes_to_0_and_quests_and_charity_stay():
    t = Table(3, staggered_reset=True).turn_to("III")
    for track in ("king", "quests", "charity"):
        t.stand(track, 3, 9, 5)
    t.go("reset")
    assert [t.walked(track) for track in ("king", "quests", "charity")] == [[0, 0, 0], [3, 9, 5], [3, 9, 5]]
    assert t.told("reset", "tracks") == [["gallantry", "jousts", "tournaments", "education", "king"]]
    assert t.told("staggers", "track") == ["gallantry", "jousts", "tournaments", "education"]


@pytest.mark.parametrize("number", ["I", "II", "IV", "V", "VI"])
def test_staggered_reset_only_after_round_III(number):
    t = Table(3, staggered_reset=True).turn_to(number).stand("jousts", 3, 9, 5).go("reset")
    assert t.walked("jousts") == [3, 9, 5]


def test_staggered_reset_with_knights_duel_white_and_black_always_go_to_0():
    t = Table(3, staggered_reset=True, knights_duel=True).turn_to("III")
    t.stand("white", 3, 9, 5).stand("education", 3, 9, 5).go("reset")
    assert (t.walked("white"), t.walked("education")) == ([3, 9, 5], [0, 2, 1]), "nothing of the duel resets after III"
    t.state.tracks["white"].walked = [3, 9, 5]
    t.score("IV")
    assert t.walked("white") == t.walked("black") == [0, 0, 0]


def test_staggered_reset_with_scrolls_king_does_not_reset():
    t = Table(3, staggered_reset=True, scrolls=True).turn_to("III").stand("king", 3, 9, 5).go("reset")
    assert t.walked("king") == [3, 9, 5]
    assert "king" not in t.told("reset", "tracks")[0]


def test_staggered_reset_with_codex_education_keeps_its_order():
    t = Table(3, staggered_reset=True, secret_codex=True).turn_to("III").stand("education", 9, 3, 5).go("reset")
    assert t.walked("education") == [2, 0, 1]


def test_excalibur_just_before_scoring_comes_after_the_last_card():
    t = Table(3, excalibur=True, gallantry_bets=True).act(Bet("quests"), Bet("quests"), Bet("quests"))
    t.hold(*["quests-3 king-3 king-2 charity-2 charity-3", "quests-3 king-3 king-2 charity-2 charity-3",
             "sword-3 sword-3 sword-3 sword-3 sword-3"])  # fmt: skip
    t.act(Play("quests-3", "quests"), Play("quests-3", "quests")).until("excalibur")
    assert [len(played) for played in t.state.played] == [4, 4, 4]
    assert Lift(0, "quests") in t.legal
