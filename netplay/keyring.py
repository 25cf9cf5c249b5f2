"""The keys of this person's seats at other people's tables, on disk: so a program that was ended, or another one beside
it, finds its way back to its seat.

Knows: files; which table, and by which name.
Must not know: what a key opens. Nobody else may read them, and none is ever offered to a table with another identity.

One small file a key: two programs at once never write the same one, and a damaged one costs one seat. What it is called
comes from a stranger, so it is hashed.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from hashlib import blake2b
from pathlib import Path

import msgspec
import platformdirs

from . import names, wire

KEPT = 100
"""So many keys are kept, those that were written last."""
LONGEST = 4096
"""Bytes of a file that is looked at."""


class Entry(msgspec.Struct):
    """What is in a file."""

    table: str
    token: str


class Keyring:
    """A folder of keys. What cannot be read or written is passed over: it costs a seat code, not a game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, table: str, name: str) -> str | None:
        """The key to the seat that somebody has under this name at the table with this identity."""
        try:
            file = os.open(self._path(table, name), os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
            with os.fdopen(file, "rb") as opened:
                entry = _DECODER.decode(opened.read(LONGEST))
        except (OSError, ValueError, RecursionError):
            return None
        return entry.token if entry.table == table else None

    def keep(self, table: str, name: str, token: str) -> None:
        """Keep a key; whole or not at all."""
        path = self._path(table, name)
        draft = path.with_suffix(f".{secrets.token_hex(4)}.new")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            try:
                file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
                with os.fdopen(file, "wb") as opened:
                    opened.write(msgspec.json.encode(Entry(table, token)))
                draft.replace(path)
            finally:
                draft.unlink(missing_ok=True)
            self._forget_old()

    def _path(self, table: str, name: str) -> Path:
        said = msgspec.json.encode([table, names.name_key(wire.clean(name))])
        return self._folder / f"{blake2b(said, digest_size=16).hexdigest()}.json"

    def _forget_old(self) -> None:
        found = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[KEPT:]:
            path.unlink(missing_ok=True)


def keyring_path() -> Path:
    """Where this person's keys are."""
    return platformdirs.user_data_path("round-table") / "seats"


_DECODER = msgspec.json.Decoder(Entry)
