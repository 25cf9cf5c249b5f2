"""The keys of this person's seats at other people's tables, on disk: so a program that was ended, or another one beside
it, finds its way back to its seat.

Knows: files; which table, and by which name.
Must not know: what a key opens. Nobody else may read them, and none is ever offered to a table with another identity.

One small file a key: two programs at once never write the same one, and a damaged one costs one seat. What it is called
comes from a stranger, so it is hashed. A table only says which one it is: so what is given at one address never takes
the place of what was given at another, and no address has room for more than a few.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec
import platformdirs

from netplay.atomic_files import write_atomically
from netplay.protocol import codec, names

KEPT = 100
"""The number of tokens that are kept, the latest ones."""
FROM_ONE = 12
"""The number of tokens that are kept from one address."""
LONGEST = 4096
"""The largest file that is read, in bytes."""


class Entry(msgspec.Struct):
    """The content of a file."""

    table: str
    token: str
    name: str = ""
    where: str = ""
    """The address at which it was given."""


class TokenStore:
    """A folder of keys. What cannot be read or written is passed over: it costs a seat code, not a game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, table: str, name: str, where: str = "") -> str | None:
        """The key to the seat that somebody has under this name at the table with this identity: the one that was given
        at this address, else the first."""
        for path in (self._path(table, name, where), self._path(table, name, "")):
            entry = _read(path)
            if entry is not None and entry.table == table:
                return entry.token
        return next(self._tokens(table, name), None)

    def take(self, table: str, name: str, where: str = "") -> str | None:
        """The same, and nobody else finds it any more until it is kept again."""
        token = self.get(table, name, where)
        for path in self._files() if token else ():
            entry = _read(path)
            if entry is not None and (entry.table, entry.token) == (table, token):
                with contextlib.suppress(OSError):
                    path.unlink()
        return token

    def latest(self, table: str, name: str) -> str | None:
        """The same, but the one that was kept last, wherever."""
        return next(reversed([*self._tokens(table, name)]), None)

    def entries(self) -> list[Entry]:
        """All that is kept, the oldest first."""
        return [entry for path in self._files() if (entry := _read(path)) is not None]

    def _tokens(self, table: str, name: str) -> Iterator[str]:
        """All keys to this seat, the oldest first."""
        known, unnamed = name_key(name), self._path(table, name, "")
        for path in self._files():
            entry = _read(path)
            if entry is not None and entry.table == table and (entry.name == known or path == unnamed):
                yield entry.token

    def keep(self, table: str, name: str, token: str, where: str = "") -> None:
        """Keep a key that was given at this address; whole or not at all."""
        path = self._path(table, name, where)
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with write_atomically(path, msgspec.json.encode(Entry(table, token, name_key(name), where))) as draft:
                draft.replace(path)
            self._forget_old(where)

    def _path(self, table: str, name: str, where: str) -> Path:
        said = msgspec.json.encode([table, name_key(name), where] if where else [table, name_key(name)])
        return self._folder / f"{blake2b(said, digest_size=16).hexdigest()}.json"

    def _files(self) -> list[Path]:
        """All keys, the oldest first; none if nobody may look."""
        try:
            return sorted(self._folder.glob("*.json"), key=_written)
        except OSError:
            return []

    def _forget_old(self, where: str) -> None:
        """Deletes the files beyond the limit of one address, then the oldest."""
        found = self._files()
        here = [path for path in found if where and (entry := _read(path)) is not None and entry.where == where]
        spare = here[:-FROM_ONE]
        for path in [*spare, *[path for path in found if path not in spare][:-KEPT]]:
            path.unlink(missing_ok=True)


def _written(path: Path) -> int:
    """The time; 0 for what another program has just removed."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def name_key(name: str) -> str:
    """Returns the key under which a name is looked up."""
    return names.name_key(codec.clean(name))


def _read(path: Path) -> Entry | None:
    """Reads a file; None if it is missing or malformed."""
    try:
        file = os.open(path, os.O_RDONLY | _STRICTLY)
        with os.fdopen(file, "rb") as opened:
            return _DECODER.decode(opened.read(LONGEST))
    except (OSError, ValueError, RecursionError):
        return None


def token_store_path() -> Path:
    """Returns the folder of this person's tokens."""
    return platformdirs.user_data_path("round-table") / "seats"


_DECODER = msgspec.json.Decoder(Entry)
_STRICTLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
"""Through no link, for no other program: where the system knows of such things."""
