"""What one visitor or one address may have of a hall: seats of games, and lines of talk; the organiser has no limit."""

from __future__ import annotations

from netplay.protocol import messages as p
from tests.netplay.hall.building import Building


def game_of(club: Building, guest: str, host: str) -> str:
    """A table at which the host plays with the guest, who goes back to the list; its number."""
    club.enter(host)
    number = club.open(host, "academy")
    club.go(guest, number)
    club.send(guest, p.Ready(True))
    club.send(host, p.Start())
    assert club.table(number).playing
    club.send(guest, p.ToList())
    return number


def lobby(club: Building, host: str) -> str:
    """A table with free seats; its number."""
    club.enter(host)
    return club.open(host, "academy")


def seat_of(club: Building, peer: str, number: str) -> int | None:
    return club.table(number).people.at(peer).seat


def test_who_has_left_several_seats_behind_watches_and_is_told_why():
    club = Building(seats=2)
    club.enter("Bert")
    first = game_of(club, "Bert", "Anna")
    game_of(club, "Bert", "Cleo")
    free = lobby(club, "Dora")
    told = club.go("Bert", free)
    assert seat_of(club, "Bert", free) is None
    assert [each.code for each in told if isinstance(each, p.Rejected)] == ["seats-yours"]
    assert club.code("Bert", p.Sit(2)) == "seats-yours"
    club.send("Bert", p.ToList())
    club.send("Anna", p.Abandon())
    assert not club.table(first).playing
    club.go("Bert", free)
    assert seat_of(club, "Bert", free) == 1, "one of the games is over"


def test_a_seat_of_ones_own_is_always_found_again():
    club = Building(seats=1)
    club.enter("Bert")
    number = game_of(club, "Bert", "Anna")
    token = club.last("Bert", p.Welcome).token
    told = club.go("Bert", number, token)
    assert seat_of(club, "Bert", number) == 1
    assert not [each for each in told if isinstance(each, p.Rejected)]
    assert club.code("Bert", p.Sit(1)) is None


def test_seats_are_counted_for_an_address_too():
    club = Building(seats_per_address=2)
    for name in ("Bert", "Emil"):
        club.enter(name, address="10.0.0.7")
        game_of(club, name, f"{name}'s host")
    club.enter("Fred", address="10.0.0.7")
    club.enter("Gina", address="10.0.0.8")
    free = lobby(club, "Dora")
    told = club.go("Fred", free)
    assert [each.code for each in told if isinstance(each, p.Rejected)] == ["seats-here"]
    club.go("Gina", free)
    assert (seat_of(club, "Fred", free), seat_of(club, "Gina", free)) == (None, 1)


def test_who_talks_too_much_waits_a_moment():
    club = Building(lines=3)
    club.enter("Anna")
    club.enter("Bert")
    lobby(club, "Dora")
    assert [club.code("Anna", p.Chat("Hail")) for _ in range(4)] == [None, None, None, "talk-much"]
    assert club.code("Bert", p.Chat("Hail")) is None
    club.pass_time(21)
    assert club.code("Anna", p.Chat("Hail")) is None


def test_talk_at_a_table_counts_as_well_and_an_address_has_a_share():
    club = Building(lines=9, lines_per_address=4)
    for name in ("Anna", "Bert"):
        club.enter(name, address="10.0.0.7")
    club.open("Anna")
    said = [club.code(name, p.Chat("Hail")) for name in ("Anna", "Bert", "Anna", "Bert", "Anna")]
    assert said == [None, None, None, None, "talk-much"]


def test_the_organiser_is_not_limited():
    club = Building(lines=1, seats=0)
    club.enter("Olga", key=club.hall.reception.organiser_code())
    assert [club.code("Olga", p.Chat("Hail")) for _ in range(3)] == [None, None, None]
    free = lobby(club, "Dora")
    club.go("Olga", free)
    assert seat_of(club, "Olga", free) == 1
