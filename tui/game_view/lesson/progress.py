"""A learner's progress: where each coached game was left, and which exercises have been solved. A small JSON file.

Knows: where the platform keeps data.
Must not know: what lessons and exercises are about.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
from msgspec import Meta

from netplay.atomic_files import write_atomically

MOST = 1 << 20
"""Bytes of the file; a larger one is not ours."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Learnt(msgspec.Struct):
    """The progress in one game."""

    steps: list[tuple[SeatNumber, list[Any]]] = []
    """The coached game, as far as it was played."""
    met: list[str] = []
    """The notes that were given."""
    done: bool = False
    """True once the coached game has been learnt."""
    solved: list[str] = []
    """The exercises whose right answer was given at once or later."""


class Progress:
    """The progress in all games. Without a file it lasts as long as the program."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._learnt = _read(path) if path is not None else {}

    def of(self, game: str) -> Learnt:
        """Returns what was learnt of a game. Ours to change, and to save then."""
        return self._learnt.setdefault(game, Learnt())

    def save(self) -> None:
        """Writes the file. A disk that takes nothing is no reason to stop learning."""
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with write_atomically(self._path, msgspec.json.encode(self._learnt)) as draft:
                draft.replace(self._path)
        except OSError:
            return


def progress_path() -> Path:
    """Returns the path of the file."""
    return platformdirs.user_data_path("round-table") / "learning.json"


def _read(path: Path) -> dict[str, Learnt]:
    """Returns what the file holds; nothing if it is no such file."""
    try:
        if path.stat().st_size > MOST:
            return {}
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Learnt])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
