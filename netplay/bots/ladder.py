"""A program's way through the arena of a hall: it enters, is ready, goes to its table, and comes back after the game.

Knows: what a client knows of a hall and its tournaments, the messages about them.
Must not know: the program, or how it plays.
"""

from __future__ import annotations

from netplay.client.client import Client
from netplay.protocol.messages import (
    EnterTournament,
    JoinTable,
    LookAtTournament,
    Message,
    ReadyForRound,
    TournamentRow,
)

NOWHERE = "There is no open tournament here that a program could enter."


class Ladder:
    """What a client in a hall does next; `go_on` is to be called after each of its messages."""

    def __init__(self) -> None:
        self._asked: object = None
        """The last request, with what was known then: it is not repeated before anything has changed."""

    def go_on(self, client: Client) -> None:
        """Sends what comes next, if anything does."""
        hall = client.state.hall
        row = self.open_tournament(client)
        if client.status != "open" or row is None or not hall.in_list or hall.joining:
            return
        cups = hall.tournaments
        shown = cups.shown.get(row.id)
        me = next((each for each in shown.standings if each.id == cups.me), None) if shown else None
        if cups.tables:
            self._ask(client, JoinTable(cups.tables[0]), None)
        elif shown is None:
            self._ask(client, LookAtTournament(row.id), row.stage)
        elif me is None or me.gone:
            self._ask(client, EnterTournament(row.id), row.stage)
        elif row.stage == "round" and not me.ready:
            self._ask(client, ReadyForRound(row.id), me.games)

    def _ask(self, client: Client, message: Message, known: object) -> None:
        asked = client, message, known
        if asked != self._asked and client.send(message):
            self._asked = asked

    def open_tournament(self, client: Client) -> TournamentRow | None:
        """Returns the open tournament of the hall that goes on, or will."""
        rows = client.state.hall.tournaments.rows.values()
        return next((row for row in rows if row.plan.format == "open" and row.stage != "over"), None)
