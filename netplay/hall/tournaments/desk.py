"""The tournaments of a hall: they are saved, their tables opened, and their results taken.

Knows: tournaments, the directory of tables, the people of the hall.
Must not know: sockets, which message asked for a change, what happens in a game.
"""

from __future__ import annotations

import importlib.util
import logging
import secrets
from contextlib import suppress
from math import inf
from typing import NamedTuple

import msgspec

import core
from netplay.hall.directory import Directory
from netplay.hall.reception import Reception
from netplay.hall.visitors import Visitors
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import TABLE_CELLS
from netplay.protocol.refusal import Refusal
from netplay.protocol.tournament_messages import TOURNAMENTS, Plan
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.table import Table
from netplay.tournament.record import CannotContinue, Pairing, Record, from_bytes, to_bytes
from netplay.tournament.tournament import Tournament, check_plan

from .audience import Audience
from .reserved_tables import PATIENCE, Reserved, begun, places_at, prepare, rekey, reserve

log = logging.getLogger(__name__)
INDEX = "tournaments"
"""The name under which the identities of all tournaments are kept."""
PACKAGES = ("networkx", "openskill")


class Place(NamedTuple):
    """The game of a tournament that a table is for, and when it begins without those who are away."""

    tournament: str
    pairing: int
    late: float


