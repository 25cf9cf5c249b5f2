"""A table in lines: the lobby, people who come and go, talk, and what the host decides."""

from __future__ import annotations

import random
import re

import pytest

import core
from netplay.protocol import codec
from netplay.protocol.messages import Chat
from tests.tui.in_lines import TextPlayer, answers
from tests.tui.local import LocalClient, LocalTable
from tui.app.settings import LANGUAGES
from tui.lines.commands import BOTH, IN_GAME, IN_LOBBY
from tui.lines.screen_reader import ScreenReaderWords
from tui.text.words import Words


def test_a_lobby_is_set_up_and_a_game_begun_in_lines():
    local = LocalTable("Anna", "Boris", game="nobles")
    host, guest = TextPlayer(local), TextPlayer(local, 1, "fr")
    assert "1: A Anna, you, host, ready" in host.lines
    assert any(line.startswith("2: B Boris, vous") for line in guest.lines)
    host.type("g academy")
    assert "Game: Medieval Academy" in host.lines
    host.type("o excalibur=on")
    assert host.client.state.table.lobby.options["excalibur"] is True
    assert any("excalibur=on" in line for line in host.lines)
    host.type("o clock=60")
    assert host.client.state.table.lobby.house.clock == 60
    assert any("clock=60" in line for line in guest.lines)
    assert any("clock=60 (0, 30" in line for line in host.type("o clock=59"))
    host.type("o hints=off")
    assert host.client.state.table.lobby.house.hints is False
    host.type("b")
    assert any("bot, squire" in line for line in host.lines)
    host.type("c 3")
    assert any("Tristan, bot, bold squire" in line for line in host.lines)
    assert "Only the host can do that." not in guest.lines
    assert guest.type("s")[-1] == "Seul l’hôte en décide."
    guest.type("к")  # where r is on a Russian keyboard
    host.type("s")
    local.bots()
    assert guest.client.state.games.replica is not None
    assert any("Keep one card" in line for line in host.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_what_the_game_and_its_options_mean_can_be_asked_in_the_lobby(game, language):
    words, local = Words(language), LocalTable("Anna", "Boris", game=game)
    host, guest = TextPlayer(local, language=language), TextPlayer(local, 1, language=language)
    lines = host.type("i")
    assert lines[0] == codec.clean(
        ScreenReaderWords(language).spaced(f"{words(f'{game}-name')}: {words(f'{game}-blurb')}")
    )
    names = [choice.name for choice in core.game(game).offered(2)]
    assert [line.partition(":")[0].rstrip() for line in lines[1:]] == [*names, "clock", "stand-in", "hints"]
    for name in names:
        (told,) = guest.type(f"i {name}")
        assert told.endswith(codec.clean(host.person.words.readable(words(f"{game}-about-{name}"))))
    assert guest.type("i clock") == [words("lines-no-answer", said="clock")], "it is off: nothing is said of it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_at_a_terminal_is_told_once_what_they_can_type(language):
    local = LocalTable("Anna", "Boris", game="nobles")
    words = Words(language)
    hello, unready = (codec.clean(words(f"lines-{key}")) for key in ("hello", "unready"))
    host, guest = TextPlayer(local, typing=True), TextPlayer(local, 1, language, typing=True)
    script = TextPlayer(local, 1, language)
    assert guest.lines[0] == hello
    assert guest.lines[-1] == unready
    assert host.lines[0] == Words("en")("lines-hello")
    assert Words("en")("lines-unready") not in host.lines, "he starts"
    local.clients[1].heard = guest.person.heard
    guest.type("r")
    host.type("s")
    local.play(lambda replica: False, random.Random(3))
    assert (guest.lines.count(hello), guest.lines.count(unready)) == (1, 1)
    host.type("a")
    assert (guest.lines.count(hello), guest.lines.count(unready)) == (1, 2), "nobody is ready for the next game"
    assert not {hello, unready} & {*script.lines}


def test_talk_and_names_cannot_reach_the_terminal_raw():
    local = LocalTable("Anna", "Boris")
    told = TextPlayer(local)
    local.clients[1].send(Chat("well\x1b[31m\u202e\x07 done"))
    assert told.lines[-1].endswith("Boris: well[31m done")
    told.person.output.say("a\x1b]0;b\x07c")
    assert told.lines[-1] == "a]0;bc"


def test_who_is_away_is_said_to_who_waits_for_them():
    local = LocalTable("Anna", "Boris", "Chloé", game="academy")
    local.start()
    told = TextPlayer(local, typing=True)
    told.type("1")
    assert told.lines[-1] == "Still choosing: Boris, Chloé…"
    local.clients[1].leave()
    assert told.lines[-1] == "Still choosing: Boris, Chloé… Boris is away."


def test_a_list_of_people_is_chosen_from_by_number():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    listed = told.type("p")
    at = next(line.split(":")[0] for line in listed if "Boris" in line)
    assert any("Send away" in line for line in told.type(at))
    told.type("3")
    assert local.clients[1].state.table.refused.code == "kicked" or local.clients[1].state.table.my_seat is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "game"])
