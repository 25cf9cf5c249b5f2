"""The analysis of a replayed game on its way: what is known, how far the search is, how it ends.

Knows: analyses, the archive that keeps them, how tasks are started.
Must not know: Textual, how an analysis is shown.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import trio

from netplay.archive import analysis
from netplay.archive.analysis import Analysis, Judge
from netplay.archive.opened_game import OpenedGame
from netplay.archive.store import Archive, NotKept

Spawn = Callable[[Callable[[], Awaitable[None]]], object]
"""Starts a trio task beside the program."""
log = logging.getLogger(__name__)


class AnalysisRequest:
    """One analysis of a game from a seat."""

    def __init__(self, opened: OpenedGame, seat: int, archive: Archive | None) -> None:
        """`archive` keeps the analysis; None: it is not kept."""
        self.opened, self.seat, self._archive = opened, seat, archive
        self.done, self.all = 0, 0
        """The number of choices that are judged, and of how many."""
        self.failed = False
        self._scope = trio.CancelScope()
        self.found: Analysis | None = analysis.kept(archive, opened, seat) if archive is not None else None
        """The analysis; None while the search runs, and if it failed."""

    def start(self, judge: Judge, spawn: Spawn) -> None:
        """Searches, unless the analysis is known."""
        if self.found is None:
            spawn(lambda: self.run(judge))

    async def run(self, judge: Judge) -> None:
        """Searches until all choices are judged, or `stop`; keeps the result."""
        with self._scope:
            try:
                self.found = await analysis.analyse(self.opened, self.seat, judge, self._advanced)
            except Exception:
                log.warning("A king who was asked for an analysis failed.", exc_info=True)
                self.failed = True
                return
            self._keep(self.found)

    def stop(self) -> None:
        """Kills the search."""
        self._scope.cancel()

    def _advanced(self, done: int, all: int) -> None:
        self.done, self.all = done, all

    def _keep(self, found: Analysis) -> None:
        """Keeps the analysis; one that cannot be kept is searched for again the next time."""
        try:
            if self._archive is not None:
                analysis.keep(self._archive, self.opened, found)
        except NotKept:
            log.warning("An analysis could not be kept.", exc_info=True)
