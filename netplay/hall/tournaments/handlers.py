"""What a hall does with each message about tournaments: those of entrants, and those of the organiser.

Knows: the hall, the sender, the desk of its tournaments.
Must not know: sockets, how opponents are found, what happens at a table, or which process of the hall runs its
tournaments.
"""

from __future__ import annotations

from collections.abc import Mapping

from netplay.hall.context import HallContext, Handler, check_organiser
from netplay.hall.visitors import Visit
from netplay.protocol.messages import (
    Decide,
    EndTournament,
    EnterTournament,
    FillWithBots,
    LookAtTournament,
    Message,
    NextRound,
    OpenTournament,
    ReadyForRound,
    Withdraw,
)
from netplay.table.outgoing import Outgoing, Peer

from . import deeds
from .requests import DeskRequest


def look(hall: HallContext, peer: Peer, visit: Visit, message: LookAtTournament) -> Outgoing:
    """Shows a tournament to the sender, and its changes from now on. Raises Refusal."""
    if not message.tournament:
        hall.desk.audience.looking.pop(peer, None)
        return [(peer, hall.desk.audience.listed())]
    shown = hall.desk.find(message.tournament).shown()
    hall.desk.audience.looking[peer] = message.tournament
    return [(peer, shown)]


def ask(hall: HallContext, peer: Peer, visit: Visit, message: DeskRequest) -> Outgoing:
    """Has done what an entrant wants."""
    return deeds.ask(hall.desk, peer, visit.person, message)


def organise(hall: HallContext, peer: Peer, visit: Visit, message: DeskRequest) -> Outgoing:
    """Has done what the organiser wants. Raises Refusal for everybody else."""
    check_organiser(hall, visit)
    return ask(hall, peer, visit, message)


ABOUT_TOURNAMENTS: Mapping[type[Message], Handler] = {
    LookAtTournament: look,
    EnterTournament: ask,
    Withdraw: ask,
    ReadyForRound: ask,
    OpenTournament: organise,
    NextRound: organise,
    Decide: organise,
    FillWithBots: organise,
    EndTournament: organise,
}
"""The messages about tournaments, which the hall handles wherever the sender is."""
