"""The game on the screen: where we are, the board, what happened, and what now.

Knows: how a board, a feed and a list of answers go together, and which moment of the game is on the screen.
Must not know: the rules of any game; what can be pressed comes from the replica.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.timer import Timer
from textual.widgets import Input

import core
from ai import USUAL
from netplay.mirror import Followed
from netplay.protocol import CHAT_CELLS, AddBot, Again

from .. import spoken
from ..advice import why_none
from ..boards import Board, Tally, View, board
from ..canvas import Canvas
from ..deals import deal_line
from ..guard import Fresh
from ..palette import style
from ..widgets.answers import Answers
from ..widgets.drawing import Drawing
from ..widgets.feed import Feed, Line, Told
from ..words import mark, rich
from ..wrap import wrap
from . import frame
from .base import TableScreen, does, over_what_comes
from .deal import show_deal
from .dialogs import Chooser, Log, Reader
from .ending import Ending, end_of, why_it_ended
from .hint import AROUND_TEXT, HintDialog, HintRow, Question, figures, said
from .room import (
    ASIDE,
    BOTTOM,
    FEW,
    FRAME,
    SIDE,
    TALL,
    board_width,
    hand_room,
    is_explained,
    is_tight,
    is_wide,
    news_rows,
)  # fmt: skip
from .story import Story
from .tally import TallyPanel

FRAMES = 8
"""Pictures of one moment, at most."""
_HASTE = random.SystemRandom()
LONE_PAUSE = (0.9, 3.5)
"""Seconds before a lone `done` is answered by itself: at random, as a person takes now more and now less, so that
nobody learns from it that there was no choice."""
APART = 3
"""Columns between what we are asked and who thinks meanwhile."""
ANSWERING = ("enter", "up", "down", "left", "right", "home", "end", "pageup", "pagedown")
"""Keys that are about the answers, as digits are."""


def notes(view: View, drawn: Board) -> list[tuple[str, Text]]:
    """What is to be known of a game, as titles and texts."""
    parts = [text.partition("\n") for text in drawn.notes(view)]
    return [(title, rich(body.replace("\n", " "), view.names)) for title, _, body in parts]


def pictures_of(frames: int, motion: str) -> int:
    """In how many pictures a moment is drawn that has so many frames."""
    return {"full": min(frames, FRAMES), "quick": min((frames + 1) // 2, FRAMES), "off": 1}[motion]


class GameScreen(TableScreen):
    """A running or finished game.

    The board shows the moment of the line that the feed is telling. A question is shown when the news before it have
    been told or skipped, and from then on keys count for it.
    """

    home = "#answers"
    BINDINGS = [
        Binding("left", "walk('left')", show=False),
        Binding("right", "walk('right')", show=False),
        does("log", "log"),
        does("explain", "explain"),
        does("hint", "hint"),
        does("why", "why"),
        does("round", "round"),
        does("outcome", "outcome"),
        does("fold", "fold"),
        does("stand-in", "stand_in"),
        does("help", "app.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._replica: core.Replica[Any] | None = None
        self._story = Story()
        self._asked: tuple[Any, ...] = ()
        """The question and its answers; empty while none is shown."""
        self._legal: Sequence[core.Action] = ()
        self._refused: Sequence[core.Refusal] = ()
        """What cannot be answered, and why."""
        self._looking: int | None = None
        """The moment that is looked back at: how many lines of the log had been told. None: it is now."""
        self._stays = False
        """Is it looked at until a key leads back, not only while the mouse is on its line?"""
        self._no = ""
        """Why what was clicked last cannot be answered; empty when it has been read."""
        self._cursor = 0
        """Where the cursor was when the question was last seen."""
        self._asking = Fresh(self.app.patience)
        """Since when keys count for the question."""
        self._digits: list[int] = []
        self._wide: tuple[bool, bool] | None = None
        """Does the feed stand beside the board? Is the screen too small for the board?"""
        self._folded = False
        """Have the rows that stand for the board been put away, for more answers?"""
        self._bottom = 0
        """Rows of the question, the hand and the answers."""
        self._shown_end = False
        self._phase = 1.0
        """How far the moment is drawn that is told; below 1 while something moves."""
        self._motion: Timer | None = None
        self._told_slow = False
        """Has it been said that nothing moves, because the line is slow?"""
        self._left = False
        """Has a game that was over been left, for what is at the table now?"""

    def offers(self, action: str) -> bool:
        """Keys for what is not there now are not offered."""
        there: dict[str, Callable[[], object]] = {
            "round": lambda: self._last_round() is not None,
            "outcome": lambda: self.replica is not None and self.replica.outcome is not None,
            "stand_in": self._stood_in_for,
        }
        return action not in there or bool(there[action]())

    def compose(self) -> ComposeResult:
        plain = self.app.ascii_only
        yield Drawing(id="title")
        with Container(id="middle"):
            yield Drawing(id="board")
            with Vertical(id="side"):
                yield Feed(id="news", pause=self.app.pause, ascii_only=plain)
                yield Drawing(id="aside")
        yield Drawing(id="question")
        with Horizontal(id="bottom"):
            yield Drawing(id="hand")
            yield Answers(id="answers", ascii_only=plain)
        yield Input(id="chat", max_length=CHAT_CELLS)
        yield Drawing(id="keys")
        yield HintRow(lambda: self.app.screen is self and bool(self._legal), id="hint")

    def on_mount(self) -> None:
        self.close_chat()
        self.set_interval(0.5, self._tick)
        self.table_changed()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.table_changed)

    # What there is to show

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game that is shown: the one at the table; or the one that was last seen, while its scores are read."""
        return self._replica if self.reading or self.mirror is None else self.mirror.replica

    @property
    def reading(self) -> bool:
        """Is a guest still looking at a game that is over, while the host has set up the table again?"""
        mirror, shown = self.mirror, self._replica
        if mirror is None or shown is None or self._left or mirror.is_host or mirror.replica is shown:
            return False
        return mirror.finished is not None and mirror.finished.replica is shown

    @property
    def _feed(self) -> Feed:
        return self.query_one("#news", Feed)

    @property
    def _answers(self) -> Answers:
        return self.query_one("#answers", Answers)

    @property
    def _telling(self) -> bool:
        """Are there news that have not been told, or is a moment still on its way?"""
        return self._feed.telling or self._phase < 1

    @property
    def _told(self) -> int:
        """How many lines of the log have been told."""
        return self._feed.mark if self._telling else self._story.events

    def view(self) -> View | None:
        """What the board draws from; None while there is no game."""
        replica = self.replica
        if replica is None:
            return None
        if self._telling or self._told < len(replica.log):
            return self._view_at(replica, self._told)
        view = View.of(replica, self.app.words, self._names(), **self._around())
        at = self._answers.cursor
        if (view.question, *view.legal) != self._asked or not self._legal:
            view.legal = ()  # the game has gone on, and the list of answers has not heard of it yet
            return view
        view.refused = self._refused
        if at is not None and at < len(view.legal):
            view.cursor = view.legal[at]
        return view

    def _view_at(self, replica: core.Replica[Any], told: int) -> View:
        """The moment when so many lines had been told."""
        state = replica.moment(told - 1) if told else replica.opening()
        news = replica.log[told - 1] if told else core.Event("")
        log, words, names = replica.log[:told], self.app.words, self._names()
        return View(
            replica.game, replica.seat, state, log, words, names, news=news, phase=self._phase, **self._around()
        )

    def _now(self, replica: core.Replica[Any]) -> View:
        """The game as it is, without answers."""
        return View.of(replica, self.app.words, self._names(), legal=(), **self._around())

    def _shown(self) -> View | None:
        """What is on the screen: now, or the moment that is looked back at."""
        replica, at = self.replica, self._looking
        if replica is None or at is None:
            return self.view()
        return replace(self._view_at(replica, min(at, len(replica.log))), phase=1.0)

    def _names(self) -> list[str]:
        mirror = self.mirror
        if mirror is None:
            return []
        names = mirror.finished.names if self.reading and mirror.finished else mirror.names()
        return spoken.called_all(self.app.words, names)

    def _around(self) -> dict[str, Any]:
        """What a view has that is not of the game."""
        return {"away": self.mirror.away() if self.mirror else [], "ascii_only": self.app.ascii_only}

    # Data down

    def table_changed(self) -> None:
        """Take in what the table told: when the screen stands, it looks for itself."""
        if not self._stands:
            return
        self._catch_up()
        self._hint.keep(self._open_question())
        if isinstance(above := self.app.screen, HintDialog):
            above.go_if_stale()

    @property
    def _stands(self) -> bool:
        """Are its widgets there?"""
        return self.is_mounted and bool(self.children)

    def on_feed_told(self) -> None:
        self._move()
        self._catch_up()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self._catch_up()

    @over_what_comes
    def _catch_up(self) -> None:
        """Show the moment that has been told, and the question if that is all. The copy of the game may be further than
        we have heard: its news are taken in first, or its question would be shown beside a moment of before."""
        if not self._stands:
            return
        if self.replica is not None:
            self._note_events(self.replica)
        view = self.view()
        if view is None:
            return
        drawn = board(view.game.id)
        self._show_round()
        self._ask(view, drawn)
        self.paint()
        if view.outcome is None:
            self._shown_end = False
        elif not self._shown_end and not self._telling and self.app.screen is self:
            self._shown_end = True
            self.set_timer(max(0.01, 3 * self.app.pause), lambda: self._show_outcome(by_itself=True))

    @over_what_comes
    def _move(self) -> None:
        """Let what the line that was just told is about walk, turn or roll, picture by picture."""
        self._stand_still()
        replica, told = self.replica, self._feed.mark
        if replica is None or not 0 < told <= len(replica.log) or not self.app.pause:
            return
        if is_tight(*self.size):
            return
        frames = pictures_of(board(replica.game.id).frames(replica.log[told - 1]), self.app.motion)
        if self.app.motion != self.app.settings.motion and not self._told_slow:
            self._told_slow = True
            self._feed.add([Line(Text(self.app.words("table-slow-line"), "italic"), told)])
        if frames > 1:
            self._phase = 1 / frames
            self._motion = self.set_interval(self.app.pause / frames, lambda: self._move_on(1 / frames))

    @over_what_comes
    def _move_on(self, by: float) -> None:
        """The next picture; after the last one the news go on."""
        self._phase = min(1.0, self._phase + by)
        if self._phase > 1 - by / 2:
            self._stand_still()
            self._catch_up()
        elif self._looking is None and (view := self.view()) is not None:
            self._paint_board(view, board(view.game.id))

    def _stand_still(self) -> None:
        """What moved has arrived."""
        self._phase = 1.0
        if self._motion is not None:
            self._motion.stop()
            self._motion = None

    def _note_events(self, replica: core.Replica[Any]) -> None:
        """New lines of the log and of the chat go to the feed."""
        drawn = board(replica.game.id)
        if replica is not self._replica:
            self._begin(replica, drawn)
        else:
            self._feed.add(self._story.go_on(replica, drawn, self._now(replica), self.mirror))

    def _begin(self, replica: core.Replica[Any], drawn: Board) -> None:
        """Another game, or a new copy of it: nothing of it is news."""
        self._stand_still()
        self._replica, self._looking = replica, None
        self._asked, self._left = (), False
        now = self._now(replica)
        self._feed.notes = notes(now, drawn)
        self._story.begin(replica, drawn, now, self.mirror)
        lines = self._story.shown(self._story.events)
        self._feed.replace([line.text for line in lines], self._story.events, [line.mark for line in lines])

    # The question

    def _ask(self, view: View, drawn: Board) -> None:
        """Show the question, if the news before it have been told. One that was there before keeps its cursor."""
        replica = self.replica
        if replica is None or self._looking is not None or self._telling or (self.mirror and self.mirror.pending):
            self._hide_question()
            return
        legal = tuple(replica.legal()) if replica.outcome is None else ()
        asked = (view.question, *legal)
        if not legal:
            self._hide_question()
            self._asked = ()
        elif asked != self._asked or not self._legal:
            start = self._cursor if asked == self._asked else None
            self._asked, self._legal, self._no = asked, legal, ""
            view.legal, self._refused = legal, tuple(replica.refused())
            self._list(view, drawn, drawn.start(view) if start is None else start)
            self._asking.show(by_itself=True)
            self._answer_lone_done(view, drawn)

    def _hide_question(self) -> None:
        """There is no answer to be given now."""
        if self._legal:
            self._cursor, self._legal = self._answers.cursor or 0, ()
            self._answers.show([], None)
            self._asking.cover()

    def _list(self, view: View, drawn: Board, start: int) -> None:
        """The answers, each behind the digit that gives it."""
        self._digits = [drawn.digit(view, at) for at in range(len(view.legal))]
        texts = [rich(drawn.answer(view, action), view.names) for action in view.legal]
        signs = [str(digit) if digit < 10 else "" for digit in self._digits]
        brief = [rich(text, view.names) for text in drawn.brief_answers(view)]
        self._answers.show(list(zip(signs, texts, strict=True)), start, brief)

    def _answer_lone_done(self, view: View, drawn: Board) -> None:
        """A question whose only answer is to end the step is answered by itself, if the player wants it so."""
        if not self.app.settings.lone_done or len(self._legal) != 1 or not drawn.is_done(self._legal[0]):
            return
        if drawn.lingers(view):
            return
        asked = self._asked

        def answer() -> None:
            if self._asked is asked and self._legal:
                self._act(self._legal[0])

        self.set_timer(_HASTE.uniform(*LONE_PAUSE) if self.app.pause else 0.01, answer)

    # Painting

    def paint(self) -> None:
        """Draw everything but the list of answers."""
        view = self._paint_for_cursor()
        if view is not None:
            self._paint_bar(view, board(view.game.id))
            self._paint_keys(view)

    @over_what_comes
    def _paint_for_cursor(self) -> View | None:
        """Draw what depends on the answer under the cursor; from what, if anything."""
        view = self._shown()
        if view is None or not self.size.width:
            return None
        drawn = board(view.game.id)
        self._place_feed()
        rows = self._paint_board(view, drawn)
        rows += ASIDE * (self._paint_aside(view, drawn) and is_tight(*self.size))
        rows += self._paint_question(view, drawn) + news_rows(*self.size)
        self._paint_bottom(view, drawn, self.size.height - rows - 2)
        return view

    def _place_feed(self) -> None:
        """Beside the board or below it. Only when that changes, since all is laid out anew then."""
        wide, tight = is_wide(*self.size), is_tight(*self.size)
        if (wide, tight) != self._wide:
            self._wide = wide, tight
            self.query_one("#middle").styles.layout = "horizontal" if wide else "vertical"
            self.query_one("#side").styles.width = SIDE if wide else "100%"
            self.query_one("#side").styles.min_height = 1 if tight else 2
            self._feed.noted = wide or (tight and self.size.height >= TALL)

    def _paint_aside(self, view: View, drawn: Board) -> bool:
        """What the answer under the cursor means, where there is room for it. Is there?"""
        aside = self.query_one("#aside", Drawing)
        aside.display = is_explained(*self.size)
        if aside.display:
            width = SIDE if is_wide(*self.size) else self.size.width
            aside.show(frame.explanation(view, drawn, width, self.app.console))
        return aside.display

    def _canvas(self, rows: int) -> Canvas:
        """So many rows of the screen."""
        return Canvas(self.size.width, rows, self.app.ascii_only)

    def _paint_board(self, view: View, drawn: Board) -> int:
        """The board; how many rows it has."""
        if is_tight(*self.size):
            return self._paint_brief(view, drawn)
        width = board_width(self.size.width)
        canvas = Canvas(width, drawn.height(view, width, self.size.height - FRAME), self.app.ascii_only)
        drawn.draw(view, canvas)
        self.query_one("#board", Drawing).display = True
        self.query_one("#board", Drawing).show(canvas)
        return canvas.height

    def _paint_brief(self, view: View, drawn: Board) -> int:
        """The rows of text that stand for the board, unless they are put away; how many there are."""
        canvas = self._canvas(0) if self._folded else frame.brief(view, drawn, self.size)
        shown = self.query_one("#board", Drawing)
        shown.display = bool(canvas.height)
        shown.show(canvas)
        return canvas.height

    def _paint_bar(self, view: View, drawn: Board) -> None:
        table = self.mirror.welcome.table if self.mirror and self.mirror.welcome else ""
        clock = frame.clocks(self._clocks())
        self.query_one("#title", Drawing).show(frame.title(view, drawn, self.size, table, clock))

    def _clocks(self) -> Mapping[int, float]:
        """For each player who is asked and has a clock, the seconds that are left."""
        return {} if self.mirror is None or self.reading else self.mirror.clocks()

    @over_what_comes
    def _tick(self) -> None:
        """The time that runs is shown, if there is a turn clock, or somebody thinks."""
        clocks, thinking = self._clocks(), self._thinking()
        view = self.view() if clocks or thinking else None
        if view is not None and clocks:
            self._paint_bar(view, board(view.game.id))
        if view is not None and thinking:
            self._paint_question(view, board(view.game.id))

    def _thinking(self) -> dict[int, tuple[str, float]]:
        """The players whose bots think about what they are asked: the level, and for how many seconds."""
        return {} if self.mirror is None or self.reading else self.mirror.thinking()

    def _paint_question(self, view: View, drawn: Board) -> int:
        """One row; a long sentence, as some languages need, takes a second one from the feed. How many it takes."""
        text, style = self._sentence(view, drawn)
        lines = wrap(rich(text, view.names), self.app.console, self.size.width - 2)[:2]
        canvas = self._canvas(max(1, len(lines)))
        for row, line in enumerate(lines):
            canvas.write(1, row, line)
            canvas.paint(0, row, self.size.width, style)
        if view.legal and lines:
            self._add_thinkers(canvas, view, len(lines) - 1, self.size.width - lines[-1].cell_len - APART - 2)
        self.query_one("#question", Drawing).show(canvas)
        return canvas.height

    def _add_thinkers(self, canvas: Canvas, view: View, row: int, room: int) -> None:
        """Whose bots think while we are asked too, at the end of the row; by their names alone where it is short."""
        long = spoken.thinkers(self.app.words, None if self.reading else self.mirror)
        short = f"{', '.join(map(mark, self._thinking()))}…" if long else ""
        said = next((text for each in (long, short) if (text := rich(each, view.names)).cell_len <= room), Text())
        said.stylize_before(style("dim"))
        canvas.write(self.size.width - 1 - said.cell_len, row, said)

    def _sentence(self, view: View, drawn: Board) -> tuple[str, str]:
        """What is said above the answers, and how."""
        words, client, mirror = self.app.words, self.app.session.client, self.mirror
        if client is not None and client.status in ("lost", "connecting"):
            return f"{words.sentence(client.trouble)} {words('table-trying')}", "bad"
        if self._looking is not None:
            return words("table-looking"), "wash-gold bold"
        if mirror and mirror.rejected:
            return spoken.rejected_line(self.app.words, mirror.rejected), "bad"
        if self._feed.telling:
            return words("table-news"), "dim"
        if view.outcome is not None:
            more = words("table-set-up-again" if self.reading else "table-after-end")
            return f"{drawn.reason(view, view.outcome)} {more}", "gold"
        if mirror and mirror.pending:
            return words("table-sending"), "dim"
        if view.legal and self._no:
            return self._no, "bad"
        if view.legal:
            return drawn.ask(view), "bold gold"
        return spoken.waiting(words, drawn, view, None if self.reading else mirror), "dim"

    def _paint_bottom(self, view: View, drawn: Board, free: int) -> None:
        """The hand, and the answers in as many rows as they need and are free."""
        tight = is_tight(*self.size)
        hand, canvas = self.query_one("#hand", Drawing), None if tight else drawn.hand(view, hand_room(*self.size))
        hand.display = canvas is not None
        width, least = self.size.width - 2, BOTTOM if not tight else FEW if view.legal else 1
        if canvas is not None:
            hand.styles.width = canvas.width + 1
            hand.show(canvas)
            width, least = width - canvas.width - 1, max(BOTTOM, canvas.height)
        rows = max(least, min(self._answers.rows(width), free))
        if not view.legal and not tight:  # a screen that is laid out anew is sent anew, so what stands stays meanwhile
            rows = max(rows, min(self._bottom, free))
        self._bottom = rows
        self.query_one("#bottom").styles.height = rows

    def _paint_keys(self, view: View) -> None:
        there = {
            "game-keys": bool(view.legal),
            "key-outcome": view.outcome is not None,
            "key-round": self._last_round() is not None,
            "key-bot": bool(self._stood_in_for()),
            "key-why": bool(view.refused),
            "key-hint": len(view.legal) > 1 and self._hints_allowed,
        }
        self.query_one("#keys", Drawing).show(frame.keys(view, self.size, there))

    # When a round is over

    def _show_round(self) -> None:
        """The news have stopped where a round is over: its table is shown, and they go on when it has been read."""
        if self._feed.held and self.app.screen is self:
            tally = self._tally(self._feed.mark)
            if tally is None:
                self._feed.go_on()
            else:
                self._push_tally(tally)

    def _push_tally(self, tally: Tally) -> None:
        panel = TallyPanel(tally, self._names(), self.app.words("table-tally-keys"))
        self.app.push_screen(panel, lambda _: self._feed.go_on())

    def _tally(self, told: int) -> Tally | None:
        """What the round has brought that was over when so many lines had been told."""
        replica = self.replica
        if replica is None:
            return None
        drawn, log = board(replica.game.id), replica.log
        start = next((at + 1 for at in range(told - 2, -1, -1) if drawn.round_ends(log[at])), 0)
        return drawn.round_table(self._view_at(replica, told), log[start:told])

    def _last_round(self) -> int | None:
        """How many lines had been told when the last round was over, of those that have been told."""
        return self._story.last_round(self._told)

    # Messages up

    def on_answers_walked(self) -> None:
        self._no = ""
        self._paint_for_cursor()

    # Looking back

    def on_feed_looked(self, message: Feed.Looked) -> None:
        """The mouse is on a line of the log: so it was then. A click stays there, until a key leads back."""
        if not self._telling and (message.stays or not self._stays):
            self._look(message.mark, message.stays)

    def _look(self, mark: int | None, stays: bool = False) -> None:
        """Show this moment, or now. Whoever looks back is asked nothing."""
        before, self._looking, self._stays = self._looking, mark, stays and mark is not None
        if mark is None and before is not None:
            self._catch_up()
        elif mark is not None:
            self._hide_question()
            self.paint()

    def _look_on(self, event: events.Key) -> None:
        """Arrows go to the moments before and after, any other key for answers leads back to now; none is an answer."""
        by = {"up": -1, "left": -1, "down": 1, "right": 1}.get(event.key)
        told = sorted({line.mark for line in self._story.shown(self._told)})
        if by is None or not told or self._looking is None:
            self._look(None)
        else:
            near = min(range(len(told)), key=lambda at: abs(told[at] - (self._looking or 0)))
            self._look(told[max(0, min(len(told) - 1, near + by))], True)
        event.stop()

    def on_answers_taken(self, message: Answers.Taken) -> None:
        self._hear()
        if self._asking.counts(message.pressed):
            self._take(message.number)

    def on_key(self, event: events.Key) -> None:
        """A key first skips the news, and does nothing else if they hid something. Then it may be an answer."""
        self._hint.hush()
        if self.query_one("#chat").has_focus:
            return
        if self._looking is not None and (event.key.isdigit() or event.key in (*ANSWERING, "escape")):
            self._look_on(event)
        elif self._telling:
            self._skip()
            if self._feed.held or (self.replica and self.replica.outcome is None and self.replica.legal()):
                event.stop()
            self._catch_up()
        elif event.key.isdigit() or event.key in ANSWERING:
            self._answer_by(event)

    def _skip(self) -> None:
        """Tell what waits at once."""
        self._feed.flush()
        self._stand_still()

    def on_click(self) -> None:
        """A click on nothing skips the news."""
        if self._telling:
            self._skip()
            self._catch_up()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """The mouse on a card or a place is the cursor on its answer; a click gives it."""
        if self._looking is not None:
            if message.pressed is not None:
                self._look(None)
            return
        self._hear()
        if self._telling:
            return
        if message.answer >= len(self._legal):
            if message.pressed is not None:
                self._say_why(message.answer - len(self._legal))
        elif message.pressed is None:
            self._answers.cursor = message.answer
        elif self._asking.counts(message.pressed):
            self._take(message.answer)

    def _hear(self) -> None:
        """Before an answer counts: has the game gone on, and the screen not heard of it yet?"""
        replica = self.replica
        if replica is not None and (replica is not self._replica or len(replica.log) != self._story.events):
            self._catch_up()

    def _answer_by(self, event: events.Key) -> None:
        """Enter and digits answer; a key that was meant for what was on the screen before does nothing."""
        self._hear()
        if not self._asking.counts(event.time):
            event.stop()
        elif event.key == "enter" and self._answers.cursor is not None:
            event.stop()
            self._take(self._answers.cursor)
        elif event.key.isdigit() and int(event.key) in self._digits:
            event.stop()
            self._take(self._digits.index(int(event.key)))

    def _take(self, number: int) -> None:
        if number < len(self._legal):
            self._act(self._legal[number])

    def _act(self, action: core.Action) -> None:
        if self.app.session.act(action):
            self._hide_question()
            self._asked = ()
            self.table_changed()
        else:
            self.app.bell()

    @over_what_comes
    def action_walk(self, key: str) -> None:
        """Left and right: the direct way on the board."""
        view, at = self.view(), self._answers.cursor
        if view is not None and view.legal and at is not None:
            self._answers.cursor = board(view.game.id).walk(view, at, key)

    def action_log(self) -> None:
        words, lines = self.app.words, self._story.shown(self._told)

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                self._look(lines[at].mark, stays=True)

        if lines:
            self.app.push_screen(
                Log(words("table-log-title"), [Told([line.text]) for line in lines], words("table-log-keys")), done
            )
        else:
            empty = Text(words("table-log-empty"))
            self.app.push_screen(Reader(words("table-log-title"), empty, words("table-reader-keys")))

    @over_what_comes
    def action_explain(self) -> None:
        view, words = self.view(), self.app.words
        if view is not None:
            drawn = board(view.game.id)
            told = [drawn.explain(view, view.cursor), drawn.at_length(view)]
            body = rich("\n\n".join(filter(None, told)), view.names)
            self.app.push_screen(Reader(words("table-explain-title"), body, words("table-reader-keys")))

    # What a knight would do

    @property
    def _hint(self) -> HintRow:
        return self.query_one("#hint", HintRow)

    @property
    def _hints_allowed(self) -> bool:
        lobby = self.mirror.lobby if self.mirror else None
        return lobby is None or lobby.house.hints

    def _open_question(self) -> Question:
        """What we are asked and may be helped with, whether it has been told already or not."""
        replica = self.replica
        if replica is None or replica.outcome is not None or not self._hints_allowed:
            return ()
        view = View.of(replica, self.app.words, ())
        answered = self.mirror is not None and self.mirror.pending is not None
        return (view.question, *view.legal) if view.legal and not answered else ()

    @over_what_comes
    def action_hint(self) -> None:
        """What would a knight do? He thinks about our view of the game, and nobody hears of it."""
        self._look(None)
        self._hear()
        question, replica = self._open_question(), self.replica
        lobby = self.mirror.lobby if self.mirror else None
        if why := why_none(lobby, replica, self._legal if question and question == self._asked else ()):
            self._hint.say(self.app.words(f"table-hint-{why}"))
        elif replica is not None:
            self._hint.think(question, replica)

    @over_what_comes
    def on_hint_row_found(self, message: HintRow.Found) -> None:
        """Say it, if the question is still the same; then the cursor goes there, if that is wanted."""
        view, best = self.view(), message.thought.action
        if view is None or best not in view.legal or message.question != self._asked or self.app.screen is not self:
            return
        drawn = board(view.game.id)

        def done(there: bool | None) -> None:
            if there and best in self._legal:
                self._answers.cursor = list(self._legal).index(best)

        room = self.size.width - AROUND_TEXT
        told = said(message.thought, view, drawn), figures(message.thought, view, drawn, room)
        self.app.push_screen(HintDialog(*told, lambda: message.question != self._open_question()), done)

    # Once more what was shown

    @over_what_comes
    def _say_why(self, number: int) -> None:
        """Something was clicked that cannot be answered."""
        view = self.view()
        if view is not None and number < len(view.refused):
            self._no = board(view.game.id).refusal(view, view.refused[number])
            self.paint()

    @over_what_comes
    def action_why(self) -> None:
        """All that cannot be answered now, each with the reason."""
        self._look(None)
        self._hear()
        view, words = self.view(), self.app.words
        if view is None:
            return
        drawn = board(view.game.id)
        lines = [f"• {drawn.refusal(view, each)}" for each in view.refused]
        empty = words("table-why-nothing" if view.legal else "table-why-not-asked")
        body = rich("\n".join(lines) or empty, view.names)
        self.app.push_screen(Reader(words("table-why-title"), body, words("table-reader-keys")))

    @over_what_comes
    def action_round(self) -> None:
        """Once more the table of the last round."""
        told = self._last_round()
        tally = self._tally(told) if told is not None else None
        if tally is None:
            self.app.bell()
        else:
            self._push_tally(tally)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a small screen has something to fold; see Textual."""
        return is_tight(*self.size) if action == "fold" else super().check_action(action, parameters)

    @over_what_comes
    def action_fold(self) -> None:
        """The rows that stand for the board go, or come back."""
        self._folded = not self._folded
        self.paint()

    def action_leave(self) -> None:
        """From a game that is over to what is at the table now; a knight who thinks is stopped; else as everywhere."""
        if self._hint.thinking and not self.query_one("#chat").display:
            self._hint.stop()
        elif self.reading and not self.query_one("#chat").display:
            self._left = True
            self.app.look_again()
        else:
            super().action_leave()

    def action_outcome(self) -> None:
        self._show_outcome()

    @over_what_comes
    def _show_outcome(self, by_itself: bool = False) -> None:
        """The end: the ranking and why."""
        view, words, replica = self.view(), self.app.words, self.replica
        if view is None or replica is None or view.outcome is None or self.app.screen is not self:
            return
        answers = [words("table-end-look"), words("table-end-leave")]
        does: dict[int, Callable[[], object]] = {1: self.app.ask_leave}
        if self.mirror and self.mirror.is_host:
            does[len(answers)] = lambda: self.app.session.send(Again())
            answers.append(words("table-end-again"))
        if self._deal_line():
            does[len(answers)] = self._show_deal
            answers.append(words("table-end-deal"))

        def done(at: int | None) -> None:
            does.get(-1 if at is None else at, bool)()

        end, why = end_of(view, replica, view.outcome), why_it_ended(view, view.outcome, self._deal_line())
        self.app.push_screen(Ending(words("table-end-title"), end, why, answers, by_itself), done)

    def _followed(self) -> Followed | None:
        """The game that is shown, if it is one whose deal can be proven."""
        mirror = self.mirror
        games = (mirror.game, mirror.finished) if mirror else ()
        return next((game for game in games if game and game.replica is self.replica and game.proven), None)

    def _deal_line(self) -> str:
        return deal_line(self.app.words, self._followed())

    def _show_deal(self) -> None:
        show_deal(self.app, self._followed())

    def _stood_in_for(self) -> list[int]:
        """Host: the players who are away, for whom a bot could play."""
        mirror = self.mirror
        return [seat for seat, gone in enumerate(mirror.away()) if gone] if mirror and mirror.is_host else []

    def action_stand_in(self) -> None:
        """Host: a bot plays for somebody who is away, until he comes back."""
        view, words, away = self.view(), self.app.words, self._stood_in_for()
        if view is None or not away:
            self.app.bell()
            return
        seats = list(self.mirror.seats) if self.mirror else []

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                self.app.session.send(AddBot(seats[away[at]], USUAL))

        names = [view.names[seat] for seat in away]
        self.app.push_screen(Chooser(words("table-stand-in"), Text(words("table-stand-in-body")), names), done)
