"""Points, the order of the standings and its reasons, withdrawals, decisions and ratings."""

from __future__ import annotations

import pytest

from netplay.protocol.refusal import Refusal
from netplay.protocol.tournament_messages import WIN, Plan
from netplay.tournament.entering import FIRST_BOT
from netplay.tournament.history import results
from netplay.tournament.record import Pairing, Record, Round
from netplay.tournament.tournament import Tournament, check_plan
from tests.netplay.tournament.test_pairings import begun, play


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([[1], [2]], {1: 840, 2: 0}), ([[1, 2]], {1: 420, 2: 420}), ([[3], [1], [2]], {3: 840, 1: 420, 2: 0}),
        ([[1], [2], [3], [4]], {1: 840, 2: 560, 3: 280, 4: 0}), ([[1, 2], [3, 4]], {1: 700, 2: 700, 3: 140, 4: 140}),
        ([[1], [2, 3], [4]], {1: 840, 2: 420, 3: 420, 4: 0}), ([[1]], {1: 840}),
    ],
)  # fmt: skip
def test_points_go_down_in_even_steps_and_shared_places_share_them(places, points):
    assert {each.player: each.points for each in results(places)} == points


def after(*rounds: list[list[list[int]]], format: str = "swiss") -> Tournament:
    """A tournament of these rounds, each of the places of its games."""
    record = Record("cup", Plan("Cup", "nobles", format=format, rounds=9))
    ids = sorted({id for round in rounds for places in round for shared in places for id in shared})
    tournament = Tournament(record)
    for id in ids:
        tournament.enter(id, f"Player {id}")
    for round in rounds:
        drawn = [
            Pairing(id, [id for shared in places for id in shared], places=places) for id, places in enumerate(round)
        ]
        record.rounds.append(Round(drawn))
    return tournament


def order(tournament: Tournament) -> list[tuple[int, int, str]]:
    return [(each.place, each.id, each.why) for each in tournament.standings()]


def test_direct_meetings_count_before_opponents():
    found = after([[[1], [2]], [[3], [4]]], [[[2], [3]], [[4], [1]]])
    assert {each.points for each in found.standings()} == {WIN}
    pair = after([[[2], [1]], [[3], [4]]], [[[1], [3]], [[2], [4]]], [[[1], [4]], [[3], [2]]])
    assert [each.points for each in pair.standings()][:3] == [2 * WIN, 2 * WIN, 2 * WIN]
    two = after([[[2], [1]]], [[[1], [3]]], [[[4], [2]]])
    places = {id: (place, why) for place, id, why in order(two)}
    assert places[2][0] < places[1][0], "not all of 1, 2, 4 have met, so that opponents decide"
    one = after([[[2], [1]], [[1], [3]]], [[[4], [2]], [[4], [3]]])
    assert [id for _, id, _ in order(one)][:3] == [4, 2, 1]
    assert order(one)[1] == (2, 2, "met")


def test_whom_nothing_separates_share_a_place():
    found = after([[[1, 2]], [[3, 4]]])
    assert [place for place, _, _ in order(found)] == [1, 1, 1, 1]
    assert {why for _, _, why in order(found)} == {""}


def test_who_withdraws_during_a_game_for_two_has_lost_it():
    tournament = begun("swiss", 4)
    tournament.next_round(0.0)
    one, other = tournament.running[0].players
    tournament.withdraw(one)
    pairing = tournament.pairing(1)
    assert (pairing.places, pairing.decided) == ([[other], [one]], True)
    tournament.finished(1, [[one], [other]])
    assert pairing.places == [[other], [one]], "the game that ends after that counts nothing"
    assert tournament.record.entrants[other].mu == 25.0, "nor does it change a rating"


def test_who_withdraws_from_a_larger_table_is_last_there():
    tournament = begun("swiss", 4, seats=4)
    tournament.next_round(0.0)
    first, *others = tournament.running[0].players
    tournament.withdraw(first)
    assert tournament.running, "the others play on"
    tournament.finished(1, [[first], *([each] for each in others)])
    assert tournament.pairing(1).places == [*([each] for each in others), [first]]


def test_who_withdraws_before_the_first_round_has_never_been_there():
    tournament = begun("swiss", 4)
    tournament.withdraw(2)
    assert 2 not in tournament.record.entrants
    tournament.enter(2, "Again")
    assert len(tournament.record.active) == 4


def test_who_has_withdrawn_can_come_back():
    tournament = begun("swiss", 4)
    tournament.next_round(0.0)
    play(tournament)
    tournament.withdraw(3)
    tournament.enter(3, "Whatever")
    assert tournament.record.entrants[3].name == "Player 3"
    tournament.next_round(0.0)
    assert sum(len(each.players) for each in tournament.running) == 4


def test_all_are_ready_once_every_person_is():
    tournament = begun("swiss", 3)
    tournament.fill("page")
    bot = tournament.record.entrants[FIRST_BOT]
    assert (bot.name, bot.level) == ("Page", "page")
    tournament.next_round(0.0)
    play(tournament)
    for id in (1, 2):
        tournament.be_ready(id, True, 0.0)
    assert not tournament.all_ready
    tournament.withdraw(3)
    assert tournament.all_ready
    tournament.next_round(0.0)
    assert not any(each.ready for each in tournament.record.active), "for each round anew"


