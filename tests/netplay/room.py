"""A table with people at it, without any I/O: each peer receives what a socket would bring."""

from __future__ import annotations

import random
from typing import Any

import core
from netplay.protocol import authentication, codec
from netplay.protocol import messages as p
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
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table


def hello(name: str = "Anna", token: str | None = None) -> Hello:
    """The hello of a program that knows all games and takes no part in a deal: they are dealt from the table's seed."""
    return greeting(name, token)


class Room:
    """A table, and everything each peer was ever sent, as bytes and as messages."""

    def __init__(self, game: str = core.IDS[0], seed: int = 0) -> None:
        self.clock = 0.0
        self.table = Table("Camelot", game, random.Random(seed), lambda: self.clock)
        self.heard: dict[str, list[Message]] = {}
        self.bytes: dict[str, bytes] = {}
        self.acts = 0

    def deliver(self, mail: Outgoing) -> None:
        for peer, message in mail:
            assert isinstance(peer, str)
            self.heard.setdefault(peer, []).append(message)
            self.bytes[peer] = self.bytes.get(peer, b"") + codec.encode(message)

    def join(self, peer: str, token: str | None = None, name: str | None = None) -> list[Message]:
        """Joins, by default under the name of the peer; returns what the peer is sent at once."""
        before = len(self.heard.get(peer, []))
        self.deliver(self.table.join(peer, hello(name or peer, token)))
        return self.heard[peer][before:]

    def ask(self, peer: str, message: Message) -> Message | None:
        """Sends a message; returns the rejection or refusal, if there is one."""
        before = len(self.heard.get(peer, []))
        others = {each: len(heard) for each, heard in self.heard.items() if each != peer}
        self.deliver(self.table.receive(peer, message))
        answers = [m for m in self.heard.get(peer, [])[before:] if isinstance(m, Rejected | Refused)]
        if answers:
            assert others == {each: len(heard) for each, heard in self.heard.items() if each != peer}
        return answers[0] if answers else None

    def code(self, peer: str, message: Message) -> str | None:
        """Sends a message; returns the code of its rejection, after checking that its text is a sentence."""
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
        """The last message of this kind that a peer was sent."""
        return next(message for message in reversed(self.heard[peer]) if isinstance(message, kind))

    def lobby(self) -> Lobby:
        return self.last(next(peer for _, peer in self.table.people.present()), Lobby)

    def notices(self, peer: str) -> list[tuple[str, ...]]:
        """The notices that a peer was sent, each as its code and names."""
        return [(m.code, *m.names) for m in self.heard[peer] if isinstance(m, Notice)]

    def token(self, peer: str) -> str:
        return self.last(peer, Welcome).token

    def play(self, *peers: str) -> None:
        """Everybody joins and is ready, and the first deals."""
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
        """Sends an action; returns the rejection, if there is one."""
        self.acts += 1
        plain = self.dealer.game.pack(action) if isinstance(action, core.Action) else action
        return self.ask(peer, Act(self.acts if n is None else n, self.dealer.seq if seq is None else seq, plain))


def replica(messages: list[Message]) -> core.Replica[Any]:
    """The game as a client sees it that was sent these messages."""
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


def play_on(room: Room, peers: list[str], steps: int = 10**6, seed: int = 1) -> None:
    """Plays at random."""
    rng = random.Random(seed)
    for _ in range(steps):
        if room.dealer.outcome is not None:
            return
        player = rng.choice(room.dealer.to_act)
        assert room.act(peers[player], rng.choice(room.dealer.legal(player))) is None


def bots_act(room: Room, most: int = 10**4) -> None:
    for _ in range(most):
        ask = next(iter(room.table.decision_requests()), None)
        if ask is None:
            return
        room.deliver(room.table.answered(ask, ask.decide()))


def call(room: Room, peer: str, address: str = "", name: str = "") -> p.Challenge:
    """Says hello with a program that can be challenged; returns the challenge."""
    room.deliver(room.table.join(peer, p.greeting(name or peer, can=p.CAPABILITIES), address))
    return room.last(peer, p.Challenge)


def enter(room: Room, peer: str, key: str = "", password: str = "", **more) -> p.Message:
    """Answers the challenge; returns the first message in reply."""
    door, before = room.last(peer, p.Challenge), len(room.heard[peer])
    shown = authentication.proof(authentication.key_hash(key), door.nonce, door.table) if key else b""
    if password:
        password = authentication.proof(authentication.password_hash(password, door.salt), door.nonce, door.table)
    room.deliver(room.table.receive(peer, p.Enter(shown, password or b"", **more)))
    return room.heard[peer][before]


def come(room: Room, peer: str, key: str = "", address: str = "", name: str = "", **more) -> p.Message:
    call(room, peer, address, name)
    return enter(room, peer, key, **more)


def refused(message: p.Message) -> str:
    assert isinstance(message, p.Refused)
    assert message.text[-1] == "."
    return message.code


def play_to_the_end(room: Room) -> None:
    """Plays the game of Anna, Bert and Cleo to its end."""
    while room.dealer.outcome is None:
        player = room.dealer.to_act[0]
        assert room.act(("Anna", "Bert", "Cleo")[player], room.dealer.legal(player)[0]) is None


def some_act(room: Room, player: int):
    """A legal action of a player, as plain data."""
    return room.dealer.game.pack(room.dealer.legal(player)[0])


def go_on(room: Room, peer: str, steps: int, rng: random.Random) -> None:
    """Plays on: Anna at random, the bots by their own decisions."""
    for _ in range(steps):
        if room.dealer.outcome is not None:
            return
        if asks := room.table.decision_requests():
            room.deliver(room.table.answered(asks[0], asks[0].decide()))
        else:
            assert room.act(peer, rng.choice(list(room.dealer.legal(0)))) is None
