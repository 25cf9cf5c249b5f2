"""The squire plays Duelling Nobles sensibly, and by what its seat may see."""

from __future__ import annotations

import random

import pytest

import core
from ai import Bot
from ai.games.nobles.heuristic import evaluator, open_cards
from core.games.nobles.actions import Arm, BuyNoble, Challenge, Done, Favour, Keep, Lay, MoveArmour, Tithe
from core.games.nobles.duel import scores
from tests.games.nobles.table import THEIRS, Table, card, cards
from tests.play import squires_lead


def choice(table: Table, seat: int = 0):
    return Bot("squire", random.Random(0)).choose(table.replicas[seat])


def challenged(**position) -> Table:
    """Seat 1 is to lay weapons for its king of spades, the challenger has laid none: 15 against 15."""
    table = Table(ask="challenge", **{"luck": (1,) * 4, **position})
    table.do(Challenge(card("Kh"), card("Ks")))
    table.done()
    return table


LAST = {"courts": ("Kh", "Ks"), "wounds": {"Ks": 2}}
ANSWERS = {
    "the-least-weapon-that-wins": ({"hands": ("", "9h 4h As"), "luck": (2, 1, 1, 1)}, Lay(card("4h"))),
    "none-if-it-wins-anyway": ({"hands": ("", "9h 4h"), "luck": (1, 1, 2, 1)}, Done()),
    "none-if-none-helps": ({"hands": ("", "2h"), "luck": (6, 6, 1, 1)}, Done()),
    "an-ace-to-save-the-last-noble": ({**LAST, "hands": ("", "2h Ad"), "luck": (6, 6, 1, 1)}, Lay(card("Ad"))),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_the_challenged_squire_lays(case):
    position, action = ANSWERS[case]
    assert choice(challenged(**position), seat=1) == action


def test_the_squire_buys_a_noble_when_it_can_and_wears_armour():
    assert choice(Table(ask="buy", courts=("Kh", THEIRS), coins=(5, 0))) == BuyNoble()
    assert isinstance(choice(Table(ask="equip", hands=("3h", ""))), Arm)


@pytest.mark.parametrize(
    ("kept", "better", "worse"),
    [("", "Kc", "Qh"), ("", "Qh", "Jc"), ("Qs", "Jc", "Qh"), ("Qs", "Kc", "Jc")],
)
def test_the_squire_keeps_kings_and_one_queen(kept, better, worse):
    table = Table(courts=(kept, ""))
    fresh = core.Memory()
    assert evaluator(table.state, 0, fresh)(Keep(card(better))) > evaluator(table.state, 0, fresh)(Keep(card(worse)))


@pytest.mark.parametrize("options", [{}, {"same_suit": True, "opening_hand": 3}])
def test_the_squire_beats_the_page(options):
    """He won all forty, 7.5 and 7.4 points ahead; here less about two standard errors."""
    lead = squires_lead("nobles", "squire", "page", games=40, **options)
    assert lead.share > 0.95
    assert lead.points > 7.0


def test_the_squire_remembers_the_ace_that_spades_have_shown():
    table = Table(courts=("Kh Jc", "Ks Js"), hands=("7s", "As 2d"), deck="4c 5c")
    looker = table.replicas[0]
    table.do(Favour(card("7s")))
    table.until("challenge")
    assert looker.state.hands[1].faces == [None, None]
    dare = Challenge(card("Kh"), card("Ks"))
    assert open_cards(looker.state, 1, looker.recall()) == cards("As 2d")
    assert open_cards(looker.state, 1, core.Memory()) == []
    remembering, forgetting = (evaluator(looker.state, 0, each)(dare) for each in (looker.recall(), core.Memory()))
    assert remembering < forgetting


# What it spends, and on whom


def challenging(noble: str, target: str, **position) -> Table:
    """Seat 0 has challenged and rolled, and is to lay its weapons."""
    table = Table(ask="challenge", **position)
    table.do(Challenge(card(noble), card(target)))
    table.until("weapons")
    return table


def test_an_ace_is_not_laid_where_no_weapon_can_catch_up():
    """Twelve ahead, a ten of the king's suit comes level at best; another ace may beat either."""
    table = challenging("Kh", "Ks", hands=("Ad 2c", "4h 5d"), courts=("Kh Qd Jc", "Ks Jh Js"), luck=(6, 5, 1, 1))
    state = table.state
    assert [score.running for score in scores(state)] == [27, 15]
    assert choice(table) == Done()


def test_the_stronger_noble_challenges_if_weapons_would_have_to_make_up_for_it():
    table = Table(ask="challenge", courts=("Kh Jd", "Qs Js"), hands=("10h 9c", "4h"))
    assert choice(table).noble == card("Kh")


ARMOURED = {"courts": ("Kh Qd Jc", THEIRS), "armour": {"Qd": "3c"}}


def test_armour_leaves_a_noble_near_death_for_one_who_will_live():
    near = Table(ask="equip", wounds={"Qd": 1}, **ARMOURED)
    assert choice(near) == MoveArmour(card("Qd"), card("Kh"))
    worn = Table(ask="equip", courts=("Kh Qd", THEIRS), armour={"Kh": "3c", "Qd": "2c"}, wounds={"Qd": 1})
    assert choice(worn) == Done()


def test_a_whole_king_tithes_for_the_substitute_who_can_spare_a_noble_near_death():
    weak = {"courts": ("Kh Qd Jc", THEIRS), "ask": "tithe"}
    assert choice(Table(coins=(1, 0), wounds={"Qd": 1}, **weak)) == Tithe(card("Kh"))
    assert choice(Table(coins=(1, 0), **weak)) == Done()
    assert choice(Table(coins=(2, 0), wounds={"Qd": 1}, **weak)) == Done()
    assert choice(Table(coins=(1, 0), wounds={"Qd": 1, "Kh": 1}, **weak)) == Done()
