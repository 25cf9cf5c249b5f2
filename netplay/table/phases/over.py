"""A finished game: everybody may still look at it, until the host opens the lobby again.

Knows: the game and its result.
Must not know: how it was played, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from netplay.protocol.messages import Abandon, Act, AddBot, Again, Bye, Free, Message, Ready, Sit
from netplay.protocol.refusal import Refusal
from netplay.table import handlers
from netplay.table.events import GameEnded, LobbyReopened
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phase import Handler, Reason, TableContext

from .dealt import DealtPhase, refused_with_game
from .reasons import NO_GAME, OVER


class OverPhase(DealtPhase):
    """The game on the table has an outcome."""

    name = "over"
    closed = OVER

    def __init__(self, table: TableContext, event: GameEnded) -> None:
        super().__init__(table, event.play)
        for person in table.people:
            person.ready = False

    def act(self, person: Person, message: Act) -> Outgoing:
        """Rejects the action, which came too late; the bot that stood in for its sender leaves. Raises Refusal."""
        told, _ = self.attempt(person, message)
        return told

    def free(self, person: Person, message: Free) -> Outgoing:
        """Removes a person who is away, and the bot that stood in for them. Raises Refusal."""
        holder = self.table.seats.holder(message.seat)
        if holder is None or self.table.people.here(holder):
            raise Refusal(*OVER)
        return handlers.free_seat(self, person, message)

    def ready(self, person: Person, message: Ready) -> Outgoing:
        """The sender wants a rematch, or no longer: is ready for the same game, once the lobby is open again. Raises
        Refusal."""
        self.table.seats.be_ready(person, message.ready)
        return self.table.lobby()

    def again(self, person: Person, message: Again) -> Outgoing:
        """Opens the lobby again. Whoever wants a rematch is ready there."""
        wanting = [each for each in self.table.people if each.ready]
        self.table.enter(LobbyReopened())
        self.table.seats.clear()
        for each in wanting:
            each.ready = each.seat is not None
        return self.table.lobby()

    handled: ClassVar[Mapping[type[Message], Handler]] = {
        **DealtPhase.handled,
        Act: act,
        AddBot: handlers.seat_bot,
        Free: free,
        Again: again,
        Ready: ready,
        Bye: handlers.bye_and_stand,
    }
    refused: ClassVar[Mapping[type[Message], Reason]] = {**refused_with_game(OVER), Sit: OVER, Abandon: NO_GAME}
