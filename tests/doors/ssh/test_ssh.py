"""The ssh door as people and attackers use it: the game's own screen, called by OpenSSH's own client over the loopback.
The numbers are those of the faults that a table survives."""

from __future__ import annotations

import ctypes
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.doors.calls import PATIENCE, ROOT, SSH, Table, Terminal, below, command, reached
from tui.doors.sandbox import sandbox

pytest.importorskip("asyncssh", reason="needs the extra `doors`")
pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(SSH is None or sys.platform != "linux", reason="there is no ssh here, or no /proc"),
]


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """One table for most of these tests."""
    opened = Table(tmp_path_factory.mktemp("table"), "--game", "nobles")
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def alone(request):
    """Nobody is left there from the test before."""
    yield
    if "table" in request.fixturenames:
        opened = request.getfixturevalue("table")
        opened.hang_up()
        assert reached(lambda: not opened.visits() and not opened.homes())


def test_two_callers_play_and_find_their_seats_again(table):
    anna = table.call("anna")
    anna.wait("Seat code, if you were given one")
    anna.child.sendline(table.code.lower())  # a seat code is a password: hers is the host's
    boris = table.call("boris", table.key("boris"), "-A", "-X", size=(120, 40), SSH_AUTH_SOCK="/nonexistent")
    for call, name in ((anna, "Anna"), (boris, "Boris")):
        call.wait(f"you are {name}")  # a user name is a player's name
        call.press("r", "you, ready", "host, ready")
    arrived = [(home / "at-table").read_text() for home in table.homes()]
    assert arrived == ["yes", "yes"], "the door hears who has come in"
    for visit in table.visits():
        assert seen_by(visit) <= KNOWN
        assert not HAS_LANDLOCK or "NoNewPrivs:\t1" in Path(f"/proc/{visit}/status").read_text(), "it is shut in"
    anna.wait("Everyone is ready")
    anna.press("s", "Your court")
    boris.wait("Your court")
    for call in (anna, boris):  # shut in as they are, they can ask what a knight would do
        call.press("h", "A knight advises:")
        call.wait("A knight advises:")
        call.press("\x1b", "Your court")

    # fault 23: what one buys in secret reaches the other's line by no byte
    buyer, face = bought(anna, boris)
    other = {"Anna": boris, "Boris": anna}[buyer]
    assert reached(lambda: f"{buyer} buys a weapon" in " ".join((other.read() and other.everything).split()))
    assert f"buys {face}" not in other.raw.decode()

    # fault 5: the line is cut. His process and its home are gone, his seat is not
    boris.child.kill(signal.SIGKILL)
    anna.wait("Boris is away")
    assert reached(lambda: len(table.visits()) == len(table.homes()) == 1)
    again = table.call("boris", table.key("boris"), size=(120, 40))
    again.wait("Duelling Nobles")
    anna.wait("Boris is back")
    assert "You are watching" not in again.read(0.2)

    # fault 38: windows change; Ctrl-C asks, and gives the terminal back
    again.resize(60, 15)
    again.wait("Please enlarge the terminal")
    again.resize(100, 30)
    again.wait("Duelling Nobles")
    for call in (anna, again):
        call.press("\x03")
        call.press("\x03")
        assert call.end() == 0
        assert b"Traceback" not in call.raw
        assert call.raw.rindex(b"\x1b[?1049l") > call.raw.rindex(b"\x1b[?1049h")


HAS_LANDLOCK = sys.platform == "linux" and ctypes.CDLL(None).syscall(sandbox.CREATE, None, 0, 1) > 0
KNOWN = frozenset({
    "HOME", "TMPDIR", "PATH", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "PYTHONPATH",
    "PYTHONSAFEPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONUTF8", "TERM", "LC_ALL", "COLORTERM", "ESCDELAY",
    "ROUND_TABLE_SEATS",
})  # fmt: skip


def seen_by(pid: int) -> set[str]:
    """The names of what stands in a process's environment."""
    return {each.partition("=")[0] for each in Path(f"/proc/{pid}/environ").read_text().split("\0") if each}


def bought(*calls: Terminal) -> tuple[str, str]:
    """Everybody takes the first answer until somebody has bought a weapon: who, and which."""
    for _ in range(15):
        for call in calls:
            call.press("1")
            if found := re.search(r"(\w+) buys (?!a weapon)(\S+) for", " ".join(call.everything.split())):
                return found[1], found[2]
    raise AssertionError(calls[0].everything[-4000:])


def test_openssh_gets_nothing_but_the_screen(table, tmp_path):
    """No command, no sftp, no scp, no forwarding, no file."""
    target = "eve@127.0.0.1"
    port = ["-p", str(table.port)]
    assert "exec request failed" in table.run("ssh", *port, target, "cat /etc/passwd")
    assert "subsystem request failed" in table.run("ssh", *port, "-s", target, "sftp")
    for copy in (["sftp"], ["scp"], ["scp", "-O"]):
        argv = [*copy[1:], "-P", str(table.port), *(["-b", "-"] if copy == ["sftp"] else [])]
        where = [target] if copy == ["sftp"] else [f"{target}:/etc/passwd", str(tmp_path / "got")]
        table.run(copy[0], *argv, *where, say="get /etc/passwd\n")
    assert not (tmp_path / "got").exists()
    refused = table.run("ssh", *port, "-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22", target)
    assert "remote port forwarding failed" in refused
    assert "This needs a terminal" in table.run("ssh", *port, "-T", target)
    assert not table.visits()


