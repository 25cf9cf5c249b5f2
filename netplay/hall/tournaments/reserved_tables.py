"""The tables of a tournament: each seat is reserved for one entrant, and the game begins once all are there.

Knows: tables, the people and bots of a game that was drawn.
Must not know: standings, the list of the hall, connections beyond who is here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import core
from netplay.protocol.messages import TableSettings
from netplay.protocol.tournament_messages import Plan
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phases.lobby import LobbyPhase
from netplay.table.table import Table

PATIENCE = 180.0
"""Seconds until a game begins without those who have not come: a bot stands in for them after the table's limit."""


class Reserved(NamedTuple):
    """The holder of a seat: a person of the hall, or a bot."""

    person: Person | None
    level: str
    """The level of a bot; empty for a person."""


def prepare(table: Table, plan: Plan, host: Person) -> None:
    """Makes a new table one of a tournament: the organiser is its host, and nobody else sits down unasked."""
    table.settings = TableSettings(ask=True, watch="silent", clock=plan.clock, stand_in=plan.stand_in)
    table.people.everybody[host.id] = _copy(host)
    table.people.host_id = host.id


def reserve(table: Table, holders: Sequence[Reserved]) -> bool:
    """Gives each seat to its holder, also of one who has left the table. True if anything has changed."""
    if not isinstance(table.phase, LobbyPhase):
        return False
    changed = False
    for seat, (person, level) in enumerate(holders):
        changed |= _seat_bot(table, seat, level) if person is None else _seat(table, seat, person)
    return changed


def _seat_bot(table: Table, seat: int, level: str) -> bool:
    if table.seats.bots.get(seat) == level and table.seats.holder(seat) is None:
        return False
    _clear(table, seat)
    table.seats.bots[seat] = level
    return True


def _seat(table: Table, seat: int, person: Person) -> bool:
    people = table.people
    there = people.everybody.get(person.id)
    if there is not None and there.seat == seat:
        return False
    if there is None:
        there = people.everybody[person.id] = _copy(person)
        people.next_id = max(people.next_id, person.id + 1)
    _clear(table, seat)
    there.seat = seat
    table.seats.established.add(person.id)
    return True


def _clear(table: Table, seat: int) -> None:
    holder = table.seats.holder(seat)
    if holder is not None:
        table.seats.stand(holder)
    table.seats.stand_down(seat)


def _copy(person: Person) -> Person:
    """Returns the member of a table whom the key of this person of the hall opens."""
    return Person(person.id, person.name, person.token_hash)


def rekey(table: Table, person: Person) -> None:
    """A person of the hall has another key, which opens their seat too."""
    there = table.people.everybody.get(person.id)
    if there is not None:
        there.token_hash = person.token_hash


def begun(table: Table, late: bool) -> Outgoing:
    """Deals once all are there whose seats are reserved, or when it is `late`; returns what is sent."""
    phase, people = table.phase, table.people
    if not isinstance(phase, LobbyPhase):
        return []
    seated = [person for person in people if person.seat is not None]
    if not late and not all(people.here(person) for person in seated):
        return []
    try:
        core.game(table.seats.game).configure(len(table.seats.taken()), table.seats.options)
    except core.BadOptions:
        return []
    for person in seated:
        person.ready = True
    return phase.deal()


def places_at(table: Table, players: Sequence[int]) -> list[list[int]] | None:
    """Returns the places of those who have these seats, once the game is over."""
    play = table.play
    outcome = play.dealer.outcome if play is not None and play.over else None
    if play is None or outcome is None:
        return None
    seats: Mapping[int, int] = dict(enumerate(play.seats))
    return [[players[seats[player]] for player in shared] for shared in outcome.ranking]
