"""Opponent policy of Grail Cup outside the draft: linear models over a few features of each answer.

Knows: the public standing, the heuristic's rating of each answer, and what the seat has laid and passed on itself.
Must not know: an ally or a token that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import mul
from typing import Any, NamedTuple

import core
from ai.net import softmax
from core.games.grail.actions import Choose, Curse, Lay, Pass, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import ALLIES, DISTANCES, TOKENS
from core.games.grail.draft import seat_along
from core.games.grail.path import board, kinds, reach, steps_ahead
from core.games.grail.recall import packs_in
from core.games.grail.state import KnightQuestion, State

from . import heuristic
from .net_inputs import ARMED, held, late, very_late

BAD = -30.0
"""Spaces by which an answer is worse than the best at most."""
EYED = ("below", "hardly below", "little below", "somewhat below", "below late", "below very late")
"""The distance by which the heuristic rates an answer below the best: features of every question."""
VICTIM = (
    "foremost", "second", "last", "ahead", "ahead late", "two spears", "a spear", "held", "has an ally", "at the start",
)  # fmt: skip
CHOSEN = ("behind", "one ahead", "two ahead", "three ahead", "near ahead", "far ahead")
"""The distance before herself at which the fairy chooses a space."""
HELD_UP = (
    "next", "two behind", "three behind", "farther behind", "armed", "holds an ally", "next late", "next very late",
    "farther late", "close and holds an ally", "next but armed", "near the finish", "out of reach", "before it",
)  # fmt: skip
"""A knight's position relative to the dragon."""
NAMES: dict[str, tuple[str, ...]] = {
    "pass": ("follows", "apart", "apart late", "follower armed", "follower's place", "follower ahead", "overtakes"),
    "curse": (
        *(f"{ally}{when}" for ally in ALLIES for when in ("", " late", " behind", " in her pack")), "face up",
    ),
    "choose": (
        *(f"{where}{when}" for where in CHOSEN for when in ("", ", chosen before")), "rivals within 3",
        "rivals within 6", "rivals within 12", "ahead", "back", "behind all", "before the first",
    ),
    "lay": tuple(f"{token}{where}" for token in TOKENS for where in ("", " close", " for rivals", " ahead")),
    "dragon": (
        *(f"{who} {how}" for who in ("first rival", "second rival", "third rival", "own knight") for how in HELD_UP),
        "before all", "behind", "the wizard passes",
    ),
    "point": ("foremost", "second", "third", "behind the foremost", "held", "a spear", "ahead"),
    "ride": (
        "shortest", "longest", "spaces", "village", "clover", "finish", "dragon", "spaces late", "beside the foremost",
        "token laid", "behind stands somebody",
    ),
    "spear": (
        "spends", "spends late", "spends very late", "farther", "has another", "village", "clover", "finish",
        "spends from behind", "stays",
    ),
    "push": VICTIM,
    "steal": VICTIM,
}  # fmt: skip
"""By question the other features of an answer."""


class Moment(NamedTuple):
    """A question, and how far the race is then."""

    state: State
    question: KnightQuestion
    seat: int
    late: float
    very_late: float


def likely(table: Mapping[str, float], state: State, seat: int, legal: Sequence[core.Action]) -> list[float]:
    """Returns the probability of each answer by a knight on this seat, by the weights of the features."""
    weights = [table[name] for name in names_of(state.asked[0].ask)]
    return softmax([sum(map(mul, weights, row)) for row in features(state, seat, legal)])


def names_of(ask: str) -> tuple[str, ...]:
    """Of the figures of an answer to this question."""
    return (*EYED, *NAMES[ask])


def features(state: State, seat: int, legal: Sequence[core.Action]) -> list[list[float]]:
    """Of each answer its figures."""
    question, first = state.asked[0], max(state.at)
    moment = Moment(state, question, seat, late(state, first), very_late(state, first))
    rate = heuristic.evaluator(state, seat, core.Memory())
    rates = [rate(action) for action in legal]
    best = max(rates)
    return [
        [*eyed(moment, max(BAD, rating - best)), *FEATURES[question.ask](moment, action)]
        for action, rating in zip(legal, rates, strict=True)
    ]


