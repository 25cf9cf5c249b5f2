"""Who a table belongs to, who may come in, and how one comes back: attacks by strangers, first of all."""

from __future__ import annotations

import os
import random
import stat
from pathlib import Path

import msgspec
import pytest
import trio

import core
from netplay.client.client import Way
from netplay.client.state import ClientState
from netplay.client.tokens import FROM_ONE, TokenStore
from netplay.protocol import authentication, codec
from netplay.protocol import messages as p
from netplay.table.admission import Room as Space
from netplay.table.lobby import STAND_IN
from netplay.table.table import Table
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room


@pytest.fixture
def room() -> Room:
    return Room("academy")


@pytest.fixture
def playing(room) -> Room:
    room.play("Anna", "Bert", "Cleo")
    room.join("Dora")
    return room


def call(room: Room, peer: str, address: str = "", name: str = "") -> p.Door:
    """Somebody whose program can be asked comes to the door."""
    room.deliver(room.table.join(peer, p.greeting(name or peer, can=p.CAN), address))
    return room.last(peer, p.Door)


def enter(room: Room, peer: str, key: str = "", password: str = "", **more) -> p.Message:
    """He answers; the first thing he is told."""
    door, before = room.last(peer, p.Door), len(room.heard[peer])
    shown = authentication.proof(authentication.lock(key), door.nonce, door.table) if key else b""
    if password:
        password = authentication.proof(authentication.password_lock(password, door.salt), door.nonce, door.table)
    room.deliver(room.table.receive(peer, p.Enter(shown, password or b"", **more)))
    return room.heard[peer][before]


def come(room: Room, peer: str, key: str = "", address: str = "", name: str = "", **more) -> p.Message:
    call(room, peer, address, name)
    return enter(room, peer, key, **more)


def refused(message: p.Message) -> str:
    assert isinstance(message, p.Refused)
    assert message.text[-1] == "."
    return message.code


def play_to_the_end(room: Room) -> None:
    """The game of Anna, Bert and Cleo."""
    while room.dealer.outcome is None:
        player = room.dealer.to_act[0]
        assert room.act(("Anna", "Bert", "Cleo")[player], room.dealer.legal(player)[0]) is None


# Coming back


def test_who_shows_that_he_knows_his_key_gets_his_seat_and_everything_said(playing):
    token, person = playing.token("Bert"), playing.last("Bert", p.Welcome).person
    playing.ask("Anna", p.Chat("Hail"))
    playing.leave("Bert")
    assert call(playing, "Bert again").table == playing.table.id
    told = enter(playing, "Bert again", token)
    assert (told.person, told.token, told.table_id) == (person, "", playing.table.id)
    assert "Hail" in [m.text for m in playing.heard["Bert again"] if isinstance(m, p.Said)]
    assert playing.last("Bert again", p.Began).seat == 1
    assert playing.notices("Anna")[-2:] == [("dropped", "Bert"), ("back", "Bert")]


def test_a_host_without_a_seat_is_told_as_away_and_not_as_gone(room):
    room.join("Anna")
    room.join("Bert")
    assert room.ask("Anna", p.Stand()) is None
    token, host = room.token("Anna"), room.lobby().host
    room.leave("Anna")
    assert (room.notices("Bert")[-1], room.lobby().host) == (("away", "Anna"), host)
    call(room, "Anna again")
    enter(room, "Anna again", token)
    assert room.notices("Bert")[-1] == ("back", "Anna")


def test_fault_18_and_19_a_proof_opens_nothing_a_second_time_nor_elsewhere(playing):
    """[F 18 19]"""
    token = playing.token("Bert")
    door = call(playing, "Bert again")
    heard = p.Enter(authentication.proof(authentication.lock(token), door.nonce, door.table))
    assert token.encode() not in heard.key
    call(playing, "Mallory")
    playing.deliver(playing.table.receive("Mallory", heard))
    assert playing.last("Mallory", p.Welcome).person != playing.last("Bert", p.Welcome).person
    elsewhere = Room("academy")
    assert come(elsewhere, "Bert", token).token, "at another table he is somebody new"


def test_fault_20_the_displaced_session_is_told_why_and_only_by_who_has_shown_his_key(playing):
    """[F 20]"""
    come(playing, "Mallory", "guessed", name="Bert")
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert"])
    come(playing, "Bert again", playing.token("Bert"))
    assert playing.last("Bert", p.Refused).code == "elsewhere"


def test_a_seat_code_brings_the_seat_to_another_machine_once(playing):
    old = playing.token("Bert")
    playing.ask("Bert", p.WantCode(1))
    code = playing.last("Bert", p.Code)
    assert code.seat == 1
    assert code.code not in repr(code)
    assert not any(isinstance(m, p.Code) for each in ("Anna", "Cleo", "Dora") for m in playing.heard[each])
    told = come(playing, "Bert elsewhere", code.code, only_back=True)
    assert told.person == playing.last("Bert", p.Welcome).person
    assert playing.last("Bert", p.Refused).code == "elsewhere"
    assert told.token not in ("", old)
    assert refused(come(playing, "Bert third", code.code, only_back=True)) == "no-such-code"
    assert come(playing, "Bert", old).person != told.person, "the lost machine's key opens nothing any more"


