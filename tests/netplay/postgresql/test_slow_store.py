"""A store that takes long, by trio's mock clock: whatever it takes is told, and the lease goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import pytest
import trio

from netplay.postgresql.beat import Beat
from netplay.postgresql.committer import Committer, Entry
from netplay.postgresql.schema import LEASE
from netplay.postgresql.store import PATIENCE, Away
from netplay.postgresql.work import Renew
from netplay.protocol.messages import Pong
from netplay.table.outgoing import Outgoing


class Piece:
    """A piece of work that notes how often it was done."""

    def __init__(self) -> None:
        self.times = 0

    def run(self, db: object, process: str) -> None:
        self.times += 1


class SlowStore:
    """Takes some time for each transaction and for each piece of work, and gives up as the store does."""

    def __init__(self) -> None:
        self.transaction, self.piece = 0.0, 0.0

    async def do(self, works: Sequence) -> None:
        seconds = self.transaction + self.piece * len(works)
        await trio.sleep(min(seconds, PATIENCE))
        if seconds > PATIENCE:
            raise Away("it does not respond")
        for each in works:
            self._run(each)

    def _run(self, work) -> None:
        if isinstance(work, Piece):
            work.run(None, "")
        elif isinstance(work, Renew):
            work.renewed = True


class Hall:
    """A hall that takes `seconds` for each piece of work that is committed, and `beating` for each beat."""

    def __init__(self, clock: trio.testing.MockClock) -> None:
        self.clock, self.seconds, self.beating = clock, 0.0, 0.0
        self.lapses, self.committer = 0, None

    def beat(self) -> Beat:
        return Beat("here:1", LEASE, "0", {}, {})

    def done(self, work) -> None:
        if isinstance(work, Piece):
            self.lapses += trio.current_time() >= self.committer.lease_until
        self.clock.jump(self.seconds if isinstance(work, Piece) else self.beating)

    def dropped(self, entry: Entry) -> None:
        raise AssertionError("nothing is lost")

    def refused(self, work, reason: str) -> None:
        raise AssertionError("nothing is refused")

    def went_away(self, reason: str) -> None: ...

    def lapsed(self) -> None: ...

    def came_back(self) -> None: ...


class Desk:
    """A committer with its store and its hall, and what it has sent."""

    def __init__(self, store: SlowStore, clock: trio.testing.MockClock) -> None:
        self.store, self.hall, self.sent = store, Hall(clock), []
        self.committer = self.hall.committer = Committer(store, self.hall, self._post)

    def _post(self, outgoing: Outgoing) -> None:
        self.sent += [message.n for _, message in outgoing]

    def submit(self, number: int) -> Piece:
        """Submits a piece of work, and a message that waits for it."""
        piece = Piece()
        self.committer.submit(piece)
        self.committer.dispatch([("anna", Pong(number))])
        return piece


@pytest.fixture
async def desk(autojump_clock) -> AsyncIterator[Callable[..., Awaitable[Desk]]]:
    async with trio.open_nursery() as nursery:

        async def started(**times: float) -> Desk:
            desk = Desk(SlowStore(), autojump_clock)
            await nursery.start(lambda task_status: desk.committer.run(task_status.started))
            desk.store.transaction, desk.store.piece = times.get("transaction", 0.0), times.get("piece", 0.0)
            return desk

        yield started
        nursery.cancel_scope.cancel()


async def told(desk: Desk, count: int) -> None:
    """Waits until all numbers are told, in their order."""
    with trio.fail_after(60):
        while len(desk.sent) < count:
            await trio.sleep(0.1)
    assert desk.sent == list(range(count))


async def test_what_has_piled_up_is_told_though_it_is_too_much_for_one_transaction(autojump_clock, desk):
    slow = await desk(piece=0.03)
    for number in range(200):
        slow.submit(number)
    await told(slow, 200)


async def test_the_lease_goes_on_while_each_transaction_takes_long(autojump_clock, desk):
    slow = await desk(transaction=1.9)
    for number in range(20):
        slow.submit(number)
        for _ in range(10):
            await trio.sleep(0.1)
            assert trio.current_time() < slow.committer.lease_until
    await told(slow, 20)


@pytest.mark.parametrize("beating", [0.3, 1.2])
async def test_what_was_committed_late_is_told_after_the_next_beat_and_not_done_again(autojump_clock, desk, beating):
    slow = await desk(transaction=1.9)
    slow.hall.beating = beating
    await trio.sleep(1.5)  # a beat is under way
    pieces = [slow.submit(number) for number in range(20)]
    await told(slow, 20)
    assert [piece.times for piece in pieces] == [1] * 20


async def test_beats_are_not_put_off_by_what_the_hall_does_with_what_was_committed(autojump_clock, desk):
    slow = await desk()
    slow.hall.seconds = 0.5
    for number in range(20):
        slow.submit(number)
    await told(slow, 20)
    assert not slow.hall.lapses
