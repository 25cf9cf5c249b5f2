"""One caller's ssh connection: authentication, a terminal, and the visit shown in it.

Knows: asyncssh's callbacks, the screen of a visit, the sentences of a door.
Must not know: cards, or how seat keys are kept.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import asyncssh

from netplay.failures import redacted_traceback
from netplay.protocol import codec
from tui.doors.places import Place
from tui.doors.ssh.callers import Caller, Door
from tui.doors.visit.home import Home, speaks
from tui.doors.visit.screen import RESTORE, Screen
from tui.text.words import Words

log = logging.getLogger(__name__)

LOGIN = 60.0
"""Seconds to come in; the last of them are for typing a password."""
NO_MORE = 14
"""SSH's number for it, by which a line ends."""
TRIES = 12
"""Tries of one caller to show a key or a word: an agent may hold many keys."""
TOLD = 40
"""Environment variables that a caller may send; all but a few are ignored."""
ASKED = 3
"""The number of times the table's password is asked for."""
PARTING = 2.0
"""Seconds in which a caller's program ends the line by itself, and knows why."""
FIRST_PAINT = 6.0
"""Seconds after which a starting screen is waited for no longer."""


class Reception(asyncssh.SSHServer):
    """Asks one caller for their identity, and admits them once."""

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
        """Counts one more try; what was shown before no longer counts. Too many end the connection."""
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
        return Session(self._door, self._caller, self._line)


class Session(asyncssh.SSHServerSession[bytes]):
    """One caller's session, as asyncssh calls it: a terminal for a visit."""

    def __init__(self, door: Door, caller: Caller, connection: asyncssh.SSHServerConnection) -> None:
        self.door, self.caller, self._connection = door, caller, connection
        self.size: tuple[int, int] | None = None
        self.screen = Screen(self.write, self._press_no_more)
        self.touched = 0.0
        self.left = False
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._prompt: Prompt | None = None
        self._visit = Visit(self)

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        self.size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        return False

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self.size = (width, height)
        self.screen.resize(width, height)

    def session_started(self) -> None:
        self.door.came_in(self.caller)
        self.caller.line.held = partial(self.screen.hold, "line")
        self._visit.begin()

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.touched = asyncio.get_running_loop().time()
        if self._prompt is not None:
            self._prompt.type(data)
        else:
            self.screen.type(data)

    def eof_received(self) -> bool:
        """Nothing more can be typed: the visit is over."""
        self.leave()
        return True

    @property
    def gone(self) -> bool:
        """True if the connection has ended."""
        return self._channel is None

    def connection_lost(self, exc: Exception | None) -> None:
        self._channel = None
        self.leave()

    def pause_writing(self) -> None:
        self.screen.hold("channel", True)

    def resume_writing(self) -> None:
        self.screen.hold("channel", False)

    def leave(self) -> None:
        """Ends the visit."""
        self.left = True
        self._visit.cancel()

    def described(self) -> dict[str, str]:
        """The caller's description of their terminal."""
        if self._channel is None:
            return {}
        variables = self._channel.get_environment_bytes().items()
        told = {name.decode("latin-1"): value.decode("latin-1") for name, value in variables}
        return {**told, "TERM": self._channel.get_terminal_type() or ""}

    def told_too_much(self) -> bool:
        """True if the caller keeps sending environment variables, which the library stores."""
        return self._channel is not None and len(self._channel.get_environment_bytes()) > TOLD

    async def typed(self) -> str | None:
        """A word typed unseen; None if the caller leaves or takes too long."""
        self._prompt = Prompt()
        try:
            return await asyncio.wait_for(self._prompt.said, LOGIN)
        except TimeoutError:
            return None
        finally:
            self._prompt = None

    def write(self, data: bytes) -> None:
        """Sends output to the caller's terminal."""
        if self._channel is not None:
            with suppress(OSError):
                self._channel.write(data)

    def _press_no_more(self, full: bool) -> None:
        if self._channel is not None:
            (self._channel.pause_reading if full else self._channel.resume_reading)()

    def end(self, status: int) -> None:
        """Gives the terminal back, and ends the connection."""
        self.caller.line.held = lambda held: None
        if status not in (0, 1):
            self.write(RESTORE)
        if self._channel is not None:
            with suppress(OSError):
                self._channel.exit(status if 0 <= status < 256 else 1)
        asyncio.get_running_loop().call_later(PARTING, self._connection.close)


