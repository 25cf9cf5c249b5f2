"""Whether a game that was broken off may be seen: everybody who played it is asked.

Knows: who played, and who of them has agreed.
Must not know: names, connections, or who is told what came of it.
"""

from __future__ import annotations

from netplay.game.play import Play
from netplay.protocol.messages import AbandonedGame, Deal


class Consent:
    """What is asked after a game was broken off, until the next begins. One who does not agree, or leaves, is enough
    for it to stay closed: that is the table's to see to."""

    def __init__(self, play: Play, deal: Deal) -> None:
        self.play = play
        self.number = deal.terms.number
        self.players = [person for _, person in sorted(deal.terms.people.items())]
        """The numbers of the people who played, in the order of their seats."""
        self.agreed: list[int] = []
        """Those who have agreed, in the order in which they did."""

    @property
    def awaited(self) -> list[int]:
        """Those who have not."""
        return [person for person in self.players if person not in self.agreed]

    @property
    def open(self) -> bool:
        """Have all agreed?"""
        return not self.awaited

    def is_meant(self, number: int | None) -> bool:
        """Is it the game with this number that somebody speaks of? None: he does not say."""
        return number is None or number == self.number

    def shown(self) -> AbandonedGame:
        """As everybody may see it."""
        return AbandonedGame(self.number, self.players, list(self.agreed))
