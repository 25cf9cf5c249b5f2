"""A table that lies about the seed, the commitments or the terms of a deal is found out."""

from __future__ import annotations

import msgspec
import pytest

import core
from netplay.audit.commitment import (
    PATIENCE,
    commitment,
    table_commitment,
)
from netplay.audit.verification import verify
from netplay.protocol import messages as p
from tests.netplay.fair import GAMES, Fair, Person, deal_of, fair, judged, lying


@GAMES
def test_another_seed_is_found_out(game, monkeypatch):
    """[F 25]"""
    hall = lying(game.id)
    monkeypatch.setattr("netplay.table.phases.dealing.seed_of", lambda deal, nonce: bytes(32))
    hall.start()
    hall.play()
    judged(hall, "first", 0)


def test_what_is_withheld_is_no_proof(monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: [] if isinstance(message, p.Record) else [message]
    hall.start()
    hall.play()
    judged(hall, "withheld", 0)
    hall.say(hall.people[0], p.Again())
    for person in hall.people:
        assert person.state.games.finished.verdict.code == "withheld"


def test_a_seal_that_is_swapped_is_found_out(monkeypatch):
    """The table opens another nonce, which fits a seal that it shows only when it has seen all parts."""
    hall = lying()

    def forge(person: Person, message: p.Message) -> list[p.Message]:
        terms = getattr(getattr(message, "deal", None), "terms", None)
        if isinstance(message, p.Began) and terms:
            return [deal_of(message, commitment=table_commitment(terms, b"x" * 32))]
        return [message]

    hall.forge = forge
    hall.start()
    hall.play()
    judged(hall, "other-seal", 0)


def test_a_nonce_that_does_not_fit_its_seal_is_found_out(monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: (
        [msgspec.structs.replace(message, nonce=b"x" * 32)] if isinstance(message, p.Record) else [message]
    )
    hall.start()
    hall.play()
    judged(hall, "other-opening", 0)


@pytest.mark.parametrize("swapped", ["seal", "nonce", "gone"])
def test_parts_that_are_swapped_are_found_out(swapped, monkeypatch):
    """[F 25] What Bert has added is exchanged after everything was shown."""
    hall, bert = lying(), 1

    def forge(person: Person, message: p.Message) -> list[p.Message]:
        if not isinstance(message, p.Began):
            return [message]
        parts = [part for part in message.deal.parts if swapped != "gone" or part.seat != bert]
        if swapped == "seal":
            other = p.Contribution(bert, commitment(message.deal, bert, b"x" * 32), b"x" * 32)
            parts = [other if part.seat == bert else part for part in parts]
        if swapped == "nonce":
            parts = [msgspec.structs.replace(part, nonce=b"x" * 32) if part.seat == bert else part for part in parts]
        return [deal_of(message, parts=parts)]

    hall.forge = forge
    hall.start()
    hall.play()
    anna, him = (person.verdict() for person in hall.people)
    assert (anna.code, him.code) == (("bad-part", "other-nonce") if swapped == "nonce" else ("other-parts",) * 2)


@pytest.mark.parametrize(
    ("field", "value"), [("table", "other"), ("number", 9), ("seats", [0, 1, 3]), ("options", {"excalibur": True})]
)
def test_terms_that_are_others_are_found_out(field, value, monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: (
        [deal_of(message, terms=msgspec.structs.replace(message.deal.terms, **{field: value}))]
        if isinstance(message, p.Began)
        else [message]
    )
    hall.start()
    hall.play()
    judged(hall, "withheld" if field == "number" else "other-terms", 0)


def blind(hall: Fair, *kinds: type[p.Message]) -> Person:
    """Bert, who is told none of these before the cards, and is left out when he has been waited for."""
    bert = hall.people[1]
    hall.forge = lambda person, message: [] if person is bert and isinstance(message, kinds) else [message]
    hall.start()
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    hall.clock = 2 * PATIENCE
    hall.deliver(hall.table.tick())
    return bert


def test_a_table_that_deals_without_asking_who_is_there_is_found_out():
    """[F 25] It may have made all numbers itself, that of Bert too."""
    hall = lying()
    bert = blind(hall, p.DealAnnounced, p.Commitments)
    hall.say(bert, p.Resync())
    hall.play()
    assert (bert.verdict().fair, bert.verdict().code) == (False, "unshown")
    assert hall.people[0].verdict().fair is True, "he was asked"


def test_a_program_that_returns_has_seen_the_deal():
    hall = lying()
    bert = hall.people[1]
    hall.start()
    hall.leave(bert)
    before, bert.state = bert.state, Person("Bert").state
    bert.state.receive(p.Welcome(0, before.table.token, "", ""))
    bert.state.audit.go_on_from(before.audit)
    hall.join(bert)
    hall.play()
    verdict = bert.verdict()
    assert verdict.fair is True
    assert "fair-bound" in [each.code for each in verdict.checked]


@pytest.mark.parametrize("how", ["began anew", "was cut off"])
def test_a_program_that_missed_the_deal_does_not_judge_it(how):
    """Nor does he say that anybody has lied, however often he is told the whole game."""
    hall = lying()
    bert = hall.people[1]
    if how == "was cut off":
        hall.forge = lambda person, message: (
            [] if person is bert and isinstance(message, p.DealAnnounced) else [message]
        )
    hall.start()
    hall.leave(bert)
    if how == "began anew":
        token, bert.state = bert.state.table.token, Person("Bert").state
        bert.state.receive(p.Welcome(0, token, "", ""))
    hall.join(bert)
    hall.play(10)
    hall.say(bert, p.Resync())
    hall.play()
    verdict = bert.verdict()
    assert (verdict.fair, verdict.code) == (None, "unseen")
    assert verdict.sentence.endswith("so it cannot say whether the deal was fair.")
    said = [each.code for each in verdict.checked]
    assert "fair-steps" in said
    assert "fair-bound" not in said


def test_a_seat_that_was_dealt_as_somebody_elses_is_found_out():
    """Who plays on a seat must have sealed a number for it: Bert sits there as a stranger, or as Anna, whose cards the
    table likes less."""
    hall = fair("nobles", 2)
    hall.start()
    hall.play()
    anna, bert = (person.state.games.finished.transcript(person.state.table.welcome) for person in hall.people)
    assert (anna.seat, bert.seat) == (0, 1)
    assert verify(anna).fair is verify(bert).fair is True
    stranger = msgspec.structs.replace(bert, seat=None, nonce=b"")
    swapped = msgspec.structs.replace(anna, seat=bert.seat, nonce=bert.nonce)
    assert [verify(each).code for each in (stranger, swapped)] == ["other-terms"] * 2


def test_a_number_that_is_used_twice_is_found_out(monkeypatch):
    hall = lying()
    for _ in range(2):
        hall.table.deals = 0
        hall.start()
        if not hall.people[0].state.audit.party.skipped:
            hall.say(hall.people[0], p.Abandon())
    assert hall.table.play is None, "nobody takes part in it"
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    assert hall.table.play is None


def test_what_was_dealt_under_a_number_that_had_been_there_is_no_proof():
    hall = lying()
    hall.start()
    hall.play()
    anna = hall.people[0]
    told = anna.state.games.finished.transcript(anna.state.table.welcome)
    assert verify(told).fair is True
    verdict = verify(msgspec.structs.replace(told, skipped=-1))
    assert (verdict.fair, verdict.code) == (False, "same-number")


def test_a_game_of_other_rules_or_another_stream_cannot_be_checked(monkeypatch):
    """Its saved file may be looked at by a later release. It is no excuse: a table could say so of any game."""
    hall = lying()
    hall.start()
    hall.play()
    anna = hall.people[0]
    told = anna.state.games.finished.transcript(anna.state.table.welcome)
    with monkeypatch.context() as other:
        other.setattr("core.STREAM_VERSION", core.STREAM_VERSION + 1)
        verdict = verify(told)
        assert (verdict.fair, verdict.code) == (False, "other-stream")
    monkeypatch.setattr(core.game("academy"), "fingerprint", "other")
    verdict = verify(told)
    assert (verdict.fair, verdict.code) == (False, "other-rules")
