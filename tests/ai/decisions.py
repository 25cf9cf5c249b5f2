"""Recorded decisions of bots, to which `BOTS_VERSION` of each game is bound.

In `tests/ai/recorded/<game>.txt` stand the version, then for every number of players and every value of an option
a sum of what each level decides at positions of one game, and some decisions to be read. Bots that answer at once
decide alike everywhere, so their sums are exact. Bots that search are recorded with few iterations, and only where
they decide alike however the running release of Python rounds sums.

Record again after `BOTS_VERSION` was raised: `python -m tests.ai.decisions`
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import core
from ai import STYLES, Bot
from ai.search import Strength, think
from netplay.game.bot_seats import BotRandom
from tests.play import playable, seed_of

FOLDER = Path(__file__).parent / "recorded"
QUICK = ("page", "squire", *(f"squire:{style}" for style in STYLES))
SEARCHING = {
    "knight": Strength(8, inf), "knight:bold": Strength(8, inf, "bold"), "king": Strength(8, inf, king=True)
}  # fmt: skip
"""Searches with few iterations."""
POSITIONS = 40
"""Positions of one game, at most."""
APART = 3
"""Of the questions with a choice every third is a position."""
SEARCHED = 20
"""The searching bots decide at every twentieth position."""
READ = 6
"""Positions of the first game of a file that are written out."""
BY_LOT = 0.3
"""How often the players of the games answer by lot, rather than as squires do."""


class Case(NamedTuple):
    """A table at which a game is played."""

    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.players} players, options {json.dumps(self.options)}"


class Position(NamedTuple):
    """A question to a seat with at least two answers."""

    replica: core.Replica[Any]
    step: int


MORE = {"grail": [Case(8, {"open_allies": True})]}
"""Tables at which a rule is met that the others do not meet: the last of eight adds an ally that lay open."""


def cases(game: core.Game[Any]) -> Iterator[Case]:
    """Every number of players, then every value of every option with the fewest players that it can be played with,
    then `MORE`."""
    yield from (Case(players, {}) for players in game.seats)
    for choice in game.choices:
        for value in choice.values:
            options = {choice.name: value}
            if value != choice.default and (seats := [n for n in game.seats if playable(game, n, options)]):
                yield Case(seats[0], options)
    yield from MORE.get(game.id, [])


def positions(game: core.Game[Any], case: Case) -> Iterator[Position]:
    """The positions of one game, as they come."""
    dealer, rng = core.Dealer(game, case.players, case.options, seed=seed_of(7)), random.Random(7)
    replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(case.players)]
    questions = 0
    while dealer.outcome is None and questions < POSITIONS * APART:
        seat = rng.choice(dealer.to_act)
        if len(dealer.legal(seat)) > 1:
            if questions % APART == 0:
                yield Position(replicas[seat], dealer.seq)
            questions += 1
        level = "page" if rng.random() < BY_LOT else "squire"
        step = dealer.act(seat, Bot(level, rng).choose(replicas[seat]))
        for replica in replicas:
            replica.follow(step.report(replica.seat))


def decided(level: str, position: Position) -> str:
    """What this level decides here."""
    luck = BotRandom(f"{level} {position.step}".encode())
    if level in QUICK:
        action = Bot(level, luck).choose(position.replica)
    else:
        action = think(position.replica, luck, SEARCHING[level]).action
    return json.dumps(position.replica.game.pack(action))


def rounded_as_added(numbers: Any, start: Any = 0) -> Any:
    """`sum` as it was before Python 3.12."""
    for number in numbers:
        start = start + number
    return start


def compensated(numbers: Any, start: Any = 0) -> Any:
    """`sum` as it is since Python 3.12: of floats the lost digits are added at the end (Neumaier)."""
    total, lost = start, 0.0
    for number in numbers:
        after = total + number
        if isinstance(after, float) and isinstance(number, float):
            lost += (total - after) + number if abs(total) >= abs(number) else (number - after) + total
        total = after
    return total + lost if lost else total


@contextmanager
def summing(total: Any) -> Iterator[None]:
    """Sums are these."""
    with patch("builtins.sum", total):
        yield


def decided_alike(level: str, position: Position) -> str | None:
    """What a searching level decides here; None if that depends on how sums are rounded."""
    found = set[str]()
    for total in (rounded_as_added, compensated):
        with summing(total):
            found.add(decided(level, position))
    return found.pop() if len(found) == 1 else None


class Sums:
    """The decisions of each level in one game, summed up."""

    def __init__(self) -> None:
        self._hashes = {level: blake2b(digest_size=6) for level in (*QUICK, *SEARCHING)}

    def add(self, level: str, decision: str) -> None:
        """One more."""
        self._hashes[level].update(decision.encode() + b"\n")

    def __str__(self) -> str:
        return ", ".join(f"{level} {each.hexdigest()}" for level, each in self._hashes.items())


def decisions(game: core.Game[Any], case: Case) -> Iterator[tuple[int, str, str]]:
    """At each position of a game: its number, a level, and what that decides."""
    for number, position in enumerate(positions(game, case)):
        yield from ((number, level, decided(level, position)) for level in QUICK)
        if number % SEARCHED == 0:
            found = ((level, decided_alike(level, position)) for level in SEARCHING)
            yield from ((number, level, decision) for level, decision in found if decision is not None)


def recorded(game: core.Game[Any], case: Case, read: int = 0) -> Iterator[str]:
    """The lines of one game; the first positions are written out."""
    sums, number = Sums(), -1
    lines = list[str]()
    for number, level, decision in decisions(game, case):
        sums.add(level, decision)
        if number < read:
            lines.append(f"  {number}. {level} {decision}")
    yield f"{case}: {number + 1} positions"
    yield from lines
    yield f"  {sums}"


def all_decisions(game_id: str) -> str:
    """The file of a game."""
    game = core.game(game_id)
    lines = [f"version {import_module(f'ai.games.{game_id}').BOTS_VERSION}"]
    for at, case in enumerate(cases(game)):
        lines.extend(recorded(game, case, read=0 if at else READ))
    return "\n".join(lines) + "\n"


def read(game_id: str) -> str:
    """The recorded file; empty if there is none yet."""
    path = FOLDER / f"{game_id}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def head(line: str) -> str:
    """The table of a case, without the number of its positions; empty if the line is none that begins a case."""
    return (line.rpartition(": ")[0] or line) if line[:1].isdigit() else ""


def of_cases(lines: list[str], known: list[str]) -> list[str]:
    """Those of these lines that belong to a case that is known: a case is added with an option, and changes none."""
    heads = {*map(head, known)}
    kept, taken = list[str](), True
    for line in lines:
        if head(line):
            taken = head(line) in heads
        kept += [line] if taken else []
    return kept


def difference(before: str, now: str) -> str:
    """What is wrong between a file and what bots decide now; empty if they agree in the cases of the file, or if both
    number and decisions are others."""
    (number, *old), (new_number, *new) = before.splitlines() or [""], now.splitlines()
    if old and old != of_cases(new, old) and number == new_number:
        first = next((f": {mine!r} for {his!r}" for his, mine in zip(old, new, strict=False) if his != mine), "")
        return f"The decisions changed{first}. Raise BOTS_VERSION and record again: python -m tests.ai.decisions"
    if old == new and number != new_number:
        return "BOTS_VERSION was raised, and no recorded decision changed: lower it again."
    return ""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in core.IDS:
        now = all_decisions(game_id)
        if wrong := difference(read(game_id), now):
            sys.exit(f"{game_id}: {wrong}")
        (FOLDER / f"{game_id}.txt").write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main()
