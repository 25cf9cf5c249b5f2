"""Fits what states are worth: games are played, and the figures at each pause are held against who won in the end.

Knows: the rules in thought, the figures of `ai/values`, bots.
Must not know: anything of tables or screens.

A conditional logit: a seat's chance to win is its share of exp(weights times figures). What all numbers of players
have in common is learnt from all games, and what is particular to one from its own. Each game has its own luck from
the seed and its number, so as many processes as you like give the same weights.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ai
import core
from ai.lab.arena import KILLED, cores, workers
from ai.policies import GAMES as HABITS
from ai.search import Dice, think
from ai.values import GAMES, NETS, Weights, figures_of, weights_of
from netplay.atomic_files import write_atomically
from scripts import habits, nets
from scripts.logit import PRIOR, Part, chances, evenly, fit
from scripts.nets import HELD_BACK, MOST_STEPS

WHIMS = (0.0, 0.1, 0.2)
"""How often an answer is given by lot, by game: so that states come up that squires would avoid."""
FEWEST = 10
"""Games of a kind from which something can be learnt, and by which it can be measured."""
TRUST = 0.1
"""How strongly the weights of one kind are drawn to those of all kinds together."""
NET_ITERATIONS = 100
"""Those of who plays the games from which a net is learnt: better play teaches more, and more games do, too."""
BROKEN_OFF = 130
"""The exit status after Ctrl-C."""
READABLE = 0o666
"""Whoever starts the program may read what was learnt, as far as the folder's owner lets him."""
BATCH = 10
"""Games a process is handed at a time."""


class Kind(NamedTuple):
    """A kind of game that gets weights of its own."""

    key: str
    players: int
    options: dict[str, Any]


KINDS: dict[str, tuple[Kind, ...]] = {
    "academy": (
        Kind("2-karadoc", 2, {"two_player": "karadoc"}),
        Kind("2-lancelot", 2, {"two_player": "lancelot"}),
        *(Kind(str(players), players, {}) for players in (3, 4, 5)),
    ),
    "grail": tuple(Kind(str(players), players, {}) for players in range(3, 9)),
    "histrio": (
        *(Kind(str(players), players, {}) for players in range(2, 6)),
        *(Kind(f"{players}-one season", players, {"seasons": 1}) for players in (2, 4)),
    ),
    "nobles": (Kind("2", 2, {}),),
}
ODD = 0.3
"""The share of games with other options, drawn by lot, where those have no weights of their own."""
KEPT = {"academy": ("two_player",), "histrio": ("seasons",)}
"""The options that a kind is about."""


class Job(NamedTuple):
    """Games to be played by one process."""

    game: str
    kind: Kind
    seed: int
    numbers: range
    iterations: int


Rows = list[tuple[int, list[list[float]], list[float]]]
"""Of each pause: the number of the game, the figures of each seat, and each seat's share of the win."""


def options_of(game: core.Game[Any], job: Job, rng: random.Random) -> Any:
    """What this game is played with: nearly always as it comes, sometimes otherwise."""
    others = [choice for choice in game.choices if choice.name not in KEPT.get(game.id, ())]
    while True:
        odd = {choice.name: rng.choice(choice.values) for choice in others if rng.random() < ODD}
        try:
            return game.configure(job.kind.players, {**(odd if rng.random() < ODD else {}), **job.kind.options})
        except core.BadOptions:
            continue


def play(job: Job) -> Rows:
    """The pauses of some games."""
    return [row for number in job.numbers for row in pauses_of(job, number)]


def pauses_of(job: Job, number: int) -> Iterator[tuple[int, list[list[float]], list[float]]]:
    """The pauses of one game, and what came of it."""
    name = f"{job.game} {job.kind.key} {job.seed} {number}".encode()
    rng = Dice(blake2b(name, digest_size=32).digest())
    game, figures = core.game(job.game), figures_of(job.game)
    options = options_of(game, job, rng)
    whim = rng.choice(WHIMS)
    chance, found = core.PlayoutChance(rng.below), []
    state = game.setup(job.kind.players, options, chance)
    mover = Mover(game, rng, whim, job.iterations)
    for _ in range(MOST_STEPS):
        if game.is_over(state):
            break
        if figures.pauses(state):
            found.append([list(row) for row in figures.figures(state)])
        seat = game.to_act(state)[0]
        game.apply(state, seat, mover.choose(state, seat), chance)
    outcome = game.outcome(state)
    first = outcome.ranking[0] if outcome else ()
    shares = [1 / len(first) if seat in first else 0.0 for seat in range(job.kind.players)]
    yield from ((number, rows, shares) for rows in found)


