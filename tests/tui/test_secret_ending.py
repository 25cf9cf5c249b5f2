"""The end of a game is a secret until the scores have grown to it before the reader's eyes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import core
from tests.cases import each_value
from tests.tui.local import LocalTable, screen_text, show, until, until_asked
from tui.boards import View, board
from tui.game_view.ending import ResultNotice
from tui.screens.game.ending_dialog import EndingDialog
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog
from tui.text.words import Words, plain

OPTIONS = {"academy": {"open_scores": True}}
WORDS = Words("en")


def before_the_last_step(game: str, seed: int = 3) -> LocalTable:
    """A game in which one more answer of the first player, or of bots after it, is the last."""
    whole = LocalTable("Anna", game=game, seed=seed)
    whole.start(OPTIONS.get(game), bots=max(1, core.game(game).seats[0] - 1))
    whole.play(lambda replica: False, random.Random(seed))
    last = whole.clients[0].state.games.replica.seq
    local = LocalTable("Anna", game=game, seed=seed)
    local.start(OPTIONS.get(game), bots=max(1, core.game(game).seats[0] - 1))
    local.rng = random.Random(seed)
    local.play(lambda replica: replica.seq >= last - 4, local.rng)
    assert local.clients[0].state.games.replica.outcome is None
    return local


def giveaways(replica: Any, names: list[str]) -> list[str]:
    """The sentences that say how the game has ended."""
    view = View.of(replica, WORDS, names)
    drawn = board(replica.game.id)
    lines = [drawn.line(view, event) for event in replica.log if event.key in drawn.ending]
    return [plain(text, names).rstrip(".") for text in (drawn.reason(view, replica.outcome), *lines)]


@pytest.mark.parametrize(("game", "size"), each_value(core.IDS, [(120, 40), (160, 50)]))
def test_nothing_on_the_screen_gives_the_end_away_before_the_race_has_run(game, size):
    local = before_the_last_step(game)
    client = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        local.play(lambda replica: False, local.rng)
        app.look_again()
        app.seen = []
        while not isinstance(app.screen, EndingDialog) or app.screen.growing:
            await pilot.pause(0.02)
            app.seen.append(screen_text(app))
            if not isinstance(app.screen, GameScreen | EndingDialog):
                app.screen.dismiss()
        await until(pilot, lambda: not app.screen_stack[-2].presenter.telling)
        app.told = screen_text(app)

    app = show(client, script, size, pause=0.02)
    replica, names = client.state.games.replica, client.state.games.names()
    secrets = [text[:30] for text in giveaways(replica, names)]
    whole = "\n".join(app.seen[:-1]).replace("\n", " ")
    assert not [text for text in secrets if text in whole]
    assert WORDS("stage-counted" if board(game).scores_wait else "stage-decided")[:20] in whole
    assert secrets[0][:12] in app.told


def test_the_points_in_the_tiles_stand_still_until_the_race_has_run():
    local = before_the_last_step("academy")
    client = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        local.play(lambda replica: False, local.rng)
        app.look_again()
        screen = app.screen
        await until_asked(pilot, RecapDialog)
        await pilot.press("x")
        await until(pilot, lambda: screen.presenter.queue.at_ending)
        app.frozen = screen.view()
        await until_asked(pilot, EndingDialog)
        await pilot.press("x")
        await until(pilot, lambda: not screen.presenter.telling)
        app.now = screen.view()

    app = show(client, script, (120, 40), pause=0.05)
    replica = client.state.games.replica
    assert app.frozen.scored == replica.moment(replica.began - 1)
    assert app.frozen.scored.shields != replica.state.shields, "the last step has scored"
    assert (app.now.scored, app.now.outcome) == (replica.state, replica.outcome)


def test_a_finished_game_that_comes_up_is_told_in_this_order_too():
    """Whoever comes back after the end is shown the race before the winner."""
    local = LocalTable("Anna", seed=3)
    local.start(bots=2)
    local.play(lambda replica: False, random.Random(3))

    async def script(app: Any, pilot: Any) -> None:
        app.first = screen_text(app)
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))

    seen = show(local.clients[0], script, (120, 40), pause=5).first
    assert WORDS("stage-counted") in seen
    assert "knighted" not in seen
    assert " points." not in seen


def test_another_screen_of_the_same_game_knows_that_the_result_has_been_told():
    before, after = ResultNotice(), ResultNotice()
    before.told = True
    after.succeed(before)
    assert after.told
    after.comes_up(None, ready=True)
    assert not after.told, "another game has begun"
