"""The arena: bots against bots, game after game, on one core, on all, or on a cluster.

Knows: dealers, bots, and the processes in which games are played.
Must not know: who asks, or how results are shown.

A game is decided by its match and its number, and by nothing else: not by who plays it, nor by when. So the same seed
gives the same results on any number of cores, as long as no bot thinks by the clock. The seats rotate with the number,
so that no level profits from where it sits; and the cards of a number are the same for any levels.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from hashlib import blake2b
from importlib import import_module
from itertools import islice
from queue import SimpleQueue
from typing import Any

import msgspec

import core
from ai import Bot
from ai.styles import liked

from . import INSTALL
from .code_hash import code_hash
from .scores import Interval, Places, Rating, ratings, wilson

MakeBot = Callable[[str, random.Random], Bot]
"""A bot of this level, with this luck."""
AHEAD = 1000
"""Games that are handed out before the first has come back."""
KILLED = "A process in which games were played has been killed. Is there enough memory?"
"""What is said when one of them is gone."""
REACH = "10s"
"""How long a cluster may take to answer."""


class CannotPlay(Exception):
    """The games cannot be played, or not on; the text is a sentence that says why."""


class Match(msgspec.Struct, frozen=True):
    """Which game is played, by whom and how; the levels sit in this order in game 0."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: int = 0

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: one seat further in each."""
        turn = number % len(self.levels)
        return (*self.levels[turn:], *self.levels[:turn])

    def luck(self, number: int, of: str) -> bytes:
        """The luck of a game's cards, or of a seat: each its own."""
        said = f"{self.seed} {number} {of}".encode()
        return blake2b(said, digest_size=core.SEED_BYTES, person=b"roundtable-arena").digest()


class Bout(msgspec.Struct, frozen=True):
    """One game of a match."""

    match: Match
    number: int


class Thought(msgspec.Struct, frozen=True):
    """How long a level took over its decisions: those in which it had a choice. Seconds of processor time,
    its own alone: a cluster may play other games in threads beside it."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_(self, other: Thought) -> Thought:
        """Both together."""
        longest = max(self.longest, other.longest)
        return Thought(self.decisions + other.decisions, self.seconds + other.seconds, longest)


class Fault(msgspec.Struct, frozen=True):
    """A bot that gave no answer, or an illegal one: one was drawn by lot in its stead."""

    number: int
    step: int
    level: str
    what: str


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    bout: Bout
    seated: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    steps: int
    thought: dict[str, Thought]
    faults: tuple[Fault, ...] = ()
    kinds: tuple[dict[str, int], ...] = ()
    """For each seat, how often it chose an action of each kind, such as "challenge", where it had a choice; and one
    with a word that some character likes, such as a track."""

    @property
    def first_seat(self) -> int:
        """Where the level sits that was named first."""
        return -self.bout.number % len(self.seated)

    @property
    def places(self) -> Places:
        """The levels by the places they came to."""
        return tuple(tuple(sorted(self.seated[seat] for seat in place)) for place in self.ranking)

    def won(self, seat: int) -> float:
        """The share of the win that a seat takes: those who share the first place share the win."""
        return 1 / len(self.ranking[0]) if seat in self.ranking[0] else 0.0


# One game


class _Player:
    """A bot in its seat, with all that it is told, and a watch over it."""

    def __init__(self, dealer: core.Dealer[Any], seat: int, level: str, bout: Bout, make: MakeBot) -> None:
        self.level, self._number = level, bout.number
        self.replica = core.Replica(dealer.game, seat, dealer.snapshot(seat))
        self._rng = random.Random(bout.match.luck(bout.number, f"seat {seat}"))
        self._bot = make(level, self._rng)
        self.thought, self.faults, self.kinds = Thought(), list[Fault](), Counter[str]()
        self._liked = liked(dealer.game.id)

    def choose(self) -> core.Action:
        """What the bot does; if it fails, something by lot."""
        legal = self.replica.legal()
        if len(legal) == 1:
            return legal[0]
        action = self._decided(legal)
        kind, *words = self.replica.game.pack(action)
        self.kinds.update([kind, *(word for word in words if word in self._liked)])
        return action

    def _decided(self, legal: Sequence[core.Action]) -> core.Action:
        began = time.thread_time()
        try:
            action = self._bot.choose(self.replica)
            what = "" if action in legal else f"an illegal answer, {self.replica.game.pack(action)}"
        except Exception as error:
            action, what = legal[0], f"{type(error).__name__}: {error}"
        took = time.thread_time() - began
        self.thought = self.thought.and_(Thought(1, took, took))
        if what:
            self.faults.append(Fault(self._number, self.replica.seq + 1, self.level, f"{what:.300}"))
            return self._rng.choice(legal)
        return action


def play(bout: Bout, make: MakeBot = Bot) -> Played:
    """One game. Each bot is handed what a person in its seat has, from the first card on."""
    match, seated = bout.match, bout.match.seated(bout.number)
    game, luck = core.game(match.game), match.luck(bout.number, "cards")
    dealer = core.Dealer(game, len(seated), match.options, seed=luck)
    players = [_Player(dealer, seat, level, bout, make) for seat, level in enumerate(seated)]
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        step = dealer.act(seat, players[seat].choose())
        for each in players:
            each.replica.follow(step.report(each.replica.seat))
    thought = dict.fromkeys(seated, Thought())
    for each in players:
        thought[each.level] = thought[each.level].and_(each.thought)
    faults = tuple(fault for each in players for fault in each.faults)
    kinds = tuple(dict(each.kinds) for each in players)
    return Played(bout, seated, dealer.outcome.ranking, dealer.outcome.scores, dealer.seq, thought, faults, kinds)


# Many games

Run = Callable[[Sequence[Bout]], Iterator[Played]]
"""Plays these games, in any order. Each comes back once; raises CannotPlay when no more will."""


def here(bouts: Sequence[Bout]) -> Iterator[Played]:
    """One game after the other, in this process."""
    return map(_play, bouts)


@contextmanager
def processes(count: int) -> Generator[Run]:
    """As many games at the same time."""
    with workers(count) as pool:
        yield lambda bouts: _explained(_spread(pool, bouts))


@contextmanager
def workers(count: int) -> Generator[Executor]:
    """As many processes. Whatever ends this, ends them too, in the middle of their games: the pool then gives up what
    was asked of it, and would stumble over what had been cancelled before. It is waited for, since Python, at its own
    end, may write to what the pool is just closing."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _settle)
    try:
        yield pool
    finally:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        pool.shutdown()


