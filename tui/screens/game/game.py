"""The game on the screen: where we are, the board, what happened, and what now.

Knows: how a board, a feed and a list of answers go together, and which moment of the game is on the screen.
Must not know: the rules of any game; what can be pressed comes from the replica.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.timer import Timer

import core
from ai import USUAL
from netplay.client.replicated_game import ReplicatedGame
from netplay.protocol.messages import CHAT_CELLS, AddBot, Again
from tui.boards import Board, Tally, View, board
from tui.game_view import waiting_text
from tui.game_view.hints import why_none
from tui.input.keys import digit
from tui.input.stale_input import hesitation
from tui.lobby_view import people_names, problems
from tui.lobby_view.deal_verdict import deal_line
from tui.lobby_view.table_names import table_called
from tui.screens.base import MainScreen, TableScreen, does, over_what_comes
from tui.screens.deal import show_deal
from tui.screens.dialogs import Chooser, Log, Reader
from tui.text.words import mark, rich
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed, Line, Told
from tui.widgets.text_line import TextLine

from .asked import Asked
from .ending import Ending, end_of, why_it_ended
from .hint import HintDialog, HintRow, Question, figures, said
from .room import is_tight
from .stage import Above, Stage
from .story import Story
from .tally import TallyPanel

FRAMES = 8
"""Pictures of one moment, at most."""
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
        self._stage = Stage(self)
        self.asked = Asked(self._stage, self.app.patience)
        """What we are asked."""
        self._looking: int | None = None
        """The moment that is looked back at: how many lines of the log had been told. None: it is now."""
        self._stays = False
        """Is it looked at until a key leads back, not only while the mouse is on its line?"""
        self._end_due = False
        """Is it seen to that the result comes by itself?"""
        self._end_shown = False
        self._phase = 1.0
        """How far the moment is drawn that is told; below 1 while something moves."""
        self._motion: Timer | None = None
        self._told_slow = False
        """Has it been said that nothing moves, because the line is slow?"""
        self._left = False
        """Has a game that was over been left, for what is at the table now?"""
        self._reads: core.Replica[Any] | None = None
        """The game that was read on the screen before this one."""

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
        yield TextLine(id="chat", max_length=CHAT_CELLS, select_on_focus=False)
        yield Drawing(id="keys")
        yield HintRow(lambda: self.app.screen is self and bool(self.asked.legal), id="hint")

    def on_mount(self) -> None:
        self.take_up_chat()
        self.set_interval(0.5, self._tick)
        self.table_changed()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.table_changed)

    async def followed_by(self, kind: type[MainScreen]) -> MainScreen:
        other = await super().followed_by(kind)
        if isinstance(other, GameScreen) and self.reading:
            other._reads = self._last
        if isinstance(other, GameScreen):
            other._end_due = other._end_shown = self._end_shown
        return other

    # What there is to show

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game that is shown: the one at the table; or the one that was last seen, while its scores are read."""
        return self._last if self.reading or self.client_state is None else self.client_state.games.replica

    @property
    def _last(self) -> core.Replica[Any] | None:
        """The game that was last on the screen."""
        return self._reads if self._replica is None else self._replica

    @property
    def reading(self) -> bool:
        """Is a guest still looking at a game that is over, while the host has set up the table again?"""
        client_state, shown = self.client_state, self._last
        if (
            client_state is None
            or shown is None
            or self._left
            or client_state.table.is_host
            or client_state.games.replica is shown
        ):
            return False
        return client_state.games.finished is not None and client_state.games.finished.replica is shown

    @property
    def _feed(self) -> Feed:
        return self._stage.feed

    @property
    def _answers(self) -> Answers:
        return self._stage.answers

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
        self.asked.put_to(view)
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

    @property
    def _line_down(self) -> str:
        """What is said while there is no line to the table; empty while there is one."""
        return problems.line_down(self.app.words, self.app.session.client)

    def _names(self) -> list[str]:
        client_state = self.client_state
        if client_state is None:
            return []
        names = (
            client_state.games.finished.names
            if self.reading and client_state.games.finished
            else client_state.games.names()
        )
        return people_names.called_all(self.app.words, names)

    def _around(self) -> dict[str, Any]:
        """What a view has that is not of the game. Who is away from the next one is not said of one that is read."""
        return {
            "away": self.client_state.games.away() if self.client_state and not self.reading else [],
            "ascii_only": self.app.ascii_only,
        }

    # Data down

    def table_changed(self) -> None:
        """Take in what the table told: when the screen stands, it looks for itself."""
        if not self._stands:
            return
        self._catch_up()
        self._hint.keep(self._open_question())
        if isinstance(above := self.app.screen, HintDialog):
            above.go_if_stale()
        elif isinstance(above, Ending) and self.reading:
            above.offer(self.app.words("table-end-back"))

    @property
    def _stands(self) -> bool:
        """Are its widgets there, and do they stay?"""
        return self.is_mounted and bool(self.children) and not self.going

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
            self._end_due = self._end_shown = False
        elif not (self._end_due or self._telling or self.writing) and self.app.screen is self:
            self._end_due = True
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
            self._stage.show_board(view, board(view.game.id))

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
            self._feed.add(self._story.go_on(replica, drawn, self._now(replica), self.client_state))

    def _begin(self, replica: core.Replica[Any], drawn: Board) -> None:
        """Another game, or a new copy of it: nothing of it is news."""
        self._stand_still()
        self._replica, self._looking = replica, None
        self.asked.question = ()
        self._left = False
        now = self._now(replica)
        self._feed.notes = notes(now, drawn)
        self._story.begin(replica, drawn, now, self.client_state)
        lines = self._story.shown(self._story.events)
        self._feed.replace([line.text for line in lines], self._story.events, [line.mark for line in lines])

    # The question

    def _ask(self, view: View, drawn: Board) -> None:
        """Show the question, if the news before it have been told and there is a line to answer it over. One that was
        there before keeps its cursor."""
        replica, sending = self.replica, self._line_down or (self.client_state and self.client_state.requests.pending)
        if replica is None or self._looking is not None or self._telling or sending:
            self.asked.hide()
            return
        legal = tuple(replica.legal()) if replica.outcome is None else ()
        if not legal:
            self.asked.end()
        elif self.asked.show(view, drawn, legal, tuple(replica.refused())):
            self._answer_lone_done(view, drawn)

    def _answer_lone_done(self, view: View, drawn: Board) -> None:
        """A question whose only answer is to end the step is answered by itself, if the player wants it so."""
        if not self.app.settings.lone_done or not drawn.answers_itself(view):
            return
        asked = self.asked.question

        def answer() -> None:
            if self.asked.question is asked and self.asked.legal:
                self._act(self.asked.legal[0])

        self.set_timer(hesitation() if self.app.pause else 0.01, answer)

    # Painting

    def paint(self) -> None:
        """Draw everything but the list of answers."""
        view = self._paint_for_cursor()
        if view is not None:
            self._paint_title(view)
            self._paint_keys(view)

    @over_what_comes
    def _paint_for_cursor(self) -> View | None:
        """Draw what depends on the answer under the cursor; from what, if anything."""
        view = self._shown()
        if view is None or not self.size.width:
            return None
        drawn = board(view.game.id)
        self._stage.show(view, drawn, self._above(view, drawn))
        return view

    def _paint_title(self, view: View) -> None:
        welcome = self.client_state.table.welcome if self.client_state else None
        table = table_called(self.app.words, welcome.table) if welcome else ""
        self._stage.show_title(view, board(view.game.id), table, self._clocks())

    def _clocks(self) -> Mapping[int, float]:
        """For each player who is asked and has a clock, the seconds that are left."""
        return {} if self.client_state is None or self.reading else self.client_state.games.clocks()

    @over_what_comes
    def _tick(self) -> None:
        """The time that runs is shown, if there is a turn clock, or somebody thinks."""
        clocks, thinking = self._clocks(), self._thinking()
        view = self.view() if clocks or thinking else None
        if view is not None and clocks:
            self._paint_title(view)
        if view is not None and thinking:
            self._stage.show_question(view, self._above(view, board(view.game.id)))

    def _thinking(self) -> dict[int, tuple[str, float]]:
        """The players whose bots think about what they are asked: the level, and for how many seconds."""
        return {} if self.client_state is None or self.reading else self.client_state.games.thinking()

    def _above(self, view: View, drawn: Board) -> Above:
        """What is said above the answers, and who thinks while we are asked."""
        long = waiting_text.thinkers(self.app.words, None if self.reading else self.client_state)
        short = f"{', '.join(map(mark, self._thinking()))}…" if long else ""
        return Above(*self._sentence(view, drawn), (long, short))

    def _sentence(self, view: View, drawn: Board) -> tuple[str, str]:
        """What is said above the answers, and how."""
        words, client_state = self.app.words, self.client_state
        if self._line_down:
            return self._line_down, "bad"
        if self._looking is not None:
            return words("table-looking-asked" if self._waited_for else "table-looking"), "wash-gold bold"
        if client_state and client_state.requests.rejected:
            return problems.rejected_line(self.app.words, client_state.requests.rejected), "bad"
        if self._feed.telling:
            return words("table-news"), "dim"
        if view.outcome is not None:
            more = words("table-set-up-again" if self.reading else "table-after-end")
            return f"{drawn.reason(view, view.outcome)} {more}", "gold"
        if client_state and client_state.requests.pending:
            return words("table-sending"), "dim"
        if view.legal and self.asked.no:
            return self.asked.no, "bad"
        if view.legal:
            return drawn.ask(view), "bold gold"
        return waiting_text.waiting(words, drawn, view, None if self.reading else client_state), "dim"

    @property
    def _waited_for(self) -> bool:
        """Is an answer of ours wanted now, whatever is shown?"""
        replica, answered = self.replica, bool(self.client_state and self.client_state.requests.pending)
        return replica is not None and replica.outcome is None and not answered and bool(replica.legal())

    def _paint_keys(self, view: View) -> None:
        there = {
            "game-keys": bool(view.legal),
            "key-outcome": view.outcome is not None,
            "key-round": self._last_round() is not None,
            "key-bot": bool(self._stood_in_for()),
            "key-why": bool(view.refused),
            "key-hint": len(view.legal) > 1 and self._hints_allowed,
            "key-now": self._looking is not None,
            "key-leave": self._looking is None,
        }
        if self.app.session.plan.do == "solo":
            there |= {"key-talk": False, "key-people": False}
        self._stage.show_keys(view, there)

    # When a round is over

    def _show_round(self) -> None:
        """The news have stopped where a round is over: its table is shown, and they go on when it has been read. Who
        looks back or writes sees it when he is back."""
        if self._feed.held and self._looking is None and self.app.screen is self and not self.writing:
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
        self.asked.no = ""
        self._paint_for_cursor()

    # Looking back

    def on_feed_looked(self, message: Feed.Looked) -> None:
        """The mouse is on a line of the log: so it was then. A click stays there, until a key leads back."""
        if not self._telling and (message.stays or not self._stays):
            self._look(message.mark, message.stays)

    def _look(self, mark: int | None, stays: bool = False) -> None:
        """Show this moment, or now; its line stands out in the feed. Whoever looks back is asked nothing."""
        before, self._looking, self._stays = self._looking, mark, stays and mark is not None
        self._feed.look(mark, stays)
        if mark is None and before is not None:
            self._catch_up()
        elif mark is not None:
            self.asked.hide()
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

    def on_key(self, event: events.Key) -> None:
        """A key first skips the news, and does nothing else if they hid something. Then it may be an answer."""
        self._hint.hush()
        if self.query_one("#chat").has_focus:
            return
        answers = digit(event.key) is not None or event.key in ANSWERING
        if self._looking is not None and (answers or event.key == "escape"):
            self._look_on(event)
        elif self._telling:
            self._skip()
            if self._feed.held or (self.replica and self.replica.outcome is None and self.replica.legal()):
                event.stop()
            self._catch_up()
        elif answers:
            self._answer_by(event)

    def _skip(self) -> None:
        """Tell what waits at once."""
        self._feed.flush()
        self._stand_still()

    def on_click(self) -> None:
        """A click on nothing skips the news; who clicks there does not write on."""
        if self._telling:
            self._answers.focus()
            self._skip()
            self._catch_up()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """The mouse on a card, a place or an answer is the cursor; a click gives the answer."""
        if self._looking is not None:
            if message.pressed is not None:
                self._look(None)
            return
        self._hear()
        if self._telling:
            return
        if message.answer >= len(self.asked.legal):
            if message.pressed is not None:
                self._say_why(message.answer - len(self.asked.legal))
        elif message.pressed is None:
            self._answers.cursor = message.answer
        elif self.asked.fresh.counts(message.pressed):
            self._take(message.answer)

    def _hear(self) -> None:
        """Before an answer counts: has the game gone on, and the screen not heard of it yet?"""
        replica = self.replica
        if replica is not None and (replica is not self._replica or len(replica.log) != self._story.events):
            self._catch_up()

    def _answer_by(self, event: events.Key) -> None:
        """Enter and digits answer; a key that was meant for what was on the screen before does nothing."""
        self._hear()
        if not self.asked.fresh.counts(event.time):
            event.stop()
        elif (number := self.asked.named_by(event)) is not None:
            event.stop()
            self._take(number)

    def _take(self, number: int) -> None:
        if number < len(self.asked.legal):
            self._act(self.asked.legal[number])

    def _act(self, action: core.Action) -> None:
        if self.app.session.act(action):
            self.asked.end()
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
        lobby = self.client_state.table.lobby if self.client_state else None
        return lobby is None or lobby.house.hints

    def _open_question(self) -> Question:
        """What we are asked and may be helped with, whether it has been told already or not."""
        replica = self.replica
        if replica is None or not self._waited_for or not self._hints_allowed:
            return ()
        view = View.of(replica, self.app.words, ())
        return (view.question, *view.legal)

    @over_what_comes
    def action_hint(self) -> None:
        """What would a knight do? He thinks about our view of the game, and nobody hears of it."""
        self._look(None)
        self._hear()
        question, replica = self._open_question(), self.replica
        lobby = self.client_state.table.lobby if self.client_state else None
        if why := why_none(lobby, replica, self.asked.legal if question and question == self.asked.question else ()):
            self._hint.say(self.app.words(f"table-hint-{why}"))
        elif replica is not None:
            self._hint.think(question, replica)

    @over_what_comes
    def on_hint_row_found(self, message: HintRow.Found) -> None:
        """Say it, if the question is still the same; then the cursor goes there, if that is wanted."""
        view, best = self.view(), message.thought.action
        if (
            view is None
            or best not in view.legal
            or message.question != self.asked.question
            or self.app.screen is not self
        ):
            return
        drawn = board(view.game.id)

        def done(there: bool | None) -> None:
            if there and best in self.asked.legal:
                self._answers.cursor = list(self.asked.legal).index(best)

        told = said(message.thought, view, drawn), partial(figures, message.thought, view, drawn)
        self.app.push_screen(HintDialog(*told, lambda: message.question != self._open_question()), done)

    # Once more what was shown

    @over_what_comes
    def _say_why(self, number: int) -> None:
        """Something was clicked that cannot be answered."""
        view = self.view()
        if view is not None and number < len(view.refused):
            self.asked.no = board(view.game.id).refusal(view, view.refused[number])
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
        lines = [words.shown(f"• {drawn.refusal(view, each)}") for each in view.refused]
        empty = words("table-why-nothing" if view.legal else "table-why-not-asked")
        body = rich("\n".join(lines) or empty, view.names)
        self.app.push_screen(Reader(words("table-why-title"), body, words("table-reader-keys")))

    @over_what_comes
    def action_round(self) -> None:
        """Once more the table of the last round."""
        words, told = self.app.words, self._last_round()
        tally = self._tally(told) if told is not None else None
        if tally is None:
            none = Text(f"{words('table-round-none')} {words('table-round-look')}")
            self.app.push_screen(Reader(words("table-log-title"), none, words("table-reader-keys")))
        else:
            self._push_tally(tally)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a small screen has something to fold; see Textual."""
        return is_tight(*self.size) if action == "fold" else super().check_action(action, parameters)

    @over_what_comes
    def action_fold(self) -> None:
        """The rows that stand for the board go, or come back."""
        self._stage.folded = not self._stage.folded
        self.paint()

    def action_leave(self) -> None:
        """From a game that is over to what is at the table now; a knight who thinks is stopped; else as everywhere."""
        if self._hint.thinking and not self.begun:
            self._hint.stop()
        elif self.reading and not self.begun:
            self._go_back()
        else:
            super().action_leave()

    def action_outcome(self) -> None:
        self._show_outcome()

    @over_what_comes
    def _show_outcome(self, by_itself: bool = False) -> None:
        """The end: the ranking and why."""
        if by_itself and self.writing:
            self._end_due = False
            return
        view, words, replica = self.view(), self.app.words, self.replica
        if view is None or replica is None or view.outcome is None or self.app.screen is not self or self.going:
            return
        does: dict[str, Callable[[], object]] = {"look": bool, "leave": self.app.ask_leave}
        if self.client_state and self.client_state.table.is_host:
            does["anew" if self.app.session.at_once else "again"] = lambda: self.app.session.send(Again())
        if self._deal_line():
            does["deal"] = self._show_deal
        answers = [words(f"table-end-{each}") for each in does] + [words("table-end-back")] * self.reading
        does["back"] = self._go_back

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                [*does.values()][at]()

        self._end_shown = True
        end, why = end_of(view, replica, view.outcome), why_it_ended(view, view.outcome, self._deal_line())
        self.app.push_screen(Ending(words("table-end-title"), end, why, answers, by_itself), done)

    def _go_back(self) -> None:
        """From a game that is over to what is at the table now."""
        self._left = True
        self.app.look_again()

    def _followed(self) -> ReplicatedGame | None:
        """The game that is shown, if it is one whose deal can be proven."""
        client_state = self.client_state
        games = (client_state.games.current, client_state.games.finished) if client_state else ()
        return next((game for game in games if game and game.replica is self.replica and game.proven), None)

    def _deal_line(self) -> str:
        return deal_line(self.app.words, self._followed())

    def _show_deal(self) -> None:
        """What was checked; then the result again, from which it was asked for."""
        show_deal(self.app, self._followed(), self._show_outcome)

    def _stood_in_for(self) -> list[int]:
        """Host: the players who are away, for whom a bot could play and does not yet."""
        client_state, replica = self.client_state, self.replica
        if client_state is None or not client_state.table.is_host or replica is None or replica.outcome is not None:
            return []
        by_bot = client_state.games.played_for()
        return [
            seat for seat, gone in enumerate(client_state.games.away()) if gone and not any(by_bot[seat : seat + 1])
        ]

    def action_stand_in(self) -> None:
        """Host: a bot plays for somebody who is away, until he comes back."""
        view, words, away = self.view(), self.app.words, self._stood_in_for()
        if view is None or not away:
            self.app.bell()
            return
        seats = list(self.client_state.games.seats) if self.client_state else []

        def done(at: int | None) -> None:
            if at is None or at < 0:
                return
            if away[at] in self._stood_in_for():  # else he is back
                self.app.session.send(AddBot(seats[away[at]], USUAL))
            else:
                self.app.bell()

        names = [view.names[seat] for seat in away]
        self.app.push_screen(Chooser(words("table-stand-in"), Text(words("table-stand-in-body")), names), done)
