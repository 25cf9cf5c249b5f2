"""The tournaments of a hall as a client knows them: the list, the one that is looked at, and the client's own table.

Knows: the messages about tournaments.
Must not know: what happens at a table, how opponents are found, sockets, trio, screens.
"""

from __future__ import annotations

from netplay.protocol.messages import (
    TOURNAMENT,
    InHall,
    Meeting,
    TournamentList,
    TournamentRow,
    TournamentShown,
)


class Tournaments:
    """What was last told of the tournaments of a hall."""

    def __init__(self) -> None:
        self.rows: dict[str, TournamentRow] = {}
        """The list, in the order of opening."""
        self.shown: dict[str, TournamentShown] = {}
        """Those that were looked at, or entered, as they were last shown."""
        self.me = 0
        """The number of this client in the hall, and in every tournament that it has entered."""
        self.there = False
        """True if the hall knows tournaments."""

    def enter(self, welcome: InHall) -> None:
        """Takes in the welcome of a new connection, over which everything is told anew."""
        self.rows, self.shown, self.me = {}, {}, welcome.person
        self.there = TOURNAMENT in welcome.can

    def update(self, message: TournamentList | TournamentShown) -> None:
        """Takes in the list, or one tournament."""
        if isinstance(message, TournamentShown):
            if message.row.id in self.rows or len(self.shown) < len(self.rows) + 1:
                self.shown[message.row.id] = message
            return
        self.rows = {row.id: row for row in message.rows}
        self.shown = {id: shown for id, shown in self.shown.items() if id in self.rows}

    def mine(self, shown: TournamentShown) -> Meeting | None:
        """Returns this client's game in a tournament that has not ended."""
        return next((each for each in shown.meetings if self.me in each.players and not each.places), None)

    @property
    def tables(self) -> list[str]:
        """The numbers of the tables at which a seat is reserved for this client."""
        found = (self.mine(shown) for shown in self.shown.values())
        return [each.table for each in found if each is not None and each.table]

    def entered(self, id: str) -> bool:
        """True if this client is in a tournament, and has not withdrawn."""
        shown = self.shown.get(id)
        return shown is not None and any(each.id == self.me and not each.gone for each in shown.standings)
