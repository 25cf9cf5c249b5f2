"""Histrio: the King's mood, the managers on the theatre, and the bank.

Knows: the needle, what a change of mood does, who pays whom.
Must not know: cities, travel, or when anything happens.
"""

from __future__ import annotations

from core.chance import Chance

from .components import COMEDY, MANAGERS, NEEDLE_END, TRAGEDY
from .state import State


def mood_at(mark: int) -> str:
    """The mood is the needle's side."""
    return COMEDY if mark > 0 else TRAGEDY


def mood(state: State) -> str:
    """The mood the King is in."""
    return mood_at(state.needle)


def moved(mark: int, steps: int) -> int:
    """The mark so many steps further toward comedy. There is no zero, and the needle stops at the ends. [C1]"""
    counted = mark - (mark > 0) + steps
    counted = max(-NEEDLE_END, min(NEEDLE_END - 1, counted))
    return counted + (counted >= 0)


def move_needle(state: State, steps: int, chance: Chance) -> None:
    """Moves the needle this many marks toward comedy; toward tragedy if negative."""
    start, end = state.needle, moved(state.needle, steps)
    while state.needle != end:
        state.needle = moved(state.needle, 1 if steps > 0 else -1)
        chance.say("swings", mark=state.needle)
    settle(state, start, chance)


def set_needle(state: State, mark: int, chance: Chance) -> None:
    """The needle is put there at once, as a coin says."""
    start, state.needle = state.needle, mark
    settle(state, start, chance)


def settle(state: State, start: int, chance: Chance) -> None:
    """The needle has come to rest. When it has changed side, the mood has changed, and all managers go home."""
    chance.say("needle", start=start, end=state.needle)
    if mood_at(start) != mood(state):
        send_home(state, chance)


def send_home(state: State, chance: Chance) -> None:
    """The mood has changed: all managers leave the theatre."""
    home = [troupe.managers for troupe in state.troupes]
    for troupe in state.troupes:
        troupe.managers = 0
    chance.say("mood", mood=mood(state), managers=home)


def toss(chance: Chance) -> int:
    """A coin for the needle: heads +1, tails -1. [R1]"""
    mark = 1 if chance.roll(2) == 1 else -1
    chance.say("toss", mood=mood_at(mark))
    return mark


def managers_on_theatre(state: State) -> int:
    """Returns how many managers are on the theatre, of any player."""
    return sum(troupe.managers for troupe in state.troupes)


def has_manager(state: State, seat: int) -> bool:
    """True if this player has a manager that is not on the theatre."""
    return state.troupes[seat].managers < MANAGERS


def send_manager(state: State, seat: int, chance: Chance) -> None:
    """Put a manager on the theatre, if there is one left. [R3]"""
    if has_manager(state, seat):
        state.troupes[seat].managers += 1
        chance.say("manager", seat=seat, managers=state.troupes[seat].managers)


def take(state: State, seat: int, amount: int, why: str, chance: Chance) -> None:
    """Écus from the bank, or (negative) to it; none is no payment."""
    if amount:
        state.troupes[seat].money += amount
        chance.say("money", seat=seat, amount=amount, why=why)


def steal(state: State, seat: int, victim: int, chance: Chance) -> None:
    """One écu from another player, who has one."""
    state.troupes[victim].money -= 1
    state.troupes[seat].money += 1
    chance.say("steals", seat=seat, victim=victim)


def solvent(state: State, seat: int) -> list[int]:
    """The other players who have an écu, clockwise."""
    return [other for other in state.others(seat) if state.troupes[other].money]
