"""The password of a table, and the chat that a person who comes in is sent."""

from __future__ import annotations

import trio

from netplay.client.client import Way
from netplay.protocol import authentication
from netplay.protocol import messages as p
from netplay.table.saved import from_bytes
from netplay.table.table import Table
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room, call, come, enter, refused

# The password


def test_a_password_lets_newcomers_in_and_is_never_said(room):
    room.join("Anna")
    room.table.admission.set_password("grail")
    door = call(room, "Bert")
    assert door.salt
    assert isinstance(enter(room, "Bert", password="grail"), p.Welcome)
    for wrong in ("", "Grail", "grail "):
        call(room, "Zoe")
        assert refused(enter(room, "Zoe", password=wrong)) == "password"
    assert refused(room.join("Old program")[0]) == "password", "one of version 2.0 cannot be asked"
    assert isinstance(come(room, "Bert again", room.token("Bert")), p.Welcome), "who has a seat is not asked"


def test_restrictions_are_saved_with_the_table(room):
    """[F 30] A host whose machine has failed need not set the password or ban anybody again."""
    room.join("Anna")
    room.table.admission.set_password("grail")
    call(room, "Mallory", "203.0.113.5")
    enter(room, "Mallory", password="grail")
    room.ask("Anna", p.Kick(room.last("Mallory", p.Welcome).person, ban=True))
    room.table = Table.resumed(from_bytes(room.table.save()), now=lambda: room.clock)
    for password, answer in (("holy", "password"), ("", "password")):
        call(room, "Zoe")
        assert refused(enter(room, "Zoe", password=password)) == answer
    call(room, "Mallory 2", "203.0.113.5")
    assert refused(enter(room, "Mallory 2", password="grail")) == "banned"
    call(room, "Bert")
    assert isinstance(enter(room, "Bert", password="grail"), p.Welcome)


def test_over_one_line_a_password_is_guessed_once(room):
    room.join("Anna")
    room.table.admission.set_password("grail")
    door = call(room, "Zoe")
    assert refused(enter(room, "Zoe", password="holy")) == "password"
    right = authentication.proof(authentication.password_hash("grail", door.salt), door.nonce, door.table)
    assert room.table.receive("Zoe", p.Enter(password=right)) == []


async def test_a_client_without_the_password_says_so_and_ends(autojump_clock, nursery):
    hall = Hall(nursery)
    hall.table.admission.set_password("grail")
    client = hall.client("Bert")
    await trio.sleep(5)
    assert (client.status, client.state.table.refused.code) == ("closed", "password")
    assert client.trouble.code == "password-needed", "none was typed, so none was wrong"
    wrong = hall.client("Bert", way=Way(password="holy"))
    await trio.sleep(5)
    assert (wrong.status, wrong.state.table.refused.code) == ("closed", "password")
    assert wrong.trouble.code == "password"
    right = hall.client("Bert", way=Way(password="grail"))
    await trio.sleep(5)
    assert right.status == "open"


async def test_a_table_that_asks_twice_is_no_table(autojump_clock, nursery):
    hall = Hall(nursery)
    client = hall.client("Bert")
    await settled()
    for connection in hall.server.connections:
        hall.server.deliver([(connection, p.Challenge("x", b"n", b"s"))] * 2)
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
    there.table = Table.resumed(from_bytes(playing.table.save()))
    there.join("Anna", playing.token("Anna"))
    there.ask("Anna", p.Chat("Again"))
    numbers = [line.n for line in there.table.chat.lines]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_line_says_from_which_seat_it_comes(playing):
    playing.ask("Bert", p.Chat("Hail"))
    assert playing.last("Anna", p.Said).seat == 1
    playing.ask("Dora", p.Chat("Hail"))
    assert playing.last("Anna", p.Said).seat is None
