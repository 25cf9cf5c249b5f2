"""Statistics of finished games: wins, places, scores and length, of one player or of a series between some.

Knows: summaries.
Must not know: files, screens, the rules of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import core
from netplay.protocol.names import name_key

from .kept_game import Summary


class Part(NamedTuple):
    """A game as one of its players played it."""

    summary: Summary
    seat: int

    @property
    def score(self) -> int:
        """The player's score."""
        return self.summary.scores[self.seat]

    @property
    def place(self) -> int:
        """The player's place, from 1."""
        return self.summary.places[self.seat]

    @property
    def won(self) -> bool:
        """True if the player won, alone or with others."""
        return self.place == 1

    @property
    def opponent(self) -> str:
        """The strongest level among the bots of the other seats; "" if all others are people."""
        levels = [level for seat, level in enumerate(self.summary.levels) if seat != self.seat and level]
        return max(levels, key=_strength, default="")


class Totals(NamedTuple):
    """The totals of some games of one player."""

    label: str
    games: int
    wins: int
    place: float
    """The average place."""
    best: int
    average: float
    """The average score."""
    steps: float
    """The average number of steps."""
    seconds: float
    """The average length of the games whose length is known; 0 if that of none is."""

    @property
    def share(self) -> float:
        """The share of the games that were won."""
        return self.wins / self.games


def parts_of(summaries: Iterable[Summary], player: str = "") -> list[Part]:
    """Returns the games of a player, by name; without one those that were played here. The first one is first."""
    key, found = name_key(player), list[Part]()
    for summary in sorted(summaries, key=lambda each: each.ended):
        seat = summary.seat
        if player:
            seat = next((at for at, name in enumerate(summary.names) if name_key(name) == key), None)
        if seat is not None:
            found.append(Part(summary, seat))
    return found


GROUPS: dict[str, Callable[[Part], str]] = {
    "game": lambda part: part.summary.game,
    "players": lambda part: str(len(part.summary.names)),
    "level": lambda part: part.opponent,
    "options": lambda part: options_text(part.summary),
}
"""The ways to group games, each with a function that returns a game's group."""


def totals(parts: Sequence[Part], by: str) -> list[Totals]:
    """Returns the totals of each group, the largest first; see `GROUPS`."""
    groups: dict[str, list[Part]] = {}
    for part in parts:
        groups.setdefault(GROUPS[by](part), []).append(part)
    made = [total(label, group) for label, group in groups.items()]
    return sorted(made, key=lambda each: (-each.games, each.label))


def total(label: str, parts: Sequence[Part]) -> Totals:
    """Returns the totals of these games; there must be one at least."""
    count, timed = len(parts), [part.summary.seconds for part in parts if part.summary.seconds]
    return Totals(
        label, count, sum(part.won for part in parts), sum(part.place for part in parts) / count,
        max(part.score for part in parts), sum(part.score for part in parts) / count,
        sum(part.summary.steps for part in parts) / count, sum(timed) / len(timed) if timed else 0,
    )  # fmt: skip


def series(summaries: Iterable[Summary], game: str, names: Sequence[str]) -> list[int]:
    """Returns how often each of these players has won the game against exactly the others; a shared win counts for
    all who share it."""
    wins, keys = [0] * len(names), [name_key(name) for name in names]
    for summary in summaries:
        played = [name_key(name) for name in summary.names]
        if summary.game == game and sorted(played) == sorted(keys):
            for seat, place in enumerate(summary.places):
                wins[keys.index(played[seat])] += place == 1
    return wins


def players_of(summaries: Iterable[Summary]) -> list[str]:
    """Returns the names of all people, whoever played most first."""
    counts: dict[str, int] = {}
    shown: dict[str, str] = {}
    for summary in summaries:
        for name, level in zip(summary.names, summary.levels, strict=True):
            if not level:
                counts[name_key(name)] = counts.get(name_key(name), 0) + 1
                shown.setdefault(name_key(name), name)
    return [shown[key] for key in sorted(counts, key=lambda key: (-counts[key], key))]


def options_text(summary: Summary) -> str:
    """Returns the options that are not the usual ones, as the command line takes them; "" if there are none."""
    usual = (
        {choice.name: choice.default for choice in core.game(summary.game).choices} if summary.game in core.IDS else {}
    )
    other = {name: value for name, value in summary.options.items() if usual.get(name) != value}
    return " ".join(f"{name}={core.Choice.written(value)}" for name, value in sorted(other.items()))


_LEVELS = ("page", "squire", "knight", "king")


def _strength(level: str) -> tuple[int, str]:
    kind = level.partition(":")[0]
    return (_LEVELS.index(kind) if kind in _LEVELS else len(_LEVELS), level)
