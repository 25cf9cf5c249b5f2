"""The organiser of a hall: pauses and times of games, people moved, logs, the password; and nobody else."""

from __future__ import annotations

from typing import get_args

import pytest

from netplay.protocol import messages as p
from netplay.protocol.messages import greeting
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.hall.building import Building, proof


def club_at_play(**settings) -> tuple[Building, str]:
    """A hall with an organiser, Olga, in whose list Cleo is, and a table at which Anna and Bert play; its number."""
    club = Building()
    club.enter("Olga", key=club.hall.reception.organiser_code())
    for name in ("Anna", "Bert", "Cleo"):
        club.enter(name)
    number = club.open("Anna", "academy")
    club.send("Anna", p.TableSettings(**settings))
    club.go("Bert", number)
    club.send("Bert", p.Ready(True))
    club.send("Anna", p.Start())
    assert club.table(number).playing
    return club, number


def to_act(club: Building, number: str) -> str:
    """Who is to act at the table."""
    play = club.table(number).play
    return ("Anna", "Bert")[play.dealer.to_act[0]]


def action(club: Building, number: str, n: int = 1) -> p.Act:
    """What they may do first."""
    dealer = club.table(number).play.dealer
    return p.Act(n, dealer.seq, dealer.game.pack(dealer.legal(dealer.to_act[0])[0]))


def act_until_one_decides(club: Building, number: str) -> None:
    """Plays until only one of the two is to act."""
    for n in range(1, 20):
        if len(club.table(number).play.dealer.to_act) == 1:
            return
        club.send(to_act(club, number), action(club, number, n))
    raise AssertionError("Both are always to act.")


def codes(club: Building, peer: str) -> list[str]:
    """The notices that a peer was sent."""
    return [each.code for each in club.heard[peer] if isinstance(each, p.Notice)]


# Who may


@pytest.mark.parametrize("kind", get_args(p.FromOrganiser))
def test_everybody_else_is_refused(kind):
    club, number = club_at_play(clock=60)
    message = {
        p.PauseTable: p.PauseTable(number), p.GiveTime: p.GiveTime(number, 60), p.MovePerson: p.MovePerson(4, number),
        p.ReadLog: p.ReadLog(number), p.ProtectHall: p.ProtectHall("secret"),
    }[kind]  # fmt: skip
    saved = club.table(number).save()
    for peer in ("Anna", "Cleo"):  # the host of the table, and a person in the list
        assert club.code(peer, message) == "not-organiser"
    assert (club.table(number).save(), club.hall.admission.has_password) == (saved, False)


@pytest.mark.parametrize("message", [p.PauseTable("ffffff"), p.GiveTime("ffffff", 9), p.ReadLog("ffffff")])
def test_a_table_that_is_not_there_is_said_to_be_closed(message):
    club, _ = club_at_play()
    assert club.code("Olga", message) == "no-such-table"


# Pauses


def test_a_paused_game_takes_no_move_until_it_goes_on():
    club, number = club_at_play()
    who, move = to_act(club, number), action(club, number)
    club.send("Olga", p.PauseTable(number))
    assert club.code(who, move) == "paused"
    assert club.table(number).seq == 0
    club.send("Olga", p.PauseTable(number, False))
    assert club.code(who, action(club, number, 2)) is None
    assert club.table(number).seq == 1
    assert codes(club, "Bert")[-2:] == ["paused", "goes-on"]


def test_all_at_the_table_and_in_the_list_see_the_pause():
    club, number = club_at_play()
    club.send("Olga", p.PauseTable(number))
    club.pass_time(1)
    assert all(club.last(peer, p.Lobby).paused for peer in ("Anna", "Bert"))
    assert club.list_of("Cleo")[number].paused
    club.go("Cleo", number, watch=True)
    assert club.last("Cleo", p.Lobby).paused


def test_no_time_runs_out_while_a_game_is_paused():
    club, number = club_at_play(clock=60)
    club.pass_time(50)
    club.send("Olga", p.PauseTable(number))
    assert not club.last("Anna", p.Clock).running
    club.pass_time(1000)
    assert "time-up" not in codes(club, "Anna")
    club.send("Olga", p.PauseTable(number, False))
    clock = club.last("Anna", p.Clock)
    assert clock.running
    assert [*clock.left.values()] == [10_000, 10_000]
    club.pass_time(11)
    assert "time-up" in codes(club, "Anna")


