"""What an answer of Medieval Academy would bring from a track, in words.

Knows: points, losses that are avoided, squares of gallantry moves, and squares that lack.
Must not know: in which form an answer is listed.
"""

from __future__ import annotations

from typing import Any

import core
from tui.boards.view import View

from ..terms import Terms
from ..words import Wording, minus, signed
from .earnings import Earned, short_of, track_pays

Arguments = dict[str, Any]


def paid(words: Wording, view: View, action: core.Action, name: str, form: str) -> str:
    """What a track would pay us more by an answer, and in which round: the order may change until then. Of squares
    that do not pay yet, how many lack."""
    earned = track_pays(words, view, action, name)
    more, short = earned.after - earned.before, short_of(words, view, action, name)
    if short and not more:
        return _said(words, view, name, form, _more(short.more) | {"kind": "short", "squares": short.squares})
    return _said(words, view, name, form, _more(more) | {"kind": _kind(words, view, name, earned)} | _both(earned))


def paid_more(words: Wording, view: View, name: str, more: int, form: str) -> str:
    """What a track that would pay us so much more would bring."""
    return _said(words, view, name, form, _more(more) | {"kind": paid_in(words, view, name) if more else "none"})


def paid_in(words: Wording, view: View, name: str) -> str:
    """Whether a track pays squares or points."""
    return "squares" if words.book(view).tracks[name].moves else "points"


def _kind(words: Wording, view: View, name: str, earned: Earned) -> str:
    """How a gain is told: a track that only takes points gives none, but less or nothing may be lost on it."""
    if earned.after == earned.before:
        return "none"
    if earned.before < earned.after <= 0:
        return "less" if earned.after else "saved"
    return paid_in(words, view, name)


def _more(more: int) -> Arguments:
    """The arguments of a gain, with its sign and without."""
    return {"more": signed(more), "count": abs(more)}


def _both(earned: Earned) -> Arguments:
    """The arguments of what a track pays before an answer and after it."""
    return {"before": minus(str(earned.before)), "after": minus(str(earned.after)), "lost": abs(earned.before)}


def _said(words: Wording, view: View, name: str, form: str, found: Arguments) -> str:
    """The text, with the round in which the track scores next."""
    round_, now = Terms(words, view).when(name)
    return view.words(f"academy_board-{form}", when="now" if now or not round_ else round_, **found)
