"""The tournaments of a hall: they are saved, their tables opened, and their results taken.

Knows: tournaments, the directory of tables, the people of the hall.
Must not know: sockets, which message asked for a change, what happens in a game.
"""

from __future__ import annotations

import importlib.util
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from math import inf

import msgspec

import core
from netplay.hall.directory import Directory
from netplay.hall.reception import Reception
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import TABLE_CELLS
from netplay.protocol.refusal import Refusal
from netplay.protocol.tournament_messages import TOURNAMENTS, Plan
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.table import Table
from netplay.tournament.draw import Draw
from netplay.tournament.record import CannotContinue, Pairing, Record, Round, from_bytes, to_bytes
from netplay.tournament.tournament import Tournament, check_plan

from .audience import Audience
from .game_tables import GameTables
from .requests import GameOver, Renamed, Requests, Waiting
from .reserved_tables import Reserved, begun, places_at, prepare, reserve

log = logging.getLogger(__name__)
INDEX = "tournaments"
"""The name under which the identities of all tournaments are kept."""
PACKAGES = ("networkx", "openskill")


Compute = Callable[[Callable[[], Round | None], Callable[[Round | None], Outgoing]], Outgoing]
"""Takes what is to be computed, and what is done with the result, None for a failure; returns what is sent at once."""