def test_bots_wait_while_a_game_is_paused_and_late_decisions_are_dropped():
    club, number = club_at_play()
    table, seat = club.table(number), ["Anna", "Bert"].index(to_act(club, number))
    club.send("Anna", p.AddBot(seat, "squire") if seat else p.Ping(1))
    table.seats.stand_in(table.play.seats[seat], "squire")
    (request,) = table.decision_requests()
    club.send("Olga", p.PauseTable(number))
    assert table.decision_requests() == []
    assert table.answered(request, request.decide()) == []
    assert table.seq == 0
    club.send("Olga", p.PauseTable(number, False))
    (again,) = table.decision_requests()
    assert table.answered(again, again.decide())


def test_a_pause_survives_a_restart():
    club, number = club_at_play(clock=60)
    club.send("Olga", p.PauseTable(number))
    table = Table.resumed(from_bytes(club.table(number).save()))
    assert table.phase.paused
    club.send("Olga", p.PauseTable(number, False))
    assert not Table.resumed(from_bytes(club.table(number).save())).phase.paused


def test_a_paused_game_that_is_put_away_is_paused_when_it_is_fetched():
    club, number = club_at_play()
    club.send("Olga", p.PauseTable(number))
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.pass_time(400)
    assert not club.hall.directory.awake
    assert club.list_of("Cleo")[number].paused
    club.send("Olga", p.PauseTable(number, False))
    assert not club.table(number).phase.paused


def test_only_a_game_that_goes_on_is_paused():
    club = Building()
    club.enter("Olga", key=club.hall.reception.organiser_code())
    club.enter("Anna")
    number = club.open("Anna")
    assert club.code("Olga", p.PauseTable(number)) == "no-game-on"


def test_the_end_of_a_game_ends_its_pause():
    club, number = club_at_play()
    club.send("Olga", p.PauseTable(number))
    club.send("Anna", p.Abandon())
    assert not club.last("Bert", p.Lobby).paused
    assert not club.table(number).saved().paused


# Time


def test_time_is_given_to_those_who_are_to_decide():
    club, number = club_at_play(clock=60)
    club.pass_time(50)
    club.send("Olga", p.GiveTime(number, 100))
    assert [*club.last("Anna", p.Clock).left.values()] == [110_000, 110_000]
    given = [each.names for each in club.heard["Bert"] if isinstance(each, p.Notice) and each.code == "given-time"]
    assert given == [["Anna", "100"], ["Bert", "100"]]
    club.pass_time(109)
    assert "time-up" not in codes(club, "Anna")
    club.pass_time(2)
    assert "time-up" in codes(club, "Anna")


def test_time_is_given_to_one_person_who_is_to_decide():
    club, number = club_at_play(clock=60)
    ids = {visit.person.name: visit.person.id for visit in club.hall.visitors.visits.values()}
    act_until_one_decides(club, number)
    who = to_act(club, number)
    (other,) = {"Anna", "Bert"} - {who}
    assert club.code("Olga", p.GiveTime(number, 60, ids[other])) == "not-timed"
    assert club.code("Olga", p.GiveTime(number, 60, ids["Cleo"])) == "not-seated-there"
    assert club.code("Olga", p.GiveTime(number, 60, 999)) == "not-in-hall"
    assert club.code("Olga", p.GiveTime(number, 60, ids[who])) is None
    assert [*club.last("Anna", p.Clock).left.values()] == [120_000]


def test_no_time_is_given_where_none_runs():
    club, number = club_at_play()
    assert club.code("Olga", p.GiveTime(number, 60)) == "no-clock"


# People


def number_of(club: Building, name: str) -> int:
    """The person's number in the hall, as the organiser is told it."""
    club.send("Olga", p.AskWhereabouts())
    return next(each.person for each in club.last("Olga", p.Whereabouts).people if each.name == name)


def test_a_person_in_the_list_is_sent_to_a_free_seat():
    club, _ = club_at_play()
    club.enter("Dora")
    number = club.open("Dora")
    club.send("Olga", p.MovePerson(number_of(club, "Cleo"), number))
    sent = club.last("Cleo", p.SentTo)
    assert (sent.table, sent.by) == (number, "Olga")
    club.go("Cleo", sent.table)
    assert club.table(number).people.at("Cleo").seat == 1


