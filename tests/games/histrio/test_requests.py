"""Histrio: the eleven secret requests, each met and not met, against the rules file [C3]."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Answer, Disguise
from core.games.histrio.components import REQUESTS
from core.games.histrio.requests import lacks, met, unplayed
from tests.games.histrio.table import EVERY_REQUEST, GAME, Table


def actors(text: str) -> list[str]:
    """ "c1 t3" for a comedian of level 1 and a tragedian of level 3; other words are acrobats."""
    names = {"c": "comedian", "t": "tragedian"}
    return [f"{names[word[0]]}-{word[1]}" if len(word) == 2 and word != "ox" else word for word in text.split()]


CASES = [
    # request, actors and acrobats, managers, needle, what is lacking
    ("in_favour", "c3 t2", 0, 1, {}),
    ("in_favour", "c2 t3", 0, -4, {}),
    ("in_favour", "c3 t2", 0, -1, {"pleasing": 2}),
    ("in_favour", "c3 t3", 0, 1, {"pleasing": 1}),
    ("in_favour", "", 0, 1, {"pleasing": 1}),
    ("full_house", "c1 c1 c2 t4 t4 t5", 0, 1, {}),
    ("full_house", "c1 c1 c2 c3 t4 t4 t5", 0, 1, {}),
    ("full_house", "c1 c1 c2 t4 t4 ox horse chameleon", 0, 1, {"actor": 1}),
    ("pure_comedy", "c1 c1 c4", 0, -1, {}),
    ("pure_comedy", "c1 c1", 0, 1, {"comedian": 1}),
    ("pure_comedy", "c1 c1 c4 t1", 0, 1, {"no_tragedian": 1}),
    ("pure_comedy", "t2 t2", 0, 1, {"comedian": 3, "no_tragedian": 2}),
    ("pure_tragedy", "t5 t1 t2 t2", 0, 1, {}),
    ("pure_tragedy", "t5 t1", 0, -1, {"tragedian": 1}),
    ("pure_tragedy", "t5 t1 t1 c1", 0, -1, {"no_comedian": 1}),
    ("mixed_bill", "c1 c2 t5 t5", 0, 1, {}),
    ("mixed_bill", "c1 c2 c2 t5 t5 t1", 0, 1, {}),
    ("mixed_bill", "c1 t1", 0, 1, {"comedian": 1, "tragedian": 1}),
    ("mixed_bill", "c1 c2 c3 t5 t5", 0, 1, {"balance": 1}),
    ("mixed_bill", "c1 c2 chameleon", 0, 1, {"tragedian": 2, "balance": 2}),
    ("star_turn", "c5", 0, 1, {}),
    ("star_turn", "t5 t5 c1", 0, 1, {}),
    ("star_turn", "c4 t4", 0, 1, {"level-5": 1}),
    ("understudies", "c1 t1 t1", 0, 1, {}),
    ("understudies", "c1 t1 t2", 0, 1, {"level-1": 1}),
    ("understudies", "c1 t1 chameleon", 0, 1, {"level-1": 1}),
    ("all_ages", "c1 t2 c3 t4 c5", 0, 1, {}),
    ("all_ages", "c1 t2 c2 t4 c5", 0, 1, {"level-3": 1}),
    ("all_ages", "t2 c2 chameleon", 0, 1, {"level-1": 1, "level-3": 1, "level-4": 1, "level-5": 1}),
    ("ringmaster", "ox horse", 0, 1, {}),
    ("ringmaster", "chameleon strongman", 0, 1, {}),
    ("ringmaster", "chameleon chameleon", 0, 1, {}),
    ("ringmaster", "tightrope c1", 0, 1, {"acrobat": 1}),
    ("court_circle", "", 2, 1, {}),
    ("court_circle", "", 3, 1, {}),
    ("court_circle", "c3", 1, 1, {"manager": 1}),
    ("contrarian", "c3 t2", 0, -1, {}),
    ("contrarian", "t2", 0, 1, {}),
    ("contrarian", "c3 t2", 0, 1, {"contrary": 2}),
    ("contrarian", "c2 t2", 0, 1, {"contrary": 1}),
]


@pytest.mark.parametrize(("request_id", "cards", "managers", "needle", "lacking"), CASES, ids=lambda value: str(value))
def test_C3_each_request_met_and_not_met(request_id, cards, managers, needle, lacking):
    table = Table(needle=needle)
    table.give(0, *actors(cards))
    table.troupe(0).managers = managers
    table.troupe(1).managers = 3
    assert lacks(table.state, 0, request_id) == lacking
    assert met(table.state, 0, request_id) == (not lacking)


def test_C3_every_request_is_among_the_cases_both_ways():
    for request in EVERY_REQUEST:
        assert {not lacking for name, *_, lacking in CASES if name == request} == {True, False}


PLAYED = [case for case in CASES if "chameleon" not in case[1]]


@pytest.mark.parametrize(("request_id", "cards", "managers", "needle", "lacking"), PLAYED, ids=lambda value: str(value))
def test_R6_a_request_can_be_played_only_if_it_is_met_and_pays(request_id, cards, managers, needle, lacking):
    table = Table(needle=needle)
    table.give(0, *actors(cards))
    table.hold(0, request_id)
    table.troupe(0).managers = managers
    table.festival()
    assert table.asked == [("answer", 0)], "asked even if none is met"
    assert table.legal(0) == ([Answer("blank-0")] if lacking else [Answer(request_id), Answer("blank-0")])
    table.act(0, table.legal(0)[0])
    assert table.paid(0, "request") == ([] if lacking else [REQUESTS[request_id].pays])
    assert table.troupe(0).played.faces == ([] if lacking else [request_id])


@pytest.mark.parametrize(
    ("acrobats", "chooses"), [("chameleon ox", 1), ("chameleon chameleon", 2)], ids=["one of them", "both"]
)
def test_ringmaster_counts_chameleons_that_have_chosen(acrobats, chooses):
    table = Table()
    table.give(0, *acrobats.split())
    table.hold(0, "ringmaster")
    table.festival()
    table.act(0, *[Disguise("comedian")] * chooses)
    assert Answer("ringmaster") in table.legal(0)
    table.act(0, Answer("ringmaster"))
    assert table.paid(0, "request") == [3]


@pytest.mark.parametrize(
    ("request_id", "cards", "needle", "talent", "is_met"),
    [
        ("in_favour", "", 1, "comedian", True),
        ("in_favour", "c3 t3", 1, "comedian", True),
        ("in_favour", "c3 t2", 1, "tragedian", False),
        ("contrarian", "c3 t3", 1, "tragedian", True),
        ("pure_comedy", "c1 c2", 1, "comedian", False),
        ("pure_comedy", "c1 c2 c2", 1, "tragedian", True),
        ("mixed_bill", "c1 c2 t3", 1, "tragedian", False),
        ("understudies", "c1 t1", 1, "comedian", False),
        ("full_house", "c1 t1 c2 t2 c3", 1, "comedian", False),
    ],
)
def test_a_chameleon_counts_in_the_show_that_a_request_asks_for_but_as_no_actor(
    request_id, cards, needle, talent, is_met
):
    table = Table(needle=needle)
    table.give(0, "chameleon", *actors(cards))
    table.hold(0, request_id)
    table.festival()
    table.act(0, Disguise(talent))
    assert (Answer(request_id) in table.legal(0)) == is_met


def test_ringmaster_counts_used_acrobats():
    table = Table()
    table.give(0, "ox", "horse")
    table.troupe(0).spent.faces = [table.troupe(0).acrobats.faces.pop()]
    assert met(table.state, 0, "ringmaster")


@pytest.mark.parametrize(("request_id", "cards", "managers", "needle", "lacking"), PLAYED, ids=lambda value: str(value))
def test_a_request_that_is_not_met_is_refused_with_what_is_lacking(request_id, cards, managers, needle, lacking):
    table = Table(needle=needle)
    table.give(0, *actors(cards))
    table.hold(0, request_id)
    table.troupe(0).managers = managers
    table.festival()
    refused = [(each.action, each.why, each.args) for each in GAME.refused(table.state, 0)]
    assert refused == ([(Answer(request_id), "unmet", {"request": request_id, "lacks": lacking})] if lacking else [])


def test_the_blank_that_a_player_holds_while_all_answer_is_no_unplayed_request():
    table = Table(3)
    table.hold(0, "star_turn", "in_favour")
    table.hold(2, "contrarian")
    table.festival()
    for at, own in [(0, ["star_turn", "in_favour"]), (1, []), (2, ["contrarian"])]:
        for looker in (0, 1, 2, None):
            seen = unplayed(table.state if looker is None else table.replicas[looker].state, at)
            assert len(seen) == len(own)
            assert set(seen) <= {*own, None}
        assert unplayed(table.replicas[at].state, at) == own
