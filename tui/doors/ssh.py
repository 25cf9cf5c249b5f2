"""`python -m tui.doors.ssh`: the ssh door of a table, in a process of its own, started by `netplay.door_launcher`.

Knows: SSH (asyncssh), who may come by, and which key opens which seat.
Must not know: cards, or what is on anybody's screen.

A caller gets the game's own screen at this table, and nothing else: no shell, command, subsystem, forwarding, agent or
file. What he says of himself beyond his name and his key is what his terminal shows. A key is told apart only when its
owner has signed with it; merely to show somebody's public key, which is no secret, opens nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import platformdirs

from core import Sentence
from netplay.atomic_files import write_atomically
from netplay.client.tokens import TokenStore
from netplay.door_launcher import Opened as Found
from netplay.door_launcher import Wanted, refusal, say
from netplay.failures import redacted_traceback
from netplay.protocol import authentication, codec
from netplay.server.rate_limits import Rate, RateLimiter
from tui.text.words import Words

from . import doorway
from .places import Place, Places
from .screen import RESTORE, Screen
from .visit import Errand, Home, Limits, called, speaks

log = logging.getLogger(__name__)

LOGIN = 60.0
"""Seconds to come in; the last of them are for who types a password."""
CALLERS, CALLERS_PER_ADDRESS = 30, 8
"""Who has not come in yet. Beyond those the oldest goes."""
KEEPALIVE = 15.0
"""Seconds between two questions whether a line still stands; the third that is not answered ends it."""
NO_MORE = 14
"""SSH's number for it, by which a line ends."""
TRIES = 12
"""How often one caller may show a key or say a word: an agent may hold many keys."""
GUESSES = Rate(8, 0.2)
"""How fast words are looked at that come from one address, right or wrong: 8 at once, then one every five seconds."""
TOLD = 40
"""The most variables of his environment that a caller may tell; all but a few are passed over."""
ASKED = 3
"""How often the password of the table is asked for."""
PARTING = 2.0
"""Seconds in which a caller's program ends the line by itself, and knows why."""
FIRST_PAINT = 6.0
"""Seconds after which a starting screen is waited for no longer."""


@dataclass(eq=False)
class Caller(doorway.Caller):
    """Who stands at the door."""

    said: str = ""
    """His user name, as he says it."""
    key: str = ""
    """The fingerprint of the key that he has shown last; once he is in, of the one that he has signed with."""
    code: str = ""
    password: str = ""

    @property
    def name(self) -> str:
        """What he is called at the table."""
        return called(self.said)

    @property
    def seat(self) -> str:
        """By what his seat is found again: his key and his name."""
        return f"{self.key} {self.name}"


@dataclass
class Visits:
    """The visits that go on."""

    places: Places
    """Of all who have asked for their screen, also those who are asked for a password first."""
    homes: dict[Home, Caller] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)


