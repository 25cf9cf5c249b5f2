"""People at the table, as the host and his guests see and press it."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace

from netplay.door_launcher import DoorReply
from netplay.protocol.messages import Chat, Kick, Notice, Refused, Resync, Said, Sit, Stand, TableSettings
from tests.tui.local import LocalSession, LocalTable, screen_text, show, until
from tui.app.app import RoundTable
from tui.app.settings import LANGUAGES
from tui.input import keys
from tui.input.keys import Keymap
from tui.lobby_view.exit_warning import fate, others, stakes
from tui.lobby_view.lobby_text import ways_in
from tui.lobby_view.people_menu import LOOKING, Choice, PeopleMenu
from tui.lobby_view.problems import lobby_problem
from tui.lobby_view.talk_text import talk_line, told_line
from tui.session.launch import LaunchRequest
from tui.text.words import Words


def pressed(client, *keys: str, language: str = "en", size: tuple[int, int] = (80, 24)) -> str:
    """What the screen shows after these keys."""
    seen = []

    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.05)
        seen.append(screen_text(app))

    show(client, script, size, language)
    return seen[0]


def test_a_guest_is_shown_a_code_for_their_seat_and_is_offered_nothing_else():
    table = LocalTable("Anna", "Boris")
    boris = table.clients[1]
    offered = pressed(boris, "p")
    assert "1 Show a code for my seat" in offered
    assert "2 Leave it as it is" in offered
    assert "3 " not in offered.partition("what would you like to do?")[2][:400]
    shown = pressed(boris, "p", "1")
    (lock,) = table.table.admission._codes.values()
    code = next(word for word in shown.split() if word.count("-") == 2 and word.isupper())
    assert f"--seat {code}" in shown
    assert lock


@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_the_host_sends_somebody_away_from_both_screens(phase):
    table = LocalTable("Anna", "Boris", "Chloé")
    if phase == "playing":
        table.start()
    pressed(table.clients[0], "p", "2", "2")
    assert table.clients[1].state.table.refused.code == "kicked"
    assert not any(seat.name == "Boris" for seat in table.clients[2].state.table.lobby.seats)


def test_who_is_played_for_is_told_how_to_take_their_seat_back_and_does():
    table = LocalTable("Anna", "Boris", "Chloé")
    table.start()
    anna, boris = table.clients[:2]
    assert "Let a bot play for now" in pressed(anna, "p", "2")
    pressed(anna, "p", "2", "1")
    said = talk_line(Words("en"), boris.state, boris.state.talk.lines[-1])
    assert said == "A bot plays for you for the time being. You take over with your next move, or with p."
    assert talk_line(Words("en"), anna.state, anna.state.talk.lines[-1]) == "A bot plays for Boris for the time being."
    assert "Let a bot play for now" not in pressed(anna, "p", "2"), "one does already"
    assert "Take my seat back from the bot" in pressed(boris, "p")
    pressed(boris, "p", "1")
    assert boris.state.talk.lines[-1].code == "bot-out"
    assert "Take my seat back" not in pressed(boris, "p")


def test_a_code_says_whose_seat_it_opens():
    table = LocalTable("Anna", "Boris", "Chloé")
    table.start()
    anna = table.clients[0]
    own = " ".join(pressed(anna, "p", "1").split())
    assert "A code for your seat" in own
    assert "and this session ends" in own
    table.deliver(table.table.leave(table.clients[1]))
    shown = " ".join(pressed(anna, "p", "2", "2").split())
    assert "A code for Boris’s seat" in shown
    assert "Typing it takes the seat. " in shown
    assert "this session ends" not in shown


def test_the_rules_of_the_house_are_a_key_and_an_answer_away():
    table = LocalTable("Anna", "Boris")
    host = table.clients[0]
    offered = pressed(host, "p")
    for wanted in ("Close the door", "Ask me before a newcomer sits", "Let spectators watch in silence"):
        assert wanted in offered
    pressed(host, "p", "3")
    assert host.state.table.lobby.house == TableSettings(open=False)
    assert "Open the door again" in pressed(host, "p")
    pressed(host, "p", "4")
    pressed(host, "p", "6")
    assert host.state.table.lobby.house == TableSettings(open=False, ask=True, watch=LOOKING[2])


def test_who_asks_is_let_sit_by_the_host():
    table = LocalTable("Anna", "Boris")
    host = table.clients[0]
    host.send(TableSettings(ask=True))
    boris = table.clients[1]
    table.deliver(table.table.receive(host, Kick(boris.state.table.welcome.person)))
    boris.state.table.welcome = None
    boris.join()
    assert boris.state.table.my_seat is None
    assert "Boris  (asks for a seat)" in pressed(host, "p")
    pressed(host, "p", "2", "1")
    assert boris.state.table.my_seat == 1
    assert host.state.table.lobby.asking == []


def test_a_table_with_a_password_asks_for_it_and_shows_no_letter_of_it():
    client = LocalTable("Anna", "Boris").clients[1]
    begun = []

    async def script(app, pilot):
        app.launcher.launch = begun.append
        client.status = "closed"
        client.state.receive(Refused("password", "This table asks for a password."))
        app.look_again()
        await until(pilot, lambda: "The password of the table?" in screen_text(app))
        assert "not it" not in screen_text(app)
        await pilot.press(*"grail")
        assert "grail" not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()

    show(client, script)
    assert [plan.password for plan in begun] == ["grail"]


def test_who_said_a_wrong_password_is_told_so():
    client = LocalTable("Anna", "Boris").clients[1]

    async def script(app, pilot):
        app.launcher.plan = replace(app.launcher.plan, password="wrong")
        client.status = "closed"
        client.state.receive(Refused("password", "This table asks for a password."))
        app.look_again()
        await until(pilot, lambda: "Wrong password. Please try again" in screen_text(app))

    show(client, script)


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_every_answer_fits_the_smallest_terminal(language):
    table = LocalTable("Anna", "Boris")
    offered = pressed(table.clients[0], "p", language=language)
    assert "{" not in offered
    assert "people-" not in offered
    assert "│ 9 " not in offered


def test_of_those_for_whom_the_table_closes_only_who_is_here_is_called_here():
    """But who is away for a moment has a seat to lose as well: the host is asked all the same."""
    table = LocalTable("Anna", "Boris", "Chloé")
    anna, boris, _ = table.clients
    session = LocalSession(anna, lambda _: None)
    session.hosting = True
    boris.leave()
    assert others(session) == ["Boris", "Chloé"]
    assert "Also here: Chloé." in stakes(Words("en"), session)
    table.clients[2].leave()
    assert "No other player is here now." in stakes(Words("en"), session)


def test_a_host_among_bots_is_told_so_and_that_an_unsaved_game_is_lost():
    table = LocalTable("Anna")
    session = LocalSession(table.clients[0], lambda _: None)
    session.hosting = True
    assert fate(session) == "none"
    table.start(bots=2)
    assert "Only bots play with you: nobody has to wait." in stakes(Words("en"), session)
    assert fate(session) == "lost"
    assert "the game is not saved" in Words("en")("table-leave-quit-follows", others=0, game=fate(session))


def test_what_loses_the_game_stands_below_one_line_at_leaving():
    table = LocalTable("Anna")
    table.start(bots=2)
    rows = pressed(table.clients[0], "escape").splitlines()
    first = next(at for at, row in enumerate(rows) if "Quit the program" in row)
    assert "the game is not saved" in rows[first]
    assert "────" in rows[first - 1]
    assert "Abandon" in rows[first + 1]


SEAT_KEPT = {"en": "your seat is kept", "fr": "gardé", "ru": "место ", "uk": "місце "}


@pytest.mark.parametrize("hosting", [True, False], ids=["host", "guest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_only_watches_is_told_of_no_seat_that_is_kept(language, hosting):
    table = LocalTable("Anna", "Boris")
    client = table.clients[0 if hosting else 1]
    session = LocalSession(client, lambda _: None)
    session.hosting = hosting
    assert SEAT_KEPT[language] in stakes(Words(language), session).lower()
    client.send(Stand())
    assert client.state.games.watching
    assert SEAT_KEPT[language] not in stakes(Words(language), session).lower()


# The talk


@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_nobody_who_comes_back_reads_that_they_are_away(phase):
    """His program hears it among all that was told while he was not heard."""
    table = LocalTable("Anna", "Boris")
    if phase == "playing":
        table.start()
    seen = []

    def script_of(anna_looks):
        async def script(app, pilot):
            await pilot.pause(0.1)
            table.clients[1].leave()
            table.clients[1].join()
            if anna_looks:
                await until(pilot, lambda: "Boris is away" in screen_text(app))
            await until(pilot, lambda: "Boris is back" in screen_text(app))
            seen.append(screen_text(app))

        return script

    for at, client in enumerate(table.clients):
        show(client, script_of(anna_looks=at == 0), size=(120, 40))
    assert "Boris is away" not in seen[1]


def test_the_talk_in_a_game_is_not_deaf_after_five_hundred_lines_and_survives_a_new_copy():
    table = LocalTable("Anna", "Boris")
    table.start()
    anna, boris = table.clients
    seen = []

    async def script(app, pilot):
        for number in range(520):
            boris.send(Chat(f"line {number}"))
            if number in (100, 510):
                await pilot.pause(0.05)
        await until(pilot, lambda: "line 519" in screen_text(app))
        anna.send(Resync())
        await pilot.pause(0.1)
        boris.send(Chat("and still"))
        await until(pilot, lambda: "and still" in screen_text(app))
        seen.append(screen_text(app))

    show(anna, script, size=(120, 40))
    assert "line 519" in seen[0]
    assert "BG Boris: and still" in seen[0]


def test_where_players_have_two_colours_each_is_marked_by_both():
    """In Lancelot "A" and "B" are on no squire."""
    table = LocalTable("Anna", "Boris")
    table.start({"two_player": "lancelot"})
    anna, boris = table.clients
    shown = []

    async def script(app, pilot):
        boris.send(Chat("hello"))
        anna.send(Chat("hello, too"))
        await until(pilot, lambda: "hello, too" in screen_text(app))
        shown.append(screen_text(app))
        await pilot.press("p")
        await pilot.pause(0.05)
        shown.append(screen_text(app))

    show(anna, script, size=(120, 40))
    assert "BG Boris: hello" in shown[0]
    assert "RY Anna: hello, too" in shown[0]
    assert "BG Boris" in shown[1].replace(shown[0], "")
    assert talk_line(Words("en"), anna.state, anna.state.talk.lines[-2]) == "BG Boris: hello"


def test_who_talks_in_a_game_has_the_letter_of_their_pieces_there():
    """Between two who play a chair may be free: on the board the second is B all the same."""
    table = LocalTable("Anna", "Boris", game="nobles")
    anna, boris = table.clients
    boris.send(Sit(3))
    boris.send(Chat("here"))
    table.start()
    boris.send(Chat("there"))
    after = [talk_line(Words("en"), anna.state, line) for line in anna.state.talk.lines if isinstance(line, Said)][-1]
    assert after == "B Boris: there"


def test_a_row_of_what_somebody_said_never_looks_like_a_line_of_its_own():
    """[F 14]"""
    table = LocalTable("Anna", "Boris")
    table.clients[1].send(Chat("x" * 20 + " " + "Anna has left the table. " * 8))
    rows = pressed(table.clients[0], size=(120, 50)).splitlines()
    at = next(number for number, row in enumerate(rows) if "B Boris: x" in row)
    column = rows[at].index("B Boris: x")
    more = [row[column:] for row in rows[at + 1 : at + 6] if row[column:].strip()]
    assert len(more) >= 3
    assert all(row.startswith("  ") for row in more), more


def test_nor_does_it_in_the_full_log():
    """[F 14] What somebody said stands back by two columns, so that no line of the log can be forged."""
    table = LocalTable("Anna", "Boris")
    table.start()
    seen = []

    async def script(app, pilot):
        table.clients[1].send(Chat("x" * 20 + " " + "Anna has left the table. " * 9))
        await until(pilot, lambda: "left the table" in screen_text(app))
        app.screen.action_open("log")
        await until(pilot, lambda: "What has happened so far" in screen_text(app))
        seen.append(screen_text(app))

    show(table.clients[0], script)
    log = seen[0].partition("What has happened so far")[2].splitlines()
    start = next(at for at, row in enumerate(log) if "BG Boris: x" in row)
    column = log[start].index("BG Boris")
    more = [row[column:] for row in log[start + 1 :] if "left the table" in row]
    assert len(more) >= 3
    assert all(row.startswith("  ") and row[2] != " " for row in more), more


def test_ssh_takes_an_address_without_brackets_and_a_browser_with_them():
    ssh, web = DoorReply(4722, "SHA256:" + "W" * 43), DoorReply(8080)
    lines = "\n".join(ways_in(Words("en"), "[fd00::7]:4747", ssh, web))
    assert "@fd00::7" in lines
    assert "//[fd00::7]:8080" in lines
    assert "join [fd00::7]:4747" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_of_a_host_with_an_ssh_door_says_what_friends_type(language):
    seen = []

    async def script(app, pilot):
        app.session.ways_in.ssh = DoorReply(4722, "SHA256:" + "W" * 43)
        app.look_again()
        await until(pilot, lambda: "SHA256:" in screen_text(app))
        seen.append(screen_text(app))

    show(LocalTable("Anna", "Boris").clients[0], script, language=language)
    assert "ssh -p 4722" in seen[0]
    assert "@192.168.1.5" in seen[0]
    assert "SHA256:" + "W" * 43 in seen[0]
    assert "Ctrl-P" in seen[0], "the keys are still there"


# Who has nobody to ask about


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_offered_nothing_for_several(language):
    table = LocalTable("Anna")
    table.start(bots=1)
    words, seen = Words(language), []

    async def script(app, pilot):
        app.session.plan = LaunchRequest("solo", "Anna")
        app.look_again()
        await pilot.pause(0.05)
        seen.append(screen_text(app))
        await pilot.press("p")
        await pilot.pause(0.05)
        seen.append(" ".join(screen_text(app).split()))

    show(table.clients[0], script, (120, 40), language)
    assert words("table-key-people") not in seen[0]
    assert words("table-key-log") in seen[0]
    assert words("people-title") in seen[1]
    assert words("people-code") not in seen[1]


def test_who_only_watches_is_told_that_there_is_nothing_to_ask_for():
    table = LocalTable("Anna", "Boris")
    table.clients[1].send(Stand())
    assert "As a spectator you have nothing to do here" in " ".join(pressed(table.clients[1], "p").split())


def test_a_seat_is_freed_only_of_who_had_it_when_it_was_asked():
    local = LocalTable("Anna", "Boris", "Cleo", game="academy")
    anna, boris, cleo = local.clients
    chosen: list[list[Choice]] = []
    clerk = SimpleNamespace(words=Words("en"), send=anna.send, choose=lambda title, choices: chosen.append(choices))
    listed = PeopleMenu(clerk, anna.state, anna.state.table.lobby, 1).choices()
    next(does for text, does in listed if "Boris" in text)()
    stand = next(does for text, does in chosen[-1] if text == Words("en")("people-stand"))
    boris.send(Stand())
    cleo.send(Sit(1))
    stand()
    assert (cleo.state.table.my_seat, boris.state.table.my_seat) == (1, None)
    assert any("Cleo" in text for text, _ in chosen[-1]), "the list as it is now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_who_is_asked_for_a_seat_reads_by_which_key_to_answer(language):
    table = LocalTable("Anna", "Boris")
    anna, boris = (client.state for client in table.clients)
    words = Words(language, keys=Keymap().signs())
    lobby = msgspec.structs.replace(anna.table.lobby, watching=["Zoe"], watchers=[9], asking=[9])
    text, _ = lobby_problem(words, anna, lobby)
    assert "Zoe" in text
    assert keys.usual("people") in text
    assert "Zoe" not in lobby_problem(words, boris, lobby)[0]
    asks = Notice("asks", ["Zoe"])
    assert keys.usual("people") in told_line(words, anna, asks)
    assert told_line(words, boris, asks) == words("table-notice-asks", name="Zoe")


def test_the_bell_rings_once_for_a_host_whom_somebody_asks_for_a_seat(monkeypatch):
    rung = []
    monkeypatch.setattr(RoundTable, "bell", lambda app: rung.append(1))
    table = LocalTable("Anna", "Boris")

    async def script(app, pilot):
        state = table.clients[0].state
        state.table.lobby = msgspec.structs.replace(state.table.lobby, watching=["Zoe"], watchers=[9], asking=[9])
        for _ in range(2):
            app.look_again()
        await pilot.pause()
        assert "Zoe asks for a seat: p lets you decide." in screen_text(app)
        assert rung == [1]

    show(table.clients[0], script)
