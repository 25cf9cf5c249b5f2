"""All finished games of this user: those of the archive, and those that only the journal has.

Knows: the archive, the journal.
Must not know: screens, how a game is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from netplay.journal.journal import Journal
from netplay.protocol.names import name_key

from . import csv_table
from .file_format import GameFile, NoKeptGame
from .from_journal import JournalGame, finished_games
from .kept_game import Summary
from .opened_game import OpenedGame
from .store import Archive, Listed, read, read_bytes

TAKEN_OVER = "statistics.csv"
"""The file, in the folder of the archive, of games that were taken over from a table."""


class FinishedGame(NamedTuple):
    """A finished game as a list shows it."""

    id: str
    game: str
    table: str
    ended: float
    names: Sequence[str]
    steps: int
    summary: Summary | None
    """None for a game that only the journal has, before it is opened."""
    read: Callable[[], GameFile]
    """Reads the game. Raises NoKeptGame."""

    @property
    def branch(self) -> str:
        """How it left another game, as far as the list knows; "" if it did not."""
        return self.summary.branch if self.summary is not None else ""

    def matches(self, wanted: str, game_name: str = "") -> bool:
        """True if each word of `wanted` is in the name of a player, of the game (also as `game_name`) or of the
        table."""
        said = " ".join((self.game, game_name, self.table, *self.names, self.id))
        return all(name_key(word) in name_key(said) for word in wanted.split())


class Library:
    """The finished games of one user."""

    def __init__(self, archive: Archive, journal: Journal | None) -> None:
        self.archive, self._journal = archive, journal

    def games(self) -> list[FinishedGame]:
        """Returns all games, the last one first. A journal that cannot be read adds none."""
        kept = self.archive.games()
        try:
            journalled = finished_games(self._journal) if self._journal is not None else []
        except NoKeptGame:
            journalled = []
        known = {(each.summary.table_id, each.summary.game, each.summary.steps) for each in kept}
        others = [each for each in journalled if (each.id, each.game, each.steps) not in known]
        return sorted([*map(_of_archive, kept), *map(_of_journal, others)], key=lambda each: -each.ended)

    def summaries(self, branches: bool = False) -> list[Summary]:
        """Returns the summaries of all games that are kept here or were taken over from a table, the last first. Games
        that left another, in which a player knew more than they should, count only if `branches` says so."""
        games = [each.summary for each in self.archive.games()]
        kept = {each.id: each for each in games if branches or not each.branch}
        known = {each.id: each for each in self._taken_over()} | kept
        return sorted(known.values(), key=lambda each: (-each.ended, each.id))

    def take_over(self, table: Path) -> int:
        """Adds the games of a CSV table to the statistics. Returns how many were new. Raises NoKeptGame or NotKept."""
        known = {each.id: each for each in self._taken_over()}
        new = {each.id: each for each in csv_table.read(_text_of(table))}
        self.archive.write(TAKEN_OVER, csv_table.written((known | new).values()).encode())
        return len(new.keys() - known.keys())

    def _taken_over(self) -> list[Summary]:
        path = self.archive.folder / TAKEN_OVER
        try:
            return csv_table.read(_text_of(path)) if path.is_file() else []
        except NoKeptGame:
            return []

    def open(self, wanted: str) -> OpenedGame:
        """Opens a file by its path, or a game by the beginning of its identity. Raises NoKeptGame."""
        path = Path(wanted).expanduser()
        if path.is_file():
            return OpenedGame(read(path))
        found = [each for each in self.games() if wanted and each.id.startswith(wanted)]
        if len(found) == 1:
            return OpenedGame(found[0].read())
        return OpenedGame(read(self.archive.find(wanted) if not _is_path(wanted) else path))


def _text_of(path: Path) -> str:
    """Returns the text of a table. Raises NoKeptGame."""
    return read_bytes(path, csv_table.LARGEST).decode("utf-8", "replace")


def _is_path(wanted: str) -> bool:
    return "/" in wanted or "." in wanted


def _of_archive(listed: Listed) -> FinishedGame:
    it = listed.summary
    return FinishedGame(
        it.id, it.game, it.table, it.ended, it.names, it.steps, it, lambda: read(listed.path)
    )  # fmt: skip


def _of_journal(it: JournalGame) -> FinishedGame:
    return FinishedGame(it.id, it.game, it.table, it.ended, it.names, it.steps, None, it.open)