class Mover:
    """Who plays all seats: squires, or searches if they are given iterations; at a whim, by lot. They see what their
    seat sees, and remember nothing."""

    def __init__(self, game: core.Game[Any], rng: Dice, whim: float, iterations: int) -> None:
        self._game, self._rng, self._whim, self._iterations = game, rng, whim, iterations
        self._eye, self._nothing = ai.heuristic(game.id), core.Memory()

    def choose(self, state: Any, seat: int) -> core.Action:
        """An answer of this seat."""
        legal = list(self._game.legal(state, seat))
        if len(legal) == 1 or self._rng.random() < self._whim:
            return legal[self._rng.below(len(legal))]
        if self._iterations:
            view = core.Replica(
                self._game, seat, core.Snapshot(0, self._game.encode(core.mask(self._game, state, seat)))
            )
            return think(view, self._rng, self._iterations, inf).action
        return ai.favourite(self._game.id, legal, self._rng, self._eye(state, seat, self._nothing))


def measured(part: Part, weights: Any) -> str:
    """How well weights foretell: the mean surprise in nats, beside that of knowing nothing; and how often the favourite
    has won."""
    x, y, counts = part
    shares = chances(x, weights)
    surprise = np.average(-(y * np.log(shares + 1e-12)).sum(axis=1), weights=counts)
    right = np.average(shares.argmax(axis=1) == y.argmax(axis=1), weights=counts)
    return f"surprise {surprise:.3f} of {np.log(x.shape[1]):.3f}, favourite wins {right:.1%}"


def gather(pool: Executor, kind: Kind, asked: argparse.Namespace) -> tuple[Part, Any]:
    """The pauses of games of one kind, and which of them are kept to measure by."""
    jobs = [Job(asked.game, kind, asked.seed, each, asked.iterations) for each in handed_out(asked.games)]
    rows: Rows = played(pool, play, jobs, f"{asked.game} {kind.key}")
    x, y = (np.array([row[part] for row in rows], dtype=float) for part in (1, 2))
    numbers = np.array([row[0] for row in rows])
    return Part(x, y, evenly(numbers)), numbers % HELD_BACK == 0


def handed_out(games: int) -> list[range]:
    """The numbers of the games, as processes are handed them."""
    return [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]


def played(pool: Executor, play: Callable[[Any], list[Any]], jobs: Sequence[Any], what: str) -> list[Any]:
    """The pauses of all games, in the order of their numbers."""
    rows, started = list[Any](), time.monotonic()
    for job, found in zip(jobs, [pool.submit(play, job) for job in jobs], strict=True):
        rows += found.result()
        show(f"{what}: {job.numbers.stop} of {jobs[-1].numbers.stop} games, {time.monotonic() - started:.0f} s")
    show("")
    return rows


def learn(found: dict[str, tuple[Part, Any]], names: Sequence[str]) -> Iterator[tuple[str, dict[str, float], str]]:
    """For each kind its weights and how well they foretell: fitted to all kinds together, and from there to each."""
    all_parts = [part.only(~kept) for part, kept in found.values()]
    common = fit(all_parts, np.zeros(len(names)), PRIOR)
    for key, (part, kept) in found.items():
        weights = fit([part.only(~kept)], common, TRUST)
        figures = {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}
        yield key, figures, f"{len(kept)} pauses, {measured(part.only(kept), weights)}"


def show(line: str) -> None:
    """Progress, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def asked_for(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for; ends the program with a sentence if it cannot be had."""
    about = "Fits what states are worth: the weights by which bots decide."
    parser = argparse.ArgumentParser(prog="scripts/learn", description=about)
    parser.add_argument("game", choices=core.IDS)
    parser.add_argument(
        "--kind", action="append", help="only this kind, such as 4 or 2-karadoc, from its own games alone"
    )
    parser.add_argument("--net", choices=("knight", "king"), help="the net of the game's knights, or of its kings")
    parser.add_argument("--by", choices=("knights", "kings"), default="knights", help="who plays the games for a net")
    parser.add_argument("--habits", action="store_true", help="what knights do there, as its kings know them")
    parser.add_argument("--games", type=int, default=1500, help=f"games of each kind, at least {FEWEST} (%(default)s)")
    parser.add_argument(
        "--iterations",
        type=int,
        default=0,
        help=f"played by searches of so many, not by squires (with --net or --habits {NET_ITERATIONS})",
    )
    parser.add_argument("--seed", type=int, default=1, help="one number always plays the same games (%(default)s)")
    parser.add_argument(
        "--to", type=Path, help="the file that is written; without it the bots' own, by which they decide from then on"
    )
    parser.add_argument("--processes", type=int, default=None, help="how many (one for each core)")
    asked = parser.parse_args(argv)
    asked.kinds = {kind.key: kind for kind in KINDS[asked.game] if not asked.kind or kind.key in asked.kind}
    what = f"net-{asked.net}" if asked.net else "policies" if asked.habits else "weights"
    asked.path = asked.to or GAMES / asked.game / f"{what}.json"
    if wrong := what_is_wrong(asked):
        parser.error(wrong)
    return asked


