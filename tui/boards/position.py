"""A position read off its state, for boards and texts that know nothing of the game: which piles lie in the middle,
which before each player, which figures each has.

Knows: how a state is written: piles, and fields that have one entry for each player.
Must not know: any one game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import core

POINTS = ("points", "scores", "score", "coins", "money")
"""Names of figures that count as points where a game does not say which do, the likeliest first."""
PARTS = ("round", "turn", "trick", "hand_number")
"""Names of figures that count the parts of a game, likewise."""
LEFT_OUT = frozenset({"options", "asked", "todo"})


class Position(NamedTuple):
    """The parts of a position, each by the name of its field."""

    piles: dict[str, core.Pile]
    """Piles of nobody."""
    held: dict[str, Sequence[core.Pile]]
    """Piles of which each player has one, by seat."""
    figures: dict[str, Sequence[int]]
    """Numbers of which each player has one, by seat."""
    counts: dict[str, int]
    """Numbers of nobody, such as the round."""

    @property
    def points(self) -> Sequence[int] | None:
        """Each player's points so far; None if none of the figures is called so."""
        return next((self.figures[name] for name in POINTS if name in self.figures), None)

    @property
    def part(self) -> int:
        """The number of the part of the game; 1 where none is counted."""
        return next((self.counts[name] for name in PARTS if name in self.counts), 1)


def position_of(game: core.Game[Any], state: Any) -> Position:
    """Reads a position off a state."""
    players, found = game.players(state), Position({}, {}, {}, {})
    for name, value in _fields(game, state):
        if isinstance(value, core.Pile):
            found.piles[name] = value
        elif isinstance(value, int) and not isinstance(value, bool):
            found.counts[name] = value
        elif isinstance(value, (list, tuple)) and len(value) == players:
            _sort(found, name, value)
    return found


def _fields(game: core.Game[Any], state: Any) -> Iterator[tuple[str, Any]]:
    hidden = LEFT_OUT | game.bookkeeping
    yield from ((name, getattr(state, name)) for name in state.__struct_fields__ if name not in hidden)


def _sort(found: Position, name: str, values: Sequence[Any]) -> None:
    """Takes in a field with one entry for each player."""
    if all(isinstance(each, core.Pile) for each in values):
        found.held[name] = values
    elif all(type(each) is int for each in values):
        found.figures[name] = values
