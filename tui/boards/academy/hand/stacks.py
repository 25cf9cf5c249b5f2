"""Lancelot: whose stacks and whose cards lie in our hand, and what a stack is called.

Knows: how far the exchange has come.
Must not know: how cards are laid out.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.academy.base import value_of
from core.games.academy.state import State
from tui.boards.view import View

from ..squires import Squires

FORMS = ("", "-short")
"""The wordings of a stack's label, the longest first."""
KEYED = "keyed"
"""How a stack is called whose number stands before it as its key."""


def stack_labels(view: View, number: int, stack: Sequence[str], called: str = "none") -> list[str]:
    """A stack's number, unless that stands before it, and the squares of its cards, the longest wording first."""
    squares = sum(map(value_of, stack))
    return [view.words(f"academy_board-stack{form}", number=number, squares=squares, called=called) for form in FORMS]


def maker_shown(view: View) -> int | None:
    """The player whose stacks lie in our hand, while stacks are made and taken."""
    state: State = view.state
    if view.seat is None or not state.asked or state.asked[0].ask not in ("split", "stack"):
        return None
    return view.seat if state.asked[0].ask == "split" else 1 - state.asked[0].seat


def squire_in_hand(view: View) -> int | None:
    """The squire of ours whose cards lie in our hand: the one that plays, or plays next."""
    state: State = view.state
    own = [squire for squire in state.order if squire in Squires(view).of(view.seat)]
    asked = [question.squire for question in state.asked if question.ask == "play"]
    return next((one for one in [*asked, *own] if one in own and len(state.hands[one])), None)
