"""Lancelot: the cards that lie before a squire while cards are divided: a stack, or what its player gives it.

Knows: which cards lie where, and what is said of them.
Must not know: what a squire has played, or how cards look.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import LANCELOT_PLAYED
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas

from ..hand.faces import place_in_hand
from ..hand.stacks import maker_shown, stack_labels
from ..squires import Squires


class Pile(NamedTuple):
    """The cards of a stack, or those that a squire is given."""

    cards: Sequence[str]
    labels: Sequence[str]
    """What it is and its worth in squares, the longest wording first."""
    name: str = ""
    """What a stack is called; empty for the cards of a squire."""
    worths: Sequence[str] = ()
    """A stack's worth without its name, the longest wording first."""
    coming: bool = False
    """True if the last card is the one under the cursor, which does not lie there yet."""
    preview: bool = False
    """True if the worth counts the card under the cursor, or what would be left by it."""

    @property
    def places(self) -> int:
        """The number of cards that are still to come."""
        return LANCELOT_PLAYED - len(self.cards)


class Piles:
    """The cards before each squire, as one view shows them."""

    def __init__(self, view: View) -> None:
        self.view, self.squires = view, Squires(view)
        self.state: State = view.state

    def pile_of(self, squire: int) -> Pile | None:
        """The cards that lie before a squire while cards are divided: a stack, or what we give it."""
        owner = self.state.owners[squire]
        at = self.squires.of(owner).index(squire) if self.squires.doubled else 0
        stack = self._stack_of(squire)
        if stack:
            shown = owner == maker_shown(self.view)  # our hand shows it
            named = self._named(at + 1, stack, stack) if self.view.seat is None else self._made(owner, at + 1, stack)
            return None if shown else named
        return self._ours(at) if is_ours(self.view, squire) and self.squires.doubled else None

    def _stack_of(self, squire: int) -> list[str]:
        """The stack its player has made, shown at this squire."""
        stacks = self.state.exchange.stacks[self.state.owners[squire]] if self.squires.doubled else ()
        known = [pile.known() for pile in stacks if pile.known()]
        first = squire == self.squires.of(self.state.owners[squire])[0]
        return known[0 if first else 1] if len(known) == 2 else []

    def _made(self, owner: int, number: int, cards: Sequence[str]) -> Pile:
        """A stack that is not chosen from now, of ours or of another player."""
        said = self.view.words
        name = said("academy_board-stack-made", own="yes" if owner == self.view.seat else "no", number=number)
        worth = said("academy_board-squares", count=_squares(cards))
        forms = (worth, _squares(cards))
        labels = [said("academy_board-stack-made-worth", name=name, squares=squares) for squares in forms]
        return Pile(cards, labels, name, [worth])

    def _ours(self, at: int) -> Pile | None:
        """What we divide: the first of two piles with the card under the cursor, and the second, to which the cards go
        that are left when the first is full."""
        if is_taking(self.state) or not (found := self._divided()):
            return None
        pile, left, given = found
        chosen = getattr(self.view.cursor, "card", None)
        coming = chosen in left
        if coming:
            left.remove(chosen)
        full = len(left) == LANCELOT_PLAYED
        if at and pile == "squire":
            return self._given(left if full else [])
        if at:
            return self._named(2, left if full else [], left if full else None)._replace(preview=full)
        cards = [*given, chosen] if coming else given
        if pile == "squire":
            return self._given(cards)._replace(coming=coming)
        return self._named(1, cards, given)._replace(coming=coming, preview=coming)

    def _divided(self) -> tuple[str, list[str], list[str]] | None:
        """Whether we make stacks or give cards to squires, the cards that lie nowhere yet, and those given to the
        first; None if there is nothing to divide."""
        exchange, seat = self.state.exchange, self.view.own
        pile, left, given = "stack", exchange.dealt[seat].known(), exchange.stacks[seat][0].known()
        if share := exchange.shares[seat].known():
            pile, left, given = "squire", share, self.state.hands[self.squires.of(seat)[0]].known()
        return (pile, sorted(left, key=place_in_hand), [*given]) if left else None

    def _named(self, number: int, cards: Sequence[str], before: Sequence[str] | None) -> Pile:
        """A stack: these cards, and those before the card under the cursor; None: it gets the rest."""
        said, name = self.view.words, self.view.words("academy-stack", number=number)
        if before is None:
            rest = said("academy_board-stack-rest", number=number)
            forms = ("academy_board-rest", "academy_board-rest-short")
            return Pile(cards, [rest, name], name, [*map(said, forms)])
        worths = [said("academy_board-squares", count=_squares(cards))]
        if len(cards) < LANCELOT_PLAYED:
            worths = [said("academy_board-squares-yet", squares=worths[0]), *worths]
        return Pile(cards, stack_labels(self.view, number, cards), name, worths)

    def _given(self, cards: Sequence[str]) -> Pile:
        """The cards that we give to a squire; how many it gets is said as in the tiles of other players."""
        forms = ("academy_board-gets-cards", "academy_board-equal")
        return Pile(cards, [self.view.words(form, count=LANCELOT_PLAYED) for form in forms])


def _squares(cards: Sequence[str]) -> int:
    """The squares of several cards together."""
    return sum(map(value_of, cards))


def is_ours(view: View, squire: int) -> bool:
    """True if the squire is ours: we hold its cards in hand."""
    return squire in Squires(view).of(view.seat)


def is_taking(state: State) -> bool:
    """True while stacks are taken: what a player has got lies open."""
    return bool(state.asked) and state.asked[0].ask == "stack"


def swords_lie_open(view: View) -> bool:
    """True if a sword card lies open in a tile."""
    state, before = view.state, Piles(view)
    piles = [pile.cards for squire in state.squires if (pile := before.pile_of(squire))]
    shown = [*piles, *(pile.known() for pile in state.played), *state.exchange.known]
    return any(name and suit_of(name) == "sword" for cards in shown for name in cards)


def speaker(view: View) -> int | None:
    """The player in whose tile it is said what they do with stacks; None once one has been taken."""
    state: State = view.state
    ask, seat = (state.asked[0].ask, state.asked[0].seat) if state.asked else ("", 0)
    if ask == "split":
        return 1 - (view.seat or 0)
    return 1 - seat if ask == "stack" and state.owners[state.first] == seat else None


def draw_next(room: Canvas, view: View, owner: int) -> None:
    """Says that a player makes stacks or has made them, or what they do when a stack has been taken, if there is room
    for the whole of it."""
    asked = view.state.asked[0]
    if asked.ask == "split":
        said = view.words("academy_board-making", done="no" if owner in view.to_act else "yes")
    else:
        you = {owner: "next", asked.seat: "now"}.get(view.seat, "none")
        said = view.words("academy_board-taking", you=you)
    rows = wrap(said, room.width)
    for y, row in enumerate(rows if len(rows) <= room.height else ()):
        room.put(0, y, row, "soft-dim")
