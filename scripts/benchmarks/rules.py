"""Benchmarks of the rules: copying a state, and random play.

Knows: the games.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import copy
import random
import time
import timeit
from statistics import median
from typing import Any

import core
from core.chance import SeededChance, Stream

ROUNDS = 5
"""Each pair of measurements is taken so often, in turns; the median ratio is printed."""


def seed(number: int) -> bytes:
    return number.to_bytes(core.SEED_BYTES, "big")


def halfway(game: core.Game[Any], seats: int) -> Any:
    """A state in the middle of a random game."""
    dealer, rng = core.Dealer(game, seats, seed=seed(1)), random.Random(1)
    for _ in range(100):
        seat = dealer.to_act[0]
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))
    return dealer.state


def clone() -> None:
    """(a) clone against deepcopy."""
    game = core.game("academy")
    state = halfway(game, 4)
    ratios, times = [], []
    for _ in range(ROUNDS):
        ours = timeit.timeit(lambda: game.clone(state), number=2000) / 2000
        theirs = timeit.timeit(lambda: copy.deepcopy(state), number=200) / 200
        ratios.append(theirs / ours)
        times.append((ours, theirs))
    ours, theirs = map(median, zip(*times, strict=True))
    print(f"(a) clone {1e6 * ours:.1f} µs, deepcopy {1e6 * theirs:.1f} µs: {median(ratios):.1f} × as fast (goal 8)")


def play() -> None:
    """(b) random play by the rules alone, `legal` included; beside it a loop of as many empty calls."""
    game, rng, done = core.game("academy"), random.Random(1), 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < 3:
        chance = SeededChance(Stream(seed(done)))
        state = game.setup(4, game.configure(4), chance)
        while game.outcome(state) is None:
            seat = game.to_act(state)[0]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[int(rng.random() * len(legal))], chance)
            done += 1
        chance.take()
    call = timeit.timeit("f()", "def f(): pass", number=1_000_000) / 1_000_000
    rate = done / spent
    print(f"(b) random play {rate:,.0f} actions/s (goal 30,000); one action costs {1 / rate / call:.0f} empty calls")
