"""The room next door: what a table says of itself on the local network, and what is made of what others say.

Knows: the entries of an announcement and their bounds, which of our interfaces are spoken on, zeroconf's thread.
Must not know: tables, screens.

Everybody on the network may announce anything: what is read here is cleaned and bounded as on the wire, and leads to
addresses of this network only. Nothing of it is believed but where to knock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from netplay.addresses import Interface, best, interfaces, nearest
from netplay.failures import redacted_traceback
from netplay.protocol import codec
from netplay.protocol.messages import MAJOR, MINOR, SEATS, TABLE_CELLS

log = logging.getLogger(__name__)

SERVICE = "_roundtable._tcp.local."
CHOSEN = "ROUND_TABLE_LAN"
"""An environment variable: our addresses on which to announce and browse, with commas between; empty for none."""
ENTRY_BYTES = 200
"""Bytes of one entry of an announcement; DNS allows 255 with its key."""
GAME_CELLS = 20
HALL = "hall"
"""Stands in the place of a game in the announcement of a hall."""
ADDRESSES = 8
"""The number of addresses of one table that are considered."""


@dataclass(frozen=True)
class Announcement:
    """The published description of a table."""

    table: str
    game: str
    """The game's id."""
    free: int
    """Seats that nobody has, if one may still sit down."""
    playing: bool
    locked: bool
    """True if a password is asked for."""
    version: str = f"{MAJOR}.{MINOR}"
    """The version of the messages."""
    tables: int = 0
    """The tables of a hall, of which `free` have a seat for a newcomer, as far as they are counted."""

    @property
    def is_hall(self) -> bool:
        """True for a hall of many tables."""
        return self.game == HALL

    def entries(self) -> dict[str, str]:
        """Returns the entries of a DNS TXT record."""
        shown = self.table.encode()[:ENTRY_BYTES].decode(errors="ignore")
        state = "playing" if self.playing else "lobby"
        password = "yes" if self.locked else "no"
        said = {"table": shown, "game": self.game, "free": str(self.free), "state": state, "password": password,
                "version": self.version}  # fmt: skip
        return {**said, "tables": str(self.tables)} if self.is_hall else said


@dataclass(frozen=True)
class FoundTable:
    """A table next door, and where it is: the address that is likeliest reached."""

    sign: Announcement
    host: str
    port: int

    @property
    def foreign(self) -> bool:
        """True if the table speaks another version of the protocol."""
        return self.sign.version.partition(".")[0] != str(MAJOR)


def read(
    entries: Mapping[bytes, bytes | None], addresses: Iterable[str], port: int | None, own: Sequence[Interface]
) -> FoundTable | None:
    """Parses an announcement; None if it is not of a table, or not of this network."""
    table, game = _text(entries, b"table", TABLE_CELLS), _text(entries, b"game", GAME_CELLS)
    free, version = _text(entries, b"free", 3), _text(entries, b"version", 10)
    where = nearest([each for each, _ in zip(addresses, range(ADDRESSES), strict=False)], own)
    seats = int(free) if free.isascii() and free.isdigit() else SEATS + 1
    if not (table and game and version and where and seats <= SEATS and port and 0 < port < 65536):
        return None
    playing, locked = _text(entries, b"state", 10) == "playing", _text(entries, b"password", 5) == "yes"
    tables = _text(entries, b"tables", 5) if game == HALL else ""
    count = int(tables) if tables.isascii() and tables.isdigit() else 0
    return FoundTable(Announcement(table, game, seats, playing, locked, version, count), where[0], port)


def _text(entries: Mapping[bytes, bytes | None], key: bytes, cells: int) -> str:
    """One entry, cleaned; empty if it is missing or no text."""
    try:
        return codec.clean((entries.get(key) or b"").decode(), cells)
    except UnicodeDecodeError:
        return ""


def lan_interfaces() -> list[Interface]:
    """Our interfaces on which tables are announced and looked for; none, if we have none for it."""
    said, own = os.environ.get(CHOSEN), interfaces()
    if said is None:
        return best(own)
    return [each for each in own if each.address in said.split(",")]


def sockets(own: Sequence[Interface]) -> list[str]:
    """The addresses from which zeroconf speaks: IPv4 reaches everybody, if there is any."""
    fourth = [each.address for each in own if ":" not in each.address]
    return fourth or [each.address for each in own]


class LoopThread:
    """A thread with a loop of its own, in which `main` runs until it is told to end. Nothing here waits for it, and
    if it fails there is nothing announced, or nothing found, and that is all."""

    def __init__(self, main: Callable[[], Coroutine[None, None, None]]) -> None:
        self._main = main
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(self._loop,), name="next door", daemon=True)
        self._thread.start()

    def call(self, function: Callable[[], object]) -> None:
        """Call something in the thread, soon; not at all when it has ended."""
        with suppress(RuntimeError):
            if self._loop is not None:
                self._loop.call_soon_threadsafe(function)

    def join(self, seconds: float) -> None:
        """Wait until it has ended, but not for longer."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        logging.getLogger("zeroconf").setLevel(logging.CRITICAL)  # strangers' packets are no concern of our log
        try:
            with asyncio.Runner(loop_factory=lambda: loop) as runner:
                runner.run(self._main())
        except Exception as error:
            log.warning("Nothing can be said or heard on the local network: %s", redacted_traceback(error))
