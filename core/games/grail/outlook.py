"""Grail Cup: where an answer would take a knight, as far as public facts tell. For screens and bots; no rule needs it.

Knows: the path, the table of effects, the answers.
Must not know: hidden tokens, or what a landing will bring.
"""

from __future__ import annotations

from typing import NamedTuple

from core.contract import Action

from .actions import Keep, PlaceDragon, Push, Ride, Spear
from .components import DISTANCES, EFFECTS
from .path import Reach, back, next_castle, next_church, overtaking, reach, reach_from, steps_ahead
from .state import KnightQuestion, State


class Outlook(NamedTuple):
    """The space where a knight would end before its landing is resolved."""

    knight: int
    stop: int
    """Without spending a spear, or another one."""
    past: int | None = None
    """The space past the dragon, for a spear; None without a spear or a need for one."""
    blocked: bool = False
    """True if the dragon holds the knight up at `stop`."""


def outlook(state: State, question: KnightQuestion, action: Action) -> list[Outlook]:
    """Returns the spaces that this answer would take a knight to: one entry for each possible distance, none if nobody
    moves.

    An ally to keep is looked at as if it were called now. The dragon stands where it is, or where the answer puts it.
    """
    seat = question.seat
    match action:
        case Keep(ally=str(ally)):
            taken = bool(state.spears_left) and "take a spear" in dict(EFFECTS[ally])
            return [_seen(state, seat, each, taken) for each in ally_reaches(state, seat, ally)]
        case Ride(steps=steps):
            return [_seen(state, seat, reach(state, seat, steps_ahead(state, seat, steps)))]
        case PlaceDragon(space=space):
            return [_seen(state, seat, each) for each in _after_dragon(state, question, space)]
        case Spear(spend=spend):
            stop, past = reach(state, seat, question.number)
            if spend and past is not None:
                return [Outlook(seat, past)]
            return [Outlook(seat, stop, blocked=past is not None)]
        case Push(knight=knight):
            return [Outlook(knight, back(state, knight, question.number))]
        case _:
            return []


def ally_reaches(state: State, seat: int, ally: str) -> list[Reach]:
    """The spaces to which an ally would take this knight if it were called now, one for each distance it offers.

    The dragon is no hindrance to the knight that is to put it elsewhere first.
    """
    steps = dict(EFFECTS[ally])
    here = state.at[seat]
    if "overtake" in steps:
        goal = overtaking(state, seat)
        return [Reach(here if goal is None else goal, None)]
    if "castle" in steps:
        return [reach(state, seat, next_castle(state, seat))]
    if "church" in steps:
        goal = next_church(state, seat)
        return [reach(state, seat, here if goal is None else goal)]
    distances = DISTANCES[ally] if "ride" in steps else (steps["forward"],)
    goals = [steps_ahead(state, seat, distance) for distance in distances]
    return [Reach(goal, None) if "move the dragon" in steps else reach(state, seat, goal) for goal in goals]


def jump_from(state: State, seat: int, knight: int, here: int) -> Outlook | None:
    """Returns where the squire's jump would take this knight from a space, if the round ended with all others where
    they are; None if the named knight would not lead then."""
    first = next(other for other in state.line if other != seat)
    behind = state.at[knight] > here or (state.at[knight] == here and seat != state.line[0])
    if first != knight or not behind:
        return None
    return _seen(state, seat, reach_from(here, state.at[knight] + 1, state.dragon))


def _after_dragon(state: State, question: KnightQuestion, space: int) -> list[Reach]:
    """The move that follows when the dragon has been put on a space; none if it was a token that asked."""
    steps = dict(EFFECTS[question.cause])
    if "forward" not in steps:
        return []
    goal = steps_ahead(state, question.seat, steps["forward"])
    return [reach_from(state.at[question.seat], goal, space)]


def _seen(state: State, seat: int, found: Reach, taken: bool = False) -> Outlook:
    armed = state.spears[seat] or taken
    return Outlook(seat, found.stop, found.past if armed else None, found.past is not None)
