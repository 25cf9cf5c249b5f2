"""A table that lies about steps, movers or bots, or tells a game twice in different ways, is found out."""

from __future__ import annotations

import random

import msgspec
import pytest

import core
from netplay.audit.verification import verify
from netplay.client.deal_audit import FOLLOWED
from netplay.game.bot_seats import DecisionRequest
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import GAMES, Person, deal_of, fair, judged, lying


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


def test_a_move_near_the_end_of_the_time_is_no_lie():
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
def test_the_record_must_name_the_mover_that_was_shown(kind, monkeypatch):
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


def test_each_bot_that_stood_in_is_checked_by_its_own_level():
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


def test_a_false_step_is_found_out_though_the_game_is_told_again():
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


def test_the_movers_are_remembered_when_a_game_is_told_again():
    hall = lying()
    bert = hall.people[1]
    hall.start()
    hall.play(30)
    before = bert.state.games.current.movers[:]
    hall.say(bert, p.Resync())
    assert bert.state.games.current.movers == before
    assert {"squire", ""} <= set(before)


def test_a_game_is_opened_once():
    hall = fair("nobles", 2)
    hall.start()
    hall.play()
    bert = hall.people[1].state
    game, bert.audit.opened = bert.games.finished, None
    first = game.record
    bert.receive(p.Record(game.number, bytes(32), [], []))
    assert (game.record, bert.audit.opened) == (first, None)


def test_a_game_not_opened_before_the_next_is_withheld():
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
    judged(hall, "taken-back", hall.people[1].state.games.current.anomaly.step)
    assert hall.people[1].state.games.current.anomaly.step <= told


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
