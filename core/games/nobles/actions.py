"""Duelling Nobles: the answers a player can give.

Knows: what each answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core.contract import Action
from core.piles import Face


class Keep(Action, frozen=True, tag="keep"):
    """Choosing the court: keep this noble. Others see only that one was kept."""

    secret = ("noble",)
    noble: Face | None


class Favour(Action, frozen=True, tag="favour"):
    """Lay down a weapon for its suit's favour.

    The target is a noble for hearts, a weapon of the discard for clubs, and None for the others.
    """

    card: Face
    target: Face | None = None


class BuyWeapon(Action, frozen=True, tag="buy-weapon"):
    """Buy the top weapon of the deck."""


class BuyNoble(Action, frozen=True, tag="buy-noble"):
    """Buy the top noble of the deck."""


class Tithe(Action, frozen=True, tag="tithe"):
    """This king takes a wound for a coin."""

    king: Face


class Arm(Action, frozen=True, tag="arm"):
    """Lay a 2 or 3 of the hand as armour on this noble."""

    card: Face
    noble: Face


class MoveArmour(Action, frozen=True, tag="move-armour"):
    """Move the armour of one noble to another; if that one has armour too, the two swap."""

    source: Face
    target: Face


class Challenge(Action, frozen=True, tag="challenge"):
    """One of your nobles challenges one of theirs."""

    noble: Face
    target: Face


class Substitute(Action, frozen=True, tag="substitute"):
    """Pay, and send this noble instead of the challenged one."""

    noble: Face


class Lay(Action, frozen=True, tag="lay"):
    """Use this weapon in the duel."""

    card: Face


class Done(Action, frozen=True, tag="done"):
    """Nothing more in this step; without a substitute, the challenge stands."""


NoblesAction = Keep | Favour | BuyWeapon | BuyNoble | Tithe | Arm | MoveArmour | Challenge | Substitute | Lay | Done
