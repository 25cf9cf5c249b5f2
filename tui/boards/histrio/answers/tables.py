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
from .columns import WAYS, Tables
from .effects import court, disguise, fire, steal
from .journeys import BRIEF, FORMS, WIDTHS, Heading, journeys
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
