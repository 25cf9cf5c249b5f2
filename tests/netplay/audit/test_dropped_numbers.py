"""A number that was sealed and is not in the seed: an honest table calls such a deal off, a lying one is found out.
[F 44]"""

from __future__ import annotations

import pytest

from netplay.audit.commitment import (
    PATIENCE,
    ServerDeal,
)
from netplay.audit.verdict import THROWN
from netplay.client.deal_audit import MOMENT
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.protocol.messages import Contribution
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import Fair, Person, fair, lying


def withholding(name: str) -> Fair:
    """A deal of three in which this player seals a number and does not open it."""
    hall = fair("academy", 3)
    late = next(each for each in hall.people if each.name == name)
    hall.forge = lambda person, message: setattr(late, "answers", isinstance(message, p.DealAnnounced)) or [message]
    hall.start()
    assert hall.table.commitment.revealing
    hall.forge, late.answers = lambda person, message: [message], True
    return hall


def test_a_number_that_is_not_opened_in_time_voids_the_deal():
    hall = withholding("Bert")
    hall.clock = PATIENCE - 0.1
    assert (hall.table.due, hall.table.tick()) == (PATIENCE, [])
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    assert (hall.table.play, hall.table.commitment) == (None, None)
    assert hall.notices()[-2:] == [("unopened", "Bert"), ("deal-off",)]
    problem = hall.people[0].state.table.lobby.problem
    assert problem == "Not ready yet: Bert.", "the host does not repeat it at once"


def test_a_player_who_is_lost_before_opening_voids_the_deal():
    hall = withholding("Cleo")
    hall.leave(hall.people[2])
    assert hall.table.play is None
    assert hall.notices()[-3:] == [("dropped", "Cleo"), ("unopened", "Cleo"), ("deal-off",)]


def test_a_player_who_is_lost_after_opening_is_dealt_in():
    hall = withholding("Cleo")
    hall.leave(hall.people[1])
    assert hall.table.commitment is not None
    hall.clock = PATIENCE
    hall.say(hall.people[2], p.Reveal(1, hall.people[2].state.audit.party.nonce))
    assert [bool(part.nonce) for part in hall.table.play.deal.deal.parts] == [True] * 3


def test_a_deal_that_was_void_counts_as_thrown_away():
    hall = withholding("Cleo")
    hall.clock = PATIENCE
    hall.deliver(hall.table.tick())
    hall.start()
    hall.play()
    for person in hall.people:
        assert (person.verdict().fair, person.verdict().code) == (True, "redealt")


@pytest.mark.parametrize("dropped", [(1,), (0,), (1, 2), (0, 2)], ids=str)
def test_a_table_that_leaves_out_opened_numbers_is_found_out_by_all(dropped, monkeypatch):
    """[F 25] It knows all numbers by then, and chooses which of them are in the seed: one of seven seeds."""
    reveal = ServerDeal.reveal

    def choosing(self: ServerDeal, seat: int | None, nonce: bytes) -> None:
        reveal(self, seat, nonce)
        if seat in dropped:
            self._parts[seat] = Contribution(seat, self._parts[seat].commitment)

    monkeypatch.setattr(ServerDeal, "reveal", choosing)
    hall = fair("academy", 3)
    hall.start()
    hall.play()
    left = ", ".join(hall.people[seat].name for seat in dropped)
    for seat, person in enumerate(hall.people):
        verdict = person.verdict()
        if seat in dropped:
            assert (verdict.fair, verdict.code) == (False, "dropped")
            assert verdict.sentence.startswith("Your number was opened and is not in the seed")
        else:
            assert (verdict.fair, verdict.code) == (None, "unopened")
            assert verdict.sentence.endswith(f"({left}).")


@pytest.mark.parametrize("pause", [0.0, 3.0, 60.0])
def test_a_host_who_looks_at_five_games_and_deals_again_gets_no_plain_fair(pause):
    """[F 26] However long it looked, and whatever was played meanwhile."""
    hall = fair("academy", 3)
    for person in hall.people:
        person.now = lambda: hall.clock
    for games in range(6):
        hall.start()
        hall.clock += pause
        hall.play(5 * games)
        if games < 5:
            hall.say(hall.people[0], p.Abandon())
    hall.play()
    for person in hall.people[1:]:
        assert (person.verdict().fair, person.verdict().code) == (None, "thrown")


def test_the_verdict_tells_of_one_abandoned_game_before_it():
    hall = fair("academy", 3)
    hall.start()
    hall.play(30)
    hall.people[0].state.sent(p.Abandon())
    hall.say(hall.people[0], p.Abandon())
    hall.start()
    hall.play()
    verdict = hall.people[1].verdict()
    assert (verdict.fair, verdict.code, verdict.sentence.args["count"]) == (True, "redealt", 1)
    assert hall.people[0].verdict().code == "fair", "the host's program was not asked to accept anything"


def test_abandoned_games_of_another_table_do_not_count():
    hall, other = fair("academy", 2, ("page",)), fair("academy", 2, ("page",))
    hall.start()
    hall.say(hall.people[0], p.Abandon())
    other.table.id = "another"
    bert, there = hall.people[1], other.people[1]
    there.state.audit.go_on_from(bert.state.audit)
    there.state.table.welcome = p.Welcome(2, "", "Camelot", "Bert", table_id="another")
    other.people[0].state.table.welcome = p.Welcome(1, "", "Camelot", "Anna", table_id="another")
    other.start()
    other.play()
    assert there.verdict().code == "fair"


# Deals that come to nothing


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
def test_a_table_that_throws_deals_away_after_the_opening_could_choose(times):
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
def test_an_abandoned_game_is_a_deal_thrown_away(after, code):
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


def test_a_table_that_throws_away_deals_at_once_is_left():
    """Fault 39. One whose games are broken off is not: who plays alone may be quick at that."""
    hall = fair("academy", 3)
    timed(hall)
    throw_away(hall, THROWN, 0.0)
    with pytest.raises(codec.ProtocolError, match="faster than players"):
        throw_away(hall, 2, MOMENT - 0.1)
