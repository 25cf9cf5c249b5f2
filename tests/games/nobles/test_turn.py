"""A turn, strictly in order: income, favour, buy, tithe, equip, challenge."""

from __future__ import annotations

import pytest

import core
from core.games.nobles.actions import (
    Arm,
    BuyNoble,
    BuyWeapon,
    Challenge,
    Done,
    Favour,
    Lay,
    MoveArmour,
    Substitute,
    Tithe,
)
from core.games.nobles.offers import armour_moves, kings_to_tithe, noble_for_sale, weapons_for_sale
from core.games.nobles.rules import QUESTIONS, asked_now
from core.games.nobles.state import Turn
from tests.games.nobles.table import MINE, THEIRS, Table, card, cards, keys, only
from tests.games.nobles.truths import REASONS


def test_1_income_one_coin_at_the_start_of_each_turn():
    table = Table(ask="challenge", coins=(3, 5))
    events = table.done()
    assert only(events, "turn") == [{"number": 2, "seat": 1, "gained": 1, "coins": 6}]
    assert table.state.coins == [3, 6]


def test_the_strict_order_each_step_skippable_and_asked_though_done_is_all_that_is_left():
    """R7: the tithe comes after buying and before equipping."""
    table = Table(courts=("Qd Jc", THEIRS))
    for ask in ("favour", "buy", "tithe", "equip"):
        assert (table.asked, asked_now(table.state)) == ((ask, 0), ask)
        assert table.legal == [Done()]
        table.done()
    assert table.asked == ("challenge", 0)
    table.done()
    assert table.asked == ("favour", 1)


def test_R7_a_coin_of_the_tithe_cannot_be_spent_on_buying_in_the_same_turn():
    table = Table(ask="buy", coins=(0, 0))
    assert BuyWeapon() not in table.legal
    table.done()
    table.do(Tithe(card("Kh")))
    assert table.state.coins[0] == 1
    table.done()
    assert table.asked == ("equip", 0)


def test_2_after_a_favour_every_card_is_refused_since_there_is_one_a_turn_even_of_a_suit_that_was_used():
    table = Table(hands=("2h 5h", ""), wounds={"Kh": 2})
    table.do(Favour("2-hearts", "king-hearts"))
    refused = table.dealer.game.refused(table.state, 0)
    assert [(each.why, each.args["card"]) for each in refused] == [("favoured", "5-hearts")]


def test_3_after_a_noble_was_bought_the_next_is_refused_since_there_is_one_a_turn_though_the_court_is_full():
    table = Table(ask="buy", coins=(12, 0), courts=("Kh Qd", THEIRS))
    table.do(BuyNoble())
    (refused,) = [each for each in table.dealer.game.refused(table.state, 0) if each.action == BuyNoble()]
    assert refused.why == "one-noble"


def test_R7_with_early_tithe_the_king_is_asked_after_the_favour_and_before_buying_once_a_turn():
    table = Table(courts=("Kh Qd", THEIRS), early_tithe=True)
    for ask in ("favour", "tithe", "buy", "equip", "challenge"):
        assert table.asked == (ask, 0)
        table.done()
    assert table.asked == ("favour", 1)


def test_R7_with_early_tithe_its_coin_can_buy_in_the_same_turn():
    table = Table(coins=(4, 0), courts=("Kh Qd", THEIRS), early_tithe=True)
    table.until("tithe")
    table.do(Tithe(card("Kh")))
    assert table.state.wounds[card("Kh")] == 1
    assert table.legal == [Done()]
    table.done()
    assert BuyNoble() in table.legal
    table.do(BuyNoble())
    assert table.state.coins[0] == 0


def test_R7_with_early_tithe_a_hearts_favour_heals_the_wound_of_an_earlier_turn_before_the_king_bears_another():
    table = Table(hands=("2h", ""), wounds={"Kh": 2}, early_tithe=True)
    assert kings_to_tithe(table.state) == []
    table.do(Favour("2-hearts", "king-hearts"))
    table.until("tithe")
    assert Tithe(card("Kh")) in table.legal


def test_R7_with_early_tithe_the_other_hand_is_hidden_again_before_the_tithe():
    table = Table(hands=("5s", "7c"), early_tithe=True)
    table.do(Favour("5-spades"))
    assert table.state.hands[1].seen_by(0)
    table.until("tithe")
    assert not table.state.hands[1].seen_by(0)


