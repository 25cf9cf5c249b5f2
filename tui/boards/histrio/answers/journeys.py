"""The cities that a travel card of Histrio leads to, as a table: what each brings alone, and the needle if shared.

Knows: what each city holds.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from core.games.histrio.actions import Travel
from core.games.histrio.cards import city_of, pull
from tui.boards.values import AnswerTable
from tui.boards.view import View

from ..expected import friends_come, money_alone
from ..vocabulary import Vocabulary
from .columns import heads, needle_after

FEW = 3
"""Encounters that are named in the narrowest column."""
NARROW = 12
"""Columns in which acrobats among them are told by two letters, if they need more."""
FORMS = ("named", "listed", "shorts", "few")
"""Wordings of encounters, from the longest to the briefest."""
BRIEF = ("spelled", "shorts", "few")
"""The same where there is little room: actors have one form."""
WIDTHS = (12, 10, 9)
"""Columns that encounters have at least, in which those that fit are told at more length."""


class Heading(NamedTuple):
    """How much room the columns of journeys take."""

    least: int
    """Columns that encounters have at least."""
    way: bool
    """True if the needle's way is told, and headings are sentences."""
    coin: bool = False
    """True if écus are headed by their sign."""
    named: bool = True
    """True if troupes that are met are named, and the King in the heading of what is shared."""


def journeys(words: Vocabulary, view: View, form: str, heading: Heading) -> AnswerTable:
    """The cities: what each brings alone in encounters and écus, and the needle if it is shared."""
    least, way, coin, named = heading
    cities = [city_of(action.card) for action in view.legal if isinstance(action, Travel) and action.card]
    forms = FORMS if way else BRIEF
    found_there = _in_full(words, view, cities, forms[: 1 + forms.index(form)], least)
    rows = [
        [words.text(view, f"town-{city}"), each, _money(view, city), _needle_at(words, view, city, way)]
        for city, each in zip(cities, found_there, strict=True)
    ]
    brief = "" if way else "-brief"
    money = view.words("histrio_board-column-money") if coin else words.text(view, "column-money")
    city, alone, needle = heads(words, view, "city", f"alone{brief}", f"shared{brief}")
    needle = needle if named else view.words("histrio_board-column-shared")
    return AnswerTable([city, alone, money, needle], rows)


def _in_full(words: Vocabulary, view: View, cities: Sequence[int], forms: Sequence[str], least: int) -> list[str]:
    """What each city brings alone; the longest wording that its column has room for in the last of these forms."""
    told = [_alone(words, view, city, forms[-1]) for city in cities]
    room = max(least, *map(cell_len, told))
    for at, city in enumerate(cities):
        wordings = [_alone(words, view, city, each) for each in forms[:-1]]
        told[at] = next((said for said in wordings if cell_len(said) <= room), told[at])
    return told


def _alone(words: Vocabulary, view: View, city: int, form: str) -> str:
    """What a city brings to those who come alone."""
    if not view.state.at(city).known():
        return words.text(view, "column-request-brief" if form == "few" else "column-request")
    if friends_come(view, city):
        return words.text(view, "column-friends")
    return found(words, view, city, form)


def found(words: Vocabulary, view: View, city: int, form: str) -> str:
    """The encounters of a city."""
    cards = view.state.at(city).known()
    if form == "named":
        return ", ".join(words.card(view, card) for card in cards)
    if form == "listed":
        return words.listed(view, cards)
    if form == "spelled":
        return words.text(view, "between").join(words.named(view, card) for card in cards)
    shown = cards[:FEW] if form == "few" else cards
    more = "…" * (len(shown) < len(cards))
    told = words.shorts(view, shown) + more
    if form == "few" and cell_len(told) > NARROW:
        told = words.text(view, "between").join(words.code(view, card) for card in shown) + more
    return told


def _money(view: View, city: int) -> str:
    """The écus that a city brings or costs alone."""
    cards = view.state.at(city).known()
    amount = 0 if not cards or friends_come(view, city) else money_alone(view, city)
    return f"{amount:+d}".replace("-", "−") if amount else ""


def _needle_at(words: Vocabulary, view: View, city: int, way: bool) -> str:
    """The needle if a city is shared."""
    cards = view.state.at(city).known()
    return needle_after(words, view, pull(cards), way=way) if cards else words.text(view, "column-still")
