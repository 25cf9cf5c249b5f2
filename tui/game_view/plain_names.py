"""Whole names in place of a board's letters, for text that is read line by line.

Knows: the characters by which texts stand for players.
Must not know: boards, tables, where lines are read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tui.text.words import (
    END_OF_TINT,
    FIRST_INITIAL,
    FIRST_MARK,
    FIRST_TINT,
    letter,
    mark,
    plain,
)

NAMES = {FIRST_INITIAL + seat: FIRST_MARK + seat for seat in range(FIRST_INITIAL - FIRST_MARK)}
"""Whole names for letters."""
LETTERS = f"[{chr(FIRST_INITIAL)}-{chr(max(NAMES))}]"
COUNTED = re.compile(f"({LETTERS})(?=\\d)")
"""A letter followed by a number."""
LISTED = re.compile(f"({LETTERS}\\*?\\d*) (?={LETTERS})")
"""A letter before the next one: on a board nothing stands between them."""
TINT, END = f"[{chr(FIRST_TINT)}-{chr(FIRST_TINT + 0xFE)}]", END_OF_TINT
BEFORE_NAME = re.compile(f"{TINT}[^{END}]*{END} (?={TINT})")
"""A player's letter before the name."""
LETTER = re.compile(f"({TINT})([A-H]){END}")
"""A player's letter alone, in its colour."""


def named(text: str, names: Sequence[str]) -> str:
    """Returns the text with whole names, also where a board has letters."""
    text = COUNTED.sub(r"\1 ", LISTED.sub(r"\1, ", text)).translate(NAMES)
    return plain(LETTER.sub(lambda found: _name(found, names), BEFORE_NAME.sub("", text)), names)


def _name(found: re.Match[str], names: Sequence[str]) -> str:
    """Returns the name for a letter. The letter of a piece without a player stays."""
    seat = ord(found[1]) - FIRST_TINT
    return mark(seat) if seat < len(names) and letter(seat) == found[2] else found[0]
