"""Grail Cup on the screen. What is understood at a glance: whole names, all answers in sight, words beside signs."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import zip_longest
from types import SimpleNamespace

import pytest
from rich.cells import cell_len
from rich.console import Console

import core
from core.games.grail.actions import Choose, Keep, Lay, Pass, PlaceDragon, Point, Ride, Steal
from core.games.grail.components import ALLIES, TOKENS
from core.games.grail.draft import seat_along
from tests.games.grail.race import Race
from tests.games.grail.screen import DRAWN, NAMES, WORDS, at, drawn, table_view, view_of
from tui.app.settings import LANGUAGES
from tui.boards.grail.allies import whereabouts
from tui.boards.grail.plan import plan
from tui.boards.grail.round import shared
from tui.boards.grail.words import MORE
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.screens.game.explained import ExplainedThings
from tui.screens.game.room import BOTTOM, FRAME, bottom_rows, hand_room
from tui.screens.listing import listing, told
from tui.text.words import Words, letter, plain, shade
from tui.widgets.answer_rows import laid_out, neighbour_on_board, told_rows

WIDE = (82, 28)
"""Columns and rows of the board on a screen of 120x40."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(120, 40), (160, 50)], ids=str)
def test_the_card_of_an_ally_to_keep_has_its_number_and_its_whole_name_above_what_it_does(size, language):
    view = replace(table_view("keep", 3, 1), words=Words(language))
    for action in view.legal:
        name = Words(language)("grail-ally-name", ally=action.ally)
        head, *rows = DRAWN.hand(replace(view, cursor=action), hand_room(*size)).text().split("\n")
        assert f" {ALLIES.index(action.ally) + 1} {name} " in head
        assert Words(language)(f"grail-does-{action.ally}").split()[-1] in " ".join(rows), "no word is cut off"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
def test_a_low_screen_has_a_row_for_each_ally_to_keep(size, language):
    view = replace(table_view("keep", 3, 1), words=Words(language))
    free = size[1] - FRAME + BOTTOM - DRAWN.height(view, size[0], size[1] - FRAME)
    wide, high = DRAWN.hand_size(view, hand_room(*size))
    rows = laid_out(listing(DRAWN, view, ["1"] * len(view.legal)), Console(), size[0] - 3 - wide)
    most = bottom_rows(*size, free, max(BOTTOM, high))
    assert len(rows) == len(view.legal) + 1, "below their headings"
    assert len(view.legal) <= most
    assert len(rows) <= most or size != (80, 24), "there the headings have room too"


@pytest.mark.parametrize("ask", ["keep", "curse"])
def test_all_answers_of_draft_and_curse_are_in_sight_on_a_small_screen(ask):
    view = table_view(ask, 3, 1)
    board = DRAWN.height(view, 80, 12)
    free = 24 - board - 5  # title, two rows of news, question, keys
    rows = bottom_rows(80, 24, free, DRAWN.hand_size(view, hand_room(80, 24))[1])
    assert len(view.legal) + 1 <= rows <= free, "below their headings"


@pytest.mark.parametrize(("ask", "kind", "across"), [("choose", Choose, 2), ("dragon", PlaceDragon, 10)])
def test_spaces_to_choose_stand_side_by_side_in_the_order_of_the_road(ask, kind, across):
    view = table_view(ask, 6, 1)
    grid = DRAWN.grid(view)
    rows = [[number for number, _ in cells] for _, cells in grid.rows]
    lines = zip_longest(*rows) if kind is Choose else rows
    found = [number for line in lines for number in line]
    assert [number for number in found if number is not None] == list(range(len(view.legal)))
    assert all(isinstance(action, kind) for action in view.legal)
    assert max(map(len, rows)) == across
    assert len(grid.rows) <= 7, "all are in sight below headings on a small screen"
    assert DRAWN.grid(view_of(Race([9, 20, 3], {"horse": 0}))) is None


def test_the_spaces_of_the_dragon_stand_in_tens_and_none_is_chosen_by_its_first_digit():
    view = table_view("dragon", 6, 1)
    for tens, (_, cells) in enumerate(DRAWN.grid(view).rows):
        spaces = [view.legal[number].space if number is not None else None for number, _ in cells]
        assert all(space in (None, 10 * tens + ones) for ones, space in enumerate(spaces))
    assert min(DRAWN.digit(view, number) for number in range(len(view.legal))) > 9
    assert {DRAWN.number(view, at): action.space for at, action in enumerate(view.legal)} == {
        action.space: action.space for action in view.legal
    }


def test_no_space_of_the_fairy_has_a_digit():
    """On the road it would look like the number of a space, and two of the eleven would have none."""
    view = table_view("choose", 6, 1)
    assert min(DRAWN.digit(view, number) for number in range(len(view.legal))) > 9


