"""A host who was killed resumes the game: the tabs that were promised their seats have them again."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

aiohttp = pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from netplay.protocol import messages as p  # noqa: E402
from tests.doors.pages import HERE, OTHER, TAB, Page, holds  # noqa: E402
from tests.doors.web.test_web import Host  # noqa: E402
from tests.terminal import ROOT  # noqa: E402

pytestmark = pytest.mark.process


class Opened:
    """A table without a screen, with a door for browsers."""

    def __init__(self, folder: Path, *more: str) -> None:
        env = {**os.environ, "XDG_DATA_HOME": str(folder), "ROUND_TABLE_LAN": ""}
        argv = ["-m", "netplay", "--bind", HERE, "--port", "0", "--web", "0", "--journal", str(folder / "j.sqlite")]
        self.process = subprocess.Popen(
            [sys.executable, *argv, *more], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        )
        said = "".join(self.process.stdout.readline() for _ in range(3))
        self.port, self.door = (int(each) for each in re.findall(r":(\d+)\n", said))
        self.code = said.rpartition("--seat ")[2].strip()

    def kill(self) -> None:
        """As when the power fails, for the table; the door notices that its input ends."""
        self.process.kill()
        self.process.communicate(timeout=20)


def test_a_tab_has_its_seat_again_after_the_host_has_resumed_the_game(tmp_path):
    async def before(table: Opened) -> None:
        async with aiohttp.ClientSession() as http:
            host, phil = Host(table.port, table.code), await Page(table.door, http).tab()
            await phil.sees("What shall we call you")
            await asyncio.sleep(0.3)
            await phil.say("stdin", "Phil")
            await phil.sees(" Phil")
            await phil.say("stdin", "\r")
            await phil.sees("you are Phil")
            await asyncio.sleep(0.3)
            await phil.say("stdin", "r")
            await holds(lambda: host.lobby is not None and [seat.ready for seat in host.lobby.seats][:2] == [True] * 2)
            host.send(p.Start())
            await holds(lambda: "you are" not in phil.shown)
            table.kill()
            await phil.over()

    async def after(table: Opened) -> None:
        async with aiohttp.ClientSession() as http:
            page, host = Page(table.door, http), Host(table.port, table.code)
            phil = await page.tab(TAB)
            await holds(lambda: host.lobby is not None and "Phil" in here(host))
            assert "What shall we call you" not in phil.raw.decode()
            other = await page.tab(OTHER)
            await other.sees("What shall we call you")
            assert "Phil 2" not in host.lobby.watching

    def here(host: Host) -> list[str]:
        return [seat.name for seat in host.lobby.seats if seat.here]

    table = Opened(tmp_path, "--game", "nobles")
    try:
        asyncio.run(before(table))
        table = Opened(tmp_path, "--resume")
        asyncio.run(after(table))
    finally:
        table.kill()