def _settle() -> None:
    """In a new process: Ctrl-C is for who began it, and it ends when that does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            signal.signal(number, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_program, daemon=True).start()


def _end_with_the_program() -> None:
    if (program := multiprocessing.parent_process()) is not None:
        program.join()
        os._exit(0)


@contextmanager
def cluster(address: str) -> Generator[Run]:
    """On the Dask cluster whose scheduler is there (`tcp://host:8786`). What a worker had not finished when it was lost
    is played by another. Raises CannotPlay if there is none."""
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError:
        text = f"A cluster needs Dask, which is not installed: {INSTALL}"
        raise CannotPlay(text) from None
    for name in ("distributed", "distributed.client"):  # what goes wrong is said here, in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=REACH, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CannotPlay(f"There is no Dask scheduler at {address!r:.80}: {error!s:.200}.") from None
    with client:
        _check_workers(client)
        yield lambda bouts: _explained(_sent(client, distributed.as_completed, bouts))


def _check_workers(client: Any) -> None:
    """There must be some, with the same bots and rules; who comes later is looked at when he plays. Raises
    CannotPlay."""

    def bots() -> str:  # sent as it is, since there may be no such module there
        from importlib import import_module

        try:
            return import_module("ai.lab.code_hash").code_hash()
        except ModuleNotFoundError:
            return ""

    found = client.run(bots)
    if not found:
        how = "PYTHONPATH=. .venv/bin/dask worker --nworkers=-1 --nthreads=1"
        raise CannotPlay(f"This cluster has no workers. In copies of this folder: {how} {client.scheduler.address}")
    for address, there in found.items():
        if there != code_hash():
            raise CannotPlay(f"The worker at {address} does not have this release: start it in a copy of this folder.")


def _spread(executor: Executor, bouts: Sequence[Bout]) -> Iterator[Played]:
    """All games to whoever has time, and each back as it is done."""
    bots, waiting, done = code_hash(), iter(bouts), SimpleQueue[Future[Played]]()
    pending: set[Future[Played]] = set()

    def hand_out(count: int) -> None:
        for bout in islice(waiting, count):
            future = executor.submit(_play_alike, bout, bots)
            pending.add(future)
            future.add_done_callback(done.put)

    hand_out(AHEAD)
    while pending:
        future = done.get()
        pending.remove(future)
        hand_out(1)
        yield future.result()


def _sent(client: Any, as_completed: Callable[..., Any], bouts: Sequence[Bout]) -> Iterator[Played]:
    """The same on a cluster. Its futures are asked themselves: the executor that Dask has for them fails when a worker
    is lost just after it has handed a game back."""
    bots, waiting = code_hash(), iter(bouts)

    def handed_out(count: int) -> list[Any]:
        return [client.submit(_play_alike, bout, bots, pure=False) for bout in islice(waiting, count)]

    done = as_completed(handed_out(AHEAD), loop=client.loop)
    for future in done:
        done.update(handed_out(1))
        yield future.result()


def _explained(games: Iterator[Played]) -> Iterator[Played]:
    """These games, as long as there are any. Raises CannotPlay when no more will come."""
    try:
        yield from games
    except Exception as error:
        raise CannotPlay(_why_not(error)) from error


def _why_not(error: Exception) -> str:
    """The sentence for games that no more come of. Dask's own errors are known by their names."""
    match error:
        case CannotPlay():
            return str(error)
        case BrokenProcessPool():
            return KILLED
        case _ if isinstance(error, ModuleNotFoundError) or "deserializ" in str(error):
            return "The cluster does not have this program: start its scheduler and workers in a copy of this folder."
        case _ if isinstance(error, CancelledError) or type(error).__name__ == "CommClosedError":
            return "The cluster has gone away."
        case _:
            return f"{type(error).__name__}: {error!s:.300}"


