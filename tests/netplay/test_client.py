"""The client: how it joins, comes back, gives up, and what a bad server can do to it; and the mirror behind it."""

from __future__ import annotations

import random

import pytest
import trio
import trio.testing

import core
from netplay.addresses import CannotJoin, parse_address
from netplay.client.admission import Admission, Way
from netplay.client.client import BACKOFF, GREETING, SILENCE, Client
from netplay.client.games import RESYNCS
from netplay.client.state import ClientState
from netplay.client.talk import LINES
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.transport.writer import ConnectionWriter
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room
from tests.play import seed_of


@pytest.fixture
async def hall(nursery) -> Hall:
    return Hall(nursery)


@pytest.fixture
async def playing(nursery, hall):
    """A hall with a running game of three clients."""
    clients = []
    for name in ("Anna", "Bert", "Cleo"):
        clients.append(hall.client(name))
        await settled()
    for client in clients[1:]:
        client.send(p.Ready(True))
    await settled()
    clients[0].send(p.Start())
    await settled()
    return clients


async def play(clients, steps: int, seed: int = 1) -> None:
    """Random play by the clients; whoever's line is down waits."""
    rng = random.Random(seed)
    for _ in range(steps):
        ready = [c for c in clients if c.status == "open" and c.state.games.replica and c.state.games.replica.legal()]
        if not ready:
            return
        client = rng.choice(ready)
        assert client.send(client.state.act(rng.choice(client.state.games.replica.legal())))
        await settled()


# Coming back


async def test_a_cut_line_is_mended_and_the_seat_is_the_same(autojump_clock, hall, playing):
    await play(playing, 20)
    bert = playing[1]
    before, person, token = bert.state.games.replica, bert.state.table.welcome.person, bert.state.table.token
    await hall.lines[1].aclose()
    await settled()
    assert bert.status == "lost"
    assert bert.trouble == "The connection to the table broke."
    assert playing[0].state.games.away() == [False, True, False]
    assert not bert.send(p.Chat("nobody hears this"))
    await trio.sleep(2)
    assert bert.status == "open"
    assert (bert.state.table.welcome.person, bert.state.table.token) == (person, token)
    assert bert.state.games.replica is not before
    assert (bert.state.games.replica.state, bert.state.games.replica.log) == (before.state, before.log)
    assert playing[0].state.games.away() == [False, False, False]
    assert not any("nobody hears" in repr(line) for line in playing[0].state.talk.lines)
    await play(playing, 20)
    assert playing[0].state.games.replica.seq == 40


async def test_an_action_on_a_line_that_is_cut_is_done_once_or_visibly_not(autojump_clock, hall, playing):
    rng = random.Random(2)
    for _ in range(30):
        dealer = hall.table.play.dealer
        player = rng.choice(dealer.to_act)
        client, seq = playing[player], dealer.seq
        assert client.send(client.state.act(rng.choice(client.state.games.replica.legal())))
        if rng.random() < 0.5:
            await trio.lowlevel.checkpoint()
        await hall.lines[-1 if client is not playing[0] else 0].aclose()
        await trio.sleep(BACKOFF[1] * 2)
        assert all(each.status == "open" for each in playing)
        assert dealer.seq in (seq, seq + 1)
        assert {each.state.games.replica.seq for each in playing} == {dealer.seq}
        assert all(each.state.requests.pending is None for each in playing)
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


async def test_pings_keep_an_idle_line_open(autojump_clock, hall, playing):
    await trio.sleep(600)
    assert all(client.status == "open" for client in playing)
    assert len(hall.calls) == 3


async def test_who_came_by_a_seat_code_comes_back_by_his_key(autojump_clock, hall, playing):
    """A code is good for once."""
    playing[1].send(p.RequestSeatCode(1))
    await settled()
    again = hall.client("Bert", way=Way(code=playing[1].state.requests.code.code))
    await settled()
    assert (again.status, again.state.table.my_seat) == ("open", 1)
    await hall.lines[-1].aclose()
    await trio.sleep(2)
    assert (again.status, again.state.table.my_seat, len(hall.calls)) == ("open", 1, 5)


