"""What a track of Medieval Academy would pay before an answer and after it.

Knows: the standing with an answer and without one.
Must not know: cards, or in which form an answer is listed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import core
from tui.boards.view import View

from ..standing import Outlook
from ..terms import Terms
from ..words import Wording, minus, signed


class Earned(NamedTuple):
    """What a squire has from a track if it scored now, and after an answer."""

    before: int
    after: int


def track_pays(words: Wording, view: View, action: core.Action, name: str) -> Earned:
    """What the squire that an answer is about would have from a track, before it and after it."""
    now = Outlook(words, replace(view, cursor=None)).standings[name].earns
    after = Outlook(words, replace(view, cursor=action))
    squire = after.moves[name].squire
    return Earned(now.get(squire, 0), after.standings[name].earns.get(squire, 0))


def difference(words: Wording, view: View, action: core.Action, name: str) -> int:
    """The difference that an answer makes to what a track would pay."""
    earned = track_pays(words, view, action, name)
    return earned.after - earned.before


def gain(words: Wording, view: View, action: core.Action, name: str) -> str:
    """The same as text; empty for none, and where it is not to be told."""
    gained = difference(words, view, action, name) if view.figures else 0
    return signed(gained) if gained else ""


def earns(words: Wording, view: View, action: core.Action) -> str:
    """What the track of an answer would pay in its order, and in which round; nothing if that is none before it and
    after it."""
    (name,) = Outlook(words, replace(view, cursor=action)).moves
    earned, (round_, now) = track_pays(words, view, action, name), Terms(words, view).when(name)
    if earned == (0, 0) or not (round_ or now) or not view.figures:
        return ""
    return words.text(
        view, "earns", before=minus(str(earned.before)), after=minus(str(earned.after)),
        kind="moves" if words.book(view).tracks[name].moves else "points", when="now" if now else round_,
    )  # fmt: skip
