"""Thinking in processes of its own, so that no search ever holds up the loop that draws and relays.

Knows: how a replica goes to another process and a thought comes back; how many think at once.
Must not know: the dealer's state, the table, the screen, or why somebody wants to know.

A search is pure Python and keeps a core busy for as long as it takes: in a thread it would hold the interpreter of
everybody. The processes are begun when the first thought is wanted, wait for the next one, and end when
none comes for long, or with the program.
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
"""How many processes there are at most; a core is left to who draws, if there are more than two."""
MEEK = 10
"""How much they step back for others, as `nice` counts: a key is answered before a thought is thought."""
IDLE = 120.0
"""Seconds: a process that has had nothing to do for so long ends."""
FAREWELL = 30.0
"""Seconds that a process has to end when the program does, before it is killed and that is told as a mistake: it steps
back for others, so on a machine that has much to do its last moment can be long in coming."""


class Mind(NamedTuple):
    """What a seat sees and remembers, as plain data: games and decoders cannot go to another process."""

    game: str
    seat: int | None
    seq: int
    state: bytes
    """As the seat sees it."""
    log: Sequence[core.Event]

    @classmethod
    def of(cls, replica: core.Replica[Any]) -> Mind:
        """What this replica holds now; what happens to it later changes nothing."""
        game = replica.game
        return cls(game.id, replica.seat, replica.seq, game.encode(replica.state), tuple(replica.log))

    def replica(self) -> core.Replica[Any]:
        """A replica that holds the same."""
        replica = core.Replica(core.game(self.game), self.seat, core.Snapshot(self.seq, self.state))
        replica.log = list(self.log)
        return replica


Searching = Callable[[Mind, bytes, Strength], Thought]
"""A function that another process can import."""


def search(mind: Mind, luck: bytes, strength: Strength) -> Thought:
    """What `thought` does, here and now, for as long as it takes."""
    return think(mind.replica(), BotRandom(luck), strength)


async def thought(
    replica: core.Replica[Any], luck: bytes, strength: Strength = STRENGTHS["knight"], search: Searching = search
) -> Thought:  # fmt: skip
    """What the seat of this replica may do now, and what each answer promises; found out in another process. Equal
    luck, any bytes, thinks alike. When this is cancelled the search is killed. More than a few at once wait in turn.

    Raises whatever the search raises, ValueError if the seat is not asked anything; `trio_parallel.BrokenWorkerError`
    if the process dies.
    """
    import trio  # not above: the other processes have no use for it

    parallel = await trio.to_thread.run_sync(import_module, "trio_parallel")  # loading it takes a moment
    _set_up(parallel)
    parallel.current_default_worker_limiter().total_tokens = max(2, min(MOST, (os.cpu_count() or 1) - 1))
    return await parallel.run_sync(search, Mind.of(replica), luck, strength, cancellable=True)


async def thought_here(replica: core.Replica[Any], luck: bytes, strength: Strength = STRENGTHS["knight"]) -> Thought:
    """The same as `thought`, in a thread of this process, which is slower for it meanwhile: for a program that may
    start no other, and draws for one person alone. When this is cancelled the search ends of itself.

    Raises ValueError if the seat is not asked anything.
    """
    import trio

    mind, unwanted = Mind.of(replica), threading.Event()

    def run() -> Thought:
        return think(mind.replica(), BotRandom(luck), strength, stop=unwanted.is_set)

    try:
        return await trio.to_thread.run_sync(run, abandon_on_cancel=True)
    finally:
        unwanted.set()


async def decided(replica: core.Replica[Any], luck: bytes, level: str) -> core.Action:
    """What a bot of this level finds best. Raises as `thought`."""
    return (await thought(replica, luck, strength_of(level, replica))).action


@cache
def _set_up(parallel: Any) -> None:
    """Once in a program: how its processes behave."""
    if os.name == "posix":
        # The helper of multiprocessing is handed our stderr, and under Textual that is none that has a file.
        with contextlib.redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
    parallel.configure_default_context(idle_timeout=IDLE, grace_period=FAREWELL, init=_settle)


def _settle() -> None:
    """In the new process, before its first thought: it steps back for others, never writes on the screen, and ends when
    the program does, however that ends; at once, since it holds nothing that has to be put away."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    if hasattr(os, "nice"):
        os.nice(MEEK)
    atexit.register(os._exit, 0)
    threading.Thread(target=_end_with_the_program, daemon=True).start()


def _end_with_the_program() -> None:
    if (program := parent_process()) is not None:
        program.join()
        os._exit(0)
