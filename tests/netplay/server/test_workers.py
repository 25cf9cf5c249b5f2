"""Others think: as here, but in processes that are killed when nobody wants them, and end with the program."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import pytest
import trio

import core
from ai.search import Strength, Thought
from netplay.server import workers
from netplay.server.workers import SearchJob
from tests.ai.test_knight import asked, replica_of

pytestmark = pytest.mark.process

FEW = Strength(20, 60)


def replica() -> core.Replica:
    dealer, seat = asked(core.game("nobles"), 2, 12)
    return replica_of(dealer, seat)


def tells_its_process(job: SearchJob, luck: bytes, strength: Strength) -> Thought:
    """Leave a note where `luck` says which process this is, and never come back."""
    with open(luck.decode(), "w") as note:
        note.write(f"{os.getpid()}\n")
    while True:
        time.sleep(1)


def stumbles(job: SearchJob, luck: bytes, strength: Strength) -> Thought:
    raise LookupError(f"seat {job.seat}")


def dies(job: SearchJob, luck: bytes, strength: Strength) -> Thought:
    os._exit(3)


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def whose_note(path) -> int:
    with trio.fail_after(20):
        while not (path.exists() and path.read_text().endswith("\n")):
            await trio.sleep(0.02)
    return int(path.read_text())


async def test_a_thought_in_our_own_process_holds_nobody_up_and_ends_when_it_is_not_wanted():
    beats = 0
    with trio.fail_after(30):  # a thought that held us up would be over by itself when we look again
        async with trio.open_nursery() as nursery:
            nursery.start_soon(workers.search_in_thread, replica(), b"a", Strength(10**9, 60))
            while beats <= 10:
                await trio.sleep(0.005)
                beats += bool(thinking_here())
            nursery.cancel_scope.cancel()
    with trio.fail_after(10):
        while thinking_here():
            await trio.sleep(0.02)


def thinking_here() -> list[str]:
    """The threads of this process in which somebody thinks; trio names them after what they do."""
    return [thread.name for thread in threading.enumerate() if "search_in_thread" in thread.name]


async def gone(pid: int) -> None:
    with trio.fail_after(10):
        while runs(pid):
            await trio.sleep(0.02)


@pytest.mark.timed
async def test_another_process_thinks_the_same_and_the_loop_goes_on():
    asked, beats, started = replica(), 0, trio.current_time()

    async def beat() -> None:
        nonlocal beats
        while True:
            await trio.sleep(0.005)
            beats += 1

    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(beat)
            thoughts = [await workers.search_in_worker(asked, luck, FEW) for luck in (b"a", b"a", b"b")]
            nursery.cancel_scope.cancel()
        took = trio.current_time() - started
        here = await workers.search_in_thread(asked, b"a", FEW)
    assert thoughts[0] == thoughts[1] == here == workers.search(SearchJob.of(asked), b"a", FEW) != thoughts[2]
    assert beats > took / 0.005 / 4, "it is not held up"


async def test_who_is_cancelled_does_not_think_on(tmp_path):
    note = tmp_path / "note"
    async with trio.open_nursery() as nursery:
        nursery.start_soon(workers.search_in_worker, replica(), str(note).encode(), FEW, tells_its_process)
        pid = await whose_note(note)
        assert runs(pid)
        nursery.cancel_scope.cancel()
    await gone(pid)


@pytest.mark.parametrize(("search", "error"), [(stumbles, LookupError), (dies, Exception)])
async def test_a_search_that_fails_says_so_and_the_next_one_thinks(search, error):
    with trio.fail_after(30):
        with pytest.raises(error):
            await workers.search_in_worker(replica(), b"a", FEW, search)
        assert (await workers.search_in_worker(replica(), b"a", FEW)).whole


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=lambda end: end.name)
async def test_processes_end_with_the_program(tmp_path, end):
    """However it ends: also if it can tell nobody any more."""
    note, program = (
        tmp_path / "note",
        "import sys; from tests.netplay.server.test_workers import *; think_on(sys.argv[1])",
    )
    child = subprocess.Popen([sys.executable, "-c", program, str(note)], stderr=subprocess.DEVNULL)
    try:
        pid = await whose_note(note)
        child.send_signal(end)
        child.wait(timeout=15)
        await gone(pid)
    finally:
        child.kill()
        child.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_process_that_is_slow_to_end_is_no_mistake():
    """As on a machine that has much to do."""
    program = "from tests.netplay.server.test_workers import *; end_slowly(2.5)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")


def end_slowly(seconds: float) -> None:
    """Think, and end while the process that thought stands still for so long."""
    trio.run(workers.search_in_worker, replica(), b"a", FEW)
    (process,) = multiprocessing.active_children()
    os.kill(process.pid, signal.SIGSTOP)
    later = threading.Timer(seconds, os.kill, (process.pid, signal.SIGCONT))
    later.daemon = True  # or the program would wait for it before it ends
    later.start()


def think_on(note: str) -> None:
    trio.run(workers.search_in_worker, replica(), note.encode(), FEW, tells_its_process)
