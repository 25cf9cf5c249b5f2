"""Free rows between the rows of a list of answers: more where there is room, fewer where there is none.

Knows: rows, and which of them are answers.
Must not know: what a row says.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from .answer_rows import Row

AIRY = 10
"""Rows of a list from which its rows stand apart, so that a list of a few does not change on a low screen."""


def close(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows without the free one above the notes."""
    return [row for row in rows if row.spots or row.line.plain.strip()]


def tight(rows: Sequence[Row], height: int, *, below: bool) -> Sequence[Row]:
    """The rows without the free one above the notes, where there is no room for it, or where it would be the only one
    of so many and is wanted below the notes."""
    full = len(rows) == height and bool(rows) and not rows[-1].spots
    return close(rows) if len(rows) > height or (full and below) else rows


def headed(rows: Sequence[Row], height: int) -> Sequence[Row]:
    """The rows of a table without its headings, where these leave no room for its answers."""
    return [row for row in rows if row.spots] if len(without_notes(rows)) > height else rows


def without_notes(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows up to the last one of an answer."""
    last = max((at for at, row in enumerate(rows) if row.spots), default=len(rows) - 1)
    return rows[: last + 1]


def apart(rows: Sequence[Row]) -> list[Row]:
    """The rows with a free one below each answer, which belongs to it."""
    spaced: list[Row] = []
    for row, after in zip_longest(rows, rows[1:]):
        spaced.append(row)
        if row.spots and (after is None or after.spots != row.spots):
            spaced.append(row._replace(line=Text(end="")))
    return spaced


def airy(rows: Sequence[Row], height: int) -> Sequence[Row]:
    """The rows with a free one above each answer but the first, and one between that and the headings if it fits too;
    unchanged if there is no room for them and a free row below all."""
    free, spaced = Row(Text(end=""), []), list[Row]()
    for row, before in zip(rows, [None, *rows], strict=False):
        spaced += [free, row] if row.spots and before is not None and before.spots else [row]
    heads = next((at for at, row in enumerate(rows) if row.spots), 0)
    headed = heads > 0 and len(spaced) + 1 < height
    spaced[heads:heads] = [free] * headed
    return spaced if len(spaced) < height >= AIRY else rows
