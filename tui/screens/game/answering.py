"""Takes a player's answers on the screen: by keys and mouse, for what was on the screen when they were pressed.

Knows: the open question, the telling that a key skips, and the way back from an earlier moment.
Must not know: what answers mean, or what is drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from textual import events

import core
from tui.boards import View, board
from tui.game_view.forced import BAR
from tui.game_view.question import LoneAnswer
from tui.input.keys import digit
from tui.input.stale_input import hesitation
from tui.screens.base import leaves_undrawable_game
from tui.widgets.drawing import Drawing

from .shows_game import ScreenPart, ShowsGame

ANSWERING = ("enter", "up", "down", "left", "right", "home", "end", "pageup", "pagedown")
"""Keys that are about the answers, as digits are."""
FIRST, ALONE = 1.2, 0.4
"""Seconds that a lone answer waits where nobody else plays, and each that follows at once."""
STEPS = {"up": -1, "left": -1, "down": 1, "right": 1}


class AnswerInput(ScreenPart):
    """Keys and mouse of a game's screen."""

    def __init__(self, screen: ShowsGame, stop_animation: Callable[[], None]) -> None:
        super().__init__(screen)
        self._answers, self._stop_animation = screen.answers, stop_animation

    def ask(self, view: View, line_down: bool) -> None:
        """Shows the question if everything before it has been told and there is a connection to answer it over."""
        if not self._answers.ask(view, line_down):
            return
        self.app.came_up()
        self._presenter.forced.end()
        lone = self._presenter.lone_answer(view) if self.app.settings.lone_done else None
        if lone is None:
            return
        delay = self._delay()
        self._presenter.forced.wait(board(view.game.id).passed_over(view), delay)
        self._screen.set_timer(delay, lambda: self._give(lone))
        if self.app.pause:
            for tick in range(1, BAR):
                self._screen.set_timer(delay * tick / BAR, self._shrink)

    def _delay(self) -> float:
        """Seconds that a lone answer waits: at random where others play, so that they cannot tell that there was no
        choice; alone less, less still for those that follow, and none if the player wants that."""
        if not self.app.pause:
            return 0.01
        if self.app.session.plan.do != "solo":
            return hesitation()
        return 0.01 if self.app.settings.lone_done == "at-once" else ALONE if self._presenter.forced.many else FIRST

    def _shrink(self) -> None:
        """Draws the bar again, if the answer still waits."""
        if self._presenter.forced.waits and self._presenter.question.legal:
            self._screen.paint_question()

    def _give(self, lone: LoneAnswer) -> None:
        self._presenter.forced.end()
        if lone.is_due:
            self.act(lone.action)

    def catch_up(self) -> None:
        """Before an answer counts: shows what has happened meanwhile, if the screen has not heard of it yet."""
        replica = self._presenter.replica
        if replica is not None and self._presenter.narration.lags(replica):
            self._screen.catch_up()

    def key(self, event: events.Key) -> None:
        """A key first skips what is being told, and does nothing else if that hid something. Then it may answer."""
        answers = digit(event.key) is not None or event.key in ANSWERING
        if self._presenter.look_back.active and (answers or event.key == "escape"):
            self._look_on(event)
        elif self._presenter.telling:
            self._skip()
            if self._presenter.queue.held or self._is_asked():
                event.stop()
            self._screen.catch_up()
            if self._presenter.queue.at_ending:
                event.stop()
                self._screen.open("result")
        elif answers:
            self._answer_by(event)

    def click(self) -> None:
        """A click on nothing skips what is being told, and ends the writing of a chat line."""
        if self._presenter.telling:
            self._answers.widget.focus()
            self._skip()
            self._screen.catch_up()
            if self._presenter.queue.at_ending:
                self._screen.open("result")

    def pointed(self, message: Drawing.Pointed) -> None:
        """The mouse on a card, a place or an answer moves the cursor there, until a click picks an answer; a second
        click on it gives it. What is one part of an answer waits for a click, which moves the cursor, so that the way
        to the other part passes it."""
        question = self._presenter.question
        if self._presenter.look_back.active:
            if message.pressed is not None:
                self._screen.look(None)
            return
        self.catch_up()
        if self._presenter.telling:
            return
        if message.answer >= len(question.legal):
            if message.pressed is not None:
                self._say_why(message.answer - len(question.legal))
        elif message.pressed is None or message.selects:
            if message.selects == (message.pressed is not None) and (message.selects or question.picked is None):
                self._answers.cursor = message.answer
        elif question.guard.counts(message.pressed) and not self._ended_search():
            self._choose(message.answer)

    def _choose(self, number: int) -> None:
        """A click on an answer gives it, or picks it for a second click."""
        question = self._presenter.question
        if question.pick(number) or self.app.settings.clicks == "one":
            self.act(question.legal[number])
        else:
            self._answers.cursor = number
            self._answers.widget.pick(number, self.app.words("answers-again"))
            self._screen.paint()

    def act(self, action: core.Action) -> None:
        """Sends an answer; rings the bell if it cannot be sent."""
        if self._screen.send_answer(action):
            if len(self._presenter.question.legal) > 1:
                self._presenter.forced.forget()
            self._answers.close()
            self._screen.table_changed()
        else:
            self.app.bell()

    def walk(self, view: View, key: str) -> None:
        """Moves the cursor by `left` or `right`, the direct way on the board."""
        at = self._answers.cursor
        if view.legal and at is not None:
            self._answers.cursor = board(view.game.id).walk(view, at, key)

    def _is_asked(self) -> bool:
        """True if the game asks us something, told or not."""
        replica = self._presenter.replica
        return replica is not None and replica.outcome is None and bool(replica.legal())

    def _is_over(self) -> bool:
        """True if the game is over, and its result can be shown."""
        replica = self._presenter.replica
        return replica is not None and replica.outcome is not None

    def _look_on(self, event: events.Key) -> None:
        """Arrows go to the moments before and after; any other key for answers leads back to now. None answers."""
        by = STEPS.get(event.key)
        marks = [line.mark for line in self._presenter.readable]
        there = None if by is None else self._presenter.look_back.neighbour(by, marks)
        self._screen.look(there, there is not None)
        event.stop()

    def _skip(self) -> None:
        """Tells what waits at once."""
        self._screen.feed.flush()
        self._stop_animation()

    def _answer_by(self, event: events.Key) -> None:
        """Enter and digits answer, a number of several digits moves the cursor, and Enter shows the result of a game
        that is over; a key that was meant for what was on the screen before does nothing."""
        self.catch_up()
        question = self._presenter.question
        if event.key == "enter" and self._is_over():
            event.stop()
            self._screen.open("outcome")
        elif not question.guard.counts(event.time):
            event.stop()
        elif (number := self._answers.typed(event)) is not None:
            event.stop()
            self._answers.cursor = number
        elif (number := self._answers.number_of(event)) is not None:
            event.stop()
            if number < len(question.legal) and not self._ended_search():
                self.act(question.legal[number])

    def _ended_search(self) -> bool:
        """True if a hint was being sought: what was pressed has ended that, and answers nothing."""
        row = self._screen.hint_row
        if not row.searching:
            return False
        row.stop()
        self._presenter.question.pause()
        row.say(self.app.words("answers-hint-stopped"))
        return True

    @leaves_undrawable_game
    def _say_why(self, number: int) -> None:
        """Says why what was clicked cannot be answered."""
        view = self._screen.view()
        if view is not None and number < len(view.refused):
            self._presenter.question.refusal = board(view.game.id).refusal(view, view.refused[number])
            self._screen.paint()
