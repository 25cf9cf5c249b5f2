"""How a knight thinks: one search for all games, over worlds that its seat cannot tell from the true one.

Knows: what a replica shows and remembers, the rules as they are played in thought, what states are worth.
Must not know: the network, the screen, or anything its seat may not see.

Each round of thought imagines one world, follows the answers that promised most so far, goes on quickly from the
first one that is new, stops at a natural pause of the game, and notes what that is worth to every seat. Each seat
has a tree of its own, in which the secret answers of others are one and the same: so nobody is thought to know what
he cannot, and questions that are asked of several at once are answered blindly. What dice show is in all trees: who
answers after a roll has seen it. Where a game says so, the others answer as squires instead, or for a king as knights
usually do, and worlds are doubted in which they have done what they hardly would.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import core

from . import Eye, Luck, heuristic, liking_of, parted
from .beliefs import belief_of
from .policies import habits_of
from .styles import CHARACTERS, FANCY, Heart
from .values import Value, figures_of, horizon_of, value_of

GLANCE = 10
"""After so many iterations it looks whether those that are left can change the answer."""
DOUBTS = 10
"""So many worlds are doubted at most before one is believed in."""
KINGS_DOUBTS = 200
"""So many by a king who knows the habits of knights, and so how likely each is by itself."""
LOOKED_AT = 60
"""So many worlds he looks at first, to know how likely the likeliest is."""
RANK = 1.5
"""The squire's n-th choice (from 0) has a say of 1 / (n + RANK)."""


class Strength(NamedTuple):
    """How long a bot thinks about an answer."""

    iterations: int
    seconds: float
    """A cap for slow machines: who reaches it has thought less, and might decide otherwise at another time."""
    style: str = ""
    """One of `STYLES`; "" for a plain mind."""
    king: bool = False
    """Does he look as far as kings do, and value states as they do?"""


STRENGTHS = {"knight": Strength(300, 3.0), "king": Strength(300, 3.5)}
"""A king thinks as many times so much as his game says."""


def strength_of(level: str, replica: core.Replica[Any]) -> Strength:
    """That of a bot that thinks, such as "king" or "knight:bold", at this table. Raises ValueError if it is none such.
    Where an iteration is more work there are fewer of them: so no answer takes much longer than at other tables."""
    kind, style = parted(level)
    if kind not in STRENGTHS:
        raise ValueError(f"A {kind} does not think.")
    strength, game, figures = STRENGTHS[kind], replica.game, figures_of(replica.game.id)
    king, share = kind == "king", figures.share(game.players(replica.state))
    if king:
        share *= figures.kings(replica.state) * figures.HORIZON / horizon_of(game, replica.state, king)
    return strength._replace(iterations=round(strength.iterations * share), style=style, king=king)


@dataclass(frozen=True)
class Option:
    """One possible answer, and what was found out about it."""

    action: core.Action
    visits: int
    expected: tuple[float, ...]
    """For each seat its expected share of the win, from 0 to 1; empty if the answer was never tried."""


@dataclass(frozen=True)
class Thought:
    """What a search has found."""

    options: tuple[Option, ...]
    """Every legal answer, the best first."""
    iterations: int
    whole: bool
    """Were all iterations done that could change the answer? Then the same seed gives the same thought again."""

    @property
    def action(self) -> core.Action:
        """The best answer."""
        return self.options[0].action


