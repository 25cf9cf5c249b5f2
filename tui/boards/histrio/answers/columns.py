"""What the tables of Histrio's answers share: their headings, and the needle after a choice.

Knows: words, and where the needle stands.
Must not know: what is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

import core
from core.games.histrio.state import Show
from core.games.histrio.theatre import mood_at, moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import END_OF_TINT, SHADES, shade

from ..scene import style_of
from ..vocabulary import Vocabulary

WAYS = (True, False)
"""Whether the way of the needle is told, or only its end."""
Tables = Iterator[AnswerTable]


def heads(words: Vocabulary, view: View, *names: str) -> list[str]:
    """The headings of columns; none for an empty name."""
    return [words.text(view, f"column-{name}") if name else "" for name in names]


def result_head(view: View, name: str) -> str:
    """The heading of the one column that says what a choice brings to this seat, in gold."""
    return shade("gold bold", view.words(f"histrio_board-column-{name}"))


def money_head(words: Vocabulary, view: View) -> str:
    """The heading of écus as numbers, in gold."""
    return shade("gold bold", words.text(view, "column-money"))


def result(said: str, amount: int) -> str:
    """A cell below it: in gold if it brings something, in the colour of losses if it costs; plain if neither."""
    return shade("gold bold" if amount > 0 else "bad", said) if amount else said


def festival_head(view: View) -> str:
    """The heading of the écus that a festival held after a choice would bring."""
    return result_head(view, "festival")


def quiet_festival_head(view: View) -> str:
    """The heading of what a festival held now would bring another player."""
    return view.words("histrio_board-column-festival")


def festival_heads(view: View) -> list[str]:
    """All headings of what a festival would bring."""
    return [festival_head(view), quiet_festival_head(view)]


def in_colour(card: core.Face, said: str) -> str:
    """A text about an encounter in its colour; bonuses have none."""
    colour = style_of(card)
    return shade(colour, said) if colour in SHADES else said


def show_in_colour(words: Vocabulary, view: View, show: Show) -> str:
    """A show in the colour of its mood, quiet if it has none."""
    return shade(show.mood or "dim", words.show(view, show))


def forecast(words: Vocabulary, view: View, amount: int, most: int) -> str:
    """The écus that a festival held after a choice would bring: in gold if no choice brings more, quiet for none; the
    colour of losses is that of what costs."""
    said = f"+{words.text(view, 'coins', count=amount)}"
    if amount == most:
        return shade("gold bold", said) if most else said
    return said if amount else shade("dim", said)


def gained(words: Vocabulary, view: View, amount: int) -> str:
    """So many écus more, or less, as the result of a choice."""
    said = words.text(view, "coins", count=abs(amount))
    return result(f"{'−' if amount < 0 else '+'}{said}", amount)


def without_unit(said: str) -> str:
    """The same as a number alone, as loud as it was."""
    number, _, unit = said.partition(" ")
    return number + END_OF_TINT * unit.endswith(END_OF_TINT)


def needle_after(words: Vocabulary, view: View, steps: int, *, way: bool = True) -> str:
    """The King's mood after so many steps of the needle; with the mood before, if its way is told."""
    start, end = view.state.needle, moved(view.state.needle, steps)
    before, after = (words.text(view, f"quiet-{mood_at(mark)}") for mark in (start, end))
    if start == end:
        mark = f"{before} {abs(start)}"
        return shade("dim", words.text(view, "column-stays", mark=mark) if way else mark)
    changed = before != after
    reached = f"{after} {abs(end)}"
    if not way:
        return shade(mood_at(end), reached)
    then = shade(mood_at(end), reached if changed else str(abs(end)))
    return words.text(view, "column-needle", start=shade(mood_at(start), f"{before} {abs(start)}"), end=then)
