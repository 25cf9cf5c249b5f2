"""The end of a game: what the scores are made of adds up."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

import core
from tests.tui.local import LocalTable
from tui.app.settings import LANGUAGES
from tui.boards import View, board
from tui.boards.rows import aligned
from tui.screens.game.ending_dialog import BROAD
from tui.screens.game.result import left_of
from tui.text.words import Words, mark, plain

NAMES = ["Anna", "Boris", "Chloé"]


def ended(game, bots, seed):
    local = LocalTable("Anna", game=game, seed=seed)
    local.start(bots=bots)
    local.play(lambda replica: False, random.Random(seed))
    return View.of(local.clients[0].state.games.replica, Words("en"), NAMES[: bots + 1])


@pytest.mark.parametrize("seed", [1, 3])
def test_a_knights_start_and_all_that_moved_it_add_up_to_its_space(seed):
    view = ended("grail", 2, seed)
    drawn = board("grail")
    head, *rows = [plain(line, NAMES).split() for line in drawn.end(view)]
    assert head == ["made", "up", "of", "start", "allies", "tokens", "swaps", "space", "underlined:", "best"]
    order = [seat for group in view.outcome.ranking for seat in group]
    assert [row[1] for row in rows] == [NAMES[seat] for seat in order]
    for seat, (_, _, *parts, equal, space) in zip(order, rows, strict=True):
        assert equal == "="
        assert int(space) == view.state.at[seat]
        assert sum(int(part.replace("−", "-").replace("·", "0")) for part in parts) == view.state.at[seat]
    lines = [plain(line, NAMES).removesuffix("   underlined: best") for line in drawn.end(view)]
    assert len({tuple(ends(line)) for line in lines}) == 1, "columns stand below their heads"


def ends(line):
    """The columns behind the last five words of a line."""
    return [each.end() for each in re.finditer(r"[^\s=]+", line)][-5:]


def test_without_the_start_of_the_log_no_sums_are_told():
    view = ended("grail", 2, 1)
    late = replace(view, log=view.log[len(view.log) // 2 :])
    assert board("grail").end(late) == [f"{view.state.round} rounds"]
    assert board("grail").end_table(late) is None


def test_a_court_is_told_by_what_it_still_bears_and_whom_it_has_lost():
    view = ended("nobles", 1, 1)
    head, *lines = [plain(line, NAMES) for line in board("nobles").end(view)]
    start = head.index("out of the game")
    assert len(lines) == len(view.names)
    for line in lines:
        seat = NAMES.index(line.split()[0])
        assert line[:start].count("○") == view.state.stamina(seat)
        assert ("none" in line[:start]) is (view.state.stamina(seat) == 0)
        fallen = [event for event in view.log if event.key == "falls" and event.args["seat"] == seat]
        assert len(line[start:].split()) == max(1, len(fallen))


def test_the_rows_of_a_column_begin_below_each_other_and_figures_end_there():
    view = ended("nobles", 1, 1)
    shown = aligned(view, [["", "a", "b"], [mark(0), "10", "2000"]], left=2)
    assert [plain(line, NAMES) for line in shown] == ["       a       b", "Anna   10   2000"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_the_title_of_the_curves_is_whole_beside_the_bars(game, language):
    title = Words(language)(f"{game}-curve", seasons=2).partition(",")[0]
    assert cell_len(title) < BROAD[0] - left_of(BROAD[0]) - 3
