"""Histrio on the screen. What has room, at which size, and what is told where it has none."""

from __future__ import annotations

import re

import pytest

import core
from core.games.histrio.actions import Answer, Court, Disguise, Done, Horse, KeepAll, Tightrope, Travel
from core.games.histrio.state import Bar, Caravel, Festival
from tests.games.histrio.screen import BOARD, NAMES, WORDS, drawn, town, view_of
from tests.games.histrio.table import Table
from tests.tui.painted import answer_at
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.histrio.answers.requests import answer
from tui.boards.histrio.map import FORMS, ribbon
from tui.boards.histrio.scene import scene
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.game_view.narration import lines_of
from tui.screens.game.room import hand_room
from tui.text.words import Words

WIDE, LOW = hand_room(120, 40), hand_room(80, 24)


def test_only_a_troupe_that_is_too_large_for_pictures_is_told_by_its_levels():
    table = Table(2)
    table.give(0, *["comedian-1", "comedian-2", "comedian-3", "comedian-4"] * 2)
    table.give(1, "tragedian-2")
    rows = drawn(view_of(table), 82, 26)
    first, second = (next(at for at, row in enumerate(rows) if name in row) for name in ("Anna", "Boris"))
    large, small = "\n".join(rows[first:second]), "\n".join(rows[second:])
    assert re.search("◡ *1 *1 *2 *2 *3 *3 *4 *4", large)
    assert "▀" not in large
    assert "▀" in small, "the picture of the actor"
    assert "◠ 2" not in small


def test_actors_of_one_talent_share_a_sign_on_the_lowest_board_where_encounters_are_many():
    actors = ["tragedian-1", "tragedian-3", "tragedian-4", "comedian-3", "comedian-2"]
    rows = drawn(view_of(Table(cities={1: actors, 5: actors, 6: actors})))
    assert len(re.findall("◡2 3  ◠1 3 4", "\n".join(rows))) == 3
    assert "◠4  ◡3  ◡2" in "\n".join(drawn(view_of(Table(cities={1: actors[2:]})))), "few stand one by one"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["chameleon", "comedian-5", "chameleon", "bonus-3", "comedian-2"], "◡2 5 cham×2 +3 "),
        (["tightrope", "ox", "horse", "fire_eater", "strongman", "bonus-2"], "ti ox ho fi st +2 "),
        (["ox", "bonus-3", "bonus-3"], "ox tamer  +3  +3"),
    ],
    ids=["twice", "six", "few"],
)
def test_equal_acrobats_of_a_crowded_city_stand_together(cards, said):
    assert said in "\n".join(drawn(view_of(Table(3, cities={1: cards}))))


@pytest.mark.parametrize(("theme", "fenced"), [("dark", False), ("mono", True), ("contrast", True)])
def test_cities_of_the_lowest_board_have_edges_where_they_have_no_ground(monkeypatch, theme, fenced):
    monkeypatch.setattr(styles, "current", lambda: THEMES[theme])
    rows = drawn(view_of(Table(cities={6: ["comedian-1"] * 4}), cursor=Travel("city-2")))
    assert any(row.startswith("│1 Amboise ") for row in rows) is fenced
    assert any("▌2 Blois " in row for row in rows) is fenced, "the one under the cursor"


def test_all_caravels_before_a_city_are_seen_on_a_narrow_board():
    table = Table(4, cities={4: ["comedian-2"]})
    table.give(0, "tightrope")
    table.travel(4, 4, 4, 4)
    rows = drawn(view_of(table), 60, 40)
    assert "…" not in town(rows, "Dijon")
    assert re.match("Dijon [ABCD]{4}", town(rows, "Dijon"))


@pytest.mark.parametrize("cursor", [KeepAll(), Court("tragedian-4")])
def test_what_becomes_of_an_actor_just_gained_stands_beside_the_card(cursor):
    table = Table(needle=-3, cities={3: ["tragedian-4"]})
    table.travel(3, 1, 2)
    for room in (WIDE, hand_room(80, 24)):
        hand = BOARD.hand(view_of(table, cursor=cursor), room).text()
        assert ("joins your troupe" in hand) is isinstance(cursor, KeepAll)
        assert ("leaves you" in hand) is isinstance(cursor, Court)


@pytest.mark.parametrize("cursor", [KeepAll(), Court("comedian-3")])
def test_three_actors_just_gained_lie_side_by_side_whichever_is_raised(cursor):
    table = Table(cities={3: ["tragedian-4", "comedian-3", "tragedian-1"]})
    table.travel(3, 1, 2)
    hand = BOARD.hand(view_of(table, cursor=cursor), WIDE).text()
    rows = hand.splitlines()
    assert sum("".join(rows[:2]).count(corner) for corner in "╮┓") == 3
    assert hand.count("tragedian") >= 2, "each has its name"


def test_the_card_of_the_actor_who_steals_lies_before_us_and_is_no_choice():
    table = Table(cities={1: ["tragedian-2"]})
    table.travel(1, 7, 8)
    assert table.asked == [("steal", 0)]
    replica = table.replicas[0]
    hand = BOARD.hand(View.of(replica, WORDS, NAMES, legal=list(replica.legal())), WIDE)
    assert "steals 1 écu from a" in hand.text()
    assert "╭2" in hand.text(), "a whole card"
    assert {answer_at(hand, x, y) for y in range(hand.height) for x in range(hand.width)} == {None}


def test_an_acrobat_has_its_effect_beside_it_at_every_size():
    table = Table(cities={3: ["comedian-4"], 4: ["comedian-1"]})
    table.give(0, "tightrope")
    table.travel(4, 5, 7)
    for room in (WIDE, hand_room(80, 24)):
        hand = BOARD.hand(view_of(table, cursor=Tightrope(4, 3)), room).text()
        assert "moves your caravel (A) to" in hand, "the letter of it on the map"


