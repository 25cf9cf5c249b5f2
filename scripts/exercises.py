"""Finds the exercises: positions in which the rules and a long search agree on one answer, clearly.

Knows: bots, the search, what each game's judge computes, the files of exercises.
Must not know: how an exercise is shown or worded.

Run it after a change of rules: python -m scripts.exercises GAME
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

import core
from ai import Bot
from ai.search import Option, Strength, think
from scripts.judges import Judgement, Position, judge_of
from scripts.lessons import seed_of
from tui.game_view.lesson.lesson import EXERCISES, LEARNER, lesson, path_of

WANTED = 10
"""Exercises of a game."""
GLANCE = Strength(100, inf)
"""A knight's first look, which sorts out most positions."""
THOUGHT = Strength(600, inf, king=True)
"""The king's search that decides; at a table it has about half the iterations."""
CLEAR = 0.04
"""The least distance between the chances to win of the right answer and of any other."""


def positions(game: str, deal: int) -> Iterator[Position]:
    """Yields the questions to the learner in a game of squires."""
    players, options = lesson(game).players, lesson(game).options
    rules, seed = core.game(game), seed_of(f"exercise-{game}-", deal)
    dealer = core.Dealer(rules, players, options, seed=seed)
    replicas = [core.Replica(rules, seat, dealer.first_snapshot(seat)) for seat in range(players)]
    bots = [Bot("squire", random.Random(seed + bytes([seat]))) for seat in range(players)]
    steps: list[tuple[int, Any]] = []
    while dealer.outcome is None:
        seat = next((each for each in dealer.to_act if each != LEARNER), LEARNER)
        if seat == LEARNER and len(dealer.legal(seat)) > 1:
            yield Position(rules, players, options, seed, tuple(steps), replicas[LEARNER])
        action = bots[seat].choose(replicas[seat])
        step = dealer.act(seat, action)
        steps.append((seat, rules.pack(action)))
        for replica in replicas:
            replica.follow(step.report(replica.seat))


def searched(replica: core.Replica[Any], strength: Strength) -> dict[core.Action, Option]:
    """Returns what a search finds of each answer, the best first."""
    thought = think(replica, random.Random(strength.iterations), strength)
    return {option.action: option for option in thought.options}


def agrees(judged: Judgement, replica: core.Replica[Any]) -> bool:
    """True if both searches find the right answers to be better than all others, by a clear distance."""
    return all(_clearly_best(judged, searched(replica, strength)) for strength in (GLANCE, THOUGHT))


def _clearly_best(judged: Judgement, found: dict[core.Action, Option]) -> bool:
    shares = {action: option.expected[LEARNER] if option.expected else 0.0 for action, option in found.items()}
    best = max(shares[action] for action in judged.right)
    others = [share for action, share in shares.items() if action not in judged.right]
    first = next(iter(found))
    return first in judged.right and best - max(others) >= CLEAR


def exercise(game: str, number: int, position: Position, judged: Judgement) -> dict[str, Any]:
    """Returns an exercise as its file has it."""
    pack = position.rules.pack
    return {
        "id": f"{judged.asks}-{number}",
        "players": position.players,
        "options": position.options,
        "seed": position.seed.hex(),
        "steps": position.steps,
        "asks": judged.asks,
        "right": [pack(action) for action in judged.right],
        "why": judged.why,
        "facts": judged.facts,
        "rule": judged.rule,
        "others": [[pack(action), why, facts] for action, (why, facts) in judged.others.items()],
    }


def found(game: str, first: int) -> Iterator[dict[str, Any]]:
    """Yields exercises, at most one a deal."""
    kinds, judge = dict[str, int](), judge_of(game)
    number = 0
    for deal in range(first, first + 2000):
        for position in positions(game, deal):
            judged = judge.judge(position)
            if judged is None or kinds.get(judged.asks + judged.why, 0) >= judge.MOST_OF_A_KIND:
                continue
            if not agrees(judged, position.replica):
                continue
            kind = judged.asks + judged.why
            kinds[kind] = kinds.get(kind, 0) + 1
            number += 1
            yield exercise(game, number, position, judged)
            break
        if number == WANTED:
            return


def write(game: str, every: Sequence[dict[str, Any]]) -> None:
    """Writes the file, one exercise a row."""
    rows = ",\n".join(f" {json.dumps(each)}" for each in every)
    path_of(game, EXERCISES).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def main() -> None:
    """Finds the exercises of the games that are named."""
    parser = argparse.ArgumentParser(description="Finds exercises and writes them.")
    parser.add_argument("games", nargs="+", choices=core.IDS)
    parser.add_argument("--first", type=int, default=0, help="the deal to begin with")
    asked = parser.parse_args()
    for game in asked.games:
        every: list[dict[str, Any]] = []
        for each in found(game, asked.first):
            every.append(each)
            print(game, len(every), each["id"], each["right"], each["facts"], flush=True)
            write(game, every)


if __name__ == "__main__":
    main()
