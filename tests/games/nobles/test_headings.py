"""Duelling Nobles on the screen. Choices below headings, and a hand without weapons."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from core.games.nobles.actions import BuyWeapon, Challenge, Done, Tithe
from tests.games.nobles.screen import (
    BOARD,
    BOARDS,
    NAMES,
    PICTURES,
    after_the_duel,
    drawing,
    moment,
    over,
    substitute,
    view,
)
from tests.games.nobles.table import Table, card
from tui.app.settings import LANGUAGES
from tui.boards import View
from tui.boards.leading import standing_told
from tui.boards.nobles.cards import short
from tui.draw.canvas import Canvas
from tui.screens.game.ending_dialog import EDGES
from tui.screens.game.room import hand_room
from tui.text.words import Words, mark, plain

ASKED = ("favour", "buy", "tithe", "substitute", "challenger arms", "challenged arms", "aces")
"""Pictures with a question whose choices have headings."""
LOW = hand_room(80, 24)


@pytest.mark.parametrize("picture", ASKED)
def test_the_choices_of_a_step_stand_below_headings(picture):
    now = view(PICTURES[picture][0]())
    tables = BOARD.tables(now)
    assert tables
    for table in tables:
        assert len(table.rows) == len(now.legal)
        assert all(len(row) <= len(table.heads) for row in table.rows)
        assert all(table.heads)


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        ("favour", "no favour, next: buy"), ("buy", "buy nothing, next: tithe"),
        ("tithe", "no tithe, next: equip"), ("equip", "no change, next: challenge"),
    ],
)  # fmt: skip
def test_no_heading_stands_above_what_follows_a_step_and_its_row_begins_like_enter(picture, said):
    now = view(PICTURES[picture][0]())
    (table,) = BOARD.tables(now)
    assert table.rows[now.legal.index(Done())] == [said]
    assert said.startswith(BOARD.cells(now, Done())[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_favour_is_asked_the_cards_say_what_they_do_as_favours(language):
    words, table = Words(language), Table(("Kh", "Ks Qs"), ("9h 2d 7c 5s", "4h"), wounds={"Kh": 1}, discard="6h")
    now = replace(view(table.replicas[0]), words=words)
    shown = BOARD.hand(now, LOW).text()
    for suit in ("hearts", "diamonds", "clubs", "spades"):
        assert words(f"nobles-kind-favour-{suit}") in shown
    assert words("nobles-kind-weapon") not in shown
    assert words("nobles-kind-armour") not in shown
    seen = replace(view(table.replicas[1]), words=words)
    assert words("nobles-kind-weapon") in BOARD.hand(seen, LOW).text(), "another player is asked"


def test_nobles_to_keep_stand_by_rank_and_only_what_no_card_says_is_told_of_them():
    now = view(PICTURES["court"][0]())
    grid = BOARD.grid(now)
    assert not BOARD.tables(now), "the cards above show strength, dice and wounds"
    asked = {number: text.strip() for _, cells in grid.rows for number, text in cells if number is not None}
    assert [asked[at] for at in range(len(now.legal))] == [short(now, each.noble) for each in now.legal]
    assert [name for name, _ in grid.rows] == ["king", "queen", "jack"]
    assert [len(cells) for _, cells in grid.rows] == [2, 2, 2]
    assert grid.rows[1][1][0][0] is None, "the place of the queen that is kept is free"
    assert not grid.notes


@pytest.mark.parametrize(("figures", "king"), [(True, "15–25"), (False, "13 + 2 dice")])
def test_while_a_court_is_chosen_the_ranks_stand_beside_it_with_their_dice_and_weapons(figures, king):
    now = replace(view(PICTURES["court"][0]()), figures=figures)
    rows = [re.split("  +", row.strip()) for row in BOARD.hand(now, LOW).text().splitlines() if row.strip()]
    assert [" ".join(rows[0]).strip(" ─"), *rows[1]] == ["In a duel", "sum with dice", "weapons"]
    assert rows[2] == ["king", king, "1"]
    assert rows[4][0::2] == ["jack", "2"]
    assert rows[5] == ["A queen adds 3 to kings and jacks."]


def test_buying_tells_coins_and_the_most_that_can_be_bought_in_a_turn():
    now = view(PICTURES["buy"][0]())
    (table,) = BOARD.tables(now)
    coins = now.state.coins[now.own]
    assert f"{coins} → {coins - 1}" in [row[1] for row in table.rows if len(row) > 1]
    assert list(table.notes) == ["At most 3 weapons and 1 noble a turn."]


def test_where_the_other_player_lays_next_it_is_said_once_below():
    now = view(PICTURES["challenger arms"][0]())
    table = BOARD.tables(now)[0]
    assert len(table.heads) == 3
    assert [plain(note, NAMES) for note in table.notes] == ["Then Boris may lay."]


def test_the_last_to_lay_are_told_how_the_duel_ends():
    ends = [row[3] for row in BOARD.tables(view(PICTURES["challenged arms"][0]()))[0].rows]
    assert "you win, K♥ wounded" in ends


def test_where_room_is_scarce_the_end_of_the_duel_outlives_what_a_weapon_adds():
    whole, shorter, _, falls, _, briefest = BOARD.tables(view(PICTURES["challenged arms"][0]()))
    assert [list(each.heads) for each in (whole, shorter)] == [
        ["weapon", "adds", "score", "outcome"], ["weapon", "score", "outcome"],
    ]  # fmt: skip
    assert ["A♠", "ace", "you win, K♥ wounded"] in shorter.rows
    assert ["8♠", "43 : 40", "you win"] in falls.rows
    assert ["none", "33 : 40", "you lose"] in briefest.rows


def test_where_an_ace_decides_the_closeness_of_aces_has_a_heading_of_its_own():
    for table in BOARD.tables(view(PICTURES["aces"][0]())):
        assert list(table.heads) == ["weapon", "ace", "outcome"]
        assert sorted(row[1] for row in table.rows) == ["", "same suit", "–", "–", "–"]


def test_of_a_noble_that_falls_the_short_form_says_so_too():
    table = Table(("Kh Qd", "Js Qs"), ("", "5d"), ask="challenge", wounds={"Js": 1}, luck=(4, 6, 5))
    table.do(Challenge(card("Kh"), card("Js")), Done())
    falls = BOARD.tables(view(table.replicas[1]))[3]
    assert falls.rows[-1] == ["no weapon", "19 : 26", "you lose, J♠ falls"]


def test_an_empty_hand_says_what_weapons_do_and_shows_the_one_to_be_bought():
    table = Table(("Kh", "Ks"), ask="buy", coins=(3, 0))
    weapon = list(table.replicas[0].legal()).index(BuyWeapon())
    rest, buys = (view(table.replicas[0], cursor=cursor) for cursor in (None, weapon))
    before, after = (BOARD.hand(now, LOW).text() for now in (rest, buys))
    assert re.search("ace +beats all", before)
    assert "?" not in before
    assert re.search("ace +beats all", after)
    assert "?" in after
    for language in LANGUAGES:
        assert "…" not in BOARD.hand(replace(buys, words=Words(language)), LOW).text(), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("ask", "title", "rules"),
    [
        ("challenge", "rules-duel", ("higher", "lower", "tie", "ace")),
        ("buy", "rules-weapons", ("adds", "suit", "ace", "armour")),
    ],
)
def test_an_empty_hand_gives_its_room_to_the_rules_that_matter_for_the_question(ask, title, rules, language):
    words = Words(language)
    now = replace(view(Table(("Kh", "Ks"), ask=ask, coins=(3, 0)).replicas[0]), words=words)
    shown = [row.rstrip() for row in BOARD.hand(now, LOW).text().splitlines()]
    assert shown[0].strip(" ─") == words(f"nobles-{title}")
    told = [(words(f"nobles-rule-{name}"), words(f"nobles-rule-{name}-does")) for name in rules]
    assert [tuple(re.split("  +", row.strip())) for row in shown if row][1:] == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["", "5d"])
def test_what_coins_buy_stands_in_the_arena_while_the_tithe_is_asked_whatever_is_held(hand, language):
    words, canvas = Words(language), Canvas(80, 12)
    now = replace(view(Table(("Kh", "Ks"), (hand, ""), ask="tithe", coins=(3, 0)).replicas[0]), words=words)
    BOARD.draw(now, canvas)
    for name in ("weapon", "substitute", "noble"):
        price, thing = (words(f"nobles-rule-price-{name}{does}") for does in ("", "-does"))
        assert re.search(f"{price} +(◉+ +)?{thing}", canvas.text())


def test_an_empty_hand_shows_the_king_that_would_pay_the_tithe_and_the_rules_that_no_table_tells():
    replica = Table(("Kh", "Ks"), ask="tithe", coins=(3, 0), wounds={"Kh": 1}).replicas[0]
    king = next(at for at, each in enumerate(replica.legal()) if isinstance(each, Tithe))
    paid, kept = (BOARD.hand(view(replica, cursor=cursor), LOW).text() for cursor in (king, None))
    assert ["K♥" in each for each in (paid, kept)] == [True, False]
    assert "××○" in paid, "with the wound that the king would take"
    for each in (paid, kept):
        assert re.search("king +takes 1 wound", each)
        assert re.search("you +take 1 coin", each)
        assert "Once a turn at most." in each
        assert "No king may die of it." in each


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_a_line_parts_the_holdings_of_both_players_where_there_are_no_colours(size):
    rows = drawing(PICTURES["tithe"][0](), size).splitlines()
    (holdings,) = (row for row in rows if row.count("favours") == 2)
    assert holdings[size[0] // 2 - 1 : size[0] // 2 + 2] == " │ "


def test_a_second_weapon_and_a_queen_that_neither_side_has_leave_their_rows_free_above_the_totals():
    table = Table(("Kh", "Js"), ("9h", "4c 5c 6c"), ask="challenge", luck=(4, 6, 5))
    table.do(Challenge(card("Kh"), card("Js")))
    rows = drawing(table.replicas[0]).splitlines()
    at = next(number for number, row in enumerate(rows) if "dice" in row and "[4]" in row)
    assert re.search("– +armour +–", rows[at + 1]), "a sum has its terms in their places"
    assert re.search("0–1 card +weapon +0–2 cards", rows[at + 2])
    assert ["weapon" in rows[at + 3], "─" * 9 in rows[at + 4], "total" in rows[at + 5]] == [False, True, True]


@pytest.mark.parametrize(("hand", "told"), [("", "–"), ("4c", "0–1 card"), ("4c 5c 6c", "0–2 cards")])
def test_a_duel_tells_how_many_weapons_of_its_hand_a_side_may_still_lay(hand, told):
    table = Table(("Kh", "Js"), ("9h", hand), ask="challenge")
    challenge = list(table.replicas[0].legal()).index(Challenge(card("Kh"), card("Js")))
    assert re.search(f"0–1 card +weapon +{told} ", drawing(table.replicas[0], cursor=challenge))


def test_the_rules_of_weapons_stand_there_while_the_other_player_is_asked():
    waiting = view(Table(("Kh", "Ks"), ask="tithe").replicas[1])
    assert "Weapons in a duel" in BOARD.hand(waiting, LOW).text()


@pytest.mark.parametrize(
    ("early", "said"),
    [
        ({"early_tithe": True}, "The coin can buy something this very turn."),
        ({}, "Too late to buy with it this turn."),
    ],
)
def test_the_tithe_says_what_its_coin_can_still_pay_for(early, said):
    (table,) = BOARD.tables(view(Table(("Kh", "Ks"), ask="tithe", **early).replicas[0]))
    assert list(table.notes) == [said]


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_first_row_and_the_heads_tell_the_wounds_that_are_left_in_the_same_words(size):
    now = view(PICTURES["challenge"][0]())
    assert BOARD.total(now) == "stamina 6, theirs 6"
    ahead = view(Table(("Kh", "Qs"), ask="buy").replicas[0])
    assert BOARD.total(ahead) == "stamina 3, theirs 2 · ahead"
    assert drawing(PICTURES["challenge"][0](), size).count("stamina 6") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=str)
def test_a_card_that_is_no_choice_now_says_so_and_none_is_faint_and_a_row_stays_free_below(size, language):
    words, table = Words(language), Table(("Kh", "Ks"), ("3d 9h Ad", ""), ask="equip")
    hand = BOARD.hand(View.of(table.replicas[0], words, NAMES, legal=list(table.replicas[0].legal())), hand_room(*size))
    assert hand.text().count(words("nobles-kind-idle")) == 2, "the 9 and the ace"
    assert hand.text().count(words("nobles-kind-armour")) == 1
    cells = [cell for row in hand.rows() for cell in row]
    assert not [cell.character for cell in cells if "tint-dim" in cell.names]
    *above, last = hand.text().split("\n")
    assert above[-1].strip()
    assert not last.strip()


def test_a_small_card_without_room_for_that_word_is_faint():
    table = Table(("Kh", "Ks"), ("3d 4h 5h 6h 7h 8h 9h 10h Ad", ""), ask="equip")
    now = view(table.replicas[0])
    hand = BOARD.hand(now, LOW)
    assert now.words("nobles-kind-idle") not in hand.text()
    assert [cell for row in hand.rows() for cell in row if "tint-dim" in cell.names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 12), (120, 28)], ids=str)
def test_above_the_nobles_to_choose_from_stands_what_the_rings_on_them_are(size, language):
    words, canvas = Words(language), Canvas(*size)
    BOARD.draw(View.of(PICTURES["court"][0](), words, NAMES), canvas)
    cards = next(row for row in pairwise(canvas.text().splitlines()) if re.search("[KRК]♥", row[1]))
    assert cards[0].rstrip().endswith(f"─ {words('nobles-dealt-legend', sign='○')}")


def test_coins_have_their_noun_where_the_row_has_room_for_it_and_else_their_sign():
    few, many = (Table(("Kh", "Ks"), (hand, ""), coins=(coins, 0), ask="buy") for coins, hand in ((3, ""), (33, FULL)))
    buys = list(few.replicas[0].legal()).index(BuyWeapon())
    assert re.search("3 coins  no cards +favours left ♥♦♣♠", drawing(few.replicas[0], cursor=buys))
    assert "33 coins  11 cards " in drawing(many.replicas[0], cursor=buys)


FULL = "2h 3h 4h 5h 6h 7h 8h 9h 10h 2c 3c"
"""A hand of eleven."""


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_step_of_each_event_is_marked_and_the_duel_until_the_next_turn_begins(size):
    table = Table(coins=(1, 0), ask="buy", luck=(1, 1, 1))
    table.do(BuyWeapon())
    table.until("tithe")
    table.do(Tithe(card("Kh")))
    table.until("challenge")
    table.duel("Kh", "Js")
    marked = {}
    for key in ("buys-weapon", "tithe", "challenge", "parts", "turn"):
        steps = "".join(cell.character for cell in moment(table.replicas[0], key, 1.0, size)[1][0])
        marked[key] = re.findall("► ([a-z]+)", steps)
    assert list(marked.values()) == [["buy"], ["tithe"], ["duel"], ["duel"], ["income"]]


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_below_the_sums_of_a_jack_stands_what_its_duel_has_cost(size):
    rows = ["".join(cell.character for cell in row) for row in moment(after_the_duel(), "parts", 1.0, size)[1]]
    assert any("━━ BEATS ━━ 40 K♥ ××○" in row or "K♥ wounded ××○ · +1 ◉ Boris" in row for row in rows)


@pytest.mark.parametrize(
    ("court", "coins", "said"),
    [
        ("Ks Qs", 2, "may substitute"),
        ("Ks Qs", 1, "can’t pay for a substitute"),
        ("Ks", 5, "has no substitute"),
    ],
)
def test_a_challenge_says_why_the_other_player_cannot_send_a_substitute(court, coins, said):
    now = view(Table(("Kh", court), coins=(0, coins), ask="challenge").replicas[0])
    assert plain(BOARD.ask(now), NAMES) == f"Challenge? Boris {said}."


def test_beside_an_empty_hand_no_rules_of_weapons_stand_once_the_game_is_over():
    told = [BOARD.hand(view(each), LOW).text().strip() for each in (Table(ask="buy").replicas[0], over())]
    assert "beats all else" in told[0]
    assert told[1] == ""


def test_a_player_who_lays_weapons_sees_the_stakes_below_sums_whose_leader_the_question_tells():
    shown = [drawing(PICTURES[which][0]()) for which in ("challenger arms", "spectator")]
    assert ["at stake: 1 coin and 1 wound" in each for each in shown] == [True, False]
    assert ["leads by" in each for each in shown] == [False, True]


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_before_the_dice_the_weapons_to_come_take_one_row_of_the_sums(size):
    for cursor in (None, 0):
        shown = drawing(substitute(), size, cursor)
        assert re.search(r"\d +strength +\d", shown)
        assert len(re.findall("0–[12] cards? +weapon +0–[12] cards?", shown)) == 1
        assert not re.search("weapon [12]", shown)


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_the_terms_of_a_sum_keep_their_rows_whatever_noble_is_under_the_cursor(size):
    """A court has a queen: her row stays, also for a pair that she does not help."""
    now = Table(("Kh Qh", "Ks Qs"), ask="challenge").replicas[0]
    at = [number for number, each in enumerate(now.legal()) if isinstance(each, Challenge)]
    rows = [drawing(now, size, cursor).splitlines() for cursor in at]
    places = [
        [row for row, text in enumerate(each) if re.search("  (armour|weapon)  |[–+3] +queen", text)] for each in rows
    ]
    assert len(at) == 4
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize("size", BOARDS.values(), ids=BOARDS)
def test_a_substitute_under_the_cursor_stands_in_the_sums_like_any_duellist(size):
    shown = drawing(substitute(), size, 0)
    assert not re.search(r"[KQJ][♥♦♣♠] → ", shown)
    assert "in place of J♠?" in shown


@pytest.mark.parametrize(
    ("term", "about", "said"),
    [
        ("stamina", 1, "\0b can still bear 2 wounds."),
        ("coins", 0, "\0a has 3 coins."),
        ("favours", 0, "\0a has these favours left: ♥ ♦ ♣ ♠."),
        ("weapons", None, "Cards left in this deck: "),
        ("discard", None, "Discard, latest first (1): 4♦"),
    ],
)
def test_a_thing_on_the_board_is_told_as_it_is_now_then_what_it_is(term, about, said):
    now = view(Table(("Kh", "Qs"), ask="buy", coins=(3, 0), discard="4d").replicas[0])
    first, *rest = BOARD.about(now, term, about).text.split("\n\n")
    assert plain(first, NAMES).startswith(plain(said.replace("\0a", mark(0)).replace("\0b", mark(1)), NAMES))
    assert rest


def test_who_leads_is_told_with_what_stamina_means_for_winning():
    now = view(Table(("Kh", "Qs"), ask="buy").replicas[0])
    assert "At 0 it has lost" in standing_told(now, BOARD)


@pytest.mark.parametrize("held", ["", "5d 6d 7d 8d 9d 10d 4c 5c 6c 7c 8c"])
def test_the_favours_of_both_players_have_the_same_label(held):
    replica = Table(("Kh", "Ks"), ("4d", held), favours=("2c", "")).replicas[0]
    canvas = Canvas(62, 36)
    BOARD.draw(view(replica), canvas)
    assert canvas.text().count("favours") in (0, 2)


@pytest.mark.parametrize(("ask", "second"), [("buy", "Examples"), ("challenge", "How a duel ends")])
def test_an_empty_hand_has_room_for_other_rules_on_a_wide_screen(ask, second):
    now = view(Table(("Kh", "Ks"), ask=ask, coins=(3, 0)).replicas[0], cursor=0)
    wide, low = (BOARD.hand(now, hand_room(*size)).text() for size in ((120, 40), (80, 24)))
    assert [second in each for each in (wide, low)] == [True, False]


def test_the_names_of_the_terms_stand_apart_from_the_sums():
    rows = drawing(substitute()).splitlines()
    assert any(re.search(r"\d  strength  \d", row) for row in rows)


def test_the_last_row_of_the_ranks_leaves_one_free_above_the_keys():
    shown = BOARD.hand(view(PICTURES["court"][0]()), LOW).text().split("\n")
    assert "A queen adds 3" in shown[-2]
    assert not shown[-1].strip()


@pytest.mark.parametrize("same_suit", [True, False])
def test_what_weapons_do_is_said_of_one_to_be_bought(same_suit):
    replica = Table(("Kh", "Ks"), ask="buy", coins=(3, 0), same_suit=same_suit).replicas[0]
    told = "own suit only" if same_suit else "an ace beats all but an ace"
    assert told in BOARD.explain(view(replica), BuyWeapon())


@pytest.mark.parametrize(
    ("held", "size", "there"), [("9h 5d", (120, 40), 1), ("9h 5d", (80, 24), 0), ("9h 5d 6d 7d 8d", (120, 40), 0)]
)
def test_rules_stand_between_a_hand_and_the_choices_where_there_is_room(held, size, there):
    now = view(Table(("Kh", "Ks"), (held, "2d"), wounds={"Kh": 1}).replicas[0])
    drawn = BOARD.hand(now, hand_room(*size))
    assert drawn.text().count("How a duel ends") == there
    assert drawn.spot_at(3, 3) is not None, "its cards are still clicked"
    assert "How a duel ends" not in BOARD.hand(replace(now, legal=()), hand_room(*size)).text()


def test_on_an_upright_screen_the_nobles_of_whom_a_court_is_chosen_lie_in_two_rows_of_large_cards():
    now = view(PICTURES["court"][0]())
    canvas = Canvas(62, BOARD.height(now, 62, 48))
    BOARD.draw(now, canvas)
    rows = [row for row in canvas.text().splitlines() if "strength 1" in row]
    assert [row.count("strength") for row in rows] == [3, 3]


def test_how_many_of_the_other_players_nobles_are_kept_stands_above_them_and_no_back_says_which():
    canvas = Canvas(82, 28)
    BOARD.draw(view(PICTURES["court"][0]()), canvas)
    below = canvas.text().partition("face down")[2]
    assert below.startswith(", 1 of them kept")
    assert "✓" not in below


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nobles_that_are_left_and_those_that_fell_stand_in_columns_on_a_telephone_too(language):
    shown = [plain(row, NAMES) for row in BOARD.end(replace(view(over()), words=Words(language)))]
    assert max(map(len, shown)) <= 62 - EDGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_below_a_narrow_card_is_whole_in_every_language(language):
    now, canvas, words = view(PICTURES["court"][0]()), Canvas(62, 36), Words(language)
    BOARD.draw(replace(now, words=words, cursor=now.legal[0]), canvas)
    assert words("nobles-place-keep").replace("\N{NO-BREAK SPACE}", " ") in canvas.text()
