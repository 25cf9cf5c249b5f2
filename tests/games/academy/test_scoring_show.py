"""Medieval Academy while a round is scored: who moves discs, what tracks pay, and when totals count it."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.academy.screen import NAMES, THE_BOARD, Seat
from tui.boards import View
from tui.boards.academy import board as academy_board
from tui.boards.leading import leading
from tui.draw.canvas import Canvas
from tui.game_view.moments import Moments
from tui.game_view.presenter import GamePresenter
from tui.screens.game.room import hand_room
from tui.text.words import Words

LOW = hand_room(80, 24)
PHASES = (0.0, 0.25, 0.5, 0.75)


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
    assert all("moves by place" in shown[mark] for mark in marks(seat, "moves"))
    assert not any("moves by place" in shown[mark] for mark in marks(seat, "shield"))
    others = [mark for mark in marks(seat, "scores") if seat.replica.log[mark - 1].args["track"] != "gallantry"]
    assert not any("moves by place" in shown[mark] for mark in others)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_gallantry_move_that_is_told_is_no_longer_one_to_make_now(seats):
    seat = played(seats)
    for mark in marks(seat, "moves"):
        hand = THE_BOARD.hand(told(seat, mark), LOW)
        assert hand is not None
        assert "✓" in hand.text()
        assert "►" not in hand.text()


def test_a_total_counts_points_once_they_have_come_to_their_player():
    seat = played(4)
    presenter = GamePresenter(source_of(seat), lambda: Words("en"))
    presenter.queue.held = True
    counted = []
    mark = next(at for at in marks(seat, "shield") if seat.replica.log[at - 1].args["squire"] == 0)
    for presenter.queue.mark, presenter.queue.phase in ((mark - 1, 1.0), (mark, 0.0), (mark, 0.8), (mark, 1.0)):
        view = presenter.view()
        assert view is not None
        counted.append(leading(view, THE_BOARD)[-1])
    assert counted[0] == counted[1] == counted[2] != counted[3]


@pytest.mark.parametrize(("width", "room"), [(80, 12), (120, 28)])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_fly_over_free_cells_only(seats, width, room, monkeypatch):
    seat, flown = played(seats), 0
    for mark in marks(seat, "shield"):
        for phase in PHASES:
            with monkeypatch.context() as patch:
                patch.setattr(academy_board, "draw_flight", lambda *_: None)
                bare = drawn(told(seat, mark, phase), width, room)
            over = drawn(told(seat, mark, phase), width, room)
            changed = [old for old, new in zip(bare, over, strict=True) if old != new]
            flown += bool(changed)
            assert set(changed) <= set(" ·╵┴╌"), (changed, over)
    assert flown


def drawn(view: View, width: int, room: int) -> str:
    """The text of the board."""
    canvas = Canvas(width, THE_BOARD.height(view, width, room))
    THE_BOARD.draw(view, canvas)
    return "\n".join(line.ljust(width) for line in canvas.text().splitlines())
