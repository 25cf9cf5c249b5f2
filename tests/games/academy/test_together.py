"""Medieval Academy: where variants touch. (Pairs that belong to one of them are tested with it.)"""

from __future__ import annotations

import pytest

from core.games.academy.actions import Advance, Bet, Decline, Lift, Look, Play, Take
from core.games.academy.rules import book_for
from core.games.academy.state import AcademyOptions
from tests.games.academy.table import Table

HANDS = ("king-4 king-3", "sword-3 sword-3", "sword-4 sword-4")


def test_scrolls_and_bets_the_card_counts_for_both():
    t = Table(3, scrolls=True, gallantry_bets=True).act(Bet("king"), Bet("king"), Bet("king"))
    t.stand("king", 2, 0, 0).hold(*HANDS).act(Play("king-4", "king"))
    assert (t.state.scrolls.taken, t.state.bets.cards) == ([6], [1, 0, 0])


@pytest.mark.parametrize("other", ["gallantry_bets", "scrolls", "knights_duel"])
def test_codex_and_others_what_a_card_does_by_itself_is_done_before_the_look_is_asked(other):
    """So nothing of the board stands half moved while somebody thinks."""
    chosen = book_for(3, AcademyOptions(secret_codex=True, **{other: True}))
    assert chosen.after_card[-1] == "study"


def test_scrolls_and_gallantry_the_move_comes_before_king_scores():
    """A gallantry move takes no scroll, but the disc scores where it then stands."""
    t = Table(3, scrolls=True).stand("king", 2, 0, 0).hold(*HANDS).act(Play("king-4", "king"))
    t.stand("gallantry", 5, 0, 0).score("I").act(Advance("king"))
    assert t.walked("king") == [9, 0, 0]
    assert t.shields("king") == [[5], [], []]


def test_scrolls_and_alms_low_shields_of_the_king_can_be_taken():
    t = Table(3, scrolls=True, alms=True).stand("charity", 9, 7, 5).stand("king", 0, 0, 4).stand("education", 1, 2, 3)
    t.state.scrolls.lying, t.state.scrolls.taken = [12], [6]
    t.score("VI")
    assert t.shields("king") == [[], [], [2]]
    assert t.legal == [Take(2), Decline()]


def test_codex_and_bets_an_education_card_counts_and_gives_a_look():
    t = Table(3, secret_codex=True, gallantry_bets=True).act(Bet("education"), Bet("king"), Bet("king"))
    t.hold("education-3 king-2", "sword-3", "sword-3").act(Play("education-3", "education"))
    assert (t.ask, t.state.bets.cards) == ("look", [1, 0, 0])
    t.act(Look(0))
    assert t.asked() == ("play", 1, 1)


def test_codex_and_gallantry_a_move_on_education_gives_no_look():
    t = Table(3, secret_codex=True).stand("gallantry", 5, 0, 0).score("I").act(Advance("education"))
    assert t.told("looks", "squire") == []
    assert t.asked() == ("claim", 0, 0), "but it comes before the codex is opened"


def test_codex_and_excalibur_a_tie_on_education_decides_who_chooses_first():
    t = Table(3, secret_codex=True, excalibur=True).stand("education", 4, 4, 0, stack=(0, 1, 2)).score("I")
    t.act(Lift(0, "education"))
    assert t.asked() == ("claim", 0, 0)


def test_codex_and_dragon_codex_shields_are_not_positive():
    t = Table(3, secret_codex=True, dragon_bonus=True).keep_codex("-3 -1", "-1", "-3").turn_to("VI")
    assert t.stand("quests", 9, 7, 5).go("quests").state.bonus == [0, 0, 0]


def test_excalibur_and_step_back_lift_first_then_back():
    t = Table(3, excalibur=True, step_back=True).stand("gallantry", 4, 4, 0, stack=(0, 1, 2)).score("I")
    t.act(Lift(0, "gallantry"), Advance("quests"), Advance("quests"))
    assert t.walked("quests") == [3, 2, 0]
    assert t.walked("gallantry") == [3, 3, 0]
    assert t.told("steps_back", "squire") == [1, 0]


def test_step_back_and_staggered_reset_the_order_after_the_steps_is_kept():
    t = Table(3, step_back=True, staggered_reset=True).stand("gallantry", 7, 6, 6, stack=(0, 1, 2)).score("III")
    t.act(Advance("quests"), Advance("quests"))
    assert t.walked("gallantry") == [2, 1, 0], "7 6 6 with 2 on top, then 6 6 5: 0 on 1, and 2 last"


@pytest.mark.parametrize("number", ["II", "IV", "VI"])
def test_knights_duel_and_bets_a_bet_moves_before_the_knights_score(number):
    t = Table(3, knights_duel=True, gallantry_bets=True)
    t.state.bets.on, t.state.bets.cards = ["white", "white", "white"], [2, 0, 0]
    t.stand("gallantry", 5, 0, 0).stand("white", 1, 6, 0).score(number)
    assert t.told("moves", "end") == [7]
    assert t.shields("white") == [[5], [3], []]


def test_karadoc_with_everything_the_neutral_answers_nothing_itself():
    flags = ("excalibur", "step_back", "staggered_reset", "knights_duel", "gallantry_bets", "secret_codex", "scrolls",
             "dragon_bonus", "alms", "open_scores")  # fmt: skip
    t = Table(2, two_player="karadoc", **dict.fromkeys(flags, True))
    neutral = []
    while not t.state.over:
        question = t.state.asked[0]
        if question.squire == 2:
            neutral.append(question.ask)
            assert question.seat == t.state.owners[t.state.first], "the current first player"
        t.act(t.legal[-1] if question.ask != "take" else t.legal[0])
    assert {"bet", "turned", "claim"} <= set(neutral) <= {"bet", "turned", "claim", "name", "give", "take"}
