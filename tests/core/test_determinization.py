"""Determinizations are drawn evenly from all that are possible, however odd the constraints are."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import msgspec
import pytest

import core
from core import Pile, determinization
from core.games.academy import game as academy

DRAWS = 6000
TOLERANCE = 6.0
"""Standard deviations by which a count may be off. With equal luck each time, nothing here is left to chance."""


class Table(msgspec.Struct, array_like=True):
    piles: list[Pile]


class Box(academy.Academy):
    """Some piles with faces, and what may lie where: only for determinizing."""

    state = Table

    def __init__(self, box: dict[str, int], barred: set[tuple[int, str]]) -> None:
        self.box, self.barred = box, barred

    def components(self, state):
        return {"card": self.box}

    def plausible(self, state, pile, face):
        at = next(number for number, each in enumerate(state.piles) if each is pile)
        return (at, face) not in self.barred


def view_of(*sizes: int) -> Table:
    return Table([Pile("card", faces=[None] * size) for size in sizes])


def arrangements(game: Box, view: Table) -> Counter[tuple[str, ...]]:
    """Every arrangement that may be, and in how many ways the cards, each told apart, can lie so."""
    places = [at for at, pile in enumerate(view.piles) for _ in pile.faces]
    cards = [face for face, count in game.box.items() for _ in range(count)]
    return Counter(
        lying
        for lying in permutations(cards)
        if all((at, face) not in game.barred for at, face in zip(places, lying, strict=True))
    )


CASES = {
    "nothing barred": (Box({"a": 2, "b": 1, "c": 1}, set()), view_of(2, 1, 1)),
    "one face has one home": (Box({"a": 1, "b": 2, "c": 2}, {(0, "a"), (1, "a")}), view_of(1, 2, 2)),
    "borders that cross": (Box({"a": 1, "b": 2, "c": 2}, {(0, "a"), (1, "b"), (2, "c")}), view_of(2, 2, 1)),
    "places that are choosy": (Box({"a": 2, "b": 2, "c": 1}, {(0, "b"), (0, "c"), (1, "c")}), view_of(1, 1, 3)),
    "one is forced by counting": (
        Box({"a": 1, "b": 1, "c": 2}, {(1, "a"), (1, "b"), (2, "a"), (2, "b")}),
        view_of(2, 1, 1),
    ),
}  # fmt: skip


def assert_drawn_evenly(determinizer: core.Determinizer[Table], ways: Counter[tuple[str, ...]]) -> None:
    drawn = Counter(tuple(f for pile in determinizer.draw().piles for f in pile.faces) for _ in range(DRAWS))
    assert drawn.keys() <= ways.keys()
    for lying, count in ways.items():
        share = count / ways.total()
        spread = (DRAWS * share * (1 - share)) ** 0.5
        assert abs(drawn[lying] - DRAWS * share) <= TOLERANCE * spread, (lying, drawn[lying], DRAWS * share)


@pytest.mark.parametrize("case", CASES)
def test_every_arrangement_that_may_be_is_as_likely_as_its_cards_make_it(case):
    game, view = CASES[case]
    assert_drawn_evenly(core.Determinizer(game, view, random.Random(7)), arrangements(game, view))


@pytest.mark.parametrize("side", ["places for faces", "faces for places"])
@pytest.mark.parametrize("case", CASES)
def test_each_side_that_is_drawn_for_is_as_even_alone(case, side, monkeypatch):
    """Else the side that seldom succeeds might be wrong, and nobody would see it."""

    def never(homes, rng):
        raise AssertionError("it was not found by drawing")

    monkeypatch.setattr("core.determinization.TRIES", 500)
    monkeypatch.setattr("core.determinization._exchanged", never)
    game, view = CASES[case]
    determinizer = core.Determinizer(game, view, random.Random(7))
    for hidden in determinizer._hidden:
        able = hidden._homes if side == "places for faces" else determinization._able(hidden._homes)
        hidden._sides = [(side == "places for faces", determinization._batches(able))]
    assert_drawn_evenly(determinizer, arrangements(game, view))


def test_what_a_seat_remembers_of_single_places_holds_for_each_of_them():
    game, view = Box({"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}, set()), view_of(2, 2, 1)
    memory = core.Memory()
    memory.placed(view.piles[0], ["abc", "de"])
    memory.placed(view.piles[1], ["abc", "de"])
    ways = Counter(
        lying for lying in permutations("abcde")
        if {lying[0], lying[2]} < set("abc") and {lying[1], lying[3]} == set("de")
    )  # fmt: skip
    assert_drawn_evenly(core.Determinizer(game, view, random.Random(7), memory), ways)


def test_a_memory_of_places_holds_for_the_pile_and_is_of_as_many():
    pile, memory = Pile("card", faces=[None] * 2), core.Memory()
    memory.placed(pile, ["ab", "c"])
    assert memory.faces(pile, "abcd") == ["a", "b", "c"]
    assert [memory.may_at(pile, place, "c") for place in (0, 1)] == [False, True]
    memory.without(pile, "c")
    assert not memory.may_at(pile, 1, "c")
    with pytest.raises(ValueError, match="3 places was said of a pile of 2"):
        memory.placed(pile, ["a", "b", "c"])


def test_what_is_remembered_twice_of_a_pile_holds_both_times():
    pile, memory = Pile("card", faces=[None] * 2), core.Memory()
    memory.within(pile, "abc")
    memory.within(pile, "dcb")
    assert memory.faces(pile, "abcd") == ["b", "c"]
    memory.placed(pile, ["ab", "cd"])
    assert memory.faces(pile, "abcd") == ["b", "c"]
    memory.without(pile, "b")
    memory.without(pile, "a")
    assert memory.faces(pile, "abcd") == ["c"]


def test_what_can_hardly_be_drawn_is_found_by_exchanging(monkeypatch):
    monkeypatch.setattr("core.determinization.TRIES", 0)
    game, view = CASES["borders that cross"]
    determinizer = core.Determinizer(game, view, random.Random(7))
    drawn = {tuple(face for pile in determinizer.draw().piles for face in pile.faces) for _ in range(500)}
    assert drawn == arrangements(game, view).keys()


def test_what_is_found_by_exchanging_is_nearly_as_likely_as_any_other(monkeypatch):
    """Of the 24 ways to spread the cards, the last pile has a blank in 6, a b in 9 and a c in 9; the arrangement that
    is found first leaves it a b far too seldom."""
    monkeypatch.setattr("core.determinization.TRIES", 0)
    game, view = Box({"blank": 3, "c": 3, "b": 3}, {(0, "c"), (1, "b")}), view_of(4, 4, 1)
    determinizer = core.Determinizer(game, view, random.Random(7))
    drawn = Counter(determinizer.draw().piles[2].faces[0] for _ in range(3000))
    for face, ways in {"blank": 6, "b": 9, "c": 9}.items():
        assert 0.85 < drawn[face] / (3000 * ways / 24) < 1.15, drawn


def test_a_view_that_does_not_fit_the_box_is_refused():
    with pytest.raises(ValueError, match="unseen faces"):
        core.Determinizer(Box({"a": 3}, set()), view_of(2), random.Random(1))
    impossible = core.Determinizer(Box({"a": 1, "b": 1}, {(0, "a"), (0, "b")}), view_of(1, 1), random.Random(1))
    with pytest.raises(ValueError, match="plausible"):
        impossible.draw()


def test_a_memory_of_another_view_is_refused_be_it_an_equal_copy():
    """It is kept by the piles themselves: of a copy it would know nothing, and every arrangement would be drawn."""
    game, view = CASES["nothing barred"]
    for remember in (core.Memory.within, core.Memory.without):
        memory = core.Memory()
        remember(memory, view.piles[1], "a")
        core.Determinizer(game, view, random.Random(7), memory).draw()
        with pytest.raises(ValueError, match="other piles"):
            core.Determinizer(game, game.clone(view), random.Random(7), memory)
    core.determinize(game, game.clone(view), random.Random(7), core.Memory())


def test_what_is_drawn_shares_nothing():
    game, view = CASES["nothing barred"]
    determinizer = core.Determinizer(game, view, random.Random(7))
    first = determinizer.draw()
    first.piles[0].faces.append("spoilt")
    assert all(len(pile.faces) == len(seen.faces) for pile, seen in
               zip(determinizer.draw().piles, view.piles, strict=True))  # fmt: skip
