"""That screens of tests are waited for as long as something is still to happen there, and no longer."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from tests.tui.local import show
from tests.tui.quick import rest


def test_what_happens_soon_is_waited_for_and_what_follows_from_it():
    done = []

    async def script(app, pilot):
        app.set_timer(0.015, lambda: app.call_later(done.append, "later"))
        await pilot.pause()
        assert done == ["later"]

    show(None, script)
    assert done


@pytest.mark.timed
def test_where_nothing_is_left_to_happen_nobody_sleeps():
    started = monotonic()
    asyncio.run(rest(20.0))
    assert monotonic() - started < 10
