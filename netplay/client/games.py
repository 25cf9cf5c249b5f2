"""The games of a table as this seat was told of them: the one on the table, the last finished, the last abandoned.

Knows: replicated games, turn timers, and who plays by the lobby.
Must not know: requests, commitments, chat, sockets, trio, screens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import core
from ai import thinks
from netplay.protocol import codec
from netplay.protocol.messages import Began, Clock, Record, Seated

from .replicated_game import ReplicatedGame
from .table import TableState, lacking

RESYNCS = 3
"""The number of times in a game that a replica out of step requests the whole game again."""


class Games:
    """The replicated games of one table. Players are counted in the order of the game's seats.

    `finished` stays when the host opens the lobby again or begins the next game: the scores can be read until the
    player leaves them. The table waits, because after a game nobody is ready.
    """

    def __init__(self, table: TableState, now: Callable[[], float]) -> None:
        self._table, self._now = table, now
        self.current: ReplicatedGame | None = None
        """The game on the table, running or over."""
        self.finished: ReplicatedGame | None = None
        """The last game that came to its end, also while it is still on the table."""
        self.broken: ReplicatedGame | None = None
        """The last game that was abandoned, until the next is dealt; its players may agree to disclose it."""
        self._lost: ReplicatedGame | None = None
        """The game whose replica lost step."""
        self._resyncs = 0
        self._clock, self._clock_since = Clock(), 0.0
        """The last turn timer of the table, and when it came."""
        self._asked: dict[int, float] = {}
        """The players who must act, and since when this client knows it."""

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The replica of the game on the table."""
        return self.current.replica if self.current else None

    @property
    def first(self) -> core.Snapshot | None:
        """The game on the table as it began."""
        return self.current.first if self.current else None

    @property
    def reports(self) -> list[core.Report]:
        """Every report of the game on the table, in order."""
        return self.current.reports if self.current else []

    @property
    def seats(self) -> list[int]:
        """The seat of the table, by player."""
        return self.current.seats if self.current else []

    @property
    def goes_on(self) -> bool:
        """True if there is a game that is not over."""
        return self.replica is not None and self.replica.outcome is None

    @property
    def watching(self) -> bool:
        """True if this client is a spectator: of the game on the table, or else of the lobby."""
        if self.current is not None:
            return self.current.replica.seat is None
        return self._table.lobby is not None and self._table.my_seat is None

    def names(self) -> list[str]:
        """Returns the players' names."""
        return self.current.names if self.current else []

    def away(self) -> list[bool]:
        """Returns, by player, True if they are disconnected."""
        lobby = self._table.lobby
        return [bool(lobby and seat < len(lobby.seats) and not lobby.seats[seat].here) for seat in self.seats]

    def played_for(self) -> list[bool]:
        """Returns, by player, True if a bot plays for a person who keeps the seat."""
        lobby = self._table.lobby
        shown = [lobby.seats[seat] if lobby and seat < len(lobby.seats) else Seated() for seat in self.seats]
        return [None not in (seated.person, seated.bot) for seated in shown]

    def clocks(self) -> dict[int, float]:
        """Returns the seconds left for each player who must act; empty without a turn timer."""
        passed = self._now() - self._clock_since if self._clock.running else 0.0
        left = {seat: max(0.0, milliseconds / 1000 - passed) for seat, milliseconds in self._clock.left.items()}
        return {player: left[seat] for player, seat in enumerate(self.seats) if seat in left}

    def thinking(self) -> dict[int, tuple[str, float]]:
        """Returns the level of each bot that searches for its answer, and the seconds since it was asked."""
        levels = {player: self.mover(player) or "" for player in self._asked}
        return {
            player: (levels[player], self._now() - since)
            for player, since in self._asked.items()
            if levels[player] and thinks(levels[player])
        }

    def mover(self, player: int) -> str | None:
        """Returns the level of the bot that plays for a player, "" for a person or a seat that the lobby does not show,
        None without a lobby."""
        lobby = self._table.lobby
        if lobby is None or player >= len(self.seats):
            return None
        seat = self.seats[player]
        return (lobby.seats[seat].bot or "") if seat < len(lobby.seats) else ""

    def start_clock(self, clock: Clock) -> None:
        """Takes in the turn timer of the table."""
        self._clock, self._clock_since = clock, self._now()

    def begin(self, began: Began) -> ReplicatedGame | None:
        """Puts a game on the table and returns the one before it. Raises ProtocolError if it cannot be played here."""
        if began.game not in core.IDS:
            raise codec.ProtocolError(lacking(began.game))
        game = core.game(began.game)
        if len(began.seats) not in game.seats or (began.seat is not None and began.seat >= len(began.seats)):
            raise codec.ProtocolError("The table plays with a number of players that cannot be.")
        before, self.broken, self._lost = self.current or self._lost or self.broken, None, None
        try:
            self.current = ReplicatedGame(began)
        except core.BadReport as error:
            raise codec.ProtocolError(str(error)) from None
        return before

    def follow(self, report: core.Report) -> bool:
        """Applies a report to the game on the table. False if the replica has lost step and was dropped.

        Raises ProtocolError if that happens too often.
        """
        game = self.current
        if game is None:
            return False
        try:
            game.follow(report, self.mover(report.actor))
        except core.BadReport as error:
            self._lose(game, report, error)
            return False
        return True

    def _lose(self, game: ReplicatedGame, report: core.Report, error: core.BadReport) -> None:
        game.odd.append(report)
        self._resyncs += 1
        if self._resyncs > RESYNCS:
            raise codec.ProtocolError(f"This copy of the game keeps losing step: {error}") from None
        self._lost, self.current = game, None

    def note_asked(self, actor: int | None = None) -> None:
        """Notes who must act now. Players who were asked before and have not acted keep their time."""
        before, now = self._asked if actor is not None else {}, self._now()
        replica = self.replica
        asked = () if replica is None or replica.outcome is not None else replica.to_act
        self._asked = {each: before[each] if each in before and each != actor else now for each in asked}

    def open(self, record: Record) -> ReplicatedGame | None:
        """Attaches the disclosed record to its game, finished or abandoned, and returns that game."""
        opened = None
        for game in (self.finished, self.broken):
            if game is not None and game.number == record.number and game.record is None:
                game.record, game.verdict = record, None
                opened = game
        return opened

    def drop(self) -> None:
        """Forgets the game on the table: the table will tell it anew."""
        self.current = None

    def put_away(self) -> None:
        """Takes the game from the table, because the lobby is open again."""
        if self.current is not None and self.current is not self.finished:
            self.broken = self.current if self.current.proven else None
        elif self.current is not None:
            self.current.withhold()
        self.current, self._resyncs = None, 0
