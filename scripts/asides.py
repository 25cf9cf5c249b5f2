"""What stands around the boards, for the page of pictures: lessons, recaps, hints, finished games.

Knows: the screens' test table, how each of these is reached.
Must not know: how a screen becomes a picture.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

import core
from ai.search import Thought, strength_of, think
from netplay.archive.library import Library
from netplay.archive.opened_game import OpenedGame
from netplay.archive.store import Archive, read
from tests.replay import kept
from tests.tui.local import LocalClient, LocalTable, Script, until
from tui.boards import board
from tui.game_view.hints import advised
from tui.game_view.lesson.progress import Progress
from tui.screens.game.hint import HintRow
from tui.screens.home.listed_games import history_of
from tui.screens.learn.coach_dialog import CoachDialog
from tui.screens.learn.menu import LearnScreen
from tui.screens.replay.finished import FinishedGames
from tui.screens.replay.preview import GamePreview
from tui.screens.replay.replay import ReplayScreen
from tui.screens.replay.statistics import StatisticsScreen

ROUNDS = {"academy": 2, "grail": 2, "nobles": 1, "histrio": 1}
"""The rounds after which a recap is shown: where there are several, one with what has changed since the first."""
GAMES = 3
"""The finished games of each game in the list."""
HOUR = 3600.0
STEPS = 21
"""The step at which the replay is shown."""
KEYS = {"recap": "r", "explain": "i", "things": "tab", "leave": "escape"}
"""What a key opens at a question."""


class Aside(NamedTuple):
    """A thing to show: its group on the page, and the way to it from the main menu of a client."""

    group: str
    what: str
    reach: Script
    client: LocalClient | None = None


def of_game(game: str) -> Iterator[Aside]:
    """Returns what stands around the board of a game."""
    yield Aside(game, "lesson", begins(game))
    client = after_rounds(game)
    yield Aside(game, "hint", finds_a_hint(), client)
    for what, key in KEYS.items():
        yield Aside(game, what, presses(key), client)


def of_table() -> Iterator[Aside]:
    """Returns what belongs to no game alone."""
    yield Aside("table", "learn", opens(lambda: LearnScreen(progress=Progress(None))))
    with TemporaryDirectory() as folder:
        archive = finished_games(Path(folder))
        library, last = Library(archive, None), archive.games()[0].path
        yield Aside("table", "home-again", comes_back(library))
        yield Aside("table", "finished", previews(library))
        yield Aside("table", "statistics", opens(lambda: StatisticsScreen(library.summaries())))
        yield Aside("table", "replay", opens(lambda: ReplayScreen(OpenedGame(read(last))), *["right"] * STEPS))


def presses(*keys: str) -> Script:
    """Returns a script that presses these keys."""

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press(*keys)

    return script


def opens(screen: Callable[[], Any], *keys: str) -> Script:
    """Returns a script that opens a screen and presses these keys."""

    async def script(app: Any, pilot: Any) -> None:
        await app.push_screen(screen())
        await pilot.pause()
        await pilot.press(*keys)

    return script


def previews(library: Library) -> Script:
    """Returns a script that lists the finished games with their results, and waits for the preview of the last one."""

    async def script(app: Any, pilot: Any) -> None:
        await opens(lambda: FinishedGames(library), "r")(app, pilot)
        await until(pilot, lambda: not app.screen.query_one(GamePreview).waits)

    return script


def comes_back(library: Library) -> Script:
    """Returns a script that shows the main menu of a user who has finished these games."""

    async def script(app: Any, pilot: Any) -> None:
        app.keeps_games, listed = True, app.screen.listed
        listed.history = history_of(library.games())
        listed.look_up = lambda: False  # a later look into the app's own folder would find none
        app.screen.show()
        await pilot.pause()

    return script


def begins(game: str) -> Script:
    """Returns a script that begins the coached game, up to the coach's first words."""

    async def script(app: Any, pilot: Any) -> None:
        await app.push_screen(LearnScreen(game, "game", Progress(None)))
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))

    return script


def finds_a_hint() -> Script:
    """Returns a script that shows a hint at the question that is open on the screen."""

    async def script(app: Any, pilot: Any) -> None:
        presenter = app.screen.presenter
        app.screen.post_message(HintRow.Found(presenter.hintable(), thought(presenter.replica)))

    return script


def thought(replica: core.Replica[Any]) -> Thought:
    """Returns what a knight advises at the question; the same each time."""
    strength = strength_of("knight", replica)._replace(seconds=HOUR)
    seat = cast("int", replica.seat)
    return advised(think(replica, random.Random(0), strength), seat)


def after_rounds(game: str) -> LocalClient:
    """Returns a player at a question after some rounds."""
    local = LocalTable("Anna", game=game)
    local.start(bots=max(3, core.game(game).seats[0]) - 1)
    ends, rng = board(game).round_ends, random.Random(1)
    local.play(lambda replica: sum(map(ends, replica.log)) >= ROUNDS[game] and bool(replica.legal()), rng)
    return local.clients[0]


def finished_games(folder: Path) -> Archive:
    """Returns an archive of some finished games."""
    for at, game in enumerate(core.IDS * GAMES):
        made = LocalTable("Anna", "Boris", game=game, seed=at)
        kept.recorded(made.clients[0], folder, lambda at=at: kept.NOON + at * HOUR)
        kept.play(made, at)
    return Archive(folder)
