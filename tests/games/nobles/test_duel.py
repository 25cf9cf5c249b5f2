"""Step 7: the duel. Strengths, dice, weapons one side after the other, aces, ties, wounds and deaths."""

from __future__ import annotations

import pytest

from core.games.nobles import duel as duels
from core.games.nobles.actions import Challenge, Done, Lay, Substitute
from core.games.nobles.components import NOBLES, RANKS, rank_of
from tests.games.nobles.table import MINE, Table, card, cards, keys, only


def at_weapons(mine="Kh", theirs="Ks", **position) -> Table:
    """A duel with the dice rolled, 1 for each die unless `luck` says otherwise."""
    table = Table(ask="challenge", **{"luck": (1,) * 4, **position})
    table.do(Challenge(card(mine), card(theirs)))
    return table


@pytest.mark.parametrize(
    ("rank", "strength", "bears", "dice", "weapons"),
    [("king", 13, 3, 2, 1), ("queen", 12, 2, 1, 1), ("jack", 11, 2, 1, 2)],
)
def test_the_table_of_nobles(rank, strength, bears, dice, weapons):
    assert RANKS[rank] == (strength, bears, dice, weapons)
    noble = next(noble for noble in NOBLES if rank_of(noble) == rank)
    short = f"{rank[0].upper()}{noble.split('-')[1][0]}"
    hand = " ".join(f"{value}h" for value in range(4, 9))
    table = at_weapons(short, "Ks", courts=(short, "Ks"), hands=(hand, ""))
    assert duels.scores(table.state)[0].strength == strength
    assert len(duels.scores(table.state)[0].dice) == dice
    for left in range(weapons, 0, -1):
        assert duels.weapons_left(table.state.duel, 0) == left
        table.do(table.offers(Lay)[0])
    assert table.legal == [Done()]
    table = Table(courts=(short, "Ks"), wounds={short: bears - 1})
    assert table.state.still_bears(noble) == 1


# The running score


RUNNING = {
    "king": ("Kh", "Kh", {}, 13, 0, 0),
    "queen": ("Qh", "Qh", {}, 12, 0, 0),
    "jack": ("Jh", "Jh", {}, 11, 0, 0),
    "king-with-queen": ("Kh Qd", "Kh", {}, 13, 0, 3),
    "jack-with-queen": ("Jh Qd", "Jh", {}, 11, 0, 3),
    "queens-help-once": ("Kh Qd Qc", "Kh", {}, 13, 0, 3),
    "queen-helps-no-queen": ("Qh Qd Qc", "Qh", {}, 12, 0, 0),
    "their-queen-does-not-help": ("Kh Jc", "Kh", {}, 13, 0, 0),
    "armour-2": ("Kh", "Kh", {"Kh": "2h"}, 13, 2, 0),
    "armour-3": ("Kh Qd", "Kh", {"Kh": "3h"}, 13, 3, 3),
    "a-fellow's-armour": ("Kh Jd", "Kh", {"Jd": "3h"}, 13, 0, 0),
}


@pytest.mark.parametrize("case", RUNNING)
def test_7_R3_running_score_is_strength_armour_dice_and_three_for_a_queen(case):
    court, noble, armour, strength, worn, queen = RUNNING[case]
    table = at_weapons(noble, "Qs", courts=(court, "Qs"), armour=armour, luck=(5, 6, 4))
    mine = duels.scores(table.state)[0]
    dice = (5, 6) if rank_of(card(noble)) == "king" else (5,)
    assert mine == duels.Score(strength, worn, queen, dice)
    assert mine.running == strength + worn + queen + sum(dice) == mine.total
    assert duels.standing(table.state, 0, card(noble)) == duels.Score(strength, worn, queen)


@pytest.mark.parametrize("mover", [0, 1])
def test_7_both_roll_their_dice_the_challenger_first_and_all_see_them(mover):
    courts = ("Qd", "Ks") if mover == 0 else ("Ks", "Qd")
    table = Table(ask="challenge", courts=courts, luck=(3, 5, 6), mover=mover)
    events = table.do(Challenge(card("Qd"), card("Ks")))
    assert only(events, "rolls") == [
        {"seat": mover, "noble": card("Qd"), "dice": [3], "armour": 0, "queen": 0, "total": 15},
        {"seat": 1 - mover, "noble": card("Ks"), "dice": [5, 6], "armour": 0, "queen": 0, "total": 24},
    ]


def test_without_a_duel_there_are_no_scores():
    assert duels.scores(Table().state) == []


# Laying weapons


