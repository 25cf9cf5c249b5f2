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
LOOKS = {"done": "dim", "turn": "gold bold", "thinking": "ink"}
"""The styles of what stands behind them."""
BESIDE = 3
"""Columns of a row that are neither name nor what stands behind it: the sign, and what parts them."""
LETTER = 2
"""Columns of the letter before a name."""


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
        told = [self._where(squares, track) for _, squares, track in moves]
        left = room.width - max(map(cell_len, told)) - BESIDE - LETTER
        names = self.squires.listed_called([squire for squire, *_ in moves], left)
        for y, ((squire, _, track), name, where) in enumerate(zip(moves, names, told, strict=True), 2):
            sign = "done" if track else "turn" if squire == self.view.asked.squire else "thinking"
            self._mover(room.part(0, y, room.width, 1), f"{self.squires.initial(squire)} {name}", where, sign)
        signs = (self.view.words(f"academy_board-{key}", sign=glyph(sign, room.ascii_only)) for sign, key in MOVED)
        if (y := len(moves) + 3) < room.height:
            room.put(0, y, fitted("  ".join(signs), room.width), "dim")
        return canvas

    def _mover(self, row: Canvas, who: str, where: str, sign: str) -> None:
        """Who has moved a disc and on which track, who moves one now, or who does so later."""
        row.put(0, 0, glyph(sign, row.ascii_only), f"{SIGNS[sign].style} bold")
        row.write(2, 0, fitted_line(rich(who, self.view.names), row.width - cell_len(where) - BESIDE))
        row.right(row.width, 0, where, LOOKS[sign])

    def _where(self, squares: int, track: str) -> str:
        """How far a disc is moved, and on which track, if that is done."""
        if track:
            return f"{self.words.text(self.view, f'row-{track}')} {signed(squares)}"
        return self.view.words("academy_board-squares", count=squares)

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