def test_a_code_that_the_host_was_shown_opens_nothing_when_its_owner_is_back(playing):
    token = playing.token("Bert")
    playing.leave("Bert")
    playing.ask("Anna", p.WantCode(1))
    come(playing, "Bert again", token)
    code = playing.last("Anna", p.Code).code
    assert refused(come(playing, "Xaver", code, only_back=True)) == "no-such-code"
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert again"])


def test_a_code_that_somebody_was_shown_for_himself_outlives_a_cut_line(playing):
    token = playing.token("Bert")
    playing.ask("Bert", p.WantCode(1))
    playing.leave("Bert")
    come(playing, "Bert again", token)
    assert isinstance(come(playing, "Bert elsewhere", playing.last("Bert", p.Code).code, only_back=True), p.Welcome)


def test_a_name_that_will_not_do_does_not_use_a_code_up(room):
    code = room.table.host_code()
    assert refused(come(room, "nameless", code, name="   ", only_back=True)) == "bad-name"
    assert come(room, "Anna", code, only_back=True).person == room.lobby().host


def test_a_new_seat_code_makes_the_one_before_void(playing):
    playing.ask("Bert", p.WantCode(1))
    first = playing.last("Bert", p.Code).code
    playing.ask("Bert", p.WantCode(1))
    assert refused(come(playing, "Mallory", first, only_back=True)) == "no-such-code"


def test_the_host_is_shown_a_code_for_who_is_away_and_all_are_told(playing):
    assert playing.code("Anna", p.WantCode(1)) == "no-code"
    playing.leave("Bert")
    assert playing.code("Cleo", p.WantCode(1)) == "no-code"
    assert playing.ask("Anna", p.WantCode(1)) is None
    assert playing.notices("Cleo")[-1] == ("code", "Bert")
    assert come(playing, "Bert's phone", playing.last("Anna", p.Code).code).name == "Bert"


@pytest.mark.parametrize("written", ["{}", " {} ", "{}."])
def test_a_seat_code_is_read_however_it_is_written(written):
    code = authentication.new_code()
    for form in (code, code.lower(), code.replace("-", ""), code.replace("-", " ")):
        assert authentication.read_code(written.format(form)) == code


def test_a_seat_code_is_told_from_a_name():
    code = authentication.new_code()
    assert all(authentication.is_code(written) for written in (code, code.lower(), code.replace("-", " ")))
    assert not any(authentication.is_code(written) for written in (code[:-1], f"{code}A", f"{code[:-1]}0", "Anna", ""))


@pytest.mark.parametrize("locked", [False, True])
async def test_a_client_with_a_seat_code_has_that_seat_whatever_key_it_has_kept(autojump_clock, nursery, locked):
    hall = Hall(nursery)
    anna, cleo = hall.client("Anna"), await hall.guest("Cleo")
    await settled()
    seat = anna.state.table.my_seat
    anna.send(p.WantCode(seat))
    await settled()
    if locked:
        hall.table.door.close_with("grail")
    token = cleo.heard[0].token
    again = hall.client("Whoever", way=Way(lambda table: None if locked else token, anna.state.requests.code.code))
    await settled()
    assert (again.state.table.welcome.name, again.state.table.my_seat) == ("Anna", seat)


async def test_a_client_with_a_code_that_opens_nothing_does_not_come_in_as_somebody_new(autojump_clock, nursery):
    hall = Hall(nursery)
    client = hall.client("Bert", way=Way(code=authentication.new_code()))
    await settled()
    assert (client.status, client.state.table.refused.code) == ("closed", "no-such-code")
    assert not hall.table.people.everybody


async def test_a_client_that_comes_to_watch_is_given_no_seat(autojump_clock, nursery):
    hall = Hall(nursery)
    hall.client("Anna")
    await settled()
    client = hall.client("Bert", way=Way(watch=True))
    await settled()
    assert (client.status, client.state.table.my_seat) == ("open", None)


async def test_nothing_is_said_to_a_table_that_has_not_let_us_in(autojump_clock, nursery):
    """It would be lost there, and who said it would not know."""
    hall = Hall(nursery)
    hall.table.receive = lambda peer, message: []
    client = hall.client("Anna")
    await settled()
    assert client.status == "connecting"
    assert not client.send(p.Chat("Hail"))


def test_a_table_keeps_its_identity_and_host_when_it_is_made_again(playing):
    playing.ask("Anna", p.Chat("Hail"))
    there = Room("academy")
    there.table = Table.resumed(playing.table.save())
    assert there.table.id == playing.table.id
    assert come(there, "Bert", playing.token("Bert")).person == playing.last("Bert", p.Welcome).person
    assert come(there, "Anna", playing.token("Anna")).person == there.lobby().host == playing.lobby().host


