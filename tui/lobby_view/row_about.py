"""The explanation of a row of the lobby: its title, the values to choose from, and a text.

Knows: the lobby as the table sends it, levels of bots, settings, texts.
Must not know: how it is drawn, or how a value is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai import LEVELS, STYLES, UNSTYLED
from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby
from tui.text.words import Words

from .bot_levels import as_words, characters, strengths
from .seat_text import named_seats, taken
from .table_settings import RULES, offered, option_value, rule_label, rule_value, rules


class Value(NamedTuple):
    """A value that can be chosen."""

    name: str
    chosen: bool
    about: str = ""
    """Its meaning; empty if the name says so."""


class Choice(NamedTuple):
    """A group of values of which one is in force."""

    title: str
    keys: Sequence[str]
    """The commands that change it, by their names in the keymap; arrow keys are `left` and `right`. Empty for a
    reader who may not."""
    values: Sequence[Value]


class KeyAbout(NamedTuple):
    """A key and what it does."""

    command: str
    """Its name in the keymap; `enter` and `down` are keys."""
    text: str


class RowAbout(NamedTuple):
    """All that is said of a row."""

    title: str
    text: str = ""
    choices: Sequence[Choice] = ()
    keys: Sequence[KeyAbout] = ()


def row_about(words: Words, client_state: ClientState, lobby: Lobby, row: str) -> RowAbout:
    """Returns what is said of the row with this id."""
    kind, _, name = row.partition("-")
    if row in RULES:
        return _rule(words, client_state, lobby, row)
    if kind == "option":
        return _option(words, client_state, lobby, name)
    if kind == "seat":
        return _seat(words, client_state, lobby, int(name))
    if kind == "broken":
        return RowAbout(words("table-broken-title"), words("table-broken-about"))
    return RowAbout(words(f"{lobby.game}-name"), keys=[_down(words, client_state.table.is_host)])


def setting_notes(words: Words, lobby: Lobby, is_host: bool) -> list[tuple[str, str]]:
    """Returns titles and explanations of the settings whose values do not explain themselves, the least clear last: the
    rules of the table that this reader is told, then options with names for values, such as the rules for two
    players."""
    told = [each.name for each in rules(words, lobby.house, is_host)]
    of_table = [(rule_label(words, name), words(f"table-about-{name}")) for name in reversed(told)]
    options = [each.name for each in offered(lobby) if not all(isinstance(value, bool) for value in each.values)]
    named = [(words(f"{lobby.game}-option-{name}"), words(f"{lobby.game}-about-{name}")) for name in options]
    return [*of_table, *named]


def _rule(words: Words, client_state: ClientState, lobby: Lobby, name: str) -> RowAbout:
    rule = RULES[name]
    now = getattr(lobby.house, rule.field)
    values = [Value(rule_value(words, name, value), value == now) for value in rule.values]
    if now not in rule.values:
        values.append(Value(rule_value(words, name, now), True))
    choice = Choice("", _arrows(client_state), values)
    return RowAbout(rule_label(words, name), words(f"table-about-{name}"), [choice])


def _option(words: Words, client_state: ClientState, lobby: Lobby, name: str) -> RowAbout:
    choice = next(each for each in offered(lobby) if each.name == name)
    now = lobby.options.get(name, choice.default)
    values = [Value(option_value(words, lobby.game, value), value == now) for value in choice.values]
    title = words(f"{lobby.game}-option-{name}")
    return RowAbout(title, words(f"{lobby.game}-about-{name}"), [Choice("", _arrows(client_state), values)])


def _arrows(client_state: ClientState) -> Sequence[str]:
    return ("left", "right") if client_state.table.is_host else ()


def _seat(words: Words, client_state: ClientState, lobby: Lobby, at: int) -> RowAbout:
    seated, is_host = lobby.seats[at], client_state.table.is_host
    if not taken(seated):
        keys = _keys(words, "bot" if is_host else "")
        return RowAbout(words("lobby-seat-free"), words("lobby-about-free"), keys=keys)
    name = named_seats(words, lobby)[at].name
    if seated.person is None and seated.bot:
        said = "" if is_host else words("lobby-about-bot")
        return RowAbout(name, said, _bot(words, client_state, seated.bot), _keys(words, "free" if is_host else ""))
    if at == client_state.table.my_seat:
        return _own(words, is_host)
    return _player(words, name, seated.here, is_host)


def _own(words: Words, is_host: bool) -> RowAbout:
    """Returns what is said of the reader's own seat: what can be done before the start besides the next step."""
    keys = [*_keys(words, "bot game" if is_host else ""), *_keys(words, "stand rename"), _down(words, is_host)]
    return RowAbout(words("frame-lobby-how"), "" if is_host else words("lobby-about-guest"), keys=keys)


def _down(words: Words, is_host: bool) -> KeyAbout:
    """Returns that the settings are below."""
    return KeyAbout("down", words(f"lobby-how-down-{'host' if is_host else 'guest'}"))


def _player(words: Words, name: str, here: bool, is_host: bool) -> RowAbout:
    """Returns what is said of another player; the host reads what can be done about them."""
    key = "lobby-about-player" if here else f"lobby-about-player-away{'-host' if is_host else ''}"
    return RowAbout(name, words(key), keys=_keys(words, ("people" if here else "free") if is_host else ""))


def _keys(words: Words, commands: str) -> list[KeyAbout]:
    """Returns what these commands do, which are parted by spaces."""
    return [KeyAbout(each, words(f"lobby-how-{each}")) for each in commands.split()]


def _bot(words: Words, client_state: ClientState, level: str) -> list[Choice]:
    """Returns the strengths and, where the table knows them, the characters; the bot's own are chosen."""
    is_host, now = client_state.table.is_host, as_words(level)
    known = strengths(client_state)
    levels = [_level(words, each, now["level"]) for each in LEVELS if each in known or each == now["level"]]
    found = [Choice(words("lobby-level"), ("bot",) if is_host else (), levels)]
    if characters(client_state) and now["level"] != UNSTYLED:
        styles = [_style(words, each, now["style"]) for each in ("", *STYLES)]
        found.append(Choice(words("lobby-character"), ("character",) if is_host else (), styles))
    return found


def _level(words: Words, level: str, now: str) -> Value:
    return Value(words("table-level", level=level, style=""), level == now, words(f"lobby-level-{level}"))


def _style(words: Words, style: str, now: str) -> Value:
    key = style or "none"
    return Value(words(f"lobby-style-{key}"), style == now, words(f"lobby-style-{key}-about"))
