"""Medieval Academy's squires on the screen: what they are called, their letters and colours.

Knows: that a squire is not a seat: two players have two each, or share one that is nobody's.
Must not know: tracks, cards, or what anybody is asked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len

from core.games.academy.state import NEUTRAL, State
from tui.boards.view import View
from tui.draw.themes import SEATS
from tui.text.words import letter, mark, plain, tint

COLOURS = ("red", "yellow", "blue", "green")
"""Lancelot: the squires."""
BEGINNING = re.compile(r"(?:\A|(?<=[.!?][ \u00a0]))\w")
"""The first letter of a sentence."""
STYLES = tuple(SEATS + squire for squire in range(len(COLOURS)))
"""The colours of the palette that are these."""


class Squires:
    """The squires of one table, as one reader calls them."""

    def __init__(self, view: View) -> None:
        self._words, self._names = view.words, view.names
        self._state: State = view.state
        self._seat = view.seat
        self.doubled = self._state.owners.count(0) > 1
        """True if each player has two squires."""

    def of(self, seat: int | None) -> list[int]:
        """The squires of a player; none for a spectator."""
        return [squire for squire, owner in enumerate(self._state.owners) if owner == seat]

    def neutral(self, squire: int) -> bool:
        """True if the squire belongs to nobody."""
        return self._state.owners[squire] == NEUTRAL

    def style(self, squire: int) -> str:
        """The name of the squire's style."""
        return f"seat{self.seat(squire)}"

    def letter(self, squire: int) -> str:
        """The letter on the squire's discs."""
        return self._words(f"academy-letter-{COLOURS[squire]}") if self.doubled else letter(squire)

    def initial(self, squire: int) -> str:
        """The letter in the squire's colour, to be set into a sentence."""
        return tint(self.seat(squire), self.letter(squire))

    def badge(self, seat: int) -> list[tuple[str, str]]:
        """The letters on a player's discs, each with the name of its colour."""
        return [(self.letter(squire), self.style(squire)) for squire in self.of(seat)]

    def listed(self, squires: list[int]) -> str:
        """Several letters, as a sentence has them: "A, B and C"."""
        *most, last = map(self.initial, squires) if squires else ("",)
        return self._words("academy-and", first=", ".join(most), last=last) if most else last

    def colour(self, squire: int) -> str:
        """Lancelot: the squire's colour in words, for its owner."""
        return tint(self.seat(squire), self._words(f"academy-squire-{COLOURS[squire]}"))

    def name(self, squire: int) -> str:
        """The squire in a sentence: its player's name, with its colour if the player has two; one of our own two as
        "your red"."""
        if self.neutral(squire):
            return tint(self.seat(squire), self._words("academy-neutral"))
        if self.doubled and squire in self.of(self._seat):
            return self._words("academy_board-your", colour=self.colour(squire))
        name = mark(self._state.owners[squire])
        return self._words("academy-squire-of", name=name, colour=self.colour(squire)) if self.doubled else name

    def short_name(self, squire: int) -> str:
        """The same in a word: one of our own two by its colour, another by its player's name."""
        if self.doubled and squire in self.of(self._seat):
            return self.colour(squire)
        return self._owner(squire)

    def listed_names(self, squires: Sequence[int], width: int) -> list[str]:
        """The names of squires that stand below each other in so many columns, behind their letters: without colours
        where one of these would be cut, since the letter has it."""
        return self._fitting(width, [*map(self.name, squires)], [*map(self._owner, squires)])

    def listed_own_whole(self, squires: Sequence[int], width: int) -> list[str]:
        """The same; where not all names have room, those of other players lose their colours first."""
        ours = self.of(self._seat)
        mixed = [self.name(one) if one in ours else self.short_name(one) for one in squires]
        return self._fitting(width, [*map(self.name, squires)], mixed, [*map(self.short_name, squires)])

    def _fitting(self, width: int, *forms: list[str]) -> list[str]:
        """The first form of the names in which all of them have room in so many columns, or the last."""
        fit = (names for names in forms if all(cell_len(plain(name, self._names)) <= width for name in names))
        return next(fit, forms[-1])

    def _owner(self, squire: int) -> str:
        """The squire by its player's name alone."""
        return self.name(squire) if self.neutral(squire) else mark(self._state.owners[squire])

    def seat(self, squire: int) -> int:
        """The seat whose colour the squire has."""
        return STYLES[squire] if self.doubled else squire


def sentence(text: str) -> str:
    """A text of which sentences may begin with one of our own squires, each with a capital."""
    return BEGINNING.sub(lambda letter: letter[0].upper(), text)
