"""What a player could have written down: what spades have shown him of the other hand, and what became of it."""

from __future__ import annotations

import pytest

import core
from core.games.nobles.actions import BuyWeapon, Challenge, Favour, Lay
from core.games.nobles.hands import seen_in_hand
from tests.games.nobles.table import GAME, Table, card, cards


def looked(**position) -> Table:
    """Seat 0 has looked at the other hand: an ace of spades and a 2 of diamonds."""
    table = Table(courts=("Kh Jc", "Ks Js"), hands=("7s", "As 2d"), deck="4c 5c", **position)
    table.do(Favour(card("7s")))
    return table


def test_what_was_seen_in_the_other_hand_is_not_in_the_deck():
    table = looked()
    table.until("buy")
    view = table.replicas[0].state
    memory = table.replicas[0].recall()
    assert not any(memory.may(view.weapon_deck, face) for face in cards("As 2d"))
    assert all(memory.may(view.hands[1], face) for face in cards("As 2d"))
    assert memory.may(view.weapon_deck, card("4c"))


def test_only_the_looker_remembers():
    table = looked()
    table.until("buy")
    for seat in (None, 1):
        view = table.replicas[seat].state
        assert all(table.replicas[seat].recall().may(view.weapon_deck, face) for face in cards("As 2d"))


def test_what_has_left_the_hand_since_may_be_in_the_deck_again():
    table = looked(luck=(1,) * 4)
    table.until("challenge")
    table.do(Challenge(card("Kh"), card("Ks")))
    table.done()
    table.do(Lay(card("As")))
    assert seen_in_hand(1, 0, table.replicas[0].log) == cards("2d")
    view = table.replicas[0].state
    assert table.replicas[0].recall().may(view.weapon_deck, card("As"))


def shown() -> core.Event:
    """Seat 0 is shown the hand of seat 1: an ace and a 2."""
    return core.Event("looks", {"seat": 0, "at": 1, "weapons": cards("As 2d")})


@pytest.mark.parametrize(
    "event",
    [
        core.Event("arms", {"seat": 1, "noble": card("Ks"), "armour": card("2d")}),
        core.Event("lays", {"seat": 1, "noble": card("Ks"), "weapon": card("2d"), "value": 2, "suit": 0}),
        core.Event("favour", {"seat": 1, "card": card("2d"), "suit": "diamonds"}),
    ],
    ids=lambda event: event.key,
)
def test_what_the_hand_has_armed_laid_or_paid_a_favour_with_is_not_remembered_in_it(event):
    assert seen_in_hand(1, 0, [shown(), event]) == cards("As")


@pytest.mark.parametrize(
    "event",
    [
        core.Event("draws", {"seat": 1, "weapon": None}),
        core.Event("buys-weapon", {"seat": 1, "weapon": None, "paid": 1, "coins": 0}),
        core.Event("takes", {"seat": 1, "weapon": card("3d")}),
        core.Event("arms", {"seat": 0, "noble": card("Kh"), "armour": card("3h")}),
        core.Event("looks", {"seat": 1, "at": 0, "weapons": cards("4h")}),
        core.Event("reshuffle", {"weapons": 9}),
    ],
    ids=["draws", "buys", "takes", "the looker arms", "the owner looks", "reshuffle"],
)
def test_a_seen_hand_is_remembered_when_its_owner_draws_or_buys_and_when_others_act(event):
    assert seen_in_hand(1, 0, [shown(), event]) == cards("As 2d")


def test_a_seen_hand_is_remembered_at_the_table_though_its_owner_buys():
    table = looked(coins=(0, 3))
    table.until("challenge")
    table.done()
    table.until("buy")
    table.do(BuyWeapon())
    assert seen_in_hand(1, 0, table.replicas[0].log) == cards("As 2d")
    view = table.replicas[0].state
    assert not any(table.replicas[0].recall().may(view.weapon_deck, face) for face in cards("As 2d"))


def test_a_second_look_takes_the_place_of_the_first():
    hands = [[card("As"), card("2d")], [card("3d")]]
    log = [core.Event("looks", {"seat": 0, "at": 1, "weapons": hand}) for hand in hands]
    assert seen_in_hand(1, 0, log) == cards("3d")
    assert GAME.recall(Table().state, 0, log).may(Table().state.weapon_deck, card("As"))
