"""The places of a door: who gets one, and who makes room."""

from __future__ import annotations

from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from tui.doors.places import Places
from tui.doors.visit.home import Limits

PASSES, SITS = SimpleNamespace(at_table=False), SimpleNamespace(at_table=True)


class Crowd(ExitStack):
    """Visits at a door with four places, two for an address: who comes, and who was sent away."""

    def __init__(self) -> None:
        super().__init__()
        self.places = Places(Limits(visits=4, visits_per_address=2))
        self.gone: list[str] = []

    def comes(self, who: str, home: SimpleNamespace | None = PASSES) -> bool:
        """Somebody whose first letter says where he comes from. Is there room for him?"""
        if not self.places.room(who[0]):
            return False
        self.enter_context(self.places.taken(who[0], lambda: self.gone.append(who))).home = home
        return True


@pytest.fixture
def crowd():
    with Crowd() as crowd:
        yield crowd


def test_who_is_at_the_table_keeps_their_place(crowd):
    assert all(crowd.comes(who, SITS) for who in ("a1", "a2", "b1"))
    assert not crowd.comes("a3"), "there are as many from there as may be"
    assert crowd.comes("b2", SITS)
    assert not crowd.comes("c1")
    assert crowd.gone == []


def test_who_has_not_come_to_the_table_makes_room_the_oldest_first(crowd):
    assert all(crowd.comes(who, home) for who, home in (("a1", SITS), ("b1", None), ("c1", PASSES), ("d1", SITS)))
    assert crowd.comes("e1")
    assert crowd.comes("f1")
    assert crowd.gone == ["b1", "c1"]


def test_of_those_who_are_many_from_one_address_one_goes_first(crowd):
    """So a crowd takes the place of no passer-by from elsewhere, and from its own address only of its own."""
    assert all(crowd.comes(who) for who in ("a1", "b1", "b2", "b3"))
    assert crowd.gone == ["b1"], "beyond the places of an address one from there goes, though there is room"
    assert all(crowd.comes(who) for who in ("c1", "d1"))
    assert crowd.gone == ["b1", "b2"]


def test_places_are_free_again(crowd):
    for _ in range(9):
        with crowd.places.taken("a", lambda: None):
            assert crowd.places.room("a")
