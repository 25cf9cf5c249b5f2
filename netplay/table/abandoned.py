"""An abandoned game, and the consent of its players to disclose it.

Knows: the game, the numbers of its players, and which of them have agreed.
Must not know: names, connections, or the phase of the table.
"""

from __future__ import annotations

from collections.abc import Container

from netplay.game.play import Play
from netplay.protocol import messages
from netplay.protocol.messages import Deal, Record


class AbandonedGame:
    """A game that ended without a result. It stays on the table until the next game begins, and is disclosed once every
    player has agreed. One refusal, or one player who leaves for good, keeps it closed."""

    def __init__(self, play: Play, deal: Deal) -> None:
        self.play = play
        self.number = deal.terms.number
        self.players = [person for _, person in sorted(deal.terms.people.items())]
        """The numbers of the people who played, in the order of their seats."""
        self.agreed: list[int] = []
        """The players who have agreed, in the order of their answers."""

    @property
    def awaited(self) -> list[int]:
        """The players who have not agreed."""
        return [person for person in self.players if person not in self.agreed]

    @property
    def open(self) -> bool:
        """True once all players have agreed."""
        return not self.awaited

    def is_asked(self, person: int, number: int | None) -> bool:
        """True if this person's answer about the deal of this number is still open or can be repeated; a number of
        None means the last deal."""
        return not self.open and person in self.players and number in (None, self.number)

    def can_open(self, members: Container[int]) -> bool:
        """True unless a player whose answer is missing belongs to the table no longer."""
        return all(person in members for person in self.awaited)

    def disclosed(self) -> Record | None:
        """The whole game, once it is open; None before."""
        return self.play.record() if self.open else None

    def shown(self) -> messages.AbandonedGame:
        """The state of the consent, as everybody may see it."""
        return messages.AbandonedGame(self.number, self.players, list(self.agreed))
