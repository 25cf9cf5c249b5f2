"""Commits what has changed before anybody is told of it: messages wait for the transaction that saves their cause.

Knows: pieces of work, the store, the lease of this process, trio's clock.
Must not know: sockets, halls, or what the work means.

What has come up while a transaction runs is committed together by the next one, in the order in which it came. A store
that takes too long for that gets less at once. Each transaction renews the lease, so that slow ones do not outlast it.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

import trio

from netplay.protocol.messages import Pong, Rejected
from netplay.table.outgoing import Outgoing, Peer

from .beat import Beat
from .schema import LEASE
from .store import PATIENCE, Away, Store, Unacceptable
from .work import Keep, Renew, Sweep, Tell, Work, Write

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two beats."""
SWEEPING = 30
"""Beats between two sweeps."""
RETRY = 0.3
"""Seconds between two tries while the store is away."""
AT_ANY_TIME = (Pong, Rejected)
AT_ONCE = 200
"""Pieces of work that are committed together, at most."""


@dataclass
class Entry:
    """Pieces of work, and the messages that wait for them."""

    works: list[Work] = field(default_factory=list[Work])
    outgoing: Outgoing = field(default_factory=list)
    void: bool = False
    """True if a piece of the work can never be committed, so that its messages are not told."""

    @property
    def lost(self) -> bool:
        """True if the messages tell of what was not saved."""
        return self.void or any(isinstance(work, Write | Keep | Tell) and work.lost for work in self.works)


class Served(Protocol):
    """What the committer works for."""

    def beat(self) -> Beat:
        """Returns the next beat."""
        ...

    def done(self, work: Work) -> None:
        """A piece of work is committed."""
        ...

    def dropped(self, entry: Entry) -> None:
        """The messages of this entry are not told: a table that it writes is served by another process."""
        ...

    def refused(self, work: Work, reason: str) -> None:
        """The store does not take this work, which is passed over."""
        ...

    def went_away(self, reason: str) -> None:
        """Nothing can be saved at the moment."""
        ...

    def lapsed(self) -> None:
        """The lease may have ended."""
        ...

    def came_back(self) -> None:
        """Everything is saved again."""
        ...


