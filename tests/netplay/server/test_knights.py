"""Searching bots at the table: they run beside the event loop, answer on a beat, and are replaced when they fail."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import trio

import ai
import core
from ai.search import STRENGTHS, Strength
from netplay.game.bot_seats import BotRandom
from netplay.protocol import messages as p
from netplay.server import bot_scheduler
from netplay.server.limits import Limits
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import Fair
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room


class Mind:
    """A search as a test wants it: it takes so many seconds and then returns `find` of the legal actions."""

    def __init__(self, seconds: float = 0.0, find: Callable[[list[core.Action]], Any] = lambda legal: legal[0]) -> None:
        self.seconds, self.find = seconds, find
        self.asked: list[int] = []
        """The bots that searched, in order."""
        self.at_once = self.most = self.killed = self.lone = 0

    async def think(self, replica: core.Replica[Any], luck: bytes, level: str) -> core.Action:
        assert ai.thinks(level)
        self.lone += len(replica.legal()) == 1
        self.asked.append(replica.seat or 0)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            await trio.sleep(self.seconds)
        except trio.Cancelled:
            self.killed += 1
            raise
        finally:
            self.at_once -= 1
        return self.find(list(replica.legal()))


async def dealt(
    nursery: trio.Nursery, mind: Mind, bots: int, game: str = "academy", pace: float = 0.3, level: str = "knight"
) -> Hall:
    """A table at which Anna watches bots play, knights by default."""
    hall = Hall(nursery, Limits(silence=10**6), game, pace=pace, decide=mind.think)
    peer = await hall.guest("Anna")
    await peer.say(p.Stand(), *(p.AddBot(seat, level) for seat in range(bots)), p.Start())
    hall.peers = [peer]
    return hall


async def steps(hall: Hall, count: int) -> list[float]:
    """The time at which each of the next steps was reported."""
    times = []
    with trio.fail_after(1000):
        for _ in range(count):
            assert await hall.peers[0].until(lambda m: isinstance(m, core.Report))
            times.append(trio.current_time())
    return times


def notices(hall: Hall) -> list[tuple[str, ...]]:
    return [(line.code, *line.names) for line in hall.table.chat.lines if isinstance(line, p.Notice)]


async def pauses(hall: Hall, count: int) -> list[float]:
    """Seconds between the next steps."""
    return [round(after - before, 3) for before, after in pairwise(await steps(hall, count))]


KNIGHTS = bot_scheduler.beat_of("knight", "nobles")
LEVELS = {"knight": 1.0, "king": 1.5, "king:bold": 1.5}


def test_longer_searches_have_a_beat_of_their_own():
    assert [bot_scheduler.beat_of(strength, "grail") for strength in ("knight", "king", "kaiser")] == [1.0, 2.5, 2.5]
    assert [bot_scheduler.beat_of("king", game) for game in core.IDS] == [1.5, 2.5, 1.5, 2.5]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [0.4, 2.8])
async def test_a_lone_answer_comes_as_late_as_any_other(autojump_clock, nursery, level, seconds):
    mind, beat = Mind(seconds), LEVELS[level]
    hall = await dealt(nursery, mind, 2, "nobles", level=level)
    await steps(hall, 12)  # of these some are asked of both at once
    mind.asked.clear()
    assert set(await pauses(hall, 20)) == {beat * (1 + seconds // beat)}
    assert 0 < len(mind.asked) < 18, "some answers were alone"
    assert mind.lone == 0, "nobody thinks about those"
    nursery.cancel_scope.cancel()


async def test_how_long_is_thought_tells_nothing(autojump_clock, nursery):
    """Searches take different times, and a bot that fails is replaced at the same moment."""
    mind = Mind(0.0)
    for level, beat in LEVELS.items():
        hall = await dealt(nursery, mind, 2, "nobles", level=level)
        await steps(hall, 12)
        told = set()
        for tenths in range(1, round(10 * beat)):
            mind.seconds, mind.find = tenths / 10, stumble if tenths == 5 else lambda legal: legal[-1]
            told |= set(await pauses(hall, 3))
        assert told == {beat}
    nursery.cancel_scope.cancel()


async def test_a_thought_that_outlasts_its_moment_tells_no_more_than_that(autojump_clock, nursery):
    """It and the next ones come whole beats later, however long they take, until they are short again."""
    mind = Mind(0.4)
    hall = await dealt(nursery, mind, 2, "nobles")
    await steps(hall, 12)
    for mind.seconds in (1.1, 1.5, 1.9, 0.1, 1.7):
        mind.asked.clear()
        while not mind.asked:
            (pause,) = await pauses(hall, 2)
        assert pause == 2 * KNIGHTS
    mind.seconds = 0.4
    told = await pauses(hall, 40)
    assert sorted(set(told)) == [KNIGHTS, 2 * KNIGHTS]
    assert told == sorted(told, reverse=True)
    nursery.cancel_scope.cancel()


async def test_quick_bots_answer_a_fixed_pause_after_they_were_asked(autojump_clock, nursery):
    """So are single legal actions, of which there are some among so many."""
    hall = await dealt(nursery, Mind(), 2, "nobles", level="squire")
    await steps(hall, 12)
    assert set(await pauses(hall, 40)) == {0.3}
    nursery.cancel_scope.cancel()


async def test_several_are_asked_at_the_same_time_and_answer_one_after_the_other(autojump_clock, nursery):
    mind = Mind(0.5)
    hall = await dealt(nursery, mind, 3)
    times = await steps(hall, 3)
    assert mind.most == 3
    assert times == pytest.approx([KNIGHTS, KNIGHTS + 0.3, KNIGHTS + 0.6])
    assert all(interval.level == "knight" for interval in hall.table.play.bot_intervals)
    nursery.cancel_scope.cancel()


def stumble(legal: list[core.Action]) -> core.Action:
    raise LookupError("a secret of the deal")


FAILURES = {
    "crashes": (Mind(0.1, stumble), "LookupError"),
    "hangs": (Mind(10**6), "TooSlowError"),
    "answers what cannot be": (Mind(0.1, lambda legal: "nonsense"), "ValueError"),
}


@pytest.mark.parametrize("fault", FAILURES)
async def test_a_knight_that_cannot_is_replaced_by_a_squire_for_that_move(autojump_clock, nursery, caplog, fault):
    """[F 36]"""
    mind, error = FAILURES[fault]
    hall = await dealt(nursery, mind, 2, "nobles")
    await settled()
    (ask, *_) = hall.table.decision_requests()
    squire = ai.Bot("squire", BotRandom(ask.luck)).choose(ask.view())
    await steps(hall, 12)
    first = hall.table.play.dealer.steps[0]
    assert (first.actor, first.action) == (ask.bot.player, hall.table.play.dealer.game.pack(squire))
    assert f"A bot could not think on seat {ask.bot.player}: {error}" in caplog.text
    assert "a secret" not in caplog.text
    said = notices(hall)
    assert {("bot-replaced", name) for name in ("Gawain", "Yvain")} <= set(said)
    assert len(said) == len(set(said)), "once for each"
    assert "bot-failed" not in dict.fromkeys(each[0] for each in said)
    nursery.cancel_scope.cancel()


async def test_nobody_thinks_on_about_what_nobody_wants_to_know(autojump_clock, nursery):
    """Bert is away, a knight stands in, and Bert comes back while it searches: Bert decides."""
    mind = Mind(5)
    hall = Hall(nursery, pace=0.3, decide=mind.think)
    anna, bert, cleo = [await hall.guest(name) for name in ("Anna", "Bert", "Cleo")]
    await bert.say(p.Ready(True))
    await cleo.say(p.Ready(True))
    await settled()
    await anna.say(p.Start())
    await settled()
    await bert.stream.send_eof()
    await settled()
    await anna.say(p.AddBot(1, "knight"))
    await settled()
    assert (mind.asked, mind.at_once) == ([1], 1)
    await anna.say(p.Chat("While it thinks, the talk goes on, and it is asked once."))
    await settled()
    assert mind.asked == [1]
    token = next(m for m in bert.heard if isinstance(m, p.Welcome)).token
    await hall.guest("Bert", token)
    await settled()
    assert (mind.killed, mind.at_once) == (1, 0)
    await trio.sleep(20)
    assert hall.table.seq == 0
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.6])
@pytest.mark.parametrize("late", [0.0, 10.0, 10.5, 10.9])
async def test_a_stand_in_answers_a_beat_after_it_began(autojump_clock, nursery, late, seconds):
    """However long the question had waited by then."""
    hall = Hall(nursery, game="nobles", pace=0.3, decide=Mind(seconds).think)
    anna, bert = await hall.guest("Anna"), await hall.guest("Bert")
    await bert.say(p.Ready(True))
    await settled()
    await anna.say(p.Start())
    await settled()
    await bert.stream.send_eof()
    await trio.sleep(late)
    await anna.say(p.AddBot(1, "knight"))
    sat = trio.current_time()
    with trio.fail_after(100):
        assert await anna.until(lambda m: isinstance(m, core.Report))
    assert trio.current_time() - sat == pytest.approx(KNIGHTS)
    nursery.cancel_scope.cancel()


async def test_others_may_answer_while_a_knight_thinks_and_it_is_not_asked_anew(autojump_clock, nursery):
    mind = Mind(3)
    hall = Hall(nursery, pace=0.3, decide=mind.think)
    anna = await hall.guest("Anna")
    await anna.say(p.AddBot(1, "knight"), p.AddBot(2, "page"), p.Start())
    await anna.until(lambda m: isinstance(m, p.Began))
    play = hall.table.play
    await trio.sleep(1)
    assert [step.actor for step in play.dealer.steps] == [2], "the page has not waited for it"
    await anna.say(p.Act(1, 0, play.dealer.game.pack(play.dealer.legal(0)[0])))
    await anna.until(lambda m: isinstance(m, core.Report) and m.actor == 0)
    assert (mind.asked, mind.at_once, mind.killed) == ([1], 1, 0)
    await anna.until(lambda m: isinstance(m, core.Report) and m.actor == 1)
    assert trio.current_time() == pytest.approx(3)
    assert play.bot_intervals[-1] == p.BotInterval(3, 1, "knight", 2)
    nursery.cancel_scope.cancel()


async def test_quick_bots_that_are_asked_at_once_each_see_what_the_others_have_done(autojump_clock, nursery):
    """And nobody hears that one has been replaced: it has only not thought."""
    hall = Hall(nursery, pace=0.3)
    hall.peers = [await hall.guest("Anna")]
    await hall.peers[0].say(p.Stand(), *(p.AddBot(seat, "page") for seat in range(3)), p.Start())
    await steps(hall, 12)
    assert {interval.lag for interval in hall.table.play.bot_intervals} == {0}
    assert notices(hall)[-1] == ("began", "Anna")
    nursery.cancel_scope.cancel()


@pytest.mark.process
async def test_a_real_knight_thinks_in_a_process_of_its_own(nursery, monkeypatch):
    monkeypatch.setitem(STRENGTHS, "knight", Strength(50, 60.0))  # on a busy machine the usual one might be cut short
    with trio.fail_after(30):
        hall = Hall(nursery, game="nobles")
        hall.server.pace = 0.0
        hall.peers = [await hall.guest("Anna")]
        await hall.peers[0].say(p.Stand(), *(p.AddBot(seat, "knight") for seat in range(2)), p.Start())
        await hall.peers[0].until(lambda m: isinstance(m, p.Began))
        (ask, *_) = hall.table.decision_requests()
        best = ask.decide()
        assert await hall.peers[0].until(lambda m: isinstance(m, core.Report) and m.actor == ask.bot.player)
    played = next(step.action for step in hall.table.play.dealer.steps if step.actor == ask.bot.player)
    assert played == hall.table.play.dealer.game.pack(best)
    assert notices(hall) == [("began", "Anna")]
    nursery.cancel_scope.cancel()


# What can be said of it afterwards


@pytest.fixture
def quick_knights(monkeypatch):
    """Knights that do anything: what they find is not what is tested here."""
    choose = ai.Bot.choose

    def any_answer(bot, replica):
        return choose(bot, replica) if not ai.thinks(bot.level) else random.choice(list(replica.legal()))

    monkeypatch.setattr(ai.Bot, "choose", any_answer)


def test_what_knights_decide_is_not_claimed_and_not_called_false(quick_knights):
    hall = Fair("academy", "Anna", bots=("knight", "squire"))
    hall.start()
    hall.play()
    verdict = hall.people[0].verdict()
    assert verdict.fair
    said = {sentence.code: sentence for sentence in verdict.checked}
    by = [step.actor for step in hall.dealer.steps]
    assert said["fair-thought"].args == {"count": by.count(1)}
    assert said["fair-bots"].args == {"count": by.count(2)}
    assert "were not checked" in said["fair-thought"]


def test_a_squire_with_a_style_is_held_to_it(quick_knights):
    """Its answers are checked as any squire's, and another style's would be found out."""
    hall = Fair("nobles", "Anna", bots=("squire:greedy",))
    hall.start()
    hall.play()
    assert {interval.level for interval in hall.table.play.bot_intervals if interval.player == 1} == {"squire:greedy"}
    verdict = hall.people[0].verdict()
    assert verdict.fair
    said = {sentence.code: sentence for sentence in verdict.checked}
    assert said["fair-bots"].args == {"count": sum(step.actor == 1 for step in hall.dealer.steps)}
    assert "fair-thought" not in said


def test_one_that_plays_in_another_style_than_it_says_is_found_out(monkeypatch):
    choose = ai.Bot.choose
    monkeypatch.setattr(ai.Bot, "choose", lambda bot, replica: choose(ai.Bot("squire", bot._rng), replica))
    hall = Fair("nobles", "Anna", bots=("squire:greedy",))
    hall.start()
    hall.play()
    monkeypatch.undo()
    verdict = hall.people[0].verdict()
    assert (verdict.fair, verdict.code) == (False, "bot")


def test_who_claims_to_be_a_knight_and_is_none_is_found_out(quick_knights):
    """The squire's answers are checked, and it cannot become a knight afterwards."""
    hall = Fair("academy", "Anna", bots=("knight", "squire"))

    def forge(person, message):
        if not isinstance(message, p.Record):
            return [message]
        bot_intervals = [msgspec.structs.replace(each, level="knight") for each in message.bot_intervals]
        return [msgspec.structs.replace(message, bot_intervals=bot_intervals)]

    hall.forge = forge
    hall.start()
    hall.play()
    verdict = hall.people[0].verdict()
    assert (verdict.fair, verdict.code) == (False, "mover")


def test_knights_are_saved_and_go_on():
    room = Room("academy", 3)
    room.join("Anna")
    for seat, level in ((1, "king:bold"), (2, "squire")):
        assert room.ask("Anna", p.AddBot(seat, level)) is None
    room.start("Anna")
    there = Room("academy")
    there.table = Table.resumed(from_bytes(room.table.save()), now=lambda: 9.0)
    asks = there.table.decision_requests()
    assert [(ask.bot.level, ask.bot.thinks) for ask in asks] == [("king:bold", True), ("squire", False)]
    assert [there.table.seats.name(seat) for seat in (1, 2)] == ["Tristan", "Bors"]
    assert [ask.luck for ask in asks] == [ask.luck for ask in room.table.decision_requests()]
