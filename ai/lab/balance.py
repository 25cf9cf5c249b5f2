"""Balance: how seats, options, variants and numbers of players change who wins.

Knows: a game's options, and matches between equal bots, or bots of given levels.
Must not know: where they are played, or how results are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

import core

from .execution import Run
from .matches import Bout, Match, Played
from .tally import Tally

DEFAULT_LEVEL = "as it is"


class Setting(NamedTuple):
    """A way to play, and how it differs from the usual one."""

    changed: str
    match: Match

    @property
    def players(self) -> int:
        """Returns the number of players."""
        return len(self.match.levels)


def settings(match: Match) -> list[Setting]:
    """The match as it is, and with each option changed alone to each other value that it can have. A single level plays
    against itself, in every number of players."""
    game = core.game(match.game)
    crowds = [match.levels * count for count in game.seats] if len(match.levels) == 1 else [match.levels]
    return [Setting(changed, Match(match.game, levels, options, match.seed))
            for levels in crowds for changed, options in _ways(game, len(levels), match.options)]  # fmt: skip


def _ways(game: core.Game[Any], seats: int, options: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    if _playable(game, seats, options):
        yield DEFAULT_LEVEL, dict(options)
    for choice in game.offered(seats):
        for value in choice.values:
            changed = {**options, choice.name: value}
            if value != options.get(choice.name, choice.default) and _playable(game, seats, changed):
                yield f"{choice.name}={choice.written(value)}", changed


def _playable(game: core.Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.configure(seats, options)
    except core.BadOptions:
        return False
    return True


def bouts(chosen: Sequence[Setting], games: int) -> list[Bout]:
    """Returns `count` games of each setting, interleaved, so that an interrupted run has seen all of them."""
    return [Bout(setting.match, number) for number in range(games) for setting in chosen]


def tallies(chosen: Sequence[Setting], games: int, run: Run) -> list[Tally]:
    """Plays all settings, and returns a tally for each."""
    return sorted_out(chosen, run(bouts(chosen, games)))


def sorted_out(chosen: Sequence[Setting], played: Iterable[Played]) -> list[Tally]:
    """Games by their settings."""
    result = {_key(setting.match): Tally(setting.match) for setting in chosen}
    for each in played:
        result[_key(each.bout.match)].count(each)
    return list(result.values())


def _key(match: Match) -> bytes:
    """Returns a key that is the same for options in any order."""
    return msgspec.json.encode(match, order="deterministic")
