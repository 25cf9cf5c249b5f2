"""A game in lines: what happens, what is asked, who is waited for, hints, and the result.

Knows: the presenter, the session, and how each thing is worded in lines.
Must not know: what may be typed, or how it comes in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

import trio

import core
from netplay.client.state import ClientState
from tui.boards import Tally, View, board
from tui.boards.course import course_of
from tui.game_view import outcome_text, plain_names, question_text, waiting_text
from tui.game_view.loss import loss_line
from tui.game_view.presenter import GamePresenter
from tui.game_view.race import race_lines
from tui.game_view.replay.taking_back import wish_line
from tui.game_view.telling import NarrationLine
from tui.input.stale_input import PATIENCE, hesitation
from tui.session.session import Session

from .output import Menu, Output

if TYPE_CHECKING:
    from ai.search import Thought

WARNING = 10.0
"""Seconds before a bot moves for us at which that is said once more."""
OF_ONE_GAME = ("wish", "lobby", "unready", "title", "deal", "rejected")
"""Kinds of lines that are said again after the next game has begun."""
BEFORE = 10
"""Lines of the log that are told to a player who comes back to a game."""


class TableGame:
    """The game that is told at a table in lines; see `GameSource`."""

    reading = False

    def __init__(self, session: Callable[[], Session]) -> None:
        self._session = session
        self.replica: core.Replica[Any] | None = None
        """The game that is told; None in the lobby."""

    @property
    def client_state(self) -> ClientState | None:
        """The state of the table."""
        client = self._session().client
        return client.state if client is not None else None

    @property
    def names(self) -> Sequence[str]:
        """The players' names as the table sends them."""
        return self.client_state.games.names() if self.client_state is not None else []


