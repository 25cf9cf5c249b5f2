"""Histrio on the screen. The secret requests in the hand while one may be played."""

from __future__ import annotations

import re

import pytest

import core
from core.games.histrio.actions import Answer
from core.games.histrio.state import Festival
from tests.games.histrio.screen import BOARD, drawn, view_of
from tests.games.histrio.table import Table

WIDTH = 78


def asked(*requests, cursor="star_turn"):
    """The moment when one of these requests may be played: that for a star, which is met."""
    table = Table(needle=1)
    table.give(0, "comedian-5")
    table.hold(0, *requests)
    view = view_of(table, cursor=Answer(cursor))
    view.legal = (Answer("star_turn"), Answer(""))
    view.state.festivals = [Festival("comedy", [])]
    return view


def hand(view, height):
    return BOARD.hand(view, (WIDTH, height)).text().splitlines()


def is_pictured(rows, at):
    """True if the request that begins in this row has a picture."""
    return re.search("[▀▄█]", "".join(rows[at : at + 3]))


def test_a_request_that_is_met_says_what_it_demands():
    rows = hand(asked("star_turn", "pure_tragedy"), 8)
    row = next(at for at, text in enumerate(rows) if "Star turn ✓" in text)
    assert "an actor of level 5" in rows[row + 1]


@pytest.mark.parametrize(("cursor", "pictures"), [("star_turn", {"Star turn"}), ("", set())])
def test_pictures_of_requests_never_touch(cursor, pictures):
    rows = hand(asked("star_turn", "pure_tragedy", "pure_comedy", cursor=cursor), 10)
    starts = [at for at, text in enumerate(rows) if " écus" in text]
    drawn_at = {rows[at].split("  ")[0].strip(" ✓") for at in starts if is_pictured(rows, at)}
    assert drawn_at == pictures


def test_all_requests_have_pictures_where_a_free_row_parts_them():
    rows = hand(asked("star_turn", "pure_tragedy"), 8)
    starts = [at for at, text in enumerate(rows) if " écus" in text]
    assert all(is_pictured(rows, at) for at in starts)
    assert all(not rows[at - 1].strip() for at in starts[1:])


def test_the_king_of_a_festival_has_a_caption():
    view = asked("star_turn")
    view.log = [core.Event("festival", {"season": 1, "mood": "comedy"})]
    assert any(row.strip().startswith("the King ") or row.strip() == "the King" for row in drawn(view, 80, 9))
