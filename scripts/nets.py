"""Fits the nets by which knights and kings judge: knights play at a table, and what each seat saw at each pause is held
against who won in the end. `./scripts/learn GAME --net king`, or `knight`.

Knows: dealers and replicas, knights and kings, what nets are shown.
Must not know: anything of tables with people, or screens.

What knights judge by is a line, held against the ends of games. A net with units is held not only against the end, but
also against what it says itself of the next pauses of the same game (`TRUST_IN_NEXT`): most of what decides between a
pause and the end is luck, and it learns from many games what it learns from one by luck. Each game has its own luck
from the seed and its number.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from math import inf
from typing import Any, NamedTuple

import msgspec
import numpy as np

import core
from ai.net import Net, Shown, Units
from ai.search import think
from ai.values import figures_of, outcome_shares, seen_of
from scripts import logit

STRAY = 0.08
"""How often an answer is drawn by how often each was tried, rather than the best: so that states come up that knights
would avoid, but no senseless ones."""
UNITS = {"knight": 0, "king": 32}
"""Of the nets of each; who has none judges by a line."""
TRUST_IN_NEXT = 0.2
"""How much what is foretold at the next pause counts; the rest is what came of the game after it."""
ROUNDS = 3
"""How often the net is fitted: first to the ends of games, then to what it foretold itself before."""
PASSES = 16
"""Through all pauses, each time, or more often where there are few:"""
STEPS = 2000
"""so many steps at least."""
AT_ONCE = 256
"""Pauses between two steps."""
PACE = 2e-3
"""How far the first steps go; they become shorter."""
DECAY = 1.0
"""How strongly weights are drawn to 0: nets that may have large ones remember games instead of learning from them."""
WEIGHTS = (0, 2, 4)
"""Which numbers of a net these are, in the order of `Layers`."""
CONSTANT = 0.01
"""A figure that varies less has no say: where it is another one day, nobody has learnt what that means."""
HELD_BACK = 5
"""Every so many games one is kept to measure by, not to learn from."""
MOST_STEPS = 4000
"""A bound against games that never end."""


class Job(NamedTuple):
    """Games to be played by one process."""

    game: str
    players: int
    seed: int
    numbers: range
    iterations: int
    king: bool
    """Are they played by kings with the present net, rather than by knights?"""
    plain: bool = False
    """Do those judge by the line of squires' games? So the first net of knights does not follow from itself."""


Row = tuple[int, Shown, list[float]]
"""Of a pause: the number of the game, what the net is shown for each seat, and each seat's share of the win."""


def play(job: Job) -> list[Row]:
    """The pauses of some games."""
    return [row for number in job.numbers for row in pauses_of(job, number)]


def pauses_of(job: Job, number: int) -> Iterator[Row]:
    """The pauses of one game, and what came of it."""
    figures, seen = figures_of(job.game), seen_of(job.game)
    dealer = dealt(job, number)
    found = [seen.seen(state) for state, *_ in answers_of(job, number, dealer) if figures.pauses(state)]
    if dealer.outcome is not None:
        shares = outcome_shares(dealer.outcome)
        yield from ((number, shown, shares) for shown in found)


def dealt(job: Job, number: int) -> core.Dealer[Any]:
    """A game before its first answer."""
    return core.Dealer(core.game(job.game), job.players, seed=luck(job, number))


def luck(job: Job, number: int) -> bytes:
    """That of a game: of its cards and of who plays it."""
    return blake2b(f"{job.game} {job.players} {job.seed} {number}".encode(), digest_size=core.SEED_BYTES).digest()


def answers_of(
    job: Job, number: int, dealer: core.Dealer[Any]
) -> Iterator[tuple[Any, int, list[core.Action], core.Action]]:
    """The state before each answer of one game, whose it is, what there is to choose from, and what is chosen. All
    follow the game from its first card on."""
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
    """What who sits here does: mostly the best that a search finds."""
    thought = think(replica, rng, job.iterations, inf, king=job.king, plain=job.plain)
    if thought.iterations and rng.random() < STRAY:
        visits = [option.visits for option in thought.options]
        return rng.choices([option.action for option in thought.options], visits)[0]
    return thought.action


