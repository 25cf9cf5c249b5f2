"""What all lanes of Medieval Academy's tracks have in common: the standing, the terms, and what is pointed at.

Knows: which tracks the cursor, or the event that is told, is about.
Must not know: how a track looks.
"""

from __future__ import annotations

import core
from core.games.academy.actions import Bet
from tui.boards.view import View

from ..plan import Columns
from ..squires import Squires
from ..standing import WALKS, Outlook
from ..terms import Terms
from ..words import Wording


class Common:
    """The lanes of one view."""

    def __init__(self, words: Wording, view: View, outlook: Outlook) -> None:
        self.words, self.view, self.outlook = words, view, outlook
        self.squires = Squires(view)
        self.own = self.squires.of(view.seat)
        self.terms, self.book = Terms(words, view), words.book(view)
        self._pays_column: int | None = None
        self.meant = self._meant()
        self.last = self._last_walk()
        """The last move of a disc in this round, once it has been told."""

    def pays_column(self, place: Columns, width: int) -> int:
        """The column of what lanes of one row pay: behind the longest order of them all, apart from it where all lanes
        so wide have room for that and for a free column at the right edge."""
        if self._pays_column is None:
            orders = [standing.order.walked for standing in self.outlook.standings.values()]
            longest = max(sum(max(place.each, 2 + len(str(walked))) for walked in order) for order in orders)
            least = width - place.order - longest - 2
            self._pays_column = (
                place.order + longest + all(self.terms.is_whole(name, least) for name in self.book.tracks)
            )
        return self._pays_column

    def _meant(self) -> list[str]:
        """The tracks that the answer under the cursor, or the event that is told, is about."""
        if self.view.news is not None:
            return [self.view.news.args["track"]] if "track" in self.view.news.args else []
        if self.outlook.moves or isinstance(self.view.cursor, Bet):
            return self.words.tracks_meant(self.view, self.view.cursor)
        return []

    def _last_walk(self) -> core.Event | None:
        if self.view.news is not None:
            return None
        for event in reversed(self.view.log):
            if event.key in WALKS:
                return event
            if event.key == "round":
                break
        return None
