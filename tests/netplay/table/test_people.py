"""The people of a table: the host and the host's rights, requests for seats, newcomers and spectators."""

from __future__ import annotations

import msgspec
import pytest

import core
from netplay.protocol import messages as p
from netplay.table.admission import Capacity
from netplay.table.saved import from_bytes
from netplay.table.seats import STAND_IN
from netplay.table.table import Table
from tests.netplay.room import Room, call, come, enter, play_to_the_end, refused

# Whose table it is


def test_polling_the_port_makes_nobody_the_host(room):
    key = room.table.host_key()
    come(room, "Mallory")
    assert room.last("Mallory", p.Lobby).host != room.last("Mallory", p.Welcome).person
    assert room.code("Mallory", p.Pick("grail")) == "not-host"
    told = come(room, "Anna", key)
    assert (told.person, told.name) == (room.lobby().host, "Anna")
    assert room.ask("Anna", p.Pick("grail")) is None
    assert room.lobby().seats[1].name == "Anna", "the first free seat was hers"


def test_a_host_code_works_from_another_program(room):
    code = room.table.host_code()
    come(room, "Mallory")
    assert come(room, "Anna", code, only_back=True).person == room.lobby().host
    assert room.code("Mallory", p.Kick(1)) == "not-host"


def test_a_spectator_cannot_free_the_seat_of_an_absent_host(playing):
    token = playing.token("Anna")
    playing.leave("Anna")
    for peer in ("Dora", "Bert"):
        for message in (p.Free(0), p.Abandon(), p.Kick(1), p.TableSettings(open=False), p.Again()):
            assert playing.code(peer, message) == "not-host"
    assert playing.code("Dora", p.AddBot(0, STAND_IN)) == "not-host"
    assert playing.code("Bert", p.AddBot(0, "page")) == "not-host", "a rival does not choose the bot"
    assert playing.ask("Bert", p.AddBot(0, STAND_IN)) is None, "who plays may keep the game going"
    assert playing.code("Bert", p.AddBot(0, STAND_IN)) == "not-host", "nor which bot plays for the host"
    assert playing.code("Bert", p.AddBot(2, STAND_IN)) == "not-away"
    assert come(playing, "Anna again", token).person == playing.lobby().host
    assert playing.notices("Bert")[-1] == ("bot-out", "Anna")
    assert playing.code("Bert", p.AddBot(0, "page")) == "not-host"


def test_a_watching_host_stays_the_host(room):
    room.join("Anna")
    room.join("Bert")
    room.ask("Anna", p.Stand())
    token, host = room.token("Anna"), room.lobby().host
    room.leave("Anna")
    there = Room("academy")
    there.table = Table.resumed(from_bytes(room.table.save()))
    for each in (room, there):
        assert each.join("Anna again", token)[0].person == host == each.lobby().host


def test_after_a_game_nobody_seats_bots_for_an_absent_host(room):
    room.play("Anna", "Bert", "Cleo")
    play_to_the_end(room)
    room.leave("Anna")
    assert room.code("Bert", p.AddBot(3, STAND_IN)) == "not-host"


def test_without_its_host_a_table_waits(room):
    room.play("Anna", "Bert")
    room.leave("Anna")
    room.leave("Bert")
    assert room.table.seq == 0
    assert room.table.play is not None
    assert room.join("Bert", room.token("Bert"))[0].name == "Bert"