class Desk:
    """All tournaments of one hall. Of several processes of a hall one `leads`: it runs them. The others know them as
    they were last saved, look after the tables that they serve, and ask the one that leads for every change."""

    def __init__(self, directory: Directory, reception: Reception) -> None:
        self._directory, self.reception = directory, reception
        self.tournaments: dict[str, Tournament] = {}
        self.audience = Audience(self.tournaments, reception.people, directory)
        """Who is told of tournaments."""
        self.tables = GameTables(directory)
        """The tables of the games that go on."""
        self._dues: dict[str, float] = {}
        """For each tournament, the time at which it must go on."""
        self.compute: Compute = lambda work, done: done(work())
        """Draws rounds; set by who can do it in a thread."""
        self.leads = True
        self.requests = Requests(self.audience.looking)
        """What the process that leads is asked."""
        self.arena = ""
        """The game of the arena that this process holds when it comes to lead; empty for none."""

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
        if not all(importlib.util.find_spec(name) for name in PACKAGES):
            text = "This hall cannot hold tournaments: the packages of the extra `hall` are missing on its machine."
            raise Refusal("no-tournaments", text)
        check_plan(plan)
        _check_options(plan)
        if len(self.tournaments) >= TOURNAMENTS:
            raise Refusal("tournaments-full", "There are many tournaments already. Please end one that is over.")
        name = codec.clean(plan.name, TABLE_CELLS) or self.reception.organiser.name or "Round Table"
        record = Record(secrets.token_hex(4), msgspec.structs.replace(plan, name=name))
        self.tournaments[record.id] = Tournament(record)
        self._keep_index()
        self.changed(record.id)
        return self.tournaments[record.id]

    def begin(self, tournament: Tournament) -> Outgoing:
        """Begins the next round, once it is drawn. Raises Refusal."""
        if tournament.draw is not None:
            return []
        draw = tournament.begin_round(self.now())
        if draw is None:
            return self.go_on(tournament.record.id)
        return self.compute(draw.run, lambda round: self._drawn(tournament, draw, round))

    def _drawn(self, tournament: Tournament, draw: Draw, round: Round | None) -> Outgoing:
        """A round is drawn, perhaps of a tournament that was removed, or is another process's by now."""
        tournament.take_round(draw, round)
        id = tournament.record.id
        return self.go_on(id) if self.leads and self.tournaments.get(id) is tournament else []

    def remove(self, id: str) -> None:
        """Takes a tournament from the list. Who is in no other one loses their membership."""
        gone = self.tournaments.pop(id)
        self._directory.shelf.keep(f"tournament/{id}", b"")
        self._keep_index()
        entered = {each for other in self.tournaments.values() for each in other.record.entrants}
        self.reception.dismiss(set(gone.record.entrants) - entered)
        self._directory.save_hall()
        self._dues.pop(id, None)
        self.audience.tell_soon()

    def _keep_index(self) -> None:
        self._directory.shelf.keep(INDEX, msgspec.msgpack.encode(list(self.tournaments)))

    def changed(self, id: str) -> None:
        """Saves a tournament, and has those told who look at it."""
        self._directory.shelf.keep(f"tournament/{id}", to_bytes(self.tournaments[id].record))
        self.audience.note(id)

    # Taken up

    def lead(self) -> Outgoing:
        """Runs the tournaments from now on, as they were saved, with their tables. Returns what is sent."""
        self.leads = True
        told = self.reread()
        for id, tournament in self.tournaments.items():
            for pairing in [each for each in tournament.running if each.table]:
                self.tables.register(id, pairing)
                try:
                    self.tables.fetch(pairing.table)
                except Refusal:  # it is lost: another is opened
                    pairing.table = ""
            for table in self.tables.served(id):
                told += self.note(table)
            told += self.go_on(id)
        return told

    def follow(self) -> Outgoing:
        """Another process runs the tournaments from now on. Returns what is sent."""
        self.leads = False
        self._dues.clear()
        return self.reread()

    def reread(self, changed: Collection[str] | None = None) -> Outgoing:
        """Takes in the tournaments as they were saved: all of them, or what has changed, by the names of the records.
        Returns what is sent."""
        index = self._directory.shelf.kept(INDEX)
        ids = msgspec.msgpack.decode(index, type=list[str]) if index else []
        before = dict(self.tournaments)
        self.tournaments.clear()
        for id in ids:
            known = before.get(id) if changed is not None and f"tournament/{id}" not in changed else None
            if (tournament := known or self._read(id)) is not None:
                self.tournaments[id] = tournament
        for id in before.keys() - self.tournaments.keys():
            self.tables.release(id, ())
        self.audience.tell_soon()
        new = [id for id, tournament in self.tournaments.items() if before.get(id) is not tournament]
        return [] if self.leads else [each for id in new for each in self._take_in(id)]

    def _read(self, id: str) -> Tournament | None:
        try:
            return Tournament(from_bytes(self._directory.shelf.kept(f"tournament/{id}")))
        except CannotContinue as error:
            log.error("The tournament %s cannot be read: %s", id, error)
            return None

    def _take_in(self, id: str) -> Outgoing:
        """Takes note of a tournament that has changed elsewhere, and looks after those of its tables that are served
        here."""
        running = self.tournaments[id].running
        self.tables.release(id, {pairing.number for pairing in running})
        for pairing in running:
            if pairing.table:
                self.tables.register(id, pairing)
        self.audience.note(id)
        return [each for table in self.tables.served(id) for each in self.note(table)]

    # Tables

    def go_on(self, id: str) -> Outgoing:
        """A tournament has changed: it is saved, games that have no table get one, and those that are over let theirs
        go. Returns what is sent."""
        tournament = self.tournaments[id]
        tournament.draw_open(self.now())
        told: Outgoing = []
        if tournament.all_ready:
            with suppress(Refusal):  # too many have withdrawn: it is for the organiser to go on
                told += self.begin(tournament)
        self.tables.release(id, {pairing.number for pairing in tournament.running})
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
        prepare(table, plan, self.reception.organiser)
        pairing.table = number_of(table.id)
        self.tables.register(tournament.record.id, pairing)
        return self.note(table)

    def arrived(self, table: Table) -> Outgoing:
        """A table has been fetched, which may be one of a tournament. Returns what is sent."""
        if self.tables.of(table) is None:
            return []
        self.tables.serve(table)
        return self.note(table)

    def closed(self, number: str) -> Outgoing:
        """A table is closed, by the organiser or since it cannot go on: if it was one of a tournament, its game is
        played at another. Returns what is sent."""
        at = self.tables.drop(number)
        if at is None or not self.leads:
            return []
        self.tournaments[at.tournament].pairing(at.pairing).table = ""
        return self.go_on(at.tournament)

    def note(self, table: Table, late: bool = False) -> Outgoing:
        """Something has happened at a table: if it is one of a tournament, its seats stay reserved, its game begins
        once all are there or it is `late`, and its result is taken. Returns what is sent."""
        at = self.tables.of(table)
        if at is None or table.playing is not None:
            return []
        tournament = self.tournaments[at.tournament]
        pairing = tournament.pairing(at.pairing)
        places = places_at(table, pairing.players)
        if places is not None:
            return self._finished(table, GameOver(at.tournament, at.pairing, places))
        holders = [self._holder(tournament, id) for id in pairing.players]
        changed = reserve(table, holders)
        told = table.lobby() if changed else []
        told += begun(table, late)
        if told or changed:
            self._directory.touch(table)
        return told

    def _finished(self, table: Table, over: GameOver) -> Outgoing:
        """Takes a result, or tells it to the process that runs the tournaments."""
        if self.leads:
            self.tournaments[over.tournament].finished(over.pairing, over.places)
            return self.go_on(over.tournament)
        if self.tables.tell(table):
            self.requests.ask(Waiting(None, self.reception.organiser, "", over))
        return []

    def _holder(self, tournament: Tournament, id: int) -> Reserved:
        entrant = tournament.record.entrants[id]
        person = self.reception.people.everybody.get(id)
        level = entrant.level or ("" if person is not None else "squire")
        return Reserved(None if level else person, level)

    # People

    def enter(self, tournament: Tournament, person: Person) -> None:
        """Enters a person, who becomes a member of the hall. Raises Refusal."""
        tournament.enter(person.id, person.name)
        tournament.rename(person.id, self.reception.enrol(person).name)
        self._directory.save_hall()

    def renamed(self, person: Person) -> None:
        """A person of the hall may have another name, or another key. Raises Refusal."""
        self.tables.rekey(person)
        entered = [each for each in self.tournaments.values() if person.id in each.record.entrants]
        if all(each.record.entrants[person.id].name == person.name for each in entered):
            return
        if not self.leads:
            self.requests.ask(Waiting(None, person, "", Renamed()))
            return
        people = self.reception.people
        if (known := people.everybody.get(person.id)) is not None:
            people.rename(known, person.name)
            person = known
        for each in entered:
            each.rename(person.id, person.name)
            self.changed(each.record.id)
        self._directory.save_hall()

    # Time

    @property
    def due(self) -> float:
        """The moment to call `tick`, on the clock of the hall; infinite if nobody is waited for."""
        due = min(self.audience.due, self.tables.due)
        if not self._dues:  # a hall without tournaments: this is asked after every message
            return due
        ahead = min(self._dues.values()) - self.now()
        return min(due, self._directory.clocks.now() + max(0.0, ahead))

    def tick(self) -> Outgoing:
        """Time has passed: games begin without those who are late, open tournaments go on, and who looks is told."""
        told: Outgoing = []
        for table in self.tables.late():
            told += self.note(table, late=True)
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
