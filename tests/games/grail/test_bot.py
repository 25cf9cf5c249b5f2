"""Grail Cup: what the squire's eye must see."""

from __future__ import annotations

import random

import pytest

import core
from ai import Bot
from ai.games.grail.heuristic import dragging, evaluator
from core.games.grail.actions import Choose, Keep, Lay, PlaceDragon, Push, Ride, Spear
from core.games.grail.components import ALLIES
from tests.games.grail.race import GAME, Race
from tests.play import seed_of, squires_lead


def chosen(race):
    """What a squire in the asked seat answers."""
    seat = race.dealer.to_act[0]
    return Bot("squire", random.Random(0)).choose(race.replicas[seat])


def test_the_dragon_goes_right_ahead_of_the_leader():
    race = Race([20, 30, 12], {"wizard": 0}, dragon=49)
    assert chosen(race) == PlaceDragon(31)


def test_a_leader_does_not_park_the_dragon_before_itself():
    race = Race([30, 20, 12], {"wizard": 0}, dragon=49)
    assert chosen(race) == PlaceDragon(21)


@pytest.mark.parametrize(
    ("race", "answer"),
    [
        (Race([44, 20, 12], {"horse": 0}, dragon=1), Ride(6)),
        (Race([46, 20, 12], {"smith": 0}, dragon=48), Spear(True)),
        (Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2)), Push(1)),
    ],
    ids=["to the finish", "past the dragon to the finish", "the leader back"],
)
def test_the_plain_best_answer(race, answer):
    assert chosen(race) == answer


def test_the_fairy_lays_boots_where_she_can_reach_them():
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={10: "boots", 15: "goblin", 19: "magnet"})
    picked = []
    while race.question[0] == "choose":
        picked.append(chosen(race))
        race.do(picked[-1])
    assert picked[0].space == 15
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={15: "goblin", 19: "boots", 22: "magnet"})
    race.do(*[action for space in (15, 19, 22) for action in race.legal if action.space == space])
    assert chosen(race) == Lay("boots")


def test_a_witch_in_front_curses_what_nobody_can_hold():
    race = Race([40, 5, 4, 3], {"witch": 0, "squire": 1}, dragon=1, options={"open_allies": True})
    assert chosen(race).ally in race.state.face_up.faces


@pytest.mark.parametrize(("token", "steps"), [("boots", 3), ("goblin", 2)])
def test_the_fairy_rides_to_the_boots_that_she_remembers_and_not_to_the_goblin(token, steps):
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={10: "boots", 15: "goblin", 19: "magnet"})
    race.do(Choose(15), Choose(10), Choose(19), Lay(token), Lay("magnet"))
    assert chosen(race) == Ride(steps)
    in_thought = evaluator(race.dealer.state, 1, core.Memory())
    assert max(race.legal, key=in_thought) == Ride(steps), "where nothing is written down"


def test_only_who_laid_the_tokens_just_now_rides_by_them_where_nothing_is_written_down():
    race = Race([26, 13, 1], {"fairy": 0, "horse": 1}, dragon=49, tokens={15: "goblin", 19: "boots", 22: "boots"})
    race.do(Choose(15), Choose(19), Choose(22), Lay("goblin"), Lay("boots"), Ride(1))
    assert [action.steps for action in race.legal] == [2, 4, 6], "two of these goals are clovers that a fairy laid"
    worths = []
    for face in ("boots", "goblin"):
        for pile in race.dealer.state.tokens.values():
            pile.faces = [face]
        worths.append([*map(evaluator(race.dealer.state, 1, core.Memory()), race.legal)])
    assert worths[0] == worths[1]


def test_the_witch_curses_what_the_leader_alone_can_hold_and_not_what_may_lie_aside():
    race = Race([5, 40, 4, 3], {"witch": 0, "smith": 1, "horse": 2, "unicorn": 3}, dragon=49)
    view, memory = race.replicas[0].state, core.Memory()
    for seat, faces in ((1, {"smith", "fairy"}), (2, {"horse", "priest"}), (3, {"unicorn", "priest"})):
        memory.within(view.kept[seat], faces)
    memory.without(view.face_down, {"smith"})
    worth = {action.ally: evaluator(view, 0, memory)(action) for action in race.legal}
    assert max(worth, key=worth.__getitem__) == "smith"
    assert worth["smith"] > worth["fairy"] > worth["wizard"] == 0


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (3, {"open_allies": True}), (4, {}), (6, {}), (8, {})])
def test_in_thought_a_witch_curses_as_if_she_had_written_down_what_went_through_her_hand(seats, options):
    """The truth, and nothing written down, is rated as her own view with what she remembers; with eight players it
    is not known how the last one's pack was, and all may be anywhere."""
    curses = 0
    for number in range(12):
        dealer, rng = core.Dealer(GAME, seats, options, seed=seed_of(number)), random.Random(number)
        replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(seats)]
        while dealer.outcome is None:
            seat = dealer.to_act[0]
            view = replicas[seat]
            if dealer.state.asked[0].ask == "curse":
                in_thought = evaluator(dealer.state, seat, core.Memory())
                memory = core.Memory() if seats == 8 else view.recall()
                written_down = evaluator(view.state, seat, memory)
                for action in dealer.legal(seat):
                    assert in_thought(action) == pytest.approx(written_down(action)), action
                curses += 1
            step = dealer.act(seat, rng.choice(dealer.legal(seat)))
            for each in replicas:
                each.follow(step.report(each.seat))
    assert curses > 5


