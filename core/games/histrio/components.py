"""Histrio: what is in the box.

Knows: encounters, requests and what they ask for, pays. Plain tables; an owner of the box can correct them
without touching a rule.
Must not know: how anything moves or is asked.
"""

from __future__ import annotations

from typing import NamedTuple

CITIES = tuple(range(1, 9))
"""The cities by number; their names are texts. [C4]"""
START_MONEY = 3
MANAGERS = 3
"""Each troupe's managers."""
MOST_REQUESTS = 3
"""Unplayed requests that a player may hold."""

NEEDLE_END = 8  # C1
"""The needle has the marks -8 to -1 (tragedy) and +1 to +8 (comedy); there is no zero."""

COMEDIAN, TRAGEDIAN = "comedian", "tragedian"
TALENTS = (COMEDIAN, TRAGEDIAN)
COMEDY, TRAGEDY = "comedy", "tragedy"
MOOD_OF = {COMEDIAN: COMEDY, TRAGEDIAN: TRAGEDY}
TOWARD = {COMEDIAN: 1, TRAGEDIAN: -1}
"""The way an actor of this talent moves the needle."""

LEVELS = {1: 4, 2: 4, 3: 4, 4: 3, 5: 3}  # C2
"""How many actors of each level there are of one talent."""
BONUSES = {1: 1, 2: 2, 3: 2}  # C2
"""How many bonuses there are of each number of écus."""

SHOWN, END, FESTIVAL = "shown", "end", "festival"
"""The windows: after travel cards are shown, at the end of the turn, at the festival first of all."""
CHAMELEON = "chameleon"
CHAMELEON_LEVEL = 1
"""What a disguised chameleon counts in a show."""


class AcrobatTable(NamedTuple):
    """The number of cards of an acrobat, and the moments at which they can be used."""

    copies: int
    window: str


ACROBATS = {
    CHAMELEON: AcrobatTable(2, FESTIVAL),
    "tightrope": AcrobatTable(1, SHOWN),
    "ox": AcrobatTable(1, SHOWN),
    "horse": AcrobatTable(1, SHOWN),
    "fire_eater": AcrobatTable(1, END),
    "strongman": AcrobatTable(1, END),
}  # C2

ENCOUNTERS = {
    **{f"{talent}-{level}": count for talent in TALENTS for level, count in LEVELS.items()},
    **{f"bonus-{amount}": count for amount, count in BONUSES.items()},
    **{acrobat: table.copies for acrobat, table in ACROBATS.items()},
}
"""The 48 encounter cards, and how many there are of each."""

TURNS = sum(ENCOUNTERS.values()) // len(CITIES)
"""Turns of a season: one encounter comes to each city before each of them, until there are no more."""

FIRE = (-2, -1, 1, 2)
"""Marks that the fire eater can move the needle."""

MASKS = {COMEDIAN: 2, TRAGEDIAN: 2}
"""What a troupe's chameleons can be: enough for both of them."""

TRAVEL = {f"city-{city}": 1 for city in CITIES}
"""The travel cards of one troupe."""


class RequestTable(NamedTuple):
    """The payment and the condition of a secret request."""

    pays: int
    needs: dict[str, int]
    """What is counted, as in `requests.COUNTS`, and the least that it takes."""


REQUESTS = {
    "in_favour": RequestTable(4, {"pleasing": 1}),
    "full_house": RequestTable(4, {"actor": 6}),
    "pure_comedy": RequestTable(7, {"comedian": 3, "no_tragedian": 0}),
    "pure_tragedy": RequestTable(7, {"tragedian": 3, "no_comedian": 0}),
    "mixed_bill": RequestTable(4, {"comedian": 2, "tragedian": 2, "balance": 0}),
    "star_turn": RequestTable(3, {"level-5": 1}),
    "understudies": RequestTable(5, {"level-1": 3}),
    "all_ages": RequestTable(6, {"level-1": 1, "level-2": 1, "level-3": 1, "level-4": 1, "level-5": 1}),
    "ringmaster": RequestTable(3, {"acrobat": 2}),
    "court_circle": RequestTable(5, {"manager": 2}),
    "contrarian": RequestTable(3, {"contrary": 1}),
}  # C3; in_favour's 4 is in the book
COPIES = 2
"""How many there are of each request."""

SHOW_PAYS = {1: 3, 2: 5}
"""What a show that pleases the King earns, by season."""
BEST_SHOW = 2
"""The best show earns so many times as much."""
