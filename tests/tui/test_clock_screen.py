"""The turn clock and the bot for the absent, as the host sets them and everybody sees them."""

from __future__ import annotations

import re

import pytest

from netplay.protocol.messages import Chat, TableSettings
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.lobby_view.table_settings import turned_rule
from tui.text.words import Words


class Timed(LocalTable):
    """A table whose clock, and those of all its people, goes on when a test says so."""

    def __init__(self, *names: str, **more) -> None:
        super().__init__(*names, **more)
        self.now = 0.0
        self.table.now = lambda: self.now
        for client in self.clients:
            client.now = lambda: self.now

    def tick(self, now: float) -> None:
        self.now = now
        self.deliver(self.table.tick())


def rows(app) -> list[str]:
    return screen_text(app).splitlines()


def at_lobby(client, *keys: str, row: str = "clock", language: str = "en") -> str:
    """The lobby after these keys, with the cursor on this row, if it is there; in one line."""
    seen = []

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        if any(option.id == row for option in rows.options):
            rows.highlighted = rows.get_option_index(row)
        await pilot.press(*keys)
        await pilot.pause()
        panel = app.screen.query_one("#about").canvas.text()
        seen.append(" ".join(re.sub("[│◄►]", " ", f"{screen_text(app)} {panel}").split()))

    show(client, script, (120, 40), language=language)
    return seen[0]


def test_the_host_turns_the_limits_in_the_lobby_and_guests_see_them():
    table = Timed("Anna", "Boris")
    host, guest = table.clients
    assert "Turn clock" not in at_lobby(guest)
    shown = at_lobby(host, "right", "right")
    assert "Turn clock 1 min" in shown
    assert "When it is up, a bot plays this one move for you" in shown
    at_lobby(host, "enter", row="stand-in")
    assert guest.state.table.lobby.house == TableSettings(clock=60, stand_in=60)
    shown = at_lobby(guest)
    assert "Turn clock 1 min" in shown
    assert "Bot for absent players after 1 min" in shown


@pytest.mark.parametrize(
    ("now", "by", "then"), [(45, 1, 60), (45, -1, 30), (3600, 1, 0), (3600, -1, 300), (60, -1, 30)]
)
def test_a_limit_from_the_command_line_turns_to_the_next_one(now, by, then):
    assert turned_rule(TableSettings(ask=True, clock=now), "clock", by) == TableSettings(ask=True, clock=then)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_are_said_in_every_language_within_their_columns(language):
    table = Timed("Anna", "Boris")
    table.clients[0].send(TableSettings(clock=90, stand_in=3600))
    shown = at_lobby(table.clients[1], language=language)
    words = Words(language)
    for row, seconds in (("clock", 90), ("stand-in", 3600)):
        said = f"{words(f'lobby-rule-{row}')} {words(f'lobby-rule-{row}-on', time=words.duration(seconds))} "
        assert " ".join(said.split()) in shown


def test_the_time_runs_on_everybodys_screen():
    table = Timed("Anna", "Boris", "Chloé")
    table.clients[0].send(TableSettings(clock=30))
    table.start()
    seen = []

    async def script(app, pilot):
        assert rows(app)[0].index("ABC 0:30") > 0
        table.now = 21.5
        await until(pilot, lambda: "ABC 0:09" in rows(app)[0])
        table.clients[1].send(table.clients[1].state.act(table.clients[1].state.games.replica.legal()[0]))
        await until(pilot, lambda: "AC 0:09" in rows(app)[0])
        table.tick(30)
        table.bots()
        await until(pilot, lambda: "ABC 0:30" in rows(app)[0])
        await pilot.press("l")
        await until(pilot, lambda: "Time is up for Chloé: a bot plays this one move." in screen_text(app))
        seen.append(screen_text(app))

    show(table.clients[0], script)
    assert "Time is up for Anna: a bot plays this one move." in seen[0]


