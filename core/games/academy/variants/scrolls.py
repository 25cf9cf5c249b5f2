"""Scrolls: the king looks to the squires whenever one of them takes a scroll.

Knows: where the scrolls lie, and what the squares of this side of the king's board pay.
Must not know: in which round.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.academy import scoring
from core.games.academy.book import Book
from core.games.academy.components import SCROLL_SQUARES, SCROLLS
from core.games.academy.state import AcademyTask, Scrolls, State
from core.games.academy.tracks import send_back
from core.scheduler import Work

LAST = SCROLLS[-1]


def change(book: Book) -> None:
    """King scores when a scroll was taken, whatever the round, and does not reset after III."""
    book.setup.append("lay scrolls")
    book.after_card.append("take scrolls")
    table = book.tracks["king"]._replace(rounds=(), squares=SCROLL_SQUARES, resets=False)
    book.replace("king", "king", table, ["pay for scrolls", "put scrolls back"])


def lay_scrolls(state: State, task: AcademyTask, chance: Chance) -> None:
    """One on square 6 and one on 12."""
    state.scrolls = Scrolls(list(SCROLLS), [])


def take_scrolls(state: State, task: AcademyTask, chance: Chance) -> None:
    """Having played a king card, you take every scroll at or behind your disc, wherever it stood before. [R6]"""
    scrolls = state.scrolls
    if task.track == "king":
        for square in [each for each in scrolls.lying if each <= state.tracks["king"].walked[task.squire]]:
            scrolls.lying.remove(square)
            scrolls.taken.append(square)
            chance.say("scroll", squire=task.squire, square=square)


def pay_for_scrolls(state: State, task: AcademyTask, chance: Chance) -> None:
    """Each squire takes the shield of its square, one for each scroll that was taken this round."""
    if state.scrolls.taken:
        chance.say("scores", track="king")
    for _ in state.scrolls.taken:
        scoring.pay_squares(state, "king", SCROLL_SQUARES, chance)


def put_scrolls_back(state: State, task: AcademyTask, chance: Chance) -> None:
    """With the scroll of 12 both return, and all discs go to 0; that of 6 alone is set aside until then."""
    taken = state.scrolls.taken
    if LAST in taken:
        lay_scrolls(state, task, chance)
        send_back(state.tracks["king"])
        chance.say("scrolls_return")
    elif taken:
        state.scrolls.taken = []
        chance.say("scroll_aside", square=taken[0])


WORK: dict[str, Work[State, AcademyTask]] = {
    "lay scrolls": lay_scrolls,
    "take scrolls": take_scrolls,
    "pay for scrolls": pay_for_scrolls,
    "put scrolls back": put_scrolls_back,
}
