"""What keeps a table or its doors from opening is said before the host is asked for a password, by what to do about it;
and a password that nobody typed was not wrong."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from contextlib import ExitStack

import pytest

aiohttp = pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from netplay import door_launcher  # noqa: E402
from netplay.addresses import PORT  # noqa: E402
from netplay.ports import why_no_door_port, why_not_opened  # noqa: E402
from tests.doors.pages import Page  # noqa: E402
from tests.terminal import ROOT, Tty  # noqa: E402
from tui.app.settings import LANGUAGES  # noqa: E402
from tui.text.words import Words  # noqa: E402

HERE = "127.0.0.1"


@pytest.fixture
def taken():
    """A port that another program has."""
    with socket.create_server((HERE, 0)) as listening:
        yield listening.getsockname()[1]


@pytest.fixture
def free():
    """A port that is free."""
    with socket.create_server((HERE, 0)) as listening:
        port = listening.getsockname()[1]
    return port


@pytest.mark.parametrize("kind", ["ssh", "web"])
def test_a_port_of_a_door_that_is_taken_is_named_with_what_to_type(kind, taken, free):
    ssh, web = (taken, 0) if kind == "ssh" else (None, taken)
    sentence = why_not_opened(HERE, free, ssh, web)
    assert sentence.code == "door-port-taken"
    for text in (str(sentence), *(Words(language).sentence(sentence) for language in LANGUAGES)):
        assert f"{taken}" in text
        assert f"--{kind} {taken + 1}" in text
        assert f"--{kind} 0" in text
        assert "Errno" not in text
        assert "bind" not in text


def test_a_port_of_the_table_that_is_taken_is_named(taken):
    assert why_not_opened(HERE, taken, None, None).code == "port-taken"


def test_two_doors_cannot_have_one_port(free):
    sentence = why_not_opened(HERE, 0, free, free)
    assert sentence.code == "door-port-taken"
    assert "--web" in sentence


def test_free_ports_stay_free(free):
    with ExitStack() as held:
        for _ in range(2):
            assert why_not_opened(HERE, 0, None, free) is None
            assert why_not_opened("", 0, 0, None) is None
        held.enter_context(socket.create_server((HERE, free)))


def test_a_port_without_rights_and_a_number_that_is_no_port_get_a_sentence():
    assert "Permission denied" in why_no_door_port("web", 80, PermissionError(13, "x"))
    assert "65536" in why_no_door_port("web", 65536, OverflowError())


def test_missing_packages_are_said_before_anything_is_asked(monkeypatch):
    monkeypatch.setattr(door_launcher, "find_spec", lambda name: None)
    assert why_not_opened(HERE, 0, None, 0).code == "no-door-packages"
    assert why_not_opened(HERE, 0, None, None) is None


@pytest.mark.process
@pytest.mark.parametrize(
    "program",
    [("netplay", "--no-journal"), ("tui", "host", "--name", "Anna")],
    ids=["without-a-screen", "with-a-screen"],
)
def test_a_taken_port_is_said_before_the_password_is_asked(program, taken, tmp_path):
    home = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "STATE", "DATA")}
    env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **home}
    argv = [sys.executable, "-m", *program, "--password", "--bind", HERE, "--port", "0", "--web", str(taken)]
    terminal = Tty(argv, env, (80, 24))
    try:
        shown = " ".join(terminal.wait(f"--web {taken + 1}").split())
        assert f"cannot be opened on port {taken}: another program has it" in shown
        assert "assword" not in shown
        assert terminal.end() == 1
    finally:
        terminal.child.close(force=True)


@pytest.mark.process
def test_a_table_without_a_password_still_opens_its_doors(free):
    argv = [sys.executable, "-m", "netplay", "--no-journal", "--bind", HERE, "--port", "0", "--web", str(free)]
    argv += ["--web-name", "table.example", "--quiet"]
    table = subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        said = "".join(table.stdout.readline() for _ in range(3))
        assert "In a browser, friends open: https://table.example\n" in said
        assert f"The proxy in front of it calls: http://{HERE}:{free}\n" in said
    finally:
        table.terminate()
        table.communicate(timeout=20)
    assert free != PORT


@pytest.mark.process
def test_a_page_asks_for_the_password_and_calls_none_wrong_before_it_was_typed(monkeypatch, tmp_path):
    """The real screen at a real table."""
    monkeypatch.setenv("ROUND_TABLE_LAN", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def script(page):
        visitor = await page.tab()
        await visitor.sees("What shall we call you")
        await asyncio.sleep(0.3)
        await visitor.say("stdin", "Eva")
        await visitor.sees(" Eva")
        await visitor.say("stdin", "\r")
        shown = await visitor.sees("The password of the table?")
        await asyncio.sleep(0.5)
        assert "Wrong password" not in visitor.shown + shown
        await visitor.say("stdin", "holy")
        await asyncio.sleep(0.3)
        await visitor.say("stdin", "\r")
        await visitor.sees("Wrong password. Please try again")
        await visitor.say("stdin", "\x1b")
        assert b"the one given is wrong" in await visitor.over()

    async def run(door):
        async with aiohttp.ClientSession() as http:
            await script(Page(door, http))

    argv = ["-m", "tui", "host", "--lines", "--name", "Anna", "--port", "0", "--bind", HERE, "--web", "0", "--password"]
    table = Tty([sys.executable, *argv], {**os.environ, "LC_ALL": "C.UTF-8"}, (80, 24))
    try:
        table.wait("Password")
        table.child.sendline("grail")
        asyncio.run(run(int(re.findall(r"http://127\.0\.0\.1:(\d+)", table.wait("http://127.0.0.1:"))[0])))
    finally:
        table.child.close(force=True)
