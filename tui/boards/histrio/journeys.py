"""Histrio's journeys as answers in columns: cities to travel to, and those that an acrobat leads to.

Knows: what is found alone or shared, and where the needle would go.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

import core
from core.games.histrio.acrobats import usable
from core.games.histrio.actions import Horse, Tightrope, Travel
from core.games.histrio.cards import city_of, pull
from core.games.histrio.cities import is_barred
from core.games.histrio.components import SHOWN
from core.games.histrio.state import State
from core.games.histrio.theatre import mood_at, moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import initial, mark

from .expected import Company, company, friends_come, money_alone
from .vocabulary import Vocabulary

FEW = 3
"""Encounters that are named in the narrowest column."""
FORMS = ("named", "listed", "shorts", "few")
"""Wordings of encounters, from the longest to the briefest."""
WIDTHS = (12, 10, 0)
"""Columns that encounters have at least, in which those that fit are told at more length."""


def heads(words: Vocabulary, view: View, *names: str) -> list[str]:
    """The headings of columns; none for an empty name."""
    return [words.text(view, f"column-{name}") if name else "" for name in names]


# Travel cards


def journeys(words: Vocabulary, view: View, form: str, least: int, way: bool) -> AnswerTable:
    """The cities: what each brings alone in encounters and écus, and the needle if it is shared."""
    cities = [city_of(action.card) for action in view.legal if isinstance(action, Travel) and action.card]
    alone = _in_full(words, view, cities, form, least)
    rows = [
        [words.text(view, f"town-{city}"), each, _money(view, city), _needle_at(words, view, city, way)]
        for city, each in zip(cities, alone, strict=True)
    ]
    alone_head = "alone" if way else "alone-brief"
    shared = "shared" if way else "shared-brief"
    return AnswerTable(heads(words, view, "city", alone_head, "money", shared), rows)


def _in_full(words: Vocabulary, view: View, cities: Sequence[int], form: str, least: int) -> list[str]:
    """What each city brings alone; the longest wording that its column has room for in this form."""
    longer = FORMS[: FORMS.index(form)]
    told = [_alone(words, view, city, form) for city in cities]
    room = max(least, *map(cell_len, told))
    for at, city in enumerate(cities):
        wordings = [_alone(words, view, city, each) for each in longer]
        told[at] = next((said for said in wordings if cell_len(said) <= room), told[at])
    return told


def _alone(words: Vocabulary, view: View, city: int, form: str) -> str:
    """What a city brings to those who come alone."""
    if not view.state.at(city).known():
        return words.text(view, "column-request-brief" if form == "few" else "column-request")
    if friends_come(view, city):
        return words.text(view, "panel-friends" if form == "few" else "column-friends")
    return found(words, view, city, form)


def found(words: Vocabulary, view: View, city: int, form: str) -> str:
    """The encounters of a city."""
    cards = view.state.at(city).known()
    if form == "named":
        return ", ".join(words.card(view, card) for card in cards)
    if form == "listed":
        return words.listed(view, cards)
    shown = cards[:FEW] if form == "few" else cards
    return words.shorts(view, shown) + "…" * (len(shown) < len(cards))


def _money(view: View, city: int) -> str:
    """The écus that a city brings or costs alone."""
    cards = view.state.at(city).known()
    amount = 0 if not cards or friends_come(view, city) else money_alone(view, city)
    return f"{amount:+d}".replace("-", "−") if amount else ""


def _needle_at(words: Vocabulary, view: View, city: int, way: bool) -> str:
    """The needle if a city is shared."""
    cards = view.state.at(city).known()
    return needle_after(words, view, pull(cards), way=way) if cards else words.text(view, "still")


def needle_after(words: Vocabulary, view: View, steps: int, *, way: bool = True) -> str:
    """The King's mood after so many steps of the needle, a new one aloud; with the mood before, if its way is told."""
    start, end = view.state.needle, moved(view.state.needle, steps)
    before, after = (words.text(view, f"quiet-{mood_at(mark)}") for mark in (start, end))
    if start == end:
        return words.text(view, "column-stays", mark=f"{before} {abs(start)}") if way else words.text(view, "still")
    changed = before != after
    reached = f"{after.upper()} {abs(end)}" if changed else f"{after} {abs(end)}"
    if not way:
        return reached
    return words.text(view, "column-needle", start=f"{before} {abs(start)}", end=reached if changed else str(abs(end)))


# Acrobats that travel


def second_journeys(words: Vocabulary, view: View, form: str, way: bool) -> AnswerTable:
    """The cities that one acrobat leads to: who is there, what is got, and the needle. Below, who can use one later."""
    rows = [_second_journey(words, view, action, form, way) for action in view.legal]
    acrobat = "tightrope" if any(isinstance(action, Tightrope) for action in view.legal) else "horse"
    head = words.text(view, f"acrobat-{acrobat}") if is_long(form) else ""
    return AnswerTable([head, *heads(words, view, "met", "get", "needle-head")], rows, [later(words, view)])


def is_long(form: str) -> bool:
    """True if a form has names rather than letters."""
    return form in ("named", "listed")


def _second_journey(words: Vocabulary, view: View, action: core.Action, form: str, way: bool) -> list[str]:
    if isinstance(action, Tightrope):
        city = action.end
    elif isinstance(action, Horse):
        city = city_of(action.card)
    else:
        return _staying(words, view, form, way)
    name = words.city(view, city) if is_long(form) else words.text(view, f"town-{city}")
    return [words.text(view, "column-to", city=name), *_there(words, view, city, form, way)]


def _staying(words: Vocabulary, view: View, form: str, way: bool) -> list[str]:
    """The answer that uses no acrobat: what is got where this seat's caravel waits."""
    here = [each.city for each in view.state.caravels if each.seat == view.own and not each.friendly]
    if len(here) != 1:
        return [words.text(view, "answer-done")]
    brief = "" if is_long(form) else "-brief"
    said = words.text(view, f"column-stay{brief}", city=words.city(view, here[0]))
    return [said, *_there(words, view, here[0], form, way)]


def later(words: Vocabulary, view: View) -> str:
    """The players who can still use an acrobat in this window."""
    state: State = view.state
    window = view.open_questions[0].ask if view.open_questions else SHOWN
    able = [seat for seat in state.seats if seat != view.seat and usable(state, seat, window)]
    told = [
        f"{mark(seat)} ({', '.join(words.card(view, card) for card in usable(state, seat, window))})" for seat in able
    ]
    return words.text(view, "note-later", names="; ".join(told) or "none")


def _there(words: Vocabulary, view: View, city: int, form: str, way: bool) -> list[str]:
    """The troupes in a city, what is got there, and the needle then."""
    state: State = view.state
    met, cards = company(state, view.own, city), state.at(city).known()
    if state.barred and is_barred(state, view.own, city):
        return [words.text(view, "closed", by=initial(state.barred.seat)), "", ""]
    who = _companions(words, view, met, form) if met else words.text(view, "column-nobody")
    request = words.text(view, "column-request" if is_long(form) else "column-request-brief")
    gets = request if met or not cards else found(words, view, city, form)
    return [who, gets, needle_after(words, view, pull(cards) if met and cards else 0, way=way)]


def _companions(words: Vocabulary, view: View, met: Sequence[Company], form: str) -> str:
    """The troupes that are met: by name where there is room."""
    if not is_long(form):
        return words.letters(met)
    return ", ".join(
        words.text(view, "friends-of", name=mark(seat)) if friendly else mark(seat) for seat, friendly in met
    )
