"""Fits the linear values of states: the features at each pause of games of squires are held against who won.

Knows: the rules as they are played in a search, the module `values` of each game, heuristics, manifests of bots.
Must not know: how the games are spread over processes, or where weights are written.

A conditional logit. All numbers of players are fitted together first, and then each kind of game from there. Each game
has its own random source, derived from the seed and its number.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import inf
from typing import Any, NamedTuple

import numpy as np

import core
from ai.bot import best_action, heuristic, noise_of
from ai.manifest import Kind
from ai.registry import bots
from ai.search import PortableRandom, Strength, think
from ai.values import outcome_shares, values_module

from .logit import PRIOR, Part, chances, evenly, fit
from .nets import HELD_BACK
from .searches import MOST_STEPS

EPSILONS = (0.0, 0.1, 0.2)
"""The probability of a random answer; each game draws one. So states occur that squires would avoid."""
TRUST = 0.1
"""The strength with which the weights of one kind are drawn to those of all kinds together."""
ODD_OPTIONS = 0.3
"""The share of games with other options than the usual, where those have no weights of their own."""


class Job(NamedTuple):
    """Games for one process to play."""

    game: str
    kind: Kind
    seed: int
    numbers: range
    iterations: int
    """0 if squires play, else those of the searches that do."""


Row = tuple[int, list[list[float]], list[float]]
"""Of a pause: the number of the game, the features of each seat, and each seat's share of the win."""


def play(job: Job) -> list[Row]:
    """The pauses of some games."""
    return [row for number in job.numbers for row in pauses_of(job, number)]


def pauses_of(job: Job, number: int) -> Iterator[Row]:
    """The pauses of one game, with its outcome."""
    name = f"{job.game} {job.kind.key} {job.seed} {number}".encode()
    rng = PortableRandom(blake2b(name, digest_size=32).digest())
    game, values = core.game(job.game), values_module(job.game)
    options = options_of(game, job, rng)
    epsilon = rng.choice(EPSILONS)
    chance, found = core.PlayoutChance(rng.below), list[list[list[float]]]()
    state = game.setup(job.kind.players, options, chance)
    mover = Mover(game, rng, epsilon, job.iterations)
    for _ in range(MOST_STEPS):
        if game.is_over(state):
            break
        if values.pauses(state):
            found.append([list(row) for row in values.features(state)])
        seat = game.to_act(state)[0]
        game.apply(state, seat, mover.choose(state, seat), chance)
    outcome = game.outcome(state)
    shares = outcome_shares(outcome) if outcome else [0.0] * job.kind.players
    yield from ((number, rows, shares) for rows in found)


def options_of(game: core.Game[Any], job: Job, rng: random.Random) -> Any:
    """The options of one game: mostly the usual ones of its kind."""
    others = [choice for choice in game.choices if choice.name not in bots(game.id).kept_options]
    while True:
        odd = {choice.name: rng.choice(choice.values) for choice in others if rng.random() < ODD_OPTIONS}
        options = odd if rng.random() < ODD_OPTIONS else {}
        try:
            return game.configure(job.kind.players, {**options, **job.kind.options})
        except core.BadOptions:
            continue


class Mover:
    """The player of all seats: a squire, or a search if it is given iterations; with probability epsilon random. It
    sees what the seat sees, and remembers nothing."""

    def __init__(self, game: core.Game[Any], rng: PortableRandom, epsilon: float, iterations: int) -> None:
        self._game, self._rng, self._epsilon, self._iterations = game, rng, epsilon, iterations
        self._evaluator, self._no_memory = heuristic(game.id), core.Memory()

    def choose(self, state: Any, seat: int) -> core.Action:
        """An answer of this seat."""
        legal = list(self._game.legal(state, seat))
        if len(legal) == 1 or self._rng.random() < self._epsilon:
            return legal[self._rng.below(len(legal))]
        if self._iterations:
            snapshot = core.Snapshot(0, self._game.encode(core.mask(self._game, state, seat)))
            replica = core.Replica(self._game, seat, snapshot)
            return think(replica, self._rng, Strength(self._iterations, inf)).action
        rate = self._evaluator(state, seat, self._no_memory)
        return best_action(legal, self._rng, rate, noise_of(self._game.id, state))


def arranged(rows: Sequence[Row]) -> tuple[Part, Any]:
    """Pauses as arrays, and which of them are held back to measure by."""
    x, y = (np.array([row[part] for row in rows], dtype=float) for part in (1, 2))
    numbers = np.array([row[0] for row in rows])
    return Part(x, y, evenly(numbers)), numbers % HELD_BACK == 0


def learn(found: dict[str, tuple[Part, Any]], names: Sequence[str]) -> Iterator[tuple[str, dict[str, float], str]]:
    """For each kind its weights and how well they predict: fitted to all kinds together, and from there to each."""
    all_parts = [part.only(~kept) for part, kept in found.values()]
    common = fit(all_parts, np.zeros(len(names)), PRIOR)
    for key, (part, kept) in found.items():
        weights = fit([part.only(~kept)], common, TRUST)
        features = {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}
        yield key, features, f"{len(kept)} pauses, {measured(part.only(kept), weights)}"


def measured(part: Part, weights: Any) -> str:
    """The mean surprise in nats, beside that of no knowledge, and how often the favourite won."""
    x, y, counts = part
    shares = chances(x, weights)
    surprise = np.average(-(y * np.log(shares + 1e-12)).sum(axis=1), weights=counts)
    right = np.average(shares.argmax(axis=1) == y.argmax(axis=1), weights=counts)
    return f"surprise {surprise:.3f} of {np.log(x.shape[1]):.3f}, favourite wins {right:.1%}"
