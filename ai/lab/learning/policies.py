"""Fits the opponent policy of Grail Cup: what knights kept and answered, against what they could choose from.

Knows: games of searches, the features of the policy.
Must not know: how the games are spread over processes, or where the policy is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

import core
from ai.games.grail import policy_features
from ai.games.grail.policies import Weights, pick_inputs
from ai.net import Choices, HiddenLayer
from core.games.grail.actions import Keep
from core.games.grail.components import ALLIES
from core.games.grail.draft import picks
from core.games.grail.state import State

from . import logit, nets
from .searches import Job, answers_of, dealt

UNITS = 48
PASSES = 20
BATCH = 512
DECAY = 0.1
"""Weight decay: weaker than of nets of values, since there are many more picks, and less of them is luck."""


class Lesson(NamedTuple):
    """An answer where there was a choice."""

    ask: str
    features: list[list[float]]
    """Of each answer; of a pick one row, the inputs of the net."""
    among: list[str]
    """The allies of the pack, if it is a pick."""
    chosen: int


def play(job: Job) -> list[Lesson]:
    """The lessons of some games."""
    return [lesson for number in job.numbers for lesson in lessons_of(job, number)]


def lessons_of(job: Job, number: int) -> Iterator[Lesson]:
    """The lessons of one game."""
    for state, seat, legal, action in answers_of(job, number, dealt(job, number)):
        if len(legal) > 1 and (lesson := lesson_of(state, seat, legal, legal.index(action))):
            yield lesson


def lesson_of(state: State, seat: int, legal: Sequence[core.Action], chosen: int) -> Lesson | None:
    """The lesson of this answer; None for a question that is not learnt."""
    ask = state.asked[0].ask
    if ask == "keep":
        among = [str(cast("Keep", action).ally) for action in legal]
        way = state.way if picks(state) else None
        return Lesson(ask, [pick_inputs(state, seat, way or "left")], among, chosen)
    if ask not in policy_features.NAMES:
        return None
    return Lesson(ask, policy_features.features(state, seat, legal), [], chosen)


def learn(lessons: Sequence[Lesson], by: str) -> Weights:
    """The policy fitted to these lessons. `by` describes the games."""
    keep, right = kept([lesson for lesson in lessons if lesson.ask == "keep"])
    answers = {ask: answered(ask, [each for each in lessons if each.ask == ask]) for ask in policy_features.NAMES}
    return Weights(f"{by}: {len(lessons)} answers, {right:.1%} of picks foretold", keep, answers)


def kept(lessons: Sequence[Lesson]) -> tuple[Choices, float]:
    """The net of picks, and the share of held-back picks that it predicts."""
    x = np.array([lesson.features[0] for lesson in lessons])
    may = np.array([[ally in lesson.among for ally in ALLIES] for lesson in lessons])
    took = np.array([ALLIES.index(lesson.among[lesson.chosen]) for lesson in lessons])
    centre, spread = x.mean(axis=0), x.std(axis=0)
    spread[spread < nets.CONSTANT] = np.inf
    last = len(x) - len(x) // nets.HELD_BACK
    net = Picks.fit((x[:last] - centre) / spread, may[:last], took[:last])
    logits = np.where(may, net.logits((x - centre) / spread), -np.inf)
    right = float((logits.argmax(axis=1) == took)[last:].mean())
    return net.written(centre, spread), right


class Picks(NamedTuple):
    """The net of picks while it is fitted, over inputs in standard deviations; fields in the order of `nets.Layers`."""

    units: Any
    thresholds: Any
    says: Any
    """(units, allies)"""
    bases: Any

    def logits(self, x: Any) -> Any:
        """The logit of each ally."""
        return np.maximum(x @ self.units + self.thresholds, 0) @ self.says + self.bases

    def gradient(self, x: Any, may: Any, took: Any) -> Picks:
        """The gradient of the cross-entropy."""
        off = logit.softmax(np.where(may, self.logits(x), -np.inf))
        off[np.arange(len(took)), took] -= 1
        off /= len(took)
        hidden = x @ self.units + self.thresholds
        back = (off @ self.says.T) * (hidden > 0)
        return Picks(x.T @ back, back.sum(axis=0), np.maximum(hidden, 0).T @ off, off.sum(axis=0))

    @classmethod
    def fit(cls, x: Any, may: Any, took: Any) -> Picks:
        """The net of maximum likelihood."""
        rng = np.random.default_rng(0)
        width = x.shape[1]
        start = cls(
            rng.normal(size=(width, UNITS)) / np.sqrt(width), np.zeros(UNITS),
            rng.normal(size=(UNITS, len(ALLIES))) / np.sqrt(UNITS), np.zeros(len(ALLIES)),
        )  # fmt: skip
        parts = [part for _ in range(PASSES) for part in nets.batches(len(x), rng, BATCH)]
        return cls(
            *nets.descend(start, parts, lambda net, part: cls(*net).gradient(x[part], may[part], took[part]), DECAY)
        )

    def written(self, centre: Any, spread: Any) -> Choices:
        """The net over inputs as they are, rounded."""
        units = self.units / spread[:, None]
        low = self.thresholds - centre @ units
        says, bases = (logit.rounded(each.T, 4) for each in (self.says, self.bases))
        hidden = HiddenLayer(logit.rounded(units.T, 4), logit.rounded(low, 4))
        return Choices(hidden, dict(zip(ALLIES, says, strict=True)), dict(zip(ALLIES, bases, strict=True)))


def answered(ask: str, lessons: Sequence[Lesson]) -> dict[str, float]:
    """The weights of the features of answers to this question; 0 if it was never asked."""
    names = policy_features.names_of(ask)
    nothing = np.zeros(len(names))
    weights = logit.fit(of_like_size(lessons), nothing, logit.PRIOR) if lessons else nothing
    return dict(zip(names, logit.rounded(weights, 4), strict=True))


def of_like_size(lessons: Sequence[Lesson]) -> list[logit.Part]:
    """Lessons with equally many answers in one part."""
    found: list[logit.Part] = []
    for count in sorted({len(lesson.features) for lesson in lessons}):
        group = [lesson for lesson in lessons if len(lesson.features) == count]
        chosen = np.eye(count)[[lesson.chosen for lesson in group]]
        found.append(logit.Part(np.array([lesson.features for lesson in group]), chosen, np.ones(len(group))))
    return found


def as_text(weights: Weights) -> str:
    """The text of the policy's file."""
    return json.dumps(msgspec.to_builtins(weights), indent=1, allow_nan=False)
