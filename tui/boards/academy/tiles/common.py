"""What all tiles of Medieval Academy's squires have in common: their rows, and who draws what is in them.

Knows: which facts have rows of their own in a tile of a size.
Must not know: where a tile lies.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from rich.cells import cell_len

from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import people
from tui.draw.canvas import Canvas
from tui.draw.people import Player

from ..plan import FULL_CARDS, WIDE_TILE, WORDS, facts_of
from ..squires import Squires
from ..standing import Outlook
from ..words import Wording
from .arms import Arms
from .identities import Identities
from .known import KnownCards
from .notes import Notes
from .piles import Piles
from .played import PlayedCards


class Common:
    """The tiles of one view. What is said in all tiles is said in one form, that which the narrowest has room for."""

    def __init__(self, words: Wording, view: View, outlook: Outlook, narrowest: Canvas) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state
        self.facts, self._inner = facts_of(view), narrowest.width - 2
        self.who, self.piles = Identities(words, view), Piles(view)
        self.known, self.played = KnownCards(view), PlayedCards(words, view, self._inner)
        self.notes = Notes(words, view, self._inner)
        self.has_round = "round" in self._facts_beside(narrowest)
        """True if the earnings of the round have a row of their own."""
        self.arms = Arms(self.who, outlook, self._inner, own_row=self.has_round)
        self.shared = self.squires.doubled and bool(self.who.asked) and self.state.asked[0].ask in ("split", "stack")
        """True while stacks are made and taken: they lie before a player, not before one of the two squires."""

    @cached_property
    def spares_a_column(self) -> bool:
        """True if no tile needs its last column for a whole name with the arms beside it."""
        return self._inner + 1 not in (self._columns(squire, arms=True) for squire in self.state.squires)

    def _columns(self, squire: int, *, arms: bool) -> int:
        """The columns of a whole name, with the arms beside it if these have no row."""
        short = self.arms.short(squire) if arms else ""
        return people.whole(self.who.player(squire)) + cell_len(short) + bool(short)

    def player(self, squire: int, *, arms: bool) -> Player:
        """The player of a squire; the squires of a player are both called in short, where a tile has no room for a
        whole name. `arms`: they stand beside the name."""
        player, both = self.who.player(squire), self.squires.of(self.state.owners[squire])
        whole = len(both) < 2 or max(self._columns(one, arms=arms) for one in both) <= self._inner + 1
        return player if whole else replace(player, name=player.short)

    def facts_in(self, room: Canvas) -> list[str]:
        """The facts that have rows of their own in a tile with this room; the words for what the round brings have two,
        where they need them and all cards have theirs."""
        facts = self._facts_beside(room)
        above = "round" in facts and not self.shared and self.arms.above
        if above and room.height > len(facts) + 1 + WORDS:
            facts.insert(facts.index("round"), "above")
        return facts

    def _facts_beside(self, room: Canvas) -> list[str]:
        """The same without a second row for any."""
        facts, cards_rows = list(self.facts), FULL_CARDS if room.width >= WIDE_TILE - 1 else WORDS
        if room.height <= len(facts):
            facts.remove("arms")
        if room.height > len(facts) + 1 + cards_rows:
            facts.insert(1, "round")
        return facts

    def has_edge(self, room: Canvas) -> bool:
        """True if a tile has rows enough for an edge."""
        return room.height - 1 > len(self.facts)

    def has_stacks_in_rows(self, room: Canvas) -> bool:
        """True if each stack has a row, not a tile, while stacks are made and taken: where tiles are low."""
        return self.shared and not self.has_edge(room)

    def is_joint(self, owner: int) -> bool:
        """True if a row in the tiles of a player's two squires tells the cards of both, on a ground without a gap."""
        return not self.shared and "shown" in self.facts and self.known.is_joint(owner)
