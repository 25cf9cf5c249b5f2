"""A line of keys, in which each key stands out from what it does, and the effect of Enter from all others.

Knows: styled text; keys are parted from each other by two spaces or more.
Must not know: which keys there are.
"""

from __future__ import annotations

import re

from rich.text import Text

from tui.draw.styles import style

PARTS = re.compile(r"( {2,}|\n)")
ENTER = "Enter"


def key_line(text: str) -> Text:
    """Returns the line with its keys in colour."""
    line = Text()
    for part in PARTS.split(text):
        key, gap, effect = part.partition(" ") if part.strip() else ("", "", part)
        does = "ink bold" if key == ENTER else "soft-dim"
        line.append(key, style("gold bold" if key == ENTER else "gold")).append(gap + effect, style(does))
    return line
