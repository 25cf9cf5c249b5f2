"""Pairs of entrants: of all ways to pair them, the one that costs least.

Knows: networkx, whose matching of greatest weight decides.
Must not know: what makes a pair good or bad, or the rounds of a tournament.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportMissingTypeStubs=false
# pyright: reportMissingModuleSource=false, reportUnknownArgumentType=false, reportMissingImports=false

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

ItemT = TypeVar("ItemT", bound=Hashable)
NEAR = 24
"""Neighbours, in the order given, among which a partner is sought first: with more, many entrants take too long."""
UNWANTED = 1 << 60
"""A cost from which on all pairs are looked at, however far apart they are."""


def cheapest_pairs(items: Sequence[ItemT], cost: Callable[[ItemT, ItemT], int | None]) -> list[tuple[ItemT, ItemT]]:
    """Returns pairs, as many as possible and at the least cost in sum; None for two that cannot be a pair. The cost is
    below 2**100. Both members of a pair, and the pairs, are in the order of the items."""
    near = _pairs(items, cost, NEAR)
    if len(items) <= NEAR or (2 * len(near) >= len(items) - 1 and all(_cheap(pair, cost) for pair in near)):
        return near
    return _pairs(items, cost, len(items))


def _cheap(pair: tuple[ItemT, ItemT], cost: Callable[[ItemT, ItemT], int | None]) -> bool:
    return (cost(*pair) or 0) < UNWANTED


def _pairs(items: Sequence[ItemT], cost: Callable[[ItemT, ItemT], int | None], reach: int) -> list[tuple[ItemT, ItemT]]:
    import networkx  # only a tournament needs it, and it takes a moment

    graph = networkx.Graph()
    graph.add_nodes_from(range(len(items)))
    for at, one in enumerate(items):
        for other in range(at + 1, min(len(items), at + 1 + reach)):
            costs = cost(one, items[other])
            if costs is not None:
                graph.add_edge(at, other, weight=-costs)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(items[one], items[other]) for one, other in sorted(tuple(sorted(pair)) for pair in found)]
