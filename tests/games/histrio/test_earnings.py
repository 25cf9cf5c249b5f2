"""Histrio on the screen. What a festival held now would bring, and how the end adds up."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from core.games.histrio.actions import Answer, Court, Discard, Disguise, Done, FireEater, Steal, Tightrope, Travel
from tests.games.histrio.screen import BOARD, NAMES, WORDS, drawn, town, troupe, view_of
from tests.games.histrio.table import Table
from tui.boards import View
from tui.boards.histrio.expected import earnings
from tui.boards.histrio.scene import scene
from tui.boards.histrio.theatre import goal, now_and_then
from tui.draw import styles
from tui.draw.themes import THEMES
from tui.screens.game.room import hand_room
from tui.text.words import plain, shade


@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("needle", [-3, 2])
def test_a_troupe_is_said_to_earn_what_a_festival_pays(season, needle):
    table = Table(needle=needle, later=[[], 1])
    table.give(0, "comedian-3", "comedian-1", "tragedian-2")
    table.give(1, "comedian-5", "tragedian-5")
    table.give(2, "tragedian-4")
    table.state.season = season
    said, before = [earnings(table.state, seat).sum for seat in table.state.seats], table.money()
    table.festival(season)
    assert [after - had for after, had in zip(table.money(), before, strict=True)] == said


def test_the_rows_of_troupes_tell_what_is_now_whatever_is_under_the_cursor():
    table = Table(needle=1, cities={1: ["tragedian-3"]})
    table.give(1, "comedian-5")
    table.travel(1, 7, 8)
    replica = table.replicas[0]
    views = [View.of(replica, WORDS, NAMES, cursor=cursor) for cursor in (None, Court("tragedian-3"))]
    assert [troupe(drawn(view), "Boris").split("comedy 5")[1].split() for view in views] == [["+7"]] * 2
    assert "→" not in troupe(drawn(views[1]), "Anna")


def test_the_fire_eater_tells_what_our_show_would_earn_with_each_mood():
    table = Table(needle=1)
    table.give(0, "comedian-5")
    view = view_of(table)
    view.legal = (FireEater(-1), FireEater(1), Done())
    found = list(BOARD.tables(view))
    assert found[0].heads[-1] == shade("gold bold", "festival"), "the one column that is singled out"
    told = [row[-1] for row in found[0].rows]
    assert told == [shade("dim", "+0 écus"), shade("gold bold", "+7 écus"), shade("gold bold", "+7 écus")]
    brief = ["no acrobat", shade("dim", "stays comedy 1"), shade("gold bold", "+7")]
    assert found[1].rows[-1] == brief, "with fewer words where there is less room"
    assert found[-1].heads == ["fire eater", "King then"]


@pytest.mark.parametrize("needle", [-8, -1, 1, 5, 8])
def test_the_kings_mood_stands_beside_the_needle(needle):
    row = next(row for row in drawn(view_of(Table(needle=needle))) if "◠" in row)
    assert f"King: {'COMEDY' if needle > 0 else 'TRAGEDY'} {abs(needle)} " in row


@pytest.mark.parametrize(("needle", "actor", "mood"), [(-4, "tragedian-4", "tragedy"), (1, "tragedian-4", "tragedy")])
def test_where_the_needle_would_go_has_the_colour_of_the_mood_there(needle, actor, mood):
    it = scene(BOARD, view_of(Table(needle=needle, cities={3: [actor]}), cursor=Travel("city-3")))
    last = now_and_then(it, goal(it))[0].spans[-1]
    assert last.style == f"{mood} bold"


def test_it_is_said_that_the_needle_moves_only_if_the_city_is_shared():
    view = view_of(Table(needle=1, cities={3: ["comedian-4"]}), cursor=Travel("city-3"))
    assert any(row.startswith(" COMEDY 1 → 5 if shared     tragedy ◠ ") for row in drawn(view)), "now, and then"
    turns = view_of(Table(needle=1, cities={3: ["tragedian-4"]}), cursor=Travel("city-3"))
    assert any(row.startswith(" COMEDY 1 → TRAGEDY 4?      tragedy ◠ ") for row in drawn(turns)), "in fewer words"
    two = view_of(Table(2, needle=1, cities={3: ["comedian-4"]}), cursor=Travel("city-3"))
    fact, preview = (
        next(row for row in drawn(two, 80, 12) if said in row) for said in ("King: COMEDY 1 → 5 ", "others come")
    )
    assert "others come" not in fact
    assert " if others come too " in preview
    assert "COMEDY" not in preview, "the row above says where to"


def test_a_needle_at_its_end_is_said_to_stay_where_an_actor_sent_to_court_would_move_it():
    table = Table(needle=-8, cities={3: ["tragedian-4"]})
    table.travel(3, 1, 2)
    view = view_of(table, cursor=Court("tragedian-4"))
    assert "at its end and stays" in BOARD.hand(view, hand_room(80, 24)).text()
    for rows in (drawn(view), drawn(view, 122, 34)):
        assert not re.search("▽|then:|after this choice", "\n".join(rows)), "nothing moves there"


def test_the_map_says_who_is_here_and_who_has_been_here():
    table = Table(cities={3: ["comedian-4", "comedian-4"], 5: ["tragedian-4"]})
    table.use(1, 3)
    rows = drawn(view_of(table))
    assert town(rows, "Chinon").split() == ["Chinon"], "a low board has no room for the word that explains the letter"
    assert "been B" in town(drawn(view_of(table), 82, 26), "Chinon")
    assert "been" not in "\n".join(drawn(view_of(table), 122, 34)), "a tile that tells where its player can go says so"
    table.give(0, "ox")
    table.travel(5, 4, 7)
    assert table.asked == [("shown", 0)], "nothing is resolved yet"
    assert town(drawn(view_of(table)), "Embrun").split() == ["Embrun", "A"]


def test_cities_of_a_low_board_lie_apart_and_no_road_runs_into_a_name():
    rows = drawn(view_of(Table(4)))
    for row in (text for text in rows if re.search(r"[1-8] (Amboise|Hesdin)", text)):
        assert re.fullmatch(r"( [1-8] [A-Z][a-z]+ *){4}", f"{row} ")


def test_a_caravel_is_drawn_where_it_is_and_the_place_it_would_go_to_asks():
    table = Table(cities={3: ["comedian-4"], 4: ["comedian-1"], 5: ["tragedian-4"]})
    table.give(0, "tightrope")
    table.travel(4, 5, 7)
    view = View.of(table.replicas[0], WORDS, NAMES, legal=list(table.replicas[0].legal()))
    view.cursor = next(action for action in view.legal if isinstance(action, Tightrope) and action.end == 5)
    rows = drawn(view)
    assert town(rows, "Dijon").split()[:2] == ["Dijon", "A"]
    assert "you" not in town(rows, "Dijon"), "it is there until the choice is made"
    assert town(rows, "Embrun").split()[:2] == ["Embrun", "B"]
    hand = BOARD.hand(view, hand_room(80, 24)).text()
    assert "can go to" not in hand, "no travel card is chosen now"
    assert not BOARD.tables(view)[0].notes, "nobody else can use an acrobat"


def test_it_is_said_that_masks_earn_alike_but_not_that_all_victims_have_as_much():
    table = Table()
    table.give(0, "chameleon", "comedian-5")
    view = view_of(table)
    view.legal = (Disguise("comedian"), Disguise("tragedian"))
    assert "Either way you earn as much." in BOARD.tables(view)[0].notes
    view.legal = (Steal(1), Steal(2))
    table_, brief = BOARD.tables(view)
    assert table_.heads[-1] == "festival"
    assert [row[1:] for row in table_.rows] == [["3 écus", "+0"]] * 2
    assert [row[1:] for row in brief.rows] == [["3 écus"]] * 2
    assert [len(each.rows[0]) for each in BOARD.tables(replace(view, figures=False))] == [2, 2]
    notes = ["festival: pay now, without requests", "You then have 4 écus."]
    assert table_.notes == notes, "the column says that they have as much"
    view.state.troupes[2].money = 5
    assert BOARD.tables(view)[0].notes == notes


@pytest.mark.parametrize("players", [2, 3])
def test_the_end_adds_up_to_the_ecus_of_each_player(players):
    table = Table(players, needle=2, later=[[], 1])
    table.give(0, "comedian-3", "comedian-1")
    table.festival(2)
    view = view_of(table)
    _, _, *rows = [plain(line, NAMES).split() for line in BOARD.end(view)]
    for name, *parts, money in rows:
        assert int(money) == table.money()[NAMES.index(name)]
        assert sum(int(part) for part in parts if part[-1].isdigit()) == int(money)


@pytest.mark.parametrize(("season", "pays"), [(1, ("3", "6")), (2, ("5", "10"))])
def test_what_shows_earn_in_this_season_is_explained_where_an_actor_may_be_sent_away(season, pays):
    table = Table(cities={1: ["tragedian-3"]})
    table.travel(1, 7, 8)
    view = View.of(table.replicas[0], WORDS, NAMES, legal=list(table.replicas[0].legal()))
    view.state.season = season
    for action in view.legal:
        said = BOARD.explain(view, action)
        assert f"{pays[0]} for a show of that mood, or {pays[1]} if it is the best" in said, "not both"


@pytest.mark.parametrize(("needle", "use"), [(1, "moves the King"), (-8, "Sending helps only requests")])
def test_it_is_said_what_an_actor_at_court_is_good_for(needle, use):
    table = Table(cities={1: ["tragedian-3"]}, needle=needle)
    table.travel(1, 7, 8)
    view = View.of(table.replicas[0], WORDS, NAMES, legal=list(table.replicas[0].legal()))
    assert all(use in " ".join(each.notes) for each in BOARD.tables(view))


def test_the_actors_that_may_be_sent_are_seen_on_a_low_screen():
    table = Table(cities={1: ["tragedian-3"]})
    table.travel(1, 7, 8)
    view = View.of(table.replicas[0], WORDS, NAMES, legal=list(table.replicas[0].legal()), cursor=Court("tragedian-3"))
    hand = BOARD.hand(view, hand_room(80, 24))
    rows = [row[9:] for row in hand.text().splitlines()]
    assert rows[:4] == ["", "tragedian 3 at court", "leaves you and moves the", "needle 3 toward tragedy"]


def test_the_condition_of_the_request_under_the_cursor_is_told():
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table)
    view.legal = (Discard("full_house"), Discard("all_ages"))
    view.cursor = view.legal[1]
    hand = BOARD.hand(view, hand_room(80, 24)).text()
    rows = hand.splitlines()
    assert rows[4].split() == ["1", "2"], "each picture above its key"
    assert rows[6:8] == ["All ages", "actors of all five levels"], "below the pictures"
    assert "six or more actors" not in hand


def test_requests_that_may_be_played_say_in_words_what_they_pay_and_lack():
    table = Table()
    table.hold(0, "pure_comedy", "star_turn")
    table.give(0, "comedian-5", "tragedian-1")
    view = view_of(table)
    view.legal = (Answer("star_turn"), Answer(""))
    view.cursor = view.legal[0]
    rows = [re.split("  +", row[1:27].rstrip()) for row in BOARD.hand(view, hand_room(80, 24)).text().splitlines()]
    assert rows[1:4] == [["Pure comedy", "7 écus"], ["needs 2 more comedians"], ["", "1 fewer tragedian"]], (
        "beside its picture"
    )
    assert rows[5:7] == [["Star turn ✓", "3 écus"], ["an actor of level 5"]]
    assert "Pure comedy:" not in BOARD.hand(view, hand_room(80, 24)).text(), "only the condition under the cursor"


def test_the_actor_who_steals_is_seen_while_a_player_is_chosen():
    table = Table(cities={1: ["tragedian-2"]})
    table.travel(1, 7, 8)
    assert table.asked == [("steal", 0)]
    replica = table.replicas[0]
    rows = (
        BOARD.hand(View.of(replica, WORDS, NAMES, legal=list(replica.legal())), hand_room(80, 24)).text().splitlines()
    )
    assert [row[9:] for row in rows[1:4]] == ["tragedian 2", "steals 1 écu from a", "player of your choice"]
    assert not any(rows[4:]), "what this seat has not is not told"


def test_requests_that_may_be_played_have_no_pictures_where_no_ground_parts_these(monkeypatch):
    table = Table()
    table.hold(0, "pure_comedy", "star_turn")
    view = view_of(table, cursor=Answer("star_turn"))
    view.legal = (Answer("star_turn"), Answer(""))
    monkeypatch.setattr(styles, "current", lambda: THEMES["mono"])
    rows = [re.split("  +", row[2:]) for row in BOARD.hand(view, hand_room(80, 24)).text().splitlines()]
    assert rows[1:3] == [["Pure comedy", "pays 7 écus"], ["needs 3 more comedians"]]
    assert rows[3] == ["Star turn", "pays 3 écus"]


def test_the_way_of_an_ecu_leaves_the_sums_beside_it_whole():
    table = Table(cities={1: ["tragedian-2"]})
    table.troupe(2).money, table.troupe(0).money = 12, 21
    table.travel(1, 7, 8)
    view = View.of(table.replicas[0], WORDS, NAMES, legal=list(table.replicas[0].legal()), cursor=Steal(2))
    text = BOARD.hand(view, hand_room(120, 40)).text()
    assert re.search(r"12 → 11\b", text)
    assert re.search(r"21 → 22\b", text)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_an_ecu_is_seen_on_its_way_from_the_player_under_the_cursor(size):
    table = Table(cities={1: ["tragedian-2"]})
    table.troupe(2).money = 8
    table.travel(1, 7, 8)
    replica = table.replicas[0]
    view = View.of(replica, WORDS, NAMES, legal=list(replica.legal()), cursor=Steal(2))
    text = BOARD.hand(view, hand_room(*size)).text()
    assert re.search(r"C  Chloé .* A  Anna", text)
    assert re.search(r"8 → 7 ─+.*─▸ +3 → 4", text), "what both have before and after"


def test_an_encounter_that_lies_alone_in_a_city_of_a_low_board_has_its_name():
    rows = drawn(view_of(Table(cities={1: ["comedian-4"], 2: ["comedian-4", "tragedian-1"]})))
    assert rows[1].split("  ")[0].strip() == "◡4 comedian"
    assert "◡4  ◠1" in rows[1], "several are told by the signs that stand beside the scale"
