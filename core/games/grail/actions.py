"""Grail Cup: the answers a player can give.

Knows: what each answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core.contract import Action
from core.piles import Face

from .state import Way


class Keep(Action, frozen=True, tag="keep"):
    """Draft: keep this ally of the pack. Others see only that one was kept."""

    secret = ("ally",)
    ally: Face | None


class Pass(Action, frozen=True, tag="pass"):
    """The first player, once a draft: which way the rest of the allies goes round."""

    way: Way


class Curse(Action, frozen=True, tag="curse"):
    """The witch: curse this ally."""

    ally: str


class Point(Action, frozen=True, tag="point"):
    """The squire: point at this player's knight."""

    knight: int


class Choose(Action, frozen=True, tag="choose"):
    """The fairy: the token on this clover space is one of the three to look at."""

    space: int


class Lay(Action, frozen=True, tag="lay"):
    """The fairy: lay this token back on the space that the question names. Others see only that one was laid."""

    secret = ("token",)
    token: Face | None


class Ride(Action, frozen=True, tag="ride"):
    """The fairy or the horse: move so many spaces."""

    steps: int


class PlaceDragon(Action, frozen=True, tag="dragon"):
    """The wizard or a bait: put the dragon on this space."""

    space: int


class Spear(Action, frozen=True, tag="spear"):
    """The dragon is in the way: spend a spear to go past, or stop behind it."""

    spend: bool


class Push(Action, frozen=True, tag="push"):
    """A fake grail: move this player's knight back."""

    knight: int


class Steal(Action, frozen=True, tag="steal"):
    """A magnet: take a spear from this player."""

    knight: int


GrailAction = Keep | Pass | Curse | Point | Choose | Lay | Ride | PlaceDragon | Spear | Push | Steal
