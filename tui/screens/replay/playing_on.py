"""Plays on from a moment of a replay, alone against bots.

Knows: the replay, the launch request, the dialogs that ask.
Must not know: how a table begins in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text

from netplay.archive.opened_game import ALL_OPEN
from netplay.archive.played_on import Moment, drawn_anew, played_on
from netplay.table.saved import SavedTable
from tui.game_view.replay.replay import Replay
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Chooser, Reader
from tui.session.launch import LaunchRequest

if TYPE_CHECKING:
    from tui.app.protocol import TableApp


Way = tuple[str, Callable[..., SavedTable]]
"""The key of a way to play on, and what makes the table for it."""


def player_of(replay: Replay) -> int:
    """Returns the player for whom a person would play on: the one from whose seat the replay is seen, or their own."""
    seen_from, own = replay.seen_from, replay.opened.seat
    return seen_from if seen_from not in (None, ALL_OPEN) else own if own is not None else 0


def ways_on(replay: Replay) -> list[Way]:
    """Returns how it can be played on from the moment that the replay shows, by the keys of their texts: with the
    hidden cards as they lay, if the table has opened the game; drawn again, by what the player could see."""
    if replay.at_end:
        return []
    ways: list[Way] = [("lay", played_on)] if replay.opened.is_open else []
    return [*ways, ("anew", drawn_anew)] if player_of(replay) in replay.opened.views() else ways


def ask_to_play_on(screen: GuardedScreen[None], replay: Replay) -> None:
    """Asks whether and how to play on from the moment that the replay shows, and begins that game; or says why it
    cannot."""
    words, ways = screen.app.words, ways_on(replay)
    if not ways:
        body = Text(words("branch-play-over" if replay.at_end else "branch-play-closed"))
        screen.app.push_screen(Reader(words("branch-play-title"), body))
        return

    def done(at: int | None) -> None:
        if at is not None and at > 0:
            screen.app.call_next(partial(_begin, screen.app, request_of(screen, replay, ways[at - 1][1])))

    name = replay.presenter.moments.names()[player_of(replay)]
    answers = [words("branch-play-stay"), *(words(f"branch-play-{way}") for way, _ in ways)]
    body = Text(words("branch-play-body", name=name))
    screen.app.push_screen(Chooser(words("branch-play-title"), body, answers), done)


async def _begin(app: TableApp, request: LaunchRequest) -> None:
    """Closes the replay and the list below it, and begins the game."""
    while isinstance(app.screen, GuardedScreen) and app.screen.stays:
        await app.pop_screen()
    app.begin(request)


def request_of(screen: GuardedScreen[None], replay: Replay, way: Callable[..., SavedTable]) -> LaunchRequest:
    """Returns the request for a game alone from the moment that the replay shows."""
    name = screen.app.settings.person()
    title = screen.app.words("branch-table", name=name)
    table = way(replay.opened, Moment(replay.step, player_of(replay)), name, title)
    return LaunchRequest("solo", name, table=title, game=table.game, branch=table, at_once=True)