def test_nobody_starts_while_the_host_is_away(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    room.ask("Anna", p.Stand())
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.leave("Anna")
    assert room.lobby().code == "no-host"
    assert room.code("Bert", p.Start()) == "not-host"


# Who said hello before something began


def other_rules(room: Room, peer: str) -> None:
    """He comes to the door by a program that plays the game by other rules."""
    greeting = msgspec.structs.replace(p.greeting(peer, can=p.CAPABILITIES), games={})
    room.deliver(room.table.join(peer, greeting))


def test_rules_are_checked_again_if_a_game_began_since_the_hello(room):
    """His seat would be left to nobody, and the game could never go on."""
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    other_rules(room, "Bert again")
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    assert refused(enter(room, "Bert again", room.token("Bert"))) == "other-rules"
    assert room.lobby().seats[1].name == "Bert"
    assert room.act("Bert", room.dealer.legal(1)[0]) is None


def test_a_challenge_ends_with_its_connection(room):
    """The host would sit there without a connection."""
    room.join("Anna")
    call(room, "Bert")
    room.leave("Bert")
    assert room.table.receive("Bert", p.Enter()) == []
    assert [person.name for person in room.table.people] == ["Anna"]


def test_other_rules_are_refused_before_a_password_is_asked_for(playing):
    playing.table.admission.set_password("grail")
    other_rules(playing, "Zoe")
    assert [refused(message) for message in playing.heard["Zoe"]] == ["other-rules"]


# What the host may do


def test_the_host_lets_a_bot_play_for_an_idle_player_until_they_act(playing):
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert playing.notices("Cleo")[-1] == ("bot-in", "Bert")
    ask = next(ask for ask in playing.table.decision_requests() if ask.bot.player == 1)
    playing.act("Bert", playing.dealer.legal(1)[0])
    assert playing.notices("Cleo")[-1] == ("bot-out", "Bert")
    assert playing.table.answered(ask, None) == []
    assert not playing.table.seats.bots


def test_a_player_takes_the_own_seat_back_by_sitting_down(playing):
    """Where bots answer at once, the player is never asked in time."""
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert playing.ask("Bert", p.Sit(1)) is None
    assert playing.notices("Cleo")[-1] == ("bot-out", "Bert")
    assert not playing.table.seats.bots
    assert playing.ask("Bert", p.Sit(1)) is None, "Bert sits there"
    assert playing.code("Bert", p.Sit(2)) == "playing"
    assert playing.code("Bert", p.Sit(7)) == "playing"


def test_a_person_whose_seat_is_freed_may_watch(room):
    room.join("Anna")
    room.join("Bert")
    assert room.ask("Anna", p.Free(1)) is None
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])
    assert room.lobby().watchers == [room.last("Bert", p.Welcome).person]


def test_a_kicked_person_is_told_and_their_key_opens_nothing(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    bert = room.last("Bert", p.Welcome)
    assert room.ask("Anna", p.Kick(bert.person)) is None
    assert room.last("Bert", p.Refused).code == "kicked"
    assert room.notices("Cleo")[-1] == ("kicked", "Bert")
    assert room.lobby().seats[1].person is None
    assert room.join("Bert again", bert.token)[0].person != bert.person


def test_kicking_a_spectator_frees_no_seat(playing):
    assert playing.ask("Anna", p.Kick(playing.last("Dora", p.Welcome).person)) is None
    assert playing.last("Dora", p.Refused).code == "kicked"
    assert playing.table.seats.bots == {}


def test_the_bot_of_a_kicked_player_stays_as_it_is(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "king"))
    playing.ask("Anna", p.Kick(playing.last("Bert", p.Welcome).person))
    assert playing.lobby().seats[1].bot == "king"


def test_in_a_game_a_bot_takes_the_seat_of_a_kicked_player(playing):
    playing.ask("Anna", p.Kick(playing.last("Bert", p.Welcome).person))
    seat = playing.lobby().seats[1]
    assert (seat.person, seat.bot is not None) == (None, True)
    assert [ask.bot.player for ask in playing.table.decision_requests()] == [1]
    playing.deliver(
        playing.table.answered(playing.table.decision_requests()[0], playing.table.decision_requests()[0].decide())
    )
    assert playing.dealer.seq == 1


def test_a_player_kicked_after_a_game_leaves_a_free_seat(room):
    room.play("Anna", "Bert", "Cleo")
    play_to_the_end(room)
    room.ask("Anna", p.Kick(room.last("Bert", p.Welcome).person))
    room.ask("Anna", p.Again())
    assert room.lobby().seats[1] == p.Seated(), "no bot plays on where nothing is played"


def test_a_kicked_person_who_is_not_banned_may_come_again(room):
    room.join("Anna")
    come(room, "Bert", address="203.0.113.5")
    room.ask("Anna", p.Kick(room.last("Bert", p.Welcome).person))
    assert isinstance(come(room, "Bert again", address="203.0.113.5"), p.Welcome)


