"""Who leads is said in the first row in one form for all games."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import core
from tui.boards.leading import leading
from tui.boards.values import Standing
from tui.boards.view import View
from tui.text.words import Words, rich

NAMES = ["Anna", "Boris", "Chloé"]


class Counted:
    """A board of a game whose state is the scores."""

    id, hides, falling = "academy", False, False

    def hides_scores(self, view: View) -> bool:
        return self.hides

    def standing(self, state: Any) -> Standing:
        return Standing(1, state)

    def total(self, view: View) -> str:
        return f"{view.state[view.own]} points"

    def place(self, view: View) -> int | None:
        if self.hides or len(set(view.state)) == 1:
            return None
        return 1 + sum(score > view.state[view.own] for score in view.state)


def view_of(scores: tuple[int, ...], outcome: core.Outcome | None = None, seat: int | None = 0) -> View:
    game: Any = SimpleNamespace(outcome=lambda state: outcome)
    return View(game, seat, scores, (), Words("en"), NAMES)


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((33, 35, 20), "you 33 points · 2nd of 3 · Boris 35 leads"),
        ((33, 30, 20), "you 33 points · 1st of 3 · then Boris 30"),
        ((33, 30, 30), "you 33 points · 1st of 3 · then Boris, Chloé 30"),
        ((33, 33, 20), "you 33 points · 1st of 3 · level with Boris"),
        ((20, 33, 33), "you 20 points · 3rd of 3 · Boris, Chloé 33 lead"),
        ((5, 5, 5), "you 5 points · all tied"),
    ],
)
def test_the_place_and_who_is_before_or_behind_are_told(scores, said):
    drawn: Any = Counted()
    view = view_of(scores)
    forms = [rich(each, view.names).plain for each in leading(view, drawn)]
    assert forms[0] == said
    assert forms[-1] == f"{scores[0]} points"
    assert [len(form) for form in forms] == sorted((len(form) for form in forms), reverse=True)


def test_hidden_scores_of_others_are_said_to_be_hidden():
    drawn: Any = Counted()
    drawn.hides = True
    assert leading(view_of((33, 35, 20)), drawn)[0] == "you 33 points · others’ hidden"
    assert leading(replace(view_of((33, 35, 20)), seat=None), drawn) == ["others’ hidden"]
    assert leading(view_of((5, 5, 5)), drawn)[0] == "you 5 points · others’ hidden", "that all are level is hidden too"
    assert leading(view_of((0, 0, 0)), drawn)[0] == "you 0 points · all tied", "before the first points all know that"


def test_a_spectator_is_told_who_leads_and_all_are_told_who_has_won():
    drawn: Any = Counted()
    watching = view_of((33, 35, 20), seat=None)
    assert rich(leading(watching, drawn)[0], NAMES).plain == "Boris 35 leads"
    over = view_of((33, 35, 20), core.Outcome(((2,), (1,), (0,)), (28, 30, 40), ""))
    assert rich(leading(over, drawn)[0], NAMES).plain == "you 28 · 3rd of 3 · Chloé 40 won"


def test_where_scores_only_fall_the_total_tells_both_at_the_end_too():
    drawn: Any = Counted()
    drawn.falling = True
    over = view_of((5, 0, 0), core.Outcome(((0,), (1, 2)), (5, 0, 0), ""))
    assert leading(over, drawn)[0] == "you 5 points · 1st of 3"
    assert rich(leading(replace(over, seat=None), drawn)[0], NAMES).plain == "Anna 5 won"


@pytest.mark.parametrize(("falling", "hides"), [(False, False), (True, False), (False, True)])
def test_after_a_draw_all_are_tied_and_none_is_first(falling, hides):
    drawn: Any = Counted()
    drawn.falling, drawn.hides = falling, hides
    over = view_of((6, 6, 6), core.Outcome(((0, 1, 2),), (6, 6, 6), ""))
    assert leading(over, drawn)[0] == f"you 6{' points' * falling} · all tied"
    assert leading(replace(over, seat=None), drawn) == ["all tied"]


def test_a_narrow_title_names_us_before_it_says_our_total_alone():
    forms = leading(view_of((33, 35, 20)), Counted())
    assert forms.index("you 33 points · 2nd") < forms.index("33 points · 2nd")
