"""Histrio's answers in columns below headings, one table for each kind of question, and notes below some of them.

Knows: the effect of each answer, in words.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from rich.cells import cell_len

import core
from core.games.histrio.acrobats import usable
from core.games.histrio.actions import (
    Answer,
    Court,
    Discard,
    Disguise,
    Done,
    FireEater,
    Horse,
    KeepAll,
    Steal,
    Tightrope,
    Travel,
)
from core.games.histrio.cards import city_of, pull
from core.games.histrio.cities import is_barred
from core.games.histrio.components import REQUESTS, SHOWN
from core.games.histrio.requests import lacks
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from core.games.histrio.theatre import mood_at, moved
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import initial, mark

from .expected import Company, company, disguised, earnings, friends_come, joined, money_alone, without
from .vocabulary import Vocabulary

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
WAYS = (True, False)
"""Whether the way of the needle is told, or only its end."""
SUM = 13
"""Columns of the levels of a show one by one; where they need more, each side is told by its sum."""
Tables = Iterator[AnswerTable]


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


def heads(words: Vocabulary, view: View, *names: str) -> list[str]:
    """The headings of columns; none for an empty name."""
    return [words.text(view, f"column-{name}") if name else "" for name in names]


def tables(words: Vocabulary, view: View) -> Tables:
    """The tables of the open question, from the longest wording to the briefest; none if it has no columns."""
    kinds = {type(action) for action in view.legal} - {Done}
    if kinds and all(isinstance(action, Travel) and action.card for action in view.legal):
        for least, (forms, way) in product(WIDTHS, ((FORMS, True), (BRIEF, False))):
            for form, coin in product(forms, (False,) if way else (False, True)):
                yield journeys(words, view, form, Heading(least, way, coin))
        for form, coin in product(BRIEF, (False, True)):
            yield journeys(words, view, form, Heading(0, False, coin, named=False))
    elif kinds and kinds <= {Tightrope, Horse} and len(kinds) == 1:
        for form, way, named in product(FORMS, WAYS, (True, False)):
            yield second_journeys(words, view, form, Heading(0, way, named=named))
    else:
        found = [table for kind, table in TABLES.items() if kinds and kind in kinds and kinds <= {kind, KeepAll}]
        yield from (table for each in found for table in each(words, view))


# Travel cards


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


def needle_after(words: Vocabulary, view: View, steps: int, *, way: bool = True) -> str:
    """The King's mood after so many steps of the needle, a new one aloud; with the mood before, if its way is told."""
    start, end = view.state.needle, moved(view.state.needle, steps)
    before, after = (words.text(view, f"quiet-{mood_at(mark)}") for mark in (start, end))
    if start == end:
        mark = f"{before} {abs(start)}"
        return words.text(view, "column-stays", mark=mark) if way else mark
    changed = before != after
    reached = f"{after.upper()} {abs(end)}" if changed else f"{after} {abs(end)}"
    if not way:
        return reached
    return words.text(view, "column-needle", start=f"{before} {abs(start)}", end=reached if changed else str(abs(end)))


# Acrobats that travel


def second_journeys(words: Vocabulary, view: View, form: str, heading: Heading) -> AnswerTable:
    """The cities that one acrobat leads to: who is there, what is got, and the needle. Below, what comes next."""
    rows = [_second_journey(words, view, action, form, heading) for action in view.legal]
    acrobat = "tightrope" if any(isinstance(action, Tightrope) for action in view.legal) else "horse"
    head = words.text(view, f"acrobat-{acrobat}" if is_long(form) else "column-choice")
    return AnswerTable([head, *heads(words, view, "met", "get", "needle-head")], rows, _next(words, view))


def _next(words: Vocabulary, view: View) -> list[str]:
    """What comes after the choice: the acrobats of others, then the cities with caravels."""
    cities = sorted({caravel.city for caravel in view.state.caravels})
    return [later(words, view), view.words("histrio_board-note-next", cities=", ".join(map(str, cities)))]


def is_long(form: str) -> bool:
    """True if a form has names rather than letters."""
    return form in ("named", "listed")


def _second_journey(words: Vocabulary, view: View, action: core.Action, form: str, heading: Heading) -> list[str]:
    if isinstance(action, Tightrope):
        city = action.end
    elif isinstance(action, Horse):
        city = city_of(action.card)
    else:
        return _staying(words, view, form, heading)
    name = words.city(view, city) if is_long(form) else words.text(view, f"town-{city}")
    return [words.text(view, "column-to", city=name), *_there(words, view, city, form, heading)]