AGAIN = {
    "favour": ({"hands": ("2h", ""), "wounds": {"Kh": 1}}, Favour("2-hearts", "king-hearts")),
    "buy": ({"coins": (1, 0)}, BuyWeapon()),
    "tithe": ({}, Tithe("king-hearts")),
    "equip": ({"hands": ("2h", "")}, Arm("2-hearts", "king-hearts")),
}


@pytest.mark.parametrize("ask", AGAIN)
def test_steps_2_to_5_are_asked_again_after_every_answer_until_done(ask):
    position, action = AGAIN[ask]
    table = Table(ask=ask, **position)
    assert Done() in table.legal
    table.do(action)
    assert table.asked == (ask, 0)
    assert Done() in table.legal
    table.done()
    assert table.asked[0] == QUESTIONS[QUESTIONS.index(ask) + 1]


def test_step_6_ends_with_a_challenge_or_with_done_which_ends_the_turn():
    challenged, passed = Table(ask="challenge", luck=(1, 1, 1, 1)), Table(ask="challenge")
    challenged.do(Challenge(card("Kh"), card("Ks")))
    passed.done()
    assert challenged.asked == ("weapons", 0)
    assert passed.asked == ("favour", 1)


# 3. Buy


@pytest.mark.parametrize(
    ("coins", "deck", "bought", "most"),
    [(9, "deck", 0, 3), (2, "deck", 0, 2), (0, "deck", 0, 0), (9, "deck", 1, 2), (9, "deck", 3, 0), (9, "hand", 0, 0)],
    ids=["rich", "two-coins", "no-coin", "one-bought", "three-bought", "none-left"],
)
def test_3_one_coin_a_weapon_at_most_three_a_turn(coins, deck, bought, most):
    table = Table(ask="buy", coins=(coins, 0), rest=deck, turn={"weapons_bought": bought})
    assert weapons_for_sale(table.state) == most
    for left in range(most, 0, -1):
        assert weapons_for_sale(table.state) == left
        table.do(BuyWeapon())
    assert BuyWeapon() not in table.legal
    assert table.state.coins[0] == coins - most
    assert len(table.state.hands[0]) == most


@pytest.mark.parametrize("before", range(4))
def test_3_a_noble_and_three_weapons_are_bought_in_any_order(before):
    table = Table(ask="buy", coins=(8, 0), courts=("Kh Qd", THEIRS))
    table.do(*[BuyWeapon()] * before, BuyNoble())
    assert weapons_for_sale(table.state) == 3 - before
    table.do(*[BuyWeapon()] * (3 - before))
    assert table.legal == [Done()]
    assert (table.state.coins[0], len(table.state.hands[0]), len(table.state.courts[0])) == (0, 3, 3)


def test_3_a_weapon_comes_from_the_top_of_the_deck_and_its_buyer_alone_sees_it():
    table = Table(ask="buy", coins=(1, 0), deck="7c 8c")
    table.do(BuyWeapon())
    assert table.state.hands[0].faces == cards("7c")
    assert [table.replicas[seat].log[-1].args["weapon"] for seat in (None, 0, 1)] == [None, card("7c"), None]


@pytest.mark.parametrize(
    ("where", "weapon", "noble"),
    [
        ("hand", "no-weapons", "no-nobles"),
        ("discard", "weapon-price", "no-nobles"),
        ("deck", "weapon-price", "noble-price"),
    ],
)
def test_3_what_is_not_there_is_refused_for_that_and_what_is_for_its_price(where, weapon, noble):
    """Weapons of the discard can be drawn, too."""
    table = Table(ask="buy", courts=("Kh Qd", THEIRS), rest=where)
    if noble == "no-nobles":
        table.state.noble_deck.faces = []
    refused = table.dealer.game.refused(table.state, 0)
    assert [(each.action, each.why) for each in refused] == [(BuyWeapon(), weapon), (BuyNoble(), noble)]
    assert all(REASONS[each.why](table.state, 0, each.action) for each in refused)


def test_3_a_refusal_names_what_is_bought_its_price_and_the_coins_there_are():
    table = Table(ask="buy", courts=("Kh Qd", THEIRS), coins=(0, 7))
    refused = [each.args for each in table.dealer.game.refused(table.state, 0)]
    weapon, noble = (
        {"buys": f"buy-{what}", "price": price, "coins": 0} for what, price in (("weapon", 1), ("noble", 5))
    )
    assert refused == [weapon, noble]


