"""Who leads at a moment of a game, and by how much, as far as the place from which it is seen may know.

Knows: boards, and that several may share the lead.
Must not know: how it is drawn, or which moment is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tui.boards import View, board


class Lead(NamedTuple):
    """The lead at one moment."""

    seat: int | None
    """Who leads; None if several share the lead, or it is not shown."""
    points: int
    """How many points there are to the next player; 0 if an order decides between equals."""


NOBODY = Lead(None, 0)


def lead_of(view: View) -> Lead:
    """The lead at this moment."""
    scores, first = _scores(view), _first(view)
    if len(first) != 1 or len(scores) < 2:
        return NOBODY
    (seat,) = first
    return Lead(seat, max(0, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)))


def _scores(view: View) -> Sequence[int]:
    return view.outcome.scores if view.outcome is not None else board(view.game.id).standing(view.state).scores


def _first(view: View) -> Sequence[int]:
    """The players in the first place; none where scores are hidden."""
    drawn, scores = board(view.game.id), _scores(view)
    if view.outcome is not None:
        return view.outcome.ranking[0]
    if drawn.hides_scores(view):
        return ()
    places = [drawn.place(replace(view, seat=seat)) for seat in range(len(scores))]
    if any(places):
        return [seat for seat, place in enumerate(places) if place == 1]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
