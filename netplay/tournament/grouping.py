"""Tables of more than two: of the ways to seat entrants together, one in which few meet again.

Knows: numbers, who has met how often.
Must not know: points, or the rounds of a tournament.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

TRIES = 8_000
"""Steps of the exact search, enough for a dozen entrants; after that a good way is taken, not the best."""
Met = Callable[[int, int], int]
"""Returns how often two have met."""


def grouped(ids: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Returns tables of these sizes, on which as few meet again as possible, and neighbours in the order given sit
    together where that allows it."""
    search = _Search(met)
    for again in range(len(ids) * max(sizes, default=0) + 1):
        found = search.with_at_most(again, list(ids), list(sizes))
        if found is not None:
            return found
        if search.left <= 0:
            break
    return _improved(_chunks(ids, sizes), met)


class _Search:
    """Looks for tables with a given number of repeated meetings, in the order of the standings."""

    def __init__(self, met: Met) -> None:
        self._met, self.left = met, TRIES

    def with_at_most(self, again: int, ids: list[int], sizes: list[int]) -> list[list[int]] | None:
        """Returns tables with at most so many repeated meetings; None if there are none, or after too many tries."""
        if not sizes:
            return []
        for size in sorted(set(sizes), reverse=True):
            rest = list(sizes)
            rest.remove(size)
            found = self._with_table_of(size, again, ids, rest)
            if found is not None:
                return found
        return None

    def _with_table_of(self, size: int, again: int, ids: list[int], sizes: list[int]) -> list[list[int]] | None:
        """The same, the first one at a table of this size."""
        for others in combinations(ids[1:], size - 1):
            self.left -= 1
            if self.left <= 0:
                return None
            table = [ids[0], *others]
            repeated = repeats(table, self._met)
            if repeated <= again:
                found = self.with_at_most(again - repeated, [id for id in ids[1:] if id not in others], sizes)
                if found is not None:
                    return [table, *found]
        return None


def repeats(table: Sequence[int], met: Met) -> int:
    """Returns how often those at a table have met before, in sum."""
    return sum(met(one, other) for one, other in combinations(table, 2))


def _chunks(ids: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables: list[list[int]] = []
    at = 0
    for size in sizes:
        tables.append(list(ids[at : at + size]))
        at += size
    return tables


def _improved(tables: list[list[int]], met: Met) -> list[list[int]]:
    """Swaps two entrants of two tables as long as fewer meet again by that."""
    better = True
    while better:
        better = any(_swapped(one, other, met) for one, other in combinations(tables, 2))
    return tables


def _swapped(one: list[int], other: list[int], met: Met) -> bool:
    before = repeats(one, met) + repeats(other, met)
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            if repeats(one, met) + repeats(other, met) < before:
                return True
            one[here], other[there] = other[there], one[here]
    return False
