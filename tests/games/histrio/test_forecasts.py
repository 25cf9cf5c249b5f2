"""Histrio on the screen. What a choice would do to the King's mood, and why."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from core.games.histrio.actions import Court, Disguise, KeepAll, Tightrope, Travel
from core.games.histrio.requests import lacks
from tests.games.histrio.screen import BOARD, drawn, troupe, view_of
from tests.games.histrio.table import Table
from tui.boards.histrio.answers.columns import forecast
from tui.boards.histrio.hand.requests import Held, notes_of
from tui.boards.histrio.scene import scene
from tui.screens.game.room import hand_room
from tui.text.words import shade

LOW = hand_room(80, 24)


def hand_of(view):
    """The rows of the hand on a low screen."""
    return BOARD.hand(view, LOW).text().splitlines()


@pytest.mark.parametrize("cards", [["comedian-5"], ["tragedian-5", "comedian-2"], ["comedian-4", "ox", "bonus-1"]])
def test_the_hand_says_that_a_shared_city_brings_only_a_request(cards):
    view = view_of(Table(needle=1, cities={3: cards}), cursor=Travel("city-3"))
    rows = [row.rstrip() for row in hand_of(view)]
    at = next(at for at, row in enumerate(rows) if row.startswith("if they do  you draw a request"))
    assert rows[at + 1].startswith("King then   "), "and what the King wants then"
    assert len(rows) < 10, "a free row above the keys"
    at += 1
    assert at == len(rows) - 1 or not any(rows[at + 1 :])
    empty = hand_of(view_of(Table(cities={3: []}), cursor=Travel("city-3")))
    assert any("no encounters: you draw a request" in row for row in empty)


def test_the_hand_says_what_our_show_is_after_a_visit_alone():
    table = Table(needle=1, cities={3: ["tragedian-4"]})
    table.give(0, "comedian-5")
    rows = hand_of(view_of(table, cursor=Travel("city-3")))
    assert any(re.match("if alone +your show: comedy 1 *$", row) for row in rows)


def test_requests_are_told_as_sending_an_actor_to_court_leaves_them():
    table = Table(cities={3: ["tragedian-4"]})
    table.hold(0, "pure_tragedy")
    table.travel(3, 1, 2)
    kept, sent = ("\n".join(hand_of(view_of(table, cursor=each))) for each in (KeepAll(), Court("tragedian-4")))
    assert re.search("still needs +écus\n.*2 more tragedians", kept)
    assert re.search("would need +écus\n.*3 more tragedians", sent)


def test_encounters_of_a_city_are_pictures_where_these_have_room():
    table = Table(cities={3: ["comedian-5"], 4: ["chameleon", "tragedian-2"]})
    one, two = (hand_of(view_of(table, cursor=Travel(card))) for card in ("city-3", "city-4"))
    assert [row[9:].rstrip() for row in one[1:3]] == ["comedian 5", "costs 1 écu"]
    listed = ["chameleon     counts as level 1", "◠2 tragedian  steals 1 écu"]
    assert [row.rstrip() for row in two[1:3]] == listed, "what they do stands in a column"
    table.hold(0, "full_house", "all_ages", "star_turn")
    assert "◡5 comedian  costs 1 écu" in hand_of(view_of(table, cursor=Travel("city-3")))[1]


@pytest.mark.parametrize(
    ("card", "said"),
    [("comedian-5", "King: COMEDY 1 → 6 "), ("tragedian-5", "COMEDY 1 → TRAGEDY 5 ")],
    ids=["stays", "changes"],
)
def test_a_strip_says_where_the_needle_would_stand_and_points_there(card, said):
    view = view_of(Table(2, needle=1, cities={3: [card]}), cursor=Travel("city-3"))
    rows = drawn(view, 80, 12)
    assert any(said in row for row in rows)
    assert any("if others come too " in row for row in rows)
    assert re.search("─5◂━+ 1 | 1 ━+▸6─", next(row for row in rows if "tragedy ◠" in row).replace("│", "━"))


def test_a_strip_says_that_meeting_others_moves_the_needle():
    table = Table(2, needle=1, cities={1: ["bonus-1"], 2: ["comedian-4"]})
    table.give(0, "tightrope")
    table.travel(1, 2)
    view = view_of(table)
    for action, said in ((Tightrope(1, 2), True), (Tightrope(1, 8), False)):
        text = "\n".join(drawn(replace(view, cursor=action), 80, 12))
        assert ("as you meet others " in text) is ("COMEDY 1 → 5 " in text) is said


def test_less_than_the_best_choice_brings_is_no_loss():
    view = view_of(Table())
    told = [forecast(BOARD, view, amount, 9) for amount in (0, 1, 9)]
    assert told == [shade("dim", "+0 écus"), "+1 écu", shade("gold bold", "+9 écus")]


@pytest.mark.parametrize("rows", range(9, 20))
@pytest.mark.parametrize("others", [[], ["star_turn"], ["star_turn", "full_house"]])
def test_below_the_travel_cards_all_that_a_request_needs_is_told(rows, others):
    table = Table()
    table.give(0, "comedian-1", "comedian-2", "tragedian-2")
    table.hold(0, "pure_comedy", *others)
    told = BOARD.hand(view_of(table, cursor=Travel("city-3")), (90, rows)).text()
    assert ("1 more comedian" in told) == ("1 fewer tragedian" in told)
    assert "1 more comedian" in told or "1 ◡, −1 ◠" in told


@pytest.mark.parametrize("played", [True, False])
def test_what_a_request_needs_is_never_cut_unmarked(played):
    table = Table()
    table.hold(0, "all_ages")
    what = scene(BOARD, view_of(table))
    card = Held("all_ages", played, lacks(table.state, 0, "all_ages"))
    assert "1 2 3 4 5" in " ".join(notes_of(what, card, 14, 2))
    assert notes_of(what, card, 14, 1)[-1].endswith("…")


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        ("ringmaster", "needs 1 acrobat"), ("court_circle", "needs 2 managers"), ("full_house", "needs 6 actors"),
        ("star_turn", "needs 1 of level 5"), ("pure_comedy", "3 more comedians"),
        ("contrarian", "needs 1 level of tragedy"),
    ],
)  # fmt: skip
def test_a_card_says_that_a_request_needs_what_stands_on_it(request_, said):
    table = Table()
    table.hold(0, request_)
    table.give(0, "ox")
    what = scene(BOARD, view_of(table))
    card = Held(request_, False, lacks(table.state, 0, request_))
    assert " ".join(notes_of(what, card, 15, 2)).startswith(said)


def test_a_theft_tells_the_festival_with_the_actor_just_gained_as_the_troupes_do():
    table = Table(needle=3, cities={3: ["comedian-5", "comedian-2"]})
    table.give(1, "comedian-4")
    table.give(2, "comedian-1")
    table.travel(3, 1, 2)
    view = view_of(table)
    told = [row[2] for row in BOARD.tables(view)[0].rows]
    rows = drawn(view, 80)
    assert told == ["+4", "+4"]
    assert all("+4" in troupe(rows, name) for name in ("Boris", "Chloé"))


def test_where_no_heading_says_what_stands_behind_a_request_a_word_does():
    table = Table()
    table.hold(0, "all_ages")
    told = BOARD.hand(view_of(table, cursor=Travel("city-3")), (90, 9)).text()
    assert "needs levels 1 2 3 4 5" in " ".join(told.split())


def test_few_pictures_and_many_requests_stand_apart_on_a_low_screen():
    table = Table(needle=1)
    table.give(0, "chameleon", "comedian-2", "tragedian-2")
    table.hold(0, "pure_comedy", "pure_tragedy")
    view = view_of(table)
    view.legal, view.cursor = (Disguise("comedian"), Disguise("tragedian")), Disguise("tragedian")
    rows = hand_of(view)
    at = next(at for at, row in enumerate(rows) if "would need" in row)
    assert not rows[at - 1].strip()
    assert "chameleon" in rows[0], "the picture begins in the first row for that"
