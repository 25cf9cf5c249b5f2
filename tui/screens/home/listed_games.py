"""The games and tables that the main menu lists: tables found on the network, unfinished and finished games.

Knows: the table browser, the journal, the library of finished games, and the room of the menu.
Must not know: widgets, or what happens when one is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from netplay.addresses import PORT, interfaces, parse_address
from netplay.invitations import Invitation

from . import aside, menu
from .aside import History
from .commands import library_of

if TYPE_CHECKING:
    from netplay.archive.library import FinishedGame
    from netplay.discovery.announcement import FoundTable
    from netplay.discovery.browse import TableBrowser
    from netplay.journal.entry import Entry
    from tui.app.protocol import TableApp

UNFINISHED, FINISHED, FEW = 4, 3, 2
"""The most rows of unfinished and of finished games on a screen with room for them, and of unfinished ones on a lower
screen. Lists of their own have them all."""


class ListedGames:
    """The present knowledge."""

    def __init__(self, app: TableApp, show: Callable[[], None]) -> None:
        """`show` draws the menu again."""
        self._app, self._show = app, show
        self.browser: TableBrowser | None = None
        """Browses the local network; None before it is started."""
        self._standings: dict[str, str] = {}
        """The progress of the unfinished games, by their ids."""
        self.history = History()
        """The finished games, once they have been looked up."""
        self._drawn: tuple[FoundTable, ...] = ()
        """The tables that were known when the menu was drawn last."""

    def browse(self) -> None:
        """Begins to browse the local network."""
        from netplay.discovery.browse import TableBrowser

        self.browser = TableBrowser()
        self.browser.start()

    def close(self) -> None:
        """Ends the browsing."""
        if self.browser is not None:
            self.browser.close()

    def look_up(self) -> bool:
        """Looks up the last finished games, and how far the unfinished ones have come. False if there are none."""
        self.look_at(self._app.session.unfinished[:UNFINISHED])
        self.history = history_of(library_of(self._app).games()) if self._app.keeps_games else History()
        return bool(self._standings or self.history.last)

    def look_at(self, unfinished: Sequence[Entry]) -> Mapping[str, str]:
        """Looks up how far these games have come. Returns what is known of all, by their ids."""
        from tui.lobby_view.unfinished_games import standing

        journal = self._app.session.journal
        if journal is not None:
            self._standings.update({each.id: standing(self._app.words, journal, each) for each in unfinished})
        return self._standings

    def finished_game(self, id: str) -> FinishedGame:
        """The finished game with this id, of those that are listed."""
        return next(game for game in self.history.last if game.id == id)

    @property
    def _found(self) -> tuple[FoundTable, ...]:
        """The tables found, without that which is open in this program: the menu offers to return to it."""
        found = self.browser.found if self.browser is not None else ()
        opened = self._app.session.ways_in.address if found else ""
        if not opened:
            return found
        host, port = parse_address(Invitation.parse(opened).address, PORT)
        return tuple(each for each in found if each.port != port or each.host not in {host, *self._own_hosts})

    @cached_property
    def _own_hosts(self) -> frozenset[str]:
        """The addresses of this machine."""
        return frozenset(each.address for each in interfaces())

    def refresh(self) -> None:
        """Draws the menu again if other tables have been found than it was drawn with."""
        if self._found != self._drawn:
            self._show()

    def tables(self) -> tuple[FoundTable, ...] | None:
        """The tables on the local network; None without a network."""
        return None if self.browser is not None and self.browser.deaf else self._found

    def known(self, chosen: str) -> menu.Known:
        """The rows of the menu besides its fixed ones, as far as there is room, and at least one for tables; the dialog
        for joining lists them all. `chosen` is the id of a game."""
        self._drawn = self._found
        unfinished, low = self._app.session.unfinished, self._app.size.height < menu.GROUPED
        most = FEW if low else UNFINISHED
        shown = unfinished[: most if len(unfinished) <= most else most - 1]
        shows = not low and not aside.width(*self._app.size)
        finished, more = self.history.last[:FINISHED] if shows else (), len(unfinished) - len(shown)
        known = menu.Known(shown, self._standings, (), finished, more)
        if not self._drawn:
            return known
        room = max(1, menu.room(self._app) - menu.BOTTOM - menu.least_rows(self._app, chosen, known))
        return known._replace(tables=self._drawn[:room])


def history_of(games: Sequence[FinishedGame]) -> History:
    """Returns the last games, and how many this user has played and won."""
    own = [each.summary for each in games if each.summary is not None and each.summary.seat is not None]
    places = [each.places[each.seat] for each in own if each.seat is not None]
    return History(games[: aside.ROWS], len(places), places.count(1))
