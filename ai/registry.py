"""Where the bots of a game are: their manifest, their modules and their files, found by the game's id.

Knows: where games of this tree have their bots (`ai.games.<id>`), and installed ones (`<package>.bots`).
Must not know: what a module does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType

import core
from core.games import package_of, part, registry

from .manifest import Bots, Kind
from .styles import PLAIN, Character

OURS = f"{__package__}.games"
NO_BOTS = Bots(version=0)
"""Of a game without bots of its own: squires answer at random, and knights play imagined games to their end."""


@cache
def bots(game_id: str) -> Bots:
    """The manifest of a game's bots, with all that follows where nothing is given."""
    package = part(game_id, package_of(game_id, "bots", OURS))
    found: Bots = getattr(package, "BOTS", NO_BOTS)
    kinds = tuple(Kind(str(players), players, {}) for players in core.SEATS[game_id])
    return found._replace(characters={**PLAIN, **found.characters}, kinds=found.kinds or kinds)


def all_characters() -> list[Character]:
    """The characters of every game, each once."""
    return list({each.name: each for id in core.IDS for each in bots(id).characters.values()}.values())


def bonus_words(game_id: str) -> frozenset[str]:
    """The words for which some character of this game has a bonus or a malus."""
    return frozenset(word for each in bots(game_id).characters.values() for word in each.style.bonuses)


def module(game_id: str, name: str) -> ModuleType | None:
    """A module of a game's bots; None if it has none of this name."""
    return part(game_id, package_of(game_id, "bots", OURS), name)


def needed(game_id: str, name: str) -> ModuleType:
    """A module of a game's bots that its manifest announces. Raises LookupError if there is none."""
    found = module(game_id, name)
    if found is None:
        raise LookupError(f"The bots of {game_id} have no module {name}.")
    return found


def folder(game_id: str) -> Path:
    """The folder with the files of a game's bots, such as their weights; that of its rules, if it has no bots."""
    found = part(game_id, package_of(game_id, "bots", OURS)) or part(game_id, registry().packages[game_id])
    return Path(str(getattr(found, "__file__", ""))).parent
