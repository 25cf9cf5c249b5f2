"""Step 2: the four favours."""

from __future__ import annotations

import pytest

from core.games.nobles.actions import Done, Favour
from core.games.nobles.favours import open_favours
from tests.games.nobles.table import THEIRS, Table, card, cards, keys, only

SMALL = ("Kh Qd", THEIRS)
"""A court of two against three."""

CASES = {
    "hearts: with a wound": ({"hands": ("7h", ""), "wounds": {"Kh": 1}}, True),
    "hearts: not without one": ({"hands": ("7h", "")}, False),
    "hearts: not for the other court's wound": ({"hands": ("7h", ""), "wounds": {"Ks": 1}}, False),
    "diamonds: with the smaller court": ({"hands": ("7d", ""), "courts": SMALL}, True),
    "diamonds: not with equal courts": ({"hands": ("7d", "")}, False),
    "diamonds: not with the larger court": ({"hands": ("7d", ""), "courts": ("Kh Qd Jc", "Ks")}, False),
    "diamonds: the discard will do": ({"hands": ("7d", ""), "courts": SMALL, "rest": "discard"}, True),
    "diamonds: not with deck and discard empty": ({"hands": ("7d", ""), "courts": SMALL, "rest": "hand"}, False),
    "clubs: with a discard": ({"hands": ("7c", ""), "discard": "Ah"}, True),
    "clubs: not with an empty discard": ({"hands": ("7c", "")}, False),
    "spades: with another hand": ({"hands": ("7s", "Ah")}, True),
    "spades: not with an empty one": ({"hands": ("7s", "")}, False),
    "any weapon: an ace": ({"hands": ("As", "4h")}, True),
    "any weapon: a 2": ({"hands": ("2s", "4h")}, True),
    "any weapon: a 3": ({"hands": ("3s", "4h")}, True),
    "no card of the suit": ({"hands": ("7h", "4h")}, False),
    "each suit once a game": ({"hands": ("7s", "4h"), "favours": ("8s", "")}, False),
    "per player": ({"hands": ("7s", "4h"), "favours": ("", "8s")}, True),
    "another suit was used": ({"hands": ("7s", "4h"), "favours": ("8h 8d 8c", "")}, True),
}


@pytest.mark.parametrize("case", CASES)
def test_2_a_favour_that_can_do_nothing_cannot_be_chosen(case):
    position, possible = CASES[case]
    table = Table(**position)
    assert bool(table.offers(Favour)) == possible
    assert Done() in table.legal


def test_2_one_favour_a_turn():
    table = Table(hands=("7s 7h", "4h"), wounds={"Kh": 1})
    assert open_favours(table.state, 0) == ["hearts", "spades"]
    table.do(Favour(card("7h"), card("Kh")))
    assert table.legal == [Done()]
    assert open_favours(table.state, 0) == []
    table.done(5)
    table.done(5)
    assert table.offers(Favour), "but another one in the next turn"


def test_2_what_is_possible_is_public_whatever_the_hand_holds():
    table = Table(hands=("", "4h"), wounds={"Kh": 1}, courts=SMALL, discard="5c")
    assert open_favours(table.state, 0) == ["hearts", "diamonds", "clubs", "spades"]
    assert open_favours(table.state, 1) == []
    assert table.legal == [Done()]


def test_R8_the_card_stays_face_up_beside_the_court_not_in_the_discard():
    table = Table(hands=("7h", ""), wounds={"Kh": 1})
    events = table.do(Favour(card("7h"), card("Kh")))
    assert only(events, "favour") == [{"seat": 0, "card": card("7h"), "suit": "hearts"}]
    assert table.replicas[None].state.favours[0].faces == cards("7h")
    assert not len(table.state.discard)
    assert not len(table.state.hands[0])


