"""Cases of tests with several parameters that have little to do with each other, such as sizes and languages.

Knows: the variable of the environment that asks for all combinations.
Must not know: any test.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from itertools import combinations, cycle, islice, product
from typing import Any

ALL = os.environ.get("ALL_CASES", "") == "1"
"""All combinations are tried."""


def each_value(*factors: Collection[Any]) -> list[tuple[Any, ...]]:
    """Returns as many cases as the longest factor has values: each value of each factor is in one."""
    if ALL:
        return list(product(*factors))
    most = max(map(len, factors))
    return list(zip(*(islice(cycle(factor), most) for factor in factors), strict=True))


def each_pair(*factors: Collection[Any]) -> list[tuple[Any, ...]]:
    """Returns few cases, in which each value of each factor meets each value of each other factor."""
    if ALL:
        return list(product(*factors))
    missing, cases = set().union(*map(_pairs, product(*factors))), []
    while missing:
        cases.append(max(product(*factors), key=lambda case: len(missing & _pairs(case))))
        missing -= _pairs(cases[-1])
    return cases


def _pairs(case: tuple[Any, ...]) -> set[tuple[Any, ...]]:
    return set(combinations(enumerate(case), 2))
