"""The manifest of a game's bots: what of a game concerns its bots, and is no code.

Knows: what bots, lab and `scripts/learn` read of every game.
Must not know: any one game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .styles import Character


class Kind(NamedTuple):
    """A kind of game that gets weights of its own."""

    key: str
    """The number of players, with the variant of the game's `values` behind it if there is one ("2-karadoc")."""
    players: int
    options: dict[str, Any]


class Bots(NamedTuple):
    """The bots of a game: `BOTS` in the `__init__.py` of the package with their code. All of it may be left out."""

    version: int
    """Raised whenever a bot that answers at once decides otherwise than recorded."""
    characters: Mapping[str, Character] = {}
    """By style. Without them the characters are those of `styles.PLAIN`."""
    kinds: tuple[Kind, ...] = ()
    """The kinds that weights are learnt for. Without them: one for each number of players."""
    kept_options: tuple[str, ...] = ()
    """The options that distinguish kinds: games of a kind are learnt from with these as they are."""
    nets: Mapping[str, int] = {}
    """The strengths that judge by a net, and for how many players it was learnt. The module `net_inputs` says whether
    the options fit, too."""
    policy_players: int = 0
    """The number of players that the opponent policy (module `policies`) was learnt for; 0: there is none."""
    likelihoods: bool = False
    """True if the module `likelihood` rates imagined worlds by others' secret choices."""
