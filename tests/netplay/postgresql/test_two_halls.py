"""Two real processes serve one hall: who asks the wrong one is sent on, and what one leaves the other takes."""

from __future__ import annotations

import pytest
import trio

from netplay.client import client as clients
from netplay.postgresql.committer import EVERY
from netplay.protocol import messages as p
from netplay.protocol.relay_lines import Pass

from .club import HallProcess, Player, opened_table, reached

pytestmark = pytest.mark.process


@pytest.fixture
def halls(cluster, database, monkeypatch):
    monkeypatch.setattr(clients, "BACKOFF", (0.1, 0.4))
    halls = [HallProcess(cluster.url(database)) for _ in range(2)]
    yield halls
    for each in halls:
        each.kill()


async def started(halls: list[HallProcess]) -> list[HallProcess]:
    for each in halls:
        await each.start()
    return halls


async def test_a_client_follows_to_the_process_of_its_table(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", one.port)
        looker = Player("Cleo", other.port, None)
        nursery.start_soon(looker.client.run)
        await reached(lambda: looker.state.hall.tables)
        assert [row.name for row in looker.state.hall.tables.values()] == ["Anna'"]
        guest = Player("Bert", other.port, p.JoinTable(host.table[:6]))
        nursery.start_soon(guest.client.run)
        await reached(lambda: guest.table)
        assert (guest.table, guest.client.where) == (host.table, one.address)
        nursery.cancel_scope.cancel()


async def test_a_visitor_of_a_door_comes_to_a_table_of_another_process(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", one.port)
        guest = Player("Bert", other.port, p.JoinTable(host.table[:6]), stays=True)
        nursery.start_soon(guest.client.run)
        await reached(lambda: guest.table)
        assert (guest.table, guest.client.where) == (host.table, one.address)
        assert guest.client.route.call() == (guest.client.route.home, Pass(one.address))
        nursery.cancel_scope.cancel()


async def test_friends_are_told_the_address_at_which_clients_reach_the_hall(halls):
    one, _ = halls
    one.reached_at = "club.example:4747"
    assert (await one.start()).rstrip().endswith(" join club.example:4747")


async def test_a_killed_process_loses_nothing_that_was_told(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", one.port)
        await reached(lambda: other.address in [each.shown for each in host.client.route._others])
        one.kill()
        told = host.steps
        reports = list(host.state.games.reports)
        await reached(lambda: host.client.status == "lost")
        await reached(lambda: host.client.where == other.address and (host.steps > told + 2 or host.over))
        assert list(host.state.games.reports)[:told] == reports
        nursery.cancel_scope.cancel()


async def test_clients_of_a_process_that_ends_in_order_go_on_at_the_other(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", one.port)
        await reached(lambda: other.address in [each.shown for each in host.client.route._others])
        one.end()
        told = host.steps
        await reached(lambda: host.client.status != "open")
        assert host.client.status == "lost"
        await reached(lambda: host.client.where == other.address and (host.steps > told + 2 or host.over))
        nursery.cancel_scope.cancel()


async def test_the_organiser_of_one_process_rules_the_whole_hall(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", other.port)
        host.plays = False  # the game is to go on while it is paused
        olga, cleo = Player("Olga", one.port, None, one.code), Player("Cleo", other.port, None)
        for each in (olga, cleo):
            nursery.start_soon(each.client.run)
        hall, number = olga.state.hall, host.table[:6]
        await reached(lambda: number in hall.tables and cleo.client.status == "open" and hall.welcome.organiser)
        olga.client.send(p.Announce("Tea is ready."))
        await reached(lambda: "announced" in cleo.said and "announced" in host.said)
        olga.client.send(p.PauseTable(number))
        await reached(lambda: hall.tables[number].paused)
        olga.client.send(p.MovePerson(await number_of_person(olga, "Anna")))
        await reached(lambda: host.state.hall.in_list)
        olga.client.send(p.CloseTable(number))
        await reached(lambda: number not in hall.tables and number not in cleo.state.hall.tables)
        nursery.cancel_scope.cancel()


async def test_a_password_of_the_hall_counts_at_every_process(halls):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        olga = Player("Olga", one.port, None, one.code)
        nursery.start_soon(olga.client.run)
        await reached(lambda: olga.client.status == "open" and olga.state.hall.welcome)
        olga.client.send(p.ProtectHall("secret"))
        await reached(lambda: olga.state.hall.protected)
        await trio.sleep(2 * EVERY)
        stranger = Player("Dora", other.port, None)
        nursery.start_soon(stranger.client.run)
        await reached(lambda: stranger.client.status == "closed")
        assert stranger.state.table.refused.code == "password"
        nursery.cancel_scope.cancel()


async def number_of_person(organiser: Player, name: str) -> int:
    """The number under which the organiser knows a person of any process, once they are told of them."""
    for _ in range(60):
        organiser.client.send(p.AskWhereabouts())
        await trio.sleep(0.5)
        told = organiser.state.hall.whereabouts
        for each in told.people if told else ():
            if each.name == name:
                return each.person
    raise AssertionError(f"The organiser is not told of {name}.")


async def test_a_process_that_wakes_after_its_lease_writes_nothing_and_sends_its_clients_on(halls, cluster, database):
    one, other = await started(halls)
    async with trio.open_nursery() as nursery:
        host = await opened_table(nursery, "Anna", one.port)
        await reached(lambda: host.state.games.replica.legal() or host.over)
        host.plays = False
        one.pause()
        host.move()  # waits in the line to the paused process
        lease = f"SELECT expires < clock_timestamp() FROM round_table.processes WHERE address = '{one.address}'"
        await reached(lambda: cluster.ask(lease, database) == [(True,)])
        witness = Player("Cleo", other.port, p.JoinTable(host.table[:6]))
        nursery.start_soon(witness.client.run)
        await reached(lambda: witness.steps)
        assert witness.client.where == other.address
        one.go_on()
        await reached(lambda: host.client.where == other.address and host.client.status == "open")
        known, host.plays = host.steps, True
        host.move()
        await reached(lambda: host.over or host.steps > known + 3)
        host.plays = False
        await reached(lambda: host.steps == witness.steps)
        seen = [(each.seq, each.digest) for each in witness.state.games.reports]
        assert seen == [(each.seq, each.digest) for each in host.state.games.reports]
        owners = "SELECT term, p.address FROM round_table.tables t JOIN round_table.processes p ON p.id = t.owner"
        assert cluster.ask(owners, database) == [(2, other.address)]
        nursery.cancel_scope.cancel()
