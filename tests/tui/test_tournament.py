"""Tournaments on the screen of a hall and in lines: what they say, and how one comes to one's table."""

from __future__ import annotations

import pytest

from netplay.protocol import messages as p
from tests.tui.local import screen_text, show, until
from tests.tui.local_hall import LocalHall
from tests.tui.test_hall import Typist
from tui.app.settings import LANGUAGES
from tui.hall_view import tournament_text
from tui.screens.hall.hall import HallScreen
from tui.screens.hall.tournament_choices import places_with
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.words import Words


def club(**plan) -> LocalHall:
    """A hall with a tournament that Anna and Bert have entered, and its organiser last among the clients."""
    hall = LocalHall("Anna", "Bert")
    olga = hall.organiser("Olga")
    olga.send(p.OpenTournament(p.Plan("Friday Cup", "academy", **plan)))
    hall.pass_time()
    (cup,) = olga.state.hall.tournaments.rows
    for client in hall.clients[:2]:
        client.send(p.EnterTournament(cup))
    hall.pass_time()
    return hall


def cup_of(hall: LocalHall) -> str:
    return next(iter(hall.table.desk.tournaments))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_tournament_names_its_entrants_and_what_one_can_do(size):
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("c")
        await until(pilot, lambda: "Friday Cup" in screen_text(app))
        app.seen = screen_text(app)

    text = show(hall.clients[0], script, size=size).seen
    assert "2 have entered" in text
    assert "Anna" in text
    assert "Bert" in text
    assert "Withdraw" in text
    assert "Begin" not in text, "that is the organiser's"


def test_enter_leads_to_the_reserved_table():
    hall = club()
    hall.clients[2].send(p.NextRound(cup_of(hall)))
    hall.pass_time()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen and "reserved for you" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is LobbyScreen)

    show(hall.clients[0], script)
    assert hall.clients[0].state.table.my_seat is not None
    assert hall.clients[0].state.table.welcome.table.startswith("Friday Cup")


def test_the_organiser_begins_and_decides():
    hall = club()

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("c")
        await until(pilot, lambda: "Begin the tournament" in screen_text(app))
        await pilot.press("down", "enter")
        hall.pass_time()
        await until(pilot, lambda: "Decide a game" in screen_text(app))
        await pilot.press("down", "enter")
        for _ in range(2):
            await pilot.pause(0.05)
            await pilot.press("1")
        await pilot.pause(0.05)

    show(hall.clients[2], script)
    (game,) = hall.table.desk.tournaments[cup_of(hall)].record.pairings
    assert (game.decided, game.places) == (True, [[id] for id in game.players])


def choices_of_plan(keys: str, size=(80, 24), language: str = "en", at: int | None = None):
    """The hall in which the organiser has chosen so in the dialogs of a new tournament, and the text of one of them."""
    hall = LocalHall("Anna")
    olga = hall.organiser("Olga")

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("c")
        await pilot.pause(0.05)
        await pilot.press("enter")
        for number, key in enumerate(keys):
            await until(pilot, lambda: type(app.screen) is not HallScreen)
            await pilot.pause(0.05)
            if number == at:
                app.seen = screen_text(app)
            await pilot.press("enter" if key == "=" else key)
        await until(pilot, lambda: type(app.screen) is HallScreen)

    return hall, show(olga, script, size=size, language=language)


def test_the_organiser_chooses_the_turn_clock_and_when_a_bot_stands_in():
    hall, _ = choices_of_plan("411=32")
    (cup,) = hall.table.desk.tournaments.values()
    plan = cup.plan
    assert (plan.game, plan.format, plan.clock, plan.stand_in) == ("histrio", "swiss", 60, 120)


def test_the_usual_answers_are_those_of_a_plan():
    hall, _ = choices_of_plan("111=11")
    (cup,) = hall.table.desk.tournaments.values()
    usual = p.Plan("", "academy")
    assert (cup.plan.clock, cup.plan.stand_in) == (usual.clock, usual.stand_in)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_dialog_says_that_it_opens_the_tournament(language):
    hall, app = choices_of_plan("111=1" + "=", language=language, at=5)
    assert " ".join(Words(language)("cup-opens").split()[:2]) in app.seen
    assert len(hall.table.desk.tournaments) == 1