def _staying(words: Vocabulary, view: View, form: str, heading: Heading) -> list[str]:
    """The answer that uses no acrobat: what is got where this seat's caravel waits."""
    here = [each.city for each in view.state.caravels if each.seat == view.own and not each.friendly]
    if len(here) != 1:
        return [words.text(view, "answer-done")]
    brief = "" if is_long(form) else "-brief"
    said = words.text(view, f"column-stay{brief}", city=words.city(view, here[0]))
    return [said, *_there(words, view, here[0], form, heading)]


def later(words: Vocabulary, view: View) -> str:
    """The players who can still use an acrobat in this window."""
    state: State = view.state
    window = view.open_questions[0].ask if view.open_questions else SHOWN
    able = [seat for seat in state.seats if seat != view.seat and usable(state, seat, window)]
    told = [
        f"{mark(seat)} ({', '.join(words.card(view, card) for card in usable(state, seat, window))})" for seat in able
    ]
    return words.text(view, "note-later", names="; ".join(told) or "none")


def _there(words: Vocabulary, view: View, city: int, form: str, heading: Heading) -> list[str]:
    """The troupes in a city, what is got there, and the needle then."""
    state: State = view.state
    met, cards = company(state, view.own, city), state.at(city).known()
    if state.barred and is_barred(state, view.own, city):
        return [words.text(view, "closed", by=initial(state.barred.seat)), "", ""]
    who = _companions(words, view, met, form, heading.named) if met else words.text(view, "column-nobody")
    request = words.text(view, "column-request" if is_long(form) else "column-request-brief")
    gets = request if met or not cards else found(words, view, city, form)
    return [who, gets, needle_after(words, view, pull(cards) if met and cards else 0, way=heading.way)]


def _companions(words: Vocabulary, view: View, met: Sequence[Company], form: str, named: bool) -> str:
    """The troupes that are met: by name where there is room."""
    if not named:
        return words.letters(met)
    if not is_long(form):
        return ", ".join(mark(seat) + "*" * friendly for seat, friendly in met)
    return ", ".join(
        words.text(view, "friends-of", name=mark(seat)) if friendly else mark(seat) for seat, friendly in met
    )


# The court


def _court(words: Vocabulary, view: View) -> Tables:
    """The actors just gained: show, earnings and needle with all of them, and without each."""
    for spelled, shows, way in product((True, False), (True, False), WAYS):
        rows = [_sent(words, view, each, spelled, way) for each in view.legal]
        show = "show" if way else "show-brief"
        head = heads(words, view, "choice", show, "earns", "needle-head")
        if not shows:  # the row of the troupe has the show too
            head, rows = [head[0], *head[2:]], [[row[0], *row[2:]] for row in rows]
        yield AnswerTable(head, rows, _about_shows(words, view))
        if not (shows or way):
            bare = [[said, earned.partition(" ")[0], needle] for said, earned, needle in rows]
            yield AnswerTable(head, bare, _about_shows(words, view))


def _sent(words: Vocabulary, view: View, action: core.Action, spelled: bool, way: bool) -> list[str]:
    """The choice with the actor in words or by its sign, the show and what it earns then, and the needle."""
    named = words.card if spelled else words.short
    if isinstance(action, Court):
        form = "send" if spelled and way else "send-brief"
        said = words.text(view, f"column-{form}", card=named(view, action.actor))
        then, steps = without(view.state, view.own, action.actor), pull([action.actor])
    else:
        said = _kept(words, view, [named(view, card) for card in view.state.gained.known()])
        then, steps = joined(view.state), 0
    return [said, *_show(words, view, then), needle_after(words, view, steps, way=way)]


def _kept(words: Vocabulary, view: View, gained: Sequence[str]) -> str:
    """The choice to keep the actors just gained."""
    if len(gained) > 1:
        return words.text(view, "column-keep-all")
    return view.words("histrio_board-column-keep", card="".join(gained))


def _show(words: Vocabulary, view: View, state: State) -> list[str]:
    """Our show in a state, and what it would earn at a festival held then."""
    earned = words.text(view, "coins", count=earnings(state, view.own).sum)
    return [words.show(view, show_of(state, view.own)), f"+{earned}"]


def _about_shows(words: Vocabulary, view: View) -> list[str]:
    """What a festival pays for."""
    return [words.text(view, "note-earns", season=view.state.season)]


# The festival, and acrobats


