"""The cost of searching: iterations a second of knights and kings, game by game, and the delay that a spectator of
three searching bots sees.

Knows: the whole program, in a pseudo-terminal.
Must not know: any address but the loopback.
"""

from __future__ import annotations

import random
import time
import timeit
from collections.abc import Iterator
from statistics import median
from typing import Any

import core
from ai import Bot
from ai.search import strength_of, think
from scripts.benchmarks.screen import Screen

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("academy", 2, {"two_player": "karadoc"}), ("academy", 2, {"two_player": "lancelot"}), ("academy", 4, {}),
    ("grail", 3, {}), ("grail", 4, {}), ("nobles", 2, {}), ("histrio", 2, {}), ("histrio", 4, {}),
)  # fmt: skip
GOALS = {"knight": 300, "king": 2000}
"""The longest average duration of a search, in milliseconds."""
THOUGHTS = 12
"""The number of searches that are timed at each table, at moments of a game of squires."""
EVERY = 9
"""The number of answers between two searches."""
KEYS, ROUNDS = 12, 3
"""The number of keys pressed beside each kind of bots, and of rounds."""
REST = 1.0
"""Seconds before each key, beside squires too: a process that wakes from a rest is slower in any case."""
QUIET = 0.03
"""Seconds of nothing before a key is pressed."""
PATIENCE = 20.0
"""Seconds for anything to come up."""
SIGN = b"#"
"""The typed character: nothing else on the screen has it."""


def moments(game: core.Game[Any], players: int, options: dict[str, str]) -> Iterator[core.Replica[Any]]:
    """Yields replicas of seats that are asked, at some moments of squires' games; each is valid until the next."""
    found = 0
    for number in range(THOUGHTS):
        dealer = core.Dealer(game, players, options, seed=number.to_bytes(core.SEED_BYTES, "big"))
        replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(players)]
        bot = Bot("squire", random.Random(number))
        asked = 0
        while dealer.outcome is None and found < THOUGHTS:
            replica = replicas[dealer.to_act[0]]
            asked += len(replica.legal()) > 1
            if asked == EVERY:
                asked, found = 0, found + 1
                yield replica
            step = dealer.act(dealer.to_act[0], bot.choose(replica))
            for each in replicas:
                each.follow(step.report(each.seat))


def thinking() -> None:
    """(k) iterations a second, beside empty calls."""
    for game_id, players, options in TABLES:
        for level, goal in GOALS.items():
            game, done, spent, longest = core.game(game_id), 0, 0.0, 0.0
            for replica in moments(game, players, options):
                started = time.process_time()
                done += think(replica, random.Random(1), strength_of(level, replica)).iterations
                took = time.process_time() - started
                spent, longest = spent + took, max(longest, took)
            call = timeit.timeit("f()", "def f(): pass", number=1_000_000) / 1_000_000
            print(
                f"(k) {' '.join([game_id, *options.values()])}, {players} players: {done / spent:,.0f} iterations/s, "
                f"one costs {spent / done / call:,.0f} empty calls; a {level}'s thought "
                f"{1e3 * spent / THOUGHTS:.0f} ms (goal {goal}), the longest of {THOUGHTS} {1e3 * longest:.0f} ms"
            )


def beside() -> None:
    """(k) key to paint for who looks on, while three knights think, against three squires who do not."""
    pairs = [(median(keys("knight")), median(keys("squire"))) for _ in range(ROUNDS)]
    knights, squires = map(median, zip(*pairs, strict=True))
    print(
        f"(k) key to paint as three knights think {1e3 * knights:.1f} ms, beside three squires {1e3 * squires:.1f} ms: "
        f"{median(a / b for a, b in pairs):.2f} × (goal 1.3)"
    )


def keys(level: str) -> list[float]:
    """Seconds from a letter in the talk to its picture; with bots that think, only while they do."""
    argv = ["-m", "tui", "host", "--game", "academy", "--port", "0", "--bind", "127.0.0.1", "--quiet", "--no-journal"]
    shown = Screen([*argv, "--name", "Anna", "--lang", "en"])
    try:
        shown.until(b"press s", PATIENCE)
        seat_bots(shown, level)
        shown.key(b"t")
        return [one_key(shown, b"think" if level == "knight" else b"") for _ in range(KEYS)]
    finally:
        shown.close()


def seat_bots(shown: Any, level: str) -> None:
    """Only watch, let bots of a level sit, and begin."""
    shown.key(b"w")
    for _ in range(3):
        shown.key(b"b")
        if level == "knight":
            shown.key(b"b")
        shown.key(b"\x1b[B")
    shown.key(b"s")


def one_key(shown: Any, cue: bytes) -> float:
    """Seconds from a key to its picture, pressed after a rest and the cue."""
    rested = time.perf_counter() + REST
    while (left := rested - time.perf_counter()) > 0:
        shown.read(left)
    until, seen = time.perf_counter() + PATIENCE, b""
    while cue not in seen and time.perf_counter() < until:
        seen += shown.read(1.0)
    while shown.read(QUIET) and time.perf_counter() < until:
        pass
    return shown.echo(SIGN, PATIENCE)


def thoughts() -> None:
    """(k) iterations per second, and the delay of a key while knights think."""
    thinking()
    beside()
