"""Why a move of Medieval Academy is worth something: whom it passes, and what its track would pay then.

Knows: the order on a track before an answer and after it.
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
from ..words import Wording
from .earnings import earns, track_pays


def because(words: Wording, view: View, action: core.Action) -> str:
    """Whom a move passes or stays ahead of, and what its track would pay then; empty if that is nothing."""
    move = words.move(view, action)
    if move is None or not track_pays(words, view, action, move.track).after:
        return ""
    how, squires = _overtaken(words, replace(view, cursor=action), move)
    names, track = ", ".join(map(Squires(view).name, squires)), words.track(view, move.track)
    return words.text(view, "because", how=how, names=names, track=track, earns=earns(words, view, action))


def _overtaken(words: Wording, view: View, move: Move) -> tuple[str, list[int]]:
    """The squires that a move passes, else the next one behind it, and which of these they are."""
    ranked, before = best(Outlook(words, view).standings[move.track].order), best(view.state.tracks[move.track])
    behind = ranked[ranked.index(move.squire) + 1 :] if move.squire in ranked else []
    ahead_before = before[: before.index(move.squire)] if move.squire in before else before
    passed = [each for each in behind if each in ahead_before]
    return ("passes", passed) if passed else ("ahead", behind[:1]) if behind else ("first", [])
