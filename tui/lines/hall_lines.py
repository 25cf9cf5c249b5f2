"""The list of a hall in lines: told once, then what changes of it, and the commands there.

Knows: what the client knows of the hall, what was told.
Must not know: screens, where lines are read and written, or what happens at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import core
from core import Sentence
from netplay.client.hall import HallState
from netplay.client.state import ClientState
from netplay.protocol.messages import (
    Chat,
    JoinTable,
    Line,
    ListedTable,
    Message,
    OpenTable,
    Said,
)
from tui.input.keys import in_latin
from tui.input.layouts import number_typed
from tui.lobby_view import hall_text
from tui.session.session import Session

from .organiser_lines import OrganiserLines
from .output import Output


class HallLines:
    """The list of a hall, for one person in lines. A table keeps its number while the list is told."""

    def __init__(self, output: Output, session: Callable[[], Session]) -> None:
        self._output, self._session = output, session
        self._words = output.words
        self._organiser = OrganiserLines(output, self._find)
        self._told: dict[str, ListedTable] = {}
        self._numbers: dict[str, int] = {}
        """For each table that was ever in the list, its number."""
        self._welcomed = ""
        """The identity of the hall whose list was told."""
        self._heard = 0
        """The number of lines of the talk that were told."""
        self._since = monotonic()

    @property
    def here(self) -> bool:
        """True while the person is in the list."""
        client = self._session().client
        return client is not None and client.state.hall.in_list and client.state.table.lobby is None

    def tell(self) -> None:
        """Tells the list when the person has come to it; after that what has changed."""
        state = self._state
        assert state.welcome is not None
        if self._welcomed != state.welcome.id:
            if state.listed:
                self._welcomed, self._since = state.welcome.id, monotonic()
                self.tell_list()
        else:
            self._tell_changes()
        self._tell_talk(state.talk.lines)
        self._organiser.tell(state)
        if (rejected := self._client_state.requests.rejected) is not None:
            self._client_state.requests.rejected = None
            self._output.say(self._words.sentence(Sentence(rejected.code, rejected.text)))
        if state.turned_back is not None and state.turned_back.code:
            why, state.turned_back = state.turned_back, None
            self._output.say(self._words.sentence(Sentence(why.code, why.text)))

    def left(self) -> None:
        """The person is at a table: the list is told anew when they come back."""
        self._welcomed = ""

    def tell_list(self) -> None:
        """Tells the whole list, and what may be typed."""
        state, words = self._state, self._words
        assert state.welcome is not None
        tables = hall_text.ordered(state.tables.values())
        self._told = dict(state.tables)
        self._output.say(words("lines-hall-title", hall=words.verbatim(state.welcome.hall)))
        self._output.say(*([self._line(table) for table in tables] or [words("lines-hall-none")]))
        self._output.say(words("lines-hall-help", games=", ".join(core.IDS)))
        if state.welcome.organiser:
            self._output.say(words("organiser-lines-help"), words("lines-hall-organiser"))

    def _tell_changes(self) -> None:
        before, self._told = self._told, dict(self._state.tables)
        for id, table in self._told.items():
            if id not in before:
                self._output.say(self._words("lines-hall-new", table=self._line(table)))
            elif _what_counts(before[id]) != _what_counts(table):
                self._output.say(self._line(table))
        for id in before.keys() - self._told.keys():
            self._output.say(self._words("lines-hall-gone", number=str(self._number(id))))

    def _tell_talk(self, lines: list[Line]) -> None:
        count, words = self._state.talk.count, self._words
        new = lines[len(lines) - min(len(lines), count - self._heard) :] if count > self._heard else []
        self._heard = count
        for line in new:
            if isinstance(line, Said):
                self._output.say(f"{words.verbatim(line.name)}: {words.verbatim(line.text)}")
            elif line.code == "announced" and len(line.names) == 2:
                name, text = map(words.verbatim, line.names)
                self._output.say(words("table-notice-announced", name=name, other=text))

    def obey(self, line: str) -> Message | None:
        """Returns the message that a line asks for; None if it asks for none, or for none that can be."""
        word, _, rest = line.partition(" ")
        said = number_typed(word)
        if said.isascii() and said.isdigit():
            return self._join(int(said))
        name = in_latin(word).lower()
        if name == "t" and rest.strip():
            return Chat(rest)
        if name == "n":
            return self._open(rest.strip().lower())
        if self._organiser.knows(name):
            return self._organiser.obey(name, rest)
        if name in ("", "?", "help"):
            self.tell_list()
        else:
            self._output.say(self._words("lines-unknown", said=self._words.verbatim(word)))
        return None

    def _find(self, number: int) -> str | None:
        """Returns the table that has this number; None for no such."""
        found = [id for id, at in self._numbers.items() if at == number and id in self._state.tables]
        return found[0] if found else None

    def _join(self, number: int) -> JoinTable | None:
        found = self._find(number)
        if found is None:
            self._output.say(self._words("lines-no-answer", said=str(number)))
        return JoinTable(found) if found is not None else None

    def _open(self, game: str) -> OpenTable | None:
        known = [id for id in core.IDS if id.startswith(game)] if game else []
        welcome = self._state.welcome
        if len(known) != 1 or welcome is None:
            self._output.say(self._words("lines-hall-which", games=", ".join(core.IDS)))
            return None
        return OpenTable(self._words("table-of", name=self._words.verbatim(welcome.name)), known[0])

    @property
    def _client_state(self) -> ClientState:
        client = self._session().client
        assert client is not None
        return client.state

    @property
    def _state(self) -> HallState:
        return self._client_state.hall

    def _number(self, id: str) -> int:
        return self._numbers.setdefault(id, len(self._numbers) + 1)

    def _line(self, table: ListedTable) -> str:
        now = hall_text.clock_of(self._state.welcome, self._since, monotonic())
        said = hall_text.told(self._words, table, now)
        return self._words("hall-told", number=str(self._number(table.id)), table=said)


def _what_counts(table: ListedTable) -> tuple[object, ...]:
    """Returns what of a table is worth a line when it changes."""
    return table.name, table.game, table.people, table.bots, table.state, table.sit, table.ask, table.free
