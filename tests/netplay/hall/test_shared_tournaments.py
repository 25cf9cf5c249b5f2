"""Tournaments of a hall of two processes, without a store: one runs them, the other asks and shows."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from netplay.hall.tournaments import deeds, desk
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.hall.test_shared_hall import SharedBuilding

CAN = (p.TOURNAMENT,)


class Pair:
    """Olga, the organiser, is at one process, which runs the tournaments; both read the same records."""

    def __init__(self) -> None:
        self.here, self.there = SharedBuilding(), SharedBuilding()
        self.there.hall.reception.people.next_id = 1 << 16
        self.there.shelf.named = self.here.shelf.named
        self.published: list[bytes] = []
        for building in (self.here, self.there):
            bus = building.hall.bus
            bus.publish = bus.publish_reply = self.published.append
        self.here.deliver(deeds.take_over(self.here.hall.desk))
        self.here.enter("Olga", key=self.here.hall.reception.organiser_code(), can=CAN)

    def opened(self, **plan) -> str:
        self.here.send("Olga", p.OpenTournament(p.Plan("Cup", "academy", **plan)))
        self.beat()
        return next(iter(self.here.hall.desk.tournaments))

    def beat(self) -> None:
        """The other process reads what is saved, each hears the other, and a second goes by."""
        for _ in range(2):
            self.read()
            self.pass_on()
        for building in (self.here, self.there):
            building.pass_time(1)

    def read(self) -> None:
        there = self.there.hall
        if not there.desk.leads:
            there.reception.adopt(map(copy_of, self.here.hall.reception.members.values()))
            self.there.deliver(there.desk.reread())

    def pass_on(self, *to: SharedBuilding) -> None:
        """What was told reaches both processes, or these."""
        told, self.published[:] = self.published[:], []
        for data in told:
            for building in to or (self.here, self.there):
                building.deliver(building.hall.bus.take(data))

    def come(self, building: SharedBuilding, *names: str, cup: str = "") -> None:
        for name in names:
            building.enter(name, can=CAN)
            if cup:
                building.send(name, p.EnterTournament(cup))
        self.beat()

    def shown(self, name: str) -> p.TournamentShown:
        self.beat()
        building = self.here if name in self.here.heard else self.there
        return building.last(name, p.TournamentShown)

    def names(self, name: str) -> Sequence[str]:
        """The entrants, as this person's program knows them."""
        return sorted(each.name for each in self.shown(name).standings)


def copy_of(person):
    return type(person)(person.id, person.name, person.token_hash)


@pytest.fixture
def pair():
    return Pair()


def test_who_is_at_another_process_enters_and_is_told_of_the_tournament(pair):
    cup = pair.opened()
    pair.there.enter("Bert", can=CAN)
    assert pair.there.last("Bert", p.TournamentList).rows[0].id == cup
    assert pair.there.send("Bert", p.EnterTournament(cup)) == [], "nothing is acknowledged before it is saved"
    pair.come(pair.here, "Ann", cup=cup)
    assert pair.names("Bert") == pair.names("Ann") == ["Ann", "Bert"]
    key = pair.there.last("Bert", p.Entered).token
    assert {each.token_hash for each in pair.here.hall.reception.members.values()} == {
        each.token_hash for each in pair.there.hall.reception.members.values()
    }
    pair.here.enter("Bert again", "Bert", key, can=CAN)
    assert pair.here.last("Bert again", p.InHall).person == pair.there.last("Bert", p.InHall).person


def test_the_process_that_comes_to_lead_holds_the_arena_once(pair):
    for _ in range(2):
        pair.there.hall.desk.arena = "nobles"
        pair.there.deliver(deeds.take_over(pair.there.hall.desk))
        (cup,) = pair.there.hall.desk.tournaments.values()
        assert (cup.plan.game, cup.plan.format, cup.plan.minutes) == ("nobles", "open", 0)
    pair.there.hall.desk.arena = "academy"
    pair.there.deliver(deeds.take_over(pair.there.hall.desk))
    assert [each.plan.game for each in pair.there.hall.desk.tournaments.values()] == ["nobles", "academy"]


def test_an_arena_for_which_there_is_no_room_keeps_nobody_from_leading(pair, monkeypatch, caplog):
    monkeypatch.setattr(desk, "TOURNAMENTS", 0)
    pair.there.hall.desk.arena = "nobles"
    pair.there.deliver(deeds.take_over(pair.there.hall.desk))
    assert (pair.there.hall.desk.leads, pair.there.hall.desk.tournaments) == (True, {})
    assert "The arena cannot be held: There are many tournaments already." in caplog.text


