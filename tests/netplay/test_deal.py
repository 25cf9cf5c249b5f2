"""The fair deal: nobody can choose the seed, what does not fit is turned down, and whoever lies is found out."""

from __future__ import annotations

import random

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
from netplay.audit.verdict import FAILURES, THROWN, Unfair
from netplay.audit.verification import check_seed, verify
from netplay.client.deal_audit import FOLLOWED, MOMENT
from netplay.game.bot_seats import BotRandom, DecisionRequest
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.protocol.refusal import Refusal
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import Fair, Person, fair
from tests.netplay.room import Room

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
TERMS = p.Terms("table", 1, "academy", "rules", 1, {"excalibur": True}, [0, 1, 4], {0: 1, 4: 7}, {1: "page"})


# Honest games


@GAMES
def test_every_client_finds_an_honest_game_fair(game):
    bots = ("page", "squire")[: game.seats[-1] - 2]
    hall = fair(game.id, 2 if game.seats[-1] > 2 else 1, bots or ("squire",))
    watcher = Person("Walter")
    hall.start()
    hall.join(watcher)
    hall.play()
    steps, answers = hall.dealer.seq, sum(each.level != "" for each in hall.table.play.bot_intervals)
    assert answers
    for person in (*hall.people, watcher):
        verdict = person.verdict()
        assert (verdict.fair, verdict.code, verdict.step) == (True, "fair", None), verdict
        said = {each.code: each for each in verdict.checked}
        assert said["fair-steps"].args["count"] == steps + 1
        assert said["fair-seed"].args["names"] == ", ".join(each.name for each in hall.people)
        assert said["fair-bots"].args["count"] > 0
        assert "fair-not-ours" not in said
        assert verdict.sentence == "The deal was fair."


def test_one_who_plays_alone_with_bots_has_a_proof_too():
    hall = fair("nobles", 1, ("squire",))
    hall.start()
    hall.play()
    assert hall.people[0].verdict().fair is True


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


@pytest.mark.parametrize("older", [False, True], ids=["with a proof", "without"])
def test_a_bot_is_handed_no_luck_of_the_deal(older):
    hall = Fair("academy")
    hall.people = [Person("Anna")]
    hall.join(hall.people[0], can=not older)
    for seat in (1, 2):
        hall.say(hall.people[0], p.AddBot(seat, "squire"))
    hall.start()
    assert (hall.table.play.deal is None) == older
    play, given = hall.table.play, [ask.luck for ask in hall.table.decision_requests()]
    assert len(given) == 2
    assert len(set(given)) == 2, "each its own"
    assert all(play.origin.seed not in luck and luck.startswith(play.origin.bot_luck) for luck in given)
    assert play.origin.bot_luck != play.origin.seed


def test_nobody_is_sent_the_tables_nonce_or_the_seed_before_the_end():
    hall = fair("academy", 2, ("page",))
    hall.start()
    hall.play(60)
    nonce, seed, luck = hall.table.play.deal.nonce, hall.table.play.origin.seed, hall.table.play.origin.bot_luck
    for person in hall.people:
        said = b"".join(msgspec.msgpack.encode(each) for each in person.heard)
        assert not any(secret in said for secret in (nonce, seed, luck))
        stages = p.DealAnnounced | p.Commitments | p.Began
        order = [type(each) for each in person.heard if isinstance(each, stages)]
        assert order == [p.DealAnnounced, p.Commitments, p.Began]
        sealed = next(each for each in person.heard if isinstance(each, p.Commitments))
        assert [part.nonce for part in sealed.parts] == [b"", b""], "nothing is opened before all is sealed"
    assert not any(isinstance(each, p.Record) for person in hall.people for each in person.heard)


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


# The ceremony


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
def test_who_does_not_sit_there_has_no_part(ceremony, seat):
    with pytest.raises(Refusal):
        ceremony.commit(seat, bytes(32))


def test_a_player_who_is_late_with_the_seal_is_left_out_and_all_are_told():
    hall = fair("academy", 3)
    bert = hall.people[1]
    bert.answers = False
    hall.start()
    assert hall.table.play is None
    hall.clock = PATIENCE - 0.1
    assert (hall.table.due, hall.table.tick()) == (PATIENCE, [])
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    assert hall.notices()[-2:] == [("left-out", "Bert"), ("began", "Anna")]
    assert [bool(part.nonce) for part in hall.table.play.deal.deal.parts] == [True, True]
    bert.answers = True
    hall.play()
    for person in hall.people:
        verdict = person.verdict()
        assert verdict.fair is True
        assert ("fair-not-ours" in [each.code for each in verdict.checked]) == (person is bert)
        assert verdict.sentence.startswith("Nothing was found to be wrong, but your own" if person is bert else "The d")


