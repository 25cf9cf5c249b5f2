"""Histrio: what a player remembers of the requests he discarded, until others may have drawn them."""

from __future__ import annotations

import pytest

import core
from core.games.histrio.actions import Answer, Discard
from tests.games.histrio.table import EVERY_REQUEST, GAME, Table, pick


def discards(seat: int, request: str | None) -> core.Event:
    return core.Event("discards", {"seat": seat, "request": request})


def draws(seat: int, request: str | None = None) -> core.Event:
    return core.Event("draws", {"seat": seat, "request": request})


RESHUFFLES = core.Event("reshuffles")


def plays(seat: int, request: str, again: bool = False) -> core.Event:
    return core.Event("request", {"seat": seat, "request": request, "again": again, "lacks": {}})


def places(
    request: str, log: list[core.Event], held: tuple[str, ...] = (), on_discard: int = 2, played: int | None = None
) -> set[str]:
    """Where seat 0 of three, who holds these and has this log, can suppose a request to lie, of which somebody may have
    played one."""
    table = Table()
    table.hold(0, *held)
    if played is not None:
        pick(table.state.request_deck, table.troupe(played).played, request)
    for seat in (1, 2):
        table.hold(seat, "full_house")
    for _ in range(on_discard):
        pick(table.state.request_deck, table.state.request_discard, "contrarian")
    view = core.mask(GAME, table.state, 0)
    memory = GAME.recall(view, 0, log)
    piles = {"deck": view.request_deck, "discard": view.request_discard}
    piles |= {str(seat): view.troupes[seat].requests for seat in (1, 2)}
    return {name for name, pile in piles.items() if memory.may(pile, request)}


@pytest.mark.parametrize(
    ("log", "held", "where"),
    [
        ([], (), {"deck", "discard", "1", "2"}),
        ([discards(0, "all_ages")], (), {"deck", "discard", "1", "2"}),
        ([discards(0, "all_ages")], ("all_ages",), {"discard"}),
        ([discards(0, "all_ages"), discards(0, "all_ages")], (), {"discard"}),
        ([discards(1, None), discards(0, "star_turn")], (), {"deck", "discard", "1", "2"}),
    ],
    ids=["nothing known", "one copy known", "one held, one discarded", "both discarded", "another's is unseen"],
)
def test_a_request_whose_unseen_copies_the_player_discarded_lies_on_the_discard(log, held, where):
    assert places("all_ages", log, held) == where


def test_a_request_that_was_shuffled_into_the_deck_lies_there_or_with_those_who_drew_since():
    log = [draws(2), discards(0, "all_ages"), RESHUFFLES]
    held = ("all_ages",)
    assert places("all_ages", log, held) == {"deck", "discard"}
    assert places("all_ages", [*log, draws(1)], held) == {"deck", "discard", "1"}
    assert places("all_ages", [*log, draws(1), RESHUFFLES], held) == {"deck", "discard", "1", "2"}
    assert places("all_ages", [*log, draws(0, "all_ages")], held) == {"deck", "discard", "1", "2"}, (
        "it may be the other"
    )


def test_what_others_played_that_drew_since_may_be_what_was_shuffled():
    log = [discards(0, "all_ages"), RESHUFFLES, draws(1)]
    everywhere, shuffled = {"deck", "discard", "1", "2"}, {"deck", "discard", "1"}
    assert places("all_ages", [*log, plays(1, "all_ages")], played=1) == everywhere, (
        "the other may always have been 2’s"
    )
    assert places("all_ages", [*log, plays(2, "all_ages")], played=2) == shuffled, "he has drawn nothing since"
    assert places("all_ages", [*log, plays(1, "star_turn")], ("all_ages",)) == shuffled, "another request"
    both = [discards(0, "all_ages"), *log, plays(1, "all_ages"), plays(1, "all_ages", again=True)]
    assert places("all_ages", both, played=1) == shuffled, "both were shuffled, and one played, though twice"


def test_if_nobody_else_discarded_only_the_own_discards_lie_there():
    log = [discards(0, "contrarian"), discards(0, "all_ages")]
    assert {request for request in EVERY_REQUEST if "discard" in places(request, log)} == {"contrarian", "all_ages"}
    assert "discard" in places("star_turn", log[:1]), "another put one there too"


def test_while_all_answer_a_players_own_answer_is_a_copy_that_they_see():
    """So the other copy, which they discarded, lies with nobody else."""
    table = Table()
    table.give(0, "comedian-5")
    for seat, request in ((0, "star_turn"), (1, "full_house"), (2, "full_house")):
        table.hold(seat, request)
    pick(table.state.request_deck, table.state.request_discard, "star_turn")
    table.festival()
    table.act(0, Answer("star_turn"))
    assert table.asked == [("answer", 1), ("answer", 2)]
    view = table.replicas[0].state
    memory = GAME.recall(view, 0, [discards(0, "star_turn")])
    assert not any(memory.may(view.troupes[seat].requests, "star_turn") for seat in (1, 2))
    assert not memory.may(view.request_deck, "star_turn")


def test_a_spectator_remembers_nothing():
    view = core.mask(GAME, Table().state, None)
    memory = GAME.recall(view, None, [discards(0, None)])
    assert all(memory.may(view.request_deck, request) for request in EVERY_REQUEST)


def test_at_the_table_the_discarder_knows_what_the_others_cannot():
    table = Table(cities={6: ["bonus-2"], 7: ["bonus-2"]}, requests=["all_ages", "all_ages"])
    table.hold(0, "all_ages", "star_turn", "in_favour")
    table.travel(1, 6, 7)
    table.act(0, Discard("all_ages"))
    may = {}
    for who, replica in table.replicas.items():
        memory = replica.recall()
        may[who] = memory.may(replica.state.request_deck, "all_ages")
    assert may == {0: False, 1: True, 2: True, None: True}
