"""The standing in a few words, in one form for all games: our score, our place, and the leader with their score.

Knows: a board's total, place and standing, and that several may share a place.
Must not know: what the scores count, or how much room there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tui.text.words import mark

from .base import Board
from .rows import number
from .view import View

APART = " · "
MOST = 2
"""Players who are named where they share a place."""


def leading(view: View, drawn: Board) -> list[str]:
    """The standing in words, the longest first; none for a spectator of hidden scores. Names are marks. It is that of
    the scores on the board, which stand still until the result has been told."""
    view = replace(view, state=view.scored, scored_at=None)
    places = _places(view, drawn)
    placed = view.outcome is not None and view.seat is not None and places[view.seat] is not None
    leader = "" if placed and drawn.falling else _leader(view, drawn, places)  # our own total is that of both
    if view.seat is None:
        return [leader] if leader else []
    total, own = _total(view, drawn), places[view.seat]
    if not total:
        return [view.words("frame-you")]
    short, long = (_place(view, own, key) for key in ("answers-place-short", "answers-place"))
    ours = f"{view.words('frame-you')} {total}"
    forms = [(ours, long, leader), (ours, short, leader), (total, short, leader)]
    forms += [(ours, short), (total, short), (total,)]
    said = [APART.join(filter(None, form)) for form in forms]
    return [each for each in dict.fromkeys(said) if each]


def standing_told(view: View, drawn: Board) -> str:
    """The standing in sentences: ours, then what is known of the others, from the first on, then our letter; below
    them how the game is won, where it says so."""
    seat = view.seat
    if seat is None:
        return "".join(leading(view, drawn)[:1])
    view = replace(view, state=view.scored, scored_at=None)
    places = _places(view, drawn)
    place = _place(view, places[seat], "answers-place") or _leader(view, drawn, places)
    ours = "; ".join(filter(None, (_total(view, drawn), place)))
    letter = ", ".join(sign.strip() for sign, _ in drawn.badge(view, seat))
    said = [view.words("leading-ours", ours=ours)] if ours else []
    told = [" ".join([*said, *_others(view, drawn, places)]), view.words("leading-letter", letter=letter)]
    wins = f"leading-wins-{drawn.id}"
    return "\n".join([*told, "", view.words(wins)] if view.words.has(wins) else told)


def _others(view: View, drawn: Board, places: Sequence[int | None]) -> list[str]:
    """The known score of each other player, from the first on; none of two, whose total tells both."""
    scores = view.outcome.scores if view.outcome else drawn.standing(view.state).scores
    known = sorted((place, seat) for seat, place in enumerate(places) if place is not None and seat != view.seat)
    if len(places) == 2 or not known:
        return []
    return [f"{', '.join(f'{mark(seat)} {number(scores[seat])}' for _, seat in known)}."]


def _total(view: View, drawn: Board) -> str:
    """Our score so far; at the end, as the outcome counts it, but for scores that only fall, which the total tells."""
    return number(view.outcome.scores[view.own]) if view.outcome and not drawn.falling else drawn.total(view)


def _places(view: View, drawn: Board) -> list[int | None]:
    """The place of each seat; None where it is not shown, or all have the same."""
    if view.outcome is None:
        return [drawn.place(replace(view, seat=seat)) for seat in range(len(view.names))]
    groups = view.outcome.ranking
    if len(groups) == 1 and len(view.names) > 1:
        return [None] * len(view.names)
    before = [sum(map(len, groups[:at])) for at in range(len(groups))]
    found = {seat: 1 + ahead for group, ahead in zip(groups, before, strict=True) for seat in group}
    return [found[seat] for seat in range(len(view.names))]


def _place(view: View, place: int | None, key: str) -> str:
    return "" if place is None else view.words(key, place=place, players=len(view.names))


def _leader(view: View, drawn: Board, places: Sequence[int | None]) -> str:
    """Who leads, with their score; if that is us, who follows."""
    known = {seat: place for seat, place in enumerate(places) if place is not None}
    if not known:
        return _nobody_leads(view, drawn)
    first = [seat for seat, place in known.items() if place == 1]
    if view.seat not in first:
        return _said(view, drawn, "won" if view.outcome else "leads", first)
    others = [seat for seat in first if seat != view.seat]
    if others:
        return _said(view, drawn, "shared", others)
    second = min((place for place in known.values() if place > 1), default=1)
    return _said(view, drawn, "next", [seat for seat, place in known.items() if place == second])


def _nobody_leads(view: View, drawn: Board) -> str:
    """That all have the same, or that what the others have is hidden, as it is from the first points on; empty where a
    game says neither."""
    scores = drawn.standing(view.state).scores
    if view.outcome is not None:
        return view.words("leading-level", players=len(view.names))
    if drawn.hides_scores(view) and any(scores):
        return view.words(f"leading-hidden-{drawn.id}")
    return view.words("leading-level", players=len(scores)) if len(set(scores)) == 1 else ""


def _said(view: View, drawn: Board, key: str, seats: Sequence[int]) -> str:
    scores = view.outcome.scores if view.outcome else drawn.standing(view.state).scores
    names = ", ".join(map(mark, seats)) if len(seats) <= MOST else view.words("leading-many", count=len(seats))
    return view.words(f"leading-{key}", name=names, count=len(seats), score=number(scores[seats[0]]))
