"""Duelling Nobles on the board. Facts stand apart from what the answer under the cursor would make of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import core
from core.games.nobles.actions import Arm, BuyWeapon, Challenge, Done, Lay, MoveArmour, Substitute, Tithe
from tests.games.nobles.screen import (
    BOARD,
    BOARDS,
    NAMES,
    after_the_duel,
    challenger_arms,
    drawing,
    ended,
    rich_table,
    substitute,
    view,
)
from tests.games.nobles.table import Table, card
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.nobles.duel import scene, verdict
from tui.boards.nobles.plan import Table as Plan
from tui.boards.nobles.plan import plan
from tui.draw.canvas import Canvas
from tui.draw.pictures import gallery
from tui.text.words import Words, plain, shade

SMALL = (80, 12)


def armed(cards="3d", armour=None):
    """A king and a queen, with cards in hand to be laid as armour."""
    return Table(("Kd Qc", "Js"), (cards, ""), ask="equip", armour=armour or {}).replicas[0]


def drawn(replica, action, size=SMALL):
    """The board with the cursor on an answer."""
    canvas = Canvas(*size)
    BOARD.draw(view(replica, list(replica.legal()).index(action)), canvas)
    return canvas


def in_style(canvas, names):
    """What is written in a style."""
    return "".join(cell.character for row in canvas.rows() for cell in row if cell.names == names)


def test_the_strength_of_a_noble_is_the_sum_of_the_parts_below_it():
    shown = drawing(Table(("Kd Qc", "Js"), armour={"Kd": "2h"}, ask="buy").replicas[0])
    assert "18 + 2 dice" in shown
    assert "+3 queen +2♥" in shown


def test_armour_alone_is_called_so_beside_the_card():
    assert "13 +3♦ armour" in drawing(Table(("Kd", "Js"), ask="buy", armour={"Kd": "3d"}).replicas[0])


def test_armour_under_the_cursor_is_told_beside_its_noble_in_gold_and_the_sum_in_the_table():
    canvas = drawn(armed(), Arm(card("3d"), card("Kd")))
    assert re.search("K♦ king +○○○", canvas.text())
    gold = in_style(canvas, "gold bold")
    assert "→ +3♦ armour" in gold
    assert "16 + 2 dice" in canvas.text()
    assert "13" not in canvas.text(), "what the sum is made of gives way to the armour"
    assert "→" not in drawn(armed(), Done()).text()


def test_armour_that_would_be_moved_away_is_told_where_it_lies():
    canvas = drawn(armed(cards="5s", armour={"Kd": "3d"}), MoveArmour(card("Kd"), card("Qc")))
    shown = canvas.text()
    for told in ("→ −3♦ armour", "→ +3♦ armour"):
        assert told in shown


@pytest.mark.parametrize("ask", ["buy", "equip"])
def test_the_chances_have_the_same_grounds_whatever_is_asked(ask):
    hand, canvas = ("3d" if ask == "equip" else ""), Canvas(*SMALL)
    BOARD.draw(view(Table(("Kd", "Js"), (hand, ""), coins=(3, 0), ask=ask).replicas[0]), canvas)
    chances = next(row for row in canvas.rows() if any(cell.character == "%" for cell in row))
    assert any("wash" in str(cell.names) for cell in chances[24:56])


@pytest.mark.parametrize("language", LANGUAGES)
def test_armour_under_the_cursor_stands_whole_beside_the_noble_in_every_language(language):
    replica, canvas = armed(), Canvas(*SMALL)
    for at in range(2):
        BOARD.draw(replace(view(replica, at), words=Words(language)), canvas)
        assert f"+3♦ {Words(language)('nobles-row-armour')}" in canvas.text()


def test_the_table_of_armour_has_the_sums_of_the_board():
    now = view(armed())
    (table,) = BOARD.tables(now)
    assert "16 → 19 + 2 dice" in [row[-1] for row in table.rows]


def test_the_chances_of_a_substitute_are_red_or_green_as_those_of_challenges():
    table = Table(("Jd", "Kh Jc"), coins=(3, 3), ask="challenge")
    table.do(Challenge(card("Jd"), card("Jc")))
    now = view(table.replicas[1])
    (columns,) = BOARD.tables(now)
    good = columns.rows[0][1]
    assert good == shade("good bold", plain(good, NAMES)), "a king against a jack"
    poor = next(row[1] for row in BOARD.tables(view(substitute()))[0].rows)
    assert poor == shade("bad", plain(poor, NAMES))


def test_the_recap_of_a_duel_marks_the_sum_that_won():
    told = BOARD.round_table(view(after_the_duel()), ())
    totals = told.rows[-1][1:]
    assert sum(cell == shade("good bold", plain(cell, NAMES)) for cell in totals) == 1


def test_a_substitute_is_compared_with_the_noble_that_was_challenged():
    table = Table(("Jd", "Kh Kc Jc"), coins=(3, 3), ask="challenge")
    table.do(Challenge(card("Jd"), card("Kc")))
    (columns,) = BOARD.tables(view(table.replicas[1]))
    assert columns.heads[2] == "change"
    assert [row[2] for row in columns.rows] == [shade("dim", "0\u00a0%"), shade("bad", "−53\u00a0%"), ""]


def test_a_substitute_under_the_cursor_is_not_said_to_be_challenged():
    replica = substitute()
    legal = list(replica.legal())
    sent = next(at for at, each in enumerate(legal) if isinstance(each, Substitute))
    told = {
        name: verdict(now, scene(now))[0]
        for name, now in {"sent": view(replica, sent), "stays": view(replica, legal.index(Done()))}.items()
    }
    assert told["sent"].endswith("?")
    assert "is challenged by" in told["stays"]


def test_below_the_chances_stands_what_they_leave_out():
    grid = BOARD.grid(view(Table(("Kh Jc", "Qs Js"), ask="challenge").replicas[0]))
    assert list(grid.notes) == ["Chances to win, before weapons."]


def test_the_chances_of_challenges_say_whose_nobles_attack_and_whose_defend():
    replica = Table(("Kh Jc", "Qs Js"), ask="challenge").replicas[0]
    grid = BOARD.grid(view(replica))
    assert (grid.corner, grid.heads, [head for head, _ in grid.rows]) == (
        "you beat", [" Q♠ ", " J♠ "], ["with K♥", "with J♣"],
    )  # fmt: skip
    assert grid.apart


def chances_drawn(now, size=SMALL):
    """The rows of the chances in the arena: the noble of each, and its figures."""
    canvas = Canvas(*size)
    BOARD.draw(now, canvas)
    found = re.findall(r"with (\S+) +((?:(?:(?:\d+ )?→ )?\d+ % *)+)", canvas.text())
    return {noble: re.findall(r"\d+ %", told) for noble, told in found}


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("ask", ["buy", "equip"])
def test_before_the_first_duel_the_chances_of_each_stand_between_the_courts(ask, size):
    table = Table(("Kh Jc", "Qs Js"), ("2h 4d", "5d"), ask=ask, coins=(3, 0), wounds={"Kh": 1})
    drawn = chances_drawn(view(table.replicas[0]), size)
    table.until("challenge")
    likely = [[" ".join(text.split()) for _, text in cells] for _, cells in BOARD.grid(view(table.replicas[0])).rows]
    assert [*drawn.values()] == likely
    assert [*drawn] == ["K♥", "J♣"]


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_chances_stand_there_between_duels_too_and_what_the_log_tells_does_not(size):
    low = size in (BOARDS["80x24"], BOARDS["100x30"], BOARDS["118x34"])
    assert len(chances_drawn(view(after_the_duel()), size)) == (0 if low else 3), "favours matter more"
    assert " versus " not in drawing(after_the_duel(), size)
    assert chances_drawn(view(challenger_arms()), size) == {}, "a duel is under way"


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_where_a_favour_can_be_had_the_board_says_what_each_does_that_is_left(size):
    replica = Table(("Kh", "Ks"), ("9h 7c", "5d"), wounds={"Kh": 1}, favours=("2c", "")).replicas[0]
    shown = drawing(replica, size)
    for told in ("What a favour does", "heal 1", "draw 3", "see the"):
        assert told in shown
    assert "take a card" not in shown, "this seat has had that"
    without = drawing(Table(("Kh", "Ks"), ("7c", "5d")).replicas[0], size)
    assert "What a favour does" not in without


def test_where_the_table_of_challenges_tells_the_chances_there_is_room_for_rules_instead():
    table = Table(("Kh", "Ks"), ("5d", ""), ask="challenge")
    now = view(table.replicas[0], cursor=list(table.replicas[0].legal()).index(Done()))
    assert chances_drawn(now) == {}
    assert "a jack lays 2 weapons" in drawing(table.replicas[0], SMALL)
    assert chances_drawn(now, BOARDS["160x50"]) == {"K♥": ["44 %"]}


def test_the_rules_of_weapons_are_not_told_twice_to_a_player_without_any():
    shown = [drawing(Table(("Kh", "Ks"), (hand, ""), ask="buy").replicas[0], (80, 25)) for hand in ("5d", "")]
    assert ["aces win" in each for each in shown] == [True, False]
    assert ["a queen adds 3" in each for each in shown] == [True, False]


def test_of_two_last_nobles_the_chance_stands_below_their_last_duel():
    table = Table(("Kh", "Ks"), ask="challenge", luck=(6, 6, 1, 1))
    table.duel("Kh", "Ks")
    table.until("buy")
    now = view(table.replicas[0])
    assert chances_drawn(now) == {"K♥": ["44 %"]}
    assert drawing(table.replicas[0]).index("last duel") < drawing(table.replicas[0]).index("with K♥")


def test_the_chances_are_those_with_the_armour_under_the_cursor():
    replica = armed("3d")
    bare = chances_drawn(view(replica))
    at = list(replica.legal()).index(Arm(card("3d"), card("Qc")))
    then = chances_drawn(view(replica, at))
    assert then["K♦"] == [bare["K♦"][0]]
    assert int(then["Q♣"][0].split()[0]) > int(bare["Q♣"][0].split()[0])
    canvas = drawn(replica, Arm(card("3d"), card("Qc")))
    changed = "".join(cell.character for row in canvas.rows() for cell in row if str(cell.names).endswith("gold bold"))
    assert f"{bare['Q♣'][0].split()[0]} → {then['Q♣'][0]}" in changed, "what it is now, and what it would be"


def test_spectators_are_told_whose_chances_they_see():
    replica = Table(("Kh Jc", "Qs Js"), ask="buy").replicas[None]
    assert "A beats" in drawing(replica)
    assert "you beat" not in drawing(replica)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ace_says_in_the_table_that_it_beats_the_rest(language):
    table = Table(hands=("Ad 6h", ""), courts=("Qc", "Js"), ask="challenge", luck=(4, 2))
    table.do(Challenge(card("Qc"), card("Js")))
    replica, words = table.replicas[0], Words(language)
    now = View.of(replica, words, NAMES, legal=list(replica.legal()), cursor=None, ascii_only=False)
    said = [row[-1] for row in BOARD.tables(now)[0].rows]
    assert words("nobles-column-beats") in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_how_close_an_ace_is_stands_whole_in_the_sums(language, size):
    table = Table(hands=("Ad 6h", ""), courts=("Qc", "Js"), ask="challenge", luck=(4, 2))
    table.do(Challenge(card("Qc"), card("Js")), Lay(card("Ad")))
    words, canvas = Words(language), Canvas(*size)
    BOARD.draw(View.of(table.replicas[0], words, NAMES), canvas)
    assert words("nobles-near", closeness="other") in canvas.text()
    assert "colour" in Words("en")("nobles-near", closeness="other")


@pytest.mark.parametrize("back", [None, "2h"])
def test_armour_that_is_moved_or_swapped_stands_in_the_same_table_with_the_sums_then(back):
    armour = {"Kd": "3d", **({"Qc": back} if back else {})}
    now = view(armed(cards="", armour=armour))
    (table,) = BOARD.tables(now)
    moved = now.legal.index(MoveArmour(card("Kd"), card("Qc")))
    told = "3♦ for 2♥" if back else "3♦ from K♦"
    assert table.rows[moved] == [told, "Q♣", "14 → 15 + 1 die" if back else "12 → 15 + 1 die"]


@pytest.mark.parametrize("action", ["heal", "tithe"])
def test_what_the_cursor_would_change_of_wounds_is_told_at_their_noble_and_not_in_the_head(action):
    hand, ask = ("6h", "favour") if action == "heal" else ("", "tithe")
    replica = Table(("Kd", "Js"), (hand, ""), ask=ask, wounds={"Kd": 1}).replicas[0]
    canvas = drawn(replica, replica.legal()[0])
    assert "stamina 2 ×○○" in canvas.text()
    assert re.search(r"K♦ king +○○○" if action == "heal" else r"K♦ king +××○", canvas.text())


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_a_card_in_a_court_says_the_sum_with_armour_and_queen(size):
    shown = drawing(Table(("Kd Qc", "Js"), armour={"Kd": "3d", "Js": "2h"}, ask="buy").replicas[0], size)
    if plan(*size).card:
        assert re.search("K♦─+19╮", shown)
        assert re.search("J♠─+13╮", shown)
    else:
        assert "19 + 2 dice" in shown
        assert "13 + 1 die" in shown


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_a_place_whose_noble_has_fallen_says_so(size):
    shown = drawing(Table(("Kh Jc", "Ks Qs Js"), ask="buy").replicas[0], size)
    assert shown.count("fallen") == 1, "a pile without cards has no name"


@pytest.mark.parametrize("rank", ["king", "queen", "jack"])
def test_portraits_one_above_the_other_keep_a_gap(rank):
    pixels = gallery()[f"{rank} bust"].pixels
    assert set(pixels[-1]) == {"."}
    assert set(pixels[-2]) != {"."}


@pytest.mark.parametrize(("name", "told"), [("Anna", "stamina 9"), ("Annabella of Orkney", " 9")])
def test_both_players_wounds_are_told_in_the_same_words(name, told):
    crowded, canvas = Table(("Kh Kd Ks", "Qs Js Jh"), ask="buy").replicas[0], Canvas(80, 12)
    BOARD.draw(replace(view(crowded), names=[name, "Boris"]), canvas)
    head = next(row for row in canvas.text().splitlines() if " B " in row)
    assert told in head
    assert told.replace("9", "6") in head
    assert head.count("stamina") in (0, 2)


@pytest.mark.parametrize("cards", ["", "6h"])
def test_coins_and_cards_in_the_head_are_those_of_now_whatever_the_cursor_would_change(cards):
    table = Table(hands=(cards, ""), coins=(1, 0), ask="buy").replicas[0]
    row = drawing(table, SMALL, list(table.legal()).index(BuyWeapon())).splitlines()[2][:40]
    assert re.match(rf"[ █]*1 coin  {'1 card' if cards else 'no cards'} +favours left ♥♦♣♠", row)


def test_no_noun_of_a_hand_is_cut_where_there_is_little_room():
    table = Table(hands=("6h 7h 8h 9h 10h", ""), coins=(6, 0), ask="buy").replicas[0]
    row = drawing(table, (60, 20), list(table.legal()).index(BuyWeapon())).splitlines()[2][:30]
    assert "◉ 6  5 cards " in row


def test_the_sign_of_coins_is_gold_unlike_those_of_stamina_above_it():
    replica = Table(hands=("6h", ""), coins=(6, 0), ask="buy").replicas[0]
    assert "◉" in in_style(drawn(replica, BuyWeapon(), (60, 20)), "gold")


@pytest.mark.parametrize("language", LANGUAGES)
def test_favours_have_their_label_where_there_is_little_room(language):
    replica = Table(hands=("", "6h 7h 8h"), coins=(9, 1), ask="buy").replicas[0]
    canvas = Canvas(62, 36)
    BOARD.draw(replace(view(replica), words=Words(language)), canvas)
    label = re.escape(Words(language)("nobles-favours"))
    assert len(re.findall(rf"{label} ♥♦♣♠", canvas.text())) == 2


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_label_of_the_favours_is_the_same_whatever_the_cursor_would_change(size):
    table = Table(hands=("6h", "6c"), coins=(1, 1), ask="buy").replicas[0]
    heads = [drawing(table, size, cursor) for cursor in (None, list(table.legal()).index(BuyWeapon()))]
    counts = {(head.count("favours left ♥♦♣♠"), head.count("favours ♥♦♣♠")) for head in heads}
    assert counts in ({(2, 0)}, {(0, 2)})


def test_no_favours_are_left_is_said_where_there_is_little_room_too():
    used = Table(hands=("9h 8h", ""), coins=(12, 0), ask="buy", favours=("2h 2d 2c 2s", "")).replicas[0]
    shown = drawing(used, (60, 20), list(used.legal()).index(BuyWeapon())).splitlines()[2]
    assert "favours –" in shown[:30]
    assert "no favours left" in drawing(used, SMALL).splitlines()[2][:40]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_sign_of_the_player_to_act_stands_before_their_letter(seat, size):
    head = drawing(rich_table(mover=seat).replicas[0], size).splitlines()[1 : 1 + plan(*size).head]
    row = next(row for row in head if " A " in row and " B " in row)
    assert f"► {'AB'[seat]} " in row
    assert row.count("►") == 1


def test_no_weapon_is_to_come_when_the_sums_are_told():
    now = view(challenger_arms())
    summed = replace(now, log=[*now.log, core.Event("score", {"seat": 0, "noble": card("Kh"), "total": 29})])
    assert {side.arms for side in scene(now).sides.values()} == {"now", "later"}
    assert {side.arms for side in scene(summed).sides.values()} == {"none"}


def test_a_card_without_a_favour_now_has_its_reason_below_the_table():
    replica = Table(("Kh", "Ks"), ("6h Ad", ""), wounds={"Kh": 1}, ask="favour").replicas[0]
    (table,) = BOARD.tables(view(replica))
    assert list(table.notes) == ["A♦ has no favour for you now: your court is not the smaller one."]


def test_diamonds_without_weapons_to_draw_have_that_as_their_reason():
    replica = Table(("Kh", "Ks Qs"), ("6h Ad", ""), wounds={"Kh": 1}, rest="hand", ask="favour").replicas[0]
    (table,) = BOARD.tables(view(replica))
    assert list(table.notes) == ["A♦ has no favour for you now: there are no weapons to draw."]


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_all_chances_end_in_one_column_also_those_that_armour_would_change(size):
    canvas = drawn(armed(), Arm(card("3d"), card("Kd")), size)
    rows = [row for row in canvas.text().split("\n") if "with " in row]
    assert ["→" in row for row in rows] == [True, False]
    assert len({row.index("%") for row in rows}) == 1


@pytest.mark.parametrize(("ask", "wounds", "sign"), [("tithe", {"Kh": 1}, "×"), ("favour", {"Kh": 2}, "○")])
def test_the_wound_that_would_be_taken_or_healed_stands_on_the_ground_of_the_cursor(ask, wounds, sign):
    table = Table(("Kh Qd", "Ks"), ("9h" if ask == "favour" else "", ""), wounds=wounds, ask=ask)
    replica = table.replicas[0]
    canvas = drawn(replica, next(each for each in replica.legal() if not isinstance(each, Done)))
    assert in_style(canvas, "on-gold bold") == sign


def grounds_of_court(size):
    """The grounds of the three nobles of the left court, one below the other."""
    canvas = Canvas(*size)
    BOARD.draw(view(Table(("Kh Qd Jc", "Ks")).replicas[0]), canvas)
    named = [bool(re.search("[♥♦♣] (king|queen|jack)", text[:25])) for text in canvas.text().split("\n")]
    return [row[1].style.bgcolor for row, found in zip(canvas.rows(), named, strict=True) if found]


def test_where_no_row_is_free_between_two_nobles_their_grounds_part_them():
    low, high = grounds_of_court(SMALL), grounds_of_court(BOARDS["100x30"])
    assert low[0] == low[2] != low[1]
    assert len(set(high)) == 1


@pytest.mark.parametrize(("court", "rows"), [("Kh", 1), ("Kh Qd", 5)])
def test_the_chances_of_a_single_noble_are_no_high_bar(court, rows):
    canvas = Canvas(*BOARDS["160x50"])
    BOARD.draw(view(Table((court, "Ks"), ask="buy").replicas[0]), canvas)
    column = next(row.index("with K♥ ") + 9 for row in canvas.text().split("\n") if "%" in row)
    grounds = [str(row[column].names) for row in canvas.rows()]
    assert sum(bool(re.match("wash-(good|dim|bad)", names)) for names in grounds) == rows * len(court.split())


def test_a_card_says_in_its_own_row_that_its_noble_would_be_wounded_or_healed():
    table = Table(("Kh Ks", "Jd"), ask="tithe")
    now = table.replicas[0]
    at = next(number for number, each in enumerate(now.legal()) if isinstance(each, Tithe))
    assert "→ wounded" in drawing(now, BOARDS["120x40"], at)
    assert "→ wounded" not in drawing(now, BOARDS["120x40"], list(now.legal()).index(Done()))


@pytest.mark.parametrize("armour", [{"Kd": "3d"}, {"Kd": "3d", "Qc": "2h"}], ids=["moved", "swapped"])
def test_the_digit_of_armour_to_be_moved_stands_on_one_noble(armour):
    replica = armed(cards="5s", armour=armour)
    legal = list(replica.legal())
    for cursor in range(len(legal)):
        table = Plan.of(view(replica, cursor), Canvas(80, 22), lambda now, numbers: "".join(map(str, numbers)))
        keys = [key for noble in table.state.court(0) if (key := table.key(noble))]
        assert len(keys) == len(set(keys)), "a key is one card"


def test_a_card_that_can_arm_one_noble_only_has_the_digit_itself():
    replica = Table(("Kd", "Ks"), ("3d", ""), ask="equip").replicas[0]
    table = Plan.of(view(replica, 0), Canvas(80, 22), lambda now, numbers: "1")
    assert table.key(card("Kd")) == ""


def test_the_places_of_a_jacks_two_weapons_lie_below_each_other():
    rows = drawing(substitute(), BOARDS["120x40"]).splitlines()
    at = next(number for number, row in enumerate(rows) if "╰╴     ╶╯" in row)
    assert rows[at + 1].index("╭╴     ╶╮") == rows[at].index("╰╴     ╶╯")


def test_a_weapon_that_is_bought_unseen_has_examples():
    now = view(Table(("Kh", "Ks"), ask="buy", coins=(9, 0)).replicas[0])
    number, ace, armour = BOARD.cards_shown(now, BuyWeapon())
    assert (number.value, number.sign, *number.notes, number.name) == ("7♥", "+7", "own suit", "adds 2 more")
    assert (ace.value, *ace.notes, ace.name) == ("A♠", "beats all", "else")
    assert (armour.value, armour.name) == ("3♦", "armour")
    narrow = view(Table(("Kh", "Ks"), ask="buy", coins=(9, 0), same_suit=True).replicas[0])
    assert not BOARD.cards_shown(narrow, BuyWeapon())[0].notes, "no bonus at this table"


def test_each_favour_that_is_left_is_a_thing_of_its_own():
    canvas = Canvas(80, 22)
    BOARD.draw(view(Table(("Kh", "Ks"), ("", "2d"), favours=("8d", "")).replicas[0]), canvas)
    named = [region.name for region in canvas.regions if region.name.startswith("favour-")]
    assert sorted(named[:3]) == ["favour-clubs", "favour-hearts", "favour-spades"]
    told = BOARD.about(view(Table(("Kh", "Ks"), ask="buy").replicas[0]), "favour-hearts")
    assert (told.title, "heal one wound" in told.text) == ("The favour of hearts", True)


def test_an_ace_is_told_once_with_how_close_it_is():
    now = view(Table(("Kh", "Ks"), ask="buy").replicas[0])
    laid = core.Event("lays", {"seat": 0, "noble": card("Kh"), "weapon": card("Ad"), "value": 0, "suit": 0})
    assert plain(BOARD.line(now, laid), NAMES) == "K♥ uses A♦, an ace of its own colour."
    assert not BOARD.line(now, core.Event("ace", {"seat": 0, "noble": card("Kh"), "closeness": "colour"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_healed_noble_has_the_wounds_that_it_is_told_to_have(language):
    now = replace(view(Table(("Kh", "Ks"), ask="buy").replicas[0]), words=Words(language))
    told = [
        plain(BOARD.line(now, core.Event("heals", {"seat": 0, "noble": card("Kh"), "wounds": wounds})), NAMES)
        for wounds in (0, 1)
    ]
    said = {"en": ("no wound", "now has 1 wound"), "fr": ("n’en a plus", "en a encore 1")}
    said |= {"ru": ("теперь без ран", "теперь ран: 1"), "uk": ("тепер без ран", "тепер ран: 1")}
    assert [each in text for each, text in zip(said[language], told, strict=True)] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("replica", "seat", "sign", "told"),
    [(after_the_duel(), 1, "►", ["10♠ +10 +2", "8♠ +8 +2", "9♥ +9 +2", "×"]), (ended().replicas[1], 1, "◄", ["××"])],
    ids=["won", "fallen"],
)
def test_the_recap_of_a_duel_pictures_both_nobles_with_what_they_used(replica, seat, sign, told, language):
    now = replace(view(replica), words=Words(language))
    picture = BOARD.round_table(now, ()).picture
    shown = picture(70, 8)
    assert [text for text in (sign, *told) if text not in shown.text()] == []
    assert not {"►", "◄"}.difference({sign}).intersection(shown.text())
    assert ("fallen" in shown.text()) == (language == "en" and "××" in told)
    assert [picture(20, 8), picture(70, 5)] == [None, None]


def test_a_duel_that_is_over_tells_its_dice_as_a_sum_beside_the_picture_of_each():
    now = view(after_the_duel())
    rows = {name: cells for name, *cells in BOARD.round_table(now, ()).rows}
    assert all(cell.startswith("+") for cell in rows["dice"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_where_nothing_is_chosen_tells_of_no_cursor(language):
    now = replace(view(substitute()), words=Words(language), cursor=None)
    told, replayed = BOARD.explain(now, None), BOARD.explain(replace(now, keyed=False), None)
    first = replayed.partition("\n\n")[0]
    assert told.startswith(f"{first} ")
    assert "cursor" in told or language != "en"
    assert "cursor" not in replayed
