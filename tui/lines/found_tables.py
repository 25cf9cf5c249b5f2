"""Lists the tables of the local network in lines, to choose one by its number.

Knows: found tables, how long to look for them, where lines are read and written.
Must not know: how tables are found, or joined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import TYPE_CHECKING

import core
from netplay.addresses import written
from netplay.console import tell
from netplay.protocol import plain_text
from tui.input.layouts import number_typed
from tui.lobby_view.table_names import table_called
from tui.text.words import Words

if TYPE_CHECKING:
    from netplay.discovery.announcement import FoundTable
    from netplay.discovery.browse import TableBrowser

LOOKING = 4.0
"""Seconds after which no table is expected any more."""
GLANCE = 0.2
"""Seconds between two looks at the results."""
PARTING = 1.0
"""Seconds for the browser to stop."""


def told(found: FoundTable, words: Words, table: str) -> str:
    """A found table or hall by this name: its game and seats, or its tables, and whether it asks for a password."""
    sign = found.sign
    game = words(f"{sign.game}-name") if sign.game in core.IDS else sign.game
    lock = words("table-next-door-password") if sign.locked else ""
    if sign.is_hall and not found.foreign:
        return words("table-next-door-hall", table=table, tables=sign.tables) + lock
    return words("table-next-door", table=table, game=game, state=_state(found), free=sign.free) + lock


def _state(found: FoundTable) -> str:
    """The state of a table, as the texts name it."""
    if found.foreign:
        return "foreign"
    return "playing" if found.sign.playing else "free" if found.sign.free else "full"


def chosen(words: Words, browser: TableBrowser, read: Callable[[], str] = input, looking: float = LOOKING) -> str:
    """The address of the table that is chosen, or what is typed instead of a number; empty if there is none, or none is
    chosen."""
    tell(words("table-around-looking"))
    found = _looked(browser, looking)
    if not found:
        tell(words("table-around-deaf" if browser.deaf else "table-around-nothing"))
    for number, each in enumerate(found, 1):
        table = told(each, words, table_called(words, each.sign.table))
        tell(plain_text.clean(f"{number}: {table} · {written(each.host, each.port)}"))
    tell(words("lines-next-door" if found else "lines-nobody-next-door"))
    try:
        said = plain_text.clean(read(), 200)
    except (EOFError, KeyboardInterrupt, UnicodeDecodeError):  # the last: the input is no text
        return ""
    said = number_typed(said)
    number = int(said) if said.isascii() and said.isdigit() and len(said) < 4 else 0
    return written(found[number - 1].host, found[number - 1].port) if 0 < number <= len(found) else said


def _looked(browser: TableBrowser, looking: float) -> Sequence[FoundTable]:
    """The tables that are found within `looking` seconds."""
    until = monotonic() + looking
    browser.start()
    while monotonic() < until and not browser.deaf:
        sleep(GLANCE)
    browser.close()
    browser.join(PARTING)
    return browser.found
