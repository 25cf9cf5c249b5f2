"""Medieval Academy: what is in the box, and what the boards have printed on them.

Knows: cards, tracks, pays. Plain tables; an owner of the box can correct them without touching a rule.
Must not know: how anything moves or is asked.
"""

from __future__ import annotations

from typing import NamedTuple

ROUNDS = 6
DEALT = 5
"""Cards that each squire is dealt and drafts; the last of them is not played."""
PLAYED = 4

CARDS = {
    "sword-5": 2, "sword-4": 4, "sword-3": 6,
    **{f"{suit}-{value}": count
       for suit in ("gallantry", "education", "king", "quests", "charity")
       for value, count in ((5, 1), (4, 2), (3, 3), (2, 2))},
}  # fmt: skip
"""The 52 learning cards: suit and value, and how many there are."""

EVERY = (1, 2, 3, 4, 5, 6)


class TrackTable(NamedTuple):
    """What is printed on one board."""

    suit: str
    """The suit of the cards that move discs here."""
    rounds: tuple[int, ...]
    """The rounds in which it scores."""
    moves: tuple[int, ...] = ()
    """Squares that the first, second, third squire may move a disc for."""
    best: tuple[int, ...] = ()
    """Shields for the first, second, third place."""
    worst: tuple[int, ...] = ()
    """Shields for the last and the second to last."""
    squares: tuple[tuple[int, int], ...] = ()
    """Shields by square: from this square on, this value."""
    end: int | None = None
    """The square that no disc passes; None on a loop."""
    resets: bool = True
    """Do the discs go back after round III?"""


LOOP = 20
"""Squares of a loop, 0 to 19."""
RESET_AFTER = 3

TRACKS = {
    "gallantry": TrackTable("gallantry", EVERY, moves=(3, 2, 1)),
    "jousts": TrackTable("sword", EVERY, best=(3, 2, 1)),
    "tournaments": TrackTable("sword", EVERY, best=(3, 2, 1)),
    "education": TrackTable("education", EVERY, worst=(-3, -1)),
    "king": TrackTable("king", (3, 6), squares=((0, 0), (6, 6), (12, 12)), end=12),
    "quests": TrackTable("quests", (6,), best=(17, 10, 4), resets=False),  # C1
    "charity": TrackTable("charity", (6,), worst=(-10, -4), resets=False),  # C1
}
"""In scoring order."""

THIRD_PLACE_FROM = 4
"""With fewer squires than this, third place earns nothing."""
