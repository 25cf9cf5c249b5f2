"""The rules' verdict on the answers in a position, for the exercises: one judge a game.

Knows: the rules of each game, squires who play a position to its next score.
Must not know: searches, words.

A judge returns nothing for a position in which the rules alone do not single out an answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import core
from ai import Bot
from core.games.grail.outlook import outlook
from core.games.nobles.actions import Challenge, Done, Lay
from core.games.nobles.components import ACE, RANKS, VALUES, rank_of
from core.games.nobles.duel import standing
from tui.game_view.lesson.lesson import LEARNER

FAR = 25
"""The space of the first knight from which a race can be judged by its spaces."""
LAST_TURN = 6
"""The turn of a season after which the festival comes."""
DIE = 3.5
"""The average of a die."""
LEAD = 2
"""By how much the best challenge must be better than the next."""
Facts = dict[str, int | str]


class Position(NamedTuple):
    """A question to the learner, and the game up to it."""

    rules: core.Game[Any]
    players: int
    options: dict[str, Any]
    seed: bytes
    steps: tuple[tuple[int, Any], ...]
    replica: core.Replica[Any]

    @property
    def ask(self) -> str:
        """The question."""
        return self.rules.open_questions(self.replica.state)[0].ask  # type: ignore[attr-defined]


class Judgement(NamedTuple):
    """The rules' verdict on the answers."""

    asks: str
    right: list[core.Action]
    why: str
    facts: Facts
    others: Mapping[core.Action, tuple[str, Facts]]
    rule: str = ""
    """Ends the key of the rule that it turns on."""


class Playout:
    """A position that is played on: the learner gives one answer, squires give all that follow."""

    def __init__(self, position: Position, action: core.Action) -> None:
        rules = position.rules
        self.dealer = core.Dealer(rules, position.players, position.options, seed=position.seed)
        for seat, packed in position.steps:
            self.dealer.act(seat, rules.unpack(packed))
        self._replicas = [core.Replica(rules, seat, self.dealer.snapshot(seat)) for seat in range(position.players)]
        self._bots = [Bot("squire", random.Random(seat)) for seat in range(position.players)]
        self.events: list[core.Event] = []
        self.carry_out(LEARNER, action)

    def carry_out(self, seat: int, action: core.Action) -> None:
        """One step."""
        step = self.dealer.act(seat, action)
        for replica in self._replicas:
            events = replica.follow(step.report(replica.seat))
            if replica.seat == LEARNER:
                self.events += events

    def until(self, key: str) -> Playout:
        """Plays until an event of this kind, or the end."""
        while self.dealer.outcome is None and not any(event.key == key for event in self.events):
            seat = self.dealer.to_act[0]
            self.carry_out(seat, self._bots[seat].choose(self._replicas[seat]))
        return self

    def total(self, key: str, field: str) -> list[int]:
        """Returns what the events of this kind say of our own side."""
        return [event.args[field] for event in self.events if event.key == key and event.args.get("seat") == LEARNER]


def by_value(asks: str, values: Mapping[core.Action, int], gap: int, fact: str) -> Judgement | None:
    """Returns the judgement where one answer has a higher value than all others."""
    best = max(values.values())
    right = [action for action, value in values.items() if value == best]
    others = {action: value for action, value in values.items() if value != best}
    if len(right) > 1 or not others or best - max(others.values()) < gap:
        return None
    worse = {action: ("value", {fact: _signed(value)}) for action, value in others.items()}
    return Judgement(asks, right, "value", {fact: _signed(best)}, worse, getattr(right[0], "track", asks))


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


# Duelling Nobles


def judge_nobles(position: Position) -> Judgement | None:
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


# Medieval Academy


def judge_academy(position: Position) -> Judgement | None:
    """Judges the last card of a round, and the last gallantry move, by the points of the round."""
    state = position.replica.state
    if position.ask == "play" and len(state.hands[LEARNER]) != 2:
        return None
    if position.ask not in ("play", "advance") or len(position.replica.legal()) < 2:
        return None
    if position.ask == "play" and any(len(state.hands[squire]) != 1 for squire in range(1, position.players)):
        return None
    values = {action: _points(position, action) for action in position.replica.legal()}
    return by_value(position.ask, values, 1, "points")


def _points(position: Position, action: core.Action) -> int:
    played = Playout(position, action).until("round")
    return sum(
        event.args["value"] for event in played.events if event.key == "shield" and event.args["squire"] == LEARNER
    )


# Grail Cup


def judge_grail(position: Position) -> Judgement | None:
    """Judges allies, rides and spears by the space that they lead to."""
    if position.ask not in ("keep", "ride", "spear") or max(position.replica.state.at) < FAR:
        return None
    state, question = position.replica.state, position.rules.open_questions(position.replica.state)[0]  # type: ignore[attr-defined]
    values = {}
    for action in position.replica.legal():
        ways = outlook(state, question, action)
        values[action] = max((way.past or way.stop for way in ways if way.knight == LEARNER), default=state.at[LEARNER])
    return by_value(position.ask, values, 2, "space")


# Histrio


def judge_histrio(position: Position) -> Judgement | None:
    """Judges the answers of the last turn and of the festival by the money at the end."""
    if position.ask in ("travel", "discard") or position.replica.state.turn < LAST_TURN:
        return None
    values = {action: _money(position, action) for action in position.replica.legal()}
    asks = {"shown": "acrobat", "end": "acrobat"}.get(position.ask, position.ask)
    return by_value(asks, values, 1, "money")


def _money(position: Position, action: core.Action) -> int:
    outcome = Playout(position, action).until("no such event").dealer.outcome
    assert outcome is not None
    return outcome.scores[LEARNER]


JUDGES: Mapping[str, Callable[[Position], Judgement | None]] = {
    "academy": judge_academy, "grail": judge_grail, "nobles": judge_nobles, "histrio": judge_histrio,
}  # fmt: skip
