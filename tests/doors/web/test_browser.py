"""The page of the browser's door in Chromium without a window: how much it shows, that nothing goes wrong in it, and
that keys and fingers reach the screen. A small program stands in the place of the screen; `scripts/browsers` plays a
whole game with the real one, and keeps pictures of it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.doors import pages
from tests.doors.browser import CHROMIUM, PATIENCE, Tab, chromium, talking
from tests.terminal import Tty
from tui.doors.visit import screen
from tui.doors.web import pipes

pytestmark = [pytest.mark.process, pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")]

PICTURES = os.environ.get("BROWSER_PICTURES")
"""The folder in which pictures of a whole game are kept; without it none is played."""
PHONE, TURNED, SMALL, DESK = (390, 844, True), (844, 390, True), (320, 568, True), (1280, 720, False)
COLUMNS, ROWS = 60, 20
"""In which a game can be played."""
NO_PICTURES = """
    const asked = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith("webgl") ? null : asked.call(this, kind, ...more);
    };
"""
HEIGHT = "document.getElementById('terminal').clientHeight"
FOCUS = "[document.activeElement.tagName, document.activeElement.inputMode]"
DRAWN = "(({width, height}) => [width, height])(document.querySelector('.xterm-screen').getBoundingClientRect())"
COLOURS = """(() => {
    const { width, height } = document.querySelector(".xterm-text-layer");
    const drawn = document.querySelector(".xterm-text-layer").getContext("2d").getImageData(0, 0, width, height);
    return new Set(new Uint32Array(drawn.data.buffer)).size;
})()"""


@pytest.fixture(scope="module")
def browser():
    """One for all, on a screen with small dots, as telephones have."""
    with chromium(dots=2) as address:
        yield address


@pytest.fixture
def at_a_door(browser, monkeypatch):
    """Lets a tab call at a door behind which the small program stands."""
    monkeypatch.setattr(pipes, "COMMAND", [sys.executable, "-I", str(pages.STUB)])
    for each in (pipes, screen):
        monkeypatch.setattr(each, "GRACE", 0.2)

    async def run(script: Callable[[str, Tab], Awaitable[None]]) -> None:
        async with pages.opened() as (_, page), talking(browser) as opened:
            tab = await opened.tab()
            await script(page.base, tab)
            assert tab.troubles == []

    return lambda script: asyncio.run(run(script))


async def size(tab: Tab, url: str, window: tuple[int, int, bool]) -> tuple[int, int]:
    """Open the page in such a window; how many columns and rows it shows."""
    await tab.size(*window)
    await tab.open(url)
    await tab.sees("environment")
    return tab.sizes[-1]


def test_a_telephone_shows_enough_however_it_is_held(at_a_door):
    async def turned(tab: Tab, window: tuple[int, int, bool]) -> tuple[int, int]:
        asked = len(tab.sizes)
        await tab.size(*window)
        await tab.until(lambda: len(tab.sizes) > asked)
        return tab.sizes[-1]

    async def script(url, tab):
        upright = await size(tab, url, PHONE)
        aside = await turned(tab, TURNED)
        for columns, rows in (upright, aside):
            assert columns >= COLUMNS
            assert rows >= ROWS
        assert await size(tab, url, TURNED) == aside
        assert await turned(tab, PHONE) == upright
        columns, rows = await size(tab, url, SMALL)
        assert columns >= COLUMNS
        assert rows >= ROWS

    at_a_door(script)


def test_a_window_on_a_desk_is_full_of_letters(at_a_door):
    async def script(url, tab):
        columns, rows = await size(tab, url, DESK)
        assert columns > 120
        assert rows > 35
        assert await tab.asked("document.title") == "Round Table"
        assert await tab.asked("document.fonts.check('16px \"Roboto Mono\"')")
        assert await tab.asked("document.getElementById('keys').clientHeight") == 0
        width, height = await tab.asked(DRAWN)
        assert 1280 - 2 * 1280 / columns < width <= 1280
        assert 720 - 2 * 720 / rows < height <= 720
        assert await tab.asked(COLOURS) > 5
        assert (await size(tab, url, (1000, 330, False)))[1] >= ROWS, "a low window has smaller letters"

    at_a_door(script)


def test_a_finger_answers_and_the_keyboard_comes_when_it_is_asked_for(at_a_door):
    async def script(url, tab):
        columns, rows = await size(tab, url, PHONE)
        await tab.insert("mouse")
        await tab.sees("D 'mouse'")
        await tab.tap(195, 400)
        x, y = map(int, re.findall(r"\[<0;(\d+);(\d+)M", await tab.sees("m'"))[0])
        assert abs(x - columns / 2) <= 1
        assert abs(y - 400 / await tab.asked(HEIGHT) * rows) <= 1
        assert await tab.asked(FOCUS) == ["TEXTAREA", "none"], "this brings up no keyboard"
        await tab.tap(*await tab.middle("#keyboard"))
        assert await tab.asked(FOCUS) == ["TEXTAREA", "text"]
        for name, said in (("Escape", r"\x1b'"), ("ArrowUp", r"\x1b[A'"), ("Enter", r"\r'")):
            await tab.tap(*await tab.middle(f"[data-key={name}]"))
            await tab.sees(said)
        assert await tab.asked(FOCUS) == ["TEXTAREA", "text"]
        await tab.tap(*await tab.middle("#keyboard"))
        assert await tab.asked(FOCUS) == ["TEXTAREA", "none"]

    at_a_door(script)


def test_a_browser_that_cannot_reckon_pictures_shows_the_letters_too(at_a_door):
    async def script(url, tab):
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=NO_PICTURES)
        columns, _ = await size(tab, url, PHONE)
        assert columns >= COLUMNS
        await asyncio.sleep(0.2)
        assert "environment" in await tab.asked("document.querySelector('.xterm-rows').textContent")

    at_a_door(script)


# The whole of it


@pytest.mark.skipif(not PICTURES, reason="scripts/browsers plays a whole game in browsers")
def test_two_browsers_play_a_whole_game_with_a_terminal(browser, tmp_path):
    home = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TMPDIR": str(tmp_path), **home}
    argv = ["host", "--port", "0", "--bind", "127.0.0.1", "--web", "0", "--name", "Anna", "--pace", "0"]
    argv += ["--game", "histrio", "--option", "seasons=1"]
    anna = Tty([sys.executable, "-m", "tui", *argv], env, (120, 40))
    try:
        url = "http://" + re.findall(r"http://(127\.0\.0\.1:\d+)", anna.wait("http://127.0.0.1:"))[0]
        asyncio.run(played(browser, anna, url, Path(PICTURES or tmp_path)))
        anna.child.sendcontrol("c")
        anna.child.sendcontrol("c")
        assert anna.end() == 0
        assert not list(tmp_path.glob("round-table-*-*")), "nothing is left of the visits"
    finally:
        anna.child.close(force=True)


async def played(browser: str, anna: Tty, url: str, folder: Path) -> None:
    """Eva has a keyboard, Zoe a telephone, and nothing but her finger once she has said her name."""
    async with talking(browser) as opened:
        eva, zoe = await opened.tab(), await opened.tab(*PHONE)
        for tab, name in ((eva, "Eva"), (zoe, "Zoe")):
            await sit_down(tab, url, name)
        await zoe.picture(folder / "phone-lobby.png")
        anna.wait("Everyone is ready")
        anna.child.send("s")
        await eva.sees("i explain")
        await to_the_end(anna, eva, zoe, folder)
        anna.child.send("o")
        for tab in (eva, zoe):
            await tab.press("o")
        for tab, name in ((eva, "desk"), (zoe, "phone")):
            await tab.sees("The deal was fair.")
            await asyncio.sleep(0.5)
            await tab.picture(folder / f"{name}-result.png")
            assert tab.troubles == []
        anna.wait("The deal was fair.")


async def sit_down(tab: Tab, url: str, name: str) -> None:
    await tab.open(url)
    await tab.sees("What shall we call you")
    await asyncio.sleep(0.3)
    await tab.type(name)
    await tab.press("Enter")
    await tab.sees(f"you are {name}")
    await asyncio.sleep(0.3)
    await tab.press("r")
    await tab.sees("you, ready")


async def to_the_end(anna: Tty, eva: Tab, zoe: Tab, folder: Path) -> None:
    """Everybody gives the first answer whenever there is one; given up when nothing has moved for a long time."""
    before, moved, taps = "", time.monotonic(), 0
    while any("game over" not in each for each in (anna.read(0.02), eva.shown, zoe.shown)):
        if (now := anna.read(0.02) + eva.shown + zoe.shown) != before:
            before, moved = now, time.monotonic()
        assert time.monotonic() - moved < PATIENCE, now
        anna.child.send("\r")
        await eva.press("Enter")
        place = first_answer(zoe, await zoe.asked(HEIGHT))
        if place and not taps:
            await asyncio.sleep(0.5)
            await zoe.picture(folder / "phone-question.png")
            await eva.picture(folder / "desk.png")
        taps += place is not None
        await zoe.tap(*(place or await zoe.middle("[data-key=Enter]")))  # which shows the news at once
        await asyncio.sleep(0.08)
    assert taps
    assert "Histrio" in eva.shown.splitlines()[0], "the whole board"
    assert "Histrio" not in zoe.shown.splitlines()[0], "the compact form"


def first_answer(phone: Tab, height: float) -> tuple[float, float] | None:
    """Where the first of several answers is on the glass of a telephone; None if nothing such is asked."""
    shown = phone.screen.display
    rows = [at for at in range(10, len(shown) - 1) if shown[at].startswith(" 1 ") and shown[at + 1].startswith(" 2 ")]
    return (PHONE[0] / 20, (rows[-1] + 0.5) * height / len(shown)) if rows else None
