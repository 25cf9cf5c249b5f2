"""The unfinished games of this machine, worded: which game, with whom, and where it stands.

Knows: the journal, boards that speak, texts.
Must not know: screens, how a game is resumed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import core
from tui.text.words import Words, plain

if TYPE_CHECKING:
    from netplay.journal.entry import Entry
    from netplay.journal.journal import Journal

PARTS = "   "
"""Stands between the parts of a board's title."""


def game_name(words: Words, game: str) -> str:
    """Returns the name of a game; one that is not known here as it is written."""
    return words(f"{game}-name") if words.has(f"{game}-name") else game


def others(words: Words, entry: Entry, person: str) -> str:
    """Returns the names of the other players."""
    names = [words.called(name, entry.players) for name in entry.players]
    return ", ".join(name for name, raw in zip(names, entry.players, strict=True) if raw != person)


def called(words: Words, entry: Entry, person: str) -> str:
    """Returns a game and with whom it is played."""
    return words(
        "home-unfinished", game=game_name(words, entry.game), others=words.verbatim(others(words, entry, person))
    )


def standing(words: Words, journal: Journal, entry: Entry) -> str:
    """Returns how far a game has come, such as "round 3", as every spectator sees it; empty if that cannot be read.

    Loads what plays games, which takes a moment.
    """
    from netplay.game.saved import CannotResume
    from netplay.journal.schema import NotSaved
    from tui.boards import View, board

    try:
        saved = journal.read(entry.id).play
        dealer = saved.replayed() if saved is not None else None
    except (CannotResume, NotSaved):
        return ""
    if dealer is None:
        return ""
    names = [words.called(name, entry.players) for name in entry.players]
    seen = core.mask(dealer.game, dealer.state, None)
    view = View(dealer.game, None, seen, (), words, names, ascii_only=words.ascii_only)
    return plain(board(dealer.game.id).title(view).split(PARTS)[0], names)
