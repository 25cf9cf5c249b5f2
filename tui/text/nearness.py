"""How near a text is to what is searched for: the one order of everything that is found by its words.

Knows: which characters match each other.
Must not know: what is searched, or how it is listed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

ALIKE = str.maketrans("ёЁ'ʼ", "еЕ’’")
"""Characters that match each other in a search, since few players type all dots and the right apostrophe."""
NAMED, TOLD = (0, 2, 5, 6), (0, 1, 3, 4)
"""The worth of a word that a text does not have, has as a part of a word, as the beginning of one, and as a whole one:
in the name of a thing, and in what else is said of it."""
Thing = TypeVar("Thing")


class Nearness(NamedTuple):
    """How near a thing is to a search, the larger the nearer."""

    words: int
    """The words of the search that the thing has."""
    worth: int
    """What these words are worth together."""
    phrase: int
    """Whether they stand there side by side, best as the whole name."""


def folded(text: str) -> str:
    """Returns a text for a comparison, as long as it was."""
    return text.translate(ALIKE).lower()


def nearest(sought: str, things: Iterable[Thing], texts: Callable[[Thing], tuple[str, str]]) -> list[Thing]:
    """Returns the things with all words of a search, or else those with most of them, the nearest first. The texts of a
    thing are its name and what else is said of it."""
    found = [(nearness(sought, *texts(thing)), thing) for thing in things]
    most = max((near.words for near, _ in found), default=0)
    best = [each for each in found if most and each[0].words == most]
    return [thing for _, thing in sorted(best, key=lambda each: each[0], reverse=True)]


def nearness(sought: str, name: str, told: str) -> Nearness:
    """Returns how near a thing is to a search."""
    sought, name, told = (" ".join(folded(text).split()) for text in (sought, name, told))
    worths = [max(NAMED[_kind(word, name)], TOLD[_kind(word, told)]) for word in sought.split()]
    sides = (name == sought, sought in name, sought in told)
    phrase = next((len(sides) - at for at, side in enumerate(sides) if side), 0)
    return Nearness(sum(map(bool, worths)), sum(worths), phrase)


def _kind(word: str, text: str) -> int:
    """Returns 3 for a whole word of a text, 2 for the beginning of one, 1 for a part, 0 for what is not in it."""
    if word not in text:
        return 0
    start = rf"(?<!\w){re.escape(word)}"
    return 3 if re.search(rf"{start}(?!\w)", text) else 2 if re.search(start, text) else 1


def places(sought: str, text: str) -> Sequence[tuple[int, int]]:
    """Returns where a text has the words of a search, beginning and end of each."""
    if not sought.split():
        return ()
    pattern = "|".join(re.escape(folded(word)) for word in sorted(sought.split(), key=len, reverse=True))
    return [found.span() for found in re.finditer(pattern, folded(text))]
