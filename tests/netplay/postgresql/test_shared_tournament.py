"""A tournament of a hall of two real processes: its people are at both, and it goes on when either is killed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import trio

from netplay.client import client as clients
from netplay.protocol import messages as p

from .club import HallProcess, Player, reached

pytestmark = pytest.mark.process
NAMES = ("Ann", "Bert", "Cleo", "Dan")


class Entrant(Player):
    """Goes to the table where a seat is reserved, plays at random, and comes back to the list after the game."""

    def move(self) -> None:
        hall, tables = self.state.hall, self.state.hall.tournaments.tables
        if hall.in_list and not hall.joining:
            self.client.send(p.JoinTable(tables[0])) if tables else None
        elif self.at_table and self.table[:6] not in tables and not hall.leaving:
            self.client.send(p.ToList())
        else:
            super().move()

    @property
    def at_table(self) -> bool:
        return self.state.hall.welcome is not None and not self.state.hall.in_list

    @property
    def me(self) -> int:
        return self.state.hall.tournaments.me


class Cup:
    """A tournament with the organiser and two entrants at one process, and two at the other."""

    def __init__(self, nursery: trio.Nursery, one: HallProcess, other: HallProcess) -> None:
        self.nursery, self.id = nursery, ""
        self.olga = Player("Olga", one.port, None, one.code)
        self.entrants = [Entrant(name, hall.port, None) for name, hall in zip(NAMES, (one, other) * 2, strict=True)]
        for each in (self.olga, *self.entrants):
            nursery.start_soon(each.client.run)

    @property
    def known(self) -> p.TournamentShown | None:
        """The tournament as the organiser knows it."""
        return self.olga.state.hall.tournaments.shown.get(self.id)

    def games(self) -> list[p.Meeting]:
        return self.known.meetings if self.known else []

    def at(self, round: int, stage: str) -> bool:
        row = self.olga.state.hall.tournaments.rows.get(self.id)
        return self.olga.client.status == "open" and row is not None and (row.round, row.stage) == (round, stage)

    def ask(self, message: p.Message) -> None:
        self.olga.client.send(message)

    async def open(self, rounds: int = 2) -> None:
        """Opens it, and all enter."""
        everybody = [self.olga, *self.entrants]
        await reached(lambda: all(each.state.hall.listed for each in everybody))
        self.ask(p.OpenTournament(p.Plan("Cup", "academy", rounds=rounds, stand_in=5)))
        await reached(lambda: all(each.state.hall.tournaments.rows for each in everybody))
        (self.id,) = self.olga.state.hall.tournaments.rows
        for each in self.entrants:
            each.client.send(p.EnterTournament(self.id))
        await reached(lambda: all(each.state.hall.tournaments.entered(self.id) for each in self.entrants))
        await reached(lambda: self.known and len(self.known.standings) == len(NAMES))

    async def play(self, number: int, stage: str = "break") -> None:
        """Begins a round, and waits until it is over."""
        self.ask(p.NextRound(self.id))
        await self.until(number, stage)

    async def until(self, number: int, stage: str) -> None:
        """Waits until a round is at this stage. Entrants act also when they are told nothing, as people do."""
        await reached(lambda: self.at(number, stage) or self.nudge())

    def nudge(self) -> None:
        for each in self.entrants:
            each.heard(None)

    async def moved_to(self, hall: HallProcess) -> None:
        """Waits until everybody is at this process."""
        everybody = [each.client for each in (self.olga, *self.entrants)]
        await reached(lambda: all(each.status == "open" and each.where == hall.address for each in everybody))
        self.ask(p.LookAtTournament(self.id))
        await reached(lambda: self.known)

    def pause(self, on: bool = True) -> None:
        """The entrants play no more, or go on."""
        for each in self.entrants:
            each.plays = not on
            if not on and each.client.status == "open":
                each.move()


@asynccontextmanager
async def opened_cup(halls: list[HallProcess]) -> AsyncIterator[Cup]:
    """Starts both processes, and opens a tournament which all have entered."""
    for each in halls:
        await each.start()
    async with trio.open_nursery() as nursery:
        cup = Cup(nursery, *halls)
        await cup.open()
        yield cup
        nursery.cancel_scope.cancel()


@pytest.fixture
def halls(cluster, database, monkeypatch, tmp_path):
    monkeypatch.setattr(clients, "BACKOFF", (0.1, 0.4))
    halls = [HallProcess(cluster.url(database)) for _ in range(2)]
    for number, each in enumerate(halls):
        each.folder = tmp_path / str(number)
    yield halls
    for each in halls:
        each.kill()


@pytest.fixture
def leader(cluster, database, halls) -> Callable[[], HallProcess]:
    """Returns the process that runs the tournaments."""

    def found() -> HallProcess:
        query = "SELECT address FROM round_table.desk d JOIN round_table.processes p ON p.id = d.owner"
        ((address,),) = cluster.ask(query, database)
        return next(each for each in halls if each.address == address)

    return found


def results(hall: HallProcess, cup: str) -> str:
    path = hall.folder / "round-table" / "hall-tournaments" / f"{cup}.csv"
    return path.read_text() if path.exists() else ""


def is_complete(table: str) -> bool:
    """True if these are the results of both rounds, with everybody in each."""
    games = [line.split(",") for line in table.splitlines() if line.startswith("game,")]
    return "playing" not in table and sorted(row[4] for row in games) == sorted(2 * NAMES)


async def test_a_tournament_of_two_rounds_is_played_by_people_at_both_processes(halls, leader):
    one, other = halls
    async with opened_cup(halls) as cup:
        assert len({each.me for each in cup.entrants}) == len(NAMES)
        await cup.play(1)
        await cup.play(2, "over")
        await reached(lambda: is_complete(results(one, cup.id)) and results(one, cup.id) == results(other, cup.id))


async def test_when_the_process_that_runs_it_is_killed_between_rounds_the_other_goes_on(halls, leader):
    one, other = halls
    async with opened_cup(halls) as cup:
        await cup.play(1)
        standings = cup.known.standings
        assert leader() is one
        one.kill()
        await cup.moved_to(other)
        await reached(lambda: cup.at(1, "break") and leader() is other)
        assert cup.known.standings == standings
        await cup.play(2, "over")
        await reached(lambda: is_complete(results(other, cup.id)))


async def test_when_the_process_that_runs_it_is_killed_in_a_round_its_games_go_on(halls, leader):
    one, other = halls
    async with opened_cup(halls) as cup:
        cup.pause()
        cup.ask(p.NextRound(cup.id))
        await reached(lambda: all(each.state.hall.tournaments.tables for each in cup.entrants))
        for each in cup.entrants:
            each.move()
        await reached(lambda: all(each.state.games.replica for each in cup.entrants))
        seats = [(each.table, each.state.table.my_seat) for each in cup.entrants]
        assert leader() is one
        one.kill()
        await cup.moved_to(other)
        await reached(lambda: all(each.state.games.replica and each.table for each in cup.entrants))
        assert [(each.table, each.state.table.my_seat) for each in cup.entrants] == seats
        cup.pause(False)
        await cup.until(1, "break")
        await one.start()
        await cup.play(2, "over")
        await reached(lambda: is_complete(results(other, cup.id)) and results(one, cup.id) == results(other, cup.id))


async def test_what_was_asked_of_a_process_that_hangs_the_next_one_does(halls, leader):
    one, other = halls
    async with opened_cup(halls) as cup:
        assert leader() is one
        eve = Entrant("Eve", other.port, None)
        cup.nursery.start_soon(eve.client.run)
        await reached(lambda: cup.id in eve.state.hall.tournaments.rows)
        one.pause()
        eve.client.send(p.EnterTournament(cup.id))
        await reached(lambda: eve.state.hall.tournaments.entered(cup.id))
        assert leader() is other
        one.go_on()
        await reached(lambda: cup.known and "Eve" in {each.name for each in cup.known.standings})
        assert leader() is other


async def test_the_arena_goes_on_when_the_process_that_runs_it_is_killed(halls, leader):
    one, other = halls
    for each in halls:
        each.arena = "academy"
        await each.start()
    async with trio.open_nursery() as nursery:
        ann, bert = Entrant("Ann", one.port, None), Entrant("Bert", other.port, None)
        for each in (ann, bert):
            nursery.start_soon(each.client.run)
        await reached(lambda: ann.state.hall.tournaments.rows and bert.state.hall.tournaments.rows)
        ((id, row),) = bert.state.hall.tournaments.rows.items()
        assert (row.plan.game, row.plan.format, [*ann.state.hall.tournaments.rows]) == ("academy", "open", [id])
        await reached(lambda: all(len(each.client.route._others) == 2 for each in (ann, bert)))
        leader().kill()
        await reached(lambda: ann.client.where == bert.client.where and ann.client.status == "open")
        for each in (ann, bert):
            await reached(lambda each=each: id in each.state.hall.tournaments.rows)
            each.client.send(p.EnterTournament(id))
            await reached(lambda each=each: each.state.hall.tournaments.entered(id))
            each.client.send(p.ReadyForRound(id))
        await reached(lambda: ann.table and ann.table == bert.table and ann.steps > 3)
        assert [*bert.state.hall.tournaments.rows] == [id]
        nursery.cancel_scope.cancel()