async def test_a_client_that_was_ended_gets_its_seat_and_the_whole_log_from_its_keyring(
    autojump_clock, nursery, tmp_path
):
    """[F 35]"""
    hall, ring = Hall(nursery), TokenStore(tmp_path / "seats")
    anna = hall.client("Anna")
    await settled()
    bert = hall.client("Bert")
    await settled()
    bert.send(p.Ready(True))
    await settled()
    anna.send(p.AddBot(2, "page"))
    anna.send(p.Start())
    await settled()
    for _ in range(10):
        client = next(each for each in (anna, bert) if each.state.games.replica.legal())
        client.send(client.state.act(random.Random(1).choice(client.state.games.replica.legal())))
        await settled()
    ring.keep(hall.table.id, "Bert", bert.state.table.token)
    log = bert.state.games.replica.log
    bert.hang_up()
    await trio.sleep(2)
    again = hall.client("Bert", way=Way(lambda table: TokenStore(tmp_path / "seats").get(table, "Bert")))
    await settled()
    assert (again.state.table.welcome.person, again.state.table.token) == (
        bert.state.table.welcome.person,
        bert.state.table.token,
    )
    assert again.state.games.replica.log == log
    assert again.state.games.replica.seq == hall.table.seq > 0


async def test_a_key_is_never_said_to_who_listens_on_the_address_of_another_table(autojump_clock, nursery):
    heard = []
    hall = Hall(nursery)
    await hall.guest("Zoe")
    token = (await hall.guest("Bert")).heard[0].token
    receive = hall.table.receive
    hall.table.receive = lambda peer, message: heard.append(message) or receive(peer, message)
    join = hall.table.join
    hall.table.join = lambda peer, hello, *more: heard.append(hello) or join(peer, hello, *more)
    hall.client("Bert", way=Way({"another table": token}.get))
    await settled()
    assert [message.key for message in heard if isinstance(message, p.Enter)] == [b""]
    hall.client("Bert", way=Way({hall.table.id: token}.get))
    await settled()
    assert heard[-1].key != b""
    assert token not in repr([p.Enter.__repr__(m) if isinstance(m, p.Enter) else m.token for m in heard])


async def test_a_cut_line_to_a_table_with_a_door_finds_its_seat_again(autojump_clock, nursery):
    hall = Hall(nursery)
    client = hall.client("Anna")
    await settled()
    person = client.state.table.welcome
    await hall.lines[0].aclose()
    await trio.sleep(2)
    assert (client.status, client.state.table.welcome) == ("open", person)


# Keys on disk


def test_a_key_is_kept_for_a_table_and_a_name_and_nobody_else_may_read_it(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    assert ring.get("table-1", "Anna") == "secret"
    assert ring.get("table-1", "ANNA") == "secret"
    assert ring.get("table-1", "Bert") is None
    assert ring.get("table-2", "Anna") is None
    (path,) = (tmp_path / "seats").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "seats").stat().st_mode) == 0o700
    assert "Anna" not in path.name
    assert "table" not in path.name


def test_a_key_from_another_address_takes_no_others_place(tmp_path):
    """A table only says which one it is: whoever calls one hears that, and can say the same."""
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    ring.keep("table-1", "Anna", "junk", "198.51.100.1:4747")
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == "secret"
    assert ring.get("table-1", "Anna", "203.0.113.77:4747") == "secret", "the host has moved"
    ring.keep("table-1", "Anna", "newer", "203.0.113.77:4747")
    assert ring.get("table-1", "Anna", "203.0.113.77:4747") == "newer"
    assert ring.latest("table-1", "Anna") == "newer"
    assert ring.get("table-1", "Bert", "203.0.113.5:4747") is None


def test_keys_that_nobody_may_look_at_cost_a_seat_code_and_no_game(tmp_path, monkeypatch):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    (path,) = (tmp_path / "seats").iterdir()
    (path.parent / "gone.json").symlink_to(tmp_path / "nowhere")
    assert ring.get("table-1", "Anna", "another:4747") == "secret", "one that has just been removed is passed over"

    def forbidden(self, **more):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    assert ring.get("table-1", "Anna", "another:4747") is None
    assert ring.latest("table-1", "Anna") is None


def test_a_key_that_a_first_release_kept_is_still_found(tmp_path):
    """It wrote neither the name nor the address."""
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.write_text('{"table": "table-1", "token": "secret"}')
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == ring.latest("table-1", "Anna") == "secret"
    assert ring.latest("table-1", "Bert") is None


