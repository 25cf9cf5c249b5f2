"""Tables of the local network: false announcements hide no true one."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from netplay.addresses import Interface
from netplay.discovery import browse
from netplay.discovery.advertise import announcement_of_hall
from netplay.discovery.announcement import SERVICE, Announcement, FoundTable, read
from netplay.discovery.browse import TableBrowser
from tests.netplay.hall.building import Building

ADDED = SimpleNamespace(name="Added")


class Network(TableBrowser):
    """A browser that is answered from a list instead of a network. Announcers that are not in it never answer."""

    def __init__(self, tables: dict[str, FoundTable]) -> None:
        super().__init__()
        self._tables = tables

    async def _answer(self, zeroconf, name: str) -> FoundTable | None:
        await asyncio.sleep(0 if name in self._tables else 0.01)
        return self._tables.get(name)


def table(number: int, host: str) -> FoundTable:
    return FoundTable(Announcement(f"Table {number}", "academy", 2, False, False), host, 4000 + number)


async def heard(network: Network, names: list[str]) -> tuple[FoundTable, ...]:
    """What is known some time after these were announced."""
    for name in names:
        network.heard(None, SERVICE, f"{name}.{SERVICE}", ADDED)
    for _ in range(100):
        await asyncio.sleep(0.005)
    return network.found


@pytest.mark.parametrize("number", [60, 1000])
@pytest.mark.parametrize("answers", [True, False], ids=["that answer", "that are silent"])
def test_false_announcements_of_one_machine_hide_no_true_table(number, answers):
    true = table(0, "192.0.2.9")
    false = {f"false{at}.{SERVICE}": table(at, "192.0.2.66") for at in range(1, number + 1)} if answers else {}
    network = Network({**false, f"true.{SERVICE}": true})
    names = [*(f"false{at}" for at in range(1, number + 1)), "true"]
    found = asyncio.run(heard(network, names))
    assert true in found
    assert len(found) <= 1 + browse.MOST_OF_ONE


def test_sixty_false_announcements_of_sixty_addresses_hide_no_true_table():
    true = table(0, "192.0.2.9")
    false = {f"false{at}.{SERVICE}": table(at, f"192.0.2.{100 + at}") for at in range(60)}
    found = asyncio.run(
        heard(Network({**false, f"true.{SERVICE}": true}), [*(f"false{at}" for at in range(60)), "true"])
    )
    assert true in found


def test_a_table_that_has_gone_makes_room_for_another_of_its_address():
    tables = {f"{at}.{SERVICE}": table(at, "192.0.2.9") for at in range(browse.MOST_OF_ONE + 1)}
    network = Network(tables)

    async def play() -> tuple[FoundTable, ...]:
        await heard(network, [str(at) for at in range(browse.MOST_OF_ONE + 1)])
        network.heard(None, SERVICE, f"0.{SERVICE}", SimpleNamespace(name="Removed"))
        return await heard(network, [str(browse.MOST_OF_ONE)])

    assert [each.port for each in asyncio.run(play())] == [4001, 4002, 4003, 4004]


def test_a_hall_is_announced_with_its_tables_and_read_as_one():
    club = Building()
    club.enter("Anna")
    club.open("Anna")
    sign = announcement_of_hall(club.hall)
    assert (sign.table, sign.is_hall, sign.tables, sign.free, sign.locked) == ("Club", True, 1, 1, False)
    entries = {key.encode(): value.encode() for key, value in sign.entries().items()}
    found = read(entries, ["192.168.1.9"], 4747, [Interface("lan", "192.168.1.5", 24)])
    assert found is not None
    assert found.sign == sign
    for many in (b"-1", b"x", b"9" * 4):
        other = read({**entries, b"tables": many}, ["192.168.1.9"], 4747, [Interface("lan", "192.168.1.5", 24)])
        assert other is not None
        assert other.sign.tables in (0, 9999)
