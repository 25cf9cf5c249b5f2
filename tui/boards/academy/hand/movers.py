"""Who moves a disc for the order on gallantry, in the place of the hand: before, now, and after that.

Knows: who has moved in this round, and who is still to do so.
Must not know: cards.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, fitted_line
from tui.draw.signs import SIGNS, glyph
from tui.text.words import rich

from ..squires import Squires
from ..words import Wording, signed

PICTURE, MOST = 9, 60
"""Columns of the picture beside those who move a disc, and of all of it at most."""
MOVED = (("done", "moved"), ("turn", "moves-now"), ("thinking", "moves-later"))
"""The signs beside those who move a disc for gallantry, and the texts that explain them."""


class Movers:
    """Those who move a disc, at one moment."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state

    def drawn(self, size: tuple[int, int]) -> Canvas:
        """The picture of gallantry, and beside it a row for each: who moves a disc, how far, and where."""
        canvas = Canvas(min(size[0] - 1, MOST), size[1], self.view.ascii_only)
        canvas.fill(0, 0, *canvas.size, "tint-gallantry")
        pictures.place(canvas.part(1, 0, PICTURE, canvas.height), "rose", "gallantry")
        room = canvas.part(PICTURE + 2, 0, canvas.width - PICTURE - 3, canvas.height)
        room.put(0, 0, fitted(self.view.words("academy_board-movers"), room.width), "gallantry bold")
        moves = self._moves_of_the_round()[: room.height - 2]
        for y, (squire, squares, track) in enumerate(moves, 2):
            self._mover(room.part(0, y, room.width, 1), squire, squares, track)
        signs = (self.view.words(f"academy_board-{key}", sign=glyph(sign, room.ascii_only)) for sign, key in MOVED)
        if (y := len(moves) + 3) < room.height:
            room.put(0, y, fitted("  ".join(signs), room.width), "dim")
        return canvas

    def _mover(self, row: Canvas, squire: int, squares: int, track: str) -> None:
        """Who has moved a disc and on which track, who moves one now, or who does so later."""
        now = squire == self.view.asked.squire and not track
        sign = "done" if track else "turn" if now else "thinking"
        row.put(0, 0, glyph(sign, row.ascii_only), f"{SIGNS[sign].style} bold")
        name = rich(f"{self.squires.initial(squire)} {self.squires.name(squire)}", self.view.names)
        many = self.view.words("academy_board-squares", count=squares)
        where = f"{self.words.text(self.view, f'row-{track}')} {signed(squares)}" if track else many
        row.write(2, 0, fitted_line(name, row.width - cell_len(where) - 3))
        row.right(row.width, 0, where, "gold bold" if now else "dim" if track else "ink")

    def _moves_of_the_round(self) -> list[tuple[int, int, str]]:
        """Who moves a disc for gallantry, how many squares, and on which track, if that is done."""
        done: list[tuple[int, int, str]] = []
        for event in reversed(self.view.log):
            if event.key == "scores":
                break
            if event.key == "moves":
                done.insert(0, (event.args["squire"], event.args["squares"], event.args["track"]))
        asked = self.view.asked
        tasks = [(task.squire, task.amount, "") for task in self.state.todo if task.do == "gallant"]
        return [*done, (asked.squire, asked.amount, ""), *tasks]
