"""Medieval Academy: what the tracks pay, and who wins.

Knows: the pays of the component tables, shields, the final ranking.
Must not know: cards, drafts, or whose turn it is.
"""

from __future__ import annotations

from itertools import groupby

from core.chance import Chance
from core.contract import Outcome

from .components import THIRD_PLACE_FROM, TrackTable
from .state import Shield, State
from .tracks import best, ranking, worst


def paid_places(squires: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the payments of the places with this number of squires: with three, third place never pays."""
    return places if squires >= THIRD_PLACE_FROM else places[:2]


def score(state: State, name: str, table: TrackTable, chance: Chance) -> None:
    """Pay what a track pays this round."""
    if state.round not in table.rounds:
        return
    chance.say("scores", track=name)
    pay_best(state, name, table.best, chance)
    pay_worst(state, name, table.worst, chance)
    pay_squares(state, name, table.squares, chance)


def pay_best(state: State, name: str, places: tuple[int, ...], chance: Chance) -> None:
    """Shields for the first places; a place that only discs at 0 hold is not paid."""
    for squire, value in zip(best(state.tracks[name]), paid_places(len(state.owners), places), strict=False):
        pay(state, squire, name, value, chance)


def pay_worst(state: State, name: str, places: tuple[int, ...], chance: Chance) -> None:
    """Shields for the last and the second to last."""
    for squires, value in zip(worst(state.tracks[name]), places, strict=False):
        for squire in squires:
            pay(state, squire, name, value, chance)


def pay_squares(state: State, name: str, squares: tuple[tuple[int, int], ...], chance: Chance) -> None:
    """To each squire the shield of its square."""
    if squares:
        for squire in ranking(state.tracks[name]):
            pay(state, squire, name, by_square(squares, state.tracks[name].walked[squire]), chance)


def by_square(squares: tuple[tuple[int, int], ...], square: int) -> int:
    """Returns the payment of this square on a track that pays by squares."""
    return max((start, value) for start, value in squares if start <= square)[1]


def pay(state: State, squire: int, track: str, value: int, chance: Chance) -> None:
    """Gives one shield of this value; 0 gives none."""
    if value:
        state.shields[squire].append(Shield(track, value))
        chance.say("shield", squire=squire, track=track, value=value)


def open_points(state: State, squire: int) -> int:
    """The chivalry points of a squire, without the codex shields that lie face down."""
    bonus = state.bonus[squire] if state.bonus else 0
    return bonus + sum(shield.value for shield in state.shields[squire])


def points(state: State, squire: int) -> int:
    """The chivalry points of a squire, with those of its codex shields that the holder of this state sees."""
    kept = state.codex.kept[squire] if state.codex.kept else []
    return open_points(state, squire) + sum(int(face) for pile in kept for face in pile.known())


def shown_totals(state: State) -> list[int] | None:
    """The totals that everybody is shown now, one a squire; None: they are not shown. [R8]

    With `open_scores` always, codex shields left out until the end; without it only at the end.
    """
    if state.over:
        return [points(state, squire) for squire in state.squires]
    return [open_points(state, squire) for squire in state.squires] if state.options.open_scores else None


def final(state: State) -> Outcome:
    """Most points win; a tie goes to who is further on gallantry; tied players at 0 there share. [R18]

    A player with two squires has the sum of both, and the place of the better one.
    """
    gallantry = best(state.tracks["gallantry"])
    squires = [[s for s in state.squires if state.owners[s] == seat] for seat in range(state.seats)]
    totals = [sum(points(state, s) for s in own) for own in squires]
    ahead = [max(-gallantry.index(s) if s in gallantry else -len(state.owners) for s in own) for own in squires]
    worth = list(zip(totals, ahead, strict=True))
    order = sorted(range(state.seats), key=lambda seat: worth[seat], reverse=True)
    places = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: worth[seat]))
    return Outcome(places, tuple(totals), _reason(totals, places))


def _reason(totals: list[int], places: tuple[tuple[int, ...], ...]) -> str:
    if len(places[0]) > 1:
        return "shared"
    return "points" if totals.count(max(totals)) == 1 else "gallantry"
