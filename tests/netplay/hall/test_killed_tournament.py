"""A real hall's process is killed in a round of a tournament and started again: the round goes on, with all seats."""

from __future__ import annotations

import random

import pytest
import trio

from netplay.client import client as clients
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol import messages as p
from tests.netplay.hall.test_killed_hall import moving, reached
from tests.netplay.killable import Killable

pytestmark = pytest.mark.process


class ClubProcess(Killable):
    """A hall's process, whose organiser's code is known."""

    code = ""

    async def start(self, *more: str) -> None:
        await super().start(*more)
        while not (line := await self.line()).startswith("The organiser"):
            assert line
        self.code = line.split()[-1]


@pytest.fixture
def hall(tmp_path):
    hall = ClubProcess(tmp_path / "hall.sqlite", "hall", "--bind", "127.0.0.1", "--quiet")
    yield hall
    hall.kill()


def visitor(hall: ClubProcess, name: str, code: str = "") -> Client:
    """A client that looks at the list, and plays at random wherever it is asked."""
    here, heard = moving(random.Random(name))
    client = Client("127.0.0.1", hall.port, name, heard, Way(hall=True, code=code))
    here.append(client)
    return client


def mine(client: Client) -> list[str]:
    return client.state.hall.tournaments.tables


async def test_after_a_kill_in_a_round_the_tournament_goes_on(hall, monkeypatch):
    monkeypatch.setattr(clients, "BACKOFF", (0.2, 0.5))
    await hall.start()
    async with trio.open_nursery() as nursery:
        olga, players = (
            visitor(hall, "Olga", hall.code),
            [visitor(hall, name) for name in ("Ann", "Bert", "Cleo", "Dan")],
        )
        for each in (olga, *players):
            nursery.start_soon(each.run)
        await reached(lambda: olga.state.hall.listed)
        olga.send(p.OpenTournament(p.Plan("Cup", "academy", rounds=1)))
        await reached(lambda: all(each.state.hall.tournaments.rows for each in (olga, *players)))
        (cup,) = olga.state.hall.tournaments.rows
        for each in players:
            each.send(p.EnterTournament(cup))
        await reached(lambda: olga.state.hall.tournaments.rows[cup].entrants == 4)
        olga.send(p.NextRound(cup))
        await reached(lambda: all(mine(each) for each in players))
        for each in players:
            each.send(p.JoinTable(mine(each)[0]))
        await reached(lambda: all(each.state.games.reports for each in players))
        seats = [each.state.table.my_seat for each in players]
        hall.kill()
        await reached(lambda: all(each.status == "lost" for each in (olga, *players)))
        await hall.start()
        await reached(lambda: all(each.status == "open" and each.state.table.lobby for each in players))
        assert [each.state.table.my_seat for each in players] == seats
        await reached(lambda: olga.status == "open" and olga.state.hall.tournaments.rows.get(cup))
        await reached(lambda: olga.state.hall.tournaments.rows[cup].stage == "over")
        olga.send(p.LookAtTournament(cup))
        await reached(lambda: cup in olga.state.hall.tournaments.shown)
        assert sum(each.points for each in olga.state.hall.tournaments.shown[cup].standings) == 2 * p.WIN
        nursery.cancel_scope.cancel()
    assert (hall.path.parent / "hall-tournaments" / f"{cup}.csv").read_text().count("standing,") == 4
