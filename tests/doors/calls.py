"""Tables with an ssh door, as processes, and callers who use OpenSSH's client.

Knows: how such a table is started, and how ssh is called.
Must not know: what the door does with a call.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.terminal import ROOT, Tty

PATIENCE = 40.0
"""Seconds for one thing to appear, on a busy machine."""
SSH = shutil.which("ssh")


class Terminal(Tty):
    """The terminal of a caller, with an environment that holds nothing of the host's."""

    def __init__(self, argv: Sequence[str], size: tuple[int, int] = (80, 24), **environment: str) -> None:
        env = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        super().__init__(argv, {**env, **environment}, size, PATIENCE)
        self.everything = ""
        """All pictures that the screen has shown."""

    def read(self, seconds: float = 0.05) -> str:
        shown = super().read(seconds)
        self.everything += shown if not self.everything.endswith(shown) else ""
        return shown

    def press(self, key: str, *until: str) -> None:
        """Presses a key until one of the texts appears, for a key that comes with a new screen is ignored."""
        for _ in range(5):
            self.read(0.4)
            self.child.send(key)
            if not until or reached(lambda: any(text in self.read() for text in until), 4):
                return

    def resize(self, columns: int, rows: int) -> None:
        """Gives the window another size."""
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)


class Table:
    """A headless table with an ssh door, and its callers."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        env = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder), "TMPDIR": str(folder)}
        argv = ["-m", "netplay", "--port", "0", "--bind", "127.0.0.1", "--ssh", "0", "--pace", "0", "--no-journal"]
        self.process = subprocess.Popen(
            [sys.executable, *argv, *more], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        )
        said = "".join(self.process.stdout.readline() for _ in range(5))
        self.port = int(re.search(r"ssh -p (\d+) NAME@127\.0\.0\.1", said)[1])
        self.table = int(re.search(r"join 127\.0\.0\.1:(\d+)", said)[1])
        self.fingerprint = re.search(r"The key of that door: (SHA256:\S+)", said)[1]
        self.code = re.search(r"--seat (\S+)", said)[1]
        self.calls: list[Terminal] = []

    def key(self, name: str) -> Path:
        """Returns the private key of a caller, made on first use."""
        path = self.folder / name
        if not path.exists():
            make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", str(path)]
            subprocess.run(make, check=True, timeout=PATIENCE)
        return path

    def options(self, key: Path | None) -> list[str]:
        """Returns the options of every call: no user settings, and one key or none."""
        said = ["-F", "none", "-o", f"UserKnownHostsFile={self.folder / 'known'}", "-o", "StrictHostKeyChecking=no"]
        said += ["-o", "LogLevel=ERROR", "-o", "IdentityAgent=none", "-o", "IdentitiesOnly=yes"]
        return said + (["-i", str(key)] if key else ["-o", "PubkeyAuthentication=no"])

    def call(self, name: str, key: Path | None = None, *more: str, **about: object) -> Terminal:
        """Calls the door in a new terminal."""
        argv = ["ssh", *self.options(key), "-p", str(self.port), "-l", name, *more, "127.0.0.1"]
        self.calls.append(Terminal(argv, **about))
        return self.calls[-1]

    def run(self, *argv: str, key: Path | None = None, say: str = "", timeout: float = PATIENCE) -> str:
        """Runs another OpenSSH program to its end and returns its output."""
        program, *rest = argv
        done = subprocess.run(
            [program, *self.options(key or self.key("runner")), *rest], input=say, text=True, timeout=timeout,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={"PATH": os.environ["PATH"]},
        )  # fmt: skip
        return done.stdout

    def visits(self) -> list[int]:
        """Returns the processes of the visits under way."""
        return [pid for pid in below(self.process.pid) if "tui.doors.visit" in command(pid)]

    def door(self) -> int:
        """Returns the process of the door."""
        return next(pid for pid in below(self.process.pid) if "tui.doors.ssh" in command(pid))

    def homes(self) -> list[Path]:
        """Returns the home folders of the visits under way."""
        return sorted(self.folder.glob("round-table-visit-*"))

    def hang_up(self) -> None:
        """Ends all calls."""
        for call in self.calls:
            call.child.close(force=True)
        self.calls.clear()

    def close(self) -> None:
        """Ends all calls and the table."""
        self.hang_up()
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.communicate(timeout=PATIENCE)
        finally:
            self.process.kill()


def command(pid: int) -> str:
    """Returns the command line of a process, empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def below(pid: int) -> list[int]:
    """Returns the descendants of a process."""
    try:
        text = " ".join(path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children"))
    except OSError:
        return []
    children = [int(each) for each in text.split()]
    return [each for child in children for each in (child, *below(child))]


def reached(condition, seconds: float = PATIENCE) -> bool:
    """True if the condition comes to hold within so many seconds."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.02)
    return condition()
