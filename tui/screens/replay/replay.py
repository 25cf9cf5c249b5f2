"""The screen of a replay: the board, the log and the time line of a finished game, with keys as in a player.

Knows: the replay, the widgets that show a game.
Must not know: the rules of a game, what a table is, files.
"""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical

from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from tui.boards import View, board
from tui.boards.stage import scene_of
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.game_view.outcome_text import standing_lines
from tui.game_view.replay.replay import Replay
from tui.input import keys
from tui.input.bindings import named_binding
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Reader
from tui.screens.game.explained import ExplainedThings
from tui.screens.game.game_dialogs import show_log
from tui.screens.game.layout import GameLayout
from tui.screens.game.room import BOTTOM, TALL, is_tight
from tui.screens.game.room import KEYS as KEY_ROWS
from tui.screens.listing import listing
from tui.text.words import rich
from tui.widgets.answer_rows import Listing
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed

from .analysis import ask_for_analysis
from .came import came_of_it
from .export import Exporter
from .open_hands import open_hands
from .playing_on import ask_to_play_on
from .running import Running
from .time_line import free_rows, line_rows, time_line

KEYS = {
    "play": "Enter", "step": "←→", "turn": "↑↓", "round": "PgUp PgDn", "ends": "Home End", "speed": "1-9",
    "branch": "", "analysis": "", "result": "", "export": "", "explain": "Tab", "help": "",
    "back": "Esc",
}  # fmt: skip
"""The keys that the last row names, empty for those of `COMMANDS`; which ones go last, where there is no room, say
their weights."""
WEIGHTS = {
    "step": 9, "back": 8, "play": 7, "help": 6, "branch": 5, "analysis": 5, "turn": 4, "result": 4, "export": 3,
    "round": 3, "explain": 3, "speed": 2,
}  # fmt: skip


