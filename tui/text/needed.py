"""The texts that a game needs, and which of them are missing: for whoever writes a game or translates it.

Knows: the source of a game's rules: what it says, why it refuses, what it asks and offers.
Must not know: any one game, or what a text says.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import core
from core.games import package_of, part, registry

from .books import files
from .words import Words

ALWAYS = ("name", "blurb", "signs", "first-won", "first-round", "first-mind", "curve", "part")
"""What the program says of every game."""


def needed(id: str) -> dict[str, list[str]]:
    """The keys of the texts that a game needs, by what they are for."""
    game, tree = core.game(id), [ast.parse(source) for source in sources(id)]
    return {
        "the game": [*(f"{id}-{name}" for name in ALWAYS), f"rules-{id}-aim"],
        "the log": [f"{id}-log-{key}" for key in said(tree) if key not in _silent(id)],
        "reasons": [f"{id}-why-{key}" for key in reasons(id)],
        "options": list(_options(game)),
        "rulings": [f"{id}-{ruling}" for ruling in game.rulings],
        **(_plain(game) if _is_plain(id) else {}),
    }


def missing(id: str, language: str) -> list[str]:
    """Those that are not there in a language itself."""
    keys, words = (key for keys in needed(id).values() for key in keys), Words(language)
    return [key for key in keys if not (language in files(key, language) and words.has_own(key))]


def sources(id: str) -> Iterator[str]:
    """The text of each module of a game's rules, without its tests, bots and board."""
    package = importlib.import_module(registry().packages[id])
    rooms = tuple(f"{package.__name__}.{room}" for room in ("bots", "board", "tests"))
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.", onerror=lambda name: None):
        if not module.name.startswith(rooms):
            yield inspect.getsource(importlib.import_module(module.name))


def said(trees: Sequence[ast.AST]) -> list[str]:
    """The keys of the lines that rules say, in alphabetical order."""
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    named = (call.args[0] for call in calls if getattr(call.func, "attr", "") == "say" and call.args)
    return sorted({str(word) for key in named for word in _words(key)})


def _words(key: ast.AST) -> Iterator[object]:
    """The texts that a key can be: itself, or one of two (`"jumps" if leads else "no_jump"`)."""
    if isinstance(key, ast.Constant):
        yield key.value
    elif isinstance(key, ast.IfExp):
        yield from (*_words(key.body), *_words(key.orelse))


def reasons(id: str) -> Sequence[str]:
    """The reasons for which the rules refuse answers, as the game lists them for the laws."""
    listed: Mapping[str, Any] = getattr(part(id, package_of(id, "tests", "tests.games"), "truths"), "REASONS", {})
    return list(listed)


def _options(game: core.Game[Any]) -> Iterator[str]:
    for choice in game.choices:
        yield from (f"{game.id}-option-{choice.name}", f"{game.id}-about-{choice.name}")
        yield from (f"{game.id}-value-{value}" for value in choice.values if isinstance(value, str))


def _plain(game: core.Game[Any]) -> dict[str, list[str]]:
    """What a plain board says of a game, though it has words of its own for all of it."""
    actions = get_args(game.actions) or (game.actions,)
    asked = list(game.answers) if isinstance(game, core.AskingGame) else []
    fields = [name for name in game.state.__struct_fields__ if name not in ("options", *game.bookkeeping)]
    return {
        "questions": [f"{game.id}-ask-{each}" for each in asked],
        "answers": [f"{game.id}-answer-{action.__struct_config__.tag}" for action in actions],
        "the table": [f"{game.id}-title", *(f"{game.id}-field-{name}" for name in fields if not _unseen(game, name))],
    }


def _unseen(game: core.Game[Any], name: str) -> bool:
    """True for a field that no plain board shows: neither piles nor numbers."""
    hint = str(game.state.__annotations__.get(name, ""))
    return not ("Pile" in hint or hint in ("int", "list[int]"))


def _is_plain(id: str) -> bool:
    from tui.boards import board
    from tui.boards.plain import PlainTexts

    return isinstance(board(id), PlainTexts)


def _silent(id: str) -> frozenset[str]:
    from tui.boards import board

    return board(id).silent
