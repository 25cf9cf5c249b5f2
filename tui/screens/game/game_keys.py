"""What keys and the mouse do on a game's screen.

Knows: the keys of a game, and which part of the screen each is for.
Must not know: what is drawn, or when something is told, asked or over.
"""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.binding import Binding

from tui.input.bindings import named_binding
from tui.screens.base import leaves_undrawable_game
from tui.widgets.drawing import Drawing

from .answering import AnswerInput
from .explained import ExplainedThings
from .game_dialogs import GameDialogs
from .layout import GameLayout
from .painting import GamePainter
from .room import is_tight
from .shows_game import ShowsGame


class GameKeys(ShowsGame):
    """A game's screen as keys and mouse see it."""

    BINDINGS = [
        Binding("left", "walk('left')", show=False),
        Binding("right", "walk('right')", show=False),
        named_binding("log", "open('log')"),
        named_binding("explain", "open('explain')"),
        named_binding("hint", "open('hint')"),
        named_binding("why", "open('why')"),
        named_binding("round", "open('recap')"),
        named_binding("outcome", "open('outcome')"),
        named_binding("fold", "fold"),
        named_binding("rematch", "open('rematch')"),
        named_binding("stand-in", "open('stand_in')"),
        named_binding("undo", "open('undo')"),
        named_binding("help", "app.help"),
        Binding("tab,shift+tab", "explain_things", show=False),
    ]

    _input: AnswerInput
    _explained: ExplainedThings
    _dialogs: GameDialogs
    _painter: GamePainter
    _layout_of_game: GameLayout

    def offers(self, action: str) -> bool:
        """True if there is now what a key is for."""
        presenter = self.presenter
        there: dict[str, Callable[[], object]] = {
            "open('recap')": lambda: presenter.last_round is not None,
            "open('outcome')": lambda: presenter.replica is not None and presenter.replica.outcome is not None,
            "open('rematch')": lambda: presenter.replica is not None and presenter.replica.outcome is not None,
            "open('stand_in')": presenter.absentees,
        }
        return action not in there or bool(there[action]())

    def on_key(self, event: events.Key) -> None:
        self.hint_row.hush()
        if not self.query_one("#chat").has_focus:
            self._input.key(event)

    def on_click(self) -> None:
        self._input.click()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        self._input.pointed(message)

    def on_drawing_over(self, message: Drawing.Over) -> None:
        """The mouse over a thing explains it."""
        self._explained.move_over(message.region, message.answer)

    def on_answers_walked(self) -> None:
        self.presenter.question.refusal = ""
        self._painter.paint_for_cursor()

    @leaves_undrawable_game
    def action_walk(self, key: str) -> None:
        """Left and right: the direct way on the board."""
        view = self.view()
        if view is not None:
            self._input.walk(view, key)

    def action_open(self, name: str) -> None:
        """Opens one of the dialogs of a game."""
        self.open(name)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Folding needs a small screen; see Textual."""
        return is_tight(*self.size) if action == "fold" else super().check_action(action, parameters)

    @leaves_undrawable_game
    def action_explain_things(self) -> None:
        """Explains what is shown, one thing after the other; from the line of chat it leads back to the answers."""
        if self.writing:
            self.answers.widget.focus()
        else:
            self._explained.start()

    @leaves_undrawable_game
    def action_fold(self) -> None:
        """Puts the rows that stand for the board away, or back."""
        self._layout_of_game.folded = not self._layout_of_game.folded
        self.paint()

    def action_leave(self) -> None:
        """Stops a search for a hint, or leaves a finished game for what is at the table now, or leaves the table."""
        if self.hint_row.searching and not self.begun:
            self.hint_row.stop()
        elif self.reading and not self.begun:
            self._dialogs.go_back()
        else:
            super().action_leave()