def test_who_goes_away_meanwhile_is_left_out():
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    hall.leave(hall.people[2])
    assert hall.notices()[-3:] == [("dropped", "Cleo"), ("left-out", "Cleo"), ("began", "Anna")]
    assert [part.seat for part in hall.table.play.deal.deal.parts] == [0, 1]


@pytest.mark.parametrize("people", [2, 3])
def test_who_comes_back_by_other_rules_during_a_deal_calls_it_off(people):
    """He stands up: nothing is dealt to others than was announced."""
    hall = fair(people=people, bots=("page",) * (3 - people))
    bert = hall.people[1]
    hall.people[0].answers = False
    hall.start()
    assert hall.table.commitment is not None
    again = Person("Bert")
    hello = msgspec.structs.replace(p.greeting("Bert", bert.state.table.token, ("deal",)), games={})
    hall.deliver(hall.table.join(again, hello))
    assert hall.table.commitment is None
    assert hall.notices()[-1] == ("deal-off",)
    assert hall.table.play is None


def test_where_nobody_may_look_on_nobody_comes_in_during_a_deal():
    hall, walter = fair(people=3), Person("Walter")
    hall.say(hall.people[0], p.TableSettings(watch="none"))
    hall.people[0].answers = False
    hall.start()
    hall.join(walter)
    assert walter.heard[-1].code == "no-watching"


def test_who_says_goodbye_during_a_deal_keeps_his_seat_until_it_is_over():
    hall = fair(people=3)
    hall.people[0].answers = False
    hall.start()
    hall.say(hall.people[1], p.Bye())
    assert hall.table.seats.holder(1).name == "Bert"


def test_if_nobody_has_a_part_nothing_is_dealt():
    hall = fair("academy", 3)
    for person in hall.people:
        person.answers = False
    hall.start()
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    assert (hall.table.play, hall.table.commitment) == (None, None)
    assert hall.notices()[-1] == ("deal-off",)


@pytest.mark.parametrize(
    "change",
    [p.Pick("academy", {"excalibur": True}), p.AddBot(3, "page"), p.Free(1), p.Kick(2), p.Pick("grail")],
    ids=str,
)
def test_what_was_announced_is_dealt_or_nothing(change):
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    hall.say(hall.people[0], change)
    assert (hall.table.play, hall.table.commitment) == (None, None)
    assert hall.notices()[-1] == ("deal-off",)
    hall.people[2].answers = True
    hall.say(hall.people[2], p.Commit(1, bytes(32)))
    assert hall.people[2].state.requests.rejected.code == "no-deal"


@pytest.mark.parametrize("who", range(4), ids=["host", "dealt", "awaited", "watcher"])
@pytest.mark.parametrize("change", [p.Stand(), p.Sit(4)], ids=str)
def test_nobody_calls_a_deal_off_by_sitting_down_or_getting_up(who, change):
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    hall.people.append(Person("Eve"))
    hall.join(hall.people[3])
    hall.say(hall.people[who], change)
    assert hall.people[who].state.requests.rejected.code == "dealing"
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    assert hall.notices()[-2:] == [("left-out", "Cleo"), ("began", "Anna")]
    assert hall.table.play.seats == [0, 1, 2]


def test_who_has_asked_for_a_seat_is_answered_when_the_cards_are_dealt():
    hall, eve = fair("academy", 3), Person("Eve")
    hall.say(hall.people[0], p.TableSettings(ask=True))
    hall.join(eve)
    hall.people[2].answers = False
    hall.start()
    hall.say(hall.people[0], p.Grant(4, True))
    assert hall.people[0].state.requests.rejected.code == "dealing"
    assert hall.table.commitment is not None
    assert list(hall.table.admission.asking) == [4]


def test_who_comes_during_a_deal_only_watches():
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    late = Person("Late")
    hall.join(late)
    assert hall.table.commitment is not None
    assert late.state.table.my_seat is None
    hall.say(hall.people[0], p.Start())
    assert hall.people[0].state.requests.rejected.code == "dealing"


def test_a_deal_that_is_thrown_away_is_seen_by_all():
    hall = fair("academy", 3)
    for number in (1, 2, 3):
        hall.start()
        assert hall.table.play.deal.deal.terms.number == number
        if number < 3:
            hall.say(hall.people[0], p.Abandon())
    assert hall.notices().count(("abandoned", "Anna")) == 2
    hall.play()
    said = {each.code: each for each in hall.people[1].verdict().checked}
    assert said["fair-number"] == "This was deal number 3 at this table."
    resumed = Table.resumed(from_bytes(hall.table.save()))
    assert resumed.deals == 3


