"""What the first row, the board and the recap of a round say of the standing agrees at every moment."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import core
from tests.tui.local import LocalTable
from tui.boards import board
from tui.boards.grail.round import order_before
from tui.boards.leading import leading
from tui.boards.values import Standing
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.game_view.presenter import GamePresenter
from tui.text.words import Words, plain

WORDS = Words("en")


class Finished:
    """A game that has been played to its end, of which the result has not been told."""

    client_state, reading = None, False

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        local = LocalTable("Anna", game=game, seed=3)
        local.start(
            options or ({"open_scores": True} if game == "academy" else None), bots=3 if game != "nobles" else 1
        )
        local.play(lambda replica: False, random.Random(3))
        games = local.clients[0].state.games
        self.replica, self.names = games.replica, games.names()
        self.presenter = GamePresenter(self, lambda: WORDS)


finished = cache(Finished)


@pytest.mark.parametrize("game", core.IDS)
def test_the_first_row_counts_by_one_moment_while_the_last_step_is_told(game):
    it = finished(game)
    it.presenter.begin(it.replica)
    drawn = board(game)
    for told in range(it.replica.began + 1, len(it.replica.log)):
        it.presenter.queue.mark, it.presenter.queue.held = told, True
        view = it.presenter.view()
        assert view is not None
        if view.outcome is not None:
            continue
        shown = replace(view, state=view.scored, scored_at=None)
        if not drawn.total(shown):
            continue
        assert drawn.total(shown) in leading(view, drawn)[0]
        assert leading(view, drawn) == leading(shown, drawn), "total, place and leader are of the same moment"


@pytest.mark.parametrize("game", core.IDS)
def test_scores_stand_still_only_where_the_end_counts_them(game):
    it = finished(game)
    it.presenter.begin(it.replica)
    it.presenter.queue.mark, it.presenter.queue.held = it.replica.began + 1, True
    view = it.presenter.view()
    assert view is not None
    assert (view.scored_at is not None) == (game in ("academy", "histrio") and it.replica.began > 0)


def test_a_race_that_goes_on_under_the_eyes_is_told_as_it_stands():
    """The leader is the one who is seen in front, not who was when the last step began."""

    class Race:
        id = "grail"

        def standing(self, state: Any) -> Standing:
            return Standing(1, state)

        def total(self, view: View) -> str:
            return f"{view.state[view.own]} of 50"

        def place(self, view: View) -> int:
            return 1 + sum(at > view.state[view.own] for at in view.state)

    game: Any = type("G", (), {"outcome": staticmethod(lambda state: None)})
    race: Any = Race()
    view = View(game, 0, (46, 48, 42), (), WORDS, ["A", "B", "C"], scored_at=(30, 36, 42))
    assert plain(leading(view, race)[0], view.names) == "you 30 of 50 · 3rd of 3 · C 42 leads"


def test_who_stands_in_front_on_a_shared_space_leads_the_recap_too():
    it = finished("grail")
    ends = [at for at, event in enumerate(it.replica.log, 1) if event.key == "round"]
    ties = 0
    for before, told in zip([0, *ends], ends, strict=False):
        view = it.presenter.moments.at(it.replica, told)
        assert (
            order_before(view) == (it.presenter.moments.at(it.replica, before).state.line if before else None)
            or not before
        )
        tally = it.presenter.moments.recap(it.replica, told)
        if tally is None or tally.standings is None:
            continue
        ties += len(set(view.state.at)) < len(view.state.at)
        cells = [plain(cell, view.names) for cell in tally.standings.cells]
        assert [cell.split()[:2] for cell in cells] == [
            [str(place), view.names[seat].split()[0]] for place, seat in enumerate(view.state.line, 1)
        ]
    assert ties, "some knights stand on one space"


@pytest.mark.parametrize("width", [80, 100, 120])
def test_coats_of_arms_in_the_tiles_are_never_cut(width):
    it = Finished("academy", {"open_scores": False})
    drawn = board("academy")
    for told in (len(it.replica.log) // 2, it.replica.began):
        view = it.presenter.moments.at(it.replica, told)
        canvas = Canvas(width, 20)
        drawn.draw(view, canvas)
        assert re.search(r"coats?\b", canvas.text())
        assert not re.search(r"coats? of(?! arms)|coats of arm\b", canvas.text())
