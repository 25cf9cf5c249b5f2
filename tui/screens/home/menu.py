"""The menu of the first screen: its items, each with its key.

Knows: the session's state, words, the keymap.
Must not know: what an item does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text
from textual.widgets.option_list import Option

from netplay.addresses import written
from tui.draw.styles import style
from tui.input import keys

from .join import table_line

if TYPE_CHECKING:
    from netplay.discovery.announcement import FoundTable
    from netplay.journal.entry import Entry
    from tui.app.protocol import TableApp

WIDTH = 75
"""Columns of the menu."""
TABLE = "@"
"""Begins the id of an option that is a table, before its address."""


def items(app: TableApp, unfinished: Entry | None) -> list[str]:
    """Returns what can be done here, from the top."""
    first = ["return"] if app.session.can_return else []
    first += ["resume"] if unfinished is not None else []
    finished = ["finished"] if app.keeps_games else []
    return [*first, "solo", "host", "join", *finished, "name", "language", "settings", "quit"]


def options(app: TableApp, names: list[str], unfinished: Entry | None, tables: list[Option]) -> list[Option]:
    """Returns the rows of these items; those of the tables on the local network follow `join`."""
    words, name = app.words, app.settings.person()
    signs = {item: keys.sign(app.preferences.keymap.key(item)) for item in names}
    wide = max(map(cell_len, signs.values()))
    rows: list[Option] = []
    for item in names:
        about = _about_unfinished(app, unfinished) if item == "resume" and unfinished is not None else {}
        text = words(f"table-home-{item}", name=name, language=words("table-language"), **about)
        key = Text().append(f"{signs[item].ljust(wide)} ", style("gold"))
        rows += [Option(key.append(text), id=item), *(tables if item == "join" else [])]
    return rows


def table_options(app: TableApp, tables: tuple[FoundTable, ...]) -> list[Option]:
    """Returns rows for tables on the local network."""
    width = min(WIDTH, app.size.width) - 3
    by_address = {f"{TABLE}{written(each.host, each.port)}": each for each in tables}
    return [
        Option(Text("  ").append_text(table_line(each, app.words, width)), id=id) for id, each in by_address.items()
    ]


def _about_unfinished(app: TableApp, entry: Entry) -> dict[str, str]:
    """Returns the names of the game and of the other players."""
    words = app.words
    others = [words.called(name) for name in entry.players if name != app.settings.person()]
    known = f"{entry.game}-name"
    return {"game": words(known) if words.has(known) else entry.game, "others": ", ".join(others)}
