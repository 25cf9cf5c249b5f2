"""Histrio's answers in columns below headings, one table for each kind of question, and notes below some of them.

Knows: the effect of each answer, in words.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product

import core
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
from core.games.histrio.cards import pull
from core.games.histrio.components import REQUESTS
from core.games.histrio.requests import lacks
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import mark

from .expected import disguised, earnings, joined, without
from .journeys import FORMS, WIDTHS, heads, journeys, needle_after, second_journeys
from .vocabulary import Vocabulary

WAYS = (True, False)
"""Whether the way of the needle is told, or only its end."""
Tables = Iterator[AnswerTable]


def tables(words: Vocabulary, view: View) -> Tables:
    """The tables of the open question, from the longest wording to the briefest; none if it has no columns."""
    kinds = {type(action) for action in view.legal} - {Done}
    if kinds and all(isinstance(action, Travel) and action.card for action in view.legal):
        shapes = product(WIDTHS, FORMS, WAYS)
        yield from (journeys(words, view, form, least, way) for least, form, way in shapes)
    elif kinds and kinds <= {Tightrope, Horse} and len(kinds) == 1:
        yield from (second_journeys(words, view, form, way) for form, way in product(FORMS, WAYS))
    else:
        found = [table for kind, table in TABLES.items() if kinds and kind in kinds and kinds <= {kind, KeepAll}]
        yield from (table for each in found for table in each(words, view))


# The court


def _court(words: Vocabulary, view: View) -> Tables:
    """The actors just gained: show, earnings and needle with all of them, and without each."""
    for form, way in product(("send", "send-brief"), WAYS):
        rows = [_sent(words, view, each, form, way) for each in view.legal]
        yield AnswerTable(heads(words, view, "", "show", "earns", "needle-head"), rows, _about_shows(words, view))


def _sent(words: Vocabulary, view: View, action: core.Action, form: str, way: bool) -> list[str]:
    if isinstance(action, Court):
        said = words.text(view, f"column-{form}", card=words.short(view, action.actor))
        then, steps = without(view.state, view.own, action.actor), pull([action.actor])
    else:
        said, then, steps = words.cells(view, action)[0], joined(view.state), 0
    return [said, *_show(words, view, then), needle_after(words, view, steps, way=way)]


def _show(words: Vocabulary, view: View, state: State) -> list[str]:
    """Our show in a state, and what it would earn at a festival held then."""
    return [words.show(view, show_of(state, view.own)), f"+{earnings(state, view.own).sum}"]


def _about_shows(words: Vocabulary, view: View) -> list[str]:
    """What a festival pays for."""
    return [words.text(view, "note-earns", season=str(view.state.season))]


# The festival, and acrobats


def _disguise(words: Vocabulary, view: View) -> Tables:
    """Comedian or tragedian: the show with each, and its earnings."""
    rows = [
        [words.cells(view, each)[0], *_show(words, view, disguised(view.state, view.own, each.talent or ""))]
        for each in view.legal
        if isinstance(each, Disguise)
    ]
    yield AnswerTable(heads(words, view, "mask", "show", "earns"), rows, _about_shows(words, view))


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
    """The players who can be robbed, and what both have then."""
    mine = view.state.troupes[view.own].money
    rows = [
        [mark(each.victim), _changed(view.state.troupes[each.victim].money, -1), _changed(mine, 1)]
        for each in view.legal
        if isinstance(each, Steal)
    ]
    yield AnswerTable(heads(words, view, "victim", "theirs", "yours"), rows)


def _changed(before: int, by: int) -> str:
    return f"{before} → {before + by}"


# Requests


def _discard(words: Vocabulary, view: View) -> Tables:
    """The requests in hand: what each pays, and what it still lacks."""
    for brief in (False, True):
        rows = [_held(words, view, each.request, brief) for each in view.legal if isinstance(each, Discard)]
        yield AnswerTable(heads(words, view, "request-head", "pays", "lacks"), rows)


def _held(words: Vocabulary, view: View, request: core.Face | None, brief: bool) -> list[str]:
    missing = lacks(view.state, view.own, request or "")
    lacking = words.lacking(view, missing, brief=brief) or words.text(view, "met")
    return [words.text(view, f"request-{request}"), _pays(words, view, request), lacking]


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
