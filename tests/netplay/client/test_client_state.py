"""A client's knowledge of its table: games, requests, talk."""

from __future__ import annotations

import random

import pytest

import core
from netplay.client.games import RESYNCS
from netplay.client.state import ClientState
from netplay.client.talk import LINES
from netplay.protocol import messages as p
from netplay.transport.writer import ConnectionWriter
from tests.netplay.lines import settled
from tests.netplay.room import Room

GAME = core.game("academy")


# The state


def test_a_client_without_a_game_cannot_act():
    with pytest.raises(ValueError, match="no game"):
        ClientState().act(core.game("academy").unpack(["keep", "sword-5"]))


def test_a_client_knows_its_seat_and_the_others():
    room, client_state = Room("academy"), ClientState()
    assert (
        client_state.table.my_seat,
        client_state.table.is_host,
        client_state.games.names(),
        client_state.games.away(),
        client_state.table.token,
    ) == (None, False, [], [], None)
    room.play("Anna", "Bert", "Cleo")
    for message in room.heard["Bert"]:
        assert client_state.receive(message) == []
    assert (client_state.table.my_seat, client_state.table.is_host) == (1, False)
    assert client_state.games.names() == ["Anna", "Bert", "Cleo"]
    room.leave("Cleo")
    client_state.receive(room.heard["Bert"][-1])
    assert client_state.games.away() == [False, False, True]


def test_a_rejection_frees_the_next_action():
    room, client_state = Room("academy"), ClientState()
    room.play("Anna", "Bert", "Cleo")
    for message in room.heard["Bert"]:
        client_state.receive(message)
    act = client_state.act(GAME.unpack(["keep", "sword-99"]))
    assert client_state.requests.pending is None, "not before it is sent"
    client_state.sent(act)
    assert client_state.requests.pending == act
    client_state.receive(room.ask("Bert", act))
    assert client_state.requests.pending is None
    assert client_state.requests.rejected.n == act.n
    again = client_state.act(client_state.games.replica.legal()[0])
    client_state.sent(again)
    assert again.n == act.n + 1
    assert client_state.requests.rejected is None


def client_state_of(room: Room, peer: str) -> ClientState:
    """What a peer knows who was sent all that this one was."""
    client_state = ClientState()
    for message in room.heard[peer]:
        assert client_state.receive(message) == []
    return client_state


def play_to_the_end(room: Room) -> None:
    rng = random.Random(3)
    while room.dealer.outcome is None:
        player = rng.choice(room.dealer.to_act)
        room.act(("Anna", "Bert", "Cleo")[player], rng.choice(list(room.dealer.legal(player))))


def test_the_state_keeps_all_that_is_needed_to_see_the_game_again():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    play_to_the_end(room)
    token = room.token("Bert")
    room.join("Bert again", token)
    for peer in ("Bert", "Bert again"):
        client_state = client_state_of(room, peer)
        again = core.Replica(GAME, 1, client_state.games.first)
        for report in client_state.games.reports:
            again.follow(report)
        assert (again.state, again.log) == (client_state.games.replica.state, client_state.games.replica.log)
        assert len(client_state.games.reports) == room.dealer.seq
        assert client_state.games.replica.moment(len(again.log) - 1), "and what it was at each line of its log"


def test_a_finished_game_stays_when_the_host_opens_the_lobby_again():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    room.join("Dora")
    play_to_the_end(room)
    ended = client_state_of(room, "Bert")
    assert ended.games.finished is ended.games.current is not None
    room.ask("Anna", p.Again())
    room.ask("Bert", p.Rename("Boris"))
    client_state = client_state_of(room, "Bert")
    assert (client_state.games.replica, client_state.table.lobby.phase, client_state.games.names()) == (
        None,
        "lobby",
        [],
    )
    assert client_state.games.finished.replica.outcome == ended.games.replica.outcome
    assert client_state.games.finished.names == ["Anna", "Bert", "Cleo"], "as they were called then"
    assert room.ask("Anna", p.Start()).code == "cannot-start", "the table waits for who still reads"
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    for name in ("Bert", "Dora"):
        client_state = client_state_of(room, name)
        assert (client_state.games.replica.seq, client_state.games.finished.replica.outcome) == (
            0,
            ended.games.replica.outcome,
        )


def test_a_game_that_was_abandoned_is_not_finished():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    room.ask("Anna", p.Abandon())
    client_state = client_state_of(room, "Bert")
    assert (
        client_state.games.current,
        client_state.games.finished,
        client_state.games.first,
        client_state.games.reports,
    ) == (
        None,
        None,
        None,
        [],
    )


def test_a_game_that_goes_on_is_opened_by_nobody():
    """Else a table could have any number of games kept, and none of them played."""
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    client_state = client_state_of(room, "Bert")
    client_state.receive(p.Record(client_state.games.current.number, bytes(32), [], []))
    assert (client_state.audit.opened, client_state.games.current.record) == (None, None)


def test_how_often_a_copy_may_lose_step_is_counted_in_each_game():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    client_state = client_state_of(room, "Bert")
    for _ in range(2):
        for _ in range(RESYNCS):
            assert client_state.receive(core.Report(99, 0, ["keep", None], [], b"")) == [p.Resync()]
            client_state.receive(room.last("Bert", p.Began))
        client_state.receive(p.Lobby(1, "academy", {}, []))
        client_state.receive(room.last("Bert", p.Began))


