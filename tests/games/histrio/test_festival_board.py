"""The festival on the board: troupe by troupe, with growing amounts, and a podium at its end."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from core.games.histrio.actions import Answer
from core.games.histrio.cards import level_of
from tests.games.histrio.screen import view_of
from tests.games.histrio.table import Table
from tests.tui.local import LocalTable
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.histrio.stage import festival
from tui.boards.histrio.stage.acts import is_on, told
from tui.boards.histrio.stage.places import plan_of, sizes, tops
from tui.boards.leading import leading
from tui.draw.canvas import Canvas
from tui.game_view.moments import Moments
from tui.text.words import Words

BOARD = board("histrio")


class Played:
    """A game that has been played to its end, as its first player or a spectator saw it."""

    client_state, reading = None, True

    def __init__(self, seed: int = 3) -> None:
        local = LocalTable("Ann", game="histrio", seed=seed)
        local.start(bots=3)
        local.play(lambda replica: False, random.Random(seed))
        games = local.clients[0].state.games
        self.replica, self.names = games.replica, games.names()
        self.moments = Moments(self, lambda: Words("en"))

    def marks(self, *keys: str) -> list[int]:
        return [mark for mark, event in enumerate(self.replica.log, 1) if event.key in keys]

    def view(self, mark: int, phase: float = 1.0) -> View:
        return self.moments.at(self.replica, mark, phase)


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def shown(view: View, size: tuple[int, int] = (120, 30)) -> str:
    canvas = Canvas(size[0], BOARD.height(view, *size))
    BOARD.draw(view, canvas)
    return canvas.text()


def earned(text: str) -> list[str]:
    """What stands at the end of the troupes' rows on the stage."""
    return [one or other for one, other in re.findall(r"◉ \+(\d+)|\+(\d+) écus?\b", text)]


@pytest.mark.parametrize("size", [(80, 12), (120, 28), (122, 38)])
def test_the_stage_shows_what_has_been_told_and_no_more(played, size):
    start = played.marks("festival")[0]
    assert earned(shown(played.view(start), size)) == []
    for mark in range(start, played.marks("curtain")[0]):
        view = played.view(mark)
        acts = told(festival_scene(view))
        assert earned(shown(view, size)) == [str(act.sum) for act in acts if act.actors is not None], mark


def festival_scene(view: View) -> Any:
    from tui.boards.histrio.scene import scene

    return scene(BOARD, view)


def test_an_amount_grows_while_it_is_paid(played):
    paid = [mark for mark in played.marks("money") if played.replica.log[mark - 1].args["why"] == "show"]
    mark = next(mark for mark in paid if played.replica.log[mark - 1].args["amount"] >= 3)
    args = played.replica.log[mark - 1].args
    seat = args["seat"]
    grown = []
    for phase in (0.0, 0.5, 1.0):
        grown.append(int(earned(shown(played.view(mark, phase)))[seat]))
    assert grown == sorted(grown)
    assert grown[-1] - grown[0] == args["amount"]


def test_actors_step_out_one_after_the_other(played):
    paid = [mark for mark in played.marks("money") if played.replica.log[mark - 1].args["why"] == "actors"]
    mark = max(paid, key=lambda mark: played.replica.log[mark - 1].args["amount"])
    first, last = (shown(played.view(mark, phase)).count("▀") for phase in (0.1, 1.0))
    assert first < last


def test_the_podium_has_the_troupe_that_earned_most_on_the_highest_step(played):
    mark = played.marks("curtain")[0]
    view = played.view(mark)
    acts = told(festival_scene(view))
    part = view.state.festivals[-1].performances
    assert [act.sum for act in acts] == [each.actors + each.prize + each.requests for each in part]
    best = max(range(len(acts)), key=lambda seat: acts[seat].sum)
    rows = shown(view, (122, 38)).split("\n")
    named = {seat: next(y for y, row in enumerate(rows) if played.names[seat] in row) for seat in range(len(acts))}
    assert min(named, key=lambda seat: named[seat]) == best


