"""Garbage collection of a process that serves many tables."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
import trio

from netplay.server.garbage import INTERVAL, YOUNG, collect_seldom

PYTHONS = 700, 10, 10
"""The thresholds of Python 3.11. Tests have others."""


@pytest.fixture(autouse=True)
def pythons_own_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*PYTHONS)
    yield
    gc.set_threshold(*before)


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def old_circle() -> weakref.ref[Circle]:
    """Returns a circle that nothing refers to, and that has outlived all collections of new objects."""
    circle = Circle()
    seen = weakref.ref(circle)
    for generation in (0, 1):
        gc.collect(generation)
    return seen


async def test_new_objects_are_looked_through_often_and_old_ones_only_at_intervals(
    autojump_clock: trio.testing.MockClock,
) -> None:
    """No pause for all tables however many objects are made in the meantime; what was put away is freed in the end."""
    async with trio.open_nursery() as nursery:
        nursery.start_soon(collect_seldom)
        await trio.testing.wait_all_tasks_blocked()
        gc.collect()  # so that the objects made below are many
        circle, collections = old_circle(), gc.get_stats()[2]["collections"]
        kept = [[each] for each in range(20 * YOUNG)]
        await trio.sleep(INTERVAL / 2)
        assert circle() is not None
        assert gc.get_stats()[2]["collections"] == collections
        await trio.sleep(INTERVAL)
        assert circle() is None
        nursery.cancel_scope.cancel()
    assert len(kept) == 20 * YOUNG
    assert gc.get_threshold() == PYTHONS
