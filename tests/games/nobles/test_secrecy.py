"""What everybody can tell of hidden cards: nothing that is known to be impossible is imagined."""

from __future__ import annotations

import random

import pytest

import core
from core.games.nobles.actions import BuyWeapon, Challenge, Favour, Lay
from tests.games.nobles.table import GAME, THEIRS, Table, card, cards


def imagined(table: Table, seat: int | None, times: int = 40) -> list[core.games.nobles.state.State]:
    rng = random.Random(1)
    view = core.mask(GAME, table.state, seat)
    return [core.determinize(GAME, view, rng) for _ in range(times)]


@pytest.mark.parametrize("seat", [None, 1])
def test_a_card_taken_openly_from_the_discard_is_imagined_in_that_hand(seat):
    table = Table(hands=("7c 4h", "5h"), discard="Ah")
    table.do(Favour(card("7c"), card("Ah")))
    assert all(card("Ah") in full.hands[0].faces for full in imagined(table, seat))


def test_and_no_more_when_it_was_laid_and_reshuffled():
    table = Table(hands=("7c", "5h"), discard="Ah", luck=(1,) * 4)
    table.do(Favour(card("7c"), card("Ah")))
    table.until("challenge")
    table.do(Challenge(card("Kh"), card("Ks")), Lay(card("Ah")))
    assert table.state.openly_taken == {}


@pytest.mark.parametrize("seat", [None, 0])
def test_after_a_reshuffle_no_card_is_imagined_in_the_deck_that_did_not_lie_in_the_discard(seat):
    table = Table(
        ask="buy", courts=("Kh", THEIRS), hands=("4h 5h", "6h 7h 8h"), coins=(3, 0), rest="discard", luck=([],)
    )
    table.do(BuyWeapon())
    held = cards("4h 5h 6h 7h 8h")
    for full in imagined(table, seat):
        assert not set(held) & set(full.weapon_deck.faces)
        if seat == 0:
            assert set(cards("6h 7h 8h")) == set(full.hands[1].faces)


def test_after_a_second_reshuffle_the_deck_holds_what_lay_in_the_discard_then():
    table = Table(ask="buy", hands=("5h", "6h"), coins=(3, 0), rest="discard", luck=([],))
    for state in (table.state, *(replica.state for replica in table.replicas.values())):
        state.not_in_deck = cards("4h 6h")  # they were in hands at the first reshuffle
    table.do(BuyWeapon())
    for seat in (None, 0, 1):
        view = core.mask(GAME, table.state, seat)
        assert GAME.plausible(view, view.weapon_deck, card("4h"))
        assert not any(GAME.plausible(view, view.weapon_deck, face) for face in cards("5h 6h"))


def test_what_a_look_showed_is_seen_while_it_lasts():
    table = Table(hands=("7s", "5h 6h"))
    table.do(Favour(card("7s")))
    assert all(full.hands[1].faces == cards("5h 6h") for full in imagined(table, 0, 5))
    assert len({tuple(full.hands[1].faces) for full in imagined(table, None)}) > 30
    table.done()
    assert len({tuple(full.hands[1].faces) for full in imagined(table, 0)}) > 30


def test_the_nobles_kept_secretly_are_imagined_among_those_unseen():
    dealer = core.Dealer(GAME, 2, seed=bytes(32))
    for seat in (0, 1):
        dealer.act(seat, dealer.legal(seat)[0])
    view = core.mask(GAME, dealer.state, 0)
    rng = random.Random(1)
    kept = {core.determinize(GAME, view, rng).courts[1].faces[0] for _ in range(200)}
    assert kept == {*dealer.state.courts[1].faces, *dealer.state.dealt[1].faces}
