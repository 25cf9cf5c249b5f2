"""Characters: named opponents with a style of their own, four a game.

Knows: their names, and as plain data what each of them sees otherwise than a plain mind.
Must not know: how a search goes, or by what a squire rates.

A style goes with any strength but the weakest: each has a liking for some answers (`Manner.likes`), and who thinks
ahead feels otherwise about how a game may end (`Heart`), too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import NamedTuple

Rows = Sequence[Sequence[float]]
"""For each seat the figures of a state, in the order of their names; see `values`."""

STYLES = ("bold", "careful", "greedy", "spiteful")


class Manner(NamedTuple):
    """A style, as weights. A plain mind wants its share of the win and nothing else."""

    edge: float = 1.0
    """The power to which that share is raised. Above 1 it is dared for all or nothing; below 1 it is dreaded to be left
    with little."""
    place: float = 0.0
    """How much, from 0 to 1, it is wanted to stand before each rival, instead of before all."""
    pull: float = 0.0
    """How much, from 0 to 1, the figures that follow count instead of all that."""
    own: Mapping[str, float] = {}
    """What figures of one's own are worth; names and units are those of `values/<game>.py`."""
    theirs: Mapping[str, float] = {}
    """The same for the figures of the rival who is ahead."""
    likes: Mapping[str, float] = {}
    """What is added to the squire's rating, in its unit, for each of these words that the answer has when it is written
    down (`Game.pack`). Who thinks ahead takes each unit for so much (`FANCY`) of a win."""


class Character(NamedTuple):
    """Somebody with a style."""

    name: str
    """As the table says it; each language may have its own."""
    manner: Manner


BOLD = Manner(edge=3.0)
CAREFUL = Manner(edge=0.6, place=0.5)

CHARACTERS: Mapping[str, Mapping[str, Character]] = {
    "academy": {
        "bold": Character("Tristan", BOLD._replace(likes={"quests": 2.5, "king": 2.5})),
        "careful": Character("Lucan", CAREFUL._replace(likes={"education": 2.5, "gallantry": 2.5})),
        "greedy": Character("Agravain", Manner(
            pull=0.5, own={"points": 0.25}, likes={"jousts": 2.5, "tournaments": 2.5})),
        "spiteful": Character("Mordred", Manner(pull=0.5, theirs={"points": -0.25}, likes={"charity": 2.5})),
    },
    "grail": {
        "bold": Character("Percival", BOLD._replace(likes={"unicorn": 2.0, "princess": 2.0})),
        "careful": Character("Bedivere", CAREFUL._replace(likes={"fairy": 3.0, "horse": 2.0})),
        "greedy": Character("Sagramore", Manner(
            pull=0.5, own={"spear": 1.0, "more spears": 3.0, "seal": 0.5}, likes={"smith": 4.0})),
        "spiteful": Character("Meleagant", Manner(
            pull=0.5, theirs={"spaces": -3.0, "held": 2.0}, likes={"witch": 3.0, "wizard": 3.0, "push": 2.0})),
    },
    "histrio": {
        "bold": Character("Scaramouche", BOLD._replace(
            likes={"tightrope": 1.5, "horse": 1.5, "fire_eater": 1.5, "court": 1.0})),
        "careful": Character("Pierrot", CAREFUL._replace(likes={"done": 3.0})),
        "greedy": Character("Pantalone", Manner(pull=0.5, own={"money": 1.0}, likes={"keep_all": 2.0})),
        "spiteful": Character("Brighella", Manner(
            pull=0.5, theirs={"money": -1.5, "prospects": -1.0}, likes={"ox": 3.0, "strongman": 2.0})),
    },
    "nobles": {
        "bold": Character("La Hire", BOLD._replace(likes={"challenge": 1.0})),
        "careful": Character("Pallas", CAREFUL._replace(likes={"challenge": -1.0, "arm": 0.5})),
        "greedy": Character("Caesar", Manner(
            pull=0.3, own={"coins to 2": 1.0, "coins to 5": 2.0, "coins": 2.0},
            likes={"tithe": 1.1, "buy-noble": -3.0})),
        "spiteful": Character("Judith", Manner(
            pull=0.5, theirs={"bears": -1.5}, likes={"challenge": 0.5, "lay": 0.5})),
    },
}  # fmt: skip
"""By game and style: who it is."""
FANCY = 0.02
"""What who thinks ahead would give of his share of the win for an answer that he likes by 1."""
AGAINST = frozenset({"curse"})
"""Kinds of answers that turn against what they name: who likes to have the smith does not curse him for it."""


def all_characters() -> list[Character]:
    """Those of every game."""
    return [character for of_game in CHARACTERS.values() for character in of_game.values()]


def liked(game: str) -> frozenset[str]:
    """The words for which somebody has a liking in this game, or the contrary."""
    return frozenset(word for each in CHARACTERS[game].values() for word in each.manner.likes)


class Heart:
    """What somebody with this manner, on this seat, feels about states; gain is measured from `usual`
    figures, such as those that the first game in thought came to."""

    def __init__(self, manner: Manner, names: Sequence[str], seat: int, usual: Rows) -> None:
        self._manner, self._seat, self._usual = manner, seat, usual
        self._own = _weighed(manner.own, names)
        self._theirs = _weighed(manner.theirs, names)

    def feels(self, rows: Rows, shares: Sequence[float]) -> float:
        """How glad he is of a state with these figures and these shares of the win: from 0 to 1."""
        manner, seat, usual = self._manner, self._seat, self._usual
        mine, rivals = shares[seat], [other for other in range(len(shares)) if other != seat]
        beaten = sum([_before(mine, shares[each]) for each in rivals]) / len(rivals)
        won = ((1 - manner.place) * mine + manner.place * beaten) ** manner.edge
        if not manner.pull:
            return won
        ahead = max(rivals, key=shares.__getitem__)
        gain = self._own(rows[seat]) - self._own(usual[seat]) + self._theirs(rows[ahead]) - self._theirs(usual[ahead])
        return (1 - manner.pull) * won + manner.pull / (1 + exp(-gain))


def _before(mine: float, other: float) -> float:
    """How likely it is to stand before one rival."""
    return mine / (mine + other) if mine + other else 0.5


def _weighed(weights: Mapping[str, float], names: Sequence[str]) -> Callable[[Sequence[float]], float]:
    """The sum of the figures with these names, each times its weight."""
    at = [(names.index(name), weight) for name, weight in weights.items()]
    return lambda row: sum([weight * row[place] for place, weight in at])
