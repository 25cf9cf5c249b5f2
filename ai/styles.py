"""Characters: named opponents, each with a style. A game names its own in the manifest of its bots.

Knows: as plain data how a style differs from a bot without one.
Must not know: how a search works, or how a heuristic rates.

A style goes with every strength but the page. It adds bonuses to the ratings of some actions, and changes the utility
that a searching bot gives the outcomes of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import NamedTuple

Rows = Sequence[Sequence[float]]
"""For each seat the features of a state, in the order of their names; see `values`."""

STYLES = ("bold", "careful", "greedy", "spiteful")


class Style(NamedTuple):
    """A style, as weights. A bot without style wants its share of the win and nothing else."""

    risk: float = 1.0
    """The power to which the share of the win is raised: above 1 seeks risk, below 1 avoids it."""
    placement: float = 0.0
    """From 0 to 1: how much finishing before each rival counts, instead of winning."""
    feature_share: float = 0.0
    """From 0 to 1: how much the features that follow count, instead of all that."""
    own: Mapping[str, float] = {}
    """Weights of the seat's own features; names and units are those of the game's `values`."""
    theirs: Mapping[str, float] = {}
    """Weights of the features of the leading rival."""
    bonuses: Mapping[str, float] = {}
    """Added to the heuristic's rating, in its unit, for each of these words in the packed action (`Game.pack`). A
    search converts a unit to `BONUS_SCALE` of a win."""


class Character(NamedTuple):
    """A named opponent with a style."""

    name: str
    """The name in English; each language may have its own."""
    style: Style


BOLD = Style(risk=3.0)
CAREFUL = Style(risk=0.6, placement=0.5)

PLAIN: Mapping[str, Character] = {
    "bold": Character("Tristan", BOLD),
    "careful": Character("Lucan", CAREFUL),
    "greedy": Character("Agravain", Style(risk=1.5, placement=0.2)),
    "spiteful": Character("Mordred", Style(placement=1.0)),
}
"""The characters of a game that has none of its own, by style: they differ in what places are worth to them."""
BONUS_SCALE = 0.02
"""What share of a win a bonus of 1 is worth to a searching bot."""
OPPOSING_ACTIONS = frozenset({"curse"})
"""Kinds of actions that act against what they name: a bonus for the smith is none for cursing the smith."""


class Utility:
    """The utility of states for one style on one seat. Gain is measured from `baseline` features, such as those at the
    end of the first rollout."""

    def __init__(self, style: Style, names: Sequence[str], seat: int, baseline: Rows) -> None:
        self._style, self._seat, self._baseline = style, seat, baseline
        self._own = _weighted(style.own, names)
        self._theirs = _weighted(style.theirs, names)

    def of(self, rows: Rows, shares: Sequence[float]) -> float:
        """The utility, from 0 to 1, of a state with these features and these shares of the win."""
        style, seat, baseline = self._style, self._seat, self._baseline
        mine, rivals = shares[seat], [other for other in range(len(shares)) if other != seat]
        beaten = sum([_before(mine, shares[each]) for each in rivals]) / len(rivals)
        won = ((1 - style.placement) * mine + style.placement * beaten) ** style.risk
        if not style.feature_share:
            return won
        ahead = max(rivals, key=shares.__getitem__)
        own = self._own(rows[seat]) - self._own(baseline[seat])
        gain = own + self._theirs(rows[ahead]) - self._theirs(baseline[ahead])
        return (1 - style.feature_share) * won + style.feature_share / (1 + exp(-gain))


def _before(mine: float, other: float) -> float:
    """The probability of finishing before one rival."""
    return mine / (mine + other) if mine + other else 0.5


def _weighted(weights: Mapping[str, float], names: Sequence[str]) -> Callable[[Sequence[float]], float]:
    """The weighted sum of the features with these names."""
    at = [(names.index(name), weight) for name, weight in weights.items()]
    return lambda row: sum([weight * row[place] for place, weight in at])