class Desk:
    """All tournaments of one hall."""

    def __init__(self, directory: Directory, reception: Reception, visitors: Visitors) -> None:
        self._directory, self._reception, self._visitors = directory, reception, visitors
        self.tournaments: dict[str, Tournament] = {}
        self.audience = Audience(self.tournaments, reception.people, directory)
        """Who is told of tournaments."""
        self._tables: dict[str, Place] = {}
        """For the number of each table of a game that goes on, that game."""
        self._dues: dict[str, float] = {}
        """For each tournament, the time at which it must go on."""
        self.shared = False
        """True in a hall of several processes, where none could take up the tournaments of another."""

    # Look-up

    def find(self, id: str) -> Tournament:
        """Returns a tournament. Raises Refusal."""
        if id not in self.tournaments:
            raise Refusal("no-such-tournament", "There is no such tournament here any more.")
        return self.tournaments[id]

    def now(self) -> float:
        """Returns the time that tournaments count by: it goes on while the hall is closed."""
        return self._directory.clocks.day()

    # Opened and ended

    def open(self, plan: Plan) -> Tournament:
        """Opens a tournament. Raises Refusal."""
        if self.shared:
            text = "A hall of several machines holds no tournaments. Please open one in a hall of a single machine."
            raise Refusal("no-shared-tournaments", text)
        if not all(importlib.util.find_spec(name) for name in PACKAGES):
            text = "This hall cannot hold tournaments: the packages of the extra `hall` are missing on its machine."
            raise Refusal("no-tournaments", text)
        check_plan(plan)
        _check_options(plan)
        if len(self.tournaments) >= TOURNAMENTS:
            raise Refusal("tournaments-full", "There are many tournaments already. Please end one that is over.")
        name = codec.clean(plan.name, TABLE_CELLS) or self._reception.organiser.name or "Round Table"
        record = Record(secrets.token_hex(4), msgspec.structs.replace(plan, name=name))
        self.tournaments[record.id] = Tournament(record)
        self._keep_index()
        self.changed(record.id)
        return self.tournaments[record.id]

    def begin(self, tournament: Tournament) -> Outgoing:
        """Begins the next round. Raises Refusal."""
        tournament.next_round(self.now())
        return self.go_on(tournament.record.id)

    def remove(self, id: str) -> None:
        """Takes a tournament from the list. Who is in no other one loses their membership."""
        gone = self.tournaments.pop(id)
        self._directory.shelf.keep(f"tournament/{id}", b"")
        self._keep_index()
        entered = {each for other in self.tournaments.values() for each in other.record.entrants}
        self._reception.dismiss(set(gone.record.entrants) - entered)
        self._directory.save_hall()
        self._dues.pop(id, None)
        self.audience.tell_soon()

    def _keep_index(self) -> None:
        self._directory.shelf.keep(INDEX, msgspec.msgpack.encode(list(self.tournaments)))

    def restore(self) -> None:
        """Takes up the tournaments that the hall had when it ended, with their tables."""
        index = self._directory.shelf.kept(INDEX)
        for id in msgspec.msgpack.decode(index, type=list[str]) if index else []:
            try:
                record = from_bytes(self._directory.shelf.kept(f"tournament/{id}"))
            except CannotContinue as error:
                log.error("The tournament %s cannot be read: %s", id, error)
                continue
            self.tournaments[id] = Tournament(record)
            for pairing in self.tournaments[id].running:
                self._take_up(id, pairing)
            self.go_on(id)

    def _take_up(self, id: str, pairing: Pairing) -> None:
        """Finds the table of a game that went on when the hall ended. One that is lost is opened anew, one that cannot
        be read at the moment is asked for again."""
        try:
            table = self._directory.find(pairing.table)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                pairing.table = ""
            else:
                self._tables[pairing.table] = self._place(id, pairing)
            return
        self._register(id, pairing, table)
        self.note(table)

    # Tables

    def go_on(self, id: str) -> Outgoing:
        """A tournament has changed: it is saved, games that have no table get one, and those that are over let theirs
        go. Returns what is sent."""
        tournament = self.tournaments[id]
        tournament.draw_open(self.now())
        if tournament.all_ready:
            with suppress(Refusal):  # too many have withdrawn: it is for the organiser to go on
                tournament.next_round(self.now())
        self._release_tables(id, {pairing.number for pairing in tournament.running})
        told: Outgoing = []
        for pairing in tournament.running:
            if not pairing.table:
                told += self._open_table(tournament, pairing)
        self._dues[id] = tournament.due if tournament.due > self.now() else inf
        self.changed(id)
        return told

    def _open_table(self, tournament: Tournament, pairing: Pairing) -> Outgoing:
        plan, round = tournament.plan, len(tournament.record.rounds)
        name = codec.cut(plan.name, TABLE_CELLS - 10)
        try:
            table = self._directory.open(f"{name} {round}/{pairing.number}", plan.game, plan.options)
        except Refusal as error:  # the hall is full: it is tried again with the next change
            log.error("A table of a tournament could not be opened: %s", error)
            return []
        prepare(table, plan, self._reception.organiser)
        pairing.table = number_of(table.id)
        self._register(tournament.record.id, pairing, table)
        return self.note(table)

    def _register(self, id: str, pairing: Pairing, table: Table) -> None:
        self._tables[number_of(table.id)] = self._place(id, pairing)
        self._directory.keep(table)

    def _place(self, id: str, pairing: Pairing) -> Place:
        return Place(id, pairing.number, self._directory.clocks.now() + PATIENCE)

    def _release_tables(self, id: str, running: set[int]) -> None:
        """Tables of games that are over are closed once all have left them."""
        for number, at in list(self._tables.items()):
            if at.tournament == id and at.pairing not in running:
                del self._tables[number]
                with suppress(Refusal):
                    self._directory.keep(self._directory.find(number), False)

    def closed(self, table: Table) -> Outgoing:
        """The organiser has closed a table: its game is played at another."""
        at = self._tables.pop(number_of(table.id), None)
        if at is None:
            return []
        self.tournaments[at.tournament].pairing(at.pairing).table = ""
        return self.go_on(at.tournament)

    def note(self, table: Table, late: bool = False) -> Outgoing:
        """Something has happened at a table: if it is one of a tournament, its seats stay reserved, its game begins
        once all are there or it is `late`, and its result is taken. Returns what is sent."""
        at = self._tables.get(number_of(table.id))
        if at is None or table.playing is not None:
            return []
        tournament = self.tournaments[at.tournament]
        pairing = tournament.pairing(at.pairing)
        places = places_at(table, pairing.players)
        if places is not None:
            tournament.finished(at.pairing, places)
            return self.go_on(at.tournament)
        holders = [self._holder(tournament, id) for id in pairing.players]
        changed = reserve(table, holders)
        told = table.lobby() if changed else []
        told += begun(table, late)
        if told or changed:
            self._directory.touch(table)
        return told

    def _holder(self, tournament: Tournament, id: int) -> Reserved:
        entrant = tournament.record.entrants[id]
        person = self._reception.people.everybody.get(id)
        level = entrant.level or ("" if person is not None else "squire")
        return Reserved(None if level else person, level)

    # People

    def renamed(self, person: Person) -> None:
        """A person of the hall has another name, or another key."""
        for id, tournament in self.tournaments.items():
            if tournament.rename(person.id, person.name):
                self.changed(id)
        for number in self._tables:
            with suppress(Refusal):
                rekey(self._directory.find(number), person)

    def changed(self, id: str) -> None:
        """Saves a tournament, and has those told who look at it."""
        self._directory.shelf.keep(f"tournament/{id}", to_bytes(self.tournaments[id].record))
        self.audience.note(id)

    @property
    def due(self) -> float:
        """The moment to call `tick`, on the clock of the hall; infinite if nobody is waited for."""
        if not (self._dues or self._tables):  # a hall without tournaments: this is asked after every message
            return self.audience.due
        ahead = min(self._dues.values(), default=inf) - self.now()
        late = min((at.late for at in self._tables.values()), default=inf)
        return min(self.audience.due, late, self._directory.clocks.now() + max(0.0, ahead))

    def tick(self) -> Outgoing:
        """Time has passed: games begin without those who are late, open tournaments go on, and who looks is told."""
        now, told = self._directory.clocks.now(), Outgoing()
        for number, at in [each for each in self._tables.items() if each[1].late <= now]:
            self._tables[number] = at._replace(late=inf)
            try:
                told += self.note(self._directory.find(number), late=True)
            except Refusal:
                self._tables[number] = at._replace(late=now + PATIENCE)
        for id in [id for id, due in self._dues.items() if due <= self.now()]:
            told += self.go_on(id)
        return told + self.audience.tick()


def _check_options(plan: Plan) -> None:
    """Raises Refusal for options with which the game cannot be played."""
    game = core.game(plan.game)
    try:
        for count in game.seats:
            if count <= plan.seats:
                game.configure(count, dict(plan.options))
    except core.BadOptions as error:
        raise Refusal("bad-options", str(error)) from None
