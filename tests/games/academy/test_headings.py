"""Medieval Academy on the screen. Headings, cards that are only seen, equal cards, the last move."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from tests.games.academy.screen import NAMES, THE_BOARD, Seat
from tui.screens.game.room import hand_room
from tui.text.words import plain

LOW = hand_room(80, 24)


def at(ask, seats=3, number=1, seed=1):
    return Seat(seats, {}, seed=seed, until=lambda seat: seat.ask() == ask and seat.replica.state.round >= number)


@pytest.mark.parametrize("ask", ["keep", "play"])
def test_cards_are_told_below_headings(ask):
    view = at(ask).view()
    tables = THE_BOARD.tables(view)
    full, *_, brief = tables
    first = "card" if ask == "keep" else "card → track"
    assert full.heads == [first, "disc goes", "place", "gain", "scores"]
    assert brief.heads == [first, "pays"]
    assert all("→" in row[1] for row in full.rows)
    assert all(re.fullmatch(r"\+0|[+−]\d+ (now|I*VI*)|move \d", row[1]) for row in brief.rows)


@pytest.mark.parametrize(("ask", "heads"), [("split", ["card", "you hold"]), ("stack", ["stack", "squares in all"])])
def test_cards_for_stacks_and_stacks_are_told_below_headings(ask, heads):
    (table,) = THE_BOARD.tables(at(ask, seats=2).view())
    assert table.heads == heads
    assert all(row[1].isdigit() for row in table.rows)


def test_stacks_are_seen_while_they_are_made():
    seat = at("split", seats=2)
    view = seat.view()
    view.cursor = view.legal[0]
    *_, label, cards = (
        row.split("Yvain")[0] for row in seat.canvas(cursor=view.cursor, legal=view.legal).text().splitlines()
    )
    assert "stack 1: 1 of 3" in label
    assert "stack 2: the rest" in label
    assert len(cards.split()) >= 6


def test_equal_cards_are_counted_in_the_list_too():
    seat = at("keep")
    view = seat.view()
    pack = view.state.packs[0]
    pack.faces = ["quests-3", "quests-3", "sword-4"]
    rows = {THE_BOARD.cells(view, action)[0] for action in seat.game.legal(view.state, 0)}
    assert "quests 3 ×2" in rows
    assert "sword 4" in rows


def test_every_track_has_headings_and_nothing_stands_for_square_0():
    seat = at("keep")
    head, first, *_ = seat.canvas().text().splitlines()
    assert all(word in head for word in ("track", "round", "1st → last", "pays"))
    assert "A0" not in first


def test_the_kings_service_says_that_squares_pay():
    rows = at("keep").canvas().text().splitlines()
    assert next(row for row in rows if "service" in row).rstrip().endswith("by square")


def test_cards_that_are_only_seen_are_lines_beside_whole_cards():
    view = at("play", seats=2).view()
    text = THE_BOARD.hand(view, LOW).text()
    other = view.state.hands[1].known()
    names = {THE_BOARD.text(view, f"suit-{card.rpartition('-')[0]}") for card in other}
    assert all(name in text for name in names)
    mine = {THE_BOARD.text(view, f"suit-{card.rpartition('-')[0]}") for card in view.state.hands[0].known()}
    assert all(name in text for name in mine), "no raised card hides a name"


def test_stacks_are_lists_that_name_every_card():
    view = at("stack", seats=2).view()
    text = THE_BOARD.hand(view, LOW).text()
    for pile in view.state.exchange.stacks[1 - view.state.asked[0].seat]:
        for card in pile.known():
            suit, _, value = card.rpartition("-")
            assert f"{THE_BOARD.text(view, f'suit-{suit}')} {value}" in text


def test_the_last_move_of_a_disc_stays_marked():
    seat = at("play", number=2)
    while not any(event.key == "plays" for event in seat.replica.log[-1:]):
        actor = seat.dealer.to_act[0]
        seat.do(actor, seat.dealer.legal(actor)[0])
    event = seat.replica.log[-1]
    row = 1 + [*seat.replica.state.tracks].index(event.args["track"])
    marked, plain_row = ([cell.style for cell in canvas.rows()[row]] for canvas in (seat.canvas(), seat.canvas(log=[])))
    changed = [x for x, pair in enumerate(zip(marked, plain_row, strict=True)) if pair[0] != pair[1]]
    assert len(changed) >= event.args["end"] - event.args["start"] > 0


def test_the_end_groups_squires_by_player_and_tells_gallantry(monkeypatch):
    seat = Seat(2, {}, until=lambda seat: seat.dealer.outcome is not None)
    view = seat.view()
    outcome = view.outcome
    lines = [plain(line, NAMES) for line in THE_BOARD.end(view)]
    owners = [line.split("’")[0].split()[-1] for line in lines[1:5]]
    assert owners[0] == owners[1] != owners[2] == owners[3]
    for reason in ("points", "gallantry", "shared"):
        monkeypatch.setattr(type(view), "outcome", structs.replace(outcome, reason=reason))
        notes = [plain(line, NAMES) for line in THE_BOARD.end(view)]
        assert any(line.startswith("Gallantry, which breaks ties: ") for line in notes) is (reason != "points")
    sums = [[int(cell.replace("−", "-").replace("·", "0")) for cell in line[17:].split()] for line in lines[1:5]]
    assert [pair[-1] for pair in sums[1::2]] == [sums[at][-1] + sums[at + 1][-2] for at in (0, 2)]