def test_whose_time_is_up_is_told_before_the_move_that_a_bot_plays_for_them():
    """However many messages come at once: so the logs of all agree."""
    table = Timed("Anna", "Boris", game="nobles")
    table.clients[0].send(TableSettings(clock=30))
    table.start()

    async def script(app, pilot):
        story, client_state = app.screen.presenter.narration, table.clients[0].state
        await until(pilot, lambda: story.events == len(client_state.games.replica.log))
        before = len(story.lines)
        table.tick(30)
        table.bots()
        await until(pilot, lambda: story.events == len(client_state.games.replica.log))
        table.clients[0].send(Chat("Late?"))
        await until(pilot, lambda: "Late?" in story.lines[-1].text.plain)
        told = [line.text.plain.startswith("Time is up for ") for line in story.lines[before:]]
        assert told[:2] == [True, True]
        assert len(told) > 3
        assert not any(told[2:])
        assert [line.mark for line in story.lines] == sorted(line.mark for line in story.lines)

    show(table.clients[0], script)


@pytest.mark.parametrize(
    ("game", "language"), [("academy", "fr"), ("grail", "uk"), ("nobles", "ru"), ("histrio", "fr"), ("histrio", "ru")]
)
def test_the_clock_is_whole_beside_every_title(game, language):
    table = Timed("Anna", "Boris", game=game)
    table.clients[0].send(TableSettings(clock=3600))
    table.start(bots=int(game == "grail"))
    table.bots()
    seen = []

    async def script(app, pilot):
        seen.extend([rows(app)[0], rows(app)[-1]])

    show(table.clients[1], script, language=language)
    title, keys = seen
    assert "60:00" in title
    assert " ? " in keys
    assert "Esc" in keys


def test_all_see_who_is_played_for_and_by_whom():
    """Away, played by a bot, back: in the row above the answers, and in the log."""
    table = Timed("Anna", "Boris", "Chloé")
    table.clients[0].send(TableSettings(stand_in=60))
    table.start()
    anna, boris, chloe = table.clients
    seen = []

    async def script(app, pilot):
        boris.leave()
        anna.send(anna.state.act(anna.state.games.replica.legal()[0]))
        chloe.send(chloe.state.act(chloe.state.games.replica.legal()[0]))
        await until(pilot, lambda: "Boris is away." in screen_text(app))
        table.tick(60)
        await until(pilot, lambda: "A bot plays for Boris." in screen_text(app))
        boris.join()
        await until(pilot, lambda: "A bot plays for Boris." not in screen_text(app))
        await pilot.press("l")
        await until(pilot, lambda: "is back and takes over" in screen_text(app))
        seen.append(screen_text(app))

    show(anna, script, size=(80, 30))
    for line in ("Boris is away; the seat is kept.", "A bot plays for Boris for the time being."):
        assert line in seen[0]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_last_row_names_what_it_can_and_always_how_to_leave(language):
    table = LocalTable("Anna", "Boris", "Chloé")
    table.start()
    table.clients[1].leave()
    seen = []

    async def script(app, pilot):
        app.screen.presenter.narration.last_round = lambda told: 1
        app.screen.paint()
        await pilot.pause()
        seen.append(rows(app)[-1])

    show(table.clients[0], script, (160, 50), language=language)
    show(table.clients[0], script, language=language)
    wide, narrow = seen
    assert all(f" {key} " in wide for key in "ltpb"), seen
    assert "Esc" in wide
    assert "Esc" in narrow


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_on_a_low_screen_is_told_how_to_talk_and_who_plays(language):
    table = LocalTable("Anna", "Boris", "Chloé")
    table.start()
    seen = []

    async def script(app, pilot):
        await pilot.press("enter", "enter")
        await until(pilot, lambda: not app.session.client.state.games.replica.legal())
        await pilot.pause(0.05)
        seen.append(rows(app)[-1])

    show(table.clients[0], script, language=language)
    expected = "ut?" if language == "fr" else "upt?"
    assert all(f" {key} " in seen[0] for key in expected), seen
    assert "Esc" in seen[0]
