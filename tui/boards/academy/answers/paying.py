"""What an answer of Medieval Academy would bring from a track, in words.

Knows: points, squares of gallantry moves, and the next square that pays.
Must not know: in which form an answer is listed.
"""

from __future__ import annotations

from typing import Any

import core
from tui.boards.view import View

from ..terms import Terms
from ..words import Wording, minus, signed
from .earnings import Coming, Earned, next_paying, track_pays

Arguments = dict[str, Any]


def paid(words: Wording, view: View, action: core.Action, name: str, form: str) -> str:
    """What a track would pay us more by an answer, or what it would take less, and in which round: the order may change
    until then. Where that is nothing yet, the squares to the next one that pays more."""
    earned, coming = track_pays(words, view, action, name), next_paying(words, view, action, name)
    if coming and earned.before == earned.after:
        return _said(words, view, name, form, _coming(coming))
    return paid_more(words, view, name, earned, form)


def paid_more(words: Wording, view: View, name: str, earned: Earned, form: str) -> str:
    """What a track would bring that would pay us so much before a move and after it."""
    found = {when: minus(str(points)) for when, points in earned._asdict().items()}
    more = _more(earned.after - earned.before) | {"kind": _kind(words, view, name, earned)}
    return _said(words, view, name, form, more | found)


def _kind(words: Wording, view: View, name: str, earned: Earned) -> str:
    """What the difference is: a gain, a loss that is avoided, or a smaller one."""
    if earned.before == earned.after:
        return "none"
    if earned.before < earned.after <= 0:
        return "less" if earned.after else "avoids"
    return paid_in(words, view, name)


def _coming(coming: Coming) -> Arguments:
    """The arguments of a square ahead that pays more."""
    return _more(coming.more) | {"kind": "coming", "square": coming.square, "lacking": coming.lacking}


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