def test_the_map_is_back_when_the_next_season_begins(played):
    season = played.marks("season")[0]
    assert "Amboise" in shown(played.view(season))
    assert "Amboise" not in shown(played.view(played.marks("curtain")[0]))


def test_actors_have_pictures_where_a_stage_is_high_beside_or_below_each_other(played):
    """The show stands below the name there, so that they have the room beside both."""
    view = played.view(played.marks("curtain")[0] - 1)
    rows = shown(view, (82, 31)).split("\n")
    for seat, name in enumerate(played.names):
        top = next(y for y, row in enumerate(rows) if f" {name} " in row)
        held = len(view.state.troupes[seat].actors.known())
        assert sum("▀" in row[30:70] for row in rows[top : top + 7]) >= 2 * bool(held)
        said = festival_scene(view).words.show(view, view.state.festivals[-1].performances[seat].show)
        assert said in rows[top + 3], "below name, écus and requests"


@pytest.mark.parametrize("most", [(3, 3), (5, 5), (6, 3), (10, 5), (12, 0)])
def test_actors_stand_in_two_rows_before_they_are_chips(most):
    count, across = most
    assert sizes(Canvas(37, 7), count)[1] == across


@pytest.mark.parametrize("size", [(80, 12), (82, 28), (122, 38)])
def test_every_actor_is_on_the_stage_however_narrow_it_is(size):
    from core.games.histrio.cards import level_of
    from tui.boards.histrio.belongings import actors_of, masks_of

    for seed in (3, 4, 5):
        played = Played(seed)
        view = played.view(played.marks("curtain")[0] - 1)
        it = festival_scene(view)
        for seat in view.state.seats:
            canvas = Canvas(size[0], 3)
            for high in (1, 2, 3):
                room = canvas.part(0, 0, 14 if size[0] < 100 else 60, high)
                room.fill(0, 0, *room.size)
                festival._cast(it, room, seat, 1.0)
                held = actors_of(it, seat)
                digits = [char for char in room.text() if char.isdigit()]
                masks = ["1"] * len(masks_of(it, seat))
                assert sorted(digits) == sorted(masks + [str(level_of(card)) for card in held]), (seed, seat, high)


def test_the_kings_opinion_of_a_show_is_said_once(played):
    """On the stage, in words; the log tells the show, and the écus that follow."""
    mark = max(mark for mark in played.marks("show"))
    view = replace(played.view(mark), news=None)
    stage = shown(view, (122, 38))
    shows = [event for event in view.log if event.key == "show"][-len(view.names) :]
    assert len(re.findall(r"\b(?:dis)?pleases\b|best show", stage)) == len(shows)
    assert not re.search(r"[★✓]", stage)
    for event in shows:
        told = f"difference {event.args['difference']}." if event.args["mood"] else "neither comedy nor tragedy."
        assert event.args["best"] or BOARD.line(view, event).endswith(told)


