"""Duelling Nobles: everything that changes during a game.

Knows: what lies where, and which questions are open.
Must not know: when anything may happen.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from core.contract import Options
from core.piles import Face, Pile
from core.scheduler import Question, Task, tasks

from .components import RANKS, rank_of

PLAYERS = 2


class NoblesOptions(Options, frozen=True):
    """The options of the rules file."""

    opening_hand: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """Weapons dealt to each player at the start. [R9]"""
    same_suit: bool = False
    """Only weapons of the noble's own suit may be laid in a duel, without the bonus for the suit."""
    same_colour: bool = False
    """Only weapons of the noble's colour may be laid in a duel."""
    armour_suit: bool = False
    """Armour of the noble's suit counts 1 more."""
    early_tithe: bool | msgspec.UnsetType = msgspec.UNSET
    """The tithe comes with the favours, before buying, and not after it. [R7]"""


class Turn(msgspec.Struct, array_like=True):
    """The player whose turn it is, and the actions of this turn that are limited in number."""

    number: int
    """From 1, both players' counted; 0 until the courts are shown."""
    seat: int
    favoured: bool = False
    weapons_bought: int = 0
    noble_bought: bool = False
    tithed: bool = False
    fitted: list[Face] = []
    """The armour cards laid or moved."""


class Duel(msgspec.Struct, array_like=True):
    """A duel under way. Each list has one entry a seat."""

    nobles: list[Face]
    dice: list[list[int]]
    """What was rolled; empty before."""
    weapons: list[Pile]
    """What was laid, in this order."""


class State(msgspec.Struct, array_like=True):
    """A game of Duelling Nobles. Lists of two have one entry a seat."""

    options: NoblesOptions
    turn: Turn
    asked: list[Question]
    """The open questions; the first is to be answered, or all if they are asked at once."""
    todo: list[Task]
    """What is to be done when no question is open, the next task first."""
    coins: list[int]
    dealt: list[Pile]
    """The nobles each player may still choose their court from."""
    courts: list[Pile]
    """The nobles each player keeps; the player alone sees them until all are shown."""
    wounds: dict[Face, int]
    """The wounds of each noble in a court."""
    armour: dict[Face, Pile]
    """What each noble in a court wears: one card or none."""
    hands: list[Pile]
    favours: list[Pile]
    """The weapons each player laid down for favours."""
    noble_deck: Pile
    weapon_deck: Pile
    discard: Pile
    """The weapon discard."""
    fallen: Pile
    """The nobles that went out of the game."""
    duel: Duel | None = None
    last_duel: int = 0
    """The number of the turn of the last duel; 0 before the first."""
    openly_taken: dict[Face, int] = {}
    """Weapons that everybody saw go to a hand and that have not left it, with the seat of the hand."""
    not_in_deck: list[Face] = []
    """Weapons that lay elsewhere when the discard was last shuffled into a new deck."""
    reason: str = ""
    """Why the game ended; empty while it goes on."""

    @property
    def quiet_turns(self) -> int:
        """The turns in a row without a duel, this one counted."""
        return self.turn.number - self.last_duel

    def mover_first(self) -> tuple[int, int]:
        """Both seats, the one whose turn it is first."""
        return self.turn.seat, other(self.turn.seat)

    def court(self, seat: int) -> list[Face]:
        """The nobles of a court, as far as they may be seen."""
        return self.courts[seat].known()

    def worn(self, noble: Face) -> Face | None:
        """The armour of a noble."""
        armour = self.armour[noble].faces
        return armour[0] if armour else None

    def still_bears(self, noble: Face) -> int:
        """The wounds a noble of a court can still bear; with the last of them it goes out of the game."""
        return RANKS[rank_of(noble)].bears - self.wounds[noble]

    def stamina(self, seat: int) -> int:
        """The wounds a court can still bear: the score that is shown."""
        return sum(self.still_bears(noble) for noble in self.wounds if noble in self.courts[seat].faces)

    def then(self, *names: str) -> None:
        """Puts these tasks before all that are waiting."""
        self.todo[:0] = tasks(*names)

    def ask(self, what: str, seat: int) -> None:
        """Open a question, to be answered after those that are open already."""
        self.asked.append(Question(what, seat))


def other(seat: int) -> int:
    """The other player."""
    return 1 - seat
