"""The look of a game before it is played: what of it stands on boxes and in lists, and which moment shows it best.

Knows: names of pictures and colours, numbers of players.
Must not know: any one game, or where its look is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import core
from tui.draw.signs import Sign
from tui.text.words import Words


class Moment(NamedTuple):
    """The moment of a game at which its board is worth a picture."""

    players: int
    seed: int
    when: Callable[[Any], bool]
    """True of the state at this moment."""


class Film(NamedTuple):
    """The part of a game that the documents show as a moving picture."""

    players: int
    seed: int
    size: tuple[int, int]
    """Columns and rows of the board."""
    first: str
    """The event with which it begins, the last of its kind."""
    last: str
    """The event with which it ends."""


class Look(NamedTuple):
    """The look of a game: `LOOK` in the `__init__.py` of the package with its board. All of it may be left out."""

    picture: str = "hourglass"
    """The picture on its box, by name: `python -m tui.draw` shows all there are."""
    colour: str = "gold"
    """The colour of the box and of the picture."""
    moment: Moment | None = None
    """What the documents show. None: the first question of a game with the most players."""
    signs: Mapping[str, Sign] = {}
    """Signs for things that only this game has; texts name them as `{ $sign-<name> }`."""
    film: Film | None = None
    """What they show moving; None: nothing."""
    won: tuple[str, str] | None = None
    """The picture beside the winner's name, and its colour; None: the same as on the box."""


def players_of(words: Words, game: str) -> str:
    """For how many players a game is."""
    seats = core.SEATS[game]
    return words("table-box-players", players=f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]))
