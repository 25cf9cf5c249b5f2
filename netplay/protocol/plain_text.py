"""Texts from others, as they may be shown: without what could harm a terminal, and no wider than there is room.

Knows: the characters that a terminal must never receive from others, and how wide the others are.
Must not know: bytes, messages, or what a text is for.
"""

from __future__ import annotations

import unicodedata

from core import Sentence
from core.plain import CODE_POINTS as POINTS

from . import names

COMBINING = 2
"""Combining marks that are kept on one letter; some languages need two."""

BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category that are drawn as nothing."""
INVISIBLE = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Marks that are drawn as nothing, or only change the width that a terminal assumes for the letter before."""


def clean(text: str, cells: int | None = None) -> str:
    """Returns the text without anything that could harm a terminal: control, format, private and unassigned characters,
    stacked combining marks, runs of spaces. It has at most `POINTS` code points, and at most `cells` columns."""
    shown = "".join(_shown(character) for character in text[:4000])
    kept: list[str] = []
    marks = COMBINING
    for character in unicodedata.normalize("NFC", shown):
        if not _is_mark(character):
            marks = COMBINING if character == " " else 0
        elif marks == COMBINING:
            continue
        else:
            marks += 1
        kept.append(character)
    spaced = " ".join("".join(kept).split())[:POINTS].rstrip()
    return spaced if cells is None else cut(spaced, cells)


def _is_mark(character: str) -> bool:
    """True if the character is drawn on the one before it. Among letters, so are the parts of a Korean syllable that
    lacks its beginning."""
    return unicodedata.category(character).startswith("M") or (not character.isascii() and not width(character))


def _shown(character: str) -> str:
    """Returns the character; a space for any kind of blank; nothing for what is not shown."""
    category = unicodedata.category(character)
    if category.startswith("Z") or character in "\t\n\r" or character in BLANK:
        return " "
    return "" if category.startswith("C") or character in INVISIBLE else character


def cut(text: str, cells: int) -> str:
    """Returns as much of the text as fits into so many columns, with an ellipsis if it was cut."""
    if width(text) <= cells:
        return text
    kept = ""
    from wcwidth import iter_graphemes

    for grapheme in iter_graphemes(text):
        if width(kept) + width(grapheme) > cells - 1:
            break
        kept += grapheme
    return kept.rstrip() + "…"


def width(text: str) -> int:
    """Returns the columns of clean text on a terminal. The width tables are loaded with the first wide character."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    return max(0, wcswidth(text))


def why_no_name(name: str, cells: int) -> Sentence | None:
    """Returns a sentence why a (cleaned) name cannot be used; None if it can."""
    return names.why_no_name(name, cells, width)
