"""The arena on a Dask cluster of this machine, of which a worker, or the scheduler, is killed in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from subprocess import PIPE

import pytest

from ai.lab.execution import cluster, here
from ai.lab.matches import Bout, CannotPlay, Match

MATCH = Match("histrio", ("squire", "page"), {"seasons": 1})
GAMES = 16
ROOT = Path(__file__).parents[3]
QUIET = {"dashboard_address": "127.0.0.1:0", "host": "127.0.0.1", "protocol": "tcp", "silence_logs": 60}


@contextmanager
def doomed(what: str, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A part of a cluster in a process of its own."""
    alone = ["--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0"]
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *alone, *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def doomed_worker(address: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """One for which it is over when no scheduler is there for a while, either."""
    return doomed("worker", address, "--no-nanny", "--nthreads", "1", "--death-timeout", "20")


def written(file: Path) -> str:
    """What stands in this file, once something does."""
    for _ in range(200):
        with suppress(FileNotFoundError):
            if text := file.read_text():
                return text
        time.sleep(0.1)
    raise TimeoutError(file)


@pytest.mark.process
def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(monkeypatch):
    distributed = pytest.importorskip("distributed")
    bouts, played = [Bout(MATCH, number) for number in range(GAMES)], []
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, **QUIET) as machines,
        doomed_worker(machines.scheduler_address) as worker,
        cluster(machines.scheduler_address) as run,
    ):
        with distributed.Client(machines, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=20)
        for each in run(bouts):
            played.append(each)
            if len(played) == 3:
                worker.kill()
        monkeypatch.setattr("ai.lab.execution.code_hash", lambda: "another")
        with pytest.raises(CannotPlay, match="does not have this version"), cluster(machines.scheduler_address):
            pass
    assert worker.returncode
    assert sorted(each.bout.number for each in played) == list(range(GAMES))
    there, ours = ({each.bout.number: each.scores for each in games} for games in (played, here(bouts)))
    assert there == ours


@pytest.mark.process
def test_a_game_counts_though_its_worker_is_lost_as_soon_as_it_is_here(monkeypatch):
    """By then Dask calls what it has handed over lost."""
    distributed = pytest.importorskip("distributed")
    result = distributed.Future._result

    async def handed_over(future, raiseit=True):
        found = await result(future, raiseit)
        future._state.lose()
        return found

    monkeypatch.setattr(distributed.Future, "_result", handed_over)
    bouts = [Bout(MATCH, number) for number in range(3)]
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, **QUIET) as machines,
        cluster(machines.scheduler_address) as run,
    ):
        assert sorted(each.bout.number for each in run(bouts)) == [0, 1, 2]


@pytest.mark.process
def test_of_a_cluster_that_goes_away_a_sentence_is_left_and_what_was_played(tmp_path):
    distributed = pytest.importorskip("distributed")
    place, games = tmp_path / "scheduler.json", tmp_path / "kept.games"
    with doomed("scheduler", "--port", "0", "--scheduler-file", str(place)) as scheduler:
        address = json.loads(written(place))["address"]
        with doomed_worker(address), distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=20)
            asked = ["histrio", "--seats", "squire,page", "--games", "5000", "--on", address, "--keep", str(games)]
            arena = [sys.executable, "-m", "scripts.arena", *asked]
            with subprocess.Popen(arena, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True) as process:
                written(games)
                scheduler.kill()
                out, err = process.communicate(timeout=40)
    assert err == "The cluster has gone away.\n"
    assert out.startswith(f"histrio: {len(games.read_text().splitlines())} games by seed 1, ")


def test_what_is_missing_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CannotPlay, match=r"pip install 'round-table\[lab\]'"), cluster("tcp://127.0.0.1:1"):
        pass


def test_a_cluster_that_is_not_there(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("ai.lab.execution.REACH", "0.1s")
    for address in ("tcp://127.0.0.1:1", "nonsense"):
        with pytest.raises(CannotPlay, match="There is no Dask scheduler at"), cluster(address):
            pass
