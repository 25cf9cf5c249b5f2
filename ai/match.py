"""Matches between bots: how strong is a level? `python -m ai.match academy squire page page --games 200`.

Each bot has its own replica, as at a real table. The seats rotate, so that no level profits from where it sits.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import core

from . import ALL_LEVELS, Bot


def play(game: core.Game[Any], levels: Sequence[str], seed: int, options: Mapping[str, Any]) -> core.Outcome:
    """One game between bots of these levels, in seat order."""
    rng = random.Random(seed)
    dealer = core.Dealer(game, len(levels), options, rng.randbytes(core.SEED_BYTES))
    bots = [Bot(level, rng) for level in levels]
    replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(len(levels))]
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        step = dealer.act(seat, bots[seat].choose(replicas[seat]))
        for replica in replicas:
            replica.follow(step.report(replica.seat))
    return dealer.outcome


def shares(game: core.Game[Any], levels: Sequence[str], games: int, options: Mapping[str, Any]) -> dict[str, float]:
    """The share of the wins that each level takes; those who share the first place share the win."""
    won: dict[str, float] = dict.fromkeys(levels, 0.0)
    for number in range(games):
        turn = number % len(levels)
        seated = [*levels[turn:], *levels[:turn]]
        first = play(game, seated, number, options).ranking[0]
        for seat in first:
            won[seated[seat]] += 1 / len(first)
    return {level: won[level] / games for level in dict.fromkeys(levels)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=core.IDS)
    parser.add_argument("levels", nargs="+", choices=ALL_LEVELS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--options", type=json.loads, default={}, help='as JSON, such as {"excalibur": true}')
    asked = parser.parse_args()
    for level, share in shares(core.game(asked.game), asked.levels, asked.games, asked.options).items():
        print(f"{level}: {share:.1%} of {asked.games} games, {asked.levels.count(level)} of {len(asked.levels)} seats")


if __name__ == "__main__":
    main()
