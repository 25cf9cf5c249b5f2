"""A table on the local network as a line, in the menu and in the dialog that asks for one.

Knows: announcements of tables, words.
Must not know: how tables are found or joined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from netplay.addresses import written
from tui.draw import panels
from tui.draw.styles import style
from tui.lines.found_tables import told
from tui.lobby_view.table_names import table_called
from tui.text.words import Words

if TYPE_CHECKING:
    from netplay.discovery.announcement import FoundTable

REFRESH = 0.5
"""Seconds between two refreshes of the tables found."""
NAME = 24
"""Columns of its name, so that a long one hides nothing after it."""


def table_line(found: FoundTable, words: Words, width: int) -> Text:
    """Returns a table in one line: name, game, seats, address."""
    where = written(found.host, found.port)
    table = panels.fitted(table_called(words, found.sign.table), NAME)
    left = panels.fitted(told(found, words, table), max(8, width - len(where) - 2))
    return Text(left + " " * (width - cell_len(left) - len(where))).append(where, style("dim"))
