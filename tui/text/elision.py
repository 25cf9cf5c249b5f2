"""French words that lose their vowel before a name: `de` and `que`.

Knows: how a name is spoken.
Must not know: texts, players.
"""

from __future__ import annotations

import re
from unicodedata import normalize

VOWEL = re.compile(r"[aeiouhœæ]|y[^aeiouy]", re.IGNORECASE)
"""The beginning of a name before which a word loses its vowel."""
LOSES = re.compile(r"\b(?:d|qu)e $", re.IGNORECASE)
"""The end of a text whose last word loses its vowel. No other language of the program has words like these."""


def takes_vowel(name: str) -> bool:
    """Returns true if a word before this name loses its vowel."""
    return bool(VOWEL.match(normalize("NFD", name)))


def of(name: str) -> str:
    """Returns a name behind `de`, or `d’`."""
    return f"d’{name}" if takes_vowel(name) else f"de {name}"


def is_elided(before: str, name: str) -> bool:
    """Returns true if the last word of a text loses its vowel before this name."""
    return bool(LOSES.search(before)) and takes_vowel(name)
