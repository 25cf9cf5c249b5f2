"""Commitments: the seed follows from all nonces, and nothing else than what was agreed upon can be opened."""

from __future__ import annotations

import msgspec
import pytest

import core
from netplay.audit.commitment import (
    PATIENCE,
    ClientDeals,
    ServerDeal,
    bot_luck_of,
    bound,
    commitment,
    seed_of,
    table_commitment,
)
from netplay.audit.verdict import FAILURES, Unfair
from netplay.audit.verification import check_seed
from netplay.game.bot_seats import BotRandom
from netplay.protocol import messages as p
from netplay.protocol.refusal import Refusal
from tests.netplay.fair import fair

TERMS = p.Terms("table", 1, "academy", "rules", 1, {"excalibur": True}, [0, 1, 4], {0: 1, 4: 7}, {1: "page"})


def test_the_seed_is_that_of_all():
    hall = fair("academy", 3)
    hall.start()
    deal, nonce = hall.table.play.deal.deal, hall.table.play.deal.nonce
    seed = seed_of(deal, nonce)
    assert hall.table.play.origin.seed == seed
    assert len(seed) == core.SEED_BYTES
    assert core.Dealer(hall.dealer.game, 3, {}, seed=seed).state == hall.dealer.state
    for at, part in enumerate(deal.parts):
        other = [*deal.parts]
        other[at] = msgspec.structs.replace(part, nonce=bytes(32))
        assert seed_of(msgspec.structs.replace(deal, parts=other), nonce) != seed
    assert seed_of(deal, bytes(32)) != seed


def test_the_luck_of_bots_is_no_part_of_the_deals():
    """Who is handed it learns nothing of the cards: neither of the seed, nor, should the two ever be equal, of what the
    deck is shuffled by. Known answers, since who checks a game must draw the same lots in the next release."""
    seed = bytes(32)
    assert bot_luck_of(seed).hex() == "9f75f13974c785c2fd63b9ea2fb447d4ed981e9df6849a3f3558205ab941ad37"
    lots, cards = list(range(10)), list(range(10))
    BotRandom(seed).shuffle(lots)
    assert lots == [6, 2, 1, 9, 8, 7, 5, 4, 0, 3]
    by_cards = BotRandom(seed)
    by_cards._stream = core.Stream(seed)
    by_cards.shuffle(cards)
    assert lots != cards


FIELDS = {
    "table": "other", "number": 2, "game": "grail", "rules": "x", "stream": 2, "options": {"excalibur": False},
    "seats": [0, 1, 2], "people": {0: 7, 4: 1}, "bots": {1: "squire"},
}  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_seal_is_bound_to_all_that_is_agreed_upon(field):
    """A seal that was made for one deal cannot be shown for another."""
    assert set(FIELDS) == set(TERMS.__struct_fields__)
    other = msgspec.structs.replace(TERMS, **{field: FIELDS[field]})
    assert bound(other) != bound(TERMS)
    deal, moved = p.Deal(TERMS, table_commitment(TERMS, bytes(32))), p.Deal(other, table_commitment(TERMS, bytes(32)))
    assert commitment(deal, 0, bytes(32)) != commitment(moved, 0, bytes(32))
    assert seed_of(deal, bytes(32)) != seed_of(moved, bytes(32))


def test_a_seal_is_bound_to_the_seat_and_to_that_of_the_table():
    deal = p.Deal(TERMS, table_commitment(TERMS, bytes(32)))
    other = p.Deal(TERMS, table_commitment(TERMS, b"x" * 32))
    assert (
        len(
            {
                commitment(deal, 0, bytes(32)),
                commitment(deal, 4, bytes(32)),
                commitment(other, 0, bytes(32)),
                deal.commitment,
            }
        )
        == 4
    )


def test_the_order_of_names_in_the_terms_makes_no_difference():
    turned = msgspec.structs.replace(TERMS, people={4: 7, 0: 1})
    assert bound(turned) == bound(TERMS)


@pytest.fixture
def ceremony() -> ServerDeal:
    return ServerDeal(TERMS, bytes(32), 0.0)


def sealed(ceremony: ServerDeal, seat: int, nonce: bytes = b"n" * 32) -> bytes:
    return commitment(ceremony.deal, seat, nonce)


def test_seals_come_first_and_then_what_was_sealed(ceremony):
    with pytest.raises(Refusal):
        ceremony.reveal(0, b"n" * 32)
    ceremony.commit(0, sealed(ceremony, 0))
    with pytest.raises(Refusal):
        ceremony.commit(0, sealed(ceremony, 0, b"m" * 32))
    assert not ceremony.go_on(1.0)
    ceremony.commit(4, sealed(ceremony, 4))
    assert ceremony.go_on(1.0)
    assert (ceremony.revealing, ceremony.due, [part.seat for part in ceremony.deal.parts]) == (
        True,
        1 + PATIENCE,
        [0, 4],
    )
    with pytest.raises(Refusal):
        ceremony.commit(4, sealed(ceremony, 4))
    with pytest.raises(Refusal, match="not what you had sealed"):
        ceremony.reveal(4, b"m" * 32)
    for seat in (0, 4):
        ceremony.reveal(seat, b"n" * 32)
    assert ceremony.go_on(2.0)
    assert ceremony.done
    assert not ceremony.go_on(3.0), "it is dealt once"


@pytest.mark.parametrize("seat", [1, 2, None])
def test_only_players_of_the_deal_can_commit(ceremony, seat):
    with pytest.raises(Refusal):
        ceremony.commit(seat, bytes(32))


