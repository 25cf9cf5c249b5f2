"""The dialog of an analysis: a bar while a king judges, then the curve of chances and the costliest choices.

Knows: the replay, the request for an analysis, charts.
Must not know: how a choice is judged, or where an analysis is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from netplay.archive.analysis import Analysis, Judgement, by_a_king, by_a_king_here
from netplay.archive.store import Archive, archive_folder
from tui.boards import View, board
from tui.draw import charts, panels
from tui.draw.canvas import Canvas
from tui.draw.charts import Curve
from tui.game_view.replay.analysis_request import AnalysisRequest
from tui.game_view.replay.replay import Replay
from tui.input.bindings import named_binding
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Dialog, Reader
from tui.text.words import letter, rich
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing

from .playing_on import player_of

TICK = 0.2
"""Seconds between two pictures of the bar."""
WIDTH, CHART, BAR = 70, 8, 40
"""Columns of the dialog's content, rows of the curve, columns of the bar."""
AROUND = 18
"""Rows of the screen that the curve leaves to all else."""
STEP, PERCENT = 5, 7
"""Columns of the number of a step, and of a chance with the space before it."""


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
            yield Static(Text(words("analysis-stop")), classes="hint", id="hint")

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
        self._say(Text(words("analysis-curve", name=name)))
        height = min(CHART, self.app.size.height - AROUND)
        self.query_one("#curve", Drawing).show(curve(found, height, self.app.ascii_only))
        rows = self.query_one(OptionList)
        rows.display = True
        rows.add_options([Option(self._row(each)) for each in self._shown] or [Option(Text(words("analysis-none")))])
        rows.highlighted = 0
        rows.focus()
        self.query_one("#hint", Static).update(Text(words("analysis-keys")))

    def _row(self, judgement: Judgement) -> Text:
        """Words a choice, and below it what a king would have chosen, as the board words answers."""
        view, words = self._replay.view_at(judgement.step, self._request.seat), self.app.words
        who = [words("analysis-chosen"), words("analysis-king")]
        width = max(map(cell_len, who))
        lines = [
            Text(f"{step:<{STEP}}{name} ")
            .append_text(self._answer(view, action, WIDTH - STEP - width - PERCENT))
            .append(f"{100 * chance:{PERCENT - 3}.0f} %")
            for step, name, action, chance in (
                (judgement.step, _filled(who[0], width), judgement.chosen, judgement.chosen_chance),
                ("", _filled(who[1], width), judgement.best, judgement.best_chance),
            )
        ]
        return Text("\n", no_wrap=True).join([*lines, *self._why(view, judgement.best)])

    def _why(self, view: View, best: Sequence[Any]) -> list[Text]:
        """Says what the king's choice is good for, as a hint does; nothing where the game has no word for it."""
        why = board(view.game.id).because(view, view.game.unpack(best))
        if not why:
            return []
        said = rich(self.app.words("answers-because", effect=why), view.names)
        return [Text(" " * STEP).append_text(panels.fitted_line(said, WIDTH - STEP))]

    def _answer(self, view: View, action: Sequence[Any], room: int) -> Text:
        """Words an answer in exactly so many columns."""
        text = rich(board(view.game.id).answer(view, view.game.unpack(action)), view.names)
        line = panels.fitted_line(text, room)
        line.append(" " * (room - line.cell_len))
        return line

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._shown[event.option_index].step if self._shown else -1)

    def on_click(self, event: events.Click) -> None:
        if self._shown == [] and self.takes(event):
            self.action_none()

    def action_none(self) -> None:
        """Closes the dialog, and stops a search."""
        self.dismiss(-1)


def _filled(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


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
    charts.line(canvas, Curve(letter(found.seat), f"seat{found.seat}", values))
    return canvas
