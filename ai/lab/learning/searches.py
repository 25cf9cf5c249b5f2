"""Games of knights or kings, from which nets and opponent policies are learnt.

Knows: dealers and replicas, the search.
Must not know: what is learnt from a game.

Each game has its own random source, derived from the seed and the game's number. So any number of processes plays the
same games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from math import inf
from typing import Any, NamedTuple

import core
from ai.search import Strength, think

ITERATIONS = 100
"""The usual iterations of a player: better play teaches more, and more games do, too."""
STRAY = 0.08
"""The probability that an answer is drawn by how often the search tried each, instead of the best: so states occur that
the players would avoid, but no senseless ones."""
MOST_STEPS = 4000
"""A bound against games that never end."""


class Job(NamedTuple):
    """Games for one process to play."""

    game: str
    players: int
    seed: int
    numbers: range
    iterations: int
    king: bool
    """True if kings with the present net play, rather than knights."""
    plain: bool = False
    """True if they value states by the linear model of squires' games, so that a first net does not follow from
    itself."""

    def by(self, games: int) -> str:
        """A description of the players and so many games, for the file of weights."""
        who = "kings" if self.king else "knights who judge by squires' games" if self.plain else "knights"
        return f"{games} games of {who}, {self.iterations} iterations, seed {self.seed}"


def luck(job: Job, number: int) -> bytes:
    """The seed of one game: of its cards and of its players."""
    return blake2b(f"{job.game} {job.players} {job.seed} {number}".encode(), digest_size=core.SEED_BYTES).digest()


def dealt(job: Job, number: int) -> core.Dealer[Any]:
    """A game before its first answer."""
    return core.Dealer(core.game(job.game), job.players, seed=luck(job, number))


def answers_of(
    job: Job, number: int, dealer: core.Dealer[Any]
) -> Iterator[tuple[Any, int, list[core.Action], core.Action]]:
    """Plays a game. Yields before each answer the state, the seat, its legal answers and the one chosen."""
    rng = random.Random(luck(job, number))
    replicas = [core.Replica(dealer.game, seat, dealer.snapshot(seat)) for seat in range(job.players)]
    while dealer.outcome is None and dealer.seq < MOST_STEPS:
        seat = dealer.to_act[0]
        action = answer(replicas[seat], rng, job)
        yield dealer.state, seat, list(dealer.legal(seat)), action
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))


def answer(replica: core.Replica[Any], rng: random.Random, job: Job) -> core.Action:
    """The answer of one player: mostly the best that a search finds."""
    thought = think(replica, rng, Strength(job.iterations, inf, king=job.king, plain=job.plain))
    if thought.iterations and rng.random() < STRAY:
        visits = [option.visits for option in thought.options]
        return rng.choices([option.action for option in thought.options], visits)[0]
    return thought.action
