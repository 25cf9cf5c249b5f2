"""The wish of a player to take steps back, and the consent of the others.

Knows: the game on the table, who plays, who has a bot on their seat.
Must not know: the phase of the table, sockets, or the rules of any game.

A wish ends with the consent of all, with one refusal, or when the game goes on or its player leaves. It is not saved: a
table that is resumed has forgotten it, and nothing has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import core
from netplay.game.play import Play
from netplay.protocol.messages import Act, Consent, TakingBack
from netplay.protocol.refusal import Refusal

from .outgoing import Outgoing
from .people import FOLLOWS_BACK, Person
from .phase import TableContext


@dataclass
class Wish:
    """What a player has asked for."""

    person: Person
    message: Act
    action: core.TakeBack
    seq: int
    """The number of steps of the game when they asked."""
    agreed: set[int] = field(default_factory=set[int])
    """The numbers of the people who have agreed."""


class TakeBacks:
    """The wishes to take something back, one at a time, in one game."""

    def __init__(self, table: TableContext, play: Play) -> None:
        self._table, self._play = table, play
        self._wish: Wish | None = None

    @property
    def pending(self) -> bool:
        """True while an answer is awaited."""
        return self._wish is not None

    @property
    def shown(self) -> TakingBack | None:
        """The wish as everybody may see it."""
        wish = self._wish
        return wish and TakingBack(wish.person.id, wish.seq, len(wish.action.steps), self._awaited(wish))

    def check_followed(self) -> None:
        """Raises Refusal while somebody follows the game by a program that cannot follow this."""
        people = self._table.people
        if any(FOLLOWS_BACK not in people.presence(each).can for each, _ in people.present()):
            text = "A player here has an older version, which cannot follow when something is taken back."
            raise Refusal("take-back-old", text)

    def ask(self, person: Person, message: Act, action: core.TakeBack) -> Outgoing:
        """A player wants to take these steps back. Raises Refusal while another wish is open."""
        if message.n <= person.last_n:
            return []
        person.last_n = message.n
        if self._wish is not None:
            raise Refusal("take-back-open", "The players are being asked already. Please wait for their answers.")
        if message.seq != self._play.dealer.seq:
            raise Refusal("stale", "The game has moved on since. Please choose again.")
        self._wish = Wish(person, message, action, message.seq)
        asked = self._awaited(self._wish)
        return self._table.notice("take-back-asked", person.name) + self._table.lobby() if asked else []

    def answer(self, person: Person, message: Consent) -> Outgoing:
        """A player agrees or refuses. An answer that nobody waits for is ignored."""
        wish = self._wish
        if wish is None or wish.seq != message.seq or person.id not in self._awaited(wish):
            return []
        if message.agree:
            wish.agreed.add(person.id)
            return self._table.lobby()
        self._wish = None
        told = self._turned_down(wish, Refusal("take-back-refused", "A player does not agree: what was done stands."))
        return self._table.notice("take-back-refused", person.name) + told + self._table.lobby()

    def drop(self) -> Outgoing:
        """The game goes on, or the player has left: the wish is void."""
        wish, self._wish = self._wish, None
        if wish is None:
            return []
        refusal = Refusal("take-back-dropped", "The game has gone on before all had agreed.")
        return self._table.notice("take-back-dropped", wish.person.name) + self._turned_down(wish, refusal)

    def granted(self) -> core.Step | None:
        """Takes the steps back once all have agreed; returns the step that does."""
        wish = self._wish
        player = None if wish is None else self._play.player(wish.person.seat)
        if wish is None or player is None or self._awaited(wish):
            return None
        self._wish = None
        return self._play.take_back(player, wish.action, self._table.now())

    @property
    def is_void(self) -> bool:
        """True if the player who asked is gone, a bot plays for them, or the game has gone on."""
        wish, table = self._wish, self._table
        if wish is None:
            return False
        gone = not table.people.here(wish.person) or wish.person.seat in table.seats.bots
        return gone or self._play.dealer.seq != wish.seq

    def _awaited(self, wish: Wish) -> list[int]:
        """The players who must still agree: bots agree, also those that stand in for somebody."""
        table, play = self._table, self._play
        playing = [each for each in table.people if play.player(each.seat) is not None]
        asked = [each.id for each in playing if each is not wish.person and each.seat not in table.seats.bots]
        return [id for id in asked if id not in wish.agreed]

    def _turned_down(self, wish: Wish, refusal: Refusal) -> Outgoing:
        people = self._table.people
        if not people.here(wish.person):
            return []
        return [(people.presence(wish.person).peer, self._table.phase.rejected(wish.message, refusal))]
