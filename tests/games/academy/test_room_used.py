"""Medieval Academy on the screen. What is said at length where there is room, and what stands apart."""

from __future__ import annotations

import re

import pytest

from core.games.academy.components import LANCELOT_PLAYED
from tests.games.academy.screen import NAMES, THE_BOARD, Seat
from tests.games.academy.test_headings import at, dividing
from tui.boards.rows import wide
from tui.draw.canvas import Canvas
from tui.screens.game.room import hand_room
from tui.screens.help.about_choice import parts_of
from tui.text.words import plain

UPRIGHT = (62, 44)
"""Columns and rows of the board on a telephone."""


def rows_of(seat, cursor=None, size=UPRIGHT):
    return seat.canvas(cursor, *size, legal=list(seat.replica.legal())).text().splitlines()


def test_narrow_tiles_say_in_two_rows_what_the_round_would_bring():
    rows = rows_of(at("play", seats=2))
    above = next(y for y, row in enumerate(rows) if "if scored" in row)
    assert rows[above].count("if scored") == 4
    assert len(re.findall(r"now: [−+]?\d", rows[above + 1])) == 4
    assert "if scored now:" in "\n".join(rows_of(at("play", seats=3))), "in one row where that has room"


def test_cards_that_two_squires_hold_are_named_where_there_are_rows():
    seat = at("play", seats=2)
    known = seat.replica.state.exchange.known[1]
    rows = rows_of(seat)
    label = next(y for y, row in enumerate(rows) if "each has 3 of these:" in row)
    told = "\n".join(row[31:] for row in rows[label + 1 : label + 4])
    assert all(THE_BOARD.card(seat.view(), card) in told for card in known)
    assert "quests" not in "\n".join(row[40:] for row in rows_of(seat, size=(80, 12))[-3:])


def test_our_cards_that_wait_are_named_where_there_are_rows():
    seat = at("play", seats=2)
    rows = rows_of(seat)
    label = next(y for y, row in enumerate(rows) if "in hand:" in row)
    x = rows[label].index("in hand:")
    held = next(hand.known() for hand in seat.replica.state.hands[1:] if hand.known())
    assert [row[x : x + 12].strip() for row in rows[label + 1 : label + 1 + LANCELOT_PLAYED]] == [
        THE_BOARD.card(seat.view(), card) for card in held
    ]


@pytest.mark.parametrize("size", [UPRIGHT, (122, 36)])
def test_a_stack_is_told_in_two_rows_and_nothing_of_the_round(size):
    rows = rows_of(at("stack", seats=2), size=size)
    give = next(y for y, row in enumerate(rows) if "you give" in row)
    assert re.search(r"you give +or\b.* then takes", rows[give]), "in one row with what becomes of them"
    assert len(re.findall(r"\d+ squares", rows[give + 1])) == 2
    assert not any("now:" in row for row in rows)


def test_places_of_cards_to_come_are_numbered():
    rows = rows_of(*dividing("split", 1))
    assert [re.findall(r"card \d", row) for row in rows if "card " in row] == [
        ["card 1"],
        ["card 2"],
        ["card 3", "card 3"],
    ]


@pytest.mark.parametrize(("size", "foot"), [(UPRIGHT, 1), ((122, 38), 1), ((80, 12), 0), ((82, 26), 0)])
def test_a_row_is_free_below_the_tiles_where_there_is_one(size, foot):
    rows = at("play", seats=2).canvas(None, *size).rows()
    assert all(cell.character == " " and not cell.ground for cell in rows[-1]) == bool(foot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50), (62, 70)])
@pytest.mark.parametrize("ask", ["keep", "arm", "play", "advance"])
def test_no_card_touches_the_question_above_it(ask, size):
    seat = at(ask, seats=3 if ask == "keep" else 2)
    hand = THE_BOARD.hand(seat.view(seat.replica.legal()[0]), hand_room(*size))
    assert all(cell.character == " " and not cell.ground for cell in hand.rows()[0])


@pytest.mark.parametrize("ask", ["keep", "advance"])
def test_on_an_upright_screen_the_hand_has_all_columns(ask):
    seat = at(ask, seats=3 if ask == "keep" else 2)
    hand = THE_BOARD.hand(seat.view(), hand_room(62, 70))
    assert 58 <= hand.width <= 60
    assert THE_BOARD.hand(seat.view(), hand_room(80, 24)).width < 58


def test_cards_without_sides_have_no_corners_either():
    text = THE_BOARD.hand(at("keep").view(), hand_room(80, 24)).text()
    assert not re.search("[╭╮╰╯│]", text)
    assert "╭" in THE_BOARD.hand(at("keep").view(), hand_room(120, 40)).text()


def test_tracks_in_an_explanation_are_as_wide_as_its_text():
    seat = at("keep")
    view = seat.view(seat.replica.legal()[0])
    assert [parts_of(THE_BOARD, view, width).width for width in (76, 102, 140)] == [76, 102, 102]


def test_the_table_of_the_end_has_whole_names_on_a_broad_screen():
    view = Seat(2, {}, until=lambda seat: seat.replica.outcome is not None).view()
    (short, *_), (long, *_) = THE_BOARD.end(view), THE_BOARD.end_at_length(view)
    assert "tourn." in short
    assert all(name in plain(long, NAMES) for name in ("tournaments", "education", "service", "charity"))
    assert wide(view, long) <= 110


def test_coats_of_arms_are_named_whole_in_tiles_of_eighteen_columns():
    seat = at("play", seats=2, number=2)
    text = Canvas.text(seat.canvas(None, 82, 26))
    assert re.search(r"coats? of arms", text)