class Visit:
    """The visit of one session, from the first key to the last: admission, then the screen."""

    def __init__(self, session: Session) -> None:
        self._session, self._door = session, session.door
        self._words = Words(session.door.wanted.language)
        self._place: Place | None = None
        self._task: asyncio.Task[None] | None = None
        self._begun = False

    def begin(self) -> None:
        """Starts the visit as a task of the door."""
        self._task = self._door.begin(self._run())

    def cancel(self) -> None:
        """Ends the visit. One that has not begun yet, and so would never be cancelled, ends as soon as it does."""
        if self._task is not None and self._begun:
            self._task.cancel()

    async def _run(self) -> None:
        status, self._begun, session = 1, True, self._session
        session.touched = asyncio.get_running_loop().time()
        try:
            if session.size is None:
                self._say("doors-no-terminal")
            elif not session.left:  # or the caller has gone already
                status = await self._sit_down(session.size)
        except asyncio.CancelledError:
            if self._place is not None and self._place.lost:
                self._say("doors-made-room", restore=True)
        except Exception as error:
            log.error("A visit failed: %s", redacted_traceback(error))
            self._say("doors-failed")
        finally:
            session.end(status)

    async def _sit_down(self, size: tuple[int, int]) -> int:
        """Lets the caller in if there is room and the password is right, and shows their screen. Returns the exit
        status."""
        told, origin = self._session.described(), self._session.caller.origin
        self._words = Words(speaks(told, self._door.wanted.language))
        places = self._door.visits.places
        if not places.room(origin):
            return self._say("doors-full")
        with places.taken(origin, self._session.leave) as self._place:
            if not await self._admitted():
                return 1
            async with self._door.home(self._session.caller, self._words.language) as home:
                self._place.home = home
                try:
                    return await self._watch(home, told, size)
                finally:
                    await asyncio.shield(self._session.screen.end())
                    self._leave_code(home)

    def _leave_code(self, home: Home) -> None:
        """Tells a caller without a key, who is still there, the code by which they have their seat again."""
        if not self._session.gone and (code := self._door.return_code(home, self._session.caller)):
            self._say("doors-return-code", restore=True, code=code)

    async def _watch(self, home: Home, told: dict[str, str], size: tuple[int, int]) -> int:
        """Shows the screen until it has ended, or no key was pressed for too long. Returns the exit status."""
        session, screen, clock = self._session, self._session.screen, asyncio.get_running_loop().time
        async with self._door.starting:
            await screen.start(home.path, home.environment(told), session.size or size)
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(screen.awake.wait(), FIRST_PAINT)
        while (left := session.touched + self._door.limits.idle - clock()) > 0:
            if session.told_too_much():
                return 1
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(screen.over.wait(), min(left, 5.0))
                return await screen.left() or 0
        await screen.end()
        return self._say("doors-idle", restore=True)

    async def _admitted(self) -> bool:
        """Asks a caller whose key has no seat here yet for the table's password."""
        caller, wanted = self._session.caller, self._door.wanted
        if wanted.salt is None or caller.password or caller.code or self._door.seat_key(caller) is not None:
            return True
        for _ in range(ASKED):
            self._session.write(f"{self._words('doors-password')} ".encode())
            said = await self._session.typed()
            self._session.write(b"\r\n")
            if said is None:
                return False
            if await self._door.heard(caller, said):
                return True
            self._say("doors-wrong")
        return False

    def _say(self, key: str, restore: bool = False, **args: str) -> int:
        """Prints a sentence on a line of its own; returns the exit status of refused callers."""
        text = codec.clean(self._words(key, **args))
        self._session.write((RESTORE if restore else b"") + text.encode() + b"\r\n")
        return 1


class Prompt:
    """A word typed without being shown; None if the caller leaves."""

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