def _disguise(words: Vocabulary, view: View) -> Tables:
    """Comedian or tragedian: the show with each, how it is reckoned, and its earnings."""
    masks = [each for each in view.legal if isinstance(each, Disguise)]
    thens = [disguised(view.state, view.own, each.talent or "") for each in masks]
    told = [[words.cells(view, each)[0], *_show(words, view, then)] for each, then in zip(masks, thens, strict=True)]
    for width in (SUM, 0):
        sums = [words.reckoned(then, view.own, width) for then in thens]
        rows = [[name, f"{said} = {show}" if said else show, pays]
                for (name, show, pays), said in zip(told, sums, strict=True)]  # fmt: skip
        yield AnswerTable(heads(words, view, "mask", "show", "earns"), rows, _about_masks(words, view, rows))
    yield AnswerTable(heads(words, view, "mask", "show", "earns"), told, _about_masks(words, view, told))


def _about_masks(words: Vocabulary, view: View, rows: Sequence[Sequence[str]]) -> list[str]:
    """What a festival pays for; first, if all choices earn as much, that they do."""
    alike = len({row[-1] for row in rows}) == 1
    return [view.words("histrio_board-note-alike")] * alike + _about_shows(words, view)


def _fire(words: Vocabulary, view: View) -> Tables:
    """The movements of the needle."""
    for way in WAYS:
        rows = [
            [words.swing(view, each.steps), needle_after(words, view, each.steps, way=way)]
            if isinstance(each, FireEater)
            else words.cells(view, each)
            for each in view.legal
        ]
        yield AnswerTable([words.text(view, "acrobat-fire_eater"), *heads(words, view, "needle-head")], rows)


def _steal(words: Vocabulary, view: View) -> Tables:
    """The players who can be robbed: what each has, and would have. Below, what this seat has then, from whomever."""
    money = [troupe.money for troupe in view.state.troupes]
    seats = [each.victim for each in view.legal if isinstance(each, Steal)]
    rows = [[mark(seat), words.text(view, "coins", count=money[seat]), str(money[seat] - 1)] for seat in seats]
    then = words.text(view, "coins", count=money[view.own] + 1)
    alike = "yes" if len({money[seat] for seat in seats}) == 1 else "no"
    note = view.words("histrio_board-note-stolen", then=then, alike=alike)
    head = [*heads(words, view, "victim", "theirs"), view.words("histrio_board-column-then")]
    yield AnswerTable(head, rows, [note])


# Requests


def _discard(words: Vocabulary, view: View) -> Tables:
    """The requests in hand: what each pays, and what it still lacks, as much of this as there is room for."""
    cards = [each.request for each in view.legal if isinstance(each, Discard) and each.request]
    named = [words.text(view, f"request-{card}") for card in cards]
    head = [*heads(words, view, "request-head", "money"), view.words("histrio_board-column-lacks")]
    for told in (_whole, _first):
        lacking = [told(words, view, card) for card in cards]
        rows = [[name, f"+{REQUESTS[card].pays}", said] for name, card, said in zip(named, cards, lacking, strict=True)]
        yield AnswerTable(head, rows)
    paid = [[name, _pays(words, view, card)] for name, card in zip(named, cards, strict=True)]
    yield AnswerTable(heads(words, view, "request-head", "pays"), paid)


def _whole(words: Vocabulary, view: View, card: core.Face) -> str:
    """All that a request still lacks, in words."""
    missing = lacks(joined(view.state), view.own, card)
    return ", ".join(words.lacks_in_words(view, missing)) or words.text(view, "met")


def _first(words: Vocabulary, view: View, card: core.Face) -> str:
    """The first thing that it lacks, and a sign that there is more."""
    missing = words.lacks_in_words(view, lacks(joined(view.state), view.own, card))
    return missing[0] + "…" * (len(missing) > 1) if missing else words.text(view, "met")


def _answer(words: Vocabulary, view: View) -> Tables:
    """The requests that are met: what each pays. Below, what becomes of those that are kept."""
    rows = [
        [words.text(view, f"request-{each.card}"), _pays(words, view, each.card)]
        if isinstance(each, Answer) and each.card in REQUESTS
        else words.cells(view, each)
        for each in view.legal
    ]
    last = view.state.season == view.state.options.seasons
    note = words.text(view, "note-kept", last="yes" if last else "no")
    yield AnswerTable(heads(words, view, "play", "pays") if len(rows) > 1 else ["", ""], rows, [note])


def _pays(words: Vocabulary, view: View, request: core.Face | None) -> str:
    return f"+{words.text(view, 'coins', count=REQUESTS[request or ''].pays)}"


TABLES: Mapping[type[core.Action], Callable[[Vocabulary, View], Tables]] = {
    Court: _court, Disguise: _disguise, FireEater: _fire, Steal: _steal, Discard: _discard, Answer: _answer,
}  # fmt: skip
"""The tables of questions that are no journeys."""
