"""The game on the screen: where we are, the board, what happened, and what now.

Knows: how a board, a feed and a list of answers go together.
Must not know: the rules of any game; what can be pressed comes from the replica.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

import core
from ai import LEVELS
from netplay.protocol import CHAT_CELLS, AddBot, Again

from .. import keys
from ..boards import Board, View, board
from ..canvas import Canvas
from ..widgets.drawing import Drawing
from ..widgets.feed import Feed
from ..words import mark, rich
from .base import TableScreen
from .dialogs import Chooser, Reader

WIDE = 112
"""Columns from which the feed stands beside the board."""
SIDE = 38
"""Columns of the feed there."""
LONE_PAUSE = 0.9
"""Seconds before a lone `done` is answered by itself: always the same, so that it tells nothing."""


class GameScreen(TableScreen):
    """A running or finished game."""

    home = "#answers"
    BINDINGS = [
        Binding("left", "walk('left')", show=False, priority=True),
        Binding("right", "walk('right')", show=False, priority=True),
        Binding(keys.letter("l"), "log", show=False),
        Binding(keys.letter("i"), "explain", show=False),
        Binding(keys.letter("o"), "outcome", show=False),
        Binding(keys.letter("b"), "stand_in", show=False),
        Binding("question_mark", "app.help", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Text] = []
        """All of the log and the chat, in the order in which it came."""
        self._marks: list[int] = []
        """For each of these lines, how many events have been told with it."""
        self._events = self._said = 0
        self._latest = b""
        """The state when news were last noted, and (below) as it was before the news that are being told."""
        self._before = b""
        self._base = 0
        """The number of events before those news."""
        self._replica: core.Replica[Any] | None = None
        self._asked: tuple[Any, ...] = ()
        self._legal: list[core.Action] = []
        self._digits: list[int] = []
        self._shown_end = False

    def compose(self) -> ComposeResult:
        yield Drawing(id="title")
        with Horizontal(id="middle"):
            yield Drawing(id="board")
            yield Feed(id="side", pause=self.app.pause)
        yield Feed(id="tail", pause=self.app.pause)
        yield Drawing(id="question")
        with Horizontal(id="bottom"):
            yield Drawing(id="hand")
            with Vertical():
                yield OptionList(id="answers", markup=False)
        yield Input(id="chat", max_length=CHAT_CELLS)
        yield Drawing(id="keys")

    def on_mount(self) -> None:
        self.close_chat()
        self.table_changed()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.table_changed)

    # Data down

    @property
    def mirror(self) -> Any:
        client = self.app.session.client
        return client.mirror if client else None

    @property
    def replica(self) -> core.Replica[Any] | None:
        return self.mirror.replica if self.mirror else self._replica

    def view(self) -> View | None:
        """What the board draws from; None while there is no game."""
        mirror, replica = self.mirror, self.replica
        if replica is None:
            return None
        cursor = self.query_one("#answers", OptionList).highlighted
        return View.of(
            replica,
            self.app.words,
            mirror.names() if mirror else [],
            away=mirror.away() if mirror else [],
            cursor=self._legal[cursor] if cursor is not None and cursor < len(self._legal) else None,
            ascii_only=self.app.ascii_only,
            legal=self._legal,
        )

    def table_changed(self) -> None:
        """Draw what the table told."""
        view = self.view()
        if view is None:
            return
        drawn = board(view.game.id)
        self._note_events(view, drawn)
        self._answers(view, drawn)
        self.paint()
        self._answer_lone_done(view, drawn)
        if view.outcome is None:
            self._shown_end = False
        elif not self._shown_end and self.app.screen is self:
            self._shown_end = True
            self.set_timer(max(0.01, 3 * self.app.pause), self.action_outcome)

    def _note_events(self, view: View, drawn: Board) -> None:
        """New lines of the log and of the chat go to the feeds."""
        replica, chat = self.replica, self.mirror.chat if self.mirror else []
        if replica is not self._replica:
            self._begin(view, drawn, len(chat))
            return
        if not self._feed().telling:
            self._before, self._base = self._latest, self._events
        told = [(self._told(view, drawn, event), event) for event in replica.log[self._events :]]
        new = [(line, at, drawn.frames(event)) for at, (line, event) in enumerate(told, self._events + 1) if line.plain]
        self._events = len(replica.log)
        new += [(Text(self.app.said(said), "italic"), self._events, 1) for said in chat[self._said :]]
        self._said = len(chat)
        self._latest = replica.game.encode(replica.state)
        self._lines += [line for line, _, _ in new]
        self._marks += [at for _, at, _ in new]
        for feed in self.query(Feed):
            feed.add([line for line, _, _ in new], [frames for _, _, frames in new])

    def _begin(self, view: View, drawn: Board, said: int) -> None:
        """Another game, or a new copy of it: all that its log holds is long known."""
        self._replica, self._events, self._asked, self._said = self.replica, len(view.log), (), said
        self._latest = view.game.encode(view.state)
        self._lines = [line for event in view.log if (line := self._told(view, drawn, event)).plain]
        self._marks = [self._events] * len(self._lines)
        for feed in self.query(Feed):
            feed.replace(list(self._lines))

    def _feed(self) -> Feed:
        """The feed that is seen."""
        return self.query_one("#side" if self.size.width >= WIDE else "#tail", Feed)

    def _stage(self, view: View, drawn: Board) -> None:
        """While news are told, the board is drawn as far as they are."""
        feed = self._feed()
        shown = len(self._lines) - feed.left
        if feed.telling and shown > 0:
            told = view.log[self._base : self._marks[shown - 1]]
            state = drawn.stage(view.game.decode(self._before), told, feed.frame)
            if state is not None and told:
                view.state, view.news = state, told[-1]

    def on_feed_told(self) -> None:
        self.paint()

    def _told(self, view: View, drawn: Board, event: core.Event) -> Text:
        return rich(drawn.line(view, event), view.names)

    def _answers(self, view: View, drawn: Board) -> None:
        """The list of answers; its cursor stays where it is while the question is the same."""
        pending = bool(self.mirror and self.mirror.pending)
        legal = [] if pending or view.outcome is not None else list(self.replica.legal())
        asked = (self.replica.seq if legal else None, *legal)
        if asked[1:] == self._asked[1:] and (not legal or self._same_question(view)):
            self._asked = asked
            return
        self._asked, self._legal = asked, legal
        view.legal = legal
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        self._digits = [drawn.digit(view, at) for at in range(len(legal))]
        for number, action in zip(self._digits, legal, strict=True):
            sign = f"{number} " if number < 10 else "  "
            text = Text().append(sign, "#e8b84a")
            answers.add_option(Option(text.append_text(rich(drawn.answer(view, action), view.names))))
        answers.highlighted = drawn.start(view) if legal else None

    def _same_question(self, view: View) -> bool:
        """Has nothing but other people's choices happened since? Then the cursor stays."""
        return bool(self._asked) and self._asked[0] is not None

    def paint(self) -> None:
        """Draw everything but the list of answers."""
        view = self.view()
        if view is None or not self.size.width:
            return
        drawn = board(view.game.id)
        wide = self.size.width >= WIDE
        self.query_one("#side").display = wide
        self.query_one("#tail").display = not wide
        self.query_one("#middle").styles.height = "1fr" if wide else "auto"
        width = self.size.width - (SIDE if wide else 0)
        rows = drawn.height(view, width, self.size.height - 12)
        canvas = Canvas(width, rows, self.app.ascii_only)
        self._stage(view, drawn)
        drawn.draw(view, canvas)
        self.query_one("#board", Drawing).show(canvas)
        view = self.view() or view
        self._bar(view, drawn)
        self._question(view, drawn)
        self._hand(view, drawn)
        keys = Canvas(self.size.width, 1, self.app.ascii_only)
        keys.put(1, 0, self.app.words("table-game-keys"), "dim")
        self.query_one("#keys", Drawing).show(keys)

    def _bar(self, view: View, drawn: Board) -> None:
        words, width = self.app.words, self.size.width
        bar = Canvas(width, 1, self.app.ascii_only)
        bar.paint(0, 0, width, "title")
        table = self.mirror.welcome.table if self.mirror and self.mirror.welcome else ""
        x = bar.put(1, 0, words(f"{drawn.id}-name"), "title gold")
        x = bar.put(x + 3, 0, drawn.plain(view, drawn.title(view)), "title")
        right = words("table-bar-help")
        if x + len(table) + len(right) + 6 < width:
            right = f"{table}   {right}"
        bar.right(width - 1, 0, right, "title dim")
        self.query_one("#title", Drawing).show(bar)

    def _question(self, view: View, drawn: Board) -> None:
        """One row; a long sentence, as some languages need, takes a second one from the feed."""
        text, style = self._sentence(view, drawn)
        lines = rich(text, view.names).wrap(self.app.console, self.size.width - 2)[:2]
        canvas = Canvas(self.size.width, max(1, len(lines)), self.app.ascii_only)
        for row, line in enumerate(lines):
            canvas.write(1, row, line)
            canvas.paint(0, row, self.size.width, style)
        self.query_one("#question", Drawing).show(canvas)

    def _sentence(self, view: View, drawn: Board) -> tuple[str, str]:
        """What is said above the answers, and how."""
        words, client = self.app.words, self.app.session.client
        if client is not None and client.status in ("lost", "connecting"):
            return f"{client.trouble} {words('table-trying')}", "bad"
        if self.mirror and self.mirror.rejected:
            return self.app.sentence(self.mirror.rejected), "bad"
        outcome = view.outcome
        if outcome is not None:
            return f"{drawn.reason(view, outcome)} {words('table-after-end')}", "gold"
        if self.mirror and self.mirror.pending:
            return words("table-sending"), "dim"
        if self.replica.legal():
            return drawn.ask(view), "bold gold"
        return drawn.waiting(view), "dim"

    def _hand(self, view: View, drawn: Board) -> None:
        hand = self.query_one("#hand", Drawing)
        canvas = drawn.hand(view)
        hand.display = canvas is not None
        if canvas is not None:
            hand.styles.width = canvas.width + 1
            hand.show(canvas)

    def _answer_lone_done(self, view: View, drawn: Board) -> None:
        """A question whose only answer is to end the step is answered by itself, if the player wants it so."""
        if not self.app.settings.lone_done or len(self._legal) != 1 or not drawn.is_done(self._legal[0]):
            return
        if drawn.lingers(view):
            return
        asked = self._asked

        def answer() -> None:
            if self._asked == asked and self._legal:
                self._act(self._legal[0])

        self.set_timer(LONE_PAUSE if self.app.pause else 0.01, answer)

    # Messages up

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.paint()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self._legal):
            self._act(self._legal[event.option_index])

    def on_key(self, event: Any) -> None:
        """A digit answers directly; any key hurries the feed."""
        for feed in self.query(Feed):
            feed.flush()
        if self.query_one("#chat").has_focus:
            return
        if event.key.isdigit() and int(event.key) in self._digits[: len(self._legal)]:
            event.stop()
            self._act(self._legal[self._digits.index(int(event.key))])

    def _act(self, action: core.Action) -> None:
        if self.app.session.act(action):
            self.table_changed()
        else:
            self.app.bell()

    def action_walk(self, key: str) -> None:
        chat = self.query_one("#chat", Input)
        view = self.view()
        answers = self.query_one("#answers", OptionList)
        if chat.has_focus:
            chat.cursor_position += 1 if key == "right" else -1
        elif view is not None and self._legal and answers.highlighted is not None:
            answers.highlighted = board(view.game.id).walk(view, answers.highlighted, key)

    def action_log(self) -> None:
        words = self.app.words
        body = Text("\n").join(self._lines) if self._lines else Text(words("table-log-empty"))
        self.app.push_screen(Reader(words("table-log-title"), body, words("table-reader-keys"), at_end=True))

    def action_explain(self) -> None:
        view, words = self.view(), self.app.words
        if view is not None:
            text = board(view.game.id).explain(view, view.cursor)
            body = rich(text, view.names)
            self.app.push_screen(Reader(words("table-explain-title"), body, words("table-reader-keys")))

    def action_outcome(self) -> None:
        """The end: the ranking and why."""
        view, words = self.view(), self.app.words
        if view is None or view.outcome is None or self.app.screen is not self:
            return
        answers = [words("table-end-look"), words("table-end-leave")]
        if self.mirror and self.mirror.is_host:
            answers.append(words("table-end-again"))

        def done(at: int | None) -> None:
            if at == 1:
                self.app.ask_leave()
            elif at == 2:
                self.app.session.send(Again())

        self.app.push_screen(Chooser(words("table-end-title"), self._ranking(view), answers), done)

    def _ranking(self, view: View) -> Text:
        outcome, drawn = view.outcome, board(view.game.id)
        lines = [drawn.reason(view, outcome), ""]
        place, minus = 1, "-" if self.app.ascii_only else "−"
        for group in outcome.ranking:
            lines += [f"{place:>3}.  {mark(seat)}  {outcome.scores[seat]}".replace("-", minus) for seat in group]
            place += len(group)
        more = drawn.end(view)
        return rich("\n".join([*lines, "", *more] if more else lines), view.names)

    def action_stand_in(self) -> None:
        """Host: a bot plays for somebody who is away, until he comes back."""
        view, words, mirror = self.view(), self.app.words, self.mirror
        away = [seat for seat, gone in enumerate(mirror.away()) if gone] if mirror and mirror.is_host else []
        if view is None or not away:
            self.app.bell()
            return

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                self.app.session.send(AddBot(mirror.seats[away[at]], LEVELS[-1]))

        names = [view.names[seat] for seat in away]
        self.app.push_screen(Chooser(words("table-stand-in"), Text(words("table-stand-in-body")), names), done)