async def test_who_was_let_go_since_the_table_failed_joins_again(autojump_clock, hall, playing):
    bert = playing[1]
    connection = hall.table.people.presence(hall.table.seats.holder(1)).peer
    connection.refuse("failed", "Something went wrong at the table. Please join again.")
    await trio.sleep(2)
    assert (bert.status, bert.state.table.my_seat) == ("open", 1)


async def test_a_key_is_said_to_no_other_table_that_has_come_to_the_same_address(autojump_clock, hall, playing):
    heard, bert = [], playing[1]
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


async def test_the_token_of_another_run_brings_the_seat_back(autojump_clock, hall, playing):
    await play(playing, 10)
    token = playing[1].state.table.token
    playing[1].hang_up()
    await settled()
    assert (playing[1].status, playing[1].trouble) == ("closed", "")
    again = hall.client("Whoever", token)
    await settled()
    assert again.state.table.welcome.name == "Bert"
    assert again.state.games.replica.seat == 1
    await play([playing[0], again, playing[2]], 10)
    assert playing[0].state.games.replica.seq == 20


async def test_who_is_replaced_by_himself_does_not_fight_back(autojump_clock, hall):
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


# Refusals


@pytest.mark.parametrize(
    ("name", "words"), [("...", "letter"), ("x" * 30, "16 characters"), ("Host", "mistaken"), ("\x1b[31m", "signs")]
)
async def test_a_name_that_will_not_do_ends_it_with_a_sentence(autojump_clock, hall, name, words):
    client = hall.client(name)
    await trio.sleep(100)
    assert client.status == "closed"
    assert words in client.trouble
    assert len(hall.calls) == 1


async def test_what_a_terminal_obeys_is_taken_out_of_a_name(autojump_clock, hall):
    client = hall.client("\x1b31m")
    await trio.sleep(1)
    assert client.state.table.welcome.name == "31m"


async def test_another_version_ends_it_and_names_both(autojump_clock, hall, monkeypatch):
    monkeypatch.setattr("netplay.protocol.messages.MAJOR", 9)
    client = hall.client("Anna")
    await trio.sleep(100)
    said = "This table speaks version {0}.{2} and you speak version {1}.{2}: please use the same release."
    assert client.trouble == said.format(2, 9, p.MINOR)
    assert (client.status, len(hall.calls)) == ("closed", 1)


# What is no table, and bad ones


def answering(nursery, *chunks: bytes, hang_up: bool = True) -> Client:
    """A client whose line brings these bytes."""

    class Answered(Client):
        async def _open(self):
            ours, self.theirs = trio.testing.memory_stream_pair()
            for chunk in chunks:
                await self.theirs.send_all(chunk)
            if hang_up:
                await self.theirs.send_eof()
            return ours

    client = Answered("camelot", 4747, "Anna", lambda message: None)
    nursery.start_soon(client.run)
    return client


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "no Round Table"),
        (b"SSH-2.0-OpenSSH_9.6\r\n", "no Round Table"),
        (b"\x15\x03\x01\x00\x02\x02\x46", "no Round Table"),
        (b"220 smtp ready\r\n", "no Round Table"),
        (b"", "hung up without a word. Is it a Round Table?"),
        (p.MAGIC[:5], "hung up without a word. Is it a Round Table?"),
        (p.MAGIC, "hung up without a word. Is it a Round Table?"),
        (p.MAGIC + b"\0\0\0\1\xc1", "cannot be read"),
        (p.MAGIC + b"\0\0\x07\xd0" + b"\x91" * 2000, "cannot be read"),
        (p.MAGIC + codec.encode(p.Ping(1)), "not of a known form"),
        (p.MAGIC + b"\0\x10\0\1", "larger than 1048576 bytes"),
        (p.FORMER_MAGIC + b"\x83", "an older release"),
    ],
    ids=[
        "HTTP",
        "SSH",
        "TLS",
        "SMTP",
        "nothing",
        "half",
        "only magic",
        "rubbish",
        "deep",
        "a client",
        "too large",
        "an older table",
    ],
)
async def test_what_is_no_table_ends_it_with_a_sentence(autojump_clock, nursery, start, words):
    """[F 40]"""
    client = answering(nursery, start)
    await trio.sleep(60)
    assert client.status == "closed"
    assert client.trouble.startswith("camelot:4747")
    assert words in client.trouble


