"""A round of many is drawn while the hall goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol import messages as p
from netplay.tournament.draw import Draw
from tests.netplay.hall.served import Served

NAMES = ("Ann", "Bert", "Cleo", "Dan")


async def reached(condition: Callable[[], object]) -> None:
    with trio.fail_after(20):
        while not condition():
            await trio.sleep(0.01)


class Drawing:
    """A draw that takes as long as the test wants, ten seconds at most."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_end, self.waited = threading.Event(), threading.Event(), False
        run = Draw.run

        def slow(draw: Draw):
            self.begun.set()
            self.waited = self.may_end.wait(10)
            return run(draw)

        monkeypatch.setattr(Draw, "run", slow)


@pytest.fixture
def drawing(monkeypatch):
    drawing = Drawing(monkeypatch)
    yield drawing
    drawing.may_end.set()


async def club(nursery: trio.Nursery) -> tuple[Served, Client, list[Client], str]:
    """A hall, its organiser, the entrants of a tournament, and the tournament."""
    served = Served(nursery)
    olga = served.client("Olga", Way(hall=True, code=served.hall.reception.organiser_code()))
    players = [served.client(name) for name in NAMES]
    await reached(lambda: all(each.state.hall.listed for each in (olga, *players)))
    olga.send(p.OpenTournament(p.Plan("Cup", "academy")))
    await reached(lambda: all(each.state.hall.tournaments.rows for each in players))
    (cup,) = served.hall.desk.tournaments
    for each in players:
        each.send(p.EnterTournament(cup))
    await reached(lambda: all(each.state.hall.tournaments.entered(cup) for each in players))
    return served, olga, players, cup


async def test_while_a_round_is_drawn_the_hall_goes_on(drawing):
    async with trio.open_nursery() as nursery:
        served, olga, players, cup = await club(nursery)
        tournament = served.hall.desk.tournaments[cup]
        olga.send(p.NextRound(cup))
        await reached(drawing.begun.is_set)
        players[0].send(p.Chat("Is it our turn?"))
        await reached(lambda: any(line.text == "Is it our turn?" for line in players[1].state.hall.talk.lines))
        players[3].send(p.Withdraw(cup))
        olga.send(p.NextRound(cup))
        await reached(lambda: tournament.record.entrants[players[3].state.hall.tournaments.me].gone)
        assert tournament.record.rounds == []
        assert olga.state.requests.rejected is None
        drawing.may_end.set()
        await reached(lambda: players[0].state.hall.tournaments.rows[cup].round == 1)
        assert drawing.waited, "it was drawn while the hall did all this"
        assert len(tournament.running) == 1, "who has withdrawn meanwhile has lost"
        nursery.cancel_scope.cancel()


async def test_a_round_that_cannot_be_drawn_is_logged_and_may_be_begun_again(monkeypatch, caplog):
    def broken(draw: Draw):
        raise ValueError("no pairs")

    async with trio.open_nursery() as nursery:
        served, olga, players, cup = await club(nursery)
        with monkeypatch.context() as patch:
            patch.setattr(Draw, "run", broken)
            olga.send(p.NextRound(cup))
            await reached(lambda: "A computation has failed" in caplog.text)
        assert served.hall.desk.tournaments[cup].stage == "entry"
        olga.send(p.NextRound(cup))
        await reached(lambda: all(each.state.hall.tournaments.tables for each in players))
        nursery.cancel_scope.cancel()
