"""The values of single options: each is checked, and a wrong one gets its sentence.

Knows: numbers, games and their options, the levels of bots.
Must not know: commands, screens, the network.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

import core
from ai import LEVELS, split_level
from netplay import addresses
from netplay.protocol import plain_text
from netplay.protocol.fields import LONGEST, SHORTEST, is_limit
from tui.text.words import Words

from .arguments import LEVEL, Unplayable


def one_of(said: str, known: tuple[str, ...], key: str, words: Words) -> None:
    """Raises Unplayable with the sentence `key` unless the word is known."""
    if said not in known:
        raise Unplayable(words(key, said=plain_text.clean(said, 40), known=", ".join(known)))


def number(said: str, option: str, words: Words) -> int:
    """Returns the whole number. Raises Unplayable."""
    try:
        return int(said)
    except ValueError:
        raise Unplayable(words("cli-no-number", option=option, said=plain_text.clean(said, 40))) from None


def port(said: str, option: str, words: Words) -> int:
    """Returns the port; 0 stands for any free one. Raises Unplayable."""
    wanted = number(said, option, words)
    if not 0 <= wanted < 65536:
        raise Unplayable(words("cli-no-port", port=str(wanted)))
    return wanted


def web_url(said: str, words: Words) -> str:
    """Returns the address by which browsers reach a door. Raises Unplayable."""
    try:
        return addresses.web_url(said)
    except addresses.CannotJoin as error:
        raise Unplayable(words.sentence(error.sentence)) from None


def limit(said: str | None, option: str, words: Words) -> int | None:
    """Returns the seconds of a time limit, 0 for none; None if the option is not given. Raises Unplayable."""
    if said is None:
        return None
    seconds = number(said, option, words)
    if not is_limit(seconds):
        raise Unplayable(words("cli-no-limit", option=option, fewest=SHORTEST, most=LONGEST))
    return seconds


def pace(asked: argparse.Namespace, words: Words) -> float:
    """Returns the seconds that a bot takes, at most an hour. Raises Unplayable."""
    try:
        seconds = float(asked.pace)
    except ValueError:
        seconds = float("nan")
    if not 0 <= seconds <= 3600:
        raise Unplayable(words("cli-no-number", option="--pace", said=plain_text.clean(asked.pace, 40)))
    return seconds


def level(said: str, words: Words) -> None:
    """Raises Unplayable unless this is the level of a bot, perhaps with a style."""
    try:
        split_level(said)
    except ValueError:
        said = plain_text.clean(said, 40)
        raise Unplayable(words("cli-no-level", said=said, known=", ".join(LEVELS), **LEVEL)) from None


def game(asked: argparse.Namespace, words: Words) -> str | None:
    """Returns the game, given as a word or as an option; None if none is. Raises Unplayable."""
    said = [each for each in (asked.word, asked.game) if each is not None]
    for each in said:
        one_of(each, core.IDS, "cli-no-game", words)
    if len(set(said)) > 1:
        raise Unplayable(words("cli-two-games", one=said[0], other=said[1]))
    return said[0] if said else None


def options(asked: argparse.Namespace, game: str, players: Iterable[int], words: Words) -> dict[str, Any]:
    """Returns the options of the game. Raises Unplayable if none of these numbers of players can play with them."""
    said = options_said(game, asked.option, words)
    reasons = list[str]()
    for count in players:
        try:
            core.game(game).configure(count, said)
        except core.BadOptions as error:
            reasons.append(words.sentence(error.sentence))
        else:
            return said
    raise Unplayable(reasons[0])


def options_said(game: str, said: list[str], words: Words) -> dict[str, Any]:
    """Returns options such as `excalibur`, `excalibur=off` or `two_player=karadoc`. Raises Unplayable."""
    choices = {choice.name: choice.values for choice in core.game(game).choices}
    values: dict[str, Any] = {}
    for each in said:
        name, _, word = each.partition("=")
        if name not in choices:
            known = ", ".join(f"{choice}={'|'.join(map(core.Choice.written, of))}" for choice, of in choices.items())
            raise Unplayable(words("cli-no-option", game=game, said=plain_text.clean(name, 40), known=known or "–"))
        written = {core.Choice.written(value): value for value in choices[name]}
        if (word or "on") not in written:
            raise Unplayable(words("cli-no-such-value", option=name, known=", ".join(written)))
        values[name] = written[word or "on"]
    return values
