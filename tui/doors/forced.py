"""`python -m tui.doors.forced HOST:PORT`: one visit under the system's own sshd.

It is the `ForceCommand` of an account that exists for the game (docs/doors.md). sshd has authenticated the caller, who
gets the screen of this table and nothing else.

Knows: what sshd says of a caller: the command asked for, and the key used.
Must not know: SSH.

`ssh -t table@host Anna`: the place of a command holds the player's name. With `ExposeAuthInfo yes` the caller's key is
the key to their seat, as at our own door.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import platformdirs

from netplay.addresses import PORT, CannotJoin, parse_address
from netplay.client.tokens import TokenStore
from netplay.console import complain
from tui.doors.visit.home import COMMAND, SEATS, Home, VisitJob, called, speaks
from tui.doors.visit.seat_file import MOST, Record, SeatFile


def main() -> int:
    """Send the caller in; the exit status."""
    try:
        host, port = parse_address(sys.argv[1] if len(sys.argv) == 2 else "", PORT)
    except CannotJoin as error:
        complain(error.sentence)
        return 2
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        complain("This needs a terminal: call again with ssh -t.")
        return 2
    home = Home(_seats())
    try:
        name = called(os.environ.get("SSH_ORIGINAL_COMMAND", ""))
        home.give(VisitJob(host, port, name, speaks(os.environ, "en")))
        return _visit(home)
    finally:
        home.remove()


def _visit(home: Home) -> int:
    """Runs the visitor's screen in this terminal until it ends or the connection does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    visit = subprocess.Popen(COMMAND, cwd=home.path, env=home.environment(os.environ))
    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, lambda *_: visit.send_signal(signal.SIGHUP))
    return visit.wait()


def _seats() -> Path | None:
    """The file of this caller's seats: named by the key shown to sshd, if sshd says so."""
    try:
        said = Path(os.environ["SSH_USER_AUTH"]).read_text(encoding="ascii")
    except (KeyError, OSError, ValueError):
        return None
    shown = [line.removeprefix("publickey ") for line in said.splitlines() if line.startswith("publickey ")]
    if not shown:
        return None
    whose = blake2b(" ".join(shown).encode(), digest_size=16).hexdigest()
    folder = platformdirs.user_data_path("round-table") / "ssh-callers" / whose
    seats = SeatFile(folder / SEATS)
    if not seats.path.exists():
        seats.write(Record(seats=[*TokenStore(folder / "round-table" / "seats").entries()][-MOST:]))
    return seats.path.resolve()


if __name__ == "__main__":
    sys.exit(main())
