"""Histrio: the answers a player can give.

Knows: what each answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core.contract import Action
from core.piles import Face


class Travel(Action, frozen=True, tag="travel"):
    """Travel with this card. Others see only that a card was chosen."""

    secret = ("card",)
    card: Face | None


class Tightrope(Action, frozen=True, tag="tightrope"):
    """Use the tightrope: move your caravel from this city to that neighbour."""

    start: int
    end: int


class Ox(Action, frozen=True, tag="ox"):
    """Use the ox: bar this city to all other players."""

    city: int


class Horse(Action, frozen=True, tag="horse"):
    """Use the horse: play this travel card too, openly."""

    card: Face


class FireEater(Action, frozen=True, tag="fire_eater"):
    """Use the fire eater: move the needle so many marks, toward comedy if positive."""

    steps: int


class Strongman(Action, frozen=True, tag="strongman"):
    """Use the strongman: take 1 écu from each other player who has one."""


class Done(Action, frozen=True, tag="done"):
    """Use no more acrobats in this window."""


class Steal(Action, frozen=True, tag="steal"):
    """Level 2: steal 1 écu from this player."""

    victim: int


class Court(Action, frozen=True, tag="court"):
    """Discard this actor, just gained, to the court: the needle moves."""

    actor: Face


class KeepAll(Action, frozen=True, tag="keep_all"):
    """Send nobody to the court."""


class Discard(Action, frozen=True, tag="discard"):
    """Holding more than three requests, discard this one face down."""

    secret = ("request",)
    request: Face | None


class Disguise(Action, frozen=True, tag="disguise"):
    """Festival: one of your chameleons counts as this talent. Others see only that you chose."""

    secret = ("talent",)
    talent: Face | None


class Answer(Action, frozen=True, tag="answer"):
    """Festival: play this request, or your blank: none. Others see only that you chose."""

    secret = ("card",)
    card: Face | None


HistrioAction = (
    Travel | Tightrope | Ox | Horse | FireEater | Strongman | Done
    | Steal | Court | KeepAll | Discard | Disguise | Answer
)  # fmt: skip
