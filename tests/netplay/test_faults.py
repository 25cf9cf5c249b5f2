"""Whole games with faults of every kind: reports stay true, and everybody sees the same game; see `harness.py`."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

import core
from netplay.client.state import ClientState
from netplay.journal.journal import Journal
from netplay.protocol import messages as p
from tests.conftest import FAULT_GAMES, FRESH
from tests.netplay.harness import played
from tests.netplay.journal.saved_room import close, written
from tests.netplay.room import Room, go_on

SEEDS = [*range(FAULT_GAMES), *range(FRESH, FRESH + len(core.IDS))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_outlives_whatever_happens_to_it(seed):
    """[F 34]"""
    world = played(seed)
    assert world.host.table.play.over


@pytest.mark.parametrize("seed", [0, 6, 10])
def test_a_host_that_moves_for_players_who_are_there_is_found_out(seed):
    """[F 25] Over faulty lines, and though the host dies and goes on."""
    world = played(seed, lies=True)
    verdicts = {guest.name: guest.client.state.games.current.verdict for guest in world.guests}
    assert world.victims
    assert "bot-untold" in {verdicts[name].code for name in world.victims}


@pytest.mark.slow
def test_a_number_decides_all_of_a_world():
    one, other = played(7), played(7)
    assert one.faults == other.faults
    assert one.host.table.play.dealer.outcome == other.host.table.play.dealer.outcome
    told = [[(guest.told, guest.done, guest.rejected, guest.lost) for guest in each.guests] for each in (one, other)]
    assert told[0] == told[1]


@pytest.mark.slow
def test_the_worlds_have_faults_of_every_kind():
    faults = sum((played(seed).faults for seed in (2, 14)), start=played(8).faults)
    assert set(faults) == {
        "cut", "client sees it", "host sees it", "stall", "client dies", "a bot stands in", "disk full",
        "dies before", "dies after", "dies between",
    }  # fmt: skip


def test_a_file_that_ends_in_the_middle_of_a_record_is_a_game_some_steps_younger(tmp_path):
    """[F 30] A host is killed, or its machine loses power, while it writes."""
    path = tmp_path / "journal.sqlite"
    room, rng = written(core.game("histrio"), path), random.Random(4)
    go_on(room, "Anna", 12, rng)
    whole = Path(f"{path}-wal").read_bytes()
    found = set()
    for number in range(24):
        copy = tmp_path / f"{number}" / "journal.sqlite"
        copy.parent.mkdir()
        shutil.copy(path, copy)
        Path(f"{copy}-wal").write_bytes(whole[: rng.randrange(len(whole) // 3, len(whole))])
        with Journal(copy) as journal:
            _, table = journal.resume("", False, lambda: 0.0)
        assert table.play.saved().steps == room.table.play.saved().steps[: table.seq]
        found.add(table.seq)
    assert len(found) > 3, "it was cut at different steps"
    close(room)


def test_an_action_is_still_awaited_when_something_else_was_turned_down():
    room = Room("academy")
    room.play("Anna", "Bert", "Cleo")
    client_state = ClientState()
    for message in room.heard["Anna"]:
        client_state.receive(message)
    act = client_state.act(next(iter(room.dealer.legal(0))))
    client_state.sent(act)
    client_state.receive(p.Rejected(0, "playing", "That must wait until the game is over.", 0))
    assert client_state.requests.pending is act
    client_state.receive(p.Rejected(act.n, "stale", "The game has moved on since. Please choose again.", 0))
    assert client_state.requests.pending is None
