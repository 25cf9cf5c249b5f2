"""Grail Cup on the screen. What the board shows."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from rich.cells import cell_len

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Steal
from core.games.grail.components import ALLIES
from tests.games.grail.race import GAME, Race
from tests.games.grail.screen import (
    ALL_SIZES,
    DRAWN,
    NAMES,
    WORDS,
    at,
    drawn,
    knights,
    table,
    table_view,
    to_come,
    view_of,
)
from tests.play import seed_of
from tests.tui.local import press, show
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.grail.aim import aim, spots
from tui.boards.grail.allies import court, draw_cards, whereabouts
from tui.boards.grail.answers import excerpt
from tui.boards.grail.land import SMALL
from tui.boards.grail.people import Crowd, carries, columns_of, helped, stands
from tui.boards.grail.plan import plan
from tui.boards.grail.said import said
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.screens.game.room import hand_room
from tui.text.words import Words


def answers(view):
    return [DRAWN.plain(view, DRAWN.answer(view, action)) for action in view.legal]


@ALL_SIZES
def test_the_front_knight_stands_furthest_along_the_road(size):
    race = Race([20, 20, 20, 5], {"squire": 3}, line=[2, 0, 1, 3])
    assert knights(view_of(race), 20, size) == ["BAC"]
    one = view_of(Race([20, 21, 3], {"squire": 2}))
    assert "†" in at(one, 20, size)[-1], "the sign stays where there is room"


def test_knights_on_neighbouring_spaces_stay_apart():
    race = Race([20, 20, 21, 21], {"squire": 3}, line=[2, 3, 0, 1])
    assert at(view_of(race), 20) == ["20", "BA"]
    assert at(view_of(race), 21) == ["21", "DC"]


def test_eight_on_one_space_are_named_in_full_by_the_list_and_where_there_is_room():
    race = Race([20] * 8, {"squire": 0}, line=[7, 6, 5, 4, 3, 2, 1, 0])
    assert at(view_of(race), 20) == ["20", "+GH"]
    assert knights(view_of(race), 20, (82, 28)) == ["ABC", "DEFGH"]
    assert knights(view_of(race), 20, (122, 38)) == ["ABCDEFGH"]
    listed = [re.findall(r"\d +[ ►]([A-H]) ", row[:52]) for row in drawn(view_of(race))[7:]]
    assert listed == [list("HD"), list("GC"), list("FB"), list("EA")], "from top to bottom in two columns"


def test_the_longest_name_of_an_ally_stays_apart_from_who_revealed_it():
    """Russian "оруженосец" takes all of its ten columns."""
    race = Race([20] * 8, {"squire": 1, "priest": 2})
    race.do(Point(3))
    view = replace(view_of(race), words=Words("ru"))
    assert "оруженосец B выбрал D" in "\n".join(drawn(view))


@ALL_SIZES
def test_players_lie_in_the_order_of_the_race(size):
    race = Race([8, 22, 30, 5, 12], {"squire": 0})
    it = plan(view_of(race), *size)
    rows = drawn(view_of(race), size)[it.road + it.allies :]
    named = [re.findall(r"([A-H]) +(?:Anna|Boris|Chloé|Dmytro|Eva)", row) for row in rows]
    if it.fold.painted:
        assert [letter for row in named for letter in row] == list("CBEAD")
    else:
        assert list(filter(None, named)) == [list("CA"), list("BD"), list("E")], "from top to bottom in two columns"


@ALL_SIZES
def test_names_keep_their_marks_and_wide_ones_are_cut_without_a_gap(size):
    race = Race([8, 22, 30, 5, 12], {"squire": 0})
    view = replace(view_of(race), names=("हिन्दी", "Éạ̈lë̃ö̀ñô̧ŗë", "圓桌武士蘭斯洛騎", "สมชัย", "Eva"))
    text = "\n".join(drawn(view, size))
    assert all(name in text for name in ("हिन्दी", "Éạ̈lë̃ö̀" if size == (80, 12) else "Éạ̈lë̃ö̀ñô̧ŗë", "สมชัย"))
    assert re.search("圓桌武[^ ]*(…|騎)", text)


def test_the_key_of_a_player_stands_apart_from_the_letter():
    text = "\n".join(drawn(view_of(Race([8, 22, 30], {"squire": 0})), (82, 28)))
    assert all(re.search(key, text) for key in ("  1  B  Boris", "  2  C  Chloé"))


def test_two_rows_of_players_leave_room_for_the_legend():
    text = "\n".join(drawn(view_of(Race([8, 22, 30, 5, 12, 7], {"squire": 0})), (82, 28)))
    assert "on 22" in text
    assert "♜ castle" in text
    assert text.index("Chloé") < text.index("♜ castle")


def test_people_show_space_seal_and_spears():
    race = Race([20, 8, 3], {"squire": 0}, spears=[0, 2, 4], seal=1)
    rows = [row[:52].rstrip() for row in drawn(view_of(race))[7:]]
    told = [re.split("  +", row.replace("►", " ").strip()) for row in rows]
    assert told[0] == ["1st", "A", "Anna", "on 20", "no spear"]
    assert told[1] == ["2nd", "B", "Boris ★ seal", "on 8", "2 spears", "<§ 6 ahead"]
    assert told[2] == ["3rd", "C", "Chloé", "on 3", "4 spears"]
    assert len({re.search(r"\bon +(\d+)", row).end() for row in rows}) == 1, "in columns"
    assert len({re.search("no spear|. spears", row).start() for row in rows}) == 1
    assert "↑" not in "".join(rows), "words stand for themselves"


def test_the_dragon_and_the_letters_of_moved_knights():
    race = Race([9, 20, 3], {"horse": 0}, dragon=30).do(Ride(6))
    assert race.told("moves")[0]["end"] == 15
    lines = view_of(Race([9, 20, 3], {"horse": 0, "unicorn": 1, "witch": 2}, dragon=30).do(Curse("squire"), Ride(4)))
    assert at(lines, 30) == ["30", "<§"]
    assert at(lines, 13) == ["13", "†A"]


@ALL_SIZES
def test_an_arrowhead_shows_where_a_knight_came_from(size):
    race = Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2))
    assert "›" not in "".join(drawn(view_of(race), size)), "while we choose all arrows are of the choice"
    view = view_of(race, 1)
    small = not plan(view, *size).fold.painted
    assert at(view, 13, size)[-2].strip() == ("13›" if small else "›")
    assert at(view, 14, size)[-2].strip() == ("14›" if small else "›")
    assert knights(view, 15, size) == ["A"]


def test_the_way_of_a_knight_is_read_from_its_start_to_its_end_past_whoever_stands_there():
    race = Race([9, 11, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(6))
    view = view_of(race, 1)
    gone = [space for space in range(51) if "›" in at(view, space)[0]]
    assert gone == list(range(9, 15))
    walking = replace(view, news=next(event for event in view.log if event.key == "moves"), phase=0.5)
    assert [space for space in range(51) if "›" in at(walking, space)[0]] == [9, 10, 11], "as far as it has come"


def test_the_arrowhead_of_a_knight_that_was_pushed_points_back():
    race = Race([13, 30, 1], {"squire": 0, "horse": 2}, dragon=49, tokens={15: "fake_grail"})
    view = view_of(race.do(Point(1), Push(1)), 1)
    assert "28‹29 30" in drawn(view)[2], "between 30 and 28"
    assert sum(row.count("‹") for row in drawn(view)) == 1


@ALL_SIZES
@pytest.mark.parametrize(
    ("spears", "marks"),
    [([0] * 3, {13: "▼"}), ([1, 0, 0], {13: "▼", 17: "→A↑"})],
    ids=["stopped by the dragon", "past it with a spear"],
)
def test_the_goal_of_the_answer_under_the_cursor_is_marked(size, spears, marks):
    race = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=spears)
    view = view_of(race, cursor=Ride(6))
    fold = plan(view, *size).fold
    if not fold.high:  # no row is free above the pictures, and who would stand there says it
        marks = {space: mark for space, mark in marks.items() if mark != "▼"}
    if not fold.painted:  # the number is gold: only the spear needs a sign
        assert to_come(view, size) == {13: "A"}
        marks = dict.fromkeys(marks, "↑")
    tops = {space: "".join(at(view, space, size)).strip() for space in range(51)}
    found = {space: re.search("(→A)?↑|▼", top) for space, top in tops.items()}
    assert {space: each[0] for space, each in found.items() if each} == marks


def test_on_a_high_road_a_row_parts_the_pictures_from_the_numbers_above_them():
    view, size = view_of(Race([11, 20, 3], {"horse": 0}, dragon=14)), (122, 38)
    fold = plan(view, *size).fold
    canvas = Canvas(*size)
    DRAWN.draw(view, canvas)
    tops = ["".join(cell.character for cell in fold.room(canvas, space).rows()[0]) for space in (16, 20, 24)]
    assert fold.high
    assert not "".join(tops).strip()


@pytest.mark.parametrize(
    ("width", "carried"),
    [
        (30, ["↑ 2 spears  dragon 3 ahead", "no spear"]),
        (17, ["↑↑ dragon 3 ahead", ""]),
        (15, ["↑↑  <§ 3 ahead", ""]),
        (9, ["↑↑  <§3", ""]),
    ],
)
def test_what_all_players_carry_is_said_in_the_same_form(width, carried):
    view = view_of(Race([11, 20, 3], {"horse": 0}, dragon=14, spears=[2, 0, 0]))
    crowd = Crowd(view, aim(view), spots(view))
    found = [carries(crowd, seat, width).plain for seat in (0, 1)]
    assert [" ".join(text.split()) for text in found] == [" ".join(text.split()) for text in carried]


@pytest.mark.parametrize("width", [56, 74, 102])
def test_the_road_above_an_explanation_goes_as_far_as_a_spear_leads(width):
    race = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=[1, 0, 0])
    canvas = DRAWN.scenery(view_of(race, cursor=Ride(6)), width)
    assert canvas is not None
    assert canvas.width <= width
    assert not canvas.clipped
    *_, stands, numbers = canvas.text().split("\n")
    found = [int(number) for number in re.findall(r"\d+", numbers)]
    assert found == list(range(found[0], found[0] + len(found)))
    assert {11, 14, 17} <= {*found}, "the knight, the dragon and the end beyond it"
    assert stands.index("A") // (width // len(found)) == 11 - found[0], "the knight stands on its space"


def test_a_way_too_long_for_pictures_is_shown_above_an_explanation_on_a_small_road():
    view = view_of(Race([2, 40, 20], {}))
    assert DRAWN.scenery(view, 54) is None, "nobody moves"
    whole = excerpt.piece(view, (2, 19), 54)
    assert whole.height == SMALL.band
    assert whole.text().split("\n")[0].split() == [str(space) for space in range(2, 20)]


def test_the_number_above_a_piece_has_its_colour():
    view = view_of(Race([8, 8, 22], {}, dragon=14))
    it, canvas = plan(view, 80, 12), Canvas(80, 12)
    DRAWN.draw(view, canvas)
    cells = {space: it.fold.room(canvas, space).rows()[it.fold.numbers][:2] for space in (8, 14, 22, 30)}
    found = {space: {each.style.bgcolor for each in row} for space, row in cells.items()}
    front = view.state.line[1]
    assert found[22] == {styles.style("on-seat2").bgcolor}
    assert found[8] == {styles.style(f"on-seat{front}").bgcolor}, "of the front one"
    assert found[14] == {styles.style("on-bad").bgcolor}
    assert found[30].isdisjoint(found[8] | found[14] | found[22])


@ALL_SIZES
def test_gold_on_the_road_is_what_the_answer_names_or_where_it_leads(size):
    """One look for the choice under the cursor, whatever it names; the moves that only follow have none. A small road
    has it behind the numbers."""
    gold = styles.style("on-gold").bgcolor
    race = Race([12, 20, 3], {"squire": 0, "wizard": 1}, dragon=30)
    point = ground(view_of(race, cursor=Point(1)), size)
    assert point(20) == gold
    assert gold not in (point(14), point(21)), "the moves that follow"
    assert point(17) == point(9), "the moves that follow wash no space"
    ride = ground(view_of(Race([13, 20, 3], {"horse": 0}, dragon=30), cursor=Ride(2)), size)
    assert ride(15) == gold
    assert ride(14) == styles.style("wash-gold").bgcolor
    assert ground(view_of(race, cursor=Steal(2)), size)(3) == gold
    chosen = Race([9, 20, 3], {"fairy": 0}, tokens={10: "boots", 15: "goblin", 19: "bait"})
    laying = view_of(chosen.do(Choose(10), Choose(15), Choose(19)), cursor=Lay("bait"))
    assert ground(laying, size)(10) == gold
    assert "10" in "".join(at(laying, 10, size)), "a target leaves its number"


@pytest.mark.parametrize(("seats", "rows"), [(3, 1), (5, 1)])
def test_what_is_under_the_cursor_has_a_warm_row_without_gold_among_the_allies_and_the_players(seats, rows):
    """Gold would look like the key of a choice."""
    places = [8, 20, 3, 5, 6][:seats]
    curse = grounds(view_of(Race(places, {"witch": 0}, dragon=49), cursor=Curse("smith")), (80, 12))
    assert curse[4][53:56] == ["raised"] * 3, "the number of the smith"
    assert not any("cursor" in row for row in curse)
    race = Race(places, {"squire": 0}, dragon=49)
    point = grounds(view_of(race, cursor=Point(2)), (80, 12))
    (row,) = [at for at, shown in enumerate(drawn(view_of(race))) if " C " in shown[:52] and at > 6]
    assert [at for at, names in enumerate(point) if at > 6 and "raised" in names[:52]] == [row] * rows
    assert not any("cursor" in names for names in point[7:])


def grounds(view, size):
    """The names of all grounds, row by row."""
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    return [[cell.ground for cell in row] for row in canvas.rows()]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_ours_has_our_colour(seat):
    view = view_of(Race([8, 20, 3], {"squire": 2, "smith": 0, "horse": 1}, dragon=49), seat)
    canvas = Canvas(80, DRAWN.height(view, 80, 12))
    DRAWN.draw(view, canvas)
    (row,) = [at for at, text in enumerate(drawn(view)) if WORDS("grail-status", status="mine") in text]
    colour, styled = f"seat{seat}", [[str(cell.names) for cell in cells] for cells in canvas.rows()]
    assert colour in styled[row][66]
    people = [names for names in styled[7:] if any(colour in each for each in names[10:20])]
    assert len(people) == 1, "the name as in every line of the log"


PAINTED = pytest.mark.parametrize("size", [(80, 22), (82, 28), (122, 38)])


@PAINTED
def test_a_space_that_is_more_than_road_has_a_stone_of_its_colour(size):
    view = view_of(Race([8, 20, 3], {"horse": 0}, dragon=49))
    fold = plan(view, *size).fold

    def found(space):
        canvas = Canvas(size[0], DRAWN.height(view, *size))
        DRAWN.draw(view, canvas)
        cells = fold.room(canvas, space).rows()[fold.road][int(fold.painted) :]
        return [cell.ground for cell in cells[: fold.cell - 1]]

    assert {*found(10)} == {"low-clover"}
    assert list(dict.fromkeys(found(22))) == ["low-castle", "low-clover"]
    assert {*found(12)} == {"wash-leather"}
    legend = next(row for row in grounds(view, size)[::-1] if "low-clover" in row)
    assert {"low-castle", "low-church", "low-village"} <= {*legend}, "the signs are named on their stones"
    try:
        for plain in ("mono", "sixteen"):
            styles.use(THEMES[plain])
            assert not any("low-clover" in row for row in grounds(view, size)), "it would hide where an answer leads"
    finally:
        styles.use(THEMES["dark"])


def ground(view, size):
    """The ground of the road on a space."""
    fold, canvas = plan(view, *size).fold, Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    return lambda space: fold.room(canvas, space).rows()[fold.numbers][0].style.bgcolor


def test_a_goal_does_not_hide_who_stands_there():
    race = Race([18, 20, 20], {"horse": 0}, dragon=30, line=[1, 2, 0])
    assert at(view_of(race, cursor=Ride(2)), 20) == ["20", "ACB"]
    assert at(view_of(Race([16, 20, 3], {"squire": 0}), cursor=Point(1)), 20) == ["20", "†B"]
    one = Race([18, 20, 3], {"horse": 0}, dragon=30)
    assert at(view_of(one, cursor=Ride(2)), 20) == ["20", "†AB"]
    assert to_come(view_of(one, cursor=Ride(2))) == {20: "A"}


@ALL_SIZES
def test_a_way_from_one_band_to_the_next_has_an_arrow_at_both_edges(size):
    fold = plan(view_of(Race([0, 1, 2], {"horse": 0})), *size).fold
    start = fold.spaces - 2
    forward = Race([start, 1, 2], {"horse": 0}, dragon=49)
    push = Race([13, fold.spaces + 1, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2))
    for view, sign in ((view_of(forward, cursor=Ride(4)), "▸"), (view_of(push, cursor=Push(1)), " ")):
        rows = [row[: fold.width] for row in drawn(view, size)]
        upper, lower = rows[fold.band - 2], rows[2 * fold.band - 2]
        assert (upper[fold.width - 1], lower[0]) == (sign, sign), "one who is pushed has no line"
    rows = drawn(view_of(forward), size)
    assert rows[fold.band - 2][fold.width - 1] == rows[2 * fold.band - 2][0] == " ", "nobody would go there"


@ALL_SIZES
def test_where_a_knight_would_stand_and_what_it_would_pass_is_drawn(size):
    race = Race([15, 18, 3], {"horse": 0}, dragon=30)
    before, view = view_of(race), view_of(race, cursor=Ride(6))
    assert knights(view, 21, size) == ["A"]
    assert knights(before, 21, size) == []
    if plan(view, *size).fold.painted:
        assert [space for space in range(51) if "──" in at(view, space, size)[-2]] == [16, 17, 19, 20]
    else:
        assert drawn(view, size)[0][46:52] == "15 16▸", "the way leaves the numbers"
        assert drawn(view, size)[2][:15] == "▸17─18 19─20─21"
        assert drawn(replace(view, ascii_only=True), size)[2][:15] == ">17-18 19-20-21"
        assert at(view, 21) == ["21", "A"]
        assert to_come(view) == {21: "A"}
    assert knights(view, 18, size) == ["B"]


@ALL_SIZES
@pytest.mark.parametrize("plain", [False, True], ids=["unicode", "ascii"])
def test_the_dragon_is_known_by_its_sign_and_whom_it_threatens_by_a_number(size, plain):
    styles.use(THEMES["mono"])
    view = view_of(Race([25, 23, 28, 20], {"squire": 1}, dragon=26), plain=plain)
    sign = "<&" if plain else "<§"
    assert [space for space in range(51) if sign in "".join(at(view, space, size))] == [26]
    people = "\n".join(drawn(view, size)[plan(view, *size).road :]).split("25")[-1]
    assert sorted(re.findall(rf"(?<={sign})\d|(?<={sign} )\d|(?<=dragon )\d", people)) == ["1", "3", "6"]
    styles.use(THEMES["dark"])


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("language", LANGUAGES)
@ALL_SIZES
def test_whom_the_dragon_threatens_is_said_whatever_they_have(size, language, seats):
    """Where a knight has more than one row."""
    race = Race([19] * seats, {"squire": 0}, dragon=24, spears=[0, 1, 2, 3, 4, 0, 1, 2][:seats])
    race.state.revealed[1].faces[:] = race.state.revealed[2].faces[:] = ["witch", "princess"]
    view = view_of(race, words=Words(language))
    view.state = race.state
    it, lines = plan(view, *size), -(-seats // columns_of(seats))
    shown, said = "\n".join(drawn(view, size)), view.words("grail_board-dragon", spaces=5)
    assert "…" not in shown
    assert not re.search(r"<§5\d", shown), "the next player stands apart"
    signed = f"<§ {view.words('grail_board-ahead', spaces=5)}"
    assert shown.count("<§5") + shown.count(signed) + shown.count(said) == (
        seats if it.tiles or it.people > lines else 0
    )


@ALL_SIZES
@pytest.mark.parametrize(
    ("allies", "cursor", "stops"),
    [
        ("wizard", PlaceDragon(25), [14]), ("wizard", PlaceDragon(12), [11]), ("squire", Point(1), [11, 21]),
        ("squire", Point(2), [11]),
    ],
    ids=["the wizard's", "the wizard's before the dragon", "the squire's, and the jump", "at one who does not lead"],
)  # fmt: skip
def test_our_own_move_that_follows_a_choice_is_drawn(size, allies, cursor, stops):
    view = view_of(Race([9, 20, 3], {allies: 0}, dragon=30), cursor=cursor)
    assert [space for space, sign in to_come(view, size).items() if sign == "A"] == stops
    dotted = [space for space in range(51) if "┄" in "".join(at(view, space, size))]
    jumped = [*range(12, 16), *range(17, 20)] if len(stops) > 1 and plan(view, *size).fold.painted else []
    assert [space for space in dotted if space != 16] == jumped, "on a small road it would hide numbers"


@pytest.mark.parametrize("size", [(80, 12), (80, 22), (98, 18), (82, 28), (122, 38)])
def test_the_sign_of_the_dragon_is_read_on_its_ground(size):
    view = view_of(Race([9, 20, 3], {"horse": 0}, dragon=30))
    canvas = Canvas(size[0], DRAWN.height(view, *size))
    DRAWN.draw(view, canvas)
    fold = plan(view, *size).fold
    (shown,) = [cell for cell in fold.room(canvas, 30).rows()[fold.stands] if cell.character == "§"]
    colours = (shown.style.color, shown.style.bgcolor)
    assert colours == (styles.style("on-bad").color, styles.style("on-bad").bgcolor)
    assert not shown.style.reverse


def test_no_piece_touches_the_dragon():
    race = Race([13, 13, 15], {"horse": 0}, dragon=14)
    assert [at(view_of(race), space)[1] for space in (13, 14, 15)] == ["BA", "<§", "♣C"]
    assert at(view_of(Race([11, 20, 3], {"horse": 0}, dragon=14), cursor=Ride(6)), 13)[1] == "†A"
    assert at(view_of(Race([13, 20, 3], {"horse": 0}, dragon=30), cursor=Ride(2)), 15)[1] == "♣A"


def test_where_the_dragon_would_come_to_stand_is_drawn():
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30), cursor=PlaceDragon(25))
    assert at(view, 25)[1] == "♣§", "what the space is stays in sight"
    assert at(replace(view, cursor=PlaceDragon(36)), 36)[1] == "♜♣§", "all of it"
    assert to_come(view)[25] == "§", "underlined, as all that is not there yet"
    assert at(view, 30)[1] == "<§"
    canvas = Canvas(82, 28)
    DRAWN.draw(view, canvas)
    grounds = [plan(view, 82, 28).fold.room(canvas, space).rows()[0][0].ground for space in (25, 30)]
    assert grounds == ["wash-dragon", "tint-dragon"]


def test_what_an_answer_changes_is_said_in_the_tiles():
    view = view_of(Race([11, 20, 3], {"horse": 0}, dragon=49), cursor=Ride(4))
    assert "2nd · space 11 → 15" in "\n".join(drawn(view, (82, 28)))
    race = Race([8, 20, 3], {"squire": 0, "horse": 2}, dragon=49, spears=[0, 2, 1], tokens={10: "magnet"})
    view = view_of(race.do(Point(1)), cursor=Steal(1))
    assert view.question.ask == "steal"
    tiles = "\n".join(drawn(view, (82, 28))[22:])
    assert "↑ 2 spears −1" in tiles
    assert "no spear +1" in tiles


def test_the_cursor_begins_right_ahead_of_the_leader_and_walks_along_the_path():
    race = Race([9, 20, 3], {"wizard": 0}, dragon=30)
    view = view_of(race)
    start = DRAWN.start(view)
    assert view.legal[start] == PlaceDragon(21)
    assert view.legal[DRAWN.walk(view, start, "right")] == PlaceDragon(22)
    assert view.legal[DRAWN.walk(view, start, "left")] == PlaceDragon(19)


def first_choice(race):
    view = view_of(race)
    return view.legal[DRAWN.start(view)]


def test_the_cursor_begins_on_a_choice_that_does_something():
    holds = {"witch": 0, "squire": 0, "horse": 1}
    witch = Race([9, 20, 3], holds, options={"open_allies": True})
    assert first_choice(witch) == Curse("horse"), "our own second ally and those aside have no holder to swap with"
    assert first_choice(Race([9, 5, 20, 3], {"squire": 0}, dragon=49)) == Point(2), "only the leader brings a jump"
    assert first_choice(Race([20, 3, 9, 5], {"squire": 0}, dragon=49)) == Point(2), "without a jump the foremost other"
    assert first_choice(Race([16, 17, 3], {"wizard": 0}, dragon=30)) == PlaceDragon(22), "not in our own way of 5"
    assert first_choice(Race([31, 20, 3], {"wizard": 0}, dragon=14)) == PlaceDragon(21), "behind us if we lead"


def fairy(at):
    return Race([at, 49, 3], {"fairy": 0}, dragon=20, tokens={10: "boots", 15: "goblin", 19: "bait"})


def test_the_fairy_begins_on_the_nearest_clover_ahead_or_else_the_nearest_behind():
    assert first_choice(fairy(30)) == Choose(33)
    assert first_choice(fairy(48)) == Choose(47)


def test_the_cursor_begins_on_a_choice_that_wins_at_once():
    assert first_choice(fairy(48).do(Choose(10), Choose(15), Choose(19), Lay("bait"), Lay("goblin"))) == Ride(2)
    assert first_choice(Race([46, 20, 3], {"horse": 0}, dragon=30)) == Ride(4)
    assert first_choice(Race([44, 20, 3], {"horse": 0}, dragon=48, spears=[1, 0, 0])) == Ride(6), "for a spear"


BEHIND = {"en": "behind", "fr": "derrière", "ru": "позади", "uk": "позаду"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_space_behind_all_knights_is_said_to_be_behind_anybody(language):
    """Where the dragon may go is told from the knights behind that space."""
    view = view_of(Race([9, 20, 3], {"wizard": 0}, dragon=30))
    view.words = Words(language)
    spaces = {action.space: DRAWN.answer(view, action) for action in view.legal}
    assert {space for space, told in spaces.items() if BEHIND[language] in told} == {0, 1, 2}


def test_knights_are_walked_over_in_the_order_of_the_race():
    view = view_of(Race([9, 20, 3, 15], {"squire": 0}))
    assert view.legal == [Point(1), Point(2), Point(3)]
    assert [view.legal[DRAWN.walk(view, number, "right")] for number in range(3)] == [Point(2), Point(3), Point(1)]


def test_the_digit_of_an_answer_is_the_number_it_has_on_the_table():
    """An ally's own, the spaces of a ride: 7 is the priest wherever she stands in the list."""
    curse = view_of(Race([9, 20, 3], {"witch": 0, "priest": 1}).do())
    digits = {each.ally: DRAWN.digit(curse, at) for at, each in enumerate(curse.legal)}
    assert digits == {ally: number for number, ally in enumerate(ALLIES, 1) if ally != "witch"}
    ride = view_of(Race([11, 20, 3], {"horse": 0}))
    assert [DRAWN.digit(ride, at) for at in range(3)] == [2, 4, 6]
    local = table("keep", 8, 1)
    hand = local.clients[0].state.games.replica.legal()
    app = show(local.clients[0], press(str(ALLIES.index(hand[1].ally) + 1)))
    assert local.table.play.dealer.state.kept[0].faces == [hand[1].ally], app.seen


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_only_who_has_somebody_to_pass_to_is_told_to_pass_on(seats):
    dealer = core.Dealer(GAME, seats, None, seed=seed_of(4))
    asked = []
    while dealer.state.phase == "draft":
        seat = dealer.to_act[0]
        view = View.of(core.Replica(GAME, seat, dealer.snapshot(seat)), WORDS, NAMES)
        asked += [DRAWN.ask(view)] if view.question.ask == "keep" else []
        dealer.act(seat, dealer.legal(seat)[0])
    first, *others, last = asked
    assert first.endswith(", then choose which way the others go.")
    assert {"pass the others on" in text for text in others} == {True}
    which = " (2 of 2)" if seats == 3 else ""
    assert last == f"Keep one ally{which}, face down; the other is set aside."


