"""Seats and tokens: leaving a table, coming back to it, and the seats of those who are away."""

from __future__ import annotations

import pytest

import core
from netplay.protocol import messages as p
from tests.netplay.room import Room, hello, play_on, replica

GAME = core.game("academy")


# Seats and tokens


def test_an_absent_player_keeps_the_seat_and_comes_back_by_token(playing):
    play_on(playing, ["Anna", "Bert", "Cleo"], 30)
    token, before = playing.token("Bert"), replica(playing.heard["Bert"])
    playing.leave("Bert")
    assert [seat.here for seat in playing.lobby().seats[:3]] == [True, False, True]
    assert playing.lobby().problem is None, "what has begun is kept from beginning by nobody"
    told = playing.join("Bert from elsewhere", token, name="Somebody")
    assert (told[0].name, told[0].token, told[0].n) == ("Bert", token, playing.table.people.everybody[2].last_n)
    back = replica(told)
    assert (back.state, back.log, back.seat) == (before.state, before.log, 1)
    assert all(seat.here for seat in playing.lobby().seats[:3])
    assert not [message for message in playing.heard["Bert"][-1:] if isinstance(message, p.Refused)]


def test_a_second_session_takes_over_and_the_first_is_told(playing):
    token = playing.token("Bert")
    playing.join("Bert anew", token)
    assert playing.heard["Bert"][-1].code == "elsewhere"
    heard = len(playing.heard["Bert"])
    assert playing.ask("Bert", p.Chat("still here?")) is None
    playing.leave("Bert")
    assert len(playing.heard["Bert"]) == heard
    assert all(seat.here for seat in playing.lobby().seats[:3])
    play_on(playing, ["Anna", "Bert anew", "Cleo"])


@pytest.mark.parametrize("forge", ["", "x", "é", lambda t: t[:-1], lambda t: t + "A", lambda t: t.swapcase()])
def test_a_wrong_token_makes_a_newcomer_and_displaces_nobody(playing, forge):
    token = playing.token("Bert")
    told = playing.join("Mallory", forge(token) if callable(forge) else forge)
    assert told[0].name == "Mallory"
    assert told[0].token != token
    assert playing.last("Mallory", p.Began).seat is None
    assert not any(isinstance(message, p.Refused) for message in playing.heard["Bert"])
    assert playing.table.people.at("Bert") is playing.table.people.everybody[2]


def test_a_token_of_another_table_makes_a_newcomer(playing):
    other = Room("academy")
    other.join("Anna")
    told = playing.join("Anna of the other table", other.token("Anna"), name="Anna")
    assert told[0].name == "Anna 2"


def test_a_version_is_checked_before_anybody_is_displaced(playing):
    token = playing.token("Bert")
    ((_, refused),) = playing.table.join("old", p.Hello(p.MAJOR + 1, 0, "Bert", token=token))
    assert refused.code == "version"
    assert playing.table.people.at("Bert") is playing.table.people.everybody[2]
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "page"))
    playing.table.join("old", p.Hello(p.MAJOR + 1, 0, "Bert", token=token))
    assert playing.table.seats.bots == {1: "page"}, "nor is the bot that stands in"


def test_tokens_go_to_nobody_else_and_into_no_repr(over):
    over.ask("Anna", p.Again())
    over.leave("Cleo")
    tokens = {person.name: over.token(person.name) for person in over.table.people}
    assert len(set(tokens.values())) == 4
    for name, token in tokens.items():
        for peer, data in over.bytes.items():
            assert data.count(token.encode()) == (1 if peer == name else 0)
        for thing in (
            over.table,
            list(over.table.people),
            over.heard,
            over.table.chat.lines,
            hello("x", token),
            over.table.save(),
        ):
            assert token not in repr(thing)
    with pytest.raises(TypeError) as error:
        over.table.join(*[None] * 9)
    assert not any(token in str(error.value) for token in tokens.values())


def test_saying_goodbye_gives_the_seat_up_before_a_game_and_keeps_it_during_one(room):
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    token = room.token("Dora")
    room.ask("Dora", p.Bye())
    assert room.lobby().seats[3].person is None
    assert room.join("Dora later", token, "Dora")[0].token != token
    for name in ("Bert", "Cleo", "Dora later"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    room.ask("Bert", p.Bye())
    assert (room.lobby().seats[1].name, room.lobby().seats[1].here) == ("Bert", False)


def test_after_a_game_the_host_frees_the_seat_of_an_absent_player(over):
    over.leave("Bert")
    assert over.ask("Anna", p.Free(1)) is None
    assert over.lobby().seats[1] == p.Seated()
    assert over.notices("Cleo")[-1] == ("left", "Bert")


def test_after_a_game_the_host_frees_a_seat_together_with_the_bot_that_stood_in_there(playing):
    playing.leave("Bert")
    playing.ask("Anna", p.AddBot(1, "squire"))
    while playing.dealer.outcome is None:
        asks = playing.table.decision_requests()
        if asks:
            playing.deliver(playing.table.answered(asks[0], asks[0].decide()))
        else:
            player = playing.dealer.to_act[0]
            assert playing.act(("Anna", "", "Cleo")[player], playing.dealer.legal(player)[0]) is None
    assert playing.lobby().seats[1].bot == "squire"
    assert playing.ask("Anna", p.Free(1)) is None
    assert playing.lobby().seats[1] == p.Seated()
    assert playing.notices("Cleo")[-1] == ("left", "Bert")


def test_saying_goodbye_after_a_game_gives_the_seat_up(over):
    over.ask("Bert", p.Bye())
    assert over.lobby().seats[1] == p.Seated()
    assert over.notices("Anna")[-1] == ("left", "Bert")


def test_nobodys_number_is_given_again(room):
    for name in ("Anna", "Bert", "Cleo"):
        room.join(name)
    room.ask("Bert", p.Bye())
    assert [room.join(name)[0].person for name in ("Dora", "Eve")] == [4, 5]


def test_a_spectator_is_forgotten_on_leaving(playing):
    token = playing.token("Dora")
    playing.leave("Dora")
    assert len(playing.table.people.everybody) == 3
    assert playing.join("Dora", token)[0].token != token


def test_what_comes_from_nobody_is_ignored(room):
    room.join("Anna")
    assert room.table.receive("stranger", p.Chat("boo")) == []
    assert room.table.leave("stranger") == []
