"""The rows of the costliest choices of a game: when, what was chosen, and what a king would have chosen.

Knows: the replay, judgements, boards that word choices.
Must not know: how a choice is judged, or how a row is picked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from netplay.archive.analysis import Judgement
from tui.boards import View, board
from tui.draw.panels import fitted_line
from tui.draw.styles import style
from tui.game_view.replay.replay import Replay
from tui.text.words import Words, rich
from tui.text.wrap import wrap

WIDTH = 70
"""Columns of a row."""
PERCENT = 7
"""Columns of a chance, with the space before it."""
GAPS = 2, 2, 1
"""Columns behind the number that a choice has on the curve, behind its moment, and behind who would choose."""


class Head(NamedTuple):
    """What stands before a choice: its number, its moment, and whose it is."""

    pin: str
    moment: str
    who: str


def mistakes(replay: Replay, seat: int, judgements: Sequence[Judgement], console: Console) -> list[Text]:
    """The rows of each of these choices, numbered, below each other in columns."""
    words = replay.presenter.moments.words
    heads = [_heads(replay, words, number, each.step) for number, each in enumerate(judgements, 1)]
    ends = _ends([head for pair in heads for head in pair])
    told: list[Text] = []
    for each, pair in zip(judgements, heads, strict=True):
        view = replay.view_at(each.step, seat)
        rows = _rows(view, each, [_line(head, ends) for head in pair])
        told.append(Text("\n", no_wrap=True).join([*rows, *_why(view, each.best, ends[2], console)]))
    return told


def _heads(replay: Replay, words: Words, number: int, step: int) -> list[Head]:
    """What stands before what was chosen, and before what a king would have chosen."""
    return [
        Head(str(number), replay.round_name(step), words("analysis-chosen")),
        Head("", words("analysis-step", step=step), words("analysis-king")),
    ]


def _ends(heads: Sequence[Head]) -> Sequence[int]:
    """The columns where the parts of heads end, with the space behind them."""
    ends = [0]
    for cells, gap in zip(zip(*heads, strict=True), GAPS, strict=True):
        ends.append(ends[-1] + max(map(cell_len, cells)) + gap)
    return ends


def _line(head: Head, ends: Sequence[int]) -> Text:
    """A head in its columns."""
    line = Text(end="")
    looks = ("bad bold", "dim", "dim")
    for text, (start, end), look in zip(head, pairwise(ends), looks, strict=True):
        line.append(text + " " * (end - start - cell_len(text)), style(look))
    return line


def _rows(view: View, it: Judgement, lines: Sequence[Text]) -> Sequence[Text]:
    """A row each for what was chosen and what a king would have chosen."""
    told = [(it.chosen, it.chosen_chance, "bad bold"), (it.best, it.best_chance, "good bold")]
    for line, (action, chance, look) in zip(lines, told, strict=True):
        line.append_text(_choice(view, action, WIDTH - line.cell_len - PERCENT))
        line.append(f"{100 * chance:{PERCENT - 3}.0f} %", style(look))
    return lines


def _why(view: View, best: Sequence[Any], start: int, console: Console) -> list[Text]:
    """Says what the king's choice is good for, as a hint does; nothing where the game has no word for it."""
    why = board(view.game.id).because(view, view.game.unpack(best))
    if not why:
        return []
    said = rich(view.words("answers-because", effect=why), view.names)
    return [Text(" " * start).append_text(row) for row in wrap(said, console, WIDTH - start)]


def _choice(view: View, action: Sequence[Any], room: int) -> Text:
    """Words a choice in exactly so many columns: whole, or as many of its parts as have room."""
    drawn, unpacked = board(view.game.id), view.game.unpack(action)
    cells = [cell for cell in drawn.cells(view, unpacked) if cell]
    forms = [drawn.answer(view, unpacked), *(", ".join(cells[:count]) for count in range(len(cells), 0, -1))]
    texts = [rich(each, view.names) for each in forms]
    line = fitted_line(next((text for text in texts if text.cell_len <= room), texts[-1]), room)
    line.append(" " * (room - line.cell_len))
    return line
