"""The answers of Medieval Academy in brief, for a list beside the hand.

Knows: what the question and the board say already.
Must not know: tables.
"""

from __future__ import annotations

from dataclasses import replace

import core
from core.games.academy.actions import Arm, Keep, Play, Split
from core.games.academy.base import suit_of
from tui.boards.texts import COLUMN
from tui.boards.view import View

from ..moves import Move
from ..standing import Outlook
from ..words import Wording
from .cards import counted_by_times
from .earnings import difference
from .paying import paid
from .rows import row
from .ways import brief_way


def brief(words: Wording, view: View, action: core.Action) -> str:
    """A move along a track of places without whom it passes, and a sword without its name; a card for a stack
    or a squire without for which, since the question says it."""
    if isinstance(action, (Split, Arm)) and action.card is not None:
        return counted_by_times(words, view, action, action.card)
    if isinstance(action, Keep) and action.card is not None:
        return _kept(words, view, action)
    move = words.move(view, action)
    if move is None or not move.squares or move.start == move.end:
        return row(words, view, action)
    return _moved(words, view, action, move)


def _moved(words: Wording, view: View, action: core.Action, move: Move) -> str:
    """A move of a disc: the card, the track, the way, and what that would bring."""
    card = action.card if isinstance(action, Play) else None
    kind = "none" if card is None else "sword" if suit_of(card) == "sword" else "card"
    return words.text(
        view, "brief", kind=kind, value=move.squares,
        card=counted_by_times(words, view, action, card) if card else "", track=words.track(view, move.track),
        way=brief_way(words, view, move), gain=_gain(words, view, action, move.track),
    )  # fmt: skip


def _kept(words: Wording, view: View, action: Keep) -> str:
    """A card that is kept: where it would take us on each of its tracks, and what that would bring on the best."""
    moves = Outlook(words, replace(view, cursor=action)).moves
    ways = " / ".join(brief_way(words, view, move) for move in moves.values())
    best = max(moves, key=lambda name: difference(words, view, action, name))
    most = _gain(words, view, action, best)
    return f"{counted_by_times(words, view, action, action.card or '')} {COLUMN} {ways} {COLUMN} {most}"


def _gain(words: Wording, view: View, action: core.Action, name: str) -> str:
    """What a track would pay us more; empty for nothing, and where it is not to be told."""
    is_told = view.figures and difference(words, view, action, name)
    return paid(words, view, action, name, "more") if is_told else ""
