"""The results of tournaments in files: a CSV table for each, and what the web door makes its page of.

Knows: files, tournaments.
Must not know: HTML, who looks at the files.
"""

from __future__ import annotations

import logging
from pathlib import Path

from netplay.atomic_files import write_atomically
from netplay.tournament.record import to_bytes
from netplay.tournament.results_csv import written
from netplay.tournament.tournament import Tournament

log = logging.getLogger(__name__)


class TournamentFiles:
    """A folder with the results of a hall's tournaments. They stay when a tournament is taken from the list."""

    def __init__(self, journal: Path) -> None:
        self.folder = journal.with_name(f"{journal.stem}-tournaments")

    def publish(self, tournament: Tournament) -> None:
        """Writes what has changed. A failure is logged: the hall goes on."""
        id = tournament.record.id
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for ending, data in (("cup", to_bytes(tournament.record)), ("csv", written(tournament).encode())):
                path = self.folder / f"{id}.{ending}"
                with write_atomically(path, data) as draft:
                    draft.replace(path)
        except OSError as error:
            log.error("The results of a tournament could not be written: %s", error.strerror)