class Committer:
    """The queue of what is to be committed. `post` sends messages."""

    def __init__(self, store: Store, served: Served, post: Callable[[Outgoing], None]) -> None:
        self._store, self._served, self.post = store, served, post
        self._queue: deque[Entry] = deque()
        self._committed: deque[Entry] = deque()
        """Entries that were taken from the queue, and wait for a lease to be told."""
        self._works: list[Work] = []
        """Work since the last entry."""
        self._stirred = trio.Event()
        self.lease_until = -inf
        """Until when this process may serve its tables, by its own clock."""
        self._failures = 0
        self._has_lapsed = False
        self._beats = 0
        self._next_beat = -inf
        self._at_once = AT_ONCE
        """Pieces of work that the store does in one transaction, by how long it has taken."""

    def submit(self, work: Work) -> None:
        """Takes in a piece of work, for which the next messages wait."""
        self._works.append(work)
        self._stirred.set()

    def dispatch(self, outgoing: Outgoing) -> None:
        """Sends messages once all work that was submitted before is committed. Those that tell of nothing that changes
        do not wait for a store that is away."""
        if self.away:
            self.post([each for each in outgoing if isinstance(each[1], AT_ANY_TIME)])
            outgoing = [each for each in outgoing if not isinstance(each[1], AT_ANY_TIME)]
        if not (self._works or self._queue or self._committed or self._late()):
            self.post(outgoing)
        elif self._works or outgoing:
            self._queue.append(Entry(self._works, outgoing))
            self._works = []
            self._stirred.set()

    @property
    def away(self) -> bool:
        """True while nothing can be saved; one failure may be a connection that was closed meanwhile."""
        return self._failures > 1

    def _late(self) -> bool:
        return trio.current_time() >= self.lease_until

    @property
    def _due(self) -> bool:
        """True if the next transaction is a beat."""
        return self._late() or trio.current_time() >= self._next_beat

    async def run(self, started: Callable[[], None] = lambda: None) -> None:
        """Commits until cancelled; calls `started` after the first beat."""
        while True:
            if self._due:
                if not await self._beat():
                    continue
                if self._next_beat == -inf and self._beats == 1:
                    started()
                self._next_beat = trio.current_time() + EVERY
            with trio.move_on_at(self._next_beat):
                while not (self._queue or self._works or self._committed):
                    self._stirred = trio.Event()
                    await self._stirred.wait()
            if not (await self._tell_committed() and await self._commit() and await self._tell_committed()):
                self._next_beat = -inf

    def left(self) -> list[Work]:
        """Returns the work that is not committed, before the process ends."""
        return [*(work for entry in self._queue for work in entry.works), *self._works]

    def forget(self, peers: Collection[Peer]) -> None:
        """Drops all messages that wait for these connections."""
        for entry in (*self._committed, *self._queue):
            entry.outgoing = [(peer, message) for peer, message in entry.outgoing if peer not in peers]

    # One transaction each

    async def _beat(self) -> bool:
        """Renews the lease; false if the store is away. Nothing else is committed while it may have ended."""
        begun, beat = trio.current_time(), self._served.beat()
        works: list[Work] = [beat]
        if self._beats % SWEEPING == 0:
            works.append(Sweep())
        if not await self._done(works):
            return False
        self._beats += 1
        self.lease_until, self._has_lapsed = begun + LEASE, False
        self._served.done(beat)
        return True

    async def _commit(self) -> bool:
        """Commits the next entries of the queue; false if they could not be, or not all."""
        if self._works:
            self._queue.append(Entry(self._works))
            self._works = []
        batch = self._next_entries()
        works = [work for entry in batch for work in entry.works]
        if works and not await self._commit_works(works):
            return False
        self._committed += [self._queue.popleft() for _ in batch]
        return True

    def _next_entries(self) -> list[Entry]:
        """Returns as many entries as the store does at once, at least one if there are any."""
        batch: list[Entry] = []
        room = self._at_once
        for entry in self._queue:
            room -= len(entry.works)
            if batch and room < 0:
                break
            batch.append(entry)
        return batch

    async def _commit_works(self, works: list[Work]) -> bool:
        """Does the work, and renews the lease unless it has ended; false if the store is away."""
        begun, renew = trio.current_time(), Renew(LEASE)
        done = await self._done([*works, renew])
        if done and renew.renewed:
            self.lease_until = begun + LEASE
        if not done:
            self._at_once = max(1, min(len(works), self._at_once) // 4)
        elif trio.current_time() < begun + PATIENCE / 2:
            self._at_once = min(2 * self._at_once, AT_ONCE)
        return done

    async def _tell_committed(self) -> bool:
        """Sends the messages of what is committed; false if a beat must come first."""
        while self._committed:
            if self._due or not self._tell(self._committed.popleft()):
                return False
            await trio.lowlevel.checkpoint()
        return True

    def _tell(self, entry: Entry) -> bool:
        """Sends the messages of an entry; false if they are dropped."""
        for work in entry.works:
            self._served.done(work)
        if entry.lost:
            self._served.dropped(entry)
            return False
        self.post(entry.outgoing)
        return True

    async def _done(self, works: list[Work]) -> bool:
        """Does the work in one transaction; false if it must be tried again, after a while."""
        try:
            await self._store.do(works)
        except Away as error:
            await self._failed(str(error))
            return False
        except Unacceptable as error:
            self._pass_over(error)
            return False
        if self.away:
            self._failures = 0
            self._served.came_back()
        self._failures = 0
        return True

    async def _failed(self, reason: str) -> None:
        self._failures += 1
        if self._failures == 2:
            log.warning("The store cannot be reached: %s", reason)
            self._served.went_away(reason)
        if self._late() and not self._has_lapsed:
            self._has_lapsed = True
            self._served.lapsed()
        if self._failures > 1:
            await trio.sleep(RETRY)

    def _pass_over(self, error: Unacceptable) -> None:
        """Takes the refused work from the queue, so that the rest can be committed."""
        for entry in self._queue:
            if any(work is error.work for work in entry.works):
                entry.works = [work for work in entry.works if work is not error.work]
                entry.void = True
        self._served.refused(error.work, str(error))