def test_one_address_has_room_for_a_few_keys(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret", "203.0.113.5:4747")
    ring.keep("table-2", "Anna", "older")
    for number in range(120):
        ring.keep(f"t{number}", "Anna", "junk", "198.51.100.1:4747")
    assert ring.get("table-1", "Anna", "203.0.113.5:4747") == "secret"
    assert ring.get("table-2", "Anna") == "older"
    assert ring.get("t119", "Anna", "198.51.100.1:4747") == "junk"
    assert len(list((tmp_path / "seats").iterdir())) == 2 + FROM_ONE


def test_fault_17_a_table_with_a_path_for_an_identity_writes_nowhere_else(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    for table in ("../../evil", "/etc/passwd", "a\0b", "x" * 5000):
        ring.keep(table, "../Anna", "secret")
        assert ring.get(table, "../Anna") == ("secret" if len(table) < 4000 else None)
    assert {path.parent for path in tmp_path.rglob("*.json")} == {tmp_path / "seats"}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"table": "other", "token": "x"}', b"\xff" * 9000])
def test_a_damaged_key_is_no_key(tmp_path, content):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.write_bytes(content)
    assert ring.get("table-1", "Anna") is None


def test_a_key_is_not_looked_for_behind_a_link(tmp_path):
    ring = TokenStore(tmp_path / "seats")
    ring.keep("table-1", "Anna", "secret")
    (path,) = (tmp_path / "seats").iterdir()
    path.rename(tmp_path / "elsewhere")
    os.symlink(tmp_path / "elsewhere", path)
    assert ring.get("table-1", "Anna") is None


def test_old_keys_go_and_a_folder_that_cannot_be_written_fails_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr("netplay.client.tokens.KEPT", 3)
    ring = TokenStore(tmp_path / "seats")
    for number in range(6):
        ring.keep(f"table-{number}", "Anna", "secret")
    assert len(list((tmp_path / "seats").iterdir())) == 3
    (tmp_path / "file").write_text("")
    TokenStore(tmp_path / "file").keep("table", "Anna", "secret")
    assert TokenStore(tmp_path / "file").get("table", "Anna") is None


# Whose table it is


def test_whoever_polls_the_port_is_not_the_host_of_a_table_that_is_somebodys(room):
    key = room.table.host_key()
    come(room, "Mallory")
    assert room.last("Mallory", p.Lobby).host != room.last("Mallory", p.Welcome).person
    assert room.code("Mallory", p.Pick("grail")) == "not-host"
    told = come(room, "Anna", key)
    assert (told.person, told.name) == (room.lobby().host, "Anna")
    assert room.ask("Anna", p.Pick("grail")) is None
    assert room.lobby().seats[1].name == "Anna", "the first free seat was hers"


def test_the_code_of_a_host_who_comes_from_elsewhere(room):
    code = room.table.host_code()
    come(room, "Mallory")
    assert come(room, "Anna", code, only_back=True).person == room.lobby().host
    assert room.code("Mallory", p.Kick(1)) == "not-host"


def test_a_spectator_cannot_free_the_seat_of_a_host_who_is_away(playing):
    token = playing.token("Anna")
    playing.leave("Anna")
    for peer in ("Dora", "Bert"):
        for message in (p.Free(0), p.Abandon(), p.Kick(1), p.House(open=False), p.Again()):
            assert playing.code(peer, message) == "not-host"
    assert playing.code("Dora", p.AddBot(0, STAND_IN)) == "not-host"
    assert playing.code("Bert", p.AddBot(0, "page")) == "not-host", "a rival does not choose how badly he is played for"
    assert playing.ask("Bert", p.AddBot(0, STAND_IN)) is None, "who plays may keep the game going"
    assert playing.code("Bert", p.AddBot(0, STAND_IN)) == "not-host", "nor does he change who plays for him"
    assert playing.code("Bert", p.AddBot(2, STAND_IN)) == "not-away"
    assert come(playing, "Anna again", token).person == playing.lobby().host
    assert playing.notices("Bert")[-1] == ("bot-out", "Anna")
    assert playing.code("Bert", p.AddBot(0, "page")) == "not-host"


def test_a_host_who_only_watches_stays_the_host(room):
    room.join("Anna")
    room.join("Bert")
    room.ask("Anna", p.Stand())
    token, host = room.token("Anna"), room.lobby().host
    room.leave("Anna")
    there = Room("academy")
    there.table = Table.resumed(room.table.save())
    for each in (room, there):
        assert each.join("Anna again", token)[0].person == host == each.lobby().host


def test_when_a_game_is_over_nobody_seats_bots_for_a_host_who_is_away(room):
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


def test_nobody_starts_while_the_host_is_away_and_all_are_told_so(room):
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
    greeting = msgspec.structs.replace(p.greeting(peer, can=p.CAN), games={})
    room.deliver(room.table.join(peer, greeting))


def test_who_said_hello_before_a_game_began_cannot_come_into_it_by_other_rules(room):
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


def test_who_hangs_up_at_the_door_comes_in_no_more(room):
    """He would sit there, and nobody would be behind his line."""
    room.join("Anna")
    call(room, "Bert")
    room.leave("Bert")
    assert room.table.receive("Bert", p.Enter()) == []
    assert [person.name for person in room.table.people] == ["Anna"]


def test_who_plays_by_other_rules_hears_it_before_he_is_asked_for_a_password(playing):
    playing.table.door.close_with("grail")
    other_rules(playing, "Zoe")
    assert [refused(message) for message in playing.heard["Zoe"]] == ["other-rules"]


# What the host may do


def test_who_plays_and_never_acts_is_played_for_and_takes_his_seat_back_by_acting(playing):
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert playing.notices("Cleo")[-1] == ("bot-in", "Bert")
    ask = next(ask for ask in playing.table.asks() if ask.bot.player == 1)
    playing.act("Bert", playing.dealer.legal(1)[0])
    assert playing.notices("Cleo")[-1] == ("bot-out", "Bert")
    assert playing.table.answered(ask, None) == []
    assert not playing.table.seats.bots


def test_who_is_played_for_takes_his_seat_back_by_sitting_down_on_it_and_on_no_other(playing):
    """Where bots answer at once he is never asked in time."""
    assert playing.ask("Anna", p.AddBot(1, "page")) is None
    assert playing.ask("Bert", p.Sit(1)) is None
    assert playing.notices("Cleo")[-1] == ("bot-out", "Bert")
    assert not playing.table.seats.bots
    assert playing.ask("Bert", p.Sit(1)) is None, "he sits there"
    assert playing.code("Bert", p.Sit(2)) == "playing"
    assert playing.code("Bert", p.Sit(7)) == "playing"


def test_somebody_is_taken_off_his_seat_in_the_lobby_and_may_look_on(room):
    room.join("Anna")
    room.join("Bert")
    assert room.ask("Anna", p.Free(1)) is None
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])
    assert room.lobby().watchers == [room.last("Bert", p.Welcome).person]


