"""Signs: one character for each kind of thing, beside its colour.

Knows: which character stands for what, and where games bring signs of their own: in `LOOK.signs`. Each takes one column
in every terminal, is never shown as an emoji, and has a stand-in of its own in ASCII.
Must not know: rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from core.games import is_ours, package_of, part, registry


class Sign(NamedTuple):
    """The sign of a thing where there is one column."""

    glyph: str
    plain: str
    """The same in ASCII."""
    style: str
    """Its colour, by name."""


OURS: Mapping[str, Sign] = {
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


class _Signs(Mapping[str, Sign]):
    """Our signs, and those of installed games, which are looked for once."""

    @cached_property
    def _known(self) -> Mapping[str, Sign]:
        installed = [id for id in registry().manifests if not is_ours(id)]
        looks = [getattr(part(id, package_of(id, "board", "")), "LOOK", None) for id in installed]
        brought = {name: sign for look in looks if look is not None for name, sign in look.signs.items()}
        return {**brought, **OURS}

    def __getitem__(self, name: str) -> Sign:
        return OURS[name] if name in OURS else self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


SIGNS = _Signs()
"""All signs by name. A game cannot replace one of ours."""


def glyph(name: str, ascii_only: bool = False) -> str:
    """The character of a sign."""
    return SIGNS[name].plain if ascii_only else SIGNS[name].glyph
