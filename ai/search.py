"""Search of a knight or king: information-set Monte Carlo tree search, the same for all games.

Knows: what a replica shows and remembers, the rules as they are played in a search, values of states.
Must not know: the network, the screen, or anything its seat may not see.

Each iteration samples a determinization, a full state that agrees with all that the seat saw. It descends by the
statistics so far, expands the first new answer, rolls out to a natural pause of the game, and backs up the value of
that state for every seat. Each seat has a tree of its own, in which secret answers of others are indistinguishable;
simultaneous questions are therefore answered blindly. Dice are public chance edges in every tree. In some games
opponents have no trees: they answer as squires, or for a king by the opponent policy. Determinizations may be
rejected by how unlikely the secret choices in them are.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import core

from .bot import Evaluator, Shuffler, bonus_of, heuristic
from .levels import split_level
from .likelihoods import likelihood_of
from .policies import policy_of
from .registry import bots
from .styles import BONUS_SCALE, Utility
from .values import Value, rollout_depth_of, value_of, values_module

SETTLED_CHECK = 10
"""After so many iterations each, the search checks whether those left can change the answer."""
MAX_REJECTIONS = 10
"""How many determinizations are rejected at most before the likeliest of them is taken."""
KING_MAX_REJECTIONS = 200
"""The same with an opponent policy, whose likelihoods are absolute."""
CALIBRATION_WORLDS = 60
"""Determinizations drawn first with an opponent policy, to estimate the greatest likelihood."""
PRIOR_RANK_OFFSET = 1.5
"""The evaluator's n-th choice (from 0) has a prior of 1 / (n + PRIOR_RANK_OFFSET)."""


class Strength(NamedTuple):
    """The length and kind of a bot's search."""

    iterations: int
    seconds: float
    """A cap for slow machines. A search that reaches it has done fewer iterations and may decide otherwise again."""
    style: str = ""
    """One of `STYLES`; "" for none."""
    king: bool = False
    """True for the rollout depth and the values of kings."""
    plain: bool = False
    """True for the linear values of squires' games even where there is a net: for the games a first net learns from."""


STRENGTHS = {"knight": Strength(300, 3.0), "king": Strength(300, 3.5)}
"""By strength, before the factors of a game."""


def strength_of(level: str, replica: core.Replica[Any]) -> Strength:
    """The strength of a searching level, such as "king" or "knight:bold", at this table. Raises ValueError for others.

    The game's factors are applied: where an iteration is more work there are fewer of them.
    """
    kind, style = split_level(level)
    if kind not in STRENGTHS:
        raise ValueError(f"A {kind} does not think.")
    strength, game, values = STRENGTHS[kind], replica.game, values_module(replica.game.id)
    king, share = kind == "king", values.iteration_share(game.players(replica.state))
    if king:
        share *= values.king_factor(replica.state) * values.ROLLOUT_DEPTH / rollout_depth_of(game, replica.state, king)
    return strength._replace(iterations=round(strength.iterations * share), style=style, king=king)


@dataclass(frozen=True)
class Option:
    """A possible answer, and its results in the search."""

    action: core.Action
    visits: int
    expected: tuple[float, ...]
    """For each seat its expected share of the win, from 0 to 1; empty if the answer was never tried."""


@dataclass(frozen=True)
class Thought:
    """The result of a search."""

    options: tuple[Option, ...]
    """Every legal answer, the best first."""
    iterations: int
    whole: bool
    """True if all iterations were done that could change the answer: the same seed then gives the same result."""

    @property
    def action(self) -> core.Action:
        """The best answer."""
        return self.options[0].action


def think(
    replica: core.Replica[Any],
    rng: Shuffler,
    strength: Strength = STRENGTHS["knight"],
    stop: Callable[[], bool] = lambda: False,
) -> Thought:
    """Searches for the best answer of the replica's seat. `stop` is called before each iteration and ends the search.

    A style changes which answer is best, not the shares expected. The search ends early when no iteration left can
    change the answer. Raises ValueError if the seat is not asked anything.
    """
    legal, seat = replica.legal(), replica.seat
    if not legal or seat is None:
        raise ValueError("This seat is not asked anything.")
    if len(legal) == 1:
        return Thought((Option(legal[0], 0, ()),), 0, True)
    search = Search(replica, legal, derived_random(rng), strength)
    iterations, until, done = strength.iterations, time.monotonic() + strength.seconds, 0
    while done < iterations and not stop() and time.monotonic() < until:
        search.iterate()
        done += 1
        if done % SETTLED_CHECK == 0 and search.settled(iterations - done):
            return Thought(search.options(), done, True)
    return Thought(search.options(), done, done == iterations)


class PortableRandom(random.Random):
    """Fast random numbers, the same on every platform and release of Python: all come from `random()`."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self.random() * n)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Brings a list into random order."""
        draw = self.random
        for last in range(len(x) - 1, 0, -1):
            other = int(draw() * (last + 1))
            x[last], x[other] = x[other], x[last]


