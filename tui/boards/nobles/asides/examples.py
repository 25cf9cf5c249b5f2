"""Duelling Nobles on the screen: weapons as examples, where cards are bought unseen.

Knows: which weapon stands for which rule.
Must not know: what is legal, what anyone holds, or where an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap

from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import LARGE, MEDIUM, Card

from ..cards import weapon_card
from ..words import say
from .titles import titled

NUMBER, ACE, ARMOUR = "7-hearts", "ace-spades", "3-diamonds"
"""A weapon that adds its number, one that beats all others, and one that can be armour."""

WIDE = 3 * (MEDIUM.width + 1) - 1
"""Columns of the three side by side."""


def shown(view: View) -> Sequence[Card]:
    """An example of each kind of weapon, with what it does in a word."""
    return [weapon_card(view, NUMBER, "+7"), weapon_card(view, ACE), weapon_card(view, ARMOUR)]


def told(view: View) -> Sequence[Card]:
    """The same as large cards, with their rules."""
    number, ace, armour = shown(view)
    *above, below = wrap(say(view, "rule-ace-does"), LARGE.width - 2)
    ace = replace(ace, name=below, notes=above)
    if view.state.options.same_suit:
        return [number, ace, armour]
    more = say(view, "rule-suit-does")
    return [replace(number, sign="+7", name=more, notes=[say(view, "rule-suit")]), ace, armour]


def draw(view: View, room: Canvas, title: str) -> None:
    """The examples side by side below a title; nothing where they have no room."""
    if room.width < WIDE or room.height <= MEDIUM.height:
        return
    titled(view, room.part(0, 0, WIDE, 1), title)
    for at, face in enumerate(shown(view)):
        panel_cards.card(room.part(at * (MEDIUM.width + 1), 1, *MEDIUM), face)
