"""What a hall asks of a shared store, without one."""

from __future__ import annotations

import pytest

from netplay.hall.directory import Clocks
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.hall.shelf import Coming
from netplay.postgresql.beat import Beat
from netplay.postgresql.committer import Committer, Entry
from netplay.postgresql.hall_record import record_of
from netplay.postgresql.schema import BLOCK
from netplay.postgresql.shelf import SharedShelf
from netplay.postgresql.work import Amend, Keep, Take, Tell
from netplay.protocol import messages as p
from netplay.protocol.messages import Pong

ID = "0123456789abcdef"


class Found:
    """A hall that is told that a table was not found."""

    def not_found(self, id: str) -> list:
        return []


@pytest.fixture
def shelf():
    shelf = SharedShelf("store", "me", lambda: 0.0)
    shelf.committer = Committer(None, shelf, lambda outgoing: None)
    shelf.deliver = shelf.committer.dispatch
    return shelf


def test_a_table_that_is_asked_for_by_its_number_and_by_its_identity_is_taken_once(shelf):
    for asked in (ID[:6], ID):
        with pytest.raises(Coming):
            shelf.take(asked)
    assert shelf.committer.left() == [Take(ID[:6])]
    shelf.hall = Found()
    shelf.done(Take(ID[:6]))
    with pytest.raises(Coming):
        shelf.take(ID)
    assert shelf.committer.left() == [Take(ID[:6]), Take(ID)]


def test_tables_whose_owner_is_late_are_asked_for_again_each_by_itself(shelf):
    clocks = Clocks(lambda: 0.0, lambda: 1e9)
    shelf.hall = SharedHall("Club", SharedDirectory(clocks, shelf=shelf))
    for asked in (ID, ID[::-1]):
        shelf.done(Take(asked, late=True))
    shelf.done(Beat("here:1", 4.0, "0", {}, {}))
    assert sorted([work.asked for work in entry.works] for entry in shelf.committer._queue) == [[ID], [ID[::-1]]]


@pytest.mark.parametrize("work", [Keep("tournament/a", b"", 1, lost=True), Tell(b"", 1, lost=True)])
def test_nobody_is_told_of_what_another_process_runs_by_now(shelf, work):
    shelf.hall = SharedHall("Club", SharedDirectory(Clocks(lambda: 0.0, lambda: 1e9), shelf=shelf))
    posted = []
    shelf.committer.post = posted.extend
    assert not shelf.committer._tell(Entry([work], [("anna", Pong(1))]))
    assert not [each for _, each in posted if isinstance(each, Pong)]


def test_only_who_runs_the_tournaments_writes_their_records(shelf):
    shelf.keep("tournament/a", b"mine")
    shelf.keep("hall", b"ours")
    assert [work.name for work in shelf.committer.left()] == ["hall"]
    shelf.cups.term = 3
    shelf.keep("tournament/a", b"mine")
    assert [(work.name, work.term) for work in shelf.committer.left()] == [("hall", 0), ("tournament/a", 3)]


def test_a_password_set_while_a_beat_runs_is_not_taken_back_by_it(shelf):
    hall = shelf.hall = SharedHall("Club", SharedDirectory(Clocks(lambda: 0.0, lambda: 1e9), shelf=shelf))
    before = record_of(hall)
    shelf.record.begin(before)
    hall.protect("secret")
    assert [work for work in shelf.committer.left() if isinstance(work, Amend)]
    shelf.done(Beat("here:1", 4.0, "0", {}, {}, hall=before))
    assert hall.admission.has_password


def test_another_block_of_numbers_is_taken_before_one_is_used_up(shelf):
    shelf.hall = SharedHall("Club", SharedDirectory(Clocks(lambda: 0.0, lambda: 1e9), shelf=shelf))
    people = shelf.hall.reception.people
    people.next_id = BLOCK + 10
    shelf.beat()
    assert shelf.committer.left() == []
    people.next_id = 2 * BLOCK - 10
    for _ in range(2):
        shelf.beat()
    (block,) = shelf.committer.left()
    block.first = 7 * BLOCK
    shelf.done(block)
    assert people.next_id == 7 * BLOCK


def test_the_addresses_of_a_newcomer_are_not_told_before_those_that_wait_for_the_store(shelf):
    hall = shelf.hall = SharedHall("Club", SharedDirectory(Clocks(lambda: 0.0, lambda: 1e9), shelf=shelf))
    posted: list = []
    shelf.committer.post, shelf.address, hall.addresses = posted.extend, "here:1", ["here:1"]
    hall.join("anna", p.greeting("anna", can=("door", p.HALL, p.MOVED)))
    shelf.submit(Keep("hall", b""))
    shelf.deliver(hall.receive("anna", p.Enter()))
    shelf.done(Beat("here:1", 4.0, "0", {}, {}, processes={"me": "here:1", "other": "there:1"}))
    sent = [*posted, *(each for entry in shelf.committer._queue for each in entry.outgoing)]
    told = [message.addresses for _, message in sent if isinstance(message, p.HallAddresses)]
    assert told == [["here:1"], ["here:1", "there:1"]]