def test_a_ban_holds_for_the_address(room):
    room.join("Anna")
    come(room, "Mallory", address="203.0.113.5")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert ("not-kept-out", "Mallory") not in room.notices("Anna")
    assert refused(come(room, "Mallory 2", address="203.0.113.5")) == "banned"
    assert isinstance(come(room, "Bert", address="203.0.113.6"), p.Welcome)


def test_a_ban_spares_seated_people_and_tunnels(room):
    room.join("Anna")
    come(room, "Bert", address="127.0.0.1")
    token = room.token("Bert")
    come(room, "Mallory", address="127.0.0.1")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert ("not-kept-out", "Mallory") in room.notices("Anna"), "the host hears that it does not help"
    assert ("not-kept-out", "Mallory") not in room.notices("Bert")
    assert isinstance(come(room, "Cleo", address="127.0.0.1"), p.Welcome)
    assert come(room, "Bert again", token, address="127.0.0.1").name == "Bert"


def test_a_kick_without_an_address_bans_nobody_else(room):
    room.join("Anna")
    come(room, "Mallory")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert isinstance(come(room, "Bert"), p.Welcome)


def test_a_closed_table_admits_members_only(room):
    room.join("Anna")
    come(room, "Bert")
    token = room.token("Bert")
    room.ask("Anna", p.TableSettings(open=False))
    assert refused(come(room, "Zoe")) == "door-closed"
    assert room.table.people.whose(token).name == "Bert"
    assert come(room, "Bert again", token).name == "Bert"
    room.ask("Anna", p.TableSettings())
    assert isinstance(come(room, "Zoe"), p.Welcome)


def test_the_host_is_asked_before_somebody_sits(room):
    room.join("Anna")
    room.ask("Anna", p.TableSettings(ask=True))
    come(room, "Bert")
    bert = room.last("Bert", p.Welcome).person
    assert (room.lobby().seats[1].person, room.lobby().asking) == (None, [bert])
    assert room.notices("Anna")[-1] == ("asks", "Bert")
    assert room.ask("Bert", p.Sit(3)) is None
    assert room.lobby().seats[3].person is None
    assert room.ask("Anna", p.Grant(bert, True)) is None
    assert (room.lobby().seats[3].person, room.lobby().asking) == (bert, [])
    come(room, "Cleo")
    cleo = room.last("Cleo", p.Welcome).person
    assert room.ask("Anna", p.Grant(cleo, False)) is None
    assert cleo not in [seat.person for seat in room.lobby().seats]
    assert room.ask("Anna", p.Sit(4)) is None, "the host asks nobody"


def asking(room: Room, *names: str) -> list[int]:
    """A lobby whose host is asked before somebody sits, and who asks there."""
    room.join("Anna")
    room.ask("Anna", p.TableSettings(ask=True))
    for name in names:
        come(room, name)
    return [room.last(name, p.Welcome).person for name in names]


def test_the_host_asks_nobody_for_a_seat(room):
    room.table.settings = p.TableSettings(ask=True)
    come(room, "Anna", room.table.host_key())
    assert (room.lobby().seats[0].name, room.lobby().asking) == ("Anna", [])


def test_a_seated_person_may_move_without_asking(room):
    room.join("Anna")
    room.join("Bert")
    room.ask("Anna", p.TableSettings(ask=True))
    assert room.ask("Bert", p.Sit(3)) is None
    assert (room.lobby().seats[3].name, room.lobby().asking) == ("Bert", [])


def test_a_granted_seat_that_is_taken_is_replaced_by_another(room):
    (bert,) = asking(room, "Bert")
    room.ask("Bert", p.Sit(3))
    room.ask("Anna", p.AddBot(3, "page"))
    assert room.ask("Anna", p.Grant(bert, True)) is None
    assert (room.lobby().seats[1].person, room.lobby().asking) == (bert, [])


