"""Histrio: every example that the printed rules give."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Answer, Court, Steal
from tests.games.histrio.table import Table

CALM = {6: ["bonus-2"], 7: ["bonus-2"]}


def test_example_of_the_court_tragedian_3_stays_and_comedian_2_is_sent_for_two_steps_toward_comedy():
    table = Table(3, needle=3, cities={1: ["tragedian-3", "comedian-2"], **CALM})
    table.travel(1, 6, 7)
    table.act(0, Steal(1), Court("comedian-2"))
    assert table.troupe(0).actors.faces == ["tragedian-3"]
    assert table.state.needle == 5
    assert "comedian-2" in table.state.discard.faces


@pytest.mark.parametrize(
    ("mood", "actor", "start", "end"), [("tragedy", "tragedian-3", 5, 2), ("comedy", "comedian-3", -6, -3)]
)
def test_example_of_the_needle_an_actor_moves_it_by_the_actors_level_toward_the_actors_colour(mood, actor, start, end):
    table = Table(3, needle=start, cities={1: [actor], **CALM})
    table.travel(1, 6, 7)
    table.act(0, Court(actor))
    assert table.state.needle == end


def test_example_of_meeting_tragedians_2_and_3_against_comedian_4_move_the_needle_one_step_toward_tragedy():
    table = Table(3, needle=4, cities={1: ["tragedian-2", "tragedian-3", "comedian-4"], **CALM}, requests=["star_turn"])
    table.travel(1, 1, 7)
    assert table.state.needle == 3


def test_example_of_the_kings_mood_with_comedy_every_comedian_earns_1_ecu_and_a_chameleon_none():
    table = Table(3, needle=1)
    table.give(0, "comedian-1", "comedian-2", "tragedian-3", "chameleon")
    table.festival()
    table.act(0, table.legal(0)[0])
    assert table.paid(0, "actors") == [2]


def test_example_of_a_festival_three_comedians_of_8_against_3_earn_3_and_6_and_the_request_4_in_all_13():
    """Season one, comedy. One troupe has three comedians of level 8 together and two tragedians of level 3: 3 écus, and
    the best show pays 6. The other has four comedians of level 6 and three tragedians of 5: its show pays 3."""
    table = Table(3, needle=1)
    table.give(0, "comedian-1", "comedian-3", "comedian-4", "tragedian-1", "tragedian-2")
    table.give(1, "comedian-1", "comedian-1", "comedian-2", "comedian-2", "tragedian-1", "tragedian-2", "tragedian-2")
    table.hold(0, "in_favour")
    before = table.money()
    table.festival()
    table.act(0, Answer("in_favour"))
    shows = [part.show for part in table.state.festivals[0].performances]
    assert [show.difference for show in shows[:2]] == [5, 1]
    assert all(show.pleases for show in shows[:2])
    assert [table.paid(0, why) for why in ("actors", "show", "request")] == [[3], [6], [4]]
    assert table.money()[0] - before[0] == 13
    assert table.paid(1, "show") == [3]