@pytest.mark.parametrize("older", [0, 1, 2])
def test_a_table_with_an_older_program_deals_without_proof_and_says_so(older):
    hall = Fair("academy")
    hall.people = [Person(name) for name in ("Anna", "Bert", "Cleo")]
    for at, person in enumerate(hall.people):
        hall.join(person, can=at != older)
    hall.start()
    assert hall.notices()[-2:] == [("unproven", hall.people[older].name), ("began", "Anna")]
    assert hall.table.play.deal is None
    hall.play()
    for person in hall.people:
        assert (person.verdict().fair, person.verdict().code) == (None, "unproven")


def unproven(hall: Fair, person: Person) -> list[str]:
    """What he reads of a deal without proof, from the table or from his own program."""
    lines = [line for line in person.state.talk.lines if isinstance(line, p.Notice)]
    return [line.code for line in lines if line.code in ("unproven", "no-proof")]


def test_a_table_that_deals_without_proof_in_silence_is_not_silent():
    """Our own program says it, once for each game, where a table does not that can deal fairly."""
    hall, older = Fair("academy"), (Person("Anna"), Person("Bert"), Person("Cleo"))
    hall.people = [*older]
    hall.forge = lambda person, message: [] if getattr(message, "code", "") == "unproven" else [message]
    for person in hall.people:
        hall.join(person, can=person.name != "Cleo")
    bert = hall.people[1]
    for games in (1, 2):
        hall.start()
        hall.play(10)
        hall.say(bert, p.Resync())
        hall.leave(bert)
        hall.join(bert)
        assert unproven(hall, bert) == ["no-proof"] * games
        hall.say(hall.people[0], p.Abandon())
    hall.forge = lambda person, message: [message]
    hall.start()
    assert unproven(hall, bert) == ["no-proof", "no-proof", "unproven"], "the table says why"
    bert.state.receive(msgspec.structs.replace(bert.state.table.welcome, can=[]))
    bert.state.receive(msgspec.structs.replace(hall.table.play.began(1), state=hall.table.play.began(0).state, seat=0))
    assert len(unproven(hall, bert)) == 3, "nor of a table that cannot"


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


# Broken off


def test_a_game_that_is_broken_off_is_opened_when_all_agree():
    hall = fair("academy", 3)
    hall.start()
    hall.play(50)
    hall.say(hall.people[0], p.Abandon())
    for person in hall.people[:2]:
        hall.say(person, p.Disclose())
        assert person.state.audit.opened is None
    hall.say(hall.people[0], p.Disclose())
    assert hall.notices()[-2:] == [("discloses", "Anna"), ("discloses", "Bert")], "nobody counts twice"
    shown = [person.state.table.lobby.broken for person in hall.people]
    assert shown == [p.AbandonedGame(1, [1, 2, 3], [1, 2])] * 3, "all see who agrees so far"
    assert [person.state.table.asked_to_open for person in hall.people] == [None, None, shown[0]]
    hall.say(hall.people[2], p.Disclose())
    assert hall.notices()[-1] == ("opened",)
    for person in hall.people:
        assert person.verdict().fair is True
        assert person.state.audit.opened is person.state.games.broken
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game"


def broken_off() -> Fair:
    """A game of three that the host has abandoned; two agree to open it."""
    hall = fair("academy", 3)
    hall.start()
    hall.play(50)
    hall.say(hall.people[0], p.Abandon())
    for person in hall.people[:2]:
        hall.say(person, p.Disclose())
    return hall


def stays_closed(hall: Fair, *said: tuple[str, ...]) -> None:
    """Nobody was shown anything, all were told so, and who agrees now is too late."""
    assert hall.notices()[-len(said) :] == list(said)
    assert [person.state.audit.opened for person in hall.people] == [None] * len(hall.people)
    assert hall.people[0].state.table.lobby.broken is None
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game"


def test_an_answer_about_another_broken_game_opens_and_closes_nothing():
    hall = broken_off()
    for agree in (True, False):
        hall.say(hall.people[2], p.Disclose(agree, 2))
        assert hall.people[2].state.requests.rejected.code == "no-broken-game"
    assert hall.people[2].state.table.lobby.broken == p.AbandonedGame(1, [1, 2, 3], [1, 2])
    hall.say(hall.people[2], hall.people[2].state.table.disclosed(True))
    assert hall.notices()[-1] == ("opened",)


def test_a_broken_game_stays_closed_when_one_says_no():
    hall = broken_off()
    hall.say(hall.people[2], p.Disclose(False))
    stays_closed(hall, ("not-opened", "Cleo"))
    assert hall.people[2].state.table.asked_to_open is None


