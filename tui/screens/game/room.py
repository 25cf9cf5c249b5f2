"""How the screen of a game is divided: what stands where, and how much room it has.

Knows: columns and rows.
Must not know: what is drawn there.
"""

from __future__ import annotations

SIDE = 38
"""Columns of the feed where it stands beside the board."""
WIDE = 80 + SIDE
"""Columns from which it does: every board has the 80 that it needs."""
BOTTOM = 7
"""Rows of the hand and the answers; more where rows are free."""
NEWS = 3
"""Rows of news below a board that the answers leave free."""
LEAST = 26
"""Columns that the answers need beside a hand, with what is free around them."""
FRAME = 5 + BOTTOM
"""Rows that a board may not take: title, question, keys, at least two rows of news, and the bottom."""
ROOMY = (80, 24)
"""Columns and rows from which there is room for the board; with fewer, rows of text stand for it."""
TIGHT = 9
"""Rows that these may not take: title, keys, one row of news, a question of two, four rows of answers."""
TALL, TOWER = 32, 46
"""Rows from which on a narrow screen has room for our cards and for what a game is about; and for the explanation."""
FEW = 4
"""Rows of the answers there, at least."""
ASIDE = 12
"""Rows of the explanation beside a wide board."""
HIGH = 32
"""Rows from which there is room for it."""

Size = tuple[int, int]
"""Columns and rows of a screen."""


def is_tight(columns: int, rows: int) -> bool:
    """Is a screen of so many columns and rows too small for the board?"""
    return columns < ROOMY[0] or rows < ROOMY[1]


def is_wide(columns: int, rows: int) -> bool:
    """Does the feed stand beside the board?"""
    return columns >= WIDE and not is_tight(columns, rows)


def is_explained(columns: int, rows: int) -> bool:
    """Is there room for the explanation of an answer: beside a wide board, or on a screen like a tower?"""
    if columns >= WIDE:
        return rows >= HIGH
    return rows >= TOWER and is_tight(columns, rows)


def board_width(columns: int) -> int:
    """The columns of the board on a screen of so many: all of them, or those beside the feed."""
    return columns - SIDE if columns >= WIDE else columns


def hand_room(columns: int, rows: int) -> Size:
    """The columns and rows that the hand may take on a screen of so many."""
    return columns - LEAST, max(BOTTOM, rows // 4)


def news_rows(columns: int, rows: int) -> int:
    """How many rows the news keep below the board."""
    if is_wide(columns, rows):
        return 0
    return 1 if is_tight(columns, rows) and rows < TALL else NEWS
