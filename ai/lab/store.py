"""A file of games: each is written as it ends, and none is played twice. So what takes days can be played in evenings.

Knows: games that were played, and by which bots.
Must not know: who wants them, or how results are shown.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from .code_hash import code_hash
from .matches import Bout, CannotPlay, Played

START = b'{"bots":"'
"""The beginning of each line."""


class Line(msgspec.Struct, frozen=True):
    """A game in the store, with the hash of the code that played it."""

    bots: str
    played: Played


@contextmanager
def opened(path: Path) -> Generator[Store]:
    """The games in a file, which no other arena has meanwhile: each of the two would play what the other one plays.
    Raises CannotPlay if another one has it, or as `Store` does."""
    try:
        file = path.open("rb" if path.exists() else "ab")
    except OSError as error:
        raise CannotPlay(f"{path} cannot be read: {error.strerror}.") from None
    with file:
        try:
            _lock(file)
        except BlockingIOError:
            raise CannotPlay(f"Another arena fills {path}. Wait until it has ended, or name another file.") from None
        yield Store(path)


def _lock(file: IO[bytes]) -> None:
    """Keeps other arenas out of a file, where the system has such locks. Raises BlockingIOError."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Store:
    """The games in a file, which need not be there yet. Raises CannotPlay if it is something else, or holds games of
    other bots: with ours they might have ended otherwise."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._bots = code_hash()
        try:
            self._games = {_key(each.bout): each for each in self._read()}
        except OSError as error:
            raise CannotPlay(f"{path} cannot be read: {error.strerror}.") from None

    def of(self, wanted: Iterable[Bout]) -> list[Played]:
        """Returns those of the wanted games that have been played."""
        return [self._games[key] for key in map(_key, wanted) if key in self._games]

    def missing(self, wanted: Iterable[Bout]) -> list[Bout]:
        """Returns those of the wanted games that have not been played."""
        return [bout for bout in wanted if _key(bout) not in self._games]

    def filled(self, played: Iterable[Played]) -> Iterator[Played]:
        """Yields the same games, each stored before it is passed on. Raises CannotPlay if it cannot be stored."""
        for each in played:
            try:
                with self._path.open("ab") as file:
                    file.write(msgspec.json.encode(Line(self._bots, each)) + b"\n")
            except OSError as error:
                raise CannotPlay(f"{self._path} cannot be written: {error.strerror}.") from None
            yield each

    def _read(self) -> Iterator[Played]:
        """Yields all stored games. An incomplete last line is cut off."""
        data = self._path.read_bytes() if self._path.exists() else b""
        end = data.rfind(b"\n") + 1
        lines = self._lines(data[:end], data[end:])
        if end < len(data):
            self._path.write_bytes(data[:end])
        return (line.played for line in lines)

    def _lines(self, data: bytes, broken_off: bytes) -> Sequence[Line]:
        decoder, lines = msgspec.json.Decoder(Line), list[Line]()
        if not data.startswith(START[: len(data)]) or broken_off[: len(START)] != START[: len(broken_off)]:
            raise CannotPlay(f"{self._path} is no file of games. Name another one.")
        for number, line in enumerate(data.splitlines(), 1):
            try:
                lines.append(decoder.decode(line))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                text = f"Line {number} of {self._path} is no game. Take it out, or name another file."
                raise CannotPlay(text) from None
        if any(line.bots != self._bots for line in lines):
            raise CannotPlay(f"{self._path} holds games of another version of the bots. Name another file.")
        return lines


def _key(bout: Bout) -> bytes:
    return msgspec.json.encode(bout, order="deterministic")
