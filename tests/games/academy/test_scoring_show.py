"""Medieval Academy while a round is scored: who moves discs, what tracks pay, and when totals count it."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.academy.screen import NAMES, THE_BOARD, Seat
from tui.boards import View
from tui.game_view.moments import Moments
from tui.screens.game.room import hand_room
from tui.text.words import Words

LOW = hand_room(80, 24)


@cache
def played(seats: int) -> Seat:
    """A game that has come to its third round."""
    return Seat(seats, {"open_scores": True}, until=lambda table: table.replica.state.round == 3)


def source_of(seat: Seat) -> Any:
    """The game of a seat, for a presenter."""
    return SimpleNamespace(replica=seat.replica, client_state=None, reading=True, names=NAMES)


def told(seat: Seat, mark: int, phase: float = 1.0) -> View:
    """What the seat sees while line number `mark` is told."""
    return Moments(source_of(seat), lambda: Words("en")).at(seat.replica, mark, phase)


def marks(seat: Seat, key: str) -> list[int]:
    """The numbers of the lines of a kind."""
    return [mark for mark, event in enumerate(seat.replica.log, 1) if event.key == key]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_moves_for_gallantry_is_shown_until_the_next_track_scores(seats):
    seat, shown = played(seats), {}
    for key in ("moves", "scores", "shield"):
        for mark in marks(seat, key):
            hand = THE_BOARD.hand(told(seat, mark), LOW)
            shown[mark] = hand.text() if hand is not None else ""
    assert all("Gallantry:" in shown[mark] for mark in marks(seat, "moves"))
    assert not any("Gallantry:" in shown[mark] for mark in marks(seat, "shield"))
    others = [mark for mark in marks(seat, "scores") if seat.replica.log[mark - 1].args["track"] != "gallantry"]
    assert not any("Gallantry:" in shown[mark] for mark in others)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_gallantry_move_that_is_told_is_no_longer_one_to_make_now(seats):
    seat = played(seats)
    for mark in marks(seat, "moves"):
        hand = THE_BOARD.hand(told(seat, mark), LOW)
        assert hand is not None
        assert "✓" in hand.text()
        assert "now " not in hand.text()