def test_what_the_host_decides_about_who_comes_is_told(playing, language):
    local, words = LocalTable("Anna", "Boris", game="nobles"), Words(language)
    if playing:
        local.start()
    host, guest = TextPlayer(local, language=language), TextPlayer(local, 1)
    told = len(guest.lines)
    for choice, said in (
        ("door-close", "door-closed"), ("door-open", "door-open"), ("ask-on", "ask-on"), ("ask-off", "ask-off"),
        ("watch-none", "watch-none"), ("watch-silent", "watch-silent"), ("watch-free", "watch-free"),
    ):  # fmt: skip
        assert words(f"lines-{said}") not in host.lines
        line = next(line for line in host.type("p") if line.endswith(codec.clean(words(f"people-{choice}"))))
        assert host.type(line.split(":")[0]) == [codec.clean(words(f"lines-{said}"))]
        host.lines.clear()
    assert len(guest.lines) == told, "it is the host who decides"


def test_every_command_is_in_the_help():
    words = Words("en")
    for table, key in ((BOTH, "both"), (IN_GAME, "game"), (IN_LOBBY, "lobby")):
        text = words(f"lines-help-{key}")
        for name in (name for name in table if len(name) == 1):
            assert re.search(rf"(?:^|[\s.]){re.escape(name)}\b|{re.escape(name)}:", text), name


def test_the_host_abandons_a_game_when_asked_twice():
    local = LocalTable("Anna", "Boris", game="nobles", proven=True)
    local.start()
    local.play(lambda replica: replica.seq >= 20, random.Random(1))
    host, guest = TextPlayer(local), TextPlayer(local, 1)
    guest.type("a")
    guest.type("a")
    assert local.clients[0].state.table.lobby.phase == "playing"
    assert host.type("a")[-1] == host.person.words("lines-abandon-again")
    host.type("s")
    assert host.type("a")[-1] == host.person.words("lines-abandon-again"), "it was not said twice"
    assert host.type("d") == [host.person.words("lines-no-deal")], "it is checked when the game is over"
    assert host.type("a")[-1] == host.person.words("lines-abandon-again")
    host.type("a")
    assert local.clients[0].state.table.lobby.phase == "lobby"
    assert any("d: more about it." in line for line in host.lines)
    listed = host.type("d")
    assert "" not in listed
    assert listed[-1].startswith("3: ")
    assert local.clients[0].state.table.lobby.broken.agreed == []
    host.type("2")
    assert len(local.clients[0].state.table.lobby.broken.agreed) == 1


def comes_back(local: LocalTable, at: int) -> TextPlayer:
    """The same person by a new program, which hears of each message as it comes."""
    former = local.clients[at]
    former.leave()
    client = local.clients[at] = LocalClient(local, former.name)
    told = TextPlayer(local, at)
    told.client.state.table.welcome = former.state.table.welcome  # the key to his seat, and nothing else
    client.join()
    return told


def test_who_comes_back_to_a_game_hears_everybody_by_name():
    """The game is told to a new program before the table is: until then nobody has a name."""
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq > 20 and 1 in replica.to_act, random.Random(3))
    told = comes_back(local, 1)
    assert told.person.gate.ready
    assert answers(told.lines)
    assert [line for line in told.lines if re.match(r"[12]\b(?!:)", line) or "court of 1" in line] == []
    assert any(line.startswith(("Anna", "Boris")) for line in told.lines[told.lines.index("Duelling Nobles") :])
    assert "Boris is away; the seat is kept." not in told.lines, "he is here again"
    assert "" not in told.lines


def test_that_another_is_away_is_told():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    local.clients[1].leave()
    assert "Boris is away; the seat is kept." in told.lines


def test_who_only_looks_on_hears_everybody_by_name():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq > 20, random.Random(3))
    client = LocalClient(local, "Vera")
    local.clients.append(client)
    told = TextPlayer(local, 2)
    client.heard = lambda message: (heard_early(told), told.person.heard(message))
    client.join()
    assert [line for line in told.lines if re.match(r"[12]\b(?!:)", line)] == []
    assert any(line.startswith("Anna") for line in told.lines)
    assert told.person.gate.ready


def heard_early(told: TextPlayer) -> None:
    """What is piped waits until the table is known."""
    assert told.client.state.table.lobby is not None or not told.person.gate.may_be_meant("s")
