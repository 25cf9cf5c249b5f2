"""A hall in Chromium, on a desk and on a telephone: the list, a table, and back to the list. `scripts/browsers` runs
it, and keeps pictures of it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from tests.doors.browser import CHROMIUM, Tab, chromium, talking
from tests.terminal import Tty

pytestmark = [pytest.mark.process, pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")]
PICTURES = os.environ.get("BROWSER_PICTURES")
"""The folder in which pictures are kept; without it this is not tried."""
PHONE = (390, 844, True)


@pytest.mark.skipif(not PICTURES, reason="scripts/browsers tries a hall in browsers")
def test_a_browser_goes_to_a_table_of_a_hall_and_comes_back(tmp_path):
    home = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TMPDIR": str(tmp_path), **home}
    argv = ["hall", "--port", "0", "--bind", "127.0.0.1", "--web", "0", "--quiet", "--name", "Club"]
    hall = Tty([sys.executable, "-m", "netplay", *argv], env, (160, 40))
    try:
        url = "http://" + re.findall(r"http://(127\.0\.0\.1:\d+)", hall.wait("http://127.0.0.1:"))[0]
        with chromium(dots=2) as browser:
            asyncio.run(visited(browser, url, Path(PICTURES or tmp_path)))
        hall.child.sendcontrol("c")
        assert hall.end() == 0
    finally:
        hall.child.close(force=True)


async def visited(browser: str, url: str, folder: Path) -> None:
    """Eva, at a desk, opens a table; Zoe, with a telephone, goes there; both go back to the list."""
    async with talking(browser) as opened:
        eva, zoe = await opened.tab(), await opened.tab(*PHONE)
        for tab, name in ((eva, "Eva"), (zoe, "Zoe")):
            await come(tab, url, name)
        await eva.press("n")
        await eva.sees("Which game?")
        await asyncio.sleep(0.3)
        await eva.press("1")
        await eva.sees("you, host")
        await zoe.sees("Eva’s table")
        await zoe.picture(folder / "phone-hall.png")
        await asyncio.sleep(0.3)
        await zoe.tap(*await zoe.middle("[data-key=Enter]"))
        await zoe.sees("get up and watch")
        await eva.sees("Zoe")
        for tab in (zoe, eva):
            await back(tab)
        await eva.picture(folder / "desk-hall.png")
        assert [eva.troubles, zoe.troubles] == [[], []]


async def come(tab: Tab, url: str, name: str) -> None:
    """Comes to the list of the hall."""
    await tab.open(url)
    await tab.sees("What shall we call you")
    await asyncio.sleep(0.3)
    await tab.type(name)
    await tab.press("Enter")
    await tab.sees("Club:")
    await asyncio.sleep(0.3)


async def back(tab: Tab) -> None:
    """Leaves the table for the list."""
    await tab.press("Escape")
    await tab.sees("Back to the list")
    await asyncio.sleep(0.3)
    await tab.press("2")
    await tab.sees("Club:")
