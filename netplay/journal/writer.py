"""Writes one table to the journal, from its first deal on, or one of a hall from its opening.

Knows: what of the table has been written.
Must not know: sockets, trio, or the file's schema.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Protocol

from netplay.game.play import Play
from netplay.game.saved import CannotResume, SavedStep
from netplay.protocol.messages import Notice
from netplay.table.outgoing import Outgoing
from netplay.table.saved import to_bytes
from netplay.table.table import Table

from .entry import Entry, listed
from .schema import Forgotten, Gone, NotSaved


class StepStore(Protocol):
    """What tables are written to: a journal file, or a store that several processes share."""

    @property
    def path(self) -> object:
        """Where it is, for sentences."""
        ...

    def write(
        self, entry: Entry, writer: bytes, header: bytes, steps: list[SavedStep], claim: bool
    ) -> list[Entry]:  # fmt: skip
        """Writes a table with its new steps, atomically, before anybody is told of them; returns the unfinished games
        that were deleted for it. Raises NotSaved, also Gone and Forgotten, or CannotResume."""
        ...


class JournalWriter:
    """Saves the changes of one table on each call of `keep`. `clock` returns the time of day. `from_opening`: the table
    is saved before it has a game."""

    def __init__(
        self, journal: StepStore, table: Table, alone: bool = False, clock: Callable[[], float] = time.time, *,
        from_opening: bool = False,
    ) -> None:  # fmt: skip
        self.port = 0
        self._journal, self._table, self._alone, self._clock = journal, table, alone, clock
        self._writer = secrets.token_bytes(8)
        """Identity of this writer; a later one with the same table replaces it."""
        self._claimed = False
        self._from_opening = from_opening
        self._failing = False
        self._for_host: list[Notice] = []
        """Notices that only the host is sent: they name files and games of the host's machine."""
        self._header: bytes = b""
        """The header that was last written."""
        self._play: Play | None = table.play
        """The game in the journal."""
        self._steps = table.seq
        """Number of its steps in the journal."""
        self._playing = False
        """True if the game goes on, according to the journal."""
        self._told: Play | None = None
        """The game whose end somebody has been told."""
        self._players: tuple[Play | None, tuple[str, ...]] = (None, ())
        """A game and the names of its players."""
        self._holders: dict[int | None, str] = {}
        """Who had which seat when they were found, by name."""

    @property
    def saving(self) -> bool:
        """True if the journal holds a game of this table up to its last step."""
        return self._claimed and not self._failing

    def keep(self) -> Outgoing:
        """Saves what has changed; returns notices for all when saving has begun to fail, or works again. The notices
        are saved too, or a resumed table would number its next line of chat like one that was sent. Does not raise: the
        game goes on."""
        outgoing: Outgoing = []
        while news := self._try():
            outgoing += self._to_host() + self._table.notice(news)
        outgoing += self._to_host()
        play = self._table.play
        if play is not None and play.over and self._table.people.present():
            self._told = play
        return outgoing

    def _to_host(self) -> Outgoing:
        """The notices for the host, who may be away."""
        people, news = self._table.people, self._for_host
        if not news or people.host is None or not people.here(people.host):
            return []
        self._for_host = []
        return [(people.presence(people.host).peer, each) for each in news]

    def _try(self) -> str | None:
        """Saves what has changed; returns the code of a notice if that has begun to fail, or works again."""
        try:
            written = self._write()
        except (NotSaved, CannotResume) as error:
            if isinstance(error, Gone):
                self._restart()
            if self._failing:
                return None
            self._failing = True
            self._for_host.append(Notice("journal-trouble", [str(self._journal.path), str(error)]))
            return "not-saved"
        if written and self._failing:
            self._failing = False
            return "saved-again"
        return None

    def _write(self) -> bool:
        """Saves what has changed; returns whether anything had. Raises NotSaved or CannotResume."""
        table, play = self._table, self._table.play
        if play is None and not self._header and self._play is None and not self._from_opening:
            return False
        done, seq = self._steps if play is self._play else 0, table.seq
        header = to_bytes(table.saved(since=seq))
        playing = play is not None and not (play.over and self._told is play)
        if header == self._header and done == seq and self._claimed and playing == self._playing:
            return False
        steps = play.saved_steps(since=done) if play else []
        try:
            same = header == self._header and play is self._play
            evicted = self._journal.write(self._entry(playing, same), self._writer, header, steps, not self._claimed)
        except Forgotten:
            self._restart()
            return self._write()
        self._claimed, self._header, self._play, self._steps = True, header, play, seq
        self._playing = playing
        self._for_host += [Notice("game-evicted", [" · ".join(listed(each))]) for each in evicted]
        return True

    def _restart(self) -> None:
        """Forgets what was written: the file holds nothing of this table."""
        self._claimed, self._header, self._play, self._steps = False, b"", None, 0

    def _entry(self, playing: bool, same: bool) -> Entry:
        """Returns the row of the table. `same`: nothing but steps is new, so that the players are who they were."""
        table = self._table
        return Entry(
            id=table.id, alone=self._alone, port=self.port, name=table.name, game=table.seats.game,
            players=self._players[1] if same else self._names(), changed=self._clock(), playing=playing,
            steps=table.seq,
        )  # fmt: skip

    def _names(self) -> tuple[str, ...]:
        """Returns the players' names, also of those that have left since."""
        seats, play = self._table.seats, self._table.play
        if play is None:
            return ()
        known, before = self._players
        holders = {person.seat: person.name for person in self._table.people}
        if known is not play:
            before = ("",) * len(play.seats)
        elif all(before) and holders == self._holders:
            return before
        here = [holders.get(seat) or name or seats.name(seat) for seat, name in zip(play.seats, before, strict=True)]
        self._players, self._holders = (play, tuple(here)), holders
        return self._players[1]