def _play_alike(bout: Bout, bots: str) -> Played:
    """The same, by the same bots and rules as where it was asked for."""
    if code_hash() != bots:
        raise CannotPlay("A worker does not have this release: start it in a copy of this folder.")
    return _play(bout)


def _play(bout: Bout) -> Played:
    try:
        return play(bout)
    except (core.RulesFailed, core.BadReport) as error:
        match = bout.match
        raise CannotPlay(f"Game {bout.number} of {match.game} by seed {match.seed} failed: {error}") from None


def cores() -> int:
    """How many this process may use."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# What came of it


class Standing(msgspec.Struct, frozen=True):
    """What a level, or a seat, has won."""

    won: float
    games: int
    fair: float
    """The share of the wins that it would have if all were equal."""
    elo: Rating | None = None

    @property
    def share(self) -> float:
        """Of the wins."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Of the share."""
        return wilson(self.won, self.games)


class Tally:
    """The games of one match, each counted once, in whatever order they come."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._played: dict[int, Played] = {}

    def count(self, played: Played) -> None:
        """One more, unless it has been counted."""
        self._played.setdefault(played.bout.number, played)

    @property
    def played(self) -> list[Played]:
        """By their numbers, so that sums do not depend on what was done first."""
        return [self._played[number] for number in sorted(self._played)]

    @property
    def faults(self) -> list[Fault]:
        """Every decision that a bot failed over."""
        return [fault for each in self.played for fault in each.faults]

    @property
    def levels(self) -> list[str]:
        """Each once, as they were named."""
        return list(dict.fromkeys(self.match.levels))

    def shares(self) -> dict[str, float]:
        """The share of the wins that each level takes."""
        return {level: self._standing(level).share for level in self.levels}

    def by_level(self) -> dict[str, Standing]:
        """The standing of each level. Elo counts from the one that was named last."""
        ends = Counter(each.places for each in self.played)
        elos = ratings(ends, self.levels[-1]) if len(self.levels) > 1 else {}
        return {level: self._standing(level, elos.get(level)) for level in self.levels}

    def _standing(self, level: str, elo: Rating | None = None) -> Standing:
        played = self.played
        won = sum(each.won(seat) for each in played for seat, who in enumerate(each.seated) if who == level)
        fair = self.match.levels.count(level) / len(self.match.levels)
        return Standing(won, len(played), fair, elo)

    def by_seat(self) -> list[Standing]:
        """The standing of each seat, whoever sat there."""
        played, seats = self.played, len(self.match.levels)
        return [Standing(sum(each.won(seat) for each in played), len(played), 1 / seats) for seat in range(seats)]

    def thought(self) -> dict[str, Thought]:
        """How long each level has taken."""
        total = dict.fromkeys(self.levels, Thought())
        for each in self.played:
            for level, thought in each.thought.items():
                total[level] = total[level].and_(thought)
        return total

    def steps(self) -> float:
        """How long a game is, in actions."""
        return sum(each.steps for each in self.played) / max(1, len(self._played))


def tally(match: Match, games: int, run: Run = here) -> Tally:
    """All games of a match."""
    result = Tally(match)
    for played in run([Bout(match, number) for number in range(games)]):
        result.count(played)
    return result
