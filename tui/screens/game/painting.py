"""Draws a moment of a game around its board: the sentence above the answers, clocks, and the last row.

Knows: the presenter, and which keys do something now.
Must not know: where the parts of the screen stand.
"""

from __future__ import annotations

from collections.abc import Mapping

from tui.boards import View, board
from tui.game_view.status_line import StatusLine, status_line
from tui.lobby_view import problems
from tui.lobby_view.table_names import table_called
from tui.screens.base import leaves_undrawable_game

from .enter_text import enter_text
from .layout import GameLayout
from .shows_game import ScreenPart, ShowsGame
from .taking_back import TakingBack


class GamePainter(ScreenPart):
    """Draws the moment that is shown."""

    def __init__(self, screen: ShowsGame, layout: GameLayout) -> None:
        super().__init__(screen)
        self._layout = layout
        self._follows = False
        """True while a drawing for the answer under the cursor is due."""
        self._there: Mapping[str, bool] = {}
        """The keys that did something when the last row was drawn."""

    def follow_cursor(self) -> None:
        """Draws what depends on the answer under the cursor after the cursor itself is painted, so that a key is
        answered at once; several keys in a row need one drawing."""
        if not self._follows:
            self._follows = True
            self._screen.call_after_refresh(self._follow)

    def _follow(self) -> None:
        self._follows = False
        view = self.paint_for_cursor()
        if view is not None:
            self._paint_keys(view, self._there)

    def paint(self) -> None:
        """Draws everything but the list of answers."""
        view = self.paint_for_cursor()
        if view is not None:
            self._paint_title(view)
            self._paint_keys(view)

    @leaves_undrawable_game
    def paint_for_cursor(self) -> View | None:
        """Draws what depends on the answer under the cursor; returns the view that was drawn, if any."""
        view = self._presenter.shown()
        if view is None or not self._screen.size.width:
            return None
        self._screen.answers.point(view)
        self._layout.show(view, board(view.game.id), self._status(view))
        return view

    @leaves_undrawable_game
    def paint_keys(self) -> None:
        """Draws the last row."""
        view = self._presenter.shown()
        if view is not None and self._screen.size.width:
            self._paint_keys(view)

    @leaves_undrawable_game
    def tick(self) -> None:
        """Draws the time that runs: turn timers, and how long bots have been thinking."""
        clocks, thinking = self._clocks(), self._presenter.table.games.thinking() if self._presenter.table else {}
        view = self._screen.view() if clocks or thinking else None
        if view is not None and clocks:
            self._paint_title(view)
        if view is not None and thinking:
            self._layout.show_question(view, self._status(view))

    @leaves_undrawable_game
    def paint_question(self) -> None:
        """Draws the sentence above the answers."""
        view = self._screen.view()
        if view is not None and self._screen.size.width:
            self._layout.show_question(view, self._status(view))

    @property
    def line_down(self) -> str:
        """The text while there is no connection to the table; empty while there is one."""
        return problems.line_down(self.app.words, self.app.session.client)

    def _status(self, view: View) -> StatusLine:
        return status_line(self._presenter, view, self.line_down)

    def _clocks(self) -> Mapping[int, float]:
        """For each player who is asked and has a turn timer, the seconds that are left."""
        return self._presenter.table.games.clocks() if self._presenter.table else {}

    def _paint_title(self, view: View) -> None:
        client_state = self._presenter.client_state
        welcome = client_state.table.welcome if client_state else None
        table = table_called(self.app.words, welcome.table) if welcome else ""
        self._layout.show_title(view, board(view.game.id), table, self._clocks())

    def _paint_keys(self, view: View, there: Mapping[str, bool] | None = None) -> None:
        """Names the keys, those that are `there` if that is known; none while a dialog is above, which takes them
        all."""
        if self.app.screen is not self._screen:
            self._layout.hide_keys()
            return
        self._there = there or self._keys(view)
        self._layout.show_keys(view, self._there, enter_text(self._presenter, view, self._screen.answers.chosen))

    def _keys(self, view: View) -> dict[str, bool]:
        """The keys in the last row that do something now; those that are left out always do."""
        presenter = self._presenter
        there = {
            "game-keys": len(view.legal) > 1,
            "digits": any(digit < 10 for digit in presenter.question.digits),
            "key-round": presenter.last_round is not None,
            "key-bot": bool(presenter.absentees()),
            "key-why": bool(view.refused) and len(view.legal) > 1,
            "key-hint": len(view.legal) > 1 and presenter.hints_allowed,
            "key-now": presenter.look_back.active,
            "key-leave": not presenter.look_back.active,
            "key-undo": TakingBack(self._screen).possible,
            "key-rematch": view.outcome is not None and presenter.result.told and presenter.plays,
        }
        if self.app.session.plan.do == "solo":
            there |= {"key-talk": False, "key-people": False}
        return there
