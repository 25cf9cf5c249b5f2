"""Setup: the pack, choosing the courts, opening hands, and what is secret."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import core
from core.games.nobles.actions import BuyWeapon, Keep
from core.games.nobles.components import NOBLES, WEAPONS, rank_of, suit_of
from tests.games.nobles.table import GAME, Table, cards

DEAL = "Kh Qh Jh Kd Qd Jd", "Kc Qc Jc Ks Qs Js"


def new(luck=(), **options) -> core.Dealer:
    """A game in which seat 0 is dealt the red nobles, and seat 1 the black ones; the weapons lie in order."""
    return core.Dealer(GAME, 2, options, seed=bytes(32), script=[cards(" ".join(DEAL)), [], *luck])


def choose(dealer: core.Dealer, courts=("Kh Qh Jh", "Kc Qc Jc")) -> list[core.Step]:
    """Both keep these, in turns."""
    pairs = zip(*map(cards, courts), strict=True)
    return [dealer.act(seat, Keep(noble)) for pair in pairs for seat, noble in enumerate(pair)]


def test_an_ordinary_pack_of_52_cards_and_two_players():
    assert Counter(map(rank_of, NOBLES)) == {"king": 4, "queen": 4, "jack": 4}
    assert Counter(map(rank_of, WEAPONS)) == dict.fromkeys(["ace", *map(str, range(2, 11))], 4)
    assert set(Counter(map(suit_of, [*NOBLES, *WEAPONS])).values()) == {13}
    assert list(GAME.seats) == [2]


def test_both_decks_are_shuffled():
    nobles, weapons = core.Dealer(GAME, 2, seed=bytes(32)).opening_luck
    assert sorted(nobles) == sorted(NOBLES)
    assert sorted(weapons) == sorted(WEAPONS)
    assert list(NOBLES) != nobles
    assert list(WEAPONS) != weapons


def test_each_is_dealt_six_nobles():
    assert [pile.faces for pile in new().state.dealt] == [cards(DEAL[0]), cards(DEAL[1])]


ORDERS = sorted(set(itertools.permutations([0, 0, 0, 1, 1, 1])))


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: "".join(map(str, order)))
def test_both_choose_three_at_once_in_any_order_of_answers(order):
    dealer, kept = new(), [iter(cards("Kh Qd Jh")), iter(cards("Js Qc Kc"))]
    for number, seat in enumerate(order):
        assert dealer.to_act == tuple(sorted(set(order[number:])))
        dealer.act(seat, Keep(next(kept[seat])))
    assert [court.faces for court in dealer.state.courts] == [cards("Kh Qd Jh"), cards("Js Qc Kc")]
    assert dealer.state.asked[0].ask == "favour"


def test_a_noble_is_kept_only_once():
    dealer = new()
    dealer.act(0, Keep("king-hearts"))
    assert dealer.legal(0) == list(map(Keep, cards("Qh Jh Kd Qd Jd")))
    with pytest.raises(core.IllegalAction):
        dealer.act(0, Keep("king-hearts"))


def test_the_nobles_dealt_and_chosen_are_secret_until_both_have_chosen():
    dealer = new()
    watchers = {seat: core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in (None, 0, 1)}
    moves = [(0, "Kh"), (0, "Qh"), (0, "Jh"), (1, "Kc"), (1, "Qc")]
    for seat, short in moves:
        step = dealer.act(seat, Keep(cards(short)[0]))
        for who, replica in watchers.items():
            (event,) = replica.follow(step.report(who))
            assert event.args["noble"] == (cards(short)[0] if who == seat else None)
    assert watchers[None].state.courts[0].faces == [None] * 3
    assert watchers[1].state.courts[0].faces == [None] * 3
    assert watchers[1].state.dealt[0].faces == [None] * 3
    assert watchers[0].state.courts[0].faces == cards("Kh Qh Jh")
    last = dealer.act(1, Keep("jack-clubs"))
    for who, replica in watchers.items():
        replica.follow(last.report(who))
        assert [court.faces for court in replica.state.courts] == [cards("Kh Qh Jh"), cards("Kc Qc Jc")]


def test_the_rest_are_shuffled_as_the_noble_deck():
    dealer = new(luck=(cards("Js Kd"), 1))
    step = choose(dealer)[-1]
    assert dealer.state.noble_deck.faces == cards("Js Kd Qd Jd Ks Qs")
    assert [len(pile) for pile in dealer.state.dealt] == [0, 0]
    assert [type(outcome) for outcome in step.luck] == [list, int]


@pytest.mark.parametrize("rolled", [1, 2])
def test_the_first_player_is_drawn_at_random(rolled):
    dealer = new(luck=([], rolled))
    choose(dealer)
    assert dealer.state.turn.seat == rolled - 1 == dealer.to_act[0]


def test_no_coins_and_no_weapons_at_the_start_but_the_first_income():
    dealer = new(luck=([], 2))
    choose(dealer)
    assert dealer.state.coins == [0, 1]
    assert [len(hand) for hand in dealer.state.hands] == [0, 0]


@pytest.mark.parametrize("size", range(7))
def test_R9_opening_hands_of_no_to_six_weapons_the_first_player_first(size):
    dealer = new(luck=([], 2), opening_hand=size)
    choose(dealer)
    top = list(WEAPONS)
    assert dealer.state.hands[1].faces == top[:size]
    assert dealer.state.hands[0].faces == top[size : 2 * size]
    assert len(dealer.state.weapon_deck) == 40 - 2 * size


@pytest.mark.parametrize("size", [-1, 7])
def test_R9_no_other_opening_hand(size):
    with pytest.raises(core.BadOptions):
        GAME.configure(2, {"opening_hand": size})
    assert GAME.configure(2).opening_hand == 0


def test_in_this_order_courts_shown_noble_deck_shuffled_first_player_drawn_hands_dealt():
    dealer = new(luck=(cards("Js Kd"), 2), opening_hand=2)
    steps = choose(dealer)
    own = core.Replica(GAME, 1, dealer.first_snapshot(1))
    lines = [event for step in steps for event in own.follow(step.report(1))][6:]
    assert [line.key for line in lines] == ["court", "court", "first", "hand", "hand", "turn"]
    assert [line.args["weapons"] for line in lines if line.key == "hand"] == [list(WEAPONS)[:2], [None, None]]
    assert steps[-1].report(1).told == ["jack-clubs", cards("Kh Qh Jh"), 2, list(WEAPONS)[:2]]


def test_secret_are_hands_and_decks_but_not_their_sizes_and_all_else_is_public():
    table = Table(hands=("2h 3h", "4h"), discard="5h", favours=("6h", "7h"), armour={"Kh": "2s"}, fallen="Kc")
    state = table.replicas[None].state
    hidden = {id(pile) for pile in (*state.hands, state.noble_deck, state.weapon_deck)}
    for pile in core.piles_of(state):
        assert (None in pile.faces) == (id(pile) in hidden)
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert (len(state.weapon_deck), len(state.noble_deck)) == (40 - 7, 12 - 7)
    assert table.replicas[0].state.hands[0].faces == cards("2h 3h")
    assert table.replicas[1].state.hands[0].faces == [None, None]


def test_coins_have_no_limit():
    table = Table(coins=(0, 999), ask="challenge")
    table.done()
    assert table.state.coins == [0, 1000]


def test_hands_have_no_limit():
    table = Table(hands=("", ""), rest="hand", discard="2h", coins=(0, 1), ask="challenge")
    table.done()
    table.until("buy")
    table.do(BuyWeapon())
    assert len(table.state.hands[1]) == 40
