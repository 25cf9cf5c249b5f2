"""Worker processes for bot searches, so that no search ever blocks the loop that draws and relays.

Knows: how a replica is sent to another process and a result comes back; the number of workers.
Must not know: the dealer's state, the table, the screen, or the purpose of a search.

A search is pure Python and keeps one core busy; in a thread it would hold the interpreter's lock. Workers are started
with the first search, and end after a long idle time or with the program.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from multiprocessing import parent_process, resource_tracker
from typing import Any, NamedTuple

import core
from ai.search import STRENGTHS, Strength, Thought, strength_of, think
from netplay.game.bot_seats import BotRandom

MOST = 3
"""Most workers at a time; with more than two cores, one is left to the program itself."""
NICENESS = 10
"""Niceness of a worker: drawing and input go first."""
IDLE = 120.0
"""Seconds after which an idle worker ends."""
FAREWELL = 30.0
"""Seconds that a worker has to end with the program before it is killed and that is reported as an error. With its
niceness, it may have to wait long on a busy machine."""


class SearchJob(NamedTuple):
    """A seat's view and memory, as plain data that can be sent to another process."""

    game: str
    seat: int | None
    seq: int
    state: bytes
    """The state as the seat sees it."""
    log: Sequence[core.Event]

    @classmethod
    def of(cls, replica: core.Replica[Any]) -> SearchJob:
        """Returns a copy of what the replica holds now."""
        game = replica.game
        return cls(game.id, replica.seat, replica.seq, game.encode(replica.state), tuple(replica.log))

    def replica(self) -> core.Replica[Any]:
        """Returns a replica with the same content."""
        replica = core.Replica(core.game(self.game), self.seat, core.Snapshot(self.seq, self.state))
        replica.log = list(self.log)
        return replica


Search = Callable[[SearchJob, bytes, Strength], Thought]
"""A function that a worker can import."""


def search(job: SearchJob, luck: bytes, strength: Strength) -> Thought:
    """Runs the search in this process and thread."""
    return think(job.replica(), BotRandom(luck), strength)


async def search_in_worker(
    replica: core.Replica[Any], luck: bytes, strength: Strength = STRENGTHS["knight"], search: Search = search
) -> Thought:  # fmt: skip
    """Returns the value of each action of the replica's seat, found in a worker. The same random seed `luck`, any
    bytes, gives the same search. Cancellation kills the search. Above the number of workers, searches are queued.

    Raises whatever the search raises, ValueError if the seat is not asked; `trio_parallel.BrokenWorkerError` if the
    worker dies.
    """
    import trio  # not at the top: workers do not need it

    parallel = await trio.to_thread.run_sync(import_module, "trio_parallel")  # loading it takes a moment
    _configure(parallel)
    parallel.current_default_worker_limiter().total_tokens = max(2, min(MOST, (os.cpu_count() or 1) - 1))
    return await parallel.run_sync(search, SearchJob.of(replica), luck, strength, cancellable=True)


async def search_in_thread(
    replica: core.Replica[Any], luck: bytes, strength: Strength = STRENGTHS["knight"]
) -> Thought:  # fmt: skip
    """Does the same as `search_in_worker` in a thread, which slows this process down: for programs that may not start
    processes and serve one person. Cancellation stops the search.

    Raises ValueError if the seat is not asked.
    """
    import trio

    job, unwanted = SearchJob.of(replica), threading.Event()

    def run() -> Thought:
        return think(job.replica(), BotRandom(luck), strength, stop=unwanted.is_set)

    try:
        return await trio.to_thread.run_sync(run, abandon_on_cancel=True)
    finally:
        unwanted.set()


async def decide(replica: core.Replica[Any], luck: bytes, level: str) -> core.Action:
    """Returns the best action by a bot of this level. Raises as `search_in_worker`."""
    return (await search_in_worker(replica, luck, strength_of(level, replica))).action


@cache
def _configure(parallel: Any) -> None:
    """Configures the workers, once in a program."""
    if os.name == "posix":
        # multiprocessing hands stderr to its helper process; under Textual, sys.stderr has no file descriptor.
        with contextlib.redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
    parallel.configure_default_context(idle_timeout=IDLE, grace_period=FAREWELL, init=_start)


def _start() -> None:
    """Runs in a new worker: lowers its priority, silences its output, and lets it end with the program, at once, since
    it holds nothing that must be cleaned up."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    atexit.register(os._exit, 0)
    threading.Thread(target=_end_with_the_program, daemon=True).start()


def _end_with_the_program() -> None:
    if (program := parent_process()) is not None:
        program.join()
        os._exit(0)