def test_who_is_sent_away_is_told_and_his_key_opens_nothing(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    bert = room.last("Bert", p.Welcome)
    assert room.ask("Anna", p.Kick(bert.person)) is None
    assert room.last("Bert", p.Refused).code == "kicked"
    assert room.notices("Cleo")[-1] == ("kicked", "Bert")
    assert room.lobby().seats[1].person is None
    assert room.join("Bert again", bert.token)[0].person != bert.person


def test_who_only_watches_is_sent_away_and_nobodys_seat_is_taken(playing):
    assert playing.ask("Anna", p.Kick(playing.last("Dora", p.Welcome).person)) is None
    assert playing.last("Dora", p.Refused).code == "kicked"
    assert playing.table.seats.bots == {}


def test_a_bot_that_stood_in_for_who_is_sent_away_stays_as_it_is(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "king"))
    playing.ask("Anna", p.Kick(playing.last("Bert", p.Welcome).person))
    assert playing.lobby().seats[1].bot == "king"


def test_in_a_game_a_bot_takes_the_seat_of_who_is_sent_away(playing):
    playing.ask("Anna", p.Kick(playing.last("Bert", p.Welcome).person))
    seat = playing.lobby().seats[1]
    assert (seat.person, seat.bot is not None) == (None, True)
    assert [ask.bot.player for ask in playing.table.asks()] == [1]
    playing.deliver(playing.table.answered(playing.table.asks()[0], playing.table.asks()[0].decide()))
    assert playing.dealer.seq == 1


def test_who_is_sent_away_after_a_game_leaves_his_seat_free(room):
    room.play("Anna", "Bert", "Cleo")
    play_to_the_end(room)
    room.ask("Anna", p.Kick(room.last("Bert", p.Welcome).person))
    room.ask("Anna", p.Again())
    assert room.lobby().seats[1] == p.Seated(), "no bot plays on where nothing is played"


def test_who_is_sent_away_and_not_banned_may_come_again(room):
    room.join("Anna")
    come(room, "Bert", address="203.0.113.5")
    room.ask("Anna", p.Kick(room.last("Bert", p.Welcome).person))
    assert isinstance(come(room, "Bert again", address="203.0.113.5"), p.Welcome)


def test_who_is_banned_does_not_come_back_from_where_he_was(room):
    room.join("Anna")
    come(room, "Mallory", address="203.0.113.5")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert ("not-kept-out", "Mallory") not in room.notices("Anna")
    assert refused(come(room, "Mallory 2", address="203.0.113.5")) == "banned"
    assert isinstance(come(room, "Bert", address="203.0.113.6"), p.Welcome)


def test_a_ban_does_not_touch_who_has_a_seat_nor_who_comes_through_a_tunnel(room):
    room.join("Anna")
    come(room, "Bert", address="127.0.0.1")
    token = room.token("Bert")
    come(room, "Mallory", address="127.0.0.1")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert ("not-kept-out", "Mallory") in room.notices("Anna"), "the host hears that it does not help"
    assert ("not-kept-out", "Mallory") not in room.notices("Bert")
    assert isinstance(come(room, "Cleo", address="127.0.0.1"), p.Welcome)
    assert come(room, "Bert again", token, address="127.0.0.1").name == "Bert"


