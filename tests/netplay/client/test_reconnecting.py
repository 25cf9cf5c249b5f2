"""A client that has lost its connection: how it returns to its seat, gives up, and leaves."""

from __future__ import annotations

import random

import pytest
import trio
import trio.testing

from netplay.client.admission import Way
from netplay.client.client import BACKOFF, SILENCE, Client
from netplay.protocol import codec
from netplay.protocol import messages as p
from tests.netplay.lines import Hall, play, settled

# Coming back


async def test_a_cut_line_is_mended_and_the_seat_is_the_same(autojump_clock, hall, clients):
    await play(clients, 20)
    bert = clients[1]
    before, person, token = bert.state.games.replica, bert.state.table.welcome.person, bert.state.table.token
    await hall.lines[1].aclose()
    await settled()
    assert bert.status == "lost"
    assert bert.trouble == "The connection to the table was interrupted."
    assert clients[0].state.games.away() == [False, True, False]
    assert not bert.send(p.Chat("nobody hears this"))
    await trio.sleep(2)
    assert bert.status == "open"
    assert (bert.state.table.welcome.person, bert.state.table.token) == (person, token)
    assert bert.state.games.replica is not before
    assert (bert.state.games.replica.state, bert.state.games.replica.log) == (before.state, before.log)
    assert clients[0].state.games.away() == [False, False, False]
    assert not any("nobody hears" in repr(line) for line in clients[0].state.talk.lines)
    await play(clients, 20)
    assert clients[0].state.games.replica.seq == 40


async def test_an_action_on_a_line_that_is_cut_is_done_once_or_visibly_not(autojump_clock, hall, clients):
    rng = random.Random(2)
    for _ in range(30):
        dealer = hall.table.play.dealer
        player = rng.choice(dealer.to_act)
        client, seq = clients[player], dealer.seq
        assert client.send(client.state.act(rng.choice(client.state.games.replica.legal())))
        if rng.random() < 0.5:
            await trio.lowlevel.checkpoint()
        await hall.lines[-1 if client is not clients[0] else 0].aclose()
        await trio.sleep(BACKOFF[1] * 2)
        assert all(each.status == "open" for each in clients)
        assert dealer.seq in (seq, seq + 1)
        assert {each.state.games.replica.seq for each in clients} == {dealer.seq}
        assert all(each.state.requests.pending is None for each in clients)
        if dealer.seq == seq:
            assert client.state.games.replica.legal(), "he can choose again"


async def test_tries_are_further_and_further_apart_up_to_a_bound(autojump_clock, hall):
    """[F 35]"""
    client = hall.client("Anna")
    await settled()
    hall.open = False
    await hall.lines[0].aclose()
    await trio.sleep(200)
    pauses = [b - a for a, b in zip(hall.calls, hall.calls[1:], strict=False)]
    assert 0.3 < pauses[0] < 0.7
    assert 0.7 < pauses[1] < 1.4
    assert all(0.69 * BACKOFF[1] < pause < 1.31 * BACKOFF[1] for pause in pauses[6:])
    assert (client.status, client.trouble) == ("lost", "Nobody listens there.")
    hall.open = True
    await trio.sleep(20)
    assert (client.status, client.trouble) == ("open", "")
    await hall.lines[-1].aclose()
    await trio.sleep(1)
    assert client.status == "open", "and then it begins with a short pause again"


async def test_a_silent_table_is_given_up_and_called_again(autojump_clock, nursery):
    calls = []

    class Silent(Client):
        async def _open(self):
            calls.append(trio.current_time())
            ours, theirs = trio.testing.memory_stream_pair()
            await theirs.send_all(p.MAGIC + codec.encode(p.Welcome(1, "token", "Camelot", "Anna")))
            self.kept = theirs
            return ours

    client = Silent("camelot", 1, "Anna", lambda message: None)
    nursery.start_soon(client.run)
    await trio.sleep(SILENCE + 10)
    assert len(calls) == 2
    assert calls[1] == pytest.approx(SILENCE, abs=2)
    nursery.cancel_scope.cancel()


async def test_pings_keep_an_idle_line_open(autojump_clock, hall, clients):
    await trio.sleep(600)
    assert all(client.status == "open" for client in clients)
    assert len(hall.calls) == 3