async def test_a_table_is_called_on_while_another_program_answers_in_its_place(autojump_clock, nursery):
    """Else a bot of somebody else's, whom nobody sends back, would be gone for good."""
    answers = [WELCOME, b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH-2.0-OpenSSH_9.6\r\n", WELCOME]
    told = []

    class Called(Client):
        async def _open(self):
            ours, self.theirs = trio.testing.memory_stream_pair()
            await self.theirs.send_all(answers.pop(0))
            if answers:
                await self.theirs.send_eof()
            return ours

    client = Called("camelot", 4747, "Anna", lambda message: told.append((client.status, client.trouble)))
    nursery.start_soon(client.run)
    await trio.sleep(10)
    another = ("lost", "At camelot:4747 another program answers now, not the table.")
    assert (told.count(another), client.status, client.trouble) == (2, "open", "")


async def test_a_port_that_takes_the_call_and_says_nothing(autojump_clock, nursery):
    client = answering(nursery, hang_up=False)
    await trio.sleep(GREETING + 1)
    assert client.trouble == "camelot:4747 answers the call but says nothing. Is it a Round Table?"
    assert client.status == "closed"


WELCOME = p.MAGIC + codec.encode(p.Welcome(1, "token", "Camelot", "Anna"))
GAME = core.game("academy")


def began(**changes) -> p.Began:
    """The beginning of a game, honest but for the changes."""
    dealer = core.Dealer(GAME, 3, seed=bytes(32))
    fields = {"game": "academy", "seats": [0, 1, 2], "seat": 0, "state": dealer.first_snapshot(0).state}
    return p.Began(**(fields | changes))


BAD = {
    "a second welcome, with a key for another table": p.Welcome(1, "junk", "Camelot", "Anna", 0, "another"),
    "an unknown game": p.Lobby(1, "chess", {}, []),
    "a game of an unknown game": began(game="chess"),
    "too few players": began(seats=[0]),
    "too many players": began(seats=list(range(8))),
    "a seat beyond the players": began(seat=5),
    "a state of nothing": began(state=b""),
    "a state that is none": began(state=b"\x91\xc0"),
    "a state of another number": began(
        state=core.Dealer(GAME, 5, seed=seed_of(5)).snapshot(0).state, seats=[0, 1, 2, 3], seat=4
    ),
    "a card that is in no box": began(state=began().state.replace(b"-3", b"-9").replace(b"-4", b"-8")),
    "a step that cannot be": began(reports=[core.Report(1, 0, ["keep", "nonsense"], [], b"")]),
    "a step from the middle": began(reports=[core.Report(7, 0, ["keep", None], [], b"")]),
}  # fmt: skip


@pytest.mark.parametrize("message", BAD.values(), ids=BAD)
async def test_a_table_that_talks_nonsense_ends_it_with_a_sentence(autojump_clock, nursery, message):
    client = answering(nursery, WELCOME, codec.encode(message))
    await settled()
    assert client.status == "closed"
    assert client.trouble.startswith("camelot:4747: ")
    assert client.trouble[-1] == "."
    assert client.trouble.isprintable()


@pytest.mark.parametrize("start", [p.MAGIC, WELCOME], ids=["not let in", "let in by one table"])
async def test_nobody_takes_part_in_a_deal_of_another_table(autojump_clock, nursery, start):
    """Fault 39: else the names of tables that he never was at would fill his memory."""
    terms = p.Terms("theirs", 1, "academy", "", 1, {}, [], {}, {})
    client = answering(nursery, start, codec.encode(p.DealAnnounced(p.Deal(terms, bytes(32)))))
    await settled()
    assert (client.status, client.state.audit.party.numbers) == ("closed", {})
    assert client.trouble == "camelot:4747: The table deals in the name of another."


async def test_who_was_at_the_door_of_one_table_is_welcomed_by_no_other(autojump_clock, nursery):
    """Else a table could give keys for tables of others, in the place of theirs."""
    door = p.MAGIC + codec.encode(p.Challenge("mine", b"n" * 16))
    client = answering(nursery, door, codec.encode(p.Welcome(1, "junk", "Camelot", "Anna", 0, "theirs")))
    await settled()
    assert (client.status, client.state.table.welcome) == ("closed", None)
    assert client.trouble == "camelot:4747: The table welcomes us twice, or as another table."
    client = answering(nursery, door, codec.encode(p.Welcome(1, "key", "Camelot", "Anna", 0, "mine")))
    await settled()
    assert client.state.table.token == "key"


@pytest.mark.parametrize(
    ("asks", "given", "said"),
    [(False, "token", "token"), (True, "token", None), (True, "", None), (False, "", None)],
    ids=["a table of 2.0", "a door, and a key", "a door, and no key", "no key"],
)
async def test_a_key_is_said_only_to_who_has_told_it_himself(autojump_clock, nursery, asks, given, said):
    """Who names himself as a table that we know is shown that we have its key; else he would hear it at the next call,
    if he says that he is of version 2.0."""
    door = codec.encode(p.Challenge("known", b"n" * 16)) if asks else b""
    client = answering(nursery, p.MAGIC + door, codec.encode(p.Welcome(1, given, "Camelot", "Anna", 0, "known", 0)))
    client._admission = Admission(Way(keys=lambda table: "secret"))
    await settled()
    client.theirs = None
    while client.theirs is None:
        await trio.sleep(0.1)
    (hello, *_) = codec.Reader.of_client().feed(await client.theirs.receive_some())
    assert hello.token == said


async def test_words_of_a_bad_table_are_harmless(autojump_clock, nursery):
    """[F 14 39]"""
    dirty = "\x1b]0;owned\x07\u202e[/]"
    lobby = p.Lobby(1, "academy", {}, [p.Seated(1, name=dirty)], [dirty], problem=dirty)
    client = answering(nursery, WELCOME, codec.encode(lobby), codec.encode(p.Said(dirty, dirty)),
                       codec.encode(p.Refused("full", dirty)))  # fmt: skip
    await settled()
    assert client.trouble == "]0;owned[/]"
    assert client.state.talk.lines == [p.Said("]0;owned[/]", "]0;owned[/]")]
    assert client.state.table.lobby.watching == ["]0;owned[/]"]


async def test_a_copy_that_loses_step_asks_for_the_whole_game(autojump_clock, hall, playing):
    """[F 29]"""
    await play(playing, 5)
    bert = playing[1]
    bert.state.games.replica.state.round = 5
    await play([playing[0], playing[2]], 1, seed=3)
    await settled()
    assert bert.state.games.replica.state == core.mask(GAME, hall.table.play.dealer.state, 1)
    assert bert.status == "open"
    await play(playing, 5)
    assert bert.state.games.replica.seq == 11


async def test_a_copy_that_keeps_losing_step_gives_up(autojump_clock, hall, playing):
    """[F 29]"""
    bert = playing[1]
    for seed in range(8):
        if bert.state.games.replica is not None:
            bert.state.games.replica.state.round = 5
        await play(playing, 1, seed=seed)
    assert bert.status == "closed"
    assert "keeps losing step" in bert.trouble


async def test_nobody_listens_and_no_such_machine():
    with trio.socket.socket() as taken:
        await taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        client = Client("127.0.0.1", port, "Anna", lambda message: None)
        with trio.fail_after(10):
            await client.run()
    assert client.trouble == f"Nobody listens at 127.0.0.1:{port}. Is the table open there, on that port?"
    for host in ("a" * 90, "..", "é" * 90, "a\0b"):
        client = Client(host, 1, "Anna", lambda message: None)
        with trio.fail_after(10):
            await client.run()
        assert client.status == "closed"
        assert "spelling" in client.trouble
        assert client.trouble.isprintable()


# Addresses


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("camelot", ("camelot", 4747)),
        (" camelot:5 ", ("camelot", 5)),
        ("192.168.1.5:65535", ("192.168.1.5", 65535)),
        ("[::1]:5", ("::1", 5)),
        ("[::1]", ("::1", 4747)),
        ("::1", ("::1", 4747)),
        ("fe80::1", ("fe80::1", 4747)),
        ("camelot:", ("camelot", 4747)),
        ("fe80::1%eth0", ("fe80::1%eth0", 4747)),
        ("[fe80::1%eth0]:7", ("fe80::1%eth0", 7)),
        ("Camelot.Example:7", ("camelot.example", 7)),
    ],
)
def test_addresses(text, parsed):
    assert parse_address(text, 4747) == parsed


