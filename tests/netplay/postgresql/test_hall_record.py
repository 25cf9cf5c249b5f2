"""The hall's own record: two processes change it at once, and neither writes over the other."""

from __future__ import annotations

import msgspec
import pytest

from netplay.game.saved import CannotResume
from netplay.hall.directory import Clocks
from netplay.hall.saved import from_bytes
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.postgresql.fields import Fields, amended, changes, encode
from netplay.postgresql.hall_record import HallRecord, record_of
from netplay.postgresql.shelf import SharedShelf
from netplay.postgresql.work import Amend


class Row:
    """The record as the store holds it."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def write(self, work: Amend | None) -> None:
        assert work is not None
        self.data = encode(amended(msgspec.msgpack.decode(self.data), work.changes))
        work.done = True


class Process:
    """One process's hall, and what it knows of the record."""

    def __init__(self, row: Row) -> None:
        clocks = Clocks(lambda: 0.0, lambda: 1e9)
        directory = SharedDirectory(clocks, shelf=SharedShelf("store", "me", clocks.now))
        self.hall = SharedHall("Club", directory, from_bytes(row.data))
        self.record = HallRecord()
        self.record.begin(row.data)

    def changed(self) -> Amend | None:
        return self.record.changed(self.hall)

    def adopt(self, data: bytes) -> None:
        self.record.adopt(data, self.hall)

    def new_key(self) -> bytes:
        organiser = self.hall.reception.organiser
        self.hall.reception.people.new_key(organiser)
        return organiser.token_hash

    @property
    def key(self) -> bytes:
        return self.hall.reception.organiser.token_hash

    def rename(self, name: str) -> None:
        self.hall.reception.organiser.name = name


@pytest.fixture
def row():
    clocks = Clocks(lambda: 0.0, lambda: 1e9)
    directory = SharedDirectory(clocks, shelf=SharedShelf("store", "me", clocks.now))
    return Row(record_of(SharedHall("Club", directory)))


def stored(row: Row) -> tuple[bytes, str]:
    organiser = from_bytes(row.data).organiser
    return organiser.token_hash, organiser.name


def test_a_hall_that_has_not_changed_writes_nothing(row):
    one = Process(row)
    assert one.changed() is None
    one.adopt(row.data)
    assert one.changed() is None


def test_what_two_processes_change_at_once_is_both_kept(row):
    one, other = Process(row), Process(row)
    key = one.new_key()
    other.rename("Olga")
    works = one.changed(), other.changed()
    for work in works:
        row.write(work)
    assert stored(row) == (key, "Olga")
    for each in (one, other):
        each.adopt(row.data)
    assert (one.key, other.key) == (key, key)


def test_a_record_read_before_a_change_was_written_takes_nothing_back(row):
    one, before = Process(row), row.data
    one.hall.protect("secret")
    key, work = one.new_key(), one.changed()
    one.adopt(before)
    assert one.key == key
    assert one.hall.admission.has_password
    one.rename("Olga")
    row.write(work)
    row.write(one.changed())
    assert stored(row) == (key, "Olga")


def test_what_another_process_changes_later_counts(row):
    one, other = Process(row), Process(row)
    one.new_key()
    row.write(one.changed())
    other.adopt(row.data)
    key = other.new_key()
    row.write(other.changed())
    one.adopt(row.data)
    assert one.key == key
    assert one.changed() is None


def test_a_change_that_the_store_refuses_is_not_kept(row):
    one, before = Process(row), Process(row).key
    one.new_key()
    one.record.refused(one.changed())
    one.adopt(row.data)
    assert one.key == before


def test_a_process_with_a_name_of_its_own_does_not_write_it_again_and_again(row):
    one, other = Process(row), Process(row)
    other.hall.name = "Other"
    row.write(other.changed())
    one.adopt(row.data)
    assert one.changed() is None


@pytest.mark.parametrize("data", [b"", b"\xc1", encode({"format": 9}), encode({"organiser": {}})])
def test_a_record_that_cannot_be_read_changes_nothing(row, data):
    one = Process(row)
    key = one.key
    with pytest.raises(CannotResume):
        one.adopt(data)
    assert (one.key, one.changed()) == (key, None)


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1, "y": 3}}, {"a": {"y": 3}}),
        ({"a": None}, {"a": {"x": 1}}, {"a": {"x": 1}}),
        ({"a": {"x": 1}}, {"a": None}, {"a": None}),
        ({}, {"a": 0}, {"a": 0}),
    ],
)
def test_changes_are_the_fields_that_differ(before: Fields, after: Fields, changed: Fields):
    assert changes(before, after) == changed
    assert amended(before, changed) == {**before, **after}
    assert amended({**before, "new": 1}, changed) == {**before, **after, "new": 1}
