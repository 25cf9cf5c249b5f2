"""Grail Cup on the screen: the path, the nine allies, the people. Two sizes: folded in three, or in four with room.

Knows: how spaces, knights, dragon and allies are drawn, and where.
Must not know: questions and answers; what an answer would do comes as marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from core.games.grail.components import ALLIES
from core.games.grail.draft import all_picks
from core.games.grail.path import board, kinds, knights_on
from core.games.grail.recall import packs_held
from core.games.grail.state import State

from ..canvas import Canvas
from ..words import letter, mark, rich
from .base import Board, View

SYMBOLS = {"finish": "⚑", "castle": "♜", "clover": "♣", "church": "†", "village": "⌂"}
"""By shape; where only ASCII can be shown, F k c + v stand for them."""
COLOURS = {"finish": "gold", "castle": "#f2cc60", "clover": "good", "church": "#79b8ff", "village": "#ffa657"}
CROSSINGS = {
    tuple(cell == "#" for cell in cells): sign
    for cells, sign in zip(
        ("...#", "..#.", "..##", ".#..", "#...", "##..", ".#.#", "#.#.", "####", "###.", "##.#", "...."),
        "┌┐┬└┘┴├┤┼┼┼ ",
        strict=True,
    )
}
"""How lines meet, by which of the four spaces around there are: above left and right, below left and right."""
DRAGON = "<§>"
GOAL = "▼"


class Fold(NamedTuple):
    """How the path is folded and where its spaces are drawn: two rows for the knights, one for the space itself."""

    spaces: int
    """Spaces a row."""
    cell: int
    """Columns from one space to the next."""
    boxed: bool

    def where(self, space: int) -> tuple[int, int]:
        """The first column of a space, and the upper of its three rows."""
        row, column = divmod(space, self.spaces)
        return 1 + column * self.cell, row * (3 + self.boxed) + self.boxed

    def rows(self, spaces: int) -> int:
        """How many rows so many spaces take."""
        return -(-spaces // self.spaces) * (3 + self.boxed) + self.boxed


SMALL, LARGE = Fold(17, 3, False), Fold(13, 6, True)


# The path


def draw_path(view: View, canvas: Canvas, fold: Fold, marks: Mapping[int, str]) -> None:
    """The whole path with knights, dragon and the goals of the answer under the cursor."""
    state: State = view.state
    last = board(state).finish
    if fold.boxed:
        draw_boxes(canvas, fold, last)
    for space in range(last + 1):
        draw_space(view, canvas, fold, space)
        draw_knights(state, canvas, fold, space, space in marks)
    draw_dragon(state, canvas, fold)
    draw_trail(view, canvas, fold)
    if not fold.boxed:
        for row in range(2, fold.rows(last + 1), 3):
            canvas.paint(0, row, fold.spaces * fold.cell + 1, "panel")
    for space, how in marks.items():
        draw_goal(state, canvas, fold, space, how)


def draw_boxes(canvas: Canvas, fold: Fold, last: int) -> None:
    """Lines around the spaces, shared by neighbours."""

    def has(row: int, column: int) -> bool:
        return row >= 0 and 0 <= column < fold.spaces and row * fold.spaces + column <= last

    for row in range(last // fold.spaces + 2):
        for column in range(fold.spaces + 1):
            x, y = column * fold.cell, row * 4
            beside = has(row - 1, column - 1), has(row - 1, column), has(row, column - 1), has(row, column)
            canvas.put(x, y, CROSSINGS[beside], "dim")
            if beside[1] or beside[3]:
                canvas.put(x + 1, y, "─" * (fold.cell - 1), "dim")
            if beside[2] or beside[3]:
                for down in range(1, 4):
                    canvas.put(x, y + down, "│", "dim")


def draw_space(view: View, canvas: Canvas, fold: Fold, space: int) -> None:
    """What is printed on a space: its symbols; its number, where there is room or nothing else."""
    x, y = fold.where(space)
    signs = symbols(view, space)
    if fold.boxed or not signs:
        canvas.put(x, y + 2, f"{space:>2}" if fold.boxed else str(space), "dim")
    for at, (kind, sign) in enumerate(signs):
        canvas.put(x + at + 3 * fold.boxed, y + 2, sign, COLOURS[kind])
    if space in view.state.looked:
        canvas.paint(x, y + 2, fold.cell - 1, "under")


def symbols(view: View, space: int) -> list[tuple[str, str]]:
    """The kinds of a space with the sign of each."""
    found = kinds(view.state, space)
    return [
        (kind, sign) for kind, sign in SYMBOLS.items() if kind in found and not (kind == "castle" and "finish" in found)
    ]


def draw_knights(state: State, canvas: Canvas, fold: Fold, space: int, marked: bool) -> None:
    """The knights on a space, the front one first, from left to right and down.

    Without boxes a gap keeps them from those on the next space, if there are any.
    """
    x, y = fold.where(space)
    knights = knights_on(state, space)
    near = {*state.at, state.dragon}
    wide = fold.cell - (fold.boxed or marked or space + 1 in near)
    shown = knights if len(knights) <= 2 * wide else knights[: 2 * wide - 1]
    top = y if len(knights) > wide else y + 1
    for at, knight in enumerate(shown):
        canvas.put(x + at % wide, top + at // wide, letter(knight), f"seat{knight}")
    if len(shown) < len(knights):
        canvas.put(x + wide - 1, y + 1, "+", "bold")


def draw_dragon(state: State, canvas: Canvas, fold: Fold) -> None:
    x, y = fold.where(state.dragon)
    canvas.put(x + fold.boxed, y + 1, DRAGON, "bad bold reverse")


def draw_trail(view: View, canvas: Canvas, fold: Fold) -> None:
    """Small letters where knights came from, in what the ally that was called last has done."""
    state: State = view.state
    for space, knight in came_from(view).items():
        if space != state.dragon and not knights_on(state, space):
            x, y = fold.where(space)
            canvas.put(x, y + 1, letter(knight).lower(), f"seat{knight} dim")


def came_from(view: View) -> dict[int, int]:
    """The spaces that knights have left since an ally last answered, with the last to leave each."""
    found: dict[int, int] = {}
    for event in reversed(view.log):
        if event.key in ("reveals", "jumps", "round"):
            break
        if event.key == "moves":
            found.setdefault(event.args["start"], event.args["seat"])
        elif event.key == "swaps":
            found.setdefault(event.args["start"], event.args["seat"])
            found.setdefault(event.args["end"], event.args["knight"])
    return found


def draw_goal(state: State, canvas: Canvas, fold: Fold, space: int, how: str) -> None:
    """Point at a space that an answer is about; with an arrow more if it takes a spear to come there."""
    x, y = fold.where(space)
    wide = fold.cell - 1
    free = x if len(knights_on(state, space)) <= wide else x + wide
    canvas.paint(x, y + 2, wide, "cursor" if how == "goal" else "raised")
    canvas.put(free, y, GOAL, "gold")
    if how == "spear":
        canvas.put(free + 1, y, "↑", "gold")


def legend(board: Board, view: View) -> str:
    """What the signs on the path mean."""
    parts = [f"{sign} {board.text(view, 'kind', kind=kind)}" for kind, sign in SYMBOLS.items()]
    return "  ".join([*parts, board.text(view, "legend", dragon=DRAGON, goal=GOAL)])


# Allies


def draw_allies(drawn: Board, view: View, canvas: Canvas, x: int, y: int, width: int, chosen: str | None) -> None:
    """The nine in the order in which they are called: who answered, what lies aside, what we hold."""
    state: State = view.state
    known = whereabouts(view)
    for number, ally in enumerate(ALLIES, 1):
        row = y + number - 1
        now, done = ally == state.calling, ally in state.called
        style = "bold gold" if now else "bold" if known.get(ally) in ("mine", "hand") and not done else "dim"
        canvas.put(x, row, "►" if now else " ", "gold")
        canvas.put(x + 1, row, f"{number}", style)
        if ally == state.cursed:
            canvas.put(x + 2, row, "!", "bad bold")
        canvas.put(x + 3, row, drawn.text(view, "ally", ally=ally)[:9], "bad" if ally == state.cursed else style)
        if ally == chosen:
            canvas.paint(x + 1, row, 11, "cursor")
        draw_status(drawn, view, canvas, x + 13, row, width - 13, ally, known.get(ally, "unknown"))


def draw_status(drawn: Board, view: View, canvas: Canvas, x: int, y: int, width: int, ally: str, status: str) -> None:
    state: State = view.state
    holder = state.holder(ally) if ally in state.called else None
    if holder is None:
        words = drawn.text(view, "status", status="nobody" if ally in state.called else status)
        canvas.put(x, y, words[:width], "gold" if status in ("mine", "hand") and ally not in state.called else "dim")
        return
    pointing = state.pointed is not None and ally == "squire"
    name = rich(mark(holder), view.names)
    name.truncate(width - 3 * pointing, overflow="ellipsis")
    after = canvas.write(x, y, name)
    if pointing:
        after = canvas.put(after, y, " →", "dim")
        canvas.put(after, y, letter(state.pointed or 0), f"seat{state.pointed}")


def whereabouts(view: View) -> dict[str, str]:
    """Where allies are, by what this seat has seen since the round began: aside, in hand, its own, or passed on."""
    state: State = view.state
    known: dict[str, str] = {}
    if view.seat is not None:
        for held in packs_held(state, view.seat, view.log):
            known |= dict.fromkeys(held.passed, "left" if held.pick == all_picks(state) - 1 else "passed")
        known |= dict.fromkeys(state.kept[view.seat].known() + state.revealed[view.seat].known(), "mine")
        if state.phase == "draft":
            known |= dict.fromkeys(state.pack.known(), "hand")
    return known | dict.fromkeys(state.face_up.known(), "open")


# People


def people_columns(seats: int) -> int:
    """In how many columns the people are listed: three or four of them in one row, more in two."""
    return 3 if seats in (3, 5, 6) else 4


def draw_people(drawn: Board, view: View, canvas: Canvas, y: int, chosen: int | None) -> None:
    """All knights in the order of the race, in one or two rows."""
    columns = people_columns(len(view.state.seats))
    width = canvas.width // columns
    for at, seat in enumerate(view.state.line):
        draw_person(drawn, view, canvas, 1 + at % columns * width, y + at // columns, min(width, 30), seat)
        if seat == chosen:
            canvas.paint(1 + at % columns * width, y + at // columns, 3, "cursor")


def draw_person(drawn: Board, view: View, canvas: Canvas, x: int, y: int, width: int, seat: int) -> None:
    """Place, whether he is to act, letter, name; then space, seal, spears."""
    state: State = view.state
    canvas.put(x, y, str(state.line.index(seat) + 1), "dim")
    canvas.write(x + 1, y, drawn.person(view, seat, width - 9))
    right = x + width - 8
    canvas.right(right + 3, y, str(state.at[seat]))
    canvas.put(right + 3, y, "★" if seat == state.seal else " ", "gold")
    canvas.put(right + 4, y, spears(state.spears[seat]), "bold")


def spears(count: int) -> str:
    """Spears, in at most three columns."""
    return "↑" * count if count <= 3 else f"↑{count}"
