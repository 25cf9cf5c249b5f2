"""The people in a hall who are told of its tournaments, and of what changes in them.

Knows: tournaments, the people of the hall, which tournament each of them looks at.
Must not know: sockets, what changes a tournament, the tables at which games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

from netplay.hall.directory import Directory
from netplay.protocol.messages import TOURNAMENT
from netplay.protocol.tournament_messages import TournamentList
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import People, Person
from netplay.tournament.tournament import Tournament


class Audience:
    """Everybody whose program knows tournaments. Changes are gathered for a moment, then told together."""

    def __init__(self, tournaments: Mapping[str, Tournament], people: People, directory: Directory) -> None:
        self._tournaments, self._people = tournaments, people
        self._now, self._gathering = directory.clocks.now, directory.limits.gathering
        self.looking: dict[Peer, str] = {}
        """The tournament that each connection is told of."""
        self.publish: Callable[[Tournament], None] = lambda tournament: None
        """Called with each tournament that has changed, for those who read its results elsewhere."""
        self._changed: set[str] = set()
        self.due = inf
        """The moment to call `tick`; infinite if there is nothing to tell."""

    def welcomed(self, peer: Peer, person: Person) -> Outgoing:
        """A visitor has come in: they are told of the tournaments, and of theirs."""
        if not self._tournaments or not self._knows(person):
            return []
        told: Outgoing = [(peer, self.listed())]
        for id, tournament in self._tournaments.items():
            if person.id in tournament.record.entrants and not tournament.record.over:
                self.looking.setdefault(peer, id)
                told.append((peer, tournament.shown()))
        return told

    def left(self, peer: Peer) -> None:
        """A connection has ended."""
        self.looking.pop(peer, None)

    def _knows(self, person: Person) -> bool:
        """True if a person is here with a program that knows tournaments."""
        return self._people.here(person) and TOURNAMENT in self._people.presence(person).can

    def listed(self) -> TournamentList:
        """Returns the list of tournaments."""
        return TournamentList([each.row() for each in self._tournaments.values()])

    def note(self, id: str) -> None:
        """A tournament has changed."""
        self._changed.add(id)
        self.tell_soon()

    def tell_soon(self) -> None:
        """Has everybody told the list once more, with what changes until then."""
        self.due = min(self.due, self._now() + self._gathering)

    def tick(self) -> Outgoing:
        """Time has passed: tells what has changed, if it is `due`."""
        if self._now() < self.due:
            return []
        people = [(person, peer) for person, peer in self._people.present() if self._knows(person)]
        listed = self.listed()
        told: Outgoing = [(peer, listed) for _, peer in people]
        for id in self._changed & self._tournaments.keys():
            tournament = self._tournaments[id]
            self.publish(tournament)
            shown, entrants = tournament.shown(), tournament.record.entrants
            told += [(peer, shown) for person, peer in people if self.looking.get(peer) == id or person.id in entrants]
        self._changed, self.due = set(), inf
        return told
