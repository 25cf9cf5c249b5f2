"""From where to where an answer of Medieval Academy moves a disc, in brief.

Knows: squares, and places where they count.
Must not know: what a move would bring.
"""

from __future__ import annotations

import re

from tui.boards.texts import COLUMN
from tui.boards.view import View

from ..moves import Move
from ..words import Wording

WAY = re.compile(r"\d+(?:→|>)\d+")
"""From where to where a disc goes."""


def brief_way(words: Wording, view: View, move: Move) -> str:
    """From where to where a disc goes, and the place it comes to, if places count on its track."""
    ahead = words.ahead(view, move)
    place = 0 if ahead is None or not move.squares or move.start == move.end else len(ahead) + 1
    return words.text(view, "brief-way", start=move.start, end=move.end, place=place).strip()


def place_reached(words: Wording, view: View, move: Move) -> str:
    """The place to which a move leads; empty if places do not count on its track."""
    return WAY.sub("", brief_way(words, view, move)).strip()


def without_way(words: Wording, row: str) -> str:
    """A row of which the cells behind the first tell no way."""
    name, *more = words.parted(row)
    return COLUMN.join([name, *(" ".join(WAY.sub("", cell).split()) for cell in more)])
