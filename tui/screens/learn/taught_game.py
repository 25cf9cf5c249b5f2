"""The screen of a taught game: that of any game, with a coach who speaks at its questions.

Knows: the tutor, the screen of a game and its parts.
Must not know: which lesson is given, the rules of a game, tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.widget import Widget

import core
from tui.boards import View, board, look
from tui.game_view.lesson.coach import Page
from tui.game_view.lesson.curriculum import EXERCISES, PLAY
from tui.game_view.lesson.taught_source import TaughtGame
from tui.game_view.lesson.tutor import Tutor
from tui.game_view.status_line import StatusLine
from tui.input.stale_input import CALM, StaleInputGuard
from tui.screens.base import MainScreen, leaves_undrawable_game
from tui.screens.dialogs import Chooser
from tui.screens.game.game import GameScreen
from tui.screens.game.game_dialogs import GameDialogs
from tui.screens.game.painting import GamePainter
from tui.widgets.drawing import Drawing

from .coach_dialog import CoachDialog
from .panel import Portrait

ROWS = 2
"""Rows of the question."""
ABSENT = ("key-talk", "key-people", "key-bot")
"""Keys that are of no use here."""


class TaughtPainter(GamePainter):
    """Says below the question what the coach advises; of an advice that is too long, the answer alone."""

    @property
    def line_down(self) -> str:
        """Nothing: a lesson needs no connection."""
        return ""

    def _status(self, view: View) -> StatusLine:
        line = super()._status(view)
        assert isinstance(self._screen, TaughtScreen)
        if line.tone != "question" or self.app.screen is not self._screen:
            return line
        said = [line._replace(text=f"{line.text}\n{each}") for each in self._advice(view, self._screen.tutor)]
        fitting = (each for each in said if len(self._layout.sentence_rows(view, each)) <= ROWS)
        return next(fitting, [line, *said][-1])

    def _advice(self, view: View, tutor: Tutor) -> list[str]:
        """The advice of the coach, and in fewer words the answer alone; nothing where they advise nothing."""
        words, advice = self.app.words, tutor.advice(view)
        if not advice or tutor.advised is None:
            return [advice] if advice else []
        answer, *_ = board(view.game.id).cells(view, tutor.advised)
        return [words("learn-says", advice=each) for each in (advice, words("learn-advice", answer=answer))]

    def _keys(self, view: View) -> dict[str, bool]:
        return {**super()._keys(view), **dict.fromkeys(ABSENT, False), "key-hint": bool(view.legal)}


class TaughtDialogs(GameDialogs):
    """The dialogs of a game; the end of a taught one leads to the exercises, to a game, or back to the lessons."""

    def _choices(self, provable: bool) -> list[str]:
        return ["exercises", "play", "look", "leave"]

    def _ended(self, choices: list[str], at: int | None) -> None:
        chosen = choices[at] if at is not None and at >= 0 else "look"
        assert isinstance(self._screen, TaughtScreen)
        if chosen in (EXERCISES, PLAY):
            self._screen.latest.leave_for(chosen)
        elif chosen == "leave":
            self._screen.latest.action_leave()


class SpokenOf:
    """The screen of a taught game, or the last one that has replaced it, for the coach who speaks of its places."""

    def __init__(self, screen: TaughtScreen) -> None:
        self._screen = screen

    def located(self, place: str) -> Region | None:
        """Returns where on the screen a place is; None if it is not drawn. Draws it without a cursor."""
        return self._screen.latest.located(place)

    def edges(self) -> Sequence[int]:
        """Returns the rows at which a panel may begin without cutting anything in two."""
        return self._screen.latest.edges()

    def explain(self) -> None:
        """Explains the choice under the cursor, which is not drawn meanwhile."""
        screen = self._screen.latest
        screen.answers.marked = True
        screen.action_open("explain")
        screen.answers.marked = False


def _drawn(widget: Widget) -> Region:
    """The part of the screen that a widget fills: of a hand its cards, not the room that is kept for more."""
    canvas, region = widget.canvas if isinstance(widget, Drawing) else None, widget.region
    return Region(region.x, region.y, min(region.width, canvas.width), region.height) if canvas else region


class TaughtScreen(GameScreen):
    """Shows a game in this process with a coach beside it."""

    stays = True

    def __init__(self, tutor: Tutor, begin: Callable[[str], None]) -> None:
        """`begin` begins the lesson that is chosen at the end."""
        super().__init__(TaughtGame(tutor))
        self.tutor, self._begin = tutor, begin
        self.presenter.moments.figures = tutor.figures
        self._after: TaughtScreen | None = None
        """The screen that has replaced this one: in another language, or in other colours."""
        self._painter = TaughtPainter(self, self._layout_of_game)
        self._dialogs = TaughtDialogs(self, self._input.catch_up, self._explained)
        self._spoken = -1
        """The length of the log when the coach spoke last."""
        self._enter = StaleInputGuard(self.app.patience * CALM)
        """Decides which Enter counts after the coach has spoken: one too many would answer at once."""
        self._enter.show(since=0.0)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = self._after = TaughtScreen(self.tutor, self._begin)
        other._spoken = self._spoken
        self.hand_over(other)
        return other

    @property
    def latest(self) -> TaughtScreen:
        """This screen, or the last one that has replaced it: a dialog opened before concerns that one."""
        return self._after.latest if self._after is not None else self

    def leave_for(self, lesson: str) -> None:
        """Leaves for another lesson of the game, or to play it."""
        self.dismiss()
        self.app.call_next(lambda: self._begin(lesson))

    def send_answer(self, action: core.Action) -> bool:
        """Gives an answer to the tutor, who may have something to say of it."""
        view = self.view()
        if view is None or not self.tutor.act(view, action):
            return False
        remarks = self.tutor.remarks()
        if remarks:
            self._speak(remarks, goes_on=True)
        return True

    @leaves_undrawable_game
    def catch_up(self) -> None:
        """Lets the coach speak once the question stands."""
        super().catch_up()
        question = self.presenter.question
        if not (self.stands and question.legal and self.app.screen is self) or self._answers_itself():
            return
        replica, view = self.tutor.replica, self.view()
        if view is not None and self._spoken != replica.seq:
            self._spoken = replica.seq
            self._follow_advice()
            if pages := self.tutor.pages(view):
                self._speak(pages)
            self.paint()

    # The coach

    def _speak(self, pages: Sequence[Page], goes_on: bool = False) -> None:
        names, title = self.presenter.moments.names(), self.app.words("learn-coach")
        picture, colour, *_ = look(self.tutor.replica.game.id)
        dialog = CoachDialog(pages, names, SpokenOf(self), (title, Portrait(picture, colour)))
        self.app.push_screen(dialog, lambda _: self.latest._heard(goes_on))

    def _heard(self, goes_on: bool) -> None:
        """Goes on after the coach has spoken, with the cursor on what they advise."""
        self.answers.marked = True
        self._follow_advice()
        self._calm()
        self.paint()
        self.call_after_refresh(self._calm)
        if goes_on:
            self._go_on()

    def _calm(self) -> None:
        """Lets keys count a moment after the coach's panel has gone from the screen, and Enter still later."""
        self.presenter.question.pause()
        self._enter.show(by_itself=True)

    def _is_blank(self, name: str) -> bool:
        canvas = self.query_one(name, Drawing).canvas
        return canvas is None or not any(cell.character.strip() for row in canvas.rows() for cell in row)

    def edges(self) -> Sequence[int]:
        """Returns the rows at which a panel may begin without cutting anything in two."""
        return self._explained.edges()

    def _follow_advice(self) -> None:
        """Puts the cursor on the answer that is advised, which the sentence below the question names."""
        advised, legal = self.tutor.advised, self.presenter.question.legal
        if advised is not None and advised in legal:
            self.answers.cursor = list(legal).index(advised)

    def _answers_itself(self) -> bool:
        """True if the question needs no answer of the learner."""
        view = self.view()
        return view is None or (self.app.settings.lone_done and self.presenter.lone_answer(view) is not None)

    def _go_on(self) -> None:
        if self.tutor.go_on():
            self._spoken = -1
            self.catch_up()
        else:
            self.dismiss()

    def located(self, place: str) -> Region | None:
        """Returns where on the screen a place is; None if it is not drawn. Draws it without a cursor, since nothing is
        chosen meanwhile."""
        self.answers.marked = False
        self.paint()
        if place == "hand" and self._is_blank("#hand"):  # it shows only what the answer under the cursor would do
            self.answers.marked = True
            self.paint()
        for name in ("#board", "#hand"):
            if found := self._part(self.query_one(name, Drawing), place):
                return found
        for widget in self.query(f"#{place}") if place else ():
            if widget.display and widget.region.area:
                return _drawn(widget)
        return None

    def _part(self, drawing: Drawing, place: str) -> Region | None:
        """Returns where on the screen a named part of a drawing is; None if it is not drawn."""
        canvas, origin = drawing.canvas, drawing.region
        found = canvas.region_named(place) if canvas is not None and origin.area else None
        return found and Region(found.x + origin.x, found.y + origin.y, found.width, found.height)

    # Keys

    def takes(self, event: events.InputEvent) -> bool:
        """True if a key or a click goes on to the screen; an Enter too many for the coach does not."""
        if isinstance(event, events.Key) and event.key == "enter" and not self._enter.released(event.time):
            return False
        return super().takes(event)

    def action_open(self, name: str) -> None:
        """Opens one of the dialogs of a game. The hint is the coach's advice; where they have none, it is searched as
        in any game."""
        view = self.view()
        advised = self.tutor.advice(view) if name == "hint" and view is not None else ""
        if not advised:
            super().action_open(name)
        elif self.presenter.question.legal:
            self._speak([Page(advised, "answers")])

    def action_leave(self) -> None:
        """Leaves the lesson, which can be taken up again; asks first in the middle of a game, as the player wants."""
        if self.tutor.replica.outcome is not None or not self.tutor.figures or self.app.settings.confirmations == "few":
            self.dismiss()
            return
        words = self.app.words
        choices = [words("table-leave-stay"), words("learn-leave")]
        dialog = Chooser(words("learn-leave-title"), Text(words("learn-leave-body")), choices)
        self.app.push_screen(dialog, lambda at: self.latest.dismiss() if at == 1 else None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nobody to talk to; see Textual."""
        return action not in ("chat", "app.people") and super().check_action(action, parameters)
