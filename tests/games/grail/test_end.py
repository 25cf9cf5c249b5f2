"""Grail Cup, the end of the race and what a screen can ask. Each test is named after its rule."""

from __future__ import annotations

import random

import pytest

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, PlaceDragon, Point, Push, Ride, Spear
from core.games.grail.outlook import Outlook, outlook
from core.games.grail.state import KnightQuestion
from tests.games.grail.race import GAME, Race
from tests.play import play, seed_of

# The end


WINS = {
    "princess": ([45, 40, 1], {"princess": 0}, {}, []),
    "unicorn": ([40, 49, 1], {"unicorn": 0}, {}, []),
    "smith": ([47, 49, 1], {"smith": 0}, {}, []),
    "boots": ([45, 40, 1], {"horse": 0}, {"tokens": {47: "boots"}}, [Ride(2)]),
    "witch": ([49, 40, 1], {"witch": 0}, {}, []),
    "curse": ([40, 49, 1], {"witch": 0, "smith": 1}, {}, [Curse("smith")]),
    "past the dragon": ([47, 40, 1], {"horse": 0}, {"dragon": 49, "spears": [1, 0, 0]}, [Ride(2), Spear(True)]),
    "jump": ([41, 49, 1], {"squire": 0}, {}, [Point(1)]),
}


@pytest.mark.parametrize(("at", "holds", "more", "answers"), WINS.values(), ids=WINS)
def test_at_once_when_a_knight_reaches_the_finish_by_whatever_means(at, holds, more, answers):
    race = Race(at, holds, **{"dragon": 0, **more}).do(*answers)
    outcome = race.dealer.outcome
    assert outcome.ranking[0] == (0,)
    assert outcome.scores[0] == 50
    assert race.dealer.to_act == ()
    assert race.told("wins")[0]["seat"] == 0
    assert race.chance.lines[-1][0] == "wins"
    assert not race.state.todo


def test_then_nothing_more_is_called_and_what_is_face_down_stays_hidden():
    race = Race([45, 40, 1], {"princess": 0, "priest": 1, "unicorn": 2}, dragon=0)
    assert race.state.answers == [None] * 5 + [0]
    assert race.state.kept[1] == core.Pile("ally", core.only(1), ["priest"])
    assert race.state.face_down.audience == core.NOBODY
    assert race.state.round == 1
    assert race.replicas[0].state.kept[1].faces == [None]


def test_the_witch_who_wins_by_the_step_after_the_swap_leaves_the_cursed_ally_undone():
    race = Race([40, 49, 1], {"witch": 0, "smith": 1}, dragon=0).do(Curse("smith"))
    assert race.state.at == [50, 41, 1]
    assert not race.told("spear")


def test_a_token_just_revealed_stays_face_up_and_nothing_is_drawn():
    race = Race([45, 40, 1], {"horse": 0}, dragon=0, tokens={47: "boots"}).do(Ride(2))
    assert race.state.tokens[47] == core.Pile("token", core.EVERYONE, ["boots"])
    assert len(race.state.supply) == 7
    assert not race.told("covers")
    assert race.dealer.steps[-1].luck == []


def test_there_are_no_ties_the_others_are_ranked_by_position_and_scores_are_the_final_spaces():
    race = Race([45, 20, 20, 33, 20], {"princess": 0}, dragon=0, line=[0, 3, 4, 1, 2])
    outcome = race.dealer.outcome
    assert outcome == core.Outcome(((0,), (3,), (4,), (1,), (2,)), (50, 20, 20, 33, 20), "finish")


