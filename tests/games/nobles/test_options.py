"""The source's additions, as options."""

from __future__ import annotations

import itertools

import pytest

import core
from core.games.nobles import duel as duels
from core.games.nobles.actions import Arm, Challenge, Done, Favour, Lay
from core.games.nobles.components import ACE, rank_of
from core.games.nobles.state import NoblesOptions
from tests.games.nobles.table import GAME, Table, card, cards, only

HAND = "Ah Ad Ac As 7h 7d 7c 7s"


def test_early_tithe_is_offered_and_off_by_default():
    (choice,) = [choice for choice in GAME.choices if choice.name == "early_tithe"]
    assert (choice.values, choice.default) == ((False, True), False)
    assert not NoblesOptions().early_tithe


def may_lay(noble: str, **options: bool) -> list[core.Action]:
    """The answers of the challenger, whose court is this noble, with aces and sevens in hand."""
    table = Table(ask="challenge", hands=(HAND, ""), courts=(noble, "Ks"), luck=(1,) * 4, **options)
    table.do(Challenge(card(noble), card("Ks")))
    return table.legal


@pytest.mark.parametrize(
    ("noble", "option", "weapons"),
    [("Kh", "same_suit", "Ah 7h"), ("Jc", "same_suit", "Ac 7c"), ("Kh", "same_colour", "Ah Ad 7h 7d"),
     ("Jc", "same_colour", "Ac As 7c 7s"), ("Kh", "armour_suit", HAND)],
)  # fmt: skip
def test_same_suit_and_same_colour_narrow_what_may_be_laid_aces_included(noble, option, weapons):
    assert may_lay(noble, **{option: True}) == [*map(Lay, cards(weapons)), Done()]


@pytest.mark.parametrize(
    ("option", "bonus"), [("same_suit", 0), ("same_colour", 2), ("armour_suit", 2)], ids=lambda value: str(value)
)
def test_same_suit_is_without_the_plus_2_and_with_same_colour_it_stays(option, bonus):
    table = Table(ask="challenge", hands=("7h", ""), courts=("Kh", "Ks"), luck=(1,) * 4, **{option: True})
    table.do(Challenge(card("Kh"), card("Ks")), Lay(card("7h")))
    assert duels.scores(table.state)[0].weapons == (duels.Blow(card("7h"), 7, bonus),)


@pytest.mark.parametrize("option", ["same_suit", "same_colour"])
def test_armour_and_favours_are_free(option):
    table = Table(hands=("7s 2c", "4c"), courts=("Kh", "Ks"), **{option: True})
    table.do(Favour(card("7s")))
    table.until("equip")
    table.do(Arm(card("2c"), card("Kh")))
    assert table.state.worn(card("Kh")) == card("2c")


@pytest.mark.parametrize(("mine", "theirs"), list(itertools.permutations(["Kh", "Qd", "Jc", "Js"], 2)))
def test_same_suit_two_aces_always_tie(mine, theirs):
    own = {"Kh": "Ah", "Qd": "Ad", "Jc": "Ac", "Js": "As"}
    assert [lay.card for lay in may_lay(mine, same_suit=True)[:-1] if rank_of(lay.card) == ACE] == cards(own[mine])
    table = Table(ask="challenge", hands=(own[mine], own[theirs]), courts=(mine, theirs), luck=(1,) * 4, same_suit=True)
    events = table.duel(mine, theirs, own[mine], own[theirs])
    assert only(events, "tie") == [{"by": "ace"}]


COLOUR_ACES = {
    "suit-suit": ("Ah", "As", None),
    "suit-colour": ("Ah", "Ac", 0),
    "colour-suit": ("Ad", "As", 1),
    "colour-colour": ("Ad", "Ac", None),
}


@pytest.mark.parametrize("case", COLOUR_ACES)
def test_same_colour_aces_are_compared_as_ever(case):
    mine, theirs, won = COLOUR_ACES[case]
    table = Table(ask="challenge", hands=(mine, theirs), courts=("Kh", "Ks"), luck=(1,) * 4, same_colour=True)
    events = table.duel("Kh", "Ks", mine, theirs)
    assert [args["seat"] for args in only(events, "wins")] == ([] if won is None else [won])


def test_same_colour_excludes_same_suit():
    with pytest.raises(core.BadOptions, match="same_suit"):
        GAME.configure(2, {"same_suit": True, "same_colour": True})
    for option in ("same_suit", "same_colour"):
        assert getattr(GAME.configure(2, {option: True, "armour_suit": True}), option)


@pytest.mark.parametrize(
    ("on", "armour", "value"),
    [(True, "2h", 3), (True, "2d", 2), (True, "3h", 4), (False, "2h", 2), (False, "3h", 3)],
)
def test_armour_suit_armour_of_the_nobles_suit_counts_1_more(on, armour, value):
    table = Table(courts=("Kh", "Ks"), armour={"Kh": armour}, armour_suit=on)
    assert duels.standing(table.state, 0, card("Kh")).armour == value


@pytest.mark.parametrize("option", ["same_suit", "same_colour"])
def test_armour_suit_counts_with_same_suit_and_same_colour_too(option):
    table = Table(courts=("Kh", "Ks"), armour={"Kh": "2h"}, armour_suit=True, **{option: True})
    assert duels.standing(table.state, 0, card("Kh")).armour == 3


def test_all_default_to_off():
    assert GAME.configure(2) == NoblesOptions(0, same_suit=False, same_colour=False, armour_suit=False)
