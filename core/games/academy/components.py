"""Medieval Academy: what is in the box, and what the boards have printed on them.

Knows: cards, tracks, pays, scrolls, codex. Plain tables; an owner of the box can correct them without touching a rule.
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
    """The printed table of one board."""

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
    """True if the discs go back after round III."""

    def coming(self, number: int) -> list[int]:
        """The rounds in which it will score, from this one on."""
        return [each for each in self.rounds if each >= number]


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

# The boards' other sides

KNIGHTS = {
    "white": TrackTable("sword", (2, 4, 6), best=(5, 3, 1), resets=False),
    "black": TrackTable("sword", (2, 4, 6), best=(5, 3, 1), resets=False),
}
"""Knights' duel: the tracks that replace jousts and tournaments, and what they pay on the loser's side. They are loops
of 20 squares. [C6]"""
VICTOR_PAYS = (8, 5, 2)
"""What the track of the knight pays on whose side the cup stands."""
CUP_END = 10  # C2
"""Squares of the cup track on either side of its centre."""

BOARDS = {**TRACKS, **KNIGHTS}
"""Every track there is, by name."""

CODEX_PENALTIES = ("-3", "-1")
"""Secret codex: the shields that lie among the zeros every round."""

SCROLLS = (6, 12)
"""Scrolls: the squares of the king track on which they lie."""
SCROLL_SQUARES = ((0, 0), (1, 1), (4, 2), (6, 4), (9, 5), (12, 6))  # C3
"""Shields by square of the king track: from this square on, this value."""

DRAGON_GAINS = (1, 2)
"""Dragon bonus: how many positive shields make a point for the first, the second on quests."""
DRAGON_LOSES = 2
"""How many take a point from the last."""

ALMS_MOST = 3
"""Alms: the highest shield that may be taken."""
ALMS_TAKEN = (2, 1)
"""Shields that the first, the second on charity may take."""
ALMS_SECOND_FROM = 4
"""With fewer squires than this, only the first gives and takes."""

# Two players

RED, YELLOW, BLUE, GREEN = range(4)
"""Lancelot: the squires. Player 0 has red and yellow, player 1 blue and green."""
LANCELOT_DEALT = 6
LANCELOT_PLAYED = 3
LANCELOT_ORDER = (
    (RED, BLUE, YELLOW, GREEN),
    (BLUE, RED, GREEN, YELLOW),
    (YELLOW, GREEN, RED, BLUE),
    (GREEN, YELLOW, BLUE, RED),
    (RED, GREEN, YELLOW, BLUE),
    (BLUE, YELLOW, GREEN, RED),
)  # C4
"""The turn order of each round if player 0 is first player in round I."""