def test_who_agreed_can_change_his_mind_until_it_is_open():
    hall = broken_off()
    hall.say(hall.people[1], p.Disclose(False))
    stays_closed(hall, ("not-opened", "Bert"))


@pytest.mark.parametrize("how", ["says goodbye", "stands up and is cut off", "is sent away"])
def test_a_broken_game_stays_closed_when_one_leaves(how):
    hall = broken_off()
    anna, _, cleo = hall.people
    if how == "says goodbye":
        hall.say(cleo, p.Bye())
    elif how == "is sent away":
        hall.say(anna, p.Kick(cleo.state.table.welcome.person))
    else:
        hall.say(cleo, p.Stand())
        hall.leave(cleo)
    stays_closed(hall, ("kicked" if how == "is sent away" else "left", "Cleo"), ("never-opened",))


def test_a_game_that_somebody_had_left_for_good_is_never_opened():
    hall = fair("academy", 3)
    hall.start()
    hall.say(hall.people[0], p.Kick(hall.people[2].state.table.welcome.person))
    hall.say(hall.people[0], p.Abandon())
    stays_closed(hall, ("abandoned", "Anna"), ("never-opened",))


def test_who_is_away_is_waited_for_until_the_next_game_begins():
    hall = broken_off()
    hall.leave(hall.people[2])
    assert hall.people[0].state.table.lobby.broken is not None
    hall.join(hall.people[2])
    assert hall.people[2].state.table.asked_to_open is not None
    hall.start()
    told = [line for line in hall.people[0].state.talk.lines[-2:] if isinstance(line, p.Notice)]
    assert [(each.code, *each.names) for each in told] == [("not-opened", "Cleo"), ("began", "Anna")]
    assert hall.people[0].state.table.lobby.broken is None


def test_who_agreed_and_is_away_when_it_is_opened_sees_it_when_he_comes_back():
    hall = broken_off()
    bert = hall.people[1]
    hall.leave(bert)
    hall.say(hall.people[2], p.Disclose())
    assert bert.state.audit.opened is None
    hall.join(bert)
    assert bert.verdict().fair is True


def test_who_comes_back_before_all_agree_is_shown_nothing():
    hall = broken_off()
    for person in hall.people:
        hall.leave(person)
        hall.join(person)
    assert not any(isinstance(each, p.Record) for person in hall.people for each in person.heard)


def test_a_seat_is_not_what_agrees():
    """In the lobby people may have changed seats, or stand."""
    hall = broken_off()
    hall.say(hall.people[2], p.Stand())
    hall.say(hall.people[2], p.Disclose())
    assert hall.notices()[-1] == ("opened",)


def test_only_who_played_can_open_a_broken_game():
    hall = fair("academy", 3)
    hall.start()
    watcher = Person("Walter")
    hall.join(watcher)
    hall.say(hall.people[0], p.Disclose())
    assert hall.people[0].state.requests.rejected.code == "no-broken-game", "nor while it goes on"
    hall.say(hall.people[0], p.Abandon())
    hall.say(watcher, p.Disclose())
    assert watcher.state.requests.rejected.code == "no-broken-game"


# Lying tables


def judged(hall: Fair, code: str, step: int | None = None) -> None:
    """Everybody notices it, and says where."""
    for person in hall.people:
        verdict = person.verdict()
        assert (verdict.fair, verdict.code) == (False, code), verdict
        assert verdict.sentence[-1] == "."
        if step is not None:
            assert verdict.step == step


def lying(game: str = "academy") -> Fair:
    """Two people and a squire."""
    return fair(game, 2, ("squire",)) if core.game(game).seats[-1] > 2 else fair(game, 2)


@GAMES
def test_another_seed_is_found_out(game, monkeypatch):
    """[F 25]"""
    hall = lying(game.id)
    monkeypatch.setattr("netplay.table.phases.dealing.seed_of", lambda deal, nonce: bytes(32))
    hall.start()
    hall.play()
    judged(hall, "first", 0)


@pytest.mark.parametrize("told", ["what was sent", "something else", "what was not sent"])
def test_a_move_of_ours_that_was_not_sent_is_found_out(told):
    """[F 25] A table that answers for Bert, as it likes."""
    hall = lying()
    hall.start()
    hall.play(40)
    bert = hall.people[1]
    while len(bert.state.games.replica.legal()) < 2:
        hall.step()
    chosen, other, *_ = bert.state.games.replica.legal()
    act = bert.act(chosen)
    if told == "what was not sent":
        bert.state.requests._acts.clear()
    if told == "something else":
        act = msgspec.structs.replace(act, action=hall.dealer.game.pack(other))
    hall.say(bert, act)
    step = hall.dealer.seq
    hall.play()
    verdict = bert.verdict()
    wrong = (False, "not-yours", step)
    assert (verdict.fair, verdict.code, verdict.step) == ((True, "fair", None) if told == "what was sent" else wrong)
    assert hall.people[0].verdict().fair is True, "he cannot know"


