"""Values that a board gives to whoever shows them: ways, the standing, standings, tables.

Knows: texts with marks for names.
Must not know: how any of them is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tui.draw.canvas import Canvas


class Way(NamedTuple):
    """A piece on its way along numbered places."""

    letter: str
    colour: str
    start: int
    end: int
    note: str = ""
    """Said behind the way."""
    shout: str = ""
    """Said before it, aloud: what has moved the piece against its player's will."""


class Standing(NamedTuple):
    """The standing at one moment of the game."""

    part: int
    """The number of the round or turn, counted through the whole game; 0 before the first."""
    scores: Sequence[int]
    """Each player's score by seat: as the outcome counts it, as far as it was visible then."""


class Standings(NamedTuple):
    """The standings at the end of a round."""

    title: str
    cells: Sequence[str]
    """Place, name, score and the places gained or lost of each player, the best first."""
    told: str
    """The same as a sentence."""
    legend: str = ""
    """What the arrows count, where there are any."""
    scores: Sequence[tuple[int, int]] = ()
    """The seat and the score of each cell, where bars may show them."""
    began: Mapping[int, int] = {}
    """The score of each seat before the round, if the bars show what this has brought."""
    gained: str = ""
    """What the part of a bar shows then that is new."""
    full: int = 0
    """The score that a whole bar stands for, such as the length of a race; 0: the highest one."""


class Tally(NamedTuple):
    """The table of a round: who scored what, and why. Texts may hold marks for names, as all texts of a board."""

    title: str
    head: Sequence[str]
    """The headings of the columns; the first column names the player or the thing of a row."""
    rows: Sequence[Sequence[str]]
    """The cells of each row, as many as in the head; all but the first are aligned right."""
    notes: Sequence[str] = ()
    """Sentences below the table."""
    whole: Sequence[Sequence[str]] = ()
    """The rows for readers that hear them one after the other, where `rows` leave out what a column has no room for."""
    told: Sequence[str] = ()
    """The rows as sentences, where the headings before their cells would not make one."""
    before: Sequence[str] = ()
    """Sentences above the table: what has moved without paying."""
    standings: Standings | None = None
    """Shown last; None where scores are hidden, or the end of the game would be given away."""
    signs: Sequence[tuple[str, str]] = ()
    """The sign of each row with its style, as far as rows have one; readers of lines do not hear them."""
    signed: int = 0
    """The column before whose cells the signs stand."""
    picture: Callable[[int, int], Canvas | None] | None = None
    """Draws what stands beside the table, in at most so many columns and rows; None: there is no room for it."""


class AnswerTable(NamedTuple):
    """Answers in columns below headings."""

    heads: Sequence[str]
    """All of them empty: there is no row of them."""
    rows: Sequence[Sequence[str]]
    """The cells of each answer, in their order."""
    notes: Sequence[str] = ()
    """Sentences below the table, as far as rows are free."""
    title: str = ""
    """Said above the headings: what all columns count, the same in every form of a table."""

    def without(self, heads: Collection[str]) -> AnswerTable:
        """The same table without the columns below these headings, and without notes."""
        kept = [at for at, head in enumerate(self.heads) if head not in heads]
        rows = [[row[at] for at in kept if at < len(row)] for row in self.rows]
        return AnswerTable([self.heads[at] for at in kept], rows)


class OnBoard(NamedTuple):
    """Answers that are chosen on the board, not in a list."""

    places: Sequence[tuple[int, int]]
    """The column and the row of each on the board, which the arrows follow."""
    means: Sequence[AnswerTable]
    """What the one under the cursor leads to: no answers, but a row for each player or thing. The longest wording comes
    first."""
    how: str = ""
    """Said above that: how they are chosen there."""


class AnswerGrid(NamedTuple):
    """Answers that pair two things, as a table: the first of a pair names a row, the second a column."""

    heads: Sequence[str]
    rows: Sequence[tuple[str, Sequence[tuple[int | None, str]]]]
    """Each row's name, and its answers: the number of each, and its effect; None where a place has none."""
    styles: Mapping[str | int, str] = {}
    """The styles of names, by name, and of effects, by the number of their answers; none for those not listed."""
    beside: Mapping[str, str] = {}
    """Said beside a name where there is room for it."""
    notes: Sequence[str] = ()
    """Sentences below all answers, as far as rows are free."""
    apart: bool = False
    """True if keys are drawn as on cards, with a free column behind them: they are no part of the effects."""
    corner: str = ""
    """The words before the names of the columns."""
    flush: bool = False
    """True if it begins where a list does: it is one in several columns, and texts at places without an answer are
    shown."""