def test_the_clovers_that_the_fairy_has_chosen_are_marked_until_their_tokens_lie_there_again():
    race = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin", 19: "bait"}).do(Choose(10), Choose(15))
    assert [at(view_of(race), space) for space in (10, 15)] == [["10", "♣✓"], ["15", "♣✓"]]
    race.do(Choose(19), Lay("bait"))
    found = [at(view_of(race), space)[1].strip() for space in (10, 15, 19)]
    assert found == ["♣✓", "♣", "♣?"], "15 is asked for"


def test_the_numbers_of_all_spaces_stand_in_one_row_and_pieces_below_them():
    view = view_of(Race([10, 20, 3, 4, 4, 4], {"horse": 0}))
    assert [row.strip() for row in at(view, 11)] == ["11", "⌂"]
    assert [row.strip() for row in at(view, 5)] == ["5", ""]
    assert [row.strip() for row in at(view, 3)] == ["3", "C"]
    assert [row.strip() for row in at(view, 10)] == ["10", "♣A"], "behind what the space is"
    upper = [row[:51] for row in drawn(view)[:6:2]]
    assert " ".join(upper).split() == [str(space) for space in range(51)]


def test_a_piece_hides_no_clover_by_a_castle_and_the_castle_only_where_it_would_touch_the_next_piece():
    assert at(view_of(Race([22, 20, 3], {"horse": 0})), 22)[1] == "♜♣A"
    assert at(view_of(Race([22, 23, 3], {"horse": 0})), 22)[1] == "♣A"


def test_the_mark_of_a_chosen_clover_stands_behind_its_signs():
    view = view_of(Race([9, 20, 3], {"fairy": 0}).do(Choose(22)))
    assert at(view, 22)[1] == "♜♣✓"


def test_our_place_after_a_push_is_said_beside_that_of_the_knight():
    race = Race([13, 16, 1], {"squire": 0, "horse": 2}, dragon=49, tokens={15: "fake_grail"})
    long, short = DRAWN.tables(view_of(race.do(Point(1))))
    assert [row[2:] for row in long.rows] == [["1st → 2nd", "2nd → 1st"], ["3rd", "2nd"]]
    assert len(short.heads) == 3


def test_a_space_that_a_ride_comes_to_names_the_knights_that_it_would_stand_behind():
    table, *_ = DRAWN.tables(view_of(Race([12, 16, 16], {"horse": 0}, dragon=49)))
    assert [plain(row[1], NAMES) for row in table.rows] == [
        "12 → 14",
        "12 → 16 (castle, behind B, C)",
        "12 → 18 (village)",
    ]


