"""Opens a door beside a table: a program of its own, which is told what it needs and says where it can be found.

Knows: processes; what is said between a table and its door.
Must not know: what happens behind a door.

A door is reached by strangers before anybody knows who they are, and runs another event loop than we do; in a process
of its own it can neither hold up the host's screen nor see the cards. It is started by its name, because it shows
screens; it ends when its table does, also if that is killed, for then its input ends.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import trio

from core import Sentence

from .invocation import install_command

SSH_DOOR, WEB_DOOR = ("-m", "tui.doors.ssh"), ("-m", "tui.doors.web")
NEEDS: dict[tuple[str, ...], str] = {SSH_DOOR: "asyncssh", WEB_DOOR: "textual_serve"}
"""The packages that are not there unless somebody wants doors."""
SYSTEM = ("fcntl", "pty", "resource", "termios")
"""The modules of the standard library that doors need and that Windows lacks."""
OPENING = 20.0
"""Seconds until a door must be open."""
CLOSING = 3.0
"""Seconds it has to see its visitors off."""
LONGEST = 4096
"""Bytes of what a door says."""
ROOT = Path(__file__).parents[1]


class DoorRequest(msgspec.Struct):
    """The order to a door process, sent as one line of JSON."""

    host: str
    """The address at which visitors connect to the table."""
    port: int
    table: str
    """The table's identity."""
    bind: str | None
    """The address that the door listens on, as for the table; None for all."""
    door: int
    """The port that the door listens on; 0 for any free one."""
    language: str = "en"
    """The language for visitors who do not state theirs."""
    salt: bytes | None = None
    """The salt of the table's password; None without a password."""
    password_hash: bytes = b""
    """As `authentication.password_hash` returns it."""
    urls: list[str] = []
    """The addresses at which browsers reach it behind a proxy or under another name."""
    door_key: str = ""
    """Opens a private line to the table for its visits, see `Admission.door_key`."""
    certificate: str = ""
    """The files of the certificate with which a web door speaks TLS, and of its key; empty for none."""
    private_key: str = ""
    results: str = ""
    """The folder with the results of a hall's tournaments, which a web door shows; empty for none."""


class DoorReply(msgspec.Struct):
    """The door's answer, likewise: its port, or the reason why it cannot be opened, as the parts of a `Sentence`."""

    port: int = 0
    fingerprint: str = ""
    urls: list[str] = []
    """The addresses by which browsers reach it, if they are others than the table's."""
    scheme: str = "http"
    """`https` for a web door that speaks TLS."""
    code: str = ""
    text: str = ""
    args: dict[str, str] = {}


class NoDoor(Exception):
    """A door cannot be opened; the sentence says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


async def keep_open(
    wanted: DoorRequest,
    program: tuple[str, ...] = SSH_DOOR,
    task_status: trio.TaskStatus[DoorReply] = trio.TASK_STATUS_IGNORED,
) -> None:
    """Keep a door open until cancelled, or until it has come to an end by itself; `task_status` gets what it said.
    Raises NoDoor if it cannot be opened."""
    if sentence := why_no_door(program):
        raise NoDoor(sentence)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = await trio.lowlevel.open_process([sys.executable, *program], cwd=ROOT, **pipes)
    try:
        task_status.started(await _opened(process, wanted))
        await process.wait()
    finally:
        with trio.CancelScope(shield=True, deadline=trio.current_time() + CLOSING):
            if process.stdin is not None:
                await process.stdin.aclose()
            await process.wait()
        if process.returncode is None:
            process.kill()
            with trio.CancelScope(shield=True):
                await process.wait()


def why_no_door(program: tuple[str, ...]) -> Sentence | None:
    """The sentence for a door that this system or this installation cannot open; None if it can."""
    if not _has_modules(SYSTEM):
        return Sentence("no-doors-here", "Doors need Linux, macOS or another Unix; this system is none.")
    if find_spec(NEEDS.get(program, "asyncssh")) is None:
        text = "This door needs more packages: {command}"
        return Sentence("no-door-packages", text, command=install_command("doors"))
    return None


def _has_modules(names: Iterable[str]) -> bool:
    """True if all of these modules can be imported."""
    try:
        return all(import_module(name) for name in names)
    except ImportError:
        return False


async def _opened(process: trio.Process, wanted: DoorRequest) -> DoorReply:
    """Returns the door's answer once it is open. Raises NoDoor."""
    said = b""
    with trio.move_on_after(OPENING), suppress(trio.BrokenResourceError):
        assert process.stdin is not None
        assert process.stdout is not None
        await process.stdin.send_all(msgspec.json.encode(wanted) + b"\n")
        while not said.endswith(b"\n") and len(said) < LONGEST:
            if not (more := await process.stdout.receive_some(LONGEST)):
                break
            said += more
    try:
        opened = msgspec.json.decode(said, type=DoorReply)
    except msgspec.MsgspecError:
        raise NoDoor(Sentence("door-fails", "The door could not be opened: its program has failed.")) from None
    if not opened.port:
        sentence = Sentence(opened.code, opened.text)
        sentence.args = dict(opened.args)
        raise NoDoor(sentence)
    return opened


def read_request() -> DoorRequest | None:
    """Reads the order in a door process; None if the table ended before it sent one. Raises msgspec.MsgspecError."""
    said = sys.stdin.buffer.readline(64 * 1024)
    return msgspec.json.decode(said, type=DoorRequest) if said.endswith(b"\n") else None


def write_reply(opened: DoorReply) -> None:
    """Writes the answer of a door process."""
    with suppress(BrokenPipeError):
        sys.stdout.buffer.write(msgspec.json.encode(opened) + b"\n")
        sys.stdout.buffer.flush()


def refusal(sentence: Sentence) -> DoorReply:
    """Returns the answer of a door that cannot be opened."""
    said = {key: str(value) for key, value in sentence.args.items()}
    return DoorReply(code=sentence.code, text=str(sentence), args=said)
