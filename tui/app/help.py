"""The help: keys, and each game's signs, rules and rulings.

Knows: the games' rulings, words.
Must not know: screens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

import core
from tui.draw.styles import style
from tui.text.words import Words
from tui.text.wrap import KeyList


def help_text(words: Words, game_ids: Iterable[str]) -> KeyList:
    """Returns the keys, then the rules of these games."""
    body = Text(words("table-help"))
    for game_id in game_ids:
        body.append_text(_rules(words, core.game(game_id)))
    return KeyList(body)


def _rules(words: Words, game: core.Game[Any]) -> Text:
    text = Text("\n\n").append(words(f"{game.id}-name").upper(), style("gold bold"))
    text.append("\n" + words(f"{game.id}-signs") + "\n\n" + words(f"{game.id}-help"))
    text.append("\n\n" + words("table-rulings"), "bold")
    for ruling in game.rulings:
        text.append(f"\n[{ruling[0]} {ruling[1:]}] ", style("gold")).append(words(f"{game.id}-{ruling}"))
    return text
