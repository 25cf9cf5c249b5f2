"""The end of a game, a round's table, and the time before the log begins, in lines.

Knows: boards that speak.
Must not know: tables, where lines are read or written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import core
from tui.boards import Board, Tally, View, board
from tui.text.words import Words, initial, letter, mark

from .plain_names import named

EMPTY = ("", "·", "–")
"""Cells of a table that say nothing."""


def opening_lines(drawn: Board, view: View, replica: core.Replica[Any]) -> list[str]:
    """Returns what is said of the time before the log begins; see `Board.opening`."""
    then = replace(view, state=replica.opening(), log=[], news=None)
    return [text for event in drawn.opening(then) if (text := drawn.line(then, event))]


def tally_lines(tally: Tally, names: Sequence[str]) -> list[str]:
    """Returns a table row by row: as its sentences, or each cell preceded by the head of its column."""
    lines = [each for each in (tally.title, *tally.told) if each]
    for first, *cells in () if tally.told else tally.whole or tally.rows:
        filled = [(head, cell) for head, cell in zip(tally.head[1:], cells, strict=True) if cell.strip() not in EMPTY]
        told = [f"{head} {cell}".strip() for head, cell in filled]
        lines.append(f"{first}: {', '.join(told) or 0}")
    last = [tally.standings.told] if tally.standings else []
    return [named(line, names) for line in [*lines[:1], *tally.before, *lines[1:], *tally.notes, *last]]


def end_lines(words: Words, drawn: Board, view: View, outcome: core.Outcome, race: Sequence[str] = ()) -> list[str]:
    """Returns the ranking, its reason, and what the scores are made of. Behind a race the last player comes first."""
    ranking = ranking_lines(view, outcome)
    table = drawn.end_table(view)
    more = tally_lines(table, view.names) if table else [named(line, view.names) for line in drawn.end(view)]
    lines = [words("table-end-title"), *race, *(reversed(ranking) if race else ranking)]
    return [*lines, named(drawn.reason(view, outcome), view.names), *more]


def standing_lines(view: View, outcome: core.Outcome) -> list[str]:
    """Returns the ranking in the players' colours and its reason, with free lines between, for a dialog."""
    drawn = board(view.game.id)
    ranked = [(group, 1 + sum(map(len, outcome.ranking[:at]))) for at, group in enumerate(outcome.ranking)]
    named = [
        f"{place}. {initial(seat)} {mark(seat)}: {drawn.final(replace(view, seat=seat))}"
        for group, place in ranked
        for seat in group
    ]
    return [*named, "", drawn.reason(view, outcome), ""]


def ranking_lines(view: View, outcome: core.Outcome) -> list[str]:
    """Returns a line for each player with place and score, the best first."""
    lines, place = list[str](), 1
    for group in outcome.ranking:
        for seat in group:
            score = str(outcome.scores[seat]).replace("-", "−")
            lines.append(f"{place}. {letter(seat)} {view.names[seat]}: {score}")
        place += len(group)
    return lines
