"""Cases of several parameters: few, and none of what matters is missing."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests import cases

SIZES, LANGUAGES, CLOCKS = ["80x24", "120x40", "160x50"], ["en", "fr", "ru", "uk"], [False, True]
FACTORS = (SIZES, LANGUAGES, CLOCKS)


@pytest.mark.parametrize("few", [cases.each_value, cases.each_pair])
def test_each_value_is_in_a_case(few):
    assert [set(values) for values in zip(*few(*FACTORS), strict=True)] == [set(factor) for factor in FACTORS]


def test_each_value_meets_each_other_in_fewer_cases_than_there_are_combinations():
    found = cases.each_pair(*FACTORS)
    for one, other in combinations(range(len(FACTORS)), 2):
        assert {(case[one], case[other]) for case in found} == set(product(FACTORS[one], FACTORS[other]))
    assert len(found) < 24


@pytest.mark.parametrize("few", [cases.each_value, cases.each_pair])
def test_all_combinations_are_tried_if_that_is_wanted(few, monkeypatch):
    monkeypatch.setattr(cases, "ALL", True)
    assert few(*FACTORS) == list(product(*FACTORS))
