"""Two processes of one hall, without a store: what the organiser of one wants of the other."""

from __future__ import annotations

import pytest

from netplay.protocol import messages as p
from netplay.table.table import Table
from tests.netplay.hall.test_shared_hall import ELSEWHERE, SharedBuilding


class Pair:
    """Olga, the organiser, and Anna are at one process; Bert has a table at the other, and Cleo is in its list."""

    def __init__(self) -> None:
        self.here, self.there = SharedBuilding(), SharedBuilding()
        self.there.hall.reception.people.next_id = 1 << 16
        self.here.enter("Olga", key=self.here.hall.reception.organiser_code())
        self.here.come("Anna")
        self.there.come("Bert")
        self.there.come("Cleo")
        self.table = self.there.open("Bert", "nobles")
        self.published: list[bytes] = []
        for building in (self.here, self.there):
            building.hall.bus.publish = self.published.append
        self.list_tables()

    def list_tables(self) -> None:
        """What a beat tells of the tables."""
        for number, row in self.there.hall.directory.listing.rows.items():
            self.here.hall.directory.show(self.there.table(number).id, row)

    def beat(self, **told: bytes) -> list[str]:
        """What Cleo reads after a beat of her process."""
        before = len(self.there.heard["Cleo"])
        self.there.deliver(self.there.hall.bus.read(told))
        return [each.text for each in self.there.heard["Cleo"][before:] if isinstance(each, p.Said)]

    def pass_on(self) -> None:
        """Every process reads all that was published, its own too."""
        while self.published:
            data = self.published.pop(0)
            for building in (self.here, self.there):
                building.deliver(building.hall.bus.take(data))

    def ask(self, message: p.Message) -> None:
        """Olga asks for something about the table, which her process finds elsewhere."""
        self.here.send("Olga", message)
        self.here.deliver(self.here.hall.not_here(self.there.table(self.table).id, ELSEWHERE))
        self.pass_on()

    def begin(self) -> Table:
        """Bert plays with a bot."""
        self.there.send("Bert", p.AddBot(1, "page"))
        self.there.send("Bert", p.Start())
        table = self.there.table(self.table)
        assert table.playing is not None
        return table

    def person(self, name: str) -> int:
        """The number under which Olga is told of a person."""
        for _ in range(2):
            self.here.send("Olga", p.AskWhereabouts())
            self.pass_on()
            self.here.clock += 1
        return next(each.person for each in self.here.last("Olga", p.Whereabouts).people if each.name == name)


@pytest.fixture
def pair():
    return Pair()


def test_an_announcement_is_read_by_all_at_every_process_once(pair):
    pair.here.send("Olga", p.Announce("Tea is ready."))
    pair.pass_on()
    for building, peer in ((pair.here, "Anna"), (pair.there, "Bert"), (pair.there, "Cleo")):
        told = [each for each in building.heard[peer] if isinstance(each, p.Notice) and each.code == "announced"]
        assert [each.names for each in told] == [["Olga", "Tea is ready."]]


def test_only_the_organiser_announces_to_other_processes(pair):
    assert pair.here.code("Anna", p.Announce("Mutiny!")) == "not-organiser"
    assert pair.published == []


def test_talk_in_the_list_is_read_in_the_lists_of_all_processes_and_talk_at_a_table_is_not(pair):
    pair.here.send("Anna", p.Chat("Good evening."))
    pair.there.send("Bert", p.Chat("My table is free."))
    pair.pass_on()
    assert pair.there.last("Cleo", p.Said).text == "Good evening."
    assert [each.name for each in pair.here.heard["Anna"] if isinstance(each, p.Said)] == ["Anna"]


def test_a_table_of_another_process_is_paused_and_goes_on(pair):
    table = pair.begin()
    pair.ask(p.PauseTable(pair.table))
    assert table.phase.paused
    assert pair.there.code("Bert", p.Act(1, 0, [])) == "paused"
    pair.ask(p.PauseTable(pair.table, False))
    assert not table.phase.paused


def test_what_another_process_refuses_is_told_to_the_organiser(pair):
    pair.ask(p.PauseTable(pair.table))
    assert pair.here.last("Olga", p.Rejected).code == "no-game-on"


def test_a_table_of_another_process_is_closed_and_its_log_read(pair):
    pair.begin()
    pair.ask(p.ReadLog(pair.table))
    log = pair.here.last("Olga", p.TableLog)
    assert (log.table, log.began is not None) == (pair.table, True)
    pair.ask(p.CloseTable(pair.table))
    assert pair.there.last("Bert", p.InList).code == "table-closed"
    assert pair.table not in pair.there.hall.directory.listing.rows


def test_the_organiser_is_told_who_is_at_every_process_under_numbers_of_their_own(pair):
    pair.person("Cleo")
    people = pair.here.last("Olga", p.Whereabouts).people
    assert {(each.name, each.table) for each in people} == {
        ("Olga", ""), ("Anna", ""), ("Bert", pair.table), ("Cleo", "")
    }  # fmt: skip
    assert len({each.person for each in people}) == 4


def test_other_processes_are_asked_for_their_people_once_a_second(pair):
    for _ in range(5):
        pair.here.send("Olga", p.AskWhereabouts())
    assert len(pair.published) == 1
    pair.here.clock += 1
    pair.here.send("Olga", p.AskWhereabouts())
    assert len(pair.published) == 2


def test_the_people_of_a_process_that_says_nothing_more_are_forgotten(pair):
    pair.person("Cleo")
    pair.here.clock += 9
    pair.here.send("Olga", p.AskWhereabouts())
    assert {each.name for each in pair.here.last("Olga", p.Whereabouts).people} == {"Olga", "Anna"}


def test_a_person_is_moved_to_a_table_of_another_process(pair):
    number = next(each.person for each in pair.here.send("Olga", p.AskWhereabouts())[0].people if each.name == "Anna")
    pair.here.send("Olga", p.MovePerson(number, pair.table))
    sent = pair.here.last("Anna", p.SentTo)
    assert (sent.table, sent.by) == (pair.table, "Olga")
    assert pair.here.shelf.asked == [], "the row tells whether there is a free seat"


def test_a_person_at_another_process_is_moved_to_the_list_or_given_time(pair):
    pair.begin()
    pair.here.send("Olga", p.GiveTime(pair.table, 60, pair.person("Bert")))
    pair.pass_on()
    assert pair.here.last("Olga", p.Rejected).code == "no-clock"
    pair.here.send("Olga", p.MovePerson(pair.person("Bert")))
    pair.pass_on()
    assert pair.there.last("Bert", p.InList).code == "moved"
    assert pair.there.hall.visitors.visits["Bert"].table is None


def test_nobody_else_moves_a_person_at_another_process(pair):
    number = pair.person("Bert")
    assert pair.here.code("Anna", p.MovePerson(number)) == "not-organiser"
    pair.pass_on()
    assert pair.there.hall.visitors.visits["Bert"].table is not None


def test_what_comes_twice_is_read_once_and_what_is_older_than_the_process_not_at_all(pair):
    for text in ("Old.", "New.", "Newer."):
        pair.here.send("Anna", p.Chat(text))
    old, new, newer = pair.published
    assert pair.beat(a=old) == []
    assert pair.beat(a=old, c=newer, b=new) == ["New.", "Newer."]
    assert pair.beat(b=new, c=newer) == []


def test_what_cannot_be_read_is_passed_over(pair):
    pair.here.send("Anna", p.Chat("Good evening."))
    assert pair.beat() == []
    assert pair.beat(a=b"\xc1", b=pair.published[0]) == ["Good evening."]