def test_who_came_over_no_network_is_sent_away_and_keeps_nobody_else_out(room):
    room.join("Anna")
    come(room, "Mallory")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    assert isinstance(come(room, "Bert"), p.Welcome)


def test_a_closed_door_lets_in_who_belongs_to_the_table_and_nobody_new(room):
    room.join("Anna")
    come(room, "Bert")
    token = room.token("Bert")
    room.ask("Anna", p.House(open=False))
    assert refused(come(room, "Zoe")) == "door-closed"
    assert room.table.people.whose(token).name == "Bert"
    assert come(room, "Bert again", token).name == "Bert"
    room.ask("Anna", p.House())
    assert isinstance(come(room, "Zoe"), p.Welcome)


def test_the_host_is_asked_before_somebody_sits(room):
    room.join("Anna")
    room.ask("Anna", p.House(ask=True))
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
    room.ask("Anna", p.House(ask=True))
    for name in names:
        come(room, name)
    return [room.last(name, p.Welcome).person for name in names]


def test_a_host_who_comes_first_to_his_table_asks_nobody_for_a_seat(room):
    room.table.door.house = p.House(ask=True)
    come(room, "Anna", room.table.host_key())
    assert (room.lobby().seats[0].name, room.lobby().asking) == ("Anna", [])


def test_who_has_a_seat_may_take_another_without_asking(room):
    room.join("Anna")
    room.join("Bert")
    room.ask("Anna", p.House(ask=True))
    assert room.ask("Bert", p.Sit(3)) is None
    assert (room.lobby().seats[3].name, room.lobby().asking) == ("Bert", [])


def test_who_wanted_a_seat_that_is_taken_meanwhile_is_given_another(room):
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
    assert room.lobby().asking == [bert], "he waits for the next one"


def test_who_asked_for_a_seat_and_is_gone_is_waited_for_by_nobody(room):
    (bert,) = asking(room, "Bert")
    room.leave("Bert")
    assert room.lobby().asking == []
    assert room.code("Anna", p.Grant(bert, True)) == "not-asking"


def test_of_who_asks_and_plays_by_other_rules_the_host_is_not_told_that_his_own_program_is_wrong(room):
    (bert,) = asking(room, "Bert")
    other_rules(room, "Cleo")
    enter(room, "Cleo")
    cleo = room.last("Cleo", p.Welcome).person
    assert room.ask("Anna", p.Grant(cleo, True)) is None
    assert room.notices("Anna")[-1] == ("other-rules", "Cleo")
    assert (room.lobby().asking, room.lobby().watching) == ([bert], ["Bert", "Cleo"])


def test_who_has_taken_a_seat_by_himself_asks_for_none(room):
    room.join("Anna")
    room.ask("Anna", p.House(ask=True))
    come(room, "Bert")
    room.ask("Anna", p.House(ask=False))
    assert room.ask("Bert", p.Sit(1)) is None
    assert room.lobby().asking == []


def test_who_changes_his_seat_looks_at_the_table_again(room):
    for name in ("Anna", "Bert"):
        room.join(name)
    room.ask("Bert", p.Ready(True))
    room.ask("Bert", p.Sit(3))
    assert (room.lobby().seats[3].name, room.lobby().seats[3].ready) == ("Bert", False)


def test_spectators_talk_or_not_or_do_not_come_in(playing):
    assert playing.ask("Dora", p.Chat("Hail")) is None
    playing.ask("Anna", p.House(watch="silent"))
    assert playing.code("Dora", p.Chat("Hail")) == "hush"
    assert playing.ask("Bert", p.Chat("Hail")) is None
    assert isinstance(come(playing, "Eve"), p.Welcome)
    playing.ask("Anna", p.House(watch="none"))
    assert refused(come(playing, "Finn")) == "no-watching"
    assert playing.ask("Anna", p.Abandon()) is None
    assert playing.ask("Anna", p.Stand()) is None
    assert playing.ask("Anna", p.Chat("Hail")) is None, "a host may always speak"
    assert isinstance(come(playing, "Cleo again", playing.token("Cleo")), p.Welcome)


def test_all_are_told_when_the_host_forbids_hints_and_only_then(playing):
    told = len(playing.notices("Bert"))
    assert playing.ask("Anna", p.House(hints=False)) is None
    assert playing.ask("Anna", p.House(hints=False, ask=True)) is None
    assert playing.last("Bert", p.Lobby).house == p.House(hints=False, ask=True)
    assert playing.ask("Anna", p.House()) is None
    assert playing.notices("Bert")[told:] == [("hints-off", "Anna"), ("hints-on", "Anna")]
    assert playing.code("Bert", p.House(hints=False)) == "not-host"


def test_where_there_is_no_room_for_newcomers_there_is_none_for_who_only_watches(room):
    room.join("Anna")
    room.table.room = lambda address: Space(people=False)
    room.deliver(room.table.join("Bert", p.greeting("Bert", can=p.CAN)))
    assert refused(enter(room, "Bert", watch=True)) == "full"


