"""Grail Cup: what comes of landing on a space.

Knows: villages and their die, clover spaces and their tokens, the seal.
Must not know: which ally brought the knight here.
"""

from __future__ import annotations

from core.chance import Chance
from core.piles import EVERYONE, NOBODY

from .components import EFFECTS, VILLAGE_DIE
from .moving import drop_spear, take_spear
from .path import board
from .state import KnightTask, Landing, State


def act(state: State, task: KnightTask, chance: Chance) -> None:
    """An effect begins: its steps, then the landing of the knight it belongs to."""
    state.moved = False
    state.then(*steps(task), KnightTask("land", task.seat, task.cause))


def steps(task: KnightTask) -> list[KnightTask]:
    """Returns the steps of the ally or token that is the cause; a step without a number of its own takes the task's."""
    return [KnightTask(do, task.seat, task.cause, number or task.number) for do, number in EFFECTS[task.cause]]


def land(state: State, task: KnightTask, chance: Chance) -> None:
    """Resolves the space on which the knight ends, but only if the effect has moved it. [R7]"""
    space = state.at[task.seat]
    if not state.moved:
        return
    if space in board(state).village:
        visit_village(state, task.seat, space, chance)
    if space in state.tokens:
        turn_clover(state, task.seat, space, chance)


def visit_village(state: State, seat: int, space: int, chance: Chance) -> None:
    """Roll the die: the seal, a thief, or a spear."""
    rolled = chance.roll(len(VILLAGE_DIE))
    side = VILLAGE_DIE[rolled - 1]
    state.landings.append(Landing(seat, space, side, rolled))
    chance.say("village", seat=seat, space=space, side=side)
    if side == "seal":
        take_seal(state, seat, chance)
    elif side == "spear":
        take_spear(state, seat, "village", chance)
    elif state.spears[seat]:
        drop_spear(state, seat, "loses", "village", chance)


def take_seal(state: State, seat: int, chance: Chance) -> None:
    """First player of the next round, unless another rolls the seal later in this one."""
    state.seal, state.sealed = seat, True
    chance.say("seal", seat=seat)


def turn_clover(state: State, seat: int, space: int, chance: Chance) -> None:
    """Reveal the token and apply it; lay a new one; only then, if it moved the knight, resolve the new landing."""
    chance.turn(state.tokens[space], EVERYONE)
    token = state.tokens[space].known()[0]
    state.landings.append(Landing(seat, space, token))
    chance.say("clover", seat=seat, space=space, token=token)
    state.moved = False
    applied = steps(KnightTask("", seat, token))
    state.then(*applied, KnightTask("cover", seat, token, space), KnightTask("land", seat, token))


def cover(state: State, task: KnightTask, chance: Chance) -> None:
    """The revealed token is shuffled into the supply, and a new one is laid face down in its place."""
    place = state.tokens[task.number]
    chance.deal(place, state.supply)
    chance.turn(place, NOBODY)
    chance.shuffle(state.supply)
    chance.deal(state.supply, place)
    chance.say("covers", space=task.number)
