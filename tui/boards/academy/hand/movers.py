"""Who moves a disc for the order on gallantry, in the place of the hand: before, now, and after that.

Knows: who has moved in this round, and who is still to do so.
Must not know: cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
TOP = 2
"""Rows of the heading and of what is said below it of the order."""
MARK = 2
"""Columns of the sign of the squire that moves now, and the free one."""
LETTER = 2
"""Columns of the letter before a name."""


class Mover(NamedTuple):
    """A squire in the order of the moves."""

    squire: int
    squares: int
    """The squares that it moves a disc; 0: its place brings no move."""
    track: str = ""
    """The track on which it has moved, if that is done."""


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

    def drawn(self, size: tuple[int, int], below: int) -> Canvas:
        """The picture of gallantry, and beside it a row for each squire: its place, and how far it moves a disc.
        `below`: so many of the rows are free, the last ones; the first one is free too."""
        whole = Canvas(min(size[0] - 1, MOST), size[1], self.view.ascii_only)
        self._draw_all(whole.part(0, 1, whole.width, whole.height - below - 1))
        return whole

    def _draw_all(self, canvas: Canvas) -> None:
        canvas.fill(0, 0, *canvas.size, "tint-gallantry")
        pictures.place(canvas.part(1, 0, PICTURE, canvas.height), "rose", "gallantry")
        room = canvas.part(PICTURE + 1, 0, canvas.width - PICTURE - 2, canvas.height)
        movers = self._squires_of_the_round()[: room.height - TOP]
        gap = int(TOP + len(movers) < room.height)
        step = 2 if TOP + gap + 2 * len(movers) <= room.height + 1 else 1
        used = TOP + gap + step * (len(movers) - 1) + 1
        room = room.part(0, (room.height - used) // 2, room.width, used)
        self._draw_heading(room)
        top = TOP + gap
        for at, (row, mover) in enumerate(zip(self._rows(movers, room.width), movers, strict=True)):
            self._draw(room.part(0, top + at * step, room.width, 1), mover, row)

    def _draw_heading(self, room: Canvas) -> None:
        """What is told, and below it in which order they move."""
        heading = fitted(self.view.words("academy_board-movers"), room.width - MARK)
        room.put(MARK, 0, heading, "gallantry bold")
        room.put(MARK, 1, fitted(self.view.words("academy_board-movers-order"), room.width - MARK), "soft-dim")

    def _rows(self, movers: Sequence[Mover], width: int) -> list[tuple[str, str, str]]:
        """The place, the name and the move of each squire, in columns that have room side by side."""
        places, told = [*map(self._place, movers)], [*map(self._move, movers)]
        ahead = max(map(cell_len, places)) + 1
        left = width - MARK - ahead - LETTER - max(map(cell_len, told)) - 1
        names = self.squires.listed_own_whole([mover.squire for mover in movers], left)
        return [*zip((place.ljust(ahead) for place in places), names, told, strict=True)]

    def _draw(self, row: Canvas, mover: Mover, texts: tuple[str, str, str]) -> None:
        """A squire in its row, behind a golden sign if it is the one that moves now."""
        place, name, move = texts
        now, moves = mover.squire == self._now and not mover.track, mover.squares > 0
        row.put(0, 0, glyph("turn", row.ascii_only) if now and moves else "", "gold bold")
        x = row.put(MARK, 0, place, "gold bold" if now else "ink" if moves else "dim")
        called = f"{self.squires.initial(mover.squire)} {name}"
        row.write(x, 0, rich(called, self.view.names, "ink" if moves else "dim"))
        row.right(row.width, 0, move, "gold bold" if now and moves else "ink" if moves else "dim")

    def _place(self, mover: Mover) -> str:
        """The place on gallantry for which a squire moves a disc; empty for one whose place brings none."""
        if not mover.squares:
            return ""
        place = self.words.book(self.view).tracks["gallantry"].moves.index(mover.squares) + 1
        return self.view.words("answers-place-short", place=place)

    def _move(self, mover: Mover) -> str:
        """How far a disc is moved, and on which track, if that is done."""
        if not mover.squares:
            return self.view.words("academy_board-moves-none")
        if mover.track:
            done = glyph("done", self.view.ascii_only)
            return f"{done} {self.words.text(self.view, f'row-{mover.track}')} {signed(mover.squares)}"
        return self.view.words("academy_board-squares", count=mover.squares)

    def _squires_of_the_round(self) -> list[Mover]:
        """Those who move a disc by their places, the first one first though it moves last, and behind them the others,
        with no squares."""
        moves = sorted(self._moves_of_the_round(), key=lambda mover: mover.squares, reverse=True)
        moving = {mover.squire for mover in moves}
        return [*moves, *(Mover(squire, 0) for squire in self.state.squires if squire not in moving)]

    def _moves_of_the_round(self) -> list[Mover]:
        """Who moves a disc for gallantry, how many squares, and on which track, if that is done."""
        moves = [event.args for event in self._since_scores() if event.key == "moves"]
        done = [Mover(args["squire"], args["squares"], args["track"]) for args in moves]
        asked = [Mover(each.squire, each.amount) for each in self._questions()]
        tasks = [Mover(task.squire, task.amount) for task in self.state.todo if task.do == "gallant"]
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
