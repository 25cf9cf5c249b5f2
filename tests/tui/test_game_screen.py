"""The game screen: when a question is shown, for which question a key counts, and what else it says."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import core
from tests.play import all_tables, play, seed_of
from tests.tui.local import LocalTable, screen_text, show, until
from tui.boards import View, board
from tui.canvas import Canvas
from tui.guard import PATIENCE, Fresh
from tui.widgets.answers import Answers
from tui.words import Words

SLOW = 30.0
"""A pause of the feed that no test waits for."""


def seen(client: Any, *keys: str, **more: Any) -> str:
    """The screen after these keys."""

    async def script(app: Any, pilot: Any) -> None:
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return show(client, script, **more).seen


def at_table(game: str, holds: Callable[[Any], bool], people: tuple[str, ...] = ("Anna", "Boris")) -> LocalTable:
    """A game that has been played at random until something holds for the first person."""
    local = LocalTable(*people, game=game)
    local.start()
    local.play(holds, random.Random(3))
    return local


def act(client: Any, at: int = 0) -> None:
    """Somebody answers, on another screen or by itself."""
    client.send(client.mirror.act(list(client.mirror.replica.legal())[at]))


def ask(replica: core.Replica[Any], seat: int = 0) -> str:
    question = replica.game.question(replica.state, seat)
    return question.ask if question else ""


# For which question a key counts


@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize(
    ("ago", "counts"), [(-1.0, False), (0.1, False), (PATIENCE + 1, True)], ids=["pressed before", "at once", "later"]
)
@pytest.mark.parametrize("who", ["a lone answer by itself", "another player"])
def test_a_key_counts_only_for_a_question_that_could_be_read(who, key, ago, counts):
    """Meanwhile the question that was there has been answered, and the next one is open."""
    mine = who != "another player"
    holds = (lambda r: ask(r) == "buy") if mine else (lambda r: r.state.turn.number > 1 and r.to_act == (1,))
    local = at_table("nobles", holds)
    replica = local.clients[0].mirror.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock = app.screen, Fresh()._clock
        screen._asking = Fresh(PATIENCE, lambda: clock() - ago)
        before = replica.seq
        while replica.seq == before or replica.to_act != (0,):
            act(local.clients[replica.to_act[0]], -1)
        await until(pilot, lambda: bool(screen._legal) and screen._asking.counts(clock() + 10))
        before = replica.seq
        await pilot.press(key)
        await pilot.pause(0.05)
        app.acted = replica.seq > before

    assert show(local.clients[0], script).acted is counts


def test_a_click_counts_like_a_key():
    local = at_table("nobles", lambda r: ask(r) == "favour")
    replica = local.clients[0].mirror.replica

    async def script(app: Any, pilot: Any) -> None:
        screen, clock, before = app.screen, Fresh()._clock, replica.seq
        screen._asking = Fresh(PATIENCE, clock)
        screen._asking.show(by_itself=True)
        await pilot.click(Answers, offset=(4, 0))
        app.early = replica.seq > before
        screen._asking = Fresh(0)
        screen._asking.show()
        await pilot.click(Answers, offset=(4, 0))
        await pilot.pause(0.05)
        app.late = replica.seq > before

    app = show(local.clients[0], script)
    assert (app.early, app.late) == (False, True)


# News, and the question after them


def test_the_question_waits_for_the_news_and_the_key_that_skips_them_does_nothing_else():
    local = LocalTable("Anna", "Boris", "Chloé", game="histrio")
    local.start()
    for client in local.clients[1:]:
        act(client)
    replica = local.clients[0].mirror.replica

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("1")
        await until(pilot, lambda: app.screen._feed.telling)
        app.news, app.told = screen_text(app), app.screen._told
        app.view, app.legal = app.screen.view(), app.screen._legal
        before = replica.seq
        await pilot.press("1")
        await until(pilot, lambda: not app.screen._feed.telling)
        await until(pilot, lambda: "any key shows" not in screen_text(app))
        app.skipped, app.same = screen_text(app), replica.seq == before

    app = show(local.clients[0], script, pause=SLOW)
    assert "any key shows the rest" in app.news
    assert not app.legal
    assert app.view.log == replica.log[: app.told]
    assert app.view.news == replica.log[app.told - 1]
    assert replica.game.encode(app.view.state) == replica.game.encode(replica.moment(app.told - 1))
    assert app.same
    words = Words("en")
    assert words(f"histrio-ask-{ask(replica)}", friend="none", mood="", city="")[:5] in app.skipped


@pytest.mark.parametrize("id", core.IDS)
def test_every_moment_of_a_game_can_be_drawn(id):
    """Sampled: each kind of event, at several tables, by a player and by one who only watches."""
    rng, drawn = random.Random(5), board(id)
    for number in range(3):
        seats, options = rng.choice(all_tables(core.game(id)))
        for replica in followed(id, seats, options, number):
            kinds = {event.key: at for at, event in enumerate(replica.log)}
            for at in {*kinds.values(), *rng.sample(range(len(replica.log)), 15)}:
                view = View(replica.game, replica.seat, replica.moment(at), replica.log[: at + 1], Words("en"),
                            ["Anna", "Boris", "Cleo", "Dmytro", "Eva", "Filip", "Gwen", "Hanna"][:seats],
                            news=replica.log[at])  # fmt: skip
                canvas = Canvas(80, drawn.height(view, 80, 12))
                drawn.draw(view, canvas)
                drawn.hand(view)
                assert drawn.plain(view, drawn.title(view))
                assert "{" not in canvas.text()


def followed(id: str, seats: int, options: dict[str, Any], number: int) -> Iterator[core.Replica[Any]]:
    """A random game as a player and a spectator have followed it."""
    dealer = core.Dealer(core.game(id), seats, options, seed_of(number))
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat), moments=True) for seat in (0, None)]
    for seat, action in play(dealer, random.Random(number)):
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    yield from replicas


def test_a_question_that_is_still_the_same_keeps_its_cursor():
    local = LocalTable("Anna", "Boris", "Chloé")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("down", "down")
        act(local.clients[1])
        await pilot.pause(0.05)
        app.cursor = app.screen.query_one(Answers).cursor

    assert show(local.clients[0], script).cursor == 2
