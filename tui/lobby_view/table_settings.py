"""The rules of the house that are set before a game: how long one may take, and be away, and whether one may be helped.

Knows: which values can be chosen, and what they are called.
Must not know: how they are shown, or chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from netplay.protocol.messages import House
from tui.text.words import Words

CLOCKS = (0, 30, 60, 120, 300)
STAND_INS = (0, 60, 120, 300)
"""Seconds that can be chosen; 0 for no limit."""


class Rule(NamedTuple):
    """A rule of the house."""

    field: str
    """In `House`."""
    values: Sequence[int]
    """That can be chosen, the usual one first."""


RULES = {
    "clock": Rule("clock", CLOCKS), "stand-in": Rule("stand_in", STAND_INS), "hints": Rule("hints", (True, False)),
}  # fmt: skip
"""By the names they have in a list."""


class Said(NamedTuple):
    """How a rule stands."""

    name: str
    text: str
    value: int
    usual: bool


def rules(words: Words, house: House, host: bool) -> Iterator[Said]:
    """Each rule as it stands. Guests are told of what is not as usual."""
    for name, rule in RULES.items():
        value: int = getattr(house, rule.field)
        if host or value != rule.values[0]:
            key = f"table-row-{name}-on" if value else f"table-row-{name}"
            yield Said(name, words(key, time=words.duration(int(value))), value, value == rule.values[0])
