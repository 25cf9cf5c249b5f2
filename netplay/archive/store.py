"""The folder of kept games: one file a game, the oldest removed when there are too many.

Knows: files, which of them are games.
Must not know: what is in a game, screens.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import platformdirs

from core import Sentence
from netplay.atomic_files import write_atomically

from . import file_format
from .file_format import GameFile, NoKeptGame
from .kept_game import Summary

KEPT = 2000
"""Number of games that are kept: those that ended last."""
KEPT_BYTES = 200 * 1024 * 1024
"""Bytes that they take together at most."""
SUFFIX = ".rtgame"
ANALYSIS = ".analysis"
"""The ending of what was found out about a game; it goes with the game."""
_STRICTLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
"""Through no link, for no other program, and without waiting at a pipe."""


class NotKept(Exception):
    """A game cannot be written; the sentence says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class Listed(NamedTuple):
    """A game of the folder."""

    path: Path
    summary: Summary


class Archive:
    """One folder of kept games."""

    def __init__(self, folder: Path, kept: int = KEPT, kept_bytes: int = KEPT_BYTES) -> None:
        self.folder = folder
        self._kept, self._kept_bytes = kept, kept_bytes

    def keep(self, file: GameFile) -> Path:
        """Writes a game, whole or not at all, in place of what was kept of it before. Raises NotKept."""
        path = self.folder / f"{file.summary.id}{SUFFIX}"
        with _kept():
            self.write(path.name, file_format.encode(file))
            os.utime(path, (file.summary.ended, file.summary.ended))
            self._evict(path)
        return path

    def write(self, name: str, data: bytes) -> None:
        """Writes a file of the folder, whole or not at all. Raises NotKept."""
        with _kept():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_whole(self.folder / name, data)

    def games(self, most: int | None = None) -> list[Listed]:
        """Returns all games, the last one first, without damaged ones; only the latest ones if `most` says so."""
        paths = self._files()
        if most is not None:
            paths = [path for _, _, path in sorted(_sizes(paths), reverse=True)[:most]]
        found = [Listed(path, summary) for path in paths if (summary := _summary(path)) is not None]
        return sorted(found, key=lambda each: (-each.summary.ended, each.summary.id))

    def find(self, wanted: str) -> Path:
        """Returns the file of the game whose identity begins so. Raises NoKeptGame if there is none, or more than
        one."""
        found = [path for path in self._files() if wanted and path.name.startswith(wanted)]
        if len(found) != 1:
            text = "There is no finished game {said}, or more than one. `replay list` shows them all."
            raise NoKeptGame(Sentence("kept-unknown", text, said=ascii(wanted)[1:-1][:40]))
        return found[0]

    def remove(self, path: Path) -> None:
        """Removes a game, if it is there, and what was found out about it."""
        path.unlink(missing_ok=True)
        for beside in self.folder.glob(f"{path.stem}-*{ANALYSIS}"):
            beside.unlink(missing_ok=True)

    def has(self, id: str) -> bool:
        """True if the game of this identity is kept here."""
        return (self.folder / f"{id}{SUFFIX}").is_file()

    def _files(self) -> list[Path]:
        try:
            with os.scandir(self.folder) as entries:
                return sorted(Path(each.path) for each in entries if each.name.endswith(SUFFIX))
        except OSError:
            return []

    def _evict(self, but: Path) -> None:
        """Removes the oldest games that are too many, never `but`."""
        sizes = _sizes([path for path in self._files() if path != but])
        room, count = self._kept_bytes - but.stat().st_size, 1
        for _, size, path in sorted(sizes, reverse=True):
            room, count = room - size, count + 1
            if room < 0 or count > self._kept:
                self.remove(path)


@contextmanager
def _kept() -> Generator[None]:
    """Raises NotKept for an error of the disk."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise NotKept(Sentence("not-kept", "The game could not be kept: {reason}.", reason=reason)) from None


def archive_folder() -> Path:
    """Returns the folder of this user's games."""
    return platformdirs.user_data_path("round-table") / "games"


def read(path: Path) -> GameFile:
    """Returns the content of a file. Raises NoKeptGame."""
    data = read_bytes(path, file_format.LARGEST + 1)
    if len(data) > file_format.LARGEST:
        text = "{name} is too large for a game of Round Table. Please choose another file."
        raise NoKeptGame(Sentence("kept-large", text, name=path.name[:60]))
    return file_format.decode(data)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file, whole or not at all. Raises OSError."""
    with write_atomically(path, data) as draft:
        draft.replace(path)


def read_bytes(path: Path, most: int) -> bytes:
    """Returns the first bytes of a file that is a plain one. Raises NoKeptGame."""
    try:
        opened = os.open(path, os.O_RDONLY | _STRICTLY)
        with os.fdopen(opened, "rb") as file:
            if not stat.S_ISREG(os.fstat(opened).st_mode):
                raise OSError(0, "it is no file")
            return file.read(most)
    except (OSError, ValueError) as error:
        text = "{name} cannot be read: {reason}."
        reason = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
        raise NoKeptGame(Sentence("kept-unreadable", text, name=path.name[:60], reason=reason)) from None


def _summary(path: Path) -> Summary | None:
    try:
        return file_format.decode_summary(read_bytes(path, file_format.HEAD_BYTES))
    except NoKeptGame:
        return None


def _sizes(paths: Iterable[Path]) -> Sequence[tuple[float, int, Path]]:
    """Returns time and size of each file that is still there."""
    found: list[tuple[float, int, Path]] = []
    for path in paths:
        try:
            status = path.stat()
        except FileNotFoundError:
            continue
        found.append((status.st_mtime, status.st_size, path))
    return found


def write_new(path: Path, data: bytes) -> Sentence | None:
    """Writes a file that is not there yet, whole or not at all. Returns a sentence if it cannot be written."""
    if path.exists() or path.is_symlink():
        return Sentence(
            "export-there", "There is a file {name} already. Please choose another name.", name=path.name[:60]
        )
    try:
        write_whole(path, data)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
        return Sentence("export-failed", "{name} cannot be written: {reason}.", name=path.name[:60], reason=reason)
    return None
