"""Honest games are found fair by every client, also after a restart of the host."""

from __future__ import annotations

import msgspec
import pytest

from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.fair import GAMES, Fair, Person, fair
from tests.netplay.room import Room


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


def test_a_game_alone_with_bots_is_proven_too():
    hall = fair("nobles", 1, ("squire",))
    hall.start()
    hall.play()
    assert hall.people[0].verdict().fair is True


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


def test_a_game_keeps_the_names_of_its_players():
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


def test_a_late_arrival_can_check_a_finished_game():
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