def test_where_nobody_may_look_on_nobody_comes_in_who_finds_no_free_seat(room):
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    room.ask("Anna", p.House(watch="none"))
    assert isinstance(come(room, "Eve"), p.Welcome)
    assert refused(come(room, "Finn")) == "no-watching"


def strangers_come_and_go(room):
    """Anna's table of five seats, all taken."""
    for name in ("Anna", "Eve", "Ebba", "Edda", "Elsa"):
        room.join(name)
    for name in ("Eve", "Ebba", "Edda", "Elsa"):
        room.leave(name)


def test_the_seat_of_who_came_and_went_is_a_newcomers_after_a_while(room):
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
def test_nobody_loses_his_seat_to_who_does_not_need_it(room, who):
    strangers_come_and_go(room)
    room.clock = 60.0
    if who == "newcomer with a free seat":
        room.ask("Anna", p.Free(4))
    if who == "asker":
        room.ask("Anna", p.House(ask=True))
    said = p.greeting("Bert", can=p.CAN)
    room.deliver(room.table.join("Bert", msgspec.structs.replace(said, games={}) if "rules" in who else said))
    enter(room, "Bert", watch=who == "watcher")
    assert [seat.name for seat in room.lobby().seats][1:4] == ["Eve", "Ebba", "Edda"]


def test_a_friend_who_was_ready_or_has_played_keeps_his_seat(room):
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
    assert [seat.name for seat in room.lobby().seats] == ["Anna", "Bert", "Cleo", "Dora", "Elsa"]


def test_who_comes_to_watch_is_given_no_seat(room):
    room.join("Anna")
    come(room, "Bert", watch=True)
    assert room.lobby().watching == ["Bert"]
    room.ask("Anna", p.House(watch="none"))
    assert refused(come(room, "Cleo", watch=True)) == "no-watching"
    assert isinstance(come(room, "Dora"), p.Welcome)


# A smaller game


def test_with_a_smaller_game_people_move_and_who_is_away_without_a_seat_is_not_kept(room):
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


# The password


def test_a_password_lets_newcomers_in_and_is_never_said(room):
    room.join("Anna")
    room.table.door.close_with("grail")
    door = call(room, "Bert")
    assert door.salt
    assert isinstance(enter(room, "Bert", password="grail"), p.Welcome)
    for wrong in ("", "Grail", "grail "):
        call(room, "Zoe")
        assert refused(enter(room, "Zoe", password=wrong)) == "password"
    assert refused(room.join("Old program")[0]) == "password", "one of version 2.0 cannot be asked"
    assert isinstance(come(room, "Bert again", room.token("Bert")), p.Welcome), "who has a seat is not asked"


def test_a_table_that_is_resumed_is_closed_to_whom_it_was_closed(room):
    """[F 30] Nobody says a password, or sends somebody away, once more, because his machine has failed."""
    room.join("Anna")
    room.table.door.close_with("grail")
    call(room, "Mallory", "203.0.113.5")
    enter(room, "Mallory", password="grail")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    room.table = Table.resumed(room.table.save(), now=lambda: room.clock)
    for password, answer in (("holy", "password"), ("", "password")):
        call(room, "Zoe")
        assert refused(enter(room, "Zoe", password=password)) == answer
    call(room, "Mallory 2", "203.0.113.5")
    assert refused(enter(room, "Mallory 2", password="grail")) == "banned"
    call(room, "Bert")
    assert isinstance(enter(room, "Bert", password="grail"), p.Welcome)


def test_over_one_line_a_password_is_guessed_once(room):
    room.join("Anna")
    room.table.door.close_with("grail")
    door = call(room, "Zoe")
    assert refused(enter(room, "Zoe", password="holy")) == "password"
    right = authentication.proof(authentication.password_lock("grail", door.salt), door.nonce, door.table)
    assert room.table.receive("Zoe", p.Enter(password=right)) == []


async def test_a_client_without_the_password_says_so_and_ends(autojump_clock, nursery):
    hall = Hall(nursery)
    hall.table.door.close_with("grail")
    client = hall.client("Bert")
    await trio.sleep(5)
    assert (client.status, client.state.table.refused.code) == ("closed", "password")
    wrong = hall.client("Bert", way=Way(password="holy"))
    await trio.sleep(5)
    assert (wrong.status, wrong.state.table.refused.code) == ("closed", "password")
    right = hall.client("Bert", way=Way(password="grail"))
    await trio.sleep(5)
    assert right.status == "open"


async def test_a_table_that_asks_twice_is_no_table(autojump_clock, nursery):
    hall = Hall(nursery)
    client = hall.client("Bert")
    await settled()
    for connection in hall.server._connections:
        hall.server._deliver([(connection, p.Door("x", b"n", b"s"))] * 2)
    await settled()
    assert (client.status, client.state.table.refused.code) == ("closed", "protocol")


# The talk


