"""Views of a game: as it is now, and as it was at each moment of its log.

Knows: a game's source, its replica's moments, words.
Must not know: which moment is on the screen, or what has been told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import core
from tui.boards import Tally, View, board
from tui.lobby_view import people_names
from tui.text.words import Words

from .source import GameSource


class Moments:
    """Makes the views of one source. A moment is named by the number of log lines that it comes after."""

    def __init__(self, source: GameSource, words: Callable[[], Words]) -> None:
        """`words` returns the texts of the reader's language, which may change."""
        self._source, self._words = source, words
        self.figures = True
        """False in exercises: answers are listed without what they would bring."""

    @property
    def words(self) -> Words:
        """The texts of the reader's language."""
        return self._words()

    def names(self) -> list[str]:
        """The players' names, bots' in the reader's language."""
        return people_names.called_all(self.words, self._source.names)

    def now(self, replica: core.Replica[Any], **more: Any) -> View:
        """The game as it is; with its legal answers unless `legal` is given."""
        more.setdefault("legal", self.answers(replica))
        return View.of(replica, self.words, self.names(), **self._surroundings(), **more)

    def answers(self, replica: core.Replica[Any]) -> tuple[core.Action, ...]:
        """The legal answers of the replica's seat, in the order of the game's list."""
        if replica.outcome is not None:
            return ()
        return tuple(board(replica.game.id).arranged(replica.legal(), replica.state))

    def at(self, replica: core.Replica[Any], told: int, phase: float = 1.0, scored: int | None = None) -> View:
        """The game after `told` log lines, drawn as far as `phase` (0 to 1); with the scores after `scored` lines, or
        those before the last line while that is on its way to count."""
        if scored is None and phase < 1 and replica.log[told - 1].key in board(replica.game.id).scored_late:
            scored = told - 1
        return View(
            replica.game,
            replica.seat,
            then(replica, told),
            core.standing(replica.log[:told]),
            self.words,
            self.names(),
            news=replica.log[told - 1] if told else core.Event(""),
            phase=phase,
            scored_at=None if scored is None or scored >= told else then(replica, scored),
            **self._surroundings(),
        )

    def recap(self, replica: core.Replica[Any], told: int) -> Tally | None:
        """The table of the round that ended with log line number `told`; None if there is nothing to show of it."""
        drawn, log = board(replica.game.id), replica.log
        start = next((at + 1 for at in range(told - 2, -1, -1) if drawn.round_ends(log[at])), 0)
        after = self.at(replica, told)
        return drawn.round_table(after, log[start:told]) or drawn.gains(self.at(replica, start), after)

    def _surroundings(self) -> dict[str, Any]:
        """Returns the fields of a view that are not of the game. A game that is only read has no absences."""
        client_state, away = self._source.client_state, []
        if client_state is not None and not self._source.reading:
            away = client_state.games.away()
        return {"away": away, "ascii_only": self.words.ascii_only, "figures": self.figures}


def then(replica: core.Replica[Any], told: int) -> Any:
    """The state of the game after so many log lines."""
    return replica.moment(told - 1) if told else replica.opening()
