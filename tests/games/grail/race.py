"""A race of Grail Cup in the middle: standing and allies are set, luck is scripted, replicas follow along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import core
from core.chance import SeededChance, Stream
from core.games.grail.components import ALLIES, TOKENS
from core.games.grail.rules import ROUND
from core.games.grail.state import KnightTask
from tests.play import seed_of

GAME = core.game("grail")


class Telling(SeededChance):
    """The dealer's chance, which also keeps the log as somebody who sees everything would."""

    def __init__(self, script: Iterable[Any]) -> None:
        super().__init__(Stream(seed_of(1)), script)
        self.lines: list[tuple[str, dict[str, Any]]] = []

    def say(self, key: str, **args: Any) -> None:
        self.lines.append((key, args))


class Race:
    """The calling of the allies, with the given knights, allies and tokens; goes on to the first question.

    Nobody holds an ally that is not given. `script` is the luck from there on: a number for the village die, a
    list of tokens for the shuffle of the supply. When the round is over the next one has begun.
    """

    def __init__(
        self, at: Sequence[int], holds: Mapping[str, int], *, dragon: int = 14, spears: Sequence[int] = (),
        line: Sequence[int] = (), tokens: Mapping[int, str] | None = None, script: Iterable[Any] = (),
        options: Mapping[str, Any] | None = None, **more: Any,
    ) -> None:  # fmt: skip
        self.dealer = core.Dealer(GAME, len(at), options, seed=seed_of(1))
        self.chance = self.dealer._chance = Telling(script)
        state = self.state = self.dealer.state
        state.at, state.dragon = list(at), dragon
        state.line = list(line) or sorted(state.seats, key=lambda seat: -at[seat])
        state.spears = list(spears) or [0] * len(at)
        state.asked.clear()
        deal_allies(state, holds)
        lay_tokens(state, tokens or {})
        state.todo = [KnightTask(name) for name in ROUND[ROUND.index("call") :]]
        for name, value in {"phase": "call", "first": 0, "seal": 0, **more}.items():
            assert hasattr(state, name)
            setattr(state, name, value)
        GAME.proceed(state, self.chance)
        self.chance.take()
        self.replicas = {who: core.Replica(GAME, who, self.dealer.snapshot(who)) for who in (None, *state.seats)}

    @property
    def question(self):
        """What is asked: (what, of whom, why)."""
        (question,) = self.state.asked
        return question.ask, question.seat, question.cause

    @property
    def legal(self):
        return self.dealer.legal(self.dealer.to_act[0])

    def do(self, *actions: core.Action) -> Race:
        """Whoever is asked answers; every replica follows."""
        for action in actions:
            step = self.dealer.act(self.dealer.to_act[0], action)
            for who, replica in self.replicas.items():
                replica.follow(step.report(who))
                assert replica.state == core.mask(GAME, self.state, who)
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every line with this key, before the next round."""
        return [args for line, args in self.of_round() if line == key]

    def keys(self) -> list[str]:
        """The keys of this round's log, those of allies that nobody holds left out."""
        return [line for line, _ in self.of_round() if line != "nobody"]

    def of_round(self) -> list[tuple[str, dict[str, Any]]]:
        lines = self.chance.lines
        ends = [at for at, (key, _) in enumerate(lines) if key == "round"]
        return lines[: ends[0]] if ends else lines

    def moves(self, seat: int) -> list[tuple[int, int]]:
        """From where to where a knight went, move by move."""
        return [(args["start"], args["end"]) for args in self.told("moves") if args["seat"] == seat]


def deal_allies(state, holds: Mapping[str, int]) -> None:
    """Each ally given to its holder; all others lie face down aside, or up with `open_allies`."""
    for pile in (state.pack, state.face_up, state.face_down, *state.kept):
        pile.faces.clear()
    state.pack.audience = core.NOBODY
    rest = state.face_up if state.options.open_allies else state.face_down
    for ally in ALLIES:
        (state.kept[holds[ally]] if ally in holds else rest).faces.append(ally)


def lay_tokens(state, tokens: Mapping[int, str]) -> None:
    """The given tokens on their spaces, any others on the rest."""
    left = Counter(TOKENS) - Counter(tokens.values())
    others = [token for token in TOKENS for _ in range(left[token])]
    for space, pile in state.tokens.items():
        pile.faces = [tokens[space] if space in tokens else others.pop()]
    state.supply.faces = list(others)
