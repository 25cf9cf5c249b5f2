"""Words: every text of the program in the reader's language, and people's names set into it in their colours.

Knows: the .ftl files, Fluent, the sentences that the layers below say, which keys and signs a text may name.
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

from rich.text import Text

from core import Sentence
from netplay.invocation import command
from tui.draw.signs import SIGNS, glyph
from tui.draw.styles import ASCII, SEATS, seat_style
from tui.input.keys import Keymap

if TYPE_CHECKING:
    from .fluent import Bundle

LOCALES = Path(__file__).parents[1] / "locale"
FIRST_MARK, FIRST_INITIAL, FIRST_TINT = 0xE000, 0xE100, 0xE200
END_OF_TINT = chr(0xE2FF)
STAND_INS = re.compile("([\ue000-\ue2ff])")


MANY = 2000
"""Texts that are kept once they were said."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
WORD = re.compile(r"[a-zA-Z][\w-]*")
PLAIN = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ *\$[\w-]+ *\})*?) *(?:\n+(?:#.*\n+)*)?")
"""A message in one row that says no more than its words and what is set into them; then perhaps remarks."""
SET_IN = re.compile(r"\{ *\$([\w-]+) *\}")
KEY, SIGN = "$key-", "$sign-"
"""With these a text names a key, so that it is always the one that does it, `{ $key-chat }`, or shows a sign of the
boards, in ASCII the one that stands for it there: `{ $sign-away }`."""
PROGRAM = "$program"
"""With this a text names the command that starts this program: `{ $program } join`."""
USUAL = Keymap().signs()
BARE = re.compile(r"(?<=[^\s:;])(?:;|(?<!\b\d)(?<!\b\d\d):)(?=\s|$)")
"""Signs without a space before them. Behind a number, as that of an answer, a colon has none."""


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
    """The texts of one language; what is missing there is said in English. `keys`: what keys are called in them."""

    def __init__(self, language: str, ascii_only: bool = False, keys: Mapping[str, str] = USUAL) -> None:
        self.language, self.ascii_only = language, ascii_only
        self._named = {**keys, **{f"sign-{name}": glyph(name, ascii_only) for name in SIGNS}, "program": command()}
        """What texts may name without being given it."""
        self._books: dict[str, list[Book]] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        """What has been said: a board asks for dozens of texts whenever the cursor moves, mostly the same."""

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of `key`. The part of the key before the first hyphen names its file."""
        asked = (key, *args.items())
        if asked not in self._said:
            if len(self._said) >= MANY:
                self._said.clear()
            self._said[asked] = self._text(key, args)
        return self._said[asked]

    def _text(self, key: str, args: dict[str, Any]) -> str:
        for book in self._book(key.partition("-")[0]):
            text = book.text(key, {**self._named, **args} if book.names(key) else args)
            if text is not None:
                return self.shown(text)
        return key

    def sentence(self, text: str) -> str:
        """A sentence from below the screens, in the reader's language; what is none of ours stays as it is."""
        key = f"table-no-{text.code}" if isinstance(text, Sentence) else ""
        if not (isinstance(text, Sentence) and self.has(key)):
            return self.verbatim(text)
        return self(key, **{each: self.verbatim(of) if isinstance(of, str) else of for each, of in text.args.items()})

    def verbatim(self, text: str) -> str:
        """What somebody else has written or typed, such as a name, to be set into a text as it is."""
        return str(text)

    def spaced(self, text: str) -> str:
        """A text that was put together, with the space that French has before some signs, and that does not break."""
        return BARE.sub("\u00a0\\g<0>", text) if self.language == "fr" else text

    def shown(self, text: str) -> str:
        """A text that was put together, in ASCII if it is to be."""
        return text.translate(ASCII) if self.ascii_only else text

    def duration(self, seconds: int) -> str:
        """So much time, in minutes if it is a whole number of them."""
        whole = seconds >= 60 and not seconds % 60
        return self("table-time-minutes", count=seconds // 60) if whole else self("table-time-seconds", count=seconds)

    def called(self, name: str, among: Iterable[str] = ()) -> str:
        """Somebody's name. Bots are sent by names that nobody else may take, sometimes with a number as kings have one;
        each language has its own for them, unless one of these who are there too is called just so."""
        first, _, number = name.rpartition(" ")
        who, number = (first, f" {number}") if first and not number.strip("IVX") else (name, "")
        key = f"table-bot-{who.replace(' ', '')}"
        said = self(key) + number if self.has(key) else name
        return name if said.casefold() in map(str.casefold, among) else said

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(book.has(key) for book in self._book(key.partition("-")[0]))

    def _book(self, name: str) -> list[Book]:
        """The texts of a file: in the reader's language, then in English."""
        if name not in self._books:
            paths = {each: LOCALES / each / f"{name}.ftl" for each in (self.language, "en")}
            self._books[name] = [_book(language, path) for language, path in paths.items() if path.exists()]
        return self._books[name]


class Book:
    """The texts of one file. Fluent takes a tenth of a second to read one; so each message is read when it is said,
    and a plain one without Fluent."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        starts = [*MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._sources = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._unread = dict(self._sources)
        self._bundle: Bundle | None = None

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return key in self._sources

    def names(self, key: str) -> bool:
        """True if this text names a key, a sign or the program."""
        return any(each in self._sources.get(key, "") for each in (KEY, SIGN, PROGRAM))

    def text(self, key: str, args: dict[str, Any]) -> str | None:
        """What it says; None if there is no such text."""
        if key not in self._sources:
            return None
        said = self.plain(key, args)
        return self._said(key, args) if said is None else said

    def plain(self, key: str, args: dict[str, Any]) -> str | None:
        """What a message says in which nothing is set but texts; None if it is another."""
        found = PLAIN.fullmatch(self._sources[key])
        if found is None or not all(isinstance(args.get(name), str) for name in SET_IN.findall(found[1])):
            return None
        return SET_IN.sub(lambda name: args[name[1]], found[1])

    def _said(self, key: str, args: dict[str, Any]) -> str | None:
        if self._bundle is None:
            from .fluent import Bundle

            self._bundle = Bundle(self._language)
        self._read(key, self._bundle)
        return self._bundle.said(key, args)

    def _read(self, key: str, bundle: Bundle) -> None:
        """The message, and those that it may refer to."""
        message = self._unread.pop(key, None)
        if message is not None:
            bundle.read(message)
            for word in set(WORD.findall(message)) & self._unread.keys():
                self._read(word, bundle)


@cache
def _book(language: str, path: Path) -> Book:
    """The texts of a file are those of the whole program."""
    return Book(language, path.read_text(encoding="utf-8"))


def rich(text: str, names: Sequence[str], style: str = "") -> Text:
    """The text with every player's mark replaced by his name or letter, in his colour, and every tint by its colour."""
    result = Text(style=style, end="")
    colour = None
    for piece in STAND_INS.split(text):
        code = ord(piece) if len(piece) == 1 else 0
        if 0 <= (seat := code - FIRST_MARK) < len(names):
            result.append(names[seat], seat_style(seat))
        elif 0 <= (seat := code - FIRST_INITIAL) < len(names):
            result.append(letter(seat), seat_style(seat))
        elif 0 <= (seat := code - FIRST_TINT) < len(SEATS):
            colour = seat_style(seat)
        elif piece == END_OF_TINT:
            colour = None
        else:
            result.append(piece, colour)
    return result


def plain(text: str, names: Sequence[str]) -> str:
    """The text with the names set in, without colours."""
    return rich(text, names).plain
