"""The standings behind a round: who is where, and how many places they have gained or lost by it.

Knows: scores before and after, and that equal ones share a place unless the game ranks them.
Must not know: what the scores count, or how a table is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.text.words import mark

from .rows import number
from .values import Standings
from .view import View


def standings(
    view: View, before: Sequence[int], now: Sequence[int], orders: tuple[Sequence[int], Sequence[int]] | None = None
) -> Standings:
    """The standings by these scores, the best first. `orders`: the order of the seats before and after, in a game that
    also ranks those with equal scores."""
    was, places = map(_ranks, orders) if orders else (_places(before), _places(now))
    if len(set(was)) == 1:  # from a tie of all nobody has fallen
        was = places
    order = sorted(range(len(now)), key=lambda seat: (places[seat], seat))
    ranks = [(places[seat], seat, number(now[seat]), was[seat] - places[seat]) for seat in order]
    cells = [f"{place}. {mark(seat)} {score}{_arrow(view, moved)}" for place, seat, score, moved in ranks]
    told = [f"{place}. {mark(seat)} {score}{_words(view, moved)}" for place, seat, score, moved in ranks]
    legend = view.words("stage-places", game=view.game.id) if any(moved for *_, moved in ranks) else ""
    said = view.words("stage-standings-told", all="; ".join(told))
    return Standings(view.words("stage-standings"), cells, said, legend, [(seat, now[seat]) for seat in order])


def _places(scores: Sequence[int]) -> list[int]:
    """The place of each seat."""
    return [1 + sum(other > score for other in scores) for score in scores]


def _ranks(order: Sequence[int]) -> list[int]:
    """The place of each seat in an order of all."""
    return [1 + order.index(seat) for seat in range(len(order))]


def _arrow(view: View, moved: int) -> str:
    return f" {'▲' if moved > 0 else '▼'}{abs(moved)}" if moved else ""


def _words(view: View, moved: int) -> str:
    if not moved:
        return ""
    return f" ({view.words('stage-rose' if moved > 0 else 'stage-fell', count=abs(moved))})"