def test_nobody_is_given_a_seat_while_a_game_is_on(room):
    bert, cleo = asking(room, "Bert", "Cleo")
    room.ask("Anna", p.AddBot(1, "page"))
    room.ask("Anna", p.AddBot(2, "page"))
    room.start("Anna")
    assert room.code("Anna", p.Grant(bert, True)) == "playing"
    assert room.ask("Anna", p.Grant(cleo, False)) is None
    assert room.lobby().asking == [bert], "Bert waits for the next one"


def test_a_request_for_a_seat_ends_with_its_person(room):
    (bert,) = asking(room, "Bert")
    room.leave("Bert")
    assert room.lobby().asking == []
    assert room.code("Anna", p.Grant(bert, True)) == "not-asking"


def test_a_grant_to_an_asker_with_other_rules_is_announced_and_not_refused(room):
    (bert,) = asking(room, "Bert")
    other_rules(room, "Cleo")
    enter(room, "Cleo")
    cleo = room.last("Cleo", p.Welcome).person
    assert room.ask("Anna", p.Grant(cleo, True)) is None
    assert room.notices("Anna")[-1] == ("other-rules", "Cleo")
    assert (room.lobby().asking, room.lobby().watching) == ([bert], ["Bert", "Cleo"])


def test_taking_a_seat_ends_the_request_for_one(room):
    room.join("Anna")
    room.ask("Anna", p.TableSettings(ask=True))
    come(room, "Bert")
    room.ask("Anna", p.TableSettings(ask=False))
    assert room.ask("Bert", p.Sit(1)) is None
    assert room.lobby().asking == []


def test_a_change_of_seat_ends_readiness(room):
    for name in ("Anna", "Bert"):
        room.join(name)
    room.ask("Bert", p.Ready(True))
    room.ask("Bert", p.Sit(3))
    assert (room.lobby().seats[3].name, room.lobby().seats[3].ready) == ("Bert", False)


def test_spectators_talk_or_not_or_do_not_come_in(playing):
    assert playing.ask("Dora", p.Chat("Hail")) is None
    playing.ask("Anna", p.TableSettings(watch="silent"))
    assert playing.code("Dora", p.Chat("Hail")) == "hush"
    assert playing.ask("Bert", p.Chat("Hail")) is None
    assert isinstance(come(playing, "Eve"), p.Welcome)
    playing.ask("Anna", p.TableSettings(watch="none"))
    assert refused(come(playing, "Finn")) == "no-watching"
    assert playing.ask("Anna", p.Abandon()) is None
    assert playing.ask("Anna", p.Stand()) is None
    assert playing.ask("Anna", p.Chat("Hail")) is None, "a host may always speak"
    assert isinstance(come(playing, "Cleo again", playing.token("Cleo")), p.Welcome)


def test_all_are_told_when_the_host_forbids_hints_and_only_then(playing):
    told = len(playing.notices("Bert"))
    assert playing.ask("Anna", p.TableSettings(hints=False)) is None
    assert playing.ask("Anna", p.TableSettings(hints=False, ask=True)) is None
    assert playing.last("Bert", p.Lobby).house == p.TableSettings(hints=False, ask=True)
    assert playing.ask("Anna", p.TableSettings()) is None
    assert playing.notices("Bert")[told:] == [("hints-off", "Anna"), ("hints-on", "Anna")]
    assert playing.code("Bert", p.TableSettings(hints=False)) == "not-host"


def test_without_room_for_newcomers_there_is_none_for_spectators(room):
    room.join("Anna")
    room.table.capacity = lambda address: Capacity(people=False)
    room.deliver(room.table.join("Bert", p.greeting("Bert", can=p.CAPABILITIES)))
    assert refused(enter(room, "Bert", watch=True)) == "full"


def test_without_spectators_a_newcomer_needs_a_free_seat(room):
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    room.ask("Anna", p.TableSettings(watch="none"))
    assert isinstance(come(room, "Eve"), p.Welcome)
    assert refused(come(room, "Finn")) == "no-watching"


def strangers_come_and_go(room):
    """Anna's table of five seats, all taken."""
    for name in ("Anna", "Eve", "Ebba", "Edda", "Elsa"):
        room.join(name)
    for name in ("Eve", "Ebba", "Edda", "Elsa"):
        room.leave(name)


