"""The replay of a finished game, without Textual: every frame is the live one, and nothing is told too early."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import core
from netplay.archive import store
from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from tests.cases import each_value
from tests.play import all_tables, play, seed_of
from tests.replay import kept
from tui.boards import View, board
from tui.draw.canvas import Canvas
from tui.game_view.presenter import GamePresenter
from tui.game_view.replay.replay import SPEEDS, Replay
from tui.game_view.source import LiveGame
from tui.game_view.telling import NarrationLine
from tui.text.words import Words

WORDS = Words("en")
GAMES = pytest.mark.parametrize("game", core.IDS)


def frame(view: View, lines: list[NarrationLine]) -> tuple[Any, ...]:
    """All that is seen of a moment: the board, the hand and the log."""
    drawn = board(view.game.id)
    canvas = Canvas(80, drawn.height(view, 80, 12))
    drawn.draw(view, canvas)
    hand = drawn.hand(view, (54, 7))
    return canvas.rows(), hand and hand.rows(), [line.text.plain for line in lines], drawn.title(view)


class LiveFrames:
    """What the screen of a client shows after each step, while the game is played."""

    def __init__(self, client: Any) -> None:
        self.presenter = GamePresenter(LiveGame(lambda: client.state), lambda: WORDS, patience=0)
        self.frames: dict[int, tuple[Any, ...]] = {}
        self._client = client
        client.heard = self.heard

    def heard(self, message: Any) -> None:
        """Shows the table as the screen does after each message."""
        presenter, replica = self.presenter, self.presenter.replica
        if replica is None:
            return
        if presenter.narration.replica is not replica:
            presenter.source.show(replica)
            presenter.begin(replica, talk=False)
        presenter.advance(replica, talk=False)
        presenter.queue.clear(presenter.narration.events)
        view = presenter.view()
        assert view is not None
        presenter.ask(view)
        view = presenter.view()
        assert view is not None
        if view.legal:
            view.cursor = view.legal[board(view.game.id).start(view)]
        self.frames[replica.seq] = frame(view, presenter.readable)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), each_value(core.IDS, [3, 4]))
def test_every_frame_of_a_replay_is_the_live_one(game, seed, tmp_path):
    made = kept.table(game, tmp_path, seed)
    live = LiveFrames(made.clients[0])
    kept.recorded(made.clients[0], tmp_path)
    kept.play(made, seed, bots=1 if core.game(game).seats[-1] > 2 else 0)
    replay = Replay(OpenedGame(store.read(store.Archive(tmp_path).games()[0].path)), lambda: WORDS)
    assert len(live.frames) == replay.steps + 1 > 20
    steps = list(range(replay.steps + 1))
    random.Random(seed).shuffle(steps)
    for step in steps:
        replay.go(step)
        assert frame(replay.view(), replay.lines()) == live.frames[step], step


@pytest.mark.slow
@GAMES
def test_the_frames_from_another_seat_are_those_of_its_own_screen(game, tmp_path):
    made = kept.table(game, tmp_path)
    live = LiveFrames(made.clients[1])
    kept.play(made)
    replay = Replay(OpenedGame(store.read(store.Archive(tmp_path).games()[0].path)), lambda: WORDS)
    replay.look_from(1)
    for step in range(replay.steps + 1):
        replay.go(step)
        assert frame(replay.view(), replay.lines()) == live.frames[step], step


@GAMES
def test_no_card_of_a_replay_bears_a_key(game, tmp_path):
    replay, asked = Replay(kept.opened(game, tmp_path), lambda: WORDS), []
    for step in range(replay.steps):
        replay.go(step)
        view, live = replay.shown(), replay.view()
        assert board(game).keys(view, range(len(view.legal))) == ""
        asked.append(board(game).keys(live, range(len(live.legal))))
    assert any(asked), "the same questions, live, have keys"


@GAMES
def test_with_open_cards_nothing_is_hidden(game, tmp_path):
    replay = Replay(kept.opened(game, tmp_path), lambda: WORDS)
    replay.look_from(ALL_OPEN)
    for step in range(replay.steps + 1):
        replay.go(step)
        view = replay.view()
        assert all(None not in pile.faces for pile in core.piles_of(view.state))
        frame(view, replay.lines())
        for hand in replay.hands():
            board(game).hand(hand, (54, 7))
    assert replay.view().outcome is not None


@GAMES
def test_seeking_any_step_of_the_longest_game_takes_50_milliseconds(game, tmp_path):
    """Processor time, so that what else the machine does cannot matter; the worst of all steps, from every view."""
    longest = None
    for number, (seats, options) in enumerate(all_tables(core.game(game), 8)):
        dealer = core.Dealer(core.game(game), seats, options, seed=seed_of(number))
        for seat, action in play(dealer, random.Random(number)):
            dealer.act(seat, action)
        if longest is None or dealer.seq > longest[0].seq:
            longest = dealer, options, seed_of(number)
    replay = Replay(kept.of_dealer(*longest), lambda: WORDS)
    for view in replay.opened.views():
        replay.look_from(view)
        for step in random.Random(1).sample(range(replay.steps + 1), 40):
            start = time.process_time()
            replay.go(step)
            replay.view()
            replay.lines()
            assert time.process_time() - start < 0.05, (view, step)


@GAMES
def test_a_replay_opens_at_its_beginning_and_tells_nothing_of_the_end(game, tmp_path):
    replay = Replay(kept.opened(game, tmp_path), lambda: WORDS)
    assert (replay.step, replay.told_result, replay.playing) == (0, False, False)
    for step in range(replay.steps):
        replay.go(step)
        assert not replay.told_result
        assert max((line.mark for line in replay.lines()), default=0) <= len(replay.view().log)
    replay.by_step(1)
    assert replay.told_result
    replay.go(0)
    assert replay.told_result, "what was seen cannot be unseen"


@GAMES
def test_turns_and_rounds_go_there_and_back(game, tmp_path):
    replay = Replay(kept.opened(game, tmp_path), lambda: WORDS)
    actors = [report.actor for report in replay.opened.file.game.reports]
    for by, move in ((1, replay.by_turn), (1, replay.by_round), (-1, replay.by_turn), (-1, replay.by_round)):
        replay.go(0 if by > 0 else replay.steps)
        seen = [replay.step]
        while replay.step != (replay.steps if by > 0 else 0):
            move(by)
            assert (replay.step - seen[-1]) * by > 0
            seen.append(replay.step)
        move(by)
        assert replay.step == seen[-1], "there is nothing beyond the ends"
        if move == replay.by_turn:
            assert all(actors[step] != actors[step - 1] for step in seen[1:-1])
        assert len(seen) > 2, (by, move)


@GAMES
def test_a_line_leads_to_the_step_that_said_it(game, tmp_path):
    replay = Replay(kept.opened(game, tmp_path), lambda: WORDS)
    for line in replay.chapter.lines:
        replay.to_line(line.mark)
        assert line.mark in {0, *(each.mark for each in replay.chapter.lines_at(replay.step))}
        if line.mark:
            assert line not in replay.chapter.lines_at(replay.step - 1)


def test_it_plays_at_a_pace_and_stops_at_the_end(tmp_path):
    replay = Replay(kept.opened("nobles", tmp_path), lambda: WORDS)
    replay.play()
    for step in range(1, replay.steps + 1):
        assert replay.playing
        replay.by_step(1)
        assert replay.step == step
    assert not replay.playing
    replay.play()
    assert (replay.step, replay.playing) == (0, True), "it begins anew"
    pauses = []
    for speed in range(1, 10):
        replay.set_speed(speed)
        pauses.append(replay.pause)
    assert pauses == sorted(SPEEDS, reverse=True)


def test_a_game_that_the_table_has_not_opened_is_seen_from_one_seat(tmp_path):
    replay = Replay(kept.opened("grail", tmp_path, proven=False), lambda: WORDS)
    assert replay.opened.views() == [0]
    replay.next_view()
    assert replay.seen_from == 0
    with pytest.raises(ValueError, match="1"):
        replay.look_from(1)
