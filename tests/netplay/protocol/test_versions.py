"""Releases that differ: an older one of the same major version plays on as it did, a newer one is understood as far as
that goes, games are compared one by one, and whoever cannot play is told why in a way he understands."""

from __future__ import annotations

import random
from typing import get_args

import msgpack
import msgspec
import pytest
import trio
from hypothesis import given
from hypothesis import strategies as st

import core
from netplay.client.state import ClientState
from netplay.client.table import TableState
from netplay.protocol import codec
from netplay.protocol import messages as p
from tests.netplay.frozen import version_2_0 as frozen
from tests.netplay.lines import Hall
from tests.netplay.messages import message, messages
from tests.netplay.room import Room, hello
from tui.app.settings import LANGUAGES
from tui.text.words import Words

GAME = core.game("academy")
FROZEN = [frozen]
OTHERS = {game.id: "0123456789abcdef" for game in core.all_games()}


def body(sent: p.Message) -> dict[str, object]:
    """A message as plain data."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(sent))


def framed(plain: object) -> bytes:
    data = msgpack.packb(plain, strict_types=False)
    return len(data).to_bytes(4, "big") + data


def richer(plain: object) -> object:
    """The same with a field in every map that no release knows yet."""
    if isinstance(plain, list):
        return [richer(each) for each in plain]
    if isinstance(plain, dict) and ("t" in plain or "name" in plain or "here" in plain):
        return {key: richer(each) for key, each in plain.items()} | {"glow": {"of": ["gold", 1.5]}}
    return plain


def heard(data: bytes, union=p.FromServer) -> list[p.Message]:
    reader = codec.Reader.of_server() if union is p.FromServer else codec.Reader.of_client()
    return list(reader.feed(p.MAGIC + data))


# An older release


@pytest.mark.parametrize("old", FROZEN)
def test_the_first_bytes_are_those_of_every_release_of_this_version(old):
    assert (old.MAJOR, old.MAGIC) == (p.MAJOR, p.MAGIC)
    assert p.MINOR >= old.MINOR


@pytest.mark.parametrize("old", FROZEN)
@given(data=st.data())
def test_an_older_release_understands_what_this_one_says(old, data):
    for from_client, union in ((True, p.FromClient), (False, p.FromServer)):
        sent = data.draw(messages(union))
        (got,) = old.read(codec.encode(sent), from_client)
        if isinstance(got, str):
            assert got == sent.__struct_config__.tag
        else:
            fields = {name: getattr(got, name) for name in got.__struct_fields__}
            assert msgspec.to_builtins(fields).items() <= all_fields(sent).items()


def all_fields(sent: p.Message) -> dict[str, object]:
    return {name: msgspec.to_builtins(getattr(sent, name)) for name in sent.__struct_fields__}


@pytest.mark.parametrize("old", FROZEN)
@given(data=st.data())
def test_what_an_older_release_says_is_understood(old, data):
    for union, today in ((old.FromClient, p.FromClient), (old.FromServer, p.FromServer)):
        kinds = {kind.__struct_config__.tag: kind for kind in get_args(today)}
        kind = data.draw(st.sampled_from(get_args(union)))
        assert kind.__struct_config__.tag in kinds, "no kind of message may go within a major version"
        sent = data.draw(message(kinds[kind.__struct_config__.tag]))
        spoken = kind(**{name: getattr(sent, name) for name in kind.__struct_fields__})
        (got,) = heard(old.encode(spoken), today)
        assert {name: getattr(got, name) for name in kind.__struct_fields__} == {
            name: getattr(spoken, name) for name in kind.__struct_fields__
        }


@pytest.mark.parametrize("old", FROZEN)
def test_a_client_of_an_older_release_plays_a_game_to_its_end(old):
    room = Room("academy")
    room.join("Anna")
    games = {game.id: game.fingerprint for game in core.all_games()}
    (greeting,) = heard(old.encode(old.Hello(old.MAJOR, old.MINOR, "Bert", games)), p.FromClient)
    room.deliver(room.table.join("Bert", greeting))
    room.ask("Anna", p.AddBot(2, "page"))
    room.deliver(room.table.receive("Bert", heard(old.encode(old.Ready(True)), p.FromClient)[0]))
    room.start("Anna")
    replica, read, rng, acts = None, 0, random.Random(1), 0
    for _ in range(3000):
        for said in old.read(room.bytes["Bert"][read:]):
            if isinstance(said, old.Began):
                replica = core.Replica(core.game(said.game), said.seat, core.Snapshot(0, said.state))
            elif isinstance(said, old.Reported):
                replica.follow(core.Report(said.seq, said.actor, said.action, said.told, said.digest))
        read = len(room.bytes["Bert"])
        if replica.outcome is not None:
            break
        if asks := room.table.decision_requests():
            room.deliver(room.table.answered(asks[0], asks[0].decide()))
        elif legal := replica.legal():
            acts += 1
            act = old.encode(old.Act(acts, replica.seq, GAME.pack(rng.choice(list(legal)))))
            room.deliver(room.table.receive("Bert", heard(act, p.FromClient)[0]))
        else:
            room.act("Anna", rng.choice(list(room.dealer.legal(0))))
    assert replica.outcome == room.dealer.outcome is not None


@pytest.mark.parametrize("old", FROZEN)
def test_a_table_of_an_older_release_can_be_played_at(old):
    room, client_state = Room("academy"), ClientState()
    room.play("Anna", "Bert", "Cleo")
    rng, read = random.Random(2), 0
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(old.FromServer)}
    for _ in range(60):
        player = rng.choice(room.dealer.to_act)
        room.act(("Anna", "Bert", "Cleo")[player], rng.choice(list(room.dealer.legal(player))))
        for said in room.heard["Bert"][read:]:
            if (tag := said.__struct_config__.tag) in kinds:
                spoken = old.encode(msgspec.convert(body(said), kinds[tag]))
                assert [client_state.receive(each) for each in heard(spoken)] == [[]]
        read = len(room.heard["Bert"])
    assert client_state.games.replica.state == core.mask(GAME, room.dealer.state, 1)


async def test_a_release_before_framing_is_told_so_in_its_own_way(autojump_clock, nursery):
    line = Hall(nursery).line()
    await line.send_all(p.FORMER_MAGIC + msgpack.packb({"t": "hello", "protocol": 1, "rules": "x", "name": "Anna"}))
    said = b""
    while data := await line.receive_some(4096):
        said += data
    assert said.startswith(p.FORMER_MAGIC)
    refused = msgpack.unpackb(said.removeprefix(p.FORMER_MAGIC))
    assert refused.keys() == {"t", "code", "text"}
    assert (refused["t"], refused["code"]) == ("refused", "version")
    assert "the same version" in refused["text"]


# A newer release


@given(data=st.data())
def test_fields_of_a_newer_release_are_passed_over(data):
    for union in (p.FromClient, p.FromServer):
        sent = data.draw(messages(union))
        assert heard(framed(richer(body(sent))), union) == [sent]


WRONG = [
    {"t": "sit", "seat": 8, "glow": True},
    {"t": "sit", "seat": "1", "glow": True},
    {"t": "chat", "text": "x" * 1001, "glow": True},
    {"t": "chat", "glow": True},
    {"t": "hello", "major": 2, "minor": 1, "name": "Anna", "games": {"a": 5}},
    {"t": "hello", "major": 2, "minor": 1, "name": "Anna", "can": ["x"] * 101},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_types_and_bounds_hold_for_newer_releases_too(wrong):
    with pytest.raises(codec.ProtocolError, match="not of a known form"):
        heard(framed(wrong), p.FromClient)


def newer(name: str, minor: int = p.MINOR + 1) -> p.Hello:
    """A hello of a later release."""
    (said,) = heard(framed(richer(body(hello(name)) | {"minor": minor, "can": ["fly"]})), p.FromClient)
    return said


def test_what_a_newer_client_says_beyond_our_time_is_left_unread():
    room = Room("academy")
    room.join("Anna")
    room.deliver(room.table.join("Bert", newer("Bert")))
    (wave,) = heard(framed({"t": "wave", "with": "a hand"}), p.FromClient)
    assert room.table.receive("Bert", wave) == []
    assert room.ask("Bert", p.Chat("Hail")) is None
    assert (room.last("Anna", p.Said).name, room.last("Anna", p.Said).text) == ("Bert", "Hail")


@pytest.mark.parametrize("minor", [p.MINOR, max(0, p.MINOR - 1)])
def test_an_unknown_message_of_no_newer_release_is_a_mistake(minor):
    room = Room("academy")
    room.deliver(room.table.join("Bert", newer("Bert", minor)))
    with pytest.raises(codec.ProtocolError, match="no message of the kind wave"):
        room.table.receive("Bert", p.Unknown("wave"))


async def test_an_unknown_message_counts_and_ends_the_line_of_no_newer_release(autojump_clock, nursery):
    hall = Hall(nursery)
    for name, minor in (("Anna", p.MINOR + 1), ("Bert", p.MINOR)):
        peer = hall.peer()
        await peer.stream.send_all(p.MAGIC + codec.encode(newer(name, minor)))
        await peer.until(lambda said: isinstance(said, p.Lobby))
        await peer.stream.send_all(framed({"t": "wave"}) * 70 + codec.encode(p.Ping(7)))
        if minor > p.MINOR:
            start = trio.current_time()
            assert await peer.until(lambda said: said == p.Pong(7))
            assert trio.current_time() - start > 0.3, "a flood is one in any version"
        else:
            assert (await peer.to_the_end()).text == "There is no message of the kind wave."


def test_a_newer_table_is_understood_as_far_as_that_goes():
    room, client_state = Room("academy"), ClientState()
    room.play("Anna", "Bert", "Cleo")
    rng, read = random.Random(2), 0
    for _ in range(60):
        player = rng.choice(room.dealer.to_act)
        room.act(("Anna", "Bert", "Cleo")[player], rng.choice(list(room.dealer.legal(player))))
        for said in room.heard["Bert"][read:]:
            plain = richer(body(said)) | ({"minor": p.MINOR + 1} if isinstance(said, p.Welcome) else {})
            for each in heard(framed(plain) + framed({"t": "wave"}) + framed({"t": "notice", "code": "sang"})):
                assert client_state.receive(each) == []
        read = len(room.heard["Bert"])
    assert client_state.games.replica.state == core.mask(GAME, room.dealer.state, 1)
    own = "not-yours"  # the moves on this seat were not sent by this client
    assert [line.code for line in client_state.talk.lines] == ["joined", "joined", "unproven", "began", own]


def test_an_unknown_message_of_a_newer_hall_is_passed_over_in_its_list():
    client_state = ClientState()
    client_state.receive(p.InHall("hall-1", "Club", 1, "Anna", minor=p.MINOR + 1))
    assert client_state.receive(p.Unknown("wave")) == []


def test_an_unknown_message_of_no_newer_table_is_a_mistake():
    welcome = p.Welcome(1, "token", "Camelot", "Anna", minor=p.MINOR)
    for known in ([], [welcome], [p.InHall("hall-1", "Club", 1, "Anna", minor=p.MINOR)]):
        client_state = ClientState()
        for each in known:
            client_state.receive(each)
        with pytest.raises(codec.ProtocolError, match="no message of the kind wave"):
            client_state.receive(p.Unknown("wave"))


# Games compared one by one


def other(name: str, *games: str, token: str | None = None) -> p.Hello:
    """A hello of a program that plays these games by other rules, and does not have others that we have not."""
    ours = hello(name, token)
    return p.Hello(ours.major, ours.minor, name, ours.games | dict.fromkeys(games, "0" * 16), token=token)


def test_a_hello_names_every_game_with_its_fingerprint():
    assert hello().games == {game.id: game.fingerprint for game in core.all_games()}
    assert len(set(hello().games.values())) == len(core.IDS)


@pytest.mark.parametrize("games", [("grail",), ("nobles", "histrio", "grail")])
def test_only_the_game_that_is_played_is_compared(games):
    room = Room("academy")
    room.join("Anna")
    for name in ("Bert", "Cleo"):
        room.deliver(room.table.join(name, other(name, *games)))
        assert room.ask(name, p.Ready(True)) is None
    room.start("Anna")
    assert room.last("Cleo", p.Began).seat == 2


@pytest.mark.parametrize("games", [OTHERS, {}], ids=["other rules", "no games"])
def test_who_plays_by_other_rules_is_told_so_and_watches_the_lobby(games):
    """[F 27]"""
    room = Room("academy")
    room.join("Anna")
    room.deliver(room.table.join("Bert", p.Hello(p.MAJOR, p.MINOR, "Bert", games)))
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])
    assert room.notices("Bert") == room.notices("Anna") == [("other-rules", "Bert")]
    assert room.code("Bert", p.Sit(1)) == "other-rules"
    assert room.ask("Bert", p.Chat("which release have you?")) is None
    for name in ("Cleo", "Dora"):
        room.join(name)
        room.ask(name, p.Ready(True))
    room.start("Anna")
    assert not any(isinstance(each, p.Began) for each in room.heard["Bert"])
    room.act("Anna", room.dealer.legal(0)[0])
    room.ask("Bert", p.Resync())
    assert not any(isinstance(each, p.Began | core.Report) for each in room.heard["Bert"])
    assert room.lobby().phase == "playing"


def test_who_lacks_the_chosen_game_is_told_which_one_and_so_are_the_others():
    room = Room("academy")
    room.join("Anna")
    games = {"nobles": core.game("nobles").fingerprint}
    room.deliver(room.table.join("Bert", p.Hello(p.MAJOR, p.MINOR, "Bert", games)))
    assert room.lobby().watching == ["Bert"]
    assert room.notices("Bert") == room.notices("Anna") == [("lacks-game", "Bert", "academy")]


def test_a_client_leaves_a_table_whose_game_it_lacks_with_a_sentence_that_names_it():
    room, state = Room("academy"), TableState()
    room.join("Anna")
    with pytest.raises(codec.ProtocolError) as ended:
        state.update(msgspec.structs.replace(room.lobby(), game="goofspiel"))
    (sentence,) = ended.value.args
    assert "goofspiel" in sentence
    for language in LANGUAGES:
        said = Words(language).sentence(sentence)
        assert "goofspiel" in said
        assert (said == sentence) == (language == "en")


def test_who_comes_to_a_game_that_they_play_by_other_rules_is_told_what_to_do():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    token = room.token("Bert")
    for name, hers in (("Dora", None), ("Bert", token)):
        ((_, refused),) = room.table.join("x", other(name, "academy", token=hers))
        assert refused.code == "other-rules"
        assert "by other rules" in refused.text
        assert "use the same version as the host, and join again" in refused.text
    assert room.table.people.at("Bert").name == "Bert", "nobody is displaced"
    assert len(room.table.people.everybody) == 3


def test_picking_a_game_makes_those_stand_up_who_play_it_by_other_rules():
    room = Room("academy")
    room.join("Anna")
    room.deliver(room.table.join("Bert", other("Bert", "grail")))
    assert room.lobby().seats[1].name == "Bert"
    room.ask("Anna", p.Pick("nobles"))
    assert room.lobby().seats[1].name == "Bert"
    room.ask("Anna", p.Pick("grail"))
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])
    assert room.notices("Bert")[-1] == ("other-rules", "Bert")
    told = len(room.notices("Anna"))
    room.ask("Anna", p.Pick("grail"))
    assert room.notices("Anna")[told:] == [], "who stands already is not told of again"
    room.ask("Anna", p.Pick("academy"))
    assert room.ask("Bert", p.Sit(1)) is None


def test_who_is_away_keeps_their_seat_whatever_is_picked():
    room = Room("academy")
    room.join("Anna")
    room.join("Bert")
    room.leave("Bert")
    assert room.ask("Anna", p.Pick("grail")) is None
    assert room.lobby().seats[1].name == "Bert"


def test_who_comes_back_with_another_release_stands_up_in_the_lobby():
    room = Room("academy")
    room.join("Anna")
    room.join("Bert")
    token = room.token("Bert")
    room.leave("Bert")
    assert room.lobby().seats[1].name == "Bert"
    room.deliver(room.table.join("Bert", other("Bert", "academy", token=token)))
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])


# Options that were added while the rules kept their number


def without_additions(name: str, token: str | None = None) -> p.Hello:
    """A hello of a program that plays by the same rules and knows no option that was added."""
    return msgspec.structs.replace(hello(name, token), can=[])


@pytest.mark.parametrize("early", [False, True])
def test_a_program_that_does_not_know_an_option_plays_while_it_is_off_and_watches_while_it_is_on(early):
    room = Room("nobles")
    room.deliver(room.table.join("Anna", hello("Anna")))
    room.ask("Anna", p.Pick("nobles", {"early_tithe": early}))
    room.deliver(room.table.join("Bert", without_additions("Bert")))
    assert (room.lobby().seats[1].person, room.lobby().watching) == ((None, ["Bert"]) if early else (2, []))
    assert room.notices("Bert") == [("other-rules" if early else "joined", "Bert")]
    if not early:
        room.ask("Bert", p.Ready(True))
        room.start("Anna")
        assert room.last("Bert", p.Began).seat == 1


def test_a_program_that_does_not_know_an_option_gets_up_when_the_host_picks_it():
    room = Room("nobles")
    room.deliver(room.table.join("Anna", hello("Anna")))
    room.deliver(room.table.join("Bert", without_additions("Bert")))
    room.ask("Anna", p.Pick("nobles", {"early_tithe": True}))
    assert (room.lobby().seats[1].person, room.lobby().watching) == (None, ["Bert"])
    assert room.code("Bert", p.Sit(1)) == "other-rules"


def test_a_program_that_knows_the_option_plays_with_it():
    room = Room("nobles")
    for name in ("Anna", "Bert"):
        room.deliver(room.table.join(name, hello(name)))
    room.ask("Anna", p.Pick("nobles", {"early_tithe": True}))
    room.ask("Bert", p.Ready(True))
    room.start("Anna")
    began = room.last("Bert", p.Began)
    replica = core.Replica(core.game("nobles"), began.seat, core.Snapshot(0, began.state))
    assert replica.state.options.early_tithe is True


def test_a_program_says_which_options_that_were_added_it_knows():
    assert set(p.greeting("Anna").can) == {name for game in core.all_games() for name in game.additions()}
