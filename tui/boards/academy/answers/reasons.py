"""Why a move of Medieval Academy is worth something: whom it passes or which square it comes to, and what its track
would pay then.

Knows: the order on a track before an answer and after it, and which tracks pay by square.
Must not know: in which form an answer is listed.
"""

from __future__ import annotations

from dataclasses import replace

import core
from core.games.academy.tracks import best
from tui.boards.view import View

from ..moves import Move
from ..squires import Squires
from ..standing import Outlook
from ..words import Wording, in_order
from .earnings import Earned, earns, track_pays


def because(words: Wording, view: View, action: core.Action) -> str:
    """Whom a move passes or stays ahead of, or where squares count, to which it comes; and what its track would pay
    then. Empty if it neither pays nor takes less."""
    move = words.move(view, action)
    if move is None or not _is_worth(track_pays(words, view, action, move.track)):
        return ""
    how, squires = _how(words, replace(view, cursor=action), move)
    return words.text(
        view, "because", how=how, names=", ".join(map(Squires(view).name, squires)), square=move.end,
        track=words.track(view, move.track), earns=earns(words, view, action),
    )  # fmt: skip


def _is_worth(earned: Earned) -> bool:
    """True if a track pays something after a move, or takes less than before."""
    return earned.after > min(0, earned.before)


def _how(words: Wording, view: View, move: Move) -> tuple[str, list[int]]:
    """How a move is worth something, and against whom: it passes squires, leaves others at 0, or stays ahead of the
    next one behind; against nobody where squares count."""
    if words.book(view).tracks[move.track].squares:
        return "square", []
    ranked, before = in_order(Outlook(words, view).standings[move.track].order), best(view.state.tracks[move.track])
    behind = ranked[ranked.index(move.squire) + 1 :]
    ahead_before = before[: before.index(move.squire)] if move.start else before
    passed = [each for each in behind if each in ahead_before]
    if passed:
        return "passes", passed
    return ("ahead", behind[:1]) if move.start else ("leaves", behind)
