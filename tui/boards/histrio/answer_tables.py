"""Histrio's answers in columns below headings: journeys, actors sent to court, and acrobats that travel.

Knows: what each answer brings, in words.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from rich.cells import cell_len

import core
from core.games.histrio.actions import Court, Done, Horse, KeepAll, Tightrope, Travel
from core.games.histrio.cards import city_of, is_acrobat, pull
from core.games.histrio.cities import is_barred
from core.games.histrio.shows import show_of
from core.games.histrio.state import Show, State
from core.games.histrio.theatre import mood_at, moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import initial

from .expected import company, friends_come, joined, money_alone
from .scene import show_without
from .vocabulary import Vocabulary

FEW = 3
"""Encounters that are named in the narrowest column."""
FORMS = ("listed", "shorts", "few")
"""Wordings of encounters, from the longest to the briefest."""
MOODS = (True, False)
"""Whether the needle is told by its moods in words, or by its marks alone."""


def tables(words: Vocabulary, view: View) -> Iterator[AnswerTable]:
    """The tables of the open question, from the longest wording to the briefest; none if it has no columns."""
    kinds = {type(action) for action in view.legal} - {Done}
    if kinds and all(isinstance(action, Travel) and action.card for action in view.legal):
        yield from (_journeys(words, view, form, moods) for form, moods in product(FORMS, MOODS))
    elif kinds <= {Court, KeepAll} and Court in kinds:
        yield from (_court(words, view, form, moods) for form, moods in product(("send", "send-brief"), MOODS))
    elif len(kinds) == 1 and kinds <= {Tightrope, Horse}:
        yield from (_second_journeys(words, view, form, moods) for form, moods in product(FORMS, MOODS))


def _heads(words: Vocabulary, view: View, *names: str) -> list[str]:
    return [words.text(view, f"column-{name}") if name else "" for name in names]


# Journeys


def _journeys(words: Vocabulary, view: View, form: str, moods: bool) -> AnswerTable:
    """The cities: what each brings alone, and the needle if it is shared."""
    cities = [city_of(action.card) for action in view.legal if isinstance(action, Travel) and action.card]
    alone = _in_full(words, view, cities, form)
    rows = [
        [words.text(view, f"town-{city}"), each, _needle_at(words, view, city, form, moods)]
        for city, each in zip(cities, alone, strict=True)
    ]
    return AnswerTable(_heads(words, view, "city", f"alone{'-brief' * (form == 'few')}", "shared"), rows)


def _in_full(words: Vocabulary, view: View, cities: Sequence[int], form: str) -> list[str]:
    """What each city brings alone; the longest wording that its column has room for in this form."""
    longer = FORMS[: FORMS.index(form)]
    told = [_alone(words, view, city, form) for city in cities]
    room = max(map(cell_len, told))
    for at, city in enumerate(cities):
        named = any(map(is_acrobat, view.state.at(city).known()))  # only their names are ever shortened
        wordings = [_alone(words, view, city, each) for each in longer if named or each != "listed"]
        told[at] = next((said for said in wordings if cell_len(said) <= room), told[at])
    return told


def _alone(words: Vocabulary, view: View, city: int, form: str) -> str:
    """What a city brings to those who come alone."""
    if not view.state.at(city).known():
        return words.text(view, "column-request")
    if friends_come(view, city):
        return words.text(view, "panel-friends" if form == "few" else "column-friends")
    return _found(words, view, city, form)


def _needle_at(words: Vocabulary, view: View, city: int, form: str, moods: bool) -> str:
    """The way of the needle if a city is shared."""
    cards = view.state.at(city).known()
    if not cards:
        return words.text(view, "column-request")
    return needle_after(words, view, pull(cards), moods=moods, brief=form == "few")


def _found(words: Vocabulary, view: View, city: int, form: str) -> str:
    """The encounters of a city, and the écus that they bring or cost."""
    cards, amount = view.state.at(city).known(), money_alone(view, city)
    if form == "listed":
        said = words.listed(view, cards)
    else:
        shown = cards[:FEW] if form == "few" else cards
        said = words.shorts(view, shown) + "…" * (len(shown) < len(cards))
    return said + words.text(view, "money", amount=amount, signed=words.needle(amount))


def needle_after(words: Vocabulary, view: View, steps: int, *, moods: bool = False, brief: bool = False) -> str:
    """The way of the needle after so many steps: by its moods in words, or by its marks and the mood if it changes; a
    mark for that if it must be brief."""
    start, end = view.state.needle, moved(view.state.needle, steps)
    if moods:
        return _moods_after(words, view, start, end)
    if start == end:
        return words.text(view, "column-stays", mark=words.needle(start))
    change = "same" if mood_at(start) == mood_at(end) else "turns" if brief else mood_at(end)
    return words.text(view, "column-needle", start=words.needle(start), end=words.needle(end), change=change)


def _moods_after(words: Vocabulary, view: View, start: int, end: int) -> str:
    """The way of the needle between two marks, each told as a mood and a number."""
    before, after = (words.text(view, f"quiet-{mood_at(mark)}") for mark in (start, end))
    if start == end:
        return words.text(view, "column-stays", mark=f"{before} {abs(start)}")
    reached = f"{abs(end)}" if before == after else f"{after.upper()} {abs(end)}"
    return words.text(view, "column-needle", start=f"{before} {abs(start)}", end=reached, change="same")


def _second_journeys(words: Vocabulary, view: View, form: str, moods: bool) -> AnswerTable:
    """The cities that one acrobat leads to: who is there, or what is found alone, and the needle."""
    rows = [_second_journey(words, view, action, form, moods) for action in view.legal]
    acrobat = "tightrope" if any(isinstance(action, Tightrope) for action in view.legal) else "horse"
    return AnswerTable([words.text(view, f"acrobat-{acrobat}"), *_heads(words, view, "met", "needle-head")], rows)


def _second_journey(words: Vocabulary, view: View, action: core.Action, form: str, moods: bool) -> list[str]:
    if not isinstance(action, (Tightrope, Horse)):
        return [words.text(view, "answer-done")]
    state: State = view.state
    city = action.end if isinstance(action, Tightrope) else city_of(action.card)
    said = words.text(view, "column-to", city=words.city(view, city))
    met, cards = company(state, view.own, city), state.at(city).known()
    if state.barred and is_barred(state, view.own, city):
        return [said, words.text(view, "closed", by=initial(state.barred.seat)), ""]
    if not cards:
        return [said, words.text(view, "column-request"), ""]
    if met:
        return [said, words.letters(met), needle_after(words, view, pull(cards), moods=moods)]
    return [said, _found(words, view, city, form), needle_after(words, view, 0, moods=moods)]


# The court


def _court(words: Vocabulary, view: View, form: str, moods: bool) -> AnswerTable:
    """The actors just gained: the show and the needle with all of them, and without each."""
    rows = [_sent(words, view, each, form, moods) for each in view.legal]
    return AnswerTable(_heads(words, view, "", "show", "needle-head"), rows)


def _sent(words: Vocabulary, view: View, action: core.Action, form: str, moods: bool) -> list[str]:
    if isinstance(action, Court):
        needle = moved(view.state.needle, pull([action.actor]))
        goes = needle_after(words, view, pull([action.actor]), moods=moods)
        said = words.text(view, f"column-{form}", card=words.short(view, action.actor))
        return [said, _show(words, view, show_without(view, needle, action.actor)), goes]
    said = words.cells(view, action)[0]
    return [said, _show(words, view, show_of(joined(view.state), view.own)), needle_after(words, view, 0, moods=moods)]


def _show(words: Vocabulary, view: View, show: Show) -> str:
    """A show, and whether it would please the King."""
    return words.show(view, show) + " ✓" * show.pleases
