"""Fits what knights do in Grail Cup: knights play at a table, and what each kept and answered is held against what
there was to choose from. `./scripts/learn grail --habits`.

Knows: the games from which nets are learnt, and what kings look at in an answer.
Must not know: anything of tables with people, or screens.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

import core
from ai.games.grail import policy_features
from ai.games.grail.policies import Weights, shown
from ai.net import Choices, Units
from core.games.grail.actions import Keep
from core.games.grail.components import ALLIES
from core.games.grail.draft import picks
from core.games.grail.state import State
from scripts import logit, nets

UNITS = 48
PASSES = 20
AT_ONCE = 512
DECAY = 0.1
"""How strongly weights are drawn to 0; many more picks are seen than pauses, and less of them is luck."""


class Lesson(NamedTuple):
    """An answer that was given where there was a choice."""

    ask: str
    figures: list[list[float]]
    """Of each answer; of a pick one row, which is what the net is shown of it."""
    among: list[str]
    """The allies of the pack, if it is a pick."""
    chosen: int


def play(job: nets.Job) -> list[Lesson]:
    """What is to be learnt from some games."""
    return [lesson for number in job.numbers for lesson in lessons_of(job, number)]


def lessons_of(job: nets.Job, number: int) -> Iterator[Lesson]:
    """What is to be learnt from one game."""
    for state, seat, legal, action in nets.answers_of(job, number, nets.dealt(job, number)):
        if len(legal) > 1 and (lesson := lesson_of(state, seat, legal, legal.index(action))):
            yield lesson


def lesson_of(state: State, seat: int, legal: Sequence[core.Action], chosen: int) -> Lesson | None:
    """What this answer teaches; None if nothing is asked here that is learnt."""
    ask = state.asked[0].ask
    if ask == "keep":
        among = [str(cast("Keep", action).ally) for action in legal]
        way = state.way if picks(state) else None
        return Lesson(ask, [shown(state, seat, way or "left")], among, chosen)
    if ask not in policy_features.NAMES:
        return None
    return Lesson(ask, policy_features.figures(state, seat, legal), [], chosen)


def learn(lessons: Sequence[Lesson], by: str) -> Weights:
    """What these games teach. `by` says who played them."""
    keep, right = kept([lesson for lesson in lessons if lesson.ask == "keep"])
    answers = {ask: answered(ask, [each for each in lessons if each.ask == ask]) for ask in policy_features.NAMES}
    return Weights(f"{by}: {len(lessons)} answers, {right:.1%} of picks foretold", keep, answers)


def kept(lessons: Sequence[Lesson]) -> tuple[Choices, float]:
    """The net by which allies are kept, and how many picks of other games than it learnt from it foretells."""
    x = np.array([lesson.figures[0] for lesson in lessons])
    may = np.array([[ally in lesson.among for ally in ALLIES] for lesson in lessons])
    took = np.array([ALLIES.index(lesson.among[lesson.chosen]) for lesson in lessons])
    centre, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < nets.CONSTANT] = np.inf
    last = len(x) - len(x) // nets.HELD_BACK
    net = Picks.fit((x[:last] - centre) / spread, may[:last], took[:last])
    pulls = np.where(may, net.pulls((x - centre) / spread), -np.inf)
    right = float((pulls.argmax(axis=1) == took)[last:].mean())
    units = net.units / spread[:, None]
    low = net.thresholds - centre @ units
    says, bases = (np.round(each.T, 4).tolist() for each in (net.says, net.bases))
    rounded = Units(np.round(units.T, 4).tolist(), np.round(low, 4).tolist())
    return Choices(rounded, dict(zip(ALLIES, says, strict=True)), dict(zip(ALLIES, bases, strict=True))), right


class Picks(NamedTuple):
    """The net while it is being fitted, over figures in standard deviations; in the order of `nets.Layers`."""

    units: Any
    thresholds: Any
    says: Any
    """(units, allies)"""
    bases: Any

    def pulls(self, x: Any) -> Any:
        """How much each ally attracts."""
        return np.maximum(x @ self.units + self.thresholds, 0) @ self.says + self.bases

    def slopes(self, x: Any, may: Any, took: Any) -> Picks:
        """How the surprise changes with each number."""
        off = logit.shares_of(np.where(may, self.pulls(x), -np.inf))
        off[np.arange(len(took)), took] -= 1
        off /= len(took)
        felt = x @ self.units + self.thresholds
        back = (off @ self.says.T) * (felt > 0)
        return Picks(x.T @ back, back.sum(axis=0), np.maximum(felt, 0).T @ off, off.sum(axis=0))

    @classmethod
    def fit(cls, x: Any, may: Any, took: Any) -> Picks:
        """The net that makes what was taken likeliest."""
        rng = np.random.default_rng(0)
        width = x.shape[1]
        start = cls(
            rng.normal(size=(width, UNITS)) / np.sqrt(width), np.zeros(UNITS),
            rng.normal(size=(UNITS, len(ALLIES))) / np.sqrt(UNITS), np.zeros(len(ALLIES)),
        )  # fmt: skip
        parts = [part for _ in range(PASSES) for part in nets.parts_of(len(x), rng, AT_ONCE)]
        return cls(
            *nets.descend(start, parts, lambda net, part: cls(*net).slopes(x[part], may[part], took[part]), DECAY)
        )


def answered(ask: str, lessons: Sequence[Lesson]) -> dict[str, float]:
    """The weights of the figures of answers: those that make what was chosen likeliest. What was never asked weighs
    nothing."""
    names = policy_features.names_of(ask)
    nothing = np.zeros(len(names))
    weights = logit.fit(of_like_size(lessons), nothing, logit.PRIOR) if lessons else nothing
    return dict(zip(names, np.round(weights, 4).tolist(), strict=True))


def of_like_size(lessons: Sequence[Lesson]) -> list[logit.Part]:
    """Those with equally many answers together."""
    found: list[logit.Part] = []
    for count in sorted({len(lesson.figures) for lesson in lessons}):
        group = [lesson for lesson in lessons if len(lesson.figures) == count]
        chosen = np.eye(count)[[lesson.chosen for lesson in group]]
        found.append(logit.Part(np.array([lesson.figures for lesson in group]), chosen, np.ones(len(group))))
    return found


def as_text(weights: Weights) -> str:
    """The file."""
    return json.dumps(msgspec.to_builtins(weights), indent=1, allow_nan=False)
