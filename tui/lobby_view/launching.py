"""Settings of a game alone, kept from the last time: the bots, the options, and whether they go together.

Knows: preferences, games and their options, texts.
Must not know: screens, sessions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

from rich.cells import cell_len

import core
from ai import DEFAULT_LEVEL
from tui.text.words import Words

from .bot_levels import as_words

ALONE: Mapping[str, Any] = {"open_scores": True}
"""Options that have another default alone against bots, from whom nobody has to hide a score."""


class LastSettings(Protocol):
    """The memory of the last games."""

    def last_options(self, game: str) -> dict[str, Any]:
        """Returns the options that were chosen last for this game."""
        ...

    def last_bots(self, game: str) -> Sequence[str]:
        """Returns the levels of the bots that this game was played against last; empty for none."""
        ...


def options_alone(game: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of a game alone against bots: those that were chosen, and the defaults that hold there."""
    names = {choice.name for choice in core.game(game).choices}
    return {name: value for name, value in ALONE.items() if name in names} | {**chosen}


def options_kept(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Returns what is remembered of the options of a game alone: not what is only a default there, so that no table
    gets it, but that it has been given up."""
    choices = [choice for choice in core.game(game).choices if choice.name in ALONE]
    given_up = {each.name: each.default for each in choices if options.get(each.name, each.default) == each.default}
    return {name: value for name, value in options.items() if ALONE.get(name, ...) != value} | given_up


def opponents(last: LastSettings, game: str) -> Sequence[str]:
    """Returns the levels of the bots to play against: those of last time, else some of the default level."""
    levels, seats = last.last_bots(game), core.SEATS[game]
    if len(levels) + 1 in seats:
        return levels
    return [DEFAULT_LEVEL] * next(count for count in (2, 1, 3) if count + 1 in seats)


def fits(game: str, bots: int, options: dict[str, Any]) -> bool:
    """True if the game can be played with these options against so many bots."""
    try:
        core.game(game).configure(bots + 1, options)
    except core.BadOptions:
        return False
    return True


def launch_line(words: Words, last: LastSettings, game: str, width: int) -> str:
    """Returns what is played if nothing is changed: the game, the bots, the options without their default; where so
    many columns do not hold that, without the last options, then without the levels of the bots."""
    levels = opponents(last, game)
    named, counted = "; ".join(_counted(words, levels)), words("table-bots", count=len(levels))
    lines = [words("home-play", game=words(f"{game}-name"), bots=bots) for bots in (named, counted)]
    options = _options(words, last, game)
    forms = [" · ".join([lines[0], *options[:count]]) for count in range(len(options), -1, -1)]
    return next((form for form in forms if cell_len(form) <= width), lines[1])


def _counted(words: Words, levels: Sequence[str]) -> list[str]:
    """Returns the bots by their levels."""
    found: list[str] = []
    for level, same in groupby(sorted(levels)):
        count = len([*same])
        bots, of = words("table-bots", count=count), words("table-level", **as_words(level))
        found.append(words("home-bots", bots=bots, level=of))
    return found


def _options(words: Words, last: LastSettings, game: str) -> list[str]:
    """Returns the options without their default. Rules and tables are loaded only if there are some: the main menu
    is painted before."""
    chosen, found = last.last_options(game), list[str]()
    options = options_alone(game, chosen) if chosen else {}
    for choice in core.game(game).choices if chosen else ():
        default = ALONE.get(choice.name, choice.default)
        value = options.get(choice.name, default)
        label = words(f"{game}-option-{choice.name}")
        if value is True and not default:
            found.append(label)
        elif value != default:
            from .table_settings import option_value

            found.append(words("table-row-option", option=label, value=option_value(words, game, value)))
    return found