def what_is_wrong(asked: argparse.Namespace) -> str:
    """Why this cannot be learnt: a sentence; empty if it can. It is asked before hours of games, not after."""
    if unknown := set(asked.kind or ()) - asked.kinds.keys():
        known = ", ".join(kind.key for kind in KINDS[asked.game])
        return f"There is no kind {min(unknown)} of {asked.game}; there is {known}."
    if asked.net and (asked.game, asked.net) not in NETS:
        return f"The {asked.net}s of {asked.game} have no net: they judge by a line."
    if asked.habits and asked.game not in HABITS:
        return f"Kings of {asked.game} know nothing of the habits of knights."
    if asked.by != "knights" and not asked.net:
        return "--by says who plays the games for a net: it goes with --net."
    if asked.net == "knight" and asked.by == "kings":
        return "What knights judge by is learnt from games of knights: --by kings goes with --net king."
    if asked.net and asked.habits:
        return "Either --net or --habits, please: each has a file of its own."
    if (asked.net or asked.habits) and asked.kind:
        return (
            "These are learnt from games with one number of players: --kind goes neither with --net nor with --habits."
        )
    if asked.games < FEWEST:
        return f"From {asked.games} games nothing can be learnt: at least {FEWEST} are needed."
    if asked.processes is not None and asked.processes < 1:
        return f"{asked.processes} processes cannot play: it takes 1 or more."
    if asked.iterations < 0:
        return f"A search of {asked.iterations} iterations cannot be. With 0 squires play."
    if not asked.path.parent.is_dir():
        return f"There is no folder {asked.path.parent} to write to."
    if asked.path.is_dir():
        return f"{asked.path} is a folder. Name a file in it."
    if asked.path.exists() and not asked.path.is_file():
        return f"{asked.path} is no file that weights can be kept in."
    if not all(os.access(each, os.W_OK) for each in (asked.path.parent, asked.path) if each.exists()):
        return f"{asked.path} may not be written."
    return ""


def learn_line(asked: argparse.Namespace) -> str:
    """The weights of each kind, as text for the file."""
    before = weights_of(asked.game) if asked.kind else Weights({})
    tables, made = dict(before.tables), dict(before.made)
    by = f"searches of {asked.iterations}" if asked.iterations else "squires"
    alone = f", without those of other kinds than {', '.join(asked.kind)}" if asked.kind else ""
    with workers(asked.processes or cores()) as pool:
        found = {key: gather(pool, kind, asked) for key, kind in asked.kinds.items()}
    for key, weights, how in learn(found, figures_of(asked.game).NAMES):
        tables[key], made[key] = weights, f"{asked.games} games of {by}, seed {asked.seed}{alone}: {how}"
        print(f"{asked.game} {key}: {made[key]}", flush=True)
    return json.dumps({"tables": tables, "made": made}, indent=1, sort_keys=True, allow_nan=False)


def learn_net(asked: argparse.Namespace) -> str:
    """The net of the game's knights or kings, as text for the file."""
    players = NETS[asked.game, asked.net]
    jobs = games_of_knights(asked, players, asked.by == "kings")
    with workers(asked.processes or cores()) as pool:
        rows = played(pool, nets.play, jobs, f"{asked.game} for {players}")
    net = nets.learn(rows, nets.UNITS[asked.net], nets.taught_by(jobs[0], asked.games))
    print(f"{asked.game} for {players}: {net.made}", flush=True)
    return nets.as_text(net)


def learn_habits(asked: argparse.Namespace) -> str:
    """What knights do in this game, as text for the file."""
    jobs = games_of_knights(asked, HABITS[asked.game], king=False)
    with workers(asked.processes or cores()) as pool:
        lessons = played(pool, habits.play, jobs, f"{asked.game} for {HABITS[asked.game]}")
    found = habits.learn(lessons, nets.taught_by(jobs[0], asked.games))
    print(f"{asked.game} for {HABITS[asked.game]}: {found.made}", flush=True)
    return habits.as_text(found)


def games_of_knights(asked: argparse.Namespace, players: int, king: bool) -> list[nets.Job]:
    """The games from which nets and habits are learnt; kings play those from which a net is learnt anew. Knights play
    those from which their own is learnt without it."""
    iterations, plain = asked.iterations or NET_ITERATIONS, asked.net == "knight"
    return [
        nets.Job(asked.game, players, asked.seed, each, iterations, king, plain) for each in handed_out(asked.games)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, learn, write; the exit status."""
    asked = asked_for(argv)
    try:
        text = learn_net(asked) if asked.net else learn_habits(asked) if asked.habits else learn_line(asked)
    except KeyboardInterrupt:
        print("Broken off: nothing was learnt, and nothing written.", file=sys.stderr)
        return BROKEN_OFF
    except BrokenProcessPool:
        print(f"{KILLED} Nothing was learnt, and nothing written.", file=sys.stderr)
        return 1
    try:
        with write_atomically(asked.path, f"{text}\n".encode(), READABLE) as draft:
            draft.replace(asked.path)
    except OSError as error:
        print(f"{asked.path} could not be written: {error.strerror}. This was to stand there:", file=sys.stderr)
        print(text)
        return 1
    print(f"Written to {asked.path}" + ("." if asked.to else ": from now on the bots decide by these weights."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
