"""Programs in the arena of a hall: they enter by themselves, meet each other again and again, and find their way
back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import trio

from netplay.bots.arena import Arena, Connects
from netplay.bots.external_bot import ExternalBot
from netplay.bots.ladder import NOWHERE
from netplay.client.client import Client
from netplay.client.tokens import TokenStore
from netplay.hall.tournaments import arena as arenas
from tests.netplay.bots.visited_table import Scripted, reached
from tests.netplay.hall.served import Served


def visits(served: Served, name: str, folder: Path, said: list[str]) -> Arena:
    """The visits of a program that answers at random, over lines in memory."""

    class Local(Client):
        async def _open(self):
            return served.line()

    rng = random.Random(name)
    program = Scripted(lambda question: rng.randrange(len(question["legal"])))

    def bot(told_end) -> ExternalBot:
        return ExternalBot(program, said.append, beat=0, told_end=told_end)

    return Arena(Connects("camelot", 4747, name, client=Local), bot, said.append, TokenStore(folder))


@pytest.mark.slow
async def test_programs_meet_again_and_again_in_the_arena(tmp_path, autojump_clock):
    said: list[str] = []
    async with trio.open_nursery() as nursery:
        served = Served(nursery)
        arenas.hold(served.hall.desk, "nobles")
        arenas.hold(served.hall.desk, "nobles")
        (tournament,) = served.hall.desk.tournaments.values()
        for name in ("Merlin", "Morgan", "Nimue"):
            nursery.start_soon(visits(served, name, tmp_path, said).run)
        await reached(lambda: sum(each.games for each in tournament.standings()) >= 8)
        assert {each.name for each in tournament.standings()} == {"Merlin", "Morgan", "Nimue"}
        assert all(each.games for each in tournament.standings()), "nobody is left out"
        assert len({each.rating for each in tournament.standings()}) > 1
        nursery.cancel_scope.cancel()


async def test_a_hall_without_an_arena_is_left_with_a_sentence(tmp_path, autojump_clock):
    said: list[str] = []
    async with trio.open_nursery() as nursery:
        served = Served(nursery)
        await visits(served, "Merlin", tmp_path, said).run()
        nursery.cancel_scope.cancel()
    assert said == [NOWHERE]


async def test_a_program_that_is_started_again_is_the_same_entrant(tmp_path, autojump_clock):
    said: list[str] = []
    async with trio.open_nursery() as nursery:
        served = Served(nursery)
        arenas.hold(served.hall.desk, "nobles")
        (tournament,) = served.hall.desk.tournaments.values()
        for _ in range(2):
            arena = visits(served, "Merlin", tmp_path, said)
            nursery.start_soon(arena.run)
            await reached(lambda: any(each.ready for each in tournament.record.active))
            arena.hang_up()
            await trio.sleep(1)
            for each in tournament.record.active:
                each.ready = False
        assert [each.name for each in tournament.standings()] == ["Merlin"]
        nursery.cancel_scope.cancel()
