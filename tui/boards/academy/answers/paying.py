"""What an answer of Medieval Academy would bring from a track, in words.

Knows: points, squares of gallantry moves, and squares that lack.
Must not know: in which form an answer is listed.
"""

from __future__ import annotations

from typing import Any

import core
from tui.boards.view import View

from ..terms import Terms
from ..words import Wording, signed
from .earnings import difference, short_of

Arguments = dict[str, Any]


def paid(words: Wording, view: View, action: core.Action, name: str, form: str) -> str:
    """What a track would pay us more by an answer, a loss avoided too, and in which round: the order may change until
    then. Of squares that do not pay yet, how many lack."""
    more, short = difference(words, view, action, name), short_of(words, view, action, name)
    if short and not more:
        return _said(words, view, name, form, _more(short.more) | {"kind": "short", "squares": short.squares})
    return paid_more(words, view, name, more, form)


def paid_more(words: Wording, view: View, name: str, more: int, form: str) -> str:
    """What a track that would pay us so much more would bring."""
    return _said(words, view, name, form, _more(more) | {"kind": paid_in(words, view, name) if more else "none"})


def paid_in(words: Wording, view: View, name: str) -> str:
    """Whether a track pays squares or points."""
    return "squares" if words.book(view).tracks[name].moves else "points"


def _more(more: int) -> Arguments:
    """The arguments of a gain, with its sign and without."""
    return {"more": signed(more), "count": abs(more)}


def _said(words: Wording, view: View, name: str, form: str, found: Arguments) -> str:
    """The text, with the round in which the track scores next."""
    round_, now = Terms(words, view).when(name)
    return view.words(f"academy_board-{form}", when="now" if now or not round_ else round_, **found)
