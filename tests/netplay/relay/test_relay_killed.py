"""Whole games through a relay in a process of its own; relay, host and a guest are killed as `kill -9` does it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.phrases.phrase import Phrase, parse
from netplay.protocol import messages as p
from tests.netplay.test_process import reached
from tests.package.lines_player import LinesPlayer

pytestmark = pytest.mark.process

HERE, ROOT = "127.0.0.1", Path(__file__).parents[3]


class Program:
    """`python -m netplay` with these words, which can be killed and started again."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    async def start(self, *words: str, lines: int) -> list[str]:
        """Returns the first lines that it prints."""
        command = [sys.executable, "-m", "netplay", *words]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        return [await trio.to_thread.run_sync(self._process.stdout.readline) for _ in range(lines)]

    def kill(self) -> None:
        """Ends it without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@pytest.fixture
def programs():
    programs = Program(), Program()
    yield programs
    for program in programs:
        program.kill()


class Guest:
    """A client that comes through the relay and plays at random, slowly enough to be killed on the way."""

    def __init__(self, name: str, relay: int, phrase: Phrase, code: str = "") -> None:
        self.name, self.tokens = name, {}
        self._called = HERE, relay
        self._phrase, self._code = phrase, code
        self.client = self._new()

    def _new(self) -> Client:
        way = Way(self.tokens.get, self._code, self._phrase.secret, room=self._phrase.room)
        return Client(*self._called, self.name, self._heard, way)

    def _heard(self, message: p.Message | None) -> None:
        welcome = self.client.state.table.welcome
        if welcome is not None and welcome.token:
            self.tokens[welcome.table_id], self._code = welcome.token, ""

    async def play(self, rng: random.Random) -> None:
        """Acts whenever it is asked."""
        while True:
            await trio.sleep(0.01)
            state = self.client.state
            if state.games.replica is None or self.client.status != "open" or state.requests.pending is not None:
                continue
            if legal := state.games.replica.legal():
                self.client.send(state.act(rng.choice(list(legal))))

    async def run(self, deaths: list[trio.Event]) -> None:
        """Runs the client; at each of these events it is cut off without a word, and another one takes its place."""
        for death in deaths:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self.client.run)
                await death.wait()
                nursery.cancel_scope.cancel()
            self.client = self._new()
        await self.client.run()

    @property
    def proven(self) -> bool:
        game = self.client.state.games.current
        return game is not None and game.record is not None


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_through_a_relay_outlives_the_death_of_each_side(programs, tmp_path, seed):
    relay, host = programs
    path, rng = tmp_path / "journal.sqlite", random.Random(seed)
    port = re.search(r":(\d+)$", (await relay.start("relay", "0", "--bind", HERE, lines=1))[0].strip())[1]
    common = "--port", "0", "--bind", HERE, "--journal", str(path), "--pace", "0"
    told = await host.start(*common, "--relay", f"{HERE}:{port}", "--game", "academy", lines=3)
    phrase, code = parse(told[1].rpartition("/")[2]), told[2].split()[-1]
    assert phrase.room
    guests = [Guest("Anna", int(port), phrase, code), Guest("Bert", int(port), phrase)]
    death = trio.Event()
    async with trio.open_nursery() as nursery:
        for number, guest in enumerate(guests):
            nursery.start_soon(guest.run, [death] if number else [])
            await reached(lambda guest=guest: guest.client.state.table.my_seat is not None)
        guests[1].client.send(p.Ready(True))
        await reached(lambda: guests[0].client.state.table.lobby.problem is None)
        guests[0].client.send(p.Start())
        await reached(lambda: all(guest.client.state.games.replica is not None for guest in guests))
        for guest in guests:
            nursery.start_soon(guest.play, rng)
        await seen(guests, 8)
        relay.kill()
        await reached(lambda: all(guest.client.status == "lost" for guest in guests))
        await relay.start("relay", port, "--bind", HERE, lines=1)
        await seen(guests, 8)
        host.kill()
        told = await host.start(*common, "--resume", lines=3)
        assert told[1].rpartition("/")[2].strip() == str(phrase), "the phrase and the room stay"
        await seen(guests, 8)
        death.set()
        await trio.sleep(0.1)
        await reached(lambda: all(guest.proven for guest in guests))
        nursery.cancel_scope.cancel()
    assert [guest.client.state.games.current.record is not None for guest in guests] == [True, True]


async def test_a_guest_whose_program_is_killed_has_their_seat_again_through_the_relay(programs, tmp_path):
    """The guest plays in lines of text, in a process of their own with a home of their own."""
    relay, host = programs
    port = re.search(r":(\d+)$", (await relay.start("relay", "0", "--bind", HERE, lines=1))[0].strip())[1]
    common = "--port", "0", "--bind", HERE, "--no-journal", "--pace", "0"
    told = await host.start(*common, "--relay", f"{HERE}:{port}", "--game", "nobles", lines=3)
    invitation, code = told[1].split(" join ")[1].strip(), told[2].split()[-1]
    anna = Guest("Anna", int(port), parse(invitation.rpartition("/")[2]), code)
    command = [sys.executable, "-m", "tui", "join", *invitation.split(), "--lines", "--name", "Boris", "--lang", "en"]
    home = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    boris = LinesPlayer(command, ROOT, home)
    try:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(anna.run, [])
            await trio.to_thread.run_sync(boris.wait_for, "you are Boris")
            boris.say("ready")
            await reached(lambda: anna.client.state.table.lobby.problem is None)
            anna.client.send(p.Start())
            await reached(lambda: anna.client.state.games.replica is not None)
            nursery.start_soon(anna.play, random.Random(1))
            for _ in range(2):
                before = anna.client.state.games.replica.seq
                await played(boris, lambda before=before: anna.client.state.games.replica.seq > before + 8)
                boris.kill()
                boris = LinesPlayer(command, ROOT, home)
            await played(boris, lambda: anna.proven)
            await trio.to_thread.run_sync(boris.wait_for, "was not there when the cards were dealt")
            await reached(lambda: anna.client.state.games.current.verdict is not None)
            assert anna.client.state.games.current.verdict.fair
            assert anna.client.state.games.names() == ["Anna", "Boris"]
            nursery.cancel_scope.cancel()
    finally:
        boris.kill()


async def played(player: LinesPlayer, on: Callable[[], bool]) -> None:
    """Answers in lines until this is so."""
    with trio.fail_after(60):
        while not on():
            player.say("1")
            await trio.sleep(0.1)


async def seen(guests: list[Guest], steps: int) -> None:
    """Waits until both have seen so many steps more."""
    before = [guest.client.state.games.replica.seq for guest in guests]

    def on() -> bool:
        replicas = [guest.client.state.games.replica for guest in guests]
        pairs = zip(replicas, before, strict=True)
        return all(replica is not None and replica.seq >= was + steps for replica, was in pairs)

    await reached(on)
