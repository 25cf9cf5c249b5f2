"""Only what is different is sent to the terminal, and it shows all the same what Textual wanted to be seen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from statistics import median
from typing import Any

import pyte
import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

import core
from scripts.benchmarks.paints import GOALS, quiet
from tests.tui.painted import Terminal, over, painted, somebody_moves, table
from tui.boards import board
from tui.terminal.painter import OFF, CellStyle, Painter, cell_style, transition

CONSOLE = Console(color_system="truecolor", force_terminal=True)
STYLES = [Style.parse(words) for words in (
    "none", "bold", "red", "bold #aa00ff on #101010", "#aa00ff on #101010", "on blue", "underline", "reverse green",
    "italic strike #00ff00", "bold underline on #303030",
)]  # fmt: skip
TEXTS = ("a", "b", " ", "  ", "    ", "king", "♥", "é", "e\u0301", "国", "ab国c", "国国", "      ", "x y z")


class Screen:
    """A terminal that shows what is written."""

    def __init__(self, columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self.feed("\x1b[?7l")  # no line runs on into the next, as Textual wants it

    def feed(self, text: str) -> None:
        self._stream.feed(text)

    def seen(self) -> list[list[tuple[Any, ...]]]:
        """What can be seen of each cell: of a blank not the colour that a letter would have."""
        rows, columns = self.screen.lines, self.screen.columns
        return [[seen(self.screen.buffer[y][x]) for x in range(columns)] for y in range(rows)]


def seen(cell: Any) -> tuple[Any, ...]:
    marks = (cell.underscore, cell.strikethrough, cell.reverse)
    inked = cell.data.strip() or any(marks)
    return (cell.data, cell.bg, *marks, *((cell.fg, cell.bold, cell.italics) if inked else ()))


# By itself


def row(rng: random.Random, columns: int) -> Strip:
    """Some text in some styles."""
    strip = Strip([])
    while strip.cell_length < columns:
        strip = Strip([*strip, Segment(rng.choice(TEXTS), rng.choice(STYLES))])
    return strip.crop(0, columns)


def wanted(rows: list[Strip]) -> list[list[tuple[Any, ...]]]:
    """What a terminal shows that is sent all of it, by Textual."""
    terminal = Screen(rows[0].cell_length, len(rows))
    terminal.feed(
        LayoutUpdate([[row] for row in rows], Region(0, 0, rows[0].cell_length, len(rows))).render_segments(CONSOLE)
    )
    return terminal.seen()


def updates(rng: random.Random, rows: list[Strip], columns: int) -> Iterator[LayoutUpdate | ChopsUpdate]:
    """Updates after each of which the rows are shown: sometimes all of them, sometimes a row in three parts."""
    region = Region(0, 0, columns, len(rows))
    yield LayoutUpdate([[row] for row in rows], region)
    for _ in range(200):
        y = rng.randrange(len(rows))
        rows[y] = row(rng, columns)
        if rng.random() < 0.3:
            yield LayoutUpdate([[row] for row in rows], region)
        else:
            cuts = [0, *sorted(rng.sample(range(1, columns), 2)), columns]
            parts = dict(zip(cuts, rows[y].divide(cuts[1:]), strict=False))
            rows[y] = Strip.join(parts.values())  # what is wide and cut in two is two blanks
            chops: list[dict[int, Strip | None]] = [{0: None} for _ in rows]
            ends = [[columns] for _ in rows]
            chops[y], ends[y] = {**parts}, cuts[1:]
            yield ChopsUpdate(chops, [(y, 0, columns)], ends)


@pytest.mark.parametrize("seed", range(4))
def test_a_terminal_shows_what_it_was_never_sent_again(seed):
    rng, columns = random.Random(seed), 17
    rows = [row(rng, columns) for _ in range(5)]
    painter, terminal = Painter(), Screen(columns, len(rows))
    for update in updates(rng, rows, columns):
        terminal.feed(painter.update(update, CONSOLE).text)
        assert terminal.seen() == wanted(rows)


def test_nothing_is_written_for_what_is_shown_already():
    rows = [row(random.Random(1), 20) for _ in range(3)]
    update = LayoutUpdate([[row] for row in rows], Region(0, 0, 20, 3))
    painter = Painter()
    assert painter.update(update, CONSOLE).text
    assert painter.update(update, CONSOLE).text == ""
    assert painter.invalidate()
    assert painter.update(update, CONSOLE).text
    assert not Painter().invalidate()


def test_behind_a_letter_with_marks_the_place_is_said_anew():
    """Some terminals give a mark a column of its own; what stands further on in the row stays where it belongs."""
    update = LayoutUpdate([[Strip([Segment("दी|e\u0301 x")])]], Region(0, 0, 6, 1))
    assert Painter().update(update, CONSOLE).text == "\x1b[1Hदी\x1b[1;2H|e\u0301\x1b[1;4H x"


def test_one_letter_costs_a_place_and_the_letter():
    before, after = Strip([Segment("a king and a queen", STYLES[4])]), Strip([Segment("a king and a quean", STYLES[4])])
    painter, region = Painter(), Region(0, 0, 18, 1)
    painter.update(LayoutUpdate([[before]], region), CONSOLE)
    written = painter.update(LayoutUpdate([[after]], region), CONSOLE).text
    assert written == "\x1b[1;17H\x1b[38;2;170;0;255;48;2;16;16;16ma\x1b[m"


def test_what_is_bold_no_longer_is_dim_still():
    faint, both = CellStyle(frozenset({"2"}), "31"), CellStyle(frozenset({"1", "2"}), "31")
    assert OFF["1"] == OFF["2"] == "22"
    assert transition(both, faint) == "\x1b[22;2m"
    assert transition(faint, faint) == ""
    assert transition(both, CellStyle()) == "\x1b[m"


def test_colours_are_those_that_the_terminal_has():
    style = Style.parse("#ff0000 on #000000")
    assert cell_style(style, ColorSystem.TRUECOLOR) == CellStyle(frozenset(), "38;2;255;0;0", "48;2;0;0;0")
    assert cell_style(style, ColorSystem.STANDARD) == CellStyle(frozenset(), "31", "40")


# In the program


def whole(app: Any) -> list[list[tuple[Any, ...]]]:
    """What a terminal shows that is sent all of the screen of now, by Textual."""
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    terminal = Screen(*app.size)
    terminal.feed(update.render_segments(app.console))
    return terminal.seen()


@pytest.mark.parametrize("game_id", core.IDS)
def test_a_game_is_shown_as_it_is_and_costs_few_bytes(game_id):
    """In the sixteen colours, whose codes are short: the goal is the harder one."""
    local, rng, size = table(game_id), random.Random(1), (120, 40)
    anna = local.clients[0]

    async def script(app: Any, pilot: Any, line: Terminal) -> list[int]:
        terminal, sizes = Screen(*size), []

        async def calm() -> int:
            sent = await quiet(app, pilot, line, terminal.feed)
            assert terminal.seen() == whole(app)
            return sent

        await calm()
        while len(sizes) < 2 and not over(local):
            theirs = somebody_moves(local, rng, anna)
            sent = await calm()
            sizes += [sent] if theirs else []
        for keys in (["question_mark"], ["escape", "down"]):
            await pilot.press(*keys)
            await calm()
        return sizes

    sizes = painted(anna, script, size, "16", pause=0.001)
    assert median(sizes) <= 1000 * GOALS["16"], sizes


@pytest.mark.parametrize(("kind", "tally", "chat"), [("true", 6000, 500), ("16", 3100, 250)])
def test_a_dialog_costs_what_it_covers(kind, tally, chat):
    """So many bytes at most, where nothing moves: what lies below is neither dimmed nor sent again."""
    local, rng, size = table("academy"), random.Random(1), (120, 40)
    anna, drawn = local.clients[0], board("academy")
    while not any(map(drawn.round_ends, anna.state.games.replica.log)):
        somebody_moves(local, rng, anna)

    async def script(app: Any, pilot: Any, line: Terminal) -> dict[str, int]:
        terminal, sizes = Screen(*size), {}

        async def sent(*keys: str) -> int:
            await pilot.press(*keys)
            size = 0
            for _ in range(5):
                await pilot.pause(0.02)
                terminal.feed(said := line.take())
                size += len(said.encode())
            assert terminal.seen() == whole(app)
            return size

        await quiet(app, pilot, line, terminal.feed)
        before = terminal.seen()
        for name, key in (("tally", "r"), ("chat", "t")):
            sizes[name] = await sent(key)
            assert terminal.seen() != before
            await sent("escape")
            assert terminal.seen() == before
        return sizes

    sizes = painted(anna, script, size, kind, pause=0.001)
    assert sizes["tally"] <= tally
    assert sizes["chat"] <= chat


def test_who_writes_there_or_changes_the_size_has_all_sent_again():
    local = table("nobles")

    async def script(app: Any, pilot: Any, line: Terminal) -> None:
        async def sent() -> str:
            await asyncio.sleep(0.1)
            await pilot.pause()
            return line.take()

        await sent()
        app.refresh(layout=True)
        assert await sent() == ""
        for size in (None, (80, 24), (90, 30)):  # the same size again: it comes so after the program was stopped
            if size is None:
                await pilot.press("ctrl+l")
            else:
                line.resize(*size)
            said = await sent()
            terminal = Screen(*(size or (80, 24)))
            terminal.feed(said)
            assert terminal.seen() == whole(app)

    painted(local.clients[0], script, (80, 24))