def eyed(moment: Moment, below: float) -> list[float]:
    """Returns the distance of each answer's rating from the best."""
    return [
        below / 5, exp(below / 0.3), exp(below), exp(below / 3), below / 5 * moment.late, below / 5 * moment.very_late,
    ]  # fmt: skip


def passing(moment: Moment, action: Pass) -> list[float]:
    """Returns the features of the direction in which the pack is passed: who chooses next in either direction."""
    state, seat = moment.state, moment.seat
    follower, other = seat_along(state, seat, action.way), seat_along(state, seat, action.way, len(state.at) - 1)
    apart = state.at[follower] - state.at[other]
    return [
        state.at[follower] / 10, apart / 10, apart / 10 * moment.late, float(state.spears[follower] > 0),
        state.line.index(follower) / 3, float(apart > 0), float(heuristic.gets_there(state, follower, "unicorn")),
    ]  # fmt: skip


def cursing(moment: Moment, action: Curse) -> list[float]:
    """Returns the features of the ally that the witch curses: each has weights of her own, also for having been in the
    witch's pack."""
    state, seat = moment.state, moment.seat
    best = max(space for other, space in enumerate(state.at) if other != seat)
    in_pack = action.ally in packs_in(state, seat)[0].pack
    of_this = [1.0, moment.late, max(0.0, (best - state.at[seat]) / 10), float(in_pack)]
    features = [feature for ally in ALLIES for feature in (of_this if ally == action.ally else [0.0] * len(of_this))]
    return [*features, float(action.ally in state.face_up.faces)]


def pointing(moment: Moment, action: Point) -> list[float]:
    """At whom the squire points."""
    state, who = moment.state, action.knight
    place, armed = state.line.index(who), state.spears[who] > 0
    return [
        *[float(place == each) for each in (0, 1, 2)], (state.at[who] - max(state.at)) / 5,
        held(state, who) * (ARMED if armed else 1.0), float(armed), (state.at[who] - state.at[moment.seat]) / 10,
    ]  # fmt: skip


def riding(moment: Moment, action: Ride) -> list[float]:
    """Returns the features of the distance that a knight rides."""
    state, seat, distances = moment.state, moment.seat, DISTANCES[moment.question.cause]
    here, (stop, past) = state.at[seat], reach(state, seat, steps_ahead(state, seat, action.steps))
    rides, found = (stop - here) / 5, kinds(state, stop) if stop != here else ()
    return [
        float(action.steps == distances[0]), float(action.steps == distances[-1]), rides, float("village" in found),
        float("clover" in found), float(stop == board(state).finish), float(past is not None), rides * moment.late,
        float(stop == max(state.at) != here), laid(moment, stop), float(stop - 1 in state.at),
    ]  # fmt: skip


def laid(moment: Moment, space: int) -> float:
    """Returns the value of the token on this space that the fairy has just laid herself."""
    state = moment.state
    token = state.tokens[space].faces[0] if moment.question.cause == "fairy" and space in state.looked else None
    return heuristic.TOKENS[token] / 4 if token else 0.0


def spending(moment: Moment, action: Spear) -> list[float]:
    """Returns the features of spending a spear to pass the dragon."""
    state, seat, spend = moment.state, moment.seat, float(action.spend)
    here, (stop, past) = state.at[seat], reach(state, seat, moment.question.number)
    space = past if action.spend and past is not None else stop
    found = kinds(state, space) if space != here else ()
    return [
        spend, spend * moment.late, spend * moment.very_late, spend * ((-1 if past is None else past) - stop) / 5,
        spend * (state.spears[seat] > 1), float("village" in found), float("clover" in found),
        float(space == board(state).finish), spend * state.line.index(seat) / 3, float(space == here),
    ]  # fmt: skip


