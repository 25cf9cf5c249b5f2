"""The addresses at which a client calls: that of its table, those of the hall's other processes, and where it is sent.

Knows: addresses, and which were tried since the client was last let in.
Must not know: sockets, trio, messages.

A hall can send a client on. It follows at once a few times, never twice to an address since it was last at a table.
Beyond that it waits, as after a cut line, and begins anew. A client that may dial one address only has the process
there pass it on.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from core import Sentence
from netplay.addresses import PORT, CannotJoin, parse_address, written
from netplay.protocol import codec
from netplay.protocol.relay_lines import Join, Pass

HOPS = 4
"""The number of times that a client is sent on before it waits."""


class Place(NamedTuple):
    """A host and a port."""

    host: str
    port: int

    @property
    def shown(self) -> str:
        """The address in sentences."""
        return written(codec.clean(self.host, 60), self.port)


class Route:
    """Where to call. `here` is the address that is called: that of a relay where a `room` is named. With `stays` no
    other address than the first is dialed."""

    def __init__(self, host: str, port: int, room: int = 0, stays: bool = False) -> None:
        self.home = self.here = Place(host, port)
        self._room, self._stays = room, stays
        self._others: list[Place] = []
        """The addresses of the hall, as it has told them."""
        self._been: list[Place] = []
        """The addresses that the client has been sent on from."""

    def learn(self, addresses: list[str]) -> None:
        """Takes in the addresses of the hall; those that cannot be understood are passed over."""
        self._others = []
        for each in addresses:
            with suppress(CannotJoin):
                self._others.append(Place(*parse_address(each, PORT)))

    def send_on(self, address: str) -> bool:
        """Goes to the address that a hall names; false if the client must wait before. Raises CannotJoin for what is no
        address."""
        place = Place(*parse_address(address, PORT))
        self._been.append(self.here)
        if place in self._been or len(self._been) > HOPS:
            self._been = []
            return False
        self.here = place
        return True

    def call(self) -> tuple[Place, Join | Pass | None]:
        """Returns the address to dial, and what is said there first to be passed on from it."""
        if self._room:
            return self.here, Join(self._room)
        if self._stays and self.here != self.home:
            return self.home, Pass(written(*self.here))
        return self.here, None

    def why_not_reached(self, error: CannotJoin) -> str:
        """Returns the sentence for the present address, which cannot be reached."""
        if not self._been:
            return error.sentence
        text = "The hall has sent you on to {where}, which cannot be reached."
        return Sentence("moved-unreachable", text, where=self.here.shown)

    def arrive(self) -> None:
        """The client is at a table."""
        self._been = []

    def move_on(self) -> None:
        """Goes to the next address that the hall is known by, since the present one does not respond."""
        self._been = []
        known = list(dict.fromkeys((*self._others, self.home)))
        at = known.index(self.here) if self.here in known else -1
        self.here = known[(at + 1) % len(known)]