@pytest.mark.parametrize("mover", [0, 1])
def test_7_the_challenger_lays_then_the_challenged_and_nobody_may_change(mover):
    nobles = ("Jc", "Js")
    table = at_weapons(nobles[mover], nobles[1 - mover], mover=mover, hands=("4h 5h", "6h 7h"))
    hands = [cards("4h 5h"), cards("6h 7h")]
    for seat in (mover, 1 - mover):
        assert table.asked == ("weapons", seat)
        assert table.legal == [*map(Lay, hands[seat]), Done()]
        table.do(Lay(hands[seat][0]))
        assert table.replicas[None].state.duel.weapons[seat].faces == hands[seat][:1], "face up"
        table.done()
    assert table.state.duel is None


def test_7_each_side_lays_one_by_one_until_done_also_with_an_empty_hand_or_its_most_laid():
    table = at_weapons("Kh", "Ks", hands=("4h 5h", ""))
    table.do(Lay(card("4h")))
    assert (table.asked, table.legal) == (("weapons", 0), [Done()])
    table.done()
    assert (table.asked, table.legal) == (("weapons", 1), [Done()])
    assert keys(table.done())[0] == "unarmed"


@pytest.mark.parametrize(
    ("noble", "weapon", "value", "suit"),
    [("Kh", "7s", 7, 0), ("Kh", "7h", 7, 2), ("Kh", "7d", 7, 0), ("Qd", "10d", 10, 2), ("Jc", "2c", 2, 2),
     ("Jc", "3d", 3, 0), ("Kh", "Ah", 0, 0)],
)  # fmt: skip
def test_7_a_weapon_adds_its_value_and_two_more_of_its_nobles_suit_2s_and_3s_too(noble, weapon, value, suit):
    table = at_weapons(noble, "Ks", hands=(weapon, ""))
    before = duels.scores(table.state)[0]
    events = table.do(Lay(card(weapon)))
    after = duels.scores(table.state)[0]
    assert after.weapons == (duels.Blow(card(weapon), value, suit),)
    assert (after.running, after.total) == (before.running, before.running + value + suit)
    assert only(events, "lays") == [
        {"seat": 0, "noble": card(noble), "weapon": card(weapon), "value": value, "suit": suit}
    ]


# Who wins


SCORES = {
    # my noble, their noble, dice, my weapons, their weapons: winner
    "higher-score": ("Kh", "Ks", (2, 1, 1, 1), "", "", 0),
    "lower-score": ("Kh", "Ks", (1, 1, 2, 1), "", "", 1),
    "equal": ("Kh", "Ks", (1, 1, 1, 1), "", "", None),
    "weapon-decides": ("Kh", "Ks", (1, 1, 6, 6), "10h", "", 0),
    "suit-decides": ("Kh", "Ks", (1, 1, 1, 1), "7h", "8d", 0),
    "answered": ("Kh", "Ks", (1, 1, 1, 1), "7h", "8s", 1),
    "two-weapons-of-a-jack": ("Jc", "Ks", (1, 6, 6), "6d 8d", "", 0),
}


@pytest.mark.parametrize("case", SCORES)
def test_7_the_higher_score_wins_a_coin_and_the_losers_duellist_is_wounded(case):
    mine, theirs, dice, my_weapons, their_weapons, won = SCORES[case]
    table = Table(
        ask="challenge", courts=(mine, theirs), hands=(my_weapons, their_weapons), luck=dice, wounds={"Kh": 0}
    )
    events = table.duel(mine, theirs, my_weapons, their_weapons)
    hurt = [table.state.wounds[card(short)] for short in (mine, theirs)]
    income = [0, 1]
    assert hurt == ([1, 1] if won is None else [int(won == 1), int(won == 0)])
    assert table.state.coins == [income[seat] + int(won == seat) for seat in (0, 1)]
    assert len(only(events, "tie" if won is None else "wins")) == 1
    assert table.state.discard.faces == cards(f"{my_weapons} {their_weapons}"), "all weapons used"


def test_7_a_tie_wounds_both_and_nobody_gains_a_coin():
    table = Table(ask="challenge", luck=(1, 1, 1, 1), courts=("Kh", "Ks"))
    events = table.duel("Kh", "Ks")
    assert only(events, "tie") == [{"by": "score"}]
    assert [args["noble"] for args in only(events, "wounded")] == cards("Kh Ks")
    assert table.state.coins == [0, 1], "the 1 is the income of the next turn"