class Door:
    """The ssh door of one table."""

    def __init__(self, wanted: Wanted, host_key: asyncssh.SSHKey, seats: Path, limits: Limits | None = None) -> None:
        self.wanted = wanted
        self.limits = limits or Limits()
        self.visits = Visits(Places(self.limits))
        self.starting = asyncio.Semaphore(doorway.STARTING)
        self._key = host_key
        self._seats = TokenStore(seats)
        self._callers = doorway.Callers(Caller, CALLERS, CALLERS_PER_ADDRESS)
        self._guesses = RateLimiter()
        self._thinking = asyncio.Lock()

    # Lines

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One caller, from his first byte to his last."""
        await self._callers.serve(reader, writer, self._talk)

    async def _talk(self, caller: Caller, sock: socket.socket) -> None:
        """Speak SSH with him until the line ends."""
        try:
            line = await asyncssh.run_server(
                sock,
                server_factory=partial(Reception, self, caller),
                server_host_keys=[self._key],
                server_version="RoundTable",
                login_timeout=LOGIN,
                keepalive_interval=KEEPALIVE,
                encoding=None,
                line_editor=False,
                compression_algs=None,
                host_based_auth=False,
                gss_host=None,
                agent_forwarding=False,
                x11_forwarding=False,
                allow_scp=False,
                window=64 * 1024,
            )
            await line.wait_closed()
        except (asyncssh.Error, OSError) as error:
            log.debug("A caller has gone: %s", type(error).__name__)

    def came_in(self, caller: Caller) -> None:
        """He has asked for his screen, and counts as a visitor from now on. Who only lets himself be known is still a
        caller, and goes when there are too many of those."""
        self._callers.let_in(caller)

    # Words and keys

    async def heard(self, caller: Caller, said: str) -> bool:
        """Is this the password of the table, or may it be a seat code, which the table will look at? At a table
        without a password nothing need be said. It takes as long for a wrong word as for a right one."""
        if self.wanted.salt is None and not said.strip():
            return True
        clock = asyncio.get_running_loop().time
        with self._guesses.charged(caller.origin, GUESSES, 1, clock) as wait:
            await asyncio.sleep(wait)
        if self.wanted.salt is not None:
            async with self._thinking:
                lock = await asyncio.to_thread(authentication.password_hash, said[:1000], self.wanted.salt)
            if secrets.compare_digest(lock, self.wanted.lock):
                caller.password = said
                return True
        if authentication.is_code(said):
            caller.code = said
            return True
        return False

    def seat_key(self, caller: Caller) -> str | None:
        """The key to the seat that he has had here before, with the key that he has signed with."""
        if not caller.key:
            return None
        for home, other in self.visits.homes.items():
            if other.seat == caller.seat:
                self._keep_key(home, other)
        return self._seats.latest(self.wanted.table, caller.seat)

    def _keep_key(self, home: Home, caller: Caller) -> None:
        """Those that came from one address to one table have room for a few, so that they drive out no others."""
        token = home.token_store.latest(self.wanted.table, caller.name) if caller.key else None
        if token is not None:
            self._seats.keep(self.wanted.table, caller.seat, token, f"{caller.origin} {self.wanted.table}")

    # Visits

    @asynccontextmanager
    async def home(self, caller: Caller, language: str) -> AsyncIterator[Home]:
        """A home for his visit, with his errand in it."""
        token = self.seat_key(caller)
        home = Home()
        self.visits.homes[home] = caller
        try:
            if token is not None:
                home.token_store.keep(self.wanted.table, caller.name, token)
            errand = Errand(self.wanted.host, self.wanted.port, caller.name, language, caller.code, caller.password)
            home.give(errand)
            yield home
        finally:
            self._keep_key(home, caller)
            del self.visits.homes[home]
            home.remove()

    def begin(self, visit: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let a visit go on until it has ended."""
        task = asyncio.ensure_future(visit)
        self.visits.tasks.add(task)
        task.add_done_callback(self.visits.tasks.discard)
        return task

    async def see_off(self, patience: float) -> None:
        """The table is closed: visitors have a moment to read so, and then their lines end."""
        if self.visits.tasks:
            await asyncio.wait(set(self.visits.tasks), timeout=patience)
        left = set(self.visits.tasks)
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left, timeout=patience)


