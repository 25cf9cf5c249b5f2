"""Divides the screen of a game: where each part stands, and how much room it has.

Knows: columns and rows.
Must not know: what is drawn in them.
"""

from __future__ import annotations

from tui.draw.cards import Across

SIDE = 38
"""Columns of the feed where it stands beside the board."""
WIDE = 80 + SIDE
"""Columns from which the feed stands beside the board, which needs 80."""
BOTTOM = 7
"""Rows of the hand and the answers, at least."""
NEWS = 2
"""Rows of news below a board that the answers leave free; a long question takes one of them."""
LEAST = 26
"""Columns that the answers need beside a hand, with the padding around them."""
FRAME = 5 + BOTTOM
"""Rows that a board may not take: title, question, keys, two rows of the feed, and the bottom."""
ROOMY = (80, 24)
"""Columns and rows from which there is room for the board; with fewer, rows of text replace it."""
NARROWEST = 62
"""Columns that a board needs, if it has rows enough."""
UPRIGHT = 14
"""Rows that an upright screen needs beside those, since the hand lies above the answers, which have a row between."""
TIGHT = 9
"""Rows that the text may not take: title, keys, one row of the feed, two of the question, four of answers."""
TALL, TOWER = 32, 46
"""Rows from which a narrow screen has room for the hand and the notes, and for the explanation as well."""
FEW = 4
"""Rows of the answers on a small screen, at least."""
KEYS = 1
"""The row of the keys below everything."""
ASIDE, HIGH_ASIDE = 12, 16
"""Rows of the explanation, and beside a wide board on a high screen."""
HIGH = 32
"""Rows from which there is room for that explanation."""

Size = tuple[int, int]
"""Columns and rows of a screen."""


def is_roomy(columns: int, rows: int) -> bool:
    """True if a screen of this size has room for everything."""
    return columns >= ROOMY[0] and rows >= ROOMY[1]


def is_upright(columns: int, rows: int) -> bool:
    """True for a screen that is narrow, and high enough for the board: a telephone's. Hand and answers stand below
    each other."""
    return NARROWEST <= columns < ROOMY[0] and rows >= TOWER


def is_tight(columns: int, rows: int) -> bool:
    """True if a screen of this size is too small for the board."""
    return not is_roomy(columns, rows) and not is_upright(columns, rows)


def frame_rows(columns: int, rows: int) -> int:
    """The number of rows that the board may not take."""
    return FRAME + UPRIGHT if is_upright(columns, rows) else FRAME


def foot_rows(columns: int, rows: int, foot: int) -> int:
    """The number of those that a board leaves free for what stands below the answers beside the keys, in `foot` rows
    together: on a low or an upright screen it takes them from the feed."""
    return foot if foot > KEYS and rows >= TALL and not is_upright(columns, rows) else 0


def is_wide(columns: int, rows: int) -> bool:
    """True if the feed stands beside the board."""
    return columns >= WIDE and not is_tight(columns, rows)


def is_explained(columns: int, rows: int) -> bool:
    """True if there is room for the explanation of an answer: beside a wide board, or on a very narrow, high screen."""
    if columns >= WIDE:
        return rows >= HIGH
    return rows >= TOWER and is_tight(columns, rows)


def aside_rows(columns: int, rows: int) -> int:
    """The rows of the explanation."""
    return HIGH_ASIDE if is_wide(columns, rows) and rows >= TOWER else ASIDE


def board_width(columns: int) -> int:
    """The columns of the board: all of the screen, or those beside the feed."""
    return columns - SIDE if columns >= WIDE else columns


def hand_room(columns: int, rows: int, foot: int = KEYS) -> Size:
    """The columns and rows that the hand may take: as many as on a screen without what stands below the answers.
    On an upright screen they are all columns."""
    rows -= foot_rows(columns, rows, foot)
    if is_upright(columns, rows):
        return Across(columns - 2, BOTTOM + 1)
    return columns - LEAST, max(BOTTOM, rows // 4)


def bottom_rows(columns: int, rows: int, free: int, least: int) -> int:
    """How many of the rows that the board leaves free are for the hand and the answers: at least those of the hand.
    Below a board, the news have the other half, and of an odd number the smaller; beside it, they are as high as the
    board."""
    if is_wide(columns, rows):
        return max(least, min(rows // 3, free))
    return least + (max(0, free - least) + 1) // 2


def news_rows(columns: int, rows: int) -> int:
    """The number of rows that the feed keeps below the board."""
    if is_wide(columns, rows):
        return 0
    return 1 if is_tight(columns, rows) and rows < TALL else NEWS