def test_places_of_which_no_choice_changes_any_have_no_column():
    race = Race([13, 26, 1], {"squire": 0, "horse": 2}, dragon=49, tokens={15: "fake_grail"})
    for table in DRAWN.tables(view_of(race.do(Point(1)))):
        assert table.heads == ["knight", "space", "place then"], "ours stays as it is"
        assert [row[2] for row in table.rows] == ["1st", "3rd"]
    for table in DRAWN.tables(view_of(Race([9, 40, 3], {"horse": 0}, dragon=49))):
        assert table.heads == ["move", "space"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_the_fairys_spaces_do_not_touch(language):
    view, words = table_view("choose", 6, 1), Words(language)
    head, other = DRAWN.grid(replace(view, words=words)).heads
    assert other == head, "above both columns"
    assert 2 * cell_len(head) + 2 <= 49, "beside the card on a small screen"
    assert head.split() == f"{words('grail_board-head-stands')} {words('grail_board-head-apart')}".split()


def test_a_space_of_the_fairy_says_how_far_it_is_from_us():
    view = table_view("choose", 6, 1)
    here = view.state.at[view.seat]
    texts = {view.legal[number].space: text for _, cells in DRAWN.grid(view).rows for number, text in cells}
    assert all(
        texts[space].strip().endswith(f" {abs(space - here)} {'ahead' if space > here else 'behind'}")
        for space in texts
    )
    head, _ = DRAWN.grid(view).heads
    assert head.split() == ["space", "from", "you"]
    assert all(text[head.index("from") :][:1].isdecimal() for text in texts.values()), "each below its heading"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_a_small_road_has_a_row_of_its_own_whatever_is_under_the_cursor(language):
    race = Race([9, 20, 3, 1], {"horse": 0})
    views = [view_of(race, cursor=cursor, words=Words(language)) for cursor in (None, Ride(2), Ride(4), Ride(6))]
    ((row, below),) = {(drawn(view)[6][:52], drawn(view)[10][53:]) for view in views}
    assert re.findall("[^ ] ?[^ ]* ?(?=[♜♣†⌂])|[♜♣†⌂]|<§", row)[-1] == "<§"
    assert [sign for sign in "♜♣†⌂" if sign not in row] == []
    spears = Words(language)("grail_board-sign-spears", count=race.state.spears_left)
    assert spears in below, "the others are named below the allies"
    assert "★" in below
    assert Words(language)("grail-legend", sign="seal") in below, "what the sign is"
    said = "\n".join(row[:52] for row in drawn(views[0]))
    assert Words(language)("grail-legend", sign="seal") not in said, "once"
    assert below.endswith(" "), "a column is free at the edge"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_with_pictures_names_the_signs_of_its_players(language):
    words = Words(language)
    legend = drawn(view_of(Race([9, 20, 3], {"horse": 0}), words=words), WIDE)[-1]
    assert f"▮ {words('grail_board-sign-kept')}" in legend
    assert all(f"{sign} {words('grail-legend', sign=name)}" in legend for sign, name in (("↑", "spear"), ("★", "seal")))


def test_the_finish_of_a_small_road_has_its_number_and_its_flag():
    assert [row.strip() for row in at(view_of(Race([9, 20, 3], {"horse": 0})), 50)] == ["50", "⚑"]


def test_spears_and_the_dragon_ahead_are_said_in_words():
    rows = drawn(view_of(Race([20, 8, 3], {"horse": 0}, spears=[0, 2, 0], dragon=24)))
    assert "2 spears" in rows[8]
    assert "<§ 4 ahead" in rows[7]


def test_equal_tokens_are_counted_in_their_answer():
    race = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin", 19: "goblin"})
    view = view_of(race.do(Choose(10), Choose(15), Choose(19)))
    told = {action.token: DRAWN.row(view, action) for action in view.legal if isinstance(action, Lay)}
    assert DRAWN.parted(told["goblin"]) == ["goblin", "back 2 spaces ×2"]
    assert DRAWN.parted(told["boots"]) == ["boots", "forward 4 spaces"]
    (table,) = DRAWN.tables(view)
    assert table.heads == ["token", "left", "what it does"]
    assert sorted(row[1] for row in table.rows) == ["×1", "×2"]
    race = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin", 19: "bait"})
    (table,) = DRAWN.tables(view_of(race.do(Choose(10), Choose(15), Choose(19))))
    assert table.heads == ["token", "what it does"], "one of each"


def test_what_goes_back_under_the_clovers_stands_below_the_token():
    race = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin", 19: "bait"})
    race.do(Choose(10), Choose(15), Choose(19), Lay("bait"))
    view = view_of(race)
    view.cursor = next(action for action in view.legal if action == Lay("boots"))
    rows = [row.strip() for row in DRAWN.hand(view, hand_room(80, 24)).text().splitlines()[-4:]]
    assert rows == ["Going back:", "10  bait", "15  boots", "19  ?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_card_in_the_hand_does_is_not_said_once_more_beside_the_board(language):
    """What the card leaves out is; and `explain`, which is read without the card, says all."""
    for view in (table_view("keep", 3, 1), view_of(Race([9, 20, 3], {"squire": 0}))):
        for action in view.legal:
            now = replace(view, words=Words(language), cursor=action)
            card = action.ally if isinstance(action, Keep) else view.asked.cause
            begins, beside = DRAWN.text(now, f"about-{card}").split(". ")[1], DRAWN.beside(now)
            assert begins in DRAWN.explain(now, action)
            assert begins not in beside
            assert card not in MORE or DRAWN.text(now, f"more-{card}") in beside


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (118, 34), (120, 40), (160, 50)])
@pytest.mark.parametrize("ask", ["keep", "pass", "lay", "curse"])
def test_no_hand_is_wider_than_the_room_that_is_kept_for_it(ask, size):
    for seats in (3, 8):
        view = table_view(ask, seats)
        view.cursor = view.legal[0]
        canvas = DRAWN.hand(view, hand_room(*size))
        assert canvas.width <= DRAWN.hand_size(view, hand_room(*size))[0]


def test_choices_stand_below_headings_in_the_same_columns():
    table, *_ = DRAWN.tables(table_view("point", 6, 1))
    assert table.heads == ["knight", "space", "needs to lead", "then you jump"]
    assert all(len(row) == len(table.heads) and all(row) for row in table.rows)


def test_knights_to_choose_stand_in_the_order_of_their_letters():
    """A choice is known on the road and in the table of players by its letter."""
    race = Race([8, 20, 3, 41], {"squire": 0, "horse": 2}, dragon=49, spears=[0, 2, 1, 2], tokens={10: "magnet"})
    point, *_ = DRAWN.tables(view_of(race))
    view = view_of(race.do(Point(1)))
    (steal,) = DRAWN.tables(view)
    for table in (point, steal):
        assert [plain(row[0], view.names) for row in table.rows] == ["B Boris", "C Chloé", "D Dmytro"]
    race = Race([13, 30, 1], {"squire": 0, "horse": 2}, dragon=49, tokens={15: "fake_grail"})
    push, _ = DRAWN.tables(view_of(race.do(Point(1))))
    assert [plain(row[0], view.names) for row in push.rows] == ["B Boris", "C Chloé"]


