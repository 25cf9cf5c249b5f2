"""The answers to a question as a list on the screen, as their board words them.

Knows: boards that word answers, and the rows that a list is made of.
Must not know: which answers count, or where the list stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tui.boards import Board, View
from tui.boards.values import AnswerTable, OnBoard
from tui.draw.styles import style
from tui.text.words import plain, rich
from tui.widgets.answer_rows import Cell, Grid, Listing, Told


def listing(drawn: Board, view: View, keys: Sequence[str] = ()) -> Listing:
    """The answers of a view, each behind its key."""
    answers = [[rich(cell, view.names) for cell in drawn.cells(view, action)] for action in view.legal]
    texts = filter(None, (drawn.brief_answers(view), drawn.briefest_answers(view)))
    shorter = [[[rich(cell, view.names) for cell in drawn.parted(text)] for text in each] for each in texts]
    found = drawn.tables(view)
    tables = [_styled(view, table) for table in found]
    digits = keys or [""] * len(answers)
    return Listing(
        answers,
        digits,
        shorter,
        _grid(drawn, view),
        tables,
        airy=bool(tables) and drawn.airy,
        widest=drawn.widest_gap,
        title=_title(view, found),
    )


def _title(view: View, tables: Sequence[AnswerTable]) -> Text:
    """What stands above the headings of the tables."""
    return rich(tables[0].title, view.names, "dim") if tables else Text(end="")


def told(view: View, chosen: OnBoard) -> Told:
    """What the answer under the cursor leads to, where answers are chosen on the board."""
    tables = [_styled(view, table) for table in chosen.means]
    return Told(chosen.places, len(chosen.means[0].rows), tables, rich(chosen.how, view.names, "gold"))


def _styled(view: View, table: AnswerTable) -> list[list[Text]]:
    """The headings, the rows, and each note in a row of its own; what is no answer is dim."""
    heads, *notes = _quiet(view, [table.heads, *([note] for note in table.notes)])
    return [heads, *([rich(cell, view.names) for cell in row] for row in table.rows), *notes]


def _quiet(view: View, rows: Sequence[Sequence[str]]) -> list[list[Text]]:
    """Texts beside the answers."""
    return [[rich(cell, view.names, "dim") for cell in row] for row in rows]


def _grid(drawn: Board, view: View) -> Grid | None:
    found = drawn.grid(view)
    if found is None:
        return None

    def styled(text: str, key: str | int | None) -> Text:
        if key is None:
            return rich(text, view.names)
        return Text(plain(text, view.names), style(found.styles.get(key, "")), end="")

    def named(head: str) -> tuple[Text, Text]:
        return styled(head, head), Text(found.beside.get(head, ""), style("dim"), end="")

    rows = [
        (named(head), [Cell(at, styled(text, at), found.apart) for at, text in cells]) for head, cells in found.rows
    ]
    corner = Text(plain(found.corner, view.names), style("dim"), end="")
    notes = _quiet(view, [[note] for note in found.notes])
    return Grid([named(head) for head in found.heads], rows, notes, corner, found.flush)