def test_the_game_goes_on_while_nobody_is_there():
    race = Race([45, 20, 20], {"witch": 0}, dragon=0)
    assert race.dealer.outcome is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_races_keep_order_spears_dragon_and_order_of_the_line(seats):
    """What is true at every step of every race."""
    for number in range(6):
        dealer, rng = core.Dealer(GAME, seats, {}, seed=seed_of(number)), random.Random(number)
        for seat, action in play(dealer, rng):
            dealer.act(seat, action)
            state = dealer.state
            assert sorted(state.line) == list(range(seats))
            spaces = [state.at[knight] for knight in state.line]
            assert spaces == sorted(spaces, reverse=True)
            assert min(spaces) >= 0
            assert state.dragon not in spaces
            assert 0 <= state.dragon < 50
            assert min(state.spears) >= 0
            assert state.spears_left >= 0
            assert (max(spaces) == 50) == state.over


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_random_races_knights_dragon_and_spears_change_only_as_the_log_tells(seats):
    for number in range(2):
        dealer, rng = core.Dealer(GAME, seats, {}, seed=seed_of(number)), random.Random(number)
        spectator = core.Replica(GAME, None, dealer.snapshot(None))
        at, dragon, spears = dealer.state.at[:], dealer.state.dragon, dealer.state.spears[:]
        for seat, action in play(dealer, rng):
            for event in spectator.follow(dealer.act(seat, action).report(None)):
                args = event.args
                if event.key == "moves":
                    at[args["seat"]] = args["end"]
                elif event.key == "swaps":
                    at[args["seat"]], at[args["knight"]] = args["end"], args["start"]
                elif event.key == "dragon":
                    dragon = args["end"]
                elif event.key in ("spends", "loses"):
                    spears[args["seat"]] -= 1
                elif event.key == "spear":
                    spears[args["seat"]] += 1
                elif event.key == "steals":
                    spears[args["seat"]] += 1
                    spears[args["knight"]] -= 1
            assert (at, dragon, spears) == (dealer.state.at, dealer.state.dragon, dealer.state.spears)


# What a screen can see


def test_a_screen_sees_phase_called_ally_question_and_everybody_s_place():
    race = Race([5, 20, 1], {"witch": 0, "wizard": 1}, dragon=21, spears=[1, 0, 0])
    race.do(Curse("wizard"))
    for replica in race.replicas.values():
        state = replica.state
        assert (state.phase, state.calling, state.holder("wizard")) == ("call", "wizard", 1)
        assert state.cursed == "wizard"
        question = GAME.open_questions(state)[0]
        assert (question.ask, question.seat, question.cause, question.number) == ("spear", 0, "curse", 21)
        assert (state.at, state.line) == ([20, 6, 1], [0, 1, 2])


OUTLOOKS = {
    "ride": ({"horse": 0}, [20, 5, 1], 40, 0, [], Ride(4), [Outlook(0, 24, None)]),
    "ride, dragon, no spear": ({"horse": 0}, [20, 5, 1], 22, 0, [], Ride(4), [Outlook(0, 21, None, True)]),
    "ride, dragon, spear": ({"horse": 0}, [20, 5, 1], 24, 1, [], Ride(4), [Outlook(0, 23, 25, True)]),
    "spear spent": ({"horse": 0}, [20, 5, 1], 24, 1, [Ride(4)], Spear(True), [Outlook(0, 25, None)]),
    "spear kept": ({"horse": 0}, [20, 5, 1], 24, 1, [Ride(4)], Spear(False), [Outlook(0, 23, None, True)]),
    "curse": ({"witch": 0}, [20, 5, 1], 24, 1, [], Curse("smith"), []),
    "dragon, then the wizard's move": ({"wizard": 0}, [20, 5, 1], 21, 0, [], PlaceDragon(40), [Outlook(0, 25)]),
    "dragon in his own way": ({"wizard": 0}, [20, 5, 1], 21, 1, [], PlaceDragon(25), [Outlook(0, 24, 26, True)]),
    "bait": ({"horse": 0}, [17, 5, 1], 21, 1, [Ride(2)], PlaceDragon(25), []),
    "push": ({"horse": 0}, [13, 5, 1], 3, 0, [Ride(2)], Push(1), [Outlook(1, 2, None)]),
}