def test_R8_for_the_rest_of_the_game_also_when_the_discard_is_shuffled():
    table = Table(hands=("7d", "4s"), courts=SMALL, favours=("8s 9h", "8d"), rest="discard")
    table.do(Favour(card("7d")))
    assert [pile.faces for pile in table.state.favours] == [cards("8s 9h 7d"), cards("8d")]
    assert set(table.state.weapon_deck.faces).isdisjoint(cards("8s 9h 7d 8d"))
    assert not len(table.state.discard)


def test_2_hearts_heal_one_wound_of_one_of_your_nobles():
    table = Table(hands=("7h 8h", ""), wounds={"Kh": 2, "Jc": 1, "Ks": 1})
    assert table.offers(Favour) == [Favour(card(a), card(b)) for a in ("7h", "8h") for b in ("Kh", "Jc")]
    events = table.do(Favour(card("7h"), card("Kh")))
    assert table.state.wounds[card("Kh")] == 1
    assert only(events, "heals") == [{"seat": 0, "noble": card("Kh"), "wounds": 1}]


def test_2_diamonds_draw_three_weapons_over_and_above_those_bought():
    table = Table(hands=("7d", ""), courts=SMALL, deck="4h 5h 6h", coins=(9, 0))
    events = table.do(Favour(card("7d")))
    assert table.state.hands[0].faces == cards("4h 5h 6h")
    assert keys(events) == ["favour", "draws", "draws", "draws"]
    assert [event.args["weapon"] for event in events[1:]] == [None] * 3
    assert [event.args["weapon"] for event in table.replicas[0].log[-3:]] == cards("4h 5h 6h")
    assert table.state.turn.weapons_bought == 0
    assert table.state.coins[0] == 9


@pytest.mark.parametrize(
    ("deck", "discard", "hand"),
    [("4h", "5h 6h 7h", "4h 7h 6h"), ("", "5h 6h", "6h 5h"), ("4h 5h", "", "4h 5h"), ("", "6h", "6h")],
    ids=["over-the-reshuffle", "two-left", "no-discard", "one-left"],
)
def test_2_diamonds_draw_fewer_if_no_more_are_there(deck, discard, hand):
    luck = (cards("7h 6h") if "7h" in discard else cards("6h"),)
    table = Table(hands=("7d", ""), courts=SMALL, deck=deck, discard=discard, rest="hand", luck=luck)
    table.do(Favour(card("7d")))
    assert table.state.hands[0].faces == cards(hand)


def test_2_clubs_take_any_card_from_the_discard_and_all_see_which():
    table = Table(hands=("7c", ""), discard="Ah 2s 9d")
    assert table.offers(Favour) == [Favour(card("7c"), face) for face in cards("Ah 2s 9d")]
    events = table.do(Favour(card("7c"), card("2s")))
    assert table.state.hands[0].faces == cards("2s")
    assert table.state.discard.faces == cards("Ah 9d")
    assert only(events, "takes") == [{"seat": 0, "weapon": card("2s")}]


def test_2_spades_show_the_other_hand_to_the_looker_alone_until_the_done_of_this_step():
    table = Table(hands=("7s", "4h Ac"))
    looker, owner, spectator = (table.replicas[seat] for seat in (0, 1, None))
    events = table.do(Favour(card("7s")))
    assert only(events, "looks") == [{"seat": 0, "at": 1, "weapons": [None, None]}], "that you look is public"
    assert looker.state.hands[1].faces == cards("4h Ac")
    assert looker.log[-1].args["weapons"] == cards("4h Ac")
    assert owner.state.hands[1].faces == cards("4h Ac")
    assert owner.state.hands[0].faces == []
    assert spectator.state.hands[1].faces == [None, None]
    table.done()
    assert looker.state.hands[1].faces == [None, None]
    assert looker.log[-1].key == "looks_away"
    assert looker.log[-2].args["weapons"] == cards("4h Ac"), "the log keeps what was shown"
    assert owner.state.hands[1].faces == cards("4h Ac")


def test_2_favours_are_optional():
    table = Table(hands=("7s", "4h"))
    table.done()
    assert table.asked == ("buy", 0)
    assert not len(table.state.favours[0])
