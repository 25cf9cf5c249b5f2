"""The command `hall`: what is loaded before anybody waits for it, and what is done in threads."""

from __future__ import annotations

import signal

import trio

from netplay.cli import hall
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.tournaments.desk import PACKAGES
from netplay.server.computing import Computing
from netplay.server.limits import IN_HALL
from netplay.server.server import Server


def test_what_tournaments_need_is_loaded_where_it_is_installed(monkeypatch):
    asked: list[str] = []

    def load(name: str) -> None:
        asked.append(name)
        raise ImportError(name)

    monkeypatch.setattr(hall, "import_module", load)
    hall.load_packages()
    assert [name.partition(".")[0] for name in asked] == list(PACKAGES)


class Interrupted:
    """The signals of a hall that is ended as soon as it is open."""

    def __init__(self, club: Hall) -> None:
        self.club, self.draws_in = club, None

    def __aiter__(self) -> Interrupted:
        return self

    async def __anext__(self) -> int:
        self.draws_in = type(getattr(self.club.desk.compute, "__self__", None))
        return signal.SIGINT


async def test_rounds_are_drawn_in_a_thread_while_the_hall_is_served():
    club = Hall("Club", Directory(Clocks(trio.current_time, lambda: 1e9)))
    asked = hall.arguments().parse_args(["--port", "0", "--bind", "127.0.0.1", "--quiet"])
    signals = Interrupted(club)
    assert await hall.serve(Server(club, IN_HALL), club, asked, signals) == 0
    assert signals.draws_in is Computing
