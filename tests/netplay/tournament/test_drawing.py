"""A round is drawn elsewhere: what changes in its tournament meanwhile."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netplay.protocol.refusal import Refusal
from netplay.tournament.draw import FORMATS, Draw
from netplay.tournament.tournament import Tournament

from .test_pairings import ROUNDS, begun, play


def drawing(count: int = 4, format: str = "swiss") -> tuple[Tournament, Draw]:
    """A tournament whose first round is being drawn."""
    tournament = begun(format, count)
    draw = tournament.begin_round(0.0)
    assert draw is not None
    return tournament, draw


def test_who_enters_meanwhile_is_not_in_the_round_but_in_the_next():
    tournament, draw = drawing()
    tournament.enter(9, "Late")
    tournament.take_round(draw, draw.run())
    assert len(tournament.running) == 2
    assert tournament.record.entrants[9].since == 1
    play(tournament)
    tournament.next_round(0.0)
    latest = tournament.record.rounds[-1]
    assert 9 in {*latest.byes, *(id for pairing in latest.pairings for id in pairing.players)}


def test_who_withdraws_meanwhile_loses_their_game():
    tournament, draw = drawing()
    tournament.withdraw(1)
    tournament.take_round(draw, draw.run())
    (lost,) = [each for each in tournament.record.pairings if 1 in each.players]
    assert (lost.places[-1], lost.decided) == ([1], True)
    assert len(tournament.running) == 1


def test_who_comes_back_meanwhile_plays():
    tournament, draw = drawing()
    tournament.withdraw(1)
    tournament.enter(1, "Player 1")
    tournament.take_round(draw, draw.run())
    assert len(tournament.running) == 2


def test_a_round_of_a_tournament_that_was_ended_meanwhile_is_not_played():
    tournament, draw = drawing()
    tournament.end()
    tournament.take_round(draw, draw.run())
    assert tournament.record.rounds == []


def test_a_round_is_taken_in_once():
    tournament, draw = drawing()
    for _ in range(2):
        tournament.take_round(draw, draw.run())
    assert len(tournament.record.rounds) == 1


def test_nobody_enters_a_knockout_whose_first_round_is_being_drawn():
    tournament, draw = drawing(format="knockout")
    for enter in (lambda: tournament.enter(9, "Late"), lambda: tournament.fill("page")):
        with pytest.raises(Refusal, match="has begun"):
            enter()
    tournament.take_round(draw, draw.run())
    assert len(tournament.running) == 2


def test_a_round_that_could_not_be_drawn_can_be_begun_again():
    tournament, draw = drawing()
    tournament.be_ready(1, True, 0.0)
    tournament.take_round(draw, None)
    assert (tournament.stage, tournament.record.entrants[1].ready) == ("entry", False)
    tournament.next_round(0.0)
    assert len(tournament.running) == 2


@settings(max_examples=12, deadline=None)
@given(data=st.data(), format=st.sampled_from(ROUNDS), seats=st.sampled_from([2, 3, 4]), count=st.integers(2, 11))
def test_whether_there_is_another_round_is_known_without_drawing_it(data, format, seats, count):
    tournament = begun(format, count, seats)
    for _ in range(40):
        drawn = FORMATS[format].draw(tournament.record)
        assert FORMATS[format].goes_on(tournament.record) == bool(drawn and drawn.pairings)
        if tournament.record.over or not drawn or not drawn.pairings:
            break
        tournament.next_round(0.0)
        play(tournament, data.draw)
        active = [each.id for each in tournament.record.active]
        if len(active) > 2 and data.draw(st.booleans()) and not tournament.record.over:
            tournament.withdraw(data.draw(st.sampled_from(active)))
