"""The callers of an ssh door: which of them are known, by which key, and the visits they have begun.

Knows: keys and words of callers, seat keys on disk, places.
Must not know: SSH, cards, or what is on anybody's screen.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from netplay.client.tokens import TokenStore
from netplay.door_launcher import DoorRequest
from netplay.protocol import authentication
from netplay.server.rate_limits import Rate, RateLimiter
from tui.doors import doorway
from tui.doors.places import Places
from tui.doors.visit.home import Home, Limits, VisitJob, called

CALLERS, CALLERS_PER_ADDRESS = 30, 8
"""Callers that have not come in yet. Beyond those the oldest is disconnected."""
GUESSES = Rate(8, 0.2)
"""Rate of words checked per address, right or wrong: 8 at once, then one every five seconds."""


@dataclass(eq=False)
class Caller(doorway.Caller):
    """A caller at the door."""

    said: str = ""
    """The user name the caller sends."""
    key: str = ""
    """The fingerprint of the last key shown; once the caller is in, of the key signed with."""
    code: str = ""
    """A seat code of the table."""
    password: str = ""
    token: str = ""
    """The token of the seat that a code of this door opens."""

    @property
    def name(self) -> str:
        """The caller's name at the table."""
        return called(self.said)

    @property
    def seat(self) -> str:
        """The identity of the caller's seat: key and name."""
        return f"{self.key} {self.name}"


@dataclass
class Visits:
    """The visits that go on."""

    places: Places
    """Places of all callers who have requested a screen, also of those who are asked for a password first."""
    homes: dict[Home, Caller] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)


class Door:
    """The ssh door of one table."""

    def __init__(self, wanted: DoorRequest, seats: Path, limits: Limits | None = None) -> None:
        self.wanted = wanted
        self.limits = limits or Limits()
        self.visits = Visits(Places(self.limits))
        self.starting = asyncio.Semaphore(doorway.STARTING)
        self._seats = TokenStore(seats)
        self.callers = doorway.Callers(Caller, CALLERS, CALLERS_PER_ADDRESS)
        self._guesses = RateLimiter()
        self._thinking = asyncio.Lock()

    def came_in(self, caller: Caller) -> None:
        """Counts a caller who has asked for a screen as a visitor. One that only authenticates stays a caller, and is
        disconnected when there are too many."""
        self.callers.let_in(caller)

    # Words and keys

    async def heard(self, caller: Caller, said: str) -> bool:
        """True for the table's password, or for a word that may be a seat code, which the table checks. At a table
        without a password no word is needed. Wrong words take as long as right ones."""
        if self.wanted.salt is None and not said.strip():
            return True
        clock = asyncio.get_running_loop().time
        with self._guesses.charged(caller.origin, GUESSES, 1, clock) as wait:
            await asyncio.sleep(wait)
        if self.wanted.salt is not None:
            async with self._thinking:
                hashed = await asyncio.to_thread(authentication.password_hash, said[:1000], self.wanted.salt)
            if secrets.compare_digest(hashed, self.wanted.password_hash):
                caller.password = said
                return True
        if authentication.is_code(said):
            caller.token = self._seats.take(self.wanted.table, _code_name(said)) or ""
            caller.code = "" if caller.token else said
            return True
        return False

    def seat_key(self, caller: Caller) -> str | None:
        """The token of the seat the caller had here before, with the ssh key they have signed with or by a code of this
        door."""
        if not caller.key:
            return caller.token or None
        for home, other in self.visits.homes.items():
            if other.seat == caller.seat:
                self._keep_key(home, other)
        return self._seats.latest(self.wanted.table, caller.seat)

    def _keep_key(self, home: Home, caller: Caller) -> None:
        """Keeps a caller's token. Callers from one address share a few places at each table, so that they displace no
        others."""
        token = home.token_store.get(self.wanted.table, caller.name) if caller.key else None
        if token is not None:
            self._seats.keep(self.wanted.table, caller.seat, token, f"{caller.origin} {self.wanted.table}")

    def return_code(self, home: Home, caller: Caller) -> str:
        """Returns a code that opens the seat of a caller without an ssh key, once, also when the host has resumed the
        table; empty for a caller with a key, or without a seat."""
        token = None if caller.key else home.token_store.get(self.wanted.table, caller.name)
        if token is None:
            return ""
        code = authentication.new_code()
        self._seats.keep(self.wanted.table, _code_name(code), token, f"{caller.origin} {self.wanted.table}")
        return code

    # Visits

    @asynccontextmanager
    async def home(self, caller: Caller, language: str) -> AsyncIterator[Home]:
        """A home for the visit, with its job in it."""
        token = self.seat_key(caller)
        home = Home()
        self.visits.homes[home] = caller
        try:
            if token is not None:
                home.token_store.keep(self.wanted.table, caller.name, token)
            given = caller.name, language, caller.code, caller.password, self.wanted.door_key
            job = VisitJob(self.wanted.host, self.wanted.port, *given)
            home.give(job)
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


def _code_name(code: str) -> str:
    """The name under which the token is kept that a code of this door opens; the code itself is not kept."""
    return f"code {authentication.key_hash(authentication.normalize_code(code)).hex()[:32]}"
