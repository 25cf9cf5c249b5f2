"""A real host's process is killed at random moments of real games, and goes on: the players come back by themselves,
nothing that anybody was told is lost, and at its end the game is proven."""

from __future__ import annotations

import random
import sys
from typing import Any, ClassVar

import pytest
import trio

import core
from netplay.client import client as clients
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.journal.journal import Journal
from netplay.protocol import messages as p
from tests.conftest import FRESH, HOST_KILLS
from tests.netplay.killable import Killable
from tests.netplay.test_process import reached
from tui.game_view.replay import taking_back

pytestmark = pytest.mark.process

PER_GAME = 3
"""How often the host of one game is killed, if it lasts so long."""


class HostProcess(Killable):
    """A host without a screen."""

    code = ""
    """With it the host comes."""

    async def start(self, *more: str) -> None:
        await super().start(*more)
        self.code = (await self.line()).split()[-1]


@pytest.fixture
def host(tmp_path):
    host = HostProcess(tmp_path / "journal.sqlite")
    yield host
    host.kill()


class Player:
    """A client that plays at random. He notes what he sent over the present line, and which of it he was told has
    happened."""

    def __init__(self, name: str, host: HostProcess, rng: random.Random, code: str = "") -> None:
        self.client = Client("127.0.0.1", host.port, name, self.heard, Way(code=code))
        self.rng = rng
        self.welcomes: list[p.Welcome] = []
        self.done: list[tuple[int, list[object]]] = []
        self._sent: p.Act | None = None

    @property
    def reports(self) -> list[core.Report]:
        """All that he was told."""
        return self.client.state.games.reports

    @property
    def proven(self) -> bool:
        """Has he seen the end, and all of the game?"""
        game = self.client.state.games.current
        return game is not None and game.record is not None

    def holds_back(self) -> bool:
        """True if no answer is given now."""
        return False

    def heard(self, message: p.Message | None) -> None:
        client_state = self.client.state
        if isinstance(message, p.Welcome):
            self.welcomes.append(message)
            self._sent = None
        if client_state.games.replica is None:
            return
        if (
            isinstance(message, core.Report)
            and message.actor == client_state.games.replica.seat
            and self._sent is not None
        ):
            self.done.append((message.seq, self._sent.action))
            self._sent = None
        if (
            self.client.status == "open"
            and not self.holds_back()
            and client_state.requests.pending is None
            and (legal := client_state.games.replica.legal())
        ):
            act = client_state.act(self.rng.choice(list(legal)))
            self._sent = act if self.client.send(act) else None


async def begun(host: HostProcess, game: core.Game, rng: random.Random, nursery: trio.Nursery) -> list[Player]:
    """A game of two people and bots."""
    await host.start("--bind", "127.0.0.1", "--game", game.id)
    anna, bert = players = [Player("Anna", host, rng, host.code), Player("Bert", host, rng)]
    for each in players:
        nursery.start_soon(each.client.run)
        await reached(lambda each=each: each.client.state.table.my_seat is not None)
    for seat in range(2, game.seats[0]):
        anna.client.send(p.AddBot(seat, "page"))
    bert.client.send(p.Ready(True))
    await reached(lambda: anna.client.state.table.lobby.problem is None)
    anna.client.send(p.Start())
    await reached(lambda: all(each.client.state.games.replica is not None for each in players))
    return players


async def killed_and_back(host: HostProcess, players: list[Player]) -> bool:
    """The host is killed and goes on; all come back and know what they knew. False if they had seen the end."""
    host.kill()
    await reached(lambda: all(each.client.status == "lost" for each in players))
    if all(each.proven for each in players):
        return False
    known = [(len(each.welcomes), each.reports) for each in players]
    await host.start("--resume")
    for each, (welcomes, reports) in zip(players, known, strict=True):
        await reached(lambda each=each, welcomes=welcomes: len(each.welcomes) > welcomes)
        await reached(lambda each=each: each.client.status == "open" and each.client.state.games.replica is not None)
        assert each.reports[: len(reports)] == reports, "what was told has happened"
    return True