def test_in_few_rows_too_the_dragon_is_seen_wherever_it_lies_and_who_has_the_seal():
    race = Race([30, 20, 3], {"horse": 0}, dragon=8, seal=1)
    told = [DRAWN.plain(view_of(race), line) for line in DRAWN.brief(view_of(race), 60)]
    road = next(line for line in told if "<§" in line)
    assert road.startswith("8<§ … 28 ")
    assert "★ 20 ↑0" in told[0]
    assert "★" not in "".join(told).replace("★ 20", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_few_rows_it_is_said_of_every_ally_that_is_known_where_it_is(language):
    race = Race([30, 20, 3], {"witch": 0, "squire": 1, "fairy": 2, "priest": 0, "horse": 1, "unicorn": 2})
    rng, most = random.Random(2), 0
    while race.state.round == 1 and race.dealer.outcome is None:
        view = View.of(race.replicas[race.dealer.to_act[0]], Words(language), ["Guillaume", "Boris", "Chloé"])
        told = "  ".join(DRAWN.plain(view, line) for line in DRAWN.brief(view, 60))
        whole = next(line for line in DRAWN.facts(view)[::-1] if line)
        known = re.findall(r"[1-9] [^,:(]*", whole.partition(":")[2])
        assert [ally for ally in known if ally.strip() not in told] == []
        most = max(most, len(known))
        race.do(rng.choice(race.legal))
    assert most >= 5


def test_answers_say_what_they_lead_to():
    ride = Race([11, 20, 3], {"horse": 0}, dragon=14, spears=[1, 0, 0])
    assert answers(view_of(ride)) == [
        "move 2, 11 → 13 (church), second",
        "move 4, 11 → 13 (church), stopped (spear: 15, second)",
        "move 6, 11 → 13 (church), stopped (spear: 17, second)",
    ]
    spend, stop = answers(view_of(ride.do(Ride(6))))
    assert (spend, stop) == ("spend a spear, 17, second, your last spear", "stop on 13 (church), second")
    push = Race([13, 30, 1], {"horse": 0}, dragon=49, tokens={15: "fake_grail"}).do(Ride(2))
    assert answers(view_of(push)) == ["Boris, 30 → 28, first", "Chloé, 1 → 0, third"]
    assert DRAWN.plain(view_of(push), DRAWN.ask(view_of(push))) == "The fake grail: which knight moves 2 back?"
    assert view_of(push).legal == [Push(1), Push(2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 81, 82, 100])
def test_names_on_neighbouring_cards_stay_apart(width, language):
    view = view_of(Race([8, 22, 3], {"squire": 0}), words=Words(language))
    canvas = Canvas(width, 6)
    nine = court(view, aim(view), spots(view))
    draw_cards(canvas, nine)
    found = re.findall(r"[^\s│┃]+", canvas.text().split("\n")[4])
    names = [{said(view, key, ally=ally) for key in ("ally-name", "ally-card")} for ally in ALLIES]
    assert all(shown in known for shown, known in zip(found, names, strict=True)), f"one is cut: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["open", "mine", "passed", "left", "nobody", "unknown"])
def test_where_an_ally_is_stands_in_the_last_row_of_a_slim_card_instead_of_its_edge(status, language):
    view = view_of(Race([8, 22, 3], {"squire": 0}), words=Words(language))
    canvas = Canvas(81, 6)
    draw_cards(canvas, court(view, aim(view), spots(view))._replace(known=dict.fromkeys(ALLIES[1:], status)))
    *_, last = canvas.text().split("\n")
    for place, ally in enumerate(ALLIES[2:], 2):
        row = last[9 * place : 9 * place + 9]
        assert row.strip() == said(view, "status", status=status, ally=ally)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_names_of_tokens_have_room_on_their_cards(size, language):
    for seed in range(3):
        view = table_view("lay", 4, seed)
        view.words = Words(language)
        hands = [DRAWN.hand(replace(view, cursor=action), hand_room(*size)).text() for action in view.legal]
        assert "…" not in "".join(hands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spear_is_named_on_the_board_and_is_no_tree(language):
    race = Race([9, 20, 3, 1, 5, 7, 11], {"horse": 0}, spears=[0] * 7)
    view = view_of(race, words=Words(language, True), plain=True)
    shown = "\n".join(drawn(view))
    assert f"^ {view.words('grail_board-sign-left', count=race.state.spears_left)}" in shown
    assert shown.count("^") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_spears_that_are_written_in_words_have_no_sign(language):
    race = Race([9, 20, 3, 1], {"horse": 0}, spears=[2, 0, 1, 0])
    view = view_of(race, words=Words(language, True), plain=True)
    shown = "\n".join(drawn(view))
    assert view.words("grail_board-sign-spears", count=race.state.spears_left) in shown
    assert "^" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_allies_have_room_in_the_list_and_on_a_card_of_ours(language):
    words, view = Words(language), table_view("keep", 8)
    view.words = words
    view.cursor = next(action for action in view.legal if action.ally in ("princess", "wizard", "priest", "witch"))
    names = [words("grail-ally-name", ally=ally) for ally in ALLIES]
    long = {"зброєносець": "зброєн."}
    assert max(cell_len(long.get(name, name)) for name in names) <= 10
    nine = court(view, aim(view), spots(view))
    assert [nine.name(ally, 10) for ally in ALLIES] == [long.get(name, name) for name in names]
    brief = DRAWN.hand(view, hand_room(80, 24)).text()
    assert re.search(rf"\d {words('grail-ally-name', ally=view.cursor.ally)}$", brief, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kept_allies_are_counted_in_words_or_seen_by_their_backs(language):
    race = Race([8, 22, 3], {"squire": 0, "wizard": 0, "priest": 0})
    view = view_of(race, words=Words(language))
    crowd = Crowd(view, aim(view), spots(view))
    whole = f"▮▮ {view.words('grail_board-keeps', count=2)}"
    assert helped(crowd, 0, cell_len(whole)).plain == whole, "the squire has been called"
    assert helped(crowd, 0, cell_len(whole) - 1).plain == "▮▮"
    assert helped(crowd, 1, 60).plain == ""
    assert cell_len(whole) <= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rank_that_a_choice_changes_is_said_beside_the_rank_and_no_other(language):
    view = view_of(Race([9, 20, 13], {"horse": 0}, dragon=49), cursor=Ride(2), words=Words(language))

    def told(cursor, width):
        shown = replace(view, cursor=cursor)
        return stands(Crowd(shown, aim(shown), spots(shown)), 0, width).plain

    ranks = [said(view, "rank", place=place) for place in (2, 3)]
    assert told(Ride(2), 60) == f"{said(view, 'stand', place=3, space=9)} → 11"
    assert told(Ride(6), 60) == f"{ranks[1]} → {said(view, 'stand', place=2, space=9)} → 15"
    short = f"{said(view, 'stand-short', place=3, space=9)} → 15"
    assert told(Ride(6), cell_len(short)) == short
    assert told(Ride(6), cell_len(short) - 1) == f"{ranks[1]} · 9 → 15"


def test_the_calling_shows_who_answered_who_is_called_and_what_is_cursed():
    race = Race([8, 22, 3], {"witch": 0, "squire": 1, "horse": 2}, dragon=49)
    race.do(Curse("horse"), Point(2))
    head, *rows = [row[53:].rstrip() for row in drawn(view_of(race, seat=1))[:10]]
    assert head == "   ally      who has it"
    assert rows[:3] == [" 1 witch     Anna", " 2 squire    B points at C", " 3 fairy     set aside"]
    assert rows[7] == "►8 horse     Chloé"
    assert rows[8] == " 9 unicorn   not seen"
    before = Race([8, 22, 3], {"witch": 0, "squire": 1, "horse": 2}, dragon=49).do(Curse("horse"))
    assert drawn(view_of(before, seat=1))[8][53:].rstrip() == " 8 horse     cursed"
    assert drawn(view_of(before, seat=2))[8][53:].rstrip() == " 8 horse     you, cursed"
    spent = Race([8, 22, 3], {"witch": 0, "squire": 1, "horse": 2}, dragon=49).do(Curse("squire"))
    assert "cursed" not in "".join(drawn(view_of(spent))), "the curse is over when the ally has been called"


@pytest.mark.parametrize("width", [82, 122])
def test_a_card_names_its_holder_as_the_list_does_and_is_cursed_until_it_is_called(width):
    race = Race([8, 22, 3], {"witch": 0, "squire": 1, "horse": 2}, dragon=49).do(Curse("squire"))
    view = view_of(race)
    canvas = Canvas(width, 6)
    nine = court(view, aim(view), spots(view))
    draw_cards(canvas, nine)
    assert re.search("you .* Boris", canvas.text().split("\n")[-1]), "we are named as where an ally of ours lies"
    assert re.search("2►[─ ]*cursed", canvas.text()), "the squire acts"
    race.do(Point(2))
    view = view_of(race)
    draw_cards(canvas, court(view, aim(view), spots(view)))
    *_, last = canvas.text().split("\n")
    assert "B → C" in last
    assert "cursed" not in canvas.text()


@pytest.mark.parametrize("width", [81, 82, 99, 120, 122, 140])
def test_cards_stand_equally_far_apart(width):
    view = view_of(Race([8, 22, 3], {"squire": 0}))
    canvas = Canvas(width, 6)
    draw_cards(canvas, court(view, aim(view), spots(view)))
    corners = [at for at, sign in enumerate(canvas.text().split("\n")[0]) if sign in "╭┏"]
    assert len({there - here for here, there in pairwise(corners[2:])}) == 1


def test_a_swap_is_told_with_both_ways():
    race = Race([9, 20, 3], {"witch": 0, "horse": 1}, dragon=49).do(Curse("horse"))
    view = view_of(race)
    lines = [DRAWN.plain(view, DRAWN.line(view, core.Event(key, args))) for key, args in race.chance.lines]
    assert "8, the horse: Boris!" in lines
    assert "The curse! Anna and Boris swap: Anna 10 → 20, Boris 20 → 10." in lines
    assert "The witch moves on: Anna 20 → 21, first." in lines


def test_what_we_saw_in_the_draft_stays_on_the_board():
    dealer = core.Dealer(GAME, 5, {}, seed=seed_of(3))
    state = dealer.state
    replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in state.seats]

    def act(action):
        seat = dealer.to_act[0]
        step = dealer.act(seat, action)
        for each, replica in enumerate(replicas):
            replica.follow(step.report(each))
        return seat

    def known(seat):
        return whereabouts(View.of(replicas[seat], WORDS, NAMES))

    first, hand = dealer.to_act[0], list(state.pack.faces)
    opened = dict.fromkeys(state.face_up.faces, "open")
    assert known(first) == dict.fromkeys(hand, "hand") | opened
    act(Keep(hand[0]))
    act(Pass("left"))
    assert known(first) == {hand[0]: "mine"} | dict.fromkeys(hand[1:], "passed") | opened
    assert known((first + 1) % 5) == dict.fromkeys(hand[1:], "hand") | opened
    assert known((first + 2) % 5) == opened
    for ally in hand[1:4]:
        act(Keep(ally))
    last = act(Keep(hand[4]))
    assert known(last) == opened | {hand[4]: "mine", hand[5]: "left"}


@pytest.mark.parametrize(("ask", "seats", "seed"), [("point", 5, 2), ("push", 8, 4), ("steal", 6, 6)])
def test_knights_are_chosen_in_the_order_of_the_race(ask, seats, seed):
    view = table_view(ask, seats, seed)
    knights = [action.knight for action in DRAWN.arranged(view.legal[::-1], view.state)]
    assert len(knights) > 1
    assert knights == [seat for seat in view.state.line if seat in knights]


def test_other_choices_stay_in_the_order_of_the_rules():
    view = table_view("curse", 3, 1)
    assert [*DRAWN.arranged(view.legal, view.state)] == [*view.legal]
