"""The screen of a running or finished game: where its parts are, and which of them a key or the mouse is for.

Knows: how a board, a feed and a list of answers go together.
Must not know: the rules of any game, or when something is told, asked or over; that is the presenter's.
"""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical

from netplay.protocol.messages import CHAT_CELLS
from tui.boards import View
from tui.game_view.presenter import GamePresenter
from tui.game_view.source import LiveGame
from tui.input.bindings import named_binding
from tui.lobby_view.seat_text import rematch_line
from tui.screens.base import MainScreen, leaves_undrawable_game
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
from .hint import HintDialog, HintRow
from .layout import GameLayout
from .narrating import FeedWriter
from .painting import GamePainter
from .room import is_tight
from .shows_game import ShowsGame


class GameScreen(ShowsGame):
    """Shows the game of the table.

    The board shows the moment of the line that the feed is telling. A question is shown when everything before it has
    been told or skipped, and from then on keys count for it.
    """

    home = "#answers"
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
        self.call_after_refresh(self.table_changed)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, GameScreen):
            other.presenter.result.succeed(self.presenter.result)
            if self.reading:
                other.live.show(self.live.last)
        return other

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

    # Keys and mouse

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

    def help_page(self) -> tuple[str, str]:
        return self._explained.help_page()

    def on_answers_walked(self) -> None:
        self.presenter.question.refusal = ""
        self._painter.follow_cursor()

    def on_hint_row_found(self, message: HintRow.Found) -> None:
        self._dialogs.show_hint(message.question, message.thought)

    def close_chat(self) -> None:
        """Hides the line of chat. One more Enter was meant for it, not for the answer under the cursor."""
        super().close_chat()
        self.presenter.question.pause()
        self.catch_up()

    @leaves_undrawable_game
    def action_walk(self, key: str) -> None:
        """Left and right: the direct way on the board."""
        view = self.view()
        if view is not None:
            self._input.walk(view, key)

    def open(self, name: str) -> None:
        self._dialogs.open(name)

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
