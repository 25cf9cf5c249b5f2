"""Who meets whom: properties of all formats, whatever happens on the way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from netplay.protocol.tournament_messages import Plan
from netplay.tournament.formats.drawing import in_pairs
from netplay.tournament.grouping import grouped, repeats
from netplay.tournament.history import History
from netplay.tournament.matching import cheapest_pairs
from netplay.tournament.record import Record, Round, from_bytes, to_bytes
from netplay.tournament.table_sizes import table_sizes
from netplay.tournament.tournament import Tournament

ROUNDS = ("swiss", "round-robin", "knockout")
GAMES = {2: "nobles", 3: "academy", 4: "histrio"}


def begun(format: str, count: int, seats: int = 2, rounds: int = 5, id: str = "cup") -> Tournament:
    """A tournament of so many, before its first round."""
    tournament = Tournament(Record(id, Plan("Cup", GAMES[seats], format=format, rounds=rounds, seats=seats)))
    for number in range(1, count + 1):
        tournament.enter(number, f"Player {number}")
    return tournament


def play(tournament: Tournament, draw=None) -> None:
    """Ends all games of the round: in a random order of places, or as their seats are."""
    while tournament.running:
        pairing = tournament.running[0]
        order = draw(st.permutations(pairing.players)) if draw else pairing.players
        tied = draw(st.booleans()) if draw else False
        places = [order[:2], *([each] for each in order[2:])] if tied else [[each] for each in order]
        tournament.finished(pairing.number, places)


def check_round(tournament: Tournament, active: set[int]) -> None:
    """Everybody is seated once or has a bye, at tables that the game takes."""
    latest = tournament.record.rounds[-1]
    seated = [id for pairing in latest.pairings if not pairing.replay for id in pairing.players]
    counted = Counter([*seated, *latest.byes])
    assert set(counted.values()) <= {1}
    assert set(counted) <= active
    if tournament.plan.format != "knockout":
        assert set(counted) == active
    for pairing in latest.pairings:
        assert len(pairing.players) in core.game(tournament.plan.game).seats
        assert len(pairing.players) <= tournament.plan.seats


def active_of(tournament: Tournament) -> set[int]:
    return {each.id for each in tournament.record.active}


@settings(max_examples=12, deadline=None)
@given(data=st.data(), format=st.sampled_from(ROUNDS), seats=st.sampled_from([2, 3, 4]), count=st.integers(2, 11))
def test_each_round_seats_everybody_once_whoever_comes_and_goes(data, format, seats, count):
    tournament, number = begun(format, count, seats), count
    for _ in range(40):
        active = active_of(tournament)
        if tournament.record.over or len(active) < 2:
            break
        tournament.next_round(0.0)
        if tournament.record.over:
            break
        check_round(tournament, active)
        if data.draw(st.booleans(), label="somebody withdraws"):
            tournament.withdraw(data.draw(st.sampled_from(sorted(active))))
        play(tournament, data.draw)
        if not tournament.record.over and format != "knockout" and data.draw(st.booleans(), label="somebody enters"):
            number += number < 14
            if number not in tournament.record.entrants:
                tournament.enter(number, "Late")
    else:
        pytest.fail("The tournament does not end.")


@settings(max_examples=12, deadline=None)
@given(data=st.data(), count=st.integers(3, 11), rounds=st.integers(1, 8))
def test_in_swiss_nobody_has_a_second_bye_while_others_have_none(data, count, rounds):
    tournament = begun("swiss", count, rounds=rounds)
    while not tournament.record.over:
        tournament.next_round(0.0)
        byes = Counter(dict.fromkeys(active_of(tournament), 0))
        byes.update(id for round in tournament.record.rounds for id in round.byes)
        assert max(byes.values()) - min(byes.values()) <= 1
        play(tournament, data.draw)


def pairings_without_repeats(ids: list[int], met) -> bool:
    """True if all can be paired so that nobody meets again, tried one by one."""
    if not ids:
        return True
    first, *rest = ids
    return any(
        not met(first, other) and pairings_without_repeats([id for id in rest if id != other], met) for other in rest
    )


@settings(max_examples=12, deadline=None)
@given(data=st.data(), count=st.sampled_from([2, 4, 6, 8]), rounds=st.integers(1, 7))
def test_in_swiss_nobody_meets_twice_while_it_can_be_avoided(data, count, rounds):
    tournament = begun("swiss", count, rounds=rounds)
    while not tournament.record.over:
        before = History(tournament.record)
        tournament.next_round(0.0)
        again = sum(before.have_met(*pairing.players) for pairing in tournament.record.rounds[-1].pairings)
        possible = pairings_without_repeats(sorted(active_of(tournament)), before.have_met)
        assert (again == 0) == possible
        play(tournament, data.draw)


@settings(max_examples=12, deadline=None)
@given(count=st.integers(4, 9), most=st.sampled_from([3, 4]), data=st.data())
def test_at_larger_tables_as_few_meet_again_as_possible(count, most, data):
    sizes = table_sizes(count, most, range(2, 5))
    ids = list(range(count))[: sum(sizes)]
    met = Counter(data.draw(st.lists(st.sampled_from([*combinations(ids, 2)]), max_size=25)))

    def times(one: int, other: int) -> int:
        return met[min(one, other), max(one, other)]

    tables = grouped(ids, sizes, times)
    assert sorted(map(len, tables)) == sorted(sizes)
    assert sorted(id for table in tables for id in table) == ids
    assert sum(repeats(table, times) for table in tables) == fewest(ids, sorted(sizes), times)


def fewest(ids: list[int], sizes: list[int], met) -> int:
    """The fewest repeated meetings of all ways to seat these, tried one by one."""
    if not ids:
        return 0
    return min(
        repeats([ids[0], *others], met)
        + fewest([id for id in ids[1:] if id not in others], [*sizes[:at], *sizes[at + 1 :]], met)
        for at in range(len(sizes))
        for others in combinations(ids[1:], sizes[at] - 1)
    )


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 11, 12])
def test_a_round_robin_is_complete_in_as_few_rounds_as_possible(count):
    tournament = begun("round-robin", count)
    while not tournament.record.over:
        tournament.next_round(0.0)
        play(tournament)
    assert len(tournament.record.rounds) == count - 1 + count % 2
    met = Counter(frozenset(pairing.players) for pairing in tournament.record.pairings)
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, count + 1), 2)}
    assert set(met.values()) == {1}


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(data=st.data(), count=st.integers(3, 9), seats=st.sampled_from([2, 3, 4]))
def test_a_round_robin_is_complete_with_late_comers_too(data, count, seats):
    tournament = begun("round-robin", count, seats)
    while not tournament.record.over and len(tournament.record.rounds) < 60:
        tournament.next_round(0.0)
        if count < 12 and data.draw(st.booleans()):
            count += 1
            tournament.enter(count, "Late")
        play(tournament, data.draw)
    history = History(tournament.record)
    assert tournament.record.over
    assert all(history.have_met(*pair) for pair in combinations(range(1, count + 1), 2))


@settings(max_examples=12, deadline=None)
@given(data=st.data(), count=st.integers(2, 13), seats=st.sampled_from([2, 3, 4]))
def test_a_knockout_has_a_winner_who_has_lost_no_game(data, count, seats):
    tournament = begun("knockout", count, seats)
    while not tournament.record.over:
        tournament.next_round(0.0)
        play(tournament, data.draw)
    first, second = tournament.standings()[:2]
    assert (first.place, second.place) == (1, 2)
    lost = {id for each in tournament.record.pairings for shared in each.places[1:] for id in shared}
    assert lost == set(range(1, count + 1)) - {first.id}
    assert seats > 2 or len(tournament.record.rounds) == (count - 1).bit_length()


@settings(max_examples=12, deadline=None)
@given(data=st.data(), format=st.sampled_from(ROUNDS), count=st.integers(2, 9), seats=st.sampled_from([2, 4]))
def test_a_tournament_saved_at_any_moment_goes_on_the_same(data, format, count, seats):
    tournament = begun(format, count, seats)
    for _ in range(data.draw(st.integers(0, 3))):
        if not tournament.record.over:
            tournament.next_round(0.0)
            play(tournament, data.draw)
    saved = to_bytes(tournament.record)
    again = Tournament(from_bytes(saved))
    for each in (tournament, again):
        while not each.record.over:
            each.next_round(0.0)
            play(each)
    assert again.shown() == tournament.shown()
    assert to_bytes(again.record) == to_bytes(tournament.record)


def test_lots_are_not_the_order_of_entering():
    firsts = {begun("swiss", 8, id=f"cup {at}").record.active[0].id for at in range(20)}
    assert len(firsts) > 3


def test_a_hundred_and_twenty_eight_entrants_are_paired_at_once_without_repeats():
    tournament = begun("swiss", 127, rounds=3)
    while not tournament.record.over:
        tournament.next_round(0.0)
        play(tournament)
    met = Counter(frozenset(pairing.players) for pairing in tournament.record.pairings)
    assert set(met.values()) == {1}
    assert len({id for round in tournament.record.rounds for id in round.byes}) == 3


def test_a_partner_far_away_is_found_where_all_neighbours_have_been_met():
    def cost(one: int, other: int) -> int:
        return abs(one - other) if abs(one - other) >= 40 else 1 << 60

    pairs = cheapest_pairs(list(range(80)), cost)
    assert all(other - one == 40 for one, other in pairs)
    assert len(pairs) == 40


def test_the_bye_goes_to_the_last_of_the_standings():
    tournament = begun("swiss", 5)
    tournament.record.entrants[3].points = 840
    ids = [3, 1, 2, 4, 5]
    assert in_pairs(tournament.record, ids, History(tournament.record)).byes == [5]
    tournament.record.rounds.append(Round([], [5]))
    assert in_pairs(tournament.record, ids, History(tournament.record)).byes == [4], "who has had none"


@pytest.mark.parametrize(
    ("count", "most", "allowed", "sizes"),
    [
        (1, 2, [2], []), (2, 2, [2], [2]), (5, 2, [2], [2, 2]), (5, 4, [2, 3, 4], [3, 2]), (7, 4, [2, 3, 4], [4, 3]),
        (9, 4, [2, 3, 4], [3, 3, 3]), (5, 4, [3, 4], [4]), (6, 4, [3, 4], [3, 3]), (2, 4, [3, 4], []),
        (8, 8, [3, 8], [8]),
    ],
)  # fmt: skip
def test_tables_are_as_equal_as_can_be_and_few_are_left_over(count, most, allowed, sizes):
    assert table_sizes(count, most, allowed) == sizes


def test_a_saved_tournament_is_read_only_whole():
    from netplay.tournament.record import CannotContinue

    saved = to_bytes(begun("swiss", 3).record)
    newer = msgspec.msgpack.encode(msgspec.msgpack.decode(saved) | {"format": 2})
    for wrong in (saved[:-3], b"", b"\x80", newer):
        with pytest.raises(CannotContinue):
            from_bytes(wrong)
