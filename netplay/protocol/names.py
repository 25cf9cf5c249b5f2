"""Names: which will do, and which look alike.

Knows: what Unicode says of letters: their classes, their widths, and which are taken for which (its confusables, of
UTS 39).
Must not know: who is called how.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from core import Sentence

POINTS = 32
"""The most code points of a name: sixteen columns, and a mark on each letter."""
RESERVED = (
    "host", "server", "table", "spectator", "bot", "you", "ready", "away", "hôte", "serveur", "spectateur", "vous",
    "prêt", "absent", "хозяин", "сервер", "стол", "зритель", "бот", "вы", "готов", "господар", "стіл", "глядач", "ви",
    "готовий",
)  # fmt: skip
"""Words that a screen puts beside names: a name of nothing else would be taken for what the table says."""
LEVELS = ("page", "squire", "knight", "king")
"""Words that make no name beside reserved ones, as in "Bot squire"."""
SIGNS = frozenset(" '’-.!?&+_~@^")
"""The signs of names. Others, such as brackets and commas, would look like what a screen puts beside a name."""
SPELLED = 3
"""The number of single letters in a row that make a spelled-out name, which looks like another."""
LIKE = {'"': "''", "%": "º/₀", "0": "O", "1": "l", "I": "l", "`": "'", "m": "rn", "|": "l"}
"""Look-alikes of ASCII, copied from the confusables: their whole table takes a moment to load and is seldom needed."""
_FRAME = "\u200e"
"""The library's table sets this around letters that are written from right to left."""
OVERLAY = 1
"""The combining class of marks that are drawn across a letter."""


def name_key(name: str) -> str:
    """A name by which somebody is found again: capitals and compatibility forms make no difference."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """Returns the skeletons of a name. Two names that share one look alike, whether or not a reader tells capitals
    from small letters. Marks on letters, spaces and other signs make no difference."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({_joined(_skeleton(plain.casefold())), _joined(_skeleton(plain).casefold())})


def _joined(text: str) -> str:
    """The letters and digits of a text, or all of it if there are none."""
    return "".join(each for each in text if each.isalnum()) or text


def _skeleton(text: str) -> str:
    """The skeleton of UTS 39, without marks."""
    letters = [each for each in unicodedata.normalize("NFD", text) if unicodedata.category(each) not in ("Mn", "Me")]
    like = LIKE.get if text.isascii() else _like()
    return "".join(like(each, each) for each in letters)


@cache
def _like() -> Callable[[str, str], str]:
    """For each letter that is taken for another, that one. The library knows for each of a pair the other: the one that
    many are taken for has many."""
    from confusable_homoglyphs.confusables import confusables_data  # pyright: ignore[reportMissingTypeStubs]

    data = cast("Mapping[str, list[dict[str, Any]]]", confusables_data)
    found: dict[str, str] = {}
    for letter, others in data.items():
        other = str(others[0]["c"]) if len(others) == 1 else letter
        if len(other.strip(_FRAME)) > 1 or len(data.get(other, ())) > 1 or other < letter:
            found[letter.strip(_FRAME)] = "".join(LIKE.get(each, each) for each in other.strip(_FRAME))
    return found.get


def why_no_name(name: str, cells: int, width: Callable[[str], int]) -> Sentence | None:
    """A sentence why nobody can be called so; None if the (cleaned) name will do."""
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        return Sentence("name-empty", "Please choose a name with at least one letter or digit.")
    if width(name) > cells or len(name) > POINTS:
        text = "That name is too long: please use at most {cells} characters; wide ones count as two."
        return Sentence("name-long", text, cells=cells)
    if _hides(name, width):
        return Sentence("name-hidden", "That name has signs that do not show, or show only on top of other letters.")
    if not all(_is_of_names(each) for each in name):
        signs = " ".join(sorted(SIGNS - {" "}))
        text = "That name has signs that names cannot have here. Besides letters and digits, please use only {signs}"
        return Sentence("name-signs", text, signs=signs)
    if _spelled_out(name):
        return Sentence("name-spelled", "Please write that name without spaces between its letters.")
    if _is_reserved(name):
        text = "The name {name} would be mistaken for the table's own. Please choose another."
        return Sentence("name-reserved", text, name=name)
    return None


def with_signs_of_names(text: str) -> str:
    """Returns the text without the signs that names cannot have."""
    return "".join(filter(_is_of_names, text))


def _hides(name: str, width: Callable[[str], int]) -> bool:
    """True if anything is drawn with no width, or only on another letter."""
    before = " "
    for character in "" if name.isascii() else name:
        mark = unicodedata.category(character).startswith("M")
        alone = mark and unicodedata.category(before)[0] not in "LM"
        across = unicodedata.category(character) == "Me" or unicodedata.combining(character) == OVERLAY
        if alone or across or (not mark and width(character) == 0):
            return True
        before = character
    return False


def _is_of_names(character: str) -> bool:
    """True for letters, their marks, digits, emoji and the signs of names."""
    return character in SIGNS or unicodedata.category(character)[0] in "LMN" or unicodedata.category(character) == "So"


def _words(name: str) -> list[str]:
    """The words of a name."""
    marked = "".join(each if each.isalnum() or unicodedata.category(each)[0] == "M" else " " for each in name)
    return marked.split()


def _spelled_out(name: str) -> bool:
    """True if letters stand one by one, as in "A n n a"; scripts whose letters are words may do so."""
    single = "".join("1" if len(word) == 1 and word.isalpha() and word.lower() != word.upper() else " "
                     for word in _words(name))  # fmt: skip
    return "1" * SPELLED in single


def _is_reserved(name: str) -> bool:
    """True if the name is a reserved word, or made of such words, levels of bots and numbers."""
    reserved = _looks_of_reserved(name.isascii())
    if looks(name) & reserved:
        return True
    words = [looks(word) for word in _words(name) if not word.isdigit()]
    levels = {look for level in LEVELS for look in looks(level)}
    return any(word & reserved for word in words) and all(word & (reserved | levels) for word in words)


@cache
def _looks_of_reserved(plain: bool) -> frozenset[str]:
    """The looks of reserved words; with `plain` those of ASCII only, which need no table."""
    return frozenset(look for name in RESERVED if name.isascii() or not plain for look in looks(name))