def test_entrants_are_told_the_time_limits():
    hall = club(clock=120, stand_in=0)

    async def script(app, pilot) -> None:
        await until(pilot, lambda: type(app.screen) is HallScreen)
        await pilot.press("c")
        await until(pilot, lambda: "Turn clock: 2 min" in screen_text(app))
        app.seen = screen_text(app)

    assert "Bot for absent players: manual" in show(hall.clients[0], script).seen


def test_a_first_place_alone_or_shared():
    assert places_with([4, 5, 6], 1) == [[5], [4, 6]]
    assert places_with([4, 5], 2) == [[4, 5]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_and_their_reasons_in_words(language):
    words = Words(language)
    row = p.TournamentRow("ab", p.Plan("Cup", "academy"), "round", 2, 3)
    shown = p.TournamentShown(
        row,
        [
            p.Standing(1, "Ann", 1, 1260, 2, 1100, "met"),
            p.Standing(2, "Yvain", 2, 1260, 2, 1000),
            p.Standing(3, "Kay", 3),
        ],
        [p.Meeting(1, [1, 2], "ab12cd"), p.Meeting(2, [3, 2], "", [[3], [2]], True)],
        [3],
    )
    (why,) = tournament_text.reasons(words, shown)
    assert why.startswith("Ann ")
    assert "Yvain" in why
    playing, decided, bye = tournament_text.round_lines(words, shown)
    assert playing.startswith("Ann, Yvain")
    assert "Kay > Yvain" in decided
    assert bye.endswith("Kay")
    assert tournament_text.points_of(1260) == "1.5"
    assert tournament_text.points_of(560) == "0.67"
    for format in ("swiss", "round-robin", "knockout", "open"):
        for stage in ("entry", "round", "break", "over"):
            plan = p.Plan("Cup", "academy", format=format)
            said = tournament_text.told(words, p.TournamentRow("ab", plan, stage, 1, 2))
            assert "cup-" not in said


# In lines


def test_in_lines_the_tournament_is_told_entered_and_left():
    hall = club()
    lines = Typist(hall, 0)
    told = lines.lines
    lines.type("cup 1")
    hall.pass_time()
    text = "\n".join(told)
    assert "1: Friday Cup, Medieval Academy, Swiss, 2 have entered" in text
    assert "1. Anna: 0" in text
    lines.type("cup out")
    hall.pass_time()
    assert hall.table.desk.tournaments[cup_of(hall)].row().entrants == 1
    assert any("1 has entered" in line for line in told)


def test_in_lines_one_comes_to_the_reserved_table_and_the_organiser_begins():
    hall = club()
    organiser = Typist(hall, 2)
    player = Typist(hall, 1)
    told = player.lines
    organiser.type("cup next")
    hall.pass_time()
    assert any("A seat is reserved for you in Friday Cup" in line for line in told)
    player.type("cup table")
    assert hall.clients[1].state.table.my_seat is not None
    organiser.type("cup decide 1 Anna")
    (game,) = hall.table.desk.tournaments[cup_of(hall)].record.pairings
    assert game.places[0] == [hall.clients[0].state.hall.welcome.person]


def test_in_lines_the_organiser_opens_a_tournament():
    hall = club()
    organiser = Typist(hall, 2)
    told = organiser.lines
    organiser.type("cup new nobles open 30")
    plan = list(hall.table.desk.tournaments.values())[-1].plan
    assert (plan.game, plan.format, plan.minutes, plan.seats) == ("nobles", "open", 30, 2)
    organiser.type("cup new academy swiss 3 clock=60 stand-in=0")
    plan = list(hall.table.desk.tournaments.values())[-1].plan
    assert (plan.rounds, plan.clock, plan.stand_in) == (3, 60, 0)
    organiser.type("cup new academy swiss clock=61")
    organiser.type("cup new academy swiss hints=0")
    assert len(hall.table.desk.tournaments) == 3
    organiser.type("cup new chess open")
    organiser.type("cup nonsense")
    assert any("You are the organiser" in line for line in told)
