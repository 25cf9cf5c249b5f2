"""Benchmarks of both doors: first paint, coming to the table, memory, bytes of a move.

Knows: the doors' programs.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any


class Tap:
    """A counting proxy: passes on to a port of this machine what it is sent at another."""

    def __init__(self, port: int) -> None:
        self.bytes = 0
        self._to = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            caller, _ = self._server.accept()
            called = socket.create_connection(("127.0.0.1", self._to))
            for pair in ((caller, called), (called, caller)):
                threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, heard: socket.socket, said: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := heard.recv(65536):
                self.bytes += len(data)
                said.sendall(data)
            said.shutdown(socket.SHUT_WR)


def doors() -> None:
    """(i) both doors: to the first paint and to the table, beside `join` here; memory; bytes of a move."""
    ssh_door()
    asyncio.run(web_door())


def ssh_door() -> None:
    """Measures a visit from `ssh` on, and an answer with its consequences."""
    from tests.doors.calls import Table as SshTable
    from tests.doors.calls import Terminal

    with tempfile.TemporaryDirectory() as folder:
        table = SshTable(Path(folder), "--game", "nobles")
        tap, starts = Tap(table.port), []
        table.port = tap.port
        try:
            for number in range(3):
                call = timed(lambda number=number: table.call(f"anna{number}", table.key(f"anna{number}")))
                join = [sys.executable, "-m", "tui", "join", f"127.0.0.1:{table.table}", "--name", f"Boris{number}"]
                own: dict[str, Any] = {"PYTHONUTF8": "1", "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
                here = timed(lambda argv=join, own=own: Terminal(argv, **own))
                starts.append((*call[1:], *here[1:]))
                here[0].child.close(force=True)
                if number < 2:
                    table.hang_up()
            paint, seat, paint_here, seat_here = map(median, zip(*starts, strict=True))
            print(
                f"(i) ssh to first paint {paint:.2f} s, to the table {seat:.2f} s; "
                f"`join` on this machine {paint_here:.2f} s and {seat_here:.2f} s"
            )
            print_memory("ssh", table.visits()[0], table.door())
            move_bytes(table, tap)
        finally:
            table.close()


def timed(start: Callable[[], Any]) -> tuple[Any, float, float]:
    """A program, and the seconds until it had painted anything and until it was at the table."""
    began = time.perf_counter()
    terminal, first = start(), 0.0
    while "you are" not in (shown := terminal.read(0.01)) and time.perf_counter() - began < 60:
        first = first or (time.perf_counter() - began if shown.strip() else 0.0)
    return terminal, first or time.perf_counter() - began, time.perf_counter() - began


def memory_of(pid: int) -> tuple[float, float]:
    """Megabytes of a process in memory, and of those its share (what several use counts in parts)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    found = {words[0]: int(words[1]) / 1024 for line in lines if len(words := line.split()) == 3}
    return found["Rss:"], found["Pss:"]


def move_bytes(table: Any, tap: Tap) -> None:
    """The bytes an answer costs on the line, with everything painted because of it, a bot's move included."""
    table.hang_up()
    anna = table.call("anna", None, "-o", "PreferredAuthentications=keyboard-interactive")
    anna.wait("Seat code")
    anna.child.sendline(table.code)
    anna.press("r", "host, ready")
    anna.press("b", "squire")
    anna.press("s", "l log")
    costs = []
    for _ in range(10):
        anna.read(1.0)
        sent, painted = tap.bytes, len(anna.raw)
        anna.child.send("\r")
        anna.read(1.5)
        costs.append((tap.bytes - sent, len(anna.raw) - painted))
    sent, painted = map(median, zip(*costs, strict=True))
    print(f"(i) ssh: a move {sent:.0f} bytes on the line, of which {painted:.0f} are painted")


def print_memory(door: str, visit: int, process: int) -> None:
    """Prints the memory of a visit by this door, and of the door itself."""
    for what, pid in (("a visit", visit), ("the door", process)):
        rss, own = memory_of(pid)
        print(f"(i) {door}: memory of {what} {rss:.0f} MB, of which {own:.0f} MB are its share")


async def web_door() -> None:
    """Measures a visit from the opening of the page on, in Chromium, and another player's move in a spectator's tab."""
    import aiohttp

    from tests.doors.browser import CHROMIUM, chromium, talking
    from tests.doors.calls import below, command
    from tests.doors.pages import Page

    argv = [sys.executable, "-m", "netplay", "--bind", "127.0.0.1", "--port", "0", "--web", "0", "--no-journal"]
    table = subprocess.Popen([*argv, "--game", "nobles", "--pace", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert table.stdout is not None
        said = "".join(table.stdout.readline() for _ in range(3))
        door, code = int(re.findall(r":(\d+)\n", said)[1]), said.rpartition("--seat ")[2].strip()
        if CHROMIUM:
            with chromium() as address:
                async with talking(address) as browser:
                    starts = [await opened(await browser.tab(), f"http://127.0.0.1:{door}") for _ in range(3)]
            print(f"(i) web: page to first paint in Chromium {median(starts):.2f} s")
        else:
            print("(i) web: there is no Chromium to time the page in")
        tap = Tap(door)
        async with aiohttp.ClientSession() as http:
            anna, eva = await Page(door, http).tab("a" * 32), await Page(tap.port, http).tab("b" * 32)
            await sit(anna, code, "host")
            await sit(eva, "Eva", "you are Eva")
            door_process = next(pid for pid in below(table.pid) if "tui.doors.web" in command(pid))
            print_memory("web", below(door_process)[0], door_process)
            await web_move_bytes(anna, eva, tap)
    finally:
        table.terminate()
        table.wait()


async def opened(tab: Any, url: str) -> float:
    """Seconds from opening the page until its terminal showed anything."""
    began = time.perf_counter()
    await tab.open(url)
    await tab.until(lambda: bool(tab.shown.strip()))
    return time.perf_counter() - began


async def sit(tab: Any, said: str, seen: str) -> None:
    """Say at the door who one is, and be ready."""
    await tab.sees("What shall we call you")
    await asyncio.sleep(0.5)
    await tab.say("stdin", said)
    await tab.say("stdin", "\r")
    await tab.sees(seen)
    await asyncio.sleep(0.5)
    await tab.say("stdin", "r")
    await tab.sees("you, ready" if seen != "host" else "host, ready")


async def web_move_bytes(anna: Any, eva: Any, tap: Tap) -> None:
    """The bytes sent to Eva's tab for each answer of Anna's; Eva gives the first answer when she is asked."""
    await anna.say("stdin", "s")
    await anna.sees("l log")
    costs: list[tuple[int, int]] = []
    for _ in range(60):
        asked, sent, painted = "Waiting for Eva" not in anna.shown, tap.bytes, len(eva.raw)
        await (anna if asked else eva).say("stdin", "\r")
        await asyncio.sleep(1.5)
        if asked and len(eva.raw) > painted:
            costs.append((tap.bytes - sent, len(eva.raw) - painted))
        if len(costs) == 10:
            break
    sent, painted = map(median, zip(*costs, strict=True))
    print(f"(i) web: a move of another {sent:.0f} bytes on the line, of which {painted:.0f} are painted")
