"""The feed shows what happened line by line."""

from __future__ import annotations

import asyncio
import re

from rich.console import Console
from rich.text import Text
from textual.app import App

from tui.boards.base import HELD, LONG
from tui.draw.styles import style
from tui.game_view.telling import ChatText, NarrationLine
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed
from tui.widgets.feed_lines import Column, FeedLines
from tui.widgets.pace import HURRY, PATIENCE, PAUSE


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
            feed.paint = lambda: (seen.append(len(feed.lines.texts)), paint())
            feed.add([NarrationLine(line) for line in lines])
            while len(feed.lines.texts) < len(lines):
                await pilot.pause(0.01)

    asyncio.run(asyncio.wait_for(run(), 20))
    assert [count for at, count in enumerate(seen) if count not in seen[:at]] == list(range(1, len(lines) + 1))


def test_of_a_line_that_is_too_long_the_newest_shows_its_end_and_another_its_beginning():
    shown = []

    async def run():
        app = Host()
        async with app.run_test(size=(20, 3)) as pilot:
            feed = app.query_one(Feed)
            long = "a line that takes quite a few rows, not three but four"
            for lines in ([long], [long, "two"], ["out of sight", "one", "two", "three"]):
                feed.replace([Text(line) for line in lines], 1)
                await pilot.pause()
                shown.append([strip.text.rstrip() for strip in app.screen._compositor.render_strips(app.size)])

    asyncio.run(asyncio.wait_for(run(), 20))
    assert shown == [
        ["…  takes quite a", "   few rows, not", "   three but four"],
        [" a line that", "   takes quite a …", " two"],
        [" one", " two", " three"],
    ]


NOTES = [("Mind", Text("a tie is a tie")), ("Round", Text("first this, then that")), ("Won", Text("by most " * 6))]


def test_notes_stand_where_lines_leave_room_and_none_moves_or_is_cut():
    """What is easily forgotten goes first; how the game is won stays longest."""
    shown = []

    async def run():
        app = Host()
        async with app.run_test(size=(30, 15)) as pilot:
            feed = app.query_one(Feed)
            feed.notes = NOTES
            for wanted in (False, True):
                feed.noted = wanted
                for count in range(16):
                    feed.replace([Text(f"line {number}") for number in range(count)], count)
                    await pilot.pause()
                    strips = app.screen._compositor.render_strips(app.size)
                    shown.append([strip.text.strip() for strip in strips])

    asyncio.run(asyncio.wait_for(run(), 20))
    plain, noted = shown[:16], shown[16:]
    assert not any("Won" in row for screen in plain for row in screen)
    assert plain[0][0].startswith("by most"), "an empty feed tells how the game is won"
    assert not any("by most" in row for screen in plain[1:] for row in screen)
    assert [sum(row.startswith(("Mind ─", "Round ─", "Won ─")) for row in rows) for rows in noted] == [
        3, 3, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0,
    ]  # fmt: skip
    assert all(f"line {number}" in rows for count, rows in enumerate(noted) for number in range(min(count, 15)))
    assert {next(at for at, row in enumerate(rows) if row.startswith("by most")) for rows in noted[:12]} == {13}


def test_a_headline_begins_a_block_and_further_rows_hang():
    shown = []
    lines = ("before", "— Round 2. Ann is first player.", "a line that wraps at its very end")

    async def run():
        app = Host()
        async with app.run_test(size=(30, 14)) as pilot:
            app.query_one(Feed).replace([Text(line) for line in lines])
            await pilot.pause()
            shown.extend(strip.text.rstrip() for strip in app.screen._compositor.render_strips(app.size))

    asyncio.run(asyncio.wait_for(run(), 20))
    assert shown[:3] == [" before", "", " Round 2. Ann is"]
    assert re.fullmatch(" first player. ─+", shown[3])
    assert shown[4].startswith(" a line that wraps")
    assert shown[5].startswith("   ")


def test_talk_has_a_colour_of_its_own():
    async def run():
        app = Host()
        async with app.run_test(size=(30, 4)) as pilot:
            app.query_one(Feed).replace([Text("an event"), ChatText("hello", style("talk"))])
            await pilot.pause()
            rows = app.query_one(Feed).query_one(Drawing).canvas.rows()
            return [style_of(row[1].names) for row in rows[:2]]

    event, talk = asyncio.run(asyncio.wait_for(run(), 20))
    assert talk.color == style("talk").color != event.color


def style_of(names):
    return style(names) if isinstance(names, str) else names


def test_a_high_feed_shows_no_end_of_a_line_that_begins_above_it():
    lines = FeedLines()
    for said in ("one that takes two rows", "two", "three"):
        lines.append(NarrationLine(Text(said), 1))
    high = Column(Console(), 14, spaced=True)
    assert [row.text.plain for row in lines.seen(high, 3)] == ["", "two", "three"]
    low = lines.seen(high._replace(spaced=False), 3)
    assert [row.text.plain.strip() for row in low] == ["one that …", "two", "three"]


def test_what_is_watched_for_long_is_not_hurried_through_however_many_lines_wait():
    feed = Feed(pause=PAUSE)
    feed.queue.add([NarrationLine(Text(str(number))) for number in range(9 * PATIENCE)])
    assert HELD * PAUSE * feed._hurry(HELD) >= 1.5, "seconds"
    assert feed._hurry(LONG) == HURRY
    assert feed._hurry(1) < HURRY