def test_a_move_that_a_bot_made_in_time_or_we_just_before_it_is_nobodys_lie():
    hall = lying()
    hall.say(hall.people[0], p.TableSettings(clock=5))
    hall.start()
    bert, bots = hall.people[1], 0
    while hall.dealer.outcome is None:
        if not bert.state.games.replica.legal():
            hall.step()
            continue
        hall.clock += 6
        hall.deliver(hall.table.tick())
        if bots := (bots + 1) % 3:
            while bert.state.games.replica.legal() and (asks := hall.table.decision_requests()):
                hall.deliver(hall.table.answered(asks[0], asks[0].decide()))
        else:
            hall.say(bert, bert.act(hall.rng.choice(list(bert.state.games.replica.legal()))))
    assert {"", "squire"} <= {each.level for each in hall.table.play.bot_intervals if each.player == 1}
    assert bert.verdict().fair is True, bert.verdict()


@GAMES
def test_a_deck_that_was_looked_at_and_put_in_order_is_found_out(game, monkeypatch):
    """While the game goes on, all that nobody may see is put in order."""
    hall = lying(game.id)
    hall.start()
    hall.play(20)
    before, stacked = hall.dealer.seq, False
    hidden = [pile for pile in core.piles_of(hall.dealer.state) if pile.audience == core.NOBODY]
    for kind in {pile.kind for pile in hidden}:
        places = [(pile, at) for pile in hidden if pile.kind == kind for at in range(len(pile))]
        faces = [pile.faces[at] for pile, at in places]
        for (pile, at), face in zip(places, sorted(faces), strict=True):
            pile.faces[at] = face
        stacked = stacked or faces != sorted(faces)
    if not stacked:
        pytest.skip("nothing lies hidden there")
    hall.play()
    for person in hall.people:
        verdict = person.verdict()
        assert verdict.code in ("report", "bot", "illegal"), verdict
        assert verdict.step > before


def test_another_card_at_one_step_is_found_out(monkeypatch):
    """One seat is told a card that it did not draw; the table's digest knows nothing of it."""
    hall = lying()
    bert, at = hall.people[1], []
    hall.start()

    def forge(person: Person, message: p.Message) -> list[p.Message]:
        if person is bert and isinstance(message, core.Report) and not at:
            for number, value in enumerate(message.told):
                if isinstance(value, list) and len(value) > 1 and value[0] != value[-1]:
                    at.append(message.seq)
                    told = [*message.told]
                    told[number] = value[::-1]
                    return [msgspec.structs.replace(message, told=told)]
        return [message]

    hall.forge = forge
    hall.play()
    assert at
    assert (bert.verdict().code, bert.verdict().step) == ("report", at[0])
    assert hall.people[0].verdict().fair is True, "nobody else was lied to"


def test_a_bot_that_sees_hands_is_found_out(monkeypatch):
    """From step 30 on the squire does what a squire in another seat would do: it knows more than it may."""
    hall = lying()
    hall.start()
    honest, wrong = DecisionRequest.decide, []

    def decide(ask: DecisionRequest) -> core.Action:
        action, legal = honest(ask), hall.dealer.legal(ask.bot.player)
        others = [each for each in legal if each != action]
        if hall.dealer.seq >= 30 and others and not wrong:
            wrong.append(hall.dealer.seq + 1)
            return others[0]
        return action

    monkeypatch.setattr(DecisionRequest, "decide", decide)
    hall.play()
    monkeypatch.undo()
    judged(hall, "bot", wrong[0])


