"""Histrio's answers in columns below headings, one table for each kind of question, and notes below some of them.

Knows: which table belongs to which question.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from tui.boards.view import View

from ..vocabulary import Vocabulary
from .columns import Tables
from .effects import court, disguise, fire, steal
from .journeys import FORMS, SHORT, journeys, short_journeys
from .requests import answer, discard
from .second_journeys import second_journeys

TABLES: Mapping[type[core.Action], Callable[[Vocabulary, View], Tables]] = {
    Court: court, Disguise: disguise, FireEater: fire, Steal: steal, Discard: discard, Answer: answer,
}  # fmt: skip
"""The tables of questions that are no journeys."""


def tables(words: Vocabulary, view: View) -> Tables:
    """The tables of the open question, from the longest wording to the briefest; none if it has no columns."""
    kinds = {type(action) for action in view.legal} - {Done}
    if kinds and all(isinstance(action, Travel) and action.card for action in view.legal):
        yield from (journeys(words, view, form) for form in FORMS)
        yield from (short_journeys(words, view, form, least) for least in SHORT for form in FORMS)
    elif kinds and kinds <= {Tightrope, Horse} and len(kinds) == 1:
        yield from (second_journeys(words, view, form, long=True) for form in FORMS)
        for named, form in product((True, False), FORMS):
            yield second_journeys(words, view, form, long=False, named=named)
    else:
        found = [table for kind, table in TABLES.items() if kinds and kind in kinds and kinds <= {kind, KeepAll}]
        yield from (table for each in found for table in each(words, view))
