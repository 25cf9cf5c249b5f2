"""A whole game of each with the mouse alone: every answer is given by a click on what is drawn."""

from __future__ import annotations

import random
from collections import Counter
from time import monotonic
from typing import Any, NamedTuple

import pytest
from textual.widget import Widget
from textual.widgets import OptionList

import core
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.painted import answer_at
from tui.screens.dialogs import Chooser
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing

GAMES = {"academy": (2, 3), "grail": (3, 6), "nobles": (2, 1), "histrio": (2, 2)}
"""For each game: players, and a seed whose game is short."""
CLICKS = 200
"""More than any of them needs."""


class Target(NamedTuple):
    """Where a click gives an answer."""

    on: str
    widget: Widget
    place: tuple[int, int]
    answer: int


def drawn(screen: GameScreen, id: str) -> list[Target]:
    """The answers that a drawing shows, as far as it is in sight, each at the first place where a click gives it."""
    widget = screen.query_one(f"#{id}", Drawing)
    canvas = widget.canvas
    if canvas is None or not widget.display:
        return []
    columns, rows = min(canvas.width, widget.size.width), min(canvas.height, widget.size.height)
    spots = {(x, y): canvas.spot_at(x, y) for y in reversed(range(rows)) for x in reversed(range(columns))}
    places = {spot.answer: place for place, spot in spots.items() if spot is not None and not spot.selects}
    answers = range(len(screen.presenter.question.legal))  # the numbers beyond them ask why something is no answer
    return [Target(id, widget, place, answer) for answer, place in places.items() if answer in answers]


def listed(screen: GameScreen) -> list[Target]:
    """The answers in the list that are in sight."""
    answers = screen.query_one(Answers)
    canvas = answers.query_one(Drawing).canvas
    places = {answer_at(canvas, 3, y): (3, y) for y in reversed(range(answers.size.height))}
    return [Target("list", answers, place, answer) for answer, place in places.items() if answer is not None]


def choice(screen: GameScreen, rng: random.Random) -> Target:
    """An answer at random, on the board or in the hand where it is drawn there, else in the list."""
    targets = [*drawn(screen, "hand"), *drawn(screen, "board")]
    return rng.choice(targets or listed(screen))


@pytest.mark.slow
@pytest.mark.parametrize("game", core.IDS)
def test_a_whole_game_with_the_mouse_alone(game):
    players, seed = GAMES[game]
    local, rng, clicks = LocalTable("Anna", game=game, seed=seed), random.Random(seed), Counter()
    local.start(bots=players - 1)
    local.bots()
    replica = local.clients[0].state.games.replica

    async def script(app: Any, pilot: Any) -> None:
        app.settings.lone_done = False
        app.look_again()
        for _ in range(CLICKS):
            await until(
                pilot, lambda: not isinstance(app.screen, GameScreen) or bool(app.screen.presenter.question.legal)
            )
            screen = app.screen
            if isinstance(screen, RecapDialog):
                await pilot.click(".dialog")
            elif isinstance(screen, Chooser):
                break
            elif isinstance(screen, GameScreen):
                await answer(screen, pilot)
        await until(pilot, lambda: not app.screen.growing and app.screen.fresh.counts(monotonic()))
        app.ended = screen_text(app)
        offered = [str(option.prompt) for option in app.screen.query_one(OptionList).options]
        row = next(row for row, text in enumerate(offered) if "Look at the table" in text)
        await pilot.click(OptionList, offset=(4, row))
        await until(pilot, lambda: isinstance(app.screen, GameScreen))

    async def answer(screen: GameScreen, pilot: Any) -> None:
        target, seq = choice(screen, rng), replica.seq
        wanted = replica.game.pack(screen.presenter.question.legal[target.answer])
        await pilot.click(target.widget, offset=target.place)
        assert replica.seq == seq, "The first click only picks."
        await pilot.pause(0.02)
        shown = [*drawn(screen, "hand"), *drawn(screen, "board"), *listed(screen)]  # what was picked may have moved
        again = next(each for each in shown if each.answer == target.answer)
        await pilot.click(again.widget, offset=again.place)
        assert replica.seq > seq, target
        assert local.table.play.dealer.steps[seq].action == wanted, target
        clicks[target.on] += 1
        local.bots()

    app = show(local.clients[0], script)
    assert replica.outcome is not None
    assert "Look at the table" in app.ended
    assert clicks["board"]
    assert clicks["hand"]