def test_a_squire_that_stands_in_front_on_the_same_space_would_not_jump():
    """Right behind the dragon it does not move, and keeps its place in the order."""
    for line, cells in (
        ([0, 1, 2], ["1 more space", "dragon: stays on 20"]),
        ([1, 0, 2], ["leads now", "dragon: stays on 20"]),
    ):
        view = view_of(Race([20, 20, 3], {"squire": 0}, dragon=21, line=line))
        table, *_ = DRAWN.tables(view)
        assert table.rows[0][2:] == cells


LEADS = "leads now"
CASTLE = "or 22 (castle, clover, spear)"


@pytest.mark.parametrize(
    ("at", "dragon", "spears", "cells"),
    [
        ([9, 20, 3], 45, 0, [LEADS, "to 21", "18 more spaces", "to 22 or beyond"]),
        ([9, 20, 20], 45, 0, [LEADS, "to 21", "1 more space", "to 22 or beyond"]),
        ([19, 20, 3], 45, 0, ["2 more spaces", "19 more spaces"]),
        ([18, 20, 3], 45, 0, [LEADS, "to 21", "18 more spaces", "to 22 or beyond"]),
        ([9, 20, 3], 15, 0, [LEADS, "to 14 (dragon)", "18 more spaces", "to 14 (dragon)"]),
        ([9, 20, 3], 15, 1, [LEADS, "to 14 (dragon) or 21 (spear)", "18 more spaces", f"to 14 (dragon) {CASTLE}"]),
        ([9, 20, 3], 12, 0, [LEADS, "dragon: stays on 11", "18 more spaces", "dragon: stays on 11"]),
        ([9, 49, 3], 20, 1, [LEADS, "to 19 (dragon) or 50 (finish, spear)", "47 more spaces", "no: it has won"]),
        ([9, 20, 3], 25, 0, [LEADS, "to 21", "18 more spaces", "to 22–24 (dragon)"]),
        ([9, 20, 3], 25, 1, [LEADS, "to 21", "18 more spaces", "to 22–24 (dragon) or beyond (spear)"]),
        ([9, 20, 3], 23, 0, [LEADS, "to 21", "18 more spaces", "to 22 (dragon)"]),
        ([48, 20, 3], 8, 1, ["31 more spaces", "no: you have won", "48 more spaces", "no: you have won"]),
    ],
    ids=["far behind", "the first of two on a space", "one before", "beside", "dragon", "spear", "right behind it",
         "before the finish", "dragon further on", "with a spear", "right behind it at least", "we win"],
)  # fmt: skip
def test_what_a_knight_to_point_at_needs_to_lead_and_where_the_squire_jumps_then(at, dragon, spears, cells):
    view = view_of(Race(at, {"squire": 0}, dragon=dragon, spears=[spears, 0, 0]))
    table, *_ = DRAWN.tables(view)
    assert [cell for row in table.rows for cell in row[2:]] == cells


def test_a_jump_that_is_the_same_for_all_knights_is_said_once_below_them_behind_the_move_before_it():
    view = view_of(Race([19, 20, 3], {"squire": 0}, dragon=45))
    table, *_ = DRAWN.tables(view)
    assert "then you jump" not in table.heads
    assert "move to 21. If" in plain(table.notes[0], view.names)
    assert "jump to 23 or beyond." in plain(table.notes[0], view.names)


@pytest.mark.parametrize(
    ("dragon", "spears", "said"),
    [(28, 0, "jump to 23–27 (dragon)."), (28, 1, "jump to 23–27 (dragon) or beyond (spear)."), (24, 0, "23 (dragon).")],
)
def test_a_jump_that_is_the_same_for_all_knights_goes_no_further_than_the_dragon(dragon, spears, said):
    view = view_of(Race([19, 20, 3], {"squire": 0}, dragon=dragon, spears=[spears, 0, 0]))
    table, *_ = DRAWN.tables(view)
    assert plain(table.notes[0], view.names).endswith(said)


def test_of_each_ally_to_curse_is_said_who_has_it_or_that_the_curse_has_no_effect():
    view = table_view("curse", 6, 1)
    known = whereabouts(view)
    tables = DRAWN.tables(view)
    assert [table.heads for table in tables] == [["ally", "what it does", "who has it"]] * 3
    for table in tables:
        idle = [known.get(each.ally) in ("open", "left", "mine") for each in view.legal]
        assert 0 < sum(idle) < len(idle)
        told = [plain(row[2], view.names) for row in table.rows]
        assert all(told)
        assert [said.endswith(": no effect") for said in told] == idle
        assert [said == "yours: no effect" for said in told] == [known.get(each.ally) == "mine" for each in view.legal]
        assert not any(cell == shade("dim", plain(cell, ())) for row in table.rows for cell in row), "all can be chosen"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_a_curse_works_is_said_once_on_the_card_of_the_witch(size, language):
    view = replace(table_view("curse", 3, 1), words=Words(language))
    view.cursor = view.legal[0]
    assert view.words("grail_glance-cursed") in DRAWN.hand(view, hand_room(*size)).text()