def test_7_the_log_tells_each_final_score_term_by_term():
    table = Table(ask="challenge", courts=("Kh Qd", "Ks"), hands=("7h", ""), armour={"Kh": "2s"}, luck=(4, 5, 1, 2))
    events = table.duel("Kh", "Ks", "7h")
    assert only(events, "score") == [
        {"seat": 0, "noble": card("Kh"), "strength": 13, "armour": 2, "queen": 3, "dice": 9, "weapons": 9, "total": 36},
        {"seat": 1, "noble": card("Ks"), "strength": 13, "armour": 0, "queen": 0, "dice": 3, "weapons": 0, "total": 16},
    ]
    assert only(events, "wins") == [{"seat": 0, "noble": card("Kh"), "by": "score", "gained": 1, "coins": 1}]
    assert only(events, "wounded") == [{"seat": 1, "noble": card("Ks"), "wounds": 1, "bears": 3}]


# Aces


ACES = {
    # my noble, my weapons, their noble, their weapons: winner
    "an-ace-beats-none": ("Jh", "As", "Ks", "10s", 0),
    "an-ace-beats-no-weapon": ("Jh", "As", "Ks", "", 0),
    "their-ace-beats-mine-none": ("Kh", "10h", "Js", "Ad", 1),
    "suit-against-suit": ("Kh", "Ah", "Ks", "As", None),
    "suit-against-colour": ("Kh", "Ah", "Ks", "Ac", 0),
    "suit-against-other": ("Kh", "Ah", "Ks", "Ad", 0),
    "colour-against-suit": ("Kh", "Ad", "Ks", "As", 1),
    "colour-against-colour": ("Kh", "Ad", "Ks", "Ac", None),
    "colour-against-other": ("Kd", "Ah", "Ks", "Ad", 0),
    "other-against-suit": ("Kh", "Ac", "Ks", "As", 1),
    "other-against-colour": ("Kh", "As", "Ks", "Ac", 1),
    "other-against-other": ("Kh", "As", "Ks", "Ah", None),
    "a-jacks-better-ace-counts": ("Jh", "As Ad", "Ks", "Ah", 0),
    "a-jacks-better-ace-counts-laid-first": ("Jh", "Ad As", "Ks", "Ah", 0),
    "two-aces-are-no-better-than-one": ("Jh", "Ac As", "Ks", "Ad", None),
    "an-ace-with-another-weapon-on-a-jack": ("Jh", "Ac 10h", "Ks", "Ah", None),
    "the-other-weapon-does-not-matter": ("Jh", "As 2d", "Ks", "10s", 0),
}


@pytest.mark.parametrize("case", ACES)
def test_7_R4_aces_are_fatal_and_the_closer_one_wins_whatever_the_scores(case):
    mine, my_weapons, theirs, their_weapons, won = ACES[case]
    table = Table(
        ask="challenge", courts=(mine, theirs), hands=(my_weapons, their_weapons), luck=(1, 6, 6, 6), wounds={theirs: 0}
    )
    events = table.duel(mine, theirs, my_weapons, their_weapons)
    assert only(events, "score") == [], "no final score is counted"
    assert [args["by"] for args in only(events, "tie") + only(events, "wins")] == ["ace"]
    assert [args["seat"] for args in only(events, "wins")] == ([] if won is None else [won])
    assert table.state.discard.faces == cards(f"{my_weapons} {their_weapons}")


def test_7_R4_the_log_tells_how_close_each_ace_was():
    table = Table(ask="challenge", courts=("Jh", "Ks"), hands=("As Ad", "Ac"), luck=(1, 1, 1))
    events = table.duel("Jh", "Ks", "As Ad", "Ac")
    assert only(events, "ace") == [
        {"seat": 0, "noble": card("Jh"), "closeness": "colour"},
        {"seat": 1, "noble": card("Ks"), "closeness": "colour"},
    ]


# Deaths


@pytest.mark.parametrize(
    ("noble", "taken", "falls"),
    [("Ks", 2, True), ("Ks", 1, False), ("Qs", 1, True), ("Js", 0, False), ("Js", 1, True)],
)
def test_7_a_noble_with_as_many_wounds_as_it_bears_goes_out_of_the_game(noble, taken, falls):
    table = Table(ask="challenge", hands=("Ah", ""), wounds={noble: taken}, luck=(1,) * 4)
    events = table.duel("Kh", noble, "Ah")
    assert (card(noble) not in table.state.court(1)) == falls
    assert table.state.fallen.faces == ([card(noble)] if falls else [])
    assert (card(noble) in table.state.wounds) == (not falls)
    assert [args["noble"] for args in only(events, "falls")] == ([card(noble)] if falls else [])


