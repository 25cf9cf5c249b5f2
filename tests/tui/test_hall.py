"""The list of a hall, on the screen and in lines: what it says, and how one goes to a table and comes back."""

from __future__ import annotations

import pytest

from netplay.protocol import messages as p
from tests.tui.local import LocalSession, screen_text, show, until
from tests.tui.local_hall import LocalHall
from tui.app.settings import LANGUAGES
from tui.lines.lines import Lines
from tui.screens.game.game import GameScreen
from tui.screens.hall.hall import HallScreen
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.words import Words


def club() -> LocalHall:
    """A hall: Anna looks at the list, Bert waits at a table, and Cleo and Dora play at another."""
    hall = LocalHall("Anna", "Bert", "Cleo", "Dora")
    _, bert, cleo, dora = hall.clients
    bert.send(p.OpenTable("Bert's table", "nobles"))
    cleo.send(p.OpenTable("The corner", "academy"))
    dora.send(p.JoinTable(cleo.state.table.welcome.table_id[:6]))
    dora.send(p.Ready(True))
    cleo.send(p.Start())
    hall.pass_time()
    return hall


# On the screen


def rows(text: str) -> list[str]:
    """The lines of a screen that name a table."""
    return [" ".join(line.split()) for line in text.splitlines() if "Bert’s table" in line or "The corner" in line]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_the_list_names_each_table_and_what_may_be_done_there(size):
    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        app.seen = screen_text(app)

    text = show(club().clients[0], script, size=size).seen
    free, playing = rows(text)
    assert free.startswith("Bert’s table Duel")
    assert "1 free" in free
    assert "Bert " in free[12:]
    assert playing.startswith("The corner Med")
    assert "just beg" in playing
    assert "Enter go there" in text


def test_enter_leads_to_the_table_under_the_cursor():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is LobbyScreen)

    show(hall.clients[0], script)
    assert hall.clients[0].state.table.my_seat == 1
    assert hall.clients[0].state.table.welcome.table == "Bert's table"


def test_enter_on_a_game_that_goes_on_watches_it():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("down", "enter")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    show(hall.clients[0], script)
    assert hall.clients[0].state.games.watching


def test_a_table_is_opened_for_the_game_that_is_chosen():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("n")
        await pilot.pause(0.05)
        await pilot.press("2")
        await until(pilot, lambda: type(app.screen) is LobbyScreen)

    show(hall.clients[0], script)
    state = hall.clients[0].state.table
    assert (state.lobby.game, state.is_host, state.welcome.table) == ("grail", True, "Anna’s table")


