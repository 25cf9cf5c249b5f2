"""Words: every text of the program in the reader's language, and people's names set into it in their colours.

Knows: the .ftl files, Fluent, and the sentences that the layers below say.
Must not know: games, screens.

A player's name goes into a sentence as one character of the private use area, which no text from outside can
hold (the wire takes them out); `Words.rich` then sets the name in its colour. So no name is ever markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from core import Sentence

from .palette import ASCII, SEATS, seat_style

LOCALES = Path(__file__).parent / "locale"
FIRST_MARK, FIRST_INITIAL, FIRST_TINT = 0xE000, 0xE100, 0xE200
END_OF_TINT = chr(0xE2FF)


def mark(seat: int) -> str:
    """The character that stands for a player's name."""
    return chr(FIRST_MARK + seat)


def initial(seat: int) -> str:
    """The character that stands for a player's letter, in his colour."""
    return chr(FIRST_INITIAL + seat)


def tint(seat: int, text: str) -> str:
    """A text in the colour of a seat: for pieces that belong to a player, or to nobody, and have names of their own."""
    return f"{chr(FIRST_TINT + seat)}{text}{END_OF_TINT}"


def letter(seat: int) -> str:
    """The letter a player has on the boards."""
    return "ABCDEFGH"[seat]


class Words:
    """The texts of one language; what is missing there is said in English."""

    def __init__(self, language: str, ascii_only: bool = False) -> None:
        self.language, self.ascii_only = language, ascii_only
        self._books: dict[str, list[FluentBundle]] = {}
        self._plain: dict[str, str] = {}
        """Texts that take no arguments: a board asks for dozens of them whenever the cursor moves."""

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of `key`. The part of the key before the first hyphen names its file."""
        if args:
            return self._text(key, args)
        if key not in self._plain:
            self._plain[key] = self._text(key, args)
        return self._plain[key]

    def _text(self, key: str, args: dict[str, Any]) -> str:
        for bundle in self._book(key.partition("-")[0]):
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text = str(bundle.format_pattern(pattern, args)[0])
                    return text.translate(ASCII) if self.ascii_only else text
        return key

    def sentence(self, text: str) -> str:
        """A sentence from below the screens, in the reader's language; what is none of ours stays as it is."""
        key = f"table-no-{text.code}" if isinstance(text, Sentence) else ""
        return self(key, **text.args) if isinstance(text, Sentence) and self.has(key) else str(text)

    def called(self, name: str) -> str:
        """Somebody's name. Bots are sent by names that nobody else may take; each language has its own for them."""
        key = f"table-bot-{name}"
        return self(key) if self.has(key) else name

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(bundle.has_message(key) for bundle in self._book(key.partition("-")[0]))

    def _book(self, name: str) -> list[FluentBundle]:
        """The texts of a file: in the reader's language, then in English."""
        if name not in self._books:
            paths = {each: LOCALES / each / f"{name}.ftl" for each in (self.language, "en")}
            self._books[name] = [_bundle(language, path) for language, path in paths.items() if path.exists()]
        return self._books[name]


@cache
def _bundle(language: str, path: Path) -> FluentBundle:
    """The texts of one file. They are read once: reading one takes as long as painting a screen."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def rich(text: str, names: Sequence[str], style: str = "") -> Text:
    """The text with every player's mark replaced by his name or letter, in his colour, and every tint by its colour."""
    result = Text(style=style, end="")
    colour = None
    for character in text:
        seat = ord(character) - FIRST_MARK
        if 0 <= seat < len(names):
            result.append(names[seat], seat_style(seat))
        elif 0 <= (seat := ord(character) - FIRST_INITIAL) < len(names):
            result.append(letter(seat), seat_style(seat))
        elif 0 <= (seat := ord(character) - FIRST_TINT) < len(SEATS):
            colour = seat_style(seat)
        elif character == END_OF_TINT:
            colour = None
        else:
            result.append(character, colour)
    return result


def plain(text: str, names: Sequence[str]) -> str:
    """The text with the names set in, without colours."""
    return rich(text, names).plain