@pytest.mark.parametrize(
    "text",
    ["", " ", ":5", "camelot:0", "camelot:65536", "camelot:x", "camelot:-1", "camelot:５", "[::1", "[::1]5", "[]:5",
     "1:2:3", "a b:5", "a\x1b[31m:5", "a\0:5", "camelot:99999999999999999999", "camelot:00000000199999", "http://camelot:5",
     "anna@camelot", "camelot/x", "camelot?x", "camelot#x", "[camelot]:5", "[::1]x:5", "::::", "1]2"],
)  # fmt: skip
def test_what_is_no_address(text):
    with pytest.raises(CannotJoin) as caught:
        parse_address(text, 4747)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert sentence[-1] == "."


# The mirror


def test_a_mirror_without_a_game_cannot_act():
    with pytest.raises(ValueError, match="no game"):
        ClientState().act(core.game("academy").unpack(["keep", "sword-5"]))


def test_a_mirror_knows_its_seat_and_the_others():
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


def mirrored(room: Room, peer: str) -> ClientState:
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


def test_a_mirror_keeps_all_that_is_needed_to_see_the_game_again():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    play_to_the_end(room)
    token = room.token("Bert")
    room.join("Bert again", token)
    for peer in ("Bert", "Bert again"):
        client_state = mirrored(room, peer)
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
    ended = mirrored(room, "Bert")
    assert ended.games.finished is ended.games.current is not None
    room.ask("Anna", p.Again())
    room.ask("Bert", p.Rename("Boris"))
    client_state = mirrored(room, "Bert")
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
        client_state = mirrored(room, name)
        assert (client_state.games.replica.seq, client_state.games.finished.replica.outcome) == (
            0,
            ended.games.replica.outcome,
        )