def think(
    replica: core.Replica[Any],
    rng: Luck,
    iterations: int = STRENGTHS["knight"].iterations,
    seconds: float = STRENGTHS["knight"].seconds,
    style: str = "",
    king: bool = False,
    plain: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> Thought:
    """What the seat of this replica may do now, and what each answer promises. `stop` is asked before each iteration;
    the rest is as in `Strength`. With a style it chooses by what that likes; what is promised are shares of the win all
    the same. Plainly it judges by the line of squires' games even where there is a net, as those do from whose games a
    first net is learnt. It ends when no iteration that is left can change the answer.

    Raises ValueError if the seat is not asked anything.
    """
    legal, seat = replica.legal(), replica.seat
    if not legal or seat is None:
        raise ValueError("This seat is not asked anything.")
    if len(legal) == 1:
        return Thought((Option(legal[0], 0, ()),), 0, True)
    search = Search(replica, seat, legal, dice(rng), style, king, plain)
    until, done = time.monotonic() + seconds, 0
    while done < iterations and not stop() and time.monotonic() < until:
        search.iterate()
        done += 1
        if done % GLANCE == 0 and search.settled(iterations - done):
            return Thought(search.options(), done, True)
    return Thought(search.options(), done, done == iterations)


class Dice(random.Random):
    """Quick luck that is the same on every platform and release of Python: all of it comes from `random()`."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self.random() * n)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Bring a list into random order."""
        draw = self.random
        for last in range(len(x) - 1, 0, -1):
            other = int(draw() * (last + 1))
            x[last], x[other] = x[other], x[last]


def dice(rng: Luck) -> Dice:
    """Dice that follow from a source of luck."""
    order = list(range(256))
    rng.shuffle(order)
    return Dice(bytes(order))


class Cup(core.PlayoutChance):
    """Luck that keeps what the dice showed, since everybody saw it."""

    def __init__(self, below: Callable[[int], int]) -> None:
        super().__init__(below)
        self.shown: list[int] = []

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        face = super().roll(sides)
        self.shown.append(face)
        return face


Seen = core.Action | tuple[int, ...]
"""What leads on in a tree: an answer, or what dice have shown."""


class Edge:
    """An answer in a tree: how often it was followed, and what came of it for who gives it."""

    __slots__ = ("action", "prior", "total", "visits")

    def __init__(self, action: core.Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Node:
    """What one seat has done and seen others do since the search began: about, not exactly. An answer leads on only if
    there was another one to choose in that world, which others need not see, and no answer says whose it was: so what
    a seat has seen alike may lie in two nodes, and what it has seen otherwise in one."""

    __slots__ = ("after", "edges")

    def __init__(self) -> None:
        self.edges: dict[core.Action, Edge] = {}
        self.after: dict[Seen, Node] = {}

    def then(self, seen: Seen) -> Node:
        """The node after this, as this seat sees it."""
        node = self.after.get(seen)
        if node is None:
            node = self.after[seen] = Node()
        return node


class Search:
    """A search for the seat of a replica, as deep as it is given iterations."""

    def __init__(
        self,
        replica: core.Replica[Any],
        seat: int,
        legal: Sequence[core.Action],
        dice: Dice,
        style: str = "",
        king: bool = False,
        plain: bool = False,
    ) -> None:
        self._game = game = replica.game
        self._seat = seat
        self._dice = dice
        self._chance = Cup(dice.below)
        self._eye: Eye = heuristic(game.id)
        self._value: Value = value_of(game, replica.state, king, plain)
        memory = replica.recall()
        self._imagination = core.Determinizer(game, replica.state, dice, memory)
        self._habits = habits_of(game, replica.state) if king else None
        self._belief = belief_of(game, replica.state, seat, replica.log, self._habits)
        self._likeliest = self._looked_at() if self._belief and self._habits else 1.0
        """How likely the likeliest world is; 1 if worlds are likely beside that."""
        self._manner = CHARACTERS[game.id][style].manner if style else None
        self._heart: Heart | None = None
        self._liking = liking_of(game, style) if style else None
        self._roots = [Node() for _ in range(game.players(replica.state))]
        self._searches = [who == seat or self._value.others_search for who in range(len(self._roots))]
        """Which seats look for their best answers; the others answer as squires."""
        self._nothing = core.Memory()
        """In an imagined world nothing is written down: what a squire would have in mind, his eye finds in it."""
        self._ahead = 0
        """How many pauses are left to the end of this round of thought."""
        self._found = {action: [0.0] * len(self._roots) for action in legal}
        """For each answer the sum of what came of it, for every seat."""
        rate = self._eye(replica.state, seat, memory)
        for action in legal:
            self._roots[seat].edges[action] = Edge(action, rate(action) + 1e-6 * dice.random())

    def iterate(self) -> None:
        """Imagine one world, play on in it, and note what came of it."""
        state, path = self._imagined(), list[tuple[int, Edge]]()
        self._ahead = self._value.horizon
        self._descend(state, path)
        shares = self._value.shares(state)
        found = self._found[path[0][1].action]
        for seat, share in enumerate(shares):
            found[seat] += share
        if self._manner is not None:
            rows = self._value.rows(state)
            self._heart = self._heart or Heart(self._manner, self._value.names, self._seat, rows)
            shares[self._seat] = self._heart.feels(rows, shares)
        for seat, edge in path:
            edge.visits += 1
            edge.total += shares[seat]
            if self._liking is not None and seat == self._seat:
                edge.total += FANCY * self._liking(edge.action)

    def _imagined(self) -> Any:
        """A world. One in which others have done what they hardly would is seldom believed in, if there is another."""
        if self._belief is None:
            return self._imagination.draw()
        doubted: list[tuple[float, Any]] = []
        while len(doubted) < (KINGS_DOUBTS if self._habits else DOUBTS):
            world = self._imagination.draw()
            likely = self._belief(world)
            self._likeliest = max(self._likeliest, likely)
            if self._dice.random() * self._likeliest < likely:
                return world
            doubted.append((likely, world))
        return max(doubted, key=lambda each: each[0])[1]

    def _looked_at(self) -> float:
        """How likely the likeliest of some worlds is."""
        assert self._belief is not None
        return max(self._belief(self._imagination.draw()) for _ in range(LOOKED_AT))

    def settled(self, left: int) -> bool:
        """Would the best answer stay the best, whatever so many more iterations found?"""
        visits = sorted(edge.visits for edge in self._roots[self._seat].edges.values())
        return visits[-1] - visits[-2] > left

    def options(self) -> tuple[Option, ...]:
        """What has been found out so far, the best answer first."""
        edges = self._roots[self._seat].edges.values()
        order = sorted(edges, key=lambda edge: (edge.visits, edge.total, edge.prior), reverse=True)
        return tuple(
            Option(edge.action, edge.visits, tuple(total / edge.visits for total in self._found[edge.action]))
            if edge.visits
            else Option(edge.action, 0, ())
            for edge in order
        )

    def _descend(self, state: Any, path: list[tuple[int, Edge]]) -> None:
        """Down the trees to an answer that is new, and on from there to a pause of the game."""
        game, seat, shown = self._game, self._seat, self._chance.shown
        nodes: Sequence[Node] = self._roots
        while True:
            shown.clear()
            legal = game.legal(state, seat)
            chosen = len(legal) > 1
            edge = self._pick(nodes[seat], state, seat, legal) if chosen and self._searches[seat] else None
            action = edge.action if edge else self._quick(state, seat, legal)
            game.apply(state, seat, action, self._chance)
            if edge:
                path.append((seat, edge))
                if not edge.visits:
                    self._play_on(state)
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
        """Further down the trees of those who look for their best answers, by what each has seen."""
        return [
            node.then(what) if searches else node
            for node, what, searches in zip(nodes, seen, self._searches, strict=True)
        ]

    def _ends(self, state: Any) -> bool:
        """Is thought broken off here? To be asked once of each state."""
        if self._value.pauses(state):
            self._ahead -= 1
        return not self._ahead or self._game.is_over(state)

    def _pick(self, node: Node, state: Any, seat: int, legal: Sequence[core.Action]) -> Edge:
        """The answer that promises most, with some curiosity for what was seldom tried."""
        edges = [edge for action in legal if (edge := node.edges.get(action))]
        if len(edges) < len(legal):
            edges = self._opened(node, state, seat, legal)
        edges.sort(key=_by_prior)
        visits = sum([edge.visits for edge in edges])
        usual = sum([edge.total for edge in edges]) / visits if visits else 0.5
        say = self._value.curiosity * sqrt(visits + 1) / sum([1 / (rank + RANK) for rank in range(len(edges))])
        best, most = edges[0], -1.0
        for rank, edge in enumerate(edges):
            tried = edge.visits
            promise = (edge.total / tried if tried else usual) + say / ((rank + RANK) * (1 + tried))
            if promise > most:
                best, most = edge, promise
        return best

    def _opened(self, node: Node, state: Any, seat: int, legal: Sequence[core.Action]) -> list[Edge]:
        """The edges of these answers, new ones too. Luck parts what the squire's eye holds equal."""
        rate = self._eye(state, seat, self._nothing)
        for action in legal:
            if action not in node.edges:
                node.edges[action] = Edge(action, rate(action) + 1e-6 * self._dice.random())
        return [node.edges[action] for action in legal]

    def _play_on(self, state: Any) -> None:
        """Go on quickly to a pause."""
        game = self._game
        while not self._ends(state):
            seat = game.to_act(state)[0]
            game.apply(state, seat, self._quick(state, seat, game.legal(state, seat)), self._chance)

    def _quick(self, state: Any, seat: int, legal: Sequence[core.Action]) -> core.Action:
        """The only answer; else one at a whim, as a knight usually does if that is known, or as a squire would."""
        draw = self._dice.random
        if len(legal) == 1:
            return legal[0]
        if draw() < self._value.whim:
            return legal[int(draw() * len(legal))]
        usual = self._habits(state, seat, legal) if self._habits and seat != self._seat else None
        if usual is not None:
            return self._dice.choices(legal, usual)[0]
        rate = self._eye(state, seat, self._nothing)
        return max(legal, key=lambda action: rate(action) + 1e-6 * draw())


def _by_prior(edge: Edge) -> float:
    return -edge.prior
