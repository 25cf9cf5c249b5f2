"""Grail Cup on the screen: the short texts that a board is full of, each put together once.

Knows: texts of this game whose arguments have few values: allies, places, spaces and their kinds, counts.
Must not know: names of players, or what the texts are for.
"""

from __future__ import annotations

from functools import lru_cache

from core.games.grail.path import kinds
from core.games.grail.state import State
from tui.boards.view import View
from tui.text.words import Words


def said(view: View, key: str, **args: str | int) -> str:
    """A text of this game: a drawing asks for dozens of them, whenever the cursor moves."""
    return _said(view.words, key, tuple(args.items()))


@lru_cache(1024)
def _said(words: Words, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return words(f"grail-{key}", **dict(args))


def kind_of(state: State, space: int) -> str:
    """The kind of a space as texts name it."""
    found = [kind for kind in kinds(state, space) if kind != "start"]
    return "finish" if "finish" in found else "-".join(sorted(found)) or "plain"
