"""Duelling Nobles' cards on the screen: what they are called, and what is on their faces.

Knows: ranks, suits, wounds, armour.
Must not know: turns, duels, what is legal, or where a card lies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from core.games.nobles.components import ACE, ARMOUR, DIE, RANKS, VALUES, rank_of, suit_of
from core.games.nobles.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.cards import Card
from tui.text.words import shade

SUIT = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
SUITS = {sign: suit for suit, sign in SUIT.items()}
CARD = re.compile(f"[^\\W_]{{1,2}}([{''.join(SUITS)}])")
"""A card in a text."""
HIGHEST = 11
"""The place of an ace among the weapons of its suit: above the 10."""
TAKEN, BORNE = "×", "○"
"""A wound that was taken, and one that can still be borne."""
PREVIEW = "on-gold bold"
"""The style of a wound that the answer under the cursor would take or heal."""

# --- Names ---


def place_in_hand(face: str) -> tuple[int, int]:
    """Sorts cards as they are held: nobles by rank, weapons by suit, the highest first."""
    suit, rank = list(SUIT).index(suit_of(face)), rank_of(face)
    if rank in RANKS:
        return list(RANKS).index(rank), suit
    return suit, -(HIGHEST if rank == ACE else VALUES[rank])


def short(view: View, face: str) -> str:
    """A card in two or three columns."""
    rank = rank_of(face)
    return (rank if rank.isdigit() else view.words(f"nobles-rank-{rank}")) + SUIT[suit_of(face)]


def tinted(text: str) -> str:
    """A text with its cards marked with the colours of their suits."""
    return CARD.sub(lambda found: shade(SUITS[found[1]], found[0]), text)


def shorts(view: View, faces: Iterable[str]) -> str:
    """Cards in a row."""
    return " ".join(short(view, face) for face in faces)


def ink(face: str) -> str:
    """The style of a card's suit."""
    return suit_of(face)


def put_cards(view: View, room: Canvas, x: int, faces: Sequence[str], names: str = "") -> int:
    """Cards in the first row of a room in the colours of their suits, from column `x`, as many as there is room for,
    and the number of the others; the column after them."""
    for left, face in zip(range(len(faces) - 1, -1, -1), faces, strict=True):
        text = short(view, face)
        if x + len(text) + (len(f" +{left}") if left else 0) > room.width:
            return room.put(x, 0, f"+{left + 1}", "dim")
        x = room.put(x, 0, text, f"{ink(face)} {names}") + 1
    return x


def wounds(state: State, noble: str) -> str:
    """A cross for each wound taken, a ring for each that can still be borne."""
    taken = state.wounds.get(noble, 0)
    return TAKEN * taken + BORNE * (RANKS[rank_of(noble)].bears - taken)


def dice(view: View, noble: str) -> str:
    """The dice a noble rolls: ``2 dice``."""
    return view.words("nobles_board-dice", count=RANKS[rank_of(noble)].dice)


def brings(view: View, noble: str, sure: int) -> str:
    """All that a noble brings into a duel, of which so much is sure: ``16 + 2 dice``."""
    return f"{sure} + {dice(view, noble)}"


def reach(sure: int, dice: int) -> str:
    """The least and the highest sum of what is sure and so many dice: ``15–25``."""
    return f"{sure + dice}–{sure + dice * DIE}"


def strength(noble: str) -> str:
    """A noble's strength without anything added."""
    return str(RANKS[rank_of(noble)].strength)


# --- Faces ---

NARROW = 10
"""Columns of a card up to which there is no room for its dice."""


def noble_card(view: View, noble: str, width: int, sure: int | None = None) -> Card:
    """A noble as a picture card so wide: in the corner its strength, or all that is sure of its sum, and below the
    picture its dice, if there is room for both."""
    rank, sign = rank_of(noble), strength(noble) if sure is None else str(sure)
    notes = [f"+ {dice(view, noble)}"] if width > NARROW else []
    return Card(suit_of(noble), short(view, noble), view.words(f"nobles-name-{rank}"), rank, sign, notes=notes)


def weapon_card(view: View, weapon: str, note: str = "") -> Card:
    """A weapon: the ace with a sword, those that can be armour with a shield, the others with their suit. A note takes
    the place of what it is."""
    rank, suit = rank_of(weapon), suit_of(weapon)
    kind = "ace" if rank == ACE else "armour" if rank in ARMOUR else "weapon"
    picture = {"ace": "sword", "armour": "shield"}.get(kind, suit)
    return Card(suit, short(view, weapon), note or view.words(f"nobles-kind-{kind}"), picture)


BACK = Card("steel", face_down=True)
"""The back of a weapon."""
NOBLE_BACK = Card("sky", face_down=True)
"""The back of a noble."""
