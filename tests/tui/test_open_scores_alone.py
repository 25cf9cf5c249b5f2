"""Alone against bots scores are open unless they were closed; at tables they stay an option.

Knows: the main menu, the command line, the options that are remembered.
Must not know: how scores are drawn.
"""

from __future__ import annotations

import core
from netplay.protocol.messages import Pick
from tests.tui.local import LocalTable, screen_text, show
from tui.app.settings import Settings
from tui.cli.arguments import understood
from tui.cli.request import launch_request
from tui.lobby_view.launching import options_alone, options_kept
from tui.session.launch import LaunchRequest
from tui.text.words import Words


def begun_with(closed: bool) -> tuple[LaunchRequest, str]:
    """What Enter begins on the main menu with the scores closed before, or not; and what is shown there."""
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        if closed:
            app.settings.options["academy"] = {"open_scores": False}
        await pilot.press("right", "left")
        await pilot.pause(0.05)
        begun.append(screen_text(app))
        await pilot.press("enter")

    show(None, script)
    return begun[1], begun[0]


def test_a_game_alone_begins_with_open_scores():
    begun, _ = begun_with(closed=False)
    assert core.game("academy").configure(begun.bots + 1, begun.options).open_scores


def test_scores_that_were_closed_alone_stay_closed_and_that_is_said():
    begun, screen = begun_with(closed=True)
    assert not core.game("academy").configure(begun.bots + 1, begun.options).open_scores
    assert Words("en")("academy-option-open_scores") in screen


def test_the_command_for_a_game_alone_opens_the_scores_and_can_close_them():
    def options(*argv: str) -> dict[str, object]:
        return launch_request(understood(["solo", "academy", *argv], Words("en")), Settings(), Words("en")).options

    assert options() == {"open_scores": True}
    assert options("--option", "open_scores=off") == {"open_scores": False}


def test_no_other_game_gets_an_option_that_it_does_not_have():
    for game in core.IDS:
        assert core.game(game).configure(core.game(game).seats[-1], options_alone(game, {})) is not None


def test_a_table_gets_no_option_that_is_only_a_default_alone():
    assert options_kept("academy", {"open_scores": True, "excalibur": True}) == {"excalibur": True}
    assert options_kept("academy", {"excalibur": True}) == {"excalibur": True, "open_scores": False}
    assert options_kept("grail", {"open_allies": True}) == {"open_allies": True}


def test_the_lobby_of_a_game_alone_remembers_that_scores_were_closed():
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        app.session.plan = LaunchRequest("solo")
        app.screen._ask(Pick("academy", {"excalibur": True}))
        assert app.preferences.last_options("academy") == {"excalibur": True, "open_scores": False}
        app.screen._ask(Pick("academy", {"open_scores": True}))
        assert app.preferences.last_options("academy") == {}

    show(local.clients[0], script)
