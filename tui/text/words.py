"""The texts of the program in the player's language, and players' names in their colours.

Knows: the texts of files, Fluent, the sentences of the layers below, the keys and signs that a text may name.
Must not know: games, screens.

A player's name goes into a sentence as one character of the private use area, which no text from outside can
hold (the wire takes them out); `Words.rich` then sets the name in its colour. So no name is ever markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from core import Sentence
from netplay.invocation import command
from tui.draw.signs import SIGNS, glyph
from tui.draw.styles import ASCII, SEATS, seat_style
from tui.draw.styles import style as style_of
from tui.input.keys import Keymap

from . import simple_messages
from .books import files, stand_in
from .elision import is_elided
from .simple_messages import NotSimple, Pattern

if TYPE_CHECKING:
    from .fluent import Bundle

FIRST_MARK, FIRST_INITIAL, FIRST_TINT = 0xE000, 0xE100, 0xE200
END_OF_TINT = chr(0xE2FF)
FIRST_SHADE = 0xE2E0
SHADES = (
    "good bold", "bad", "hearts", "diamonds", "clubs", "spades", "soft-dim", "gold bold", "ink bold under", "dim",
    "faint-ink", "ink bold", "comedy", "tragedy", "acrobat",
)  # fmt: skip
"""Styles that a text may be marked with."""
STAND_INS = re.compile("([\ue000-\ue2ff])")


MANY = 2000
"""Formatted texts in the cache."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
WORD = re.compile(r"[a-zA-Z][\w-]*")
KEY, SIGN = "$key-", "$sign-"
"""The prefixes of variables for keys, such as `{ $key-chat }`, and for signs of the boards, such as
`{ $sign-away }`, which is another one in ASCII."""
PROGRAM = "$program"
"""With this a text names the command that starts this program: `{ $program } join`."""
USUAL = Keymap().signs()
BARE = re.compile(r"(?<=[^\s:;])(?:;|(?<!\b\d)(?<!\b\d\d):)(?=\s|$)")
"""Punctuation that needs a space before it in French. A colon after a number, as of an answer, needs none."""


def mark(seat: int) -> str:
    """Returns the character that stands for a player's name."""
    return chr(FIRST_MARK + seat)


def initial(seat: int) -> str:
    """Returns the character that stands for a player's letter, in their colour."""
    return chr(FIRST_INITIAL + seat)


def tint(seat: int, text: str) -> str:
    """Returns a text marked with the colour of a seat, for pieces that have names of their own."""
    return f"{chr(FIRST_TINT + seat)}{text}{END_OF_TINT}"


def shade(style: str, text: str) -> str:
    """Returns a text marked with one of SHADES."""
    return f"{chr(FIRST_SHADE + SHADES.index(style))}{text}{END_OF_TINT}"


def letter(seat: int) -> str:
    """Returns a player's letter on the boards."""
    return "ABCDEFGH"[seat]


