"""The main menu offers to go on with an unfinished game of this machine; `host --resume` goes on with one."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from textual.widgets import OptionList

import core
from netplay.client.troubles import silent
from netplay.console import tell_table
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import messages as p
from netplay.server.server import Server
from netplay.table.saved import Place
from netplay.table.table import Table
from tests.netplay.room import Room
from tests.tui.local import screen_text, show, until
from tui.app.app import RoundTable
from tui.app.no_session import NO_SESSION
from tui.app.settings import LANGUAGES, Settings
from tui.screens.game.game import GameScreen
from tui.screens.home.home import Home
from tui.screens.home.shelf import box_rows, fitting
from tui.session.launch import LaunchRequest


def begun(
    path: Path, alone: bool, name: str = "Anna", place: Place | None = None, password: str = "", called: str = "Camelot"
) -> Table:
    """A game of Anna with two bots, begun by another program that was killed."""
    room = Room("academy")
    room.table.name = called
    room.table.place = place or Place()
    with Journal(path) as journal:
        writer = JournalWriter(journal, room.table, alone=alone)
        room.join("Anna", name=name)
        for seat in (1, 2):
            room.ask("Anna", p.AddBot(seat, "page"))
        room.start("Anna")
        writer.keep()
        room.act("Anna", room.dealer.legal(0)[0])
        room.table.admission.set_password(password)
        writer.keep()
    return room.table


def run(path: Path, plan: LaunchRequest, script, language: str = "en") -> None:
    async def go() -> None:
        settings = Settings(name="Anna", language=language)
        settings.save = lambda: None  # type: ignore[method-assign]
        with Journal(path) as journal:
            app = RoundTable(plan, settings, pause=0, patience=0, ascii_only=False).saving_in(lambda: journal)
            async with app.run_test(size=(100, 30)) as pilot:
                await script(app, pilot)
                app.exit()

    asyncio.run(go())


@pytest.mark.parametrize("alone", [True, False])
def test_the_first_screen_goes_on_with_an_unfinished_game(tmp_path, alone):
    path = tmp_path / "journal.sqlite"
    table = begun(path, alone)

    async def script(app, pilot):
        row = re.compile(r"Continue\n *g +Medieval Academy with Yvain, Bors  ·  round I of VI")
        await until(pilot, lambda: row.search(screen_text(app)))
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))
        replica = app.session.client.state.games.replica
        assert replica.seq >= 1
        assert app.session.plan.do == ("solo" if alone else "host")
        assert app.session.client.state.table.welcome.table_id == table.id
        assert app.session.client.state.games.replica.seat == 0
        assert app.session.saved
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(core.Replica, "outcome", core.Outcome(((0, 1, 2),), (0, 0, 0), ""))
            assert not app.session.saved, "a game that is over is not gone on with"

    run(path, LaunchRequest(), script)


def test_all_unfinished_games_are_in_reach_with_where_they_stand(tmp_path):
    """A low screen has rows for few: then it says how many more there are, and lists them all."""
    path = tmp_path / "journal.sqlite"
    tables = [begun(path, True, called=called) for called in ("Camelot", "Avalon", "Tintagel")]

    async def script(app, pilot):
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Continue: Medieval Academy" in screen_text(app))
        assert "2 more unfinished games" in screen_text(app)
        app.screen.query_one(OptionList).highlighted = app.screen.query_one(OptionList).get_option_index("unfinished")
        await pilot.press("enter")
        await until(pilot, lambda: screen_text(app).count("round I of VI") == 3)
        await pilot.press("3")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))
        assert app.session.client.state.table.welcome.table_id == tables[0].id, "the oldest is the last"

    run(path, LaunchRequest(), script)


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "with friends"])
def test_a_game_alone_that_is_over_is_nothing_to_return_to(tmp_path, alone):
    """Friends may want another one at the same table."""
    path = tmp_path / "journal.sqlite"
    begun(path, alone)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))
        app.session.step_out()
        await until(pilot, lambda: isinstance(app.screen, Home))
        assert app.session.can_return
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(core.Replica, "outcome", core.Outcome(((0, 1, 2),), (0, 0, 0), ""))
            app.screen.show()
            await pilot.pause()
            assert (app.words("table-home-return") in screen_text(app)) is not alone

    run(path, LaunchRequest("solo" if alone else "host", "Anna", port=0, resume=""), script)


def test_the_way_back_to_a_table_names_its_game_and_another_game_takes_the_cursor_from_it(tmp_path):
    path = tmp_path / "journal.sqlite"
    begun(path, True)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))
        app.session.step_out()
        await until(pilot, lambda: "Enter back to your table" in screen_text(app))
        assert "Return to your table · Medieval Academy" in screen_text(app)
        await pilot.press("right")
        await until(pilot, lambda: "Enter play" in screen_text(app))
        assert app.screen.query_one(OptionList).highlighted_option.id == "solo"

    run(path, LaunchRequest("solo", "Anna", port=0, resume=""), script)


def test_host_resume_goes_on_where_it_was(tmp_path):
    path = tmp_path / "journal.sqlite"
    table = begun(path, False)

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))
        client_state = app.session.client.state
        assert client_state.table.welcome.table_id == table.id
        assert table.play.dealer.steps[0].action == client_state.games.reports[0].action
        assert app.session.hosting

    run(path, LaunchRequest("host", "Anna", port=0, resume=""), script)


@pytest.mark.parametrize(("said", "bound"), [("", "127.0.0.1"), ("0.0.0.0", "0.0.0.0")], ids=["as before", "said"])
def test_host_resume_listens_where_it_did_and_asks_for_the_password(tmp_path, monkeypatch, said, bound):
    """Who has kept a table from the network would not say so again, when his machine has failed."""
    path, served, signs = tmp_path / "journal.sqlite", [], []

    class Noted(Server):
        async def serve(self, host, *args, **more):
            served.append((host, self.table.admission.password_hash))
            await super().serve(host, *args, **more)

    async def announce(server):
        signs.append(server)

    monkeypatch.setattr("tui.session.own_table.Server", Noted)
    monkeypatch.setattr("tui.session.own_table.advertise", announce)
    table = begun(path, False, place=Place("127.0.0.1", quiet=True), password="grail")

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.query("#news")))

    run(path, LaunchRequest("host", "Anna", said, port=0, resume=""), script)
    assert served == [(bound, table.admission.password_hash)]
    assert not signs


@pytest.mark.parametrize("name", ["none.sqlite", "n" * 300], ids=["no file", "nobody may look"])
def test_nothing_is_offered_where_nothing_is_unfinished(name, tmp_path):
    async def script(app, pilot):
        await until(pilot, lambda: app.session is not NO_SESSION and "Duelling Nobles" in screen_text(app))
        assert not app.session.unfinished
        assert "Go on" not in screen_text(app)

    run(tmp_path / name, LaunchRequest(), script)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.process
def test_the_list_says_so_in_the_readers_language_if_nobody_may_look(language, tmp_path):
    path = tmp_path / ("n" * 300)
    command = [sys.executable, "-m", "tui", "solo", "--lang", language, "--resume", "list", "--journal", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    sentence = {"en": "The journal {} cannot be read: {}.", "ru": "Журнал {} не читается: {}."}[language]
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == sentence.format(path, "File name too long") + "\n"


def listing(path: Path, language: str, said: str = "host") -> tuple[str, list[str]]:
    """The headings, and the rows."""
    command = [sys.executable, "-m", "tui", said, "--lang", language, "--resume", "list", "--journal", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=True)
    return done.stderr, done.stdout.splitlines()


@pytest.mark.parametrize(
    ("language", "headings", "game", "others"),
    [
        ("en", ["ID", "Saved", "Game", "Moves", "Table", "Players"], "Medieval Academy", "Yvain, Bors"),
        ("fr", ["ID", "Enregistrée", "Jeu", "Coups", "Table", "Joueurs"], "Medieval Academy", "Yvain, Bohort"),
        ("ru", ["ID", "Записана", "Игра", "Ходы", "Стол", "Игроки"], "Средневековая Академия", "Ивейн, Борс"),
        ("uk", ["ID", "Записано", "Гра", "Ходи", "Стіл", "Гравці"], "Середньовічна академія", "Івейн, Борс"),
    ],
)
@pytest.mark.process
def test_the_list_is_a_table_in_the_readers_language(language, headings, game, others, tmp_path):
    """A program that reads it finds the ID at the beginning of each line, and no headings."""
    path = tmp_path / "journal.sqlite"
    table = begun(path, False)
    above, (row,) = listing(path, language)
    assert above.split() == headings
    columns = [row[above.index(here) : above.index(there)].strip() for here, there in pairwise(headings)]
    assert columns[0] == table.id
    assert columns[2:] == [game, "1", "Camelot"]
    assert row[above.index(headings[-1]) :] == f"Anna, {others}"


@pytest.mark.process
def test_who_is_called_as_a_bot_is_told_from_it(tmp_path):
    """A bot keeps the name it is sent by where somebody at the table is called as the reader's language calls it."""
    path = tmp_path / "journal.sqlite"
    begun(path, True, name="Bohort")
    _, (row,) = listing(path, "fr", "solo")
    assert row.endswith("   Bohort, Yvain, Bors")


