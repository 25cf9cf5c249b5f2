"""Keeps each game of one client when it is over, and again when the table has opened it.

Knows: replicated games, the archive.
Must not know: connections, screens, the rules of a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from netplay.audit.verdict import Unfair
from netplay.audit.verification import check_seed
from netplay.client.replicated_game import ReplicatedGame
from netplay.client.state import ClientState
from netplay.protocol.messages import Deal, Notice, Record

from .file_format import GameFile
from .kept_game import Disclosed, KeptGame
from .statistics import series
from .store import Archive, NotKept
from .summary import Told, levels_of, summarize

LATEST_GAMES = 200
"""Games in which a series is looked for: they are read while a result comes up."""


class GameRecorder:
    """Follows what one client is told, and keeps each game that ends in an archive."""

    def __init__(self, archive: Archive, clock: Callable[[], float] = time.time) -> None:
        """`clock` returns the time of day."""
        self._archive, self._clock = archive, clock
        self._begun: tuple[ReplicatedGame | None, float] = None, 0.0
        """The game on the table, and when it was seen first."""
        self._ended: tuple[ReplicatedGame | None, float] = None, 0.0
        """The game that is over, and when that was seen first."""
        self._kept: tuple[ReplicatedGame | None, bool] = None, False
        """The last game that was kept, and whether with what the table has disclosed."""

    def update(self, state: ClientState) -> None:
        """Keeps a game that has ended, or was opened, since the last call. A failure is said in the talk once."""
        self._note_times(state)
        game = state.games.finished
        if game is None or self._kept == (game, game.record is not None):
            return
        self._kept = game, game.record is not None
        try:
            if (file := self._file(state, game)) is not None:
                self._archive.keep(file)
        except (NotKept, TypeError, ValueError) as error:  # whatever is wrong with the file, the game goes on
            reason = error.sentence.args.get("reason", "") if isinstance(error, NotKept) else type(error).__name__
            state.talk.remark(Notice("not-kept", [reason], seq=game.replica.seq))

    def series(self, game: str, names: Sequence[str]) -> list[int]:
        """Returns how often each of these players has won, in the latest games."""
        kept = [each.summary for each in self._archive.games(LATEST_GAMES)]
        return series([each for each in kept if not each.branch], game, names)

    def _note_times(self, state: ClientState) -> None:
        games = state.games
        if games.current is not self._begun[0]:
            self._begun = games.current, self._clock()
        if games.finished is not None and games.finished is not self._ended[0]:
            self._ended = games.finished, self._clock()

    def _file(self, state: ClientState, game: ReplicatedGame) -> GameFile | None:
        welcome, outcome = state.table.welcome, game.replica.outcome
        if welcome is None or outcome is None:
            return None
        said, ended = game.transcript(welcome), self._ended[1]
        begun = self._begun[1] if self._begun[0] is game else ended
        levels = levels_of(len(said.names), said.reports, said.movers)
        told = Told(said.began, said.reports, said.table, said.name, said.names, levels, ended, ended - begun)
        kept = KeptGame(said.began, said.reports, disclosed_by(said.began.deal, said.record))
        return GameFile(summarize(told, game.replica), kept)


def disclosed_by(deal: Deal | None, record: Record | None) -> Disclosed | None:
    """Returns what the table has opened of a game; None if it has not, or if that does not fit the deal."""
    if deal is None or record is None:
        return None
    try:
        return Disclosed(check_seed(deal, record.nonce), record.steps)
    except Unfair:
        return None
