"""Who moves a disc for the order on gallantry, in the place of the hand: before, now, and after that.

Knows: who has moved in this round, and who is still to do so.
Must not know: cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

import core
from core.games.academy.state import SquireQuestion, State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.signs import glyph
from tui.text.words import rich

from ..squires import Squires
from ..words import Wording, signed

PICTURE, MOST = 7, 60
"""Columns of the picture beside those who move a disc, and of all of it at most."""
BESIDE_ROWS = 7
"""Rows in which the picture stands, beside those who move a disc."""
BESIDE = 1
"""Columns of a row that are neither name nor what stands behind it."""
LETTER = 2
"""Columns of the letter before a name."""


class Movers:
    """Those who move a disc, at one moment."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state

    def are_moving(self) -> bool:
        """True from the scoring of gallantry until the next track scores, where places are paid by a choice of disc."""
        scored = next((event.args["track"] for event in reversed(self.view.log) if event.key == "scores"), "")
        over = any(event.key == "round_ends" for event in self._since_scores())
        chosen = not self.state.options.gallantry_bets
        return scored == "gallantry" and chosen and not over and bool(self._moves_of_the_round())

    def drawn(self, size: tuple[int, int]) -> Canvas:
        """The picture of gallantry, and beside it a row for each squire: how far it moves a disc, and where."""
        canvas = Canvas(min(size[0] - 1, MOST), size[1], self.view.ascii_only)
        canvas.fill(0, 0, *canvas.size, "tint-gallantry")
        pictures.place(canvas.part(1, 0, PICTURE, min(canvas.height, BESIDE_ROWS)), "rose", "gallantry")
        room = canvas.part(PICTURE + 2, 0, canvas.width - PICTURE - 3, canvas.height)
        room.put(0, 0, fitted(self.view.words("academy_board-movers"), room.width), "gallantry bold")
        moves = self._squires_of_the_round()[: room.height - 2]
        told = [self._where(*move) for move in moves]
        left = room.width - max(map(cell_len, told)) - BESIDE - LETTER
        names = self.squires.listed_called([squire for squire, *_ in moves], left)
        for at, ((squire, squares, track), name, where) in enumerate(zip(moves, names, told, strict=True)):
            row = room.part(0, 2 + at, room.width, 1)
            now = bool(squares) and not track and squire == self._now
            row.write(
                0, 0, rich(f"{self.squires.initial(squire)} {name}", self.view.names, "ink" if squares else "dim")
            )
            row.right(row.width, 0, where, "gold bold" if now else "dim")
        return canvas

    def _where(self, squire: int, squares: int, track: str) -> str:
        """How far a disc is moved, and on which track, if that is done, or whether now, later or not at all."""
        if not squares:
            return self.view.words("academy_board-moves-none")
        if track:
            done = glyph("done", self.view.ascii_only)
            return f"{done} {self.words.text(self.view, f'row-{track}')} {signed(squares)}"
        when = "now" if squire == self._now else "later"
        return self.view.words(f"academy_board-moves-{when}", count=squares)

    def _squires_of_the_round(self) -> list[tuple[int, int, str]]:
        """Those who move a disc, and behind them the others, with no squares."""
        moves = self._moves_of_the_round()
        movers = {squire for squire, *_ in moves}
        return [*moves, *((squire, 0, "") for squire in self.state.squires if squire not in movers)]

    def _moves_of_the_round(self) -> list[tuple[int, int, str]]:
        """Who moves a disc for gallantry, how many squares, and on which track, if that is done."""
        moves = [event.args for event in self._since_scores() if event.key == "moves"]
        done = [(args["squire"], args["squares"], args["track"]) for args in moves]
        asked = [(each.squire, each.amount, "") for each in self._questions()]
        tasks = [(task.squire, task.amount, "") for task in self.state.todo if task.do == "gallant"]
        return [*done, *asked, *tasks]

    def _since_scores(self) -> Sequence[core.Event]:
        """The events after the last track that scored."""
        log = self.view.log
        start = next((at for at in range(len(log), 0, -1) if log[at - 1].key == "scores"), 0)
        return log[start:]

    def _questions(self) -> list[SquireQuestion]:
        """The open question which disc moves."""
        return [question for question in self.view.open_questions if question.ask == "advance"]

    @property
    def _now(self) -> int | None:
        """The squire that is asked to move a disc; None while a move is told."""
        return next((question.squire for question in self._questions()), None)
