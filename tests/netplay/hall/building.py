"""A hall with visitors, without any I/O: each peer receives what a socket would bring."""

from __future__ import annotations

from typing import Any

from netplay.game.saved import CannotResume, damaged
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.limits import HallLimits
from netplay.protocol import authentication, codec
from netplay.protocol import messages as p
from netplay.protocol.messages import Message, greeting
from netplay.table.outgoing import Outgoing
from netplay.table.saved import from_bytes
from netplay.table.table import Table


class Cupboard:
    """A shelf in memory. It keeps tables as bytes, as a journal does."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.full = False

    def put(self, table: Table) -> bool:
        if not self.full:
            self.kept[table.id] = table.save()
        return not self.full

    def take(self, id: str) -> Table:
        if id not in self.kept:
            raise CannotResume(damaged("gone"))
        return Table.resumed(from_bytes(self.kept[id]))

    def drop(self, table: Table) -> None: ...
    def close(self, id: str) -> None: ...
    def note_open(self) -> None: ...


class Building:
    """A hall, and everything each peer was ever sent, as messages and as bytes."""

    def __init__(self, **limits: Any) -> None:
        self.clock = 0.0
        self.shelf = Cupboard()
        clocks = Clocks(lambda: self.clock, lambda: 1e9 + self.clock)
        self.hall = Hall("Club", Directory(clocks, HallLimits(**limits), self.shelf))
        self.heard: dict[str, list[Message]] = {}
        self.bytes: dict[str, bytes] = {}

    def deliver(self, mail: Outgoing) -> None:
        for peer, message in mail:
            assert isinstance(peer, str)
            self.heard.setdefault(peer, []).append(message)
            self.bytes[peer] = self.bytes.get(peer, b"") + codec.encode(message)

    def enter(self, peer: str, name: str = "", key: str = "", address: str = "") -> list[Message]:
        """Comes into the hall as a program that knows of halls; returns what it is sent at once."""
        before = len(self.heard.get(peer, []))
        self.deliver(self.hall.join(peer, greeting(name or peer, can=("door", "clock", p.HALL)), address))
        door = self.last(peer, p.Challenge)
        assert (door.hall, door.table) == (True, self.hall.id)
        self.deliver(self.hall.receive(peer, p.Enter(proof(key, door))))
        return self.heard[peer][before:]

    def send(self, peer: str, message: Message) -> list[Message]:
        """Sends a message; returns what this peer is sent at once."""
        before = len(self.heard.get(peer, []))
        self.deliver(self.hall.receive(peer, message))
        return self.heard.get(peer, [])[before:]

    def code(self, peer: str, message: Message) -> str | None:
        """Sends a message; returns the code of its rejection, which is a sentence."""
        answers = [each for each in self.send(peer, message) if isinstance(each, p.Rejected)]
        assert all(each.text[0].isupper() and each.text[-1] == "." for each in answers)
        return answers[0].code if answers else None

    def open(self, peer: str, game: str = "nobles", name: str = "", **options: Any) -> str:
        """Opens a table; returns its number."""
        self.send(peer, p.OpenTable(name, game, options))
        return self.last(peer, p.Welcome).table_id[:6]

    def go(self, peer: str, number: str, token: str = "", watch: bool = False) -> list[Message]:
        """Goes to a table, with the key to a seat if there is one."""
        before = len(self.heard.get(peer, []))
        found = self.send(peer, p.JoinTable(number))
        if found and isinstance(found[-1], p.Challenge):
            self.send(peer, p.Enter(proof(token, found[-1]), watch=watch))
        return self.heard[peer][before:]

    def pass_time(self, seconds: float) -> None:
        """Lets time pass, and wakes the hall whenever it is due."""
        end = self.clock + seconds
        while self.hall.due <= end:
            self.clock = max(self.clock, self.hall.due)
            self.deliver(self.hall.tick())
        self.clock = end

    def last(self, peer: str, kind: type[Any]) -> Any:
        """The last message of this kind that a peer was sent."""
        return next(message for message in reversed(self.heard[peer]) if isinstance(message, kind))

    def list_of(self, peer: str) -> dict[str, p.ListedTable]:
        """The list as a peer knows it, from the whole list and its changes."""
        known: dict[str, p.ListedTable] = {}
        for message in self.heard[peer]:
            if isinstance(message, p.TableList):
                known = {row.id: row for row in codec.rows(message.packed)}
            elif isinstance(message, p.TablesChanged):
                known |= {row.id: row for row in message.rows}
                known = {id: row for id, row in known.items() if id not in message.gone}
        return known

    def table(self, number: str) -> Table:
        return self.hall.directory.find(number)


def proof(key: str, door: p.Challenge) -> bytes:
    """The proof of a key."""
    return authentication.proof(authentication.key_hash(key), door.nonce, door.table) if key else b""
