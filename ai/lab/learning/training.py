"""Whole runs: games in several processes, a fit, and the text of the file of weights.

Knows: each kind of training, and the processes of the lab.
Must not know: the command line, or where the text is written.

The text follows from what is asked for alone: the same seed gives the same bytes with any number of processes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from ai.lab.execution import cores, workers
from ai.manifest import Kind
from ai.registry import bots
from ai.values import Weights, values_module, weights_of

from . import nets, policies, searches, squires

BATCH = 10
"""Games a process is handed at a time."""


class Games(NamedTuple):
    """The games to learn from."""

    game: str
    size: int
    """Of each kind."""
    seed: int = 1
    iterations: int = 0
    """Of the searches that play; 0 for squires, or for nets and policies the usual number."""
    processes: int | None = None
    """One for each core if None."""


class Trained(NamedTuple):
    """The result of a run."""

    text: str
    """The file of weights."""
    made: Mapping[str, str]
    """How each part was made, and how well it predicts."""


class Job(Protocol):
    """Games for one process."""

    @property
    def numbers(self) -> range: ...


J = TypeVar("J", bound=Job)
R = TypeVar("R")
Show = Callable[[str], None]
"""Shows one line of progress."""


def train_weights(games: Games, kinds: Mapping[str, Kind], show: Show, alone: bool = False) -> Trained:
    """The linear weights of these kinds. If they learn alone, those of other kinds are kept as they are."""
    before = weights_of(games.game) if alone else Weights({})
    tables, made = dict(before.tables), dict(before.made)
    by = f"searches of {games.iterations}" if games.iterations else "squires"
    how = f", without those of other kinds than {', '.join(kinds)}" if alone else ""
    found = {key: squires.arranged(_rows_of(games, kind, show)) for key, kind in kinds.items()}
    new = dict[str, str]()
    for key, weights, quality in squires.learn(found, values_module(games.game).NAMES):
        new[key] = f"{games.size} games of {by}, seed {games.seed}{how}: {quality}"
        tables[key] = weights
    text = json.dumps({"tables": tables, "made": made | new}, indent=1, sort_keys=True, allow_nan=False)
    return Trained(text, new)


def train_net(games: Games, strength: str, by_kings: bool, show: Show) -> Trained:
    """The net of a game's knights or kings, from games of knights, or of kings with the present net. Knights that play
    for the knights' own net do without it."""
    players = bots(games.game).nets[strength]
    jobs = search_jobs(games, players, by_kings, plain=strength == "knight")
    rows = _played(games, nets.play, jobs, show)
    net = nets.learn(rows, nets.UNITS[strength], jobs[0].by(games.size))
    return Trained(nets.as_text(net), {f"for {players}": net.made})


def train_policy(games: Games, show: Show) -> Trained:
    """The opponent policy of a game, from games of knights."""
    players = bots(games.game).policy_players
    jobs = search_jobs(games, players, king=False, plain=False)
    lessons = _played(games, policies.play, jobs, show)
    policy = policies.learn(lessons, jobs[0].by(games.size))
    return Trained(policies.as_text(policy), {f"for {players}": policy.made})


def search_jobs(games: Games, players: int, king: bool, plain: bool) -> list[searches.Job]:
    """Games of knights or kings, in batches."""
    iterations = games.iterations or searches.ITERATIONS
    return [
        searches.Job(games.game, players, games.seed, numbers, iterations, king, plain)
        for numbers in _batches(games.size)
    ]


def _rows_of(games: Games, kind: Kind, show: Show) -> list[squires.Row]:
    jobs = [squires.Job(games.game, kind, games.seed, each, games.iterations) for each in _batches(games.size)]
    return _played(games, squires.play, jobs, show)


def _batches(count: int) -> Iterator[range]:
    return (range(first, min(first + BATCH, count)) for first in range(0, count, BATCH))


def _played(games: Games, play: Callable[[J], list[R]], jobs: Sequence[J], show: Show) -> list[R]:
    """The results of all games, in the order of their numbers."""
    rows, started = list[R](), time.monotonic()
    with workers(games.processes or cores()) as pool:
        for job, found in zip(jobs, [pool.submit(play, job) for job in jobs], strict=True):
            rows += found.result()
            show(f"{games.game}: {job.numbers.stop} of {games.size} games, {time.monotonic() - started:.0f} s")
    show("")
    return rows
