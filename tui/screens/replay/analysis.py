"""The dialog of an analysis: a bar while a king judges, then the curve of chances and the costliest choices.

Knows: the replay, the request for an analysis, charts.
Must not know: how a choice is judged, or where an analysis is kept.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from netplay.archive.analysis import Analysis, Judgement, by_a_king, by_a_king_here
from netplay.archive.store import Archive, archive_folder
from tui.draw import charts
from tui.draw.canvas import Canvas
from tui.draw.charts import Curve
from tui.game_view.replay.analysis_request import AnalysisRequest
from tui.game_view.replay.replay import Replay
from tui.input.bindings import named_binding
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Dialog, Reader
from tui.screens.key_line import key_line
from tui.text.words import letter
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

from .mistakes import WIDTH, mistakes
from .playing_on import player_of

TICK = 0.2
"""Seconds between two pictures of the bar."""
CHART, BAR = 8, 40
"""Rows of the curve, columns of the bar."""
ACROSS, FRAME = 74, 4
"""Columns of the dialog inside its frame, at most, and of that with the space within."""
AROUND = 7
"""Rows of the screen around what is said, the curve and the choices."""
LEAST = 3
"""Rows of the curve, at least."""


class AnalysisDialog(Dialog[int]):
    """Shows where a game was decided. Returns the step to look at, -1 for none. Closing it stops the search."""

    BINDINGS = [Binding("escape", "none", show=False), named_binding("leave", "none", said=False)]

    def __init__(self, replay: Replay, request: AnalysisRequest) -> None:
        super().__init__()
        self._replay, self._request = replay, request
        self._shown: list[Judgement] | None = None
        """The choices that are listed; None while the search runs."""

    def compose(self) -> ComposeResult:
        words = self.app.words
        with Vertical(classes="dialog wide"):
            yield Static(Text(words("analysis-title")), classes="heading")
            yield Static(id="said")
            yield Drawing(id="curve")
            yield OptionList(markup=False)
            yield Static(key_line(words("analysis-stop")), classes="hint", id="hint")

    def on_mount(self) -> None:
        self.query_one(OptionList).display = False
        self.set_interval(TICK, self._tick)
        self._tick()

    def on_unmount(self) -> None:
        self._request.stop()

    def _tick(self) -> None:
        """Draws how far the search is, or, once, its result."""
        request, words = self._request, self.app.words
        if self._shown is not None:
            return
        if request.failed:
            self._say(Text(words("analysis-failed")))
        elif request.found is None:
            self._say(Text(words("analysis-wait", done=request.done, all=request.all)))
            self.query_one("#curve", Drawing).show(self._bar())
        elif not request.found.judgements:
            self._shown = []
            self._say(Text(words("analysis-no-choice")))
        else:
            self._show(request.found)

    def _say(self, text: Text) -> None:
        self.query_one("#said", Static).update(Prose(text))

    def _bar(self) -> Canvas:
        canvas = Canvas(WIDTH, 1, self.app.ascii_only)
        full = BAR * self._request.done // max(1, self._request.all)
        canvas.put(canvas.put(0, 0, "▮" * full, "gold"), 0, "▯" * (BAR - full), "dim")
        return canvas

    def _show(self, found: Analysis) -> None:
        words = self.app.words
        self._shown = found.costliest()
        name = self._replay.presenter.moments.names()[found.seat]
        said = Text(words("analysis-curve", name=name))
        self._say(said)
        told = mistakes(self._replay, found.seat, self._shown, self.app.console) or [Text(words("analysis-none"))]
        wide = min(ACROSS, self.app.size.width - FRAME)
        free = self.app.size.height - AROUND - len(wrap(said, self.app.console, wide))
        high = min(CHART, max(LEAST, free - sum(row.plain.count("\n") + 1 for row in told)))
        self.query_one("#curve", Drawing).show(curve(found, high, self.app.ascii_only))
        rows = self.query_one(OptionList)
        rows.display, rows.styles.max_height = True, max(LEAST, free - high)
        rows.add_options([Option(row) for row in told])
        rows.highlighted = 0
        rows.focus()
        self.query_one("#hint", Static).update(key_line(words("analysis-keys")))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._shown[event.option_index].step if self._shown else -1)

    def on_click(self, event: events.Click) -> None:
        if self._shown == [] and self.takes(event):
            self.action_none()

    def action_none(self) -> None:
        """Closes the dialog, and stops a search."""
        self.dismiss(-1)


def ask_for_analysis(screen: GuardedScreen[None], replay: Replay, done: Callable[[int | None], None]) -> None:
    """Opens the analysis from the seat of the replay; or says why there is none. `done` gets the step to look at."""
    app, seat = screen.app, player_of(replay)
    if seat not in replay.opened.views():
        body = Text(app.words("analysis-watched"))
        app.push_screen(Reader(app.words("analysis-title"), body))
        return
    archive = Archive(archive_folder()) if app.keeps_games else None
    request = AnalysisRequest(replay.opened, seat, archive)
    if app.guest is not None:
        request.start(by_a_king_here if app.ALONE else by_a_king, app.guest.spawn)
    app.push_screen(AnalysisDialog(replay, request), done)


def curve(found: Analysis, rows: int, ascii_only: bool = False) -> Canvas:
    """Draws the chances of the seat at its choices, one after the other, in percent, in so many rows."""
    canvas = Canvas(WIDTH, rows + 1, ascii_only)
    values = [100 * each.best_chance for each in found.judgements]
    pins = {found.judgements.index(each): str(at) for at, each in enumerate(found.costliest(), 1)}
    charts.line(canvas, Curve(letter(found.seat), f"seat{found.seat}", values), pins)
    return canvas
