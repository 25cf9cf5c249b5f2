"""The secret requests of Histrio that can be discarded or played, as tables.

Knows: what each pays, and what it still lacks.
Must not know: how wide a column is.
"""

from __future__ import annotations

import core
from core.games.histrio.actions import Answer, Discard
from core.games.histrio.components import REQUESTS
from core.games.histrio.requests import lacks
from tui.boards.values import AnswerTable
from tui.boards.view import View
from tui.text.words import shade

from ..expected import joined
from ..vocabulary import Vocabulary
from .columns import Tables, gained, heads, result, result_head

PAYS = ("would-pay", "would-pay-brief")
"""The headings of what a request to discard would pay, the longest first."""


def discard(words: Vocabulary, view: View) -> Tables:
    """The requests in hand: what each pays, and what it still lacks, as much of this as there is room for."""
    cards = [each.request for each in view.legal if isinstance(each, Discard) and each.request]
    named = [words.text(view, f"request-{card}") for card in cards]
    first, brief = ([*heads(words, view, "request-head"), result_head(view, key)] for key in PAYS)
    last = view.words("histrio_board-column-lacks")
    note = [view.words("histrio_board-note-discard")]
    for told in (_in_words, _in_short, _in_signs):
        lacking = [told(words, view, card) for card in cards]
        pays = [result(f"+{REQUESTS[card].pays}", 1) for card in cards]
        rows = [list(row) for row in zip(named, pays, lacking, strict=True)]
        yield from (AnswerTable([*head, last], rows, note) for head in (first, brief))
    paid = [[name, _pays(words, view, card)] for name, card in zip(named, cards, strict=True)]
    yield AnswerTable(first, paid, note)


def _in_words(words: Vocabulary, view: View, card: core.Face) -> str:
    """What a request still lacks, all of it in words."""
    lacking = words.lacks_in_words(view, lacks(joined(view.state), view.own, card))
    return ", ".join(lacking) or words.text(view, "met")


def _in_short(words: Vocabulary, view: View, card: core.Face) -> str:
    """The same with several lacks by signs."""
    return words.lacks_in_short(view, lacks(joined(view.state), view.own, card)) or words.text(view, "met")


def _in_signs(words: Vocabulary, view: View, card: core.Face) -> str:
    """The same in few words and signs."""
    return words.lacking(view, lacks(joined(view.state), view.own, card), brief=True) or words.text(view, "met")


def answer(words: Vocabulary, view: View) -> Tables:
    """The requests that are met: what each pays. Below, which actors pay, what played requests pay again, and what kept
    ones can do."""
    rows = [
        [words.text(view, f"request-{each.card}"), _pays(words, view, each.card)]
        if isinstance(each, Answer) and each.card in REQUESTS
        else words.cells(view, each)
        for each in view.legal
    ]
    last = view.state.season == view.state.options.seasons
    paying = view.words("histrio_board-note-actors", mood=view.state.festivals[-1].mood)
    kept = words.text(view, "note-kept", last="yes" if last else "no")
    head = [*heads(words, view, "play"), _paying(words, view)] if len(rows) > 1 else ["", ""]
    yield AnswerTable(head, rows, [paying, *_again(words, view), kept])


def _again(words: Vocabulary, view: View) -> list[str]:
    """The request of an earlier season that pays once more, if there is one."""
    played = view.state.troupes[view.own].played.known()
    met = [card for card in played if not lacks(view.state, view.own, card)]
    names = ", ".join(words.text(view, f"request-{card}") for card in met)
    return [view.words("histrio_board-note-again", names=names)] if met else []


def _paying(words: Vocabulary, view: View) -> str:
    """The heading of what requests pay, in gold."""
    return shade("gold bold", words.text(view, "column-pays"))


def _pays(words: Vocabulary, view: View, request: core.Face | None) -> str:
    return gained(words, view, REQUESTS[request or ""].pays)
