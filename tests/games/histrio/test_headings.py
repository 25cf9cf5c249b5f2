"""Histrio on the screen. Headings, names in full, and what happened last."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from core import Event
from core.games.histrio.actions import Court, Discard, Travel
from core.games.histrio.components import TURNS
from core.games.histrio.state import Festival, Performance, Show
from tests.games.histrio.screen import BOARD, NAMES, WORDS, drawn, troupe, view_of
from tests.games.histrio.table import Table
from tui.app.settings import LANGUAGES
from tui.boards.histrio.belongings import in_hand
from tui.boards.histrio.faces import WIDTH
from tui.boards.histrio.hand.hand import NARROW
from tui.boards.histrio.hand.subjects import FIGURE
from tui.boards.histrio.layout import layout
from tui.boards.histrio.scene import scene
from tui.boards.rows import BROAD
from tui.screens.game.room import hand_room
from tui.text.words import Words, plain, shade
from tui.text.wrap import wrapped

LOW = hand_room(80, 24)


def table_of(view, number=0):
    """A table of the answers, the longest unless another is asked for; names set in."""
    found = BOARD.tables(view)[number]
    return [[plain(cell, view.names) for cell in row] for row in (found.heads, *found.rows)]


def short_table_of(view, columns):
    """The first table of the answers in so many columns, the number of that table before it."""
    found = next(at for at, each in enumerate(BOARD.tables(view)) if len(each.heads) == columns)
    return found, table_of(view, found)


def test_journeys_are_told_below_headings_alone_and_shared():
    table = Table(needle=-2, cities={4: ["comedian-5", "tragedian-1"], 6: ["chameleon"], 7: ["comedian-2"]})
    view = view_of(table)
    heads, *rows = table_of(view)
    assert heads == ["city", "if alone you meet", "écus", "King if others come too"]
    assert rows[3] == ["Dijon", "comedian 5, tragedian 1", "−1", "tragedy 2 → comedy 3"]
    assert rows[5] == ["Foix", "chameleon", "+0", "stays tragedy 2"]
    assert rows[0] == ["Amboise", "a request", "+0", "stays"]
    _, (heads, *rows) = short_table_of(view, 3)
    assert heads == ["city", "if alone you meet", "écus"], "where there is no room for the King"
    assert rows[6] == ["Gien", "comedian 2", "+1"]


def test_what_a_journey_brings_this_seat_is_singled_out_in_gold_and_its_costs_in_the_colour_of_losses():
    table = Table(2, cities={4: ["comedian-5"], 5: ["comedian-2"], 6: ["comedian-4"]}, friends=((6,), (7,)))
    found = BOARD.tables(view_of(table))[-1]
    assert found.heads[-1] == shade("gold bold", "écus")
    assert [row[-1] for row in found.rows[3:5]] == [shade("bad", "−1"), shade("gold bold", "+1")]
    assert found.rows[5][1:] == ["a request", shade("dim", "+0")], "where our friends go we are not alone"


def test_an_acrobat_is_named_in_full_where_the_column_has_room():
    view = view_of(Table(cities={2: ["fire_eater", "comedian-5"], 4: ["horse", "strongman", "comedian-2"]}))
    first, _ = short_table_of(view, 3)
    assert [row[1] for row in table_of(view, first + 2)][2::2][:2] == ["fire eater, ◡5", "horse strong ◡2"]
    assert [row[1] for row in table_of(view, -1)][2::2][:2] == ["fire ◡5", "ho st ◡2"]
    longer = view_of(Table(cities={2: ["fire_eater", "comedian-5"], 4: ["comedian-4"] * 2 + ["comedian-3"] * 3}))
    assert table_of(longer, first + 2)[2][1] == "fire eater, ◡5", "another city makes the column as wide"


def test_the_briefest_table_of_journeys_names_all_encounters_actors_of_one_talent_behind_one_sign():
    table = Table(cities={1: ["comedian-5", "tragedian-1", "comedian-2", "tragedian-2", "comedian-1"]})
    found = BOARD.tables(view_of(table))[-1]
    assert plain(found.rows[0][1], ()) == "◡1 2 5 ◠1 2"
    assert shade("comedy", "◡1 2 5") in found.rows[0][1], "in the colours of the map"


def test_sending_an_actor_to_court_tells_show_and_needle_either_way():
    table = Table(cities={3: ["tragedian-4"]}, needle=-3)
    table.travel(3, 1, 2)
    view = view_of(table)
    assert any(isinstance(action, Court) for action in view.legal)
    heads, *rows = table_of(view)
    assert heads == ["choice", "show", "King", "festival"]
    assert rows == [
        ["keep", "tragedy 4", "stays tragedy 3", "+7 écus"],
        ["send to court", "no show", "tragedy 3 → 7", "+0 écus"],
    ]
    _, (heads, *rows) = short_table_of(view, 3)
    assert heads == ["choice", "show", "festival"], "the King stands beside his scale"
    assert rows == [["keep", "tragedy 4", "+7 écus"], ["send to court", "no show", "+0 écus"]]
    assert table_of(view, -1) == [
        ["choice", "show", "festival"],
        ["keep", "◠ 4", "+7"],
        ["send to court", "none", "+0"],
    ]


@pytest.mark.parametrize("cards", [["tragedian-4"], ["tragedian-4", "comedian-5", "tragedian-1"]])
def test_the_headings_of_the_court_stay_whatever_has_room_and_a_note_says_when_the_festival_would_be(cards):
    table = Table(cities={3: cards}, needle=-3)
    table.travel(3, 1, 2)
    for each in BOARD.tables(view_of(table)):
        assert [plain(head, ()) for head in each.heads] in (
            ["choice", "show", "King", "festival"],
            ["choice", "show", "festival"],
        )
        assert any("festival: pay now, without requests" in note for note in each.notes)


def test_nothing_is_told_of_a_needle_that_stays_whatever_is_chosen():
    table = Table(cities={3: ["tragedian-4", "comedian-4"]}, needle=-8)
    table.travel(3, 1, 2)
    view = view_of(table)
    assert table_of(view)[0] == ["choice", "show", "King", "festival"]
    assert [row[0] for row in table_of(view)[1:]] == ["keep all", "send tragedian 4", "send comedian 4"], (
        "one of several"
    )
    view.legal = view.legal[:2]
    assert table_of(view)[0] == ["choice", "show", "festival"]


def test_where_figures_are_left_out_nothing_is_told_of_the_festival():
    table = Table(cities={3: ["tragedian-4"]}, needle=-3)
    table.travel(3, 1, 2)
    found = BOARD.tables(view_of(table, figures=False))
    assert {len(each.heads) for each in found} == {2, 3}
    assert not any("festival" in head for each in found for head in each.heads)
    assert not any("festival" in note for each in found for note in each.notes)


def test_where_no_request_is_met_the_answer_goes_on():
    table = Table()
    view = view_of(table)
    view.legal = view.legal[:1]
    words = view.words
    assert words("histrio-answer-no_request", cards=1) == "continue"
    assert words("histrio-ask-answer", cards=1) == "You meet none of your secret requests."
    assert "Which secret request" in words("histrio-ask-answer", cards=2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rows_of_troupes_have_headings_on_a_low_screen_above_what_stands_there(players):
    table = Table(players)
    above = next(row for row in drawn(view_of(table)) if "★ starts" in row).split()
    assert above[:4] == ["★", "starts", "écus", "actors"], "the other columns are empty"
    key = "◡ comedian   ◠ tragedian   number: level" if players > 2 else ""
    assert above[4:] == key.split(), "what the signs mean"
    table.give(0, "comedian-3", "ox")
    table.hold(1, "full_house")
    assert "festival  secret requests  acrobats" in "\n".join(drawn(view_of(table))), "in full where this has room"
    table.troupe(1).managers = 1
    text = "\n".join(drawn(view_of(table)))
    assert re.search("★ starts  +écus  +actors  +show  +festival  secret  managers acrobats", text)


def test_a_troupe_without_actors_has_no_show_and_one_of_equal_sides_a_tie():
    table = Table()
    table.give(0, "comedian-3", "tragedian-3")
    rows = drawn(view_of(table))
    assert " tie " in troupe(rows, "Anna")
    assert troupe(rows, "Boris").split()[-4:] == ["3", "no", "actors", "yet"], "only écus, and that there are none"


def test_the_small_hand_tells_of_the_city_under_the_cursor_who_may_come_and_what_its_encounters_do():
    table = Table(cities={3: ["comedian-5", "tragedian-3", "horse", "bonus-2"], 4: []})
    table.give(0, "tightrope", "strongman", "ox")
    table.use(1, 3)
    text = BOARD.hand(view_of(table, cursor=Travel("city-3")), LOW).text()
    rows = [line.split("  ") for line in text.splitlines()]
    assert rows[0][0] == "3 Chinon"
    assert "may come C" in rows[0][-1], "the travel card of B for it is used"
    assert re.search("◡5 comedian +costs 1 écu", text)
    assert re.search("◠3 tragedian +manager, then \\+1 écu", text)
    assert re.search("horse rider +a second city", text)
    assert ["+2 écus"] in rows
    assert "acrobats tightrope, strong, ox" in text, "ours, where the row of the troupe does not name all"
    assert "no encounters: you draw a request" in BOARD.hand(view_of(table, cursor=Travel("city-4")), LOW).text()


@pytest.mark.parametrize(
    ("needle", "card", "said"),
    [(1, "comedian-5", "comedy 6"), (1, "tragedian-4", "tragedy 4"), (8, "comedian-2", "")],
)
def test_the_small_hand_tells_the_kings_mood_if_others_come_too(needle, card, said):
    text = BOARD.hand(view_of(Table(needle=needle, cities={3: [card]}), cursor=Travel("city-3")), LOW).text()
    assert re.search(r"if they do +you draw a request$", text, re.MULTILINE)
    assert bool(said) == bool(re.search(rf"King then +{said or '.'}", text, re.MULTILINE))


def test_a_crowded_city_tells_the_kings_mood_behind_the_request():
    crowd = ["comedian-5", "tragedian-1", "comedian-1", "comedian-2"]
    text = BOARD.hand(view_of(Table(needle=1, cities={3: crowd}), cursor=Travel("city-3")), LOW).text()
    assert re.search(r"if they do +request, King comedy 8$", text, re.MULTILINE)


def test_requests_stay_where_they_are_whatever_the_city_under_the_cursor_holds():
    table = Table(cities={3: ["comedian-5", "tragedian-3", "comedian-2", "bonus-2", "bonus-1", "ox"], 4: []})
    table.hold(0, "full_house", "all_ages", "pure_comedy")
    hands = [BOARD.hand(view_of(table, cursor=Travel(f"city-{city}")), LOW).text().splitlines() for city in (3, 4)]
    at = [[next(y for y, row in enumerate(hand) if name in row) for name in ("Full", "All", "Pure")] for hand in hands]
    assert at[0] == at[1]
    assert all(sign in hands[0][5] for sign in ("+1", "ox tamer")), "what has no row stands in the last"


def test_a_part_of_the_game_is_named_by_season_and_turn():
    view = view_of(Table())
    assert BOARD.part(view, 1) == "Season 1, turn 1"
    assert BOARD.part(view, 11) == "Season 2, turn 5"


def test_at_a_festival_the_lowest_board_is_all_stage():
    table = Table(3)
    view = view_of(table)
    view.log = [Event("festival", {"season": 1, "mood": "comedy"})]
    view.state.festivals = [Festival("comedy", [])]
    assert layout(view.state, 10).troupe == 1
    rows = drawn(view)
    assert rows[0].startswith(" Festival of season 1"), "no walls"
    assert all(any(name in row for row in rows) for name in NAMES[:3])


def test_a_low_festival_is_a_table_of_what_has_been_told():
    table = Table(2)
    table.give(0, "comedian-5", "tragedian-2")
    view = view_of(table)
    view.log = [Event("festival", {"season": 1, "mood": "comedy"})]
    view.state.festivals = [Festival("comedy", [])]
    rows = drawn(view)
    anna = next(row for row in rows if "Anna" in row)
    assert re.search("A  Anna +3 écus", anna), "nothing is earned yet, and no show is told"
    corners = rows[rows.index(anna) - 1]
    assert re.findall(r"[◡◠]\d", corners) == ["◡5", "◠2"], "a picture of each actor"
    view.state.troupes[0].actors.faces += ["comedian-1"] * 4
    crowded = next(row for row in drawn(view) if "Anna" in row)
    assert crowded.endswith(" ◡1  ◡1  ◡1  ◡1  ◡5  ◠2"), "signs where pictures have no room"
    del view.state.troupes[0].actors.faces[2:]
    view.log = [*view.log, Event("money", {"seat": 0, "amount": 1, "why": "actors"})]
    view.legal = ()
    rows = drawn(view)
    head, anna = (next(row for row in rows if word in row) for word in ("troupe", "Anna"))
    assert head.split()[-4:] == ["troupe", "écus", "actors", "earns"], "no show is told"
    assert re.search(r" \+1 +\+1 écu$", anna)


def test_a_low_festival_has_room_for_all_that_players_can_earn():
    table = Table(5)
    show = {"mood": "comedy", "difference": 11, "pleases": True, "best": True}
    told = [("show", show)] + [("money", {"amount": 10, "why": why}) for why in ("actors", "show", "request")]
    for seat in range(5):
        table.troupe(seat).actors.faces = ["comedian-5", "comedian-4", "comedian-4", "tragedian-2"]
    for language in LANGUAGES:
        view = replace(view_of(table), words=Words(language), legal=())
        view.log = [Event("festival", {"season": 1, "mood": "comedy"})]
        view.log += [Event(key, {"seat": seat, **args}) for seat in range(5) for key, args in told]
        view.state.festivals = [Festival("comedy", [])]
        rows = [row for row in drawn(view) if "+30" in row]
        assert len(rows) == 5, language
        assert all(row.count("+10") == 3 for row in rows), language


def test_a_journey_is_no_table_for_other_questions():
    view = view_of(Table())
    assert all(isinstance(action, Travel) for action in view.legal)
    view.legal = []
    assert not BOARD.tables(view)


def test_the_end_of_a_game_tells_every_show_and_where_the_ecus_come_from():
    table = Table(2)
    state = table.state
    shows = [Show(12, 0, "comedy", pleases=True), Show(0, 3, "tragedy", pleases=False)]
    parts = [Performance([], 4, shows[0], 6, None, 0), Performance([], 1, shows[1], 0, None, 3)]
    state.festivals = [Festival("comedy", parts), Festival("tragedy", parts[::-1])]
    state.troupes[0].money = state.troupes[1].money = 20
    head, king, *rows = BOARD.end(view_of(table))
    assert plain(king, NAMES).split()[:4] == ["King", "wanted", "comedy", "tragedy"]
    assert plain(head, NAMES).startswith("made up of")
    assert plain(head, NAMES).split()[3:12] == [
        "start",
        "cities",
        "actors",
        "show",
        "1",
        "show",
        "2",
        "requests",
        "écus",
    ]
    assert plain(rows[0], NAMES).split() == ["Anna", "3", "+3", "+5", "comedy", "+6", "tragedy", "+0", "+3", "20"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_end_is_never_wider_than_a_dialog(language):
    table = Table(2)
    show = Show(0, 15, "tragedy", pleases=True)
    parts = [Performance([], 10, show, 10, None, 10)] * 2
    table.state.festivals = [Festival("comedy", parts)] * 2
    view = view_of(table)
    view.words, view.names = Words(language), ["Guinevere of Camelot"] * 2
    assert max(len(plain(line, view.names)) for line in BOARD.end(view)) <= BROAD


def test_those_who_meet_in_a_city_are_told_whole_above_a_small_stage():
    view = view_of(Table(4))
    met = [{"city": 1, "seats": seats, "friends": [], "barred": []} for seats in ([0, 1], range(4))]
    two, all_ = (Event("city", args) for args in met)
    assert plain(BOARD.scene_title(view, two), NAMES) == "1 Amboise: Anna, Boris together."
    assert plain(BOARD.scene_title(view, all_), NAMES) == "1 Amboise: A B C D together."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [Event("festival", {"season": 1, "mood": "tragedy"}), Event("season", {"season": 2})])
def test_the_headline_of_a_small_stage_is_a_whole_sentence(language, event):
    title = plain(BOARD.scene_title(replace(view_of(Table()), words=Words(language)), event), NAMES)
    assert len(title) <= 38
    assert title[-1] in ".!"


def test_requests_that_were_played_are_said_to_be():
    table = Table()
    table.hold(0, "full_house", "all_ages")
    table.troupe(0).played.faces = ["star_turn"]
    rows = drawn(view_of(table))
    assert "  2 · 1 played" in troupe(rows, "Anna")
    assert " played" not in troupe(rows, "Boris")
    assert "■" not in "\n".join(rows), "a word needs no legend"
    table.troupe(0).requests.faces.clear()
    assert re.search(r" 1 played( |$)", troupe(drawn(view_of(table)), "Anna"))
    assert " 0 " not in troupe(drawn(view_of(table)), "Anna"), "what is played may pay again"


@pytest.mark.parametrize(
    ("held", "played", "said"),
    [(2, 0, "2 requests"), (1, 1, "1 request · 1 played"), (0, 1, "1 played"), (0, 0, "")],
)
def test_requests_are_counted_in_words_and_none_is_not_a_number(held, played, said):
    table = Table()
    table.hold(0, *["full_house", "all_ages"][:held])
    table.troupe(0).played.faces = ["star_turn"][:played]
    assert in_hand(scene(BOARD, view_of(table)), 0, 30).plain == said
    assert WORDS("histrio_board-requests", count=0) == "no request"


def test_a_request_to_discard_tells_all_that_it_needs_in_words_or_several_lacks_by_signs():
    view = view_of(Table())
    view.legal = (Discard("mixed_bill"), Discard("star_turn"))
    told = [[[plain(cell, view.names) for cell in row] for row in each.rows] for each in BOARD.tables(view)[:6:2]]
    assert [rows[0][-1] for rows in told] == ["2 more comedians, 2 more tragedians", "2 more of each", "2 ◡, 2 ◠"]
    assert {rows[1][-1] for rows in told} == {"1 of level 5"}


def test_a_request_to_discard_says_that_it_pays_only_if_it_is_met():
    view = view_of(Table())
    view.legal = (Discard("mixed_bill"), Discard("star_turn"))
    assert {plain(each.heads[1], view.names) for each in BOARD.tables(view)} == {"if met", "pays"}


def test_a_request_to_discard_is_named_apart_from_what_it_pays():
    assert BOARD.row(view_of(Table()), Discard("mixed_bill")) == "Mixed bill | pays 4 écus, not yet: 2 ◡, 2 ◠"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shows_of_a_low_board_have_their_heading(language):
    words = Words(language)
    table = Table()
    table.give(0, "comedian-5")
    rows = drawn(replace(view_of(table), words=words))
    assert any(
        re.search(rf" {words('histrio-head-play')} +{words('histrio_board-head-festival')}\b", row) for row in rows
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rows_of_troupes_have_headings_wherever_one_row_is_free(players):
    for room in range(11, 40):
        found = layout(Table(players).state, room)
        assert found.troupe > 1 or found.head, room


@pytest.mark.parametrize("room", [hand_room(120, 40)])
@pytest.mark.parametrize("cursor", [None, Travel("city-1"), Travel("city-2"), Travel("city-3")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_city_brings_ecus_is_told_whatever_lies_under_the_cursor(language, cursor, room):
    table = Table(cities={1: ["comedian-5", "tragedian-2", "comedian-3"], 2: ["chameleon"]})
    table.hold(0, "full_house")
    view = replace(view_of(table, cursor=cursor), words=Words(language))
    hand = BOARD.hand(view, room).text()
    for level in (2, 3, 5):
        does = view.words(f"histrio_board-met-{level}", count=1)
        spelled = view.words("histrio_board-level-does", level=level, does=does).replace("\u00a0", " ")
        assert f"{level} {view.words(f'histrio-hint-{level}')}" in hand or spelled in hand.splitlines()


@pytest.mark.parametrize("cards", range(8))
def test_the_city_under_the_cursor_leaves_the_requests_their_rows_however_much_lies_there(cards):
    table = Table(
        cities={1: ["comedian-4", "comedian-3", "comedian-2", "tragedian-4", "tragedian-5", "ox", "horse"][:cards]}
    )
    table.hold(0, "full_house", "all_ages")
    hand = BOARD.hand(view_of(table, cursor=Travel("city-1")), LOW).text().splitlines()
    assert re.search("All ages .* 6$", hand[-1])
    assert re.search("Full house .* 4$", hand[-2])


@pytest.mark.parametrize("room", [LOW, hand_room(120, 40)])
def test_what_a_request_to_discard_lacks_is_said_by_the_choices_alone(room):
    table = Table()
    table.hold(0, "full_house", "mixed_bill", "all_ages", "star_turn")
    for card in ("full_house", "mixed_bill"):
        view = replace(view_of(table, cursor=Discard(card)), legal=(Discard("full_house"), Discard("mixed_bill")))
        assert not re.search(r"\d more|\d actors|level", BOARD.hand(view, room).text())
        assert re.search(r"\d more|\d actors", str(BOARD.tables(view)[0].rows))


@pytest.mark.parametrize("acrobat", ["tightrope", "ox", "horse", "fire_eater", "strongman"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_an_acrobat_has_room_beside_its_picture(language, acrobat):
    rows = wrapped(Words(language)(f"histrio-figure-{acrobat}", letter="A"), NARROW - WIDTH - 1)
    assert len(rows) < FIGURE


def test_actors_show_and_festival_of_a_row_have_free_columns_between_them():
    table = Table(2, needle=-1)
    table.give(0, "comedian-1", "comedian-1", "tragedian-3", "tragedian-3", "tragedian-4", "tragedian-5")
    row = troupe(drawn(view_of(table)), "Anna")
    assert re.search(r"◡1 1  ◠3 3 4 5  tragedy 13 \+10  ", f"{row}  ")


def test_the_picture_of_the_newest_encounter_never_touches_the_next_city():
    crowd = ["tragedian-2", "comedian-1", "comedian-2"]
    view = view_of(Table(2, cities={1: crowd, 7: crowd}))
    rows = drawn(view, 82, 22)
    for city in ("1 Amboise", "7 Gien"):
        row = next(at for at, text in enumerate(rows) if city in text)
        pictures = [bool(re.search("[▀▄█]", text[:10])) for text in rows[row + 1 : row + 5]]
        assert pictures == [True, True, True, False]


def test_a_tile_says_what_its_troupe_has_none_of():
    text = "\n".join(drawn(view_of(Table(2)), 122, 34))
    assert text.count("no actors yet") == text.count("no show yet") == text.count("no secret request") == 2


def test_levels_in_a_narrow_tile_begin_below_the_acrobats_whatever_the_talent():
    table = Table(4)
    table.give(0, "tragedian-2", "ox")
    rows = drawn(view_of(table), 62, 37)
    at = next(at for at, row in enumerate(rows) if "ox tamer" in row)
    assert rows[at + 1].split("8")[-1].split() == ["◠", "2"]
    assert "no actors yet" in rows[at + 5]


@pytest.mark.parametrize("count", range(2, 7))
def test_each_of_many_actors_just_gained_shows_its_talent_and_level(count):
    gained = ["tragedian-5", "comedian-4", "tragedian-3", "comedian-1", "comedian-3", "tragedian-1"][:count]
    table = Table(cities={3: gained})
    table.travel(3, 1, 2)
    while view_of(table).asked.ask != "court":
        table.act(0, view_of(table).legal[0])
    for cursor in (None, view_of(table).legal[-2]):
        text = BOARD.hand(view_of(table, cursor=cursor), (100, 11)).text()
        signed = [f"{level}{sign}" for level, sign in re.findall(r"[╭┏](\d)[─━]+([◡◠])[╮┓]", text)]
        assert sorted(signed) == sorted(f"{card[-1]}{'◡' if card[0] == 'c' else '◠'}" for card in gained)
        assert "…" not in text.split("my requests")[0], "all are named, or none is"


def test_the_court_is_told_in_the_last_turn_who_may_still_move_the_needle():
    table = Table(cities={3: ["tragedian-4"], 7: ["comedian-1"], 8: ["comedian-2"]})
    table.state.turn = TURNS
    table.travel(3, 7, 8)
    view = view_of(table)
    said = "Still to come: 7 Gien (Boris), 8 Hesdin (Chloé); the needle can move there again."
    assert all(plain(each.notes[-1], NAMES) == said for each in BOARD.tables(view))
    assert said in plain(BOARD.explain(view, view.legal[0]), NAMES)
    table.state.turn = 2
    assert not any(
        "Still to come" in plain(note, NAMES) for each in BOARD.tables(view_of(table)) for note in each.notes
    )
    table.state.caravels = [caravel for caravel in table.state.caravels if caravel.city < 4]
    assert "Still to come" not in BOARD.explain(view_of(table), view.legal[0])


@pytest.mark.parametrize("room", [(80, 9), (100, 11)])
def test_below_two_requests_stands_that_one_is_played_each_festival(room):
    table = Table(cities={3: ["tragedian-4"]})
    table.hold(0, "full_house")
    table.travel(3, 1, 2)
    assert "you play one each festival" not in BOARD.hand(view_of(table), room).text(), "one is no choice"
    table.hold(0, "star_turn")
    assert "you play one each festival" in BOARD.hand(view_of(table), room).text()


def test_where_a_crowd_shares_signs_all_cities_of_the_board_and_of_the_answers_do():
    table = Table(cities={1: ["comedian-5", "comedian-2", "tragedian-1"], 3: ["tragedian-2", "comedian-3"]})
    view = view_of(table)
    assert "◡5  ◡2  ◠1" in drawn(view)[1], "the newest first"
    table.lay(6, "comedian-1", "tragedian-4", "comedian-1", "bonus-1")
    view = view_of(table)
    assert "◡2 5  ◠1" in drawn(view)[1]
    assert "◠2  ◡3" in drawn(view)[1], "these have no sign to share"
    told = [[plain(row[1], NAMES) for row in each.rows] for each in BOARD.tables(view)]
    assert all("◡5 ◡2" not in cell for rows in told for cell in rows)
