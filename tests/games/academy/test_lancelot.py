"""Medieval Academy for two: Lancelot."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import core
from core.games.academy.actions import Advance, Arm, Bet, ChooseStack, Lift, Play, Split
from core.games.academy.components import BLUE, GREEN, RED, YELLOW
from core.games.academy.scoring import final
from core.games.academy.state import Shield
from tests.games.academy.table import GAME, ROUND, Table
from tests.play import play, seed_of

R, Y, B, G = RED, YELLOW, BLUE, GREEN


def dealer(number: int = 3, **options) -> core.Dealer:
    return core.Dealer(GAME, 2, options, seed=seed_of(number))


def until(deal: core.Dealer, ask: str) -> core.Dealer:
    """Take the first answer, up to a question like this."""
    while deal.state.asked[0].ask != ask:
        seat = deal.to_act[0]
        deal.act(seat, deal.legal(seat)[0])
    return deal


def test_each_plays_two_squires_player_0_red_and_yellow_player_1_blue_and_green():
    state = Table(2).state
    assert [state.owners[squire] for squire in (R, Y, B, G)] == [0, 0, 1, 1]
    assert len(state.shields) == len(state.tracks["king"].walked) == 4, "each squire has its own discs and shields"


def test_four_squire_rules():
    t = Table(2).stand("jousts", 9, 7, 5, 3).score("I")
    assert t.shields("jousts") == [[3], [2], [1], []]


def test_a_players_score_is_the_sum_of_both():
    t = Table(2)
    t.state.shields = [[Shield("king", 6)], [Shield("jousts", 1)], [Shield("king", 12)], [Shield("education", -3)]]
    assert (final(t.state).scores, final(t.state).ranking) == ((7, 9), ((1,), (0,)))


# The exchange


def test_deal_6_to_each_player():
    deal = dealer()
    assert [len(pile) for pile in deal.state.exchange.dealt] == [6, 6]
    assert [pile.audience for pile in deal.state.exchange.dealt] == [core.only(0), core.only(1)]
    assert len(deal.state.deck) == 40


@pytest.mark.parametrize("number", [1, 2])
def test_each_secretly_splits_them_into_two_stacks_of_3_in_any_order(number):
    """In the second round too: the stacks of the first lay open."""
    deal = dealer()
    while deal.state.round < number:
        deal.act(deal.to_act[0], deal.legal(deal.to_act[0])[0])
    for seat in (1, 1, 0, 1, 0, 0):
        assert seat in deal.to_act
        card = deal.legal(seat)[-1].card
        dealt = list(deal.state.exchange.dealt[seat].faces)
        step = deal.act(seat, Split(card))
        assert card in dealt
        assert step.report(1 - seat).action == step.report(None).action == ["split", None]
        if deal.state.asked[0].ask == "split":
            stack = deal.state.exchange.stacks[seat][0]
            assert core.mask(GAME, deal.state, 1 - seat).exchange.stacks[seat][0].known() == []
            assert stack.audience == core.only(seat)
    assert deal.state.asked[0].ask == "stack"
    assert all(share.audience == core.EVERYONE for share in deal.state.exchange.shares)


def test_R11_all_four_are_shown_and_stay_known():
    deal = until(dealer(), "stack")
    stacks = [[list(stack.faces) for stack in own] for own in deal.state.exchange.stacks]
    assert [[len(stack) for stack in own] for own in stacks] == [[3, 3], [3, 3]]
    assert all(stack.audience == core.EVERYONE for own in deal.state.exchange.stacks for stack in own)
    first = deal.to_act[0]
    deal.act(first, ChooseStack(1))
    deal.act(1 - first, ChooseStack(0))
    known = core.mask(GAME, deal.state, None).exchange.known
    assert Counter(known[first]) == Counter(stacks[1 - first][1] + stacks[first][1])
    assert Counter(known[1 - first]) == Counter(stacks[first][0] + stacks[1 - first][0])


@pytest.mark.parametrize("number", range(1, 4))
def test_the_first_player_takes_one_of_the_others_stacks_then_the_second_one_of_theirs(number):
    deal = until(dealer(number), "stack")
    first = deal.state.owners[deal.state.first]
    mine, other = deal.state.exchange.stacks[first], deal.state.exchange.stacks[1 - first]
    taken, rest = list(other[1].faces), list(other[0].faces)
    assert deal.to_act == (first,)
    deal.act(first, ChooseStack(1))
    assert (deal.state.exchange.shares[first].faces, deal.state.exchange.shares[1 - first].faces) == (taken, rest)
    assert deal.to_act == (1 - first,)
    kept = list(mine[0].faces)
    deal.act(1 - first, ChooseStack(1))
    assert deal.state.exchange.shares[first].faces == taken + kept, "who keeps the rest"


@pytest.mark.parametrize("starter", [1, 2])
@pytest.mark.parametrize("number", ROUND)
def test_the_first_player_of_the_round_is_dealt_to_and_chooses_first(number, starter):
    """In every other round that is the other one than in round I."""
    t = Table(2, script=(starter,)).turn_to(number).go("deal").until("stack")
    assert t.seat == (starter - 1 if ROUND[number] % 2 else 2 - starter)
    assert t.seat == t.state.owners[t.state.first]


def test_asked_even_between_equal_stacks():
    t = Table(2)
    for seat in (0, 1):
        t.state.exchange.dealt[seat].faces = ["sword-3", "king-2", "quests-2", "sword-3", "king-2", "quests-2"]
    for _ in range(2):
        t.act(Split("sword-3"), Split("king-2"), Split("quests-2"))
    assert t.legal == [ChooseStack(0), ChooseStack(1)]


def test_each_player_secretly_gives_3_of_6_cards_to_each_squire():
    deal = until(dealer(), "arm")
    assert deal.to_act == (0, 1), "at the same time"
    share = list(deal.state.exchange.shares[1].faces)
    for card in share[3:]:
        step = deal.act(1, Arm(card))
        assert step.report(0).action == step.report(None).action == ["arm", None]
        assert step.report(0).told == step.report(None).told == []
    until(deal, "play")
    assert deal.state.hands[B].faces == share[3:]
    assert deal.state.hands[G].faces == share[:3]
    for who, known in ((0, False), (1, True), (None, False)):
        assert bool(core.mask(GAME, deal.state, who).hands[B].known()) == known


def test_R11_only_the_division_is_hidden_until_the_cards_are_played():
    """Whoever imagines the other's hands finds in them exactly the cards that were shown."""
    deal = dealer(6)
    rng = random.Random(6)
    divisions = set()
    for seat, action in play(deal, rng):
        if deal.state.asked[0].ask in ("arm", "play") and deal.state.round == 1:
            for who in (None, 0):
                view = core.mask(GAME, deal.state, who)
                assert not any(face for pile in (view.exchange.shares[1], *view.hands[B:]) for face in pile.faces)
                full = core.determinize(GAME, view, rng)
                held = [full.exchange.shares[1], *full.hands[B:], *full.played[B:]]
                assert Counter(face for pile in held for face in pile.faces) == Counter(deal.state.exchange.known[1])
                divisions.add(tuple(sorted(full.hands[B].faces)))
        deal.act(seat, action)
    assert len(divisions) > 5


