"""The presenter of a game: every decision on what is told, asked, hinted and over, for whatever shows it.

Knows: a game's source, and what has been told and asked so far.
Must not know: Textual, widgets, keys, or how lines are printed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import core
from netplay.client.state import ClientState, ReplicatedGame
from tui.boards import Tally, View, board
from tui.input.stale_input import PATIENCE
from tui.text.words import Words

from .ending import ResultNotice
from .forced import ForcedSteps
from .hint_request import HintRequest, hint_refusal
from .look_back import LookBack
from .moments import Moments
from .narration import Narration
from .question import LoneAnswer, OpenQuestion, QuestionKey, question_key
from .source import GameSource
from .telling import NarrationLine, TellingQueue


class GamePresenter:
    """Presents the game of a source. It holds the parts of which each decides one thing:

    `narration` what happened, `queue` which of it has been told, `question` what is asked, `forced` what went by
    without a choice, `look_back` which moment is shown instead of now, `hint` the search for a hint, `result` when the
    result comes up, `moments` the views.
    """

    def __init__(self, source: GameSource, words: Callable[[], Words], patience: float = PATIENCE) -> None:
        """`patience` is how many seconds a question takes no input after it came up by itself."""
        self.source = source
        self.moments = Moments(source, words)
        self.narration = Narration()
        self.queue = TellingQueue()
        self.question = OpenQuestion(patience)
        self.look_back = LookBack()
        self.forced = ForcedSteps()
        self.hint = HintRequest()
        self.result = ResultNotice()

    # The game and its table

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game that is presented."""
        return self.source.replica

    @property
    def client_state(self) -> ClientState | None:
        """The state of the table that this program is at."""
        return self.source.client_state

    @property
    def table(self) -> ClientState | None:
        """The state of the table at which the presented game is played; None if it is only read."""
        return None if self.source.reading else self.source.client_state

    @property
    def plays(self) -> bool:
        """True if this program has a seat at the table of the presented game."""
        return self.table is not None and self.table.table.my_seat is not None

    @property
    def pending(self) -> bool:
        """True if an answer was sent and the table has not replied yet."""
        return self.client_state is not None and self.client_state.requests.pending is not None

    # What has been told

    @property
    def telling(self) -> bool:
        """True while events have not been told, or a moment is still being drawn."""
        return self.queue.telling or self.queue.phase < 1

    @property
    def told(self) -> int:
        """The number of events of the log that have been told."""
        return self.queue.mark if self.telling else self.narration.events

    @property
    def readable(self) -> list[NarrationLine]:
        """The lines that have been told and have words."""
        return self.narration.readable(self.told)

    @property
    def last_round(self) -> int | None:
        """The number of the event that ended the last round that has been told; None if there is none."""
        return self.narration.last_round(self.told)

    def begin(self, replica: core.Replica[Any], talk: bool = True) -> View:
        """Presents another game, or a new copy of it: everything in its log counts as told. Returns the view of now,
        without answers. `talk` puts what was said at the table between the events."""
        self.look_back.look(None)
        self.question.close()
        self.forced.forget()
        self.queue.phase = 1.0
        now = self.moments.now(replica, legal=())
        self.narration.begin(replica, now, self.client_state if talk else None)
        self.queue.clear(self.narration.events)
        if self.table is not None and not self.result.told:
            self.queue.hold_back(self.narration.lines)
        return now

    def advance(self, replica: core.Replica[Any], talk: bool = True) -> list[NarrationLine]:
        """Takes in what has happened to the presented game, and returns the new lines."""
        now = self.moments.now(replica, legal=())
        return self.narration.advance(replica, now, self.client_state if talk else None)

    # What is shown

    def view(self) -> View | None:
        """The moment that has been told; if that is now, with the answers to the open question. None without a game."""
        replica = self.replica
        if replica is None:
            return None
        if self.telling or self.told < len(replica.log):
            waits = replica.outcome is not None and not self.result.told and board(replica.game.id).scores_wait
            return self.moments.at(replica, self.told, self.queue.phase, replica.began if waits else None)
        view = self.moments.now(replica)
        self.question.put_to(view)
        return view

    def shown(self) -> View | None:
        """The moment that is looked back at, or else `view`."""
        replica, at = self.replica, self.look_back.at
        if replica is None or at is None:
            return self.view()
        return replace(self.moments.at(replica, min(at, len(replica.log))), phase=1.0)

    def final(self) -> View | None:
        """The game as it is, whatever has been told of it, without answers; None without a game."""
        return self.moments.now(self.replica, legal=()) if self.replica is not None else None

    def tell_result(self) -> None:
        """The result has been told: the scores and the lines that give it away may be seen."""
        self.result.told = True
        self.queue.reveal()

    def recap(self, told: int) -> Tally | None:
        """The table of the round that ended with event number `told`; None if there is nothing to show of it."""
        return self.moments.recap(self.replica, told) if self.replica is not None else None

    # What is asked

    @property
    def awaited(self) -> bool:
        """True if the game waits for an answer of ours, whatever is shown."""
        replica = self.replica
        return replica is not None and replica.outcome is None and not self.pending and bool(replica.legal())

    @property
    def hints_allowed(self) -> bool:
        """True unless the host has forbidden hints."""
        lobby = self.client_state.table.lobby if self.client_state else None
        return lobby is None or lobby.house.hints

    def ask(self, view: View, covered: bool = False) -> bool:
        """Shows the question of now if everything that led to it has been told; `covered` if something else hides it.
        Returns True if it has come up just now."""
        replica = self.replica
        if replica is None or covered or self.look_back.active or self.telling:
            self.question.hide()
            return False
        legal = () if self.pending else self.moments.answers(replica)
        if not legal:
            self.question.close()
            return False
        return self.question.show(view, legal, tuple(replica.refused()))

    def lone_answer(self, view: View) -> LoneAnswer | None:
        """The answer that is given by itself: to end a step, where nothing else can be answered."""
        if not board(view.game.id).answers_itself(view):
            return None
        return LoneAnswer(self.question, self.question.key, self.question.legal[0])

    def hintable(self) -> QuestionKey:
        """The question that a hint may be about, whether it has been told already or not; empty if there is none."""
        replica = self.replica
        if replica is None or not self.awaited or not self.hints_allowed:
            return ()
        return question_key(self.moments.now(replica))

    def hint_refusal(self) -> str:
        """Returns the reason why no hint can be requested now, as the end of a text key; empty if one can."""
        key, lobby = self.hintable(), self.client_state.table.lobby if self.client_state else None
        return hint_refusal(lobby, self.replica, self.question.legal if key and key == self.question.key else ())

    # What the table knows of the game

    def provable(self) -> ReplicatedGame | None:
        """The presented game, if its deal can be proven when it is over."""
        client_state = self.client_state
        games = (client_state.games.current, client_state.games.finished) if client_state else ()
        return next((game for game in games if game and game.replica is self.replica and game.proven), None)

    def absentees(self) -> list[int]:
        """For the host: the players who are away and for whom no bot plays yet."""
        client_state, replica = self.client_state, self.replica
        if client_state is None or not client_state.table.is_host or replica is None or replica.outcome is not None:
            return []
        away, by_bot = client_state.games.away(), client_state.games.played_for()
        return [seat for seat, gone in enumerate(away) if gone and not any(by_bot[seat : seat + 1])]