class Reception(asyncssh.SSHServer):
    """Asks one caller who he is, and lets him in, once."""

    def __init__(self, door: Door, caller: Caller) -> None:
        self._door, self._caller = door, caller
        self._words = Words(door.wanted.language)
        self._tries = 0
        self._visited = False
        self._line: asyncssh.SSHServerConnection | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._line = conn

    def begin_auth(self, username: str) -> bool:
        """Always, so that a key can be shown."""
        return self._try(username)

    def _try(self, said: str) -> bool:
        """One more try. What was shown before counts no longer. Who tries on and on is hung up on."""
        self._caller.said, self._caller.key = said, ""
        self._tries += 1
        if self._tries > TRIES and self._line is not None:
            self._line.disconnect(NO_MORE, "Too many tries.")
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Any key will do: it says who comes back. It is asked before and after it was signed with, and counts only if
        nothing was asked after that (`_try`)."""
        self._try(username)
        self._caller.key = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        self._try(username)
        return "", "", "", [(f"{self._words(self._question())} ", False)]

    def _question(self) -> str:
        return "doors-code" if self._door.wanted.salt is None else "doors-password-or-code"

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        self._caller.key = ""
        return len(responses) == 1 and await self._door.heard(self._caller, responses[0])

    def password_auth_supported(self) -> bool:
        return True

    async def validate_password(self, username: str, password: str) -> bool:
        self._try(username)
        return await self._door.heard(self._caller, password)

    def session_requested(self) -> Any:
        """One, and no more."""
        if self._visited or self._line is None:
            return False
        self._visited = True
        return Visit(self._door, self._caller, self._line)


class Visit(asyncssh.SSHServerSession[bytes]):
    """One caller's session: a screen in the terminal that he asked for."""

    def __init__(self, door: Door, caller: Caller, line: asyncssh.SSHServerConnection) -> None:
        self._door, self._caller, self._line = door, caller, line
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._size: tuple[int, int] | None = None
        self._screen = Screen(self._show, self._press_no_more)
        self._prompt: Prompt | None = None
        self._task: asyncio.Task[None] | None = None
        self._place: Place | None = None
        self._words = Words(door.wanted.language)
        self._touched = 0.0
        self._begun = self._left = False

    # What the caller asks for

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        self._size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        return False

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._size = (width, height)
        self._screen.resize(width, height)

    def session_started(self) -> None:
        self._door.came_in(self._caller)
        self._caller.line.held = partial(self._screen.hold, "line")
        self._task = self._door.begin(self._visit())

    def data_received(self, data: bytes, datatype: Any) -> None:
        self._touched = asyncio.get_running_loop().time()
        if self._prompt is not None:
            self._prompt.type(data)
        else:
            self._screen.type(data)

    def eof_received(self) -> bool:
        """Nothing more can be typed: the visit is over."""
        self._leave()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._channel = None
        self._leave()

    def pause_writing(self) -> None:
        self._screen.hold("channel", True)

    def resume_writing(self) -> None:
        self._screen.hold("channel", False)

    def _leave(self) -> None:
        """End the visit. One that has not begun yet, and so would never hear of it, ends as soon as it does."""
        self._left = True
        if self._task is not None and self._begun:
            self._task.cancel()

    # The visit

    async def _visit(self) -> None:
        """From the first key to the last."""
        status, self._begun = 1, True
        self._touched = asyncio.get_running_loop().time()
        try:
            if self._size is None:
                self._say("doors-no-terminal")
            elif not self._left:  # or he has gone already
                status = await self._sit_down(self._size)
        except asyncio.CancelledError:
            if self._place is not None and self._place.lost:
                self._say("doors-made-room", restore=True)
        except Exception as error:
            log.error("A visit failed: %s", redacted_traceback(error))
            self._say("doors-failed")
        finally:
            self._end(status)

    async def _sit_down(self, size: tuple[int, int]) -> int:
        """Let him in, if there is room and he knows the password; show him his screen. The exit status."""
        assert self._channel is not None
        told = self._terminal(self._channel)
        self._words = Words(speaks(told, self._door.wanted.language))
        places, origin = self._door.visits.places, self._caller.origin
        if not places.room(origin):
            return self._say("doors-full")
        with places.taken(origin, self._leave) as self._place:
            if not await self._admitted():
                return 1
            async with self._door.home(self._caller, self._words.language) as home:
                self._place.home = home
                try:
                    return await self._watch(home, told, size)
                finally:
                    await asyncio.shield(self._screen.end())

    def _terminal(self, channel: asyncssh.SSHServerChannel[bytes]) -> dict[str, str]:
        """What he has said of his terminal."""
        told = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in channel.get_environment_bytes().items()
        }
        return {**told, "TERM": channel.get_terminal_type() or ""}

    async def _watch(self, home: Home, told: dict[str, str], size: tuple[int, int]) -> int:
        """The screen, until it has ended or nobody has touched a key for too long."""
        async with self._door.starting:
            await self._screen.start(home.path, home.environment(told), self._size or size)
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._screen.awake.wait(), FIRST_PAINT)
        while (left := self._touched + self._door.limits.idle - asyncio.get_running_loop().time()) > 0:
            if self._told_too_much():
                return 1
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._screen.over.wait(), min(left, 5.0))
                return await self._screen.left() or 0
        await self._screen.end()
        return self._say("doors-idle", restore=True)

    def _told_too_much(self) -> bool:
        """Does he go on telling variables of his environment? They are kept by the library."""
        return self._channel is not None and len(self._channel.get_environment_bytes()) > TOLD

    async def _admitted(self) -> bool:
        """Who comes with a key that has no seat here yet is asked for the password of the table."""
        caller, wanted = self._caller, self._door.wanted
        if wanted.salt is None or caller.password or caller.code or self._door.seat_key(caller) is not None:
            return True
        for _ in range(ASKED):
            self._write(f"{self._words('doors-password')} ".encode())
            said = await self._typed()
            self._write(b"\r\n")
            if said is None:
                return False
            if await self._door.heard(caller, said):
                return True
            self._say("doors-wrong")
        return False

    async def _typed(self) -> str | None:
        """A word that he types unseen; None if he would rather go, or thinks too long."""
        self._prompt = Prompt()
        try:
            return await asyncio.wait_for(self._prompt.said, LOGIN)
        except TimeoutError:
            return None
        finally:
            self._prompt = None

    # What he is shown

    def _show(self, data: bytes) -> None:
        self._write(data)

    def _write(self, data: bytes) -> None:
        if self._channel is not None:
            with suppress(OSError):
                self._channel.write(data)

    def _say(self, key: str, restore: bool = False) -> int:
        """A sentence, in a line of its own; the exit status of who is told one."""
        text = codec.clean(self._words(key))
        self._write((RESTORE if restore else b"") + text.encode() + b"\r\n")
        return 1

    def _press_no_more(self, full: bool) -> None:
        if self._channel is not None:
            (self._channel.pause_reading if full else self._channel.resume_reading)()

    def _end(self, status: int) -> None:
        """Give the terminal back, and end the line."""
        self._caller.line.held = lambda held: None
        if status not in (0, 1):
            self._write(RESTORE)
        if self._channel is not None:
            with suppress(OSError):
                self._channel.exit(status if 0 <= status < 256 else 1)
        asyncio.get_running_loop().call_later(PARTING, self._line.close)