def test_the_next_round_deals_all_52_again():
    deal = dealer()
    while deal.state.round == 1:
        seat = deal.to_act[0]
        deal.act(seat, deal.legal(seat)[0])
    assert (len(deal.state.deck), deal.state.exchange.known) == (40, [[], []])


@pytest.mark.parametrize("seat", [0, None])
def test_at_every_line_the_hidden_cards_are_those_of_the_box(seat):
    """Whoever looks back at it can imagine what lay hidden then."""
    deal, rng = dealer(6), random.Random(6)
    replica = core.Replica(GAME, seat, deal.snapshot(seat), moments=True)
    for who, action in play(deal, rng):
        replica.follow(deal.act(who, action).report(seat))
    for line, event in enumerate(replica.log):
        then = replica.moment(line)
        full = core.determinize(GAME, then, rng)
        lying = {name: Counter() for name in GAME.components(then)}
        for pile in core.piles_of(full):
            lying[pile.kind].update(pile.faces)
        assert lying == {name: Counter(faces) for name, faces in GAME.components(then).items()}, event


# Play


ORDERS = {"I": [R, B, Y, G], "II": [B, R, G, Y], "III": [Y, G, R, B], "IV": [G, Y, B, R], "V": [R, G, Y, B],
          "VI": [B, Y, G, R]}  # fmt: skip
OTHER = {R: B, B: R, Y: G, G: Y}


@pytest.mark.parametrize("number", ROUND)
def test_C4_turn_order(number):
    assert Table(2, script=(1,)).turn_to(number).state.order == ORDERS[number]
    swapped = [OTHER[squire] for squire in ORDERS[number]]
    assert Table(2, script=(2,)).turn_to(number).state.order == swapped, "red for blue, yellow for green"


@pytest.mark.parametrize("starter", [0, 1])
def test_C4_player_0_is_first_in_odd_rounds_after_beginning_the_first(starter):
    t = Table(2, script=(starter + 1,))
    first = [t.state.owners[t.turn_to(number).state.first] for number in ROUND]
    assert first == [starter, 1 - starter] * 3