def test_a_person_is_moved_from_one_table_to_another():
    club, _ = club_at_play()
    club.enter("Dora")
    first, second = club.open("Cleo"), club.open("Dora")
    club.send("Olga", p.MovePerson(number_of(club, "Cleo"), second))
    assert not club.table(first).people.present(), "they have left the first table, and their seat"
    assert club.table(first).seats.taken() == []
    told = club.heard["Cleo"]
    assert [type(each) for each in told[-3:] if not isinstance(each, p.TablesChanged)][-2:] == [p.InList, p.SentTo]
    assert club.last("Cleo", p.InList).code == "moved"


def test_a_player_is_moved_to_the_list_and_keeps_the_seat_of_a_game():
    club, _ = club_at_play()
    club.send("Olga", p.MovePerson(number_of(club, "Bert")))
    assert club.hall.visitors.visits["Bert"].table is None
    assert not any(isinstance(each, p.SentTo) for each in club.heard["Bert"])
    lobby = club.last("Anna", p.Lobby)
    assert (lobby.seats[1].name, lobby.seats[1].here) == ("Bert", False)


def test_nobody_is_moved_where_no_seat_is_free_or_who_is_there_already():
    club, number = club_at_play()
    cleo = number_of(club, "Cleo")
    assert club.code("Olga", p.MovePerson(cleo, number)) == "no-free-seat"
    assert club.code("Olga", p.MovePerson(cleo)) == "there-already"
    assert club.code("Olga", p.MovePerson(999)) == "not-in-hall"
    club.enter("Dora")
    closed = club.open("Dora")
    club.send("Dora", p.TableSettings(open=False))
    assert club.code("Olga", p.MovePerson(cleo, closed)) == "no-free-seat", "the table's host decides who comes in"


# Logs


def test_a_log_holds_what_a_spectator_is_told_and_no_more():
    club, number = club_at_play()
    for n in range(1, 9):
        club.send(to_act(club, number), action(club, number, n))
    club.send("Anna", p.Chat("Good luck."))
    club.send("Olga", p.ReadLog(number))
    club.go("Cleo", number, watch=True)
    log, began = club.last("Olga", p.TableLog), club.last("Cleo", p.Began)
    assert log.began == began
    assert log.began.seat is None
    assert log.names == ["Anna", "Bert"]
    assert "Good luck." in [line.text for line in log.lines if isinstance(line, p.Said)]


def test_the_log_of_a_table_without_spectators_is_closed():
    club, number = club_at_play(watch="none")
    assert club.code("Olga", p.ReadLog(number)) == "log-closed"


def test_the_log_before_a_game_is_the_talk():
    club = Building()
    club.enter("Olga", key=club.hall.reception.organiser_code())
    club.enter("Anna")
    number = club.open("Anna")
    club.send("Anna", p.Chat("Who plays?"))
    club.send("Olga", p.ReadLog(number))
    log = club.last("Olga", p.TableLog)
    assert (log.began, [line.text for line in log.lines if isinstance(line, p.Said)]) == (None, ["Who plays?"])


# The password


def test_a_new_password_is_asked_of_newcomers_and_of_nobody_else():
    club, _ = club_at_play()
    club.send("Olga", p.ProtectHall("secret"))
    assert club.last("Olga", p.HallProtected) == p.HallProtected(True)
    assert club.send("Cleo", p.Chat("I am still here."))
    club.deliver(club.hall.join("Eve", greeting("Eve", can=("door", p.HALL))))
    door = club.last("Eve", p.Challenge)
    assert door.salt is not None
    club.deliver(club.hall.receive("Eve", p.Enter(proof("", door))))
    assert club.last("Eve", p.Refused).code == "password"
    assert club.hall.saved().shut.salt == door.salt, "it is asked for after a restart too"


def test_the_hall_makes_up_a_phrase_and_drops_it():
    club, _ = club_at_play()
    club.send("Olga", p.ProtectHall(phrase=True))
    told = club.last("Olga", p.HallProtected)
    assert told.locked
    assert told.phrase == club.hall.saved().phrase != ""
    assert told.phrase not in repr(told)
    club.send("Olga", p.ProtectHall())
    assert club.last("Olga", p.HallProtected) == p.HallProtected(False)
    assert (club.hall.phrase, club.hall.admission.has_password) == ("", False)


def test_no_password_is_taken_over_a_line_that_others_can_read():
    club = Building()
    club.enter("Olga", key=club.hall.reception.organiser_code(), address="203.0.113.7")
    assert club.code("Olga", p.ProtectHall("secret")) == "line-open"
    assert not club.hall.admission.has_password