NOBLE_CASES = {
    "court-of-two": ({"courts": ("Kh Qd", THEIRS), "coins": (5, 0)}, True),
    "court-of-three-cannot-buy": ({"courts": (MINE, THEIRS), "coins": (5, 0)}, False),
    "four-coins": ({"courts": ("Kh Qd", THEIRS), "coins": (4, 0)}, False),
    "court-of-one": ({"courts": ("Kh", THEIRS), "coins": (5, 0)}, True),
    "no-noble-left": ({"courts": ("Kh", "Ks"), "coins": (5, 0), "fallen": "Kd Kc Qh Qd Qc Qs Jh Jd Jc Js"}, False),
}


@pytest.mark.parametrize("case", NOBLE_CASES)
def test_3_five_coins_a_noble_if_the_court_has_fewer_than_three(case):
    position, possible = NOBLE_CASES[case]
    table = Table(ask="buy", **position)
    assert (BuyNoble() in table.legal) == possible == noble_for_sale(table.state)


def test_3_at_most_one_noble_a_turn_the_top_one_unwounded_at_once():
    table = Table(ask="buy", courts=("Kh", THEIRS), coins=(10, 0), nobles="Jd Jh", luck=(1, 1, 1, 1))
    events = table.do(BuyNoble())
    assert only(events, "buys-noble") == [{"seat": 0, "noble": card("Jd"), "paid": 5, "coins": 5}]
    assert table.state.court(0) == cards("Kh Jd")
    assert table.state.wounds[card("Jd")] == 0
    assert BuyNoble() not in table.legal
    table.until("challenge")
    table.do(Challenge(card("Jd"), card("Ks")))
    assert table.asked == ("weapons", 0)


def test_3_in_any_order():
    first, then = (Table(ask="buy", courts=("Kh", THEIRS), coins=(6, 0)) for _ in range(2))
    first.do(BuyNoble(), BuyWeapon())
    then.do(BuyWeapon(), BuyNoble())
    assert first.state == then.state


# 4. Tithe


@pytest.mark.parametrize(("wounds", "possible"), [(0, True), (1, True), (2, False)])
def test_4_R1_a_king_takes_a_wound_for_a_coin_but_not_if_it_would_kill_it(wounds, possible):
    table = Table(ask="tithe", wounds={"Kh": wounds})
    assert (Tithe(card("Kh")) in table.legal) == possible == (kings_to_tithe(table.state) == [card("Kh")])
    if possible:
        events = table.do(Tithe(card("Kh")))
        assert table.state.coins[0] == 1
        assert table.state.wounds[card("Kh")] == wounds + 1
        assert keys(events) == ["tithe", "wounded"]


def test_4_once_a_turn_and_only_kings_of_your_own():
    table = Table(ask="tithe", courts=("Kh Kd Qd", THEIRS))
    assert table.legal == [Tithe(card("Kh")), Tithe(card("Kd")), Done()]
    table.do(Tithe(card("Kd")))
    assert table.legal == [Done()]


def test_what_was_done_in_a_turn_limits_no_other_turn():
    everything = {"favoured": True, "weapons_bought": 2, "noble_bought": True, "tithed": True, "fitted": [card("2h")]}
    table = Table(ask="challenge", armour={"Kh": "2h"}, turn=everything)
    table.done()
    assert table.state.turn == Turn(2, 1)
    table.until("tithe")
    table.do(Tithe(card("Ks")))
    table.until("challenge")
    table.done()
    assert table.state.turn == Turn(3, 0)
    table.until("tithe")
    assert Tithe(card("Kh")) in table.legal


def test_4_the_coin_can_pay_a_substitute_in_the_others_turn_or_be_spent_in_your_next():
    table = Table(ask="tithe", coins=(1, 0), luck=(1,) * 4)
    table.do(Tithe(card("Kh")))
    table.done(3)
    table.until("challenge")
    table.do(Challenge(card("Ks"), card("Qd")))
    assert table.asked == ("substitute", 0)
    spender = Table(ask="tithe")
    spender.do(Tithe(card("Kh")))
    spender.done(3)
    spender.done(5)
    assert spender.state.coins[0] == 2
    spender.until("buy")
    spender.do(BuyWeapon(), BuyWeapon())


# 5. Equip


