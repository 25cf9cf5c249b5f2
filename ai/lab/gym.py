"""The games as environments for learners: PettingZoo's AEC, for the extra `lab`. Nothing else imports this.

Knows: dealers, replicas, PettingZoo.
Must not know: tables, bots.

    from lab.gym import env
    table = env("grail", players=4, options={"open_allies": True})
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        table.step(None if over else table.action_space(agent).sample(info["action_mask"]))

Whatever an agent is given is made from its own replica: what a person in its seat sees, and nothing else. Where several
are asked at once, they are asked one after the other, by their seats, and do not see each other's answers.

- An action is its place in `ai.lab.actions.all_actions(game)`, the same in every game; `info["action_mask"]` has a 1
  for each that is possible for this agent now.
- An observation is a vector of counts (`SIZE` bytes): each fact of the view, such as `tracks/jousts/walked/2=5`, or a
  card in a pile, is hashed to a place and counted there (feature hashing). The seat is one of the facts; of the order
  of a pile only the top is.
- The reward comes at the end, by the place: 1 for the first, -1 for the last, evenly between; who share a place have
  the mean. So it sums up to 0. `info` then has the `place`, and the `share` of the win. A game that something
  illegal has ended brings -1 to who did it and 0 to the others, and has neither; PettingZoo calls it truncated, too.
- `copy.deepcopy(table)` goes on by itself, with the same luck as the table: what a search by copying would see of what
  its seat does not is its own affair. `core.Determinizer` draws worlds that a seat may think of.
- `unwrapped.replica(agent)` is what the bots of `ai` take: `Bot("squire", rng).choose(replica)`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, cast

import msgspec

import core
from ai import plain_data

from . import INSTALL
from .actions import all_actions, numbers

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
    from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
except ModuleNotFoundError as error:
    text = f"This needs PettingZoo ({error.name} is missing): {INSTALL}"
    raise ModuleNotFoundError(text) from None

SIZE = 4096
"""Places of an observation; a view has some 60 to 400 facts."""
MOST = 255
"""The highest count."""

Seen = NDArray[np.uint8]


def env(game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> AECEnv[str, Seen, int]:
    """A table of this game: who does something illegal loses, and the game ends; what is no action at all raises
    AssertionError. Raises core.BadOptions."""
    raw = GameEnv(game, players, options)
    safe = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(safe)


class GameEnv(AECEnv[str, Seen, int]):
    """A game as an environment without masks: an illegal action raises core.IllegalAction, and changes nothing."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.game = core.game(game)
        self._options = dict(options or {})
        count = self.game.seats[0] if players is None else players
        self.game.configure(count, self._options)
        name = f"{game}_v{self.game.rules_number}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents = []
        self._sees: dict[str, Space[Seen]] = {agent: Box(0, MOST, (SIZE,), np.uint8) for agent in self.possible_agents}
        self._does: dict[str, Space[Any]] = {agent: Discrete(len(all_actions(game))) for agent in self.possible_agents}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Space[Seen]:
        return self._sees[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._does[agent]

    def replica(self, agent: str) -> core.Replica[Any]:
        """The game as this agent's seat sees it, with its log."""
        return self._replicas[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same one for the same seed. The options of the game are those that the environment was made
        with: `options` here, which PettingZoo hands to any environment, are passed over."""
        luck = secrets.token_bytes(core.SEED_BYTES)
        if seed is not None:
            luck = blake2b(str(seed).encode(), digest_size=core.SEED_BYTES, person=b"round-table-gym").digest()
        self.agents = list(self.possible_agents)
        self._dealer = core.Dealer(self.game, len(self.agents), self._options, seed=luck)
        self._replicas = {
            agent: core.Replica(self.game, seat, self._dealer.snapshot(seat)) for seat, agent in enumerate(self.agents)
        }
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Updates the agent to act, and everybody's legal actions."""
        self.agent_selection = self.possible_agents[self._dealer.to_act[0]]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask, places = np.zeros(len(all_actions(self.game.id)), np.int8), numbers(self.game.id)
        mask[[places[action] for action in self._replicas[agent].legal()]] = 1
        return mask

    def observe(self, agent: str) -> Seen:
        counts = np.zeros(SIZE, np.int64)
        for fact in facts(self._replicas[agent]):
            counts[_place(fact)] += 1
        return np.minimum(counts, MOST).astype(np.uint8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast("int", action))
            return
        if action is None or not 0 <= action < len(all_actions(self.game.id)):
            raise core.IllegalAction("not-possible")
        step = self._dealer.act(self.possible_agents.index(agent), all_actions(self.game.id)[action])
        for seat, each in enumerate(self.possible_agents):
            self._replicas[each].follow(step.report(seat))
        self._cumulative_rewards[agent] = 0.0
        if self._dealer.outcome is None:
            self._ask()
        else:
            self._end(self._dealer.outcome)
        self._accumulate_rewards()

    def _end(self, outcome: core.Outcome) -> None:
        places = {seat: place for place, seats in enumerate(outcome.ranking, 1) for seat in seats}
        rewards, first = rewards_by_place(outcome), outcome.ranking[0]
        for seat, agent in enumerate(self.agents):
            self.rewards[agent], self.terminations[agent] = rewards[seat], True
            share = 1 / len(first) if seat in first else 0.0
            self.infos[agent] = {"action_mask": self._mask(agent), "place": places[seat], "share": share}
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """Returns what a spectator sees, as JSON."""
        watching = core.Replica(self.game, None, self._dealer.snapshot(None))
        return msgspec.json.encode(plain_data.view(watching)).decode()

    def close(self) -> None:
        """Nothing is kept open."""


def rewards_by_place(outcome: core.Outcome) -> dict[int, float]:
    """For each seat, from 1 for the first place to -1 for the last."""
    result: dict[int, float] = {}
    ahead, last = 0, sum(map(len, outcome.ranking)) - 1
    for seats in outcome.ranking:
        middle = ahead + (len(seats) - 1) / 2
        result |= dict.fromkeys(seats, 1 - 2 * middle / last)
        ahead += len(seats)
    return result


def facts(replica: core.Replica[Any]) -> Iterator[str]:
    """Yields all that the replica's seat sees, one text per fact."""
    yield f"seat={replica.seat}"
    yield from _facts("", plain_data.view(replica))


def _facts(path: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        named = cast("dict[str, Any]", value)
        if named.keys() == {"kind", "seen_by", "faces"}:
            yield from _pile(path, named["faces"], named["seen_by"])
        else:
            for name, each in named.items():
                yield from _facts(f"{path}/{name}", each)
    elif isinstance(value, list):
        listed = cast("list[Any]", value)
        yield f"{path}#{len(listed)}"
        for at, each in enumerate(listed):
            yield from _facts(f"{path}/{at}", each)
    else:
        yield f"{path}={value}"


def _pile(path: str, faces: list[str | None], seen_by: Any) -> Iterator[str]:
    """Yields the facts of a pile: its size, its audience, its faces, and the top one."""
    yield f"{path}#{len(faces)}"
    yield f"{path}@{seen_by}"
    yield from (f"{path}:{face}" for face in faces if face is not None)
    if faces and faces[0] is not None:
        yield f"{path}^{faces[0]}"


@lru_cache(2**16)
def _place(fact: str) -> int:
    return int.from_bytes(blake2b(fact.encode(), digest_size=8).digest(), "big") % SIZE
