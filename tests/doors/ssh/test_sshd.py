"""The recipe of docs/doors.md: a game account of the system's own sshd, tried with a real one on the loopback."""

from __future__ import annotations

import getpass
import os
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from tests.doors.calls import PATIENCE, ROOT, SSH, Table, Terminal, reached

SSHD = shutil.which("sshd") or shutil.which("sshd", path="/usr/sbin:/usr/local/sbin")
pytestmark = [pytest.mark.process, pytest.mark.skipif(SSH is None or SSHD is None, reason="there is no sshd here")]

GUIDE = (ROOT / "docs" / "doors.md").read_text(encoding="utf-8")


def recipe() -> str:
    """The lines of docs/doors.md that go into sshd_config."""
    return GUIDE.partition("```sshd_config\n")[2].partition("```")[0]


class Sshd:
    """A real sshd, with the recipe for who runs the tests."""

    def __init__(self, folder: Path, table: str) -> None:
        for key in ("host", "anna"):
            make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / key)]
            subprocess.run(make, check=True, timeout=PATIENCE)
        (folder / "authorized").write_bytes((folder / "anna.pub").read_bytes())
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        ours = recipe().replace("/srv/round-table", str(ROOT)).replace("User table", f"User {getpass.getuser()}")
        ours = ours.replace("127.0.0.1:4747", table)
        home = f'SetEnv "XDG_DATA_HOME={folder}"\n'
        config = f"""Port {self.port}
ListenAddress 127.0.0.1
HostKey {folder / "host"}
AuthorizedKeysFile {folder / "authorized"}
PidFile none
StrictModes no
UsePAM no
PermitRootLogin yes
Subsystem sftp internal-sftp
{home}{ours}"""
        (folder / "config").write_text(config)
        self.folder = folder
        argv = [SSHD, "-D", "-f", str(folder / "config"), "-E", str(folder / "sshd.log")]
        self.process = subprocess.Popen(argv)

    def argv(self, *more: str) -> list[str]:
        said = ["-F", "none", "-o", "StrictHostKeyChecking=no", "-o", f"UserKnownHostsFile={self.folder / 'known'}"]
        said += ["-o", "IdentityAgent=none", "-o", "IdentitiesOnly=yes", "-o", "LogLevel=ERROR"]
        return ["ssh", *said, "-i", str(self.folder / "anna"), "-p", str(self.port), "-l", getpass.getuser(), *more]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


def test_a_game_account_of_the_systems_own_sshd(tmp_path):
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)  # where sshd keeps its unprivileged half; Debian makes it when it boots
    table, sshd = Table(tmp_path), None
    callers: list[Terminal] = []
    try:
        sshd = Sshd(tmp_path, f"127.0.0.1:{table.table}")
        assert reached(lambda: socket_open(sshd.port)), (tmp_path / "sshd.log").read_text()
        callers.append(anna := Terminal(sshd.argv("-t", "127.0.0.1", "anna; cat /etc/passwd")))
        shown = anna.wait("you are")
        assert "Anna cat etcpas" in shown, "what would be a command is a name, and no more"
        assert "root:" not in anna.read(0.2)
        assert "This needs a terminal" in said(sshd.argv("127.0.0.1", "id"))
        assert said(sshd.argv("-s", "127.0.0.1", "sftp")) == "", "of a subsystem sshd passes no sentence on"
        refused = said(sshd.argv("-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22", "127.0.0.1"))
        assert "remote port forwarding failed" in refused
        anna.child.close(force=True)

        # the line was cut; the same key under the same name has the seat again
        callers.append(again := Terminal(sshd.argv("-t", "127.0.0.1", "anna; cat /etc/passwd")))
        again.wait("you are")
        assert not re.search(r"\b2\b", again.read(0.3).splitlines()[0])
        again.press("\x03")
        again.press("\x03")
        assert again.end() == 0
    finally:
        for caller in callers:
            caller.child.close(force=True)
        if sshd is not None:
            sshd.close()
        table.close()


def socket_open(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def said(argv: list[str]) -> str:
    """All that a call without a terminal is told."""
    env = {"PATH": os.environ["PATH"]}
    done = subprocess.run(argv, input="", capture_output=True, text=True, timeout=PATIENCE, env=env)
    return done.stdout + done.stderr
