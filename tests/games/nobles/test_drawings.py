"""What the board draws where it could say it: graves, sums below cards, hills of sums, suits, coins, examples."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest

from core.games.nobles.actions import BuyWeapon, Challenge, Done, Tithe
from tests.games.nobles.screen import BOARD, BOARDS, PICTURES, drawing, view
from tests.games.nobles.table import Table, card
from tui.app.settings import LANGUAGES
from tui.boards.nobles.asides import reach
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.themes import THEMES
from tui.screens.game.layout import hand_room
from tui.text.words import Words

LARGE = [BOARDS["120x40"], BOARDS["160x50"]]


def hand(now, size=(120, 40)):
    return BOARD.hand(now, hand_room(*size))


def choosing(table, kind, **figures):
    replica = table.replicas[0]
    at = next(at for at, each in enumerate(replica.legal()) if isinstance(each, kind))
    return replace(view(replica, cursor=at), **figures)


def challenging(**figures):
    return choosing(Table(("Kh", "Qs"), ask="challenge"), Challenge, **figures)


def challenged():
    table = Table(("Jd", "Kh Jc"), coins=(3, 3), ask="challenge")
    table.do(Challenge(card("Jd"), card("Kh")))
    return table.replicas[1]


# Graves


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_where_a_noble_has_fallen_there_is_a_grave_of_its_players_colour(size):
    canvas = Canvas(*size)
    BOARD.draw(view(Table(("Kh", "Ks Qd Jc")).replicas[0]), canvas)
    stones = [row.count("faint-steel") for row in (" ".join(str(cell.names) for cell in row) for row in canvas.rows())]
    assert sum(map(bool, stones)) >= 4, "two graves, one below the other"
    assert canvas.text().count("fallen") >= 2
    hill = {str(cell.names).split()[0] for row in canvas.rows() for cell in row if "faint-seat" in str(cell.names)}
    assert hill == {"faint-seat0"}


def test_a_grave_is_drawn_in_ascii_too():
    canvas = Canvas(*BOARDS["120x40"], ascii_only=True)
    BOARD.draw(view(Table(("Kh", "Ks Qd Jc")).replicas[0]), canvas)
    assert canvas.text().count("--+--") == 2


# Sums and dice below the cards


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_each_side_has_its_sum_and_its_dice_below_its_card(size):
    shown = drawing(challenged(), size).splitlines()
    left = next(row for row in shown if "strength" in row and " 13 " in row)
    cards = next(row for row in shown if row.count("┏") >= 2)
    start, end = cards.index("┏"), cards.index("┓")
    assert start < left.index("13") < end
    start, end = cards.rindex("┏"), cards.rindex("┓")
    assert start < left.rindex("11") < end
    dice = next(row for row in shown if " ? " in row)
    assert start <= dice.rindex("?") <= end


# The sums that dice may bring


def test_before_the_dice_the_sums_of_both_duellists_stand_as_hills_on_one_scale():
    drawn = hand(challenging(), (80, 24)).text().splitlines()
    assert drawn[0].strip().startswith("Possible sums, by the dice")
    assert [row.split()[0] for row in drawn if row.strip()[:2] in ("K♥", "Q♠")] == ["K♥", "Q♠"]
    numbers = next(row for row in drawn if row.split() and row.split()[0] == "13")
    assert numbers.split()[-1] == "25"


def test_a_hill_has_a_column_for_each_sum_that_can_be():
    king, queen = reach.reaches(challenging())
    assert [min(king.ways), max(king.ways)] == [15, 25]
    assert [min(queen.ways), max(queen.ways)] == [13, 18]
    assert max(map(king.share, king.ways)) == king.share(20)
    canvas = Canvas(40, 6)
    assert reach.draw(challenging(), canvas)
    below = "".join("x" if str(cell.names).startswith("seat1") else "." for cell in canvas.rows()[4])
    assert below[3:].startswith("x.x.x.x.x.x...")


def test_without_figures_without_a_duel_and_after_the_dice_there_are_no_hills():
    assert not reach.reaches(challenging(figures=False))
    assert not reach.reaches(choosing(Table(("Kh", "Qs"), ask="challenge"), Done))
    assert "How a duel ends" in hand(challenging(figures=False)).text()
    assert not reach.draw(challenging(), Canvas(12, 6)), "too narrow"


def test_to_stay_in_a_duel_is_explained_with_the_noble_that_stays():
    replica = challenged()
    told = BOARD.explain(view(replica), Done())
    assert "K♥" in told
    assert "2 dice" in told


def test_the_hills_stand_apart_and_leave_the_end_of_a_duel_its_columns():
    rows = hand(challenging()).text().splitlines()
    assert "How a duel ends" in rows[0]
    assert all("█" not in rows[4][at : at + 1] for at in range(3, 40)), "a free row above the lower hill"
    assert rows[1].endswith("wins 1 coin"), "rules begin beside the first choice"


# Above the choices, on a narrow, high screen


UPRIGHT = (62, 70)


def above(now):
    return BOARD.hand(now, hand_room(*UPRIGHT))


def test_upright_the_hills_take_all_columns():
    rows = above(challenging()).text().splitlines()
    assert rows[0].startswith("Possible sums, by the dice ───")
    assert rows[5].split() == [str(number) for number in range(13, 26)]


def test_upright_the_end_of_a_duel_stands_behind_three_weapons():
    now = view(Table(("Kh", "Ks"), ("3d 6h Ad", "5d"), ask="equip").replicas[0])
    assert "an ace      beats all else" in above(now).text()
    assert "How a duel ends" not in above(replace(now, legal=())).text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", ["buy", "court"])
def test_upright_examples_stand_behind_rules_that_are_whole(ask, language):
    now = (
        choosing(Table(("Kh", "Ks"), ask="buy", coins=(3, 0)), BuyWeapon)
        if ask == "buy"
        else view(PICTURES["court"][0]())
    )
    shown = above(replace(now, words=Words(language))).text()
    assert "…" not in shown
    assert ("+7" in shown) == (ask == "buy" or language != "ru"), "long heads need the room of the examples"
    assert "?" not in shown, "no back stands in their place"


def test_upright_dice_are_drawn_below_the_duellists():
    canvas = Canvas(62, 44)
    BOARD.draw(challenging(), canvas)
    assert canvas.text().count("│   ?   │") == 3


# Piles, coins, favours, examples


def test_the_cards_of_the_open_piles_stand_apart_from_the_prices():
    replica = Table(("Kh", "Ks"), discard="2h 9d", ask="buy", coins=(3, 0)).replicas[0]
    rows = drawing(replica, (82, 28)).splitlines()
    priced = next(at for at, row in enumerate(rows) if "5 coins" in row)
    assert "discard  9♦ 2♥" in rows[priced + 2]


def test_a_pile_is_pictured_by_its_top_card_and_an_empty_one_by_none():
    now = view(Table(("Kh", "Ks"), discard="2h 9d", ask="buy").replicas[0])
    assert BOARD.card_shown(now, "discard").value == "9♦"
    assert all(BOARD.card_shown(now, deck).face_down for deck in ("weapons", "nobles"))
    assert [BOARD.card_shown(now, name) for name in ("fallen", "coins")] == [None, None]


def test_the_number_of_a_pile_is_not_read_as_a_card():
    shown = drawing(Table(("Kh", "Ks"), discard="2h 9d", ask="buy", coins=(3, 0)).replicas[0], BOARDS["120x40"])
    assert "─ 2 ─" in shown
    assert "2 9♦" not in shown


@pytest.mark.parametrize(("size", "drawn"), [((120, 40), True), ((80, 24), False)])
def test_the_tithe_is_drawn_as_a_king_that_pays_a_coin_where_there_is_room(size, drawn):
    now = choosing(Table(("Kh", "Ks"), ask="tithe", coins=(3, 0)), Tithe)
    assert bool(re.search("│ +1 coin +│", hand(now, size).text())) == drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_are_drawn_beside_the_prices_in_every_language(language):
    now = choosing(Table(("Kh", "Ks"), ask="tithe", coins=(3, 0)), Tithe)
    words, canvas = Words(language), Canvas(*BOARDS["80x24"])
    BOARD.draw(replace(now, words=words), canvas)
    for name, coins in (("weapon", 1), ("substitute", 2), ("noble", 5)):
        price, thing = (words(f"nobles-rule-price-{name}{does}") for does in ("", "-does"))
        assert re.search(f"{price} +{'◉' * coins} +{thing} ", canvas.text())


def test_upright_the_chances_stand_below_what_coins_buy():
    now = choosing(Table(("Kh Qd Jc", "Ks"), ask="tithe", coins=(3, 0)), Tithe)
    canvas = Canvas(62, 36)
    BOARD.draw(now, canvas)
    shown = canvas.text()
    assert shown.index("a noble") < shown.index("Chances now") < shown.index("with K♥")


def test_favours_stand_beside_large_suits_where_there_is_room_and_in_a_list_elsewhere():
    replica = Table(("Kh", "Ks"), ("9h 7c", "5d"), wounds={"Kh": 1}).replicas[0]
    assert "♥  heal 1 wound" in drawing(replica, BOARDS["80x24"])
    for size in LARGE:
        canvas = Canvas(*size)
        BOARD.draw(view(replica), canvas)
        assert "♥  heal" not in canvas.text()
        names = {region.name for region in canvas.regions}
        assert names >= {"favour-hearts", "favour-diamonds", "favour-clubs", "favour-spades"}


def test_weapons_are_drawn_as_examples_beside_their_rules():
    now = choosing(Table(("Kh", "Ks"), ask="buy", coins=(3, 0)), BuyWeapon)
    shown = hand(now).text()
    for told in ("Examples", "7♥", "A♠", "3♦", "+7"):
        assert told in shown
    assert "Examples" not in hand(now, (80, 24)).text()


def test_the_only_chance_of_a_row_is_a_bar_and_without_colours_a_line(request):
    now = view(Table(("Kh Qd", "Ks"), ask="buy", coins=(3, 0)).replicas[0])
    request.addfinalizer(partial(styles.use, styles.current()))
    for theme, drawn in (("dark", False), ("mono", True)):
        styles.use(THEMES[theme])
        canvas = Canvas(*BOARDS["120x40"])
        BOARD.draw(now, canvas)
        row = next(row for row in canvas.text().splitlines() if "with K♥" in row)
        assert ("━━━━" in row) == drawn
        assert "76 %" in row
