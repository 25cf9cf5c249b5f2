"""The list of a hall in words: its tables in a useful order, and what is said of each.

Knows: rows of the list, words.
Must not know: screens, or how a table is joined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import core
from netplay.protocol.messages import InHall, ListedTable, Whereabout, Whereabouts
from tui.lobby_view.table_names import table_called
from tui.text.words import Words

LONGEST = 24 * 60
"""Minutes after which it is not said how long a game has gone on."""


def ordered(tables: Iterable[ListedTable]) -> list[ListedTable]:
    """Returns the tables: those at which one may sit first, then games that go on, then the rest; the latest first."""
    return sorted(tables, key=lambda table: (not table.sit, table.state != "playing", -table.since, table.id))


def game_of(words: Words, table: ListedTable) -> str:
    """Returns the name of the table's game."""
    return words(f"{table.game}-name") if table.game in core.IDS else table.game


def name_of(words: Words, table: ListedTable) -> str:
    """Returns the name of the table."""
    return table_called(words, table.name)


def people_of(words: Words, table: ListedTable) -> str:
    """Returns who sits at a table, and how many bots."""
    names = [words.verbatim(name) for name in table.people]
    bots = [words("hall-bots", count=table.bots)] if table.bots else []
    return ", ".join([*names, *bots])


def state_of(words: Words, table: ListedTable, now: int) -> str:
    """Returns whether one may sit or watch, and how long a game has gone on."""
    if table.sit:
        return words("hall-ask" if table.ask else "hall-free", count=table.free)
    if table.paused:
        return words("hall-paused")
    if table.state == "playing":
        minutes = max(0, now - table.since)
        return words("hall-playing" if minutes < LONGEST else "hall-playing-long", minutes=minutes)
    if table.state == "over":
        return words("hall-over")
    return words("hall-full" if table.watch else "hall-closed")


def clock_of(welcome: InHall | None, since: float, now: float) -> int:
    """Returns the hall's clock in minutes; `since` is when the hall told it, in seconds of the clock of `now`."""
    return (welcome.time if welcome is not None else 0) + int((now - since) // 60)


def where_lines(
    words: Words, found: Whereabouts, tables: Mapping[str, ListedTable], number_of: Callable[[Whereabout], int]
) -> list[str]:
    """Returns who is where, each with a number: a line for each table and one for those in the list."""
    at: dict[str, list[str]] = {}
    for each in sorted(found.people, key=lambda each: each.name):
        called = words("organiser-lines-person", number=str(number_of(each)), name=words.verbatim(each.name))
        at.setdefault(each.table, []).append(called)
    lines: list[str] = []
    for number, names in sorted(at.items(), key=lambda pair: (not pair[0], pair[0])):
        where = name_of(words, tables[number]) if number in tables else number or words("hall-where-list")
        lines.append(words("hall-where", table=where, names=", ".join(names)))
    return lines


def told(words: Words, table: ListedTable, now: int) -> str:
    """Returns a table in one line: its name, game, people and state."""
    parts = (name_of(words, table), game_of(words, table), people_of(words, table), state_of(words, table, now))
    return " · ".join(filter(None, parts))
