"""A table and clients that take part in the deal, without any line between them; whole games, honest or not."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
import pytest

import core
from netplay.audit.verdict import Verdict
from netplay.audit.verification import verify
from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table

Forge = Callable[["Person", p.Message], list[p.Message]]
"""Turns a message to a person into what a lying table sends instead."""


class Person:
    """A person with a client, and everything it was sent."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name, self.heard, self.answers, self.now = name, [], True, monotonic
        self.state = ClientState(lambda: self.now())
        self.state.audit.party._draw = random.Random(f"{name}{seed}").randbytes

    def act(self, action: core.Action) -> p.Act:
        """Returns the message that asks for an action, marked as sent."""
        act = self.state.act(action)
        self.state.sent(act)
        return act

    def verdict(self) -> Verdict:
        """The client's verdict on the last game that is over or was disclosed."""
        client_state = self.state
        game = client_state.audit.opened or client_state.games.finished
        assert game is not None
        assert client_state.table.welcome is not None
        return verify(game.transcript(client_state.table.welcome))


class Fair:
    """A table and people. Every message is encoded and decoded, and a client's answers go back at once."""

    def __init__(self, game: str = "academy", *names: str, bots: tuple[str, ...] = (), seed: int = 0) -> None:
        self.clock = 0.0
        self.rng = random.Random(seed)
        self.table = Table("Camelot", game, None, lambda: self.clock)
        self.table.id = "camelot"
        self.table.draw = random.Random(seed).randbytes
        self.forge: Forge = lambda person, message: [message]
        self.people = [Person(name, seed) for name in names]
        for person in self.people:
            self.join(person)
        for seat, level in enumerate(bots, len(names)):
            self.say(self.people[0], p.AddBot(seat, level))

    def join(self, person: Person, can: bool = True) -> None:
        hello = p.greeting(person.name, person.state.table.token, ("deal",))
        self.deliver(self.table.join(person, hello if can else p.Hello(2, 0, hello.name, hello.games)))

    def leave(self, person: Person) -> None:
        self.deliver(self.table.leave(person))

    def say(self, person: Person, message: p.Message) -> None:
        self.deliver(self.table.receive(person, message))

    def deliver(self, mail: Outgoing) -> None:
        """Delivers these messages, and then the answers to them."""
        answers: list[tuple[Person, p.Message]] = []
        for person, message in mail:
            assert isinstance(person, Person)
            for each in self.forge(person, message):
                (sent,) = codec.Reader.of_server().feed(p.MAGIC + codec.encode(each))
                person.heard.append(sent)
                answers += [(person, answer) for answer in person.state.receive(sent)]
        for person, answer in answers:
            if person.answers:
                self.say(person, answer)

    def start(self) -> None:
        for person in self.people[1:]:
            self.say(person, p.Ready(True))
        self.say(self.people[0], p.Start())

    @property
    def dealer(self) -> core.Dealer[Any]:
        assert self.table.play is not None
        return self.table.play.dealer

    def step(self) -> bool:
        """Makes one step, of a bot or at random; returns False when the game is over."""
        if self.dealer.outcome is not None:
            return False
        if asks := self.table.decision_requests():
            self.deliver(self.table.answered(asks[0], asks[0].decide()))
            return True
        for person in self.people:
            replica = person.state.games.replica
            if replica is not None and person.state.requests.pending is None and (legal := list(replica.legal())):
                self.say(person, person.act(self.rng.choice(legal)))
                return True
        raise AssertionError("nobody can act")

    def play(self, most: int = 5000) -> None:
        for _ in range(most):
            if not self.step():
                return

    def notices(self) -> list[tuple[str, ...]]:
        return [(line.code, *line.names) for line in self.table.chat.lines if isinstance(line, p.Notice)]


def fair(game: str = "academy", people: int = 2, bots: tuple[str, ...] | None = None, seed: int = 0) -> Fair:
    """A table with people, and bots on the seats that the game needs besides."""
    missing = max(0, core.game(game).seats[0] - people)
    return Fair(game, *("Anna", "Bert", "Cleo", "Dora")[:people], bots=("page",) * missing if bots is None else bots,
                seed=seed)  # fmt: skip


GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


def judged(hall: Fair, code: str, step: int | None = None) -> None:
    """Everybody notices it, and says where."""
    for person in hall.people:
        verdict = person.verdict()
        assert (verdict.fair, verdict.code) == (False, code), verdict
        assert verdict.sentence[-1] == "."
        if step is not None:
            assert verdict.step == step


def lying(game: str = "academy") -> Fair:
    """Two people and a squire."""
    return fair(game, 2, ("squire",)) if core.game(game).seats[-1] > 2 else fair(game, 2)


def deal_of(message: p.Message, **changes) -> p.Message:
    """The message with another deal in it."""
    return msgspec.structs.replace(message, deal=msgspec.structs.replace(message.deal, **changes))
