"""Tables at which a game is on the screen, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import core
from tests.play import play, seed_of
from tests.tui.local import LocalTable, screen_text, show


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
    client.send(client.state.act(list(client.state.games.replica.legal())[at]))


def ask(replica: core.Replica[Any], seat: int = 0) -> str:
    question = replica.game.question(replica.state, seat)
    return question.ask if question else ""


def followed(id: str, seats: int, options: dict[str, Any], number: int) -> Iterator[core.Replica[Any]]:
    """A random game as a player and a spectator have followed it."""
    dealer = core.Dealer(core.game(id), seats, options, seed=seed_of(number))
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat), moments=True) for seat in (0, None)]
    for seat, action in play(dealer, random.Random(number)):
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    yield from replicas


def before_the_end_of_a_duel() -> LocalTable:
    return at_table("nobles", lambda r: ask(r) == "weapons" and r.state.duel.nobles[1] and r.state.turn.seat == 1)
