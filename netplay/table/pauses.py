"""What a hall and its organiser do to a game that goes on: stop it for a while, and give time to decide.

Knows: a table, its game that goes on, and its turn timers.
Must not know: halls, who the organiser is, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Collection

from netplay.protocol.refusal import Refusal

from .outgoing import Outgoing
from .phases.playing import PlayingPhase
from .table import Table


def pause(table: Table, on: bool, by: str) -> Outgoing:
    """Stops the game and its timers, or lets it go on; everybody at the table is told who did it. Raises Refusal."""
    phase = _playing(table)
    if phase.paused is on:
        return []
    phase.paused = on
    return table.notice("paused" if on else "goes-on", by) + table.lobby() + phase.timing_changed()


def hold(table: Table, on: bool) -> Outgoing:
    """Stops the timers of the game that goes on, if there is one, or lets them go on: no time runs while nobody can
    act."""
    phase = table.phase
    if not isinstance(phase, PlayingPhase) or phase.timing.held is on:
        return []
    phase.timing.held = on
    return phase.timing.changed(None, True, phase.paused)


def give_time(table: Table, seconds: int, seats: Collection[int] | None = None) -> Outgoing:
    """Gives time to those of these seats that are to decide, None for all. Raises Refusal if none of them is."""
    phase = _playing(table)
    if not table.settings.clock:
        raise Refusal("no-clock", "This table has no turn timer, so nobody there runs out of time.")
    given = [seat for seat in phase.timing.timers.left() if seats is None or seat in seats]
    if not given:
        raise Refusal("not-timed", "No time runs out there at the moment: time is given to players who are to decide.")
    phase.timing.timers.give(given, seconds)
    told = [each for seat in given for each in table.notice("given-time", table.seats.name(seat), str(seconds))]
    return told + phase.timing_changed()


def _playing(table: Table) -> PlayingPhase:
    """Returns the phase of the game that goes on. Raises Refusal if there is none."""
    if not isinstance(table.phase, PlayingPhase):
        raise Refusal("no-game-on", "No game goes on at that table.")
    return table.phase
