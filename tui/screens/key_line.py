"""A line of keys, in which each key stands out from what it does, and the effect of Enter from all others.

Knows: styled text; keys are parted from each other by two spaces or more.
Must not know: which keys there are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from tui.draw.styles import style

PARTS = re.compile(r"( {2,}|\n)")
SIGN = re.compile(r"([←→↑↓]+ (?=\d|Tab))?\S+")
"""The key at the beginning of a key and its effect; arrows stand before the digits, or Tab, that do the same."""
ENTER = "Enter"


GAP = "  "


def two_ends(first: Sequence[str], last: Sequence[str], width: int) -> Text:
    """Returns a row of keys: the `first` at its left end, and at its right end the `last`, each always in its place. Of
    these the foremost are left out where there is no room."""
    left = key_line(GAP.join(first))
    shown = next(line for at in range(len(last) + 1) if _fits(line := key_line(GAP.join(last[at:])), left, width))
    return left.append(" " * max(0, width - left.cell_len - shown.cell_len)).append_text(shown)


def at_both_ends(text: str, width: int) -> Text:
    """Returns the keys of a text as a row: the first at its left end, the others at its right end."""
    first, *others = PARTS.split(text)[::2]
    return two_ends([first], others, width)


def _fits(line: Text, left: Text, width: int) -> bool:
    """True if these keys have room behind those at the left end, or there are none."""
    return not line or line.cell_len + left.cell_len + bool(left) * len(GAP) <= width


def key_line(text: str) -> Text:
    """Returns the line with its keys in colour."""
    line = Text()
    for part in PARTS.split(text):
        sign = SIGN.match(part)
        key, effect = (sign[0], part[sign.end() :]) if sign is not None else ("", part)
        does = "ink bold" if key == ENTER else "soft-dim"
        line.append(key, style("gold bold" if key == ENTER else "gold")).append(effect, style(does))
    return line
