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
LEAST_NAME = 10
"""Columns that its name keeps beside the address."""


def table_line(found: FoundTable, words: Words, width: int) -> Text:
    """Returns a table in one line: name, game, seats, address. Where that is too long, the table's name is cut first;
    then the address goes."""
    where, name = written(found.host, found.port), table_called(words, found.sign.table)
    besides = cell_len(told(found, words, ""))
    room = min(NAME, width - besides - cell_len(where) - 2)
    if room < min(NAME, cell_len(name), LEAST_NAME):
        room, where = min(NAME, max(LEAST_NAME, width - besides)), ""
    left = panels.fitted(told(found, words, panels.fitted(name, room)), width)
    return Text(left + " " * (width - cell_len(left) - cell_len(where))).append(where, style("dim"))
