"""Coming back to a table by key or seat code: attacks by strangers, first of all."""

from __future__ import annotations

import random

import pytest
import trio

from netplay.client.client import Way
from netplay.client.tokens import TokenStore
from netplay.protocol import authentication
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room, call, come, enter, refused

# Coming back


def test_proof_of_a_key_brings_back_seat_and_chat(playing):
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
    heard = p.Enter(authentication.proof(authentication.key_hash(token), door.nonce, door.table))
    assert token.encode() not in heard.key
    call(playing, "Mallory")
    playing.deliver(playing.table.receive("Mallory", heard))
    assert playing.last("Mallory", p.Welcome).person != playing.last("Bert", p.Welcome).person
    elsewhere = Room("academy")
    assert come(elsewhere, "Bert", token).token, "at another table the key makes a newcomer"


def test_fault_20_only_proof_of_a_key_displaces_a_session_and_it_is_told_why(playing):
    """[F 20]"""
    come(playing, "Mallory", "guessed", name="Bert")
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert"])
    come(playing, "Bert again", playing.token("Bert"))
    assert playing.last("Bert", p.Refused).code == "elsewhere"


def test_a_seat_code_brings_the_seat_to_another_machine_once(playing):
    old = playing.token("Bert")
    playing.ask("Bert", p.RequestSeatCode(1))
    code = playing.last("Bert", p.SeatCode)
    assert code.seat == 1
    assert code.code not in repr(code)
    assert not any(isinstance(m, p.SeatCode) for each in ("Anna", "Cleo", "Dora") for m in playing.heard[each])
    told = come(playing, "Bert elsewhere", code.code, only_back=True)
    assert told.person == playing.last("Bert", p.Welcome).person
    assert playing.last("Bert", p.Refused).code == "elsewhere"
    assert told.token not in ("", old)
    assert refused(come(playing, "Bert third", code.code, only_back=True)) == "no-such-code"
    assert come(playing, "Bert", old).person != told.person, "the lost machine's key opens nothing any more"


def test_a_code_that_the_host_was_shown_opens_nothing_when_its_owner_is_back(playing):
    token = playing.token("Bert")
    playing.leave("Bert")
    playing.ask("Anna", p.RequestSeatCode(1))
    come(playing, "Bert again", token)
    code = playing.last("Anna", p.SeatCode).code
    assert refused(come(playing, "Xaver", code, only_back=True)) == "no-such-code"
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert again"])


def test_a_code_for_the_own_seat_outlives_a_cut_line(playing):
    token = playing.token("Bert")
    playing.ask("Bert", p.RequestSeatCode(1))
    playing.leave("Bert")
    come(playing, "Bert again", token)
    assert isinstance(come(playing, "Bert elsewhere", playing.last("Bert", p.SeatCode).code, only_back=True), p.Welcome)


def test_a_name_that_will_not_do_does_not_use_a_code_up(room):
    code = room.table.host_code()
    assert refused(come(room, "nameless", code, name="   ", only_back=True)) == "bad-name"
    assert come(room, "Anna", code, only_back=True).person == room.lobby().host


def test_a_new_seat_code_makes_the_one_before_void(playing):
    playing.ask("Bert", p.RequestSeatCode(1))
    first = playing.last("Bert", p.SeatCode).code
    playing.ask("Bert", p.RequestSeatCode(1))
    assert refused(come(playing, "Mallory", first, only_back=True)) == "no-such-code"


def test_the_host_is_shown_a_code_for_an_absent_player_and_all_are_told(playing):
    assert playing.code("Anna", p.RequestSeatCode(1)) == "no-code"
    playing.leave("Bert")
    assert playing.code("Cleo", p.RequestSeatCode(1)) == "no-code"
    assert playing.ask("Anna", p.RequestSeatCode(1)) is None
    assert playing.notices("Cleo")[-1] == ("code", "Bert")
    assert come(playing, "Bert's phone", playing.last("Anna", p.SeatCode).code).name == "Bert"


@pytest.mark.parametrize("written", ["{}", " {} ", "{}."])
def test_a_seat_code_is_read_however_it_is_written(written):
    code = authentication.new_code()
    for form in (code, code.lower(), code.replace("-", ""), code.replace("-", " ")):
        assert authentication.normalize_code(written.format(form)) == code


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
    anna.send(p.RequestSeatCode(seat))
    await settled()
    if locked:
        hall.table.admission.set_password("grail")
    token = cleo.heard[0].token
    again = hall.client("Whoever", way=Way(lambda table: None if locked else token, anna.state.requests.code.code))
    await trio.sleep(1)
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
    there.table = Table.resumed(from_bytes(playing.table.save()))
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


async def test_a_key_is_never_sent_to_another_table_at_the_same_address(autojump_clock, nursery):
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
