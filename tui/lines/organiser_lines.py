"""The organiser's commands in lines: what is typed becomes a message to the hall, and its answers are told.

Knows: what the client knows of the hall, words.
Must not know: screens, where lines are read and written, or how a table's number came to be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from netplay.client.hall import HallState
from netplay.protocol.messages import (
    Announce,
    AskWhereabouts,
    CloseTable,
    GiveTime,
    Message,
    MovePerson,
    PauseTable,
    ProtectHall,
    ReadLog,
    Whereabout,
)
from tui.game_view.replay.table_log import log_of
from tui.lobby_view import hall_text
from tui.lobby_view.organising import person_called, protected_line

from .output import Output

MINUTE = 60
"""Seconds that are given if none are named."""
LONGEST = 5
"""Digits of a number that is typed."""


class OrganiserLines:
    """The commands of the organiser. `find` returns the table that has this number in the list; None for no such."""

    def __init__(self, output: Output, find: Callable[[int], str | None]) -> None:
        self._output, self._words, self._find = output, output.words, find
        self._people: Sequence[Whereabout] = ()
        self._commands: dict[str, Callable[[list[str]], Message | None]] = {
            "announce": lambda said: Announce(" ".join(said)),
            "who": lambda said: AskWhereabouts(),
            "close": lambda said: self._at_table(said, CloseTable),
            "pause": lambda said: self._at_table(said, PauseTable),
            "resume": lambda said: self._at_table(said, lambda table: PauseTable(table, False)),
            "time": self._time,
            "log": lambda said: self._at_table(said, ReadLog),
            "move": self._move,
            "password": lambda said: ProtectHall(" ".join(said)) if said else self._not_known(""),
            "phrase": lambda said: ProtectHall(phrase=True),
            "open": lambda said: ProtectHall(),
        }

    def knows(self, name: str) -> bool:
        """True for the name of a command."""
        return name in self._commands

    def obey(self, name: str, rest: str) -> Message | None:
        """Returns the message of a command, which the hall refuses to others; None if it asks for none that can be."""
        return self._commands[name](rest.split())

    def tell(self, hall: HallState) -> None:
        """Tells what the hall has said to the organiser alone."""
        if hall.whereabouts is not None:
            where, hall.whereabouts = hall.whereabouts, None
            self._people = sorted(where.people, key=lambda each: (each.name, each.person))
            self._output.say(*hall_text.where_lines(self._words, where, hall.tables, self._number))
        if hall.log is not None:
            log, hall.log = hall.log, None
            self._output.say(*log_of(self._words, log).plain.split("\n"))
        if hall.protected is not None:
            protected, hall.protected = hall.protected, None
            self._output.say(protected_line(self._words, protected))

    def _number(self, person: Whereabout) -> int:
        """Returns the number by which a person is named."""
        return 1 + list(self._people).index(person)

    def _at_table(self, said: list[str], make: Callable[[str], Message]) -> Message | None:
        table = self._table(said[0]) if said else None
        return make(table) if table is not None else self._not_known(" ".join(said))

    def _table(self, said: str) -> str | None:
        return self._find(_count(said))

    def _time(self, said: list[str]) -> Message | None:
        seconds = _count(said[1]) if len(said) > 1 else MINUTE
        if not 0 < seconds <= 24 * 60 * MINUTE:
            return self._not_known(" ".join(said))
        return self._at_table(said, lambda table: GiveTime(table, seconds))

    def _move(self, said: list[str]) -> Message | None:
        person = person_called(self._people, _count(said[0])) if len(said) == 2 else None
        if person is None:
            return self._not_known(" ".join(said))
        table = "" if said[1] == "0" else self._table(said[1])
        return MovePerson(person.person, table) if table is not None else self._not_known(said[1])

    def _not_known(self, said: str) -> None:
        """Says that there is no such table or person."""
        self._output.say(self._words("lines-no-answer", said=self._words.verbatim(said)))


def _count(said: str) -> int:
    """Returns the number that was typed; 0 for none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) <= LONGEST else 0
