"""The seats of a browser's tabs at one table, on disk: a tab has its seat again when the host has resumed the table.

Knows: files of seats; the number by which a tab names itself.
Must not know: sockets, or what a visit shows.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from tui.doors.visit.seat_file import SeatFile

TABS = 64
"""The number of tabs of a table whose seats are kept, the latest ones."""
TABLES = 20
"""The number of tables whose seats are kept, those opened last."""


class Tabs:
    """For each tab of a table the file of its seats. Its name is a hash: whoever reads it cannot come as that tab."""

    def __init__(self, folder: Path, table: str) -> None:
        self.root = folder / _hash(table)
        self._visits: dict[str, int] = {}
        """The number of visits that each tab has now, the latest last."""
        _drop_oldest([path for path in _listed(folder) if path != self.root], TABLES)

    def enter(self, tab: str) -> Path:
        """Returns the file of a tab that has come; the oldest files that no visit has now make room."""
        path = self._path(tab)
        self._visits[tab] = self._visits.pop(tab, 0) + 1
        here = {self._path(each) for each, visits in self._visits.items() if visits}
        _drop_oldest([each for each in _listed(self.root) if each not in here], max(0, TABS - len(here)))
        seats = SeatFile(path)
        seats.make()
        with suppress(OSError):
            path.touch()
        return path

    def leave(self, tab: str) -> None:
        """One visit of the tab has ended."""
        self._visits[tab] -= 1

    def remove(self) -> None:
        """The door is closed: only the files of tabs with a seat stay."""
        for path in _listed(self.root):
            if not SeatFile(path).record.seats:
                path.unlink(missing_ok=True)
        for folder in (self.root, self.root.parent):
            with suppress(OSError):
                folder.rmdir()

    def _path(self, tab: str) -> Path:
        return self.root / f"{_hash(tab)}.json"


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _listed(folder: Path) -> list[Path]:
    """Returns what is in a folder, the oldest first."""
    try:
        return sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)
    except OSError:
        return []


def _drop_oldest(paths: list[Path], most: int) -> None:
    """Removes the first files or folders, so that no more than so many are left."""
    for path in paths[: max(0, len(paths) - most)]:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
