"""Answers in columns below headings: in the widget's rows."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tests.tui.local import LocalTable, press, show
from tui.widgets.answer_rows import Listing, laid_out
from tui.widgets.row_spacing import without_notes


def texts(*rows):
    return [[Text(cell) for cell in row] for row in rows]


ANSWERS = texts(["Dijon", "alone"], ["Foix", "alone"])
LISTING = Listing(
    ANSWERS, ["4", "6"], tables=[texts(["city", "a long heading"], ["Dijon", "5"], ["Foix", "1"])]
)  # fmt: skip


def rows_at(width):
    return laid_out(LISTING, Console(), width)


def test_a_table_has_its_headings_above_and_they_are_no_answer():
    head, *rows = rows_at(40)
    assert head.line.plain == "  city   a long heading"
    assert not head.spots
    assert [row.line.plain for row in rows] == ["4 Dijon  5", "6 Foix   1"]
    assert [row.spots[0].number for row in rows] == [0, 1]


def test_a_table_without_room_for_its_headings_is_not_shown():
    assert [row.line.plain for row in rows_at(18)] == ["4 Dijon  alone", "6 Foix   alone"]


def test_columns_stand_two_apart_wherever_a_briefer_table_has_room_for_that():
    long, brief = texts(["send", "show"], ["Send it away", "no show"]), texts(["send", "show"], ["Send it", "no show"])
    listing = Listing(texts(["Send it", "no show"]), ["1"], tables=[long, brief])
    _, row = laid_out(listing, Console(), 22)
    assert row.line.plain == "1 Send it  no show"


def test_headings_give_way_where_they_would_make_answers_scroll():
    local = LocalTable("Anna", game="histrio")
    local.start(bots=4)
    low = show(local.clients[0], press(), (80, 24)).seen
    assert "alone you get" not in low
    assert "8 Hesdin" in low.splitlines()[-2]


def test_notes_stand_below_a_table_and_give_way_first():
    listing = LISTING._replace(tables=[[*LISTING.tables[0], [Text("a note in many words here")]]])
    rows = laid_out(listing, Console(), 24)
    assert [row.line.plain.strip() for row in rows[-3:]] == ["", "a note in many", "words here"]
    assert not any(row.spots for row in rows[-3:])
    assert without_notes(rows) == rows[:-3]
