"""Records of one player in one game: the best of all their games, and what they can boast of.

Knows: summaries, which feats belong together.
Must not know: files, screens, the rules of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .statistics import Part

BEST = "best-"
"""How the key of a feat begins whose highest number in a game counts."""
SHARES = {
    "duels": ("duels-won", "duels"),
    "shows": ("shows-pleased", "shows"),
    "shows-best": ("shows-won", "shows"),
    "village-spears": ("villages-spear", "villages"),
    "village-thieves": ("villages-thief", "villages"),
}
"""How many of what, by the key of the record."""
MEANS = {"dice": ("dice-sum", "dice"), "coats": ("coats", ""), "coats-lost": ("coats-lost", "")}
"""A number for each of something, or for each game."""


class Record(NamedTuple):
    """One line of a record page."""

    key: str
    value: float
    of: float = 0
    """What the value is a part of; 0 if it is none."""
    part: Part | None = None
    """The game that it is of; None if it is of all."""


def records(parts: Sequence[Part]) -> list[Record]:
    """Returns the records of these games, all of one kind and the first one first; empty without games."""
    return [*_of_results(parts), *_of_feats([part for part in parts if part.summary.feats])] if parts else []


def _of_results(parts: Sequence[Part]) -> Iterator[Record]:
    yield _highest("score", parts, lambda part: part.score)
    won = [part for part in parts if part.won and len(part.summary.scores) > 1]
    if won:
        yield _highest("lead", won, _lead)
    yield Record("streak", longest_streak(parts))
    yield _highest("longest", parts, lambda part: part.summary.steps)


def _of_feats(parts: Sequence[Part]) -> Iterator[Record]:
    keys = dict.fromkeys(key for part in parts for key in part.summary.feats)
    for key in keys:
        if key.startswith(BEST):
            yield _highest(key, parts, lambda part, key=key: _feat(part, key))
    for name, (some, all) in SHARES.items():
        if some in keys and (whole := _sum(parts, all)):
            yield Record(name, _sum(parts, some), whole)
    for name, (some, each) in MEANS.items():
        if some in keys and (count := _sum(parts, each) if each else len(parts)):
            yield Record(name, _sum(parts, some) / count)


def _highest(key: str, parts: Sequence[Part], value: Callable[[Part], float]) -> Record:
    """The record of the first game with the highest value."""
    best = max(parts, key=value)
    return Record(key, value(best), part=best)


def _lead(part: Part) -> int:
    scores = part.summary.scores
    return part.score - max(score for seat, score in enumerate(scores) if seat != part.seat)


def longest_streak(parts: Sequence[Part]) -> int:
    """Returns the most games that were won one after the other."""
    longest = now = 0
    for part in parts:
        now = now + 1 if part.won else 0
        longest = max(longest, now)
    return longest


def _feat(part: Part, key: str) -> int:
    values = part.summary.feats.get(key, [])
    return values[part.seat] if part.seat < len(values) else 0


def _sum(parts: Sequence[Part], key: str) -> int:
    return sum(_feat(part, key) for part in parts)
