"""Fuzz: games from outside that were made wrong, to the copy of the game and to the board that draws it. What comes of
each is a sentence or a drawn board, and soon."""

from __future__ import annotations

import os
import random
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import pytest

import core
from netplay.client.replicated_game import ReplicatedGame
from netplay.protocol import codec
from netplay.protocol.messages import Began
from tests.mutation import mutated
from tests.play import play
from tests.tui.local import LocalTable, screen_text, show, until
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.laws.tables import NAMES, SIDE, WORDS, various
from tui.screens.game.room import hand_room
from tui.screens.home.home import Home

CASES = int(os.environ.get("FUZZ_GAMES", "300"))
"""Of each game, so many."""
MOST = 0.1
"""Seconds of one core that a step may take, or a drawing. A machine that is busy gets three tries."""
MUCH = 50_000_000
"""Bytes that a case may take."""
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


@contextmanager
def small(case: int) -> Iterator[None]:
    """Now and then it is looked at how much memory is taken: looking costs three times the time."""
    if case % 10:
        yield
        return
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < MUCH
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("id", core.IDS)
def test_a_mutated_beginning_is_refused_or_drawn(id):
    """[F 39] A table that is not to be trusted."""
    rng, refused = random.Random(id), 0
    games = [Told(id, number) for number in range(8)]
    for case in range(CASES):
        told = rng.choice(games)
        state = encoded(msgspec.msgpack.decode(told.first), rng)
        with small(case):
            try:
                followed = soon(lambda told=told, state=state: ReplicatedGame(told.began(state)))
            except (codec.ProtocolError, core.BadReport):
                refused += 1
                continue
            soon(lambda followed=followed: draw(followed.replica, rng.choice(SIZES)))
    assert refused > CASES / 2


def encoded(state: Any, rng: random.Random) -> bytes:
    """The state, made wrong, but such that it can be sent."""
    while True:
        with suppress(OverflowError):
            return msgspec.msgpack.encode(mutated(state, rng))


@pytest.mark.parametrize("id", core.IDS)
def test_mutated_reports_are_refused_or_drawn(id):
    """[F 39] The digest is as the table would have it, whatever it says. A word where a card should be may stop the
    drawing, seldom and in no other way; then the screen says a sentence, as the next test shows."""
    rng, stumbled = random.Random(id), 0
    games = [Told(id, number) for number in range(8)]
    for case in range(CASES):
        told = rng.choice(games)
        followed, at = ReplicatedGame(told.began(told.first)), rng.randrange(len(told.reports))
        for report in told.reports[:at]:
            followed.replica.follow(report)
        report = wrong(told.reports[at], rng)
        with small(case):
            try:
                soon_followed(followed, report)
            except core.BadReport:
                continue
            try:
                soon(lambda followed=followed: draw(followed.replica, rng.choice(SIZES)))
            except LookupError:
                stumbled += 1
    assert stumbled <= CASES / 100


def test_what_stops_the_drawing_ends_at_home_with_a_sentence(tmp_path, monkeypatch):
    """[F 39] A knight is pointed at that there is none of, as a table may report it: the copy can follow, no board can
    draw it, and the app goes on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    local = LocalTable("Anna", "Boris", "Chloé", game="grail", seed=0)
    local.start()
    local.play(lambda replica: any(type(action).__name__ == "Point" for action in replica.legal()), random.Random(0))
    anna = local.clients[0]
    client_state, receive = anna.state, anna.state.receive

    def forge(message: Any) -> Any:
        if not isinstance(message, core.Report):
            return receive(message)
        monkeypatch.setattr(core.replica, "digest", lambda *_: message.digest)
        return receive(msgspec.structs.replace(message, action=["point", -1]))

    async def script(app: Any, pilot: Any) -> None:
        monkeypatch.setattr(client_state, "receive", forge)
        anna.send(client_state.act(client_state.games.replica.legal()[0]))
        assert client_state.games.replica.state.pointed == -1
        await until(pilot, lambda: isinstance(app.screen, Home) and "cannot be shown" in screen_text(app))
        await pilot.pause(0.1)
        assert app.return_code is None

    show(anna, script, strange=True)
    assert "tui/boards/" in next(tmp_path.rglob("failure.txt")).read_text(), "where it was, not what was there"


def wrong(report: core.Report, rng: random.Random) -> core.Report:
    """The report, with something else in it that has the form of one."""
    told = [report.actor, report.action, report.told]
    while True:
        made = mutated(told, rng)
        if len(made) != len(told):
            continue
        actor, action, news = made
        try:
            said = core.Report(report.seq, actor, action, news, report.digest)
            return msgspec.msgpack.decode(msgspec.msgpack.encode(said), type=core.Report)
        except (msgspec.MsgspecError, OverflowError):
            continue


def soon_followed(game: ReplicatedGame, report: core.Report) -> None:
    started = time.process_time()
    core.replica.digest, kept = lambda *_: report.digest, core.replica.digest
    try:
        game.follow(report)
    finally:
        core.replica.digest = kept
    assert time.process_time() - started < 3 * MOST