def derived_random(rng: Shuffler) -> PortableRandom:
    """Random numbers that follow from a shuffler."""
    order = list(range(256))
    rng.shuffle(order)
    return PortableRandom(bytes(order))


class RollRecorder(core.PlayoutChance):
    """Chance that records what dice showed, since every seat sees it."""

    def __init__(self, below: Callable[[int], int]) -> None:
        super().__init__(below)
        self.shown: list[int] = []

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        face = super().roll(sides)
        self.shown.append(face)
        return face


Seen = core.Action | tuple[int, ...]
"""The label of an edge between nodes: an answer as a seat sees it, or what dice showed."""


class Edge:
    """An answer in a tree: its visits, and the sum of its values for the seat that gives it."""

    __slots__ = ("action", "prior", "total", "visits")

    def __init__(self, action: core.Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Node:
    """Approximately an information set of one seat: what it has done and seen since the search began.

    An answer labels an edge only where there was another to choose, which other seats need not see, and the label does
    not say whose answer it was. So one information set may have two nodes, and two may share one.
    """

    __slots__ = ("after", "edges")

    def __init__(self) -> None:
        self.edges: dict[core.Action, Edge] = {}
        self.after: dict[Seen, Node] = {}

    def then(self, seen: Seen) -> Node:
        """The child node for this label, created if new."""
        node = self.after.get(seen)
        if node is None:
            node = self.after[seen] = Node()
        return node


class Search:
    """A search for the seat of a replica that is asked something."""

    def __init__(
        self, replica: core.Replica[Any], legal: Sequence[core.Action], rng: PortableRandom, strength: Strength
    ) -> None:
        assert replica.seat is not None
        self._game = game = replica.game
        self._seat = seat = replica.seat
        self._random = rng
        self._chance = RollRecorder(rng.below)
        self._evaluator: Evaluator = heuristic(game.id)
        self.value: Value = value_of(game, replica.state, strength.king, strength.plain)
        """The evaluation of positions."""
        memory = replica.recall()
        self._determinizer = core.Determinizer(game, replica.state, rng, memory)
        self._policy = policy_of(game, replica.state) if strength.king else None
        self._likelihood = likelihood_of(game, replica.state, seat, replica.log, self._policy)
        self._max_likelihood = self._calibrated() if self._likelihood and self._policy else 1.0
        """The greatest likelihood of a world so far; 1 where likelihoods are relative."""
        self._style = bots(game.id).characters[strength.style].style if strength.style else None
        self._utility: Utility | None = None
        self._bonus = bonus_of(game, strength.style) if strength.style else None
        self.roots = [Node() for _ in range(game.players(replica.state))]
        """The root of each seat's tree."""
        self._searches = [who == seat or self.value.opponents_search for who in range(len(self.roots))]
        """For each seat whether it has a tree; the others answer as squires."""
        self._no_memory = core.Memory()
        """In a determinization nothing is written down: the evaluator finds in the state what a squire would know."""
        self._pauses_left = 0
        """Pauses until the end of this iteration."""
        self._totals = {action: [0.0] * len(self.roots) for action in legal}
        """For each answer and seat the sum of the values backed up."""
        rate = self._evaluator(replica.state, seat, memory)
        for action in legal:
            self.roots[seat].edges[action] = Edge(action, rate(action) + 1e-6 * rng.random())

    def iterate(self) -> None:
        """Samples one determinization, plays on in it, and backs up the value."""
        state, path = self.draw_world(), list[tuple[int, Edge]]()
        self._pauses_left = self.value.rollout_depth
        self._descend(state, path)
        shares = self.value.shares(state)
        totals = self._totals[path[0][1].action]
        for seat, share in enumerate(shares):
            totals[seat] += share
        if self._style is not None:
            rows = self.value.rows(state)
            self._utility = self._utility or Utility(self._style, self.value.names, self._seat, rows)
            shares[self._seat] = self._utility.of(rows, shares)
        for seat, edge in path:
            edge.visits += 1
            edge.total += shares[seat]
            if self._bonus is not None and seat == self._seat:
                edge.total += BONUS_SCALE * self._bonus(edge.action)

    def draw_world(self) -> Any:
        """Returns a determinization: by rejection sampling if there are likelihoods, the likeliest after too many."""
        if self._likelihood is None:
            return self._determinizer.draw()
        rejected: list[tuple[float, Any]] = []
        while len(rejected) < (KING_MAX_REJECTIONS if self._policy else MAX_REJECTIONS):
            world = self._determinizer.draw()
            likely = self._likelihood(world)
            self._max_likelihood = max(self._max_likelihood, likely)
            if self._random.random() * self._max_likelihood < likely:
                return world
            rejected.append((likely, world))
        return max(rejected, key=lambda each: each[0])[1]

    def _calibrated(self) -> float:
        """The greatest likelihood among some determinizations."""
        assert self._likelihood is not None
        return max(self._likelihood(self._determinizer.draw()) for _ in range(CALIBRATION_WORLDS))

    def settled(self, left: int) -> bool:
        """True if the most visited answer stays so, whatever the iterations left find."""
        visits = sorted(edge.visits for edge in self.roots[self._seat].edges.values())
        return visits[-1] - visits[-2] > left

    def options(self) -> tuple[Option, ...]:
        """Every answer with its statistics, the best first."""
        edges = self.roots[self._seat].edges.values()
        order = sorted(edges, key=lambda edge: (edge.visits, edge.total, edge.prior), reverse=True)
        return tuple(
            Option(edge.action, edge.visits, tuple(total / edge.visits for total in self._totals[edge.action]))
            if edge.visits
            else Option(edge.action, 0, ())
            for edge in order
        )

    def _descend(self, state: Any, path: list[tuple[int, Edge]]) -> None:
        """Selection and expansion down the trees, then a rollout to a pause of the game."""
        game, seat, shown = self._game, self._seat, self._chance.shown
        nodes: Sequence[Node] = self.roots
        while True:
            shown.clear()
            legal = game.legal(state, seat)
            chosen = len(legal) > 1
            edge = self._pick(nodes[seat], state, seat, legal) if chosen and self._searches[seat] else None
            action = edge.action if edge else self._rollout_action(state, seat, legal)
            game.apply(state, seat, action, self._chance)
            if edge:
                path.append((seat, edge))
                if not edge.visits:
                    self._roll_out(state)
                    return
            if chosen:
                open_part = action.masked()
                nodes = self._after(nodes, [action if who == seat else open_part for who in range(len(nodes))])
            if shown:
                nodes = self._after(nodes, [tuple(shown)] * len(nodes))
            if self._ends(state):
                return
            seat = game.to_act(state)[0]

    def _after(self, nodes: Sequence[Node], seen: Sequence[Seen]) -> Sequence[Node]:
        """The child nodes of the seats that have trees, each by the label as that seat sees it."""
        return [
            node.then(what) if searches else node
            for node, what, searches in zip(nodes, seen, self._searches, strict=True)
        ]

    def _ends(self, state: Any) -> bool:
        """True if the iteration ends in this state. Counts pauses: to be called once per state."""
        if self.value.pauses(state):
            self._pauses_left -= 1
        return not self._pauses_left or self._game.is_over(state)

    def _pick(self, node: Node, state: Any, seat: int, legal: Sequence[core.Action]) -> Edge:
        """The edge with the best mean plus exploration term."""
        edges = [edge for action in legal if (edge := node.edges.get(action))]
        if len(edges) < len(legal):
            edges = self._opened(node, state, seat, legal)
        edges.sort(key=_by_prior)
        visits = sum([edge.visits for edge in edges])
        unvisited = sum([edge.total for edge in edges]) / visits if visits else 0.5
        priors = sum([1 / (rank + PRIOR_RANK_OFFSET) for rank in range(len(edges))])
        weight = self.value.exploration * sqrt(visits + 1) / priors
        best, most = edges[0], -1.0
        for rank, edge in enumerate(edges):
            tried = edge.visits
            promise = (edge.total / tried if tried else unvisited) + weight / ((rank + PRIOR_RANK_OFFSET) * (1 + tried))
            if promise > most:
                best, most = edge, promise
        return best

    def _opened(self, node: Node, state: Any, seat: int, legal: Sequence[core.Action]) -> list[Edge]:
        """The edges of these answers; new ones are added. Equal priors are ordered at random."""
        rate = self._evaluator(state, seat, self._no_memory)
        for action in legal:
            if action not in node.edges:
                node.edges[action] = Edge(action, rate(action) + 1e-6 * self._random.random())
        return [node.edges[action] for action in legal]

    def _roll_out(self, state: Any) -> None:
        """Plays on by the rollout policy to a pause."""
        game = self._game
        while not self._ends(state):
            seat = game.to_act(state)[0]
            game.apply(state, seat, self._rollout_action(state, seat, game.legal(state, seat)), self._chance)

    def _rollout_action(self, state: Any, seat: int, legal: Sequence[core.Action]) -> core.Action:
        """The rollout policy: a random answer with probability epsilon, else the opponent policy's or a squire's."""
        draw = self._random.random
        if len(legal) == 1:
            return legal[0]
        if draw() < self.value.rollout_epsilon:
            return legal[int(draw() * len(legal))]
        odds = self._policy(state, seat, legal) if self._policy and seat != self._seat else None
        if odds is not None:
            return self._random.choices(legal, odds)[0]
        rate = self._evaluator(state, seat, self._no_memory)
        return max(legal, key=lambda action: rate(action) + 1e-6 * draw())


def _by_prior(edge: Edge) -> float:
    return -edge.prior
