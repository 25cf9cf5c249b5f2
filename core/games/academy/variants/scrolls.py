"""Scrolls: the king looks to his squires whenever one of them takes a scroll.

Knows: where the scrolls lie, and what the squares of this side of the king's board pay.
Must not know: in which round.
"""

from __future__ import annotations

from ....chance import Chance
from .. import scoring
from ..book import Book
from ..components import SCROLL_SQUARES, SCROLLS
from ..state import Scrolls, State
from ..tracks import send_back

LAST = SCROLLS[-1]


def change(book: Book) -> None:
    """King scores when a scroll was taken, whatever the round, and does not reset after III."""
    book.setup.append(lay_scrolls)
    book.after_card.append(take_scrolls)
    book.replace("king", "king", book.tracks["king"]._replace(rounds=(), squares=SCROLL_SQUARES, resets=False), [king])


def lay_scrolls(state: State, chance: Chance) -> None:
    """One on square 6 and one on 12."""
    state.scrolls = Scrolls(list(SCROLLS), [])


def take_scrolls(state: State, chance: Chance) -> None:
    """Having played a king card, you take every scroll at or behind your disc, wherever it stood before. [R6]"""
    card, scrolls = state.last, state.scrolls
    if card.track == "king":
        for square in [each for each in scrolls.lying if each <= state.tracks["king"].walked[card.squire]]:
            scrolls.lying.remove(square)
            scrolls.taken.append(square)
            chance.say("scroll", squire=card.squire, square=square)


def king(state: State, chance: Chance) -> None:
    """Each squire takes the shield of his square, one for each scroll that was taken this round."""
    scrolls = state.scrolls
    if scrolls.taken:
        chance.say("scores", track="king")
        for _ in scrolls.taken:
            scoring.pay_squares(state, "king", SCROLL_SQUARES, chance)
        if LAST in scrolls.taken:
            lay_scrolls(state, chance)
            send_back(state.tracks["king"])
            chance.say("scrolls_return")
        else:
            scrolls.taken = []
