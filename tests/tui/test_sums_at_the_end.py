"""The end of a game: what the scores are made of adds up."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from tests.tui.local import LocalTable
from tui.boards import View, board
from tui.text.words import Words, plain

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
    assert head == [str(view.state.round), "rounds", "start", "allies", "tokens", "swaps", "space"]
    order = [seat for group in view.outcome.ranking for seat in group]
    assert [row[1] for row in rows] == [NAMES[seat] for seat in order]
    for seat, (_, _, *parts, equal, space) in zip(order, rows, strict=True):
        assert equal == "="
        assert int(space) == view.state.at[seat]
        assert sum(int(part.replace("−", "-").replace("·", "0")) for part in parts) == view.state.at[seat]
    assert len({tuple(ends(plain(line, NAMES))) for line in drawn.end(view)}) == 1, "columns stand below their heads"


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
    lines = [plain(line, NAMES) for line in board("nobles").end(view)][1:]
    for seat, line in enumerate(lines):
        assert line.startswith(f"{NAMES[seat]}: ")
        bears = [int(word) for word in line.replace(";", " ").replace(".", " ").split() if word.isdigit()]
        assert sum(bears[1::2]) == view.state.stamina(seat)
        lost = line.partition("Lost: ")[2]
        fallen = sum(event.key == "falls" and event.args["seat"] == seat for event in view.log)
        assert len(lost.split(", ")) * bool(lost) == fallen