def test_aside_and_passed_are_told_apart_when_an_ally_is_cursed():
    told = {status: WORDS("grail-answer-curse", ally="smith", status=status) for status in ("open", "left", "passed")}
    assert told["open"] == told["left"]
    assert "no effect" in told["open"]
    assert "another may have it" in told["passed"]
    assert WORDS("grail-status", status="left", ally="smith") == WORDS("grail-status", status="open", ally="smith")


def test_a_name_on_an_ally_is_whole_or_left_to_its_letter():
    race = Race([20] * 3, {"squire": 1, "horse": 2, "priest": 0})
    view = replace(view_of(race), names=("Perceval the Bold", "Yvain", "Bors"))
    assert not any("…" in row and "Per" in row for row in drawn(view, WIDE)[16:22])


def test_without_colours_the_dragon_is_a_word():
    styles.use(THEMES["mono"])
    try:
        assert "dragon" in "\n".join(at(view_of(Race([9, 20, 3], {"horse": 0}, dragon=30)), 30, WIDE))
    finally:
        styles.use(THEMES["dark"])


def test_arrowheads_lead_along_the_way_that_was_gone_last():
    view = view_of(Race([9, 30, 1], {"squire": 0, "horse": 1}, dragon=45).do(Point(2)))
    assert [(event.args["start"], event.args["end"]) for event in view.log if event.key == "moves"] == [(9, 11)]
    assert [space for space in range(51) if "›" in "".join(at(view, space))] == [10]


def test_what_the_choices_lead_to_is_said_below_them():
    ride = view_of(Race([9, 20, 3], {"horse": 0}, dragon=49))
    table, *_ = DRAWN.tables(ride)
    assert [plain(note, ()).split(":")[0] for note in table.notes] == ["A clover", "A village", "A church"]
    table, *_ = DRAWN.tables(view_of(Race([46, 20, 3], {"horse": 0}, dragon=30)))
    assert [plain(note, ()).split(":")[0] for note in table.notes] == ["A church"], "the finish ends the race"
    race = Race([8, 20, 3], {"squire": 0, "horse": 2}, dragon=49, spears=[0, 2, 1], tokens={10: "magnet"})
    table, *_ = DRAWN.tables(view_of(race))
    assert "when the round ends" in table.notes[0]
    (table,) = DRAWN.tables(view_of(race.do(Point(1))))
    assert table.notes == [shade("soft-dim", "It is your only spear then: it gets you past the dragon once.")]


def test_of_every_ally_it_is_said_who_has_it_or_that_this_is_unknown():
    view = table_view("keep", 3, 1)
    shown, known = "\n".join(drawn(view, (80, 12))), whereabouts(view)
    assert shown.count("your hand") == sum(state == "hand" for state in known.values()) > 0
    assert shown.count("not seen") == sum(ally not in known for ally in ALLIES) > 0


def test_an_ally_to_keep_says_where_a_spear_would_lead():
    view = table_view("keep", 3, 1)
    view.state.dragon, view.state.spears[0] = max(view.state.at) + 1, 1
    heads = ["ally", "what it does", "moves you to"]
    assert [table.heads for table in DRAWN.tables(view)] == [[*heads, "place then"], *[heads] * 4]
    for table in DRAWN.tables(view):
        assert any(re.fullmatch(r"→ \d+ or \d+ \(([a-z, ]+, )?spear\)", row[2]) for row in table.rows)
        assert all(cell for row in table.rows for cell in row)


def test_the_place_that_a_spear_leads_to_is_told_beside_that_of_the_stop():
    ride = view_of(Race([9, 12, 3], {"horse": 0}, dragon=11, spears=[1, 0, 0]))
    table, *_ = DRAWN.tables(ride)
    assert table.rows[1][2] == "2nd or → 1st (spear)"
    keep = table_view("keep", 3, 1)
    keep.state.dragon, keep.state.spears[0] = max(keep.state.at) + 1, 1
    longest, *_ = DRAWN.tables(keep)
    assert any("or 1st (spear)" in row[3] for row in longest.rows)


def test_the_faces_of_the_die_are_told_before_it_is_rolled():
    table, *_ = DRAWN.tables(view_of(Race([9, 20, 3], {"horse": 0}, dragon=45)))
    assert "A village: its die has 3 spears, 2 thieves who take a spear, and 1 seal." in [
        plain(note, ()) for note in table.notes
    ]


