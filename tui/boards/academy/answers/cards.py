"""Cards as the answers of Medieval Academy name them: in words or by a sign, and how many there are of each.

Knows: the pile that the card of an answer comes from.
Must not know: tracks, or what a card would bring.
"""

from __future__ import annotations

import core
from core.games.academy.actions import Arm, Keep, Play, Split
from core.games.academy.base import suit_of, value_of
from tui.boards.view import View
from tui.draw.signs import glyph

from ..words import Wording


def by_sign(view: View, card: str) -> str:
    """A card by its sign."""
    return f"{glyph(suit_of(card), view.ascii_only)} {value_of(card)}"


def counted(words: Wording, view: View, action: core.Action, card: str) -> str:
    """A card, and of how many equal ones it is one if there are several."""
    count = copies(view, action)
    return words.card(view, card) + (f" ({view.words('academy_board-one-of', count=count)})" if count > 1 else "")


def counted_by_times(words: Wording, view: View, action: core.Action, card: str) -> str:
    """The same with a sign for the number."""
    return words.card(view, card) + _times(copies(view, action))


def counted_in_short(words: Wording, view: View, action: core.Action, card: str) -> str:
    """The same with the name of the card as its track has it on the board, where long names are short."""
    suit = suit_of(card)
    name = words.text(view, "suit-sword" if suit == "sword" else f"row-{suit}")
    return f"{name} {value_of(card)}{_times(copies(view, action))}"


def counted_by_sign(view: View, action: core.Action, card: str) -> str:
    """The same with the sign of the card."""
    return by_sign(view, card) + _times(copies(view, action))


def _times(count: int) -> str:
    """A number behind a card; nothing for one."""
    return f" ×{count}" if count > 1 else ""


def copies(view: View, action: core.Action | None) -> int:
    """The number of equal cards that an answer chooses one of; 1 for an answer without a card."""
    state, question = view.state, view.question
    card = getattr(action, "card", None)
    if not card or question is None:
        return 1
    pile = {
        Keep: lambda: state.packs[question.squire],
        Play: lambda: state.hands[question.squire],
        Split: lambda: state.exchange.dealt[question.seat],
        Arm: lambda: state.exchange.shares[question.seat],
    }.get(type(action))  # fmt: skip
    return pile().known().count(card) if pile else 1
