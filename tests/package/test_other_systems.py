"""The program without the modules that Windows lacks is imported and plays; doors say that they need another system.

The libraries are imported first, for on this system they use those modules themselves.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package.lines_player import LinesPlayer

ROOT = Path(__file__).parents[2]
ABSENT = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
BLOCKED = f"""
import asyncio, multiprocessing, subprocess, sys, tempfile
import textual.app, textual.drivers.linux_driver, textual.pilot, trio, trio_parallel, zeroconf
for name in {ABSENT}:
    sys.modules[name] = None  # importing it raises ModuleNotFoundError, an ImportError
"""
PLAY = BLOCKED + "sys.argv[0] = 'tui/__main__.py'\nfrom tui.__main__ import main\nsys.exit(main())\n"
IMPORT = (
    BLOCKED
    + """
import importlib, pkgutil
for room in ("core", "ai", "netplay", "tui"):
    for each in pkgutil.walk_packages(importlib.import_module(room).__path__, room + "."):
        if not each.name.startswith("tui.doors") and not each.name.endswith("__main__"):
            importlib.import_module(each.name)
            print(each.name)
"""
)
SCREEN = (
    BLOCKED
    + """
from tui.app.app import RoundTable
from tui.app.settings import Settings
from tui.cli.arguments import understood
from tui.cli.request import launch_request
from tui.text.words import Words

async def play():
    words, settings = Words("en"), Settings(name="Eva")
    request = launch_request(understood(["solo", "academy", "--pace", "0", "--level", "page"], words), settings, words)
    app = RoundTable(request, settings)
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(200):
            await pilot.pause(0.02)
            if type(app.screen).__name__ == "GameScreen":
                break
        await pilot.press("1")
        await pilot.pause(0.2)
        print(type(app.screen).__name__)

asyncio.run(play())
"""
)
DOORS = (
    BLOCKED
    + """
from netplay.door_launcher import NoDoor, SSH_DOOR, WEB_DOOR, DoorRequest, keep_open
for door in (SSH_DOOR, WEB_DOOR):
    try:
        trio.run(keep_open, DoorRequest("127.0.0.1", 1, "table", "127.0.0.1", 0), door)
    except NoDoor as error:
        print(error.sentence)
"""
)


@pytest.fixture
def environment(tmp_path) -> dict[str, str]:
    """Variables of a user with an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_"))}
    return {**kept, "HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}


@pytest.fixture
def start(environment, tmp_path) -> Iterator[object]:
    """Starts the program with these words, without the modules."""
    started: list[LinesPlayer] = []

    def run(*words: str) -> LinesPlayer:
        started.append(LinesPlayer([sys.executable, "-c", PLAY, *words], tmp_path, environment))
        return started[-1]

    yield run
    for player in started:
        player.kill()


def printed(program: str, environment: dict[str, str]) -> str:
    """Returns what a program prints that ends well."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_but_the_doors_is_imported(environment):
    names = printed(IMPORT, environment).split()
    assert {"tui.app.app", "tui.lines.console", "netplay.cli.table", "ai.lab.store"} <= set(names)


def test_a_whole_game_is_played_alone_in_lines(start):
    player = start("solo", "academy", "--lines", "--bots", "1", "--level", "page", "--pace", "0", "--name", "Eva")
    player.play_until("The deal was fair")
    assert player.end() == 0


def test_two_people_sit_down_and_begin_in_lines(start):
    host = start("host", "nobles", "--lines", "--port", "0", "--bind", "127.0.0.1", "--quiet", "--name", "Anna")
    address = re.search(r"python -m tui join (127\.0\.0\.1:\d+)", host.wait_for("tui join"))[1]
    guest = start("join", address, "--lines", "--name", "Boris")
    guest.wait_for("you are Boris")
    guest.say("ready")
    host.wait_for("Boris, ready")
    host.say("start")
    host.wait_for("1: ")
    guest.wait_for("Your court: keep 3")
    assert (guest.end(), host.end()) == (0, 0)


def test_a_game_begins_on_a_screen(environment):
    assert printed(SCREEN, environment) == "GameScreen\n"


def test_doors_say_that_they_need_another_system(environment):
    sentence = "Doors need Linux, macOS or another Unix; this system is none.\n"
    assert printed(DOORS, environment) == 2 * sentence