def test_what_a_table_counts_not_is_taken_as_it_comes_and_told_anew_over_a_new_line():
    """A table of version 2.0."""
    client_state, welcome = ClientState(), p.Welcome(1, "token", "Camelot", "Anna")
    for _ in range(2):
        client_state.receive(welcome)
        for _ in range(2):
            client_state.receive(p.Said("Bert", "Hail"))
        assert client_state.talk.lines == [p.Said("Bert", "Hail")] * 2


def test_of_a_long_talk_the_last_lines_are_kept():
    client_state = ClientState()
    for number in range(1, LINES + 3):
        client_state.receive(p.Said("Bert", "Hail", number))
    assert [line.n for line in client_state.talk.lines] == list(range(3, LINES + 3))
    assert client_state.talk.count == LINES + 2


def test_who_is_somebody_new_at_a_table_follows_no_game_of_before():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    client_state = client_state_of(room, "Bert")
    client_state.sent(client_state.act(client_state.games.replica.legal()[0]))
    client_state.receive(p.Welcome(7, "another", "Camelot", "Bert"))
    assert (client_state.games.current, client_state.requests.pending) == (None, None)


def test_a_seat_code_that_was_not_asked_for_is_shown_to_nobody():
    """Fault 39: each would open a dialog on top of the last."""
    client_state = ClientState()
    client_state.receive(p.SeatCode(1, "UNASKED"))
    assert client_state.requests.code is None
    client_state.sent(p.RequestSeatCode(1))
    client_state.receive(p.SeatCode(1, "FIRST"))
    client_state.receive(p.SeatCode(1, "SECOND"))
    assert client_state.requests.code == p.SeatCode(1, "FIRST")


def test_what_we_are_ready_for_and_agree_to_is_what_is_shown():
    room, options = Room("academy"), {"open_allies": True}
    room.join("Anna")
    room.join("Bert")
    room.ask("Anna", p.Pick("grail", options))
    assert client_state_of(room, "Bert").table.toggled() == p.Ready(True, "grail", options)
    client_state = ClientState()
    client_state.receive(p.Lobby(1, "grail", {}, [], broken=p.AbandonedGame(3, [1, 2])))
    assert client_state.table.disclosed(False) == p.Disclose(False, 3)


def test_a_bot_that_is_asked_again_at_once_begins_to_think_anew():
    now, room = [0.0], Room("academy")
    client_state, anew = ClientState(lambda: now[0]), 0
    room.join("Anna")
    room.ask("Anna", p.Stand())
    for seat in range(3):
        room.ask("Anna", p.AddBot(seat, "knight"))
    room.start("Anna")
    for message in room.heard["Anna"]:
        client_state.receive(message)
    while client_state.games.goes_on:
        now[0] += 5
        ask = room.table.decision_requests()[-1]
        room.deliver(room.table.answered(ask, room.dealer.legal(ask.bot.player)[0]))
        client_state.receive(room.last("Anna", core.Report))
        if ask.bot.player in client_state.games.thinking():
            anew += 1
            assert client_state.games.thinking()[ask.bot.player] == ("knight", 0.0)
    assert anew


def test_a_client_knows_whether_it_only_looks_on():
    room = Room("academy")
    assert not ClientState().games.watching
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    room.ask("Dora", p.Stand())
    assert [client_state_of(room, name).games.watching for name in ("Anna", "Dora")] == [False, True]
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    assert [client_state_of(room, name).games.watching for name in ("Anna", "Dora")] == [False, True]


async def test_what_the_outbox_refuses_is_not_pending(autojump_clock, clients, monkeypatch):
    client = next(each for each in clients if each.state.games.replica.legal())
    requests, action = client.state.requests, client.state.games.replica.legal()[0]
    with monkeypatch.context() as refusing:
        refusing.setattr(client, "_outbox", ConnectionWriter(-1, 1.0))
        assert not client.send(client.state.act(action))
        assert not client.send(p.RequestSeatCode(1))
    client.state.receive(p.SeatCode(1, "UNASKED"))
    assert (requests.pending, requests.code) == (None, None)
    act = client.state.act(action)
    assert client.send(act)
    assert requests.pending is act
    await settled()
    assert requests.pending is None, "it is answered"


def test_on_the_way_to_a_table_nothing_is_said_to_it_and_what_it_does_not_concern_turns_nobody_back():
    state = ClientState()
    state.receive(p.InHall("hall", "Club", 1, "Anna"))
    assert state.hall.takes(p.Sit(0)), "the hall refuses it"
    state.sent(p.JoinTable("abcdef"))
    assert [state.hall.takes(each) for each in (p.Sit(0), p.Ping(1), p.JoinTable("fedcba"))] == [False, True, True]
    state.receive(p.Rejected(0, "store-away", "Wait.", 0))
    assert state.hall.wish == p.JoinTable("abcdef")
    state.receive(p.Rejected(0, "no-such-table", "Gone.", 0))
    assert (state.hall.wish, state.hall.turned_back.code) == (None, "no-such-table")
