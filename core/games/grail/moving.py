"""Grail Cup: knights and the dragon move; spears are taken, lost and spent.

Knows: arriving, order on a space, the dragon in the way, the finish, the supply of spears.
Must not know: which ally or token is at work (it is only passed on to the log), or what a landing brings.
"""

from __future__ import annotations

from core.chance import Chance

from .path import board, place_of, place_on, reach
from .state import State


def march(state: State, seat: int, goal: int, cause: str, chance: Chance) -> None:
    """Forward to the goal; if the dragon is in the way, ask for a spear, or stop just behind it."""
    stop, past = reach(state, seat, goal)
    if past is None:
        move(state, seat, goal, cause, chance)
    elif state.spears[seat]:
        state.ask("spear", seat, cause, goal)
    else:
        stop_at_dragon(state, seat, stop, cause, chance)


def stop_at_dragon(state: State, seat: int, stop: int, cause: str, chance: Chance) -> None:
    """The knight goes no further than the space just behind the dragon."""
    chance.say("blocked", seat=seat, cause=cause, dragon=state.dragon)
    move(state, seat, stop, cause, chance)


def move(state: State, seat: int, space: int, cause: str, chance: Chance) -> None:
    """The knight is moved by an effect of its own, and the effect remembers it. [R7]"""
    state.moved |= carry(state, seat, space, cause, chance)


def carry(state: State, seat: int, space: int, cause: str, chance: Chance) -> bool:
    """Puts a knight on a space; True if it has moved. If not, it keeps its place in the order of its space. [R8]"""
    start = state.at[seat]
    if space == start:
        chance.say("stays", seat=seat, cause=cause, space=space)
        return False
    put(state, seat, space)
    chance.say("moves", seat=seat, cause=cause, start=start, end=space, place=place_of(state, seat))
    if space == board(state).finish:
        win(state, seat, cause, chance)
    return True


def put(state: State, seat: int, space: int) -> None:
    """A knight arrives on a space, behind those already there."""
    state.line.remove(seat)
    state.at[seat] = space
    state.line.insert(place_on(state, seat, space) - 1, seat)


def swap(state: State, seat: int, other: int) -> bool:
    """Two knights change spaces, each behind any others there; True if they were on two spaces.

    On one space they exchange places in its order, and nobody has moved. [R9]
    """
    here, there = state.at[seat], state.at[other]
    if here != there:
        put(state, seat, there)
        put(state, other, here)
        return True
    one, two = state.line.index(seat), state.line.index(other)
    state.line[one], state.line[two] = other, seat
    return False


def win(state: State, seat: int, cause: str, chance: Chance) -> None:
    """A knight has reached the finish, by whatever means: nothing more happens."""
    state.over = True
    state.todo.clear()
    chance.say("wins", seat=seat, cause=cause, round=state.round)


def put_dragon(state: State, seat: int, space: int, cause: str, chance: Chance) -> None:
    """The dragon comes to stand on another space."""
    start, state.dragon = state.dragon, space
    chance.say("dragon", seat=seat, cause=cause, start=start, end=space)


def take_spear(state: State, seat: int, cause: str, chance: Chance) -> None:
    """A spear from the supply; with none left nobody takes one."""
    if state.spears_left:
        state.spears[seat] += 1
        chance.say("spear", seat=seat, cause=cause, spears=state.spears[seat])
    else:
        chance.say("no_spear", seat=seat, cause=cause)


def drop_spear(state: State, seat: int, key: str, cause: str, chance: Chance) -> None:
    """A spent or lost spear goes back to the supply."""
    state.spears[seat] -= 1
    chance.say(key, seat=seat, cause=cause, spears=state.spears[seat])
