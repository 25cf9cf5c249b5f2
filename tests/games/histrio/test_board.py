"""Histrio on the screen. What the board shows."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from core.games.histrio.actions import Court, FireEater, KeepAll, Steal, Travel
from core.games.histrio.state import Bar, Caravel
from tests.games.histrio.screen import BOARD, NAMES, WORDS, drawn, needle_of, town, troupe, view_of
from tests.games.histrio.table import Table
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.histrio import theatre
from tui.boards.histrio.encounters.drawn import picture_size
from tui.boards.histrio.hand.requests import held, slips
from tui.boards.histrio.scene import scene
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.screens.game.room import FRAME, board_width, hand_room
from tui.text.words import Words


@pytest.mark.parametrize("needle", [-8, -1, 1, 5, 8])
def test_the_gauge_shows_needle_and_mood(needle):
    rows = drawn(view_of(Table(needle=needle)))
    assert needle_of(rows) == needle
    assert ("COMEDY" in rows[2]) == (needle > 0)
    assert ("TRAGEDY" in rows[2]) == (needle < 0)
    assert "tragedy ◠" in rows[2]
    assert rows[2].endswith("◡ comedy"), "the names of its ends stand beside them"


@pytest.mark.parametrize("needle", [-8, 8])
def test_the_lowest_board_shows_both_sides_of_the_gauge(needle):
    rows = drawn(view_of(Table(5, needle=needle)), height=11)
    assert needle_of(rows) == needle
    assert re.search(r"◠ [ ─8]{15,16}│[ ─8]{17,18}◡", rows[2])
    assert f"King: {'COMEDY' if needle > 0 else 'TRAGEDY'} 8" in rows[2]


@pytest.mark.parametrize("needle", [-8, 3])
def test_a_strip_of_two_rows_numbers_the_marks_below_the_knob(needle):
    canvas = Canvas(73, 2)
    theatre.draw(scene(BOARD, view_of(Table(needle=needle))), canvas, theatre.STEP)
    knob, numbers = canvas.text().splitlines()
    found = [(int(each[0]), each.start()) for each in re.finditer(r"\d", numbers)]
    assert [mark for mark, _ in found] == [*range(8, 0, -1), *range(1, 9)]
    assert (abs(needle), re.search(rf" {abs(needle)} (?=[─│ ])", knob[20:]).start() + 21) in found


def test_a_stack_of_encounters_is_seen_whole_newest_first_where_each_has_a_row():
    six = ["chameleon", "tightrope", "comedian-1", "bonus-2", "tragedian-5", "ox"]
    view = view_of(Table(cities={2: six, 5: ["strongman", "tragedian-3"]}))
    rows = drawn(view)
    assert re.search(r" ◡1 ◠5 ch ti ox \+2 ", rows[1])
    assert "strong man ◠3" in "\n".join(rows)
    large = "\n".join(drawn(view, 82, 26))
    assert [large.index(name) for name in ("chameleon", "tightrope walker", "◡1 comedian", "◉ 2 écus")] == sorted(
        large.index(name) for name in ("chameleon", "tightrope walker", "◡1 comedian", "◉ 2 écus")
    )
    assert "◠5" in large
    assert "ox" in large


def test_a_troupe_shows_actors_difference_and_whether_it_pleases():
    table = Table(needle=2)
    table.give(0, "comedian-3", "comedian-1", "tragedian-2", "ox")
    table.give(1, "comedian-5")
    table.give(2, "tragedian-4")
    rows = drawn(view_of(table))
    assert re.search(r"Anna +★ ► +3 +◡1 3 +◠2 +comedy 2 +\+5 +ox tamer", troupe(rows, "Anna"))
    assert re.search(r"Boris +► +3 +◡5 +comedy 5 +\+7$", troupe(rows, "Boris"))
    assert re.search(r"Chloé +► +3 +◠4 +tragedy 4$", troupe(rows, "Chloé"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_great_show_does_not_touch_the_requests_behind_it(language):
    table = Table(needle=-2)
    table.give(0, "tragedian-5", "tragedian-4", "tragedian-3", "ox")
    table.hold(0, "full_house", "all_ages")
    rows = drawn(replace(view_of(table), words=Words(language)))
    assert re.search(r"\w 12 +\+9 +2 +\S", troupe(rows, "Anna"))


@pytest.mark.parametrize("size", [(82, 26), (122, 34)])
def test_a_troupe_has_a_card_for_each_actor_and_words_for_what_it_has(size):
    table = Table(needle=2)
    table.give(0, "comedian-3", "comedian-1", "tragedian-2", "ox")
    table.troupe(0).money = 7
    text = "\n".join(drawn(view_of(table), *size))
    assert "7 écus · leads" in text
    assert "ox tamer" in text
    pays = "festival +8" if size[0] < 100 else "festival now: +8 écus"
    assert pays in text, "an écu for each comedian, and twice three for the best show"


@pytest.mark.parametrize(("width", "height"), [(82, 26), (122, 34)])
@pytest.mark.parametrize("money", [(3, 12, 5), (5, 5, 2), (4, 4, 4)])
def test_a_tile_says_who_leads(width, height, money):
    table = Table()
    for seat, coins in enumerate(money):
        table.troupe(seat).money, table.troupe(seat).managers = coins, 3
    rows = drawn(view_of(table), width, height)
    names = [name for name, coins in zip(NAMES, money, strict=False) if coins == max(money) > min(money)]
    leading = [at for at, row in enumerate(rows) if "écus · leads" in row]
    owners = [at for at, row in enumerate(rows) if any(f" {name} " in row for name in names)]
    assert leading == [owner + 1 for owner in owners]


def test_a_change_of_money_stands_between_the_amount_and_who_leads():
    table = Table()
    table.troupe(0).money = 4
    assert "4 écus +1 · leads" in "\n".join(drawn(view_of(table, cursor=Steal(1)), 82, 26))
    assert re.search(r"Anna +★ ► +4→5  no actors yet$", troupe(drawn(view_of(table, cursor=Steal(1))), "Anna"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_managers_of_a_troupe_in_a_row_are_counted_below_their_heading(language):
    """Also while écus come or go there; in the column of requests while nobody has any."""
    table, words = Table(), Words(language)
    table.troupe(1).managers = 2
    rows = drawn(replace(view_of(table, cursor=Steal(1)), words=words))
    heading, name = (
        next(row for row in rows if words("histrio_board-head-managers") in row),
        words("histrio_board-head-managers"),
    )
    first = heading.index(name)
    assert [troupe(rows, each).ljust(80)[first - 1 : first + 2].strip() for each in NAMES[:3]] == ["", "2", ""]
    assert "3→2 " in troupe(rows, "Boris")
    table.hold(0, "full_house")
    rows = drawn(replace(view_of(table, cursor=Steal(1)), words=words))
    last = next(row for row in rows if name in row).index(name) + len(name) - 1
    assert [troupe(rows, each).ljust(80)[last - 1 : last + 2].strip() for each in NAMES[:3]] == ["", "2", ""]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the role passes to the left"), ("fr", "de gauche"), ("ru", "слева"), ("uk", "ліворуч")],
)
def test_the_sign_of_the_first_player_is_explained_with_why_it_changes(language, said):
    explained = BOARD.about(replace(view_of(Table()), words=Words(language)), "troupe", 0).text
    assert re.search(rf"★.*{said}", explained)


def test_a_player_s_acrobats_are_explained_one_by_one():
    table = Table()
    table.give(1, "ox", "chameleon", "chameleon", "fire_eater")
    table.troupe(1).acrobats.faces.remove("fire_eater")
    table.troupe(1).spent.faces.append("fire_eater")
    told = BOARD.about(view_of(table), "acrobats", 1).text
    assert "acrobats: ox tamer, chameleon, chameleon, used acrobats: fire eater." in told
    assert told.count("chameleon: At the festival") == told.count("ox tamer: After travel cards") == 1
    assert "fire eater: At the end of the turn" in told
    assert "tightrope" not in told
    assert BOARD.about(view_of(table), "acrobats", 0).text.startswith("Each can be used once a season")


def test_used_acrobats_are_said_to_be_used():
    table = Table()
    table.give(0, "ox", "horse", "fire_eater")
    table.give(1, "tightrope", "chameleon", "chameleon", "strongman")
    assert troupe(drawn(view_of(table)), "Anna").endswith(" 3 ready")
    for seat, acrobat in ((0, "horse"), (1, "tightrope")):
        table.troupe(seat).acrobats.faces.remove(acrobat)
        table.troupe(seat).spent.faces.append(acrobat)
    rows = drawn(view_of(table))
    assert troupe(rows, "Anna").endswith(" ox, fire")
    assert troupe(rows, "Boris").endswith(" 3 ready")
    table.troupe(0).acrobats.faces.clear()
    assert troupe(drawn(view_of(table)), "Anna").endswith("  1 used")
    table.troupe(0).spent.faces[:] = ["ox"]
    assert troupe(drawn(view_of(table)), "Anna").endswith("  ox used"), "by name where that has room"


def test_used_acrobats_stand_below_the_ready_ones_where_both_have_whole_names():
    table = Table(2)
    table.give(0, "chameleon", "fire_eater", "ox")
    for acrobat in ("fire_eater", "ox"):
        table.troupe(0).acrobats.faces.remove(acrobat)
        table.troupe(0).spent.faces.append(acrobat)
    view = view_of(table)
    text = "\n".join(drawn(view, 82, 26))
    assert "chameleon + 2 others used" in text, "by number, where names have no room"
    assert "fire ox" not in text
    table.give(0, "strongman", "tightrope")
    assert "chameleon + 2 others used" not in "\n".join(drawn(view_of(table), 82, 26))
    assert re.search(r"2 (others )?used", "\n".join(drawn(view_of(table), 82, 26))), "used ones do not vanish"
    view.words = Words("en")
    wide = drawn(view, 122, 34)
    names = next(row for row in wide if "chameleon" in row)
    assert re.search("chameleon  fire +ox tamer", names), "pictures stand below them"
    assert any(row.count(" used") == 2 for row in wide), "not by a faint colour alone"
    assert names.index("chameleon") - names.index("Anna") > 70, "behind the show"


def test_a_player_s_acrobats_are_told_in_words_where_those_of_another_have_no_room_as_pictures():
    table = Table(2)
    table.give(0, "chameleon")
    table.give(1, "chameleon", "fire_eater", "ox", "horse", "strongman")
    assert any("chameleon, fire eater" in row or "5 ready" in row for row in drawn(view_of(table), 122, 34))


def test_managers_are_told_in_one_way_with_all_troupes():
    table = Table(2)
    for seat, money in enumerate((23, 3)):
        table.troupe(seat).money, table.troupe(seat).managers = money, 1
    rows = drawn(view_of(table), 122, 34)
    assert sum("1 manager" in row for row in rows) == 2


def test_acrobats_that_no_name_has_room_for_are_counted_with_a_word():
    table = Table()
    table.give(0, "chameleon", "tightrope")
    assert troupe(drawn(view_of(table)), "Anna").endswith("  2 ready")


@pytest.mark.parametrize("language", LANGUAGES)
def test_acrobats_in_two_letters_are_no_laughter(language):
    """Nor anything else that is a word when there are two chameleons."""
    assert Words(language)("histrio-code-chameleon") not in ("ха", "ca", "хм")


def test_managers_stand_on_the_theatre():
    table = Table()
    table.troupe(0).managers, table.troupe(2).managers = 2, 1
    rows = drawn(view_of(table))
    assert [troupe(rows, name).split()[3:] for name in NAMES[1:3]] == [
        ["►", "3", "no", "actors", "yet"],
        ["►", "3", "no", "actors", "yet", "1"],
    ], "none is told by nothing"
    assert troupe(rows, "Anna").endswith(" 2")
    assert "theatre ♙A ♙A ♙C" in "\n".join(drawn(view_of(table), 82, 26))
    assert "3 écus · 2 managers" in "\n".join(drawn(view_of(table), 122, 34)), "in words where a tile has room for them"


def test_requests_tell_what_is_missing():
    table = Table()
    table.hold(0, "full_house", "all_ages", "contrarian")
    table.give(0, "comedian-3", "tragedian-4", "tragedian-4")
    hand = BOARD.hand(view_of(table), hand_room(80, 24)).text()
    assert re.search(r"Full house +3 actors +4", hand)
    assert re.search(r"All ages +levels 1 2 5 +6", hand)
    assert re.search(r"✓Contrarian +met +3", hand)
    assert BOARD.hand(view_of(table, None), hand_room(80, 24)) is None


def test_a_stranger_sees_how_many_requests_but_not_which():
    table = Table()
    table.hold(0, "full_house", "all_ages")
    view = view_of(table, 1)
    assert troupe(drawn(view), "Anna").split()[-1] == "2"
    assert "2 secret requests" in "\n".join(drawn(view, 122, 34))
    assert "Full house" not in BOARD.hand(view, hand_room(80, 24)).text()


def test_the_answers_tell_the_needle():
    table = Table(needle=1)
    answer = BOARD.answer(view_of(table), FireEater(-2))
    assert answer == "fire eater: 2 toward tragedy, comedy\u00a01 → tragedy\u00a02"
    assert BOARD.answer(view_of(table), Court("comedian-3")) == "send comedian 3, needle comedy\u00a01 → 4"


def test_travel_tells_what_the_city_brings_alone_and_shared():
    """With whole names, where there is room for them."""
    table = Table(cities={3: ["tragedian-5", "ox", "bonus-2"]})
    view = view_of(table)
    assert BOARD.answer(view, Travel("city-3")) == (
        "Chinon, alone ◠5, ox tamer, +2 (+1 écu), shared: needle comedy\u00a01 → tragedy\u00a05"
    )
    assert "Chinon | tragedian 5, ox tamer, +2 écus" in BOARD.brief_answers(view)
    assert BOARD.answer(view, Travel("city-4")) == "Dijon, empty: draw a request"


def test_only_we_see_where_our_friends_go():
    table = Table(2, friends=((4,), (7,)))
    ours = view_of(table)
    assert "Your friends secretly go to 4 Dijon." in BOARD.ask(ours)
    assert "coming A*" in "\n".join(drawn(ours))
    assert "coming" not in "\n".join(drawn(view_of(table, None)))


@pytest.mark.parametrize(
    ("comedians", "tragedians", "told"),
    [
        ("13", "2", "◡1 3   ◠2"),
        ("2255", "1245", "◡2255  ◠1245"),
        ("333", "12333445", "◡333 ◠12333445"),
        ("", "1123445", "◠1 1 2 3 4 4 5"),
        ("1223345", "12333445", "◡×7    ◠×8"),
    ],
    ids=["few", "eight", "eleven", "one-talent", "fifteen"],
)
def test_all_actors_of_a_troupe_in_a_row_are_told_by_their_levels(comedians, tragedians, told):
    table = Table()
    table.give(0, *(f"comedian-{level}" for level in comedians), *(f"tragedian-{level}" for level in tragedians))
    assert f" {told} " in next(row for row in drawn(view_of(table)) if "Anna" in row)


# What the answer under the cursor would do


def test_the_city_under_the_cursor_shows_us_there_and_the_needle_if_others_come_too():
    table = Table(needle=1, cities={3: ["tragedian-5", "comedian-2"]})
    rows = drawn(view_of(table, cursor=Travel("city-3")), 82, 26)
    assert "you go?" in town(rows, "Chinon")
    assert "you" not in town(rows, "Blois")
    assert "King: COMEDY 1 ─" in "\n".join(rows), "the wall says what is"
    row = next(at for at, text in enumerate(rows) if "▼" in text)
    assert rows[row + 1][rows[row].index("▽")] == "3"
    assert "▽ if others come: TRAGEDY 3" in "\n".join(rows)


def test_the_needle_is_not_shown_to_move_where_nobody_else_can_come():
    table = Table(needle=1, cities={3: ["tragedian-5"]})
    for seat in (1, 2):
        table.use(seat, 3)
    assert "▽" not in "\n".join(drawn(view_of(table, cursor=Travel("city-3")), 82, 26))


def test_sending_an_actor_to_court_shows_the_needle_and_leaves_the_row_of_the_troupe_as_it_is():
    """What is left of the show is told beside the choice: `now` and `after this choice` are not mixed."""
    table = Table(needle=1, cities={1: ["comedian-3", "tragedian-2"], 7: ["bonus-2"], 8: ["bonus-2"]})
    table.give(0, "comedian-1")
    table.travel(1, 7, 8)
    replica = table.replicas[0]
    keep, send = (View.of(replica, WORDS, NAMES, cursor=cursor) for cursor in (KeepAll(), Court("comedian-3")))
    for rows in (drawn(keep, 122, 34), drawn(send, 122, 34)):
        assert re.search(r"show now: comedy 2\b.*festival now: \+8 écus", " ".join(rows))
    sent = drawn(send, 122, 34)
    assert next(row for row in sent if "▽" in row).index("▽") > next(row for row in sent if "▼" in row).index("▼")


@pytest.mark.parametrize("size", [(80, None), (82, 26), (122, 34)])
def test_what_is_said_of_a_troupe_counts_the_actors_just_gained(size):
    """They lie beside the others already: the show, and what a request lacks, are reckoned with them, for all."""
    table = Table(cities={1: ["comedian-5", "comedian-2"]})
    table.give(0, "comedian-3")
    table.give(1, "comedian-4")
    table.hold(0, "pure_comedy", "full_house")
    table.travel(1, 7, 8)
    assert table.asked == [("steal", 0)]
    view = view_of(table)
    shown = "\n".join(drawn(view, *size))
    for show, pays in ((10, 9), (4, 4)):  # the second is the best show no more
        assert len(re.findall(rf"(?:comedy|◡) {show}\b", shown)) == 1
        assert len(re.findall(rf"\+{pays}\b", shown)) == 1
    hand = BOARD.hand(view, hand_room(80, 24)).text()
    for said in (hand, " ".join(BOARD.brief(view, 80)), " ".join(BOARD.facts(view))):
        assert "Pure comedy 7 ✓" in said or "met" in said
        assert "3 actors" in said
        assert "comedy 10" in said or said is hand


@pytest.mark.parametrize("size", [(80, None), (82, 26), (122, 34)])
def test_whom_we_rob_is_shown_what_they_lose(size):
    rows = drawn(view_of(Table(), cursor=Steal(2)), *size)
    for name, *changes in (("Chloé", "−1", "3→2"), ("Anna", "+1", "3→4")):
        assert sum("\n".join(rows).count(each) for each in changes) == 1
        at = next(at for at, row in enumerate(rows) if name in row)
        assert any(each in "".join(rows[at : at + 2]) for each in changes)


def test_a_closed_city_says_by_whom():
    table = Table(cities={1: ["bonus-1"]})
    table.state.barred = Bar(1, 1)
    rows = drawn(view_of(table))
    assert "×B" in town(rows, "Amboise")
    assert "×B closed by B" in "\n".join(rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", [4, 8])
def test_who_stands_in_a_closed_city_is_read_whole(city, language):
    """The cities beside the theatre are the narrowest."""
    for players in (2, 3, 5):
        table = Table(players)
        table.state.barred = Bar(city, 1)
        for seat in range(players):
            troupe = table.troupe(seat)
            troupe.hand.faces.remove(f"city-{city}")
            troupe.used.faces.append(f"city-{city}")
            if seat != 2:
                table.state.caravels.append(Caravel(seat, False, city, f"city-{city}"))
        view = replace(view_of(table), words=Words(language))
        name = view.words(f"histrio-town-{city}")
        row = next(row.split(name)[1] for row in drawn(view) if name in row)
        here = view.words("histrio-here")
        letters = {2: "AB", 3: "AB", 5: "ABDE"}[players]
        wants = (f" ×B {here} {' '.join(letters)} ", f" ×B {' '.join(letters)} ", f" ×B ▲{letters} ")
        assert f"{row} ".startswith(wants), "without the word, or behind one ship, where there is no room for it"


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_small_screen_marks_a_caravel_by_the_sign_that_the_legend_explains(ascii_only):
    table, words = Table(), Words("en", ascii_only)
    table.state.caravels.append(Caravel(1, False, 4, "city-4"))
    view = view_of(table, ascii_only=ascii_only)
    view.words = words
    row = next(row for row in BOARD.brief(view, 58) if "Dijon" in row)
    ship = glyph("ship", ascii_only)
    assert f" {ship}B" in BOARD.plain(view, row).replace("B*", "B")
    assert f"{ship}A  a caravel that waits" in words("histrio-signs")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)], ids=str)
def test_an_acrobat_alone_in_a_city_has_its_whole_name(size, language):
    """In two rows on a card, where one is too narrow, or beside its picture."""
    words = Words(language)
    for at, acrobat in enumerate(("chameleon", "tightrope", "ox", "horse", "fire_eater", "strongman")):
        view = view_of(Table(cities={1 + at: [acrobat]}))
        view.words, width = words, board_width(size[0])
        board = "\n".join(drawn(view, width, BOARD.height(view, width, size[1] - FRAME)))
        whole = words(f"histrio-acrobat-{acrobat}").split()
        assert all(word in board for word in whole), board


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_that_was_played_is_not_taken_for_a_secret_one(language):
    table = Table()
    table.state.troupes[0].requests.faces.append("star_turn")
    table.state.troupes[0].played.faces.append("full_house")
    view = view_of(table)
    view.words = Words(language)
    for room in ((54, 7), (94, 10), (134, 12)):
        hand = BOARD.hand(view, room).text()
        assert hand.count("■") >= 1, hand
    canvas = Canvas(48, 5)
    slips(scene(BOARD, view), canvas, held(scene(BOARD, view)))
    assert canvas.text().count(f"■ {Words(language)('histrio-played')},") == 1


def test_a_count_of_managers_is_told_in_ink_whoever_they_belong_to():
    table = Table()
    table.troupe(0).managers = 1
    canvas = Canvas(80, 12)
    BOARD.draw(view_of(table), canvas)
    row = next(row for row in canvas.rows() if "Anna" in "".join(cell.character for cell in row))
    assert next(cell for cell in reversed(row) if cell.character == "1").names == "ink bold"


def test_encounters_are_cards_in_all_cities_or_in_none():
    """Where a city has no room for all as cards, or a card none for its name, all stand by name beside a picture."""
    few = {1: ["tragedian-2"], 4: ["comedian-1", "comedian-4"]}
    rows = drawn(view_of(Table(2, cities=few)), 120, 31)
    assert sum(row.count("╭2") for row in rows) == 1
    for more in ({4: ["comedian-1"] * 3}, {2: ["fire_eater"]}):
        listed = "\n".join(drawn(view_of(Table(2, cities=few | more)), 120, 31))
        assert not re.search("╭[12]", listed)
        assert "◠2 tragedian" in listed, "by name"
        narrow = "\n".join(drawn(view_of(Table(2, cities=few | more)), 62, 40))
        assert "◠2 tragedian" in narrow, "below its picture"


def test_encounters_of_a_narrow_city_stand_below_their_picture_however_many_they_are():
    many = ["tragedian-1", "tragedian-3", "tragedian-4", "comedian-3", "comedian-2"]
    rows = drawn(view_of(Table(2, cities={1: many})), 62, 40)
    at = next(at for at, row in enumerate(rows) if row.lstrip("│ ").startswith("◠1 tragedian"))
    assert [row[1:14].strip() for row in rows[at + 1 : at + 4]] == ["◠3 tragedian", "◠4 tragedian", "◡3  ◡2"]


def test_the_picture_of_the_newest_encounter_is_as_large_in_all_cities():
    view = view_of(Table(2, cities={1: ["comedian-1"] * 4, 8: ["comedian-2"]}))
    sizes = [
        picture_size(scene(BOARD, view), {1: Canvas(39, high), 8: Canvas(26, 7), 4: Canvas(26, 7)}) for high in (7, 5)
    ]
    assert sizes == [(12, 5), (8, 3)]


def test_what_actors_do_stands_behind_all_names_of_a_city_or_behind_none():
    some, does = ["comedian-1", "tragedian-2", "comedian-3", "comedian-5"], "all back|steals 1|manager|costs 1"
    for city, told in ((1, 4), (4, 0)):
        view = view_of(Table(2, cities={city: some}))
        view.legal, view.cursor = (KeepAll(),), None
        listed = [row for row in drawn(view, 120, 31) if re.search("[◡◠][1-5] ", row)]
        assert (len(listed), sum(bool(re.search(does, row)) for row in listed)) == (4, told)


def test_a_tile_has_each_city_that_its_player_can_go_to_in_its_place():
    table = Table(2)
    for city in (3, 8):
        table.use(0, city)
    assert any("can go to 1 2 · 4 5 6 7 ·" in row for row in drawn(view_of(table), 122, 34))
    assert any("go to 1 2 · 4 5 6 7 ·" in row for row in drawn(view_of(table), 62, 40))


def test_the_cards_revealed_are_told_player_by_player():
    table = Table(2, friends=([7], [8]))
    table.travel(1, 2)
    log = table.replicas[0].log
    at = max(at for at, event in enumerate(log) if event.key == "travels")
    view = view_of(table)
    said = BOARD.plain(view, BOARD.line(replace(view, log=log), log[at])).replace("\u00a0", " ")
    assert said == "All reveal: Anna → Amboise   Anna* → Gien   Boris → Blois   Boris* → Hesdin"
