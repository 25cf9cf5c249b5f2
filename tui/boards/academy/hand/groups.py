"""What lies together in our hand of Medieval Academy: packs, stacks, the cards of a squire.

Knows: which of our cards are chosen from in which part of a round.
Must not know: how cards are laid out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.games.academy.state import State
from core.games.academy.variants.karadoc import turned
from tui.boards.view import View

from ..squires import Squires
from ..words import Wording
from .faces import place_in_hand
from .stacks import KEYED, maker_shown, squire_in_hand, stack_labels


class Group(NamedTuple):
    """Cards that lie together."""

    labels: Sequence[str]
    """What they are, the longest wording first."""
    held: Sequence[str]
    open: bool = True
    """True if a card, or all of them, may be chosen; others are faint."""
    lifted: bool = False
    """True if all of them are chosen."""
    key: str = ""
    """The digit that chooses all of them."""

    single: bool = False
    """True if equal cards lie beside each other, not on each other."""

    @property
    def cards(self) -> list[str]:
        """The cards that are seen, sorted: of equal ones that lie on each other one."""
        return sorted(self.held if self.single else dict.fromkeys(self.held), key=place_in_hand)


class Groups:
    """The groups of one view."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state

    def all(self) -> list[Group]:
        """The groups from the left; none without cards."""
        groups = self._of_two_squires() if self.squires.doubled else self._of_one()
        return [group for group in groups if group.cards]

    def _of_one(self) -> list[Group]:
        """The pack in hand and what was kept of others; later the hand, and what Karadoc has turned up."""
        (squire,) = self.squires.of(self.view.seat)
        pack, hand = self.state.packs[squire].known(), self.state.hands[squire].known()
        if pack:
            return [Group([], pack), Group([self.words.text(self.view, "kept")], hand, open=False)]
        question = self.view.question
        if question is not None and question.ask == "turned":
            name, card = self.squires.name(question.squire), turned(self.state, question.squire)
            return [Group([name], [card], lifted=True), Group([], hand, open=False)]
        return [Group([], hand)]

    def _of_two_squires(self) -> list[Group]:
        """Lancelot: the cards to split, the stacks to choose from, the cards to arm squires with, then those of the
        squire that plays. Those of the other lie in its tile."""
        exchange, seat = self.state.exchange, self.view.own
        if dealt := exchange.dealt[seat].known():
            return [Group([], dealt)]
        if (maker := maker_shown(self.view)) is not None:
            return self._stacks(maker)
        if share := exchange.shares[seat].known():
            return [Group([], share)]
        squire = squire_in_hand(self.view)
        if squire is None:
            return []
        return [Group([], self.state.hands[squire].known())]

    def _stacks(self, maker: int) -> list[Group]:
        """The stacks that are chosen from, or those we have made."""
        chosen = getattr(self.view.cursor, "stack", None)
        choices = [getattr(each, "stack", None) for each in self.view.legal]
        return [
            Group(
                self._stack_labels(at, pile.known(), chosen),
                pile.known(),
                lifted=at == chosen,
                single=True,
                key=self.words.keys(self.view, [choices.index(at)]) if at in choices else "",
            )
            for at, pile in enumerate(self.state.exchange.stacks[maker])
        ]

    def _stack_labels(self, at: int, stack: Sequence[str], chosen: int | None) -> list[str]:
        """A stack's name and squares: its name is its key where it is chosen from, with what it would bring in a list
        beside it."""
        return stack_labels(self.view, at + 1, stack, KEYED if chosen is not None else "none")
