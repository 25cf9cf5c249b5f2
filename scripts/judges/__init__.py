"""The rules' verdict on the answers in a position, for the exercises: a module a game.

Knows: where the judge of a game is, squires who play a position to its next score.
Must not know: any one game, searches, words.

A module has `judge` and `MOST_OF_A_KIND`. A judge returns nothing for a position in which the rules alone do not
single out an answer. The judge of an installed game is the module `lessons.judge` of its package.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import core
from ai import Bot
from tui.game_view.lesson.lesson import LEARNER

Facts = dict[str, int | str]


class Position(NamedTuple):
    """A question to the learner, and the game up to it."""

    rules: core.Game[Any]
    players: int
    options: dict[str, Any]
    seed: bytes
    steps: tuple[tuple[int, Any], ...]
    replica: core.Replica[Any]

    @property
    def ask(self) -> str:
        """The question."""
        return self.rules.open_questions(self.replica.state)[0].ask  # type: ignore[attr-defined]


class Judgement(NamedTuple):
    """The rules' verdict on the answers."""

    asks: str
    right: list[core.Action]
    why: str
    facts: Facts
    others: Mapping[core.Action, tuple[str, Facts]]
    rule: str = ""
    """Ends the key of the rule that it turns on."""


class Playout:
    """A position that is played on: the learner gives one answer, squires give all that follow."""

    def __init__(self, position: Position, action: core.Action) -> None:
        rules = position.rules
        self.dealer = core.Dealer(rules, position.players, position.options, seed=position.seed)
        for seat, packed in position.steps:
            self.dealer.act(seat, rules.unpack(packed))
        self._replicas = [core.Replica(rules, seat, self.dealer.snapshot(seat)) for seat in range(position.players)]
        self._bots = [Bot("squire", random.Random(seat)) for seat in range(position.players)]
        self.events: list[core.Event] = []
        self.carry_out(LEARNER, action)

    def carry_out(self, seat: int, action: core.Action) -> None:
        """One step."""
        step = self.dealer.act(seat, action)
        for replica in self._replicas:
            events = replica.follow(step.report(replica.seat))
            if replica.seat == LEARNER:
                self.events += events

    def until(self, key: str) -> Playout:
        """Plays until an event of this kind, or the end."""
        while self.dealer.outcome is None and not any(event.key == key for event in self.events):
            seat = self.dealer.to_act[0]
            self.carry_out(seat, self._bots[seat].choose(self._replicas[seat]))
        return self

    def total(self, key: str, field: str) -> list[int]:
        """Returns what the events of this kind say of our own side."""
        return [event.args[field] for event in self.events if event.key == key and event.args.get("seat") == LEARNER]


def by_value(asks: str, values: Mapping[core.Action, int], gap: int, fact: str) -> Judgement | None:
    """Returns the judgement where one answer has a higher value than all others."""
    best = max(values.values())
    right = [action for action, value in values.items() if value == best]
    others = {action: value for action, value in values.items() if value != best}
    if len(right) > 1 or not others or best - max(others.values()) < gap:
        return None
    worse = {action: ("value", {fact: _signed(value)}) for action, value in others.items()}
    return Judgement(asks, right, "value", {fact: _signed(best)}, worse, getattr(right[0], "track", asks))


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


class Judge(Protocol):
    """The module with the judge of a game."""

    judge: Callable[[Position], Judgement | None]
    MOST_OF_A_KIND: int
    """The most of its exercises that may have the same question and the same reason."""


def judge_of(game: str) -> Judge:
    """Returns the judge of a game. Raises ModuleNotFoundError."""
    ours = f"{__name__}.{game}"
    found: Any = import_module(
        ours if core.games.is_ours(game) else f"{core.games.registry().packages[game]}.lessons.judge"
    )
    return found
