"""Histrio: the box and the setup, against the rules file."""

from __future__ import annotations

from collections import Counter

import pytest

import core
from core.games.histrio.components import ACROBATS, CITIES, ENCOUNTERS, REQUESTS
from core.games.histrio.theatre import moved
from tests.games.histrio.table import EVERY_CITY, GAME, Table
from tui.text.words import Words


def dealt(players: int = 4, coin: int = 1, start: int = 1, **options) -> core.Dealer:
    return core.Dealer(GAME, players, options, seed=bytes(32), script=[coin, start])


def test_C2_48_encounters_in_these_numbers():
    assert sum(ENCOUNTERS.values()) == 48
    for talent in ("comedian", "tragedian"):
        assert [ENCOUNTERS[f"{talent}-{level}"] for level in range(1, 6)] == [4, 4, 4, 3, 3]
    assert sorted(int(c[-1]) for c, n in ENCOUNTERS.items() for _ in range(n) if "bonus" in c) == [1, 2, 2, 3, 3]
    acrobats = {"chameleon": 2, "tightrope": 1, "ox": 1, "horse": 1, "fire_eater": 1, "strongman": 1}
    assert {acrobat: ENCOUNTERS[acrobat] for acrobat in ACROBATS} == acrobats


def test_C3_22_requests_two_of_each_and_what_they_pay():
    state = dealt().state
    assert Counter(state.request_deck.faces) == dict.fromkeys(REQUESTS, 2)
    assert len(state.request_deck) == 22
    assert {name: request.pays for name, request in REQUESTS.items()} == {
        "in_favour": 4, "full_house": 4, "pure_comedy": 7, "pure_tragedy": 7, "mixed_bill": 4, "star_turn": 3,
        "understudies": 5, "all_ages": 6, "ringmaster": 3, "court_circle": 5, "contrarian": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("mark", "steps", "end"),
    [
        (-1, 1, 1), (1, -1, -1), (-3, 5, 3), (3, -5, -3), (2, 3, 5), (-2, -3, -5), (4, 0, 4), (-4, 0, -4),
        (8, 1, 8), (7, 5, 8), (-8, -1, -8), (-6, -5, -8), (-8, 15, 8), (8, -15, -8), (-8, 16, 8), (8, -30, -8),
    ],
)  # fmt: skip
def test_C1_the_needle_has_16_marks_no_zero_and_stops_at_the_ends(mark, steps, end):
    assert moved(mark, steps) == end


@pytest.mark.parametrize(("coin", "needle"), [(1, 1), (2, -1)], ids=["heads", "tails"])
def test_R1_a_coin_sets_the_needle(coin, needle):
    assert dealt(coin=coin).state.needle == needle


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_start_player_is_drawn_at_random(start):
    assert dealt(start=start).state.start == start - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_3_ecus_8_travel_cards_and_nothing_else(players):
    state = dealt(players).state
    for seat, troupe in enumerate(state.troupes):
        assert troupe.money == 3
        assert troupe.managers == 0
        assert Table(players).hand(seat) == EVERY_CITY
        rest = (troupe.used, troupe.chosen, troupe.actors, troupe.acrobats, troupe.spent, troupe.requests)
        assert not any(map(len, rest))
    assert state.caravels == []


def test_one_encounter_face_up_at_each_city_and_the_decks_are_hidden():
    dealer = dealt()
    seen = core.mask(GAME, dealer.state, None)
    assert [len(pile) for pile in seen.cities] == [1] * 8
    assert [pile.faces for pile in seen.cities] == [[card] for card in dealer.state.cities[0].faces] + [
        pile.faces for pile in dealer.state.cities[1:]
    ]
    assert seen.deck.faces == [None] * 40
    assert seen.request_deck.faces == [None] * 22


def test_both_decks_are_shuffled():
    first, second = (core.Dealer(GAME, 3, {}, seed=bytes([number]) * 32).state for number in (1, 2))
    assert first.deck.faces != second.deck.faces
    assert first.request_deck.faces != second.request_deck.faces


def test_the_game_is_for_two_to_five_troupes_and_has_these_options_and_rulings():
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert [(choice.name, choice.values, choice.default) for choice in GAME.choices] == [("seasons", (1, 2), 2)]
    assert GAME.rulings == ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "C1", "C2", "C3", "C4")


@pytest.mark.parametrize("seasons", [0, 3, "2"])
def test_other_numbers_of_seasons_are_refused(seasons):
    with pytest.raises(core.BadOptions):
        core.Dealer(GAME, 3, {"seasons": seasons}, seed=bytes(32))


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_C4_each_city_has_a_name_of_ours(language):
    words = Words(language)
    assert len({words(f"histrio-town-{city}") for city in CITIES}) == len(CITIES)
