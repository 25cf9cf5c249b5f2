"""A table with people at it, without any input or output: each hears what a socket would bring him."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import core
from netplay.protocol import codec
from netplay.protocol.messages import (
    Act,
    Began,
    Hello,
    Lobby,
    Message,
    Notice,
    Ready,
    Refused,
    Rejected,
    Start,
    Welcome,
    greeting,
)
from netplay.table.outgoing import Mail
from netplay.table.table import Table


def hello(name: str = "Anna", token: str | None = None) -> Hello:
    """A hello of a program that takes no part in a fair deal: games are dealt at once, by the table's own luck."""
    return msgspec.structs.replace(greeting(name, token), can=[])


class Room:
    """A table, and all that every peer was ever sent, as bytes and as messages."""

    def __init__(self, game: str = core.IDS[0], seed: int = 0) -> None:
        self.clock = 0.0
        self.table = Table("Camelot", game, random.Random(seed), lambda: self.clock)
        self.heard: dict[str, list[Message]] = {}
        self.bytes: dict[str, bytes] = {}
        self.acts = 0

    def deliver(self, mail: Mail) -> None:
        for peer, message in mail:
            assert isinstance(peer, str)
            self.heard.setdefault(peer, []).append(message)
            self.bytes[peer] = self.bytes.get(peer, b"") + codec.encode(message)

    def join(self, peer: str, token: str | None = None, name: str | None = None) -> list[Message]:
        """Somebody comes, called like his peer; what he is told at once."""
        before = len(self.heard.get(peer, []))
        self.deliver(self.table.join(peer, hello(name or peer, token)))
        return self.heard[peer][before:]

    def ask(self, peer: str, message: Message) -> Message | None:
        """Send a message; the rejection or refusal, if it was one."""
        before = len(self.heard.get(peer, []))
        others = {each: len(heard) for each, heard in self.heard.items() if each != peer}
        self.deliver(self.table.receive(peer, message))
        answers = [m for m in self.heard.get(peer, [])[before:] if isinstance(m, Rejected | Refused)]
        if answers:
            assert others == {each: len(heard) for each, heard in self.heard.items() if each != peer}
        return answers[0] if answers else None

    def code(self, peer: str, message: Message) -> str | None:
        """Send a message; the code of its rejection, whose sentence must be one."""
        answer = self.ask(peer, message)
        if answer is None:
            return None
        assert isinstance(answer, Rejected)
        assert answer.text[0].isupper()
        assert answer.text[-1] == "."
        return answer.code

    def leave(self, peer: str) -> None:
        self.deliver(self.table.leave(peer))

    def last(self, peer: str, kind: type[Any]) -> Any:
        """The last message of a kind that a peer was sent."""
        return next(message for message in reversed(self.heard[peer]) if isinstance(message, kind))

    def lobby(self) -> Lobby:
        return self.last(next(peer for _, peer in self.table.people.present()), Lobby)

    def notices(self, peer: str) -> list[tuple[str, ...]]:
        """The notices that a peer was sent, each as its code and names."""
        return [(m.code, *m.names) for m in self.heard[peer] if isinstance(m, Notice)]

    def token(self, peer: str) -> str:
        return self.last(peer, Welcome).token

    def play(self, *peers: str) -> None:
        """All come, are ready, and the first deals."""
        for peer in peers:
            self.join(peer)
        for peer in peers[1:]:
            self.ask(peer, Ready(True))
        self.start(peers[0])

    def start(self, host: str) -> None:
        assert self.ask(host, Start()) is None

    @property
    def dealer(self) -> core.Dealer[Any]:
        assert self.table.play is not None
        return self.table.play.dealer

    def act(self, peer: str, action: core.Action | list[Any], seq: int | None = None, n: int | None = None) -> Any:
        """Ask for an action; the rejection, if it was one."""
        self.acts += 1
        plain = self.dealer.game.pack(action) if isinstance(action, core.Action) else action
        return self.ask(peer, Act(self.acts if n is None else n, self.dealer.seq if seq is None else seq, plain))


def replica(messages: list[Message]) -> core.Replica[Any]:
    """The game as somebody sees it who was sent these messages."""
    found: core.Replica[Any] | None = None
    for message in messages:
        if isinstance(message, Began):
            found = core.Replica(core.game(message.game), message.seat, core.Snapshot(0, codec.scrub(message.state)))
            for report in message.reports:
                found.follow(report)
        elif isinstance(message, core.Report):
            assert found is not None
            found.follow(message)
    assert found is not None
    return found
