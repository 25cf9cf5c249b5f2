"""The arena on a Dask cluster of this machine, of which a worker is killed in the middle."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lab.arena import Bout, CannotPlay, Match, cluster, here

MATCH = Match("histrio", ("squire", "page"), {"seasons": 1})
GAMES = 16


@contextmanager
def doomed(address: str) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own."""
    options = ["--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1", "--death-timeout", "20"]
    command = [sys.executable, "-m", "distributed.cli.dask_worker", address, *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(monkeypatch):
    distributed = pytest.importorskip("distributed")
    bouts, played = [Bout(MATCH, number) for number in range(GAMES)], []
    quiet = {"dashboard_address": None, "host": "127.0.0.1", "protocol": "tcp", "silence_logs": 60}
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, **quiet) as machines,
        doomed(machines.scheduler_address) as worker,
        cluster(machines.scheduler_address) as run,
    ):
        with distributed.Client(machines, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=20)
        for each in run(bouts):
            played.append(each)
            if len(played) == 3:
                worker.kill()
        monkeypatch.setattr("lab.arena.release", lambda: "another")
        with pytest.raises(CannotPlay, match="does not have this release"), cluster(machines.scheduler_address):
            pass
    assert worker.returncode
    assert sorted(each.bout.number for each in played) == list(range(GAMES))
    there, ours = ({each.bout.number: each.scores for each in games} for games in (played, here(bouts)))
    assert there == ours


def test_what_is_missing_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CannotPlay, match=r"pip install -r requirements-lab\.txt"), cluster("tcp://127.0.0.1:1"):
        pass


def test_a_cluster_that_is_not_there(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("lab.arena.REACH", "0.1s")
    for address in ("tcp://127.0.0.1:1", "nonsense"):
        with pytest.raises(CannotPlay, match="There is no Dask scheduler at"), cluster(address):
            pass