def test_what_is_told_of_a_troupe_is_named_with_its_amount_even_if_it_earns_nothing(played):
    for mark in played.marks("money"):
        view = played.view(mark)
        acts = told(festival_scene(view)) if is_on(view.log) else []
        counts = [(act.actors is not None) + act.judged + (act.requests > 0) for act in acts]
        named = re.findall(r"\b(?:actors|prize|requests) \+\d", shown(view, (122, 38)))
        assert len(named) == sum(counts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_beside_the_money_of_a_troupe_is_cut(played, language):
    view = replace(played.view(played.marks("show")[-1]), words=Words(language))
    for size in ((80, 12), (100, 18), (120, 28), (122, 38)):
        assert "…" not in shown(view, size)


def test_what_a_show_brings_is_counted_once_it_has_been_told(played):
    """In the title, and in the column of écus."""
    paid = [mark for mark in played.marks("money") if played.replica.log[mark - 1].args["why"] == "show"]
    for mark in paid:
        before, during, after = played.view(mark - 1), played.view(mark, 0.0), played.view(mark)
        assert leading(during, BOARD) == leading(before, BOARD)
        assert after.scored is after.state
        seat = played.replica.log[mark - 1].args["seat"]
        assert during.scored.troupes[seat].money < after.scored.troupes[seat].money


def test_no_request_is_played_by_itself_where_none_is_met():
    table = Table(2)
    table.hold(0, "star_turn")
    table.festival()
    view = view_of(table)
    assert [type(action) for action in view.legal] == [Answer]
    assert BOARD.answers_itself(view)
    assert BOARD.passed_over(view) == "no secret request to play"


def test_the_shows_of_the_others_are_not_told_while_a_chameleon_chooses():
    table = Table(2)
    table.give(0, "chameleon", "comedian-2")
    table.give(1, "comedian-5")
    table.festival()
    replica = table.replicas[0]
    stage = shown(View.of(replica, Words("en"), ["Ann", "Bert"], legal=list(replica.legal())), (120, 30))
    assert "comedy 2" in stage
    assert "comedy 5" not in stage


@pytest.mark.parametrize("size", [(80, 11), (80, 26), (120, 30)])
def test_nothing_on_its_way_covers_the_name_of_a_city_or_a_player(played, size):
    names = [*played.names, *(BOARD.text(played.view(1), f"town-{city}") for city in range(1, 9))]
    for mark in played.marks("travels", "meets", "court", "money", "steals"):
        if not is_on(played.replica.log[:mark]):
            for phase in (0.0, 0.4, 0.8):
                picture = shown(played.view(mark, phase), size)
                assert all(name in picture for name in names), (mark, phase)


def test_actors_stand_below_their_name_where_that_makes_them_larger():
    narrow, high = (60, 34), plan_of((60, 34), 2, 8)
    assert (high.below, high.size.height, high.across) == (True, 6, 4), "whole cards on an upright stage"
    assert high.height(3) < high.height(8) == high.rows, "a troupe has the rows that its actors need"
    assert not plan_of((60, 16), 2, 8).below, "no room for that"
    rows = tops(narrow[1], [high.height(3), high.height(8)])
    assert rows[0] >= 2
    assert rows[1] + high.height(8) <= narrow[1] - 2, "free rows on all sides"


@pytest.mark.parametrize("size", [(80, 12), (120, 28)])
def test_every_show_stands_beside_the_levels_that_make_it(played, size):
    view = played.view(played.marks("curtain")[0] - 1)
    for part in view.state.festivals[-1].performances:
        more, less = sorted((part.show.comedy, part.show.tragedy), reverse=True)
        assert not more or re.search(f"[◡◠]{more} − [◡◠]{less}", shown(view, size))


def test_the_king_is_as_large_as_a_wide_stage_has_room_for():
    assert [plan_of(size, 2, 3).king for size in ((121, 32), (60, 34))] == [24, 9]


def test_pictures_without_an_edge_have_a_free_row_between_two_rows_of_them():
    plan = plan_of((80, 24), 2, 8)
    assert (plan.size.height, plan.rows, plan.height(8), plan.height(3)) == (3, 11, 11, 7)


def test_the_actors_of_each_troupe_stand_below_it_in_the_table_of_a_low_festival():
    game, low = Played(), Canvas(80, 9)
    view = game.view(game.marks("curtain")[0] - 1)
    view.state.troupes = view.state.troupes[:2]
    view.log = [event for event in view.log if event.args.get("seat", 0) < 2]
    BOARD.draw(view, low)
    rows = low.text().splitlines()
    for seat, troupe in enumerate(view.state.troupes):
        at = next(at for at, row in enumerate(rows) if f" {view.names[seat]} " in row)
        levels = sorted(str(level_of(card)) for card in troupe.actors.known())
        assert sorted(re.findall("[◡◠]([1-5])", rows[at + 1])) == levels
