"""Garbage collection of a process that serves many tables, so that it seldom stops them all.

Knows: Python's garbage collector, the clock.
Must not know: tables, connections, or what is served.

Nearly all memory is freed without the collector, as soon as nothing refers to it. What is left are circles of objects:
tables that were put away, tasks that failed. Python looks for them among all objects each time that there are a quarter
more. With 200 tables in play that stopped all of them for a fifth of a second, several times a minute, and found
nothing.
"""

from __future__ import annotations

import gc

import trio

YOUNG = 2000
"""New objects after which the new ones are looked through, which takes some milliseconds. A bot that decides makes some
hundreds, and drops them."""
ROUNDS = 4
"""How often the new ones are looked through before those that have stayed count as old."""
NEVER = 1_000_000_000
INTERVAL = 600.0
"""Seconds after which old objects are looked through as well."""


async def collect_seldom() -> None:
    """Looks through new objects in small portions, and through old ones at long intervals, until cancelled. What exists
    by now, as loaded modules do, is not looked through at all."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
    try:
        while True:
            await trio.sleep(INTERVAL)
            gc.collect()
    finally:
        gc.set_threshold(*before)
