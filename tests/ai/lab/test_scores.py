"""Shares, intervals and ratings, against figures that are known."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from ai.lab.scores import ELO, Interval, Places, ratings, wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # Agresti and Coull 1998, and R's binom.confint
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_a_share(won, of, low, high):
    assert wilson(won, of) == pytest.approx(Interval(low, high), abs=1e-4)


def test_shared_wins_lie_between_the_whole_ones():
    assert wilson(7, 20).low < wilson(7.5, 20).low < wilson(8, 20).low
    assert wilson(7, 20).holds(0.5)
    assert not wilson(1, 20).holds(0.5)


def duel(won: int, lost: int) -> dict[Places, int]:
    return {(("a",), ("b",)): won, (("b",), ("a",)): lost}


def test_the_elo_of_two_is_that_of_their_wins():
    """Half a game on either side is won beforehand."""
    found = ratings(duel(75, 25), "b")
    assert found["a"].elo == pytest.approx(400 * math.log10(75.5 / 25.5), abs=0.01)
    error = ELO * math.sqrt(1 / 75.5 + 1 / 25.5)
    assert found["a"].interval.high - found["a"].elo == pytest.approx(1.96 * error, abs=0.05)
    assert found["b"] == (0, (0, 0))
    assert ratings(duel(25, 75), "b")["a"].elo == pytest.approx(-found["a"].elo)


def test_who_never_lost_is_strong_but_not_infinitely_and_nobody_knows_how_much():
    found = ratings(duel(20, 0), "b")["a"]
    assert 400 < found.elo < 900
    assert found.interval.low < found.elo - 300


def test_shared_places_are_half_a_win():
    assert ratings({(("a", "b"),): 10}, "b")["a"].elo == pytest.approx(0)


def test_who_did_not_play_has_no_rating():
    assert ratings({}, "b") == ratings(duel(3, 3), "c") == {}


def race(rng: random.Random, strengths: list[tuple[str, float]]) -> Places:
    """Places as they come if each next one is drawn by strength among those who are left."""
    left, places = list(strengths), []
    while left:
        drawn = rng.choices(left, [strength for _, strength in left])[0]
        left.remove(drawn)
        places.append((drawn[0],))
    return tuple(places)


def test_strengths_are_found_again_from_games_of_four():
    rng, strengths = random.Random(4), [("a", 4.0), ("b", 2.0), ("c", 1.0), ("c", 1.0)]
    within = 0
    for _ in range(60):
        games = Counter(race(rng, strengths) for _ in range(50))
        within += ratings(games, "c")["a"].interval.holds(ELO * math.log(4))
    assert within >= 54, "an interval of 95 % holds the truth in some 57 of 60 cases"
    many = ratings(Counter(race(rng, strengths) for _ in range(3000)), "c")
    assert many["a"].elo == pytest.approx(ELO * math.log(4), abs=20)
    assert many["b"].elo == pytest.approx(ELO * math.log(2), abs=20)