def test_7_its_armour_goes_to_the_discard_after_the_weapons_used():
    table = Table(
        ask="challenge", hands=("10h", "4c"), wounds={"Qs": 1}, armour={"Qs": "2h", "Ks": "3h"}, luck=(6,) * 3
    )
    events = table.duel("Kh", "Qs", "10h", "4c")
    assert table.state.discard.faces == cards("10h 4c 2h")
    assert only(events, "falls") == [{"seat": 1, "noble": card("Qs"), "armour": card("2h"), "left": 2}]
    assert table.state.worn(card("Ks")) == card("3h")


@pytest.mark.parametrize("mover", [0, 1])
def test_7_the_weapons_used_are_discarded_the_challengers_first(mover):
    """`discard_weapons`: the order stays until the discard is shuffled, and all see it."""
    used = ("4h", "5s")
    table = Table(ask="challenge", mover=mover, hands=used, luck=(1,) * 4)
    nobles = ("Kh", "Ks")
    table.duel(nobles[mover], nobles[1 - mover], used[mover], used[1 - mover])
    assert table.state.discard.faces == cards(f"{used[mover]} {used[1 - mover]}")


@pytest.mark.parametrize("mover", [0, 1])
def test_7_in_a_tie_the_challengers_noble_is_wounded_and_falls_first(mover):
    """`settle`: the coin, the wounds, the discards, the dead; of two, the challenger's first."""
    nobles, armour = ("Kh", "Ks"), {"Kh": "2h", "Ks": "2s"}
    table = Table(ask="challenge", mover=mover, wounds={"Kh": 2, "Ks": 2}, armour=armour, luck=(1,) * 4)
    events = table.duel(nobles[mover], nobles[1 - mover])
    order = [mover, 1 - mover]
    assert [args["seat"] for args in only(events, "wounded")] == order
    assert [args["seat"] for args in only(events, "falls")] == order
    assert table.state.fallen.faces == [card(nobles[seat]) for seat in order]
    assert table.state.discard.faces == [card(armour[nobles[seat]]) for seat in order]


def test_7_a_surviving_loser_keeps_its_armour():
    table = Table(ask="challenge", hands=("10h", ""), armour={"Qs": "2h"}, luck=(6,) * 3)
    table.duel("Kh", "Qs", "10h")
    assert table.state.worn(card("Qs")) == card("2h")
    assert table.state.discard.faces == cards("10h")


def test_a_duel_ends_the_turn():
    table = Table(ask="challenge", luck=(1,) * 4)
    table.duel("Kh", "Ks")
    assert table.asked == ("favour", 1)
    assert table.state.turn.number == 2


def test_a_queen_that_falls_helps_no_more():
    table = Table(ask="challenge", courts=("Kh", "Qs Js"), hands=("Ah", ""), wounds={"Qs": 1}, luck=(1,) * 3)
    assert duels.standing(table.state, 1, card("Js")).queen == 3
    table.duel("Kh", "Qs", "Ah")
    assert duels.standing(table.state, 1, card("Js")).queen == 0


def test_the_noble_sent_instead_is_the_one_that_duels():
    table = Table(ask="challenge", courts=(MINE, "Ks Js"), coins=(0, 2), hands=("Ah", ""), luck=(1,) * 3)
    table.do(Challenge(card("Kh"), card("Ks")), Substitute(card("Js")), Lay(card("Ah")))
    table.done(2)
    assert [table.state.wounds[card(short)] for short in ("Ks", "Js")] == [0, 1]


def test_the_noble_sent_instead_and_the_one_that_is_spared_keep_their_own_armour_and_wounds():
    table = Table(
        ask="challenge", courts=(MINE, "Ks Js"), coins=(0, 2), armour={"Ks": "3s", "Js": "2d"}, wounds={"Ks": 1},
        luck=(1,) * 3,
    )  # fmt: skip
    table.do(Challenge(card("Kh"), card("Ks")), Substitute(card("Js")))
    assert [table.state.worn(card(short)) for short in ("Ks", "Js")] == cards("3s 2d")
    assert [table.state.wounds[card(short)] for short in ("Ks", "Js")] == [1, 0]
    assert duels.scores(table.state)[1].armour == 2


@pytest.mark.parametrize(("mine", "theirs"), [("Jc", "Ks"), ("Kh", "Js")])
def test_7_each_side_lays_up_to_its_own_nobles_limit_whatever_the_other_may_lay(mine, theirs):
    table = at_weapons(mine, theirs, courts=(mine, theirs), hands=("4h 5h 6h", "7h 8h 9h"))
    for seat, noble in enumerate((mine, theirs)):
        most = 2 if noble.startswith("J") else 1
        for _ in range(most):
            table.do(table.offers(Lay)[0])
        assert (table.asked, table.legal) == (("weapons", seat), [Done()])
        assert len(table.state.duel.weapons[seat]) == most
        table.done()
