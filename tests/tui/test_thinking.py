"""Bots that think: chosen in the lobby, and on the screen for as long as they do."""

from __future__ import annotations

import pytest

import ai
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.test_clock_screen import Timed
from tui.app.settings import LANGUAGES
from tui.lobby_view.bot_levels import as_words
from tui.text.words import Words


def at_the_second_seat(app) -> None:
    rows = app.screen.query_one("#rows")
    rows.highlighted = rows.get_option_index("seat-1")


def test_a_bot_in_the_lobby_becomes_stronger_until_it_begins_anew():
    table = LocalTable("Anna")
    levels = []

    async def script(app, pilot):
        at_the_second_seat(app)
        for _ in range(5):
            await pilot.press("b")
            await pilot.pause()
            levels.append(table.table.seats.bots[1])
            await until(pilot, lambda: f"Yvain bot, {levels[-1]}" in " ".join(screen_text(app).split()))

    show(table.clients[0], script)
    assert levels == ["squire", "knight", "king", "page", "squire"]


def test_a_bot_in_the_lobby_becomes_another_character_and_keeps_it_as_it_becomes_stronger():
    table = LocalTable("Anna")
    seen = []

    async def script(app, pilot):
        at_the_second_seat(app)
        for key in "ccbbc":
            await pilot.press(key)
            await pilot.pause()
            seen.append(table.table.seats.bots[1])
        await until(pilot, lambda: "Agravain bot, greedy king" in " ".join(screen_text(app).split()))

    show(table.clients[0], script)
    assert seen == [
        "squire:bold", "squire:careful", "knight:careful", "king:careful", "king:greedy",
    ]  # fmt: skip


def test_a_key_for_another_character_seats_nobody_where_no_seat_is_meant():
    table = LocalTable("Anna")

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        rows.highlighted = next(at for at in range(rows.option_count) if str(rows.get_option_at_index(at).id) == "game")
        await pilot.press("c")
        await pilot.pause()

    show(table.clients[0], script)
    assert not table.table.seats.bots


def test_a_table_of_an_older_release_is_asked_for_no_character_and_no_king(monkeypatch):
    monkeypatch.setattr("netplay.table.joins.CAPABILITIES", ("deal", "door", "clock"))
    table = LocalTable("Anna")
    seen = []

    async def script(app, pilot):
        at_the_second_seat(app)
        for key in "bcbb":
            await pilot.press(key)
            await pilot.pause()
            seen.append(table.table.seats.bots[1])

    show(table.clients[0], script)
    assert seen == ["squire", "squire", "knight", "page"]


def test_a_level_that_is_not_known_here_is_said_as_it_is_written():
    assert Words("fr")("table-seat-bot", **as_words("emperor:kind")) == "bot, emperor:kind"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language):
    known = [ai.join_level(strength, style) for strength in ai.LEVELS for style in ("", *ai.STYLES)]
    names = [Words(language)("table-seat-bot", **as_words(level)) for level in dict.fromkeys(known)]
    assert len(set(names)) == len(names)
    assert language == "en" or not {"squire", "knight", "king", "bold"} & set(" ".join(names).split())


TWO = {
    "en": "Yvain (knight), Bors (knight) are thinking… {} s",
    "fr": "Yvain (chevalier), Bohort (chevalier) réfléchissent… {} s",
    "ru": "Ивейн (рыцарь), Борс (рыцарь) думают… {} с",
    "uk": "Івейн (лицар), Борс (лицар) думають… {} с",
}
ONE = {
    "en": "Bors (knight) is thinking… {} s",
    "fr": "Bohort (chevalier) réfléchit… {} s",
    "ru": "Борс (рыцарь) думает… {} с",
    "uk": "Борс (лицар) думає… {} с",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_says_who_thinks_and_for_how_long(language):
    """From when they were asked: who has answered is not named any more, and the other has thought since before."""
    table = Timed("Anna")
    (anna,) = table.clients
    table.start(bots=2, level="knight")

    async def script(app, pilot):
        async def shows(text: str) -> None:
            await until(pilot, lambda: text in " ".join(screen_text(app).split()))

        await shows(", ".join(map(Words(language).called, ("Yvain", "Bors"))) + "…")
        anna.send(anna.state.act(anna.state.games.replica.legal()[0]))
        await shows(TWO[language].partition(" {")[0])
        assert TWO[language].format(0) not in screen_text(app)
        table.now = 4.25
        await shows(TWO[language].format(4))
        ask = table.table.decision_requests()[0]
        table.deliver(table.table.answered(ask, ask.decide_quickly()))
        await shows(ONE[language].format(4))

    show(anna, script, language=language)


def test_while_we_are_asked_too_it_is_said_behind_that():
    table = Timed("Anna")
    table.start(bots=2, level="knight")

    async def script(app, pilot):
        table.now = 4.25
        await until(pilot, lambda: TWO["en"].format(4) in screen_text(app))
        row = next(row for row in screen_text(app).splitlines() if TWO["en"].format(4) in row)
        assert "keep one card" in row.partition("Yvain")[0].lower()

    show(table.clients[0], script, (120, 40))


def test_nobody_is_said_to_think_who_answers_at_once():
    table = Timed("Anna")
    table.start(bots=2, level="squire")
    assert table.clients[0].state.games.thinking() == {}
    table = Timed("Anna")
    table.start(bots=2, level="knight")
    assert table.clients[0].state.games.thinking() == {1: ("knight", 0.0), 2: ("knight", 0.0)}
