"""The dialogs over a game: its log, explanations, refusals, recaps, hints, and its result.

Knows: the presenter, and what each dialog is given.
Must not know: how a dialog looks, or what is drawn below it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text

from ai import DEFAULT_LEVEL
from netplay.protocol.messages import AddBot, Again
from tui.boards import Tally, View, board
from tui.game_view.ending import end_choices
from tui.game_view.question import QuestionKey
from tui.game_view.replay.series import series_line
from tui.game_view.telling import NarrationLine
from tui.lobby_view.deal_verdict import deal_warning, is_fair
from tui.screens.base import leaves_undrawable_game
from tui.screens.deal import show_deal
from tui.screens.dialogs import Log, Picker, Reader
from tui.text.words import rich
from tui.widgets.feed_lines import LogText

from .animation import MOVING
from .ending_dialog import EndingDialog, why_it_ended
from .explained import ExplainedThings
from .hint import HintDialog, advice, figures, said
from .recap_dialog import RecapDialog
from .result import end_of
from .shows_game import ScreenPart, ShowsGame
from .taking_back import TakingBack

if TYPE_CHECKING:
    from ai.search import Thought
    from tui.app.protocol import TableApp


READ = 5
"""Pauses of the feed for which the last event of a game stands still before its result comes up: one and a half
seconds at the normal pace. Weightier events stand longer."""


class GameDialogs(ScreenPart):
    """Opens the dialogs of a game, by a key or when they are due."""

    def __init__(self, screen: ShowsGame, catch_up: Callable[[], None], explained: ExplainedThings) -> None:
        """`catch_up` shows what has happened that the screen has not heard of yet."""
        super().__init__(screen)
        self._catch_up, self._explained = catch_up, explained
        self._taking_back = TakingBack(screen)
        self._dialogs = {
            "log": self._log, "explain": self._explain, "hint": self._ask_for_hint, "why": self._why,
            "recap": self._recap, "outcome": self._outcome, "stand_in": self._stand_in,
            "result": lambda: self._outcome(by_itself=True), "undo": self._undo, "rematch": self._rematch,
        }  # fmt: skip

    def open(self, name: str) -> None:
        """Opens the dialog of this name."""
        self._dialogs[name]()

    def _read(self, title: str, body: Text) -> None:
        words = self.app.words
        self.app.push_screen(Reader(words(title), body))

    # What has happened, and what it means

    def _log(self) -> None:
        """Every line that has been told; choosing one shows its moment."""
        show_log(self.app, self._presenter.readable, lambda mark: self._screen.look(mark, stays=True))

    @leaves_undrawable_game
    def _explain(self) -> None:
        """More about what the mouse is over, or else about the answer under the cursor; and about the table."""
        self._explained.read()

    @leaves_undrawable_game
    def _why(self) -> None:
        """Everything that cannot be answered now, each with the reason."""
        self._screen.look(None)
        self._catch_up()
        view, words = self._screen.view(), self.app.words
        if view is None:
            return
        drawn = board(view.game.id)
        lines = [words.shown(f"• {drawn.refusal(view, each)}") for each in view.refused]
        empty = words("table-why-nothing" if view.legal else "table-why-not-asked")
        self._read("table-why-title", rich("\n".join(lines) or empty, view.names))

    # When a round is over

    def recap_if_due(self) -> None:
        """Shows a round's table where the telling has stopped for it, unless the player looks back or writes; the
        telling goes on when it has been read."""
        presenter, screen = self._presenter, self._screen
        if presenter.queue.held and not presenter.look_back.active and self.app.screen is screen and not screen.writing:
            tally = presenter.recap(presenter.queue.mark)
            if tally is None:
                screen.feed.go_on()
            else:
                self._show_recap(tally)

    @leaves_undrawable_game
    def _recap(self) -> None:
        """The table of the last round, again."""
        words, told = self.app.words, self._presenter.last_round
        tally = self._presenter.recap(told) if told is not None else None
        if tally is None:
            self._read("table-log-title", Text(f"{words('table-round-none')} {words('table-round-look')}"))
        else:
            self._show_recap(tally)

    def _show_recap(self, tally: Tally) -> None:
        dialog = RecapDialog(tally, self._presenter.moments.names(), self.app.words("table-tally-keys"))
        self.app.push_screen(dialog, lambda _: self._screen.feed.go_on())

    # Hints

    @leaves_undrawable_game
    def _ask_for_hint(self) -> None:
        """Starts a search for a hint, or says why there is none."""
        self._screen.look(None)
        self._catch_up()
        replica, row = self._presenter.replica, self._screen.hint_row
        if refusal := self._presenter.hint_refusal():
            row.say(self.app.words(f"table-hint-{refusal}"))
        elif replica is not None:
            row.search(self._presenter.hintable(), replica)

    @leaves_undrawable_game
    def show_hint(self, question: QuestionKey, thought: Thought) -> None:
        """Shows the result of a search if its question is still open; then the cursor goes there if that is wanted."""
        view, best, presenter = self._screen.view(), thought.action, self._presenter
        if (
            view is None
            or best not in view.legal
            or question != presenter.question.key
            or self.app.screen is not self._screen
        ):
            return
        drawn = board(view.game.id)

        def done(there: bool | None) -> None:
            if there and best in presenter.question.legal:
                self._screen.answers.cursor = list(presenter.question.legal).index(best)

        title, body = advice(thought, view, drawn), said(thought, view, drawn)
        table = partial(figures, thought, view, drawn)
        self.app.push_screen(HintDialog(title, body, table, lambda: question != presenter.hintable()), done)

    # The end

    def result_if_due(self, view: View) -> None:
        """Lets the result come up by itself once the last line has been told and read."""
        presenter, replica = self._presenter, self._presenter.replica
        told = not presenter.telling or (presenter.queue.at_ending and presenter.queue.phase == 1)
        ready = told and not self._screen.writing and self.app.screen is self._screen
        if presenter.result.comes_up(replica.outcome if replica else None, ready):
            delay = pauses_to_read(view) * self.app.pause
            self._screen.set_timer(max(0.01, delay), lambda: self._outcome(by_itself=True))

    @leaves_undrawable_game
    def _outcome(self, by_itself: bool = False) -> None:
        """The ranking, why the game ended, and what can be done now."""
        presenter, screen = self._presenter, self._screen
        if by_itself and presenter.result.shown:
            return
        if by_itself and screen.writing:
            presenter.result.put_off()
            return
        view, replica = presenter.final(), presenter.replica
        if view is None or replica is None or view.outcome is None or self.app.screen is not screen or screen.going:
            return
        game = presenter.provable()
        choices = self._choices(game is not None)
        kept = "yes" if self.app.keeps_games and presenter.client_state is not None else "no"
        fair = "yes" if is_fair(game) else "no"
        answers = [self.app.words(f"table-end-{each}", kept=kept, fair=fair) for each in choices]
        answers += [self.app.words("table-end-back")] * screen.reading
        presenter.result.shown = True
        wins = self.app.session.series(view.game.id, presenter.source.names)
        said = series_line(self.app.words, wins, view.names), deal_warning(self.app.words, game)
        more = "\n".join(filter(None, said))
        end = end_of(view, replica, view.outcome)
        why = why_it_ended(view, end, more)
        dialog = EndingDialog(
            self.app.words("table-end-title"), end, why, answers, by_itself or not presenter.result.told
        )
        dialog.told = self._tell_result
        self.app.push_screen(dialog, partial(self._ended, [*choices, "back"]))

    def _choices(self, provable: bool) -> list[str]:
        """What can be chosen at the end, as the ends of text keys."""
        state = self._presenter.client_state
        host = state is not None and state.table.is_host
        return end_choices(host, self.app.session.at_once, provable, self._presenter.plays)

    def _tell_result(self) -> None:
        """The scores have grown to the end, so that the screen may show it too."""
        self._presenter.tell_result()
        if self._screen.stands:
            self._screen.feed.flush()
            self._screen.catch_up()

    def _ended(self, choices: list[str], at: int | None) -> None:
        """Does what was chosen at the end of a game; to go back may be offered only while the result is read."""
        does: dict[str, Callable[[], object]] = {
            "look": lambda: None,
            "leave": self.app.ask_leave,
            "rematch": self._ask_for_rematch,
            "again": lambda: self.app.session.send(Again()),
            "deal": self._deal,
            "back": self.go_back,
        }
        if at is not None and at >= 0:
            does[choices[at]]()

    def _rematch(self) -> None:
        """Asks for another game with the same players, once this one is over."""
        view = self._screen.view()
        if view is None or view.outcome is None or not self._presenter.plays or not self._ask_for_rematch():
            self.app.bell()

    def _ask_for_rematch(self) -> bool:
        """Asks for it, and goes to the table where the host has set it up again; False if no connection takes it."""
        asked = self.app.session.rematch()
        if asked and self._screen.reading:
            self.go_back()
        return asked

    def go_back(self) -> None:
        """Leaves a finished game for what is at the table now."""
        self._screen.live.leave()
        self.app.look_again()

    def _deal(self) -> None:
        """The check of the deal; then the result again, from which it was asked for."""
        show_deal(self.app, self._presenter.provable(), self._outcome)

    def _undo(self) -> None:
        """Takes something back, or asks the others at the table whether it may be; see `TakingBack`."""
        self._taking_back.by_key()

    # For the host

    def _stand_in(self) -> None:
        """Lets a bot play for somebody who is away, until they come back."""
        view, words, away = self._screen.view(), self.app.words, self._presenter.absentees()
        if view is None or not away:
            self.app.bell()
            return
        client_state = self._presenter.client_state
        seats = list(client_state.games.seats) if client_state else []

        def done(at: int | None) -> None:
            if at is None or at < 0:
                return
            if away[at] in self._presenter.absentees():  # else they are back
                self.app.session.send(AddBot(seats[away[at]], DEFAULT_LEVEL))
            else:
                self.app.bell()

        names = [view.names[seat] for seat in away]
        self.app.push_screen(Picker(words("table-stand-in"), Text(words("table-stand-in-body")), names), done)


def show_log(app: TableApp, lines: Sequence[NarrationLine], look: Callable[[int], object]) -> None:
    """Lists lines that have been told; `look` shows the moment of the one that is chosen."""
    words = app.words

    def done(at: int | None) -> None:
        if at is not None and at >= 0:
            look(lines[at].mark)

    if lines:
        app.push_screen(Log(words("table-log-title"), [LogText(line) for line in lines], words("table-log-keys")), done)
    else:
        app.push_screen(Reader(words("table-log-title"), Text(words("table-log-empty"))))


def pauses_to_read(view: View) -> float:
    """The pauses of the feed for which the last event that was told stands still before the result comes up."""
    weight = board(view.game.id).weight(view.log[-1]) if view.log else None
    return max(READ, (1 - MOVING) * (weight or 1))
