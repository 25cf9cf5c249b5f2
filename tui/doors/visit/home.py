"""A visit: the game's own screen in a process of its own, for a caller at a door.

Every door hands a visit a job, a temporary home of its own, and an environment in which nothing of this machine stands.

Knows: temporary folders, what may be said of a terminal.
Must not know: how the visitor came, or what is on their screen.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from netplay.protocol import codec
from netplay.protocol.messages import NAME_CELLS
from netplay.protocol.names import with_signs_of_names
from tui.app.settings import LANGUAGES
from tui.doors.sandbox.sandbox import ROOT
from tui.doors.visit.seat_file import SeatFile
from tui.terminal.sequences import SSH_PAUSE

COMMAND = [sys.executable, "-m", "tui.doors.visit"]
"""The command of a visit, run in its home with its environment; its standard input and output are its terminal."""
NAMELESS = "Squire"
AT_TABLE, SEATS = "at-table", "seats.json"
"""Files in the home of a visit: whether the visitor has come to the table, empty until then; the visitor's seats."""
SEATS_VARIABLE = "ROUND_TABLE_SEATS"
"""The environment variable with the path of the file of seats."""
TERMS = frozenset((
    "alacritty", "ansi", "contour", "dumb", "foot", "foot-extra", "linux", "rxvt", "rxvt-unicode",
    "rxvt-unicode-256color", "screen", "screen-256color", "tmux", "tmux-256color", "vt100", "vt102", "vt220",
    "wezterm", "xterm", "xterm-16color", "xterm-256color", "xterm-direct", "xterm-ghostty", "xterm-kitty",
))  # fmt: skip
TRUE_COLOUR = frozenset((
    "alacritty", "contour", "foot", "foot-extra", "wezterm", "xterm-direct", "xterm-ghostty", "xterm-kitty",
))  # fmt: skip
"""Terminals that show every colour, and whose name says so."""


class VisitJob(msgspec.Struct):
    """The job of a visitor's program: to sit down at this table."""

    host: str
    port: int
    name: str
    language: str = "en"
    code: str = ""
    """A seat code given at the door."""
    password: str = ""
    """The table's password given at the door."""
    door_key: str = ""
    """Opens a private line to the table."""


class Home:
    """The home of one visit. `seats` is the file of the visitor's seats, if it does not lie there."""

    def __init__(self, seats: Path | None = None) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="round-table-visit-")).resolve()
        self.token_store = SeatFile(seats or self.path / SEATS)
        """The visitor's seats, as their program finds and leaves them."""
        self._job = self.path / "job.json"

    def give(self, job: VisitJob) -> None:
        """Lay the job there; it holds what the visitor has typed, so nobody else may read it."""
        file = os.open(self._job, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "wb") as opened:
            opened.write(msgspec.json.encode(job))

    @property
    def at_table(self) -> bool:
        """True if the visitor has come to the table."""
        try:
            return (self.path / AT_TABLE).stat().st_size > 0
        except OSError:
            return False

    def environment(self, terminal: Mapping[str, str]) -> dict[str, str]:
        """The whole environment of a visit. `terminal`: the visitor's own variables about their terminal, of which only
        its capabilities are taken."""
        home = str(self.path)
        return {
            "HOME": home, "TMPDIR": home, "PATH": "",
            "XDG_CONFIG_HOME": f"{home}/config", "XDG_STATE_HOME": f"{home}/state", "XDG_CACHE_HOME": f"{home}/cache",
            "XDG_DATA_HOME": f"{home}/data", SEATS_VARIABLE: str(self.token_store.path),
            "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1",
            "ESCDELAY": str(round(1000 * SSH_PAUSE)),
            **shows(terminal),
        }  # fmt: skip

    def remove(self) -> None:
        """Nothing is left."""
        shutil.rmtree(self.path, ignore_errors=True)


def take_job() -> VisitJob:
    """Reads the job of this process, once. Raises OSError, msgspec.MsgspecError."""
    path = Path(os.environ["HOME"]) / "job.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=VisitJob)
    finally:
        with suppress(OSError):
            path.unlink()


def seat_file() -> SeatFile:
    """Returns the file of the visitor's seats. Raises KeyError outside of a visit."""
    return SeatFile(Path(os.environ[SEATS_VARIABLE]))


def writable_files() -> list[Path]:
    """Makes and returns the files that a visit may write, before its sandbox is shut. Raises KeyError, OSError."""
    seats, at_table = seat_file(), Path(os.environ["HOME"]) / AT_TABLE
    seats.make()
    at_table.touch(0o600)
    return [seats.path, at_table]


def come_to_the_table() -> None:
    """Notes for the door that this visitor has come to the table."""
    with suppress(OSError):
        file = os.open(Path(os.environ["HOME"]) / AT_TABLE, os.O_WRONLY | os.O_CLOEXEC)
        os.write(file, b"yes")
        os.close(file)


@dataclass(frozen=True)
class Limits:
    """Visits at once, in all and per address. Times in seconds."""

    visits: int = 16
    visits_per_address: int = 8
    idle: float = 7200.0
    """Without a key, until the line is closed; the seat is kept."""


# What a visitor says of himself


def called(said: str) -> str:
    """Returns the name of a caller with this user name: cleaned, without the signs that names cannot have, with a
    capital; if no name is left, one that will do."""
    known = with_signs_of_names(codec.clean(said[:200])).strip()
    name = with_signs_of_names(codec.clean(known[:1].upper() + known[1:], NAME_CELLS))
    return NAMELESS if codec.why_no_name(name, NAME_CELLS) else name


def speaks(terminal: Mapping[str, str], usual: str) -> str:
    """The language of the visitor's locale, if it is one of ours."""
    said = next((terminal[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if terminal.get(key)), "")[:2]
    return said if said in LANGUAGES else usual


def shows(terminal: Mapping[str, str]) -> dict[str, str]:
    """The characters and colours of the visitor's terminal, in our terms. A terminal that says nothing of characters is
    taken for UTF-8."""
    said = terminal.get("TERM", "")
    term = said if said in TERMS else "xterm-256color" if said.endswith("256color") else "xterm"
    locale = next((terminal[key] for key in ("LC_ALL", "LC_CTYPE", "LANG") if terminal.get(key)), "UTF-8")
    utf8 = locale.lower().replace("-", "").partition("@")[0].endswith("utf8")
    found = {"TERM": term, "LC_ALL": "C.UTF-8" if utf8 else "C"}
    if said in TRUE_COLOUR or terminal.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        found["COLORTERM"] = "truecolor"
    return found