def test_a_game_that_was_abandoned_is_not_finished():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    room.ask("Anna", p.Abandon())
    client_state = mirrored(room, "Bert")
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
    client_state = mirrored(room, "Bert")
    client_state.receive(p.Record(client_state.games.current.number, bytes(32), [], []))
    assert (client_state.audit.opened, client_state.games.current.record) == (None, None)


def test_how_often_a_copy_may_lose_step_is_counted_in_each_game():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    client_state = mirrored(room, "Bert")
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
    client_state = mirrored(room, "Bert")
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
    assert mirrored(room, "Bert").table.toggled() == p.Ready(True, "grail", options)
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


def test_a_mirror_knows_whether_it_only_looks_on():
    room = Room("academy")
    assert not ClientState().games.watching
    for name in ("Anna", "Bert", "Cleo", "Dora"):
        room.join(name)
    room.ask("Dora", p.Stand())
    assert [mirrored(room, name).games.watching for name in ("Anna", "Dora")] == [False, True]
    for name in ("Bert", "Cleo"):
        room.ask(name, p.Ready(True))
    room.start("Anna")
    assert [mirrored(room, name).games.watching for name in ("Anna", "Dora")] == [False, True]


async def test_what_the_outbox_refuses_is_not_pending(autojump_clock, playing, monkeypatch):
    client = next(each for each in playing if each.state.games.replica.legal())
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
