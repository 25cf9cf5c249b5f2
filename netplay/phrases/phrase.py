"""Phrases: how one is made up, and how it is read however it was typed.

Knows: the lists of words, random numbers, Unicode.
Must not know: tables, passwords, relays.

A phrase is a word, a number of two digits and two words: 3 × 8 bits and 6.5 bits, together 30.5 bits. A room at a relay
goes before it: `4177-lion-42-maple-river`. The room is no part of the secret, since the relay is told it.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

LISTS = {"en": "english", "fr": "french", "ru": "russian", "uk": "ukrainian"}
"""The module of each language's words."""
NUMBERS = range(10, 100)
ROOMS = range(1000, 10_000)
LONGEST = 100
"""Characters of what may be a phrase."""


class Phrase(NamedTuple):
    """The secret that friends type, and the room at a relay where they find the table; 0 for none."""

    secret: str
    room: int = 0

    def __str__(self) -> str:
        """Returns the phrase as it is shown and typed."""
        return f"{self.room}-{self.secret}" if self.room else self.secret


def language_of(environment: Mapping[str, str], encoding: str) -> str:
    """Returns the language of phrases for a reader with these variables, whose terminal shows this encoding."""
    spoken = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")[:2]
    if spoken not in LISTS:
        return "en"
    try:
        "".join(_words(spoken)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "en"
    return spoken


def _words(language: str) -> list[str]:
    """Returns the words of a language; the English ones for a language without a list."""
    return import_module(f".{LISTS.get(language, LISTS['en'])}", __package__).WORDS


def new_phrase(language: str) -> str:
    """Returns a phrase in this language; in English for a language without words."""
    one, two, three = (secrets.choice(_words(language)) for _ in range(3))
    return f"{one}-{secrets.choice(NUMBERS)}-{two}-{three}"


def new_room() -> int:
    """Returns the number of a room at a relay."""
    return secrets.choice(ROOMS)


def parse(text: str) -> Phrase | None:
    """Returns the phrase of what was typed: letters alone count, in whatever case, with or without accents, between
    dashes or blanks. None if it has not the form of a phrase."""
    parts = "".join(each if each.isalnum() else " " for each in _plain(text[:LONGEST])).split()
    room = int(parts.pop(0)) if parts and len(parts) == 5 and _is_number(parts[0], ROOMS) else 0
    if len(parts) != 4 or not _is_number(parts[1], NUMBERS):
        return None
    if not all(part.isalpha() for part in (parts[0], *parts[2:])):
        return None
    return Phrase("-".join(parts), room)


def secret_of(password: str) -> str:
    """Returns what both sides take as the password: of a phrase its plain form, of anything else what was typed."""
    phrase = parse(password)
    return phrase.secret if phrase is not None else password


def _plain(text: str) -> str:
    """Returns the text in small letters, without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in apart if not unicodedata.combining(each))


def _is_number(text: str, among: range) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6 and int(text) in among
