"""What a state is worth to each seat: a line through a few figures of the game, fitted to games that were played; for
the knights and kings of some games a small net over more of them (`net.py`).

Knows: the figures of each game (`values/<game>.py`, for nets `values/<game>_seen.py`) and their weights
(`weights/<game>.json`; `weights/<game>-knight.json`, `weights/<game>-king.json`).
Must not know: how a search goes.

A game gives `NAMES` of its figures, `figures(state)`: for each seat one number a name, `pauses(state)`: where a game
that is played in thought may be broken off, `HORIZON` and `KINGS_HORIZON`: at the how manyth pause a knight does
it and a king, `variant(state)`: which weights are meant, `share(players)`: how many of the usual iterations are
thought, so that no answer takes much longer than at other tables, `kings(state)`: how many times as long a king thinks,
at most some two seconds on average on one core, `curiosity(players)`: how much an answer that was
seldom tried is preferred, the more so the better the squire's eye likes it, `WHIM`: how often a game in thought,
where it has left the tree, goes on by lot rather than as a squire would, and `others_search(players)`: are the others
thought to look for their best answers, each in a tree of his own, or to answer as squires?
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

import core

from .net import Net, Seen, shares

GAMES = Path(__file__).parent / "games"
NETS = {("nobles", "knight"): 2, ("nobles", "king"): 2, ("grail", "king"): 4}
"""Who has a net in which games, with the number of players for which it was learnt; the module that says what it is
shown says also whether it fits the options."""
Rows = Sequence[Sequence[float]]
"""For each seat its figures."""


class Figures(Protocol):
    """What the module of a game gives."""

    NAMES: Sequence[str]
    HORIZON: int
    KINGS_HORIZON: int
    WHIM: float

    def figures(self, state: Any) -> Rows: ...
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
    """What states of one game are worth, for one number of players: by a line through the figures with these weights,
    or by a net."""

    def __init__(
        self, game: core.Game[Any], figures: Figures, players: int, horizon: int, judge: Sequence[float] | Net
    ) -> None:
        self._outcome = game.outcome
        self._figures = figures.figures
        self._judge = judge
        self._seen = seen_of(game.id).seen if isinstance(judge, Net) else None
        self.names = figures.NAMES
        self.horizon = horizon
        self.pauses: Callable[[Any], bool] = figures.pauses
        self.whim = figures.WHIM
        self.curiosity = figures.curiosity(players)
        self.others_search = figures.others_search(players)

    def rows(self, state: Any) -> Rows:
        """For each seat the figures of a full state, in the order of `names`: by these characters feel."""
        return self._figures(state)

    def shares(self, state: Any) -> list[float]:
        """For each seat its expected share of the win; they sum up to 1. For a full state."""
        outcome = self._outcome(state)
        if outcome is not None:
            return outcome_shares(outcome)
        return shares(self._worths(state))

    def _worths(self, state: Any) -> list[float]:
        """What a state is worth to each seat, in nats."""
        judge = self._judge
        if isinstance(judge, Net):
            assert self._seen is not None
            return [judge.worth(each) if each else 0.0 for each in self._seen(state)]
        rows = self._figures(state)
        return [sum([weight * figure for weight, figure in zip(judge, row, strict=True)]) for row in rows]


def outcome_shares(outcome: core.Outcome) -> list[float]:
    """What each seat has won: those who are first share it."""
    first = outcome.ranking[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(sum(map(len, outcome.ranking)))]


def figures_of(game_id: str) -> Figures:
    """The figures of a game."""
    return cast("Figures", import_module(f".games.{game_id}.values", __package__))


@cache
def weights_of(game_id: str) -> Weights:
    """The weights of a game."""
    return msgspec.json.decode((GAMES / game_id / "weights.json").read_bytes(), type=Weights)


def table_for(tables: dict[str, Any], players: int, variant: str) -> str:
    """The key of the table that is nearest: this number of players in this variant, else the nearest number."""

    def distance(key: str) -> tuple[int, bool]:
        number, _, of = key.partition("-")
        return abs(int(number) - players), of != variant

    return min(sorted(tables), key=distance)


@cache
def net_of(game_id: str, kind: str) -> Net:
    """The net of a game's knights, or of its kings."""
    return msgspec.json.decode((GAMES / game_id / f"net-{kind}.json").read_bytes(), type=Net)


def seen_of(game_id: str) -> Seen:
    """What nets of a game are shown."""
    return cast("Seen", import_module(f".games.{game_id}.net_inputs", __package__))


def kind_of(king: bool) -> str:
    """Who judges."""
    return "king" if king else "knight"


def has_net(game: core.Game[Any], state: Any, king: bool) -> bool:
    """Does a knight, or a king, judge by a net in the game of this state?"""
    return NETS.get((game.id, kind_of(king))) == game.players(state) and seen_of(game.id).fits(state)


def horizon_of(game: core.Game[Any], state: Any, king: bool) -> int:
    """At the how manyth pause thought is broken off."""
    if king and has_net(game, state, king):
        return seen_of(game.id).KINGS_HORIZON
    return figures_of(game.id).KINGS_HORIZON if king else figures_of(game.id).HORIZON


def value_of(game: core.Game[Any], state: Any, king: bool = False, plain: bool = False) -> Value:
    """What states are worth in the game of this one, as a knight holds it or a king; plainly, by the line of squires'
    games even where there is a net."""
    figures, players = figures_of(game.id), game.players(state)
    horizon = horizon_of(game, state, king)
    if not plain and has_net(game, state, king):
        return Value(game, figures, players, horizon, net_of(game.id, kind_of(king)))
    tables = weights_of(game.id).tables
    table = tables[table_for(tables, players, figures.variant(state))]
    return Value(game, figures, players, horizon, [table[name] for name in figures.NAMES])