class ReplayScreen(GuardedScreen[None]):
    """Shows a finished game step by step."""

    DEFAULT_CSS = """
    ReplayScreen #middle { height: 1fr; }
    ReplayScreen #side { height: 1fr; min-height: 2; }
    ReplayScreen #news { height: 1fr; }
    ReplayScreen #aside { height: auto; }
    ReplayScreen #question { height: auto; }
    ReplayScreen #bottom { height: 7; padding: 0 1; }
    ReplayScreen #line { height: auto; }
    ReplayScreen #keys { height: 1; }
    """
    stays = True
    BINDINGS = [
        Binding("right", "go('step', 1)", show=False),
        Binding("left", "go('step', -1)", show=False),
        Binding("down,shift+right", "go('turn', 1)", show=False),
        Binding("up,shift+left", "go('turn', -1)", show=False),
        Binding("pagedown", "go('round', 1)", show=False),
        Binding("pageup", "go('round', -1)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", "to(-1)", show=False),
        Binding("space,enter", "play", show=False),
        named_binding("viewpoint", "seat", said=False),
        named_binding("result", "result", said=False),
        named_binding("export", "export", said=False),
        named_binding("branch", "play_on", said=False),
        named_binding("analysis", "analyse", said=False),
        named_binding("leave", "back", said=False),
        named_binding("explain", "open('explain')", said=False),
        named_binding("log", "open('log')", said=False),
        Binding("tab,shift+tab", "explain_things", show=False),
        named_binding("help", "app.help", said=False),
    ]

    def __init__(self, opened: OpenedGame) -> None:
        super().__init__()
        self.replay = Replay(opened, lambda: self.app.words)
        self._layout_of_game = GameLayout(self)
        self._exporter = Exporter(self, opened.file)
        self._by_itself = Running(self, self.replay, self.show)
        self._explained = ExplainedThings(self, self._layout_of_game, self.replay.shown, self.show)

    def compose(self) -> ComposeResult:
        plain = self.app.ascii_only
        yield Drawing(id="title")
        with Container(id="middle"):
            yield Drawing(id="board")
            with Vertical(id="side"):
                yield Feed(id="news", pause=0, ascii_only=plain)
                yield Drawing(id="aside")
        yield Drawing(id="question")
        with Horizontal(id="bottom"):
            yield Drawing(id="hand")
            answers = Answers(id="answers", ascii_only=plain)
            answers.can_focus = False
            yield answers
        yield Drawing(id="line")
        yield Drawing(id="keys")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.show)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.show()

    # Drawing

    def show(self) -> None:
        """Draws the step that the replay stands at."""
        if not self.is_mounted or not self.size.width:
            return
        replay, view, line = self.replay, self.replay.shown(), line_rows(*self.size)
        self._list_answers(view)
        free = free_rows(*self.size)
        self.query_one("#line").styles.margin = (0, 0, free, 0)
        self._layout_of_game.foot = KEY_ROWS + line + free
        self._layout_of_game.show(view, board(view.game.id), replay.status(view))
        self._layout_of_game.show_title(view, board(view.game.id), replay.opened.summary.table, {})
        if replay.seen_from == ALL_OPEN:
            self._open_hands()
        elif not (view.legal or self.query_one("#hand").display or self._is_staged(view)):
            self.query_one("#bottom").styles.height = 0  # the log takes the rows of the answers
        lines = replay.lines()
        feed = self.query_one("#news", Feed)
        feed.replace([line.text for line in lines], len(view.log), [line.mark for line in lines])
        self.query_one("#line", Drawing).show(time_line(replay, self.app.words, self.size.width, line))
        self.query_one("#keys", Drawing).show(self._keys())

    def _is_staged(self, view: View) -> bool:
        """True if something is happening that is drawn row by row where the answers would be."""
        return view.outcome is None and scene_of(board(view.game.id), view.log)[0] is not None

    def _list_answers(self, view: View) -> None:
        """Lists what could be chosen then, as it was listed, with the cursor on what was chosen; on a low screen that
        alone."""
        answers = self.query_one("#answers", Answers)
        at = view.legal.index(view.cursor) if view.cursor is not None else None
        drawn = board(view.game.id)
        done = glyph("done", view.ascii_only)
        marks = [done if number == at else "" for number in range(len(view.legal))]
        listed = listing(drawn, view, marks)
        if at is not None and self.size.height < TALL:
            alone = listed.only(at)
            listed, at = alone, (at if alone is listed else 0)
        answers.show(listed.told(came_of_it(self.replay, view)), at)

    def _open_hands(self) -> None:
        bottom = self.query_one("#bottom")
        hand = self.query_one("#hand", Drawing)
        canvas = open_hands(self.replay.hands(), self.size.width - 3, BOTTOM + 1)
        self.query_one("#answers", Answers).show(Listing(), None)
        bottom.styles.height, hand.styles.width = canvas.height, canvas.width
        hand.display = not is_tight(*self.size)
        hand.show(canvas)

    def _keys(self) -> Canvas:
        words, canvas = self.app.words, Canvas(self.size.width, 1, self.app.ascii_only)
        named = [
            panels.Key(sign or words.key(name), words(f"replay-key-{self._does(name)}"), WEIGHTS.get(name, 1))
            for name, sign in KEYS.items()
        ]
        panels.key_line(canvas, named)
        return canvas

    def _does(self, name: str) -> str:
        """Says what a key does now."""
        return "stop" if name == "play" and self.replay.playing else name

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        speed = keys.digit(event.key)
        if speed:
            event.stop()
            self.replay.set_speed(speed)
            if not self.replay.playing:
                self.replay.play()
            self._by_itself.follow()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """A click on the time line leads to its step."""
        line = self.query_one("#line", Drawing)
        if message.pressed is not None and message.drawing is line:
            self.action_to(message.answer)

    def on_drawing_over(self, message: Drawing.Over) -> None:
        """The mouse over a thing explains it."""
        self._explained.move_over(message.region, message.answer)

    def action_explain_things(self) -> None:
        """Explains what is shown, one thing after the other."""
        self._by_itself.stop()
        self._explained.start()

    def action_open(self, name: str) -> None:
        """Explains what the mouse is over, or else the answer that was chosen; or lists all that has been told."""
        self._by_itself.stop()
        if name == "explain":
            self._explained.read()
        else:
            show_log(self.app, self.replay.lines(), self._look)

    def _look(self, mark: int) -> None:
        """Goes to the step that said a line."""
        self.replay.to_line(mark)
        self.show()

    def on_feed_line_looked_at(self, message: Feed.LineLookedAt) -> None:
        """A click on a line of the log leads to the step that said it."""
        if message.stays and message.mark is not None:
            self._by_itself.stop()
            self._look(message.mark)

    def action_go(self, unit: str, by: int) -> None:
        """Goes on or back by a step, a turn or a round."""
        self._by_itself.stop()
        {"step": self.replay.by_step, "turn": self.replay.by_turn, "round": self.replay.by_round}[unit](by)
        self.show()

    def action_to(self, step: int) -> None:
        """Goes to a step; -1 is the last one."""
        self._by_itself.stop()
        self.replay.go(self.replay.steps if step < 0 else step)
        self.show()

    def action_play(self) -> None:
        """Plays on by itself, or stops."""
        self.replay.play()
        self._by_itself.follow()
        self.show()

    def action_seat(self) -> None:
        """Looks from the next seat; after the last with all cards open."""
        self.replay.next_view()
        self.show()

    def action_result(self) -> None:
        """Shows the result, wherever the replay stands."""
        self._by_itself.stop()
        replay, words = self.replay, self.app.words
        replay.told_result = True
        last = replay.chapter.timeline.last
        view, outcome = replay.presenter.moments.now(last, legal=()), last.outcome
        if outcome is not None:
            lines = [*standing_lines(view, outcome), *board(view.game.id).end(view)]
            body = rich("\n".join(lines), view.names)
            self.app.push_screen(Reader(words("replay-result"), body))

    def action_export(self) -> None:
        """Writes this moment as a picture, or the game as a file."""
        self._by_itself.stop()
        self._exporter.ask(self.replay.step)

    def action_play_on(self) -> None:
        """Asks whether to play on from here, against bots."""
        self._by_itself.stop()
        ask_to_play_on(self, self.replay)

    def action_analyse(self) -> None:
        """Shows where the game was decided; a king judges the choices, if that is not known yet."""
        self._by_itself.stop()

        def done(step: int | None) -> None:
            if step is not None and step >= 0:
                self.action_to(step)

        ask_for_analysis(self, self.replay, done)

    def action_back(self) -> None:
        """Closes the replay."""
        self._by_itself.stop()
        self.dismiss()
