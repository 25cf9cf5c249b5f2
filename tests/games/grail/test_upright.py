"""Grail Cup on the screen. Free rows between parts, a card as wide as an upright screen, names beside pictures."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from core.games.grail.actions import Choose, Lay, Pass
from tests.games.grail.race import Race
from tests.games.grail.screen import DRAWN, at, drawn, table_view, view_of
from tui.boards.grail.hand import without_orphan
from tui.boards.grail.plan import plan
from tui.draw.cards import Across
from tui.screens.game.room import board_width, frame_rows, hand_room
from tui.widgets.answer_rows import Listing, laid_out

UPRIGHT = (62, 70)
BOARD = (62, 70 - frame_rows(*UPRIGHT))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_free_row_parts_road_allies_players_and_signs_of_an_upright_screen(seats):
    view = table_view("keep", seats)
    it, rows = plan(view, *BOARD), drawn(view, BOARD)
    assert it.tiles
    for row in (it.road, it.people_at - 1, it.legend_at - 1, it.rows - 1):
        assert not "".join(rows[row : row + 1]).strip(), row
    assert "castle" in rows[it.legend_at]


def test_the_tenth_place_of_the_list_of_allies_says_how_many_spears_nobody_has():
    view = table_view("keep", 3)
    it = plan(view, *BOARD)
    assert f"spears in supply: {view.state.spears_left}" in drawn(view, BOARD)[it.allies_at + it.allies - 1]


@pytest.mark.parametrize("ask", ["keep", "curse", "lay", "push", "pass"])
def test_a_card_above_the_choices_takes_all_columns_and_leaves_a_row_free_below_it(ask):
    view = table_view(ask, 3, 1)
    view.cursor = view.legal[0]
    room = hand_room(*UPRIGHT)
    assert isinstance(room, Across)
    hand = DRAWN.hand(view, room)
    assert hand.size == tuple(room)
    assert not hand.part(0, hand.height - 1, hand.width, 1).text().strip()


@pytest.mark.parametrize("size", [(120, 40), (160, 50)], ids=str)
def test_players_round_the_table_leave_a_row_free_above_the_keys(size):
    view = table_view("pass", 3, 1)
    view.cursor = next(action for action in view.legal if isinstance(action, Pass))
    hand = DRAWN.hand(view, hand_room(*size))
    *_, names, last = hand.text().split("\n")
    assert view.names[view.own] in names
    assert not last.strip()


def test_passing_allies_on_is_explained():
    view = table_view("pass", 3, 1)
    view.cursor = view.legal[0]
    assert "The next player picks first" in DRAWN.beside(view)
    assert "Shared spaces" not in DRAWN.explain(view, view.cursor)


def test_a_token_known_to_lie_on_the_road_has_its_name_where_nobody_stands():
    laid = {10: "bait", 15: "magnet", 19: "boots"}
    race = Race([9, 20, 3], {"fairy": 0}, tokens=laid).do(*(Choose(space) for space in laid))
    race.do(Lay("bait"), Lay("magnet"))  # the last one goes back by itself
    for size in ((82, 28), (122, 38)):
        assert all(at(view_of(race), space, size)[-2].strip() == token for space, token in laid.items())
        assert not at(view_of(race, 1), 10, size)[-2].strip(), "others have not seen it"


def test_wide_tiles_of_few_rows_leave_the_longest_list_a_free_row():
    view = table_view("keep", 3, 1)
    width, room = board_width(160), 50 - frame_rows(160, 50)
    it = plan(view, width, room)
    assert it.rows < room
    assert it.people == 4
    assert plan(view, width, it.rows) == it, "its own rows lead to it again"


def test_no_word_of_a_card_stands_alone_in_the_last_row():
    text = "Move the dragon to a free space, then move 5."
    assert without_orphan(text, 43) == ["Move the dragon to a free space, then", "move 5."]
    assert without_orphan("Move 2 back.", 43) == ["Move 2 back."]
    assert without_orphan("Forward", 43) == ["Forward"]


def test_notes_without_a_column_break_nothing():
    """While a screen turns upright, the answers have no room for a moment."""
    listing = Listing([[Text("x", end="")]], ["1"], tables=[[[Text("a", end="")], [Text("x", end="")]]])
    listing = listing._replace(after=[Text("told", end="")])
    assert laid_out(listing, Console(), 1)
