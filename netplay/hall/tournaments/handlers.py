"""What a hall does with each message about tournaments: those of entrants, and those of the organiser.

Knows: the hall, the sender, the desk of its tournaments.
Must not know: sockets, how opponents are found, or what happens at a table.
"""

from __future__ import annotations

from collections.abc import Mapping

from netplay.hall.context import HallContext, Handler, check_organiser
from netplay.hall.visitors import Visit
from netplay.protocol.messages import (
    Decide,
    EndTournament,
    Entered,
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


def look(hall: HallContext, peer: Peer, visit: Visit, message: LookAtTournament) -> Outgoing:
    """Shows a tournament to the sender, and its changes from now on. Raises Refusal."""
    if not message.tournament:
        hall.desk.audience.looking.pop(peer, None)
        return [(peer, hall.desk.audience.listed())]
    shown = hall.desk.find(message.tournament).shown()
    hall.desk.audience.looking[peer] = message.tournament
    return [(peer, shown)]


def enter(hall: HallContext, peer: Peer, visit: Visit, message: EnterTournament) -> Outgoing:
    """Enters the sender, and gives them a key by which they come back to their place. Raises Refusal."""
    person = visit.person
    hall.desk.find(message.tournament).enter(person.id, person.name)
    key = hall.reception.enrol(person)
    if key:
        hall.directory.save_hall()
    hall.desk.audience.looking[peer] = message.tournament
    told: Outgoing = [(peer, Entered(key))] if key else []
    return told + hall.desk.go_on(message.tournament)


def withdraw(hall: HallContext, peer: Peer, visit: Visit, message: Withdraw) -> Outgoing:
    """Takes the sender out of a tournament. Raises Refusal."""
    hall.desk.find(message.tournament).withdraw(visit.person.id)
    return hall.desk.go_on(message.tournament)


def be_ready(hall: HallContext, peer: Peer, visit: Visit, message: ReadyForRound) -> Outgoing:
    """The sender is ready for the next round or game, or no longer. Raises Refusal."""
    hall.desk.find(message.tournament).be_ready(visit.person.id, message.ready, hall.desk.now())
    return hall.desk.go_on(message.tournament)


# The organiser's


def open_tournament(hall: HallContext, peer: Peer, visit: Visit, message: OpenTournament) -> Outgoing:
    """Opens a tournament. Raises Refusal."""
    check_organiser(hall, visit)
    tournament = hall.desk.open(message.plan)
    hall.desk.audience.looking[peer] = tournament.record.id
    return []


def next_round(hall: HallContext, peer: Peer, visit: Visit, message: NextRound) -> Outgoing:
    """Begins the next round. Raises Refusal."""
    check_organiser(hall, visit)
    return hall.desk.begin(hall.desk.find(message.tournament))


def decide(hall: HallContext, peer: Peer, visit: Visit, message: Decide) -> Outgoing:
    """Decides a game that does not end. Raises Refusal."""
    check_organiser(hall, visit)
    hall.desk.find(message.tournament).decide(message.pairing, message.places)
    return hall.desk.go_on(message.tournament)


def fill(hall: HallContext, peer: Peer, visit: Visit, message: FillWithBots) -> Outgoing:
    """Enters as many bots as are missing. Raises Refusal."""
    check_organiser(hall, visit)
    hall.desk.find(message.tournament).fill(message.level)
    return hall.desk.go_on(message.tournament)


def end(hall: HallContext, peer: Peer, visit: Visit, message: EndTournament) -> Outgoing:
    """Ends a tournament; one that is over is taken from the list. Raises Refusal."""
    check_organiser(hall, visit)
    tournament = hall.desk.find(message.tournament)
    if tournament.record.over:
        hall.desk.remove(message.tournament)
        return []
    tournament.end()
    return hall.desk.go_on(message.tournament)


ABOUT_TOURNAMENTS: Mapping[type[Message], Handler] = {
    LookAtTournament: look,
    EnterTournament: enter,
    Withdraw: withdraw,
    ReadyForRound: be_ready,
    OpenTournament: open_tournament,
    NextRound: next_round,
    Decide: decide,
    FillWithBots: fill,
    EndTournament: end,
}
"""The messages about tournaments, which the hall handles wherever the sender is."""