class Words:
    """The texts of one language; a missing one is in English. `keys`: the labels of keys."""

    def __init__(self, language: str, ascii_only: bool = False, keys: Mapping[str, str] = USUAL) -> None:
        self.language, self.ascii_only = language, ascii_only
        self._named = {**keys, **{f"sign-{name}": glyph(name, ascii_only) for name in SIGNS}, "program": command()}
        """The variables of keys and signs, which every text has."""
        self._books: dict[str, list[Book]] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        """The cache of formatted texts: a board needs dozens, mostly the same, whenever the cursor moves."""

    def __call__(self, key: str, /, **args: Any) -> str:
        """Returns the text of a key, whose part before the first hyphen names its file."""
        asked = (key, *args.items())
        if asked not in self._said:
            if len(self._said) >= MANY:
                self._said.clear()
            self._said[asked] = self._text(key, args)
        return self._said[asked]

    def _text(self, key: str, args: dict[str, Any]) -> str:
        for book in self._book(key):
            text = book.text(key, {**self._named, **args} if book.names(key) else args)
            if text is not None:
                return self.shown(text)
        plain_key = stand_in(key)
        return self._text(plain_key, args) if plain_key and self.has(plain_key) else key

    def sentence(self, text: str) -> str:
        """Returns a sentence of the layers below in the player's language; any other text unchanged."""
        key = f"table-no-{text.code}" if isinstance(text, Sentence) else ""
        if not (isinstance(text, Sentence) and self.has(key)):
            return self.verbatim(text)
        return self(key, **{each: self.verbatim(of) if isinstance(of, str) else of for each, of in text.args.items()})

    def verbatim(self, text: str) -> str:
        """Returns a text from outside, such as a name, to be set into a text unchanged."""
        return str(text)

    def spaced(self, text: str) -> str:
        """Returns a composed text with the non-breaking spaces of French punctuation."""
        return BARE.sub("\u00a0\\g<0>", text) if self.language == "fr" else text

    def shown(self, text: str) -> str:
        """Returns a composed text, in ASCII if only that is shown."""
        return text.translate(ASCII) if self.ascii_only else text

    def key(self, command: str) -> str:
        """Returns the label of a command's key."""
        return self._named[f"key-{command}"]

    def duration(self, seconds: int) -> str:
        """Returns a time in minutes if it is a whole number of them, else in seconds."""
        whole = seconds >= 60 and not seconds % 60
        return self("table-time-minutes", count=seconds // 60) if whole else self("table-time-seconds", count=seconds)

    def called(self, name: str, among: Iterable[str] = ()) -> str:
        """Returns a name as it is shown. Names of bots, which may have a Roman number, are translated, unless a name
        `among` those present is the same."""
        first, _, number = name.rpartition(" ")
        who, number = (first, f" {number}") if first and not number.strip("IVX") else (name, "")
        key = f"table-bot-{who.replace(' ', '')}"
        said = self(key) + number if self.has(key) else name
        return name if said.casefold() in map(str.casefold, among) else said

    def has(self, key: str) -> bool:
        """True if there is such a text."""
        return any(book.has(key) for book in self._book(key))

    def has_own(self, key: str) -> bool:
        """True if the reader's own language has this text, not only another one."""
        return any(book.language == self.language and book.has(key) for book in self._book(key))

    def _book(self, key: str) -> list[Book]:
        """Returns the texts in which a key may be: in the player's language, then in English."""
        name = "-".join(key.split("-", 2)[:2])
        if name not in self._books:
            self._books[name] = [_book(language, path) for language, path in files(key, self.language).items()]
        return self._books[name]


class Book:
    """The texts of one file. Fluent takes a tenth of a second to read a file, so each message is read when it is
    needed, and a simple one without Fluent."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        starts = [*MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._sources = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._unread = dict(self._sources)
        self._simple: dict[str, Pattern | None] = {}
        """The simple messages that were needed so far; None for any other."""
        self._bundle: Bundle | None = None

    def has(self, key: str) -> bool:
        """True if there is such a text."""
        return key in self._sources

    def names(self, key: str) -> bool:
        """True if this text names a key, a sign or the program."""
        return any(each in self._sources.get(key, "") for each in (KEY, SIGN, PROGRAM))

    def text(self, key: str, args: dict[str, Any]) -> str | None:
        """Returns a formatted text; None if there is no such text."""
        if key not in self._sources:
            return None
        said = self.plain(key, args)
        return self._said(key, args) if said is None else said

    def plain(self, key: str, args: dict[str, Any]) -> str | None:
        """Formats a simple message whose variables are words and small numbers; None for any other message."""
        pattern = self._pattern(key)
        if pattern is None:
            return None
        try:
            return simple_messages.formatted(pattern, args, self.language, self._pattern)
        except NotSimple:
            return None

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._simple:
            self._simple[key] = simple_messages.parsed(self._sources[key]) if key in self._sources else None
        return self._simple[key]

    def _said(self, key: str, args: dict[str, Any]) -> str | None:
        if self._bundle is None:
            from .fluent import Bundle

            self._bundle = Bundle(self.language)
        self._read(key, self._bundle)
        return self._bundle.said(key, args)

    def _read(self, key: str, bundle: Bundle) -> None:
        """Reads a message and those that it may refer to."""
        message = self._unread.pop(key, None)
        if message is not None:
            bundle.read(message)
            for word in set(WORD.findall(message)) & self._unread.keys():
                self._read(word, bundle)


@cache
def _book(language: str, path: Path) -> Book:
    """Returns the texts of a file, read once."""
    return Book(language, path.read_text(encoding="utf-8"))


def rich(text: str, names: Sequence[str], style: str = "") -> Text:
    """Returns the text with its tints, and each player's mark replaced by their name or letter in their colour."""
    result = Text(style=style, end="")
    colour = None
    for piece in STAND_INS.split(text):
        code = ord(piece) if len(piece) == 1 else 0
        if 0 <= (seat := code - FIRST_MARK) < len(names):
            _append_name(result, names[seat], seat_style(seat))
        elif 0 <= (seat := code - FIRST_INITIAL) < len(names):
            result.append(letter(seat), seat_style(seat))
        elif 0 <= (seat := code - FIRST_TINT) < len(SEATS):
            colour = seat_style(seat)
        elif 0 <= (at := code - FIRST_SHADE) < len(SHADES):
            colour = style_of(SHADES[at])
        elif piece == END_OF_TINT:
            colour = None
        else:
            result.append(piece, colour)
    return result


def _append_name(text: Text, name: str, style: Style) -> None:
    """Appends a name; a French word before it loses its vowel where one must."""
    if is_elided(text.plain, name):
        text.right_crop(len("e "))
        text.append("’")
    text.append(name, style)


def plain(text: str, names: Sequence[str]) -> str:
    """Returns the text with the names, without colours."""
    return rich(text, names).plain
