"""Dealing at a table: who is waited for, what calls a deal off, and tables that deal without proof."""

from __future__ import annotations

import msgspec
import pytest

from netplay.audit.commitment import (
    PATIENCE,
)
from netplay.protocol import messages as p
from tests.netplay.fair import Fair, Person, fair


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


def test_a_player_lost_before_sealing_is_left_out():
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    hall.leave(hall.people[2])
    assert hall.notices()[-3:] == [("dropped", "Cleo"), ("left-out", "Cleo"), ("began", "Anna")]
    assert [part.seat for part in hall.table.play.deal.deal.parts] == [0, 1]


@pytest.mark.parametrize("people", [2, 3])
def test_a_player_back_with_other_rules_calls_the_deal_off(people):
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


def test_without_spectators_nobody_joins_during_a_deal():
    hall, walter = fair(people=3), Person("Walter")
    hall.say(hall.people[0], p.TableSettings(watch="none"))
    hall.people[0].answers = False
    hall.start()
    hall.join(walter)
    assert walter.heard[-1].code == "no-watching"


def test_a_goodbye_during_a_deal_keeps_the_seat():
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


def test_a_request_for_a_seat_waits_for_the_end_of_a_deal():
    hall, eve = fair("academy", 3), Person("Eve")
    hall.say(hall.people[0], p.TableSettings(ask=True))
    hall.join(eve)
    hall.people[2].answers = False
    hall.start()
    hall.say(hall.people[0], p.Grant(4, True))
    assert hall.people[0].state.requests.rejected.code == "dealing"
    assert hall.table.commitment is not None
    assert list(hall.table.admission.asking) == [4]


def test_a_newcomer_during_a_deal_watches():
    hall = fair("academy", 3)
    hall.people[2].answers = False
    hall.start()
    late = Person("Late")
    hall.join(late)
    assert hall.table.commitment is not None
    assert late.state.table.my_seat is None
    hall.say(hall.people[0], p.Start())
    assert hall.people[0].state.requests.rejected.code == "dealing"


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
