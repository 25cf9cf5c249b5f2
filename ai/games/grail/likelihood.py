"""Likelihood of what rivals kept in a draft of Grail Cup: the better an ally was for them, the likelier.

Knows: the order of the picks, what a pack held when it was chosen from in a determinization, the heuristic, the
opponent policy.
Must not know: what a search makes of it, or any ally that its seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import exp
from typing import Any

import core
from ai.likelihoods import Likelihood
from ai.policies import OpponentPolicy
from core.contract import since
from core.games.grail.actions import Keep
from core.games.grail.components import ALLIES, EXTRA, FACE_DOWN, FACE_UP
from core.games.grail.draft import adds_aside, chooser
from core.games.grail.recall import kept_so_far, picks_along
from core.games.grail.state import KnightQuestion, State

from . import heuristic

WORST_KEEP = 0.1
"""The likelihood of the worst ally beside the best: people see what the heuristic does not."""
KEEP_SCALE = 0.3
"""In spaces: an ally worse by so much is kept e times as seldom."""
KEEP_FLOOR = 0.02
"""The least probability of a pick by the opponent policy."""
Kept = Sequence[Sequence[str]]
"""For each seat the allies that it kept, in order."""


def likelihood(
    game: core.Game[State], view: State, seat: int, log: Sequence[core.Event], policy: OpponentPolicy | None = None
) -> Likelihood | None:
    """Returns the likelihood of a world's picks, by a policy of knights if there is one. None before a rival's first
    pick, and with eight players, of whom the last chooses among those set aside."""
    if adds_aside(view) or all(chooser(view, pick) == seat for pick in range(kept_so_far(view))):
        return None
    return Draft(game, view, seat, log, policy)


class Draft:
    """The draft of this round, as worlds have it."""

    def __init__(
        self, game: core.Game[State], view: State, seat: int, log: Sequence[core.Event], policy: OpponentPolicy | None
    ) -> None:
        self._seat = seat
        self._policy = policy
        self._then = as_the_round_began(game, view, log)
        self._aside = [*view.face_up.faces], [*view.face_down.faces]
        """The allies that lie aside by now, in the order in which they were set aside: face up and face down."""
        self._likely: dict[Any, float] = {}
        """For the piles of a world how likely its picks are; most worlds are like one before."""
        self._rates: dict[Any, dict[str, float]] = {}
        """For a pick how likely each ally of the pack is kept."""

    def __call__(self, world: State) -> float:
        """Returns the likelihood that these allies were kept: absolute, or relative to the likeliest alternative."""
        piles = (*world.kept, *world.revealed, world.face_up, world.face_down)
        key = tuple(tuple(pile.faces) for pile in piles)
        if key not in self._likely:
            self._likely[key] = max((self._along(world, kept) for kept in orders(world)), default=0.0)
        return self._likely[key]

    def _along(self, world: State, kept: Kept) -> float:
        """The picks one after the other, from what was in the pack then."""
        likely, had = 1.0, [list[str]() for _ in kept]
        for seat, pack, ally in picks_along(world, kept):
            if ally not in pack:
                return 0.0
            if seat != self._seat:
                likely *= self._rated(seat, pack, had)[ally]
            had[seat].append(ally)
        return likely

    def _rated(self, seat: int, pack: frozenset[str], had: Kept) -> dict[str, float]:
        """Returns the probability that this seat keeps each ally of the pack: by the policy of knights if there is one,
        else relative to the best."""
        key = (seat, pack, tuple(map(tuple, had)))
        if key not in self._rates:
            then = self._chosen_from(seat, pack, had)
            self._rates[key] = self._by_policy(then, seat) or by_evaluator(then, seat)
        return self._rates[key]

    def _by_policy(self, then: State, seat: int) -> dict[str, float]:
        """Empty if nobody knows what those do."""
        keeps = [Keep(ally) for ally in then.pack.known()]
        known = self._policy(then, seat, keeps) if self._policy else None
        return {str(keep.ally): max(KEEP_FLOOR, each) for keep, each in zip(keeps, known, strict=True)} if known else {}

    def _chosen_from(self, seat: int, pack: frozenset[str], had: Kept) -> State:
        """The table at that pick."""
        then = self._then
        then.pack.faces = [ally for ally in ALLIES if ally in pack]
        for pile, allies in zip(then.kept, had, strict=True):
            pile.faces = [*allies]
        aside = zip((then.face_up, then.face_down), self._aside, set_aside(then, sum(map(len, had))), strict=True)
        for pile, allies, number in aside:
            pile.faces = allies[:number]
        then.asked = [KnightQuestion("keep", seat, "draft")]
        return then


def by_evaluator(then: State, seat: int) -> dict[str, float]:
    """Returns the probability that each ally of the pack is kept, relative to the best by the heuristic."""
    rate = heuristic.evaluator(then, seat, core.Memory())
    rates = {ally: rate(Keep(ally)) for ally in then.pack.known()}
    best = max(rates.values())
    return {ally: max(WORST_KEEP, exp((rate - best) / KEEP_SCALE)) for ally, rate in rates.items()}


def set_aside(state: State, pick: int) -> tuple[int, int]:
    """Returns the number of allies set aside at this pick, face up and face down."""
    players = len(state.seats)
    down = FACE_DOWN + (EXTRA if pick >= players else 0)
    return (FACE_UP[players] + down, 0) if state.options.open_allies else (FACE_UP[players], down)


def orders(world: State) -> Iterator[Kept]:
    """Yields the allies that each seat kept, in every possible order: of two allies of which one is revealed, either
    may have come first."""
    each = list[list[tuple[str, ...]]]()
    for held, shown in zip(world.kept, world.revealed, strict=True):
        both = held.known() + shown.known()
        each.append([*permutations(both)] if shown.known() else [tuple(both)])
    return product(*each)


def as_the_round_began(game: core.Game[State], view: State, log: Sequence[core.Event]) -> State:
    """The table when this round's draft began, as far as it matters there: what moved is moved back, and spears are as
    they were. Of knights on one space the order may be another."""
    then = game.clone(view)
    for event in reversed(since(log, "round")):
        match event.key, event.args:
            case "moves", {"seat": seat, "start": start}:
                then.at[seat] = start
            case "swaps", {"seat": witch, "knight": knight, "start": start, "end": end}:
                then.at[witch], then.at[knight] = start, end
            case "dragon", {"start": start}:
                then.dragon = start
            case "spear", {"seat": seat}:
                then.spears[seat] -= 1
            case "spends" | "loses", {"seat": seat}:
                then.spears[seat] += 1
            case "steals", {"seat": seat, "knight": knight}:
                then.spears[seat] -= 1
                then.spears[knight] += 1
            case _:
                pass
    then.line.sort(key=lambda seat: -then.at[seat])
    then.phase = "draft"
    for pile in then.revealed:
        pile.faces = []
    return then
