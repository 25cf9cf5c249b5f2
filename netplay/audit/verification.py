"""Verifies a finished game: it is replayed from its seed and compared with everything that was told of it.

Knows: how a seed is agreed on, and what one client was told.
Must not know: connections, files, screens. It replays a whole game at once: not for the thread that draws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import core
from netplay.game.saved import CannotResume, SavedGame, damaged
from netplay.protocol.messages import Deal, Played, Record

from .commitment import commitment, one_commitment_each, seed_of, table_commitment
from .replay import replay
from .transcript import Transcript
from .verdict import Unfair, Verdict, failed, fair, verify_later, verify_nothing


def verify(told: Transcript, breathe: Callable[[], None] = lambda: None) -> Verdict:
    """Checks everything that can be checked. `breathe` is called between steps, for a thread to let others run. Raises
    CannotResume if the transcript is damaged."""
    deal, record, players = told.began.deal, told.record, len(told.began.seats)
    if len(told.names) != players or (told.began.seat or 0) >= players:
        raise CannotResume(damaged("players"))
    if deal is None:
        return verify_nothing()
    try:
        if told.anomaly is not None:
            raise Unfair(told.anomaly.code, told.anomaly.step)
        if record is None and _goes_on(told):
            return verify_later()
        if record is None:
            raise Unfair("withheld")
        _check_agreed(told, deal)
        seed = check_seed(deal, record.nonce)
        done = replay(deal, record, seed, told, breathe)
    except Unfair as error:
        return failed(error)
    return fair(deal, told.names, done, told)


def verify_saved(saved: SavedGame | None, names: Sequence[str]) -> Verdict:
    """Checks a game that its own table has saved: its seed, its luck and its bots. Raises CannotResume if it is
    damaged."""
    if saved is None or saved.deal is None:
        return verify_nothing()
    saved.replayed()
    deal, nonce = saved.deal.deal, saved.deal.nonce
    if len(names) != len(deal.terms.seats):
        raise CannotResume(damaged("players"))
    steps = [Played(step.actor, step.action) for step in saved.steps]
    try:
        if check_seed(deal, nonce) != saved.seed:
            raise Unfair("first")
        record = Record(deal.terms.number, nonce, steps, saved.bot_intervals, saved.bots)
        return fair(deal, names, replay(deal, record, saved.seed, None))
    except Unfair as error:
        return failed(error)


def _goes_on(told: Transcript) -> bool:
    """True if all that was told leads to a game that is not over."""
    began = told.began
    try:
        replica = core.Replica(core.game(began.game), began.seat, core.Snapshot(0, began.state))
        for report in told.reports:
            replica.follow(report)
    except (core.BadReport, LookupError):
        return False
    return not told.odd and replica.outcome is None


def _check_agreed(told: Transcript, deal: Deal) -> None:
    """Compares the deal with what was announced and committed before. Raises Unfair."""
    began, terms, shown = told.began, deal.terms, told.shown
    if (terms.table, terms.game, terms.seats) != (told.table, began.game, began.seats):
        raise Unfair("other-terms")
    if told.skipped < 0:
        raise Unfair("same-number")
    if shown is None and told.there and not told.seen:
        raise Unfair("unshown")
    if shown is None:
        return
    if shown.terms != terms or (began.seat is not None and told.seat != terms.seats[began.seat]):
        raise Unfair("other-terms")
    if shown.commitment != deal.commitment:
        raise Unfair("other-seal")
    if shown.parts and _commitments(shown) != _commitments(deal):
        raise Unfair("other-parts")
    for part in deal.parts:
        if part.seat == told.seat and (
            part.commitment != commitment(deal, part.seat, told.nonce) or _other(part.nonce, told.nonce)
        ):
            raise Unfair("other-nonce")
    if told.opened and not told.ours_in(deal):
        raise Unfair("dropped")


def _commitments(deal: Deal) -> list[tuple[int, bytes]]:
    return [(part.seat, part.commitment) for part in deal.parts]


def _other(nonce: bytes, ours: bytes) -> bool:
    return bool(nonce) and nonce != ours


def check_seed(deal: Deal, nonce: bytes) -> bytes:
    """Returns the seed, if every nonce matches its commitment. Raises Unfair."""
    if deal.terms.game not in core.IDS or deal.terms.rules != core.game(deal.terms.game).fingerprint:
        raise Unfair("other-rules")
    if deal.terms.stream != core.STREAM_VERSION:
        raise Unfair("other-stream")
    _check_seats(deal)
    opened = [part for part in deal.parts if part.nonce]
    if not opened:
        raise Unfair("nobody")
    if any(
        part.seat not in deal.terms.people or commitment(deal, part.seat, part.nonce) != part.commitment
        for part in opened
    ):
        raise Unfair("bad-part")
    if not one_commitment_each(deal.terms, deal.parts):
        raise Unfair("more-seals")
    if table_commitment(deal.terms, nonce) != deal.commitment:
        raise Unfair("other-opening")
    return seed_of(deal, nonce)


def _check_seats(deal: Deal) -> None:
    """Checks that each seat has one player, and is listed once. Raises Unfair."""
    seats, people, bots = deal.terms.seats, deal.terms.people.keys(), deal.terms.bots.keys()
    if len(set(seats)) < len(seats) or people & bots or people | bots != set(seats):
        raise Unfair("other-terms")
