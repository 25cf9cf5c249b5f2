"""The rooms of a relay: whose they are, who may knock, and how many there may be."""

from __future__ import annotations

import pytest

from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import FULL, GONE, NOBODY, TAKEN, Guest, Host, Join, Take
from netplay.relay.rooms import Bounds, Refused, Rooms

OWNER, OTHER = "a" * 32, "b" * 32


def code_of(call, *args) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.code


def test_a_guest_waits_until_the_host_takes_it_by_its_ticket():
    rooms = Rooms()
    room, _ = rooms.open(1234, OWNER, "host", "h")
    pair = rooms.knock(1234, "guest", "g")
    assert rooms.take(pair.ticket) is pair
    assert pair.room is room
    assert code_of(rooms.take, pair.ticket) == GONE, "a ticket is good once"
    rooms.leave(pair)
    assert rooms.pairs == 0


def test_a_room_belongs_to_who_opened_it_until_they_are_gone():
    rooms = Rooms()
    room, former = rooms.open(1234, OWNER, "host", "h")
    assert former is None
    assert code_of(rooms.open, 1234, OTHER, "thief", "t") == TAKEN
    assert rooms.open(1234, OWNER, "host again", "h") == (room, "host")
    rooms.close(room, "host")
    assert len(rooms) == 1, "the former connection ends when the host is back already"
    rooms.close(room, "host again")
    assert len(rooms) == 0
    rooms.open(1234, OTHER, "next", "t")


def test_nobody_knocks_where_nobody_is():
    assert code_of(Rooms().knock, 1234, "guest", "g") == NOBODY


def test_a_ticket_cannot_be_guessed_and_one_host_does_not_hear_of_guests_of_another():
    rooms = Rooms()
    for number in (1111, 2222):
        rooms.open(number, OWNER, number, "h")
    tickets = {rooms.knock(1111, n, f"g{n}").ticket for n in range(4)}
    assert len(tickets) == 4
    assert all(len(ticket) == 32 for ticket in tickets)
    assert code_of(rooms.take, "0" * 32) == GONE


@pytest.mark.parametrize(
    ("bounds", "knocks"),
    [
        (Bounds(waiting_per_room=2), ["a", "b", "c"]), (Bounds(pairs=2), ["a", "b", "c"]),
        (Bounds(pairs_per_address=2), ["a", "a", "a"]), (Bounds(pairs_per_room=2), ["a", "b", "c"]),
    ],
)  # fmt: skip
def test_no_more_guests_wait_than_there_may_be(bounds, knocks):
    rooms = Rooms(bounds)
    rooms.open(1234, OWNER, "host", "h")
    *first, last = knocks
    pairs = [rooms.knock(1234, "guest", origin) for origin in first]
    assert code_of(rooms.knock, 1234, "guest", last) == FULL
    rooms.leave(pairs[0])
    rooms.knock(1234, "guest", last)


@pytest.mark.parametrize(("bounds", "origins"), [(Bounds(rooms=2), "abc"), (Bounds(rooms_per_address=2), "aaa")])
def test_no_more_rooms_are_open_than_there_may_be(bounds, origins):
    rooms = Rooms(bounds)
    for number, origin in enumerate(origins[:2], 1111):
        rooms.open(number, OWNER, "host", origin)
    assert code_of(rooms.open, 3333, OWNER, "host", origins[2]) == FULL


@pytest.mark.parametrize("said", [Host(1234, OWNER), Join(9999), Take("0" * 32)])
def test_a_call_is_read_as_it_was_written(said):
    assert relay_lines.parse_call(relay_lines.call(said)) == said


@pytest.mark.parametrize(
    "line",
    [b"", b"\n", b"GET / HTTP/1.0\r\n", b"ROUNDTABLERELAY1 join 999\n", b"ROUNDTABLERELAY1 join 12345\n",
     b"ROUNDTABLERELAY1 host 1234 xyz\n", b"ROUNDTABLERELAY2 join 1234\n", b"ROUNDTABLERELAY1 join 1234",
     b"ROUNDTABLERELAY1 join 1234\n\n", b"ROUNDTABLERELAY1 join \xd9\xa1234\n"],
)  # fmt: skip
def test_anything_else_is_no_call(line):
    assert relay_lines.parse_call(line) is None


def test_a_host_reads_only_addresses_of_guests():
    told = Guest("0" * 32, "2001:db8::/64")
    assert relay_lines.parse_guest(relay_lines.guest(told)) == told
    assert relay_lines.parse_guest(b"guest " + b"0" * 32 + b" \x1b[2J\n") is None
    assert relay_lines.parse_refusal(b"no full\n") == FULL
    assert relay_lines.parse_refusal(b"no \x1b[2J\n") == ""