@pytest.mark.parametrize(("count", "seats", "bots"), [(3, 2, 1), (4, 2, 0), (1, 2, 1), (5, 4, 1), (9, 4, 0), (2, 4, 1)])
def test_bots_fill_up_the_last_table(count, seats, bots):
    tournament = begun("swiss", count, seats)
    tournament.fill("squire:bold")
    assert len(tournament.record.entrants) == count + bots
    tournament.next_round(0.0)
    assert not tournament.record.rounds[0].byes


def test_ratings_follow_results():
    tournament = begun("swiss", 4, rounds=3)
    while not tournament.record.over:
        tournament.next_round(0.0)
        for pairing in tournament.running:
            tournament.finished(pairing.number, [[id] for id in sorted(pairing.players)])
    ratings = {each.id: each.rating for each in tournament.standings()}
    assert sorted(ratings, key=lambda id: -ratings[id]) == [1, 2, 3, 4]


def refusal(call, *args) -> str:
    with pytest.raises(Refusal) as refused:
        call(*args)
    assert str(refused.value).endswith(".")
    return refused.value.code


def test_what_cannot_be_is_refused_with_a_sentence():
    tournament = begun("knockout", 4)
    assert refusal(tournament.enter, 1, "Twice") == "entered-already"
    assert refusal(tournament.withdraw, 9) == "not-entered"
    assert refusal(tournament.be_ready, 9, True, 0.0) == "not-entered"
    assert refusal(tournament.pairing, 1) == "no-such-pairing"
    assert refusal(tournament.fill, "wizard") == "no-such-bot"
    tournament.next_round(0.0)
    assert refusal(tournament.next_round, 0.0) == "round-goes-on"
    assert refusal(tournament.enter, 9, "Late") == "knockout-began"
    one, other = tournament.running[0].players
    for wrong in ([[one]], [[one], [one]], [[one], [other], []], [[one], [other], [9]], []):
        assert refusal(tournament.decide, 1, wrong) == "bad-places"
    tournament.decide(1, [[one], [other]])
    assert refusal(tournament.decide, 1, [[one], [other]]) == "decided-already"
    tournament.end()
    assert refusal(tournament.next_round, 0.0) == "tournament-over"
    assert refusal(tournament.enter, 9, "Late") == "tournament-over"
    assert refusal(tournament.withdraw, 1) == "tournament-over"
    assert refusal(begun("swiss", 1).next_round, 0.0) == "too-few"


@pytest.mark.parametrize(
    "plan",
    [Plan("C", "chess"), Plan("C", "nobles", seats=4), Plan("C", "grail", seats=2), Plan("C", "nobles", rounds=0),
     Plan("C", "nobles", rounds=101), Plan("C", "nobles", minutes=9999), Plan("C", "nobles", clock=4),
     Plan("C", "nobles", stand_in=4)],
)  # fmt: skip
def test_a_plan_that_cannot_be_carried_out_is_refused(plan):
    assert refusal(check_plan, plan) in ("no-such-game", "bad-seats", "bad-rounds", "clock-short")


def test_in_an_open_tournament_who_is_ready_plays_until_the_time_is_up():
    tournament = begun("open", 4)
    tournament.next_round(1000.0)
    tournament.draw_open(1000.0)
    assert not tournament.running
    for id in (1, 2, 3):
        tournament.be_ready(id, True, 1000.0)
    tournament.draw_open(1000.0)
    (pairing,) = tournament.running
    tournament.finished(pairing.number, [[id] for id in pairing.players])
    tournament.draw_open(1001.0)
    assert not tournament.running, "after a game one is ready again only by saying so"
    for id in pairing.players:
        tournament.be_ready(id, True, 1001.0)
    tournament.draw_open(1001.0)
    (second,) = tournament.running
    assert set(second.players) != set(pairing.players), "others are free"
    tournament.draw_open(1000.0 + 120 * 60)
    assert not tournament.record.over, "the last game is played to its end"
    tournament.finished(second.number, [second.players])
    tournament.draw_open(1000.0 + 120 * 60)
    assert tournament.record.over


def test_in_an_open_tournament_two_who_have_just_met_wait_a_moment_for_others():
    tournament = begun("open", 3)
    tournament.next_round(0.0)
    for id in (1, 2):
        tournament.be_ready(id, True, 0.0)
    tournament.draw_open(0.0)
    tournament.finished(1, [[1], [2]])
    for id in (1, 2):
        tournament.be_ready(id, True, 100.0)
    tournament.draw_open(100.0)
    assert not tournament.running
    assert tournament.due == 120.0
    tournament.draw_open(120.0)
    assert tournament.running


def test_an_endless_tournament_keeps_sums_and_not_every_game():
    tournament = Tournament(Record("cup", Plan("Ladder", "nobles", format="open", minutes=0)))
    for id in (1, 2):
        tournament.enter(id, f"Bot {id}")
    tournament.next_round(0.0)
    for at in range(150):
        for id in (1, 2):
            tournament.be_ready(id, True, at)
        tournament.draw_open(float(at))
        tournament.finished(tournament.running[0].number, [[1], [2]])
    assert len(tournament.record.rounds[0].pairings) == 100
    first = tournament.standings()[0]
    assert (first.id, first.games, first.points) == (1, 150, 150 * WIN)
    assert tournament.record.last_number == 150
