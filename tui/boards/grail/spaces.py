"""Spaces of Grail Cup to choose: side by side, and what the one under the cursor means for each knight.

Knows: clovers, the dragon, and who stands where.
Must not know: what is legal, or how a list is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.grail.actions import Choose, PlaceDragon
from core.games.grail.path import knights_on
from tui.boards.values import AnswerGrid, AnswerTable
from tui.boards.view import View
from tui.text.words import initial, shade

from .aim import follows
from .answers.tables import TO, by_letter, notes
from .people import DRAGON

TENS = 5
"""Columns of the first and the last of ten spaces."""
SPACE = 8
"""Columns of the number of a clover space, with the gap behind."""
ACROSS = 10
"""Spaces of the dragon in a row: of a number with two digits the first names the row, the second the column."""
Places = list[tuple[int | None, str]]
"""The places of a row: the number of the choice at each, and its text."""


def apart(view: View, ahead: int) -> str:
    """A distance along the road."""
    where = "ahead" if ahead > 0 else "behind" if ahead else "here"
    return view.words("grail_board-apart", where=where, gap=abs(ahead))


# Spaces side by side


def space_grid(view: View) -> AnswerGrid | None:
    """The spaces of the fairy or of the dragon as a grid; None for any other question."""
    if view.legal and isinstance(view.legal[0], Choose):
        return _clovers(view)
    return _dragons(view) if view.legal and isinstance(view.legal[0], PlaceDragon) else None


def _dragons(view: View) -> AnswerGrid:
    """The spaces of the road in rows of ten, each behind its first and its last; where the dragon cannot go, who stands
    there."""
    found = {action.space: at for at, action in enumerate(view.legal) if isinstance(action, PlaceDragon)}
    rows: list[tuple[str, Places]] = []
    styles: dict[str | int, str] = dict.fromkeys(found.values(), "ink")
    for first in range(0, max(found) + 1, ACROSS):
        spaces, name = range(first, first + ACROSS), f"{first}–{first + ACROSS - 1}".rjust(TENS)
        styles[name] = "soft-dim"
        rows.append((name, [(found.get(space), _space_or_piece(view, space, space in found)) for space in spaces]))
    return AnswerGrid([""] * ACROSS, rows, styles, flush=True)


def _space_or_piece(view: View, space: int, free: bool) -> str:
    """A free space by its number, else the dragon or the letter of the first knight there."""
    if free:
        return f"{space:>2}"
    if space == view.state.dragon:
        return shade("bad", DRAGON)
    return "".join(map(initial, knights_on(view.state, space)[:1]))


def _clovers(view: View) -> AnswerGrid:
    """The clover spaces in two columns from top to bottom, each below its headings."""
    named, distance = (view.words(f"grail_board-head-{name}") for name in ("stands", "apart"))
    column = max(SPACE, cell_len(named) + 1)
    texts = [_clover(view, at, column) for at in range(len(view.legal))]
    wide, high = 1 + max(map(len, texts)), -(-len(texts) // 2)
    places: Places = [(at, text.ljust(wide)) for at, text in enumerate(texts)]
    rows: Sequence[Places] = [places[at::high] for at in range(high)]
    head = f" {named:{column}}{distance}".ljust(wide)
    return AnswerGrid([head, head], [("", row) for row in rows], flush=True)


def _clover(view: View, at: int, column: int) -> str:
    """A clover space in so many columns and its distance from us."""
    action = view.legal[at]
    space = action.space if isinstance(action, Choose) else 0
    ahead = space - view.state.at[view.own]
    return f" {space:<{column}}{apart(view, ahead)}"


# Spaces on the road


def meanings(view: View, action: Choose | PlaceDragon) -> Sequence[AnswerTable]:
    """What a space means for each knight, in the order of the race: with names, or with letters alone."""
    if isinstance(action, Choose):
        names = ("knight", "stands", "clover")
        cells = {seat: _from_clover(view, action, seat) for seat in view.state.line}
    else:
        names = ("knight", "space", "dragon", "pass")
        cells = {seat: _from_dragon(view, action, seat) for seat in view.state.line}
    heads = [view.words(f"grail_board-head-{name}", space=action.space) for name in names]
    forms = [[[name(seat), *row] for seat, row in cells.items()] for name in (by_letter, initial)]
    return [AnswerTable(heads, rows, notes(view)) for rows in forms]


def _from_clover(view: View, action: Choose, seat: int) -> Sequence[str]:
    """The space of a knight, and how far off the clover is."""
    start = view.state.at[seat]
    return [str(start), apart(view, action.space - start)]


def _from_dragon(view: View, action: PlaceDragon, seat: int) -> Sequence[str]:
    """The space of a knight after the move that follows, how far off the dragon is then, and what passing it takes."""
    start = view.state.at[seat]
    there = next((way.stop for way in follows(view, action) if way.knight == seat), start)
    ahead = action.space - there
    how = "free" if ahead < 0 else "spear" if view.state.spears[seat] else "stop"
    passing = view.words("grail_glance-passing", how=how, space=action.space - 1)
    return [f"{start} {TO}{there}" if there != start else str(there), apart(view, ahead), passing]