def drafting(at, pack, kept="", down=""):
    """What the second to choose of four thinks of each ally in the pack.

    The knights stand on these spaces, the chooser's on the first, that of whoever chose before him on the last; other
    allies that are neither kept nor face down lie face up aside.
    """
    state = core.Dealer(GAME, 4, {}, seed=seed_of(1)).state
    seat = state.asked[0].seat
    for place, space in enumerate(at):
        state.at[(seat + place) % 4] = space
    state.line, state.dragon = sorted(state.seats, key=lambda each: -state.at[each]), 9
    state.first, state.way = (seat - 1) % 4, "left"
    state.pack.faces, state.kept[state.first].faces, state.face_down.faces = pack.split(), kept.split(), down.split()
    state.face_up.faces = [ally for ally in ALLIES if ally not in f"{pack} {kept} {down}".split()]
    view = core.mask(GAME, state, seat)
    return {ally: evaluator(view, seat, core.Memory())(Keep(ally)) for ally in state.pack.faces}


def test_of_two_allies_who_reach_the_finish_the_one_who_is_called_before_the_rivals_is_kept():
    """The unicorn would win too, but only after the princess has taken a rival there."""
    worth = drafting([47, 48, 49, 5], "princess priest unicorn")
    assert max(worth, key=worth.__getitem__) == "princess"
    assert worth["unicorn"] < 0 < worth["princess"]


def test_who_cannot_win_keeps_the_ally_who_would_take_a_rival_to_the_finish():
    worth = drafting([29, 46, 20, 5], "witch squire fairy priest princess")
    assert max(worth, key=worth.__getitem__) == "princess"
    calm = drafting([29, 42, 20, 5], "witch squire fairy priest princess")
    assert max(calm, key=calm.__getitem__) != "princess"


def test_an_unseen_ally_is_feared_if_whoever_she_would_take_to_the_finish_may_hold_her():
    """The horse does not lie open: who has chosen holds her or the priest, and it matters where his knight stands."""
    near, far = (
        max(drafting([29, 20, 5, space], "witch squire fairy", kept="priest", down="horse").values())
        for space in (44, 40)
    )
    assert near < -30 < far
    shown = drafting([29, 20, 5, 44], "witch squire fairy", kept="priest", down="unicorn")
    assert max(shown.values()) > -30


@pytest.mark.slow
def test_two_squires_take_most_wins_from_two_pages():
    """They took 92 of 100, 10.8 squares ahead; here less about two standard errors."""
    lead = squires_lead("grail", "squire", "squire", "page", "page", games=100)
    assert lead.share > 0.86
    assert lead.points > 9.2


def test_it_rates_every_answer_of_whole_races():
    for seats in (3, 8):
        dealer = core.Dealer(GAME, seats, {}, seed=bytes(32))
        bot, rng = Bot("squire", random.Random(1)), random.Random(2)
        replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(seats)]
        while dealer.outcome is None:
            seat = dealer.to_act[0]
            assert bot.choose(replicas[seat]) in dealer.legal(seat)
            step = dealer.act(seat, rng.choice(dealer.legal(seat)))
            for replica in replicas:
                replica.follow(step.report(replica.seat))


def test_a_dragon_is_looked_at_once_for_all_spaces_where_it_holds_nobody_up_and_is_rated_as_if_looked_at_for_each():
    looks, spaces = 0, 0
    for number in range(12):
        dealer, rng = core.Dealer(GAME, 3, None, seed=seed_of(number)), random.Random(number)
        while dealer.outcome is None:
            seat = dealer.to_act[0]
            legal, question = dealer.legal(seat), dealer.state.asked[0]
            if question.ask == "dragon":
                rate = evaluator(dealer.state, seat, core.Memory())
                rated = [rate(action) for action in legal]
                assert rated == [dragging(dealer.state, question, action.space) for action in legal]
                looks, spaces = looks + len(set(rated)), spaces + len(legal)
            dealer.act(seat, rng.choice(legal))
    assert 0 < looks < spaces / 2
