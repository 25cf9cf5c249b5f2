"""The screen of a running or finished game: where its parts are, and when each is drawn.

Knows: how a board, a feed and a list of answers go together.
Must not know: the rules of any game, or when something is told, asked or over; that is the presenter's.
"""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from netplay.protocol.messages import CHAT_CELLS
from tui.boards import View
from tui.game_view.presenter import GamePresenter
from tui.game_view.source import LiveGame
from tui.lobby_view.seat_text import rematch_line
from tui.screens.base import STYLES, MainScreen, leaves_undrawable_game
from tui.screens.lit_dialog import LitDialog
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed
from tui.widgets.text_line import TextLine

from .animation import Animation
from .answer_list import AnswerList
from .answering import AnswerInput
from .ending_dialog import EndingDialog
from .explained import ExplainedThings
from .game_dialogs import GameDialogs
from .game_keys import GameKeys
from .hint import HintDialog, HintRow
from .layout import GameLayout
from .narrating import FeedWriter
from .painting import GamePainter

LAID_OUT = 0.05
"""Seconds until a screen is laid out anew."""


class GameScreen(GameKeys):
    """Shows the game of the table.

    The board shows the moment of the line that the feed is telling. A question is shown when everything before it has
    been told or skipped, and from then on keys count for it.
    """

    CSS_PATH = STYLES / "game.tcss"
    home = "#answers"

    def __init__(self, live: LiveGame | None = None) -> None:
        """`live` is the game to show, if not the one at the table."""
        super().__init__()
        self.live = live or LiveGame(lambda: self.client_state)
        self.presenter = GamePresenter(self.live, lambda: self.app.words, self.app.patience)
        self.answers = AnswerList(self.presenter, lambda: self.query_one("#answers", Answers))
        self._layout_of_game = GameLayout(self)
        self.animation = Animation(self, self._layout_of_game)
        self._painter = GamePainter(self, self._layout_of_game)
        self._writer = FeedWriter(self, self.animation.stop)
        self._input = AnswerInput(self, self.animation.stop)
        self._explained = ExplainedThings(self, self._layout_of_game, self.view, self.paint)
        self._dialogs = GameDialogs(self, self._input.catch_up, self._explained)

    def compose(self) -> ComposeResult:
        plain = self.app.ascii_only
        yield Drawing(id="title")
        with Container(id="middle"):
            yield Drawing(id="board")
            with Vertical(id="side"):
                yield Feed(id="news", pause=self.app.pause, ascii_only=plain, queue=self.presenter.queue)
                yield Drawing(id="aside")
        yield Drawing(id="question")
        with Horizontal(id="bottom"):
            yield Drawing(id="hand")
            yield Answers(id="answers", ascii_only=plain)
        yield TextLine(id="chat", max_length=CHAT_CELLS, select_on_focus=False)
        yield Drawing(id="keys")
        question = self.presenter.question
        yield HintRow(self.presenter.hint, lambda: self.app.screen is self and bool(question.legal), id="hint")

    def on_mount(self) -> None:
        self.take_up_chat()
        self.set_interval(0.5, self._painter.tick)
        self.table_changed()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Draws everything in the room there is now; then a dialog that speaks of a place finds it again: a screen that
        another covers is laid out a little later. The timer ends with the dialog."""
        self.table_changed()
        if isinstance(above := self.app.screen, LitDialog):
            above.set_timer(LAID_OUT, above.look_again)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, GameScreen):
            self.hand_over(other)
            if self.reading:
                other.live.show(self.live.last)
        return other

    def hand_over(self, other: GameScreen) -> None:
        """Gives the screen that replaces this one what was shown of the result, and the place of the cursor."""
        other.presenter.result.succeed(self.presenter.result)
        if self.stands:
            other.answers.succeed(self.answers)

    @property
    def reading(self) -> bool:
        """True if a guest still looks at a finished game while the host has set up the table again."""
        return self.live.reading

    def view(self) -> View | None:
        """The moment that has been told, with the answers and the cursor if that is now; None without a game."""
        view = self.presenter.view()
        if view is not None:
            self.answers.point(view)
        return view

    # What changes

    def table_changed(self) -> None:
        """Takes in what the table sent. Before the screen stands it does nothing; then it looks by itself."""
        if not self.stands:
            return
        self.catch_up()
        self.hint_row.keep(self.presenter.hintable())
        if isinstance(above := self.app.screen, HintDialog):
            above.go_if_stale()
        elif isinstance(above, EndingDialog) and self.reading:
            above.offer(self.app.words("table-end-back"))
        elif isinstance(above, EndingDialog) and self.client_state is not None:
            above.tell(rematch_line(self.app.words, self.client_state))

    def on_feed_line_told(self) -> None:
        self.animation.start()
        self.catch_up()

    def on_screen_suspend(self) -> None:
        super().on_screen_suspend()
        self._painter.paint_keys()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.catch_up()

    @leaves_undrawable_game
    def catch_up(self) -> None:
        """Shows the moment that has been told, and the question if that is now. New events are taken in first, or their
        question would be shown beside an earlier moment."""
        if not self.stands:
            return
        if self.presenter.replica is not None:
            self._writer.take_in(self.presenter.replica)
        view = self.view()
        if view is None:
            return
        self._dialogs.recap_if_due()
        self._input.ask(view, bool(self._painter.line_down))
        self.paint()
        self._dialogs.result_if_due(view)

    def paint(self) -> None:
        """Draws everything but the list of answers."""
        self._painter.paint()

    def paint_question(self) -> None:
        """Draws the sentence above the answers."""
        self._painter.paint_question()

    # Looking back

    def look(self, mark: int | None, stays: bool = False) -> None:
        """Shows the moment of this mark, or with None the game as it is now; nothing is asked at an earlier moment."""
        before = self.presenter.look_back.active
        self.presenter.look_back.look(mark, stays)
        self.feed.look_at(mark, stays)
        if mark is None and before:
            self.catch_up()
        elif mark is not None:
            self.answers.hide()
            self.paint()

    def on_feed_line_looked_at(self, message: Feed.LineLookedAt) -> None:
        """The mouse on a line shows its moment; a click keeps it until a key leads back."""
        if not self.presenter.telling and (message.stays or not self.presenter.look_back.stays):
            self.look(message.mark, message.stays)

    # Dialogs

    def help_page(self) -> tuple[str, str]:
        return self._explained.help_page()

    def on_hint_row_found(self, message: HintRow.Found) -> None:
        self._dialogs.show_hint(message.question, message.thought)

    def open(self, name: str) -> None:
        self._dialogs.open(name)

    def close_chat(self) -> None:
        """Hides the line of chat. One more Enter was meant for it, not for the answer under the cursor."""
        super().close_chat()
        self.presenter.question.pause()
        self.catch_up()
