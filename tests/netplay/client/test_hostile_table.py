"""A client at a table that means no good, or that hangs up."""

from __future__ import annotations

import msgspec
import pytest
import trio

import core
from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol import messages as p
from tests.netplay.lines import Hall

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
    assert ("closed the connection" in client.trouble) == (status == "closed")


@pytest.mark.parametrize(
    "told",
    [
        p.JoinAddresses("\x1b]52;c;cm0gLXJm\x07", 4747),
        p.JoinAddresses("$(reboot)", 4747),
        p.JoinAddresses("camelot", 4747, web=p.WebDoorAddress(80, urls=["https://a.example"] * 10_000)),
        p.JoinAddresses("camelot", 10**9),
        p.JoinAddresses(7, "4747"),
    ],
    ids=["an escape", "a command", "10 000 addresses", "a port", "wrong types"],
)
async def test_fault_39_addresses_that_nobody_should_pass_on_end_the_client_with_a_sentence(
    autojump_clock, nursery, told
):
    """[F 39]"""
    hall = Hall(nursery)
    hall.table.join_addresses = told
    client = hall.client("Anna")
    await trio.sleep(30)
    assert (client.status, client.state.join_addresses) == ("closed", None)
    assert client.trouble.isprintable()
    assert "reboot" not in client.trouble
    assert len(client.trouble) < 200
