"""Medieval Academy: the answers a player can give."""

from __future__ import annotations

from ...game import Action
from ...piles import Face


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


AcademyAction = Keep | Play | Advance
