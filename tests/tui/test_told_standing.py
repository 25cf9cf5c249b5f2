"""What the first row, the board and the recap of a round say of the standing agrees at every moment."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import core
from tests.tui.local import LocalTable, screen_text, show, until
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
        self.replica: Any = games.replica
        self.names = games.names()
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
        cells: list[Any] = [plain(cell, view.names) for cell in tally.standings.cells]
        assert [cell.split()[:2] for cell in cells] == [
            [f"{place}.", view.names[seat].split()[0]] for place, seat in enumerate(view.state.line, 1)
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


def test_the_last_line_of_a_feed_right_above_is_not_said_again():
    local = LocalTable("Anna", game="academy", seed=3)
    local.start(bots=2)
    rng = random.Random(3)

    def scores(replica: Any) -> bool:
        return any(event.key == "shield" for event in replica.log) and bool(replica.legal())

    async def script(app: Any, pilot: Any) -> None:
        screen = app.screen
        local.play(scores, rng)
        app.look_again()
        app.twice, app.told = [], 0
        await until(pilot, lambda: screen.presenter.queue.waiting)
        while screen.presenter.queue.waiting and not screen.presenter.queue.held:
            await pilot.pause(0.02)
            rows = [row.strip() for row in screen_text(app).splitlines()]
            app.told += any(WORDS("answers-skip") in row for row in rows)
            app.twice += [one for one, two in pairwise(rows) if one and one == two.removesuffix(WORDS("answers-skip"))]

    app: Any = show(local.clients[0], script, (80, 24), pause=0.05)
    assert app.told
    assert not [row for row in app.twice if row.endswith(".")]
