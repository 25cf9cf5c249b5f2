"""Duelling Nobles on the screen: how a duel may end, as far as our seat can tell.

Knows: the rules, which carry an answer out on a copy; the dice of both nobles.
Must not know: hidden hands, or how any of it is worded or drawn.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import core
from core.games.nobles.actions import Done
from core.games.nobles.components import DIE, RANKS, rank_of
from core.games.nobles.duel import standing
from core.games.nobles.state import State
from tui.boards.view import View


class Odds(NamedTuple):
    """The chances of a noble in a duel by strength, armour, queens and dice, in per cent. Weapons are left out."""

    wins: int
    ties: int


def odds(state: State, noble: str, target: str, more: int = 0) -> Odds:
    """The chances of one noble against another of the other court, with so many points more than it has now."""
    ahead = strength_before_dice(state, noble) - strength_before_dice(state, target) + more
    return by_dice(ahead, RANKS[rank_of(noble)].dice, RANKS[rank_of(target)].dice)


def strength_before_dice(state: State, noble: str) -> int:
    """Strength, armour and the queen's help."""
    return standing(state, owner(state, noble), noble).running


def owner(state: State, noble: str) -> int:
    """The seat in whose court a noble serves."""
    return 0 if noble in state.court(0) else 1


@lru_cache
def by_dice(ahead: int, dice: int, against: int) -> Odds:
    """The chances of who is so many points ahead and rolls so many dice."""
    mine, theirs = sums(dice), sums(against)
    both = {(one, two): mine[one] * theirs[two] for one in mine for two in theirs}
    wins = sum(ways for (one, two), ways in both.items() if one + ahead > two)
    ties = sum(ways for (one, two), ways in both.items() if one + ahead == two)
    return Odds(round(100 * wins / sum(both.values())), round(100 * ties / sum(both.values())))


def sums(dice: int) -> Counter[int]:
    """In how many ways so many dice show each sum."""
    found = Counter({0: 1})
    for _ in range(dice):
        found = _one_more(found)
    return found


def _one_more(before: Counter[int]) -> Counter[int]:
    after: Counter[int] = Counter()
    for shown, ways in before.items():
        for die in range(1, DIE + 1):
            after[shown + die] += ways
    return after


class Outcome(NamedTuple):
    """The end of a duel, if an answer is our last one in it."""

    won: int | None
    """The seat that wins; None for a tie."""
    wounded: list[str]
    """The nobles that take a wound and live."""
    fallen: list[str]
    over: bool
    """True if the game ends with it."""


def outcome(view: View, *actions: core.Action) -> Outcome | None:
    """The end of the duel if we do this and lay nothing more; None if the other player answers it first."""
    found = core.foresee(view.game, view.state, view.own, *actions, Done())
    if found.first("wins", "tie") is None:
        return None
    won = found.first("wins")
    fallen = [event.args["noble"] for event in found.all("falls")]
    wounded = [event.args["noble"] for event in found.all("wounded") if event.args["noble"] not in fallen]
    return Outcome(won and won.args["seat"], wounded, fallen, found.first("over") is not None)
