"""What a track of Medieval Academy would pay before an answer and after it.

Knows: the standing with an answer and without one.
Must not know: cards, or in which form an answer is listed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import core
from core.games.academy.actions import Advance
from core.games.academy.scoring import by_square
from tui.boards.view import View

from ..standing import Outlook
from ..terms import Terms
from ..words import Wording, minus


class Earned(NamedTuple):
    """What a squire has from a track if it scored now, and after an answer."""

    before: int
    after: int


class Coming(NamedTuple):
    """The next square that pays, ahead of a disc."""

    square: int
    more: int
    """What that square pays more than the one the disc comes to."""
    lacking: int
    """The squares from there to it."""


def track_pays(words: Wording, view: View, action: core.Action, name: str) -> Earned:
    """What the squire that an answer is about would have from a track, before it and after it."""
    if isinstance(action, Advance) and words.book(view).tracks[name].moves:
        return Earned(0, 0)  # the order of gallantry counts as it was before its moves
    now = Outlook(words, replace(view, cursor=None)).standings[name].earns
    after = Outlook(words, replace(view, cursor=action))
    squire = after.moves[name].squire
    return Earned(now.get(squire, 0), after.standings[name].earns.get(squire, 0))


def difference(words: Wording, view: View, action: core.Action, name: str) -> int:
    """The difference that an answer makes to what a track would pay."""
    earned = track_pays(words, view, action, name)
    return earned.after - earned.before


def next_paying(words: Wording, view: View, action: core.Action, name: str) -> Coming | None:
    """The next square that pays, ahead of the disc that an answer moves; None where squares do not count, or where they
    pay only for scrolls."""
    squares = words.book(view).tracks[name].squares
    if not squares or view.state.options.scrolls:
        return None
    end = Outlook(words, replace(view, cursor=action)).moves[name].end
    coming = next(((square, pays) for square, pays in squares if square > end), None)
    return Coming(coming[0], coming[1] - by_square(squares, end), coming[0] - end) if coming else None


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
