"""Histrio: what a player could have written down of the secret requests that are hidden from them now.

Knows: what the player's log says was drawn and discarded, and how the deck is made again.
Must not know: what others hold, or what any request asks for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.contract import Event
from core.memory import Memory
from core.piles import Face

from .components import COPIES, REQUESTS
from .state import State


class Notes:
    """The places where a player knows requests to lie that they discarded."""

    def __init__(self) -> None:
        self.discarded: Counter[Face] = Counter()
        """On the discard."""
        self.shuffled: Counter[Face] = Counter()
        """In the deck when it was last made anew; since then, others may have drawn them. What such a player has played
        may be one of them or another copy: it is taken for one, so that nothing is ruled out wrongly."""
        self.drew: set[int] = set()
        """Who else has drawn since then."""

    def note(self, seat: int, event: Event) -> None:
        """Go on by one line of the log."""
        if event.key == "reshuffles":
            self.discarded, self.shuffled, self.drew = Counter(), self.discarded, set()
        elif event.key == "discards" and event.args["seat"] == seat:
            self.discarded[event.args["request"]] += 1
        elif event.key == "draws" and event.args["seat"] == seat:
            self.shuffled -= Counter([event.args["request"]])
        elif event.key == "draws":
            self.drew.add(event.args["seat"])
        elif event.key == "request" and event.args["seat"] in self.drew and not event.args["again"]:
            self.shuffled -= Counter([event.args["request"]])


def remembered(view: State, seat: int | None, log: Sequence[Event]) -> Memory:
    """Requests whose every unseen copy this player discarded lie where they were put, or where they came to since."""
    memory, notes = Memory(), Notes()
    if seat is None:
        return memory
    for event in log:
        notes.note(seat, event)
    for request in REQUESTS:
        memory_of(request, view, seat, notes, memory)
    if len(view.request_discard) == notes.discarded.total():
        memory.within(view.request_discard, notes.discarded)
    return memory


def memory_of(request: Face, view: State, seat: int, notes: Notes, memory: Memory) -> None:
    """In which piles not one copy of a request can lie."""
    unseen = COPIES - copies_seen(request, view, seat)
    if unseen and notes.discarded[request] == unseen:
        memory.without(view.request_deck, [request])
        hands_without(request, view.others(seat), view, memory)
    elif unseen and notes.discarded[request] + notes.shuffled[request] == unseen:
        hands_without(request, [other for other in view.others(seat) if other not in notes.drew], view, memory)


def hands_without(request: Face, seats: Sequence[int], view: State, memory: Memory) -> None:
    """None of these players has this request."""
    for troupe in (view.troupes[seat] for seat in seats):
        memory.without(troupe.requests, [request])
        memory.without(troupe.answer, [request])


def copies_seen(request: Face, view: State, seat: int) -> int:
    """The number of copies that lie where this player sees them: before them, or played by anybody."""
    seen = (view.troupes[seat].requests, view.troupes[seat].answer, *(troupe.played for troupe in view.troupes))
    return sum(pile.faces.count(request) for pile in seen)
