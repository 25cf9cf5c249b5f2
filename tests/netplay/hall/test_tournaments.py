"""Tournaments in a hall: tables with reserved seats, results, who may do what, restarts."""

from __future__ import annotations

import random

import pytest

from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.limits import HallLimits
from netplay.hall.rows import row_of_saved
from netplay.hall.shelf import Unreadable
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from tests.netplay.hall.building import Building

CAN = ("tournament",)


class Club(Building):
    """A hall with its organiser, Olga, and what each entrant's program remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, str] = {}
        self.enter("Olga", key=self.hall.reception.organiser_code(), can=CAN)
        self.keys["Olga"] = self.last("Olga", p.InHall).token

    def opened(self, format: str = "swiss", game: str = "academy", **plan) -> str:
        """Opens a tournament; returns its identity."""
        self.send("Olga", p.OpenTournament(p.Plan("Cup", game, format=format, **plan)))
        self.pass_time(1)
        return self.last("Olga", p.TournamentList).rows[-1].id

    def come(self, *names: str, cup: str = "") -> None:
        """Visitors come into the hall, and enter a tournament."""
        for name in names:
            self.enter(name, can=CAN)
            if cup:
                self.send(name, p.EnterTournament(cup))
                self.keys[name] = self.last(name, p.Entered).token
        self.pass_time(1)

    def shown(self, name: str = "Olga") -> p.TournamentShown:
        self.pass_time(1)
        return self.last(name, p.TournamentShown)

    def me(self, name: str) -> int:
        return self.last(name, p.InHall).person

    def mine(self, name: str) -> p.Meeting:
        """The game of this entrant in the round, as their program knows it."""
        return next(each for each in self.shown(name).meetings if self.me(name) in each.players and not each.places)

    def sit(self, *names: str) -> None:
        """Entrants go to the tables that are theirs."""
        for name in names:
            self.go(name, self.mine(name).table, self.keys[name])

    def play(self, number: str) -> None:
        """Plays the game of a table to its end, at random."""
        rng, table = random.Random(1), self.table(number)
        while (play := table.playing) is not None:
            seat = play.dealer.to_act[0]
            person = table.seats.holder(play.seats[seat])
            peer = table.people.presence(person).peer
            action = rng.choice(list(play.dealer.legal(seat)))
            act = p.Act(person.last_n + 1, play.dealer.seq, play.dealer.game.pack(action))
            self.deliver(self.hall.receive(peer, act))

    def restarted(self) -> Club:
        """The hall, ended at this moment and started again with what was kept."""
        saved = self.hall.saved()
        for table in self.hall.directory.awake:
            self.shelf.put(table)
        clocks = Clocks(lambda: self.clock, lambda: 1e9 + self.clock)
        self.hall = Hall("Club", Directory(clocks, HallLimits(), self.shelf), saved)
        for id, data in self.shelf.tables.items():
            table = from_bytes(data)
            self.hall.directory.put_saved(id, row_of_saved(table, table.play is not None, 0))
        self.hall.desk.lead()
        return self


def test_a_round_opens_tables_with_a_seat_for_each_entrant():
    club = Club()
    cup = club.opened()
    club.come("Ann", "Bert", "Cleo", "Dan", cup=cup)
    assert [each.name for each in club.shown().standings if not each.gone]
    club.send("Olga", p.NextRound(cup))
    tables = {name: club.mine(name).table for name in ("Ann", "Bert", "Cleo", "Dan")}
    assert len(set(tables.values())) == 2
    assert set(tables.values()) <= set(club.list_of("Ann"))
    assert sorted(name for number in set(tables.values()) for name in club.list_of("Ann")[number].people) == sorted(
        tables
    )
    club.sit("Ann")
    lobby = club.last("Ann", p.Lobby)
    assert lobby.phase == "lobby", "the game waits for the other"
    mate = next(name for name in tables if name != "Ann" and tables[name] == tables["Ann"])
    club.sit(mate)
    assert club.table(tables["Ann"]).playing
    assert club.last("Ann", p.Began).seat == club.mine("Ann").players.index(club.me("Ann"))


def begun(*names: str, format: str = "swiss", **plan) -> tuple[Club, str]:
    """A tournament of these whose first round has begun, with all at their tables."""
    club = Club()
    cup = club.opened(format, **plan)
    club.come(*names, cup=cup)
    club.send("Olga", p.NextRound(cup))
    club.pass_time(1)
    club.sit(*names)
    return club, cup


def test_the_result_of_a_game_is_taken_and_its_table_closed_after_a_while():
    club, _ = begun("Ann", "Bert")
    number = club.mine("Ann").table
    club.play(number)
    (game,) = club.shown().meetings
    outcome = club.table(number).play.dealer.outcome
    assert game.places == [[game.players[seat] for seat in shared] for shared in outcome.ranking]
    assert club.shown().row.stage == "break"
    for name in ("Ann", "Bert"):
        club.send(name, p.ToList())
    club.pass_time(1000)
    assert number not in club.list_of("Ann")


def test_when_all_are_ready_the_next_round_begins():
    club, cup = begun("Ann", "Bert", "Cleo", "Dan")
    for meeting in club.shown().meetings:
        club.play(meeting.table)
    for name in ("Ann", "Bert", "Cleo"):
        club.send(name, p.ReadyForRound(cup))
    assert club.shown().row.round == 1
    club.send("Dan", p.ReadyForRound(cup))
    assert club.shown().row.round == 2


def test_a_seat_waits_for_its_entrant_and_nobody_else_takes_it():
    club = Club()
    cup = club.opened()
    club.come("Ann", "Bert", cup=cup)
    club.come("Eve")
    club.send("Olga", p.NextRound(cup))
    number = club.mine("Ann").table
    club.go("Eve", number)
    club.send("Eve", p.Sit(0))
    club.sit("Ann")
    club.send("Ann", p.Stand())
    club.send("Ann", p.ToList())
    club.send("Eve", p.Sit(1))
    table = club.table(number)
    assert [table.seats.name(seat) for seat in (0, 1)] == [
        club.hall.reception.people.everybody[id].name for id in club.mine("Bert").players
    ]
    club.sit("Ann", "Bert")
    assert table.playing


def test_a_bot_plays_for_who_does_not_come():
    club = Club()
    cup = club.opened(stand_in=10)
    club.come("Ann", "Bert", cup=cup)
    club.send("Olga", p.NextRound(cup))
    club.sit("Ann")
    club.pass_time(170)
    table = club.table(club.mine("Ann").table)
    assert not table.playing
    club.pass_time(30)
    assert table.playing or table.commitment
    assert "Bert" in {person.name for person in table.people}


def test_bots_fill_up_and_play():
    club = Club()
    cup = club.opened()
    club.come("Ann", "Bert", "Cleo", cup=cup)
    club.send("Olga", p.FillWithBots(cup, "page"))
    club.send("Olga", p.NextRound(cup))
    shown = club.shown()
    assert [each.level for each in shown.standings if each.level] == ["page"]
    (bot,) = [each.id for each in shown.standings if each.level]
    number = next(each.table for each in shown.meetings if bot in each.players)
    assert list(club.table(number).seats.bots.values()) == ["page"]


def test_the_organiser_decides_a_game_that_does_not_end():
    club, cup = begun("Ann", "Bert")
    game = club.mine("Ann")
    club.send("Olga", p.Decide(cup, game.number, [[each] for each in game.players]))
    (decided,) = club.shown().meetings
    assert decided.decided
    club.play(game.table)
    assert club.shown().meetings == [decided], "the game that goes on changes nothing"


def test_a_table_that_the_organiser_closes_is_opened_anew():
    club, _ = begun("Ann", "Bert")
    number = club.mine("Ann").table
    club.send("Olga", p.CloseTable(number))
    assert club.mine("Ann").table not in ("", number)
    club.sit("Ann", "Bert")
    assert club.table(club.mine("Ann").table).playing


def test_who_withdraws_during_the_game_loses_it_and_may_play_on():
    club, cup = begun("Ann", "Bert")
    number = club.mine("Ann").table
    club.send("Ann", p.Withdraw(cup))
    assert club.last("Ann", p.TournamentShown)
    (game,) = club.shown().meetings
    assert game.places == [[club.me("Bert")], [club.me("Ann")]]
    club.play(number)


# Attacks


@pytest.mark.parametrize(
    "message",
    [
        p.OpenTournament(p.Plan("Mine", "nobles")), p.NextRound("CUP"), p.Decide("CUP", 1, [[1], [2]]),
        p.FillWithBots("CUP", "page"), p.EndTournament("CUP"),
    ],
    ids=lambda message: type(message).__name__,
)  # fmt: skip
def test_only_the_organiser_organises(message):
    club, cup = begun("Ann", "Bert")
    if not isinstance(message, p.OpenTournament):
        message = type(message)(cup, *[getattr(message, name) for name in message.__struct_fields__[1:]])
    before = club.hall.desk.tournaments[cup].shown()
    assert club.code("Ann", message) == "not-organiser"
    assert club.hall.desk.tournaments[cup].shown() == before
    assert len(club.hall.desk.tournaments) == 1


def test_what_cannot_be_is_answered_with_a_sentence():
    club, cup = begun("Ann", "Bert")
    for message in (
        p.LookAtTournament("nowhere"), p.EnterTournament("nowhere"), p.Withdraw("nowhere"), p.ReadyForRound("nowhere")
    ):  # fmt: skip
        assert club.code("Ann", message) == "no-such-tournament"
    assert club.code("Olga", p.NextRound("nowhere")) == "no-such-tournament"
    assert club.code("Ann", p.EnterTournament(cup)) == "entered-already"
    assert club.code("Olga", p.Withdraw(cup)) == "not-entered"
    assert club.code("Olga", p.NextRound(cup)) == "round-goes-on"
    assert club.code("Olga", p.Decide(cup, 99, [[1]])) == "no-such-pairing"
    assert club.code("Olga", p.Decide(cup, 1, [[1], [99]])) == "bad-places"
    assert club.code("Olga", p.OpenTournament(p.Plan("X", "chess"))) == "no-such-game"
    assert club.code("Olga", p.OpenTournament(p.Plan("X", "nobles", seats=5))) == "bad-seats"
    assert club.code("Olga", p.OpenTournament(p.Plan("X", "nobles", {"opening_hand": "many"}))) == "bad-options"
    for _ in range(7):
        club.send("Olga", p.OpenTournament(p.Plan("X", "nobles")))
    assert club.code("Olga", p.OpenTournament(p.Plan("X", "nobles"))) == "tournaments-full"


def test_who_comes_by_a_second_connection_is_the_same_entrant():
    club, cup = begun("Ann", "Bert")
    club.enter("Ann again", "Ann", club.keys["Ann"], can=CAN)
    assert club.me("Ann again") == club.me("Ann")
    assert club.last("Ann", p.Refused).code == "elsewhere"
    assert club.code("Ann again", p.EnterTournament(cup)) == "entered-already"
    club.keys["Ann again"] = club.keys["Ann"]
    club.sit("Ann again")
    assert club.last("Ann again", p.Began).seat is not None


def test_a_stranger_has_no_key_to_a_reserved_seat():
    club = Club()
    cup = club.opened()
    club.come("Ann", "Bert", cup=cup)
    club.send("Olga", p.NextRound(cup))
    club.come("Eve")
    club.go("Eve", club.mine("Ann").table, "guessed-key")
    assert club.last("Eve", p.Lobby).seats[0].name != "Eve"
    assert all(seated.name != "Eve" for seated in club.last("Eve", p.Lobby).seats)


def test_a_new_name_is_that_of_the_entrant_too():
    club = Club()
    cup = club.opened()
    club.come("Ann", "Bert", cup=cup)
    club.send("Ann", p.Rename("Anna"))
    assert {each.name for each in club.shown().standings} == {"Anna", "Bert"}


def test_older_programs_are_told_nothing_of_tournaments():
    club = Club()
    club.enter("Old")
    cup = club.opened()
    club.come("Ann", "Bert", cup=cup)
    club.send("Olga", p.NextRound(cup))
    club.pass_time(5)
    kinds = (p.TournamentList, p.TournamentShown, p.Entered)
    assert not [each for each in club.heard["Old"] if isinstance(each, kinds)]
    assert club.mine("Ann").table in club.list_of("Old"), "they see the tables as ordinary ones"


def test_only_who_looks_or_has_entered_is_told_of_changes():
    club = Club()
    cup = club.opened()
    club.come("Eve")
    club.come("Ann", cup=cup)
    assert not [each for each in club.heard["Eve"] if isinstance(each, p.TournamentShown)]
    club.send("Eve", p.LookAtTournament(cup))
    club.come("Bert", cup=cup)
    assert len(club.shown("Eve").standings) == 2
    club.send("Eve", p.LookAtTournament(""))
    club.come("Cleo", cup=cup)
    assert len(club.shown("Eve").standings) == 2


def test_a_tournament_that_is_over_is_taken_from_the_list_with_its_members():
    club, cup = begun("Ann", "Bert")
    club.send("Olga", p.EndTournament(cup))
    assert club.shown().row.stage == "over"
    club.deliver(club.hall.leave("Bert"))
    club.send("Olga", p.EndTournament(cup))
    club.pass_time(1)
    assert club.last("Olga", p.TournamentList).rows == []
    assert not club.hall.reception.members
    assert {person.name for person in club.hall.reception.people} == {"Olga", "Ann"}


# Restarts


def test_a_tournament_goes_on_after_a_restart_in_a_round():
    club, cup = begun("Ann", "Bert", "Cleo", "Dan")
    before = club.hall.desk.tournaments[cup].shown()
    tables = {name: club.mine(name).table for name in ("Ann", "Bert", "Cleo", "Dan")}
    club.restarted()
    assert club.hall.desk.tournaments[cup].shown() == before
    for name, number in tables.items():
        club.enter(name, name, club.keys[name], can=CAN)
        club.go(name, number, club.keys[name])
    for number in set(tables.values()):
        assert club.table(number).playing
        club.play(number)
    assert all(each.places for each in club.hall.desk.tournaments[cup].shown().meetings)


def test_a_table_that_was_lost_in_a_restart_is_opened_anew():
    club, cup = begun("Ann", "Bert")
    number = club.mine("Ann").table
    club.hall.directory.close(club.table(number))
    club.restarted()
    (game,) = club.hall.desk.tournaments[cup].shown().meetings
    assert game.table not in ("", number)
    assert club.table(game.table).seats.taken() == [0, 1]


def test_a_table_that_cannot_be_read_at_the_moment_is_not_given_up(monkeypatch):
    club, cup = begun("Ann", "Bert")
    number = club.mine("Ann").table
    take = club.shelf.take

    def away(id: str):
        raise Unreadable(id)

    monkeypatch.setattr(club.shelf, "take", away)
    club.restarted()
    (game,) = club.hall.desk.tournaments[cup].shown().meetings
    assert game.table == number
    monkeypatch.setattr(club.shelf, "take", take)
    for name in ("Ann", "Bert"):
        club.enter(name, name, club.keys[name], can=CAN)
        club.go(name, number, club.keys[name])
    club.play(number)
    assert club.hall.desk.tournaments[cup].stage == "break"


def test_a_damaged_tournament_is_passed_over(caplog):
    club, cup = begun("Ann", "Bert")
    club.shelf.named[f"tournament/{cup}"] = b"\x81"
    club.restarted()
    assert not club.hall.desk.tournaments
    assert "damaged" in caplog.text


# An open tournament


def test_in_an_open_tournament_who_is_ready_is_sent_to_a_table():
    club = Club()
    cup = club.opened("open", minutes=60)
    club.come("Ann", "Bert", "Cleo", cup=cup)
    club.send("Olga", p.NextRound(cup))
    for name in ("Ann", "Bert"):
        club.send(name, p.ReadyForRound(cup))
    club.sit("Ann", "Bert")
    club.play(club.mine("Ann").table)
    assert sum(each.games for each in club.shown().standings) == 2
    club.pass_time(3601)
    assert club.shown().row.stage == "over"
