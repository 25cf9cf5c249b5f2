"""How entrants are divided among tables.

Knows: numbers.
Must not know: anything else.
"""

from __future__ import annotations

from collections.abc import Collection


def table_sizes(count: int, most: int, allowed: Collection[int]) -> list[int]:
    """Returns the sizes of the tables for so many entrants: none larger than `most`, all as equal as can be, with as
    few entrants left over as possible; of several ways the one with the fewest tables."""
    fitting = {size for size in allowed if 2 <= size <= most}
    for seated in range(count, 1, -1):
        for tables in range(1, seated // 2 + 1):
            sizes = _equal(seated, tables)
            if set(sizes) <= fitting:
                return sizes
    return []


def _equal(seated: int, tables: int) -> list[int]:
    """Returns the sizes of so many tables, which differ by one at most."""
    small, larger = divmod(seated, tables)
    return [small + 1] * larger + [small] * (tables - larger)