async def test_what_was_said_before_a_line_was_cut_is_still_there_and_nothing_is_told_twice(autojump_clock, nursery):
    hall = Hall(nursery)
    anna = hall.client("Anna")
    await settled()
    bert = hall.client("Bert")
    await settled()
    for number in range(5):
        anna.send(p.Chat(f"line {number}"))
    await settled()
    await hall.lines[1].aclose()
    anna.send(p.Chat("while Bert was away"))
    await trio.sleep(2)
    anna.send(p.Chat("and after"))
    await settled()
    said = [line.text for line in bert.state.talk.lines if isinstance(line, p.Said)]
    assert said == [*(f"line {number}" for number in range(5)), "while Bert was away", "and after"]
    assert bert.state.talk.count == len(bert.state.talk.lines)


def test_lines_are_counted_on_when_a_table_is_made_again(playing):
    playing.ask("Anna", p.Chat("Hail"))
    there = Room("academy")
    there.table = Table.resumed(playing.table.save())
    there.join("Anna", playing.token("Anna"))
    there.ask("Anna", p.Chat("Again"))
    numbers = [line.n for line in there.table.chat.lines]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_line_says_from_which_seat_it_comes(playing):
    playing.ask("Bert", p.Chat("Hail"))
    assert playing.last("Anna", p.Said).seat == 1
    playing.ask("Dora", p.Chat("Hail"))
    assert playing.last("Anna", p.Said).seat is None


# What comes from a table that means no good


@pytest.mark.parametrize("number", [3 * 10**8, 2**63, -(2**63), 5000, 1e300, float("inf"), float("nan")])
def test_fault_39_a_number_that_no_game_needs_is_no_game(playing, number):
    """[F 39]"""
    began = playing.last("Anna", p.Began)

    def worse(plain):
        """The same with each number of it, one after the other, made so large."""
        state = msgspec.msgpack.decode(plain)
        lists = [state] if isinstance(state, list) else [state, *(v for v in state.values() if isinstance(v, list))]
        for each in lists:
            keys_ = range(len(each)) if isinstance(each, list) else list(each)
            for key in keys_:
                kept, each[key] = each[key], number
                yield msgspec.msgpack.encode(state)
                each[key] = kept

    tried = 0
    for state in worse(began.state):
        tried += 1
        with pytest.raises(codec.ProtocolError, match="cannot be"):
            ClientState().receive(msgspec.structs.replace(began, state=state))
    assert tried > 3


def test_the_games_of_this_release_need_no_larger_numbers():
    for game in core.all_games():
        for seats in game.seats:
            state = core.Dealer(game, seats, seed=bytes(core.SEED_BYTES)).first_snapshot(0).state
            assert codec._largest(msgspec.msgpack.decode(codec.scrub(state))) <= codec.LARGEST // 8


def test_an_option_that_cannot_be_is_passed_over(room):
    room.join("Anna")
    lobby = room.lobby()
    choice = core.game("academy").choices[0]
    client_state = ClientState()
    client_state.receive(msgspec.structs.replace(lobby, options={choice.name: "nonsense", "unheard": 5, "x": 10**9}))
    assert client_state.table.lobby.options == {}
    client_state.receive(msgspec.structs.replace(lobby, options={choice.name: choice.values[-1]}))
    assert client_state.table.lobby.options == {choice.name: choice.values[-1]}


async def test_a_first_join_that_is_cut_before_its_welcome_is_tried_again(autojump_clock, nursery):
    hall = Hall(nursery)
    receive, cut = hall.table.receive, []

    def receive_or_cut(peer, message):
        if cut:
            return receive(peer, message)
        cut.append(peer)
        nursery.start_soon(hall.lines[0].aclose)
        return []

    hall.table.receive = receive_or_cut
    client = hall.client("Anna")
    await trio.sleep(5)
    assert (client.status, len(hall.calls)) == ("open", 2)


async def test_who_was_asked_at_the_door_is_called_again_however_often_the_host_had_hung_up(autojump_clock, nursery):
    hall = Hall(nursery)
    receive, hall.deaf, cut = hall.table.receive, 3, []

    def receive_or_cut(peer, message):
        if cut:
            return receive(peer, message)
        cut.append(peer)
        hall.deaf = 3
        nursery.start_soon(hall.lines[0].aclose)
        return []

    hall.table.receive = receive_or_cut
    client = hall.client("Anna")
    await trio.sleep(60)
    assert (client.status, len(hall.calls)) == ("open", 3 + 1 + 3 + 1)


@pytest.mark.parametrize(("deaf", "status"), [(3, "open"), (4, "closed")])
async def test_a_host_that_comes_back_may_hang_up_on_a_newcomer_a_few_times(autojump_clock, nursery, deaf, status):
    hall = Hall(nursery)
    hall.deaf = deaf
    client = hall.client("Anna")
    await trio.sleep(30)
    assert (client.status, len(hall.calls)) == (status, 4)
    assert ("hung up without a word" in client.trouble) == (status == "closed")
