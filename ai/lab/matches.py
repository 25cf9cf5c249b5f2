"""One game of bots against bots: its match, its seats and seeds, and its result.

Knows: dealers, replicas and bots.
Must not know: processes, and how results are counted or shown.

A game depends only on its match and its number, not on the process or the time. The same seed gives the same results on
any number of cores, as long as no bot thinks by the clock. The seats rotate with the number, so that no level profits
from its seat; the cards of a number are the same for all levels.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

import core
from ai import Bot
from ai.registry import bonus_words

from .scores import Places

MakeBot = Callable[[str, random.Random], Bot]
"""Returns a bot of this level with this source of chance."""


class CannotPlay(Exception):
    """The games cannot be played, or not to their end; the text is a sentence that gives the reason."""


class Match(msgspec.Struct, frozen=True):
    """A game, its options, and the levels that play it, in the order of their seats in game 0."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: int = 0

    def seated(self, number: int) -> tuple[str, ...]:
        """Returns the level of each seat in game `number`: each game rotates them by one seat."""
        turn = number % len(self.levels)
        return (*self.levels[turn:], *self.levels[:turn])

    def luck(self, number: int, of: str) -> bytes:
        """Returns the seed of a game's cards, or of one seat's bot: each has its own."""
        said = f"{self.seed} {number} {of}".encode()
        return blake2b(said, digest_size=core.SEED_BYTES, person=b"roundtable-arena").digest()


class Bout(msgspec.Struct, frozen=True):
    """A single game of a match."""

    match: Match
    number: int


class Thought(msgspec.Struct, frozen=True):
    """The time that a level took for the decisions in which it had a choice, in seconds of its thread's processor
    time: a cluster may play other games in threads beside it."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_(self, other: Thought) -> Thought:
        """Returns the sum of both."""
        longest = max(self.longest, other.longest)
        return Thought(self.decisions + other.decisions, self.seconds + other.seconds, longest)


class Fault(msgspec.Struct, frozen=True):
    """A bot's decision that failed or was illegal, and was replaced by a random one."""

    number: int
    step: int
    level: str
    what: str


class Played(msgspec.Struct, frozen=True):
    """The result of a finished game."""

    bout: Bout
    seated: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    steps: int
    thought: dict[str, Thought]
    faults: tuple[Fault, ...] = ()
    kinds: tuple[dict[str, int], ...] = ()
    """For each seat, where it had a choice, the number of its actions of each kind, such as "challenge", and of those
    with a word that some style prefers, such as a track."""

    @property
    def first_seat(self) -> int:
        """The seat of the level that was named first."""
        return -self.bout.number % len(self.seated)

    @property
    def places(self) -> Places:
        """The levels in the order of their places; equal ones share a place."""
        return tuple(tuple(sorted(self.seated[seat] for seat in place)) for place in self.ranking)

    def won(self, seat: int) -> float:
        """Returns a seat's share of the win: seats that share the first place share it equally."""
        return 1 / len(self.ranking[0]) if seat in self.ranking[0] else 0.0


class _Player:
    """A bot on its seat: its replica of the game, its time and its faults."""

    def __init__(self, dealer: core.Dealer[Any], seat: int, level: str, bout: Bout, make: MakeBot) -> None:
        self.level, self._number = level, bout.number
        self.replica = core.Replica(dealer.game, seat, dealer.snapshot(seat))
        self._rng = random.Random(bout.match.luck(bout.number, f"seat {seat}"))
        self._bot = make(level, self._rng)
        self.thought, self.faults, self.kinds = Thought(), list[Fault](), Counter[str]()
        self._bonus_words = bonus_words(dealer.game.id)

    def choose(self) -> core.Action:
        """Returns the bot's action; a random one if the bot fails."""
        legal = self.replica.legal()
        if len(legal) == 1:
            return legal[0]
        action = self._decided(legal)
        kind, *words = self.replica.game.pack(action)
        self.kinds.update([kind, *(word for word in words if word in self._bonus_words)])
        return action

    def _decided(self, legal: Sequence[core.Action]) -> core.Action:
        began = time.thread_time()
        try:
            action = self._bot.choose(self.replica)
            what = "" if action in legal else f"an illegal answer, {self.replica.game.pack(action)}"
        except Exception as error:
            action, what = legal[0], f"{type(error).__name__}: {error}"
        took = time.thread_time() - began
        self.thought = self.thought.and_(Thought(1, took, took))
        if what:
            self.faults.append(Fault(self._number, self.replica.seq + 1, self.level, f"{what:.300}"))
            return self._rng.choice(legal)
        return action


def play(bout: Bout, make: MakeBot = Bot) -> Played:
    """Plays one game. Each bot gets what a person on its seat gets, from the first card on."""
    match, seated = bout.match, bout.match.seated(bout.number)
    game, luck = core.game(match.game), match.luck(bout.number, "cards")
    dealer = core.Dealer(game, len(seated), match.options, seed=luck)
    players = [_Player(dealer, seat, level, bout, make) for seat, level in enumerate(seated)]
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        step = dealer.act(seat, players[seat].choose())
        for each in players:
            each.replica.follow(step.report(each.replica.seat))
    thought = dict.fromkeys(seated, Thought())
    for each in players:
        thought[each.level] = thought[each.level].and_(each.thought)
    faults = tuple(fault for each in players for fault in each.faults)
    kinds = tuple(dict(each.kinds) for each in players)
    return Played(bout, seated, dealer.outcome.ranking, dealer.outcome.scores, dealer.seq, thought, faults, kinds)