@pytest.mark.parametrize("number", range(-(-HOST_KILLS // PER_GAME)))
async def test_a_host_that_is_killed_loses_nothing_and_everybody_comes_back(number, host, monkeypatch):
    """[F 30] At any moment, in the midst of real games."""
    monkeypatch.setattr(clients, "BACKOFF", (0.05, 0.1))
    rng = random.Random(f"{FRESH} {number}")
    with trio.fail_after(120):
        async with trio.open_nursery() as nursery:
            players = await begun(host, core.all_games()[(FRESH + number) % len(core.IDS)], rng, nursery)
            for _ in range(min(PER_GAME, HOST_KILLS - PER_GAME * number)):
                target = min(len(each.reports) for each in players) + rng.randrange(1, 25)
                await reached(lambda target=target: all(each.proven or len(each.reports) >= target for each in players))
                await trio.sleep(rng.uniform(0, 0.02))
                if not await killed_and_back(host, players):
                    break
            await reached(lambda: all(each.proven for each in players))
            await reached(lambda: all(each.client.state.games.current.verdict is not None for each in players))
            nursery.cancel_scope.cancel()
    with Journal(host.path) as journal:
        steps = journal.read(players[0].welcomes[0].table_id).play.steps
    for each in players:
        assert each.client.state.games.current.verdict.fair, each.client.state.games.current.verdict
        assert len({(w.person, w.token, w.table_id, w.name) for w in each.welcomes}) == 1
        assert [(seq, steps[seq - 1].action) for seq, _ in each.done] == each.done


class Waverer(Player):
    """A player who takes back what can be taken back, the first time and then now and then, and agrees to what others
    want to take back."""

    first: ClassVar[Waverer | None] = None
    """The one who came first. The other leaves them the time to take something back once."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.wavered = False
        if self.first is None:
            Waverer.first = self

    def holds_back(self) -> bool:
        first = self.first
        if first in (None, self) or first.wavered or (game := first.client.state.games.current) is None:
            return False
        return bool(game.replica.legal()) or taking_back.last_choice(game) is not None

    def heard(self, message: p.Message | None) -> None:
        client_state, game = self.client.state, self.client.state.games.current
        if self.client.status == "open" and taking_back.is_awaited(client_state):
            consent = taking_back.answer(client_state, agree=True)
            assert consent is not None
            self.client.send(consent)
        self.wavered |= isinstance(message, core.Report) and core.TakeBack.is_packed(message.action)
        wavers = game is not None and (not self.wavered or self.rng.random() < 0.5)
        wanted = taking_back.last_choice(game) if wavers else None
        if self.client.status == "open" and wanted is not None and not client_state.requests.pending:
            self.client.send(client_state.act(wanted))
        super().heard(message)
        self.done.clear()


@pytest.mark.parametrize("game", ["histrio", "nobles"])
async def test_what_was_taken_back_stays_so_after_a_kill_and_the_deal_is_still_proven(game, host, monkeypatch):
    monkeypatch.setattr(clients, "BACKOFF", (0.05, 0.1))
    monkeypatch.setattr(sys.modules[__name__], "Player", Waverer)
    monkeypatch.setattr(Waverer, "first", None)
    rng = random.Random(f"{FRESH} {game}")
    with trio.fail_after(120):
        async with trio.open_nursery() as nursery:
            players = await begun(host, core.game(game), rng, nursery)
            for _ in range(2):
                target = min(len(each.reports) for each in players) + rng.randrange(10, 25)
                await reached(lambda target=target: all(each.proven or len(each.reports) >= target for each in players))
                if not await killed_and_back(host, players):
                    break
            await reached(lambda: all(each.proven for each in players))
            await reached(lambda: all(each.client.state.games.current.verdict is not None for each in players))
            nursery.cancel_scope.cancel()
    with Journal(host.path) as journal:
        steps = journal.read(players[0].welcomes[0].table_id).play.steps
    assert any(core.TakeBack.is_packed(step.action) for step in steps)
    for each in players:
        assert each.client.state.games.current.verdict.fair, each.client.state.games.current.verdict