def test_each_squire_plays_its_three_cards_one_after_the_other_nobody_between():
    t = Table(2).until("play")
    order = []
    while t.ask == "play":
        order.append(t.asked()[1:])
        assert all(isinstance(action, Play) for action in t.legal), "even the last card is asked for"
        t.act(t.legal[0])
    assert order == [(0, R)] * 3 + [(1, B)] * 3 + [(0, Y)] * 3 + [(1, G)] * 3
    assert t.told("plays", "squire") == [R] * 3 + [B] * 3 + [Y] * 3 + [G] * 3


def test_its_owner_chooses_card_and_track_one_after_the_other():
    t = Table(2).hold(
        "sword-3 king-2 king-3", "sword-3 sword-3 sword-3", "sword-4 sword-4 sword-4", "king-2 king-3 king-3"
    )
    assert set(t.legal) == {Play("sword-3", "jousts"), Play("sword-3", "tournaments"), Play("king-2", "king"),
                            Play("king-3", "king")}  # fmt: skip
    t.act(Play("king-3", "king"))
    assert (t.walked("king"), t.walked("jousts")) == ([3, 0, 0, 0], [0, 0, 0, 0])


def test_nothing_is_discarded():
    t = Table(2).stand("gallantry", 90, 0, 0, 0).until("advance")
    assert (len(t.state.discard), [len(pile) for pile in t.state.played]) == (0, [3, 3, 3, 3])


# Scoring


def test_gallantry_moves_are_made_with_that_squires_discs_by_its_owner():
    t = Table(2).stand("gallantry", 5, 7, 0, 6).score("I")
    assert t.asked() == ("advance", 0, R)
    t.act(Advance("quests"))
    assert t.asked() == ("advance", 1, G)
    t.act(Advance("quests"))
    assert t.asked() == ("advance", 0, Y)
    t.act(Advance("quests"))
    assert t.walked("quests") == [1, 3, 0, 2]


def test_bets_are_the_owners_in_the_order_of_the_table_before_the_split():
    t = Table(2, gallantry_bets=True)
    asked = []
    assert [len(pile) for pile in t.state.exchange.dealt] == [6, 6], "when all have seen their dealt cards"
    while t.ask == "bet":
        asked.append(t.asked()[1:])
        t.act(Bet("king"))
    assert asked == [(0, R), (1, B), (0, Y), (1, G)]
    assert t.ask == "split"


def test_excalibur_serves_either_squire_of_the_first_player_also_one_under_the_other():
    t = Table(2, excalibur=True).stand("quests", 4, 4, 0, 0, stack=(R, Y, B, G)).stand("jousts", 0, 3, 3, 0).score("I")
    assert t.legal[:-1] == [Lift(R, "quests"), Lift(Y, "jousts")]
    t = Table(2, excalibur=True).stand("jousts", 0, 3, 3, 0).score("II")
    assert t.ask != "excalibur", "in II player 1 is first, and blue lies on top"
    t = Table(2, excalibur=True).stand("jousts", 0, 3, 3, 0, stack=(B, Y, R, G)).score("II")
    assert (t.seat, t.legal[:-1]) == (1, [Lift(B, "jousts")])


# End


ENDS = {
    "the player with the best-placed squire": ([0, 5, 4, 3], ((0,), (1,)), "gallantry"),
    "even if the other is last": ([0, 3, 4, 2], ((1,), (0,)), "gallantry"),
    "on top": ([4, 0, 4, 0], ((1,), (0,)), "gallantry"),
    "all at 0: shared": ([0, 0, 0, 0], ((0, 1),), "shared"),
}


@pytest.mark.parametrize("name", ENDS)
def test_tie_on_points(name):
    gallantry, ranking, reason = ENDS[name]
    t = Table(2).stand("gallantry", *gallantry)
    t.state.shields = [[Shield("king", 6)], [], [Shield("jousts", 3)], [Shield("jousts", 3)]]
    assert (final(t.state).ranking, final(t.state).reason) == (ranking, reason)


# Refusals


def test_a_card_of_the_other_squire_is_refused_with_the_squire_who_holds_it():
    t = Table(2).hold("sword-3 sword-4 king-2", "king-3 quests-4 sword-5", "sword-3", "sword-4")
    assert t.asked() == ("play", 0, R)
    refused = {each.args["card"]: each.args["other"] for each in GAME.refused(t.state, 0) if each.why == "other-squire"}
    assert refused == {"king-3": Y, "quests-4": Y, "sword-5": Y}