async def test_who_came_by_a_seat_code_comes_back_by_their_key(autojump_clock, hall, clients):
    """A code is good for once. Who has one asks first whether lines are private, which is one call more."""
    clients[1].send(p.RequestSeatCode(1))
    await settled()
    again = hall.client("Bert", way=Way(code=clients[1].state.requests.code.code))
    await settled()
    assert (again.status, again.state.table.my_seat) == ("open", 1)
    await hall.lines[-1].aclose()
    await trio.sleep(2)
    assert (again.status, again.state.table.my_seat, len(hall.calls)) == ("open", 1, 6)


async def test_who_was_let_go_since_the_table_failed_joins_again(autojump_clock, hall, clients):
    bert = clients[1]
    connection = hall.table.people.presence(hall.table.seats.holder(1)).peer
    connection.refuse("failed", "Something went wrong at the table. Please join again.")
    await trio.sleep(2)
    assert (bert.status, bert.state.table.my_seat) == ("open", 1)


async def test_a_key_is_said_to_no_other_table_that_has_come_to_the_same_address(autojump_clock, hall, clients):
    heard, bert = [], clients[1]
    join, receive = hall.table.join, hall.table.receive
    hall.table.join = lambda peer, hello, *more: heard.append(hello) or join(peer, hello, *more)
    hall.table.receive = lambda peer, message: heard.append(message) or receive(peer, message)
    hall.table.admission.table = "another"
    await hall.lines[1].aclose()
    await trio.sleep(2)
    said = [message for message in heard if isinstance(message, p.Hello | p.Enter)]
    assert [type(message).__name__ for message in said] == ["Hello", "Enter"]
    assert (said[0].token, said[1].key) == (None, b"")
    assert bert.state.table.token


async def test_the_token_of_another_run_brings_the_seat_back(autojump_clock, hall, clients):
    await play(clients, 10)
    token = clients[1].state.table.token
    clients[1].hang_up()
    await settled()
    assert (clients[1].status, clients[1].trouble) == ("closed", "")
    again = hall.client("Whoever", token)
    await settled()
    assert again.state.table.welcome.name == "Bert"
    assert again.state.games.replica.seat == 1
    await play([clients[0], again, clients[2]], 10)
    assert clients[0].state.games.replica.seq == 20


async def test_who_is_replaced_by_themselves_does_not_fight_back(autojump_clock, hall):
    first = hall.client("Anna")
    await settled()
    second = hall.client("Anna", first.state.table.token)
    await trio.sleep(100)
    assert (first.status, second.status) == ("closed", "open")
    assert first.trouble == "You have come back from somewhere else."
    assert len(hall.calls) == 2


async def test_leaving_before_a_game_gives_up_the_seat(autojump_clock, hall):
    anna, bert = hall.client("Anna"), hall.client("Bert")
    await settled()
    bert.leave()
    await settled()
    assert bert.status == "closed"
    assert [seat.name for seat in anna.state.table.lobby.seats].count("Bert") == 0


async def test_leaving_while_the_line_is_down_ends_at_once(autojump_clock, hall):
    client = hall.client("Anna")
    await settled()
    hall.open = False
    await hall.lines[0].aclose()
    await settled()
    client.leave()
    await settled()
    assert client.status == "closed"


async def test_leaving_a_table_that_does_not_read_ends_soon(autojump_clock, nursery):
    class Stuck(Client):
        async def _open(self):
            ours, self.theirs = trio.testing.lockstep_stream_pair()
            nursery.start_soon(self._welcome)
            return ours

        async def _welcome(self):
            await self.theirs.receive_some(1000)
            await self.theirs.send_all(p.MAGIC + codec.encode(p.Welcome(1, "token", "Camelot", "Anna")))

    client = Stuck("camelot", 1, "Anna", lambda message: None)
    nursery.start_soon(client.run)
    await settled()
    client.leave()
    with trio.fail_after(10):
        while client.status != "closed":
            await trio.sleep(0.5)


async def test_a_closed_table_is_not_called_again(autojump_clock, nursery):
    async with trio.open_nursery() as house:
        hall = Hall(house)
        client = hall.client("Anna", nursery=nursery)
        await settled()
        house.cancel_scope.cancel()
    await trio.sleep(100)
    assert (client.status, client.trouble) == ("closed", "The table has been closed.")
    assert len(hall.calls) == 1
