"""A hall without a network for the tests of screens and lines: the real hall and client states, connected by calls."""

from __future__ import annotations

from netplay.client.admission import Admission, Way
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.protocol.messages import (
    HALL,
    TOURNAMENT,
    Challenge,
    Entered,
    InHall,
    JoinTable,
    Message,
    OpenTable,
    Welcome,
    greeting,
)
from netplay.table.outgoing import Outgoing
from tests.tui.local import LocalClient


class LocalHall:
    """A hall; its clients are in the list. `table` is what they call, as at a `LocalTable`."""

    def __init__(self, *names: str) -> None:
        self.clock = 0.0
        self.table = Hall("Camelot Club", Directory(Clocks(lambda: self.clock, lambda: 1e9 + self.clock)))
        self.clients = [HallClient(self, name) for name in names]
        for client in self.clients:
            client.join()

    def deliver(self, mail: Outgoing) -> None:
        for client, message in mail:
            client.take(message)

    def organiser(self, name: str) -> HallClient:
        """The organiser, who has come in by a code."""
        client = HallClient(self, name, self.table.reception.organiser_code())
        self.clients.append(client)
        client.join()
        return client

    def pass_time(self, seconds: float = 1.0) -> None:
        """Lets time pass, so that changes of the list are told."""
        self.clock += seconds
        self.deliver(self.table.tick())


class HallClient(LocalClient):
    """The connection of one visitor."""

    def __init__(self, hall: LocalHall, name: str, code: str = "") -> None:
        super().__init__(hall, name)
        self._admission = Admission(Way(hall=True, code=code))
        self._admission.reserved = lambda: self.state.hall.tournaments.tables

    def join(self) -> None:
        can = ("door", "clock", "take-back", HALL, TOURNAMENT)
        self.table.deliver(self.table.table.join(self, greeting(self.name, can=can)))

    def send(self, message: Message) -> bool:
        if isinstance(message, JoinTable | OpenTable):
            self._admission.to_table()
        return super().send(message)

    def take(self, message: Message) -> None:
        """Takes in a message, as `Client` does."""
        if isinstance(message, Challenge):
            self.send(self._admission.answer(message))
            return
        if isinstance(message, Welcome):
            message = self._admission.admit(message)
        if isinstance(message, InHall):
            self._admission.enter_hall(message)
        if isinstance(message, Entered):
            self._admission.enter_tournament(message)
        for answer in self.state.receive(message):
            self.send(answer)
        self.heard(message)
