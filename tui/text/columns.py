"""The columns of a table that is made of rows of text: where they part, and how they stand farther apart.

Knows: texts in rows, in which two spaces below each other part two columns.
Must not know: what the table says, where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def spread(rows: Sequence[Text], width: int, most: int) -> list[Text]:
    """Returns the rows with more spaces between two columns, `most` at most, as far as they have room in `width`."""
    parts = _parts([row.plain for row in rows])
    spare = width - max((row.cell_len for row in rows), default=0)
    more = max(0, min(most, spare // max(1, len(parts))))
    return [_apart(row, parts, more) for row in rows]


def _parts(rows: Sequence[str]) -> list[int]:
    """Returns where the spaces begin that part two columns in all rows."""
    free = [not any(row[x : x + 2].strip() for row in rows) for x in range(max(map(len, rows), default=0))]
    return [x for x in range(1, len(free)) if free[x] and not free[x - 1]]


def _apart(row: Text, parts: Sequence[int], more: int) -> Text:
    """Returns a row with so many more spaces at these places."""
    for x in reversed(parts):
        if x < len(row):
            row = Text.assemble(row[:x], " " * more, row[x:])
    return row