@pytest.mark.parametrize(
    ("holds", "at", "dragon", "spears", "before", "action", "seen"), OUTLOOKS.values(), ids=OUTLOOKS
)
def test_outlook_tells_where_an_answer_would_take_a_knight(holds, at, dragon, spears, before, action, seen):
    race = Race(at, holds, dragon=dragon, spears=[spears, 0, 0], tokens={15: "fake_grail", 19: "bait"}).do(*before)
    assert action in race.legal
    assert outlook(race.state, race.state.asked[0], action) == seen


ALLY_OUTLOOKS = {
    "witch": [Outlook(0, 21, None)],
    "squire": [Outlook(0, 22, None)],
    "fairy": [Outlook(0, 21), Outlook(0, 22), Outlook(0, 22, 24, True)],
    "smith": [Outlook(0, 22, 24, True)],
    "wizard": [Outlook(0, 25)],
    "princess": [Outlook(0, 22, None)],
    "priest": [Outlook(0, 22, 27, True)],
    "horse": [Outlook(0, 22), Outlook(0, 22, 24, True), Outlook(0, 22, 26, True)],
    "unicorn": [Outlook(0, 31, None)],
}


@pytest.mark.parametrize("ally", ALLY_OUTLOOKS)
def test_outlook_of_an_ally_to_keep(ally):
    race = Race([20, 30, 1], {}, dragon=23, spears=[1, 0, 0])
    question = KnightQuestion("keep", 0, "draft")
    assert outlook(race.state, question, Keep(ally)) == ALLY_OUTLOOKS[ally]


def test_outlook_of_an_ally_with_nowhere_to_go():
    race = Race([48, 30, 1], {}, dragon=23)
    question = KnightQuestion("keep", 0, "draft")
    for ally in ("priest", "unicorn"):
        assert outlook(race.state, question, Keep(ally)) == [Outlook(0, 48, None)]


def test_outlook_is_where_the_knight_then_really_ends():
    """For rides, spears and pushes, in random races: the first move after the answer ends where it said."""
    seen = 0
    for number in range(12):
        dealer, rng = core.Dealer(GAME, 4, {}, seed=seed_of(number)), random.Random(number)
        spectator = core.Replica(GAME, None, dealer.snapshot(None))
        for seat, action in play(dealer, rng):
            found = outlook(dealer.state, dealer.state.asked[0], action)
            spectator.log.clear()
            spectator.follow(dealer.act(seat, action).report(None))
            went = [event for event in spectator.log if event.key in ("moves", "stays")]
            if isinstance(action, (Ride, Spear, Push)) and went:
                seen += 1
                (there,) = found
                assert went[0].args["seat"] == there.knight
                assert went[0].args.get("end", went[0].args.get("space")) == there.stop
    assert seen > 50


def test_the_outlook_of_the_smith_counts_the_spear_that_is_taken_first():
    question = KnightQuestion("keep", 0, "draft")
    for spears, past in (([0, 0, 0], 24), ([0, 6, 6], None)):
        race = Race([20, 30, 1], {}, dragon=23, spears=spears)
        assert outlook(race.state, question, Keep("smith")) == [Outlook(0, 22, past, True)]


def test_the_log_tells_the_whole_story_of_a_round():
    race = Race([16, 5, 1], {"fairy": 0, "wizard": 1}, dragon=40, tokens={10: "goblin", 15: "bait", 19: "magnet"})
    race.do(Choose(10), Choose(15), Choose(19), Lay("magnet"), Lay("goblin"), Ride(3), PlaceDragon(0), PlaceDragon(30))
    assert race.keys() == [
        "reveals", *["chooses"] * 3, "looks", *["lays"] * 3, "moves", "clover", "dragon", "covers",
        "reveals", "dragon", "moves", "clover", "no_spear", "covers",
    ]  # fmt: skip
    assert race.told("moves")[0] == {"seat": 0, "cause": "fairy", "start": 16, "end": 19, "place": 1}