def test_bots_of_another_release_are_not_taken_for_liars(monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: (
        [msgspec.structs.replace(message, bots="other")] if isinstance(message, p.Record) else [message]
    )
    monkeypatch.setattr(
        DecisionRequest, "tries", lambda ask, action, legal: [random.Random(ask.seq).choice(list(legal))]
    )
    hall.start()
    hall.play()
    monkeypatch.undo()
    for person in hall.people:
        assert person.verdict().fair is True
        assert "fair-other-bots" in [each.code for each in person.verdict().checked]


@pytest.mark.parametrize("kind", ["a person's for a bot's", "a bot's for a person's"])
def test_who_decided_must_be_who_was_shown(kind, monkeypatch):
    hall = lying()
    player, level = (2, "") if kind == "a person's for a bot's" else (1, "page")
    hall.forge = lambda person, message: (
        [msgspec.structs.replace(message, bot_intervals=[*message.bot_intervals, p.BotInterval(20, player, level)])]
        if isinstance(message, p.Record)
        else [message]
    )
    hall.start()
    hall.play()
    judged(hall, "mover", next(n for n, s in enumerate(hall.dealer.steps, 1) if n >= 20 and s.actor == player))


def test_a_bot_that_stood_in_is_checked_like_any_other():
    hall = fair("academy", 3)
    hall.start()
    hall.play(40)
    cleo = hall.people[2]
    hall.leave(cleo)
    hall.say(hall.people[0], p.AddBot(2, "squire"))
    hall.people.remove(cleo)
    for _ in range(60):
        hall.step()
    hall.people.append(cleo)
    hall.join(cleo)
    hall.play()
    assert {each.level for each in hall.table.play.bot_intervals} == {"", "squire"}
    for person in hall.people:
        assert person.verdict().fair is True, person.verdict()


def test_bots_of_two_levels_that_stood_in_one_after_the_other_are_each_checked_by_its_own():
    hall = fair("academy", 3)
    hall.start()
    cleo = hall.people.pop()
    hall.leave(cleo)
    for level in ("squire", "page", "squire"):
        hall.say(hall.people[0], p.AddBot(2, level))
        hall.play(40)
    hall.people.append(cleo)
    hall.join(cleo)
    hall.play()
    assert [each.level for each in hall.table.play.bot_intervals] == ["squire", "page", "squire", ""]
    for person in hall.people:
        assert person.verdict().fair is True, person.verdict()


def test_a_bot_that_took_its_time_is_checked_by_what_it_saw_then():
    hall = fair("academy", 3)
    hall.start()
    hall.leave(bert := hall.people.pop(1))
    hall.say(hall.people[0], p.AddBot(1, "squire"))
    (ask,) = hall.table.decision_requests()
    action = ask.decide()
    for person in hall.people:
        hall.say(person, person.act(person.state.games.replica.legal()[0]))
    hall.deliver(hall.table.answered(ask, action))
    assert [(each.level, each.lag) for each in hall.table.play.bot_intervals if each.player == 1] == [("squire", 2)]
    hall.play()
    assert hall.people[0].verdict().fair is True, (hall.people[0].verdict(), bert)


def test_what_is_withheld_is_no_proof(monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: [] if isinstance(message, p.Record) else [message]
    hall.start()
    hall.play()
    judged(hall, "withheld", 0)
    hall.say(hall.people[0], p.Again())
    for person in hall.people:
        assert person.state.games.finished.verdict.code == "withheld"


def deal_of(message: p.Message, **changes) -> p.Message:
    """The message with another deal in it."""
    return msgspec.structs.replace(message, deal=msgspec.structs.replace(message.deal, **changes))


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


def test_who_steps_out_and_comes_back_in_the_same_program_was_there_when_it_was_dealt():
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
def test_who_was_not_there_when_it_was_dealt_cannot_say_whether_that_was_fair(how):
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
def test_a_deal_for_others_than_who_sit_is_no_proof(changed):
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


def test_deals_that_were_not_shown_are_counted(monkeypatch):
    """[F 26] A host who plays cannot throw a deal away unseen."""
    hall = lying()
    hall.start()
    hall.say(hall.people[0], p.Abandon())
    hall.table.deals += 2
    hall.start()
    hall.play()
    for person in hall.people:
        said = {each.code: each for each in person.verdict().checked}
        assert said["fair-skipped"].args["count"] == 2


def timed(hall: Fair) -> Person:
    """Bert, whose program has the table's clock."""
    for person in hall.people:
        person.now = lambda: hall.clock
    return hall.people[1]


def throw_away(hall: Fair, times: int, pause: float = 5.0) -> None:
    """So often the host changes something when Bert has opened his number, and Cleo has not."""
    cleo = hall.people[2]
    hall.forge = lambda person, message: setattr(cleo, "answers", isinstance(message, p.DealAnnounced)) or [message]
    for _ in range(times):
        hall.start()
        hall.say(hall.people[0], p.Pick("academy", {"excalibur": not hall.table.seats.options.get("excalibur")}))
        hall.clock += pause
    hall.forge, cleo.answers = lambda person, message: [message], True


@pytest.mark.parametrize("times", [THROWN, THROWN + 1])
def test_who_throws_deals_away_when_he_knows_the_numbers_chooses(times):
    """[F 26] A few are what people cause; more are said before all else."""
    hall = fair("academy", 3)
    bert = timed(hall)
    throw_away(hall, times)
    hall.start()
    hall.play()
    verdict = bert.verdict()
    much = times > THROWN
    assert (verdict.fair, verdict.code) == ((None, "thrown") if much else (True, "redealt"))
    assert verdict.sentence.startswith("The table threw away deal after deal") is much
    assert next(each for each in verdict.checked if each.code == "fair-thrown-away").args["count"] == times
    hall.say(hall.people[0], p.Again())
    hall.start()
    hall.play()
    assert bert.verdict().code == "fair", "after a game it is another matter"


@pytest.mark.parametrize(("after", "code"), [(0.0, "thrown"), (3.0, "thrown"), (3600.0, "thrown")])
def test_a_game_that_is_broken_off_as_soon_as_it_has_begun_is_a_deal_thrown_away(after, code):
    hall = fair("academy", 2, ("page",))
    bert = timed(hall)
    for _ in range(THROWN + 2):
        hall.start()
        hall.say(bert, p.Resync())
        hall.clock += after
        hall.say(hall.people[0], p.Abandon())
    hall.start()
    hall.play()
    assert bert.verdict().code == code


def test_a_table_that_throws_away_one_deal_at_once_after_the_other_is_left():
    """Fault 39. One whose games are broken off is not: who plays alone may be quick at that."""
    hall = fair("academy", 3)
    timed(hall)
    throw_away(hall, THROWN, 0.0)
    with pytest.raises(codec.ProtocolError, match="faster than people"):
        throw_away(hall, 2, MOMENT - 0.1)


def test_a_step_that_nobody_could_follow_is_found_out_though_the_game_is_told_again():
    hall = lying()
    bert, at = hall.people[1], []
    hall.start()

    def forge(person: Person, message: p.Message) -> list[p.Message]:
        if person is bert and isinstance(message, core.Report) and message.seq == 9 and not at:
            at.append(message.seq)
            return [msgspec.structs.replace(message, digest=b"another")]
        return [message]

    hall.forge = forge
    hall.play()
    assert bert.state.games.current.replica.seq == hall.dealer.seq, "he has asked for the whole game, and was told it"
    assert (bert.verdict().code, bert.verdict().step) == ("report", 9)


def test_who_decided_is_remembered_by_who_asks_for_the_whole_game_again():
    hall = lying()
    bert = hall.people[1]
    hall.start()
    hall.play(30)
    before = bert.state.games.current.movers[:]
    hall.say(bert, p.Resync())
    assert bert.state.games.current.movers == before
    assert {"squire", ""} <= set(before)


def test_what_a_table_has_opened_it_opens_no_second_time():
    hall = fair("nobles", 2)
    hall.start()
    hall.play()
    bert = hall.people[1].state
    game, bert.audit.opened = bert.games.finished, None
    first = game.record
    bert.receive(p.Record(game.number, bytes(32), [], []))
    assert (game.record, bert.audit.opened) == (first, None)


def test_a_game_that_is_not_opened_before_the_next_begins_stays_unopened():
    """Also at a table that shows no lobby between them."""
    hall, other = fair("nobles", 2), fair("nobles", 2)
    hall.forge = lambda person, message: [] if isinstance(message, p.Record) else [message]
    other.table.id = "another"
    for person in other.people:
        person.state.table.welcome = msgspec.structs.replace(person.state.table.welcome, table_id="another")
    for each in (hall, other):
        each.start()
    hall.play()
    bert = hall.people[1].state
    bert.receive(next(each for each in other.people[1].heard if isinstance(each, p.Began)))
    assert (bert.games.finished.verdict.fair, bert.games.finished.verdict.code) == (False, "withheld")


def test_a_game_that_is_told_again_otherwise_is_found_out(monkeypatch):
    """On coming back Bert is told that step 9 went otherwise; so was everything since."""
    hall = lying()
    hall.start()
    hall.play(40)
    other = lying()
    other.table.id, other.rng = hall.table.id, random.Random(77)
    other.start()
    other.play(40)
    bert, first = hall.people[1], hall.people[1].state.games.reports
    again = next(each for each in reversed(other.people[1].heard) if isinstance(each, p.Began))
    reports = other.people[1].state.games.reports
    bert.state.receive(msgspec.structs.replace(again, reports=reports))
    step = next(n for n, (a, b) in enumerate(zip(first, reports, strict=True), 1) if a != b)
    bert.state.games.current.record = p.Record(1, bytes(32), [], [])
    verdict = verify(bert.state.games.current.transcript(bert.state.table.welcome))
    assert (verdict.code, verdict.step) == ("retold", step)


def test_a_game_that_is_told_again_as_that_of_other_players_is_found_out():
    hall, more = fair("academy", 2, ("page",)), fair("academy", 2, ("page", "page"))
    for each in (hall, more):
        each.start()
    more.play()
    bert = hall.people[1].state
    bert.receive(msgspec.structs.replace(more.table.play.began(1), deal=hall.table.play.deal.deal))
    bert.games.current.record = p.Record(1, bytes(32), [], [])
    verdict = verify(bert.games.current.transcript(bert.table.welcome))
    assert (verdict.fair, verdict.code) == (False, "retold")


def test_a_game_that_goes_back_is_found_out(monkeypatch):
    hall = lying()
    hall.start()
    hall.play(30)
    data = hall.table.save()
    hall.play(10)
    told = hall.people[1].state.games.current.replica.seq
    hall.table = Table.resumed(from_bytes(data))
    for person in hall.people:
        hall.join(person)
    hall.play()
    judged(hall, "taken-back", hall.people[1].state.games.current.doubt.step)
    assert hall.people[1].state.games.current.doubt.step <= told


@pytest.mark.parametrize("between", ["another key", "as who looks on", "other games"])
def test_a_game_that_goes_back_is_found_out_whatever_was_told_in_between(between):
    hall = lying()
    hall.start()
    hall.play(30)
    bert = hall.people[1].state
    game = bert.games.current
    again = hall.table.play.began(game.replica.seat)
    if between == "another key":
        bert.receive(msgspec.structs.replace(bert.table.welcome, token="another"))
    if between == "as who looks on":
        bert.receive(hall.table.play.began(None))
    for number in range(2, 2 + FOLLOWED) if between == "other games" else ():
        bert.receive(deal_of(again, terms=msgspec.structs.replace(again.deal.terms, number=number)))
    bert.receive(msgspec.structs.replace(again, reports=again.reports[:10]))
    bert.games.current.record = p.Record(1, hall.table.play.deal.nonce, [], [])
    verdict = verify(bert.games.current.transcript(bert.table.welcome))
    assert (verdict.code, verdict.step) == (("unshown", 0) if between == "other games" else ("taken-back", 11))
    assert len(bert.audit._followed) <= FOLLOWED


def test_steps_that_were_told_and_are_not_in_the_record_are_found_out(monkeypatch):
    hall = lying()
    hall.forge = lambda person, message: (
        [msgspec.structs.replace(message, steps=message.steps[:-3])] if isinstance(message, p.Record) else [message]
    )
    hall.start()
    hall.play()
    judged(hall, "shorter", hall.dealer.seq - 2)


def test_a_step_that_cannot_be_is_found_out(monkeypatch):
    hall = lying()

    def forge(person: Person, message: p.Message) -> list[p.Message]:
        if not isinstance(message, p.Record):
            return [message]
        steps = [*message.steps]
        steps[11] = p.Played(steps[11].actor, ["nonsense"])
        return [msgspec.structs.replace(message, steps=steps)]

    hall.forge = forge
    hall.start()
    hall.play()
    judged(hall, "illegal", 12)


def test_every_failure_has_its_sentence():
    assert all(text[0].isupper() and text[-1] == "." for text in FAILURES.values())


# Resumed


@GAMES
def test_a_game_that_outlived_its_host_is_proven_all_the_same(game):
    hall = fair(game.id, 2)
    hall.start()
    hall.play(25)
    hall.table = Table.resumed(from_bytes(hall.table.save()))
    for person in hall.people:
        hall.join(person)
    hall.play()
    for person in hall.people:
        assert person.verdict().fair is True, person.verdict()


def test_the_names_of_a_game_are_those_of_who_played_it():
    """Whoever leaves after the end, and whoever sits there then."""
    hall = fair("nobles", 2)
    anna, bert = hall.people
    hall.start()
    hall.play()
    hall.say(bert, p.Bye())
    hall.say(anna, p.AddBot(1, "page"))
    hall.say(anna, p.Resync())
    assert hall.table.seats.name(1) != "Bert"
    assert anna.state.games.finished.names == anna.state.games.current.names == ["Anna", "Bert"]


def test_who_comes_when_it_is_over_can_check_it_too():
    hall = fair("academy", 3)
    hall.start()
    cleo = hall.people[2]
    hall.play()
    hall.leave(cleo)
    cleo.heard.clear()
    hall.join(cleo)
    assert [type(each).__name__ for each in cleo.heard if isinstance(each, p.Began | p.Record)] == ["Began", "Record"]
    late = Person("Late")
    hall.join(late)
    assert cleo.verdict().fair is late.verdict().fair is True


def test_a_room_of_older_programs_is_told_nothing_of_deals():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    assert not any(isinstance(each, p.DealAnnounced | p.Commitments) for each in room.heard["Anna"])
    assert room.last("Anna", p.Began).deal is None
