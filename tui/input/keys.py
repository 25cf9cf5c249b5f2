"""Keys: which one does what, usually and by choice, where a letter lies on other keyboards, what keys are called.

Knows: the names of what has a key, where each holds, where Latin letters lie under the Russian and Ukrainian layouts.
Must not know: what a key does, who listens to it.

A key is written as the character that it gives (`k`, `?`), a comma and other keys by their name (`comma`, `f2`,
`ctrl+p`). What has a key has a name, and a text `table-does-<name>`.
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
        "return": "r", "resume": "g", "solo": "s", "host": "h", "join": "j", "name": "n", "language": "l",
        "quit": "escape,q",
    },
    "table": {"chat": "t", "people": "p", "leave": "escape,q"},
    "lobby": {
        "ready": "r", "stand": "w", "rename": "n", "bot": "b", "character": "c", "free": "x", "game": "g",
        "start": "s",
    },
    "game": {
        "explain": "i", "hint": "h", "why": "w", "log": "l", "round": "r", "outcome": "o", "stand-in": "b", "fold": "v",
    },
}  # fmt: skip
"""Where a key holds, and what does what there. Of several keys only the last can be another."""
SCREENS = (("everywhere", "home"), ("everywhere", "table", "lobby"), ("everywhere", "table", "game"))
"""What holds at the same time: there no key does two things."""
NEEDED = (
    "up", "down", "left", "right", "enter", "escape", "tab", "shift+tab", "space", "backspace", "delete", "home", "end",
    "pageup", "pagedown", "ctrl+c", "ctrl+q", "ctrl+l", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+z",
)  # fmt: skip
"""Keys to get about with, and what a terminal sends for them. Nothing else can have one of these, or a digit."""
FIT = re.compile(r"comma|f[1-9]|f1[0-2]|ctrl\+[a-z]")
"""Keys that come through every terminal alike, besides those that give a character."""

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
    """The Latin letter that lies where this Cyrillic one does; anything else as it is."""
    places = (layout.find(character.lower()) for layout in CYRILLIC if len(character) == 1)
    return next((LATIN[at] for at in places if at >= 0), character)


def letter(latin: str) -> str:
    """The keys, as a binding lists them, that lie where this Latin letter does; of another key only itself."""
    character = "," if latin == "comma" else latin
    if character.lower() not in LATIN or (character.isupper() and not character.isascii()):
        return latin
    places = [layout[LATIN.index(character.lower())] for layout in CYRILLIC]
    return ",".join(dict.fromkeys((latin, *(place.upper() if character.isupper() else place for place in places))))


def pressed(key: str, character: str | None) -> str:
    """How a key is written that was pressed and gives this character: a Cyrillic letter by its place."""
    if character is None or not character.isprintable() or character == " ":
        return key
    latin = in_latin(character)
    if character.isupper():
        latin = latin.upper() if latin.isalpha() else character
    return "comma" if latin == "," else latin


def by_place(key: str) -> str:
    """A key with Ctrl or Alt that gives a Cyrillic letter, by its place; any other as it is."""
    *held, last = key.split("+")
    return "+".join((*held, in_latin(last))) if {"ctrl", "alt"} & set(held) else key


def digit(key: str) -> int | None:
    """The digit on this key. One that is raised or in a ring is none, as `²` left of the `1` on French keyboards."""
    return int(key) if key.isdecimal() else None


def why_not(key: str) -> str:
    """Why nothing can have this key: `needed` for something else, `unfit` for terminals; empty if it will do."""
    if key in NEEDED or digit(key) is not None:
        return "needed"
    fits = FIT.fullmatch(key) or (len(key) == 1 and key.isprintable() and cell_len(key) == 1 and key not in " ,")
    return "" if fits else "unfit"


def sign(key: str) -> str:
    """What stands on the key that a binding lists first."""
    first = key.split(",")[0]
    named = "-".join(part.capitalize() if len(part) > 1 else part.upper() for part in first.split("+"))
    return SIGNS.get(first, named if len(first) > 1 else first)


class Keymap:
    """Which key does what: what was chosen, for all else the usual."""

    def __init__(self, wanted: Mapping[str, str] | None = None) -> None:
        """What is wanted, as far as it can be: no key that will not do, and no two for one thing in one place."""
        self.chosen = _possible(wanted or {})

    def key(self, name: str) -> str:
        """The key that does this."""
        return self.chosen.get(name, usual(name))

    def keys(self, name: str) -> str:
        """All keys that do this, as a binding lists them: those that always do, and those in the same place."""
        return ",".join((*always(name), letter(self.key(name))))

    def holders(self, name: str, key: str) -> list[str]:
        """What else has this key where `name` needs it."""
        return [other for other in beside(name) if self.key(other) == key]

    def with_key(self, name: str, key: str) -> Keymap | None:
        """The keys after this has got another one. What had that gets the old one; None if that is taken there."""
        moved = {**self.chosen, name: key, **dict.fromkeys(self.holders(name, key), self.key(name))}
        after = Keymap(moved)
        return after if all(after.key(each) == moved[each] for each in moved) else None

    def signs(self) -> dict[str, str]:
        """What texts call the keys: `key-<name>`, and `key-row-<name>` for the help, where they stand in a column."""
        signs = {name: sign(self.key(name)) for name in NAMES}
        rows = {f"key-row-{name}": f"{said} ".ljust(HELP_COLUMNS) for name, said in signs.items()}
        return rows | {f"key-{name}": said for name, said in signs.items()}


NAMES = tuple(chain.from_iterable(USUAL.values()))
"""Everything whose key can be another."""
_KEYS = {name: keys.split(",") for names in USUAL.values() for name, keys in names.items()}


def usual(name: str) -> str:
    """The key that does this until another is chosen."""
    return _KEYS[name][-1]


def always(name: str) -> list[str]:
    """The keys that do this besides, whatever is chosen."""
    return _KEYS[name][:-1]


def beside(name: str) -> list[str]:
    """What else has a key where this has."""
    places = {place for screen in SCREENS for place in screen if any(name in USUAL[each] for each in screen)}
    return [other for place in USUAL if place in places for other in USUAL[place] if other != name]


def _possible(wanted: Mapping[str, str]) -> dict[str, str]:
    """What of it can be. Where two want the same key, the one that was named first has it."""
    known = {name: pressed(key, key if len(key) == 1 else None) for name, key in wanted.items() if name in NAMES}
    chosen = {name: key for name, key in known.items() if key != usual(name) and not why_not(key)}
    while clashing := [name for name in chosen if _taken(chosen, name)]:
        del chosen[clashing[-1]]
    return chosen


def _taken(chosen: Mapping[str, str], name: str) -> bool:
    return any(chosen.get(other, usual(other)) == chosen[name] for other in beside(name))


def rows(bindings: Iterable[tuple[str, str]], words: Callable[[str], str], width: int) -> str:
    """Keys and what each does, in rows of so many columns: pairs of the key and of the text's name, one text once."""
    signs: dict[str, str] = {}
    for key, name in bindings:
        if name:
            signs[name] = signs.get(name, "") + sign(key)
    lines = [""]
    for name, key in signs.items():
        said = f"{key} {words(name)}"
        if lines[-1] and cell_len(lines[-1]) + 2 + cell_len(said) > width:
            lines.append("")
        lines[-1] += f"  {said}" if lines[-1] else said
    return "\n".join(lines)
