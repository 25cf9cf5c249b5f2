"""The keymap: the usual and the chosen key of each command, keys on Cyrillic layouts, the names of keys.

Knows: the names of commands, where each holds, the Russian and Ukrainian keyboard layouts.
Must not know: what a command does, or what handles a key.

A key is written as its character (`k`, `?`), or by its name (`comma`, `f2`, `ctrl+p`). Each command has a name, and a
text `table-does-<name>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from rich.cells import cell_len

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
CYRILLIC = ("йцукенгшщзхъфывапролджэячсмитьбю", "йцукенгшщзхїфівапролджєячсмитьбю")

USUAL: Mapping[str, Mapping[str, str]] = {
    "everywhere": {"settings": "f2", "palette": "ctrl+p", "help": "?"},
    "home": {
        "return": "r", "resume": "g", "solo": "s", "options": "o", "host": "h", "join": "j", "finished": "f",
        "name": "n", "language": "l", "quit": "q",
    },
    "within": {"leave": "escape,q"},
    "finished": {"search": "tab,/", "results": "r", "statistics": "t", "open": "o", "hand-on": "e"},
    "replay": {"viewpoint": "s", "result": "r", "branch": "w", "analysis": "a", "export": "e"},
    "statistics": {"player": "p", "group": "b", "one-game": "g", "records": "r"},
    "table": {"chat": "t", "people": "p"},
    "lobby": {
        "ready": "r", "stand": "w", "rename": "n", "bot": "b", "character": "c", "free": "x", "game": "g",
        "start": "s",
    },
    "hall": {
        "open-table": "n", "tournaments": "c", "announce": "a", "close-table": "x", "whereabouts": "w",
    },
    "game": {
        "explain": "i", "hint": "h", "why": "w", "log": "l", "round": "r", "outcome": "o", "stand-in": "b", "fold": "v",
        "rematch": "m",
        "undo": "u",
    },
}  # fmt: skip
"""The usual keys of the commands, by where they hold. Of several keys only the last can be changed."""
SCREENS = (
    ("everywhere", "home"),
    *(("everywhere", "within", place) for place in ("finished", "replay", "statistics")),
    *(("everywhere", "within", "table", place) for place in ("lobby", "hall", "game")),
)
"""The places that hold at the same time, so that no key may have two commands there."""
NEEDED = (
    "up", "down", "left", "right", "enter", "escape", "tab", "shift+tab", "space", "backspace", "delete", "home", "end",
    "pageup", "pagedown", "ctrl+c", "ctrl+q", "ctrl+l", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+z",
)  # fmt: skip
"""Keys for navigation, and what terminals send for them. No command can have one of these, or a digit."""
FIT = re.compile(r"comma|f[1-9]|f1[0-2]|ctrl\+[a-z]")
"""Keys without a character that every terminal reports alike."""

SIGNS = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "escape": "Esc",
    "comma": ",",
}
HELP_COLUMNS = 10
"""Columns of the keys in the help."""


def in_latin(character: str) -> str:
    """Returns the Latin letter on the key of this Cyrillic one; any other character unchanged."""
    places = (layout.find(character.lower()) for layout in CYRILLIC if len(character) == 1)
    return next((LATIN[at] for at in places if at >= 0), character)


def letter(latin: str) -> str:
    """Returns a Latin letter and the Cyrillic letters on its key, as a binding lists them; any other key unchanged."""
    character = "," if latin == "comma" else latin
    if character.lower() not in LATIN or (character.isupper() and not character.isascii()):
        return latin
    places = [layout[LATIN.index(character.lower())] for layout in CYRILLIC]
    return ",".join(dict.fromkeys((latin, *(place.upper() if character.isupper() else place for place in places))))


def pressed(key: str, character: str | None) -> str:
    """Returns how a pressed key with this character is written: a Cyrillic letter as the Latin one on its key."""
    if character is None or not character.isprintable() or character == " ":
        return key
    latin = in_latin(character)
    if character.isupper():
        latin = latin.upper() if latin.isalpha() else character
    return "comma" if latin == "," else latin


def by_place(key: str) -> str:
    """Returns Ctrl or Alt with a Cyrillic letter as that with the Latin letter on the key; any other key unchanged."""
    *held, last = key.split("+")
    return "+".join((*held, in_latin(last))) if {"ctrl", "alt"} & set(held) else key


def digit(key: str) -> int | None:
    """Returns the digit of a key, or None. Superscripts are none, such as `²` on French keyboards."""
    return int(key) if key.isdecimal() else None


def why_not(key: str) -> str:
    """Returns why no command can have this key: `needed` elsewhere, or `unfit` for terminals; empty if one can."""
    if key in NEEDED or digit(key) is not None:
        return "needed"
    fits = FIT.fullmatch(key) or (len(key) == 1 and key.isprintable() and cell_len(key) == 1 and key not in " ,")
    return "" if fits else "unfit"


def sign(key: str) -> str:
    """Returns the label of the key that a binding lists first."""
    first = key.split(",")[0]
    named = "-".join(part.capitalize() if len(part) > 1 else part.upper() for part in first.split("+"))
    return SIGNS.get(first, named if len(first) > 1 else first)


class Keymap:
    """The key of each command: the chosen one, or else the usual one."""

    def __init__(self, wanted: Mapping[str, str] | None = None) -> None:
        """`wanted`: the chosen keys by command. Those that are not allowed or clash are dropped."""
        self.chosen = _possible(wanted or {})

    def key(self, name: str) -> str:
        """Returns the key of a command."""
        return self.chosen.get(name, usual(name))

    def keys(self, name: str) -> str:
        """Returns all keys of a command, as a binding lists them: fixed ones, and those on the same key in Cyrillic."""
        return ",".join((*always(name), letter(self.key(name))))

    def holders(self, name: str, key: str) -> list[str]:
        """Returns the other commands with this key where `name` holds."""
        return [other for other in beside(name) if self.key(other) == key]

    def with_key(self, name: str, key: str) -> Keymap | None:
        """Returns the keymap with another key for a command. A command that had it gets the old key; None if that is
        taken there."""
        moved = {**self.chosen, name: key, **dict.fromkeys(self.holders(name, key), self.key(name))}
        after = Keymap(moved)
        return after if all(after.key(each) == moved[each] for each in moved) else None

    def signs(self) -> dict[str, str]:
        """Returns the labels of the keys for texts: `key-<name>`, and `key-row-<name>`, padded for the help."""
        signs = {name: sign(self.key(name)) for name in NAMES}
        rows = {f"key-row-{name}": f"{said} ".ljust(HELP_COLUMNS) for name, said in signs.items()}
        return rows | {f"key-{name}": said for name, said in signs.items()}


NAMES = tuple(chain.from_iterable(USUAL.values()))
"""All commands whose key can be changed."""
_KEYS = {name: keys.split(",") for names in USUAL.values() for name, keys in names.items()}


def usual(name: str) -> str:
    """Returns the usual key of a command."""
    return _KEYS[name][-1]


def always(name: str) -> list[str]:
    """Returns the fixed keys of a command."""
    return _KEYS[name][:-1]


def beside(name: str) -> list[str]:
    """Returns the other commands that hold where this one does."""
    places = {place for screen in SCREENS for place in screen if any(name in USUAL[each] for each in screen)}
    return [other for place in USUAL if place in places for other in USUAL[place] if other != name]


def _possible(wanted: Mapping[str, str]) -> dict[str, str]:
    """Returns the chosen keys that are allowed. Of two commands with one key the first has it."""
    known = {name: pressed(key, key if len(key) == 1 else None) for name, key in wanted.items() if name in NAMES}
    chosen = {name: key for name, key in known.items() if key != usual(name) and not why_not(key)}
    while clashing := [name for name in chosen if _taken(chosen, name)]:
        del chosen[clashing[-1]]
    return chosen


def _taken(chosen: Mapping[str, str], name: str) -> bool:
    return any(chosen.get(other, usual(other)) == chosen[name] for other in beside(name))


def named(bindings: Iterable[tuple[str, str]], words: Callable[[str], str]) -> list[str]:
    """Returns keys with their texts, from pairs of a key and a text's name. Keys with the same text are joined."""
    signs: dict[str, str] = {}
    for key, name in bindings:
        if name:
            signs[name] = signs.get(name, "") + sign(key)
    return [f"{key} {words(name)}" for name, key in signs.items()]


def rows(bindings: Iterable[tuple[str, str]], words: Callable[[str], str], width: int) -> str:
    """Returns rows of keys and their texts, as `named` has them, at most `width` columns wide."""
    lines = [""]
    for said in named(bindings, words):
        if lines[-1] and cell_len(lines[-1]) + 2 + cell_len(said) > width:
            lines.append("")
        lines[-1] += f"  {said}" if lines[-1] else said
    return "\n".join(lines)
