"""The end of Grail Cup: from where every knight has its spaces.

Knows: the events in which a knight moves, and their causes.
Must not know: how the end is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.grail.components import BOARDS, TOKENS
from core.games.grail.state import State
from tui.boards import rows
from tui.boards.values import Tally
from tui.boards.view import View
from tui.text.words import initial, mark

CAUSES: tuple[str, ...] = ("allies", "tokens", "swaps")
"""What moves a knight: an ally, a clover token, or the witch's curse, by which two knights change places."""
CAUSES_AT = 2
"""The column of the first cause, behind name and start."""
NAME = 20
"""Columns of a name, at most."""


def moved(log: Sequence[core.Event], seat: int) -> dict[str, int]:
    """How many spaces each cause has moved a knight in all; backward counts against it."""
    sums = dict.fromkeys(CAUSES, 0)
    for event in log:
        args = event.args
        if event.key == "moves" and args["seat"] == seat:
            sums["tokens" if args["cause"] in TOKENS else "allies"] += args["end"] - args["start"]
        elif event.key == "swaps" and seat in (args["seat"], args["knight"]):
            sums["swaps"] += (args["end"] - args["start"]) * (1 if args["seat"] == seat else -1)
    return sums


def end_table(view: View) -> Tally | None:
    """A row for each knight, the best first; None where the log does not go back to the start."""
    state, order, sums = view.state, _order(view), _sums(view)
    starts = [state.at[seat] - sum(sums[seat].values()) for seat in order]
    if not {*starts} <= {*BOARDS[state.options.board].starts.values()}:
        return None
    head = ["", *(view.words(f"ending-{each}") for each in ("start", *CAUSES, "space"))]
    told = [
        [mark(seat), str(start), *map(rows.gained, sums[seat].values()), f"= {state.at[seat]}"]
        for seat, start in zip(order, starts, strict=True)
    ]
    return Tally("", head, told, [rounds(view)])


def end_lines(view: View) -> list[str]:
    """The same aligned, with the highest of each cause marked."""
    table, order, sums = end_table(view), _order(view), _sums(view)
    if table is None:
        return [rounds(view)]
    columns = [[*column] for column in zip(*table.rows, strict=True)]
    for at, cause in enumerate(CAUSES, CAUSES_AT):
        columns[at] = rows.rated(columns[at], [sums[seat][cause] for seat in order])
    names = [_lettered(view, name) for name in columns[0]]
    told = [*zip(names, *columns[1:], strict=True)]
    forms = ((rows.aligned(view, [[made, *table.head[1:]], *told]), rating) for made, rating in rows.rating(view))
    rated = rows.fitting(view, (rows.with_rating(lines, rating) for lines, rating in forms))
    return [view.words.shown(line) for line in rated]


def _order(view: View) -> list[int]:
    """The seats, the best first."""
    return [seat for group in view.outcome.ranking for seat in group] if view.outcome else list(view.state.seats)


def _sums(view: View) -> dict[int, dict[str, int]]:
    """How many spaces each cause has moved each knight."""
    return {seat: moved(view.log, seat) for seat in view.state.seats}


def rounds(view: View) -> str:
    """How many rounds the race took."""
    state: State = view.state
    return view.words("ending-rounds", count=state.round)


def _lettered(view: View, name: str) -> str:
    """A player's name behind their letter."""
    return rows.cut(view, f"{initial(ord(name) - ord(mark(0)))} {name}", NAME)