def test_the_place_that_a_choice_leads_to_has_a_column():
    table, *_ = DRAWN.tables(view_of(Race([16, 20, 3], {"horse": 0}, dragon=49)))
    assert table.heads == ["move", "space", "place"]
    assert [row[2] for row in table.rows] == ["2nd", "2nd", "2nd → 1st"]
    table, *_ = DRAWN.tables(view_of(Race([9, 12, 3], {"horse": 0}, dragon=11, spears=[1, 0, 0]).do(Ride(4))))
    assert table.heads == ["choice", "space", "place", "spears left"]
    assert [row[2] for row in table.rows] == ["2nd → 1st", "2nd"]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)], ids=str)
def test_every_hand_takes_the_same_columns_and_rows(size):
    views = [table_view(ask, 6, 1) for ask in ("keep", "pass", "curse", "choose", "dragon")]
    for view in views:
        view.cursor = view.legal[0]
    sizes = {DRAWN.hand(view, hand_room(*size)).size for view in views}
    assert sizes == {DRAWN.hand_size(views[0], hand_room(*size))}


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("way", ["left", "right"])
def test_the_players_are_drawn_as_they_sit_round_the_table_and_whom_the_cards_reach_first(seats, way):
    view = table_view("pass", seats, 1)
    view.cursor = Pass(way)
    canvas = DRAWN.hand(view, hand_room(80, 24))
    title, *rows = canvas.text().split("\n")
    assert title.strip() == f"the cards go to the {way}"
    assert sorted(re.findall(r"[^\W\d_]+", " ".join(rows))) == sorted(view.names[:seats])
    own, following = view.names[view.own], view.names[seat_along(view.state, view.own, way)]
    (front,) = [at for at, row in enumerate(rows) if own in row]
    assert ("◄◄" if way == "left" else "►►") in rows[front - 1], "along the edge of the table before us"
    assert rows[front - 2].count("▮") == len(view.state.pack)
    (row,) = [row for row in rows if following in row]
    assert (row.index(following) < canvas.width // 2) == (way == "left"), "our left is at the left"


def test_five_or_six_players_of_a_small_road_stand_below_headings():
    heads, first, *_ = [row[:52] for row in drawn(view_of(Race([20, 8, 3, 30, 12], {"horse": 0})))[7:]]
    assert heads.split() == ["space", "spears"] * 2
    assert heads.index("space") + len("space") == first.index("30") + 2


@pytest.mark.parametrize("seats", [5, 8])
def test_without_headings_no_nought_stands_beside_the_space(seats):
    rows = [row[:52] for row in drawn(view_of(Race([20] * seats, {"horse": 0}, spears=[0] * seats)))[7:]]
    assert any(re.search(r"20  0", row) for row in rows) == (seats == 5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("start", "ally", "dragon"), [(8, "smith", 9), (34, "priest", 37), (36, "horse", 40)])
def test_a_knight_whom_the_dragon_bars_chooses_in_columns_too(start, ally, dragon, language):
    """Also where the space is named, such as a church: without headings the number of spears would be a riddle."""
    race = Race([start, 20, 3], {ally: 0}, dragon=dragon, spears=[2, 0, 0])
    table = DRAWN.tables(view_of(race, words=Words(language)))[-1]
    widths = [max(map(len, column)) for column in zip(table.heads, *table.rows, strict=True)]
    assert sum(widths) + 2 * len(widths) <= 49, "beside the card on a small screen"


def test_the_spaces_of_the_dragon_are_bare_numbers_and_who_stands_there_a_piece():
    view = table_view("dragon", 6, 1)
    grid = DRAWN.grid(view)
    texts = {view.legal[number].space: text for _, row in grid.rows for number, text in row if number is not None}
    assert all(text == f"{space:>2}" for space, text in texts.items())
    pieces = [plain(text, view.names) for _, row in grid.rows for number, text in row if number is None]
    assert set(filter(None, pieces)) <= {"<§", *map(letter, view.state.seats)}
    assert len(pieces) == len({*view.state.at, view.state.dragon}), "and the last row ends before the finish"
    assert [name.strip() for name, _ in grid.rows] == ["0–9", "10–19", "20–29", "30–39", "40–49"]
    grounds = {view.legal[key].space: style for key, style in grid.styles.items() if isinstance(key, int)}
    assert set(grounds.values()) == {"ink"}, "what each is the road shows"
    rows = laid_out(listing(DRAWN, view), Console(), 49)
    assert {row.marked for row in rows if row.spots} == {"cursor"}, "without keys all of the choice is gold"


@pytest.mark.parametrize("size", [(80, 12), WIDE], ids=str)
def test_what_the_dragon_means_is_said_of_each_knight_below_the_road_and_nowhere_else(size):
    race = Race([9, 20, 3, 30], {"wizard": 0}, dragon=45, spears=[0, 1, 0, 0])
    view = view_of(race, cursor=PlaceDragon(26))
    long, short = DRAWN.on_board(view, size).means
    assert long.heads[2] == "dragon on 26"
    assert [plain(row[0], view.names)[0] for row in long.rows] == ["D", "B", "A", "C"], "in the order of the race"
    assert [[*row[1:]] for row in long.rows] == [
        ["30", "4 behind", "is past it"], ["20", "6 ahead", "costs a spear"],
        ["9 → 14", "12 ahead", "stops on 25"], ["3", "23 ahead", "stops on 25"],
    ]  # fmt: skip
    assert "Without a spear a knight stops" in plain(long.notes[0], view.names)
    assert {len(plain(row[0], view.names)) for row in short.rows} == {1}
    assert not re.search(r"dragon (then )?in", "\n".join(drawn(view, size))), "from afar it threatens nobody"


def test_the_clovers_of_the_fairy_are_chosen_on_the_road_below_the_words_that_say_so():
    race = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin"})
    view = view_of(race, cursor=Choose(15))
    chosen = DRAWN.on_board(view, (80, 12))
    assert len(chosen.places) == len(view.legal)
    assert chosen.means[0].heads == ["knight", "space", "clover on 15"]
    assert [[*row[1:]] for row in chosen.means[0].rows] == [["20", "5 behind"], ["9", "6 ahead"], ["3", "12 ahead"]]
    assert "boots" in chosen.means[0].notes[0], "what may lie there"
    for room, first in ((9, "Choose an underlined number"), (8, "Choose an underlined number")):
        rows = told_rows(told(view, chosen), Console(), (48, room))
        assert rows[0].line.plain.strip().startswith(first)
        assert len(rows) <= room


@pytest.mark.parametrize("size", [(80, 12), WIDE], ids=str)
def test_the_numbers_of_clovers_to_choose_are_told_from_others_without_colours(size):
    canvas, view = Canvas(*size), view_of(Race([9, 20, 3], {"fairy": 0}), cursor=Choose(10))
    DRAWN.draw(view, canvas)
    fold = plan(view, *size).fold
    rows = [fold.room(canvas, space).rows()[fold.numbers] for space in range(51)]
    marked = {space for space, row in enumerate(rows) if any(cell.style.underline for cell in row)}
    assert marked == {action.space for action in view.legal} - {10}, "the cursor marks its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_dragon_means_has_room_beside_the_card(language):
    race = Race([39, 40, 43], {"wizard": 0}, dragon=45, spears=[0, 0, 1])
    view = replace(view_of(race, cursor=PlaceDragon(49)), words=Words(language), names=["M" * 16] * 3)
    told_of = DRAWN.on_board(view, (80, 12))
    assert told_rows(told(view, told_of), Console(), (49 - 1, 8))


def test_the_arrows_follow_the_rows_of_the_road():
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=45))
    view.cursor = view.legal[0]
    spaces = [action.space for action in view.legal]
    for size, across in (((80, 12), 17), (WIDE, 13)):
        places = DRAWN.on_board(view, size).places
        below = neighbour_on_board(places, spaces.index(10), 1)
        assert spaces[below] == 10 + across
        assert spaces[neighbour_on_board(places, below, -1)] == 10
        assert spaces[neighbour_on_board(places, spaces.index(7), 1)] in (7 + across, 6 + across, 8 + across)