def test_openssh_forwards_no_port_of_the_host(table):
    with socket.create_server(("127.0.0.1", 0)) as secret, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        local, hidden = probe.getsockname()[1], secret.getsockname()[1]
        probe.close()
        tunnel = table.call("eve", table.key("eve"), "-N", "-L", f"127.0.0.1:{local}:127.0.0.1:{hidden}")
        assert reached(lambda: answers(local))
        secret.settimeout(0.3)
        with pytest.raises(TimeoutError):
            secret.accept()
        tunnel.child.close(force=True)


def answers(port: int) -> bool:
    """Does anybody listen there?"""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_the_process_of_a_visit_can_open_nothing_of_the_host(tmp_path):
    """Nothing that a visitor presses opens a file; should that be wrong, the kernel says no."""
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    (home / "x").touch()
    other.write_text("secret")
    with socket.create_server(("127.0.0.1", 0)) as table, socket.create_server(("127.0.0.1", 0)) as neighbour:
        ports = [each.getsockname()[1] for each in (table, neighbour)]
        argv = [sys.executable, "-c", CAGED, str(home), str(other), *map(str, ports), str(os.getpid())]
        run = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    if run.stdout.startswith("no Landlock"):
        pytest.skip("this kernel has no Landlock")
    assert run.stderr == ""
    assert run.stdout.split() == [
        "read:13", "passwd:13", "list:13", "write:13", "start:13", "signal:1", "neighbour:13", "listen:13",
        "table:0", "program:0", "home:0", "memory:0",
    ]  # fmt: skip


CAGED = r"""
import os, signal, socket, subprocess, sys
from pathlib import Path
from tui.doors.sandbox import sandbox
home, other, table, neighbour, parent = Path(sys.argv[1]), *sys.argv[2:]
sandbox.limit()
if not sandbox.shut([home], int(table)):
    sys.exit(print("no Landlock"))
def attempt(name, what):
    try:
        what()
        print(f"{name}:0")
    except MemoryError:
        print(f"{name}:0")
    except OSError as error:
        print(f"{name}:{error.errno}")
call = lambda port: socket.create_connection(("127.0.0.1", int(port))).close()
attempt("read", lambda: open(other).read())
attempt("passwd", lambda: open("/etc/passwd").read())
attempt("list", lambda: os.listdir("/"))
attempt("write", lambda: open(other, "w"))
attempt("start", lambda: os.execv("/bin/sh", ["sh", "-c", "echo started"]))
attempt("signal", lambda: os.kill(int(parent), signal.SIGCONT))
attempt("neighbour", lambda: call(neighbour))
attempt("listen", lambda: socket.create_server(("127.0.0.1", 0)))
attempt("table", lambda: call(table))
attempt("program", lambda: (sandbox.ROOT / "tui" / "app" / "app.py").read_text())
attempt("home", lambda: os.write(os.open(home / "x", os.O_WRONLY), b"x"))
attempt("memory", lambda: sys.exit("no limit") if bytearray(sandbox.MEMORY) else None)
"""


def test_a_table_that_is_killed_leaves_nobody_behind(tmp_path):
    """Fault 30: the door's input ends, and with it the door, its visits and their homes."""
    table = Table(tmp_path)
    try:
        anna = table.call("anna", table.key("anna"))
        anna.wait("you are Anna")
        left = [pid for pid in below(table.process.pid) if "tui.doors" in command(pid)]
        assert len(left) == 2
        table.process.kill()
        assert reached(lambda: not any("tui.doors" in command(pid) for pid in left))
        assert reached(lambda: not table.homes())
        assert anna.end() is not None
        assert anna.raw.rfind(b"\x1b[?1049l") > anna.raw.rfind(b"\x1b[?1049h"), "the terminal is given back"
    finally:
        table.close()


def test_the_hosts_screen_shows_the_door_and_its_key_and_asks_for_the_password(tmp_path):
    xdg = {f"XDG_{name}_HOME": str(tmp_path) for name in ("DATA", "CONFIG", "STATE")}
    argv = ["-m", "tui", "host", "--port", "0", "--ssh", "0", "--bind", "127.0.0.1", "--name", "Anna", "--lang", "fr"]
    host = Terminal([sys.executable, *argv, "--password", "--no-journal"], PYTHONUTF8="1", **xdg)
    guest = None
    try:
        host.wait("Mot de passe")
        host.child.sendline("Excalibur")
        shown = host.wait("SHA256:")
        port = re.search(r"ssh -p (\d+) NOM@127\.0\.0\.1", shown)[1]
        fingerprint = re.search(r"SHA256:\S+", shown)[0]
        known = subprocess.run(["ssh-keyscan", "-p", port, "127.0.0.1"], capture_output=True, timeout=PATIENCE).stdout
        listed = subprocess.run(["ssh-keygen", "-lf", "-"], input=known, capture_output=True, timeout=PATIENCE).stdout
        assert fingerprint in listed.decode()
        options = ["-F", "none", "-o", "StrictHostKeyChecking=no", "-o", f"UserKnownHostsFile={tmp_path / 'known'}"]
        options += ["-o", "PubkeyAuthentication=no", "-o", "LogLevel=ERROR", "-o", "SendEnv=LANG"]
        guest = Terminal(["ssh", *options, "-p", port, "-l", "boris", "127.0.0.1"], LANG="ru_RU.UTF-8")
        guest.wait("Mot de passe de la table, ou code de place")
        guest.child.sendline("excalibur")
        assert reached(lambda: guest.read().count("Mot de passe") == 2)
        guest.press("Excalibur\r")
        guest.wait("вы — Boris")
        host.wait("Boris")
        host.press("\x03")
        host.press("\x03")
        assert host.end() == 0
        guest.wait("Стол закрыт", "закрыт")
        assert guest.end() == 1
    finally:
        for terminal in (host, guest):
            if terminal is not None:
                terminal.child.close(force=True)
