"""Histrio on the screen. What the choice of a chameleon means for the requests in the hand."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import core
from core.games.histrio.actions import Disguise
from core.games.histrio.state import Festival
from tests.games.histrio.screen import BOARD, drawn, view_of
from tests.games.histrio.table import Table
from tui.screens.game.room import hand_room
from tui.text.words import plain

LOW = hand_room(80, 24)


def hand_of(talent, size=LOW):
    """The hand while a chameleon chooses, with a talent under the cursor."""
    table = Table(needle=1)
    table.give(0, "chameleon", "comedian-2", "tragedian-2")
    table.hold(0, "in_favour", "mixed_bill")
    view = view_of(table)
    view.legal = (Disguise("comedian"), Disguise("tragedian"))
    view.cursor = Disguise(talent)
    return " ".join(BOARD.hand(view, size).text().split())


@pytest.mark.parametrize("size", [LOW, hand_room(120, 40)])
def test_requests_are_told_as_the_choice_of_a_chameleon_leaves_them(size):
    comedian, tragedian = hand_of("comedian", size), hand_of("tragedian", size)
    assert "my requests would need écus" in comedian
    assert "✓In favour met 4" in comedian, "the show is one of the King's mood then"
    assert "2 levels of comedy" in tragedian
    for hand in (comedian, tragedian):
        assert "1 more comedian" in hand, "a chameleon is no actor"
        assert "1 more tragedian" in hand


def test_it_is_said_that_a_chameleon_counts_only_in_the_show():
    assert re.search("chameleon .* counts only in the show, .* as level 1", hand_of("comedian"))


def test_the_festival_shows_what_the_choice_of_a_chameleon_makes_of_the_show():
    """The show and its sum are of one moment."""
    table = Table(needle=1)
    table.give(0, "chameleon", "comedian-2")
    view = view_of(table)
    view.legal, view.cursor = (Disguise("comedian"), Disguise("tragedian")), Disguise("tragedian")
    view.log = [core.Event("festival", {"season": 1, "mood": "comedy"})]
    view.state.festivals = [Festival("comedy", [])]
    text = "\n".join(drawn(view, 82, 26))
    assert re.search("would be", text)
    assert "comedy 1" in text
    assert "◡2 − ◠1 = 1" in text, "a sum, no range"
    assert "◠1" in text


def choosing(*actors):
    """The moment when a chameleon beside these actors chooses, in the first festival."""
    table = Table(needle=1)
    table.give(0, "chameleon", *actors)
    view = view_of(table)
    view.legal = (Disguise("comedian"), Disguise("tragedian"))
    view.cursor = Disguise("tragedian")
    view.log = [core.Event("festival", {"season": 1, "mood": "comedy"})]
    view.state.festivals = [Festival("comedy", [])]
    return view


def test_the_levels_of_a_show_are_told_alike_on_the_stage_and_for_every_choice():
    view = choosing("comedian-5", "comedian-3", "tragedian-2")
    assert any("◡8 − ◠3 = 5" in row for row in drawn(view, 82, 26))
    wide, *others = BOARD.tables(view)
    assert [plain(cell, ()) for cell in wide.rows[1][1:3]] == ["◡8 − ◠3", "comedy 5"], "the larger side less the other"
    assert [plain(each.rows[1][1], ()) for each in others] == ["comedy 5"] * 2, (
        "where they have no room, the stage alone"
    )


def test_the_show_of_a_chameleon_that_has_chosen_is_no_preview():
    view = choosing("comedian-2")
    view.state.troupes[0].disguise.faces = ["tragedian"]
    view.legal, view.cursor = (), None
    text = "\n".join(drawn(view, 82, 26))
    assert "then:" not in text


def test_an_only_source_of_earnings_is_told_with_its_amount():
    view = choosing("comedian-5", "comedian-2")
    view.log = [*view.log, core.Event("money", {"seat": 0, "amount": 2, "why": "actors"})]
    rows = drawn(replace(view, legal=(), cursor=None), 80, 18)
    assert any(re.search(r" \+2 +\+2 écus", row) for row in rows)


def test_no_picture_of_an_actor_touches_the_edge_of_a_low_stage():
    view = choosing("comedian-5")
    view.state.troupes = view.state.troupes[:2]
    rows = drawn(view, 80, 9)
    assert any("▀" in row[40:] for row in rows), "actors are pictures"
    assert not re.search("[▀▄█]", rows[-1])


def test_actors_and_chameleons_have_their_sign_and_level_before_their_pictures_alike():
    view = choosing("comedian-5")
    view.state.troupes = view.state.troupes[:2]
    row = next(row for row in drawn(view, 80, 9) if "◡5" in row)
    assert re.search(r"◡5 .+ ◠1 ", row)


def test_signs_on_pictures_without_a_name_are_explained_below_them():
    view = choosing("comedian-5")
    view.state.troupes = view.state.troupes[:2]
    crowd = choosing("comedian-5", "comedian-4", "comedian-3", "comedian-2")
    crowd.state.troupes = crowd.state.troupes[:2]
    assert drawn(crowd, 80, 9)[-1].strip().endswith("◡ comedian   ◠ tragedian   number: level")
    assert drawn(view, 80, 9)[4].split()[-2:] == ["comedian", "chameleon"], "where these have room, by name"
