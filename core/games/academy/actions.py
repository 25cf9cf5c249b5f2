"""Medieval Academy: the answers a player can give.

Knows: what each answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core.contract import Action
from core.piles import Face


class Keep(Action, frozen=True, tag="keep"):
    """Draft: keep this card of the pack in hand. Others see only that a card was kept."""

    secret = ("card",)
    card: Face | None


class Play(Action, frozen=True, tag="play"):
    """Play this card of the hand on this track."""

    card: Face
    track: str


class Advance(Action, frozen=True, tag="advance"):
    """The gallantry move: one of the squire's own discs forward, on this track."""

    track: str


class Decline(Action, frozen=True, tag="decline"):
    """Do without what may be done: excalibur, a look at the codex, taking in alms."""


class Lift(Action, frozen=True, tag="lift"):
    """Excalibur: put this squire's disc on top of its stack."""

    squire: int
    track: str


class Bet(Action, frozen=True, tag="bet"):
    """Gallantry bets: bet on this track."""

    track: str


class Look(Action, frozen=True, tag="look"):
    """Secret codex: look at the shield of this place."""

    place: int


class Claim(Action, frozen=True, tag="claim"):
    """Secret codex: take the shield of this place."""

    place: int


class Name(Action, frozen=True, tag="name"):
    """Alms: of several who are last, this one receives."""

    squire: int


class Give(Action, frozen=True, tag="give"):
    """Alms: give an open education shield of this value."""

    value: int


class Slip(Action, frozen=True, tag="slip"):
    """Alms: give a codex shield. Others than giver and receiver do not see which."""

    secret = ("shield",)
    shield: Face | None


class Take(Action, frozen=True, tag="take"):
    """Alms: take a positive shield of this value."""

    value: int


class PlayTurned(Action, frozen=True, tag="play_turned"):
    """Karadoc: the neutral squire's sword card is played on this track."""

    track: str


class Split(Action, frozen=True, tag="split"):
    """Lancelot: lay this card on the first stack; what is not laid there is the second."""

    secret = ("card",)
    card: Face | None


class ChooseStack(Action, frozen=True, tag="choose_stack"):
    """Lancelot: take this one of the other player's stacks."""

    stack: int


class Arm(Action, frozen=True, tag="arm"):
    """Lancelot: give this card to the first squire (red or blue); the rest goes to the other."""

    secret = ("card",)
    card: Face | None


AcademyAction = (
    Keep | Play | Advance | Decline | Lift | Bet | Look | Claim | Name | Give | Slip | Take
    | PlayTurned | Split | ChooseStack | Arm
)  # fmt: skip
