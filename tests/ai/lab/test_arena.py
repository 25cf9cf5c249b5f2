"""The arena: rotation, luck, faults, and the same results from any number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections import Counter
from multiprocessing.process import BaseProcess

import msgspec
import pytest

import core
from ai import Bot
from ai.lab.execution import here, processes
from ai.lab.matches import Bout, CannotPlay, Match, Played, play
from ai.lab.tally import Result, Tally, tally

NOBLES = Match("nobles", ("squire", "page"), {"same_suit": True}, seed=3)
GRAIL = Match("grail", ("page", "squire", "page", "page"))


def plain(played: Played):
    """Without what the clock has to say."""
    return msgspec.structs.replace(played, thought={})


def ended(worker: BaseProcess) -> int | None:
    """How a worker ended, within 20 seconds. The pool asks the system too, in a thread of its own: whoever asks second
    is told nothing, and knows it a moment later."""
    until = time.monotonic() + 20
    while worker.exitcode is None and time.monotonic() < until:
        time.sleep(0.01)
    return worker.exitcode


def test_every_level_sits_everywhere_equally_often():
    met = Counter((seat, level) for number in range(12) for seat, level in enumerate(GRAIL.seated(number)))
    assert GRAIL.seated(0) == GRAIL.levels
    assert {met[seat, "squire"] for seat in range(4)} == {3}
    assert Counter(GRAIL.seated(7)) == Counter(GRAIL.levels)


def test_a_game_is_that_of_its_seed_and_number():
    first, again = play(Bout(NOBLES, 5)), play(Bout(NOBLES, 5))
    assert plain(first) == plain(again)
    others = [play(Bout(NOBLES, 6)), play(Bout(msgspec.structs.replace(NOBLES, seed=4), 5))]
    assert all(each.steps != first.steps or each.scores != first.scores for each in others)


def test_the_cards_of_a_number_are_the_same_for_all_levels_and_nobody_shares_their_luck():
    pages = msgspec.structs.replace(NOBLES, levels=("page", "page"))
    assert pages.luck(5, "cards") == NOBLES.luck(5, "cards")
    assert len({NOBLES.luck(number, of) for number in (0, 1) for of in ("cards", "seat 0", "seat 1")}) == 6


@pytest.mark.process
def test_any_number_of_processes_plays_the_same_games_and_ctrl_c_ends_them():
    alone = tally(NOBLES, 5)
    began = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt), processes(2) as run:  # noqa: PT012
        assert list(map(plain, tally(NOBLES, 5, run).played)) == list(map(plain, alone.played))
        endless = run([Bout(GRAIL, number) for number in range(100_000)])
        next(endless)
        workers = [each for each in multiprocessing.active_children() if each not in began]
        raise KeyboardInterrupt
    assert [ended(worker) for worker in workers] == [-signal.SIGTERM] * 2, "they were not let play to the end"


def test_a_game_that_comes_twice_counts_once_and_their_order_does_not_matter():
    played = list(here([Bout(NOBLES, number) for number in range(4)]))
    forth, back = Tally(NOBLES), Tally(NOBLES)
    for each in played:
        forth.count(each)
    for each in [*reversed(played), played[2]]:
        back.count(each)
    assert forth.played == back.played == played
    assert forth.by_level() == back.by_level()


def test_shared_wins_and_fair_shares():
    match = Match("grail", ("squire", "page", "page"))
    result = Tally(match)
    for number, ranking in enumerate([((0, 1), (2,)), ((1,), (0,), (2,)), ((0,), (2,), (1,))]):
        result.count(Played(Bout(match, number), match.seated(number), ranking, (0, 0, 0), 10, {}))
    levels = result.by_level()  # the squire sits first, last, in the middle
    assert (levels["squire"].won, levels["page"].won) == (0.5, 2.5)
    assert (levels["squire"].fair, levels["page"].fair) == (1 / 3, 2 / 3)
    assert [seat.won for seat in result.by_seat()] == [1.5, 1.5, 0]
    assert result.shares() == {"squire": 0.5 / 3, "page": 2.5 / 3}
    assert levels["squire"].elo.elo < levels["page"].elo.elo == 0
    assert result.steps() == 10
    assert Result(0, 0, 0.5).share == 0


class Sick(Bot):
    """Fails over every tenth decision, and answers every tenth illegally."""

    asked = 0

    def choose(self, replica):
        Sick.asked += 1
        if self.level == "squire" and Sick.asked % 10 == 0:
            raise ZeroDivisionError("too clever")
        if self.level == "squire" and Sick.asked % 10 == 5:
            return core.Action()
        return super().choose(replica)


def test_a_bot_that_fails_is_replaced_for_that_move_and_reported():
    match = Match("histrio", ("squire", "page"), {"seasons": 1})
    played = play(Bout(match, 0), Sick)
    assert played.ranking
    kinds = Counter(fault.what.split(",")[0] for fault in played.faults)
    assert kinds.keys() == {"ZeroDivisionError: too clever", "an illegal answer"}
    assert {fault.level for fault in played.faults} == {"squire"}
    assert played.thought["squire"].decisions >= len(played.faults) > 1


def test_nobody_is_asked_who_has_no_choice():
    class Careful(Bot):
        def choose(self, replica):
            assert len(replica.legal()) > 1
            return super().choose(replica)

    assert not play(Bout(NOBLES, 1), Careful).faults


class Beside(Bot):
    """While it thinks, somebody else works in another thread, as on a worker of a cluster with several."""

    def choose(self, replica):
        other = threading.Thread(target=lambda: sum(range(200_000)))
        other.start()
        other.join()
        return super().choose(replica)


@pytest.mark.timed
def test_the_time_of_a_decision_is_that_of_its_own_thread():
    began = time.process_time()
    thought = play(Bout(Match("histrio", ("page", "page"), {"seasons": 1}), 0), Beside).thought["page"]
    assert thought.seconds < (time.process_time() - began) / 2


def test_rules_that_fail_end_the_match_with_a_sentence(monkeypatch):
    def stumble(*_):
        raise core.RulesFailed

    monkeypatch.setattr(core.Dealer, "act", stumble)
    with pytest.raises(CannotPlay, match="Game 0 of nobles by seed 3 failed: The rules stumbled"):
        tally(NOBLES, 1)