class Pauses(NamedTuple):
    """Pauses, as arrays."""

    numbers: Any
    """Of which games they are: those of a game one behind the other."""
    shown: Any
    """What the net is shown (pauses, seats, figures)."""
    looks: Any
    """Is it shown anything for this seat (pauses, seats)?"""
    shares: Any
    """Of the win (pauses, seats)."""

    def only(self, which: Any) -> Pauses:
        """Some of them."""
        return Pauses(*(part[which] for part in self))


def arranged(rows: Sequence[Row]) -> Pauses:
    """Rows as arrays."""
    width = next(len(each) for _, shown, _ in rows for each in shown if each)
    nothing = [0.0] * width
    return Pauses(
        np.array([number for number, _, _ in rows]),
        np.array([[each or nothing for each in shown] for _, shown, _ in rows]),
        np.array([[bool(each) for each in shown] for _, shown, _ in rows]),
        np.array([shares for _, _, shares in rows]),
    )


class Layers(NamedTuple):
    """A net while it is being fitted, over figures in standard deviations."""

    units: Any
    thresholds: Any
    says: Any
    base: Any
    straight: Any

    def felt(self, x: Any) -> Any:
        """What the units feel, before they are silent below their thresholds."""
        return x @ self.units + self.thresholds

    def chances(self, x: Any, looks: Any) -> Any:
        """Each seat's share of the win."""
        return logit.shares_of(looks * (np.maximum(self.felt(x), 0) @ self.says + x @ self.straight + self.base))

    def slopes(self, x: Any, looks: Any, wanted: Any, counts: Any) -> Layers:
        """How the surprise changes with each number."""
        felt = self.felt(x)
        off = (self.chances(x, looks) - wanted) * looks * counts[:, None] / len(x)
        back = off[:, :, None] * self.says * (felt > 0)
        units, straight = np.einsum("nsf,nsu->fu", x, back), np.einsum("nsf,ns->f", x, off)
        says = np.einsum("nsu,ns->u", np.maximum(felt, 0), off)
        return Layers(units, back.sum(axis=(0, 1)), says, off.sum(), straight)


