"""The rules' verdict on the answers of Duelling Nobles: weapons that are laid last, and challenges.

Knows: the rules of the game, how a position is played on.
Must not know: searches, words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import core
from core.games.nobles.actions import Challenge, Done, Lay
from core.games.nobles.components import ACE, RANKS, VALUES, rank_of
from core.games.nobles.duel import standing
from tui.game_view.lesson.lesson import LEARNER

from . import Facts, Judgement, Playout, Position

DIE = 3.5
"""The average of a die."""
LEAD = 2
"""By how much the best challenge must be better than the next."""
MOST_OF_A_KIND = 3


def judge(position: Position) -> Judgement | None:
    """Judges weapons that are laid last, and challenges."""
    if position.ask == "weapons" and position.replica.state.turn.seat != LEARNER:
        return _weapons(position)
    return _challenges(position) if position.ask == "challenge" else None


class Duel(NamedTuple):
    """The end of a duel with an answer."""

    result: int
    """2 if it is won, 1 for a tie, 0 if it is lost."""
    mine: int
    theirs: int
    by_ace: bool
    price: float
    """The value of the weapon later."""


def _weapons(position: Position) -> Judgement | None:
    legal = position.replica.legal()
    duel = position.replica.state.duel
    if RANKS[rank_of(duel.nobles[LEARNER])].weapons > 1 or not isinstance(legal[-1], Done):
        return None
    ends = {action: _end_of_duel(position, action) for action in legal}
    best = max(end.result for end in ends.values())
    if best == 1:
        return None
    cheapest = min(end.price for end in ends.values() if end.result == best)
    right = [action for action, end in ends.items() if end.result == best and end.price == cheapest]
    if len(right) > 1:
        return None
    end = ends[right[0]]
    how = "hopeless" if not best else "spare" if isinstance(right[0], Done) else "ace" if end.by_ace else "score"
    most = max(each.mine for each in ends.values())
    facts: Facts = {"mine": most if how == "hopeless" else end.mine, "theirs": end.theirs}
    others = {action: _worse(each, best) for action, each in ends.items() if action not in right}
    return Judgement("weapons", right, f"weapons-{how}", facts, others)


def _end_of_duel(position: Position, action: core.Action) -> Duel:
    played = Playout(position, action)
    if not isinstance(action, Done):
        played.carry_out(LEARNER, Done())
    won = [event.args["seat"] for event in played.events if event.key == "wins"]
    totals = {event.args["seat"]: event.args["total"] for event in played.events if event.key == "score"}
    price = 0.0
    if isinstance(action, Lay):
        price = 20.0 if rank_of(action.card) == ACE else float(VALUES[rank_of(action.card)])
    ace = any(event.args["by"] == "ace" for event in played.events if event.key in ("wins", "tie"))
    return Duel(2 * (won == [LEARNER]) if won else 1, totals.get(LEARNER, 0), totals.get(1, 0), ace, price)


def _worse(end: Duel, best: int) -> tuple[str, Facts]:
    if end.result == best:
        return ("weapons-dear" if best else "weapons-vain"), {}
    kind = "weapons-tie" if end.result else "weapons-lost"
    return (f"{kind}-ace", {}) if end.by_ace else (kind, {"mine": end.mine, "theirs": end.theirs})


def _challenges(position: Position) -> Judgement | None:
    state, legal = position.replica.state, position.replica.legal()
    leads = {
        action: round(_strength(state, LEARNER, action.noble) - _strength(state, 1, action.target))
        for action in legal if isinstance(action, Challenge)
    }  # fmt: skip
    ordered = sorted(leads.values(), reverse=True)
    if len(ordered) < 2 or ordered[0] - ordered[1] < LEAD or ordered[0] <= 0:
        return None
    right = [action for action, lead in leads.items() if lead == ordered[0]]
    others = {
        action: ("challenge-more" if lead > 0 else "challenge-less", {"lead": abs(lead)})
        for action, lead in leads.items() if action not in right
    }  # fmt: skip
    others |= {action: ("challenge-none", {}) for action in legal if isinstance(action, Done)}
    return Judgement("challenge", right, "challenge", {"lead": ordered[0]}, others)


def _strength(state: Any, seat: int, noble: str) -> float:
    return sum(standing(state, seat, noble)[:3]) + DIE * RANKS[rank_of(noble)].dice
