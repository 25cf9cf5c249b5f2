"""What a state is worth to each seat: a line through a few figures of the game, fitted to games that were played.

Knows: the figures of each game (`values/<game>.py`) and their weights (`weights/<game>.json`, made by scripts/learn).
Must not know: how a search goes.

A game gives `NAMES` of its figures, `figures(state)`: for each seat one number a name, `pauses(state)`: where a game
that is played in thought may be broken off, `HORIZON` and `KINGS_HORIZON`: at the how manyth pause a knight does
it and a king, `variant(state)`: which weights are meant, `share(players)`: how many of the usual iterations are
thought, so that an answer takes about as long at all tables, `kings(state)`: how many times as long a king thinks,
about two seconds on average on one core, `curiosity(players)`: how much an answer that was
seldom tried is preferred, the more so the better the squire's eye likes it, `WHIM`: how often a game in thought,
where it has left the tree, goes on by lot rather than as a squire would, and `others_search(players)`: are the others
thought to look for their best answers, each in a tree of his own, or to answer as squires?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

import core

WEIGHTS = Path(__file__).parents[1] / "weights"


class Figures(Protocol):
    """What the module of a game gives."""

    NAMES: Sequence[str]
    HORIZON: int
    KINGS_HORIZON: int
    WHIM: float

    def figures(self, state: Any) -> Sequence[Sequence[float]]: ...
    def pauses(self, state: Any) -> bool: ...
    def variant(self, state: Any) -> str: ...
    def share(self, players: int) -> float: ...
    def kings(self, state: Any) -> float: ...
    def curiosity(self, players: int) -> float: ...
    def others_search(self, players: int) -> bool: ...


class Weights(msgspec.Struct, frozen=True):
    """A file of weights."""

    tables: dict[str, dict[str, float]]
    """By the number of players, with a variant behind it if that matters ("2-karadoc"): a weight for each figure."""
    made: dict[str, str] = {}
    """How each table was made."""


class Value:
    """What states of one game are worth, for one number of players."""

    def __init__(self, game: core.Game[Any], figures: Figures, players: int, weights: Sequence[float]) -> None:
        self._outcome = game.outcome
        self._figures = figures.figures
        self._weights = weights
        self.names = figures.NAMES
        self.pauses: Callable[[Any], bool] = figures.pauses
        self.horizon = figures.HORIZON
        self.whim = figures.WHIM
        self.curiosity = figures.curiosity(players)
        self.others_search = figures.others_search(players)

    def shares(self, state: Any) -> list[float]:
        """For each seat its expected share of the win; they sum up to 1. For a full state."""
        return self.shares_of(state, self.rows(state))

    def rows(self, state: Any) -> Sequence[Sequence[float]]:
        """For each seat the figures of a full state, in the order of `names`."""
        return self._figures(state)

    def shares_of(self, state: Any, rows: Sequence[Sequence[float]]) -> list[float]:
        """The shares of a state with these figures."""
        weights, outcome = self._weights, self._outcome(state)
        if outcome is not None:
            first = outcome.ranking[0]
            return [1 / len(first) if seat in first else 0.0 for seat in range(len(rows))]
        worths = [sum([weight * figure for weight, figure in zip(weights, row, strict=True)]) for row in rows]
        best = max(worths)
        odds = [exp(worth - best) for worth in worths]
        total = sum(odds)
        return [each / total for each in odds]


def figures_of(game_id: str) -> Figures:
    """The figures of a game."""
    return cast("Figures", import_module(f".{game_id}", __package__))


@cache
def weights_of(game_id: str) -> Weights:
    """The weights of a game."""
    return msgspec.json.decode((WEIGHTS / f"{game_id}.json").read_bytes(), type=Weights)


def table_for(tables: dict[str, Any], players: int, variant: str) -> str:
    """The key of the table that is nearest: this number of players in this variant, else the nearest number."""

    def distance(key: str) -> tuple[int, bool]:
        number, _, of = key.partition("-")
        return abs(int(number) - players), of != variant

    return min(sorted(tables), key=distance)


def value_of(game: core.Game[Any], state: Any) -> Value:
    """What states are worth in the game of this one."""
    figures, tables, players = figures_of(game.id), weights_of(game.id).tables, game.players(state)
    table = tables[table_for(tables, players, figures.variant(state))]
    return Value(game, figures, players, [table[name] for name in figures.NAMES])
