"""How cards are dealt at a table: those who sit are asked for their part, and the game begins.

Knows: the top of the table, the ceremony and its answers.
Must not know: how a seed comes of the parts (`deal.py`), sockets, or the rules of any game.
"""

from __future__ import annotations

import core
from netplay.audit.commitment import CAPABILITY, ServerDeal, bot_luck_of, seed_of
from netplay.game.play import Play
from netplay.game.saved import SavedDeal
from netplay.protocol.messages import NONCE_BYTES, Commit, Commitments, DealAnnounced, Reveal, Start, Terms
from netplay.protocol.refusal import Refusal

from . import disclosure
from .outgoing import Mail
from .people import Person
from .tabletop import TableParts


def start(table: TableParts, person: Person, message: Start) -> Mail:
    """The host has cards dealt, with a proof if all programs can. Raises Refusal."""
    problem = table.seats.problem()
    if problem.sentence:
        raise Refusal("cannot-start", problem.sentence)
    table.deals += 1
    seated = [each for each, _ in table.people.present() if each.seat is not None]
    older = [each.name for each in seated if CAPABILITY not in table.people.presence(each).can]
    if older or not seated:
        notice = table.notice("unproven", *older[:1]) if older else []
        return notice + _begin(table, table.draw(core.SEED_BYTES), None)
    table.ceremony = ServerDeal(_terms(table), table.draw(NONCE_BYTES), table.now())
    return table.to_all(DealAnnounced(table.ceremony.deal)) + _go_on(table)


def _begin(table: TableParts, seed: bytes, deal: SavedDeal | None) -> Mail:
    """The game, from this seed."""
    table.ceremony, unopened = None, disclosure.stays_closed(table)
    seats, options = table.seats.taken(), table.seats.options
    dealer = core.Dealer(core.game(table.seats.game), len(seats), options, seed=seed)
    bot_luck = bot_luck_of(seed) if deal else table.draw(core.SEED_BYTES)
    table.play = Play(dealer, options, seats, table.seats.bots, seed, bot_luck, table.now(), deal)
    host = table.people.host
    begun = unopened + table.notice("began", *([host.name] if host else [])) + table.lobby()
    return begun + [mail for each, _ in table.people.present() for mail in table.sync(each)]


def _terms(table: TableParts) -> Terms:
    """What would be dealt now."""
    seats = table.seats
    return Terms(
        table=table.id, number=table.deals, game=seats.game, rules=core.game(seats.game).fingerprint,
        stream=core.STREAM_VERSION, options=dict(seats.options), seats=seats.taken(),
        people={person.seat: person.id for person in table.people if person.seat is not None},
        bots=dict(seats.bots),
    )  # fmt: skip


def seal(table: TableParts, person: Person, message: Commit) -> Mail:
    """He has sealed his nonce. Raises Refusal."""
    _dealing(table, message.number).commit(person.seat, message.commitment)
    return _go_on(table)


def open_nonce(table: TableParts, person: Person, message: Reveal) -> Mail:
    """He has opened his nonce. Raises Refusal."""
    _dealing(table, message.number).reveal(person.seat, message.nonce)
    return _go_on(table)


def _dealing(table: TableParts, number: int) -> ServerDeal:
    """The deal that is being agreed upon. Raises Refusal if it is not that with this number."""
    if table.ceremony is None or number != table.ceremony.deal.terms.number:
        raise Refusal("no-deal", "Nobody is waiting for that seal.")
    return table.ceremony


def _go_on(table: TableParts) -> Mail:
    """When nobody is waited for any more: first all seals are shown to all, then the cards are dealt."""
    off, ceremony = call_off(table), table.ceremony
    if ceremony is None or not ceremony.go_on(table.now()):
        return off
    deal = ceremony.deal
    if not ceremony.done:
        return table.to_all(Commitments(deal.terms.number, deal.parts))
    if not any(part.nonce for part in deal.parts):
        table.ceremony = None
        return table.notice("deal-off")
    return _begin(table, seed_of(deal, ceremony.nonce), SavedDeal(deal, ceremony.nonce))


def leave_out(table: TableParts, *seats: int | None) -> Mail:
    """Those on these seats are waited for no longer; all hear of it."""
    if table.ceremony is None:
        return []
    late = table.ceremony.leave_out([seat for seat in seats if seat is not None])
    mail = [mail for seat in late for mail in table.notice("left-out", table.seats.name(seat))]
    return mail + _go_on(table)


def call_off(table: TableParts) -> Mail:
    """What has been announced is dealt, or nothing: if anything is different now, nothing."""
    if table.ceremony is None or table.ceremony.deal.terms == _terms(table):
        return []
    table.ceremony = None
    return table.notice("deal-off")
