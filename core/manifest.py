"""The manifest of a game: what is known of it before its rules are loaded.

Knows: what lobbies and shelves say of every game.
Must not know: any one game, its rules, its bots or its board; each of those has its own part beside its code.
"""

from __future__ import annotations

import msgspec


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it introduces itself: `MANIFEST` in the `__init__.py` of the package with its rules.

    Loading it must load nothing else of the game: the program reads all manifests when it starts.
    """

    id: str
    """The name of the game in commands, files and messages: small letters, digits and `_`."""
    seats: range
    """The numbers of players it can be played with."""
    minutes: int
    """About how long a game takes among people."""
    languages: tuple[str, ...] = ("en",)
    """The languages of its texts. Readers of other languages get English, or else the first of these."""
