"""The times of a game that goes on: whose time runs, and who is told the deadlines.

Knows: the players of the game, who of them is here, the limits of the table, and its turn timers.
Must not know: what follows when a time is up, sockets, or the rules of any game. It is handed the time.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import inf

from netplay.game.play import Play
from netplay.protocol.messages import Clock
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phase import TableContext
from netplay.table.turn_timers import Gathering, TurnTimers


class Timing:
    """The turn timers of one game."""

    def __init__(self, table: TableContext, play: Play, resumed: bool) -> None:
        self._table, self._play = table, play
        self.timers, self._gathering = TurnTimers(table.now), Gathering(table.now, resumed)
        self.held = False
        """True while nobody can act, because nothing can be saved."""
        self._told_times = self.timers.deadlines
        """The deadlines as clients were last told them."""
        self._resting = False
        """True while nothing is limited and all have been told so: nothing starts or stops then, whatever happens."""

    @property
    def due(self) -> float:
        """The moment of the first limit, or the end of the wait for the players of a resumed game."""
        return inf if self._resting else min(self.timers.due, self._gathering.due)

    def changed(self, anew: Person | None, goes_on: bool, paused: bool) -> Outgoing:
        """Starts and stops the timers. If a deadline has changed, everybody is told; otherwise only `anew` is."""
        limited = bool(self._table.settings.clock or self._table.settings.stand_in)
        if self._resting and not limited:
            return []
        self._update(goes_on and limited, paused)
        before, self._told_times = self._told_times, self.timers.deadlines
        self._resting = not limited and self._gathering.noted
        return self._told(anew, before != self._told_times)

    def _told(self, anew: Person | None, changed: bool) -> Outgoing:
        deadlines, running = self._told_times
        if not (changed or deadlines):
            return []
        people = self._table.people
        told = people.present() if changed else [] if anew is None else [(anew, people.presence(anew).peer)]
        clock = Clock({seat: round(1000 * seconds) for seat, seconds in self.timers.left().items()}, running)
        return [(peer, clock) for each, peer in told if "clock" in people.presence(each).can]

    def _update(self, timed: bool, paused: bool) -> None:
        """Times the players for whom no bot stands in, if `timed`: there is a limit, and the game has not ended."""
        table, settings, people = self._table, self._table.settings, self._table.people
        self.timers.clock, self.timers.stand_in = settings.clock, settings.stand_in
        if not timed and self._gathering.noted:
            self.timers.note({}, {}, False)
            return
        playing = [each for each in people if self._play.player(each.seat) is not None]
        here = [people.here(each) for each in playing]
        self._gathering.note(any(here), all(here))
        if not timed:
            self.timers.note({}, {}, False)
            return
        alone = {each.seat: each.id for each in playing if each.seat is not None and each.seat not in table.seats.bots}
        asked: Mapping[int, Hashable] = self._play.asked() if settings.clock else {}
        away = {seat: id for seat, id in alone.items() if not people.here(people.everybody[id])}
        asked = {seat: question for seat, question in asked.items() if seat in alone}
        self.timers.note(asked, away, any(here) and self._gathering.over and not (paused or self.held))
