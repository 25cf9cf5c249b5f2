"""The feed shows what happened line by line."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual.app import App

from tui.widgets.feed import PATIENCE, Feed, Line


class Host(App):
    def compose(self):
        yield Feed(pause=0.01)


def test_however_many_lines_come_together_they_appear_one_after_the_other():
    lines = [Text(str(number)) for number in range(3 * PATIENCE)]
    seen = []

    async def run():
        app = Host()
        async with app.run_test(size=(40, 10)) as pilot:
            feed = app.query_one(Feed)
            paint = feed.paint
            feed.paint = lambda: (seen.append(len(feed._lines)), paint())
            feed.add([Line(line) for line in lines])
            while len(feed._lines) < len(lines):
                await pilot.pause(0.01)

    asyncio.run(asyncio.wait_for(run(), 20))
    assert [count for at, count in enumerate(seen) if count not in seen[:at]] == list(range(1, len(lines) + 1))