def fit(pauses: Pauses, wanted: Any, units: int, seed: int) -> Layers:
    """The net that makes what is wanted likeliest. Figures must be in standard deviations."""
    rng = np.random.default_rng(seed)
    width = pauses.shown.shape[2]
    start = Layers(
        rng.normal(size=(width, units)) / np.sqrt(width), np.zeros(units),
        rng.normal(size=units) / np.sqrt(units), np.zeros(()), np.zeros(width),
    )  # fmt: skip
    counts = 1 / np.sqrt(np.bincount(pauses.numbers)[pauses.numbers])
    counts /= counts.mean()

    def slopes(net: Sequence[Any], part: Any) -> Layers:
        return Layers(*net).slopes(pauses.shown[part], pauses.looks[part], wanted[part], counts[part])

    passes = max(PASSES, STEPS * AT_ONCE // len(wanted))
    parts = [part for _ in range(passes) for part in parts_of(len(wanted), rng, AT_ONCE)]
    return Layers(*descend(start, parts, slopes, DECAY))


def line(pauses: Pauses) -> Layers:
    """The line that makes the ends of games likeliest. Nothing is foreseen: from what a line foretells, which cannot be
    right everywhere, it learnt worse."""
    width = pauses.shown.shape[2]
    x = np.concatenate([pauses.shown, pauses.looks[:, :, None]], axis=2)
    part = logit.Part(x, pauses.shares, logit.evenly(pauses.numbers))
    weights = logit.fit([part], np.zeros(width + 1), logit.PRIOR)
    return Layers(np.zeros((width, 0)), np.zeros(0), np.zeros(0), weights[-1], weights[:-1])


def descend(
    start: Sequence[Any], parts: Sequence[Any], slopes: Callable[[Sequence[Any], Any], Sequence[Any]], decay: float
) -> list[Any]:
    """Where the numbers of a net come to rest, going down the slopes that each part shows (Adam, in which weights, not
    thresholds, are drawn to 0): units, thresholds, what they say, the base, and what goes straight."""
    net, steps = list(start), len(parts)
    means, squares = [np.zeros_like(each) for each in net], [np.zeros_like(each) for each in net]
    for step, part in enumerate(parts, 1):
        pace = PACE * (1 - step / steps) + PACE / 200
        for at, slope in enumerate(slopes(net, part)):
            means[at] = 0.9 * means[at] + 0.1 * slope
            squares[at] = 0.999 * squares[at] + 0.001 * slope**2
            stride = means[at] / (1 - 0.9**step) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
            net[at] = net[at] * (1 - pace * decay * (at in WEIGHTS)) - pace * stride
    return net


def parts_of(count: int, rng: Any, at_once: int) -> Iterator[Any]:
    """All in random order, so many at once."""
    order = rng.permutation(count)
    size = min(at_once, count)
    return (order[first : first + size] for first in range(0, count - size + 1, size))


def foreseen(pauses: Pauses, chances: Any) -> Any:
    """What is wanted of each pause: what came of the game, and a little of what is foretold at each pause between."""
    wanted = pauses.shares.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if pauses.numbers[at] == pauses.numbers[at + 1]:
            wanted[at] = TRUST_IN_NEXT * chances[at + 1] + (1 - TRUST_IN_NEXT) * wanted[at + 1]
    return wanted


def foreseeing(pauses: Pauses, units: int) -> Layers:
    """The net with so many units that learns from the ends of games, and then from what it says itself."""
    net, wanted = Layers(0, 0, 0, 0, 0), pauses.shares
    for number in range(ROUNDS):
        net = fit(pauses, wanted, units, number)
        wanted = foreseen(pauses, net.chances(pauses.shown, pauses.looks))
    return net


def surprise(pauses: Pauses, chances: Any) -> float:
    """How surprising the ends of these games are, in nats, if these shares had been foretold."""
    return float(-(pauses.shares * np.log(chances + 1e-12)).sum(axis=1).mean())


def learn(rows: Sequence[Row], units: int, by: str) -> Net:
    """The net with so many units that these games teach. `by` says who played them."""
    pauses = arranged(rows)
    centre = pauses.shown[pauses.looks].mean(axis=0)
    spread = pauses.shown[pauses.looks].std(axis=0)
    spread[spread < CONSTANT] = np.inf
    scaled = pauses._replace(shown=(pauses.shown - centre) / spread * pauses.looks[:, :, None])
    kept = pauses.numbers % HELD_BACK == 0
    learnt, measured = scaled.only(~kept), scaled.only(kept)
    net = foreseeing(learnt, units) if units else line(learnt)
    found = surprise(measured, net.chances(measured.shown, measured.looks))
    return written(net, centre, spread, f"{by}: {len(rows)} pauses, surprise {found:.3f}")


def written(net: Layers, centre: Any, spread: Any, made: str) -> Net:
    """The net over figures as they are."""
    units, straight = net.units / spread[:, None], net.straight / spread
    parts = units.T, net.thresholds - centre @ units, net.says, straight, net.base - centre @ straight
    weights, low, says, line, base = (np.round(each, 5).tolist() for each in parts)
    return Net(made, Units(weights, low), says, line, base)


def taught_by(job: Job, games: int) -> str:
    """Who played."""
    players = "kings" if job.king else "knights who judge by squires' games" if job.plain else "knights"
    return f"{games} games of {players}, {job.iterations} iterations, seed {job.seed}"


def as_text(net: Net) -> str:
    """A net as a file: a line for each unit."""
    units = ",\n".join(f"   {json.dumps(unit)}" for unit in net.units.weights)
    parts = {name: json.dumps(part) for name, part in msgspec.to_builtins(net).items()}
    low = json.dumps(net.units.thresholds)
    weights = f"[\n{units}\n  ]" if units else "[]"
    parts["units"] = f'{{\n  "weights": {weights},\n  "thresholds": {low}\n }}'
    return "{\n" + ",\n".join(f' "{name}": {part}' for name, part in parts.items()) + "\n}"
