"""Histrio: what a troupe's show is worth at any time.

Knows: actors, disguised chameleons, the King's mood.
Must not know: when a festival is, or what it pays.
"""

from __future__ import annotations

from collections import Counter

from .cards import level_of, talent_of, total_level
from .components import CHAMELEON, CHAMELEON_LEVEL, COMEDIAN, COMEDY, LEVELS, TALENTS, TRAGEDIAN, TRAGEDY
from .state import Show, State
from .theatre import mood


def show_of(state: State, seat: int) -> Show:
    """The show of a player now, by this view: chameleons count as soon as it shows what they are."""
    return compared(state, strength(state, seat, COMEDIAN), strength(state, seat, TRAGEDIAN))


def disguised_show(state: State, seat: int, talent: str) -> Show:
    """The show of a player with one more chameleon, as this talent."""
    more = {talent: CHAMELEON_LEVEL}
    sides = (strength(state, seat, each) + more.get(each, 0) for each in (COMEDIAN, TRAGEDIAN))
    return compared(state, *sides)


def compared(state: State, comedy: int, tragedy: int) -> Show:
    """A show by the levels of its two sides: its mood is the larger one."""
    side = COMEDY if comedy > tragedy else TRAGEDY if tragedy > comedy else None
    return Show(comedy, tragedy, side, side == mood(state))


def strength(state: State, seat: int, talent: str) -> int:
    """The levels of one talent; a chameleon is always level 1."""
    troupe = state.troupes[seat]
    return total_level(troupe.actors.known(), talent) + CHAMELEON_LEVEL * troupe.disguise.known().count(talent)


def favour(state: State, seat: int) -> int:
    """Returns the lean of a player's show toward the King's mood; negative if away from it."""
    show = show_of(state, seat)
    return show.difference if show.pleases else -show.difference


def best_shows(state: State) -> list[int]:
    """Returns the players with the best show now: of the shows that please the King, those with the largest
    difference."""
    pleasing = {seat: show_of(state, seat).difference for seat in state.seats if show_of(state, seat).pleases}
    return [seat for seat, difference in pleasing.items() if difference == max(pleasing.values())]


def cast(state: State, seat: int) -> dict[str, dict[int, int]]:
    """A player's actors: by talent and level, how many."""
    actors = Counter((talent_of(actor), level_of(actor)) for actor in state.troupes[seat].actors.known())
    return {talent: {level: actors[talent, level] for level in LEVELS} for talent in TALENTS}


def chameleons(state: State, seat: int) -> int:
    """A player's chameleons that have not chosen yet what they are at this season's festival."""
    return state.troupes[seat].acrobats.known().count(CHAMELEON)
