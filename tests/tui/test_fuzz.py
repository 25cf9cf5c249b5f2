"""Fuzz: games from outside that were made wrong, to the copy of the game and to the board that draws it. What comes of
each is a sentence or a drawn board, and soon."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import msgspec
import pytest

import core
from netplay import wire
from netplay.mirror import Followed
from netplay.protocol import Began, Reported
from tests.mutation import mutated
from tests.play import play
from tests.tui.test_boards import NAMES, SIDE, WORDS, various
from tui.boards import View, board
from tui.canvas import Canvas
from tui.screens.game import hand_room

CASES = int(os.environ.get("FUZZ_GAMES", "300"))
"""Of each game, so many."""
MOST = 0.1
"""Seconds of one core that a step may take, or a drawing. A machine that is busy gets three tries."""
SIZES = ((80, 24), (120, 40))


class Told:
    """A game as one seat was told of it."""

    def __init__(self, id: str, number: int) -> None:
        seats, options = various(id)[number % len(various(id))]
        rng, self.game = random.Random(number), core.game(id)
        dealer = core.Dealer(self.game, seats, options, seed=number.to_bytes(core.SEED_BYTES, "big"))
        self.seats, self.seat = seats, rng.choice((None, *range(seats)))
        self.first = dealer.snapshot(self.seat).state
        self.reports: list[core.Report] = []
        for seat, action in play(dealer, rng):
            self.reports.append(dealer.act(seat, action).report(self.seat))
            if len(self.reports) >= 60:
                break

    def began(self, state: bytes) -> Began:
        return Began(self.game.id, list(range(self.seats)), self.seat, state)


def draw(replica: core.Replica[Any], size: tuple[int, int]) -> None:
    """All that the screen of a game draws."""
    drawn, columns, rows = board(replica.game.id), *size
    legal = tuple(replica.legal()) if replica.outcome is None else ()
    view = View.of(
        replica, WORDS[False], NAMES, legal=legal, cursor=legal[0] if legal else None, away=[False] * 8
    )  # fmt: skip
    width = columns - (SIDE if columns >= 112 else 0)
    drawn.draw(view, Canvas(width, drawn.height(view, width, rows - 12), False))
    drawn.hand(view, hand_room(*size))
    texts = [drawn.title(view), drawn.explain(view, view.cursor), *(drawn.answer(view, each) for each in legal)]
    if view.outcome is None:
        texts += [drawn.waiting(view), drawn.ask(view) if legal else ""]
    else:
        texts += [drawn.reason(view, view.outcome), *drawn.end(view)]
    assert all(isinstance(text, str) for text in texts)


def soon(does: Any) -> Any:
    """What it gives, and within the time that it may take."""
    for _ in range(3):
        started = time.process_time()
        got = does()
        if (spent := time.process_time() - started) < MOST:
            return got
    raise AssertionError(f"It took {spent:.2f} seconds of one core.")


@pytest.mark.parametrize("id", core.IDS)
def test_a_mutated_beginning_is_refused_or_drawn(id):
    """Fault 39."""
    rng, refused = random.Random(id), 0
    games = [Told(id, number) for number in range(8)]
    for _ in range(CASES):
        told = rng.choice(games)
        try:
            state = msgspec.msgpack.encode(mutated(msgspec.msgpack.decode(told.first), rng))
            followed = soon(lambda told=told, state=state: Followed(told.began(state)))
        except (wire.ProtocolError, core.BadReport, OverflowError):
            refused += 1
            continue
        soon(lambda followed=followed: draw(followed.replica, rng.choice(SIZES)))
    assert refused > CASES / 2


@pytest.mark.parametrize("id", core.IDS)
def test_mutated_reports_are_refused_or_drawn(id):
    """Fault 39: the digest is as the table would have it, whatever it says. A card of the box in a place where only
    others lie may stop the drawing, seldom; then the screen says a sentence (see `test_mistakes.py`)."""
    rng, stumbled = random.Random(id), 0
    games = [Told(id, number) for number in range(8)]
    for _ in range(CASES):
        told = rng.choice(games)
        followed, at = Followed(told.began(told.first)), rng.randrange(len(told.reports))
        for report in told.reports[:at]:
            followed.replica.follow(report)
        try:
            soon_followed(followed, wrong(told.reports[at], rng))
        except core.BadReport:
            continue
        try:
            soon(lambda followed=followed: draw(followed.replica, rng.choice(SIZES)))
        except LookupError:
            stumbled += 1
    assert stumbled <= CASES / 100


def wrong(report: core.Report, rng: random.Random) -> core.Report:
    """The report, with something else in it that has the form of one."""
    told = [report.actor, report.action, report.told]
    while True:
        made = mutated(told, rng)
        if len(made) != len(told):
            continue
        actor, action, news = made
        try:
            said = Reported(report.seq, actor, action, news, report.digest)
            return msgspec.msgpack.decode(msgspec.msgpack.encode(said), type=Reported).report()
        except (msgspec.MsgspecError, OverflowError):
            continue


def soon_followed(game: Followed, report: core.Report) -> None:
    started = time.process_time()
    core.replica.digest, kept = lambda game, state: report.digest, core.replica.digest
    try:
        game.follow(report)
    finally:
        core.replica.digest = kept
    assert time.process_time() - started < 3 * MOST
