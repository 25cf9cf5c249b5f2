"""Keys by their place on the keyboard: who writes Cyrillic need not change the layout to press a letter.

Knows: where Latin letters lie under the Russian and Ukrainian layouts, what keys are called.
Must not know: what a key does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.cells import cell_len

LATIN = "qwertyuiopasdfghjklzxcvbnm"
CYRILLIC = ("йцукенгшщзфывапролдячсмить", "йцукенгшщзфівапролдячсмить")


def letter(latin: str) -> str:
    """The keys, as a binding lists them, that lie where this Latin letter does."""
    places = [layout[LATIN.index(latin)] for layout in CYRILLIC]
    return ",".join(dict.fromkeys((latin, *places)))


SIGNS = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "escape": "Esc",
    "question_mark": "?",
    "ctrl+c": "Ctrl-C",
    "ctrl+p": "Ctrl-P",
}


def sign(key: str) -> str:
    """What stands on the key that a binding lists first."""
    first = key.split(",")[0]
    return SIGNS.get(first, first.capitalize() if len(first) > 1 else first)


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
