"""Words: every text of the program in the reader's language, and people's names set into it in their colours.

Knows: the .ftl files, Fluent.
Must not know: games, screens.

A player's name goes into a sentence as one character of the private use area, which no text from outside can
hold (the wire takes them out); `Words.rich` then sets the name in its colour. So no name is ever markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentLocalization, FluentResourceLoader
from rich.text import Text

from .palette import seat_style

LOCALES = Path(__file__).parent / "locale"
FIRST_MARK = 0xE000


def mark(seat: int) -> str:
    """The character that stands for a player's name."""
    return chr(FIRST_MARK + seat)


def letter(seat: int) -> str:
    """The letter a player has on the boards."""
    return "ABCDEFGH"[seat]


class Words:
    """The texts of one language; what is missing there is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._loader = FluentResourceLoader(str(LOCALES / "{locale}"))
        self._books: dict[str, FluentLocalization] = {}

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of `key`. The part of the key before the first hyphen names its file."""
        return self._book(key.partition("-")[0]).format_value(key, args)

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self(key) != key

    def _book(self, name: str) -> FluentLocalization:
        if name not in self._books:
            locales = list(dict.fromkeys((self.language, "en")))
            locales = [each for each in locales if (LOCALES / each / f"{name}.ftl").exists()]
            self._books[name] = FluentLocalization(
                locales or ["en"], [f"{name}.ftl"], self._loader, use_isolating=False
            )
        return self._books[name]


def rich(text: str, names: Sequence[str], style: str = "") -> Text:
    """The text with every player's mark replaced by his name, in his colour."""
    result = Text(style=style, end="")
    for character in text:
        seat = ord(character) - FIRST_MARK
        if 0 <= seat < len(names):
            result.append(names[seat], seat_style(seat))
        else:
            result.append(character)
    return result


def plain(text: str, names: Sequence[str]) -> str:
    """The text with the names set in, without colours."""
    return rich(text, names).plain
