"""Pieces of work that take longer than the store's patience: none is done late, and no connection is left open."""

from __future__ import annotations

import threading
import time

import pytest
import trio

from netplay.postgresql import store as stores
from netplay.postgresql.connection import opened
from netplay.postgresql.store import Away, Store
from netplay.postgresql.work import Find, Keep

from .club import reached

pytestmark = pytest.mark.process
SHORT = 0.2


class Waits(Keep):
    """Writes a record once it may."""

    def __init__(self) -> None:
        super().__init__("cup", b"late")
        self.entered, self.may, self.left = threading.Event(), threading.Event(), threading.Event()

    def run(self, db, process) -> None:
        self.entered.set()
        self.may.wait(60)
        try:
            super().run(db, process)
        finally:
            self.left.set()


@pytest.fixture
def store(cluster, database):
    store = Store(*opened(cluster.url(database)))
    yield store
    store.close()


def sessions(cluster, database: str) -> int:
    """The number of sessions at a database."""
    ((count,),) = cluster.ask(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database}'")
    return count


@pytest.mark.parametrize("fresh", [True, False], ids=["new connection", "old connection"])
async def test_a_transaction_that_was_given_up_is_never_committed(store, cluster, database, monkeypatch, fresh):
    late = Waits()
    if fresh:
        store.close()
    with monkeypatch.context() as short:
        short.setattr(stores, "PATIENCE", SHORT)
        with pytest.raises(Away):
            await store.do([late])
        while not late.entered.is_set():  # it was given up while it called the server
            with pytest.raises(Away):
                await store.do([late])
    late.may.set()
    await reached(late.left.is_set)
    await reached(lambda: sessions(cluster, database) == 0)
    found = Find("cup")
    store.do_now(found)
    assert found.data is None


async def test_a_transaction_that_ends_while_the_loop_is_busy_counts_and_keeps_its_connection(mock_clock, store):
    work = Waits()
    db = store._db

    async def be_busy() -> None:
        await trio.to_thread.run_sync(work.entered.wait, 60)
        work.may.set()
        while store._used is not None:
            time.sleep(0.01)
        mock_clock.jump(3 * stores.PATIENCE)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(be_busy)
        await store.do([work])
    assert store._db is db
    found = Find("cup")
    store.do_now(found)
    assert found.data == b"late"


async def test_work_that_is_cancelled_before_its_thread_begins_keeps_the_connection(store, cluster, database):
    """It would be left open otherwise, with nobody to close it."""
    work = Waits()
    with trio.CancelScope() as scope:
        scope.cancel()
        await store.do([work])
    assert not work.entered.is_set()
    store.close()
    await reached(lambda: sessions(cluster, database) == 0)
