"""The interface of a game's screen for its parts, and what they have in common.

Knows: the presenter and the list of answers.
Must not know: the parts themselves, so that they do not import each other in a circle.
"""

from __future__ import annotations

import core
from tui.boards import View
from tui.game_view.presenter import GamePresenter
from tui.game_view.source import LiveGame
from tui.screens.table_screen import TableScreen
from tui.widgets.feed import Feed

from .answer_list import AnswerList
from .hint import HintRow


class ShowsGame(TableScreen):
    """A screen that shows the game of a presenter."""

    live: LiveGame
    presenter: GamePresenter
    answers: AnswerList

    @property
    def feed(self) -> Feed:
        """The widget that tells what has happened."""
        return self.query_one("#news", Feed)

    @property
    def hint_row(self) -> HintRow:
        """The row that shows the search for a hint."""
        return self.query_one("#hint", HintRow)

    @property
    def stands(self) -> bool:
        """True if the screen's widgets are there, and stay."""
        return self.is_mounted and bool(self.children) and not self.going

    def view(self) -> View | None:
        """The moment that has been told, with the answers and the cursor if that is now; None without a game."""
        raise NotImplementedError

    def send_answer(self, action: core.Action) -> bool:
        """Gives an answer to the open question. Returns False if it cannot be given now."""
        return self.app.session.act(action)

    def catch_up(self) -> None:
        """Shows the moment that has been told, and the question if that is now."""
        raise NotImplementedError

    def paint(self) -> None:
        """Draws everything but the list of answers."""
        raise NotImplementedError

    def open(self, name: str) -> None:
        """Opens one of the dialogs of a game."""
        raise NotImplementedError

    def paint_question(self) -> None:
        """Draws the sentence above the answers."""
        raise NotImplementedError

    def look(self, mark: int | None, stays: bool = False) -> None:
        """Shows the moment of this mark, or with None the game as it is now."""
        raise NotImplementedError


class ScreenPart:
    """A part of a game's screen: it draws or handles one thing, with the screen's presenter."""

    def __init__(self, screen: ShowsGame) -> None:
        self._screen, self._presenter = screen, screen.presenter

    @property
    def app(self):
        """The app of the screen."""
        return self._screen.app