def test_a_way_that_the_dragon_stops_says_so_and_names_a_kind_that_does_something():
    table, *_ = DRAWN.tables(view_of(Race([9, 20, 3], {"horse": 0}, dragon=14)))
    assert [row[1] for row in table.rows] == ["9 → 11 (village)", "9 → 13 (church)", "9 → 13 (dragon)"]
    table, *_ = DRAWN.tables(view_of(Race([9, 20, 3], {"horse": 0}, dragon=11, spears=[1, 0, 0])))
    assert table.rows[1][1] == "9 → 10 (dragon, clover) or 13 (church, spear)"


def test_an_explanation_is_blocks_and_never_empty():
    assert DRAWN.explain(table_view("pass", 3, 1), None).strip(), "nobody shares a space there"
    view = view_of(Race([9, 20, 3], {"horse": 0}, dragon=30), cursor=Ride(6))
    *_, tokens = DRAWN.explain(view, view.cursor).split("\n\n")
    assert tokens.startswith("Under a clover: ")
    assert all(WORDS("grail-token", token=token) in tokens.replace("\u00a0", " ") for token in TOKENS)


def test_an_explanation_says_which_space_takes_a_spear():
    armed = view_of(Race([13, 20, 3], {"horse": 0}, dragon=14, spears=[1, 0, 0]), cursor=Ride(2))
    said = DRAWN.explain(armed, armed.cursor)
    assert re.search(r"Space 1\d[^,:]*, costs a spear: ", said)
    free = view_of(Race([13, 20, 3], {"horse": 0}, dragon=30), cursor=Ride(2))
    assert "costs a spear" not in DRAWN.explain(free, free.cursor)


