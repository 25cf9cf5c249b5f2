"""The cities that a travel card of Histrio leads to, as a table: what each brings alone, and the needle if shared.

Knows: what each city holds.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len

import core
from core.games.histrio.actions import Travel
from core.games.histrio.cards import city_of, pull
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import plain, shade

from .. import crowds
from ..expected import friends_come, money_alone
from ..vocabulary import Vocabulary
from .columns import gained, heads, in_colour, money_head, needle_after, without_unit

NARROW = 12
"""Columns in which acrobats among them are told by two letters, if they need more."""
FORMS = ("named", "listed", "shorts", "few")
"""Wordings of encounters, from the longest to the briefest."""
Worded = Callable[[View, core.Face], str]
"""A wording of one encounter."""
LEAST, SHORT = 12, (14, 12, 9)
"""Columns that encounters have at least, in which those that fit are told at more length; in short tables, from the
widest to the narrowest."""


def journeys(words: Vocabulary, view: View, form: str) -> AnswerTable:
    """The cities: what each brings alone in encounters and écus, and the King's way if it is shared."""
    cities = _cities(view)
    head = [*heads(words, view, "city", "alone"), money_head(words, view), *heads(words, view, "shared")]
    rows = [
        [*row, _needle_at(words, view, city)] for city, row in zip(cities, _rows(words, view, form, LEAST), strict=True)
    ]
    return AnswerTable(head, rows)


def short_journeys(words: Vocabulary, view: View, form: str, least: int) -> AnswerTable:
    """The same without the King: for the city under the cursor the needle’s scale and the words beside it tell it."""
    head = [*heads(words, view, "city", "alone"), money_head(words, view)]
    return AnswerTable(head, _rows(words, view, form, least))


def _cities(view: View) -> list[int]:
    """The cities of the answers, in their order."""
    return [city_of(action.card) for action in view.legal if isinstance(action, Travel) and action.card]


def _rows(words: Vocabulary, view: View, form: str, least: int) -> list[list[str]]:
    """Each city with what it brings alone: its encounters, and what this seat has of them."""
    cities = _cities(view)
    found_there = _in_full(words, view, cities, FORMS[: 1 + FORMS.index(form)], least)
    return [
        [words.text(view, f"town-{city}"), each, _yours(words, view, city)]
        for city, each in zip(cities, found_there, strict=True)
    ]


def _in_full(words: Vocabulary, view: View, cities: Sequence[int], forms: Sequence[str], least: int) -> list[str]:
    """What each city brings alone; the longest wording that its column has room for in the last of these forms."""
    told = [_alone(words, view, city, forms[-1]) for city in cities]
    room = max(least, *map(wide, told))
    for at, city in enumerate(cities):
        wordings = [_alone(words, view, city, each) for each in forms[:-1]]
        told[at] = next((said for said in wordings if wide(said) <= room), told[at])
    return told


def _alone(words: Vocabulary, view: View, city: int, form: str) -> str:
    """What a city brings to those who come alone; a request if nothing lies there, or if this seat cannot be alone."""
    request = view.words("histrio_board-column-a-request")
    if friends_come(view, city):
        return f"{view.words('histrio_board-your-friends')}, {request}" if form in FORMS[:2] else request
    if not view.state.at(city).known():
        return request
    return found(words, view, city, form)


def found(words: Vocabulary, view: View, city: int, form: str) -> str:
    """The encounters of a city."""
    cards = view.state.at(city).known()
    if form in FORMS[:2]:
        worded = words.card if form == "named" else words.named
        return ", ".join(in_colour(card, worded(view, card)) for card in cards)
    told = [_in_groups(words, view, cards, each) for each in (words.short, words.clipped, words.code)]
    return told[0] if form != "few" else next((said for said in told if wide(said) <= NARROW), told[-1])


def _in_groups(words: Vocabulary, view: View, cards: Sequence[core.Face], worded: Worded) -> str:
    """Encounters in few columns, each `worded` or with others behind one sign."""
    parts = crowds.groups(cards, crowded=crowds.is_crowded(view.state))
    told = [crowds.told(part, lambda card: worded(view, card)) for part in parts]
    return words.text(view, "between").join(in_colour(part[0], said) for part, said in zip(parts, told, strict=True))


def wide(said: str) -> int:
    """The columns of a text in colours."""
    return cell_len(plain(said, ()))


def _yours(words: Vocabulary, view: View, city: int) -> str:
    """The écus that this seat has of a city if it is alone there, as a number, quiet for none."""
    amount = 0 if friends_come(view, city) else money_alone(view, city)
    said = without_unit(gained(words, view, amount))
    return said if amount else shade("dim", said)


def _needle_at(words: Vocabulary, view: View, city: int) -> str:
    """The needle if a city is shared."""
    cards = view.state.at(city).known()
    return needle_after(words, view, pull(cards)) if cards else words.text(view, "column-still")
