"""Makes tests of screens quicker: the pilot sleeps only while something is due, style sheets are parsed once, and an
app without a terminal composes its picture only when it is asked for.

Knows: how Textual's pilot waits, how its style sheets are parsed, and how it composes updates.
Must not know: any screen.
"""

from __future__ import annotations

import asyncio
from functools import cache
from math import inf
from time import process_time
from typing import Any

import textual.app
import textual.pilot
from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.css.stylesheet import Stylesheet

GRANULARITY, BUSY = 1 / 50, 1 / 1000
"""As in Textual: seconds of one sleep, and the processor time below which the app is idle."""


async def rest(seconds: float, most: float = 5.0) -> None:
    """Sleeps while the loop has something due within that time, and until it is done, which may take `most` seconds
    more on a busy machine."""
    loop: Any = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end + most:
        await asyncio.sleep(0)
        if loop._ready:
            continue
        due = min((timer.when() for timer in loop._scheduled if not timer.cancelled()), default=inf)
        if due > end:
            return
        await asyncio.sleep(max(0.0, due - loop.time()))


async def wait_for_idle(min_sleep: float = GRANULARITY, max_sleep: float = 1) -> None:
    """Replaces Textual's: returns as soon as more sleep would change nothing. Counts sleeps, not the time that they
    take, which is longer on a busy machine."""
    for _ in range(round(max_sleep / GRANULARITY)):
        worked = process_time()
        await rest(GRANULARITY)
        if process_time() - worked < BUSY:
            return


parse_rules = Stylesheet._parse_rules


class Variables(dict[str, str]):
    """The variables of a style sheet, hashable so that equal ones are one key."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


@cache
def parsed(variables: Variables, css: str, read_from: Any, is_default_rules: bool, tie_breaker: int, scope: str) -> Any:
    """Returns the parsed rules, from the cache if they were parsed before."""
    return parse_rules(Stylesheet(variables=variables), css, read_from, is_default_rules, tie_breaker, scope)


def _parse_rules(
    self: Stylesheet, css: str, read_from: Any, is_default_rules: bool = False, tie_breaker: int = 0, scope: str = ""
) -> Any:
    return parsed(Variables(self._variables), css, read_from, is_default_rules, tie_breaker, scope)


render_update, render_strips = Compositor.render_update, Compositor.render_strips


def _render_update(self: Compositor, full: bool = False, screen_stack: Any = None, simplify: bool = False) -> Any:
    """Returns no update for a headless app, which would drop it; but a full picture, which is asked for to keep it."""
    if full or self.root is None or not self.root.app.is_headless:
        return render_update(self, full, screen_stack, simplify)
    self._dirty_regions.clear()
    return None


def _render_strips(self: Compositor, size: Any = None) -> Any:
    """Returns the whole screen with what lies below it, however little of it was composed before."""
    if self.root is not None:
        visible_screen_stack.set(self.root.app._background_screens)
    return render_strips(self, size)


def hasten() -> None:
    """Installs all of it for all apps of this process."""
    Compositor.render_update = _render_update  # type: ignore[method-assign]
    Compositor.render_strips = _render_strips  # type: ignore[method-assign]
    Stylesheet._parse_rules = _parse_rules  # type: ignore[method-assign]
    textual.app.wait_for_idle = textual.pilot.wait_for_idle = wait_for_idle  # type: ignore[attr-defined]
