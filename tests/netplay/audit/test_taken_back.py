"""A deal stays proven when something is taken back; a table that goes back without consent is found out.

Knows: tables and clients that take part in the deal.
Must not know: sockets, screens.
"""

from __future__ import annotations

import msgspec
import pytest

import core
from netplay.protocol import messages as p
from tests.netplay.fair import Fair, Person, judged


class Wavering(Fair):
    """A table whose people can follow when something is taken back, and agree to it."""

    def join(self, person: Person, can: bool = True) -> None:
        hello = p.greeting(person.name, person.state.table.token, ("deal", "take-back"))
        self.deliver(self.table.join(person, hello))

    def take_back(self, person: Person) -> bool:
        """Takes back what a person can: a secret choice, or all that can be, if the others agree."""
        replica = person.state.games.replica
        assert replica is not None
        wanted = replica.secret_choice() or core.TakeBack(replica.can_be_taken_back)
        if not wanted.steps or replica.outcome is not None:
            return False
        self.say(person, person.act(wanted))
        return True

    def agree(self) -> None:
        for person in self.people:
            if (wish := self.table.phase.taking_back) is not None:
                consent = p.Consent(wish.seq)
                person.state.sent(consent)
                self.say(person, consent)


@pytest.mark.parametrize("game", core.IDS)
def test_whatever_is_taken_back_the_deal_is_proven_and_the_bots_are_checked(game):
    bots = ("squire",) if core.game(game).seats[-1] > 2 else ()
    hall, taken = Wavering(game, "Anna", "Bert", bots=bots, seed=4), 0
    hall.start()
    while hall.step():
        if hall.rng.random() < 0.15 and hall.take_back(hall.rng.choice(hall.people)):
            hall.agree()
            taken += hall.dealer.steps[-1].action[0] == "take_back"
    assert taken or game == "grail"
    for person in hall.people:
        assert person.verdict().fair, person.verdict()


def test_what_is_taken_back_without_consent_is_found_out():
    hall = Wavering("nobles", "Anna", "Bert", seed=4)
    hall.start()
    while not (hall.dealer.can_be_taken_back and hall.dealer.secret_choice(0) is None and hall.dealer.seq > 12):
        hall.step()
    play, anna = hall.table.play, hall.people[0]
    step = play.take_back(0, core.TakeBack(play.dealer.can_be_taken_back), 0.0)
    hall.deliver([(person, step.report(at)) for at, person in enumerate(hall.people)])
    assert any(line.code == "not-agreed" for line in hall.people[1].state.talk.lines if isinstance(line, p.Notice))
    hall.play()
    verdict = hall.people[1].verdict()
    assert (verdict.fair, verdict.code, verdict.step) == (False, "taken-back", step.seq)
    assert anna.verdict().fair is False, "nor had she asked for it"


def test_a_table_that_goes_back_past_a_card_that_was_seen_loses_its_clients():
    hall = Wavering("nobles", "Anna", "Bert", seed=4)
    hall.start()
    while hall.dealer.can_be_taken_back or hall.dealer.seq < 12:
        hall.step()
    last = hall.dealer.seq
    packed = hall.dealer.game.pack(core.TakeBack((last,)))
    hall.deliver([(person, core.Report(last + 1, 0, packed, [], bytes(8))) for person in hall.people])
    for person in hall.people:
        assert person.state.games.replica is None or person.state.games.replica.seq == last
    hall.play()
    judged(hall, "report", last + 1)


def test_the_record_of_the_game_holds_what_was_taken_back():
    hall = Wavering("histrio", "Anna", "Bert", "Cleo", seed=4)
    hall.start()
    hall.say(hall.people[0], hall.people[0].act(hall.dealer.legal(0)[0]))
    assert hall.take_back(hall.people[0])
    hall.play()
    record = hall.people[1].state.games.finished.record
    assert [step.action[0] for step in record.steps[:2]] == ["travel", "take_back"]
    msgspec.msgpack.encode(record)
