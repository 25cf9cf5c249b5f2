"""What the organiser of a hall sees and may do: its tables with their people, and the deeds for each.

Knows: the list of a hall, who is where, words.
Must not know: screens, keys, or how lines are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from netplay.client.hall import HallState
from netplay.protocol.messages import (
    GiveTime,
    HallProtected,
    ListedTable,
    Message,
    MovePerson,
    PauseTable,
    ProtectHall,
    ReadLog,
    Whereabout,
)
from tui.text.words import Words

from .hall_text import game_of, name_of, ordered, state_of

MINUTES = (1, 5)
"""Minutes that are given at once."""


class Row(NamedTuple):
    """A row of the organiser's list: the hall itself, the heading of a place, or a person there."""

    text: str
    state: str = ""
    """What is said of a table beside its name."""
    table: str = ""
    """The number of the table; empty for the hall and its list."""
    person: Whereabout | None = None

    @property
    def key(self) -> tuple[str, int]:
        """Identifies the row while people come and go."""
        return self.table, self.person.person if self.person is not None else 0


class Deed(NamedTuple):
    """Something that the organiser may do, and the message that asks for it."""

    text: str
    message: Message | None = None
    """None for what needs another answer first."""
    asks: str = ""
    """What is asked first: `announce`, `password`, `move` or `close`; empty if nothing is."""


def rows(words: Words, hall: HallState, people: Iterable[Whereabout], now: int) -> list[Row]:
    """Returns the hall, each table with who is there, and who looks at the list."""
    at: dict[str, list[Whereabout]] = {}
    for each in sorted(people, key=lambda each: each.name):
        at.setdefault(each.table, []).append(each)
    found = [Row(words("organiser-hall"), words("organiser-hall-about"))]
    for table in ordered(hall.tables.values()):
        state = f"{game_of(words, table)} · {state_of(words, table, now)}"
        found.append(Row(name_of(words, table), state, table.id))
        found += [Row(words.verbatim(each.name), "", table.id, each) for each in at.get(table.id, [])]
    waiting = at.get("", [])
    return found + [Row(words.verbatim(each.name), words("organiser-in-list"), "", each) for each in waiting]


def deeds(words: Words, row: Row, tables: Mapping[str, ListedTable], me: int) -> list[Deed]:
    """Returns what the organiser, who has the number `me`, may do about a row."""
    if row.person is not None:
        return _of_person(words, row.person, tables, me)
    if row.table not in tables:
        return [
            Deed(words("organiser-announce"), asks="announce"),
            Deed(words("organiser-password"), asks="password"),
            Deed(words("organiser-phrase"), ProtectHall(phrase=True)),
            Deed(words("organiser-unprotect"), ProtectHall()),
        ]
    return _of_table(words, tables[row.table])


def _of_table(words: Words, table: ListedTable) -> list[Deed]:
    found: list[Deed] = []
    if table.state == "playing":
        turn = "organiser-go-on" if table.paused else "organiser-pause"
        found.append(Deed(words(turn), PauseTable(table.id, not table.paused)))
        found += [Deed(words("organiser-time", minutes=each), GiveTime(table.id, 60 * each)) for each in MINUTES]
    return [*found, Deed(words("organiser-log"), ReadLog(table.id)), Deed(words("organiser-close"), asks="close")]


def _of_person(words: Words, person: Whereabout, tables: Mapping[str, ListedTable], me: int) -> list[Deed]:
    found: list[Deed] = []
    if any(table.sit and table.id != person.table for table in tables.values()):
        found.append(Deed(words("organiser-move"), asks="move"))
    if person.table:
        found.append(Deed(words("organiser-to-list"), MovePerson(person.person)))
        if person.table in tables and tables[person.table].state == "playing":
            found += [
                Deed(words("organiser-time-one", minutes=each), GiveTime(person.table, 60 * each, person.person))
                for each in MINUTES
            ]
    return found if person.person != me else []


def places(words: Words, tables: Iterable[ListedTable], but: str) -> list[tuple[str, str]]:
    """Returns the tables with a free seat, each with its number and a line about it."""
    free = [table for table in ordered(tables) if table.sit and table.id != but]
    return [(table.id, f"{name_of(words, table)} · {game_of(words, table)} · {state_of(words, table, 0)}")
            for table in free]  # fmt: skip


def protected_line(words: Words, protected: HallProtected) -> str:
    """Returns how newcomers come in from now on."""
    if protected.phrase:
        return words("organiser-protected-phrase", phrase=words.verbatim(protected.phrase))
    return words("organiser-protected" if protected.locked else "organiser-open")


def person_called(people: Sequence[Whereabout], number: int) -> Whereabout | None:
    """Returns the person of this number in the organiser's list, counted from 1 by their names."""
    found = sorted(people, key=lambda each: (each.name, each.person))
    return found[number - 1] if 0 < number <= len(found) else None