def test_a_client_opens_nothing_but_what_it_has_sealed_and_was_shown():
    deal = p.Deal(TERMS, table_commitment(TERMS, bytes(32)))
    (answer,) = (party := ClientDeals()).receive(p.DealAnnounced(deal), 7)
    assert answer == p.Commit(1, commitment(deal, 4, party.nonce))
    assert party.receive(p.Commitments(2, [p.Contribution(4, answer.commitment)]), 7) == [], "another deal"
    assert party.receive(p.Commitments(1, [p.Contribution(4, bytes(32))]), 7) == [], "another seal"
    assert party.receive(p.Commitments(1, [p.Contribution(4, answer.commitment)]), 7) == [], (
        "once shown, nothing else is"
    )
    (answer,) = (party := ClientDeals()).receive(p.DealAnnounced(deal), 7)
    assert party.receive(p.Commitments(1, [p.Contribution(4, answer.commitment)]), 7) == [p.Reveal(1, party.nonce)]
    for other in (p.Contribution(0, bytes(32)), p.Contribution(1, b"s" * 32)):
        (answer,) = (again := ClientDeals()).receive(p.DealAnnounced(deal), 7)
        seals = [p.Contribution(0, b"s" * 32), other, p.Contribution(4, answer.commitment)]
        assert again.receive(p.Commitments(1, seals), 7) == [], "two of one seat, or one of a bot"
    assert party.receive(p.DealAnnounced(deal), 7) == [], "a number that has been there is no new deal"
    third, second = (
        msgspec.structs.replace(deal, terms=msgspec.structs.replace(TERMS, number=number)) for number in (3, 2)
    )
    assert [len(party.receive(p.DealAnnounced(each), 7)) for each in (third, deal, second)] == [1, 0, 0], (
        "nor is one before"
    )
    assert ClientDeals().receive(p.DealAnnounced(deal), 99) == [], "who watches has no part"


def test_a_seed_without_any_players_number_is_no_proof():
    """[F 25]"""
    deal = p.Deal(TERMS, table_commitment(TERMS, bytes(32)))
    deal = msgspec.structs.replace(deal, terms=msgspec.structs.replace(TERMS, rules=core.game("academy").fingerprint))
    deal = msgspec.structs.replace(deal, commitment=table_commitment(deal.terms, bytes(32)))
    part = p.Contribution(0, commitment(deal, 0, b"n" * 32))
    for parts in ([], [part]):
        with pytest.raises(Unfair) as caught:
            check_seed(msgspec.structs.replace(deal, parts=parts), bytes(32))
        assert caught.value.code == "nobody"
    opened = msgspec.structs.replace(part, nonce=b"n" * 32)
    assert check_seed(msgspec.structs.replace(deal, parts=[opened]), bytes(32))
    bot = p.Contribution(1, commitment(deal, 1, b"n" * 32), b"n" * 32)
    with pytest.raises(Unfair) as caught:
        check_seed(msgspec.structs.replace(deal, parts=[bot]), bytes(32))
    assert caught.value.code == "bad-part", "that of a bot is the table's own"


@pytest.mark.parametrize(
    "more", [p.Contribution(0, b"s" * 32), p.Contribution(1, b"s" * 32)], ids=["two of a seat", "one of a bot"]
)
def test_a_seat_of_which_there_are_several_seals_is_no_proof(more):
    """[F 25] The table opens the one that it likes best, when all others have opened theirs."""
    terms = msgspec.structs.replace(TERMS, rules=core.game("academy").fingerprint)
    deal = p.Deal(terms, table_commitment(terms, bytes(32)))
    parts = [p.Contribution(seat, commitment(deal, seat, b"n" * 32), b"n" * 32) for seat in terms.people]
    assert check_seed(msgspec.structs.replace(deal, parts=parts), bytes(32))
    with pytest.raises(Unfair) as caught:
        check_seed(msgspec.structs.replace(deal, parts=[*parts, more]), bytes(32))
    assert caught.value.code == "more-seals"


@pytest.mark.parametrize(
    "changed",
    [{"people": {0: 1, 4: 7, 7: 99}}, {"people": {0: 1}}, {"people": {0: 1, 1: 5, 4: 7}},
     {"bots": {1: "page", 6: "page"}}, {"seats": [0, 1, 1, 4]}],
    ids=["one who does not sit", "nobody on a seat", "two on a seat", "a bot that does not sit", "a seat twice"],
)  # fmt: skip
def test_a_deal_for_other_seats_than_are_taken_is_no_proof(changed):
    """A table that lies from the beginning can make all seals fit."""
    rules = core.game("academy").fingerprint
    sound = msgspec.structs.replace(TERMS, rules=rules, stream=core.STREAM_VERSION)
    for terms, honest in ((sound, True), (msgspec.structs.replace(sound, **changed), False)):
        deal = p.Deal(terms, table_commitment(terms, bytes(32)))
        parts = [p.Contribution(seat, commitment(deal, seat, b"n" * 32), b"n" * 32) for seat in terms.people]
        deal = msgspec.structs.replace(deal, parts=parts)
        if honest:
            assert check_seed(deal, bytes(32))
            continue
        with pytest.raises(Unfair) as caught:
            check_seed(deal, bytes(32))
        assert caught.value.code == "other-terms"


def test_every_failure_has_its_sentence():
    assert all(text[0].isupper() and text[-1] == "." for text in FAILURES.values())
