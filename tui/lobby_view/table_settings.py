"""Settings of a table: the options of its game, and its own rules for time, replacement by bots, and hints.

Knows: which values can be chosen, and how they are worded.
Must not know: how they are shown, or chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, TableSettings
from tui.text.words import Words

from .seat_text import taken

CLOCKS = (0, 30, 60, 120, 300)
STAND_INS = (0, 60, 120, 300)
"""Seconds that can be chosen; 0 for no limit."""


class Rule(NamedTuple):
    """A rule of the table."""

    field: str
    """Its field in `TableSettings`."""
    values: Sequence[int]
    """The values that can be chosen, the default first."""


RULES = {
    "clock": Rule("clock", CLOCKS), "stand-in": Rule("stand_in", STAND_INS), "hints": Rule("hints", (True, False)),
}  # fmt: skip
"""The rules by their names in a list."""


class WordedRule(NamedTuple):
    """A rule as it is set."""

    name: str
    text: str
    value: int
    usual: bool
    """True if it has its default value."""


def rules(words: Words, house: TableSettings, host: bool) -> Iterator[WordedRule]:
    """Yields each rule as it is set. Guests are told only of those without their default."""
    for name, rule in RULES.items():
        value: int = getattr(house, rule.field)
        if host or value != rule.values[0]:
            key = f"table-row-{name}-on" if value else f"table-row-{name}"
            yield WordedRule(name, words(key, time=words.duration(int(value))), value, value == rule.values[0])


def turned_rule(house: TableSettings, name: str, by: int) -> TableSettings:
    """Returns the rules with the next or previous value of one; from an unlisted value, with the listed one beside."""
    rule, values = RULES[name]
    now = getattr(house, rule)
    at = values.index(now) if now in values else sum(value < now for value in values) - (by > 0)
    return replace(house, **{rule: values[(at + by) % len(values)]})


class Setting(NamedTuple):
    """An option of the game or a rule of the table, as it is set."""

    name: str
    """The name by which it is set in the lines."""
    label: str
    value: Any
    values: Sequence[Any]
    about: str
    """The key of the text that explains it."""


def offered(lobby: Lobby) -> Sequence[core.Choice]:
    """Returns the options of the game that can be chosen with as many players as sit there."""
    return core.game(lobby.game).offered(sum(map(taken, lobby.seats)))


def turned_options(lobby: Lobby, name: str, by: int) -> dict[str, Any]:
    """Returns the game's options with the next or previous value of one."""
    choice = next(each for each in core.game(lobby.game).choices if each.name == name)
    now = choice.values.index(lobby.options.get(choice.name, choice.default))
    return {**lobby.options, choice.name: choice.values[(now + by) % len(choice.values)]}


def option_text(words: Words, game: str, name: str, value: Any) -> str:
    """Returns an option of a game and its value."""
    option, shown = words(f"{game}-option-{name}"), option_value(words, game, value)
    return words("table-row-option", option=option, value=shown)


def option_value(words: Words, game: str, value: Any) -> str:
    """Returns a value of an option of a game."""
    if isinstance(value, bool):
        return words(f"table-{'on' if value else 'off'}")
    key = f"{game}-value-{value}"
    return words(key) if words.has(key) else str(value)


def rule_label(words: Words, name: str) -> str:
    """Returns the name of a rule of the table."""
    return words(f"lobby-rule-{name}")


def rule_value(words: Words, name: str, value: int) -> str:
    """Returns a value of a rule of the table."""
    key = f"lobby-rule-{name}-{'on' if value else 'off'}"
    return words(key, time=words.duration(int(value)))


def settings_of(words: Words, client_state: ClientState, lobby: Lobby) -> Iterator[Setting]:
    """Yields the options of the game, then the rules of the table."""
    for choice in offered(lobby):
        now = lobby.options.get(choice.name, choice.default)
        label, about = (words(f"{lobby.game}-option-{choice.name}"), f"{lobby.game}-about-{choice.name}")
        yield Setting(choice.name, label, now, choice.values, about)
    for rule in rules(words, lobby.house, client_state.table.is_host):
        yield Setting(rule.name, rule.text, rule.value, RULES[rule.name].values, f"table-about-{rule.name}")


def settings_lines(words: Words, client_state: ClientState, lobby: Lobby) -> list[str]:
    """Returns the settings, each with the name and the values by which it is set in the lines."""
    written = core.Choice.written
    return [
        f"{each.label}{',' if ':' in each.label else ':'} {each.name}={written(each.value)}"
        f" ({', '.join(map(written, each.values))})"
        for each in settings_of(words, client_state, lobby)
    ]


def about_lines(words: Words, client_state: ClientState, lobby: Lobby, name: str) -> list[str]:
    """Returns what the setting of this name means; [] if there is none.

    Without a name: what the game is about, and what all settings mean.
    """
    found = [each for each in settings_of(words, client_state, lobby) if name in ("", each.name)]
    lines = [f"{each.name}: {each.label}. {words(each.about)}" for each in found]
    return lines if name else [f"{words(f'{lobby.game}-name')}: {words(f'{lobby.game}-blurb')}", *lines]
