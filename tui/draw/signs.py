"""Signs: one character for each kind of thing, beside its colour.

Knows: which character stands for what. Each takes one column in every terminal, is never shown as an emoji, and has a
stand-in of its own in ASCII.
Must not know: rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Sign(NamedTuple):
    """The sign of a thing where there is one column."""

    glyph: str
    plain: str
    """The same in ASCII."""
    style: str
    """Its colour, by name."""


SIGNS: Mapping[str, Sign] = {
    "gallantry": Sign("♡", "g", "gallantry"),
    "jousts": Sign("♞", "j", "jousts"),
    "tournaments": Sign("╬", "t", "tournaments"),
    "education": Sign("≡", "e", "education"),
    "king": Sign("♔", "k", "king"),
    "quests": Sign("◊", "q", "quests"),
    "charity": Sign("♥", "c", "charity"),
    "sword": Sign("†", "s", "sword"),
    "hearts": Sign("♥", "h", "hearts"),
    "diamonds": Sign("♦", "d", "diamonds"),
    "clubs": Sign("♣", "c", "clubs"),
    "spades": Sign("♠", "s", "spades"),
    "castle": Sign("♜", "k", "castle"),
    "church": Sign("†", "+", "church"),
    "village": Sign("⌂", "v", "village"),
    "clover": Sign("♣", "c", "clover"),
    "dragon": Sign("§", "&", "dragon"),
    "spear": Sign("↑", "^", "spear"),
    "finish": Sign("⚑", "F", "gold"),
    "tree": Sign("▲", "T", "leaf"),
    "grail": Sign("▽", "Y", "gold"),
    "comedy": Sign("◡", "C", "comedy"),
    "tragedy": Sign("◠", "T", "tragedy"),
    "acrobat": Sign("◊", "A", "acrobat"),
    "request": Sign("▤", "R", "request"),
    "coin": Sign("◉", "$", "gold"),
    "shield": Sign("▼", "U", "gold"),
    "armour": Sign("◘", "]", "steel"),
    "wound": Sign("×", "x", "bad"),
    "closed": Sign("×", "x", "bad"),
    "manager": Sign("♙", "M", "ink"),
    "ship": Sign("▲", "^", "ink"),
    "first": Sign("★", "*", "gold"),
    "turn": Sign("►", ">", "gold"),
    "thinking": Sign("…", "~", "dim"),
    "more": Sign("…", "~", "dim"),
    "away": Sign("○", "o", "bad"),
    "bot": Sign("▣", "#", "dim"),
    "done": Sign("✓", "v", "good"),
}


def glyph(name: str, ascii_only: bool = False) -> str:
    """The character of a sign."""
    return SIGNS[name].plain if ascii_only else SIGNS[name].glyph
