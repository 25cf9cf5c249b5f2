"""The tables at which the games of tournaments go on: which game each is for, and when it begins without those who are
away.

Knows: the directory of tables, which of them are served here.
Must not know: who plays, results, which process of a hall runs its tournaments.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from math import inf
from typing import NamedTuple

from netplay.hall.directory import Directory
from netplay.hall.shelf import Coming
from netplay.protocol.hall_messages import number_of
from netplay.protocol.refusal import Refusal
from netplay.table.people import Person
from netplay.table.table import Table
from netplay.tournament.record import Pairing

from .reserved_tables import PATIENCE, rekey


class Place(NamedTuple):
    """The game of a tournament that a table is for."""

    tournament: str
    pairing: int
    late: float = inf
    """When it begins without those who are away; infinite where another process of the hall serves it."""
    told: bool = False
    """True once the process that runs the tournaments has been told its result."""


class GameTables:
    """The tables of all games that go on, by their numbers. They are never put away."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._places: dict[str, Place] = {}

    def of(self, table: Table) -> Place | None:
        """Returns the game that a table is for; None for any other table."""
        return self._places.get(number_of(table.id)) if self._places else None

    def at(self, number: str) -> Place | None:
        """Returns the game that the table of this number is for."""
        return self._places.get(number)

    def served(self, id: str) -> list[Table]:
        """Returns the tables of a tournament that are served here."""
        numbers = [number for number, at in self._places.items() if at.tournament == id]
        return [self._directory.find(number) for number in numbers if self._directory.serves(number)]

    # Which tables there are

    def register(self, id: str, pairing: Pairing) -> None:
        """A game of a tournament has a table, here or elsewhere."""
        before = self._places.get(pairing.table)
        if before is None or (before.tournament, before.pairing) != (id, pairing.number):
            self._places[pairing.table] = Place(id, pairing.number)
            if self._directory.serves(pairing.table):
                self.serve(self._directory.find(pairing.table))

    def serve(self, table: Table) -> None:
        """A table of a game is served here from now on."""
        number = number_of(table.id)
        self._places[number] = self._places[number]._replace(late=self._later())
        self._directory.keep(table)

    def fetch(self, number: str) -> None:
        """Fetches the table of a game if nobody serves it; one that comes later is served then, one that cannot be read
        at the moment is asked for again. Raises Refusal if it is lost."""
        if self._directory.serves(number):
            return
        try:
            self.serve(self._directory.find(number))
        except Coming:
            pass
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                del self._places[number]
                raise
            self._places[number] = self._places[number]._replace(late=self._later())

    def fetch_all(self) -> None:
        """Fetches all tables that nobody serves."""
        for number in list(self._places):
            with suppress(Refusal):
                self.fetch(number)

    def _later(self) -> float:
        return self._directory.clocks.now() + PATIENCE

    def drop(self, number: str) -> Place | None:
        """The table of a game is closed; returns the game."""
        return self._places.pop(number, None)

    def release(self, id: str, running: Collection[int]) -> None:
        """Tables of games that are over are closed once all have left them."""
        for number, at in list(self._places.items()):
            if at.tournament == id and at.pairing not in running:
                del self._places[number]
                if self._directory.serves(number):
                    self._directory.keep(self._directory.find(number), False)

    # What becomes of them

    def rekey(self, person: Person) -> None:
        """A person of the hall has another key."""
        for number in self._places:
            if self._directory.serves(number):
                rekey(self._directory.find(number), person)

    def tell(self, table: Table) -> bool:
        """The result of a table is told to the process that runs the tournaments; false if it was told already."""
        number = number_of(table.id)
        before = self._places[number]
        self._places[number] = before._replace(told=True)
        return not before.told

    @property
    def due(self) -> float:
        """When the next game begins without those who are away."""
        return min((at.late for at in self._places.values()), default=inf)

    def late(self) -> list[Table]:
        """Returns the tables whose games begin now without those who are away, each once."""
        now, found = self._directory.clocks.now(), list[Table]()
        for number, at in [each for each in self._places.items() if each[1].late <= now]:
            self._places[number] = at._replace(late=inf)
            with suppress(Refusal, Coming):
                self.fetch(number)
                if self._directory.serves(number):
                    found.append(self._directory.find(number))
                    self._places[number] = at._replace(late=inf)
        return found
