"""The common base of a running and a finished game: it is on the table, and is shown to its followers.

Knows: the game on the table and the seats of its players.
Must not know: whether the game goes on, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import core
from netplay.game.play import Play
from netplay.protocol.messages import Act, Commit, Disclose, Grant, Hello, Message, Pick, Reveal, Stand, Start
from netplay.protocol.refusal import Refusal
from netplay.table.handlers import COMMON, asker_of, turn_down
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import FOLLOWS_BACK, Person, Presence, by_our_rules
from netplay.table.phase import Handler, Phase, Reason, TableContext

from .reasons import NO_DEAL, NOT_ABANDONED, NOT_PLAYING


class DealtPhase(Phase):
    """A phase with a game on the table."""

    closed: ClassVar[Reason]
    """The reason for which this phase refuses actions of the lobby."""

    def __init__(self, table: TableContext, play: Play) -> None:
        super().__init__(table)
        self._play = play
        self._looked_at: tuple[tuple[Person, Presence], ...] = ()
        """The people who were here when `_able` was found."""
        self._able: list[tuple[Person, Presence]] = []
        """Those of them whose program plays by our rules."""

    @property
    def play(self) -> Play:
        return self._play

    def check_rules(self, hello: Hello) -> None:
        by_ours = by_our_rules(hello, self._play.game, self._play.origin.options)
        if not by_ours or (self._play.went_back and FOLLOWS_BACK not in hello.can):
            raise Refusal("other-rules", "This table is playing a game that your program plays by other rules. "
                                         "Please use the same version as the host, and join again.")  # fmt: skip

    def shown_to(self, person: Person) -> Outgoing:
        """The whole game as this person may see it."""
        people, play = self.table.people, self._play
        if not self.follows(person):
            return []
        peer, record = people.presence(person).peer, play.record() if play.over else None
        began: Outgoing = [(peer, play.began(play.player(person.seat)))]
        return began + ([(peer, record)] if record else [])

    def follows(self, person: Person) -> bool:
        """True if this person's program can follow the game."""
        people = self.table.people
        return not people.here(person) or any(person is each for each, _ in self._abreast())

    def followers(self) -> list[tuple[int | None, Peer]]:
        """Returns the players and spectators (None) who are here and can follow the game, each with the connection."""
        players = self._play.players
        return [(players.get(person.seat), presence.peer) for person, presence in self._abreast()]

    def _abreast(self) -> list[tuple[Person, Presence]]:
        """Returns the people who are here and whose programs can follow the game."""
        play, here = self._play, self.table.people.presences()
        if here is not self._looked_at:
            options, self._looked_at = play.origin.options, here
            self._able = [each for each in here if by_our_rules(each[1], play.game, options)]
        if not play.went_back:
            return self._able
        return [each for each in self._able if FOLLOWS_BACK in each[1].can]

    def returned(self, person: Person) -> Outgoing:
        """The player takes the seat back from the bot that stands in. A bot that makes a single move still makes it."""
        table, seat = self.table, person.seat
        if seat is None or seat not in table.seats.bots or seat in table.seats.single_move:
            return []
        table.seats.stand_down(seat)
        return table.notice("bot-out", person.name) + table.lobby()

    def grant(self, person: Person, message: Grant) -> Outgoing:
        """The host turns down somebody who asked for a seat. Raises Refusal for anything else."""
        asker = asker_of(self.table, message)
        if message.yes:
            raise Refusal(*self.closed)
        return turn_down(self.table, asker) + self.table.lobby()

    def attempt(self, person: Person, message: Act) -> tuple[Outgoing, core.Step | None]:
        """Returns the outgoing messages and the step, if it was carried out. A repeated action is ignored. Raises
        Refusal for a person who does not play."""
        if message.n <= person.last_n:
            return [], None
        person.last_n = message.n
        player = self._play.player(person.seat)
        if player is None:
            raise Refusal(*NOT_PLAYING)
        back = self.returned(person)
        try:
            return back, self._play.act(player, message.seq, message.action, self.table.now())
        except Refusal as refusal:
            return [*back, (self.table.people.presence(person).peer, self.rejected(message, refusal))], None

    handled: ClassVar[Mapping[type[Message], Handler]] = {**COMMON, Grant: grant}


def refused_with_game(closed: Reason) -> Mapping[type[Message], Reason]:
    """Returns the messages refused while a game is on the table; `closed` is the reason for those of the lobby."""
    lobby_only = dict.fromkeys((Stand, Pick, Start), closed)
    return {**lobby_only, Commit: NO_DEAL, Reveal: NO_DEAL, Disclose: NOT_ABANDONED}