class GameLines:
    """Tells one player or spectator a game."""

    def __init__(self, output: Output, menu: Menu, session: Callable[[], Session], typing: bool) -> None:
        """`typing` is True for a person at a terminal, who is told more and whose early input does not count."""
        self._output, self._menu, self._session, self._typing = output, menu, session, typing
        self.words = output.words
        self.source = TableGame(session)
        self.presenter = GamePresenter(self.source, lambda: self.words, PATIENCE if typing else 0.0)
        self.lone_done = False
        """True if a question with only one answer, to end a step, is answered by itself."""
        self.ended: Callable[[], None] = lambda: None
        """Called when the result has been told, and whether the deal was fair."""
        self.stirred: Callable[[], None] = lambda: None
        """Called when a search for a hint has ended."""
        self._awaited: set[tuple[str, int]] = set()
        """The players that the game waits for, and why, as the reader was told."""
        self._said: list[str] = []
        """The lines since the last recap, which does not say them again."""

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game that is told; None in the lobby."""
        return self.source.replica

    def view(self) -> View:
        """The game as it is now."""
        assert self.replica is not None
        return self.presenter.moments.now(self.replica)

    def leave(self) -> None:
        """The table is in the lobby: no game is told."""
        self.source.replica = None
        self.presenter.question.close()
        self.presenter.hint.cancel()

    def tell(self, replica: core.Replica[Any]) -> None:
        """Tells what is new in a game, and what is asked now."""
        if replica is not self.replica:
            self._begin(replica)
        else:
            self._tell_lines(self.presenter.advance(replica, talk=False))
        view = self.view()
        self._tell_wish()
        self._output.once("title", plain_names.named(board(view.game.id).title(view), view.names))
        new = self.presenter.ask(view)
        if self.presenter.hint.search is not None:
            self.presenter.hint.keep(self.presenter.hintable())
        if view.outcome is not None:
            self._tell_end(view, view.outcome)
        elif new:
            self._tell_question(view)
        elif not self.presenter.pending and not self.presenter.question.legal:
            self._tell_waiting(view)

    def _tell_wish(self) -> None:
        """Tells once that somebody wants to take something back, and how to answer."""
        if line := wish_line(self.words, self.source.client_state):
            self._output.once("wish", line)
        else:
            self._output.forget("wish")

    def _begin(self, replica: core.Replica[Any]) -> None:
        """Tells which game it is and how it was laid out, or only its last lines if it has gone on for a while."""
        self.source.replica, self._awaited, self._said = replica, set(), []
        self.presenter.begin(replica, talk=False)
        self.presenter.result.told = False
        self._output.forget(*OF_ONE_GAME)
        self._output.say(self.words(f"{replica.game.id}-name"))
        start = max(0, len(replica.log) - BEFORE)
        self._tell_lines(line for line in self.presenter.narration.lines if line.mark > start or not start)

    def _tell_lines(self, lines: Iterable[NarrationLine]) -> None:
        """Tells what has happened, and the recap of each round that is over. A line that is also below the recap is
        told once: where it happened, or by the recap if it ends the round."""
        names = self.presenter.moments.names()
        for line in lines:
            if line.ending:  # the result says it, behind the race of the scores
                continue
            tally = self.presenter.recap(line.mark) if line.ends else None
            if line.source and (tally is None or line.source not in tally.notes):
                self._output.say(plain_names.named(line.source, names))
                self._said.append(line.source)
            if tally is not None:
                self._tell_tally(tally._replace(notes=[note for note in tally.notes if note not in self._said]))
            if line.ends:
                self._said.clear()

    def tell_recap(self, told: int) -> None:
        """Tells the table of the round that ended with event number `told`."""
        tally = self.presenter.recap(told)
        if tally is not None:
            self._tell_tally(tally)

    def _tell_tally(self, tally: Tally) -> None:
        self._output.say(*outcome_text.tally_lines(tally, self.presenter.moments.names()))

    # The question

    def question_lines(self, view: View) -> list[str]:
        """The open question, its answers behind their numbers, and the time that is left for it."""
        numbers = self.presenter.question.numbers
        return [*question_text.question_lines(board(view.game.id), view, numbers), *self.clock(view)]

    def clock(self, view: View) -> list[str]:
        """The time that is left to us, if a turn timer runs."""
        left = self._clocks().get(view.seat)
        return [] if left is None else [self.words("table-row-clock-on", time=self.words.duration(ceil(left)))]

    def _clocks(self) -> dict[int | None, float]:
        return {**self.source.client_state.games.clocks()} if self.source.client_state is not None else {}

    def _tell_question(self, view: View) -> None:
        self._menu.take()
        self._awaited = set()
        self._output.say(*self.question_lines(view))
        self._answer_lone_done(view)
        self._warn_later(view)

    def _answer_lone_done(self, view: View) -> None:
        """Gives the only answer by itself after a while, if the player wants that."""
        lone = self.presenter.lone_answer(view) if self.lone_done and self._session().client is not None else None
        if lone is None:
            return

        async def later() -> None:
            await trio.sleep(hesitation())
            if lone.is_due:
                self._session().act(lone.action)

        self._session().beside(later)

    def _warn_later(self, view: View) -> None:
        """Says again how much time is left when little is: a running timer is not seen in lines."""
        left, key = self._clocks().get(view.seat, 0.0), self.presenter.question.key
        if not self._typing or left < 2 * WARNING:
            return

        async def later() -> None:
            await trio.sleep(left - WARNING)
            if self.presenter.question.is_open(key):
                self._output.say(*self.clock(view))

        self._session().beside(later)

    def _tell_waiting(self, view: View) -> None:
        """Tells once whom the game waits for, and which bots think; not again when there are fewer of them."""
        client_state = self.source.client_state
        assert client_state is not None
        now = {(kind, seat) for kind, seats in waiting_text.awaited(view, client_state).items() for seat in seats}
        if self._typing and not now <= self._awaited:
            self._output.say(waiting_text.waiting_line(self.words, board(view.game.id), view, client_state))
        self._awaited = now

    # Hints

    def hint(self) -> None:
        """Starts a search for a hint, or says why there is none."""
        presenter, replica = self.presenter, self.replica
        if refusal := presenter.hint_refusal():
            self._output.say(self.words(f"table-hint-{refusal}"))
        elif replica is not None and presenter.hint.search is None:
            self._output.say(self.words("lines-hint"))
            presenter.hint.start(presenter.hintable(), replica, self._session().beside, done=self._tell_hint)

    def _tell_hint(self) -> None:
        """Tells the result of a search, if its question is still open."""
        question, hint = self.presenter.question, self.presenter.hint
        is_open, found = question.legal and question.key == hint.question, hint.take()
        if is_open:
            self._output.say(*self._hint_lines(found))
        self.stirred()

    def _hint_lines(self, found: Thought | None) -> list[str]:
        if found is None:
            return [self.words("table-hint-failed")]
        view = self.view()
        view.legal = self.presenter.question.legal
        return question_text.hint_lines(board(view.game.id), view, self.presenter.question.numbers, found)

    # The end

    @property
    def is_last(self) -> bool:
        """True if the program ends with the game: for a script that plays alone."""
        return self._session().plan.do == "solo" and not self._typing

    def _tell_end(self, view: View, outcome: core.Outcome) -> None:
        """Tells the result once, and whether the deal was fair as soon as that is known."""
        if not self.presenter.result.told and self.replica is not None:
            race = race_lines(view, self.replica, outcome)
            self._output.say(*outcome_text.end_lines(self.words, board(view.game.id), view, outcome, race))
            lost = loss_line(view, outcome, course_of(board(view.game.id), self.replica, outcome))
            self._output.say(*filter(None, [plain_names.named(lost, view.names)]))
            self.presenter.tell_result()
        game = self.presenter.provable()
        if game is not None and game.verdict is not None:
            self._output.once("deal", self.words.sentence(game.verdict.sentence))
        if self.is_last and (game is None or game.verdict is not None):
            self.ended()
