"""Values of states: each seat's expected share of the win. A linear model over a few features of the game, fitted to
played games; for the knights and kings of some games a small net over more of them (`net.py`).

Knows: the registry of bots: the module `values` of each game with its weights (`weights.json`), and for nets the
module `net_inputs` with `net-knight.json` and `net-king.json`.
Must not know: how a search works.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Protocol, cast

import msgspec

import core

from . import registry
from .net import Net, NetInputs, softmax
from .plain_values import PlainValues

POINT = 0.2
"""The weight of a point, in nats, where no weights were learnt: five points of lead make a win e times as likely."""
Rows = Sequence[Sequence[float]]
"""For each seat its features."""


class GameValues(Protocol):
    """The functions of a game's module `values`. It gives `NAMES`, `features` and `pauses`, and others where they
    differ from those of `PlainValues`."""

    NAMES: Sequence[str]
    """The names of the features."""
    ROLLOUT_DEPTH: int
    """After how many pauses of the game a knight ends a rollout."""
    KING_ROLLOUT_DEPTH: int
    """The same for a king without a net."""
    ROLLOUT_EPSILON: float
    """The probability of a random action in a rollout; the others are a squire's."""

    def features(self, state: Any) -> Rows:
        """For each seat one number per name."""
        ...

    def pauses(self, state: Any) -> bool:
        """True if a rollout may end in this state."""
        ...

    def variant(self, state: Any) -> str:
        """Returns the name of the weights' table, after the number of players; "" for the usual one."""
        ...

    def iteration_share(self, players: int) -> float:
        """The factor for a search's iterations, so that decisions take about as long at all tables."""
        ...

    def king_factor(self, state: Any) -> float:
        """Returns how many times longer a king searches than a knight: on one core about two seconds on average, at
        most."""
        ...

    def exploration(self, players: int) -> float:
        """The exploration constant of the search; actions that the evaluator rates high are explored more."""
        ...

    def opponents_search(self, players: int) -> bool:
        """True if opponents have search trees of their own; otherwise they answer as squires."""
        ...


class Weights(msgspec.Struct, frozen=True):
    """A file of weights."""

    tables: dict[str, dict[str, float]]
    """A weight for each feature, by number of players, with a variant behind it if there is one ("2-karadoc")."""
    made: dict[str, str] = {}
    """How each table was made."""


class Value:
    """Values the states of one game for one number of players, by a linear model with these weights or by a net."""

    def __init__(
        self, game: core.Game[Any], values: GameValues, players: int, rollout_depth: int, model: Sequence[float] | Net
    ) -> None:
        self._outcome = game.outcome
        self._features = values.features
        self._model = model
        self._inputs = net_inputs_of(game.id).inputs if isinstance(model, Net) else None
        self.names = values.NAMES
        self.rollout_depth = rollout_depth
        self.pauses: Callable[[Any], bool] = values.pauses
        self.rollout_epsilon = values.ROLLOUT_EPSILON
        self.exploration = values.exploration(players)
        self.opponents_search = values.opponents_search(players)

    def rows(self, state: Any) -> Rows:
        """For each seat the features of a full state, in the order of `names`."""
        return self._features(state)

    def shares(self, state: Any) -> list[float]:
        """For each seat its expected share of the win, of a full state; the shares sum to 1."""
        outcome = self._outcome(state)
        if outcome is not None:
            return outcome_shares(outcome)
        return softmax(self._logits(state))

    def _logits(self, state: Any) -> list[float]:
        """The value of a state for each seat, in nats."""
        model = self._model
        if isinstance(model, Net):
            assert self._inputs is not None
            return [model.value(each) if each else 0.0 for each in self._inputs(state)]
        rows = self._features(state)
        return [sum([weight * feature for weight, feature in zip(model, row, strict=True)]) for row in rows]


def outcome_shares(outcome: core.Outcome) -> list[float]:
    """Each seat's share of the win; seats that are first together share it."""
    first = outcome.ranking[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(sum(map(len, outcome.ranking)))]


@cache
def values_module(game_id: str) -> GameValues:
    """The module `values` of a game, with plain values where it gives none."""
    found, plain = registry.module(game_id, "values"), PlainValues(core.game(game_id))
    names = [name for name in dir(plain) if not name.startswith("_")]
    if found is not None and all(hasattr(found, name) for name in names):
        return cast("GameValues", found)
    return cast("GameValues", SimpleNamespace(**{name: getattr(found, name, getattr(plain, name)) for name in names}))


@cache
def weights_of(game_id: str) -> Weights:
    """The weights of a game. Where none were learnt, only the lead counts: in the figure called `points`, or else in
    the first."""
    path = registry.folder(game_id) / "weights.json"
    if path.is_file():
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    names = values_module(game_id).NAMES
    counted = "points" if "points" in names else names[0]
    return Weights({str(core.SEATS[game_id][0]): {name: POINT * (name == counted) for name in names}})


def table_for(tables: dict[str, Any], players: int, variant: str) -> str:
    """The key of the nearest table: this number of players in this variant, else the nearest number."""

    def distance(key: str) -> tuple[int, bool]:
        number, _, of = key.partition("-")
        return abs(int(number) - players), of != variant

    return min(sorted(tables), key=distance)


@cache
def net_of(game_id: str, kind: str) -> Net:
    """The net of a game's knights or kings."""
    return msgspec.json.decode((registry.folder(game_id) / f"net-{kind}.json").read_bytes(), type=Net)


def net_inputs_of(game_id: str) -> NetInputs:
    """The module `net_inputs` of a game."""
    return cast("NetInputs", registry.needed(game_id, "net_inputs"))


def kind_of(king: bool) -> str:
    """The strength a net belongs to."""
    return "king" if king else "knight"


def has_net(game: core.Game[Any], state: Any, king: bool) -> bool:
    """True if a knight, or a king, values states of this game by a net."""
    return registry.bots(game.id).nets.get(kind_of(king)) == game.players(state) and net_inputs_of(game.id).fits(state)


def rollout_depth_of(game: core.Game[Any], state: Any, king: bool) -> int:
    """After how many pauses a rollout ends."""
    if king and has_net(game, state, king):
        return net_inputs_of(game.id).KING_ROLLOUT_DEPTH
    return values_module(game.id).KING_ROLLOUT_DEPTH if king else values_module(game.id).ROLLOUT_DEPTH


def value_of(game: core.Game[Any], state: Any, king: bool = False, plain: bool = False) -> Value:
    """The value function for the game of this state, as a knight or a king has it. With `plain` it is the linear model
    learnt from squires' games even where there is a net."""
    values, players = values_module(game.id), game.players(state)
    depth = rollout_depth_of(game, state, king)
    if not plain and has_net(game, state, king):
        return Value(game, values, players, depth, net_of(game.id, kind_of(king)))
    tables = weights_of(game.id).tables
    table = tables[table_for(tables, players, values.variant(state))]
    return Value(game, values, players, depth, [table[name] for name in values.NAMES])
