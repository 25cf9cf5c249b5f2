"""The end of a game: who has won, in large, and how far behind him the others are.

Knows: banners, bars, and the dialog they stand in.
Must not know: the rules of any game; what the scores count is said below the bars.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

import core

from ..canvas import Canvas
from ..draw import panels, pictures
from ..widgets.drawing import Drawing
from ..words import letter
from ..wrap import Prose
from .dialogs import Chooser

WIDTH = 66
"""Columns of the banner and the bars."""
NAME = 20
"""Columns of a name, at most."""
CROWN = 13
"""Columns of the crown and of what is free beside it."""
HIGH, LOW = 5, 3
"""Rows of the banner."""
ROOMY = 32
"""Rows of a screen from which it is a high one."""
FEW = 5
"""Players to whom a low screen grants a free row above their bars."""
AROUND = 5
"""Rows of the dialog beside what scrolls and the answers: its edges, its heading, the rows between."""


class Ending(Chooser):
    """The winner's banner and everybody's bar, then why, then what to do now. On a low screen the middle scrolls."""

    BINDINGS = [
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]

    def __init__(
        self, title: str, end: tuple[core.Outcome, Sequence[str]], why: Text, answers: Sequence[str], by_itself: bool
    ) -> None:
        """`end` is the outcome and the players' names."""
        super().__init__(title, why, answers, by_itself)
        self._end = end

    def compose_body(self) -> ComposeResult:
        yield Drawing()
        yield Static(Prose(self._body))

    def on_mount(self) -> None:
        super().on_mount()
        self._draw()

    def on_resize(self) -> None:
        super().on_resize()
        self._draw()

    def action_page(self, by: int) -> None:
        """Up or down to what is not in sight."""
        scroll = self.query_one(VerticalScroll)
        (scroll.scroll_page_up if by < 0 else scroll.scroll_page_down)(animate=False)

    def _draw(self) -> None:
        rows = self.app.size.height
        self.query_one(VerticalScroll).styles.max_height = rows * 95 // 100 - AROUND - len(self._answers)
        self.query_one(Drawing).show(ending(*self._end, rows >= ROOMY, self.app.ascii_only))


def ending(outcome: core.Outcome, names: Sequence[str], roomy: bool, ascii_only: bool) -> Canvas:
    """The banner of who has won, and below it a bar for each player, the best first."""
    banner, gap = (HIGH, 1) if roomy else (LOW, int(len(names) <= FEW))
    canvas = Canvas(WIDTH, banner + gap + len(names) + 1, ascii_only)
    _banner(canvas.part(0, 0, WIDTH, banner), outcome.ranking[0], names)
    _bars(canvas.part(0, banner + gap, WIDTH, len(names)), outcome, names)
    return canvas


def _banner(room: Canvas, winners: Sequence[int], names: Sequence[str]) -> None:
    """A crown, and beside it the winner's name on his colour; those who share the victory stand side by side."""
    pictures.place(room.part(0, 0, CROWN, room.height), "crown", "gold")
    wide = (room.width - CROWN) // len(winners)
    for at, seat in enumerate(winners):
        field = room.part(CROWN + at * wide, 0, wide - (at < len(winners) - 1), room.height)
        field.fill(0, 0, *field.size, f"on-seat{seat}")
        name = panels.fitted(names[seat], field.width - 2)
        spaced = " ".join(name.upper())
        shown = spaced if cell_len(spaced) <= field.width - 4 else name
        field.center(0, field.height // 2, field.width, shown, f"on-seat{seat} bold")


def _bars(room: Canvas, outcome: core.Outcome, names: Sequence[str]) -> None:
    """Place, letter, name, bar, score: a row for each player."""
    places = [
        (1 + sum(map(len, outcome.ranking[:at])), seat) for at, group in enumerate(outcome.ranking) for seat in group
    ]
    scores = [str(score).replace("-", "−") for score in outcome.scores]
    wide, most = max(map(len, scores)), max(1, *outcome.scores)
    start = 8 + min(NAME, max(map(cell_len, names)))
    for row, (place, seat) in enumerate(places):
        room.right(3, row, f"{place}.", "dim")
        panels.badge(room, 4, row, letter(seat), f"seat{seat}")
        room.put(8, row, panels.fitted(names[seat], NAME), f"seat{seat} bold")
        room.right(start + 2 + wide, row, scores[seat], "bold")
        _bar(room.part(start + wide + 3, row, room.width, 1), outcome.scores[seat] / most, f"seat{seat}")


def _bar(room: Canvas, share: float, colour: str) -> None:
    """A bar from the left, in half columns; nothing stands for what is missing, so that it reads without colours."""
    halves = round(max(0.0, share) * room.width * 2)
    room.put(0, 0, "█" * (halves // 2) + "▌" * (halves % 2), colour)
