"""The lines of an ssh door under load, what a caller says of their terminal, the door's own key, and doors that do not
open."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

asyncssh = pytest.importorskip("asyncssh", reason="needs the extra `doors`")

from netplay import door_launcher  # noqa: E402
from netplay.protocol import authentication  # noqa: E402
from netplay.server.rate_limits import Rate  # noqa: E402
from tests.doors.inn import TABLE, Inn, all_gone, run, sit  # noqa: E402
from tui.doors import line  # noqa: E402
from tui.doors.ssh import server as ssh  # noqa: E402
from tui.doors.visit import home as visit  # noqa: E402
from tui.doors.visit import screen  # noqa: E402
from tui.doors.visit.home import Home, called, shows, speaks  # noqa: E402

pytestmark = [pytest.mark.process, pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")]

# Lines


def test_who_never_reads_is_hung_up_on_and_nothing_piles_up(inn, monkeypatch):
    """Fault 6: his screen paints no more, and then his line ends; others are not touched."""
    monkeypatch.setattr(line, "PATIENCE", 1.0)

    async def test(inn: Inn) -> None:
        async with inn.line("anna", password="") as other:
            friend, _ = await sit(other)
            conn = await inn.line("eve", password="")
            process, _ = await sit(conn, window=2**30)
            process.stdin.write(b"f")
            await asyncio.sleep(0.05)
            conn._transport.pause_reading()
            before = most = _memory()
            while len(inn.door.visits.homes) > 1:
                await asyncio.sleep(0.01)
                most = max(most, _memory())
            assert most - before < 2 * 1024 * 1024
            friend.stdin.write(b"s")
            assert await friend.stdout.readuntil(b"|") == b"SIZE 80 24|"
            conn.abort()

    run(inn(), test)


def _memory() -> int:
    """Bytes that this process has in memory."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def test_a_flood_is_taken_no_faster_than_somebody_may_speak(monkeypatch):
    """Fault 7: whatever the server behind it does with what it reads."""
    monkeypatch.setattr(line, "SPEECH", Rate(50_000, 10_000))
    read = bytearray()

    async def server(sock: socket.socket) -> None:
        reader, writer = await asyncio.open_connection(sock=sock)
        while data := await reader.read(65536):
            read.extend(data)
        writer.close()

    async def test() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            lines.append(line.Line(reader, writer))
            await lines[0].serve(server)

        lines: list[line.Line] = []
        listening = await asyncio.start_server(answer, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(b"x" * 5_000_000)
        await asyncio.sleep(0.6)
        lines[0].hang_up()
        writer.transport.abort()
        listening.close()
        await all_gone()

    asyncio.run(test())
    assert 40_000 <= len(read) <= 80_000


def test_a_flood_of_keys_waits_in_its_own_line(inn, monkeypatch):
    """Faults 6 and 7: a program that does not read what is typed is typed no more."""
    monkeypatch.setattr(line, "SPEECH", Rate(10**9, 10**9))

    async def test(inn: Inn) -> None:
        conn = await inn.line("eve", password="")
        process, _ = await sit(conn)
        process.stdin.write(b"f" + b"k" * 2_000_000)  # it paints from now on, and reads no more
        await asyncio.sleep(0.5)
        assert _typed(inn) < 300_000
        conn.abort()

    run(inn(), test)


def _typed(inn: Inn) -> int:
    import gc

    return sum(len(each._typed) for each in gc.get_objects() if isinstance(each, screen.Screen))


# What a caller says of himself


@pytest.mark.parametrize(("said", "name"), [
    ("anna", "Anna"), ("Jean-Luc", "Jean-Luc"), ("анна", "Анна"), ("\x1b]0;pwned\x07eve", "0pwnedeve"),
    ("", "Squire"),
    ("\u202eevil", "Evil"), ("host", "Squire"), ("[bold]x[/", "Boldx"), ("x" * 900, "X" + "x" * 14),
    ("\x00\x1b\x9b", "Squire"),
    ("a\u0300\u0301\u0302\u0303\u0304\u0305", None), ("🐴" * 40, "Squire"), ("../../etc/passwd", "....etcpasswd"),
])  # fmt: skip
def test_a_user_name_becomes_a_name(said, name):
    """Faults 14 to 16."""
    assert name is None or called(said) == name
    assert called(said).isprintable()


def test_a_name_of_escapes_reaches_no_screen(inn, monkeypatch):
    """Fault 14: it is cleaned, whatever the library lets through."""
    monkeypatch.setattr(asyncssh.connection, "saslprep", lambda name: name)

    async def test(inn: Inn) -> None:
        for name, shown in (("\x1b]2;x\x07eve", "2xeve"), ("eve\u202e", "Eve"), ("server", "Squire")):
            async with inn.line(name, password="") as conn:
                said = (await sit(conn))[1]
                assert f"'name': '{shown}'" in said

    run(inn(), test)


@pytest.mark.parametrize(("said", "shown"), [
    ({"TERM": "xterm-256color"}, {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}),
    ({"TERM": "xterm-kitty"}, {"TERM": "xterm-kitty", "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"}),
    ({"TERM": "xterm", "COLORTERM": "24bit"}, {"TERM": "xterm", "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"}),
    ({"TERM": "xterm", "COLORTERM": "\x1b[31m"}, {"TERM": "xterm", "LC_ALL": "C.UTF-8"}),
    ({"TERM": "linux", "LANG": "C"}, {"TERM": "linux", "LC_ALL": "C"}),
    ({"TERM": "xterm", "LC_ALL": "fr_FR.ISO-8859-1", "LANG": "fr_FR.UTF-8"}, {"TERM": "xterm", "LC_ALL": "C"}),
    ({"TERM": "xterm", "LANG": "uk_UA.utf8"}, {"TERM": "xterm", "LC_ALL": "C.UTF-8"}),
    ({"TERM": "../../x\x1b"}, {"TERM": "xterm", "LC_ALL": "C.UTF-8"}),
    ({"TERM": "new-256color"}, {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}),
    ({}, {"TERM": "xterm", "LC_ALL": "C.UTF-8"}),
])  # fmt: skip
def test_of_a_terminal_only_what_it_shows_is_taken(said, shown):
    assert shows(said) == shown


def test_a_visitor_is_spoken_to_in_their_language_or_the_hosts():
    assert speaks({"LANG": "ru_RU.UTF-8"}, "en") == "ru"
    assert speaks({"LANG": "de_DE.UTF-8"}, "fr") == "fr"
    assert speaks({}, "uk") == "uk"


@pytest.mark.parametrize(("said", "is_code"), [
    ("P97Q-VKPT-GNVA", True), ("p97qvkpt gnva", True), ("P97Q-VKPT", False), ("P97Q-VKPT-GNVA-X", False),
    ("my password is P97QVKPTGNVA", False), ("O0IL-VKPT-GNVA", False), ("", False),
])  # fmt: skip
def test_what_may_be_a_seat_code(said, is_code):
    assert authentication.is_code(said) == is_code


# The door's own key, and doors that do not open


def test_the_key_of_the_door_is_made_once_and_nobodys_else(tmp_path):
    path = tmp_path / "new" / "ssh_host_key"
    first = ssh.host_key(path)
    assert ssh.host_key(path).get_fingerprint() == first.get_fingerprint()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.chmod(0o644)
    ssh.host_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["ssh_host_key"]


async def no_door(door: int, **more) -> str:
    """Why a door does not open."""
    wanted = door_launcher.DoorRequest("127.0.0.1", 1, TABLE, "127.0.0.1", door)
    with pytest.raises(door_launcher.NoDoor) as refused:
        await door_launcher.keep_open(wanted, **more)
    return refused.value.sentence


async def test_a_port_that_is_taken_gets_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert f"cannot be opened on port {port}" in await no_door(port)


async def test_a_damaged_key_gets_a_sentence(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "round-table").mkdir()
    (tmp_path / "round-table" / "ssh_host_key").write_text("-----BEGIN nothing")
    sentence = await no_door(0)
    assert "is damaged" in sentence
    assert str(tmp_path) in sentence


async def test_without_its_packages_a_door_gets_a_sentence(monkeypatch):
    monkeypatch.setattr(door_launcher, "find_spec", lambda name: None)
    assert "scripts/environment.py doors" in await no_door(0)


async def test_a_door_whose_program_fails_gets_a_sentence(capfd):
    assert "its program has failed" in await no_door(0, program=("-c", "raise SystemExit(3)"))


@pytest.mark.parametrize("said", [b"", b'{"host":"127'])
@pytest.mark.parametrize("program", door_launcher.NEEDS)
def test_a_door_whose_table_ends_before_it_has_said_what_it_wants_ends_too(program, said, tmp_path):
    where = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    command = [sys.executable, *program]
    done = subprocess.run(
        command, input=said, env=where, cwd=door_launcher.ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_home_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    home = Home()
    home.give(visit.VisitJob("127.0.0.1", 1, "Anna", password="secret"))
    home.token_store.keep(TABLE, "Anna", "token")
    home.remove()
    assert list(tmp_path.iterdir()) == []
