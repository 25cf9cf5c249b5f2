"""What one visitor, or all of one address, may have of a hall: seats of games that go on, and lines of talk.

Knows: visitors, addresses, the tables at which seats are kept. It is handed the time.
Must not know: sockets, messages, or the rules of any game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable
from typing import NamedTuple

from netplay.protocol.hall_messages import number_of
from netplay.protocol.refusal import Refusal
from netplay.table.outgoing import Peer
from netplay.table.people import Person
from netplay.table.table import Table

from .directory import Directory
from .limits import HallLimits
from .reception import Reception
from .visitors import Visit

MOST_TALKERS = 2000
"""Above this many, those who have been quiet are forgotten."""


class Holder(NamedTuple):
    """A visitor, and the address that they came from."""

    visitor: int
    address: str


class Shares:
    """The shares of all visitors of a hall. Its organiser has no limit."""

    def __init__(self, directory: Directory, reception: Reception) -> None:
        self._directory, self._reception = directory, reception
        self._kept = KeptSeats(directory.limits)
        self._talkers = Talkers(directory.limits, directory.clocks.now)

    def check_talk(self, visit: Visit) -> None:
        """Counts a line of talk. Raises Refusal if the visitor or their address has said too much."""
        if visit.person is not self._reception.organiser:
            self._talkers.check(_holder(visit))

    def check_seat(self, peer: Peer, visit: Visit, table: Table) -> None:
        """Raises Refusal if a visitor without a seat may take none. Their own seat of a game they may always take."""
        person = table.people.at(peer)
        if (person is None or person.seat is None) and visit.person is not self._reception.organiser:
            self._kept.check(_holder(visit), self._directory.awake, self._directory.listing.rows)

    def came(self, peer: Peer, table: Table) -> None:
        """A connection may have been let in to a table, and sit on its seat again."""
        person = table.people.at(peer)
        if person is not None:
            self._kept.came(table, person)

    def left(self, table: Table, person: Person | None, visit: Visit) -> None:
        """A visitor, as this person, has left a table, and perhaps a seat of theirs there."""
        if person is not None:
            self._kept.left(table, person, _holder(visit))


def _holder(visit: Visit) -> Holder:
    """Returns whose seats and lines of talk are counted."""
    return Holder(visit.person.id, visit.greeting.address)


class KeptSeats:
    """The seats that visitors have left behind in games that go on, each with its holder."""

    def __init__(self, limits: HallLimits) -> None:
        self._limits = limits
        self._kept: dict[tuple[str, int], Holder] = {}

    def left(self, table: Table, person: Person, holder: Holder) -> None:
        """A visitor has left a table, and perhaps a seat of theirs there."""
        if table.playing is not None and person.seat is not None:
            self._kept[number_of(table.id), person.id] = holder

    def came(self, table: Table, person: Person) -> None:
        """Somebody sits on their seat again."""
        self._kept.pop((number_of(table.id), person.id), None)

    def check(self, holder: Holder, awake: Iterable[Table], tables: Collection[str]) -> None:
        """Raises Refusal if this visitor, or their address, has left so many seats that they may take no other.
        `tables` are the numbers of all tables of the hall, `awake` those of which more is known."""
        self._forget_old({number_of(table.id): table for table in awake}, tables)
        holders = [*self._kept.values()]
        if sum(each.visitor == holder.visitor for each in holders) >= self._limits.seats:
            text = "You have seats at several tables already. Finish one of those games first; you may still watch."
            raise Refusal("seats-yours", text)
        if sum(each.address == holder.address for each in holders) >= self._limits.seats_per_address:
            text = "Too many seats are held from your address. Please finish one of those games first; "
            raise Refusal("seats-here", text + "you may still watch.")

    def _forget_old(self, awake: dict[str, Table], tables: Collection[str]) -> None:
        """Forgets seats that were given up since: their game is over, or somebody else has them."""
        for number, person in [*self._kept]:
            table = awake.get(number)
            holder = table.people.everybody.get(person) if table is not None else None
            over = table is not None and (table.playing is None or holder is None or holder.seat is None)
            if over or number not in tables:
                del self._kept[number, person]


class Talkers:
    """How many lines each visitor, and each address, has said lately. `now` returns seconds."""

    def __init__(self, limits: HallLimits, now: Callable[[], float]) -> None:
        self._limits, self._now = limits, now
        self._said: dict[Hashable, deque[float]] = {}

    def check(self, holder: Holder) -> None:
        """Counts a line. Raises Refusal, and counts none, if the visitor or their address has said too much."""
        limits = self._limits
        places: list[tuple[Hashable, int]] = [(holder.visitor, limits.lines)]
        if holder.address:
            places.append((holder.address, limits.lines_per_address))
        if any(len(self._lately(key)) >= most for key, most in places):
            raise Refusal("talk-much", "You have said a lot in a short time. Please wait a moment.")
        for key, _ in places:
            self._said[key].append(self._now())

    def _lately(self, key: Hashable) -> deque[float]:
        """Returns the times of the lines that count still."""
        if key not in self._said and len(self._said) >= MOST_TALKERS:
            self._said = {each: times for each, times in self._said.items() if times and self._counts(times[-1])}
        times = self._said.setdefault(key, deque())
        while times and not self._counts(times[0]):
            times.popleft()
        return times

    def _counts(self, time: float) -> bool:
        return self._now() - time < self._limits.talk_seconds
