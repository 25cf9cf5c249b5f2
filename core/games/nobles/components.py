"""Duelling Nobles: the pack of 52, what the nobles can do, and every number of the rules.

Knows: nobles, weapons, prices, limits. Plain tables; whoever plays by other numbers changes them here.
Must not know: how anything moves or is asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

SUITS = ("hearts", "diamonds", "clubs", "spades")
RED = ("hearts", "diamonds")


class Rank(NamedTuple):
    """The abilities of a noble of this rank."""

    strength: int
    bears: int
    """The wounds it bears: with that many it goes out of the game."""
    dice: int
    weapons: int
    """The most weapons it may use in one duel."""


RANKS = {
    "king": Rank(strength=13, bears=3, dice=2, weapons=1),
    "queen": Rank(strength=12, bears=2, dice=1, weapons=1),
    "jack": Rank(strength=11, bears=2, dice=1, weapons=2),
}
NOBLES = {f"{rank}-{suit}": 1 for rank in RANKS for suit in SUITS}
"""The 12 nobles."""

VALUES = {"ace": 0, **{str(value): value for value in range(2, 11)}}
"""What a weapon adds to a score. An ace adds nothing: it is fatal."""
WEAPONS = {f"{rank}-{suit}": 1 for rank in VALUES for suit in SUITS}
"""The 40 weapons."""
ACE = "ace"
ARMOUR = ("2", "3")
"""The weapons that can be worn as armour."""

DEALT = 6
"""Nobles that each player is dealt to choose their court from."""
COURT = 3
"""Nobles that a player keeps, and the most a court ever has."""

INCOME = 1
"""Coins at the start of a turn."""
WEAPON_PRICE = 1
WEAPONS_A_TURN = 3
"""The most weapons bought in a turn."""
NOBLE_PRICE = 5
TITHE = 1
"""Coins for a king's wound."""
SUBSTITUTE_PRICE = 2
PRIZE = 1
"""Coins for winning a duel."""
FAVOUR_WEAPONS = 3
"""Weapons drawn by the favour of diamonds."""

DIE = 6
"""The sides of a die."""
QUEEN_BONUS = 3
"""For a queen in the court of a duellist who is none."""
SUIT_BONUS = 2
"""For a weapon of its noble's suit."""
ARMOUR_SUIT_BONUS = 1
"""With the option `armour_suit`: for armour of its noble's suit."""

PATIENCE = 40
"""After so many turns in a row without a duel the game ends."""


@lru_cache
def rank_of(card: str) -> str:
    """The rank of any card: ``"queen"``, ``"ace"``, ``"10"``."""
    return card.split("-")[0]


@lru_cache
def suit_of(card: str) -> str:
    """The suit of any card."""
    return card.split("-")[1]


@lru_cache
def is_red(card: str) -> bool:
    """True for a card of a red suit."""
    return suit_of(card) in RED