def test_the_cursor_stays_on_its_table_when_the_list_changes():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("down")
        hall.clients[1].send(p.ToList())
        hall.clients[1].send(p.OpenTable("Another", "nobles"))
        hall.pass_time()
        await until(pilot, lambda: "Another" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    show(hall.clients[0], script)


def test_why_a_table_does_not_let_us_in_is_said_in_the_list():
    hall = club()
    hall.clients[1].send(p.TableSettings(open=False))
    number = hall.clients[1].state.table.welcome.table_id[:6]
    hall.clients[0].send(p.JoinTable(number))

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        app.seen = screen_text(app)

    assert "The host has closed the door" in show(hall.clients[0], script).seen


def test_talk_and_announcements_are_shown_below_the_list():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("t", *"Hello", "enter")
        await until(pilot, lambda: "Anna: Hello" in screen_text(app))

    show(hall.clients[0], script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_list_says_how_to_open_a_table(language):
    hall = LocalHall("Anna")

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        app.seen = screen_text(app)

    text = show(hall.clients[0], script, language=language).seen
    assert Words(language)("hall-none").split(".")[0] in text


def test_who_leaves_a_table_of_a_hall_may_go_back_to_the_list():
    hall = club()

    async def script(app, pilot) -> None:
        app.session.in_hall, app.session.plan = True, app.session.plan
        app.session.to_list = lambda: setattr(app, "went", True)
        await until(pilot, lambda: type(app.screen) is LobbyScreen)
        await pilot.press("escape")
        await pilot.pause(0.05)
        await pilot.press("2")
        await until(pilot, lambda: getattr(app, "went", False))

    show(hall.clients[1], script)


def test_the_organiser_announces_closes_and_sees_who_is_where():
    hall = club()
    olga = hall.organiser("Olga")

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("w")
        await until(pilot, lambda: "Dora" in screen_text(app))
        places = [line.strip(" │") for line in screen_text(app).splitlines()]
        at = next(number for number, line in enumerate(places) if line.startswith("The corner"))
        assert places[at + 1 : at + 3] == ["Cleo", "Dora"]
        assert [place.split() for place in places if "in the list" in place] == [
            ["Anna", "in", "the", "list"], ["Olga", "in", "the", "list"],
        ]  # fmt: skip
        await pilot.press("escape", "a")
        await pilot.pause(0.05)
        await pilot.press(*"Soon", "enter")
        await until(pilot, lambda: "Olga announces to the whole hall: Soon" in screen_text(app))
        await pilot.press("x")
        await pilot.pause(0.05)
        await pilot.press("2")
        await until(pilot, lambda: len(hall.table.directory.awake) == 1)

    show(olga, script)
    assert [line.names for line in hall.clients[2].state.talk.lines if line.code == "announced"] == [["Olga", "Soon"]]
    assert hall.clients[1].state.table.refused.code == "table-closed"


def test_keys_of_the_organiser_do_nothing_for_others():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("a", "x", "w")
        await pilot.pause(0.05)
        assert type(app.screen) is HallScreen
        assert "announce" not in screen_text(app)

    show(hall.clients[0], script)


# In lines


class Typist:
    """A visitor of a hall in lines, and what was printed."""

    def __init__(self, hall: LocalHall, at: int = 0, language: str = "en") -> None:
        self.lines: list[str] = []
        self.person = Lines(Words(language), self.lines.append, typing=True)
        self.person.session = LocalSession(hall.clients[at], self.person.heard)
        self.person.session.hosting = False
        self.person.heard(None)

    def type(self, line: str) -> list[str]:
        before = len(self.lines)
        self.person.obey(line, 1e12)
        return self.lines[before:]


def test_the_list_is_told_once_and_then_what_changes():
    hall = club()
    anna = Typist(hall)
    assert anna.lines[0] == "Camelot Club. Tables:"
    assert anna.lines[1] == "1: Bert’s table, Duelling Nobles, Bert, 1 free seat"
    assert anna.lines[2].startswith("2: The corner, Medieval Academy, Cleo, Dora, just begun")
    before = len(anna.lines)
    hall.clients[1].send(p.ToList())
    hall.pass_time()
    assert anna.lines[before:] == ["1: Bert’s table, Duelling Nobles, 2 free seats"]
    hall.pass_time(1000)
    hall.pass_time()
    assert anna.lines[-1] == "Table 1 is closed."


def test_a_number_leads_to_the_table_and_n_opens_one():
    hall = club()
    anna = Typist(hall)
    assert anna.type("7")[-1].startswith("7")
    assert any("Anna, you" in line for line in anna.type("1"))
    assert hall.clients[0].state.table.my_seat == 1
    other = club()
    told = Typist(other).type("n gra")
    assert "Anna’s table; you are Anna" in told
    assert other.clients[0].state.table.lobby.game == "grail"


def test_a_line_of_talk_is_told_in_the_list():
    hall = club()
    anna = Typist(hall)
    assert anna.type("t Good evening") == ["Anna: Good evening"]
    assert anna.type("n chess")[0].startswith("Which game?")
    assert anna.type("")[0] == "Camelot Club. Tables:"


def test_list_at_a_table_goes_back_and_says_so_where_there_is_no_list():
    hall = club()
    bert = Typist(hall, at=1)
    assert "no hall" in bert.type("list")[-1]
    went = []
    bert.person.session.in_hall, bert.person.session.to_list = True, lambda: went.append(True)
    bert.type("list")
    assert went


def test_the_organiser_has_commands_in_lines():
    hall = club()
    hall.organiser("Olga")
    olga = Typist(hall, at=4)
    assert olga.lines[-1].startswith("You are the organiser")
    assert "The corner: 3: Cleo, 4: Dora" in olga.type("who")
    assert olga.type("announce We close.") == ["Olga announces to the whole hall: We close."]
    olga.type("close 2")
    hall.pass_time()
    assert olga.lines[-1] == "Table 2 is closed."
    assert Typist(hall).type("who") == ["Only the organiser of the hall decides that."]


# The organiser


def organised(script, size=(80, 24), language="en"):
    """A club whose organiser, Olga, has opened her screen; the hall after the script."""
    hall = club()
    olga = hall.organiser("Olga")

    async def play(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("w")
        await until(pilot, lambda: "Dora" in screen_text(app))
        await script(app, pilot)

    show(olga, play, size=size, language=language)
    return hall


async def choose(app, pilot, *keys: str) -> None:
    """Presses Enter and then each of the keys in a dialog of its own."""
    for key in ("enter", *keys):
        await pilot.press(key)
        await pilot.pause(0.05)


def test_the_organiser_pauses_a_game_and_reads_its_log():
    async def script(app, pilot) -> None:
        await pilot.press("down", "down", "down")  # the hall, Bert's table, Bert, the corner
        await choose(app, pilot, "1")
        app.session.client.table.pass_time()
        await until(pilot, lambda: "paused" in screen_text(app))
        await choose(app, pilot, "4")
        await until(pilot, lambda: "Log of The corner" in screen_text(app))
        assert "pauses the game" in screen_text(app)

    hall = organised(script)
    assert hall.clients[2].state.table.lobby.paused


def test_the_organiser_moves_a_person_to_a_free_seat_by_three_keys():
    async def script(app, pilot) -> None:
        await pilot.press("end", "up")
        await choose(app, pilot, "1", "1")
        await until(pilot, lambda: screen_text(app).index("Anna") < screen_text(app).index("The corner"))

    hall = organised(script)
    anna = hall.clients[0].state
    assert (anna.table.my_seat, anna.table.welcome.table) == (1, "Bert's table")
    assert [line.names for line in anna.talk.lines if line.code == "moved"] == [["Olga"]]


def test_the_organiser_makes_up_a_phrase_and_is_told_it():
    async def script(app, pilot) -> None:
        await choose(app, pilot, "3")
        await until(pilot, lambda: "Newcomers type this phrase" in screen_text(app))
        assert app.session.client.table.table.phrase in " ".join(screen_text(app).split())

    hall = organised(script)
    assert hall.table.admission.has_password


def test_why_a_deed_is_refused_is_said_on_the_organisers_screen():
    async def script(app, pilot) -> None:
        await pilot.press("down", "down", "down")
        await choose(app, pilot, "2")
        await until(pilot, lambda: "no turn timer" in screen_text(app))

    organised(script)


def test_the_hall_s_web_address_is_shown_and_p_shows_its_code():
    hall = LocalHall()
    hall.table.web = "http://192.168.1.5:8080"
    anna = hall.organiser("Anna")

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        assert "in a browser: http://192.168.1.5:8080" in screen_text(app)
        await pilot.press("p")
        await until(pilot, lambda: "Join with a telephone" in screen_text(app))
        assert "█" in screen_text(app)

    show(anna, script, size=(120, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_at_a_table_see_that_their_game_is_paused(language):
    hall = club()
    olga = hall.organiser("Olga")
    olga.send(p.PauseTable(hall.clients[2].state.table.welcome.table_id[:6]))

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is GameScreen)
        await until(pilot, lambda: Words(language)("table-paused")[:20] in screen_text(app))

    show(hall.clients[2], script, language=language)


def test_the_organiser_pauses_moves_and_protects_in_lines():
    hall = club()
    hall.organiser("Olga")
    olga = Typist(hall, at=4)
    olga.type("who")
    assert "The corner: 3: Cleo, 4: Dora" in olga.lines
    olga.type("pause 2")
    assert hall.clients[2].state.table.lobby.paused
    assert olga.type("time 2 90") == ["This table has no turn timer, so nobody there runs out of time."]
    assert any("pauses the game" in line for line in olga.type("log 2"))
    olga.type("resume 2")
    assert not hall.clients[2].state.table.lobby.paused
    olga.type("move 1 1")
    assert hall.clients[0].state.table.my_seat == 1
    assert olga.type("move 1 9") == ["9 is not on the list of choices."]
    assert olga.type("phrase")[0].startswith("Newcomers type this phrase")
    assert olga.type("open") == ["Newcomers need no password from now on."]
