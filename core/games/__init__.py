"""The games of the table, by id: those of this tree and those of installed packages, found in one way.

Knows: which packages list a game, their manifests, and where a game's part for each room lies.
Must not know: what a manifest or a part says.

A package lists its game as an entry point of the group `round_table.games`. Whatever is wrong with an installed game
is said in a sentence (`broken`), and the game is left out: it never ends the program. A game is loaded when it is
first asked for, but an installed one at once, to find out whether it can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from core.contract import Game
from core.manifest import Manifest
from core.sentence import Sentence

from .installed import Listed, installed

OURS = tuple(Listed(id, f"{__name__}.{id}") for id in ("academy", "grail", "nobles", "histrio"))
"""The games of this tree, in the order in which lobbies offer them; installed ones follow."""
ID = re.compile(r"[a-z][a-z0-9_]{1,23}")


class Registry(NamedTuple):
    """The games that were found."""

    manifests: dict[str, Manifest]
    packages: dict[str, str]
    """The package of each game's rules."""
    broken: dict[str, Sentence]
    """What is wrong with installed games, by id: the whole game, or one of its parts."""


@cache
def registry() -> Registry:
    """The games of this tree and of all installed packages; found once."""
    return registered(installed())


def registered(others: Iterable[Listed]) -> Registry:
    """The registry of our games and these others."""
    found = Registry({}, {}, {})
    for listed in OURS:
        _add(found, listed)
    for listed in others:
        try:
            _check(found, listed)
            _add(found, listed)
        except (Exception, SystemExit) as error:  # whatever a stranger's package does as it is loaded
            found.broken[listed.id] = cannot_load(listed.id, listed.package, error)
    return found


def cannot_load(id: str, package: str, error: BaseException) -> Sentence:
    """A sentence on a game that was left out, for whoever installed it."""
    text = "The installed game {game} ({package}) cannot be used: {why}."
    why = f"{type(error).__name__}: {error}".strip(" :.")[:200]
    return Sentence("game-broken", text, game=id[:24], package=package[:80], why=why)


def _add(found: Registry, listed: Listed) -> None:
    manifest = import_module(listed.package).MANIFEST
    found.manifests[listed.id], found.packages[listed.id] = manifest, listed.package


def _check(found: Registry, listed: Listed) -> None:
    """Raises an error that says what is wrong with an installed game: its manifest, or its rules."""
    if not ID.fullmatch(listed.id):
        raise ValueError("its id is not made of small letters, digits and _")
    if listed.id in found.manifests:
        raise ValueError("there is another game of this id")
    manifest, rules = import_module(listed.package).MANIFEST, import_module(f"{listed.package}.game").GAME
    if not isinstance(manifest, Manifest) or not isinstance(rules, Game):
        raise TypeError("MANIFEST is no Manifest, or GAME no Game")
    if not manifest.id == rules.id == listed.id:
        raise ValueError(f"its manifest calls it {manifest.id}, its rules {rules.id}")
    if not manifest.seats or not manifest.languages:
        raise ValueError("its manifest has no seats or no languages")
    assert rules.fingerprint


def manifest(id: str) -> Manifest:
    """The manifest of one game. Raises LookupError with a sentence for an unknown id."""
    found = registry().manifests
    if id not in found:
        raise LookupError(f"There is no game called {id!r:.40}; there are {', '.join(found)}.")
    return found[id]


@cache
def game(id: str) -> Game[Any]:
    """The rules of one game. Raises LookupError with a sentence for an unknown id."""
    manifest(id)
    return import_module(f"{registry().packages[id]}.game").GAME


def all_games() -> tuple[Game[Any], ...]:
    """Returns all games, in the order of `IDS`."""
    return tuple(game(id) for id in registry().manifests)


def is_ours(id: str) -> bool:
    """True for a game of this tree; False for one of an installed package."""
    return Listed(id, registry().packages[manifest(id).id]) in OURS


def broken() -> tuple[Sentence, ...]:
    """What is wrong with installed games, as far as they have been loaded."""
    return tuple(registry().broken.values())


def package_of(id: str, room: str, ours: str) -> str:
    """The package with a game's part for a room (its bots, its board): for a game of this tree it is `<ours>.<id>`, and
    for an installed one `<package>.<room>`."""
    return f"{ours}.{id}" if is_ours(id) else f"{registry().packages[id]}.{room}"


def part(id: str, package: str, module: str = "") -> ModuleType | None:
    """A module of a game's package for a room, or the package itself; None if there is none.

    An installed module that cannot be loaded is none, and is named among those that are `broken`.
    """
    name = f"{package}.{module}" if module else package
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and f"{name}.".startswith(f"{error.name}."):
            return None
        _note(id, name, error)
    except (Exception, SystemExit) as error:
        _note(id, name, error)
    return None


def _note(id: str, name: str, error: BaseException) -> None:
    """Notes what is wrong with a part of an installed game. Raises the error again if the game is ours."""
    if is_ours(id):
        raise error
    registry().broken[id] = cannot_load(id, name, error)


def __getattr__(name: str) -> Any:
    """`IDS`: every game, in the order in which lobbies offer them. `SEATS`: for how many players each is."""
    seats: Mapping[str, range] = {id: each.seats for id, each in registry().manifests.items()}
    if name == "IDS":
        return tuple(seats)
    if name == "SEATS":
        return seats
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
