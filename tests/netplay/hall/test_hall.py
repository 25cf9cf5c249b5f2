"""The hall: the list and its changes, opening, joining and leaving tables, and who may do what."""

from __future__ import annotations

import core
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.protocol.messages import greeting
from tests.netplay.hall.building import Building, proof


def test_a_newcomer_is_shown_the_list():
    club = Building()
    club.enter("Anna")
    number = club.open("Anna", "nobles", "Three in the corner")
    welcome, tables = club.enter("Bert")[-2:]
    assert (welcome.hall, welcome.name, welcome.organiser) == ("Club", "Bert", False)
    (row,) = codec.rows(tables.packed)
    assert (row.id, row.name, row.game, row.people, row.state) == (
        number, "Three in the corner", "nobles", ["Anna"], "lobby",
    )  # fmt: skip
    assert row.sit
    assert row.watch
    assert row.free == core.game("nobles").seats[-1] - 1


def test_who_opens_a_table_is_its_host_and_who_joins_sits_down():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna")
    club.go("Bert", number)
    lobby = club.last("Bert", p.Lobby)
    assert [seated.name for seated in lobby.seats[:2]] == ["Anna", "Bert"]
    assert lobby.host == club.last("Anna", p.Welcome).person


def test_changes_are_sent_and_not_lists():
    club = Building()
    for name in ("Anna", "Bert", "Cleo"):
        club.enter(name)
    number = club.open("Anna")
    club.go("Bert", number)
    club.pass_time(1)
    assert club.list_of("Cleo")[number].people == ["Anna", "Bert"]
    assert sum(isinstance(each, p.TableList) for each in club.heard["Cleo"]) == 1
    assert sum(isinstance(each, p.TablesChanged) for each in club.heard["Cleo"]) == 1, "collected for a moment"


def test_who_comes_back_to_the_list_is_sent_what_has_changed_since():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    mine = club.open("Anna")
    theirs = club.open("Bert")
    club.pass_time(1)
    before = len(club.heard["Anna"])
    told = club.send("Anna", p.ToList())
    assert [type(each) for each in told] == [p.InList, p.TablesChanged]
    assert not any(isinstance(each, p.TableList) for each in club.heard["Anna"][before:])
    assert set(club.list_of("Anna")) == {mine, theirs}
    club.pass_time(1)
    assert club.list_of("Anna")[mine].people == [], "who goes back to the list gives the seat up before a game"


def test_a_table_lives_on_when_its_opener_leaves():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna")
    club.go("Bert", number)
    club.deliver(club.hall.leave("Anna"))
    club.pass_time(10_000)
    assert club.table(number).people.at("Bert")
    assert club.send("Bert", p.Chat("I wait."))


def playing(club: Building) -> str:
    """A table at which Anna and Bert play, without proof of the deal; its number."""
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna", "academy")
    club.go("Bert", number)
    club.send("Bert", p.Ready(True))
    club.send("Anna", p.Start())
    assert club.table(number).playing
    return number


def test_a_seat_is_found_again_after_a_cut_line():
    club = Building()
    number = playing(club)
    token, seat = club.last("Bert", p.Welcome).token, club.last("Bert", p.Began).seat
    club.deliver(club.hall.leave("Bert"))
    club.enter("Bert again", "Bert")
    club.go("Bert again", number, token)
    assert club.last("Bert again", p.Began).seat == seat


def test_a_game_that_goes_on_is_put_away_and_fetched_back():
    club = Building()
    number = playing(club)
    token = club.last("Anna", p.Welcome).token
    steps = club.table(number).seq
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.enter("Cleo")
    club.pass_time(400)
    assert not club.hall.directory.awake
    assert club.list_of("Cleo")[number].people == ["Anna", "Bert"]
    assert club.list_of("Cleo")[number].state == "playing"
    club.enter("Anna again", "Anna")
    club.go("Anna again", number, token)
    assert club.last("Anna again", p.Began).seat == 0
    assert club.table(number).seq == steps


def test_a_table_that_cannot_be_kept_stays_awake():
    club = Building()
    number = playing(club)
    club.shelf.full = True
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.pass_time(1000)
    assert [table.id[:6] for table in club.hall.directory.awake] == [number]


def test_an_idle_table_without_a_game_is_closed():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna")
    club.deliver(club.hall.leave("Anna"))
    club.pass_time(400)
    assert not club.list_of("Bert")
    assert club.code("Bert", p.JoinTable(number)) == "no-such-table"


