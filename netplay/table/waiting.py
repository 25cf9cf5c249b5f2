"""Whose time runs at a table, what all are told of it, and who is played for when it is up.

Knows: the top of the table, its rules of the house, the hourglass.
Must not know: what people ask for, sockets, or the rules of any game. It is handed the time.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from netplay.protocol.messages import Clock

from .lobby import STAND_IN
from .outgoing import Mail
from .people import Person
from .tabletop import TableParts
from .turn_timers import Clocks


class Waiting:
    """For the people of one table."""

    def __init__(self, table: TableParts) -> None:
        self._table = table
        self._clocks = Clocks(table.now)
        self._hands: tuple[dict[int, float], bool] = ({}, True)
        """What all were told of the clocks."""

    @property
    def due(self) -> float:
        """When somebody's time may be up, on the table's clock; infinite if nobody is waited for."""
        return self._clocks.due

    def left(self) -> dict[int, float]:
        """For each seat whose time runs, the seconds that it still has."""
        return self._clocks.left()

    def settled(self, mail: Mail, anew: Person | None = None) -> Mail:
        """What has happened may change who is waited for: then all hear how long, and somebody does `anew` who has
        just been told the whole game."""
        self._note()
        before, self._hands = self._hands, self._clocks.hands
        news = before != self._hands
        if not (news or self._hands[0]):
            return mail
        people = self._table.people
        told = people.present() if news else [] if anew is None else [(anew, people.presence(anew).peer)]
        clock = Clock({seat: round(1000 * seconds) for seat, seconds in self.left().items()}, self._hands[1])
        return mail + [(peer, clock) for each, peer in told if "clock" in people.presence(each).can]

    def _note(self) -> None:
        """Who is waited for now: who plays, and no bot for him."""
        table, house = self._table, self._table.door.house
        play, people = table.playing, table.people
        self._clocks.clock, self._clocks.stand_in = house.clock, house.stand_in
        if play is None or not (house.clock or house.stand_in):
            self._clocks.note({}, {}, False)
            return
        playing = [each for each in people if play.player(each.seat) is not None]
        alone = {each.seat or 0: each for each in playing if each.seat not in table.seats.bots}
        asked: Mapping[int, Hashable] = play.asked() if house.clock else {}
        away = {seat: each.id for seat, each in alone.items() if not people.here(each)}
        self._clocks.note(
            {seat: what for seat, what in asked.items() if seat in alone}, away,
            any(people.here(each) for each in playing),
        )  # fmt: skip

    def time_up(self) -> Mail:
        """For who has been away for long a bot sits in; whose time for a decision is up, for him it plays this move."""
        table = self._table
        asked, away = self._clocks.up()
        mail: Mail = []
        for seat in away:
            table.seats.stand_in(seat, STAND_IN)
            mail += table.notice("bot-in", table.seats.name(seat))
        for seat in asked:
            if seat not in away:
                table.seats.stand_in(seat, STAND_IN, once=True)
                mail += table.notice("time-up", table.seats.name(seat))
        return mail + table.lobby() if mail else []
