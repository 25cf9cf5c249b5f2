"""Benchmarks of finished games: seeking in the longest game of several, and statistics of a thousand games.

Knows: kept games, replays, statistics.
Must not know: screens, the network.
"""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

import core
from netplay.archive import file_format, store
from netplay.archive.file_format import GameFile
from netplay.archive.kept_game import Disclosed, KeptGame
from netplay.archive.library import Library
from netplay.archive.opened_game import OpenedGame
from netplay.archive.statistics import GROUPS, parts_of, totals
from netplay.archive.summary import Told, summarize
from netplay.protocol.messages import Began, Played
from tui.game_view.replay.replay import Replay
from tui.text.words import Words

TRIED, SOUGHT, GAMES = 12, 200, 1000
"""Games of which the longest is taken, steps that are sought in it, and games that are counted."""


def replays() -> None:
    """(r) the worst seek in the longest game, from each view; and the time of the statistics of a thousand games."""
    files: list[GameFile] = []
    for id in core.IDS:
        files.append(max((_played(core.game(id), seed) for seed in range(TRIED)), key=lambda each: each.summary.steps))
        taken = _seeks(files[-1])
        print(
            f"(r) {id}: to any of {files[-1].summary.steps} steps in {1000 * median(taken):.1f} ms, "
            f"at worst {1000 * max(taken):.1f} ms (goal 50)"
        )
    print(f"(r) statistics of {GAMES:,} kept games: {_counted(files):.2f} s from the files to all totals (goal 1)")


def _played(game: core.Game[Any], number: int) -> GameFile:
    """Returns a game of the most players, played at random, as its first seat keeps it."""
    seed, rng = number.to_bytes(32, "big"), random.Random(number)
    dealer = core.Dealer(game, max(game.seats), seed=seed)
    while dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    began = Began(game.id, [*range(dealer.seats)], 0, dealer.first_snapshot(0).state)
    names = [f"Player {seat}" for seat in range(dealer.seats)]
    told = Told(began, dealer.history(0), "bench", "Bench", names, [""] * dealer.seats, 1e9)
    last = core.follow_game(game, 0, core.Snapshot(0, began.state), dealer.history(0)).last
    steps = [Played(each.actor, each.action) for each in dealer.steps]
    return GameFile(summarize(told, last), KeptGame(began, dealer.history(0), Disclosed(seed, steps)))


def _seeks(file: GameFile) -> list[float]:
    """Returns the seconds in which the replay stood at a step, with all that a screen draws of it."""
    replay, rng, taken = Replay(OpenedGame(file), lambda: Words("en")), random.Random(1), list[float]()
    for view in replay.opened.views():
        replay.look_from(view)
        for _ in range(SOUGHT):
            step = rng.randrange(replay.steps + 1)
            started = time.perf_counter()
            replay.go(step)
            replay.view()
            replay.lines()
            taken.append(time.perf_counter() - started)
    return taken


def _counted(files: list[GameFile]) -> float:
    """Returns the seconds of the statistics of many games."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(GAMES):
            file = files[number % len(files)]
            summary = msgspec.structs.replace(file.summary, id=f"{number:012}", ended=1e9 + number)
            content = file_format.encode(file._replace(summary=summary))
            (folder / f"{number:012}{store.SUFFIX}").write_bytes(content)
        started = time.perf_counter()
        summaries = Library(store.Archive(folder), None).summaries()
        for by in GROUPS:
            totals(parts_of(summaries, "Player 0"), by)
        return time.perf_counter() - started
