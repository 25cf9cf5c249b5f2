"""Medieval Academy for two: Karadoc."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import core
from core.games.academy.actions import Advance, Bet, Claim, Decline, Give, Keep, Name, Play, PlayTurned, Take
from core.games.academy.base import value_of
from core.games.academy.state import NEUTRAL, Shield
from tests.games.academy.table import GAME, ROUND, Table
from tests.play import play, seed_of

KARADOC = {"two_player": "karadoc"}


def karadoc(script: tuple[int, ...] = (1,), **options) -> Table:
    return Table(2, script=script, **KARADOC, **options)


def test_three_squires_the_third_neutral_seats_clockwise_0_1_neutral():
    t = karadoc()
    assert t.state.owners == [0, 1, NEUTRAL]
    assert [len(pack) for pack in t.state.packs] == [5, 5, 4], "the neutral has kept one already"


@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_alternates_between_the_two_people(first):
    t = karadoc(script=(first,))
    orders = []
    for number in ROUND:
        t.turn_to(number)
        orders.append(t.state.order)
    one, two = ([0, 1, 2], [1, 2, 0]) if first == 1 else ([1, 2, 0], [0, 1, 2])
    assert orders == [one, two] * 3


def test_R2_the_first_player_is_drawn_among_the_people():
    assert {core.Dealer(GAME, 2, KARADOC, seed=seed_of(n)).state.first for n in range(30)} == {0, 1}


def test_the_order_of_the_rounds_in_play():
    t = karadoc()
    firsts = []
    while not t.state.over:
        if not firsts or firsts[-1][0] != t.state.round:
            firsts.append((t.state.round, t.state.first))
        t.act(t.legal[0])
    assert firsts == [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0), (6, 1)]


@pytest.mark.parametrize("track", ["jousts", "tournaments", "quests"])
def test_3_squire_rules(track):
    assert sum(map(len, karadoc().stand(track, 3, 2, 1).score("VI").shields(track))) == 2


# Draft


@pytest.mark.parametrize(("number", "pack"), [("I", 1), ("II", 0)])
def test_the_neutral_is_passed_packs_like_anybody(number, pack):
    t = karadoc().turn_to(number)
    rest = t.state.packs[pack].faces[1:]
    t.act(Keep(t.state.packs[0].faces[0]), Keep(t.state.packs[1].faces[0]))
    kept = Counter([*t.state.packs[2].faces, t.state.hands[2].faces[-1]])
    assert kept == Counter(rest)


def test_the_neutral_keeps_the_card_of_highest_value_in_the_pack_it_holds():
    t = karadoc()
    for _ in range(4):
        kept = t.state.hands[2].faces[-1]
        assert value_of(kept) == max(map(value_of, [kept, *t.state.packs[2].faces]))
        t.act(t.legal[0])
        t.act(t.legal[0])
    assert len(t.state.hands[2]) == 5


def test_cards_tied_are_drawn_at_random_each_card_alike():
    """Of sword-4, sword-4 and king-4 the sword is kept two times in three."""
    drawn: Counter[str | None] = Counter()
    for number in range(300):
        chance = core.SeededChance(core.Stream(seed_of(number)))
        pack, hand = core.Pile("learning", faces=["sword-4", "king-4", "sword-4", "quests-2"]), core.Pile("learning")
        chance.sift(pack, hand, value_of)
        drawn[hand.faces[0]] += 1
    assert set(drawn) == {"sword-4", "king-4"}
    assert 160 < drawn["sword-4"] < 240


def test_R9_different_cards_of_the_highest_value_are_alike_whatever_their_suit():
    """Where a sword card is tied with another, either is kept in some game."""
    kept = set()
    for seed in range(150):
        state = core.Dealer(GAME, 2, {"two_player": "karadoc"}, seed=seed_of(seed)).state
        card = state.hands[2].faces[0]
        tied = {each for each in [card, *state.packs[2].faces] if value_of(each) == value_of(card)}
        if len(tied) > 1 and any(each.startswith("sword") for each in tied):
            kept.add(card.startswith("sword"))
    assert kept == {True, False}


def test_R9_nobody_looks_at_its_packs_and_cards_and_a_card_is_seen_when_it_is_played():
    deal = core.Dealer(GAME, 2, KARADOC, seed=seed_of(4))
    hidden = 0
    for seat, action in play(deal, random.Random(4)):
        for who in (None, 0, 1):
            view = core.mask(GAME, deal.state, who)
            assert not any(view.packs[2].known() + view.hands[2].known())
        hidden += len(deal.state.packs[2].known())
        assert deal.state.played[2].audience == core.EVERYONE
        deal.act(seat, action)
    assert hidden > 50


# Play


@pytest.mark.parametrize("first", [1, 2])
def test_on_its_turn_a_random_card_is_turned_up_and_the_first_player_names_the_track_of_a_sword(first):
    t = karadoc(script=(first,)).luck(["sword-5"])
    t.hold("king-2 king-2", "king-3 king-3", "quests-3 sword-5")
    t.act(t.legal[0])
    if first == 1:
        t.act(t.legal[0])
    assert t.told("turns_up", "squire", "card") == [(2, "sword-5")]
    assert t.asked() == ("turned", first - 1, 2)
    assert t.legal == [PlayTurned("jousts"), PlayTurned("tournaments")]
    t.act(PlayTurned("tournaments"))
    assert t.walked("tournaments") == [0, 0, 5]
    assert t.state.played[2].faces == ["sword-5"]


def test_another_card_is_played_without_asking():
    t = karadoc().luck(["quests-3"]).hold("king-2 king-2", "king-3 king-3", "quests-3 sword-5")
    t.act(Play("king-2", "king"), Play("king-3", "king"))
    assert t.walked("quests") == [0, 0, 3]
    assert t.asked() == ("play", 0, 0)


def test_the_card_is_random():
    turned = set()
    for number in range(12):
        t = karadoc()
        t.chance.reseed(number)
        t.hold("king-2 king-2", "king-3 king-3", "quests-3 charity-2")
        t.act(Play("king-2", "king"), Play("king-3", "king"))
        turned.add(t.state.played[2].faces[0])
    assert turned == {"quests-3", "charity-2"}


def test_four_in_all_and_the_fifth_is_discarded_unseen():
    t = karadoc().turn_to("I").stand("gallantry", 90, 0, 0).until("advance")
    assert (len(t.state.played[2]), len(t.state.hands[2]), len(t.state.discard)) == (4, 0, 3)


# Choices of the neutral


@pytest.mark.parametrize(("number", "first"), [("I", 0), ("II", 1)])
def test_R10_gallantry_move_of_the_neutral_is_the_current_first_players(number, first):
    t = karadoc().stand("gallantry", 0, 0, 7).score(number)
    assert t.asked() == ("advance", first, 2)
    t.act(Advance("quests"))
    assert t.walked("quests") == [0, 0, 3]


def test_R10_white_or_black():
    t = karadoc(knights_duel=True).luck(["sword-4"]).hold("king-2 king-2", "king-3 king-3", "quests-3 sword-4")
    t.act(Play("king-2", "king"), Play("king-3", "king"))
    assert t.legal == [PlayTurned("white"), PlayTurned("black")]
    t.act(PlayTurned("black"))
    assert (t.walked("black"), t.state.cup) == ([0, 0, 4], -4)


def test_R10_bet():
    t = karadoc(script=(2,), gallantry_bets=True)
    asked = []
    while t.ask == "bet":
        asked.append(t.asked()[1:])
        t.act(Bet("quests"))
    assert asked == [(1, 1), (1, 2), (0, 0)], "in turn order; the neutral's by the first player"
    t.luck(["quests-3"]).hold("king-2 king-2", "king-3 king-3", "quests-3 sword-5")
    t.act(Play("king-3", "king"))
    assert t.state.bets.cards == [0, 0, 1]


def test_the_neutral_takes_scrolls():
    t = karadoc(scrolls=True).luck(["king-4"]).stand("king", 0, 0, 4)
    t.hold("quests-2 quests-2", "charity-3 charity-3", "king-4 sword-5")
    t.act(Play("quests-2", "quests"), Play("charity-3", "charity"))
    assert t.told("scroll", "squire", "square") == [(2, 6)]


def test_R10_the_neutral_never_looks_at_the_codex():
    t = karadoc(secret_codex=True).luck(["education-4"]).hold("king-2 king-2", "king-3 king-3", "education-4 sword-5")
    t.act(Play("king-2", "king"), Play("king-3", "king"))
    assert t.walked("education") == [0, 0, 4]
    assert t.asked() == ("play", 0, 0)


def test_R10_a_codex_place_is_chosen_by_the_first_player_and_the_shield_seen_by_nobody():
    t = karadoc(secret_codex=True).stand("education", 3, 2, 9).turn_to("I")
    for place, shield in zip(t.state.codex.places, ("-3", "0", "-1"), strict=True):
        place.faces = [shield]
    t.score("I")
    assert t.asked() == ("claim", 0, 2)
    t.act(Claim(0))
    for who in (None, 0, 1):
        assert t.view(who).codex.kept[2][0].faces == [None]
    t.act(Claim(1))
    assert [[pile.faces[0] for pile in own] for own in t.state.codex.kept] == [[], ["-1"], ["-3"]]


def test_R10_the_neutral_is_never_first_player_and_has_no_excalibur():
    for number in ROUND:
        t = karadoc(excalibur=True).turn_to(number).stand("quests", 4, 4, 4, stack=(2, 0, 1)).score(number)
        own = {lift.squire for lift in t.legal if not isinstance(lift, Decline)} if t.ask == "excalibur" else set()
        assert own <= {t.state.first}
        assert t.state.owners[t.state.first] != NEUTRAL


def alms(*charity: int, kept: tuple[str, ...] = (), number: str = "VI", **options) -> Table:
    t = karadoc(alms=True, secret_codex=bool(kept), **options).turn_to(number).stand("charity", *charity)
    return t.keep_codex(*kept) if kept else t


def test_R10_alms_naming_giving_and_taking_of_the_neutral_are_the_current_first_players():
    t = alms(0, 0, 9).own(2, "education", -3, -1).own(1, "jousts", 2).go("charity")
    assert t.state.owners[t.state.first] == 1, "round VI"
    assert t.asked() == ("name", 1, 2)
    t.act(Name(1))
    assert (t.asked(), t.legal) == (("give", 1, 2), [Give(-3), Give(-1)])
    t.act(Give(-1))
    assert (t.asked(), t.legal) == (("take", 1, 2), [Take(2), Decline()])
    t.act(Take(2))
    assert t.state.over
    assert t.state.shields[2] == [Shield("education", -3), Shield("jousts", 2)]


def test_R10_a_codex_shield_of_the_neutral_is_given_at_random_and_seen_by_the_receiver():
    given = set()
    for number in range(12):
        t = alms(3, 5, 9, kept=("", "-3", "-3 -1")).own(0, "jousts", 2)
        t.chance.reseed(number)
        t.go("charity")
        assert t.asked() == ("take", 1, 2), "giving is not asked"
        face = t.state.codex.kept[0][0].faces[0]
        given.add(face)
        views = [t.view(who).codex.kept for who in (None, 0, 1)]
        assert [kept[0][0].faces for kept in views] == [[None], [face], [None]]
        assert [kept[2][0].faces for kept in views] == [[None]] * 3
    assert given == {"-3", "-1"}


def test_R10_a_codex_shield_given_to_the_neutral_is_known_to_its_giver_alone():
    t = alms(9, 5, 3, kept=("-3", "-1", "-1")).own(2, "jousts", 2).go("charity")
    assert t.told("gives", "squire", "other", "value") == [(0, 2, -3)]
    seen = [[pile.faces for pile in t.view(who).codex.kept[2]] for who in (None, 0, 1)]
    assert seen == [[[None], [None]], [[None], ["-3"]], [[None], [None]]]


# End


def test_the_neutral_takes_shields_but_cannot_win_and_its_total_is_shown():
    t = karadoc().own(2, "jousts", 3).stand("quests", 3, 2, 9).stand("charity", 1, 2, 3).score("VI")
    assert t.shields("quests") == [[10], [], [17]]
    outcome = GAME.outcome(t.state)
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == [0, 1]
    assert len(outcome.scores) == 2
    assert t.told("total", "squire", "points")[2] == (2, 3 + 17 - 3)
