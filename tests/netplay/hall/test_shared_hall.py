"""One process of a shared hall, without a store: tables are fetched, found elsewhere, and lost."""

from __future__ import annotations

import pytest

from netplay.hall.directory import Clocks
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.hall.shelf import Coming
from netplay.protocol import messages as p
from netplay.table.table import Table
from tests.netplay.hall.building import Building, Cupboard

ELSEWHERE = "club.example:4747"
ID = "0123456789abcdef"


class Distant(Cupboard):
    """A shelf from which tables come later."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def take(self, id: str) -> Table:
        self.asked.append(id)
        raise Coming(id)


class SharedBuilding(Building):
    """A building whose hall is one process of several."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf = Distant()
        clocks = Clocks(lambda: self.clock, lambda: 1e9 + self.clock)
        self.hall = SharedHall("Club", SharedDirectory(clocks, shelf=self.shelf))
        self.hall.addresses = ["here:1", ELSEWHERE]

    def come(self, peer: str, *can: str) -> None:
        """Comes into the hall as a program that can this."""
        self.deliver(self.hall.join(peer, p.greeting(peer, can=("door", p.HALL, *can))))
        self.deliver(self.hall.receive(peer, p.Enter()))

    def told(self, peer: str, mail) -> list[p.Message]:
        before = len(self.heard[peer])
        self.deliver(mail)
        return self.heard[peer][before:]


@pytest.fixture
def building():
    building = SharedBuilding()
    building.come("anna", p.MOVED)
    building.come("bert")
    return building


def opened(building: SharedBuilding, peer: str) -> Table:
    welcome = next(each for each in building.send(peer, p.OpenTable("Camelot", "academy")) if type(each) is p.Welcome)
    return building.hall.directory.find(welcome.table_id[:6])


def test_who_can_follow_is_told_all_addresses_of_the_hall(building):
    assert [each.addresses for each in building.heard["anna"] if type(each) is p.HallAddresses] == [
        ["here:1", ELSEWHERE]
    ]
    assert not any(type(each) is p.HallAddresses for each in building.heard["bert"])
    told = building.told("anna", building.hall.note_addresses(["here:1"]))
    assert told == [p.HallAddresses(["here:1"])]
    assert building.hall.note_addresses(["here:1"]) == []


def test_who_asks_for_a_table_of_another_process_is_sent_on(building):
    for peer in ("anna", "bert"):
        assert building.send(peer, p.JoinTable(ID[:6])) == []
    assert building.shelf.asked == [ID[:6]] * 2
    mail = building.hall.not_here(ID, ELSEWHERE)
    assert [message for peer, message in mail if peer == "anna"] == [p.Moved(ELSEWHERE, ID[:6])]
    (turned_back, *_) = [message for peer, message in mail if peer == "bert"]
    assert (turned_back.code, ELSEWHERE in turned_back.text) == ("moved-on", True)


def test_who_waits_for_a_table_comes_in_once_it_is_there(building):
    table = Table("Camelot", "academy", now=lambda: 0.0)
    building.send("anna", p.JoinTable(table.id[:6]))
    told = building.told("anna", building.hall.arrived(table))
    assert [type(each) for each in told] == [p.Challenge]


def test_who_leaves_while_a_table_is_fetched_is_told_nothing(building):
    building.send("anna", p.JoinTable(ID[:6]))
    building.hall.leave("anna")
    assert building.hall.not_here(ID, ELSEWHERE) == []


def test_a_table_that_nobody_has_is_refused_and_asked_for_only_once(building):
    building.send("anna", p.JoinTable(ID[:6]))
    (refused,) = building.told("anna", building.hall.not_found(ID))
    assert refused.code == "no-such-table"
    assert building.shelf.asked == [ID[:6]]


@pytest.mark.parametrize("number", ["", "0123456", "%", "_23456", "ABCDEF", "'; DROP"])
def test_what_is_no_number_of_a_table_is_not_looked_for(building, number):
    (refused,) = building.send("anna", p.JoinTable(number))
    assert (refused.code, building.shelf.asked) == ("no-such-table", [])


def test_who_is_at_a_table_that_another_process_has_taken_is_sent_on_and_the_table_dropped(building):
    for peer in ("anna", "bert"):
        table = opened(building, peer)
        mail = building.hall.lost(table, ELSEWHERE)
        assert next(type(each) for to, each in mail if to == peer) is (p.Moved if peer == "anna" else p.InList)
        assert not building.hall.directory.holds(table)
        assert table.id[:6] in building.hall.directory.listing.rows
        building.hall.leave(peer)


def test_who_is_at_a_table_that_nobody_serves_joins_again(building):
    ((peer, refused),) = building.hall.lost(opened(building, "anna"), "")
    assert (peer, type(refused), refused.code) == ("anna", p.Refused, "failed")


def test_while_nothing_can_be_saved_no_table_changes_and_all_are_told_why(building):
    table = opened(building, "anna")
    building.hall.away = True
    seq, bots = table.seq, dict(table.seats.bots)
    (rejected,) = building.send("anna", p.AddBot(1, "page"))
    assert (rejected.code, table.seq, table.seats.bots) == ("store-away", seq, bots)
    assert building.send("anna", p.Ping(5)) == [p.Pong(5)]
    (rejected,) = building.send("anna", p.Act(7, 0, []))
    assert (rejected.n, rejected.code) == (7, "store-away")
    building.hall.away = False
    assert building.send("anna", p.AddBot(1, "page"))[-1].seats[1].bot == "page"


def test_no_time_runs_while_nothing_can_be_saved(building):
    table = opened(building, "anna")
    building.send("anna", p.TableSettings(clock=60))
    building.send("bert", p.JoinTable(table.id[:6]))
    building.send("bert", p.Enter())
    building.send("bert", p.Ready(True))
    building.send("anna", p.Start())
    assert table.playing
    building.pass_time(50)
    building.deliver(building.hall.wait_for_store(True))
    building.pass_time(15)
    building.deliver(building.hall.wait_for_store(False))
    building.pass_time(5)
    assert not table.seats.bots, "nobody could act for 15 seconds, which are given back"
    building.pass_time(6)
    assert table.seats.bots


def test_a_row_of_another_process_hides_no_table_that_is_served_here(building):
    table, directory = opened(building, "anna"), building.hall.directory
    mine = directory.listing.rows[table.id[:6]]
    directory.show(table.id, p.ListedTable(table.id[:6], "Theirs", "academy"))
    directory.hide(table.id)
    assert directory.listing.rows[table.id[:6]] == mine


def test_who_missed_something_is_shown_the_whole_list(building):
    opened(building, "anna")
    building.heard["bert"].clear()
    building.deliver(building.hall.show_again("bert"))
    assert [type(each) for each in building.heard["bert"]] == [p.InList, p.TableList]