def test_a_table_that_everybody_has_left_is_closed_soon():
    club = Building()
    club.enter("Anna")
    club.open("Anna")
    club.send("Anna", p.ToList())
    club.pass_time(40)
    assert not club.list_of("Anna")
    club.open("Anna")
    club.deliver(club.hall.leave("Anna"))  # a line that was cut: the seat is kept
    club.pass_time(40)
    assert club.hall.directory.awake


def test_a_saved_table_that_cannot_go_on_leaves_the_list():
    club = Building()
    number = playing(club)
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.pass_time(400)
    club.shelf.tables.clear()
    club.enter("Cleo")
    assert club.code("Cleo", p.JoinTable(number)) == "no-such-table"
    club.pass_time(1)
    assert not club.list_of("Cleo")


def test_who_waits_at_the_door_of_a_table_that_is_put_away_goes_back_to_the_list():
    club = Building()
    number = playing(club)
    club.enter("Cleo")
    club.send("Cleo", p.JoinTable(number))
    door = club.last("Cleo", p.Challenge)
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.pass_time(400)
    (back, *_) = club.send("Cleo", p.Enter(proof("", door)))
    assert (type(back), back.code) == (p.InList, "table-asleep")
    assert club.go("Cleo", number)


def test_what_a_table_says_after_it_was_put_away_is_told_to_nobody():
    club = Building()
    number = playing(club)
    table = club.table(number)
    for peer in ("Anna", "Bert"):
        club.deliver(club.hall.leave(peer))
    club.pass_time(400)
    assert club.hall.relayed(table, [("Anna", p.Pong(1))]) == []
    assert table not in club.hall.take_news().touched


# Those who know of no hall


def test_a_program_that_knows_of_no_hall_comes_to_the_default_table():
    club = Building()
    club.hall.name_default(club.hall.directory.open("Open table", "nobles", {}))
    club.deliver(club.hall.join("Old", greeting("Old")))
    assert club.last("Old", p.Welcome).table == "Open table"
    club.send("Old", p.Chat("Hello."))
    assert club.last("Old", p.Said).text == "Hello."
    club.pass_time(10_000)
    club.deliver(club.hall.leave("Old"))
    club.pass_time(10_000)
    assert club.hall.directory.awake, "it is never put away"


def test_or_is_told_in_a_sentence():
    club = Building()
    club.deliver(club.hall.join("Old", greeting("Old")))
    (refused,) = club.heard["Old"]
    assert (type(refused), refused.code) == (p.Refused, "hall")


# Limits


def test_a_visitor_may_have_opened_so_many_tables_and_an_address_so_many():
    club = Building(per_person=2, per_address=3)
    for peer in ("Anna", "Bert"):
        club.enter(peer, address="1.2.3.4")
        for _ in range(2):
            club.send(peer, p.OpenTable(game="nobles"))
            club.send(peer, p.ToList())
    assert club.code("Anna", p.OpenTable(game="nobles")) == "tables-yours"
    assert club.code("Bert", p.OpenTable(game="nobles")) == "tables-here"
    assert len(club.hall.directory.awake) == 3


def test_a_hall_holds_so_many_tables_and_people():
    club = Building(tables=1, people=3)
    club.enter("Anna")
    club.enter("Bert")
    club.open("Anna")
    assert club.code("Bert", p.OpenTable(game="nobles")) == "hall-full"
    refused = club.enter("Cleo")[-1]
    assert (type(refused), refused.code) == (p.Refused, "full")


def test_a_table_of_a_game_or_with_options_that_are_not_there_is_not_opened():
    club = Building()
    club.enter("Anna")
    assert club.code("Anna", p.OpenTable(game="chess")) == "no-such-game"
    assert club.code("Anna", p.OpenTable(game="nobles", options={"queens": 9})) == "bad-options"
    club.enter("Bert")
    assert not club.hall.directory.awake
    assert not club.list_of("Bert")


def test_a_refusal_of_a_table_leads_back_to_the_list():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna")
    club.send("Anna", p.TableSettings(open=False))
    back = next(each for each in club.go("Bert", number) if isinstance(each, p.InList))
    assert back.code == "door-closed"
    assert club.code("Bert", p.Ready(True)) == "not-at-table"
    club.pass_time(1)
    assert not club.list_of("Bert")[number].sit


def test_who_is_sent_away_from_a_table_is_in_the_list():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    club.go("Bert", club.open("Anna"))
    club.send("Anna", p.Kick(club.last("Bert", p.Welcome).person))
    assert club.last("Bert", p.InList).code == "kicked"
    assert club.hall.standing("Bert").seated is False


# At a table and in the list, each message has its place