def test_a_refusal_comes_back_to_who_has_asked(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", "Dan", cup=cup)
    pair.there.send("Bert", p.EnterTournament(cup))
    pair.beat()
    assert pair.there.last("Bert", p.Rejected).code == "entered-already"
    assert not [each for each in pair.there.heard["Dan"] if isinstance(each, p.Rejected)]


def test_only_the_organiser_organises_from_another_process(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", cup=cup)
    for message in (p.NextRound(cup), p.EndTournament(cup), p.OpenTournament(p.Plan("Mine", "nobles"))):
        assert pair.there.code("Bert", message) == "not-organiser"
    assert pair.published == []


def test_the_organiser_at_another_process_opens_a_tournament_and_is_shown_it(pair):
    pair.there.hall.reception.organiser.token_hash = pair.here.hall.reception.organiser.token_hash
    pair.there.enter("Olga there", "Olga", pair.there.hall.reception.organiser_code(), can=CAN)
    pair.there.send("Olga there", p.OpenTournament(p.Plan("Theirs", "nobles")))
    pair.beat()
    (cup,) = pair.here.hall.desk.tournaments
    assert pair.shown("Olga there").row.id == cup


def test_two_of_one_name_at_two_processes_are_told_apart(pair):
    cup = pair.opened()
    pair.there.enter("Ann there", "Ann", can=CAN)
    pair.come(pair.here, "Ann", cup=cup)
    pair.there.send("Ann there", p.EnterTournament(cup))
    assert pair.there.last("Ann there", p.InHall).name == pair.here.last("Ann", p.InHall).name == "Ann"
    assert pair.names("Ann there") == ["Ann", "Ann 2"]


def test_a_new_name_at_another_process_is_that_of_the_entrant(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", cup=cup)
    pair.there.send("Bert", p.Rename("Berta"))
    assert pair.names("Bert") == ["Berta"]


def test_a_request_that_is_sent_again_is_carried_out_once(pair):
    cup = pair.opened()
    pair.there.hall.reception.organiser.token_hash = pair.here.hall.reception.organiser.token_hash
    pair.there.enter("Olga there", "Olga", pair.there.hall.reception.organiser_code(), can=CAN)
    pair.there.send("Olga there", p.EndTournament(cup))
    pair.there.hall.desk.requests.send_again()
    assert len(pair.published) == 2
    pair.beat()
    assert pair.here.hall.desk.tournaments[cup].record.over, "the second request would remove it"


def test_what_a_dead_process_was_asked_the_next_one_does(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", cup=cup)
    pair.there.enter("Dan", can=CAN)
    pair.there.send("Dan", p.EnterTournament(cup))
    pair.published.clear()  # nobody reads it any more
    pair.there.deliver(deeds.take_over(pair.there.hall.desk))
    pair.there.pass_time(1)
    assert sorted(each.name for each in pair.there.last("Dan", p.TournamentShown).standings) == ["Bert", "Dan"]
    assert pair.there.last("Dan", p.Entered).token


def test_a_reply_that_comes_twice_is_told_once(pair):
    cup = pair.opened()
    pair.there.enter("Bert", can=CAN)
    pair.there.send("Bert", p.EnterTournament(cup))
    pair.pass_on(pair.here)
    reply = pair.published[0]
    pair.published.append(reply)
    pair.beat()
    assert len([each for each in pair.there.heard["Bert"] if isinstance(each, p.Entered)]) == 1


def test_a_reply_to_who_has_left_goes_to_nobody(pair):
    cup = pair.opened()
    pair.there.enter("Bert", can=CAN)
    pair.there.send("Bert", p.EnterTournament(cup))
    pair.there.hall.leave("Bert")
    pair.beat()
    assert not [each for each in pair.there.heard["Bert"] if isinstance(each, p.Entered)]


def moved(pair: Pair, number: str) -> Table:
    """A table of the first process, which the other one serves from now on."""
    table = Table.resumed(from_bytes(pair.here.table(number).save()))
    pair.here.deliver(pair.here.hall.lost(pair.here.table(number), "there:1"))
    pair.there.deliver(pair.there.hall.arrived(table))
    return table


def play(building: SharedBuilding, table: Table) -> None:
    """Plays the game of a table to its end, at random."""
    rng = random.Random(1)
    while (game := table.playing) is not None:
        seat = game.dealer.to_act[0]
        person = table.seats.holder(game.seats[seat])
        action = rng.choice(list(game.dealer.legal(seat)))
        act = p.Act(person.last_n + 1, game.dealer.seq, game.dealer.game.pack(action))
        building.deliver(building.hall.receive(table.people.presence(person).peer, act))


def test_the_result_of_a_table_of_another_process_is_taken_once(pair):
    cup = pair.opened(rounds=2)
    pair.come(pair.there, "Bert", "Dan", cup=cup)
    pair.here.send("Olga", p.NextRound(cup))
    (game,) = pair.shown("Bert").meetings
    table = moved(pair, game.table)
    for name in ("Bert", "Dan"):
        pair.there.go(name, game.table, pair.there.last(name, p.Entered).token)
    assert table.playing, "the seats are reserved there too, and the game begins once all are there"
    play(pair.there, table)
    assert len(pair.published) == 1
    (game,) = pair.shown("Bert").meetings
    assert sorted(id for shared in game.places for id in shared) == sorted(game.players)
    assert pair.here.hall.desk.tournaments[cup].stage == pair.there.hall.desk.tournaments[cup].stage == "break"


def test_a_table_that_is_gone_is_opened_anew_by_the_process_that_runs_the_tournament(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", "Dan", cup=cup)
    pair.here.send("Olga", p.NextRound(cup))
    (game,) = pair.shown("Bert").meetings
    table = pair.here.table(game.table)
    pair.here.deliver(pair.here.hall.lost(table, ""))
    pair.here.deliver(pair.here.hall.not_found(table.id))
    (again,) = pair.shown("Bert").meetings
    assert again.table not in ("", game.table)
    assert pair.here.hall.directory.serves(again.table)


def test_who_runs_the_tournaments_no_longer_goes_back_to_what_was_saved(pair):
    cup = pair.opened()
    pair.come(pair.there, "Bert", cup=cup)
    saved = dict(pair.here.shelf.named)
    pair.here.enter("Ann", can=CAN)
    pair.here.send("Ann", p.EnterTournament(cup))
    pair.here.shelf.named.clear()
    pair.here.shelf.named.update(saved)  # the store has refused it
    pair.here.deliver(pair.here.hall.desk.follow())
    assert [each.name for each in pair.here.hall.desk.tournaments[cup].standings()] == ["Bert"]
    assert pair.here.send("Ann", p.EnterTournament(cup)) == [], "it is for the other process"