@pytest.mark.process
def test_a_table_that_is_called_after_its_host_is_listed_so_in_the_readers_language(tmp_path):
    path = tmp_path / "journal.sqlite"
    begun(path, False, called="Anna’s table")
    _, (row,) = listing(path, "ru")
    assert "   Стол: Anna   " in row


def test_columns_are_as_wide_as_what_is_in_them(capsys):
    tell_table(("ID", "Table", "Players"), [("a", "円卓", "Anna"), ("bc", "Camelot", "Борис")])
    shown = capsys.readouterr()
    assert shown.err == "ID   Table     Players\n"
    assert shown.out == "a    円卓      Anna\nbc   Camelot   Борис\n"


@pytest.mark.parametrize("said", ["host", "solo"])
@pytest.mark.process
def test_the_list_says_so_if_nothing_is_unfinished(said, tmp_path):
    """To people, not to programs that read it."""
    command = [sys.executable, "-m", "tui", said, "--lang", "fr", "--resume", "list", "--journal"]
    command.append(str(tmp_path / "none.sqlite"))
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "Il n’y a pas de partie inachevée à reprendre.\n"


NAMED = ("Percival", "Perceval", ")", "…")
"""The ends of the row where there is room for the players only."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(62, 70), (80, 24), (120, 40)])
def test_an_unfinished_game_takes_one_row_of_the_menu(size, language):
    """What has no room there, such as the day, is left out whole."""
    names = ("Anna", "Yvain", "Bors", "Ector", "Percival")
    entry = Entry("camelot", False, 4747, "Camelot", "academy", names, 1e9, True, 5)

    async def script(app, pilot):
        app.session.unfinished = [entry]
        app.screen.listed._standings["camelot"] = "III / VI"
        app.screen.show()
        await pilot.pause()
        menu = app.screen.query_one(OptionList)
        prompt = menu.get_option("resume").prompt
        assert prompt.cell_len <= menu.size.width
        assert prompt.plain.rstrip("\n").endswith(("  ·  III / VI", "01:46", *NAMED)), prompt.plain

    show(None, script, size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(62, 70), (80, 24), (120, 40)])
@pytest.mark.parametrize("unfinished", [0, 1])
def test_a_long_notice_takes_free_rows_of_the_menu_which_scrolls_if_there_are_none(unfinished, size, language):
    entry = Entry("camelot", False, 4747, "Camelot", "academy", ("Anna", "Yvain"), 1e9, True, 5)

    async def script(app, pilot):
        app.session.unfinished = [entry] * unfinished
        app.keeps_games, app.session.failure = True, silent("round-table-of-the-castle.example:39433", let_in=False)
        app.screen.show()
        await pilot.pause()
        menu = app.screen.query_one(OptionList)
        assert {"finished", "quit"} <= {option.id for option in menu.options}
        assert menu.region.bottom < app.screen.query_one("#keys").region.y + 1
        rows_of_a_name = box_rows(fitting(*size), app.words) - fitting(*size).least
        assert menu.max_scroll_y <= unfinished * rows_of_a_name
        menu.highlighted = menu.option_count - 1
        await pilot.pause()
        assert str(menu.options[-1].prompt).strip() in screen_text(app)

    show(None, script, size, language)
