"""Finished games for the tests of replays, kept as a client keeps them.

Knows: how to play a table in one process, the recorder.
Must not know: any one game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import core
from netplay.archive import store
from netplay.archive.file_format import GameFile
from netplay.archive.kept_game import Disclosed, KeptGame
from netplay.archive.opened_game import OpenedGame
from netplay.archive.recorder import GameRecorder
from netplay.archive.summary import Told, summarize
from netplay.protocol.messages import Began, Played
from tests.tui.local import LocalClient, LocalTable

NOON = 1_750_000_000.0
"""The time of day in the tests."""


def recorded(client: LocalClient, folder: Path, clock: Callable[[], float] = lambda: NOON) -> GameRecorder:
    """Keeps the games of a client in this folder; what else listens to the client goes on listening."""
    recorder, before = GameRecorder(store.Archive(folder), clock), client.heard

    def heard(message: Any) -> None:
        recorder.update(client.state)
        before(message)

    client.heard = heard
    return recorder


def table(game: str, folder: Path, seed: int = 3, proven: bool = True, people: int = 2) -> LocalTable:
    """A table whose first player keeps their games, with bots if the game needs more than the people."""
    made = LocalTable(*["Anna", "Boris", "Chloe"][:people], game=game, seed=seed, proven=proven)
    recorded(made.clients[0], folder)
    return made


def play(made: LocalTable, seed: int = 3, bots: int = 0) -> None:
    """Plays a game at random to its end."""
    fewest = core.game(made.table.seats.game).seats[0]
    made.start(bots=max(bots, fewest - len(made.clients)))
    made.play(lambda replica: False, random.Random(seed))


def kept(game: str, folder: Path, seed: int = 3, proven: bool = True) -> GameFile:
    """A whole game, as its first player keeps it."""
    play(table(game, folder, seed, proven), seed)
    return store.read(store.Archive(folder).games()[0].path)


def opened(game: str, folder: Path, seed: int = 3, proven: bool = True) -> OpenedGame:
    """The same, opened."""
    return OpenedGame(kept(game, folder, seed, proven))


def of_dealer(dealer: core.Dealer[Any], options: dict[str, Any], seed: bytes, seat: int | None = 0) -> OpenedGame:
    """The game of a dealer that is over, as a seat would have kept it."""
    return OpenedGame(file_of_dealer(dealer, seed, seat))


def file_of_dealer(dealer: core.Dealer[Any], seed: bytes | None, seat: int | None = 0) -> GameFile:
    """The same as the content of a file; without a seed the table has not opened it."""
    began = Began(dealer.game.id, [*range(dealer.seats)], seat, dealer.first_snapshot(seat).state)
    names = [f"Player{number}" for number in range(dealer.seats)]
    told = Told(began, dealer.history(seat), "camelot", "Camelot", names, [""] * dealer.seats, NOON)
    disclosed = Disclosed(seed, [Played(each.actor, each.action) for each in dealer.steps]) if seed else None
    assert dealer.outcome is not None
    return GameFile(
        summarize(
            told,
            core.follow_game(dealer.game, began.seat, core.Snapshot(0, began.state), dealer.history(began.seat)).last,
        ),
        KeptGame(began, dealer.history(seat), disclosed),
    )