def test_a_newcomer_gets_the_seat_of_a_visitor_long_gone(room):
    strangers_come_and_go(room)
    room.clock = 59.9
    room.join("Bert")
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Eve", "Ebba", "Edda", "Elsa"]
    room.clock = 60.0
    room.join("Cleo")
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Cleo", "Ebba", "Edda", "Elsa"]
    assert room.notices("Anna")[-2:] == [("left", "Eve"), ("joined", "Cleo")]
    room.join("Elsa", room.token("Elsa"))
    assert room.notices("Anna")[-1] == ("back", "Elsa"), "nobody needed hers"
    room.join("Eve", room.token("Eve"))
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Cleo", "Eve", "Edda", "Elsa"], "she is new here"
    room.leave("Anna")
    room.clock = 3600.0
    for name in ("Dora", "Finn"):
        room.join(name)
    assert [*map(room.table.seats.name, range(5))] == ["Anna", "Cleo", "Eve", "Dora", "Elsa"], "it is Anna's table"


@pytest.mark.parametrize("who", ["watcher", "asker", "stranger to the rules", "newcomer with a free seat"])
def test_a_seat_is_replaced_only_when_needed(room, who):
    strangers_come_and_go(room)
    room.clock = 60.0
    if who == "newcomer with a free seat":
        room.ask("Anna", p.Free(4))
    if who == "asker":
        room.ask("Anna", p.TableSettings(ask=True))
    said = p.greeting("Bert", can=p.CAPABILITIES)
    room.deliver(room.table.join("Bert", msgspec.structs.replace(said, games={}) if "rules" in who else said))
    enter(room, "Bert", watch=who == "watcher")
    assert [seat.name for seat in room.lobby().seats][1:4] == ["Eve", "Ebba", "Edda"]


def test_whoever_has_played_keeps_the_seat_and_whoever_was_only_ready_does_not(room):
    """Strangers who say that they are ready, and leave, would keep all seats."""
    room.play("Anna", "Bert", "Cleo")
    for peer in ("Dora", "Elsa"):
        room.join(peer)
    room.ask("Anna", p.Abandon())
    for peer, seat in (("Dora", 3), ("Elsa", 4)):
        room.ask(peer, p.Sit(seat))
        room.ask(peer, p.Ready(True))
        room.ask(peer, p.Ready(False))
    room.join("Walter")
    for peer in ("Anna", "Bert", "Cleo", "Dora", "Elsa"):
        room.leave(peer)
    room.clock = 3600.0
    room.join("Late")
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Bert", "Cleo", "Late", "Elsa"]


def test_a_person_whom_the_host_has_seated_keeps_the_seat(room):
    room.join("Anna")
    room.ask("Anna", p.TableSettings(ask=True))
    for peer in ("Bert", "Cleo", "Dora", "Elsa"):
        room.join(peer)
        room.ask("Anna", p.Grant(room.last(peer, p.Welcome).person, True))
    room.ask("Anna", p.TableSettings())
    room.leave("Bert")
    room.clock = 3600.0
    room.join("Late")
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Bert", "Cleo", "Dora", "Elsa"]


def test_looking_in_each_minute_holds_no_seat(room):
    strangers_come_and_go(room)
    for minute in range(1, 4):
        room.clock = 50.0 * minute
        for name in ("Eve", "Ebba", "Edda", "Elsa"):
            if name in [seat.name for seat in room.lobby().seats]:
                room.join(name, room.token(name))
                room.leave(name)
    room.join("Late")
    assert "Late" in [seat.name for seat in room.lobby().seats]


def test_a_long_visit_ends_an_absence(room):
    strangers_come_and_go(room)
    room.clock = 50.0
    for name in ("Eve", "Ebba", "Edda", "Elsa"):
        room.join(name, room.token(name))
    room.clock = 150.0
    for name in ("Eve", "Ebba", "Edda", "Elsa"):
        room.leave(name)
    room.clock = 200.0
    room.join("Late")
    assert "Late" not in [seat.name for seat in room.lobby().seats]