def test_5_2s_and_3s_from_the_hand_as_armour_one_per_noble():
    table = Table(ask="equip", hands=("2h 3s 4h Ah 10d", ""), courts=("Kh Qd", THEIRS))
    kh, qd, two, three = card("Kh"), card("Qd"), card("2h"), card("3s")
    assert table.legal == [Arm(two, kh), Arm(two, qd), Arm(three, kh), Arm(three, qd), Done()]
    table.do(Arm(two, kh))
    assert table.legal == [Arm(three, qd), Done()]
    assert table.state.worn(kh) == two
    assert table.state.hands[0].faces == cards("3s 4h Ah 10d")


MOVES = {
    "onto-one-without": ({"Kh": "2h"}, [], [("Kh", "Qd"), ("Kh", "Jc")]),
    "or-swapping": ({"Kh": "2h", "Qd": "3d"}, [], [("Kh", "Jc"), ("Qd", "Jc"), ("Kh", "Qd")]),
    "not-a-card-laid-or-moved-this-turn": ({"Kh": "2h", "Qd": "3d"}, ["2h"], [("Qd", "Jc")]),
    "no-armour": ({}, [], []),
    "all-armoured": ({"Kh": "2h", "Qd": "3d", "Jc": "2s"}, [], [("Kh", "Qd"), ("Kh", "Jc"), ("Qd", "Jc")]),
}


@pytest.mark.parametrize("case", MOVES)
def test_5_armour_may_be_moved_between_your_nobles(case):
    armour, fitted, moves = MOVES[case]
    table = Table(ask="equip", armour={**armour, "Ks": "2c"}, turn={"fitted": cards(" ".join(fitted))})
    assert table.legal == [*(MoveArmour(card(a), card(b)) for a, b in moves), Done()]
    assert armour_moves(table.state) == table.offers(MoveArmour)


@pytest.mark.parametrize(("worn", "other"), [("2h", "3d"), ("3d", "2h")])
def test_5_a_swap_exchanges_both_and_each_card_is_moved_at_most_once_a_turn(worn, other):
    table = Table(ask="equip", armour={"Kh": worn, "Qd": other})
    events = table.do(MoveArmour(card("Kh"), card("Qd")))
    assert (table.state.worn(card("Kh")), table.state.worn(card("Qd"))) == (card(other), card(worn))
    assert only(events, "moves-armour") == [
        {"seat": 0, "source": card("Kh"), "target": card("Qd"), "armour": card(worn), "exchanged": card(other)}
    ]
    assert table.legal == [Done()]


def test_5_a_move_takes_armour_to_a_noble_without_any():
    table = Table(ask="equip", armour={"Kh": "2h"})
    table.do(MoveArmour(card("Kh"), card("Jc")))
    assert (table.state.worn(card("Kh")), table.state.worn(card("Jc"))) == (None, card("2h"))
    assert table.legal == [Done()]


def test_5_armour_laid_this_turn_is_not_moved_but_may_be_in_the_next():
    table = Table(ask="equip", hands=("2h", ""))
    table.do(Arm(card("2h"), card("Kh")))
    assert not table.offers(MoveArmour)
    table.done(2)
    table.done(5)
    table.until("equip")
    assert MoveArmour(card("Kh"), card("Qd")) in table.legal


def test_R2_armour_is_never_taken_back_or_replaced_while_its_noble_lives():
    table = Table(ask="equip", courts=("Kh", THEIRS), hands=("3h", ""), armour={"Kh": "2h"})
    assert table.legal == [Done()]


def test_5_a_noble_whose_armour_was_moved_away_may_be_given_another_in_the_same_turn():
    table = Table(ask="equip", hands=("3h", ""), armour={"Kh": "2h"})
    assert Arm(card("3h"), card("Kh")) not in table.legal
    table.do(MoveArmour(card("Kh"), card("Qd")))
    table.do(Arm(card("3h"), card("Kh")))
    assert (table.state.worn(card("Kh")), table.state.worn(card("Qd"))) == (card("3h"), card("2h"))


# 6. Challenge


def test_6_one_of_your_nobles_against_one_of_theirs():
    table = Table(ask="challenge", courts=("Kh Qd", "Ks Js"))
    pairs = [("Kh", "Ks"), ("Kh", "Js"), ("Qd", "Ks"), ("Qd", "Js")]
    assert table.legal == [*(Challenge(card(a), card(b)) for a, b in pairs), Done()]


