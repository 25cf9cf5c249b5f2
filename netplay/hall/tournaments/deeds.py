"""What becomes of each request about a tournament, at the process that runs the tournaments of its hall.

Knows: the desk, and who asks.
Must not know: connections, at which process the request was made, whether its sender may make it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from netplay.protocol.messages import (
    Decide,
    EndTournament,
    EnterTournament,
    FillWithBots,
    NextRound,
    OpenTournament,
    ReadyForRound,
    Withdraw,
)
from netplay.protocol.refusal import Refusal
from netplay.protocol.server_messages import Rejected
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person

from . import arena
from .desk import Desk
from .requests import DeskRequest, GameOver, Outcome, Renamed, Waiting

log = logging.getLogger(__name__)
Deed = Callable[[Desk, Person, Any], Outgoing]
"""Takes the desk, the person who asks, and the request; returns what is sent. Raises Refusal."""


def enter(desk: Desk, person: Person, message: EnterTournament) -> Outgoing:
    """Enters a person, who becomes a member of the hall. Raises Refusal."""
    desk.enter(desk.find(message.tournament), person)
    return desk.go_on(message.tournament)


def withdraw(desk: Desk, person: Person, message: Withdraw) -> Outgoing:
    """Takes a person out of a tournament. Raises Refusal."""
    desk.find(message.tournament).withdraw(person.id)
    return desk.go_on(message.tournament)


def be_ready(desk: Desk, person: Person, message: ReadyForRound) -> Outgoing:
    """A person is ready for the next round or game, or no longer. Raises Refusal."""
    desk.find(message.tournament).be_ready(person.id, message.ready, desk.now())
    return desk.go_on(message.tournament)


def rename(desk: Desk, person: Person, message: Renamed) -> Outgoing:
    """A person has another name. Raises Refusal."""
    desk.renamed(person)
    return []


def take_result(desk: Desk, person: Person, message: GameOver) -> Outgoing:
    """A game has ended at a table of another process. Raises Refusal."""
    desk.find(message.tournament).finished(message.pairing, message.places)
    return desk.go_on(message.tournament)


# The organiser's


def open_tournament(desk: Desk, person: Person, message: OpenTournament) -> Outgoing:
    """Opens a tournament. Raises Refusal."""
    desk.open(message.plan)
    return []


def next_round(desk: Desk, person: Person, message: NextRound) -> Outgoing:
    """Begins the next round. Raises Refusal."""
    return desk.begin(desk.find(message.tournament))


def decide(desk: Desk, person: Person, message: Decide) -> Outgoing:
    """Decides a game that does not end. Raises Refusal."""
    desk.find(message.tournament).decide(message.pairing, message.places)
    return desk.go_on(message.tournament)


def fill(desk: Desk, person: Person, message: FillWithBots) -> Outgoing:
    """Enters as many bots as are missing. Raises Refusal."""
    desk.find(message.tournament).fill(message.level)
    return desk.go_on(message.tournament)


def end(desk: Desk, person: Person, message: EndTournament) -> Outgoing:
    """Ends a tournament; one that is over is taken from the list. Raises Refusal."""
    tournament = desk.find(message.tournament)
    if tournament.record.over:
        desk.remove(message.tournament)
        return []
    tournament.end()
    return desk.go_on(message.tournament)


_DEEDS: Mapping[type[Any], Deed] = {
    OpenTournament: open_tournament,
    EnterTournament: enter,
    Withdraw: withdraw,
    ReadyForRound: be_ready,
    NextRound: next_round,
    Decide: decide,
    FillWithBots: fill,
    EndTournament: end,
    GameOver: take_result,
    Renamed: rename,
}


def ask(desk: Desk, peer: Peer, person: Person, request: DeskRequest) -> Outgoing:
    """Has a request carried out, here or by the process that runs the tournaments; returns what is sent at once."""
    key = desk.reception.key_for(person) if isinstance(request, EnterTournament) else ""
    waiting = Waiting(peer, Person(person.id, person.name, person.token_hash), key, request)
    if desk.leads:
        return settle(desk, waiting)
    desk.requests.ask(waiting)
    return []


def settle(desk: Desk, waiting: Waiting) -> Outgoing:
    """Carries out a request that was made here; returns what is sent."""
    outcome, told = carry_out(desk, waiting.person, waiting.request)
    return [*desk.requests.told(waiting, outcome), *told]


def take_over(desk: Desk) -> Outgoing:
    """Runs the tournaments of a hall in place of another process, and does itself what it has asked of that one.
    Returns what is sent."""
    told = desk.lead()
    for waiting in desk.requests.taken_over():
        told += settle(desk, waiting)
    return told + _hold_arena(desk)


def _hold_arena(desk: Desk) -> Outgoing:
    try:
        return arena.hold(desk, desk.arena) if desk.arena else []
    except Refusal as refusal:
        log.error("The arena cannot be held: %s", refusal)
        return []


def carry_out(desk: Desk, person: Person, request: DeskRequest) -> tuple[Outcome, Outgoing]:
    """Does what is asked; returns the outcome, and what is sent."""
    try:
        told = _DEEDS[type(request)](desk, person, request)
    except Refusal as refusal:
        return Outcome(Rejected(0, refusal.code, str(refusal), 0)), []
    newest = next(reversed(desk.tournaments), "") if isinstance(request, OpenTournament) else ""
    return Outcome(None, getattr(request, "tournament", newest)), told
