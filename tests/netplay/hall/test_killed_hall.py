"""A real hall's process is killed and started again: all tables come back with all seats, and the players by
themselves."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import trio

from netplay.client import client as clients
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol import messages as p
from tests.netplay.killable import Killable

pytestmark = pytest.mark.process
TABLES = 3


@pytest.fixture
def hall(tmp_path):
    hall = Killable(tmp_path / "hall.sqlite", "hall", "--bind", "127.0.0.1", "--quiet")
    yield hall
    hall.kill()


def moving(rng: random.Random) -> tuple[list[Client], Callable[[p.Message | None], None]]:
    """A list for one client, and what makes it play at random whenever it is asked."""
    here: list[Client] = []

    def heard(message: p.Message | None) -> None:
        for client in here:
            state = client.state
            if client.status == "open" and state.games.replica and state.requests.pending is None:
                legal = state.games.replica.legal()
                if legal:
                    client.send(state.act(rng.choice(list(legal))))

    return here, heard


def client_at(hall: Killable, name: str, wish: p.OpenTable | p.JoinTable) -> Client:
    here, heard = moving(random.Random(name))
    client = Client("127.0.0.1", hall.port, name, heard, Way(wish=wish))
    here.append(client)
    return client


def steps(client: Client) -> int:
    """The number of steps that a client knows of."""
    return len(client.state.games.reports) if client.state.games.current else 0


async def reached(condition: Callable[[], object]) -> None:
    """Waits until it is so, for a minute at most."""
    with trio.fail_after(60):
        while not condition():
            await trio.sleep(0.02)


async def test_after_a_kill_all_tables_come_back_and_the_games_go_on(hall, monkeypatch):
    monkeypatch.setattr(clients, "BACKOFF", (0.2, 0.5))
    await hall.start()
    async with trio.open_nursery() as nursery:
        hosts = [client_at(hall, f"Anna {at}", p.OpenTable(f"Table {at}", "academy")) for at in range(TABLES)]
        for each in hosts:
            nursery.start_soon(each.run)
        await reached(lambda: all(each.state.table.lobby for each in hosts))
        numbers = [each.state.table.welcome.table_id[:6] for each in hosts]
        guests = [client_at(hall, f"Bert {at}", p.JoinTable(number)) for at, number in enumerate(numbers)]
        for each in guests:
            nursery.start_soon(each.run)
        await reached(lambda: all(each.state.table.my_seat == 1 for each in guests))
        for host, guest in zip(hosts[:-1], guests[:-1], strict=True):
            guest.send(p.Ready(True))
            await reached(lambda host=host: host.state.table.lobby.problem is None)
            host.send(p.Start())
        await reached(lambda: all(steps(each) >= 5 for each in hosts[:-1]))
        hall.kill()
        await reached(lambda: all(each.status == "lost" for each in (*hosts, *guests)))
        known = [steps(each) for each in hosts[:-1]]
        await hall.start()
        await reached(lambda: all(each.status == "open" for each in (*hosts, *guests)))
        await reached(lambda: all(each.state.table.my_seat is not None for each in (*hosts, *guests)))
        assert [each.state.table.my_seat for each in (*hosts, *guests)] == [0] * TABLES + [1] * TABLES
        await reached(lambda: all(
            steps(each) > before + 2 or each.state.games.finished
            for each, before in zip(hosts[:-1], known, strict=True)
        ))  # fmt: skip
        looks = Client("127.0.0.1", hall.port, "Cleo", lambda message: None, Way(hall=True))
        nursery.start_soon(looks.run)
        await reached(lambda: len(looks.state.hall.tables) == TABLES)
        assert {row.name for row in looks.state.hall.tables.values()} == {f"Table {at}" for at in range(TABLES)}
        nursery.cancel_scope.cancel()
