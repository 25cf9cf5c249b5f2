"""Visitors that send anything at any time do no harm to a hall, and are told nothing of tables that they are not at."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netplay.protocol import codec
from netplay.protocol import messages as p
from tests.netplay.hall.building import Building
from tests.netplay.messages import messages

PEERS = ("Anna", "Bert", "Mal")
OF_A_TABLE = p.Lobby | p.Began | p.Record | p.Clock | p.SeatCode
"""What only those at a table are sent."""


def sent(numbers: list[str]) -> st.SearchStrategy[p.Message]:
    """Any message, or one that leads somewhere."""
    sensible = [p.OpenTable(game="nobles"), p.ToList(), p.Enter(), p.Ready(True), p.Start(), p.Bye()]
    return st.sampled_from([*sensible, *map(p.JoinTable, numbers)]) | messages(p.FromClient)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_visitors_send_the_hall_goes_on(data):
    club = Building(per_person=2, idle=5.0)
    for name in PEERS:
        club.enter(name)
    for _ in range(data.draw(st.integers(1, 25))):
        peer = data.draw(st.sampled_from(PEERS))
        message = data.draw(sent(list(club.hall.directory.listing.rows)))
        if peer not in club.hall.visitors.visits:
            club.enter(peer)
        try:
            club.send(peer, message)
        except codec.ProtocolError:
            club.deliver(club.hall.leave(peer))
        if isinstance(message, p.Bye):
            club.deliver(club.hall.leave(peer))
        club.pass_time(data.draw(st.sampled_from([0.0, 1.0, 10.0])))
        check(club)
    for name in PEERS:
        club.deliver(club.hall.leave(name))
    club.pass_time(1000)
    assert not club.hall.directory.awake
    assert len(club.hall.reception.people.everybody) == 1, "the organiser alone is remembered"


def check(club: Building) -> None:
    """Every table in the list is there, and who is in the list is at no table."""
    directory = club.hall.directory
    assert set(directory.listing.rows) == {id[:6] for id in directory.identities}
    for peer, visit in club.hall.visitors.visits.items():
        at = [table for table in directory.awake if table.people.at(peer)]
        assert at == ([visit.table] if at else [])
        assert len(at) <= 1


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_who_is_in_the_list_is_told_nothing_of_a_table(data):
    club = Building()
    for name in PEERS:
        club.enter(name)
    club.open("Anna")
    for _ in range(data.draw(st.integers(1, 15))):
        message = data.draw(messages(p.FromClient))
        if isinstance(message, p.OpenTable | p.JoinTable | p.Bye):
            continue
        try:
            club.send("Mal", message)
        except codec.ProtocolError:
            break
    club.send("Anna", p.Chat("Only here."))
    told = club.heard["Mal"]
    assert not any(isinstance(each, OF_A_TABLE) for each in told)
    assert not any(isinstance(each, p.Said) and each.text == "Only here." for each in told)
