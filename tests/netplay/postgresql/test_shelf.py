"""What a hall asks of a shared store, without one."""

from __future__ import annotations

import pytest

from netplay.hall.directory import Clocks
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.hall.shelf import Coming
from netplay.postgresql.beat import Beat
from netplay.postgresql.committer import Committer
from netplay.postgresql.shelf import SharedShelf
from netplay.postgresql.work import Take

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
