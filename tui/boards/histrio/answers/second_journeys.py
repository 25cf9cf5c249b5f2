"""The cities that an acrobat of Histrio leads to, as a table: who is there, what is got, and the needle.

Knows: caravels that wait, and acrobats still to come.
Must not know: how wide a column is.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.histrio.acrobats import usable
from core.games.histrio.actions import Horse, Tightrope
from core.games.histrio.cards import city_of, pull
from core.games.histrio.cities import is_barred
from core.games.histrio.components import SHOWN
from core.games.histrio.state import State
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import initial, mark

from ..expected import Company, company
from ..vocabulary import Vocabulary
from .columns import heads, needle_after
from .journeys import found

How = tuple[bool, bool]
"""Whether a table is long, and whether troupes that are met are named."""


def second_journeys(words: Vocabulary, view: View, form: str, *, long: bool, named: bool = True) -> AnswerTable:
    """The cities that one acrobat leads to: who is there, and what is got; in `long` tables, the needle too. Below,
    who can still use an acrobat."""
    rows = [_second_journey(words, view, action, form, (long, named)) for action in view.legal]
    needle = heads(words, view, "needle-head") if long else []
    head_row = [*heads(words, view, "choice", "met"), view.words("histrio_board-column-for-you"), *needle]
    return AnswerTable(head_row, rows, later(words, view))


def _second_journey(words: Vocabulary, view: View, action: core.Action, form: str, how: How) -> list[str]:
    long, _ = how
    if isinstance(action, Tightrope):
        city = action.end
    elif isinstance(action, Horse):
        city = city_of(action.card)
    else:
        return _staying(words, view, form, how)
    name = words.city(view, city) if long else words.text(view, f"town-{city}")
    return [words.text(view, "column-to", city=name), *_there(words, view, city, form, how)]


def _staying(words: Vocabulary, view: View, form: str, how: How) -> list[str]:
    """The answer that uses no acrobat: what is got where this seat's caravel waits."""
    here = [each.city for each in view.state.caravels if each.seat == view.own and not each.friendly]
    if len(here) != 1:
        return [words.text(view, "answer-done")]
    long, _ = how
    said = words.text(view, f"column-stay{'' if long else '-brief'}", city=words.city(view, here[0]))
    return [said, *_there(words, view, here[0], form, how)]


def later(words: Vocabulary, view: View) -> list[str]:
    """The players who can still use an acrobat in this window, if there are any."""
    state: State = view.state
    window = view.open_questions[0].ask if view.open_questions else SHOWN
    able = [seat for seat in state.seats if seat != view.seat and usable(state, seat, window)]
    told = [
        f"{mark(seat)} ({', '.join(words.card(view, card) for card in usable(state, seat, window))})" for seat in able
    ]
    return [words.text(view, "note-later", names="; ".join(told))] if told else []


def _there(words: Vocabulary, view: View, city: int, form: str, how: How) -> list[str]:
    """The troupes in a city, what is got there and, in long tables, the needle then."""
    state, (long, named) = view.state, how
    met, cards = company(state, view.own, city), state.at(city).known()
    if state.barred and is_barred(state, view.own, city):
        return [words.text(view, "closed", by=initial(state.barred.seat)), "", *[""] * long]
    who = _companions(words, view, met, named=named) if met else words.text(view, "column-nobody")
    request = view.words("histrio_board-column-a-request")
    gets = request if met or not cards else found(words, view, city, form)
    return [who, gets, *[needle_after(words, view, pull(cards) if met and cards else 0)] * long]


def _companions(words: Vocabulary, view: View, met: Sequence[Company], *, named: bool) -> str:
    """The troupes that are met: by name where there is room."""
    if not named:
        return words.letters(met)
    return ", ".join(_friends(words, view, seat) if friendly else mark(seat) for seat, friendly in met)


def _friends(words: Vocabulary, view: View, seat: int) -> str:
    """A friendly troupe, by its owner."""
    own = seat == view.seat
    return view.words("histrio_board-your-friends") if own else words.text(view, "friends-of", name=mark(seat))