def test_at_a_table_no_other_is_opened_or_joined():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    number = club.open("Anna")
    club.open("Bert")
    assert club.code("Bert", p.JoinTable(number)) == "at-table"
    assert club.code("Bert", p.OpenTable(game="nobles")) == "at-table"


def test_talk_in_the_list_is_heard_there_and_at_no_table():
    club = Building()
    for name in ("Anna", "Bert", "Cleo"):
        club.enter(name)
    club.open("Anna")
    before = club.bytes["Anna"]
    club.send("Bert", p.Chat("Who plays?"))
    assert club.last("Cleo", p.Said).text == "Who plays?"
    assert club.bytes["Anna"] == before
    assert club.last("Bert", p.Said).name == "Bert"


def test_a_new_name_goes_to_the_tables_too():
    club = Building()
    club.enter("Bert")
    club.send("Bert", p.Rename("Robert"))
    club.open("Bert")
    assert club.last("Bert", p.Welcome).name == "Robert"


# The organiser


def organised(club: Building) -> None:
    """The organiser comes in, by a code."""
    club.enter("Olga", key=club.hall.reception.organiser_code())
    assert club.last("Olga", p.InHall).organiser


def test_the_organiser_comes_by_a_code_and_back_by_a_key():
    club = Building()
    organised(club)
    token = club.last("Olga", p.InHall).token
    assert token
    club.enter("Olga elsewhere", "Olga", key=token)
    assert club.last("Olga elsewhere", p.InHall).organiser
    assert club.last("Olga", p.Refused).code == "elsewhere"
    assert club.last("Olga elsewhere", p.InHall).token == ""


def test_an_announcement_is_heard_in_the_list_and_at_the_tables():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    organised(club)
    club.open("Anna")
    club.send("Olga", p.Announce("We close at ten."))
    for peer in ("Anna", "Bert", "Olga"):
        assert club.last(peer, p.Notice).names == ["Olga", "We close at ten."]


def test_a_table_that_the_organiser_closes_sends_its_people_to_the_list():
    club = Building()
    club.enter("Anna")
    organised(club)
    number = club.open("Anna")
    club.send("Olga", p.CloseTable(number))
    assert club.last("Anna", p.InList).code == "table-closed"
    club.pass_time(1)
    assert not club.list_of("Olga")
    assert not club.hall.directory.awake


def test_the_organiser_is_told_who_is_where_and_nobody_else_is():
    club = Building()
    club.enter("Anna")
    organised(club)
    number = club.open("Anna")
    club.send("Olga", p.AskWhereabouts())
    where = {each.name: each.table for each in club.last("Olga", p.Whereabouts).people}
    assert where == {"Anna": number, "Olga": ""}
    for message in (p.AskWhereabouts(), p.Announce("I am the king."), p.CloseTable(number)):
        assert club.code("Anna", message) == "not-organiser"


# What one table says is told to no other


def test_nothing_of_a_table_is_told_at_another_or_in_the_list():
    club = Building()
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        club.enter(name)
    one = club.open("Anna", "academy")
    club.go("Bert", one)
    club.open("Cleo", "academy")
    club.pass_time(1)
    before = dict(club.bytes)
    club.send("Bert", p.Ready(True))
    club.send("Anna", p.Chat("Only for us."))
    club.send("Anna", p.Start())
    game = club.table(one).playing.dealer
    for seq in range(6):
        seat = game.to_act[0]
        club.send("Anna" if seat == 0 else "Bert", p.Act(seq + 1, game.seq, game.game.pack(game.legal(seat)[0])))
    assert game.seq == 6
    assert club.bytes["Cleo"] == before["Cleo"]
    club.pass_time(1)
    told = [each for each in club.heard["Dora"][1:] if not isinstance(each, p.InHall | p.TableList)]
    assert {type(each) for each in told} == {p.TablesChanged}


def test_a_seat_code_of_one_table_opens_nothing_at_another():
    club = Building()
    club.enter("Anna")
    club.enter("Bert")
    one, other = club.open("Anna"), club.open("Bert")
    code = club.table(one).admission.new_code(next(iter(club.table(one).people)))
    club.enter("Mal")
    found = club.send("Mal", p.JoinTable(other))
    club.send("Mal", p.Enter(proof(code, found[-1]), only_back=True))
    assert club.last("Mal", p.InList).code == "no-such-code"
    found = club.send("Mal", p.JoinTable(one))
    club.send("Mal", p.Enter(proof(code, found[-1]), only_back=True))
    assert club.last("Mal", p.Welcome).table_id[:6] == one
