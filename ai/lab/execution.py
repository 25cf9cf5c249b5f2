"""Plays games in this process, in several, or on a Dask cluster.

Knows: processes, Dask, and the hash of the code that every worker must have.
Must not know: the rules of a game, and how results are counted or shown.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import islice
from queue import SimpleQueue
from typing import Any

import core

from . import INSTALL
from .code_hash import code_hash
from .matches import Bout, CannotPlay, Played, play

AHEAD = 1000
"""Games that are handed out before the first result has come back."""
KILLED = "A process in which games were played has been killed. Is there enough memory?"
REACH = "10s"
"""Seconds that a cluster may take to answer."""

Run = Callable[[Sequence[Bout]], Iterator[Played]]
"""Plays these games in any order, and yields each result once; raises CannotPlay if no more will come."""


def here(bouts: Sequence[Bout]) -> Iterator[Played]:
    """Plays one game after the other in this process."""
    return map(_play, bouts)


@contextmanager
def processes(count: int) -> Generator[Run]:
    """Plays in `count` processes."""
    with workers(count) as pool:
        yield lambda bouts: _explained(_spread(pool, bouts))


@contextmanager
def workers(count: int) -> Generator[Executor]:
    """A pool of `count` processes. They end when the context ends, even in the middle of a game. Leaving waits for the
    pool, since Python may otherwise write, at its own end, to pipes that the pool is closing."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _settle)
    try:
        yield pool
    finally:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        pool.shutdown()


def _settle() -> None:
    """Prepares a new process: it ignores Ctrl-C, and ends when its parent ends."""
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
    """Plays on the Dask cluster with this scheduler (`tcp://host:8786`). Another worker plays what a lost one had not
    finished. Raises CannotPlay if there is no scheduler."""
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError:
        text = f"A cluster needs Dask, which is not installed: {INSTALL}"
        raise CannotPlay(text) from None
    for name in ("distributed", "distributed.client"):  # errors are told here, in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=REACH, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CannotPlay(f"There is no Dask scheduler at {address!r:.80}: {error!s:.200}.") from None
    with client:
        _check_workers(client)
        yield lambda bouts: _explained(_sent(client, distributed.as_completed, bouts))


def _check_workers(client: Any) -> None:
    """Checks that there are workers, and that all have this code; later ones are checked when they play. Raises
    CannotPlay."""

    def bots() -> str:  # sent as source, since the worker may lack this module
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
            raise CannotPlay(f"The worker at {address} does not have this version: start it in a copy of this folder.")


def _spread(executor: Executor, bouts: Sequence[Bout]) -> Iterator[Played]:
    """Hands the games to idle processes, and yields each result when it is there."""
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
    """Does the same on a cluster, with Dask's own futures: Dask's executor fails when a worker is lost just after it
    returned a result."""
    bots, waiting = code_hash(), iter(bouts)

    def handed_out(count: int) -> list[Any]:
        return [client.submit(_play_alike, bout, bots, pure=False) for bout in islice(waiting, count)]

    done = as_completed(handed_out(AHEAD), loop=client.loop)
    for future in done:
        done.update(handed_out(1))
        yield future.result()


def _explained(games: Iterator[Played]) -> Iterator[Played]:
    """Yields the results. Raises CannotPlay, with a sentence, when no more will come."""
    try:
        yield from games
    except Exception as error:
        raise CannotPlay(_why_not(error)) from error


def _why_not(error: Exception) -> str:
    """Returns the sentence for the error that ended the games. Dask's errors are recognised by their names."""
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
    """Plays a game on a worker, whose code must have the hash `bots`. Raises CannotPlay."""
    if code_hash() != bots:
        raise CannotPlay("A worker does not have this version: start it in a copy of this folder.")
    return _play(bout)


def _play(bout: Bout) -> Played:
    try:
        return play(bout)
    except (core.RulesFailed, core.BadReport) as error:
        match = bout.match
        raise CannotPlay(f"Game {bout.number} of {match.game} by seed {match.seed} failed: {error}") from None


def cores() -> int:
    """Returns the number of processor cores that this process may use."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
