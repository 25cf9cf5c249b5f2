"""Medieval Academy, gallantry bets."""

from __future__ import annotations

import pytest

from core.games.academy.actions import Bet, Play
from core.games.academy.components import TRACKS
from tests.games.academy.table import GAME, Table


def betting(players: int = 4, script: tuple[int, ...] = (1,), **options) -> Table:
    return Table(players, script=script, gallantry_bets=True, **options)


def on(t: Table, *tracks: str, cards: tuple[int, ...]) -> Table:
    t.state.bets.on = list(tracks)
    t.state.bets.cards = list(cards)
    return t


@pytest.mark.parametrize("first", [1, 2, 3])
def test_when_all_have_seen_their_cards_before_the_draft_each_in_turn_order(first):
    t = betting(3, script=(first,))
    assert [len(pack) for pack in t.state.packs] == [5, 5, 5]
    asked = []
    while t.ask == "bet":
        assert len(GAME.to_act(t.state)) == 1
        asked.append(t.seat)
        t.act(t.legal[0])
    assert asked == [(first - 1 + i) % 3 for i in range(3)]
    assert t.ask == "keep"


def test_openly_on_any_track_in_play_and_several_may_choose_the_same():
    t = betting(3)
    for _ in range(3):
        assert t.legal == [Bet(track) for track in TRACKS]
        t.act(Bet("gallantry"))
    assert t.view(None).bets.on == ["gallantry"] * 3
    assert t.told("bets", "squire", "track")[-1] == (2, "gallantry")


@pytest.mark.parametrize("duel", [False, True])
def test_C5_the_card_for_bets_shows_every_track_in_play(duel):
    t = betting(3, knights_duel=duel)
    assert [bet.track for bet in t.legal] == list(t.state.tracks)
    assert len(t.legal) == 7


def test_third_second_first_move_1_2_3_squares_for_each_card_on_their_track():
    t = on(betting(), "quests", "charity", "quests", "jousts", cards=(2, 3, 1, 4))
    t.stand("gallantry", 9, 7, 5, 3).score("I")
    assert t.told("moves", "squire", "track", "squares") == [(2, "quests", 1), (1, "charity", 6), (0, "quests", 6)]
    assert t.walked("quests") == [6, 0, 1, 0]


def test_no_card_no_move_and_no_free_choice():
    t = on(betting(), "quests", "quests", "quests", "quests", cards=(0, 0, 1, 0))
    t.stand("gallantry", 9, 7, 5, 3).score("I")
    assert t.told("moves", "squire") == [2]
    assert t.ask != "advance"


def test_with_3_squires_third_place_moves_nothing():
    t = on(betting(3), "quests", "quests", "quests", cards=(1, 1, 1)).stand("gallantry", 9, 7, 5).score("I")
    assert t.told("moves", "squire", "squares") == [(1, 2), (0, 3)]


def test_a_disc_at_0_on_gallantry_moves_nothing():
    t = on(betting(), *["quests"] * 4, cards=(1, 1, 1, 1)).stand("gallantry", 9, 0, 0, 0).score("I")
    assert t.told("moves", "squire", "squares") == [(0, 3)]


def test_moving_on_gallantry_does_not_change_this_rounds_order():
    t = on(betting(), *["gallantry"] * 4, cards=(1, 4, 4, 4)).stand("gallantry", 9, 7, 5, 3).score("I")
    assert t.told("moves", "squire", "end") == [(2, 9), (1, 15), (0, 12)]


COUNTED = {
    "R15 a card on the track": ("quests", ["quests-3"], "quests", 1),
    "R15 a card elsewhere": ("quests", ["king-3"], "king", 0),
    "R15 a king card without effect": ("king", ["king-3"], "king", 1),
    "R15 a sword card where it was played": ("jousts", ["sword-3"], "jousts", 1),
    "R15 a sword card played on the other track": ("jousts", ["sword-3"], "tournaments", 0),
}


@pytest.mark.parametrize("name", COUNTED)
def test_R15_cards_played_on_that_track_this_round_count(name):
    bet, hand, track, counted = COUNTED[name]
    t = betting(3).stand("king", 12, 0, 0).act(Bet(bet), Bet("charity"), Bet("charity"))
    t.hold(" ".join(hand), "sword-3", "sword-3").act(Play(hand[0], track))
    assert t.state.bets.cards == [counted, 0, 0]


def test_R15_every_king_card_counts_though_none_of_them_moves_the_disc():
    t = betting(3).stand("king", 12, 0, 0).act(Bet("king"), Bet("charity"), Bet("charity"))
    t.hold("king-3 king-2", "sword-3 sword-3", "sword-3 sword-3").act(Play("king-3", "king"))
    t.act(Play("sword-3", "jousts"), Play("sword-3", "jousts"), Play("king-2", "king"))
    assert t.state.bets.cards == [2, 0, 0]
    assert t.state.tracks["king"].walked[0] == 12


def test_bets_end_with_the_round():
    t = on(betting(3), "quests", "quests", "quests", cards=(1, 1, 1)).score("I")
    assert t.ask == "bet"
    assert (t.state.bets.on, t.state.bets.cards) == ([None, None, None], [0, 0, 0])