def robbing(moment: Moment, action: Push | Steal) -> list[float]:
    """Returns the features of the knight that is pushed back, or robbed of a spear."""
    state, who = moment.state, action.knight
    place, ahead = state.line.index(who), (state.at[who] - state.at[moment.seat]) / 10
    return [
        *[float(place == each) for each in (0, 1, 3)], ahead, ahead * moment.late, float(state.spears[who] > 1),
        float(state.spears[who] > 0), float(held(state, who) > 0), float(len(state.kept[who]) > 0),
        float(state.at[who] < 2),
    ]  # fmt: skip


def choosing(moment: Moment, action: Choose) -> list[float]:
    """On which space the fairy looks at a token."""
    state, seat, space = moment.state, moment.seat, action.space
    here, ahead = state.at[seat], space - state.at[seat]
    which = 0 if ahead <= 0 else min(ahead, 4) if ahead <= 9 else 5
    bins = [each * (place == which) for place in range(len(CHOSEN)) for each in (1.0, len(state.looked) / 2)]
    best = max(there for other, there in enumerate(state.at) if other != seat)
    return [
        *bins, *[float(rivals_near(moment, space, *reach)) for reach in ((1, 3), (4, 6), (7, 12))],
        max(0, ahead) / 10, max(0, -ahead) / 10, float(space <= min(best, here)), max(0, space - max(state.at)) / 10,
    ]  # fmt: skip


def laying(moment: Moment, action: Lay) -> list[float]:
    """Returns the features of the token that the fairy lays on a space."""
    space = moment.question.number
    ahead, rivals = space - moment.state.at[moment.seat], min(2, rivals_near(moment, space, 1, 6))
    of_this = [1.0, float(0 < ahead <= 3), float(rivals), float(3 < ahead <= 9)]
    return [feature for token in TOKENS for feature in (of_this if token == action.token else [0.0] * len(of_this))]


def rivals_near(moment: Moment, space: int, least: int, most: int) -> int:
    """Returns the number of rivals within this many spaces behind this one."""
    state = moment.state
    return sum([least <= space - there <= most for other, there in enumerate(state.at) if other != moment.seat])


def placing(moment: Moment, action: PlaceDragon) -> list[float]:
    """Returns the features of placing the dragon: its effect on each rival, the foremost first, and on the seat
    itself."""
    state, seat, space = moment.state, moment.seat, action.space
    here, rivals = state.at[seat], [other for other in state.line if other != seat]
    wizard = moment.question.cause == "wizard" and here < space <= here + 6
    return [
        *[feature for who in (*rivals, seat) for feature in held_up(moment, who, space)],
        float(space > max(state.at)), float(space < here), float(wizard),
    ]  # fmt: skip


def held_up(moment: Moment, who: int, space: int) -> list[float]:
    """Returns the effect of a dragon on this space on a knight."""
    state, gap = moment.state, space - moment.state.at[who]
    if not 1 <= gap <= 6:
        return [*[0.0] * (len(HELD_UP) - 2), float(gap > 6), float(gap < 1)]
    armed, holds, following = float(state.spears[who] > 0), float(len(state.kept[who]) > 0), float(gap == 1)
    return [
        following, float(gap == 2), float(gap == 3), float(gap > 3), armed, holds, following * moment.late,
        following * moment.very_late, (1 - following) * moment.late, holds * (gap <= 2), following * armed,
        float(board(state).finish - state.at[who] <= 6), 0.0, 0.0,
    ]  # fmt: skip


FEATURES: dict[str, Callable[[Moment, Any], list[float]]] = {
    "pass": passing, "curse": cursing, "point": pointing, "choose": choosing, "lay": laying, "ride": riding,
    "dragon": placing, "spear": spending, "push": robbing, "steal": robbing,
}  # fmt: skip
