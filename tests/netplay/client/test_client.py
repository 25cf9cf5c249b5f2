"""The client: refusals, and whatever a bad server can do to it."""

from __future__ import annotations

import pytest
import trio
import trio.testing

import core
from netplay.client.admission import Admission, Way
from netplay.client.client import GREETING, Client
from netplay.protocol import codec
from netplay.protocol import messages as p
from tests.netplay.lines import play, settled
from tests.play import seed_of

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
    said = "This table speaks version {0}.{2} and you speak version {1}.{2}: please use the same version."
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
        (b"", "closed the connection. Is it a Round Table?"),
        (p.MAGIC[:5], "closed the connection. Is it a Round Table?"),
        (p.MAGIC, "closed the connection. Is it a Round Table?"),
        (p.MAGIC + b"\0\0\0\1\xc1", "cannot be read"),
        (p.MAGIC + b"\0\0\x07\xd0" + b"\x91" * 2000, "cannot be read"),
        (p.MAGIC + codec.encode(p.Ping(1)), "not of a known form"),
        (p.MAGIC + b"\0\x10\0\1", "larger than 1048576 bytes"),
        (p.FORMER_MAGIC + b"\x83", "an older version"),
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
    assert client.trouble == "camelot:4747 accepts the connection but sends nothing. Is it a Round Table?"
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


@pytest.mark.parametrize("message", [p.Lobby(1, "chess", {}, []), began(game="chess")], ids=["chosen", "begun"])
async def test_a_table_with_a_game_that_is_not_installed_here_is_left_and_the_game_is_named(
    autojump_clock, nursery, message
):
    client = answering(nursery, WELCOME, codec.encode(message))
    await settled()
    assert client.status == "closed"
    assert client.trouble.startswith("The table plays chess, a game that is not installed here.")


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
async def test_a_key_is_said_only_to_who_has_told_it_themselves(autojump_clock, nursery, asks, given, said):
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


async def test_a_copy_that_loses_step_asks_for_the_whole_game(autojump_clock, hall, clients):
    """[F 29]"""
    await play(clients, 5)
    bert = clients[1]
    bert.state.games.replica.state.round = 5
    await play([clients[0], clients[2]], 1, seed=3)
    await settled()
    assert bert.state.games.replica.state == core.mask(GAME, hall.table.play.dealer.state, 1)
    assert bert.status == "open"
    await play(clients, 5)
    assert bert.state.games.replica.seq == 11


async def test_a_copy_that_keeps_losing_step_gives_up(autojump_clock, hall, clients):
    """[F 29]"""
    bert = clients[1]
    for seed in range(8):
        if bert.state.games.replica is not None:
            bert.state.games.replica.state.round = 5
        await play(clients, 1, seed=seed)
    assert bert.status == "closed"
    assert "keeps losing step" in bert.trouble


async def test_nobody_listens_and_no_such_machine():
    with trio.socket.socket() as taken:
        await taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        client = Client("127.0.0.1", port, "Anna", lambda message: None)
        with trio.fail_after(10):
            await client.run()
    assert client.trouble == f"Nothing is listening at 127.0.0.1:{port}. Is the table open there, on that port?"
    for host in ("a" * 90, "..", "é" * 90, "a\0b"):
        client = Client(host, 1, "Anna", lambda message: None)
        with trio.fail_after(10):
            await client.run()
        assert client.status == "closed"
        assert "spelling" in client.trouble
        assert client.trouble.isprintable()