class Prompt:
    """A word that is typed without being shown; None if he would rather go."""

    MOST = 200

    def __init__(self) -> None:
        self.said: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._typed = bytearray()

    def type(self, data: bytes) -> None:
        """Some keys."""
        for key in data:
            if self.said.done():
                return
            if key in b"\r\n":
                self.said.set_result(self._typed.decode("utf-8", "replace"))
            elif key in b"\x03\x04\x1b":
                self.said.set_result(None)
            elif key in b"\x7f\x08":
                del self._typed[-1:]
            elif key >= 32 and len(self._typed) < self.MOST:
                self._typed.append(key)


# The process


def host_key(path: Path) -> asyncssh.SSHKey:
    """The door's own key, which nobody else may read; made when there is none. Raises OSError, KeyImportError."""
    try:
        file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except FileNotFoundError:
        return _new_host_key(path)
    with os.fdopen(file, "rb") as opened:
        os.fchmod(opened.fileno(), 0o600)
        return asyncssh.import_private_key(opened.read(64 * 1024))


def _new_host_key(path: Path) -> asyncssh.SSHKey:
    """A key, written whole or not at all; of two doors that make one at once, the first has it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    key = asyncssh.generate_private_key("ssh-ed25519", comment="round-table")
    with write_atomically(path, key.export_private_key()) as draft, suppress(FileExistsError):
        os.link(draft, path)
    return host_key(path)


async def run(wanted: Wanted) -> None:
    """Keep the door open until the table is closed."""
    data = platformdirs.user_data_path("round-table")
    try:
        key = host_key(data / "ssh_host_key")
        door = Door(wanted, key, data / "ssh-seats")
        server = await doorway.listen(door.answer, wanted)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        text = "The ssh door cannot be opened on port {port}: {reason}. Say another port: --ssh PORT."
        say(refusal(Sentence("no-ssh-port", text, port=str(wanted.door), reason=reason)))
        return
    except asyncssh.KeyImportError:
        text = "The key of the ssh door, {path}, is damaged. Please put it aside: a new one is made then."
        say(refusal(Sentence("no-ssh-key", text, path=str(data / "ssh_host_key"))))
        return
    say(Found(server.sockets[0].getsockname()[1], key.get_fingerprint()))
    await doorway.end_of_input()
    server.close()
    await door.see_off(1.5)


if __name__ == "__main__":
    sys.exit(doorway.program("ssh", run, "asyncssh"))
