"""External bots at a real table, over a socket, with a real program."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import trio
import trio.testing

from netplay.bots.external_bot import SeatToken, main
from netplay.client.client import Client
from netplay.client.tokens import TokenStore
from netplay.protocol import messages as p
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.bots.visited_table import COME, reached

EXAMPLE = Path(__file__).parents[3] / "docs" / "greedy_bot.py"


# A whole game over a socket


async def at_a_real_table(nursery: trio.Nursery, program: str) -> tuple[Client, list[str]]:
    """Anna, the host, and how a visitor called Greedy is sent there for whom this program answers."""
    server = Server(Table("Camelot", "nobles"), UNLIMITED)
    port = await nursery.start(server.serve, "127.0.0.1", 0)
    anna = Client("127.0.0.1", port, "Anna", lambda message: None)
    nursery.start_soon(anna.run)
    await reached(lambda: anna.state.table.lobby is not None)
    visit = [sys.executable, "-m", "netplay", "bot", f"127.0.0.1:{port}", "--exec", program]
    return anna, [*visit, "--name", "Greedy"]


async def deal(anna: Client) -> None:
    """A page takes her seat, and the game begins when the visitor is ready."""
    await reached(lambda: anna.state.table.lobby.seats[1].ready)
    for message in (p.Stand(), p.AddBot(0, "page"), p.Start()):
        anna.send(message)


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.process
async def test_the_example_plays_a_whole_game_at_a_real_table():
    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            anna, command = await at_a_real_table(nursery, f"{sys.executable} {EXAMPLE}")
            guest = await trio.lowlevel.open_process([*command, "--beat", "0"], stderr=subprocess.PIPE)
            await deal(anna)
            await reached(lambda: anna.state.table.lobby.phase == "over")
            outcome = anna.state.games.replica.outcome
            assert not any(notice.code == "bot-in" for notice in anna.state.talk.lines if isinstance(notice, p.Notice))
            anna.send(p.Again())
            await reached(lambda: anna.state.table.lobby.phase == "lobby" and anna.state.table.lobby.seats[1].ready)
            said = await stopped(guest)
            await reached(lambda: anna.state.table.lobby.seats[1].person is None)
            nursery.cancel_scope.cancel()
    place = next(place for place, seats in enumerate(outcome.ranking, 1) if 1 in seats)
    assert said == [*COME, f"I came in as number {place} of 2."]


async def stopped(guest: trio.Process) -> list[str]:
    """What a program has said that is sent Ctrl-C now."""
    guest.send_signal(signal.SIGINT)
    assert await guest.wait() == 0
    return (await guest.stderr.receive_some()).decode().splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.process
async def test_who_is_stopped_in_a_game_comes_back_to_its_seat():
    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            anna, command = await at_a_real_table(nursery, f"{sys.executable} -S -c 'import time; time.sleep(60)'")
            guest = await trio.lowlevel.open_process(command, stderr=subprocess.PIPE)
            await deal(anna)
            await reached(lambda: anna.state.table.lobby.phase == "playing")
            assert await stopped(guest) == COME
            await reached(lambda: not anna.state.table.lobby.seats[1].here)
            guest = await trio.lowlevel.open_process(command, stderr=subprocess.PIPE)
            await reached(lambda: anna.state.table.lobby.seats[1].here)
            assert await stopped(guest) == COME
            nursery.cancel_scope.cancel()
    assert anna.state.table.lobby.watching == ["Anna"]


class At:
    """A mirror of somebody who was welcomed, or was not."""

    def __init__(self, phase: str = "", seat: int | None = 1) -> None:
        self.table = SimpleNamespace(my_seat=seat, welcome=None, lobby=None)
        if phase:
            self.table.welcome = SimpleNamespace(table_id="camelot", token="new")
            self.table.lobby = SimpleNamespace(phase=phase)


@pytest.mark.parametrize(
    ("client_state", "kept"),
    [
        (At("playing"), "new"),
        (At("over"), "new"),
        (At("lobby"), None),
        (At("playing", seat=None), None),
        (At(), "old"),
    ],
    ids=["in a game", "after it", "in the lobby", "watching", "never let in"],
)
def test_a_key_lies_on_disk_only_while_nobody_uses_it(client_state, kept, tmp_path):
    ring = TokenStore(tmp_path)
    ring.keep("camelot", "Greedy", "old", "here:1")
    back, other = SeatToken(ring, "Greedy"), SeatToken(ring, "Greedy")
    back.where = other.where = "here:1"
    assert [back.key("camelot"), other.key("camelot")] == ["old", None]
    back.keep(client_state)
    other.keep(At())
    assert ring.get("camelot", "Greedy", "here:1") == kept


def test_what_is_said_on_a_command_line_reaches_no_terminal_raw(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["\x1b[31mred", "--exec", "cat", "\x1b]2;title\x07"])
    assert "\x1b" not in capsys.readouterr().err
