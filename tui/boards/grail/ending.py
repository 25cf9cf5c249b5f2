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
    state, outcome = view.state, view.outcome
    order = [seat for group in outcome.ranking for seat in group] if outcome else list(state.seats)
    sums = {seat: moved(view.log, seat) for seat in order}
    starts = {seat: state.at[seat] - sum(sums[seat].values()) for seat in order}
    if not {*starts.values()} <= {*BOARDS[state.options.board].starts.values()}:
        return None
    words = view.words
    head = ["", *(words(f"ending-{each}") for each in ("start", *CAUSES, "space"))]
    told = [
        [mark(seat), str(starts[seat]), *map(_signed, sums[seat].values()), f"= {state.at[seat]}"] for seat in order
    ]
    return Tally("", head, told, [rounds(view)])


def end_lines(view: View) -> list[str]:
    """The same aligned, below the number of rounds."""
    table = end_table(view)
    if table is None:
        return [rounds(view)]
    lines = [[rounds(view), *table.head[1:]], *([_lettered(view, name), *rest] for name, *rest in table.rows)]
    return [view.words.shown(line) for line in rows.aligned(view, lines)]


def rounds(view: View) -> str:
    """How many rounds the race took."""
    state: State = view.state
    return view.words("ending-rounds", count=state.round)


def _lettered(view: View, name: str) -> str:
    """A player's name behind their letter."""
    return rows.cut(view, f"{initial(ord(name) - ord(mark(0)))} {name}", NAME)


def _signed(value: int) -> str:
    """A change with its sign; a dot for none."""
    return "·" if value == 0 else f"{'+' * (value > 0)}{rows.number(value)}"