def test_a_person_who_wants_to_watch_is_given_no_seat(room):
    room.join("Anna")
    come(room, "Bert", watch=True)
    assert room.lobby().watching == ["Bert"]
    room.ask("Anna", p.TableSettings(watch="none"))
    assert refused(come(room, "Cleo", watch=True)) == "no-watching"
    assert isinstance(come(room, "Dora"), p.Welcome)


# A smaller game


def test_with_a_smaller_game_people_move_and_the_absent_without_a_seat_are_forgotten(room):
    room.deliver(room.table.receive("x", p.Ping(1)))
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    room.leave("Bert")
    room.leave("Dora")
    assert room.ask("Anna", p.Pick("nobles")) is None
    assert len(room.lobby().seats) == core.game("nobles").seats[-1] == 2
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Bert"]
    assert room.lobby().watching == ["Cleo"]
    assert {person.name for person in room.table.people} == {"Anna", "Bert", "Cleo"}


# The seat of somebody who does not come back


def test_the_host_gives_the_seat_of_an_absent_player_to_a_newcomer_who_plays_on(playing):
    former = playing.token("Bert")
    dora = playing.last("Dora", p.Welcome).person
    assert playing.code("Anna", p.Grant(dora, True, 1)) == "not-vacant", "Bert is here"
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, STAND_IN))
    assert playing.code("Cleo", p.Grant(dora, True, 1)) == "not-host"
    for person, seat, code in (
        (dora, 0, "not-vacant"),
        (dora, 5, "not-vacant"),
        (99, 1, "not-asking"),
        (1, 1, "not-asking"),
    ):
        assert playing.code("Anna", p.Grant(person, True, seat)) == code
    assert playing.ask("Anna", p.Grant(dora, True, 1)) is None
    seat = playing.lobby().seats[1]
    assert (seat.name, seat.person, seat.here, seat.bot) == ("Dora", dora, True, None)
    assert playing.last("Dora", p.Began).seat == 1, "the whole game, as that seat saw it"
    assert ("took-over", "Dora", "Bert") in playing.notices("Cleo")
    assert come(playing, "Bert", former).person != dora, "the former token opens nothing"
    assert playing.lobby().seats[1].name == "Dora"
    for _ in range(30):
        player = playing.dealer.to_act[0]
        assert playing.act(("Anna", "Dora", "Cleo")[player], playing.dealer.legal(player)[0]) is None


def test_a_seat_that_was_given_away_is_saved(playing):
    dora = playing.last("Dora", p.Welcome).person
    playing.leave("Bert")
    playing.ask("Anna", p.Grant(dora, True, 1))
    again = Table.resumed(from_bytes(playing.table.save()))
    assert [person.name for person in again.people if person.seat == 1] == ["Dora"]


def test_a_newcomer_whose_program_plays_by_other_rules_is_given_no_seat_of_a_game(playing):
    zoe = playing.join("Zoe")
    assert zoe
    playing.leave("Bert")
    person = playing.last("Zoe", p.Welcome).person
    presence = playing.table.people.presence(playing.table.people.everybody[person])
    games = dict.fromkeys(presence.games, "0" * 16)
    playing.table.people.connect(
        playing.table.people.everybody[person], "Zoe", p.Hello(p.MAJOR, p.MINOR, "Zoe", games), ""
    )
    assert playing.code("Anna", p.Grant(person, True, 1)) == "other-rules"


def test_somebody_whom_the_host_turns_down_is_told_so_and_nobody_else(room):
    come(room, "Anna", room.table.host_key())
    room.ask("Anna", p.TableSettings(ask=True))
    come(room, "Boris")
    person = room.last("Boris", p.Welcome).person
    assert room.ask("Anna", p.Grant(person, False)) is None
    assert room.notices("Boris")[-1] == ("turned-down", "Boris")
    assert ("turned-down", "Boris") not in room.notices("Anna")
    assert room.lobby().asking == []


def test_somebody_whom_the_host_turns_down_during_a_game_is_told_so_too(playing):
    playing.ask("Anna", p.TableSettings(ask=True))
    dora = playing.last("Dora", p.Welcome).person
    playing.table.admission.asking[dora] = None
    assert playing.ask("Anna", p.Grant(dora, False)) is None
    assert playing.notices("Dora")[-1] == ("turned-down", "Dora")