def test_the_table_of_a_round_says_who_stands_in_front():
    view = view_of(Race([13, 13, 3], {"horse": 0}, dragon=30, line=[1, 0, 2]))
    assert [plain(line, view.names) for line in shared(DRAWN, view)] == ["Space 13, from the front: Boris, Anna."]


def pictured(view, space):
    """The styles of what is to be seen beside a space of a road with pictures."""
    canvas = Canvas(WIDE[0], DRAWN.height(view, *WIDE))
    DRAWN.draw(view, canvas)
    room = plan(view, *WIDE).fold.room(canvas, space)
    return {str(cell.names) for row in room.rows()[:2] for cell in row if cell.character != " "}


def test_what_lies_behind_all_knights_is_faint_unless_spaces_there_are_chosen():
    race = Race([24, 30, 40], {"fairy": 0}, dragon=45)
    choosing = view_of(race, cursor=Choose(10))
    riding = view_of(Race([24, 30, 40], {"horse": 0}, dragon=45), cursor=Ride(2))
    assert any("faint" in names for names in pictured(riding, 18)), "a village that nobody comes to any more"
    assert not any("faint" in names for names in pictured(riding, 22)), "two back a goblin drives the last"
    assert not any("faint" in names for names in pictured(choosing, 18))


def test_the_light_of_a_lesson_on_a_small_road_is_on_the_row_that_names_its_signs_too():
    view = view_of(Race([9, 20, 3], {"horse": 0}))
    canvas = Canvas(80, DRAWN.height(view, 80, 12))
    DRAWN.draw(view, canvas)
    road = canvas.region_named("road")
    assert "castle" in canvas.text().split("\n")[road.y + road.height - 1]


def test_a_long_pack_is_counted_in_the_log_and_a_short_one_is_named():
    log = [core.Event("pack", {"seat": 0, "allies": list(ALLIES[:count])}) for count in (3, 4)]
    view = view_of(Race([9, 20, 3], {"horse": 0}))
    short, long = (plain(DRAWN.line(view, event), view.names) for event in log)
    assert short.endswith("looks at: witch, squire, fairy.")
    assert long.endswith("looks at 4 allies.")


def test_on_a_small_road_the_state_of_an_ally_the_seal_and_the_signs_are_things_to_explain():
    view = view_of(Race([15, 20, 3, 9], {"horse": 0}, dragon=30, cursed="unicorn"))
    canvas = Canvas(80, DRAWN.height(view, 80, 12))
    DRAWN.draw(view, canvas)
    rows = canvas.text().split("\n")
    words = {"cursed": "status", "seal": "seal", "clover": "clover", "village": "village"}
    for word, term in words.items():
        y = next(y for y, row in enumerate(rows) if word in row)
        found = canvas.region_at(rows[y].index(word), y)
        assert found is not None, word
        assert found.name == term, word
    assert "Boots" in DRAWN.about(view, "clover").text.title(), "what the tokens do, whoever has the fairy"


def test_beside_the_board_a_space_is_told_only_if_a_knight_of_ours_may_come_to_it():
    race = Race([8, 20, 3], {"squire": 0, "horse": 2}, dragon=49, spears=[0, 2, 1], tokens={10: "magnet"})
    assert "Space 10 (clover)" in DRAWN.beside(view_of(race, cursor=Point(1)))
    assert "Space 20" not in DRAWN.beside(view_of(race, cursor=Point(1)))
    stealing = DRAWN.beside(view_of(race.do(Point(1)), cursor=Steal(1)))
    assert "Space" not in stealing
    assert stealing.startswith("A spear. ")
    wizard = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30), cursor=PlaceDragon(25))
    assert "Space 14" in DRAWN.beside(wizard)
    assert "Space 25" not in DRAWN.beside(wizard)


def test_a_choice_that_its_explanation_names_with_more_gives_it_that_title():
    view = table_view("keep", 3, 1)
    view.cursor = next(action for action in view.legal if action.ally == "squire")
    screen = SimpleNamespace(app=SimpleNamespace(size=SimpleNamespace(width=80)))
    title, text, _ = ExplainedThings(screen, SimpleNamespace(over=None), lambda: view, lambda: None).in_full(view)
    assert title == "Squire, 2"
    assert text.plain.startswith("Point at another knight")
    assert not any(span.start == 0 for span in text.spans), "the title is its heading"


@pytest.mark.parametrize(("height", "rows", "parted"), [(7, 7, False), (8, 7, False), (9, 8, True), (12, 8, True)])
def test_a_row_is_free_above_the_keys_before_one_below_the_heading(height, rows, parted):
    view = view_of(Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin"}), cursor=Choose(15))
    found = told_rows(told(view, DRAWN.on_board(view, (80, 12))), Console(), (48, height))
    assert len(found) == rows
    assert (not found[1].line.plain.strip()) is parted
