"""Grail Cup: where a move would end, and who is ahead of whom. Nothing here changes anything.

Knows: the printed path, knights, dragon.
Must not know: allies, tokens, spears, or when a knight moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .components import BOARDS, Board
from .state import State


class Reach(NamedTuple):
    """The end of a forward move."""

    stop: int
    """Without spending a spear."""
    past: int | None
    """Past the dragon, for a spear; None if the dragon is not in the way."""


def board(state: State) -> Board:
    """The path that is raced on."""
    return BOARDS[state.options.board]


def kinds(state: State, space: int) -> tuple[str, ...]:
    """Returns the kinds of a space, any of start, clover, castle, church, village, finish; none for a plain space."""
    printed = board(state)
    found = {
        "start": printed.starts.values(),
        "clover": printed.clover,
        "castle": (*printed.castle, printed.finish),
        "church": printed.church,
        "village": printed.village,
        "finish": (printed.finish,),
    }
    return tuple(kind for kind, spaces in found.items() if space in spaces)


def knights_on(state: State, space: int) -> list[int]:
    """The knights on a space, the one in front first."""
    return [seat for seat in state.line if state.at[seat] == space]


def place_of(state: State, seat: int) -> int:
    """1 for the knight in first position, and so on."""
    return 1 + state.line.index(seat)


def place_on(state: State, seat: int, space: int) -> int:
    """The place a knight would take on another space: behind those already there."""
    return 1 + sum(at >= space for other, at in enumerate(state.at) if other != seat)


def steps_ahead(state: State, seat: int, steps: int) -> int:
    """The goal of a move by so many spaces: the finish stops every move that would pass it."""
    return min(state.at[seat] + steps, board(state).finish)


def reach(state: State, seat: int, goal: int) -> Reach:
    """Returns the end of a forward move to this goal."""
    return reach_from(state.at[seat], goal, state.dragon)


def reach_from(here: int, goal: int, dragon: int) -> Reach:
    """Returns the end of a forward move, with the dragon on any space.

    The dragon on the way or on the goal stops it on the space just behind. Going past, the dragon's space counts
    as a step, and a move that would end on it ends one space further. [R2]
    """
    if not here < dragon <= goal:
        return Reach(goal, None)
    return Reach(dragon - 1, goal + 1 if goal == dragon else goal)


def back(state: State, seat: int, steps: int) -> int:
    """Returns the end of a backward move: past the dragon, never on it, and not off the path."""
    rearmost = 1 if state.dragon == 0 else 0
    goal = max(state.at[seat] - steps, rearmost)
    return goal - 1 if goal == state.dragon else goal


def next_castle(state: State, seat: int) -> int:
    """The next castle ahead; the finish is one."""
    return min(_ahead(state, seat, (*board(state).castle, board(state).finish)))


def next_church(state: State, seat: int) -> int | None:
    """The next church ahead; None if there is none. [R1]"""
    return min(_ahead(state, seat, board(state).church), default=None)


def overtaking(state: State, seat: int) -> int | None:
    """The first free space ahead of the group of the nearest knight ahead; None if nobody is ahead. [R4]

    The group: knights on consecutive spaces, the dragon counting as one of them. Knights on the own space are ignored.
    """
    nearest = min(_ahead(state, seat, state.at), default=None)
    if nearest is None:
        return None
    taken = {*state.at, state.dragon}
    return next(space for space in range(nearest + 1, board(state).finish + 1) if space not in taken)


def dragon_spaces(state: State) -> list[int]:
    """Returns the spaces that the dragon can be put on: any other space that is free of knights, but not the finish.
    [R3]"""
    taken = {*state.at, state.dragon}
    return [space for space in range(board(state).finish) if space not in taken]


def _ahead(state: State, seat: int, spaces: Iterable[int]) -> list[int]:
    return [space for space in spaces if space > state.at[seat]]
