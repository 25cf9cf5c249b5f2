"""Where a client calls when a hall sends it on, or does not respond."""

from __future__ import annotations

import pytest

from netplay.addresses import CannotJoin
from netplay.client.admission import Way
from netplay.client.client import capabilities
from netplay.client.route import HOPS, Place, Route
from netplay.protocol.messages import MOVED
from netplay.protocol.relay_lines import Join, Pass


@pytest.fixture
def route():
    route = Route("one", 1)
    route.learn(["one:1", "two:2", "three:3", "what is this", "four:99999"])
    return route


def test_a_client_goes_where_it_is_sent(route):
    assert route.send_on("two:2")
    assert route.here == Place("two", 2)


def test_a_hall_that_names_its_own_address_is_not_followed(route):
    assert not route.send_on("one:1")
    assert route.here == Place("one", 1)


def test_a_circle_is_followed_once_and_after_a_pause_again(route):
    assert route.send_on("two:2")
    assert not route.send_on("one:1")
    assert route.here == Place("two", 2)
    assert route.send_on("one:1"), "after the pause"


def test_a_chain_ends_after_a_few_hops(route):
    hops = [route.send_on(f"far{number}:5") for number in range(HOPS + 1)]
    assert hops == [True] * HOPS + [False]


def test_a_client_that_was_at_a_table_may_be_sent_back_where_it_was(route):
    route.send_on("two:2")
    route.arrive()
    assert route.send_on("one:1")


@pytest.mark.parametrize("address", ["", "two:99999", "two:2 and more", "[two", "\x1b]0;two:2"])
def test_what_is_no_address_is_not_followed(route, address):
    with pytest.raises(CannotJoin):
        route.send_on(address)
    assert route.here == Place("one", 1)


def test_a_hall_that_does_not_respond_is_called_at_its_other_addresses_in_turn(route):
    called = []
    for _ in range(4):
        route.move_on()
        called.append(route.here.host)
    assert called == ["two", "three", "one", "two"]


def test_a_client_without_other_addresses_calls_where_it_has_called(route):
    alone = Route("one", 1)
    alone.move_on()
    assert alone.here == Place("one", 1)


def test_an_address_that_a_hall_has_named_and_that_cannot_be_reached_is_told(route):
    assert route.why_not_reached(CannotJoin("Nobody listens.")) == "Nobody listens."
    route.send_on("two:2")
    assert "two:2, which cannot be reached" in route.why_not_reached(CannotJoin("Nobody listens."))


def test_a_client_that_may_dial_one_address_is_passed_on_from_there(route):
    stays = Route("one", 1, stays=True)
    assert stays.call() == (Place("one", 1), None)
    stays.send_on("two:2")
    assert stays.call() == (Place("one", 1), Pass("two:2"))
    stays.send_on("[2001:db8::1]:3")
    assert stays.call() == (Place("one", 1), Pass("[2001:db8::1]:3"))
    route.send_on("two:2")
    assert route.call() == (Place("two", 2), None)
    assert Route("relay", 1, room=1234).call() == (Place("relay", 1), Join(1234))


def test_only_who_calls_through_a_relay_cannot_be_sent_on():
    assert MOVED in capabilities(Way())
    assert MOVED in capabilities(Way(stays=True))
    assert MOVED not in capabilities(Way(room=5))