def test_a_chameleon_that_chooses_is_named_among_the_actors_of_a_low_festival():
    table = Table(needle=1)
    table.give(0, "chameleon", "comedian-2")
    view = view_of(table)
    view.legal, view.cursor = (Disguise("comedian"), Disguise("tragedian")), Disguise("tragedian")
    view.log = [core.Event("festival", {"season": 1, "mood": "comedy"})]
    view.state.festivals = [Festival("comedy", [])]
    assert any(row.rstrip().endswith("◡2  ◠1 chameleon") for row in drawn(view))


def test_the_table_that_i_shows_is_never_wider_than_a_narrow_dialog():
    table = Table(4)
    table.give(1, "fire_eater", "chameleon")
    for city in (4, 6):
        table.use(1, city)
    view = view_of(table)
    wide, narrow = (BOARD.plain(view, BOARD.at_length(view, width)).split("\n\n")[0] for width in (72, 54))
    assert "écus" in wide
    assert "écus" not in narrow, "the tiles of troupes tell that"
    assert "anywhere but Dijon, Foix" in narrow
    assert max(map(len, narrow.splitlines())) <= 54


FIVE = ["comedian-4", "chameleon", "fire_eater", "comedian-5", "tragedian-4"]


def test_five_encounters_all_have_their_effects_and_above_them_stands_who_may_come():
    table = Table(3, cities={3: FIVE})
    table.hold(0, "full_house", "all_ages", "understudies")
    rows = BOARD.hand(view_of(table, cursor=Travel("city-3")), LOW).text().splitlines()
    assert re.match("3 Chinon +may come B C$", rows[0].rstrip())
    effects = ["no effect", "counts as level 1", "needle 1 or 2", "costs 1 écu", "no effect"]
    assert [row.rstrip().endswith(effect) for row, effect in zip(rows[1:6], effects, strict=True)] == [True] * 5


def test_acrobats_of_a_low_city_are_told_in_more_letters_than_two_where_these_have_room():
    assert "◡4 5 ◠4 cham fire" in "\n".join(drawn(view_of(Table(3, cities={3: FIVE}))))


def test_the_king_is_told_beside_a_closed_city():
    table = Table(3, needle=3)
    table.state.barred = Bar(2, 0)
    assert any("King: COMEDY 3  ×A closed by A" in row for row in drawn(view_of(table)))


@pytest.mark.parametrize(("cursor", "said"), [(Done(), "second city"), (Horse("city-3"), "3 Chinon")])
def test_the_horse_rider_is_seen_until_a_city_is_chosen(cursor, said):
    view = view_of(Table(3, cities={3: FIVE}), cursor=cursor)
    view.legal = Done(), Horse("city-3")
    assert said in BOARD.hand(view, LOW).text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("needle", [3, 8])
def test_beside_two_pictures_what_the_court_does_is_said_whole(language, needle):
    table = Table(3, needle=needle)
    view = view_of(table, cursor=Court("comedian-5"))
    view.words, view.legal = Words(language), (KeepAll(), Court("comedian-5"), Court("tragedian-4"))
    rows = [row[18:].rstrip() for row in BOARD.hand(view, LOW).text().splitlines()[1:4]]
    key = "histrio_board-figure-end-brief" if needle == 8 else "histrio_board-figure-court-brief"
    assert " ".join(rows[1:]) == view.words(key, swing=BOARD.swing(view, 5)).replace("\u00a0", " ").strip()


def test_a_played_request_that_is_met_is_said_to_pay_again():
    table = Table(3, needle=2)
    table.troupe(0).played.faces = ["star_turn"]
    table.give(0, "comedian-5")
    view = view_of(table)
    assert "pays again" in BOARD.hand(view, LOW).text()
    table.state.season, table.state.festivals = 2, [Festival("comedy", [])] * 2
    view = view_of(table)
    view.legal = (Answer("blank-0"),)
    notes = next(answer(BOARD, view)).notes
    assert "Star turn, played in season 1, pays again by itself." in notes


@pytest.mark.parametrize(("seasons", "stops"), [(2, ["season"]), (1, [])])
def test_the_table_of_a_festival_is_read_before_its_troupes_leave(seasons, stops):
    table = Table(2, needle=2, seasons=seasons)
    table.give(0, "comedian-5")
    table.festival()
    replica = table.replicas[0]
    held = [line for line in lines_of(replica, View.of(replica, WORDS, NAMES), 0) if line.stops]
    assert [replica.log[line.mark].key for line in held] == stops


def test_a_city_leaves_out_who_has_been_there_before_its_words_and_never_who_is_there():
    table = Table(5)
    for seat in (2, 3, 4):
        table.use(seat, 3)
    table.state.caravels = [Caravel(seat, False, 3, "city-3") for seat in (0, 1)]
    what = scene(BOARD, view_of(table))
    told = {}
    for width in range(8, 40):
        canvas = Canvas(width, 1)
        ribbon(what, canvas, 3, False, FORMS)
        told[width] = canvas.text().strip()
    assert "been C D E" in told[39]
    assert all("A" in said and "B" in said for said in told.values())
    assert any("here" in said and "been" not in said for said in told.values())


def test_requests_beside_the_card_of_a_question_have_a_free_row_between_them():
    table = Table(cities={3: ["tragedian-4"]})
    table.hold(0, "pure_comedy", "all_ages")
    table.travel(3, 1, 2)
    rows = BOARD.hand(view_of(table, cursor=KeepAll()), WIDE).text().splitlines()
    first, second = (next(at for at, row in enumerate(rows) if name in row) for name in ("Pure comedy", "All ages"))
    assert second - first == 2
