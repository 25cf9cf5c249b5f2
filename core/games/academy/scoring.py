"""Medieval Academy: what the tracks pay.

Knows: the pays of the component tables, shields, the final ranking.
Must not know: cards, drafts, or whose turn it is.
"""

from __future__ import annotations

from itertools import groupby

from ...chance import Chance
from ...game import Outcome
from .components import THIRD_PLACE_FROM, TRACKS
from .state import Shield, State
from .tracks import best, ranking, worst


def paid_places(state: State, places: tuple[int, ...]) -> tuple[int, ...]:
    """What the places earn with this many squires: with three, third place never earns anything."""
    return places if len(state.owners) >= THIRD_PLACE_FROM else places[:2]


def gallant(state: State) -> list[tuple[int, int]]:
    """Who earns a gallantry move and of how many squares, third place first."""
    earned = paid_places(state, TRACKS["gallantry"].moves)
    return list(zip(best(state.tracks["gallantry"]), earned, strict=False))[::-1]


def score(state: State, name: str, chance: Chance) -> None:
    """Pay what a track pays this round."""
    table, track = TRACKS[name], state.tracks[name]
    if state.round not in table.rounds:
        return
    chance.say("scores", track=name)
    for squire, value in zip(best(track), paid_places(state, table.best), strict=False):
        pay(state, squire, name, value, chance)
    if table.worst:
        for squires, value in zip(worst(track), table.worst, strict=True):
            for squire in squires:
                pay(state, squire, name, value, chance)
    if table.squares:
        for squire in ranking(track):
            pay(state, squire, name, by_square(table.squares, track.walked[squire]), chance)


def by_square(squares: tuple[tuple[int, int], ...], square: int) -> int:
    """What a track that pays by squares pays here."""
    return max((start, value) for start, value in squares if start <= square)[1]


def pay(state: State, squire: int, track: str, value: int, chance: Chance) -> None:
    """One shield of this value; 0 is none."""
    if value:
        state.shields[squire].append(Shield(track, value))
        chance.say("shield", squire=squire, track=track, value=value)


def points(state: State, squire: int) -> int:
    """The chivalry points of a squire."""
    return sum(shield.value for shield in state.shields[squire])


def final(state: State) -> Outcome:
    """Most points win; a tie goes to who is further on gallantry; tied squires at 0 there share. [R18]"""
    totals = [points(state, squire) for squire in state.squires]
    gallantry = best(state.tracks["gallantry"])
    place = [-gallantry.index(s) if s in gallantry else -len(totals) for s in state.squires]
    worth = list(zip(totals, place, strict=True))
    order = sorted(state.squires, key=lambda squire: worth[squire], reverse=True)
    places = tuple(tuple(group) for _, group in groupby(order, key=lambda squire: worth[squire]))
    return Outcome(places, tuple(totals), _reason(totals, places))


def _reason(totals: list[int], places: tuple[tuple[int, ...], ...]) -> str:
    if len(places[0]) > 1:
        return "shared"
    return "points" if totals.count(max(totals)) == 1 else "gallantry"
