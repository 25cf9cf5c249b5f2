"""`python -m netplay` as a process: joined over a socket, and closed by Ctrl-C without a trace."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys

import pytest
import trio

from netplay import protocol as p
from netplay.client import Client, Way


@pytest.fixture
def table():
    """Starts tables; whatever is left of them ends with the test."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "netplay", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
async def test_a_table_is_opened_joined_played_at_and_closed(table, how):
    process = table("--port", "0", "--bind", "127.0.0.1", "--table", "Camelot", "--pace", "0")
    first, second, third = [await trio.to_thread.run_sync(process.stdout.readline) for _ in range(3)]
    code = re.fullmatch(r"The host adds to that: --seat ((?:[2-9A-Z]{4}-?){3})\n", second)[1]
    port = int(
        re.fullmatch(r"The table is open\. Friends join with: \./scripts/play join 127\.0\.0\.1:(\d+)\n", first)[1]
    )
    with trio.fail_after(20):
        async with trio.open_nursery() as nursery:
            stranger = Client("127.0.0.1", port, "Zoe", lambda message: None)
            nursery.start_soon(stranger.run)
            await reached(lambda: stranger.mirror.lobby is not None)
            assert not stranger.mirror.is_host, "whoever comes first is nobody yet"
            client = Client("127.0.0.1", port, "Anna", lambda message: None, Way(code=code.lower()))
            nursery.start_soon(client.run)
            await reached(lambda: client.status == "open" and client.mirror.is_host)
            client.send(p.Kick(stranger.mirror.welcome.person))
            await reached(lambda: stranger.status == "closed")
            assert client.mirror.welcome.table == "Camelot"
            for message in (p.Stand(), *(p.AddBot(seat, "page") for seat in range(4)), p.Start()):
                assert client.send(message)
            await reached(lambda: client.mirror.lobby.phase == "over")
            assert client.mirror.replica.outcome
            process.send_signal(how)
            await reached(lambda: client.status == "closed")
        assert client.trouble == "The table has been closed."
        out, err = await trio.to_thread.run_sync(process.communicate)
    assert process.returncode == 0
    assert third == "This code is good for once. Ctrl-C closes the table.\n"
    assert (out, err) == ("The table is closed.\n", "")


async def reached(condition) -> None:
    """Wait until it is so."""
    while not condition():
        await trio.sleep(0.01)


def fails(process: subprocess.Popen[str]) -> str:
    """The only line of a table that could not be opened."""
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (1, "")
    (line,) = err.splitlines()
    return line


def test_a_port_in_use_and_one_that_is_none(table):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        in_use = table("--bind", "127.0.0.1", "--port", str(port))
        none = table("--port", "70000")
        elsewhere = table("--bind", "192.0.2.77", "--port", "0")
        assert (
            fails(in_use)
            == f"Port {port} cannot be used: another program has it. Choose another, or --port 0 for any that is free."
        )
        assert fails(none) == "There is no port 70000: ports go from 0 to 65535, and 0 is any that is free."
        assert fails(elsewhere) == (
            "That address is not one of this machine. Without --bind the table listens on all of them."
        )


def test_the_rules_have_one_fingerprint_in_every_process():
    command = [sys.executable, "-c", "from netplay.protocol import greeting; print(greeting('Anna'))"]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"PYTHONHASHSEED": seed}) for seed in "017"
    ]
    assert {process.communicate(timeout=20)[0].strip() for process in running} == {str(p.greeting("Anna"))}