@pytest.mark.parametrize(
    ("coins", "court", "asked"),
    [(2, "Ks Qs", True), (1, "Ks Qs", False), (9, "Ks", False), (3, THEIRS, True)],
    ids=["two-coins", "one-coin", "no-other-noble", "court-of-three"],
)
def test_6_the_challenged_player_with_two_coins_and_another_noble_is_asked_for_a_substitute(coins, court, asked):
    table = Table(ask="challenge", courts=(MINE, court), coins=(0, coins), luck=(1,) * 4)
    table.do(Challenge(card("Kh"), card("Ks")))
    assert (table.asked == ("substitute", 1)) == asked
    if asked:
        assert table.legal == [*(Substitute(face) for face in cards(court)[1:]), Done()]
    else:
        assert table.asked == ("weapons", 0)


def test_6_a_substitute_costs_two_coins_to_the_bank():
    table = Table(ask="challenge", coins=(0, 3), luck=(1, 2, 3))
    table.do(Challenge(card("Kh"), card("Ks")))
    assert table.state.duel.dice == [[], []], "the dice are rolled when the duellists are known"
    events = table.do(Substitute(card("Js")))
    assert table.state.coins == [0, 1]
    assert table.state.duel.nobles == cards("Kh Js")
    assert table.state.duel.dice == [[1, 2], [3]]
    assert only(events, "substitute")[0] == {
        "seat": 1, "noble": card("Js"), "spared": card("Ks"), "paid": 2, "coins": 1,
    }  # fmt: skip


def test_6_without_a_substitute_the_challenge_stands():
    table = Table(ask="challenge", coins=(0, 2), luck=(1, 2, 3, 4))
    table.do(Challenge(card("Kh"), card("Ks")))
    events = table.done()
    assert keys(events) == ["stands", "rolls", "rolls"]
    assert table.state.coins == [0, 2]
    assert table.state.duel.nobles == cards("Kh Ks")


# The weapon deck


def test_a_weapon_drawn_from_an_empty_deck_comes_from_the_reshuffled_discard():
    table = Table(ask="buy", coins=(3, 0), rest="discard", deck="2h", luck=(cards("9c"),))
    before = len(table.state.discard)
    table.do(BuyWeapon())
    assert len(table.state.discard) == before, "not before a weapon is to be drawn"
    events = table.do(BuyWeapon())
    assert only(events, "reshuffle") == [{"weapons": before}]
    assert table.state.hands[0].faces == cards("2h 9c")
    assert (len(table.state.discard), len(table.state.weapon_deck)) == (0, before - 1)


def test_with_deck_and_discard_empty_no_weapon_can_be_bought():
    table = Table(ask="buy", coins=(3, 0), rest="hand", discard="2h")
    table.do(BuyWeapon())
    assert table.legal == [Done()]


def test_a_card_and_its_target_are_one_answer():
    table = Table(ask="equip", hands=("2h", ""))
    assert Arm(card("2h"), card("Kh")) in table.legal
    with pytest.raises(core.IllegalAction):
        table.do(Lay(card("2h")))


def test_nothing_of_an_earlier_step_can_be_done_later():
    """Strictly in order: each step knows its own answers only."""
    table = Table(hands=("2h", "4c"), coins=(9, 0), courts=("Kh Qd", THEIRS), wounds={"Kh": 1})
    kinds = {"favour": {Favour}, "buy": {BuyWeapon, BuyNoble}, "tithe": {Tithe}, "equip": {Arm}}
    for ask, offered in kinds.items():
        assert table.asked == (ask, 0)
        assert set(map(type, table.legal)) == {*offered, Done}
        table.done()
    assert set(map(type, table.legal)) == {Challenge, Done}


def test_a_noble_bought_this_turn_serves_at_once_it_may_tithe_be_armed_and_challenge():
    table = Table(ask="buy", courts=("Qd Jc", THEIRS), hands=("2h", ""), coins=(5, 0), nobles="Kh", luck=(1,) * 4)
    table.do(BuyNoble())
    table.done()
    assert Tithe(card("Kh")) in table.legal
    table.do(Tithe(card("Kh")))
    table.done()
    assert Arm(card("2h"), card("Kh")) in table.legal
    table.do(Arm(card("2h"), card("Kh")))
    table.done()
    assert Challenge(card("Kh"), card("Ks")) in table.legal
